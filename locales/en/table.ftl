## table

## Signs of a card
table-conspiracy = Conspiracy
table-banner = banner
table-title = title
table-vision = Vision
table-site-only = only at sites
table-adviser-only = only as an adviser
table-locked = locked
table-kind-wake = Wake
table-kind-action = Action
table-kind-played = When played
table-kind-rest = Rest
table-kind-search = Search modifier
table-kind-muster = Muster modifier
table-kind-trade = Trade modifier
table-kind-recover = Recover modifier
table-kind-challenge = Challenge modifier
table-kind-travel = Travel modifier
table-kind-attacker = Battle plan of the attacker
table-kind-defender = Battle plan of the defender
table-kind-either = Battle plan of either side
table-kind-persistent = Persistent
table-cost = cost: { $cost }
table-cost-place-favor = place { $n } favor
table-cost-place-secret = place { $n } { $n ->
    [one] secret
   *[other] secrets
}
table-cost-burn-favor = burn { $n } favor
table-cost-burn-secret = burn { $n } { $n ->
    [one] secret
   *[other] secrets
}

## The bar
table-round = Round
table-of = { $n } of { $all }
table-end-die = End of round { $round }: if the Oathkeeper is Imperial, the game ends on a roll of { $least ->
    [6] 6
   *[other] { $least } or more
} ({ $chance } in 6)
table-last-round = The last round: at its end the game is over
table-visions = Visions
table-deck = deck
table-deck-cost = { $n ->
    [one] With 1 Vision drawn
   *[other] With { $n } Visions drawn
}, searching the world deck costs { $cost } Supply
table-deck-cost-banner = You hold the Darkest Secret: searching the world deck costs you 2 Supply
table-law = Law

## The map
table-map = Map
table-regions = Regions
table-answers = { $n ->
    [one] 1 answer
   *[other] { $n } answers
} here
table-travel = Travel from here, in Supply: { $cradle } to the Cradle, { $provinces } to the Provinces, { $hinterland } to the Hinterland
table-travel-far = { $within } within · { $region } { $far }
table-travel-near = { $n } to, from, within
table-discard = discard
table-pile = Discard pile of the { $region }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
table-pile-top = you know the top card: { $card }
table-pile-known = You know: { $cards }
table-top-vision = a Vision on top
table-facedown-site = Facedown site
table-capacity = { $n } of { $all } cards
table-bandits = bandits
table-empire = Empire
table-ruler-bandits = Bandits
table-nobody = nobody rules it
table-unrevealed = whoever travels here reveals it
table-room = { $n ->
    [one] room for 1 more card
   *[other] room for { $n } more cards
}
table-facedown-relic = Facedown relic
table-recover-title = What recovering it costs, besides 1 Supply
table-no-price = cannot be recovered
table-price-place = { $n } [favor] to the [{ $suit }] bank
table-price-burn-favor = burn { $n } [favor]
table-price-burn-secrets = burn { $n } [secret]

## Pieces
table-pawn = { $who }’s pawn
table-acts-here = { $who } acts as if here
table-warbands-imperial = { $n ->
    [one] 1 Imperial warband
   *[other] { $n } Imperial warbands
}
table-warbands-of = { $who }: { $n ->
    [one] 1 warband
   *[other] { $n } warbands
}
table-favor-here = { $n } favor on it
table-secrets-here = { $n ->
    [one] 1 secret
   *[other] { $n } secrets
} on it
table-private = facedown, you know it
table-looked = { $who } looked at it
table-looked-all = everybody else looked at it

## The stores
table-stores = Banks, decks and the Reliquary
table-banks = Favor banks
table-bank = { $suit } bank: { $n } favor
table-world-deck = World deck
table-deck-secret = How many cards the world deck has is secret
table-deck-empty = empty
table-deck-vision = top: a Vision (ends a draw)
table-deck-denizen = top: a denizen
table-deck-place = { $n ->
    [one] The top card
   *[other] Card { $n } from the top
}; you know it
table-deck-bottom = { $n ->
    [one] The bottom card
   *[other] Card { $n } from the bottom
}; you know it
table-more = and { $n } more
table-relic-deck = relics
table-relic-deck-title = Cards in the relic deck
table-shared = shared bank
table-shared-title = Favor in the shared bank: burned favor goes there
table-free-banners = Banners that nobody holds
table-reliquary = Imperial Reliquary
table-open = open

