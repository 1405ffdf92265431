## Names
colour-purple = Purple
colour-red = Red
colour-black = Black
colour-blue = Blue
colour-yellow = Yellow
colour-white = White
colour-brown = Brown
colour-pink = Pink
bandits = the bandits
suit-discord = Discord
suit-arcane = Arcane
suit-order = Order
suit-hearth = Hearth
suit-beast = Beast
suit-nomad = Nomad
region-cradle = Cradle
region-provinces = Provinces
region-hinterland = Hinterland
banner-peoples-favor = People's Favor
banner-darkest-secret = Darkest Secret
oath-supremacy = Oath of Supremacy
oath-people = Oath of the People
oath-devotion = Oath of Devotion
oath-protection = Oath of Protection
site-unknown = unknown land ({ $region })
site-facedown = { $region }, { $place ->
    [top] top
    [middle] middle
   *[other] bottom
}
card-facedown = a facedown card

## Choices
choice-yes = yes
choice-no = no
choice-done = done
choice-search = search
choice-muster = muster
choice-trade = trade
choice-recover = recover
choice-campaign = campaign
choice-travel = travel
choice-forge = forge
choice-challenge = challenge
choice-play-adviser = play adviser
choice-peek-relic = peek at relic
choice-peek-reliquary = peek at Reliquary
choice-take-warbands = take warbands
choice-leave-warbands = leave warbands
choice-give-warbands = give warbands
choice-ask-warbands = ask for warbands
choice-offer-citizenship = offer Citizenship
choice-exile-citizen = exile a Citizen
choice-exile-self = exile yourself
choice-show-adviser = show adviser
choice-rest = rest
choice-reveal-relics = reveal relics
choice-negotiate = negotiate
choice-favor-to-banner = favor onto the People's Favor
choice-secret-to-banner = a secret onto the Darkest Secret
choice-secret-to-site = a secret onto your site
choice-follow-flame = follow the Wandering Flame
choice-use = use { $card }
choice-use-add = use { $card } to add
choice-use-remove = use { $card } to remove
choice-use-with = use { $card } with { $detail }
choice-build = { $edifice }, in place of { $card }
choice-build-some = an edifice, in place of { $card }
choice-repair = { $edifice }, repaired
choice-bank = { $suit } bank
choice-deck = world deck
choice-pile = { $region } pile
choice-facedown = { $player }'s facedown adviser { $n }
choice-site-relic = relic { $n } at { $site }
choice-reliquary = Reliquary { $n }
choice-held-relic = { $player }'s facedown relic { $n }
choice-legacy = legacy { $n }
choice-conquest = conquer sites
choice-raid = raid { $player }
choice-recent = the Recent end
choice-forgotten = the Forgotten end
choice-legacy-of = legacy { $n } of { $player }
choice-aside = relic { $n } set aside
choice-dispossessed = Dispossessed card { $n }
choice-stack = stack { $n }
choice-face = { $face ->
    [0] blank
    [1] shield
    [2] double shield
   *[other] x2
}
choice-wealth = take the wealth of your site
choice-drawn = drawn card { $n }
choice-pawn = pawn and favor
choice-raided-pawn = pawn
choice-pawn-of = { $player }'s pawn: sent away, half the favor may burn
choice-raided-pawn-of = { $player }'s pawn: sent away; facedown cards lost, half the favor burned
choice-wake-favor = place a favor on it
choice-wake-return = return a favor to the poorest bank
choice-board = { $player }'s board
choice-to-site = to { $site }
choice-faceup = faceup
choice-facedown-play = facedown
choice-adviser-faceup = as adviser, faceup
choice-adviser-facedown = as adviser, facedown
choice-reveal = reveal
choice-discard = discard
choice-favor = favor
choice-secret = secret
choice-dark-secret = facedown secret
choice-counter = counter

