## campaign
campaign-title = { $attacker } campaigns against { $foe } at { $site }
campaign-title-won = { $attacker } is victorious against { $foe } at { $site }
campaign-title-lost = { $attacker } is defeated by { $foe } at { $site }
campaign-show-map = Show the map
campaign-close-book = Back to the map
campaign-next-book = To the next campaign
campaign-ended-won = { $attacker } defeats { $foe }, { $attack } to { $defense }
campaign-ended-lost = { $attacker } is defeated by { $foe }, { $attack } to { $defense }
campaign-stamp-won = The attack wins
campaign-stamp-lost = The defense holds
campaign-stamp = { $attack } against { $defense }
campaign-fought-for = Fought for
campaign-followed = Losses and spoils
campaign-followed-nothing = Nobody lost anything.
campaign-no-dice = No dice were rolled.
campaign-used = { $user }: { $what }
campaign-steps = Steps of the campaign
campaign-step-foe = Foe
campaign-step-targets = Targets and dice
campaign-step-plans = Battle plans
campaign-step-defense = Defense roll
campaign-step-attack = Attack roll and sacrifice
campaign-step-spoils = Losses and spoils
campaign-attack = Attack
campaign-defense = Defense
campaign-sum = Sum so far
campaign-targets = Targets
campaign-target-own-site = the attacker's site
campaign-target-site = site
campaign-target-relic = relic
campaign-target-banner = banner
campaign-target-pawn = sent away, half the favor may burn
campaign-target-off = not chosen
campaign-dice = { $n ->
    [0] no dice
    [one] { $n } die
   *[other] { $n } dice
}
campaign-dice-title = { $dice }, { $n } of them by title or powers
campaign-dice-fewer = { $dice }; battle plans took { $n }
campaign-dice-more = { $dice }; battle plans added { $n }
campaign-force = Force
campaign-place = { $place } { $n }
campaign-bandits = { $n ->
    [one] { $n } bandit
   *[other] { $n } bandits
}
campaign-force-none = nobody
campaign-force-all = { $n } in all
campaign-force-left = { $n }, less { $dead } lost: { $left } left
campaign-attack-pool = Attack dice
campaign-defense-pool = Defense dice
campaign-swords = { $n ->
    [0] no sword
    [one] { $n } sword
   *[other] { $n } swords
}
campaign-skulls = { $n ->
    [one] { $n } killed by a skull
   *[other] { $n } killed by skulls
}
campaign-sacrificed = { $n } sacrificed
campaign-defense-made = { $shields } by the dice, { $more } by the force and its plans
campaign-sacrifice-told = { $player } sacrifices { $n } { $n ->
    [one] warband
   *[other] warbands
}: attack +{ $n }.
campaign-and = { $first }, { $second }
campaign-shields = { $n ->
    [0] no shield
    [one] { $n } shield
   *[other] { $n } shields
} + { $force } in the force = { $sum }
campaign-plans = Battle plans
campaign-no-plans = none used
campaign-plan-attacker = battle plan of an attacker
campaign-plan-defender = battle plan of a defender
campaign-plan-either = battle plan of either side
campaign-plan-adds = adds dice
campaign-plan-removes = takes dice
campaign-plan-used = used
campaign-note-targets = Every target adds its defense dice. The attacker rolls at most one die for each warband of the force.
campaign-note-plans = The attacker plans first, then the defender and the Allies. An attack die that is taken away but not there becomes a defense die.
campaign-note-defense = Shields count one or two, each doubling face doubles them all, and every warband of the defending force adds one.
campaign-note-attack = Two hollow swords make one. Every skull brings two swords and kills a warband of the attack. The attack must be higher, not equal; a sacrifice is none or exactly what is missing.
campaign-note-spoils = Half of the defeated force dies, rounded down; the rest goes home. A victorious attacker may man the targeted sites and takes the other targets.

campaign-odds = Exact chance of victory
campaign-odds-later = The odds of what is ticked stand beside the question. Once targets and dice are declared, they are here, moment by moment.
campaign-odds-moment = Moment
campaign-odds-won = won
campaign-odds-unaided = unaided
campaign-odds-loss = lost
campaign-odds-loss-won = lost if won
campaign-moment-declared = As declared
campaign-moment-plans = After { $plans }
campaign-moment-attack = Attack rolled
campaign-moment-defense = Defense rolled
campaign-moment-rolled = Now, the dice lie
campaign-percent = { $n } %
campaign-percent-over = over { $n } %
campaign-percent-under = under { $n } %
campaign-decimal-sign = .
campaign-chart = Attack less defense
campaign-chart-won = won
campaign-chart-sacrifice = won by sacrifice
campaign-chart-lost = lost
campaign-chart-rolled = rolled
campaign-chart-label = Chances of every difference between attack and defense; victory in { $chance } of all cases.
campaign-chart-label-rolled = Chances of every difference between attack and defense before the dice; victory in { $chance } of all cases. Rolled: { $n }.

campaign-preview-victory = victory
campaign-preview-unaided = { $chance } without sacrifice
campaign-preview-losses = Warbands lost: { $n } on average, { $won } if victorious, { $lost } if defeated.
campaign-preview-loss = Warbands lost: { $n }.
campaign-preview-sacrifice = A sacrifice of { $n } decides in { $chance } of all cases.
campaign-preview-sacrifices = A sacrifice of { $least } to { $most } decides in { $chance } of all cases.
campaign-preview-sacrifice-now = Victory takes a sacrifice of exactly { $n }.
campaign-list-and = { $rest } and { $last }
campaign-preview-reply = or { $chance } if { $player } uses { $plans }
campaign-preview-reply-unaided = or { $chance } without sacrifice if { $player } uses { $plans }
campaign-must = must be a target

# New Foundations
campaign-title-conquest = { $attacker } wants to conquer { $site } from { $foe }
campaign-title-raid = { $attacker } raids { $foe } at { $site }
campaign-step-conquest = Conquest
campaign-step-raid = Raid
campaign-step-attack-roll = Attack roll
campaign-step-sacrifice = Sacrifice
campaign-target-raided = put elsewhere if the raid wins
campaign-note-conquest = The site of the attacker is a target, others of the same ruler can be added. Only what stands on them defends, never a board.
campaign-note-raid = The pawn is a target, faceup relics and banners can be added. Only what stands on the defender's board defends, never a site.
campaign-note-new-plans = The attacker plans first, then the defender. Plans lie on cards one rules; taking dice away stops at none.
campaign-note-sacrifice = Now, before the defense rolls, each survivor that is sacrificed adds 1 to the attack. The attack must be higher, not equal.
campaign-note-conquered = The loser kills half of the force, rounded down; bandits lose every warband there. A victorious attacker may man the targeted sites with what is left.
campaign-note-raided = A raid that wins takes its targets, scatters facedown advisers and relics, burns half of the favor and puts the pawn elsewhere.
campaign-preview-blind = The sacrifice comes before the defense rolls.
campaign-preview-all = { $chance } if every survivor is sacrificed
campaign-odds-all = all given
