## The question panel
question-your-turn = your turn
question-asked = you are asked
question-is-asked = is asked
question-asks = asks
question-won = has won
question-end-turn = End turn
question-majors = Major actions
question-powers = Powers
question-minors = Minor actions
question-only-majors = Choose a major action above, or end your turn.
question-why-not = why not?
question-choose = Choose an answer
question-go-deal = Make this offer
question-back = Back
question-undo = Undo
question-undo-hint = Take back your last answer
question-ask-undo = Ask to undo
question-undo-others = Others have answered since: they must agree.
question-undo-lost = The others must agree. Lost would be: { $lost }
question-not-possible = { $n ->
    [one] One thing is not possible: why not?
   *[other] { $n } things are not possible: why not?
}
question-price = { $n } Supply
question-filter = Filter the answers
question-some = { $min ->
    [0] Up to { $max }, or none.
   *[other] From { $min } to { $max }.
}
question-range = From { $min } to { $max }.
question-number = Number
question-fewer = one fewer
question-more = one more
question-more-below = more below
question-up = { $what } up
question-down = { $what } down
question-order = Drag, or use the arrows.
question-most = at most { $n }
question-total = chosen; { $min ->
    [0] up to { $max }.
   *[other] from { $min } to { $max }.
}
question-total-of = of { $n } chosen.
question-no-deal = Make no offer
question-no-part = Nothing between these two
question-fold = Fold or unfold the question
question-frozen = This game stands still
question-waiting = Waiting for { $name }
question-moment = One moment
question-look-around = You may look at anything meanwhile.
question-reading = The table has moved on. Read how this campaign ended, then go on to the next.
question-away = A bot answers for you until you are back.
question-replace = Let a bot answer for { $name }
question-curtain = Hand the screen to { $name }
question-curtain-why = Nobody's secrets are shown until the right person looks.
question-curtain-go = I am { $name }
question-may-undo = May { $name } take back?
question-nothing-lost = No roll and no card would be lost.
question-would-be-lost = This would be lost:
question-allow = Allow
question-refuse = Refuse
question-withdraw = Withdraw
question-over = { $name } has won { $how }
question-see-how = See how it was won

## Major actions
major-search = Search
major-muster = Muster
major-trade = Trade
major-recover = Recover
major-campaign = Campaign
major-travel = Travel
major-forge = Forge
major-challenge = Challenge

