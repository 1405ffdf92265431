# Names and rules texts of all cards, sites, banners, Reliquary spaces and the title.
# Texts are in our own words. Cost, kind, suit and restriction are shown beside the text and are not repeated here.
# Icons are written in square brackets, for example 2 [favor].

## Arcane

card-alchemist = Alchemist
    .line = Gain 4 [favor] from any banks
    .text1 = Gain 4 [favor] in all, drawn from any favor banks in any split you like.

card-fire-talkers = Fire Talkers
    .line = With the Darkest Secret: ±3 [attack-die]
    .text1 = If you hold the Darkest Secret, add or remove 3 [attack-die]. A Citizen fighting on the Imperial side may count the Chancellor's banner for this.

card-magicians-code = Magician's Code
    .line = Gain 2 [secret] to pay for the Darkest Secret
    .text1 = When you recover the Darkest Secret, gain 2 [secret], both of which must go into the payment. Together with your own, the payment still has to exceed the [secret] on the banner.

card-spirit-snare = Spirit Snare
    .line = Gain 1 [favor] from any bank
    .text1 = Pick any favor bank and take 1 [favor] out of it.

card-wizard-school = Wizard School
    .line = Gain 1 [secret], then your Act Phase ends
    .text1 = You receive 1 [secret], but your Act Phase is over at once.

card-dazzle = Dazzle
    .line = Discard [hearth] and [order] at sites in your region
    .text1 = All [hearth] and [order] cards at sites in your region are discarded, whoever rules them. Locked cards and advisers stay.

card-acting-troupe = Acting Troupe
    .line = In a Trade it counts as [beast] or [order]
    .text1 = During this Trade, let this adviser count as [beast] or as [order], your choice, and no longer as [arcane].

card-taming-charm = Taming Charm
    .line = Discard a [beast] or [nomad] card here for 2 [favor]
    .text1 = Choose an unlocked [beast] or [nomad] card at your site and discard it. You then draw 2 [favor] from the bank of its suit.

card-inquisitor = Inquisitor
    .line = Look at a facedown adviser here; take a Conspiracy
    .text1 = Look at one facedown adviser of another player at your site. If it is the Conspiracy, it becomes yours to play or discard as if searched; if not, the [favor] placed here goes to that player.

card-secret-signal = Secret Signal
    .line = A Trade that brings just 1 [favor] brings 2
    .text1 = If this Trade brings you exactly 1 [favor], take 1 more from the same bank.

card-augury = Augury
    .line = Draw 1 more card in a Search
    .text1 = You see one additional card in this Search. A Vision from the world deck still stops the drawing.

card-rusting-ray = Rusting Ray
    .line = With the Darkest Secret: [hollow-sword] count nothing
    .text1 = If you hold the Darkest Secret, every [hollow-sword] the attacker rolls is worth nothing.

card-portal = Portal
    .line = Travel to or from here uses no [supply]
    .text1 = For a Travel that begins or ends at this card's site: it uses no [supply], and no site power applies to it. Powers of other cards still do.

card-billowing-fog = Billowing Fog
    .line = If defeated, your force takes no losses
    .text1 = If your side loses, its force takes no losses for the defeat, not even from powers that kill a whole force. Earlier [skull] and sacrifices still count.

card-kindred-warriors = Kindred Warriors
    .line = Ignore [skull]; ±1 [attack-die] per other suit you rule
    .text1 = The [skull] you roll kill nothing. Also add or remove up to 1 [attack-die] for each suit other than [arcane] among the cards you rule.

card-terror-spells = Terror Spells
    .line = With the Darkest Secret: kill 2 [warband] in your region
    .text1 = If you hold the Darkest Secret, kill 2 [warband] of any owners, each at a site in your region or on the board of a player whose pawn is in it.

card-blood-pact = Blood Pact
    .line = Sacrifice [warband]: 1 [secret] for each pair
    .text1 = Sacrifice an even number of [warband] from your board; each pair brings you 1 [secret].

card-revelation = Revelation
    .line = All players may burn [favor] for as many [secret]
    .text1 = One after another, the Chancellor first, all players may burn as many of their own [favor] as they like and gain the same number of [secret].

card-observatory = Observatory
    .line = While here: search any region's discard pile
    .text1 = While your pawn is at this card's site, you may search the discard pile of any one region, at the usual price of a discard pile.

card-plague-engines = Plague Engines
    .line = Every player pays 1 [favor] for each site they rule
    .text1 = Every player, you too, pays 1 [favor] into the [arcane] bank for each site they rule, as far as they can. Each Imperial player pays for all Imperial sites.

card-gleaming-armor = Gleaming Armor
    .line = Enemy battle plans cost 1 [secret] more
    .text1 = In campaigns you take part in, each battle plan of the enemy side costs its user 1 placed [secret] more. Bandits you attack can use none.

card-bewitch = Bewitch
    .line = With more [secret] than the Chancellor: become Citizen
    .text1 = If you are an Exile and own more [secret] than the Chancellor, you may become a Citizen; you take no relic. Those on boards and cards count, those on the Darkest Secret do not.

card-jinx = Jinx
    .line = Reroll the dice you have rolled, once
    .text1 = If you rule this card and have just rolled [attack-die] or [defense-die] for any reason, you may reroll all dice of that roll, once. The second result stands.

card-tutor = Tutor
    .line = Gain 1 [secret]
    .text1 = You receive 1 [secret].

card-dream-thief = Dream Thief
    .line = Swap any two facedown advisers, unseen
    .text1 = Choose two facedown advisers of any players, without looking at them; the two change places.

card-cracking-ground = Cracking Ground
    .line = ±1 [attack-die] for each targeted site
    .text1 = Add or remove 1 [attack-die] for each site among the targets of this campaign.

card-sealing-ward = Sealing Ward
    .line = Your targeted relics add 1 more [defense-die] each
    .text1 = Each of your relics that is declared as a target is worth 1 more [defense-die]. Banners are not.

card-initiation-rite = Initiation Rite
    .line = You muster for 1 [secret] in place of 1 [favor]
    .text1 = You muster by placing 1 [secret] on the card in place of the [favor]. Without a faceup [secret] you cannot muster.

card-vow-of-silence = Vow of Silence
    .line = Gain [secret] when others recover the Darkest Secret
    .text1 = You may never recover the Darkest Secret, not even from yourself.
    .text2 = You may not give [secret] to any player. Paying costs stays allowed, and others may still take [secret] from you.
    .text3 = Each time any player recovers the Darkest Secret, you gain as many [secret] as that player paid onto it.

card-forgotten-vault = Forgotten Vault
    .line = Add or burn 1 [secret] on the Darkest Secret
    .text1 = Either the Darkest Secret grows by 1 [secret] from the shared bank, or 1 [secret] on it is burned, but never the last one. It may be anywhere.

card-map-library = Map Library
    .line = While here: trade with any card in your region
    .text1 = While your pawn is at this card's site, you may trade with a card at any site in your region.

card-witchs-bargain = Witch's Bargain
    .line = Swap 1 [secret] for 2 [favor] or back, with players here
    .text1 = As often as you like, with any players at your site, exchange 1 of your [secret] for 2 of their [favor] (or their only one), or 2 of your [favor] for 1 of their [secret]. They cannot refuse.