## Questions
ask-colour = Choose a colour.
ask-scarce-favor = There is too little favor: place what there is on the sites.
ask-start-site = Where does your pawn start?
ask-start-adviser = Which card do you keep as a facedown adviser?
ask-discard-order = In which order do you discard? The last one lies on top of the pile.
ask-bury-order = In which order do you put them under the world deck? The last one lies lowest.
ask-wake-favor = People's Favor: place a favor on it, or return one to the poorest bank?
ask-poorest-bank = To which of the poorest banks does the favor go?
ask-site-token = Take a token from your site?
ask-act = What do you do?
ask-target-search = Where do you search?
ask-target-muster = On which card do you muster?
ask-target-trade = With which card do you trade?
ask-target-recover = What do you recover?
ask-target-campaign = Whom do you attack?
ask-target-forge = Where do you forge?
ask-target-challenge = Which banner do you challenge for?
ask-travel = Where do you travel?
ask-target-travel = Where does the pawn of { $player } travel?
ask-trade-for = Trade for favor or for secrets?
ask-modifier = Which power do you use for this? Choose one, or use none.
ask-needed-modifier = You can { $action } here only with one of these powers. Use it?
ask-free-action = Take the action { $action } now, for no Supply?
ask-toll = { $card } demands a payment for this. Do you pay it?
ask-keep = Which card do you keep?
ask-keep-second = Keep a second card? One of the two must be played to a site.
ask-play-first = Which card do you play first?
ask-discard-pile = To which pile do all discards of this Search go?
ask-on-top = On top of that pile? (no: at its bottom)
ask-play = Where do you play { $card }?
ask-only-discard = { $card } cannot be played anywhere now, only discarded. Discard it?
ask-sole-discard = { $card } must be discarded to make room. Do it?
ask-sole-bury = { $card } must be buried to make room. Do it?
ask-first-discard = { $card }: discard a card first to make room?
ask-first-bury = { $card }: bury a card there first?
ask-make-room = You have too many advisers: which one do you discard to make room?
ask-conspire = Burn a secret to take a relic or banner of a player here? Choose what you take.
ask-banner-price = How much do you pay for the { $banner }?
ask-first-bank = The old favor goes to the banks one by one: with which bank does it begin?
ask-targets = What are your targets?
ask-attack-dice = How many attack dice do you take?
ask-join-as-ally = Do you join the defense as an Ally?
ask-lend-plan = May { $player } use your battle plan { $card }?
ask-plan-payer = Who pays for { $card }?
ask-pay-plan = Do you pay for the battle plan { $card } of { $player }?
ask-let-join = Does { $player } join your defense as an Ally?
ask-battle-plan = Which battle plan do you use? Choose one, or use none.
ask-sacrifice = Sacrifice { $n } { $n ->
    [one] warband
   *[other] warbands
} to be victorious?
ask-losses = { $n ->
    [one] Which warband dies?
   *[other] Which { $n } warbands die?
}
ask-take-rule = How many warbands of your force do you place on the targeted sites?
ask-banish = Where do you banish the pawn?
ask-burn-half = Burn half of the defender's favor, rounded down?
ask-plan-order = Several of your battle plans work now: which effect comes next?
ask-roll-defense = Roll the defense dice.
ask-roll-attack = Roll the attack dice.
ask-roll-end = Roll the end die.
ask-random-site = Draw a site at random.
ask-vow = Which Oath do you vow for the next game?
ask-invite = To which Exiles do you offer Citizenship?
ask-become-citizen = { $player } offers you Citizenship in the next game. Do you accept?
ask-build-new = Build an edifice in place of a card at your sites? That card is buried.
ask-build = Build an edifice in place of a denizen, or repair a ruin?
ask-common-suit = Which is the most common suit of your advisers?
ask-random-card = Draw a card at random.
ask-which-adviser = { $minor ->
    [show] Which facedown adviser do you show?
   *[other] Which facedown adviser do you play?
}
ask-which-relic = Which facedown relic do you look at?
ask-how-many-warbands = { $minor ->
    [take] How many warbands do you take from your site?
    [leave] How many warbands do you leave at your site?
    [give] How many warbands do you give?
   *[other] For how many warbands do you ask?
}
ask-warbands-with = With which Imperial player at your site?
ask-permit-take = Does { $player } take { $n } { $n ->
    [one] warband
   *[other] warbands
} from their site?
ask-permit-give = Do you accept { $n } { $n ->
    [one] warband
   *[other] warbands
} from { $player }?
ask-permit-ask = Do you give { $n } { $n ->
    [one] warband
   *[other] warbands
} to { $player }?
ask-whom = { $minor ->
    [show] To whom do you show it?
    [exile] Which Citizen do you exile?
   *[other] To which Exile do you offer Citizenship?
}
ask-show-reliquary = Which relics of the Reliquary do you show to { $player } before the offer?
ask-offer = What do you offer { $player } with Citizenship?
ask-bargain = What do you offer { $player }, and what do you want for it?
ask-accept = Do you accept the offer of { $player }?
ask-turn-purple = There are too few purple warbands: which of yours turn purple?
ask-next-oathkeeper = You have fallen behind and others tie: who takes the Oathkeeper title?
ask-for = { $card }: { $what ->
    [whether] use it?
    [player] choose a player.
    [card] choose a card.
    [site] choose a site.
    [bank] choose a favor bank.
    [relic] choose a relic or banner.
    [number] how many?
    [secret] which secret?
    [order] in which order?
    [warbands] how many warbands?
    [deal] on which terms?
    [dice] which dice do you roll again?
    [purse] where is favor taken from?
    [loss] what do you give up?
    [bargain] take favor (2, for one of your secrets), or a secret (for 2 of your favor)?
    [goal] choose a goal for the Oathkeeper.
   *[region] choose a region.
}
ask-for-own = { $card }: { $question }
ask-rest-power = Use a Rest power, or end the turn?
ask-wake-power = Which Wake power do you use? Choose one, or begin to act.
ask-place-vision = How many cards of the world deck lie above { $card }?
ask-inherit = From which two players do you take 1 favor each? From none: 3 favor from the shared bank.
ask-chronicle-power = Several powers work now, one after the other. Which one is next?
ask-scatter = Which relic goes to { $site }?
ask-which-edifice = Which edifice is built?
ask-buy-off = { $card }: pay 1 [favor] to its bank, so that { $other } is not discarded?
ask-set-up-power = Several powers work now, one after the other. Which one is next?
ask-keep-legacy = Which of the drawn legacies stays, facedown? The others go.
ask-sacrifice-before = How many warbands of your force do you sacrifice? Each adds 1 to your attack, before the defense is rolled.
ask-displace = Where do you put the pawn of the player you raided?
ask-forge-favor = Which cards here get the favor of the Forge cost, one each?
ask-forge-secrets = Which cards here get the secrets of the Forge cost, one each?
ask-roll-again = { $rolled } of { $need } shields so far. Spend 1 Supply and roll two more dice ({ $percent } % that they are enough), or give up?
ask-recover-relic = Which relic do you take? It stays facedown before you.
ask-reveal-relics = Which of your relics do you turn faceup? Their powers work then, and raids can target them.
ask-partner = With whom do you negotiate?
ask-parties = With whom do you negotiate? Several players here can make one deal.
ask-between = What do { $player } and { $other } exchange in this deal?
ask-favor-to-banner = How much favor do you put onto the People's Favor?
ask-secret-falls = On which site does the next secret of the banner fall?
ask-follow-flame = To which site with a secret does your pawn go? It is no Travel and costs nothing.
ask-festival = Hold the Festival at your site? Trading for favor and mustering bring one more there.
ask-consent = Do you let { $player } use { $card }?
ask-let-pass = Do you let { $player } past your Pass?
ask-conspire-must = The Conspiracy takes something from a player here: what?
ask-lot = Nobody has won: draw the winner by lot.

