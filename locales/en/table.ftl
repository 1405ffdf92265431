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
table-deck-vision = top: a Vision, which ends a draw
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