card-master-of-disguise = Master of Disguise
    .line = Trade with another player's advisers as if yours
    .text1 = For this Trade you have the faceup advisers of one other player instead of your own: their suits and Trade modifiers work for you, and the mandatory ones bind you. Your own advisers count for nothing.

## Beast

card-errand-boy = Errand Boy
    .line = Search another region's discard pile
    .text1 = Draw this Search from the discard pile of another region of your choice. What you discard still goes by your pawn's region.

card-wolves = Wolves
    .line = Kill 1 [warband] on any player's board
    .text1 = Choose any player, even yourself: 1 [warband] on that board dies. Those at sites are safe.

card-animal-playmates = Animal Playmates
    .line = Mustering on a [beast] card uses no [supply]
    .text1 = Mustering on a [beast] card uses no [supply].

card-true-names = True Names
    .line = Enemies cannot use plans of your advisers' suits
    .text1 = In campaigns you take part in, the enemy side cannot use battle plans on cards that share a suit with any of your faceup advisers.

card-the-old-oak = The Old Oak
    .line = With a [beast] adviser: trading with it, 1 more [secret]
    .text1 = If you trade with this very card for [secret] and have at least one [beast] adviser, you get 1 [secret] more.

card-forest-paths = Forest Paths
    .line = Travel to a site with a [beast] card uses no [supply]
    .text1 = If your destination has a [beast] card, this Travel uses no [supply] and no site power applies to it. Powers of other cards still do.

card-long-lost-heir = Long-Lost Heir
    .line = As an Exile: become a Citizen
    .text1 = If you are an Exile, you may turn Citizen now. You take no relic for it.

card-rangers = Rangers
    .line = Ignore [skull]; against 4+ [defense-die], +2 [attack-die]
    .text1 = The [skull] you roll kill nothing. If the defense pool has 4 or more [defense-die] at this moment, add 2 [attack-die].

card-roving-terror = Roving Terror
    .line = Discard a denizen at another site and move there
    .text1 = Discard an unlocked denizen at any other site, in any region; this card moves there in its place. The move is no play.

card-nature-worship = Nature Worship
    .line = ±1 [attack-die] for each [beast] adviser
    .text1 = Add or remove 1 [attack-die] for each faceup [beast] adviser you have. Cards at sites do not count.

card-birdsong = Birdsong
    .line = Trading with [beast] or [nomad] uses no [supply]
    .text1 = Trading with a [beast] or [nomad] card uses no [supply].

card-small-friends = Small Friends
    .line = Trade as if at any site with a [beast] card
    .text1 = In this Trade your pawn counts as standing at any one site with a [beast] card. You may trade with any card there and use Trade modifiers there, but not those where the pawn really is.

card-grasping-vines = Grasping Vines
    .line = Enemies who leave its ruler's sites lose 1 [warband]
    .text1 = Whenever an enemy of this card's ruler travels away from any site of that ruler, the traveler kills 1 [warband] on their own board, if there is one.

card-threatening-roar = Threatening Roar
    .line = Discard [nomad] and other [beast] at sites in your region
    .text1 = All [nomad] cards and all other [beast] cards at sites in your region are discarded, whoever rules them. Locked cards and advisers stay.

card-fae-merchant = Fae Merchant
    .line = Take the top relic, then put one under the deck
    .text1 = Take the top relic of the relic deck. Then you must slip one relic you hold under that deck: the new one if you like, never the Grand Scepter.

card-second-chance = Second Chance
    .line = Kill 1 [warband] beside an [order]/[discord] adviser; gain 1
    .text1 = Choose a player who has a faceup [order] or [discord] adviser. Kill 1 [warband] on that player's board; if one died, you gain 1 [warband].

card-pied-piper = Pied Piper
    .line = Give it to another player and take 2 of their [favor]
    .text1 = This card may join any player's advisers beyond the limit without a discard. Once there it counts like any other adviser.
    .text2 = Hand this card over to the advisers of any other player, wherever they are, and take 2 [favor] from their board.

card-mushrooms = Mushrooms
    .line = Search 1 card from your pile's bottom for no [supply]
    .text1 = This Search uses no [supply], but you draw just 1 card, from the bottom of your region's discard pile. Effects that add cards add to it.

card-insect-swarm = Insect Swarm
    .line = Enemy battle plans burn 1 [favor] more
    .text1 = In campaigns you take part in, each battle plan of the enemy side costs its user 1 burned [favor] more. Bandits you attack can use none.

card-vow-of-union = Vow of Union
    .line = Attack with the [warband] of all your sites
    .text1 = When you attack, all your [warband] at all sites you rule are part of your force, and you choose where losses fall. If defeated, all survivors move to your board.
    .text2 = You cannot travel from a site you rule while any [warband] is on your board, not even when made to.

card-giant-python = Giant Python
    .line = Attackers must target for an even count of [defense-die]
    .text1 = Whoever attacks you (or, if you are Chancellor, any Imperial player) must declare targets that together add an even number of [defense-die]. Dice of the title and of battle plans are not counted.

card-war-tortoise = War Tortoise
    .line = Enemy dice with two [sword] or two [shield] add none
    .text1 = If you defend, attack dice with two [sword] and a [skull] add no [sword], though the [skull] still kills. If you attack, defense dice with two [shield] add none.

card-new-growth = New Growth
    .line = Play [beast] and [hearth] cards to any site
    .text1 = A [beast] or [hearth] denizen you play, drawn or from a facedown adviser, may go to any faceup site with room in any region.

card-wild-cry = Wild Cry
    .line = Each [beast] card played faceup: 1 [supply], 2 [warband]
    .text1 = For each [beast] card you play faceup in this Search or from a facedown adviser, gain 1 [supply] and 2 [warband]. Playing this card itself does not count.

card-animal-host = Animal Host
    .line = Gain 1 [warband] for each [beast] card at sites
    .text1 = Count the [beast] cards at all sites of the map, whoever rules them; you gain that many [warband].

card-memory-of-nature = Memory of Nature
    .line = Move 1 [favor] to the [beast] bank per [beast] at sites
    .text1 = Count the [beast] cards at all sites of the map. Move that many [favor] in all from the other banks, in any split, to the [beast] bank.

card-marsh-spirit = Marsh Spirit
    .line = If this site is a target: no plans for the attacker
    .text1 = While this site is among the targets, the attacker is barred from every battle plan, those of relics included.

card-vow-of-poverty = Vow of Poverty
    .line = No [favor] by Trade; take 2 in Rest if you have none
    .text1 = No Trade ever brings you [favor]; what you would gain stays in its bank.
    .text2 = If your board holds no [favor], you may take 2 [favor] from one bank of your choice.

card-forest-council = Forest Council
    .line = Enemies can neither trade nor muster on [beast] cards
    .text1 = Enemies of this card's ruler may not trade with any [beast] card, at any site.
    .text2 = Enemies of this card's ruler may not muster on any [beast] card, at any site.

card-walled-garden = Walled Garden
    .line = If targeted: 1 [defense-die] per [beast] card at sites
    .text1 = If this card's site is a target, add 1 [defense-die] for each [beast] card at any site of the map, this one included.

card-vow-of-beastkin = Vow of Beastkin
    .line = Muster only on your advisers' suits, for 1 [warband] more
    .text1 = You can muster only on cards that share a suit with one of your faceup advisers, and gain 1 [warband] more when you do.