## What buttons say
do-it = { $choice }
yes-it = Yes
no-it = No
done-it = Nothing more
do-act = { $choice }
do-search = Search the { $choice }
do-muster = Muster on { $choice }
do-trade = Trade with { $choice }
do-recover = Recover { $choice }
do-campaign = Attack { $choice }
do-travel = Travel to { $choice }
do-trade-for = Trade for { $choice }
do-modifier = { $choice }
do-battle-plan = { $choice }
do-keep = Keep { $choice }
do-keep-second = Keep { $choice } too
do-play-first = Play { $choice } first
do-start-site = Start at { $choice }
do-start-adviser = Keep { $choice }
do-make-room = Discard { $choice }
do-banish = Banish to { $choice }
do-vow = Vow the { $choice }
do-build = Build { $choice }
do-repair = Repair it
do-challenge = Challenge for the { $choice }
do-keep-legacy = Keep { $choice }
do-displace = Put it at { $choice }
do-recover-relic = Take { $choice }
do-partner = Negotiate with { $choice }
do-secret-falls = To { $choice }
do-follow-flame = Go to { $choice }
do-conspire-must = Take { $choice }
do-play-site = Play it { $choice }
do-play-faceup = Play it faceup
do-play-facedown = Play it facedown
do-play-reveal = Reveal it
do-play-discard = Discard it
do-which-adviser = { $minor ->
    [show] Show { $choice }
   *[other] Play { $choice }
}
do-poorest-bank = Return it to the { $choice }
do-first-bank = Begin with the { $choice }
do-power-bank = { $card }: choose the { $choice }
do-power = { $card }: { $choice }
do-site-token = Take a { $choice }
yes-toll = Pay
no-toll = Do not pay
no-needed-modifier = Leave it
yes-only-discard = Discard it
no-only-discard = Keep it
yes-sole-discard = Discard it
no-sole-discard = Choose another place
yes-join-as-ally = Join as an Ally
no-join-as-ally = Stay out of it
yes-let-join = Let them join
no-let-join = Do without them
yes-sacrifice = Sacrifice and win
no-sacrifice = Sacrifice none and lose
yes-burn-half = Burn half of it
no-burn-half = Burn nothing
yes-accept = Accept the offer
no-accept = Decline the offer
yes-permit = Permit it
no-permit = Refuse it
yes-become-citizen = Become a Citizen
no-become-citizen = Stay an Exile
yes-free-action = Take the action
no-free-action = Do without it
no-keep-second = Keep only one
done-modifier = Use no further power
done-battle-plan = Use no further plan
done-rest-power = End the turn
do-reliquary-relic = Take { $choice }
do-atlas-end = Fill from here: { $choice }
do-fulfiller = { $choice } fulfils it
do-drop-legacy = Give up { $choice }
do-world-task = { $choice } writes the World
do-beacon-task = { $choice } writes the Beacon
do-give-points = Give a point to { $choice }
do-protect-stack = Protect { $choice }
do-keep-adviser = Keep { $choice }
do-newcomers = Newcomers of { $choice }
do-restore = Turn back { $choice }
done-give-points = Keep the points
done-restore = Turn none back
done-wake-power = Begin to act
yes-roll-again = Roll again for 1 Supply
no-roll-again = Give up
yes-festival = Hold it here
no-festival = Not now
yes-exile-beaten = Burn 3 favor and exile them
no-exile-beaten = Let them stay
yes-let-pass = Let them past
no-let-pass = Bar the way
done-first-discard = Leave all cards there
done-build = Build nothing
done-invite = Invite nobody
no-conspire = Take nothing
yes-power = Use { $card }
no-power = Do without { $card }
done-power = No more by { $card }
no-site-token = Leave everything there
done-site-token = Leave everything there
no-discard-pile = To the usual pile
done-discard-pile = To the usual pile
yes-on-top = On top
no-on-top = At the bottom

## Exchanges
deal-gives = { $name } gives
deal-favor = favor
deal-secrets = secrets
deal-dark = facedown secrets
deal-n-favor = { $n } [favor]
deal-n-secrets = { $n } [secret]
deal-n-dark = { $n } facedown [secret]
deal-adviser = adviser { $n }
deal-held = facedown relic { $n }
deal-site = a site
deal-reliquary = the relic of { $name }
deal-nothing = nothing
deal-legacy = dormant legacy { $n }
deal-show = shows { $card }
deal-show-adviser = shows facedown adviser { $n }
deal-show-relic = shows facedown relic { $n }
deal-show-legacy = shows dormant legacy { $n }
deal-citizenship = Citizenship
deal-so-far = Already in this deal
deal-parties = Who agrees
deal-agrees = agrees

## The log
logbook-title = What happened
logbook-log = Log
logbook-chat = Chat
logbook-since = Since your last turn
logbook-private = only you see this
logbook-watch = See the board at this moment
logbook-older-talk = Earlier talk
logbook-back = Back to the table
logbook-older = Older lines
logbook-nothing-since = Nothing yet.
logbook-spectator = a spectator
logbook-silence = Nobody has said anything.
logbook-seat-claimed = Somebody has taken the seat of { $name }.
logbook-seat-named = { $name } has taken this name.
logbook-seat-freed = The host has freed the seat of { $name }.
logbook-seat-followed = { $name } has come from the last game.
logbook-next-opened = The next game of the chronicle is open.
logbook-say = Say something
logbook-send = Say
logbook-to-table = Back to the table
logbook-whole = { $title }: everything that happened

## Deeds that were refused
deed-not-your-seat = This seat is not yours.
deed-not-your-turn = You are not asked now.
deed-frozen = The rules engine broke in this game. Everything up to here is kept; the server's owner has a record to report.
deed-no-undo = At this table nothing is taken back past a secret or a roll.
deed-undo-own = Only your own answers can be taken back.
deed-bot-tables = You have as many tables with bots open as one address may have; finish or leave one of them.
deed-talk-often = You say a lot at once; wait a moment.
deed-empty-talk = There is nothing to say.
deed-name-empty = A name has at least one letter.
deed-name-taken = Somebody else at this table has this name.
deed-no-friend = Only the seat of a friend with an invitation can be freed.
deed-seat-open = Nobody has this seat: its invitation is still open.
deed-not-late = Only the host can do this before the time for the answer is over.
deed-stale = The game has moved on; this answer belongs to an earlier question.
trouble-away = The server cannot reach its storage just now. Try again in a moment.
trouble-disk = The disk of the server failed; nothing was changed.

