## Cards and the Law, to look up

library-kind-denizen = denizen
library-kind-edifice = edifice
library-kind-ruin = ruined edifice
library-kind-relic = relic
library-kind-vision = vision
library-kind-banner = banner
library-kind-reliquary = reliquary
library-kind-title = title
library-kind-site = site
library-kind-legacy = legacy
library-suit-kind = { $suit } { $kind }

library-power-wake = wake
library-power-action = action
library-power-when-played = when played
library-power-rest = rest
library-power-search-modifier = search modifier
library-power-muster-modifier = muster modifier
library-power-trade-modifier = trade modifier
library-power-recover-modifier = recover modifier
library-power-challenge-modifier = challenge modifier
library-power-travel-modifier = travel modifier
library-power-attack-plan = battle plan (attacker)
library-power-defense-plan = battle plan (defender)
library-power-battle-plan = battle plan
library-power-persistent = persistent
library-power-law = law

library-price-favor = place { $n } [favor] in the { $suit } bank
library-price-burn-favor = burn { $n } [favor]
library-price-burn-secrets = burn { $n } [secret]

## Kinds as headings
library-kinds-denizen = Denizens
library-kinds-edifice = Edifices
library-kinds-ruin = Ruins
library-kinds-relic = Relics
library-kinds-vision = Visions
library-kinds-banner = Banners
library-kinds-reliquary = Imperial Reliquary
library-kinds-title = Title
library-kinds-site = Sites
library-kinds-legacy = Legacies
library-denizens-of = { $suit } denizens

## Tiles of a card
library-hint-wake = in your Wake Phase
library-hint-action = in your Act Phase
library-hint-when-played = once, as it is played
library-hint-rest = in your Rest Phase
library-hint-search-modifier = when you search
library-hint-muster-modifier = when you muster
library-hint-trade-modifier = when you trade
library-hint-recover-modifier = when you recover
library-hint-challenge-modifier = when you challenge for a banner
library-hint-travel-modifier = when you travel
library-hint-attack-plan = for the attacker
library-hint-defense-plan = for the defender
library-hint-battle-plan = for attacker or defender
library-hint-persistent = works by itself
library-hint-must = applies by itself
library-goal = Goal
library-goal-hint = for an Exile who reveals it
library-rule = Rule
library-rule-hint = written in the Law
library-place-favor = Place { $n } favor
library-place-secrets = Place { $n ->
    [one] 1 secret
   *[other] { $n } secrets
}
library-burn-favor = Burn { $n } favor
library-burn-secrets = Burn { $n ->
    [one] 1 secret
   *[other] { $n } secrets
}
library-place-hint = on the card
library-burn-hint = to the shared bank
library-site-only = Site only
library-site-only-hint = while it is faceup
library-adviser-only = Adviser only
library-adviser-only-hint = while it is faceup
library-locked = Locked
library-locked-hint = stays where it lies
library-dice = { $n ->
    [one] 1 defense die
   *[other] { $n } defense dice
}
library-dice-hint = when it is a target
library-capacity = Capacity { $n }
library-capacity-hint = denizens and edifices
library-homeland = { $suit } Homeland
library-homeland-hint = when its cards are played here
library-reveal-hint = when it is revealed
library-relic-hint = for a relic here

## A card
library-other-side = Other side
library-rulings = Rulings
library-in-law = In the Law
library-all-cards = All cards
library-close = Close
library-previous = Previous card
library-next = Next card

## Lists of cards
library-cards = Cards
library-cards-lead = Every card, site and banner of the game, with its power in our own words, the official rulings, and the clauses that matter.
library-find-cards = Search the cards
library-find-cards-hint = Name, suit or power
library-find = Search
library-suits = Suits
library-kinds = Kinds
library-all-suits = All suits
library-all-kinds = All kinds
library-found = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
library-nothing-cards = No card fits. Try fewer words, or another suit or kind.
library-cost = cost: { $cost }

## The Law
library-law = The Law
library-law-lead = The whole Law, told in our own words, clause by clause. The program plays by it; wherever it refuses something, it names the clause.
library-contents = Contents
library-find-law = Search the Law and all cards
library-find-law-hint = Clauses and cards
library-whole-law = The whole Law
library-foundations = The rules of New Foundations
library-foundations-lead = The second game of Oath, told in our own words, clause by clause.
library-our-reading = Our reading:
library-found-clauses = { $n ->
    [one] 1 clause
   *[other] { $n } clauses
}
library-nothing-law = Nothing fits “{ $query }”. Try fewer words, or the number of a clause.
library-chapter = { $number } { $title }
library-chapter-1 = Setup
library-chapter-2 = Key components
library-chapter-3 = Victory
library-chapter-4 = Sequence of play
library-chapter-5 = Major actions
library-chapter-6 = Minor actions
library-chapter-7 = Powers
library-chapter-8 = Writing the Chronicle
library-chapter-9 = Technical rules
library-chapter-10 = Glossary

## A card in a running game
here-site = At { $site }, ruled by { $ruler }.
here-site-bandits = At { $site }, ruled by bandits.
here-site-nobody = At { $site }; nobody rules it.
here-adviser = An adviser of { $player }, who rules it.
here-held = Held by { $player }, who rules it.
here-legacy = A legacy of { $player }.
here-ambition = It lies faceup for everybody, by Public Ambitions.
here-atlas = It is stored in the Atlas, at { $site }.
here-drawn = Just drawn by { $player }.
here-elsewhere = Not on the table, as far as you can see.
here-usable = You can use it now.
here-not-usable = You cannot use it now:
here-no-use = The open question has no use for it.
here-not-asked = You are not asked now.

## Cards of New Foundations
library-new-foundations = New Foundations
library-base-game = Base game
library-games = Games
library-faces = Foundations and banners
library-namesake = in the base game
library-in-foundations = In New Foundations
library-our-reading-title = Our reading
library-foundation = Foundation { $number }
library-foundation-altered = Foundation { $number }, altered
library-banner-face = Face of a banner
library-altered-by = Altered by the legacy
library-goal-legacy-hint = its goal, which wakes it
library-value = Worth { $n }
library-value-hint = where relics are compared
library-conquest-hint = in a conquest of this site
library-difficulty = { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
library-difficulty-hint = to recover a relic
library-forge-hint = forges a relic here