card-bracken = Bracken
    .line = Discard from a Search to any pile, top or bottom
    .text1 = Everything you discard in this Search goes to one discard pile of any region, all on its top or all on its bottom, in your order. Discards by a played card's own power are not covered.

card-wild-allies = Wild Allies
    .line = Free campaign as if at any site with a [beast] card
    .text1 = Campaign now for no [supply] as if your pawn were at any one site with a [beast] card. Your [warband] at that site join your force; your pawn does not move.

## Discord

card-mercenaries = Mercenaries
    .line = ±3 [attack-die]; discarded if defeated
    .text1 = Add or remove 3 [attack-die]. If your side is defeated, discard this card.

card-a-small-favor = A Small Favor
    .line = Gain 4 [warband]
    .text1 = You gain 4 [warband] onto your board.

card-second-wind = Second Wind
    .line = If you win: travel, then campaign again, no [supply]
    .text1 = If you win, you may travel once this campaign is over, and after that you may campaign again; neither uses [supply].

card-sleight-of-hand = Sleight of Hand
    .line = Take 1 [secret] from a player here who has 2 or more
    .text1 = Choose another player at your site with 2 or more [secret] on their board; you take one of them.

card-key-to-the-city = Key to the City
    .line = If its ruler is away: kill all [warband] here, place 1
    .text1 = Unless a player who rules this site has their pawn here, kill all [warband] at it, your own too. Then gain 1 [warband] and place it here.

card-scryer = Scryer
    .line = Look through any discard pile
    .text1 = Look through one whole discard pile of any region; its order stays as it is.

card-disgraced-captain = Disgraced Captain
    .line = With [order] at a targeted site: add 4 [attack-die]
    .text1 = If at least one targeted site has an [order] card, add 4 [attack-die], once only.

card-naysayers = Naysayers
    .line = If an Exile has the title: Chancellor gives you 1 [favor]
    .text1 = If any Exile, even you, has the Oathkeeper title on either side, you may take 1 [favor] from the Chancellor's board.

card-book-burning = Book Burning
    .line = Win against their pawn: they keep just 1 [secret]
    .text1 = If you win and the defender's pawn was a target, the defender burns all [secret] on their board except one.

card-charlatan = Charlatan
    .line = Burn all but 1 [secret] on the Darkest Secret
    .text1 = The Darkest Secret loses all its [secret] but one to the shared bank, whoever holds it.

card-assassin = Assassin
    .line = Discard a faceup adviser of a player at your site
    .text1 = Your adviser limit is 2, this card included; discard down to it when you play this.
    .text2 = Choose a player at your site and discard one of their unlocked faceup advisers.

card-downtrodden = Downtrodden
    .line = If its suit's bank is the poorest: 2 [warband] more
    .text1 = If the bank of the mustered card's suit holds less [favor] than every other bank, gain 2 [warband] more. A tie for the least does not count.

card-blackmail = Blackmail
    .line = A player here gives you 3 [favor] or a relic
    .text1 = Choose a relic held by another player at your site. Its owner must hand you 3 [favor], or else you take the relic.

card-cracked-sage = Cracked Sage
    .line = Against an [arcane] adviser: ±4 [attack-die]
    .text1 = If the enemy has a faceup [arcane] adviser, add or remove 4 [attack-die].

card-dissent = Dissent
    .line = All without the People's Favor pay 1 [favor] per suit
    .text1 = Every player, you too, except the holder of the People's Favor, moves 1 [favor] from their board onto this card for each different suit among the cards they rule, as far as they can.

card-false-prophet = False Prophet
    .line = Win by another player's revealed Vision
    .text1 = If you are an Exile, gain 1 [warband] and put it on any one revealed Vision.
    .text2 = While your [warband] lies on that Vision and you are an Exile, you also count as having revealed it: meet its goal yourself and you may win with it.
    .text3 = When that Vision would be discarded, the [warband] on it dies and you play or discard the Vision as at the end of a Search.

card-vow-of-renewal = Vow of Renewal
    .line = All burned [favor] comes to you
    .text1 = You may never recover the People's Favor, not even from yourself.
    .text2 = Any [favor] burned by any player, you included, comes to your board and not to the shared bank.

card-zealots = Zealots
    .line = Against a larger force: each sacrifice adds 3
    .text1 = If the defending force is larger than yours at this moment, each [warband] you sacrifice adds 3 to the attack instead of 1.

card-royal-ambitions = Royal Ambitions
    .line = More sites than the Chancellor: Citizen with a relic
    .text1 = If you are an Exile and rule more sites than the Chancellor, you may become a Citizen. If you do, also take one relic, unseen, from the Imperial Reliquary.

card-salt-the-earth = Salt the Earth
    .line = Discards the other denizens here; capacity is 1
    .text1 = It cannot be played to a site that has any locked card, edifices and ruins included.
    .text2 = It may be played even to a full site, whatever the capacity. All other denizens there are then discarded.
    .text3 = The capacity of this site is 1, and this card fills it.

card-beast-tamer = Beast Tamer
    .line = Enemies cannot use [beast] and [nomad] battle plans
    .text1 = In campaigns you take part in, the enemy side cannot use battle plans on [beast] or [nomad] cards.

card-riots = Riots
    .line = On the Mob side: discard the commonest suit at sites
    .text1 = If the People's Favor is on its Mob side, find the suit with the most cards at sites; you choose among ties. All unlocked cards of that suit at all sites are discarded, except this one.

card-silver-tongue = Silver Tongue
    .line = Take 1 [favor] of a suit at your site
    .text1 = Your adviser limit is 2, this card included; discard down to it when you play this.
    .text2 = You may take 1 [favor] from a bank whose suit is on a card at your site.

card-gambling-hall = Gambling Hall
    .line = Roll 4 [defense-die], gain that much [favor]
    .text1 = Roll 4 [defense-die]; each x2 doubles the total of [shield]. Take that much [favor] from one bank of your choice.

card-boiling-lake = Boiling Lake
    .line = Who comes here without ruling it loses 2 [warband]
    .text1 = Whoever travels to this site without ruling this card, forced or not, kills 2 [warband] on their own board, or all if fewer.

card-relic-thief = Relic Thief
    .line = Roll to steal relics that others take in your region
    .text1 = Right after another player in your region takes relics, you may roll 1 [defense-die] for each. If no die shows a [shield], you take all of them; otherwise none.

card-enchantress = Enchantress
    .line = Swap with a faceup adviser of any player
    .text1 = This card and one unlocked faceup adviser of any other player, wherever they are, change places. Nothing counts as played.

card-insomnia = Insomnia
    .line = Gain 1 [secret]
    .text1 = Your adviser limit is 2, this card included; discard down to it when you play this.
    .text2 = You may gain 1 [secret] from the shared bank.

card-sneak-attack = Sneak Attack
    .line = After another's campaign: attack them for no [supply]
    .text1 = After each campaign of another player, however it ended, you may campaign at once for no [supply], but only against that player.

card-gossip = Gossip
    .line = Enemies cannot play facedown advisers
    .text1 = Whoever is an enemy of this card's ruler may not play cards facedown as advisers. Advisers already facedown stay.

card-bandit-chief = Bandit Chief
    .line = 1 [warband] dies at every site; 2 more bandits each
    .text1 = At every site that has any, 1 [warband] is killed, your own included.
    .text2 = While this card is faceup at a site, every site has 2 more bandits, so 3 in all.