## Why not
why-not-offered = This is not possible here.
why-wrong-form = This is no answer to the open question.
why-wrong-number = That is too few or too many.
why-supply = It costs { $need } Supply and you have { $have }.
why-favor = It takes { $need } favor and you have { $have }.
why-secrets = It takes { $need } { $need ->
    [one] faceup secret
   *[other] faceup secrets
} and you have { $have }.
why-tokens-on-card = Favor or secrets already lie on the card; it must be empty.
why-nothing-to-draw = There is no card to draw: nothing lies there.
why-no-card-here = There is no card at your site for this.
why-no-suit = The card shows no suit: it is a ruin.
why-no-relic-here = There is no relic at your site.
why-all-seen = You have looked at all of them already.
why-no-price = The site prints no price for its relics.
why-secret-guarded = Every card at the holder's site matches an adviser of theirs.
why-secret-alone = No card at the holder's site shows a suit, and one that matches none of their advisers is needed.
why-no-defender = Nobody who rules your site or stands there can be attacked.
why-no-target = There is no lawful target.
why-no-target-here = At least one target must be at your site.
why-must-target-own-site = The defender rules your site, so it must be a target.
why-must-target-too = { $card } must be a target too.
why-no-destination = There is nowhere to travel.
why-same-site = The pawn is there already; a Travel leads to another site.
why-site-full = The site is full: there is no room for another card.
why-site-facedown = The site is facedown.
why-site-only = The card can only lie at a site.
why-adviser-only = The card can only be an adviser.
why-locked = The card is locked: it cannot be discarded, moved or swapped.
why-in-use = The card modifies this action and stays until it ends.
why-no-room = You have as many advisers as you may, and there is no adviser you could discard to make room.
why-vision-at-site = Visions cannot be played to a site.
why-not-exile = Only an Exile can do this.
why-not-citizen = Only a Citizen can do this.
why-no-scepter = Only the holder of the Grand Scepter can do this.
why-scepter-new = The Grand Scepter was taken in this very turn.
why-reliquary-empty = There is no relic in the Reliquary.
why-no-exile = There is no Exile to whom you could offer it.
why-no-citizen = There is no other Citizen.
why-holds-scepter = The holder of the Grand Scepter cannot do this.
why-no-warbands = You have no warbands on your board.
why-no-warbands-here = None of your warbands are at your site.
why-last-warband = Only one of your warbands is at your site, and the last one stays there.
why-nobody-has-warbands = No Imperial player at your site has warbands to give.
why-not-ruler = You do not rule your site.
why-rules-nothing = You rule no site.
why-nobody-here = No other Imperial player is at your site.
why-no-facedown = You have no facedown adviser.
why-all-shown = Everybody knows your facedown advisers already.
why-forbidden = { $card } forbids it.
why-toll-unpaid = { $card } demands a payment you cannot make.
why-odd-dice = { $card }: the targets together must add an even number of defense dice, and these add { $n }.
why-no-more-offers = You have opened { $n } negotiations in this turn, and there can be no more.
why-needs-banner = Only the holder of the { $banner } can use { $card }.
why-needs-trail = { $card }: you have taken up nobody's trail.
why-needs-rule = Only its ruler can use { $card }.
why-needs-passenger = { $card }: nobody else is at your site who could travel with you.
why-needs-enemy-here = { $card }: the enemy's pawn is not at your site.
why-needs-beast-site = { $card }: there is no site with a Beast card.
why-needs-imperial-site = { $card }: your site is not ruled by the Empire.
why-needs-own-site-target = { $card }: its own site is not a target.
why-needs-no-favor = { $card }: there is favor on your board.
why-needs-exile-title = { $card }: no Exile is the Oathkeeper.
why-needs-pawn-here = { $card }: your pawn is not there.
why-needs-consent = { $card }: bandits never consent.
why-needs-rich-bank = { $card }: no bank of a card here has favor.
why-needs-imperial = Only an Imperial can use { $card }.
why-needs-unseen-relic = { $card }: there is no relic that you have not seen.
why-needs-held-banner = { $card }: nobody holds a banner.
why-needs-first-turn = { $card }: this can be used only in your first turn.
why-needs-won = Only the winner can use { $card }.
why-bad-deal = The exchange is empty, or contains more than there is.
why-cannot-man = The receiver has no warband to put on the site.
why-deal-no-room = The receiver could not make room for the advisers: no other one can be discarded.
why-one-reliquary-relic = An offer of Citizenship contains exactly one relic of the Reliquary.
why-seats = { $n } seats are not possible: a game has 2 to 6.
why-twice = { $card } is there twice.
why-too-many-pieces = These are more or other pieces than the game has.
why-turn-too-long = A turn has at most { $n } actions; rest.
why-over = The game is over.
ask-exile-beaten = You have beaten { $player }. Burn 3 favor to exile this Citizen?
ask-reliquary-relic = Which relic of the Reliquary do you take? It lies facedown before you.
ask-atlas-end = From which end of the Atlas do you fill the empty places of the map?
ask-fulfiller = Several players are tied for the goal of { $card }: { $goal }. Who fulfils it?
ask-drop-legacy = You may keep three active legacies. Which one do you give up?
ask-world-task = Who writes the World?
ask-beacon-task = Who writes the Beacon?
ask-give-up-sites = Which of your sites does the Empire give up? At least one stays.
ask-stock-reliquary = Which five relics stay in the Reliquary? The others are scattered.
ask-give-points = Give a point away? It costs you two.
ask-protect-stack = Which faceup stack do you protect? You keep one of its cards; the others of that stack join the world deck, all other cards become Dispossessed.
ask-keep-adviser = Which card do you keep as a starting adviser of your lineage, facedown? The others join the world deck.
ask-newcomers = Newcomers of which suit come next? Three of the first, two of the second, one of the third.
ask-restore = Which altered foundation do you turn back, if any?
why-other-game = This is a world of the other game.
why-misplaced = { $card } is not part of this game, or cannot lie there.
why-no-forge = Your site prints no Forge cost.
why-empty-cards = It takes { $need } cards at your site without favor or secrets, and there are { $have }.
why-holds-it = You hold the { $banner } already.
why-no-banner = You do not hold the { $banner }, or its face does not allow it.
why-holder-elsewhere = The holder of the { $banner } is at another site.
why-no-facedown-relic = You have no facedown relic.
why-no-secret-anywhere = No other site has a secret lying on it.
why-alone-here = No other pawn is at your site.
why-pass-bars = { $card } bars the way: its ruler has not let you past.

