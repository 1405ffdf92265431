# Names and rules texts of the components of New Foundations.
# Texts are in our own words. Cost, kind, suit and restriction are shown beside the text and are not repeated here.
# `.reading` tells where a text rests on our reading. Denizens of both games keep the texts of cards.ftl; those that
# are read differently here have a `.reading` alone.

## Denizens: Arcane, new

foundations-card-golem-legions = Golem Legions
    .line = You may muster on this card
    .text1 = Wherever your pawn is, this card can take the [favor] of your Muster if nothing lies on it. It then counts as one of the [arcane] advisers that match it.

foundations-card-council-arbiter = Council Arbiter
    .line = Your deals may move advisers
    .text1 = In your deals advisers may be given, received and swapped, facedown ones and Visions too. They keep their side and are not played. Locked faceup ones stay, and the adviser limit holds.
    .reading = Whoever would be above the limit discards first, neither the card received nor a locked one.

foundations-card-catacombs = Catacombs
    .line = An empty relic slot here gets a relic
    .text1 = Before the first roll of a Recover, an empty relic slot at this card's site is filled with a facedown relic from the deck.
    .reading = Whether your site has a relic is checked after that, so the new one can be recovered at once. With no empty slot or an empty deck nothing comes and the cost stays paid.

foundations-card-ward-of-silence = Ward of Silence
    .line = Turn facedown X [secret] of a player here
    .text1 = Place X [secret], at least 1. Choose a player at your site: X faceup [secret] on that board, or as many as there are, turn facedown. They turn up in that player's own Rest.

foundations-card-vow-of-wisdom = Vow of Wisdom
    .line = Playing to a site gives a [secret], not the [favor]
    .text1 = When you play a card to a site, you gain 1 [secret] from the shared bank instead of the [favor], even if the favor bank is empty.
    .reading = It is not locked, unlike the other Vows.

foundations-card-arcane-brokers = Arcane Brokers
    .line = Discard a relic of yours for 2 [secret]
    .text1 = Discard a relic you hold, faceup or facedown but never the Grand Scepter, to gain 2 [secret].

foundations-card-disciples = Disciples
    .line = With the Darkest Secret: world deck for 2 [supply]
    .text1 = If you hold the Darkest Secret, a Search of the world deck costs only 2 [supply]; powers that lower the price come after this.

foundations-card-arcane-armor = Arcane Armor
    .line = X [defense-die] are two shields, not rolled
    .text1 = Place X [secret], from 1 to the [defense-die] in the pool then. So many of them are not rolled but show two shields each; doublers among the others double them too.

foundations-card-glamor = Glamor
    .line = Also target [secret] on the enemy board
    .text1 = Against a player, also target 1 or more of the [secret] on that board, all but one at most; each adds 1 [defense-die]. If you win you take them first of all.
    .reading = It works in any campaign against a player. You pick the secrets, faceup or facedown; they keep their side. That it serves the attacker follows from its effect.

foundations-card-wizards-conclave = Wizard's Conclave
    .line = Who rules most [arcane] takes the Darkest Secret
    .text1 = The player who rules the most [arcane] cards, at least one, takes the Darkest Secret with everything on it, without ribbon. You choose among those who tie. If that player already holds it, nothing changes.

## Denizens: Beast, new

foundations-card-true-oath = True Oath
    .line = With 3 other [beast] cards: change the goal
    .text1 = With at least 3 [beast] cards under your rule besides this one, you may swear another of the four goals for the Oathkeeper. The title is checked when this action is over.

foundations-card-bog = Bog
    .line = Discard a relic of yours for 3 [favor]
    .text1 = Discard a relic you hold, faceup or facedown but never the Grand Scepter, to gain 3 [favor] from the [beast] bank.

foundations-card-whispering-leaves = Whispering Leaves
    .line = A player here places 2 [favor] on this
    .text1 = Choose a player at your site, who must place 2 [favor], or what there is, from the own board on this card.

foundations-card-bed-of-roots = Bed of Roots
    .line = Bury a faceup adviser of yours for 2 [secret]
    .text1 = Bury one of your faceup advisers, even a locked one, to gain 2 [secret].

foundations-card-autumn-wind = Autumn Wind
    .line = Mix all discard piles and deal them evenly
    .text1 = All three discard piles, Visions included, are shuffled together unseen and dealt back, a third each. You put the one or two left over on different piles of your choice.

foundations-card-shifting-fog = Shifting Fog
    .line = The [favor] of all banks moves one bank on
    .text1 = The [favor] of every bank moves to the next bank on the right, that of [nomad] to [discord], all at once. The [favor] for playing this card comes before.

foundations-card-fae-battalion = Fae Battalion
    .line = With the Darkest Secret: [hollow-sword] are [sword]
    .text1 = If you hold the Darkest Secret when you use this, every [hollow-sword] you roll may count as a [sword].
    .reading = That it serves the attacker follows from its effect. Rusting Ray voids hollow swords all the same.

foundations-card-hunger = Hunger
    .line = You must bury an adviser of a player here
    .text1 = In your Wake, after the looks for a winner and before anything you may choose, you must bury one adviser of a player at your site, yourself included: faceup, or facedown unseen, locked ones too. Never this card.

foundations-card-signal-trees = Signal Trees
    .line = ±2 [attack-die] per [beast] among 3 discards
    .text1 = Reveal the top 3 cards of the discard pile of your region, or as many as there are. For each [beast] among them add 2 [attack-die] as attacker or remove 2 as defender. Then discard them, in your order.

foundations-card-forest-warden = Forest Warden
    .line = Playing [beast] to a site: bury a card there first
    .text1 = Before a [beast] card of yours comes to a site, you may bury a denizen or edifice there, even a locked one, whether the site is full or not. Not a modifier in use.
    .reading = It works for a facedown adviser played to a site too.

## Denizens: Discord, new

foundations-card-bandit-paymaster = Bandit Paymaster
    .line = Remove a bandit here for 3 [warband]
    .text1 = Remove a bandit from your site, not the last one there, to gain 3 [warband]. Removing is not killing.

foundations-card-reliquary-raid = Reliquary Raid
    .line = Take a random relic from the Reliquary
    .text1 = Take a random relic from the Reliquary, facedown. If it is empty you get nothing.

foundations-card-tracker = Tracker
    .line = End Act; in your next Wake follow a pawn
    .text1 = Mark the pawn of an enemy who stands with you, and end your Act Phase.
    .text2 = In your next Wake you may put your pawn where that pawn stands then, which is no Travel.
    .reading = It works once, and only while this card is still your adviser.

foundations-card-banner-breakers = Banner Breakers
    .line = +3 [attack-die] if the defender holds a banner
    .text1 = If the defender holds a banner, add 3 [attack-die]. For the Empire that is the Chancellor.

foundations-card-pledge-to-discord = Pledge to Discord
    .line = Your faceup advisers are all [discord]
    .text1 = All your faceup advisers are [discord] instead of their own suit, for matching, counting and the bank of the [favor] on them. Marriage counts as two.

foundations-card-friendly-familiar = Friendly Familiar
    .line = Trade as if your pawn were at any site
    .text1 = For this Trade act as if your pawn stood at any one site: you trade with an empty card there, and Trade modifiers there work for you. The pawn does not move.

foundations-card-unstable-summon = Unstable Summon
    .line = Burn X of the Darkest Secret: +X [attack-die]
    .text1 = If you hold the Darkest Secret, burn any number of [secret] from it, also none, and add as many [attack-die].
    .reading = That it serves the attacker follows from its effect.

foundations-card-bandit-prince = Bandit Prince
    .line = Bandits at sites of your choice become your [warband]
    .text1 = Choose any sites with bandits; all bandits there are replaced one for one by [warband] from your bank. Each site is replaced wholly or not at all, so together they cannot be more than your bank has.

foundations-card-dark-enforcer = Dark Enforcer
    .line = Discard all [order] and [hearth] at your site
    .text1 = Discard all [order] and [hearth] cards at your site, ruins included, in your order. Locked ones stay.

foundations-card-spoiled-supplies = Spoiled Supplies
    .line = Each enemy here loses 1 [supply]
    .text1 = All enemies who stand at your site lose 1 [supply] each.

## Denizens: Hearth, new

foundations-card-old-songs = Old Songs
    .line = Trade with cards that hold just 1 [secret]
    .text1 = You may trade with a card on which exactly 1 [secret] and no [favor] lies.

foundations-card-diplomat = Diplomat
    .line = Who rules no [hearth] cannot campaign against you
    .text1 = Players who rule no [hearth] card when they declare a campaign cannot campaign against you. Imperial sites are the Chancellor's to defend.
    .reading = A Citizen who attacks an Imperial does not count as ruling the Empire's cards.

foundations-card-village-idiot = Village Idiot
    .line = Who musters on this gains 1 [favor]
    .text1 = After you muster on this card, gain 1 [favor] from the [hearth] bank.

foundations-card-spinning-bee = Spinning Bee
    .line = Name a suit and draw discards until it appears
    .text1 = Search the discard pile of your region for 2 [supply]. Name a suit and draw until a card of it appears: that is the card you keep, the others are discarded. If none appears, all are discarded and the Search ends. No other Search modifier can be used.
    .reading = Visions neither match nor stop the drawing.

