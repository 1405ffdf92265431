## What every page has
page-title = Oath
page-skip = To the question
page-play = Play
page-chronicles = Chronicles
page-cards = Cards
page-law = The Law
page-theme = Light or dark
page-language = Language
page-menu = Menu
page-tools = Tools
page-fan = An unofficial fan work. Oath was designed by Cole Wehrle and is published by Leder Games; no art or text of theirs is used here.
page-pages = Pages

## Small parts
part-no-suit = no suit
part-clause = Law { $number }
part-clause-new = Law NF { $number }
icon-favor = favor
icon-secret = secret
icon-warband = warband
icon-supply = Supply
icon-relic = relic
icon-attack-die = attack die
icon-defense-die = defense die
icon-discord = Discord
icon-arcane = Arcane
icon-order = Order
icon-hearth = Hearth
icon-beast = Beast
icon-nomad = Nomad
icon-skull = skull
icon-sword = sword
icon-hollow-sword = hollow sword
icon-shield = shield

## What went wrong
trouble-title = This did not work
trouble-home = To the home page
trouble-nothing = There is no such page.
trouble-no-game = There is no such game, or this browser has no link to it. Open the link that you were sent.
trouble-not-host = Only the host of the game can do this.
trouble-freed = The host has freed the seat that this browser had; ask for a new invitation if it is yours.
trouble-record-open = The record tells everybody's secrets; it can be had when the game is over.
trouble-export-open = A game of this chronicle is being played; its file would tell what is hidden. It can be had when the game is over.
trouble-not-over = The game is not over.
trouble-gone-on = The chronicle has gone on since this game. Its next game begins from its own page.
trouble-none-kept = No seat of a next game is kept for this browser. If there is one already, ask its host for an invitation.
trouble-rate = Too many requests at once; wait a moment.
trouble-cross-site = This came from another site's page and was not done.
trouble-method = This address cannot be used in this way.
trouble-large = This is too large to be read.
trouble-kind = This is not in a form that can be read here.
trouble-slow = This came too slowly and was not read; try again.
trouble-imports = Too many large texts are being read; wait a moment.
trouble-broken = The server made a mistake; its owner can read about it.
trouble-unreadable = This request cannot be understood.
trouble-malformed = This request cannot be read: { $why }

## The form
form-seats = A game has two to six seats.
form-who = A seat is played by a person here, by a friend with a link, or by a bot.
form-character = A bot is a warlord, a schemer, a courtier or a hermit.
form-same-name = Two seats have the same name.
form-same-colour = Two seats have the same colour.
form-edition = The game is the base game or New Foundations.
form-other-edition = This chronicle is one of the other game.
form-seed-foundations = A random world of New Foundations is made without a number: whoever chose it would know what lies in the Atlas.
form-throne = In this chronicle { $lineage } is the Chancellor's lineage: whoever plays it takes the first seat.
form-goal = A string of New Foundations does not tell the goal of the Oathkeeper: please choose it.
form-seed = The seed of a random world is a number.
form-no-chronicle = There is no such chronicle.
form-chronicle-open = A game of this chronicle is being played; its next game begins when that one is over.
form-world = The world comes from the first game, a random world, a chronicle, or a text.
form-clock = The time for an answer is a number of seconds.
form-era = An era ends at a number of points or after a number of games, from 1 to 999.
form-era-new = Only a new chronicle of New Foundations can be told when its eras end.
form-new-chronicle = The { $land } Chronicle
form-name-begin = Ember Ash Thorn Raven Gold Wolf Stone Winter Storm Amber Frost Oak Iron Swan Moon Salt Heron Cinder Elder Dusk
form-name-end = hold ford fell mere gate watch wick haven reach moor dale crest march field stead
chronicle-branch-name = { $name }, a branch

## Webhooks
hook-asked = { $name }, you are asked in { $game }.
hook-asked-at = { $name }, you are asked in { $game }: { $url }
hook-malformed = Messages can be posted to an address that begins with https:// or http:// and has no password in it.
hook-long = This address is too long.
hook-private = This server posts no messages to private addresses.