card-chaos-cult = Chaos Cult
    .line = Take 1 [favor] from each new Oathkeeper
    .text1 = Each time another player takes the Oathkeeper title, that player's board loses 1 [favor] to you. Turning it to Usurper is not taking it.

card-slander = Slander
    .line = Win against their pawn: they burn all their [favor]
    .text1 = If you win and the defender's pawn was a target, the defender burns the whole [favor] on their board, not just half.

## Hearth

card-tinkers-fair = Tinker's Fair
    .line = Exchange [favor], [secret], relics with any player
    .text1 = Agree on a binding exchange of [favor], [secret] and held relics with any one other player, wherever they are.

card-wayside-inn = Wayside Inn
    .line = Gain 2 [supply]
    .text1 = You get 2 [supply] back, up to your maximum.

card-extra-provisions = Extra Provisions
    .line = Add 1 [defense-die]
    .text1 = Add 1 [defense-die] to the pool.

card-memory-of-home = Memory of Home
    .line = Move one bank's whole [favor] to the [hearth] bank
    .text1 = Choose a favor bank: everything in it moves to the [hearth] bank.

card-welcoming-party = Welcoming Party
    .line = Play a drawn denizen faceup: 1 [favor] of [hearth]
    .text1 = If you play a denizen faceup straight from the draw of this Search, gain 1 [favor] from the [hearth] bank. Not for this card itself.

card-traveling-doctor = Traveling Doctor
    .line = If defeated: no losses, and it is discarded
    .text1 = If your side loses, its force takes no losses for the defeat, not even from powers that kill a whole force, and this card is discarded. Earlier [skull] and sacrifices still count.

card-storyteller = Storyteller
    .line = Add 1 [secret] to the Darkest Secret
    .text1 = The Darkest Secret grows by 1 [secret] from the shared bank, wherever it is.

card-armed-mob = Armed Mob
    .line = Discard an adviser of the Darkest Secret's holder
    .text1 = If the holder of the Darkest Secret does not also hold the People's Favor, discard one of their unlocked faceup advisers, your choice.

card-tavern-songs = Tavern Songs
    .line = Look at the top 3 cards of your region's discards
    .text1 = Look in secret at the 3 topmost cards of the discard pile of your pawn's region. Their order stays.

card-homesteaders = Homesteaders
    .line = Move one of your faceup advisers to your site
    .text1 = Move one of your unlocked faceup advisers to your site, if it may lie there and there is room. The move is no play.

card-crop-rotation = Crop Rotation
    .line = Discard a denizen to make room before you play there
    .text1 = Before you play a card to a site, you may discard an unlocked denizen there to make room, but none whose power modifies this action.

card-a-round-of-ale = A Round of Ale
    .line = Clear the tokens from all cards, as in a Rest Phase
    .text1 = Clear all cards as in your Rest Phase: [favor] goes to the matching banks, all [secret] on cards come to you and your facedown ones turn faceup. Only the [favor] placed here stays.

card-land-warden = Land Warden
    .line = Play two of the drawn cards, one to a site
    .text1 = You may play two of the drawn cards, provided at least one of them goes to a site.

card-charming-friend = Charming Friend
    .line = Take 1 [favor] from a player at your site
    .text1 = Choose a player whose pawn is at your site; 1 [favor] moves from their board to yours.

card-village-constable = Village Constable
    .line = Enemy without the People's Favor: ±2 [attack-die]
    .text1 = Unless the enemy holds the People's Favor, add or remove 2 [attack-die].

card-family-heirloom = Family Heirloom
    .line = See the top relic; take it or put it under the deck
    .text1 = Look at the top relic of the relic deck. Take it, or slip it under the deck unseen by the others.

card-news-from-afar = News from Afar
    .line = Search for no [supply]
    .text1 = This Search uses no [supply], whichever pile you draw from.

card-levelers = Levelers
    .line = Move 2 [favor] from the fullest bank to the emptiest
    .text1 = Move 2 [favor] from the fullest bank to the emptiest one. You choose among ties.

card-fabled-feast = Fabled Feast
    .line = Gain 1 [favor] of one bank per [hearth] card you rule
    .text1 = Choose one favor bank and take 1 [favor] from it for each [hearth] card you rule, this one included.

card-the-great-levy = The Great Levy
    .line = Enemy lacks People's Favor: ±3 [attack-die], no [skull]
    .text1 = Unless the enemy holds the People's Favor, add or remove 3 [attack-die], and any [skull] you roll kill nothing.

card-hearts-and-minds = Hearts and Minds
    .line = Win at once; discarded without the People's Favor
    .text1 = Your side wins at once: no further plans, rolls or sacrifices, and the attacker takes the losses of a defeat. At the end discard this card, unless you then hold the People's Favor.

card-relic-breaker = Relic Breaker
    .line = Put a relic here under the deck: gain 3 [warband]
    .text1 = Slip a facedown relic at your site under the relic deck. If you do, you gain 3 [warband].

card-book-binders = Book Binders
    .line = When others play a Vision faceup: gain 2 [favor]
    .text1 = Each time another player plays a Vision faceup, the Conspiracy included, gain 2 [favor] from one bank of your choice.

card-ballot-box = Ballot Box
    .line = Exile with the People's Favor: become a Citizen
    .text1 = If you are an Exile and hold the People's Favor, you become a Citizen, keeping the banner but taking no relic. Your Act Phase ends.

card-saddle-makers = Saddle Makers
    .line = When others play [nomad] or [order]: gain 2 [favor]
    .text1 = Each time another player plays a [nomad] or [order] card faceup, gain 2 [favor] from the bank of that card's suit.

card-herald = Herald
    .line = After another player's campaign: gain 1 [favor]
    .text1 = After each campaign of another player, won or lost, gain 1 [favor] from any bank. Campaigns against bandits do not count.

card-rowdy-pub = Rowdy Pub
    .line = Mustering on it brings 1 [warband] more
    .text1 = Mustering on this very card brings 1 [warband] more.

card-vow-of-peace = Vow of Peace
    .line = You never campaign; your attackers cannot sacrifice
    .text1 = You can never campaign, neither by the action nor through a power.
    .text2 = When you are the defender or its Ally, the attacker cannot sacrifice [warband] to raise the attack.

card-deed-writer = Deed Writer
    .line = Exchange [favor], [secret], sites with any player
    .text1 = Agree on a binding exchange of [favor], [secret] and ruled sites with any one other player. At each site handed over, the old ruler takes back all their [warband] and the new one moves at least 1 there, from board to site.

card-salad-days = Salad Days
    .line = Gain 1 [favor] from each of three banks
    .text1 = Choose three different favor banks; each of them gives you 1 [favor].

card-marriage = Marriage
    .line = Counts as two [hearth] advisers
    .text1 = It counts as two [hearth] advisers wherever your advisers are counted, but as only one for the adviser limit.

card-hospital = Hospital
    .line = Your killed [warband] come here if you rule the site
    .text1 = For the rest of this campaign, set aside your [warband] that would be killed. At its end they go to this card's site if you rule it without them; otherwise they die.

card-awaited-return = Awaited Return
    .line = Sacrifice 1 [warband]: the Trade uses no [supply]
    .text1 = Sacrifice 1 [warband] from your board; this Trade then uses no [supply].

## Nomad