foundations-card-firebrand = Firebrand
    .line = Add or burn 1 [favor] of the People's Favor
    .text1 = Either move 1 [favor] from any bank onto the People's Favor, or burn 1 [favor] from it, wherever it is.

foundations-card-watchdog = Watchdog
    .line = +1 [defense-die] with a target in the Cradle
    .text1 = If any target is in the Cradle, add 1 [defense-die]. Targets of a raid are where the defender's pawn stands. Bandits use this.

foundations-card-favored-son = Favored Son
    .line = Take the People's Favor
    .text1 = Take the People's Favor from its holder or the shared bank. Its left ribbon is carried out, and you need not put anything on it. If you already hold it, nothing happens.

foundations-card-town-meeting = Town Meeting
    .line = Gain 1 [favor] per [hearth] card you rule
    .text1 = Gain 1 [favor] for each [hearth] card you rule, this one and faceup advisers included, from any banks in any split you like.
    .reading = Whether one bank or several was meant is not certain.

foundations-card-league-treaty = League Treaty
    .line = In each Rest its ruler sends [favor] here to one bank
    .text1 = In any player's Rest, before [favor] returns, the ruler of this card may move any [favor] lying on cards at sites of its region to one bank. For the Empire the Chancellor decides; bandits do nothing.
    .reading = Whoever rests uses their own Rest powers first.

foundations-card-skilled-merchants = Skilled Merchants
    .line = Trade with any card in your region
    .text1 = You may trade with any empty denizen or edifice at the sites of your region.

## Denizens: Nomad, new

foundations-card-tribute-spoils = Tribute Spoils
    .line = Win a conquest: 1 [favor] per card at its targets
    .text1 = If your side wins a conquest, gain 1 [favor] for each denizen and edifice at the targeted sites, each from the bank of its suit. A successful defender gains them too.

foundations-card-search-party = Search Party
    .line = Play one of the lowest 3 cards of a discard pile
    .text1 = Look at the lowest 3 cards of any discard pile and play or discard one as if searched. The others return under the pile in their order. A Vision does not move the track.

foundations-card-moving-market = Moving Market
    .line = After a Trade with it, move it for 1 [favor]
    .text1 = After you trade with this card, you may move it with what lies on it to another site with room; if you do, gain 1 [favor] from the [nomad] bank.

foundations-card-traveling-negotiator = Traveling Negotiator
    .line = Negotiate with anybody, anywhere
    .text1 = You may negotiate with players wherever their pawns are.
    .reading = Others may open a deal with you from afar too.

foundations-card-pledge-of-defense = Pledge of Defense
    .line = +1 [defense-die] per [nomad] you rule; discarded
    .text1 = Add 1 [defense-die] for each [nomad] card you rule, this one and faceup advisers included. At the end of the campaign discard this card.

foundations-card-the-red-seer = The Red Seer
    .line = With the Darkest Secret: change the goal
    .text1 = If you hold the Darkest Secret, change the Oathkeeper goal to another one, but not to Devotion.

foundations-card-royal-stables = Royal Stables
    .line = Travel costs 1 [supply] less, at least 1
    .text1 = Your Travel costs 1 [supply] less after all surcharges, but at least 1. A Coast route stays at 1.

foundations-card-call-for-help = Call for Help
    .line = Discard up to 6 discards: 2 [warband] per [nomad]
    .text1 = Choose a number up to 6. So many cards are revealed from the top of the discard pile of your region; gain 2 [warband] for each [nomad] card among them. Then discard them, in your order.

foundations-card-vow-of-wandering = Vow of Wandering
    .line = Muster 2 [warband] more; none on sites
    .text1 = Each of your Musters brings 2 [warband] more.
    .text2 = You cannot put [warband] on sites in any way. A site you conquer stays empty and bandits return to it.
    .reading = That the first power belongs to the Muster, and that only the second is persistent, is our reading.

foundations-card-mounted-library = Mounted Library
    .line = Trade here for twice the [secret]; discarded
    .text1 = When you trade with this card for [secret], you gain double, with all other modifiers counted before. Then discard it; the [favor] on it goes to the [nomad] bank at once.

## Denizens: Order, new

foundations-card-master-at-arms = Master at Arms
    .line = Reroll [hollow-sword] once
    .text1 = After the attack roll and before [skull] count, you may reroll any of your dice that show a [hollow-sword], once.
    .reading = That it serves the attacker follows from its effect.

foundations-card-baron = Baron
    .line = Play to any site you rule, discarding a card there
    .text1 = The card you play may go to one of your sites wherever it is, and a card there may make room by being discarded. Your pawn does not move.
    .reading = It works for a facedown adviser played to a site too.

foundations-card-honor-guard = Honor Guard
    .line = Bury a faceup adviser of a player without [order]
    .text1 = Choose a player at your site who has no faceup [order] adviser. Bury one of that player's faceup advisers, even a locked one.

foundations-card-city-wall = City Wall
    .line = Enemies here place nothing and use no powers
    .text1 = While an enemy of this card's ruler stands here, that player cannot place tokens on any cards, and cannot use powers that are not persistent.
    .reading = Blocked are Muster, Trade, Forge, placed costs and effects that put tokens on cards; actions, modifiers, plans, when played, Wake, Rest, negotiation and legacies. Banners, the title, site powers and persistent powers go on.

foundations-card-fearsome-general = Fearsome General
    .line = Each [skull] you roll adds 2 more [sword]
    .text1 = Each [skull] you roll adds 2 more [sword], 4 in all, even if the [skull] is ignored. One that finds no [warband] still adds none.
    .reading = That it serves the attacker follows from its effect.

foundations-card-careful-plans = Careful Plans
    .line = The defender rolls before you
    .text1 = The defense is rolled before your attack roll, [skull] and sacrifice.
    .reading = That it serves the attacker follows from its effect.

foundations-card-garrison-armory = Garrison Armory
    .line = In a conquest [warband] at targets defend double
    .text1 = Against a conquest the [warband] on your targeted sites are worth 2 each for the defense. Doublers double dice only.

foundations-card-battle-axes = Battle Axes
    .line = ±2 [attack-die] if the enemy rules a [beast] card
    .text1 = If the enemy rules a [beast] card, faceup advisers included, add 2 [attack-die] as attacker or remove 2 as defender. Bandits rule the cards at all their sites.

foundations-card-great-feast = Great Feast
    .line = Discard a [beast] card here for 3 [supply]
    .text1 = Discard a [beast] card at your site, not an intact edifice, to gain 3 [supply].

foundations-card-quartermaster = Quartermaster
    .line = If you rule it: 1 [supply]
    .text1 = If you rule this card, gain 1 [supply], wherever your pawn is. At an Imperial site each Imperial gains it in the own turn.

## Denizens: changed

foundations-card-keep = Keep
    .line = Lose a raid: your pawn escapes here
    .text1 = If you lose a raid, then after the attacker has taken the targets your pawn goes to this card's site and the action ends: nothing more is discarded, burnt or moved, and the attacker's rewards fall away.
    .reading = Losses of the force come before, and a Citizen is not exiled for such a raid. That it serves the defender follows from its effect.

foundations-card-alchemist = Alchemist
    .line = Gain 4 [favor] from any banks
    .text1 = Gain 4 [favor] in all, drawn from any favor banks in any split you like.

foundations-card-martial-culture = Martial Culture
    .line = Defeat an Exile as Exile: become a Citizen
    .text1 = If you are an Exile and your side defeats another Exile, you may become a Citizen; in your own turn your Act Phase ends.
    .reading = That it is a plan of either side follows from its effect. Without an Empire it does nothing.

foundations-card-tinkers-fair = Tinker's Fair
    .line = Draw a relic
    .text1 = Take the top relic of the relic deck, facedown. If the deck is empty you get nothing.

foundations-card-disgraced-captain = Disgraced Captain
    .line = ±4 [attack-die] if the defender rules [order]
    .text1 = If the defender rules an [order] card, faceup advisers included, add 4 [attack-die] as attacker or remove 4 as defender. It is the defender's cards that count, whoever uses this.

foundations-card-book-burning = Book Burning
    .line = Win a raid: burn all but one enemy [secret]
    .text1 = If you win a raid, burn all [secret] on the defender's board except one, facedown ones first.

foundations-card-magicians-code = Magician's Code
    .line = Gain 2 [secret] to challenge the Darkest Secret
    .text1 = When you challenge the Darkest Secret, gain 2 [secret] that go straight onto the banner, with any number of your own, even none. They count for having more than lies on it.

foundations-card-inquisitor = Inquisitor
    .line = Guess a facedown Vision of a player here
    .text1 = Name a Vision or the Conspiracy and a player at your site. If that player holds it facedown, it is discarded by the region of that pawn; if not, nothing is shown.

foundations-card-long-lost-heir = Long-Lost Heir
    .line = Exile: you may become a Citizen
    .text1 = If you are an Exile, you may become a Citizen; your Act Phase ends. Without an Empire this does nothing.

foundations-card-memory-of-home = Memory of Home
    .line = Move all [favor] of a bank to the [hearth] bank
    .text1 = Choose another bank: all its [favor] goes to the [hearth] bank.

foundations-card-quick-exit = Quick Exit
    .line = Send an enemy pawn here to any other site
    .text1 = Put the pawn of another player from your site on any other site. This is no Travel.

