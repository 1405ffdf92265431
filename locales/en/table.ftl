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