## Victories
victory-usurper = as Usurper
victory-visionary = with the { $card }
victory-several = in several ways
victory-stable-regime = by a stable regime
victory-successor = as Successor
victory-war-exhaustion = by war exhaustion
victory-last-oathkeeper = as the last Oathkeeper
victory-lot = by lot
victory-foretold = having foretold it

## The log
log-turn = Round { $round }: { $player }'s turn.
log-rests = { $player } rests.
log-round-end = Round { $round } ends.
log-favor = { $n } favor: { $from } to { $to }.
log-secrets = { $n } { $n ->
    [one] secret
   *[other] secrets
}: { $from } to { $to }.
log-secrets-flipped = { $player } flips { $n } { $n ->
    [one] secret
   *[other] secrets
} facedown.
log-supply-spent = { $player } spends { $n } Supply.
log-supply = { $player } has { $n } Supply.
log-warbands-gained = { $player } gains { $n } { $n ->
    [one] warband
   *[other] warbands
}.
log-killed = { $n } { $n ->
    [one] warband
   *[other] warbands
} of { $owner } { $n ->
    [one] is
   *[other] are
} killed at { $place }.
log-warbands-to-site = { $player } puts { $n } { $n ->
    [one] warband
   *[other] warbands
} on { $site }.
log-warbands-to-board = { $player } takes { $n } { $n ->
    [one] warband
   *[other] warbands
} from { $site }.
log-trail = { $player } takes up the trail of { $other }.
log-warbands-replaced = { $player } replaces the warbands at { $site }: { $n } of their own now stand there.
log-warbands-given = { $player } gives { $n } { $n ->
    [one] warband
   *[other] warbands
} to { $other }.
log-action = { $player } { $action ->
    [search] searches
    [muster] musters
    [trade] trades
    [recover] recovers
    [campaign] campaigns
    [forge] forges
    [challenge] challenges for a banner
   *[travel] travels
}.
log-uses = { $player } uses { $card }.
log-works = { $card } takes effect.
log-bandits-use = The bandits use { $card }.
log-drew = { $player } draws { $n } { $n ->
    [one] card
   *[other] cards
} from { $from }{ $visions ->
    [0] {""}
    [one] { $n ->
        [one] : a Vision
       *[other] , one of them a Vision
    }
   *[other] , { $visions } of them Visions
}.
log-saw = You see { $card } ({ $from }).
log-peeked = { $player } looks at a card: { $place }.
log-showed = { $player } shows a facedown card to { $other }.
log-revealed = { $card } is revealed.
log-played = { $player } plays { $card } ({ $place }).
log-played-facedown = { $player } plays a facedown adviser.
log-discarded = { $player } discards { $card } to { $place }.
log-discarded-hidden = { $player } discards { $vision ->
    [yes] a Vision
   *[no] a card
} facedown to { $place }.
log-moved = { $card } moves to { $place }.
log-moved-facedown = { $player } receives a facedown adviser.
log-relic-buried = { $player } puts a facedown relic under the relic deck.
log-flipped = { $card } is flipped.
log-visions-drawn = Visions drawn: { $n }.
log-site-revealed = { $site } is revealed.
log-pawn = { $player }'s pawn is at { $site }.
log-relic-taken = { $player } gets { $card }.
log-banner-taken = { $player } gets the { $banner }.
log-mob = The People's Favor turns to its Mob side.
log-mob-over = The People's Favor turns away from its Mob side.
log-campaign-start = { $player } campaigns against { $other }.
log-target = Target: { $target }.
log-ally = { $player } joins the defense.
log-pools = Attack dice { $attack }, defense dice { $defense }.
log-rolled = { $player } rolls { $faces }.
log-rolled-bandits = The bandits roll { $faces }.
log-sacrificed = So { $player } sacrifices { $n } { $n ->
    [one] warband
   *[other] warbands
}: attack +{ $n }.
log-outcome = Attack { $attack } against defense { $defense }: the { $winner ->
    [attacker] attacker
   *[defender] defender
} is victorious.
log-title = { $player } is the Oathkeeper.
log-usurper = { $player } is the Usurper.
log-citizen = { $player } becomes a Citizen.
log-exiled = { $player } becomes an Exile.
log-whispers = { $player } negotiates with { $other } in private.
log-offered = { $player } makes { $other } an offer.
log-accepted = { $player } accepts.
log-declined = { $player } declines.
log-denied = { $player } is denied.
log-uncovered = Reliquary space { $n } is open: the Chancellor is { $card }.
log-won = { $player } wins { $victory }.
log-vowed = { $player } vows the { $oath }.
log-built = { $card } stands at { $site }.
log-site-lost = { $site } leaves the map.
log-added = { $n } { $suit } { $n ->
    [one] card joins
   *[other] cards join
} the world deck.
log-archive-healed = The Archive is healed; { $suit } gives most.
log-written = The Chronicle is written: { $player } won { $victory }.
log-bandits-came = { $n } { $n ->
    [one] bandit comes
   *[other] bandits come
} to { $site }.
log-bandits-gone = { $n } { $n ->
    [one] bandit leaves
   *[other] bandits leave
} { $site }.
log-relic-hidden = { $player } gets a facedown relic ({ $from }).
log-relic-shown = { $player } reveals { $card }.
log-shuffled = Shuffled: { $what }.
log-relics-aside = { $n } facedown { $n ->
    [one] relic
   *[other] relics
} of { $player } { $n ->
    [one] is
   *[other] are
} set aside.
log-legacy-woke = { $card } of { $player } is active now.
log-legacy-slept = { $card } of { $player } falls asleep.
log-legacy-lost = { $player } loses a dormant legacy.
log-legacy-given-up = { $player } gives up { $card }.
log-crowned = { $player } is Chancellor now.
log-world-task = { $player } writes the World.
log-beacon-task = { $player } writes the Beacon.
log-points = { $player } gets { $n } { $n ->
    [one] point
   *[other] points
}.
log-altered = A foundation is altered: { $foundation }.
log-restored = A foundation is restored; it was { $foundation }.
log-archived = { $site } goes to the Atlas.
log-dispossessed-cards = { $n } { $n ->
    [one] card becomes
   *[other] cards become
} Dispossessed.
log-legacy-kept = { $player } keeps a legacy.
log-goal-changed = { $player } changes the goal: { $oath }.
log-marked = { $player } is marked for a greater victory.
log-legacies-drawn = { $player } draws { $n } { $n ->
    [one] legacy
   *[other] legacies
}.
log-dispossessed-return = { $n } Dispossessed { $n ->
    [one] card comes
   *[other] cards come
} unseen to { $place }.
log-pile-buried = { $n } { $n ->
    [one] card goes
   *[other] cards go
} under the world deck, from here: { $place }.
log-site-relics-aside = { $n } { $n ->
    [one] relic is
   *[other] relics are
} set aside from { $site }.
log-round-marker = The round marker moves on to round { $round }.
log-piles-mixed = { $player } shuffles all discard piles together and deals them out.
log-relic-laid = A relic comes facedown to { $site }.
log-festival-at = The Festival is held at { $site }.
log-end-die-changed = { $player } changes the end die by { $change }.
log-relic-kept = { $player } keeps a relic in secret for the next game.
log-banner-turned = The { $banner } is turned over.
log-banner-returned = The { $banner } goes back to the shared bank.
log-caged = { $n } { $n ->
    [one] warband goes
   *[other] warbands go
} from { $player }'s board onto { $card }.
log-uncaged = { $n } { $n ->
    [one] warband comes
   *[other] warbands come
} back from { $card } to { $player }'s board.
log-uncaged-bank = { $n } { $n ->
    [one] warband
   *[other] warbands
} of { $owner } on { $card } { $n ->
    [one] goes
   *[other] go
} back to the bank.
log-warbands-removed = { $n } { $n ->
    [one] warband
   *[other] warbands
} of { $owner } { $n ->
    [one] goes
   *[other] go
} back to the bank ({ $place }).
face-hollow = { $n } hollow
face-sword = { $n } { $n ->
    [one] sword
   *[other] swords
}
face-skull = { $n } { $n ->
    [one] skull
   *[other] skulls
}
face-blank = { $n } blank
face-shield = { $n } { $n ->
    [one] shield
   *[other] shields
}
face-double = { $n } { $n ->
    [one] double shield
   *[other] double shields
}
face-x2 = { $n } x2
face-none = nothing
place-box = the box
place-dispossessed = the Dispossessed
place-deck = the world deck
place-pile = the { $region } pile
place-advisers = { $player }'s advisers
place-revealed = { $player }'s revealed Vision
place-hand = { $player }'s hand
place-relic-deck = the relic deck
place-relic-at = a relic at { $site }
place-reliquary = Reliquary { $n }
place-slot = slot { $slot }
place-held = { $player }'s relics
place-lineage = kept by the lineage { $colour }
place-ambitions = row of Public Ambitions
place-aside = set aside
place-reliquary-pile = the Reliquary
place-edifice-deck = the edifice deck
place-legacy-deck = the legacy deck
place-legacies = { $player }'s legacies
place-stored = stored with { $site }
purse-shared = the shared bank