foundations-card-bewitch = Bewitch
    .line = With the most [secret]: a relic and Citizenship
    .text1 = If you are an Exile with more [secret] than everybody else, you may take a random relic from the Reliquary and then become a Citizen.
    .reading = All secrets on boards count, and for you those lying on cards. Without an Empire it does nothing.

foundations-card-vow-of-silence = Vow of Silence
    .line = Enemies' burnt [secret] come to you
    .text1 = You cannot challenge the Darkest Secret.
    .text2 = Each [secret] that an enemy burns comes faceup to your board instead.
    .reading = That is every secret an enemy sends to the shared bank: costs, effects, the ribbon of a banner taken. What setup and Chronicle burn is nobody's.

foundations-card-forgotten-vault = Forgotten Vault
    .line = Enemies cannot target its ruler's relics
    .text1 = Enemies of this card's ruler cannot target the ruler's relics in a campaign. At an Imperial site this covers all Imperials.

foundations-card-vow-of-division = Vow of Division
    .line = Enemies' burnt [favor] comes to you
    .text1 = You cannot challenge banners.
    .text2 = Each [favor] that an enemy burns comes to your board instead, except in a raid against you.
    .reading = That is every favor an enemy sends to the shared bank, and what bandits burn. In a raid against you the halved favor and the costs paid are really burnt.

foundations-card-royal-ambitions = Royal Ambitions
    .line = With the most sites: a relic and Citizenship
    .text1 = If you are an Exile who rules more sites than everybody else, you may take a random relic from the Reliquary and then become a Citizen.
    .reading = The Empire's sites count for the Chancellor. Without an Empire it does nothing.

foundations-card-salt-the-earth = Salt the Earth
    .line = Win a conquest: bury all cards at one target
    .text1 = After a conquest you won, when your [warband] are placed, choose one of its targets: everything there is buried, denizens, edifices on both faces and relics.
    .reading = That it serves the attacker follows from its effect.

foundations-card-riots = Riots
    .line = Discard denizens in this region; the banner burns
    .text1 = Discard everything that is not locked among the denizens and edifices at sites of this region, this card and ruins included. Burn as many [favor] from the People's Favor, as far as it has them, whoever holds it.

foundations-card-relic-thief = Relic Thief
    .line = Roll against a faceup relic of a player here
    .text1 = Pick a relic that a player at your site holds faceup and roll as many [defense-die] as its shield says. If no die shows a shield, take it, faceup. A doubler is no shield; a relic with 0 is taken without a roll.

foundations-card-gossip = Gossip
    .line = An enemy's facedown adviser brings you 1 [favor]
    .text1 = When an enemy plays a card facedown to their advisers, a Vision too, gain 1 [favor] from the [discord] bank. Gifts, setup and cards taken are no playing.

foundations-card-bandit-chief = Bandit Chief
    .line = Kill 1 [warband] at each site not of bandits
    .text1 = Kill 1 [warband] at each site that bandits do not rule, your own included. Bandits return to what is left empty when the action is over.

foundations-card-defame = Defame
    .line = After a Trade with [discord]: burn 1 [favor] anywhere
    .text1 = After you trade with a [discord] card, you may burn 1 [favor] from any player's board, even your own.

foundations-card-a-round-of-ale = A Round of Ale
    .line = Clear the cards now, as in Rest
    .text1 = [favor] and [secret] on all cards return now as in your Rest, and your facedown [secret] turn up.

foundations-card-relic-breaker = Relic Breaker
    .line = Bury a relic of yours for 1 [secret]
    .text1 = Bury a relic you hold, faceup or facedown but never the Grand Scepter, to gain 1 [secret].

foundations-card-ballot-box = Ballot Box
    .line = If an adviser matches: the [warband] here become yours
    .text1 = If one of your faceup advisers matches a card at this card's site, itself included, replace all [warband] there, bandits too, by yours; those you cannot replace are removed.

foundations-card-deed-writer = Deed Writer
    .line = Your deals may move sites
    .text1 = Your deals may hand over or swap sites. Whoever gives one up collects the [warband] from it; the new ruler sends at least one there from the board.
    .reading = Imperial sites are the Chancellor's to give.

foundations-card-ancient-pact = Ancient Pact
    .line = With the Darkest Secret: a relic and Citizenship
    .text1 = If you are an Exile who holds the Darkest Secret, you may take a random relic from the Reliquary and then become a Citizen. The banner stays with you.
    .reading = Without an Empire it does nothing.

foundations-card-family-wagon = Family Wagon
    .line = No adviser limit, but [nomad] advisers only
    .text1 = You have no adviser limit, but only faceup [nomad] advisers: others you have or would gain are buried, facedown ones too.
    .reading = By the printed suit, before the buried card does anything. If this card leaves, discard down to the limit.

foundations-card-relic-worship = Relic Worship
    .line = After you recover a relic: 2 [supply]
    .text1 = After you have recovered a relic, gain 2 [supply]. The cost is paid before the first roll.

foundations-card-vow-of-union = Vow of Union
    .line = Shift [warband] before a campaign; only [beast]
    .text1 = At the start of any campaign you may shift [warband] between your board and the sites you rule in your region; each site keeps one.
    .text2 = You may have only faceup [beast] advisers: others you have or would gain are buried, facedown ones too.
    .reading = The shift comes when the defender is named, before targets and forces. Advisers go by the printed suit, before the buried card does anything.

foundations-card-giant-python = Giant Python
    .line = Stops the other cards at its site; can move
    .text1 = If you hold the Darkest Secret, move this card with what lies on it to another site; you may first discard a card there, which can make the room.
    .text2 = The other cards at its site can take no tokens, and their powers that are not persistent cannot be used.
    .reading = Only the second power is persistent.

foundations-card-forest-council = Forest Council
    .line = Enemies can use no [beast] cards
    .text1 = Enemies of this card's ruler can place no tokens on [beast] cards, advisers included, and cannot use their powers that are not persistent.

foundations-card-bracken = Bracken
    .line = Your discards go to any one pile, top or bottom
    .text1 = All cards you discard in this Search may go together to the top or the bottom of any one discard pile, in your order. That includes an adviser you replace.

## Relics

foundations-card-sticky-fire = Sticky Fire
    .line = Win: kill the whole enemy force, give 1 [favor]
    .text1 = If your side wins, you may kill what is left of the enemy force. If you do, you must give the enemy 1 [favor] if you have one; against bandits it is burnt.
    .reading = It is asked when losses are taken, and only the force dies, not the rest of a board.

foundations-card-cursed-cauldron = Cursed Cauldron
    .line = Win: 1 [warband] for each enemy one killed
    .text1 = If your side wins, gain 1 [warband] for each enemy [warband] killed in this campaign, sacrifices and removed bandits included.

foundations-card-brass-horse = Brass Horse
    .line = Ride to a site with the suit of the top discard
    .text1 = Reveal the top card of the discard pile of your region; it stays there. Put your pawn on another site where a card of its suit lies, or on any other site if there is none or the card is missing or a Vision.

foundations-card-truthful-harp = Truthful Harp
    .line = Search with 2 more cards, shown to all
    .text1 = Draw 2 more cards in this Search. All cards drawn, and the one you keep, are shown to everybody. A Vision from the world deck still stops the drawing.

foundations-card-grand-mask = Grand Mask
    .line = As Exile rule the cards at Imperial sites
    .text1 = If you are an Exile, in your own turns you rule the cards at Imperial sites except battle plans, and Imperials do not.

foundations-card-horned-mask = Horned Mask
    .line = Take a denizen here as facedown adviser
    .text1 = Take a denizen, no edifice, from your site as a facedown adviser. At the limit discard one of yours first. What lies on it returns. This is no playing.

foundations-card-cup-of-plenty = Cup of Plenty
    .line = Trade with an unmatched suit: no [supply]
    .text1 = A Trade uses no [supply] if none of your faceup advisers matches the card you trade with.

foundations-card-whistle = Whistle
    .line = Bring a pawn here; its player gets the [secret]
    .text1 = Put another player's pawn from elsewhere on your site; that player then gets the [secret] placed here, faceup. If every pawn is at your site, it stays here.

foundations-card-dowsing-sticks = Dowsing Sticks
    .line = Take the top relic of the deck
    .text1 = Take the top relic of the relic deck, facedown.

foundations-card-cracked-horn = Cracked Horn
    .line = Your discards may go under the world deck
    .text1 = The cards you discard in this Search may go under the world deck instead, all or none, in your order and unseen by others.

foundations-card-bandit-crown = Bandit Crown
    .line = Use the cards at bandits' sites as if yours
    .text1 = You may use the cards at sites that bandits rule as if you ruled them, also their battle plans, even against the bandits.
    .reading = They do not count as ruled by you for anything else. A plan you use is gone for the bandits in that campaign.

foundations-card-ring-of-devotion = Ring of Devotion
    .line = Discard to your own region's pile
    .text1 = The cards you discard in this Search may go to the pile of your own region, all or none.

foundations-card-skeleton-key = Skeleton Key
    .line = In the Hinterland: take a relic at your site
    .text1 = If your pawn is in the Hinterland, look at all relics at your site and take one, facedown. Elsewhere, or without a relic, the cost is paid for nothing.

