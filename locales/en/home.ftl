## The home page
home-title = Oath: play
home-subtitle = Chronicles of Empire and Exile
home-lead = An empire, its exiles, and a world that remembers. The rules, the bookkeeping and the empty seats are looked after; the decisions are yours.
home-play-now = Play now
home-play-now-base = You as an Exile, three bots, the first chronicle.
home-play-now-foundations = New Foundations: your lineage and three bots in a new world.
home-play-now-2 = Takes one click and about an hour.
home-learn = Learn by playing
home-play-base = Play the base game
home-play-foundations = Play New Foundations
home-watch = Watch four bots play
home-round-one-screen = Play round one screen
home-setup = Set up a table
home-edition = Game
home-edition-base = Oath
home-edition-base-is = A Chancellor guards an empire; Exiles take it from them, or become its Citizens. Each game leaves its map, its cards and its Oath to the next.
home-edition-foundations = New Foundations
home-edition-foundations-is = Every seat is a lineage that lives on from game to game, with legacies to fulfil and points in an era. Bandits hold the land, sites come from an Atlas, and whoever wins rules the Empire of the next game.
home-seats = Seats
home-chancellor = Chancellor
home-exile = Exile
home-citizen = Citizen
home-begins = begins
home-lineage = lineage
home-name-0 = Ottilie
home-name-1 = Bram
home-name-2 = Ines
home-name-3 = Tove
home-name-4 = Marek
home-name-5 = Sanna
home-name-of = Name of seat { $n }
home-who-of = Who plays seat { $n }
home-colour-of = Colour of seat { $n }
home-colour-red = red
home-colour-blue = blue
home-colour-yellow = yellow
home-colour-white = white
home-colour-black = black
home-colour-brown = brown
home-colour-pink = pink
home-colour-any = choose at the table
home-who-here = me, here
home-who-link = a friend, by link
home-who-novice = a bot, novice
home-who-regular = a bot, regular
home-who-veteran = a bot, veteran
home-world = World
home-world-first = the first game
home-world-random = a random world
home-world-chronicle = a chronicle kept here
home-world-text = a pasted chronicle
home-seed = Seed
home-seed-any = any number
home-which = Chronicle
home-chronicle = { $name }, game { $n }
home-text = Tabletop Simulator string or chronicle file
home-oath = Oath
home-oath-as-it-is = as the world has it
home-clock = Time for an answer
home-clock-0 = no limit
home-clock-120 = 2 minutes
home-clock-600 = 10 minutes
home-clock-3600 = 1 hour
home-clock-86400 = 1 day
home-undo = Undo past secrets
home-undo-all = if all agree
home-undo-never = never
home-open-table = Open the table and show the links
home-continue = Continue
home-go-on = Your next game: { $game }
home-seat-kept = Your seat from the last game is kept for you.
home-none = No game yet. The ones you start or join will stand here.
home-remembered = Games are remembered by this browser. Your seat's link opens them anywhere else.
home-bring = Bring a chronicle
home-bring-hint = Paste what Tabletop Simulator saved, or a chronicle file. You will see what is public; no hidden card is named.
home-look = Look at it
home-unreadable = This cannot be read as a chronicle.
home-read-whole = Read without loss
home-read-repaired = { $n ->
    [one] Read with one repair
   *[other] Read with { $n } repairs
} to make a lawful world. Which cards it concerns stays secret.
home-fact-game = Next game
home-fact-map = Map
home-fact-citizens = Citizens
home-fact-empire = Empire
home-fact-atlas = Atlas
home-fact-altered = Foundations
home-fact-lineages = Lineages
home-no-lineages = none yet
home-atlas-sites = { $n ->
    [one] One site.
   *[other] { $n } sites.
}
home-atlas-recent = The most recent is { $site }.
home-goal = Goal of the Oathkeeper
home-goal-choose = not in the string: please choose
home-facedown = { $n ->
    [one] one site facedown
   *[other] { $n } sites facedown
}
home-no-citizens = none
home-no-spoiler = No hidden card is named here.
home-play-game = Play game { $n }
home-open-page = Open its page

## The lobby
lobby-title = { $game }: the lobby
lobby-kicker = The table is set
lobby-lead = Hand out the invitations, then sit down.
lobby-lead-kept = Whoever had a seat in the last game needs no invitation: it is kept for them.
lobby-lead-alone = Everybody is here.
lobby-go = Go to the table
lobby-seats = Seats
lobby-there = at the table
lobby-not-yet = not here now
lobby-invited = invitation open
lobby-kept = seat kept
lobby-ready = ready
lobby-link-of = Invitation for { $name }
lobby-free = Free this seat
lobby-free-warning = Whoever sits there loses the seat at once, and a new invitation appears here. Everybody at the table is told that you have freed the seat of { $name }.
lobby-kept-warning = { $name } comes here from the last game, without an invitation. If somebody else should play, free the seat, and an invitation appears here. Everybody at the table is told that you have freed the seat of { $name }.
lobby-free-go = Free the seat of { $name }
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-about = Good to know
lobby-note-link = Each friend gets an invitation, which works once. Whoever takes the seat with it has it in that browser, and nobody else can look at its cards, not even you.
lobby-note-accounts = There are no accounts and no passwords. This browser remembers your own seat.
lobby-note-start = You need not wait: the game asks each player when it is their turn to decide.
lobby-spectators = Spectators
lobby-spectators-hint = Shows only what is open to everybody.

## A game that waits for its players
waiting-title = { $game }: waiting
waiting-kicker = Before the game
waiting-lead = The cards are dealt when everybody has come, or when the host begins. This page opens the table by itself.
waiting-lead-host = The cards are dealt as soon as every friend has come. You can also begin without them.
waiting-friends = Who has come
waiting-came = has come
waiting-begin = Begin now
waiting-fair = Why wait
waiting-why = Every browser adds a number of its own to the decks and dice. The server has promised its part before, so that neither it nor anybody at the table can choose what is dealt and rolled.
waiting-promise = The SHA-256 of the server's promise is
waiting-no-script = Without scripts your browser adds no number.
waiting-again = Look again
form-promise = This promise was used already or is too old. Please send the form again.
form-number = A number for fair dice has 32 hexadecimal digits.
trouble-gathering = This game has not begun yet.
trouble-begun = This game has begun already.

## The page behind an invitation
join-kicker = You are invited
join-kicker-spent = This link is spent
join-take = Take the seat of { $name }
join-device = Use the seat of { $name } on this device
join-taken = The seat of { $name } is taken
join-ask-host = Somebody has used this link and sits there. If the seat of { $name } is yours, ask the host to free it: you then get a new invitation.
join-old = This invitation no longer holds
join-ask-newer = The seat of { $name } was freed, and there is a newer invitation: ask the host for it.
join-go = Take this seat
join-go-device = Sit down here too
join-note-browser = The seat then belongs to this browser, and the link opens nothing more.
join-note-device = The link works once. Your seat stays open where it is open now.
join-note-secret = Nobody else sees your cards. The host can free the seat if you lose it, but then everybody at the table is told.