## The boards
table-players = Players, in turn order
table-chancellor = Chancellor
table-citizen = Citizen
table-exile = Exile
table-you = you
table-bot = bot
table-away = away
table-offline = offline
table-bot-level = A bot plays here: { $level }
bot-character-warlord = a warlord, fond of warbands and sites
bot-character-schemer = a schemer, fond of secrets and Visions
bot-character-courtier = a courtier, fond of favor and the Empire
bot-character-hermit = a hermit, fond of relics and advisers
table-away-title = Away: a bot answers until they return
table-here-title = Connected
table-offline-title = Not connected
table-usurper = Usurper
table-oathkeeper = Oathkeeper
table-successor = Successor
table-victory = victory
table-your-turn = your turn
table-you-asked = you are asked
table-turn = turn
table-asked = asked
table-supply = Supply { $n }; { $rest } after Rest
table-favor = { $n } favor
table-secrets = { $n ->
    [one] 1 faceup secret
   *[other] { $n } faceup secrets
}
table-dark-secrets = { $n ->
    [one] 1 facedown secret
   *[other] { $n } facedown secrets
}
table-warbands = { $n ->
    [one] 1 warband
   *[other] { $n } warbands
} on the board, { $bank } in the bank
table-warbands-citizen = { $n ->
    [one] 1 Imperial warband
   *[other] { $n } Imperial warbands
} on the board
table-imperial = imperial
table-bank-short = bank { $n }
table-pawn-at = Pawn at { $site }
table-advisers = Advisers
table-no-advisers = no advisers
table-holdings = Relics and banners
table-no-holdings = no relics or banners
table-facedown = facedown
table-facedown-vision = facedown Vision
table-drawn = drawn
table-prophet = { $who } shares this Vision
table-mob = Mob

## New Foundations
table-foundations = Foundations
table-foundation = Foundation { $number }: { $name }, { $state }
table-foundation-usual = as usual
table-foundation-altered = altered
table-foundation-altered-by = altered by { $legacy }
table-limiter = Usurper limiter: before round { $round } nobody turns Usurper
table-unknown-land = Unknown land
table-explore = explored by whoever travels here
table-no-site = no site lies here
table-bandits-n = { $n ->
    [one] 1 bandit
   *[other] { $n } bandits
}
table-defense-dice = { $n ->
    [one] 1 defense die in a conquest
   *[other] { $n } defense dice in a conquest
}
table-forge-cost = Forging a relic here costs { $favor } favor and { $secrets ->
    [one] 1 secret
   *[other] { $secrets } secrets
}
table-slots = { $n ->
    [0] no relic
    [one] 1 relic
   *[other] { $n } relics
}
table-slot-empty = empty slot
table-to-recover = { $n } to recover
table-recover-need = A Recover here must roll { $n } shields
table-recover-odds = A Recover here must roll { $n } shields: { $one } with one roll, { $all } with all your Supply ({ $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
})
table-festival = The Festival is held here
table-world = world
table-deck-size = World deck: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $top }
table-relics = relics
table-relics-title = { $n ->
    [one] 1 relic
   *[other] { $n } relics
} in the relic deck
table-reliquary-pile = Reliquary
table-reliquary-pile-title = { $n ->
    [one] 1 relic
   *[other] { $n } relics
} in the Empire’s Reliquary, facedown
table-dispossessed = Dispossessed
table-dispossessed-title = { $n ->
    [one] 1 card
   *[other] { $n } cards
} among the Dispossessed
table-edifices = edifices
table-edifices-title = { $n ->
    [one] 1 edifice
   *[other] { $n } edifices
} in the box
table-atlas = Atlas, { $n ->
    [one] 1 site
   *[other] { $n } sites
}; most recent:
table-atlas-title = The Recent end of the Atlas is open to everybody; the other sites are hidden
table-atlas-with = with { $cards }
table-atlas-empty = The Atlas is empty
table-ambitions = Public ambitions
table-aside = Relics set aside
table-aside-title = Set aside until the Chronicle
table-absent = Not at the table
table-absent-title = Lineages of this chronicle that nobody plays in this game
table-absent-lineage = { $colour }, { $role }
table-absent-dormant = { $n ->
    [one] 1 dormant legacy
   *[other] { $n } dormant legacies
}
table-absent-advisers = { $n ->
    [one] 1 starting adviser
   *[other] { $n } starting advisers
}
table-absent-relics = { $n ->
    [one] 1 relic
   *[other] { $n } relics
}
table-legacies = Legacies
table-legacy-active = { $name }, active legacy. Goal: { $goal }
table-legacy-own = { $name }, your dormant legacy; nobody else sees it. Goal: { $goal }
table-legacy-seen = { $name }, dormant legacy, which you have seen. Goal: { $goal }
table-legacy-open = { $name }, legacy for everybody. Goal: { $goal }
table-legacy-dormant = a dormant legacy, facedown
table-points = { $n ->
    [one] 1 lineage point in this era
   *[other] { $n } lineage points in this era
}
table-greater = a victory would be greater
table-first-player = first player: begins each round
table-face-mob = Mob
table-face-grand-council = Grand Council
table-face-wandering-flame = Wandering Flame
table-face-festival = Festival