foundations-card-oracular-pig = Oracular Pig
    .line = Look at the top 3 cards of the world deck
    .text1 = Look at the top 3 cards of the world deck and leave them as they lie.

foundations-card-circlet-of-command = Circlet of Command
    .line = Your banners and other relics cannot be targets
    .text1 = Nobody can target your banners or your other relics in a campaign. Challenge, Conspiracy and other ways of taking stay open.

foundations-card-ivory-eye = Ivory Eye
    .line = Look at any facedown adviser
    .text1 = Look at any one facedown adviser, Visions included. Nobody else sees it.

foundations-card-shifting-map = Shifting Map
    .line = Gain 1 [supply]
    .text1 = Gain 1 [supply].

foundations-card-obsidian-cage = Obsidian Cage
    .line = Win: cage the surviving enemies here
    .text1 = If your side wins, what survives of the enemy force moves onto this card instead of to a board.
    .text2 = Move any number of [warband] from here to boards of their colour; purple ones to any Imperial's.
    .reading = Caged warbands are not in the bank for Supply. Bandits leave none.

foundations-card-book-of-records = Book of Records
    .line = Take up to 2 tokens of a banner held here
    .text1 = Take up to 2 tokens from a banner that a player at your site holds, you included: [favor] from the People's Favor, [secret] from the Darkest Secret. It may be emptied.

foundations-card-dragonskin-drum = Dragonskin Drum
    .line = After a Travel: 1 [warband]
    .text1 = After you have travelled, gain 1 [warband].

foundations-card-crystal-vial = Crystal Vial
    .line = Bury your adviser or a denizen here
    .text1 = Bury one of your advisers, faceup or facedown, or a denizen or edifice at your site, locked or not.

foundations-card-ancient-writ = Ancient Writ
    .line = Bury this: draw 3 legacies, keep one
    .text1 = Bury this relic. Draw 3 legacies, keep one dormant and discard the other two.

foundations-card-painted-trumpet = Painted Trumpet
    .line = Search the top card of each discard pile
    .text1 = For 2 [supply] this Search takes the top card of all three discard piles. Nothing changes the number of cards; empty piles give none.

foundations-card-bone-dice = Bone Dice
    .line = Roll 2 [attack-die]: 1 [supply] per [sword]
    .text1 = Roll 2 [attack-die], scored as in a campaign: gain 1 [supply] per [sword]. If a [skull] shows, bury this relic after that.

foundations-card-brass-army = Brass Army
    .line = +4 [attack-die]; hard to move with
    .text1 = Add 4 [attack-die]. They are no part of your force.
    .text2 = Each time your pawn moves in any way, turn one of your faceup [secret] facedown or bury this relic, before anything else.

foundations-card-imperial-seal = Imperial Seal
    .line = Send Imperial [warband] away from your site
    .text1 = Where you stand and no Imperial does, send away any Imperial [warband], even the last, each to an Imperial site or to an Imperial's board.

foundations-card-fearsome-shield = Fearsome Shield
    .line = +2 [defense-die]
    .text1 = Add 2 [defense-die].

foundations-card-singing-mask = Singing Mask
    .line = Move up to 2 [favor] between bank and banner
    .text1 = Choose a denizen or edifice at your site. Move up to 2 [favor] from the bank of its suit to the People's Favor or back, wherever the banner is.

foundations-card-lost-tapestry = Lost Tapestry
    .line = Facedown Visions do not fill your adviser limit
    .text1 = Visions you hold facedown do not count against your adviser limit. If you lose this relic, or it is turned down, discard down to the limit.

foundations-card-bandit-standard = Bandit Standard
    .line = +1 [attack-die] per bandit in your region
    .text1 = Add 1 [attack-die] for each bandit at the sites of your region. Not while you target sites of bandits.

foundations-card-silver-charm = Silver Charm
    .line = In a Recover reroll earlier dice with each roll
    .text1 = Each time you pay [supply] to roll in a Recover, you may also reroll any of the dice rolled before, together with the two new ones.
    .reading = That it belongs to Recover and rerolls defense dice is our reading.

foundations-card-amber-flame = Amber Flame
    .line = Burn 1 token of a banner held here
    .text1 = Burn 1 token from a banner that a player at your site holds, you included. It may be emptied.

foundations-card-wine-of-welcome = Wine of Welcome
    .line = Search the bottom of the world deck
    .text1 = In a Search of the world deck draw from the bottom, one by one. A Vision still stops the drawing and moves the track on.

foundations-card-whispering-stone = Whispering Stone
    .line = A private deal with one player anywhere
    .text1 = Negotiate in private with any one player, wherever that pawn is, for one deal or none. Others learn that it took place and see what changes hands.

foundations-card-black-sword = Black Sword
    .line = +5 [attack-die]
    .text1 = Add 5 [attack-die].

foundations-card-barbed-net = Barbed Net
    .line = Take a relic at your site
    .text1 = Look at all relics at your site and take one, facedown.

foundations-card-bag-of-siegeworks = Bag of Siegeworks
    .line = In a conquest single [shield] count nothing
    .text1 = In a conquest, faces of [defense-die] with a single [shield] count nothing. Two shields and doublers do.

foundations-card-secret-testament = Secret Testament
    .line = An enemy who takes your banner gets it empty
    .text1 = When an enemy takes a banner from you, you first get all tokens on it, before its ribbon. A challenger must still beat what lay on it.

foundations-card-magic-carpet = Magic Carpet
    .line = Fly to any site, then part with this
    .text1 = Put your pawn on any site. Then discard this relic, or give it faceup to a player at another site.

foundations-card-yew-staff = Yew Staff
    .line = For powers you hold the Darkest Secret
    .text1 = For the powers of denizens, edifices and relics you may act as the holder of the Darkest Secret.
    .reading = Tokens are moved or burnt on the banner wherever it is. It is no holding for goals, targets, Challenge and legacies.

foundations-card-spiteful-mirror = Spiteful Mirror
    .line = This turn cards may count as [discord] for you
    .text1 = Chosen with a Muster or Trade: for the rest of this turn the cards you muster on or trade with may count as [discord], for matching, the bank and Defame. In Rest they go by their printed suit.
    .reading = That it is a modifier of a Muster or Trade, and lasts to the end of the turn, is our reading.

foundations-card-weeping-banner = Weeping Banner
    .line = Each [skull] the attacker rolls kills one more
    .text1 = For each [skull] rolled the attacker resolves one more, after all others and without [sword].

foundations-card-sigil-of-the-eye = Sigil of the Eye
    .line = Challenge the Darkest Secret from anywhere
    .text1 = You may challenge the Darkest Secret from any site. What protects its holder still holds.

foundations-card-sigil-of-the-heart = Sigil of the Heart
    .line = Challenge the People's Favor from anywhere
    .text1 = You may challenge the People's Favor from any site. What protects its holder still holds.

foundations-card-magic-waterskin = Magic Waterskin
    .line = Bury this: 4 [supply]
    .text1 = Bury this relic, then gain 4 [supply].

foundations-card-demon-tail = Demon Tail
    .line = Gain 2 [supply]
    .text1 = Gain 2 [supply].

foundations-card-clay-rattle = Clay Rattle
    .line = Shuffle the world deck or a discard pile
    .text1 = Shuffle the world deck or one discard pile. Nobody knows any of these cards afterwards.

foundations-card-grand-scepter = The Grand Scepter
    .line = Offer Citizenship; exile a Citizen you defeat
    .text1 = As an Imperial attacker who wins a campaign against a Citizen, you may burn 3 [favor] to exile that Citizen.
    .text2 = As an Exile you may become a Citizen.
    .text3 = In a negotiation you may offer Citizenship to an Exile.
    .reading = It is a relic of value 0 that always lies faceup and is never discarded, buried, put on a site or kept for a lineage. Exiling is used as a battle plan, before the dice. The price of 3, and that only the attacker exiles, are our reading.

## Edifices, each followed by its ruin

foundations-card-hall-of-debate = Hall of Debate
    .line = Its ruler's People's Favor cannot be a target
    .text1 = The People's Favor of this card's ruler is no target for enemies in a campaign. At an Imperial site this covers all Imperials. Other ways of taking stay open.

foundations-card-hall-of-mockery = Hall of Mockery
    .line = Nobody starts with the People's Favor
    .text1 = When setup ends, or when explored, the People's Favor returns to the shared bank, from whoever has it and without ribbon, with 4 more [favor] on it. Each favor bank burns 1 [favor].

foundations-card-great-market = Great Market
    .line = Start: 1 [favor] here per denizen in the region
    .text1 = At the end of setup, or when explored, put 1 [favor] from the shared bank on this site for each denizen and edifice at the sites of its region, itself included.

foundations-card-bandit-market = Bandit Market
    .line = Start: 1 [favor] on each site of bandits
    .text1 = At the end of setup, or when explored, put 1 [favor] from the shared bank on each site that bandits rule, and burn 1 [favor] from each favor bank.

foundations-card-grand-canal = Grand Canal
    .line = This site is also a Coast
    .text1 = This site is also a Coast, besides its own powers.

foundations-card-lost-lagoon = Lost Lagoon
    .line = This site is also an Island
    .text1 = This site is also an Island, and so a Coast, besides its own powers.

