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

## What went wrong
trouble-title = This did not work
trouble-home = To the home page
trouble-nothing = There is no such page.
trouble-no-game = There is no such game, or this browser has no link to it. Open the link that you were sent.
trouble-not-host = Only the host of the game can do this.
trouble-record-open = The record tells everybody's secrets; it can be had when the game is over.
trouble-export-open = A game of this chronicle is being played; its file would tell what is hidden. It can be had when the game is over.
trouble-not-over = The game is not over.
trouble-rate = Too many requests at once; wait a moment.
trouble-cross-site = This came from another site's page and was not done.
trouble-method = This address cannot be used in this way.
trouble-large = This is too large to be read.
trouble-kind = This is not in a form that can be read here.
trouble-unreadable = This request cannot be understood.
trouble-malformed = This request cannot be read: { $why }

## The form
form-seats = A game has two to six seats.
form-who = A seat is played by a person here, by a friend with a link, or by a bot.
form-same-name = Two seats have the same name.
form-same-colour = Two seats have the same colour.
form-seed = The seed of a random world is a number.
form-no-chronicle = There is no such chronicle.
form-world = The world comes from the first game, a random world, a chronicle, or a text.
form-clock = The time for an answer is a number of seconds.
form-new-chronicle = A new chronicle
chronicle-branch-name = { $name }, a branch
