## What every page has
page-title = Oath
page-skip = To the question
page-play = Play
page-chronicles = Chronicles
page-cards = Cards
page-law = The Law
page-theme = Light or dark
page-language = Language
page-menu = Menu
page-tools = Tools
page-fan = An unofficial fan work. Oath was designed by Cole Wehrle and is published by Leder Games; no art or text of theirs is used here.
page-pages = Pages

## Small parts
part-no-suit = no suit
part-clause = Law { $number }
icon-favor = favor
icon-secret = secret
icon-warband = warband
icon-supply = Supply
icon-relic = relic
icon-attack-die = attack die
icon-defense-die = defense die
icon-discord = Discord
icon-arcane = Arcane
icon-order = Order
icon-hearth = Hearth
icon-beast = Beast
icon-nomad = Nomad
icon-skull = skull
icon-sword = sword
icon-hollow-sword = hollow sword
icon-shield = shield