foundations-card-stone-baths = Stone Baths
    .line = Sun: pawns here keep their dormant legacies
    .text1 = In the Sun, players whose pawn is here do not discard dormant legacies; those stay dormant, and met goals still wake them.

foundations-card-ruined-baths = Ruined Baths
    .line = Sun: Exiles here keep active legacies active
    .text1 = In the Sun, Exiles whose pawn is here keep their active legacies active without meeting the goals.

foundations-card-amber-doors = Amber Doors
    .line = Start here: trade all legacies for two new ones
    .text1 = If you place your pawn here in setup or explore this site, you may discard all your legacies, active and dormant, to draw two: one turns active and alters its foundation, the other stays dormant.

foundations-card-lost-doors = Lost Doors
    .line = Start here: draw a legacy, discard one
    .text1 = If you place your pawn here in setup or explore this site, draw a dormant legacy, then discard one of yours, active or dormant, even the new one.

foundations-card-great-forge = Great Forge
    .line = Start here: take the top relic
    .text1 = If you place your pawn here in setup or explore this site, take the top relic of the relic deck, facedown.

foundations-card-broken-forge = Broken Forge
    .line = Start here: discard all relics in the region
    .text1 = If somebody places a pawn here in setup or explores this site, all relics at sites of this region are discarded.

foundations-card-wild-pastures = Wild Pastures
    .line = Keep a [nomad] card for 1 [favor]
    .text1 = The ruler of this card may buy off a discard of a [nomad] card that anybody's power demands of them: 1 [favor] goes to the [nomad] bank and the card stays where it is.
    .reading = An older wording speaks of Beast.

foundations-card-blasted-pastures = Blasted Pastures
    .line = Chronicle: [nomad] on the map is buried
    .text1 = When the Throne begins, all [nomad] denizens and edifices at sites are buried, itself included, unless the winner rules this card. Advisers stay.

foundations-card-sacred-ground = Sacred Ground
    .line = True Visions are revealed only here
    .text1 = To reveal a true Vision a player's pawn must stand here, the ruler's of this site as well. Keeping one facedown, and the Conspiracy, are free anywhere.

foundations-card-desecrated-ground = Desecrated Ground
    .line = Exiles here keep earlier revealed Visions
    .text1 = An Exile who reveals a Vision while here keeps the ones revealed before, any number. Any one of them that is met wins. Leaving the site costs none.

foundations-card-giants-path = Giant's Path
    .line = Move this card and your pawn to another site
    .text1 = Move this card with what lies on it to another site with room, then put your pawn there. This is no Travel.

foundations-card-giants-rampage = Giant's Rampage
    .line = Bury a card anywhere, move this and your pawn there
    .text1 = Bury a denizen or edifice at any site, locked ones too, but not this card. If you do, move this card there, then put your pawn there. This is no Travel.

foundations-card-temple-of-ancestors = Temple of Ancestors
    .line = Draw the lowest world card as an adviser
    .text1 = The lowest card of the world deck joins your advisers or is discarded, as if kept in a Search. A Vision moves the track on and can only lie facedown or be discarded.

foundations-card-ruined-temple = Ruined Temple
    .line = Start here: burn a [secret] for a greater win
    .text1 = If you place your pawn here in setup or explore this site, you may burn a [secret]. If you then win, your legacies score double and right after the crowning you put one Imperial [warband] on each site of bandits.
    .reading = The mark stays if this card leaves. Only points for legacies double.

foundations-card-great-spire = Great Spire
    .line = Three Dispossessed in, the three lowest out
    .text1 = Put 3 random cards of the Dispossessed on top of the discard pile of this card's region. Then the 3 lowest denizens of that pile join the Dispossessed; Visions keep their places.
    .reading = An older wording has no cost.

foundations-card-fallen-spire = Fallen Spire
    .line = Start: Dispossessed replace the pile here
    .text1 = At the end of setup, or when explored, the denizens of this region's discard pile are replaced by as many random cards of the Dispossessed, drawn before the old ones join them; then the pile is shuffled with its Visions.

foundations-card-great-clock = Great Clock
    .line = The round marker moves on by one
    .text1 = The round marker moves on by one, without an end die and without ending the game. In round 8 nothing happens.

foundations-card-broken-clock = Broken Clock
    .line = The game starts in round 2
    .text1 = At the end of setup, or when explored, the round marker moves on by one, without an end die and without ending the game.

foundations-card-underground-library = Underground Library
    .line = Look at the region's relics and swap one
    .text1 = Look at all relics at the sites of this card's region. Then swap one with a relic you hold, never the Grand Scepter; both lie facedown. Without a relic you only look.
    .reading = An older wording has no cost.

foundations-card-drowned-library = Drowned Library
    .line = Here recover the top relic, difficulty 5
    .text1 = With your pawn here you may recover the top relic of the relic deck instead, with difficulty 5, even if this site has no relics or slots. Others do not see it.
    .reading = An older wording has no cost.

foundations-card-stone-portal = Stone Portal
    .line = Put your pawn here, or from here anywhere
    .text1 = If your pawn is here, put it on another site; if not, put it here. This is no Travel.
    .reading = An older wording has no cost.

foundations-card-shattered-portal = Shattered Portal
    .line = Here roll how far Hinterward your pawn goes
    .text1 = The end die says how many sites Hinterward your pawn goes from here, past the last in the Hinterland on to the first in the Cradle; empty slots are skipped. If it stands elsewhere, the cost is paid for nothing.

foundations-card-marble-fountains = Marble Fountains
    .line = Wake here: [supply] to 7
    .text1 = With your pawn here, your [supply] goes to 7.

foundations-card-murky-fountain = Murky Fountain
    .line = Here roll 2 [defense-die] for [supply]
    .text1 = With your pawn here roll 2 [defense-die] and gain as much [supply]. If no shield shows, your Act Phase ends; a doubler alone is none. Elsewhere the cost is paid for nothing.

foundations-card-hall-of-ministers = Hall of Ministers
    .line = Enemies discard nothing at its ruler's sites
    .text1 = Enemies of this card's ruler cannot discard cards at sites that ruler rules, by no action, Homeland and Mob included. Burying still works.

foundations-card-hall-of-bandits = Hall of Bandits
    .line = Chronicle: ruins of bandits are kept
    .text1 = When the Empire is shaped, ruins that bandits rule are not discarded; they are stored with their sites.

foundations-card-relic-patrols = Relic Patrols
    .line = Enemies cannot recover at its ruler's sites
    .text1 = Enemies of this card's ruler cannot recover relics at sites that ruler rules.

foundations-card-bandit-patrols = Bandit Patrols
    .line = Enemies cannot recover at sites of bandits
    .text1 = Enemies of this card's ruler cannot recover relics at sites that bandits rule. If bandits rule this card, that is everybody; if a player does, that player alone may.

foundations-card-tome-guardians = Tome Guardians
    .line = Its ruler's Darkest Secret cannot be a target
    .text1 = The Darkest Secret of this card's ruler is no target for enemies in a campaign. At an Imperial site this covers all Imperials. Other ways of taking stay open.

foundations-card-lost-guardians = Lost Guardians
    .line = Nobody starts with the Darkest Secret
    .text1 = When setup ends, or when explored, the Darkest Secret returns to the shared bank, from whoever has it and without ribbon, with 3 more [secret] on it.

foundations-card-the-tribunal = The Tribunal
    .line = Negotiate anywhere, with binding promises
    .text1 = You may negotiate with players wherever they are, and promises in your deals may bind, even for later games.
    .reading = Promises are recorded and not enforced; a coin settles a dispute.

foundations-card-bandit-tribunal = Bandit Tribunal
    .line = Pawns at sites of bandits may negotiate
    .text1 = Players whose pawns are at sites that bandits rule may negotiate with one another, wherever these are, in the turn of one of them.

foundations-card-towering-rampart = Towering Rampart
    .line = +2 [defense-die] for this site or your pawn here
    .text1 = If this site is a target or your pawn is here, add 2 [defense-die], once, also in a raid.

foundations-card-cracked-rampart = Cracked Rampart
    .line = +1 [defense-die] if this site is a target
    .text1 = If this site is a target, add 1 [defense-die]. Bandits use this.

foundations-card-festival-district = Festival District
    .line = Deals may move advisers
    .text1 = In deals of players with access to this card advisers may be given, received and swapped. They keep their side; adviser limits hold.

foundations-card-squalid-district = Squalid District
    .line = Replace your facedown advisers from below
    .text1 = Discard any of your facedown advisers; each is replaced, facedown, by the lowest denizen of the world deck. Visions keep their places.

foundations-card-proving-grounds = Proving Grounds
    .line = Start here: 3 [warband]
    .text1 = If you place your pawn here in setup or explore this site, gain 3 [warband].

foundations-card-empty-grounds = Empty Grounds
    .line = Start: the other denizens here are discarded
    .text1 = At the end of setup, or when explored, all other denizens and ruins at sites of this region are discarded. Intact edifices stay.

foundations-card-spiral-castle = Spiral Castle
    .line = Win a raid: the pawn comes here, minus 2 [supply]
    .text1 = Whoever loses a raid against you is brought to this site, instead of one you choose, and loses 2 [supply].

foundations-card-spiral-dungeons = Spiral Dungeons
    .line = Defend: the attacker comes here, minus 2 [supply]
    .text1 = If you win as defender, the attacker's pawn goes to this site and the attacker loses 2 [supply]. Bandits use this.