card-rain-boots = Rain Boots
    .line = Dice with one [shield] count as blank; discarded after
    .text1 = Defense dice with exactly one [shield] count as blank. At the end of the campaign discard this card.

card-ancient-binding = Ancient Binding
    .line = All others keep just 1 [secret], you none
    .text1 = Every other player burns all but one [secret] on their board. You burn all on your board and on cards, except the one placed here. Banners and sites keep theirs.

card-horse-archers = Horse Archers
    .line = ±3 [attack-die]; discarded after
    .text1 = Add or remove 3 [attack-die]. At the end of the campaign discard this card.

card-warning-signals = Warning Signals
    .line = Move [warband] between your board and sites; discarded
    .text1 = Move your [warband] as you like between your board and any sites you rule, leaving at least 1 at each site you take from. At the end of the campaign discard this card.

card-elders = Elders
    .line = Gain 1 [secret]
    .text1 = You receive 1 [secret].

card-the-gathering = The Gathering
    .line = All may come here; players here make exchanges
    .text1 = One after another, the Chancellor first, all players may put their pawn on this site, which is no Travel. Then players here may make any binding exchanges of [favor], [secret], relics and unlocked advisers.

card-faithful-friend = Faithful Friend
    .line = Gain 4 [supply]
    .text1 = You get 4 [supply] back, up to your maximum.

card-tents = Tents
    .line = Travel within your region uses no [supply]
    .text1 = Traveling inside the region your pawn is in uses no [supply].

card-great-herd = Great Herd
    .line = Swap with another [nomad] card at any site
    .text1 = You may let this card change places with another unlocked [nomad] card at any site. The swap is no play.

card-convoys = Convoys
    .line = Lay another region's discards on your region's
    .text1 = Lay the whole discard pile of another region, unseen and in its order, on top of the discard pile of your pawn's region.

card-vow-of-kinship = Vow of Kinship
    .line = Your [favor] lies in the [nomad] bank
    .text1 = All [favor] on your board moves to the [nomad] bank, and so does any [favor] that would come to your board later.
    .text2 = You may spend and give [favor] from the [nomad] bank as if it were on your board, but never have to. Others cannot take it as yours.

card-wild-mounts = Wild Mounts
    .line = Discard a [beast] card in place of [nomad] battle plans
    .text1 = At the end of the campaign, you may discard one unlocked [beast] card you rule in place of all [nomad] battle plans of yours that would be discarded.

card-lancers = Lancers
    .line = The attack roll counts twice; discarded after
    .text1 = Every result of the attack roll counts twice, be it [sword], [hollow-sword] or [skull]. At the end of the campaign discard this card.

card-mountain-giant = Mountain Giant
    .line = ±1 [attack-die], or ±3 and discarded after
    .text1 = Choose: add or remove 1 [attack-die]; or add or remove 3 [attack-die] and discard this card at the end of the campaign.

card-rival-khan = Rival Khan
    .line = Against a [nomad] adviser: ±4 [attack-die]; discarded
    .text1 = If the enemy has a faceup [nomad] adviser, add or remove 4 [attack-die]. At the end of the campaign discard this card in any case.

card-lost-tongue = Lost Tongue
    .line = Only rulers of [nomad] can take your relics and banners
    .text1 = Other players who rule no [nomad] card can neither target nor take your relics and banners, in any way.

card-special-envoy = Special Envoy
    .line = Travel for no [supply], then your Act Phase ends
    .text1 = This Travel uses no [supply], but your Act Phase is over right after it.

card-resettle = Resettle
    .line = Move any player's [nomad] adviser to any site
    .text1 = Move a faceup [nomad] adviser of any player, neither locked nor adviser-only, to any faceup site with room. No consent is needed, and the move is no play.

card-oracle = Oracle
    .line = Draw the topmost Vision of the world deck
    .text1 = Take the Vision nearest to the top out of the world deck, leaving all else unseen in place, and advance the Visions Drawn marker. Play or discard it as at the end of a Search.

card-pilgrimage = Pilgrimage
    .line = Denizens here leave; as many others top your pile
    .text1 = All unlocked denizens at your site join the Dispossessed. Shuffle those, draw as many at random, look at them and lay them in any order on top of your own region's discard pile.

card-spell-breaker = Spell Breaker
    .line = Enemies cannot use powers that cost [secret]
    .text1 = Enemies of this card's ruler cannot use any power whose cost is placing, burning or flipping [secret]. Their Trade, Recover and Muster actions are not affected.

card-mounted-patrol = Mounted Patrol
    .line = The attacker rolls half the dice; discarded after
    .text1 = The attacker rolls only half of the final attack pool, rounded down. At the end of the campaign discard this card.

card-great-crusade = Great Crusade
    .line = ±1 [attack-die] per [nomad] you rule; discarded after
    .text1 = Add or remove 1 [attack-die] for each [nomad] card you rule, this one included. At the end of the campaign discard this card.

card-ancient-bloodline = Ancient Bloodline
    .line = Cards at your sites are locked for enemies
    .text1 = For your enemies, denizens and relics at sites you rule are locked: they cannot discard, move, swap, recover or take them. Using, trading and mustering stay allowed.

card-ancient-pact = Ancient Pact
    .line = Give up the Darkest Secret: Citizen with a relic
    .text1 = If you are an Exile with the Darkest Secret, you may hand that banner to the Chancellor. If you do, you become a Citizen and take one relic, unseen, from the Imperial Reliquary.

card-storm-caller = Storm Caller
    .line = Add 2 [defense-die]; discarded after
    .text1 = Add 2 [defense-die]. At the end of the campaign discard this card.

card-family-wagon = Family Wagon
    .line = Any number of [nomad] advisers, but only one other
    .text1 = You may have any number of faceup [nomad] advisers, but only one other adviser, facedown ones included. Discard down to that when you play this.

card-way-station = Way Station
    .line = Travel here free as its ruler, or for 1 [favor] to them
    .text1 = A Travel to this site uses no [supply] if the traveler rules this card or gives its ruler 1 [favor] first. For the Empire it goes to the Chancellor; under bandits it is burned.

card-twin-brother = Twin Brother
    .line = Swap with another player's [nomad] adviser
    .text1 = You may let this card change places with an unlocked faceup [nomad] adviser of another player. The swap is no play.

card-hospitality = Hospitality
    .line = After Travel: 1 [favor] of an adviser's suit found there
    .text1 = After your Travel, choose a suit that is both on a card at your new site and on one of your faceup advisers; gain 1 [favor] from its bank.

card-a-fast-steed = A Fast Steed
    .line = With 3 [warband] or fewer: Travel uses no [supply]
    .text1 = With no more than 3 [warband] on your board, this Travel uses no [supply].

card-relic-worship = Relic Worship
    .line = After recovering a relic: gain 3 [supply]
    .text1 = After you have recovered a relic, you get 3 [supply] back. Banners do not count.

card-sacred-ground = Sacred Ground
    .line = Visions can be played faceup only at this site
    .text1 = Nobody can play a Vision faceup unless their pawn is at this site. The Conspiracy is exempt.

## Order

card-wrestlers = Wrestlers
    .line = Sacrifice 1 [warband]: add 1 [defense-die]
    .text1 = Sacrifice 1 [warband] of the defending force; if you do, add 1 [defense-die].

