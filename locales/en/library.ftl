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

library-power-wake = wake
library-power-action = action
library-power-when-played = when played
library-power-rest = rest
library-power-search-modifier = search modifier
library-power-muster-modifier = muster modifier
library-power-trade-modifier = trade modifier
library-power-recover-modifier = recover modifier
library-power-travel-modifier = travel modifier
library-power-attack-plan = battle plan (attacker)
library-power-defense-plan = battle plan (defender)
library-power-battle-plan = battle plan
library-power-persistent = persistent
library-power-law = law

library-price-favor = place { $n } [favor] in the { $suit } bank
library-price-burn-favor = burn { $n } [favor]
library-price-burn-secrets = burn { $n } [secret]