foundations-card-boiling-lake = Boiling Lake
    .line = Travellers who do not rule it kill 2 [warband]
    .text1 = Whoever travels here without ruling this card kills 2 [warband] on the own board after arriving, or as many as there are.
    .reading = That it works by itself, and only for Travel, is our reading.

foundations-card-still-boiling-lake = Still Boiling Lake
    .line = No card can be played to this site
    .text1 = No card can be played to this site by anything. Moving a card here is no playing, and this ruin itself can be discarded.

foundations-card-hidden-passages = Hidden Passages
    .line = Wake here: with consent go to any site
    .text1 = With your pawn here, and with the consent of the site's ruler unless that is you, put your pawn on any site. Bandits never consent.

foundations-card-sinking-passages = Sinking Passages
    .line = Wake here: burn 1 [favor] to go to any site
    .text1 = From here your pawn may go to any site if you burn 1 [favor].

foundations-card-hallowed-spring = Hallowed Spring
    .line = Trades for [secret] here burn nothing
    .text1 = In a Trade for [secret] at this site, both [favor] are placed on the card and none is burnt. That holds for everybody.

foundations-card-hiding-place = Hiding Place
    .line = Chronicle: its ruler keeps a relic in secret
    .text1 = Before the Reliquary is stocked, the player who rules this site, for the Empire the Chancellor, may secretly keep one relic facedown, never the Grand Scepter, and starts the next game with it.

foundations-card-school-of-vines = School of Vines
    .line = Challenge a banner of an enemy from anywhere
    .text1 = You may challenge a banner that an enemy holds from any site.

foundations-card-ruined-school = Ruined School
    .line = Start: 1 [secret] on each site of bandits
    .text1 = At the end of setup, or when explored, put 1 [secret] from the shared bank on each site that bandits rule.

foundations-card-oaken-fortress = Oaken Fortress
    .line = Its ruler here cannot be raided or challenged
    .text1 = While the ruler of this card stands here, that player can be neither raided nor challenged for a banner. At an Imperial site this covers all Imperials here. Conquest and Conspiracy stay possible.

foundations-card-rotting-fortress = Rotting Fortress
    .line = Nobody here can be raided or challenged
    .text1 = Nobody who stands here can be raided or challenged for a banner, except by a player with a faceup [beast] adviser.

foundations-card-forbidden-forest = Forbidden Forest
    .line = Enemies travel here only with a [beast] adviser
    .text1 = Enemies of this card's ruler cannot travel here unless they have a faceup [beast] adviser.

foundations-card-bandit-forest = Bandit Forest
    .line = Imperials cannot use cards of bandits
    .text1 = Imperials can place no tokens on cards that bandits rule and cannot use their powers that are not persistent.

foundations-card-forest-horn = Forest Horn
    .line = In one region discard all that is not [beast]
    .text1 = Choose a region: all denizens and ruins at its sites that are not [beast] are discarded. Intact edifices stay.

foundations-card-broken-horn = Broken Horn
    .line = Start: the pile here goes under the world deck
    .text1 = At the end of setup, or when explored, the discard pile of this region goes under the world deck as it lies.

## Legacies

foundations-legacy-iron-hand = Iron Hand
    .line = Exile: your sites stand where the Empire's stood
    .text1 = This legacy is discarded as soon as you are Imperial.
    .text2 = Setup, if you played the last game: one of your [warband] stands on each site that comes from the Atlas before the divider, and everybody may place the pawn on any site.
    .text3 = Chronicle: you shape the Empire and build the edifice in the winner's place, for your own sites, and score your legacies; your sites are stored where the Empire's would be.
    .reading = You score without the 3 of the winner, who scores as usual after you. If you do not play next time, these sites are the Empire's.

foundations-legacy-chronicler = Chronicler
    .line = Sun: everybody may score their legacies at once
    .text1 = After the legacies are resolved you may call a scoring: everybody gets the points of the own active legacies right then. No legacy scores twice in a game.
    .reading = Sites are those ruled then. A legacy that wakes later may still score on the Throne.

foundations-legacy-steadfast = Steadfast
    .line = Your other legacies never turn dormant
    .text1 = Your other legacies never turn dormant while this one is active. Its own goal decides about itself.

foundations-legacy-peacemaker = Peacemaker
    .line = Return a banner: 1 [warband] stays everywhere
    .text1 = Return a banner that somebody holds, you or another player, to the shared bank with everything on it, without ribbon. If you do, every site and every board keeps only one [warband], bandits and your own included; the others are removed, not killed.

foundations-legacy-the-needle = The Needle
    .line = After you take a banner you may turn it over
    .text1 = Right after you take a banner in any way, you may turn it to its other face. Tokens stay.

foundations-legacy-circle-of-swords = Circle of Swords
    .line = You start with 8 [warband]
    .text1 = You start with 8 [warband] instead of 3. As an Imperial you take fewer if other Imperials would get less than 3.
    .reading = Purple ones go to sites, then 3 to each other Imperial, then what is left to you, at most 8.

foundations-legacy-great-architect = Great Architect
    .line = Imperial: you build the edifice, any one
    .text1 = If you are Imperial, you build the edifice of the Chronicle, in the winner's or Iron Hand's place: at any Imperial site, with any of the edifices offered, matching or not.

foundations-legacy-ancestral-lands = Ancestral Lands
    .line = Imperial: Travel to the Cradle for 1 [supply]
    .text1 = If you are Imperial, Travel to a site in the Cradle costs you only 1 [supply]. A Pass still binds you.

foundations-legacy-scepter-bearer = Scepter Bearer
    .line = Imperial: you start with the Grand Scepter
    .text1 = If you are Imperial, you start with the Grand Scepter instead of the Chancellor, who still takes a relic from the Reliquary.

foundations-legacy-royal-line = Royal Line
    .line = Citizen: you name the Successor
    .text1 = If you are a Citizen when the Chancellor would win, you may name the Imperial who counts as meeting the Successor's goal, or nobody, whatever the goal says.

foundations-legacy-keeper-of-order = Keeper of Order
    .line = Against Imperials: ±2 [attack-die]
    .text1 = If you are Imperial and the enemy too, add 2 [attack-die] as attacker or remove 2 as defender. As attacker your [skull] kill nothing.

foundations-legacy-golden-key = Golden Key
    .line = Imperial: take a relic from the Reliquary
    .text1 = If you are Imperial, you may look at the Reliquary at any time in your turns.
    .text2 = If you are Imperial, burn 1 [favor] and 1 [secret] to take a relic from the Reliquary, facedown, as often as you like.

foundations-legacy-world-crafter = World Crafter
    .line = You choose which sites come from the Atlas
    .text1 = Under Imperial Maps you fill the empty slots, choosing the Recent or Forgotten end for each, after Rival. Under Wide Horizons, whenever anybody explores, you choose the end.

foundations-legacy-matchmaker = Matchmaker
    .line = You choose the legacies of others
    .text1 = Whenever players draw legacies and choose one to keep, you draw and choose for them. Not for Amber Doors and not for the row of Public Ambitions.

foundations-legacy-revolutionary = Revolutionary
    .line = Throne: discard denizens at Imperial sites
    .text1 = After the edifice is built, you may discard any denizens at Imperial sites, to the piles by their regions. Locked ones stay.

foundations-legacy-populist = Populist
    .line = Setup: even out the banks, keep the remainder
    .text1 = After foundation II you may have the [favor] of all six banks divided evenly among them; you take the remainder.

foundations-legacy-rival = Rival
    .line = Throne: protect denizens; Exile: three sites
    .text1 = When the Empire is shaped, you may protect any denizens before the discard.
    .text2 = Setup, if you are an Exile: before the foundations the three Cradlemost empty slots are filled from the Recent end as the Empire's sites are, edifices intact, with one of your [warband] each; you may start on one of them.

foundations-legacy-the-standard-bearer = The Standard Bearer
    .line = Setup: take a banner, with 2 more on it
    .text1 = After placing your pawn, you may take a banner that lies in the shared bank and put 2 tokens of its kind from the bank on it.

foundations-legacy-the-ear = The Ear
    .line = Look at relics anywhere; you scatter them
    .text1 = Look at the relics of any one site.
    .text2 = When relics are scattered, you see them and decide which empty slot gets which.

foundations-legacy-heirloom = Heirloom
    .line = Throne: keep a relic for the next game
    .text1 = Before the Reliquary is stocked, you may secretly keep one relic of yours facedown, never the Grand Scepter, and start the next game with it.

foundations-legacy-high-priest = High Priest
    .line = Take [secret] off the banner; deal in [secret]
    .text1 = If you hold the Darkest Secret, move any number of [secret] from it to your board, faceup. It may be emptied.
    .text2 = In negotiations you may give faceup [secret].

foundations-legacy-seer = Seer
    .line = Setup: you place the Visions in the world deck
    .text1 = You see the Visions before they enter the new world deck and choose in secret where each of them goes. The denizens are stacked first.

foundations-legacy-arbiter = Arbiter
    .line = You change the end die by -1 to +3
    .text1 = Before each roll of the end die you may commit to a number from -1 to +3. It is added to the roll.