## Chronicles
role-chancellor = the Chancellor
role-citizen = a Citizen
role-exile = an Exile
chronicle-won = In game { $number }, in its round { $round }, { $winner }, { $role }, took the throne { $victory }.
chronicle-kept-oath = The { $old } stayed in force.
chronicle-new-oath = The { $old } gave way to the { $new }.
chronicle-built = { $card } was raised.
chronicle-ruined = Fallen into ruin: { $cards }.
chronicle-added = New in the world: { $suits }.
chronicle-lost = Gone from the map: { $sites }.
chronicle-points = Points: { $points }.
chronicle-era = The era ends: { $winners } { $count ->
    [one] wins it
   *[other] share it
} with { $points } points.


## Chronicle strings
repair-version = Version { $version } is read like 3.3.1.
repair-no-winner = No winner is named; purple is taken.
repair-too-long = { $n } characters after the end are ignored.
repair-relic-too-many = { $card } does not fit beside { $site } in a string and goes under the relic deck.
repair-twice = { $card } is there twice; the one in { $place } is left out.
repair-site-twice = { $site } lies on the map twice; slot { $slot } is emptied.
repair-not-at-site = { $card } cannot lie at a site and is taken off.
repair-no-place = { $card } has no place at its site and goes back to the world deck or the Archive.
repair-not-there = { $card } does not belong into { $place } and is left out.
repair-facedown-relic = { $card } lay at a facedown site and goes back to the relic deck.
repair-missing-relics = Missing relics are put on top of the relic deck: { $cards }.
repair-deck-rebuilt = The world deck has not the five Visions and is built anew.
repair-top-site = The top site of the Cradle is turned up.
repair-no-history = The history of the games stays in this file: a string has no room for it.