card-battle-honors = Battle Honors
    .line = If you win: gain 2 [favor] of [order]
    .text1 = If your side wins, you gain 2 [favor] from the [order] bank.

card-bear-traps = Bear Traps
    .line = Remove 1 [attack-die]; the attacker loses 1 [warband]
    .text1 = Remove 1 [attack-die], and 1 [warband] on the attacker's board dies at once.

card-longbows = Longbows
    .line = ±1 [attack-die]
    .text1 = Add or remove 1 [attack-die].

card-keep = Keep
    .line = If this site is a target: add 2 [defense-die]
    .text1 = If this card's site is a target, add 2 [defense-die].

card-pressgangs = Pressgangs
    .line = Muster on cards that already hold tokens
    .text1 = You may muster on a card at your site although [favor] or [secret] already lie on it.

card-garrison = Garrison
    .line = Gain and place 1 [warband] for each site you rule
    .text1 = Gain 1 [warband] for each site you rule. Then put 1 [warband] from your board on each of those sites, as far as they go.

card-scouts = Scouts
    .line = Gain 1 [supply]
    .text1 = You get 1 [supply] back, whatever the outcome.

card-martial-culture = Martial Culture
    .line = Exile who defeats an Exile: become a Citizen
    .text1 = If you are an Exile and defeat another Exile, you may become a Citizen, taking no relic. If it is your turn, your Act Phase ends.

card-code-of-honor = Code of Honor
    .line = ±2 [attack-die]; the only battle plan of your side
    .text1 = Add or remove 2 [attack-die]. Your side can use no other battle plan in this campaign, before or after.

card-outriders = Outriders
    .line = Ignore the [skull] you roll
    .text1 = The [skull] you roll kill nothing; the [sword] beside them still count.

card-messenger = Messenger
    .line = Move [warband] between your board and your sites
    .text1 = Move your [warband] as you like between your board and any sites you rule, leaving at least 1 at each site you take from.

card-field-promotion = Field Promotion
    .line = If you win: gain 3 [warband]
    .text1 = If your side wins, you gain 3 [warband].

card-palanquin = Palanquin
    .line = Go to another site and take a player here along
    .text1 = Choose another player at your site and a different site they could travel to. Put your pawn there, which is no Travel; that player must then travel there too, for no [supply].

card-shield-wall = Shield Wall
    .line = Add 2 [defense-die]; if defeated, the whole force dies
    .text1 = Add 2 [defense-die]. If your side loses, its whole force is killed, not just half.

card-military-parade = Military Parade
    .line = If you win: 1 [favor] for each adviser of the enemy
    .text1 = If your side wins, each faceup adviser of the enemy brings you 1 [favor] from the bank of its suit.

card-tome-guardians = Tome Guardians
    .line = Enemies cannot take the Darkest Secret
    .text1 = Enemies of this card's ruler can neither target nor take the Darkest Secret, whoever holds it.

card-tyrant = Tyrant
    .line = After each Travel: 1 [warband] at your new site dies
    .text1 = After each of your Travels, 1 [warband] at your new site dies, even if it is your own. You choose among several colors.

card-forced-labor = Forced Labor
    .line = Enemies at its ruler's sites pay 1 [favor] to search/play
    .text1 = Enemies of this card's ruler, while at any site of that ruler, cannot search or play or discard a facedown adviser without paying the ruler 1 [favor] each time.

card-secret-police = Secret Police
    .line = No Visions faceup for enemies at its ruler's sites
    .text1 = Enemies of this card's ruler, while at any site of that ruler, cannot play Visions faceup, the Conspiracy included.

card-specialist = Specialist
    .line = The defending side can use no battle plan
    .text1 = Nobody on the defending side, Allies and bandits included, can use a battle plan in this campaign.

card-captains = Captains
    .line = Free campaign as if at any site you rule
    .text1 = Campaign now for no [supply] as if your pawn were at any one site you rule. Your [warband] at that site join your force; your pawn does not move.

card-siege-engines = Siege Engines
    .line = Kill 2 [warband] at one site in your region
    .text1 = Choose a site in your region; 2 [warband] there die, of whichever owners you pick.

card-royal-tax = Royal Tax
    .line = Take 2 [favor] of players at your sites in the region
    .text1 = Each other player whose pawn is at a site that you rule in your region loses 2 [favor] to you, or the only one.

card-toll-roads = Toll Roads
    .line = Enemies pay 1 [favor] to travel to its ruler's sites
    .text1 = Enemies of this card's ruler cannot travel to any site of that ruler without paying the ruler 1 [favor]. This holds for Travel without [supply] too; a player made to travel may refuse to pay and stay.

card-curfew = Curfew
    .line = Enemies pay 1 [favor] to trade with its ruler's cards
    .text1 = Enemies of this card's ruler cannot trade with any card of that ruler without paying the ruler 1 [favor] first.

card-knights-errant = Knights Errant
    .line = After a Muster: campaign for no [supply]
    .text1 = Right after this Muster you may campaign for no [supply].

card-vow-of-obedience = Vow of Obedience
    .line = Play no Vision faceup; take 1 [favor] from any bank
    .text1 = You cannot play Visions faceup, the Conspiracy included. One already revealed stays and can still win.
    .text2 = You may take 1 [favor] from a bank of your choice.

card-hunting-party = Hunting Party
    .line = After searching the world deck: free campaign
    .text1 = Right after a Search of the world deck you may campaign for no [supply].

card-council-seat = Council Seat
    .line = As a Citizen you cannot be exiled
    .text1 = As a Citizen you can neither be exiled by anyone nor exile yourself.

card-encirclement = Encirclement
    .line = With the larger force: ±2 [attack-die]
    .text1 = If your force is larger than the enemy's at this moment, add or remove 2 [attack-die].

card-peace-envoy = Peace Envoy
    .line = Enemy here: win for 1 [favor] to them per [defense-die]
    .text1 = Only if the enemy's pawn is at your site and your side has used no other plan: give the enemy 1 [favor] per die in the defense pool. You win at once, without further plans, rolls or sacrifices, and the beaten force loses no [warband].

card-relic-hunter = Relic Hunter
    .line = Target facedown relics at sites, 1 [defense-die] each
    .text1 = You may also target facedown relics at targeted sites; each adds 1 [defense-die]. If you win you take them, and may slip any relic taken in this campaign under the relic deck.

## Edifices

card-sprawling-rampart = Sprawling Rampart
    .line = Its ruler's targeted sites add 1 more [defense-die]
    .text1 = Each targeted site ruled by this card's ruler, bandits included, is worth 1 more [defense-die].

card-bandit-rampart = Bandit Rampart
    .line = If this site is a target: remove 2 [attack-die]
    .text1 = If this card's site is a target, remove 2 [attack-die].

card-hall-of-debate = Hall of Debate
    .line = The People's Favor cannot be targeted
    .text1 = Nobody can declare the People's Favor as a campaign target, whoever rules this card.

card-hall-of-mockery = Hall of Mockery
    .line = A recovered People's Favor turns to its Mob side
    .text1 = Whenever any player recovers the People's Favor, it ends on its Mob side.

card-forest-temple = Forest Temple
    .line = In the Chronicle, sites with a [beast] card stay
    .text1 = In the Chronicle, no site with a [beast] card is discarded, whoever rules it.