## Moments of a game
game-title = { $chronicle } — game { $number }
replay-of = Round { $round }
replay-moment = Moment { $n } of { $last }
replay-seek = Moment
replay-back = Back
replay-on = On
replay-play = Play
replay-now = Back to the game as it is now

## Phone
phone-tabs = Parts of the table
phone-map = Map
phone-boards = Boards
phone-stores = Stores
phone-log = Log
phone-law = Law
frame-side = Question and log

## The table's frame
frame-dialog = Card, Law or menu
frame-offline = The connection is lost; trying again …
frame-no-server = The server cannot be reached. Nothing was changed; try again in a moment.
frame-asked = You are asked
frame-answer = Answer #:

## The menu
menu-title = Table
menu-close = Close
menu-standing = Standing answers
menu-standing-hint = Given at once whenever the question comes, until you change them.
menu-no-ally = Never join a campaign as an Ally, and let nobody join mine
menu-no-defense = Use no battle plans in defense
menu-no-deals = Decline every offer
menu-no-permits = Refuse every request to move warbands
menu-away = I must leave: let a bot answer for me
menu-back = I am back
menu-device = Another device
menu-device-hint = Makes a link that works once and opens your seat there too. Give it to nobody else.
menu-device-make = Make a link for another device
menu-device-link = Link for another device
menu-name = Your name
menu-name-take = Take this name
menu-webhook = Tell me elsewhere
menu-webhook-hint = When you are asked, a small JSON message is posted to this address; chat services understand it.
menu-keep = Keep
menu-kept = Kept.
menu-told = When I am asked
menu-sound = Play a sound
menu-notify = Show a notification of the browser
menu-more = Go to
menu-lobby = Seats and links
menu-replay = The game from its beginning
menu-log = Everything that happened
menu-over = Result and charts
menu-chronicle = The chronicle
menu-home = Home
menu-dice = The dice of this game come from a seed that is opened at the end. Its SHA-256 is

## Keys
keys-title = Keys
keys-answer = choose an answer
keys-confirm = confirm
keys-back = close, or back
keys-undo = take back
keys-end = end the turn
keys-arrows = go from site to site and row to row
keys-map = map or campaign
keys-law = the Law
keys-cards = the cards
keys-search = search the cards
keys-chat = say something
keys-question = to the question
keys-keys = this list

