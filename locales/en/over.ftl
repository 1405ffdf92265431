## The page after a game
over-title = { $game }: how it ended
over-kicker = { $game } · after round { $round }
over-so-far = The game so far
over-empire = the Empire
over-won-usurper = { $name } seizes the throne
over-won-vision = { $name } brings a vision to pass
over-won-several = { $name } wins twice over
over-won-stable = { $name } keeps the Empire
over-won-successor = { $name } inherits the Empire
over-won-exhaustion = { $name } outlasts the war
over-won-last-oathkeeper = { $name } keeps the title to the end
over-won-lot = The lot falls on { $name }
over-won-foretold = Foresight crowns { $name }
over-lead-usurper = { $name } took the title of the { $oath } from the Empire and still had it a turn later, in round { $round }.
over-lead-usurper-exiles = No Empire stood in the way: { $name } took the title of the { $oath } and still had it a turn later, in round { $round }.
over-lead-vision = In round { $round } { $name } woke with the { $vision } fulfilled, and the { $oath } was forgotten.
over-lead-several = In round { $round } { $name } had won in more than one way, and may choose which will be remembered.
over-lead-stable = The Empire kept the { $oath }, the end die fell after round { $round }, and nobody stood nearer to the throne than { $name }.
over-lead-successor = The Empire kept its throne until round { $round }, but the Citizen { $name } had more right to it than { $chancellor }.
over-lead-exhaustion = Eight rounds are over. No Exile could take the throne for good, and { $name } is still sitting on it.
over-lead-last-oathkeeper = Eight rounds are over. There is no Empire, no Usurper and no Vision that is met, so the title decides for { $name }.
over-lead-lot = Eight rounds are over, and nobody has even the title. The lot has named { $name }.
over-lead-foretold = { $name } had noted the last round and the winner in secret, and both were right.
over-write = Write the Chronicle
over-write-hint = { $name } decides what becomes of the world. The others may watch.
over-next = Play game { $n }
over-seat-kept = It is open, and your seat there is kept for you.
over-waits = Your seat in game { $n } is kept for you. As soon as it is open, this page and the home page lead there.
over-chronicle = The chronicle's page
over-table = Back to the table
over-why = How it was decided
over-oathkeeper = Oathkeeper
over-usurper = Usurper
over-usurper-text = { $name } began a turn with the title on its Usurper side.
over-vision = Vision
over-vision-text = { $vision }: { $goal }
over-drawn = Visions drawn
over-drawn-text = { $n } Visions had come out of the world deck; 3 are needed.
over-end-die = Stable regime
over-end-die-text = The end die showed { $rolled }; { $needed ->
    [6] only a 6 ends
   *[other] { $needed } or more ends
} round { $round }.
over-end-die-raised = The end die showed { $rolled } and was raised by a power; { $needed } was needed in round { $round }.
over-foretold = Foretold
over-foretold-text = { $name } had written down this round and the winner's name before.
over-successor = Successor
over-last-round = The last round
over-case-1 = After round 8 the title was in Imperial hands.
over-case-2 = After round 8 the title was an Exile's, on its Usurper side.
over-case-3 = After round 8 no Usurper had the title, but a Vision was fulfilled.
over-case-4 = After round 8 neither a Usurper nor a Vision had prevailed, so the throne stayed where it was.
over-case-exiles = There is no Empire: a Usurper wins, else a Vision that is met, else the Oathkeeper, else the lot decides.
over-count-sites = { $name } rules { $mine ->
    [one] one site
   *[other] { $mine } sites
}, the next { $next }.
over-count-prizes = { $name } holds { $mine ->
    [one] one relic or banner
   *[other] { $mine } relics and banners
}, the next { $next }.
over-count-relics = { $name } holds { $mine ->
    [one] one relic
   *[other] { $mine } relics
}, the next { $next }.
over-count-favor = { $name } holds the People's Favor.
over-count-secret = { $name } holds the Darkest Secret.
over-count-scepter = { $name } holds the Grand Scepter.
over-so-close = How close the others were
over-and = {" "}and{" "}
over-close-vision = { $name }'s { $vision } lacked { $lacks }.
over-close-usurper = { $name } lacked { $lacks } to win as Usurper.
over-close-inherited = { $name } kept the Empire, but not for themselves.
over-close-empire = { $name }'s Empire lacked { $lacks }.
over-close-heir = { $name } would have inherited the Empire.
over-close-successor = { $name } lacked { $lacks } to be Successor.
over-lack-sites = { $n ->
    [one] one site
   *[other] { $n } sites
}
over-lack-prizes = { $n ->
    [one] one relic or banner
   *[other] { $n } relics or banners
}
over-lack-relics = { $n ->
    [one] one relic
   *[other] { $n } relics
}
over-lack-favor = the People's Favor
over-lack-secret = the Darkest Secret
over-lack-scepter = the Grand Scepter
over-lack-drawn = { $n ->
    [one] one more drawn Vision
   *[other] { $n } more drawn Visions
}
over-lack-wakes = { $n ->
    [one] only one more turn
   *[other] { $n } more turns
}
over-lack-title = the title
over-lack-time = only time
over-chart-sites = Sites
over-chart-sites-note = ruled at the end of each round
over-chart-favor = Favor
over-chart-favor-note = on the board
over-chart-warbands = Warbands
over-chart-warbands-note = on boards and sites
over-chart-gap = none
over-turning = Turning points
over-turning-note = change of { $name }'s chance to win, as the bots judge it
over-no-turning = Nothing turned this game.
over-mistakes = What could have been done better
over-mistakes-note = three actions of each player at most, judged by a bot that knew what they knew
over-mistakes-looking = A bot is looking through the game again. This takes about a minute; what it finds appears here.
over-mistakes-none = It found nothing that would clearly have been better.
over-mistake = “{ $given }” left a chance of { $chance } % to win; “{ $better }” would have left { $best } %.
over-mistake-campaign = Campaign against { $other } for { $targets }
over-round = Round { $n }
over-watch = Watch
over-fact-title = { $name } becomes Oathkeeper
over-fact-title-detail = The title changes hands.
over-fact-usurper = { $name } turns Usurper
over-fact-usurper-detail = Whoever leaves them the title for a round loses the game.
over-fact-citizen = { $name } becomes a Citizen
over-fact-citizen-detail = The Empire grows by one.
over-fact-exiled = { $name } is an Exile again
over-fact-exiled-detail = The Empire is smaller by one.
over-fact-vision = { $name } reveals the { $vision }
over-fact-favor = { $name } takes the People's Favor
over-fact-secret = { $name } takes the Darkest Secret
over-fact-from = From { $name }.
over-fact-from-bank = From the shared bank.
over-fact-won = { $name } defeats { $foe }
over-fact-lost = { $foe } withstands { $name }
over-fact-campaign = { $n ->
    [one] One target
   *[other] { $n } targets
}, attack { $attack } against defense { $defense }.
over-fact-die = The end die shows { $n }
over-fact-die-ends = { $needed ->
    [6] Only a 6
   *[other] Anything from { $needed } on
} ended the game.
over-fact-die-goes-on = { $needed ->
    [6] Only a 6
   *[other] Anything from { $needed } on
} would have ended the game.
over-players = The players
over-player = Player
over-col-sites = Sites
over-col-prizes = Relics, banners
over-col-fought = Campaigns
over-col-won = Won
over-chancellor = Chancellor
over-citizen = Citizen
over-exile = Exile
over-fair = Fair dice: the hash was shown at the start, the seed is open now. Anyone can check that they belong together, and every roll and shuffle with them.
over-hash = Hash
over-seed = Seed
over-check = Check
over-record = Download the record
fair-kept = Fair dice: the hash was shown before the game was dealt, and the secret behind it is open now. All decks and dice were made from it and from everybody's numbers. Anyone can check every shuffle and every roll, and what was taken back.
fair-running = Decks and dice of this game were made from a secret that the server had promised before, and from the numbers below. The secret is opened at the end. Its SHA-256 is
fair-promise = Promised secret
fair-number = Number of { $name }
fair-number-host = Number of whoever opened the game
fair-nobody = Nobody added a number: the server alone chose the secret.