card-ruined-temple = Ruined Temple
    .line = Enemies cannot play [beast] cards faceup
    .text1 = Enemies of this card's ruler cannot play [beast] cards faceup, neither to a site nor to advisers.

card-festival-district = Festival District
    .line = Exchange [favor], [secret], advisers with any player
    .text1 = Agree on a binding exchange of [favor], [secret] and unlocked advisers with any one player, wherever they are.

card-squalid-district = Squalid District
    .line = Its ruler may change the end die by 1
    .text1 = When the end die is rolled, this card's ruler may raise or lower the result by 1. For the Empire the Chancellor decides.

card-great-spire = Great Spire
    .line = Exchange drawn denizens with the Dispossessed
    .text1 = After drawing, you may exchange any number of the drawn denizens one for one with random cards of the Dispossessed. Visions cannot be exchanged.

card-fallen-spire = Fallen Spire
    .line = Exchange up to 5 discards with the Dispossessed
    .text1 = Name a number up to 5. That many topmost denizens of your region's discard pile, unseen, are exchanged with random cards of the Dispossessed; Visions keep their places.

card-ancient-forge = Ancient Forge
    .line = See the top relic; take it or put it under the deck
    .text1 = Look at the top relic of the relic deck. Take it, or slip it under the deck unseen by the others.

card-broken-forge = Broken Forge
    .line = Turn it to its intact side
    .text1 = This card turns at once to its intact side, the Ancient Forge.

## Relics

card-sticky-fire = Sticky Fire
    .line = If you win: kill the enemy's force, give 1 [favor]
    .text1 = If you win, you may kill every surviving [warband] of the enemy's force, all or none. If you do, give 1 [favor], if you have any, to the opposing player. Not against bandits.

card-cursed-cauldron = Cursed Cauldron
    .line = If you win: 1 [warband] for each enemy one killed
    .text1 = If you win, gain 1 [warband] for each enemy [warband] killed so far in this campaign. Bandits do not count.

card-brass-horse = Brass Horse
    .line = Free Travel to the suit atop your region's discards
    .text1 = Reveal the top card of your region's discard pile and leave it there facedown again. Travel for no [supply] to another site with a card of its suit; if you can reach none, to any other site.

card-truthful-harp = Truthful Harp
    .line = Draw 2 more cards; show all drawn and kept
    .text1 = You see 2 additional cards in this Search. Show everybody all cards drawn and the card you keep, even if you play it facedown.

card-grand-mask = Grand Mask
    .line = As an Exile: rule the cards at Imperial sites
    .text1 = As an Exile, during your turn, you rule all cards at Imperial sites except battle plans, in place of the Imperial players. Rule of the sites themselves does not change.

card-horned-mask = Horned Mask
    .line = Swap one of your advisers with a denizen here
    .text1 = Let one of your faceup advisers and a denizen at your site change places, if both are unlocked and allowed there. The swap is no play.

card-cup-of-plenty = Cup of Plenty
    .line = Trading in your advisers' suits uses no [supply]
    .text1 = Trading with a card that shares a suit with one of your faceup advisers uses no [supply].

card-whistle = Whistle
    .line = A player must travel to you; they get the [secret]
    .text1 = Choose a player whose pawn is at another site. They must travel to your site for no [supply], if able; other prices they may refuse. If they came, they get the [secret] placed here, faceup.

card-dowsing-sticks = Dowsing Sticks
    .line = See the top relic; take it or put it under the deck
    .text1 = Look at the top relic of the relic deck. Take it, or slip it under the deck unseen by the others.

card-cracked-horn = Cracked Horn
    .line = Discard from a Search under the world deck
    .text1 = All cards you discard in this Search, or as a facedown adviser, go facedown under the world deck in your order instead. Discards by a played card's own power are not covered.

card-bandit-crown = Bandit Crown
    .line = Bandits are yours at sites that no enemy rules
    .text1 = At every faceup site that no enemy player of yours rules, the bandit counts as 1 [warband] of yours: you rule the empty ones, and it adds to your force. It cannot be killed, moved or sacrificed.

card-ring-of-devotion = Ring of Devotion
    .line = Muster 2 [warband] more, but put none on sites
    .text1 = You cannot put [warband] on any site, in any way. Those already there may stay.
    .text2 = Each of your Musters brings 2 [warband] more.

card-skeleton-key = Skeleton Key
    .line = At the Chancellor's site: take a Reliquary relic
    .text1 = If the Chancellor rules your site, look at one relic of the Imperial Reliquary. You may then take it, which uncovers its space.

card-oracular-pig = Oracular Pig
    .line = Look at the top 3 cards of the world deck
    .text1 = Look in secret at the 3 topmost cards of the world deck. Their order stays, and Visions seen do not count as drawn.

card-circlet-of-command = Circlet of Command
    .line = Others cannot take your banners and other relics
    .text1 = Other players can neither target nor take your banners and your other relics. The Circlet itself is not protected.
    .text2 = Your pawn and [favor], when targeted, are worth 3 [defense-die] instead of 2.

card-ivory-eye = Ivory Eye
    .line = Look at a facedown site, adviser or relic
    .text1 = Look in secret at one facedown site, one facedown adviser of any player, or one facedown relic at any site.

card-map = Map
    .line = Put it under the relic deck: gain 4 [supply]
    .text1 = Slip this relic under the relic deck. You get 4 [supply] back, up to your maximum.

card-obsidian-cage = Obsidian Cage
    .line = If you win: lock the enemy's surviving force in here
    .text1 = If you win, all [warband] of the enemy's force that were not killed move onto this card. Not for bandits.
    .text2 = Return any number of [warband] from this card to the boards of their owners; purple ones go to the Chancellor.

card-book-of-records = Book of Records
    .line = Playing to a site brings 1 [secret], not 1 [favor]
    .text1 = For playing a card to a site you gain 1 [secret], not the usual 1 [favor] of its bank. Other [favor] you gain by it is unchanged.

card-dragonskin-drum = Dragonskin Drum
    .line = After each Travel: gain 1 [warband]
    .text1 = After each of your Travels, even a forced one, you may gain 1 [warband].

card-grand-scepter = The Grand Scepter
    .line = See the Reliquary; grant or end Citizenship
    .text1 = Look in secret at any relics of the Imperial Reliquary. Not in a turn in which you took the Scepter.
    .text2 = Offer Citizenship to any Exile, even yourself, with exactly one Reliquary relic and any binding exchange of [favor], [secret], banners and other relics. Not in a turn in which you took the Scepter.
    .text3 = Exile another player who is a Citizen by giving them 5 [favor]: 1 more each if they are Oathkeeper or hold the People's Favor, 1 less each if you are or do. Not in a turn in which you took the Scepter.

## Visions

card-vision-of-sanctuary = Vision of Sanctuary
    .line = Goal: the most relics and banners
    .text1 = Hold more relics and banners, counted together, than any other player.

card-vision-of-rebellion = Vision of Rebellion
    .line = Goal: hold the People's Favor
    .text1 = Be the holder of the People's Favor, on either side.

card-vision-of-faith = Vision of Faith
    .line = Goal: hold the Darkest Secret
    .text1 = Be the holder of the Darkest Secret.

card-vision-of-conquest = Vision of Conquest
    .line = Goal: rule the most sites
    .text1 = Rule more sites than any other player, the Empire counting as one. Bandits do not count.