foundations-legacy-the-bright-beacon = The Bright Beacon
    .line = Beacon: take any six Dispossessed
    .text1 = If the Beacon is yours, you may look through the Dispossessed and take any six of them instead of drawing newcomers, even cards that have just been dispossessed.

foundations-legacy-oaths-of-loyalty = Oaths of Loyalty
    .line = Your faceup advisers stay for the next game
    .text1 = In the World your faceup denizen advisers are not shuffled; you start the next game with them, facedown. Any other starting adviser you would gain is buried.
    .reading = An older wording speaks of all advisers.

foundations-legacy-conspirator = Conspirator
    .line = Foretell last round and winner: you win instead
    .text1 = In your first Wake secretly note the last round and the winner.
    .text2 = If both prove right you win instead, even over a Successor.
    .ask-number = in which round will this game end?
    .ask-player = who will win then?
    .reading = It is judged last, when round and winner are settled.

foundations-legacy-light-fingers = Light Fingers
    .line = Take Wealth beside enemy pawns
    .text1 = You may Take Wealth although enemy pawns stand at the site.

foundations-legacy-secret-society = Secret Society
    .line = Setup: start with a Vision in secret
    .text1 = When the world deck is about to be built, you may secretly take one true Vision as a facedown adviser; the Visions track then moves on by one. Above the limit you discard.
    .reading = The second part of the world deck then has one Vision less.

foundations-legacy-ruthless = Ruthless
    .line = Burn 2 [favor]: bury a denizen at your site
    .text1 = Burn 2 [favor] to bury a denizen or edifice at your site, as often as you like.

foundations-legacy-quest-to-distant-lands = Quest to Distant Lands
    .line = Start off the map, with a Dispossessed card
    .text1 = In setup you may leave your pawn off the map; then you may swap one of the Dispossessed for a starting adviser or a card dealt to you. It is not buried by Oaths of Loyalty.
    .text2 = In your first Wake you must place your pawn on any site.
    .reading = Without a pawn the discards of setup go to the Provinces.

foundations-legacy-wealthy = Wealthy
    .line = Setup: take [favor] from players or the bank
    .text1 = After placing your pawn, take 1 [favor] from each of two other players, or 3 [favor] from the shared bank.
    .text2 = While active it alters foundation II to Movers and Shakers.

foundations-legacy-gatekeeper = Gatekeeper
    .line = Sun: take a legacy whose goal you meet
    .text1 = Before legacies are resolved in the Sun, you may take one active legacy of another player if you meet its goal. It stays active.
    .text2 = While active it alters foundation III to Public Ambitions.

foundations-legacy-beloved = Beloved
    .line = Trade with advisers of players here
    .text1 = You may trade with faceup, empty advisers of other players at your site, locked ones too; the bank is that of the card's suit.
    .text2 = While active it alters foundation IV to Teeming World.

foundations-legacy-the-mouth = The Mouth
    .line = Burn 2 [favor]: wake a legacy
    .text1 = Burn 2 [favor] to activate a dormant legacy of yours, or one of the row of Public Ambitions, whose goal you meet now, without a tie. The goal of the Scepter needs the Scepter itself.
    .text2 = While active it alters foundation VI to Festival.
    .reading = Facedown relics of others count too: if one of them proves you wrong, nothing wakes.

foundations-legacy-reformer = Reformer
    .line = Throne: rearrange the denizens of your sites
    .text1 = If you won, then before the other steps of the Throne you may move and swap denizens among sites you rule, ignoring locks but not capacity.
    .text2 = While active it alters foundation V to Grand Council.

foundations-legacy-pathfinder = Pathfinder
    .line = Travel past Mountain, Island and Pass
    .text1 = In a Travel you may ignore the powers of Mountain, Island and Pass.
    .text2 = While active it alters foundation I to Wide Horizons.

## Goals of legacies

foundations-legacy-goal-scepter = Hold the Grand Scepter

foundations-legacy-goal-sites = Rule the most sites

foundations-legacy-goal-darkest-secret = Hold the Darkest Secret

foundations-legacy-goal-peoples-favor = Hold the People's Favor

foundations-legacy-goal-suit-cards = Rule the most { $suit } cards

foundations-legacy-goal-top-relic = Hold the relic of the highest value

## Powers of sites

foundations-site-power-plains = Plains
    .text1 = No power.

foundations-site-power-coast = Coast
    .text1 = Travel from here to another Coast or Island costs exactly 1 [supply]; Mountain, Island, Pass and every other change of the price do not count. Tolls, bans and losses by cards do.

foundations-site-power-island = Island
    .text1 = It is also a Coast. Travel here costs 2 [supply] more, unless it starts on a Coast.

foundations-site-power-river = River
    .line = Put your pawn on another River
    .text1 = In Wake, once, a player standing here may put the pawn on another River in play. This is no Travel.

foundations-site-power-mountain = Mountain
    .text1 = Travel here costs 1 [supply] more.

foundations-site-power-pass = Pass
    .text1 = While your pawn is outside this region, you can neither travel to its other sites nor target them, unless you rule this site or its ruler lets you. Bandits let nobody. A Coast route and pawns that are put somewhere are not bound.

foundations-site-power-enduring = Enduring
    .text1 = Cards here are not discarded when the Empire is shaped.

foundations-site-power-homeland = Homeland
    .text1 = Whoever plays a card of its suit here may first discard a card here, of any suit, whether the site is full or not. In a new world it stores a random ruin of its suit.

## Sites

foundations-site-ancient-city = Ancient City
    .line = Cards endure; River in Wake

foundations-site-broken-peaks = Broken Peaks
    .line = Travel here costs 1 [supply] more

foundations-site-buried-giant = Buried Giant
    .line = No power

foundations-site-deep-woods = Deep Woods
    .line = Make room here for [beast]

foundations-site-desolate-shore = Desolate Shore
    .line = To another Coast or Island for 1 [supply]

foundations-site-dunes = Dunes
    .line = No power

foundations-site-fair-isle = Fair Isle
    .line = Coast for 1 [supply]; 2 more from elsewhere

foundations-site-golden-valley = Golden Valley
    .line = Make room here for [hearth]

foundations-site-great-slum = Great Slum
    .line = Make room here for [discord]

foundations-site-green-shore = Green Shore
    .line = To another Coast or Island for 1 [supply]

foundations-site-headwaters = Headwaters
    .line = River in Wake; Travel here 1 [supply] more

foundations-site-hidden-place = Hidden Place
    .line = Travel here costs 1 [supply] more

foundations-site-mines = Mines
    .line = Travel here costs 1 [supply] more

foundations-site-narrow-pass = Narrow Pass
    .line = Stops pawns and attacks from outside the region

foundations-site-painted-towers = Painted Towers
    .line = Make room here for [order]

foundations-site-riverbank = Riverbank
    .line = Wake here: to another River

foundations-site-rocky-coast = Rocky Coast
    .line = To another Coast or Island for 1 [supply]

foundations-site-salt-flats = Salt Flats
    .line = No power

foundations-site-shrouded-woods = Shrouded Woods
    .line = No power

foundations-site-solitary-pillar = Solitary Pillar
    .line = No power

foundations-site-standing-stones = Standing Stones
    .line = Make room here for [arcane]

foundations-site-steppe = Steppe
    .line = Make room here for [nomad]

foundations-site-sunken-isles = Sunken Isles
    .line = Coast for 1 [supply]; 2 more from elsewhere
    .reading = With room for no card it gets no bandits: without warbands it is theirs with a force of 0. It can be conquered and held, and never refills.

foundations-site-tidal-marshes = Tidal Marshes
    .line = River in Wake; Coast for 1 [supply]

## Visions

foundations-card-vision-of-conquest = Vision of Conquest
    .line = Goal: rule the most sites
    .text1 = Rule more sites than any other player, with three Visions drawn. The Empire's count once, for the Chancellor.

foundations-card-vision-of-rebellion = Vision of Rebellion
    .line = Goal: hold the People's Favor
    .text1 = Hold the People's Favor, with three Visions drawn.

foundations-card-vision-of-sanctuary = Vision of Sanctuary
    .line = Goal: hold the most relics
    .text1 = Hold more relics than any other player, facedown ones included, with three Visions drawn. Banners do not count.

foundations-card-vision-of-faith = Vision of Faith
    .line = Goal: hold the Darkest Secret
    .text1 = Hold the Darkest Secret, with three Visions drawn.

foundations-card-conspiracy = Conspiracy
    .line = Take a relic or banner of a player here
    .text1 = Anybody may play it faceup. Take one relic, even a facedown one unseen, or one banner of another player at your site; a banner follows its right ribbon. Then this card goes to the box, whether it took anything or not.
    .reading = It asks for no price and no matching advisers, and it must take if it can.

## Faces of the banners

foundations-banner-mob = People's Favor: Mob
    .line = Make room where you play
    .text1 = Left and right ribbon: all [favor] on it returns to the banks, one by one to the emptiest, the leftmost among equals.
    .text2 = Put any number of your [favor] on it, at least 1.
    .text3 = When you play a card to a site, you may first discard a card there, even if the site is full.

foundations-banner-grand-council = People's Favor: Grand Council
    .line = Your adviser limit is 4
    .text1 = Left and right ribbon: all [favor] on it returns to the banks, one by one to the emptiest, the leftmost among equals.
    .text2 = Put any number of your [favor] on it, at least 1.
    .text3 = Your adviser limit is 4. When you lose this banner or it is turned, discard down to your limit at once, locked cards only if nothing else is left.
    .reading = Ribbons and powers of this face are ours.