## The API
api-title = Oath for programs
api-lead = Everything that the page does can be done by programs: open a game, see it, answer, listen.
api-token = A token of a seat, of the host or of spectators is sent with each request as "Authorization: Bearer TOKEN".
api-problems = Whatever goes wrong is told as JSON with one sentence in "error" and, where the Law forbids it, the clause in "law".
api-document = The OpenAPI document: every field of every body and answer
api-how = How to ask
api-contents = Contents
api-needs-token = Needs a token.
api-well = It worked.
api-no-token = A token is missing: send it as "Authorization: Bearer TOKEN".
api-invitation = This is an invitation: it opens nothing until it is claimed.
api-invitation-spent = This invitation is spent: somebody has claimed it, or the seat was freed since. The host can free the seat.
api-no-card = There is no such card.
api-no-clause = There is no such clause in the Law.
api-group-games = Games
api-group-chronicles = Chronicles
api-group-library = Cards, Law, bots
api-group-about = About the API
api-do-promise = Promises a secret for the decks and dice of a game: tells its SHA-256. Used once, within an hour.
api-do-add-number = Adds a seat's number to a game that waits. When all have come, it begins.
api-do-begin = Deals a game that waits, whoever has come. For its host.
api-do-open-game = Opens a game and tells its tokens, once: the host's, the spectators', and one for each seat here. A friend's seat has an invitation instead.
api-do-claim = Takes a seat by its invitation, once, and tells the token that opens it from now on.
api-do-go-on = Goes on to the next game of the chronicle with the seats that are kept there, and tells their tokens.
api-do-see-seats = Who has which seat, and the invitations that are still open. For the host.
api-do-free = Frees a friend's seat: its tokens open nothing any more, everybody at the table is told, and there is a new invitation. For the host.
api-do-device = An invitation to a seat for another device of whoever has it; both then have it.
api-do-who-am-i = Tells which game and which seat a token opens.
api-do-see-game = The game as a seat may know it: seats, board, the open question with all legal answers, the log.
api-do-hear-talk = What was said earlier, a page at a time.
api-do-see-moment = The board as it was after so many answers.
api-do-motive = Why a bot did what a line of the log tells, in one sentence; the moment is that of the line.
api-do-hear-game = A stream of events: one for each change, with the new lines of the log, and a heartbeat.
api-do-do = Answers the open question, takes back, speaks, sets standing answers or a webhook. It is on disk when this is answered.
api-do-preview = The exact odds of the campaign that an answer would lead to, as far as everybody may know.
api-do-record = The record of a finished game.
api-do-keep-chronicle = Keeps a chronicle: the text of its file, or a Tabletop Simulator string.
api-do-see-chronicle = What everybody may know of a chronicle, and its history.
api-do-chronicle-file = The file of a chronicle, while no game of it is being played.
api-do-chronicle-string = A chronicle as a Tabletop Simulator string, while no game of it is being played.
api-do-cards = All cards and sites.
api-do-card = A card or site by its key, such as card-wolves, or by its number, such as card:57.
api-do-law = All clauses of the Law.
api-do-clause = A clause of the Law.
api-do-bots = The levels of the bots.
api-do-openapi = The OpenAPI document: every operation, body and answer.
api-do-about = This list.
api-bot-novice = Looks at what comes to mind first.
api-bot-regular = Looks at what comes to mind soon, and judges by experience what comes of it.
api-bot-veteran = Thinks its turn through to the end, and what the others will make of it.
api-bot-master = Thinks the same through again and again.
api-status-400 = The request cannot be read.
api-status-401 = A token is missing.
api-status-403 = It is not yours to do or to see, or not now.
api-status-404 = There is no such thing, or the token does not open it.
api-status-409 = The game has moved on, or is still being played.
api-status-410 = The invitation is spent.
api-status-413 = The request is too large.
api-status-422 = The Law or the table forbids it.
api-status-429 = Too many requests at once.
api-status-500 = The disk of the server failed; nothing was changed.
api-status-503 = The game stands still.

## Dice as they lie
icon-die-a-hollow = hollow sword
icon-die-a-sword = sword
icon-die-a-skull = two swords and a skull
icon-die-d-blank = blank
icon-die-d-shield = shield
icon-die-d-two = two shields
icon-die-d-x2 = doubling
icon-die-end = end die

date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
