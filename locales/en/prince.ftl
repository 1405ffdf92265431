## The Clockwork Prince
prince-name = Clockwork Prince
prince-threat-none = No threat
prince-threat-succession = Succession
prince-threat-oath = Oath
prince-threat-vision = Vision
prince-quadrant-sites = sites
prince-quadrant-relics = relics
prince-quadrant-secret = the Darkest Secret
prince-quadrant-people = the People's Favor
prince-deed-conquer = Take the cheapest site he is ready for, and more of the same ruler
prince-deed-plunder = Take relics and banners of his rival
prince-deed-recover-relic = Recover a relic at his site
prince-deed-seek-relic = Go to a relic he can pay for
prince-deed-explore = Go to a facedown site
prince-deed-feed-banner = Put a token on his banner
prince-deed-recover-banner = Recover the banner
prince-deed-seize-banner = Take the banner by force
prince-deed-gather = Muster or trade, or go where that is possible
prince-deed-wait = Gain a warband

ask-look-at-bottom-relic = The Prince is not the Oathkeeper. Look at the bottom relic of the Reliquary? You may then take it and become a Citizen.
ask-take-bottom-relic = Take the bottom relic of the Reliquary and become a Citizen?
ask-prince-power = An Action power for the Prince, before his next action?
ask-for-prince = You choose for the Prince. { $question }
yes-look-at-bottom-relic = Look at it
no-look-at-bottom-relic = Leave it
yes-take-bottom-relic = Take it and become a Citizen
no-take-bottom-relic = Stay an Exile
done-prince-power = None
do-prince-power = Use { $choice }
why-prince-seats = The Clockwork Prince plays against one or two people, not in a game of { $n } seats.

log-prince-threat = { $threat ->
    [succession] The Prince fears for his succession: { $player }.
    [oath] The Prince fears the Oathkeeper: { $player }.
    [vision] The Prince fears a Vision: { $player }.
   *[none] The Prince sees no threat.
} He cares for { $quadrant ->
    [relics] relics
    [secret] the Darkest Secret
    [people] the People's Favor
   *[sites] sites
}.
log-prince-card = The Prince chooses { $card }, for its suit: { $suit }.
log-prince-relation = The Prince and { $suit }: { $side ->
    [friend] friend, level { $n }
    [conspirator] conspirator, level { $n }
   *[unaligned] unaligned
}.
log-prince-tactics = The Prince has seen a battle plan: his Tactics are now ±{ $dice } (step { $n }).
log-prince-caution = The Prince's Caution is now { $n }.
log-prince-dice-attacker = The Prince's Tactics add { $n } attack { $n ->
    [one] die
   *[other] dice
}.
log-prince-dice-defender = The Prince's Tactics take { $n } attack { $n ->
    [one] die
   *[other] dice
} away.
log-prince-actions = The Prince has { $n } actions.
log-prince-acts = { $deed ->
    [conquer] The Prince wants sites.
    [plunder] The Prince wants what his rival holds.
    [recover-relic] The Prince wants a relic of his site.
    [seek-relic] The Prince seeks a relic.
    [explore] The Prince seeks unknown land.
    [feed-banner] The Prince secures his banner.
    [recover-banner] The Prince wants the banner.
    [seize-banner] The Prince wants the banner by force.
    [gather] The Prince gathers strength.
   *[wait] The Prince can do nothing, and a warband joins him.
}

home-play-prince = Play alone against the Clockwork Prince
home-who-prince = the Clockwork Prince
home-who-prince-expanded = the Clockwork Prince, Expanded Powers
form-prince-edition = The Clockwork Prince plays the base game, not New Foundations.
form-prince-seats = The Clockwork Prince plays against one or two: choose two or three seats.
form-prince-alone = Somebody must play against the Clockwork Prince: give a seat to a person.
form-prince-first = The Clockwork Prince is the Chancellor: he sits on the first seat.
table-prince-title = The Clockwork Prince decides by his rules; nobody answers for him.
table-prince-threat = Threat
table-prince-tactics = Tactics
table-prince-caution = Caution
table-prince-relations = Suits
table-prince-relation = { $suit }: { $side ->
    [friend] friend, level { $n }
    [conspirator] conspirator, level { $n }
   *[unaligned] unaligned
}
table-prince-actions = { $n } actions a turn
table-prince-rival = Rival: { $player }.
table-prince-cares = He cares for { $what }.
table-prince-mind = What he tries
table-prince-reading = The first line that is possible is his action. This order is our reading of his rules.
table-prince-powers-limited = He uses powers that are free and take no choice.
table-prince-powers-expanded = He uses other powers too, and a player chooses for him.
table-prince-bottom = bottom