foundations-banner-wandering-flame = Darkest Secret: Wandering Flame
    .line = Go where [secret] lie
    .text1 = Left ribbon: its holder takes back the larger half of the [secret]; the others go one by one to the sites with the fewest tokens, the challenger choosing among equals. Without a holder all go to sites. Right ribbon: all are burnt.
    .text2 = Put your pawn on a site where a [secret] lies, as often as you like. This is no Travel.
    .text3 = Put one of your faceup [secret] on this banner or on your site.

foundations-banner-festival = Darkest Secret: Festival
    .line = Hold a festival at your site
    .text1 = Left ribbon: its holder takes back the larger half of the [secret], the others are burnt; without a holder all are. Right ribbon: all are burnt.
    .text2 = Put one of your faceup [secret] on this banner. Once a turn, doing so, you may bring the Festival marker to your site.
    .text3 = Whoever musters at the marker's site gains 1 [warband] more; whoever trades for [favor] there gains 1 [favor] more from the same bank. If that is somebody else, you gain 1 [favor] from that card's bank too. The marker leaves when your next Wake begins and when the banner changes hands or faces.
    .reading = Ribbons and powers of this face are ours.

## Faces of the foundations

foundations-foundation-imperial-maps = Imperial Maps
    .text1 = The Chancellor chooses an end of the Atlas, Recent or Forgotten, and fills all empty slots from it Hinterward. A site comes with its stored denizens faceup, its edifice ruined, its relics facedown, missing ones from the relic deck, and its bandits.
    .reading = That one end serves all slots, and the order, are ours.

foundations-foundation-wide-horizons = Wide Horizons
    .text1 = Empty slots stay open and are explored by travelling there at the map's price, or in setup by an Exile's pawn. The site comes from the Forgotten end with all it brings, its starting tokens and its bandits; then the pawn stands there and powers for being explored work.
    .reading = How one explores, what it costs and the end of the Atlas are ours.

foundations-foundation-powerful-tribes = Powerful Tribes
    .text1 = Each favor bank starts with 3 [favor], 4 with five or six players, and 1 more for each edifice of its suit on the map.

foundations-foundation-movers-and-shakers = Movers and Shakers
    .text1 = Each favor bank starts with 2 [favor], 3 with five or six players, and 1 more for each edifice of its suit on the map. Every player starts with 2 more [favor].
    .reading = The numbers are ours.

foundations-foundation-quiet-ambitions = Quiet Ambitions
    .text1 = Everybody draws two legacies, keeps one dormant and returns the other to the deck.

foundations-foundation-public-ambitions = Public Ambitions
    .text1 = Four legacies lie faceup by the map. In the Chronicle whoever meets the goal of one activates it, the outgoing Chancellor breaking ties; the rest return to the deck.

foundations-foundation-ties-of-fellowship = Ties of Fellowship
    .text1 = The stored denizens are shuffled without the Visions: two go facedown to each discard pile and three to each player, who keeps one as a facedown adviser. The rest becomes the world deck.

foundations-foundation-teeming-world = Teeming World
    .text1 = As Ties of Fellowship, and then one denizen of the rest comes faceup onto each site with room and no card, Hinterward; one for advisers only is replaced. This is no playing.
    .reading = What this face does is ours.

foundations-foundation-mobs-favor = Mob's Favor
    .text1 = The People's Favor starts as the Mob, with 1 [favor] on it.

foundations-foundation-grand-council = Grand Council
    .text1 = The People's Favor starts as the Grand Council, with 1 [favor] on it.

foundations-foundation-wandering-flame = Wandering Flame
    .text1 = The Darkest Secret starts as the Wandering Flame, with 1 [secret] on it.

foundations-foundation-festival = Festival
    .text1 = The Darkest Secret starts as the Festival, with 1 [secret] on it and the Festival marker beside it.

## Oathkeeper goals: the title's, then the Successor's

foundations-goal-supremacy = Supremacy
    .text1 = Rule the most sites, at least one.
    .text2 = Hold more relics than the Chancellor and each other Citizen.

foundations-goal-protection = Protection
    .text1 = Hold the most relics, at least one. Banners do not count.
    .text2 = Hold the People's Favor.

foundations-goal-people = The People
    .text1 = Hold the People's Favor.
    .text2 = Hold the Darkest Secret.

foundations-goal-devotion = Devotion
    .text1 = Hold the Darkest Secret.
    .text2 = Hold the Grand Scepter.

## Denizens of both games that are read differently here

foundations-retained-wrestlers = Wrestlers
    .reading = The sacrificed warband comes from the defending force, in a raid from the board, in a conquest from a targeted site, and lowers it. A sacrifice is a cost, so bandits never use it.

foundations-retained-garrison = Garrison
    .reading = The sites you rule are counted once; you gain first, then place one at each. With too few you choose the sites.

foundations-retained-mercenaries = Mercenaries
    .reading = A plan with plus and minus adds for the attacker and removes for the defender.

foundations-retained-sleight-of-hand = Sleight of Hand
    .reading = Only a player with at least 2 secrets in all can be robbed. Faceup secrets go first and keep their side.

foundations-retained-warning-signals = Warning Signals
    .reading = The defender rearranges warbands of board and ruled sites, each site keeping one, before the force is counted. It is discarded after the campaign in any case.

foundations-retained-tents = Tents
    .reading = Only Travel within the region of the present site is free.

foundations-retained-the-old-oak = The Old Oak
    .reading = The extra secret comes only with a faceup Beast adviser.

foundations-retained-forest-paths = Forest Paths
    .reading = It also ignores site powers for that Travel.

foundations-retained-welcoming-party = Welcoming Party
    .reading = It does not work when it is played itself.

foundations-retained-plague-engines = Plague Engines
    .reading = Players pay in seat order, each what there is. For the Empire's sites only one pays: the Imperial whose turn it is, else the Chancellor.

foundations-retained-gleaming-armor = Gleaming Armor
    .reading = Each enemy plan costs one placed secret more. One that cannot be paid cannot be used, so bandits use none. For the title its holder turns a secret facedown, or it adds no die.

foundations-retained-initiation-rite = Initiation Rite
    .reading = It works by itself: without a faceup secret its holder cannot muster.

foundations-retained-insomnia = Insomnia
    .reading = Its adviser limit is 2; it is played by discarding down to that first.

foundations-retained-chaos-cult = Chaos Cult
    .reading = A title that turns without changing hands is not taken.

foundations-retained-military-parade = Military Parade
    .reading = If bandits win with it, the favor is burnt.

foundations-retained-secret-police = Secret Police
    .reading = It binds every enemy standing at any site of this card's ruler; under bandits everybody at their sites. The Conspiracy counts as a Vision.

foundations-retained-toll-roads = Toll Roads
    .reading = It holds at every site of its ruler, its own included. Whoever cannot pay may not go; what bandits would get is burnt.

foundations-retained-knights-errant = Knights Errant
    .reading = The free campaign is offered only if one is possible.

foundations-retained-vow-of-obedience = Vow of Obedience
    .reading = It covers the Conspiracy too.

foundations-retained-encirclement = Encirclement
    .reading = Forces are compared when plans are used; dice of plans are no force.

foundations-retained-crop-rotation = Crop Rotation
    .reading = It also works when a facedown adviser is played to a site.

foundations-retained-book-binders = Book Binders
    .reading = A Vision revealed straight from a Search counts, and so does the Conspiracy.

foundations-retained-vow-of-peace = Vow of Peace
    .reading = Only faceup. Attackers then have no sacrifice.

foundations-retained-hospital = Hospital
    .reading = A battle plan: your warbands killed later in this campaign stand at its site at the end, if you still rule it.

foundations-retained-lost-tongue = Lost Tongue
    .reading = It stops targeting and taking; gifts in a negotiation and taking tokens off a banner stay possible.

foundations-retained-oracle = Oracle
    .reading = Cards above the Vision stay unseen in their places; the draw moves the Visions track on.

foundations-retained-twin-brother = Twin Brother
    .reading = Only when played faceup. Locked advisers are left out; what lies on the cards goes along.

foundations-retained-grasping-vines = Grasping Vines
    .reading = The ruler is exempt. The warband dies before the pawn moves.

foundations-retained-fae-merchant = Fae Merchant
    .reading = The relic just drawn may be the one that goes under the deck.

foundations-retained-insect-swarm = Insect Swarm
    .reading = As Gleaming Armor, with one burnt favor.

foundations-retained-wild-cry = Wild Cry
    .reading = Only cards played faceup count, and not this one itself.

foundations-retained-walled-garden = Walled Garden
    .reading = Beast denizens and Beast edifices at all sites count, itself too.

foundations-retained-captains = Captains
    .reading = It is a conquest or a raid. Warbands at that site may be committed too, after those of the board; the others there take no part.

foundations-retained-wild-allies = Wild Allies
    .reading = It is a conquest or a raid. Warbands at that site may be committed too, after those of the board; the others there take no part.

foundations-retained-false-prophet = False Prophet
    .reading = If this card is buried, the warband goes back to its bank and the Vision is shared no longer.