## What the button says that sends; # stands for the number chosen, ‹one/more› for what it counts
go-targets = Declare these targets (#)
go-attack-dice = Take # attack ‹die/dice›
go-discard-order = Discard in this order
go-bury-order = Bury in this order
go-invite = Invite #
go-banner-price = Pay #
go-it = { $kind ->
    [number] Take #
    [order] In this order
    [split] Divide them so (#)
   *[some] Choose these (#)
}
go-power = { $card }: { $kind ->
    [number] #
    [order] in this order
   *[other] these (#)
}
go-scarce-favor = Place this favor (#)
go-losses = Let these die (#)
go-sacrifice-before = Sacrifice # ‹warband/warbands›
go-forge-favor = Put a favor on these (#)
go-forge-secrets = Put a secret on these (#)
go-give-up-sites = Give up # ‹site/sites›
go-stock-reliquary = Keep these (#)
go-reveal-relics = Turn these faceup (#)
go-favor-to-banner = Put # favor on it
go-take-rule = Place # ‹warband/warbands›
go-turn-purple = Let these turn purple (#)
go-show-reliquary = Show these (#)
go-how-many-warbands = { $minor ->
    [take] Take # ‹warband/warbands›
    [leave] Leave # ‹warband/warbands›
    [give] Give # ‹warband/warbands›
   *[other] Ask for # ‹warband/warbands›
}

## The same when nothing is chosen
none-it = { $kind ->
    [number] Take none
   *[other] None of these
}
none-power = { $card }: none
none-invite = Invite nobody
none-banner-price = Pay none of your own
none-attack-dice = Take no attack dice
none-sacrifice-before = Sacrifice nobody
none-take-rule = Place no warbands
none-give-up-sites = Give up no site
none-stock-reliquary = Keep none
none-reveal-relics = Turn none faceup
none-favor-to-banner = Put no favor on it
none-forge-favor = Put favor on none
none-forge-secrets = Put a secret on none
none-turn-purple = Let none turn purple
none-show-reliquary = Show none

## What an answer would change
lead-supply = leaves { $n } [supply]
lead-other = { $player } { $sum }
lead-from-bank = { $sum } from { $suit }
lead-to-bank = { $sum } to { $suit }
lead-garrison = { $sum } at { $site }
lead-rules = you take { $site }
lead-loses = you lose { $site }
lead-takes = { $who ->
    [own] you take { $what }
   *[other] { $player } takes { $what }
}
lead-discards = discards { $card }
lead-discards-to = discards { $card } to { $place }
lead-piled = { $n } { $n ->
    [one] card
   *[other] cards
} to { $place }
lead-victorious = victory, { $attack } to { $defense }
lead-defeated = defeat, { $attack } to { $defense }
lead-title = { $who ->
    [own] you become Oathkeeper
   *[other] { $player } becomes Oathkeeper
}
lead-wins = { $who ->
    [own] you win the game
   *[other] { $player } wins the game
}
lead-nothing = no effect now
lead-asks = then { $player } is asked
lead-rolls = then the dice decide
lead-draws = then something is drawn at random
lead-reveals = no free undo after it
lead-vision-on-top = the top card is a Vision, which ends the draw
lead-last-vision = one more Vision drawn lets { $player } win
lead-play-site = anyone there may use it
lead-play-faceup = only you may use it
lead-goal = goal: { $goal }
lead-play-facedown = nobody else sees it
lead-play-reveal = all see your goal; reached when a turn of yours begins, it wins
lead-price = costs { $n } Supply
lead-price-range = costs { $least } to { $most } Supply

## Why not, in two words
short-supply = needs { $n } Supply
short-favor = needs { $n } favor
short-secrets = needs { $n } { $n ->
    [one] secret
   *[other] secrets
}
short-tokens-on-card = card in use
short-nothing-to-draw = no cards
short-no-card-here = no card
short-nothing-here = nothing here
short-not-ruler = not your site
short-holds-it = already yours
short-holder-elsewhere = holder elsewhere
short-guarded = well guarded
short-no-defender = no foe
short-no-target = no target
short-no-destination = nowhere to
short-no-warbands = no warbands
short-toll = toll unpaid
short-forbidden = forbidden
short-rest = time to rest

## Answers ahead
question-ahead = you can answer already
question-ahead-why = Your answer is kept and given as soon as you are asked. Nobody sees it before.
question-ahead-choose = Keep this answer
question-ahead-kept = Your answer is kept and will be given as soon as you are asked.
question-ahead-drop = Take it back

## Hints
question-hint = What would a bot do?
question-hint-none = The bot has no advice here.
answer-none = none
answer-no-offer = make no offer
answer-offer = make an offer
question-pace = Bots move
question-pace-slow = slowly
question-pace-normal = normally
question-pace-fast = fast
question-pace-at-once = at once
question-final-board = The board stays as it was at the victory. Look around as long as you like.
question-write-chronicle = Write the Chronicle
question-watch-chronicle = Watch the Chronicle being written
question-next-world = Look at the next world
question-back-to-end = Back to the final board

## Taking back to a line
undo-title = Take back
undo-all = Undo all (#)
undo-all-hint = Take back everything up to the last secret or roll
undo-to-line = Take back to before this
undo-free = Nothing secret and no roll came after it: you can take it back freely.
undo-agree = These must agree:
undo-alone = Nobody else must agree.
undo-lost = This would be lost:
undo-more = and { $n } more
undo-answers = { $n ->
    [one] One answer would be taken back.
   *[other] { $n } answers would be taken back.
}
undo-take = Take back
undo-ask = Ask the others
undo-not = This cannot be taken back: no answer of yours led to it.
keys-majors = the six major actions
keys-undo-all = take back everything up to the last secret

# Recover, roll by roll
question-roll-again = Roll two more dice, or give up?
question-shields = { $n } of { $need } shields
question-roll-next = that two more dice are enough
question-roll-all = ({ $chance } with all your Supply, { $n } rolls)