## The pages of a chronicle
chronicle-page-title = { $name }: the chronicle
chronicle-page-kicker = Chronicle
chronicle-page-played = { $n ->
    [0] Not yet played
    [one] One game
   *[other] { $n } games
}
chronicle-page-begun = begun on { $date }
chronicle-page-string = Tabletop Simulator string
chronicle-page-file = Download
chronicle-page-export-hint = Both contain the hidden cards: look into them only between friends.
chronicle-page-eras = Oaths and rulers
chronicle-page-playing = Go to the game
chronicle-page-how = { $victory }, round { $round }
chronicle-page-vowed = vowed the { $oath }
chronicle-page-heir = { $name } won the last game and sits down as Chancellor.
chronicle-page-heirs = { $name } won the last game and sits down as Chancellor. Citizen boards: { $citizens }.
chronicle-page-citizens = Citizen boards: { $citizens }.
chronicle-page-no-heir = Nobody has sworn yet.
chronicle-page-map = The map now
chronicle-page-facedown = facedown
chronicle-page-unseen = not yet seen
chronicle-page-relics = { $n ->
    [one] one relic
   *[other] { $n } relics
}
chronicle-page-remains = What remains
chronicle-page-nothing-stands = No edifice has been raised yet.
chronicle-page-stands = { $card } stands in { $site }.
chronicle-page-ruin = { $card } lies in { $site }.
chronicle-page-newcomers = Who came
chronicle-page-newcomers-hint = Cards the winners brought into the world deck. What else lies in it is secret.
chronicle-page-no-newcomers = After each game the winner brings six cards into the world deck.
chronicle-page-list-lead = Worlds that remember their games.
chronicle-page-begin = Begin a new one
chronicle-page-none = No chronicle yet. It begins with the first game whose Chronicle is written.
chronicle-page-next = next is game { $n }
chronicle-page-ruler = { $name } won the last game
chronicle-page-timeline = Timeline
chronicle-page-timeline-note = sites that lay open when each game began; gilt with an edifice, dashed with a ruin
chronicle-page-game = Game
chronicle-page-oath = Oath
chronicle-page-winner = Winner
chronicle-page-with = with { $card }
chronicle-page-before = Before the first game
chronicle-page-beginning = Nothing has happened yet that anybody would write down. A Chancellor rules, exiles wait at the edges of the map, and most of it has not been seen.
chronicle-page-age = Game { $n }
chronicle-page-earlier = Earlier games
chronicle-page-over = How it was won
chronicle-page-branch = Begin a branch after this game
chronicle-page-opening = { $chancellor } held the throne under the { $oath }; across the table sat { $others }.
chronicle-page-opening-alone = The { $oath } was in force.
chronicle-page-in-round = in round { $round } { $event }.
chronicle-page-then = then { $event }.
chronicle-page-fact-title = { $name } became Oathkeeper
chronicle-page-fact-usurper = { $name } reached for the throne as Usurper
chronicle-page-fact-citizen = { $name } became a Citizen of the Empire
chronicle-page-fact-exiled = { $name } went into exile
chronicle-page-fact-vision = { $name } revealed the { $vision }
chronicle-page-fact-favor = { $name } took the People's Favor
chronicle-page-fact-secret = { $name } took the Darkest Secret
chronicle-page-fact-won = { $name } defeated { $foe }{ $n ->
    [0] {""}
    [one] {""}
   *[other] {" "}in { $n } places at once
}
chronicle-page-fact-lost = { $name } marched against { $foe } in vain
chronicle-page-victory = In round { $round } it was decided: { $name }, { $role }, took the throne { $victory }.
chronicle-page-oath-new = { $name } vowed the { $oath }.
chronicle-page-oath-kept = { $name } left the { $oath } in force.
chronicle-page-built = { $card } was raised.
chronicle-page-ruined = { $cards } { $n ->
    [one] was
   *[other] were
} left in ruins.
chronicle-page-lost = { $sites } { $n ->
    [one] was
   *[other] were
} lost from the map.
chronicle-page-folk = { $n ->
    [one] one card
   *[other] { $n } cards
} of { $suit }
chronicle-page-added = Into the world came { $suits }.
chronicle-page-step = The Chronicle, { $n } of { $of }
chronicle-page-stage-vow = Vow
chronicle-page-stage-invite = Invite
chronicle-page-stage-build = Build
chronicle-page-stage-map = Map
chronicle-page-stage-archive = Cards
chronicle-page-guide-vow = The next Oath
chronicle-page-guide-vow-text = The winner says what the next game will be about. A win by a single Vision decides it; otherwise one of the three other Oaths is chosen.
chronicle-page-guide-invite = A new Empire
chronicle-page-guide-invite-text = An Exile who has won turns all Citizens out and may invite the other Exiles. Whoever accepts begins the next game as a Citizen. If the Empire won, nothing changes here.
chronicle-page-guide-build = Build or repair
chronicle-page-guide-build-text = A winning Chancellor or Citizen may raise one edifice at a site they rule, in the place of a denizen of its suit, or repair a ruin there.
chronicle-page-guide-map = The map
chronicle-page-guide-map-text = Sites the winner rules stay, and so do sites with an edifice; an edifice nobody of theirs rules becomes a ruin. The other sites leave, what stays moves up, and the free slots are filled with sites that nobody has seen.
chronicle-page-guide-archive = The cards
chronicle-page-guide-archive-text = Six cards of the suits the winner favoured come into the world deck from the Archive, six others are lost to the Dispossessed, unseen. Relics are gathered, sites restocked, and the world deck is built for the next game.

over-chart-chances = Chances
over-chart-chances-note = to win in percent, as the bots judge it