card-conspiracy = Conspiracy
    .line = Matching advisers here: take a relic or banner
    .text1 = Choose another player at your site, if two or more of your faceup advisers share suits with theirs. If you pay, take one of their relics or banners; a banner counts as seized. The Conspiracy leaves the game either way.

## Banners

card-peoples-favor = Banner of the People's Favor
    .line = Play to any site in your region and make room there
    .text1 = Recover it from anywhere by paying more [favor] than lie on it; your payment replaces them. The old [favor] go one by one to the banks in order, from a bank you choose, and the Mob side is turned away. If seized instead, burn 2 [favor] on it (never the last) and turn it to its Mob side.
    .text2 = Either place 1 [favor] from your board on it, or move 1 from it, never the last, to the bank with the least. If it then holds 6 or more, turn it to its Mob side.
    .text3 = On the Mob side do this twice, with a free choice each time. It stays a Mob until recovered.
    .text4 = When you play a card to a site, you may first discard an unlocked denizen at any site in your region, and you may play the card to any faceup site with room in your region.

card-darkest-secret = Banner of the Darkest Secret
    .line = Searching the world deck costs 2 [supply]
    .text1 = Recover it by paying more [secret] than lie on it; you get one of the old ones, the previous holder the rest. From another player only if their site has a card of a suit that none of their faceup advisers has. If seized instead, burn 2 [secret] on it, never the last.
    .text2 = Searching the world deck costs you 2 [supply], however many Visions have been drawn.

## Imperial Reliquary

reliquary-brutal = Brutal
    .line = In your campaigns the loser's whole force dies
    .text1 = In campaigns you start, the defeated player, be it you, kills all [warband] of their force instead of half.

reliquary-decadent = Decadent
    .line = Into the Cradle for no [supply]; Hinterland 1 more
    .text1 = Traveling into the Cradle from another region uses no [supply]. Traveling to a Hinterland site costs 1 [supply] more.

reliquary-careless = Careless
    .line = Trade for 1 [favor] more, but 1 [secret] fewer
    .text1 = Each Trade brings you 1 more [favor] from the bank of the traded card. If you trade for [secret], you gain 1 [secret] fewer.

reliquary-greedy = Greedy
    .line = Draw 2 cards more; no Search above 2 [supply]
    .text1 = You draw 2 more cards in a Search, but cannot search at all if it would cost more than 2 [supply].

## Title

card-oathkeeper = Oathkeeper
    .line = Adds 1 [defense-die], on the Usurper side 2
    .text1 = When you defend, add 1 [defense-die]. If you are an Exile, turn this to its Usurper side in your Wake Phase.
    .text2 = When you defend, add 2 [defense-die]. If you are an Exile and still hold this side in your Wake Phase, you win.

## Sites

site-mine = Mine
    .line = Wake with your pawn here: take 1 [favor] of it
    .text1 = If your pawn is here, you may take 1 [favor] from this site.

site-salt-flats = Salt Flats
    .line = Wake with your pawn here: take 1 [favor] or [secret]
    .text1 = If your pawn is here, you may take 1 [favor] or 1 [secret] from this site.

site-fertile-valley = Fertile Valley
    .line = Each [hearth] card played here: 1 [favor] more
    .text1 = For each [hearth] card you play here, gain 1 extra [favor] from the [hearth] bank, unless you have discarded a [hearth] card from here this turn.

site-barren-coast = Barren Coast
    .line = To another Coast for 1 [supply]
    .text1 = From here to another faceup Coast you travel for 1 [supply], and the Narrow Pass does not bind you.

site-plains = Plains
    .line = Who attacks a target here adds 1 [attack-die]
    .text1 = An attacker with any target here must add 1 [attack-die], once per campaign.

site-river = River
    .line = Its ruler musters 1 [warband] more here
    .text1 = If you rule this site, mustering on a card here brings 1 [warband] more.

site-steppe = Steppe
    .line = Each [nomad] card played here: 1 [secret]
    .text1 = For each [nomad] card you play here, gain 1 [secret], unless you have discarded a [nomad] card from here this turn.

site-mountain = Mountain
    .line = Who attacks a target here removes 1 [attack-die]
    .text1 = An attacker with any target here must remove 1 [attack-die], once per campaign.

site-lush-coast = Lush Coast
    .line = To another Coast for 1 [supply]
    .text1 = From here to another faceup Coast you travel for 1 [supply], and the Narrow Pass does not bind you.

site-marshes = Marshes
    .line = A Search here draws 1 card fewer
    .text1 = While your pawn is here, you draw one card fewer in every Search.

site-wastes = Wastes
    .line = Each [discord] card played here: take a relic here
    .text1 = For each [discord] card you play here, take a facedown relic here without paying for it, unless you have discarded a [discord] card from here this turn. This counts as recovering it.

site-rocky-coast = Rocky Coast
    .line = To another Coast for 1 [supply]
    .text1 = From here to another faceup Coast you travel for 1 [supply], and the Narrow Pass does not bind you.

site-narrow-pass = Narrow Pass
    .line = The only way into the region, for pawns and attacks
    .text1 = Whoever travels into this region from another must travel to this site. An attacker from another region with any target in this region must target this site too, unless they rule it.

site-charming-valley = Charming Valley
    .line = Leaving costs 1 [supply] more
    .text1 = Leaving here by Travel costs 1 [supply] more, unless the Travel spends none.

site-deep-woods = Deep Woods
    .line = Each [beast] card played here: take a relic here
    .text1 = For each [beast] card you play here, take a facedown relic here without paying for it, unless you have discarded a [beast] card from here this turn. This counts as recovering it.

site-standing-stones = Standing Stones
    .line = Each [arcane] card played here: 1 [secret]
    .text1 = For each [arcane] card you play here, gain 1 [secret], unless you have discarded an [arcane] card from here this turn.

site-ancient-city = Ancient City
    .line = Each [order] card played here: 2 [warband]
    .text1 = For each [order] card you play here, gain 2 [warband], unless you have discarded an [order] card from here this turn.

site-drowned-city = Drowned City
    .line = Wake with your pawn here: take 1 [secret] of it
    .text1 = If your pawn is here, you may take 1 [secret] from this site.

site-great-slum = Great Slum
    .line = You may discard a denizen here before playing here
    .text1 = Before you play or move a card here, you may discard one unlocked denizen here, even if there is room.

site-buried-giant = Buried Giant
    .line = Leave for no [supply] by turning 1 [secret] facedown
    .text1 = Leaving here, you may turn one of your faceup [secret] facedown: the Travel then uses no [supply], and the Narrow Pass does not bind you.

site-the-tribunal = The Tribunal
    .line = Exchange [favor], [secret], promises with any player
    .text1 = Agree with any one player on a binding exchange of [favor] and [secret], together with binding promises of any kind. Disputes over a promise are settled by a coin flip.

site-shrouded-wood = Shrouded Wood
    .line = Leave for 2 [supply]; an enemy ruler decides whereto
    .text1 = Leaving here costs 2 [supply] to any site; neither the Narrow Pass nor The Hidden Place binds you. If an enemy player rules this site, that player chooses your destination (the Chancellor for the Empire).

site-the-hidden-place = The Hidden Place
    .line = To travel or attack here, turn 1 [secret] facedown
    .text1 = Traveling here, or declaring any targets here, requires turning one of your faceup [secret] facedown, once per Travel and once per campaign. Nobody can be forced to come.
