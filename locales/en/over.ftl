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
over-lead-usurper = { $name } took the title of the { $oath } from the Empire and still had it a turn later, in round { $round }.
over-lead-vision = In round { $round } { $name } woke with the { $vision } fulfilled, and the { $oath } was forgotten.
over-lead-several = In round { $round } { $name } had won in more than one way, and may choose which will be remembered.
over-lead-stable = The Empire kept the { $oath }, the end die fell after round { $round }, and nobody stood nearer to the throne than { $name }.
over-lead-successor = The Empire kept its throne until round { $round }, but the Citizen { $name } had more right to it than { $chancellor }.
over-lead-exhaustion = Eight rounds are over. No Exile could take the throne for good, and { $name } is still sitting on it.
over-write = Write the Chronicle
over-write-hint = { $name } decides what becomes of the world. The others may watch.
over-next = Play game { $n }
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
over-successor = Successor
over-last-round = The last round
over-case-1 = After round 8 the title was in Imperial hands.
over-case-2 = After round 8 the title was an Exile's, on its Usurper side.
over-case-3 = After round 8 no Usurper had the title, but a Vision was fulfilled.
over-case-4 = After round 8 neither a Usurper nor a Vision had prevailed, so the throne stayed where it was.
over-count-sites = { $name } rules { $mine ->
    [one] one site
   *[other] { $mine } sites
}, the next { $next }.
over-count-prizes = { $name } holds { $mine ->
    [one] one relic or banner
   *[other] { $mine } relics and banners
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
