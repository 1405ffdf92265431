# Names and rules texts of the components of New Foundations.
# Names are those of the German Law where it gives one, else the English ones; only what the rules speak of as a term is translated.
# Texts are in our own words. Cost, kind, suit and restriction are shown beside the text and are not repeated here.
# `.reading` tells where a text rests on our reading.

## Denizens: Arcane, new

foundations-card-golem-legions = Golem Legions
    .line = Du darfst auf dieser Karte anwerben
    .text1 = Du darfst anwerben, indem du die [favor] auf diese Karte legst, wo deine Figur auch ist. Sie muss leer sein und zählt selbst zu den Ratgebern mit [arcane], die ihr entsprechen.

foundations-card-council-arbiter = Council Arbiter
    .line = In deinen Absprachen wechseln Ratgeber die Hand
    .text1 = In deinen Absprachen dürfen Ratgeber gegeben, genommen und vertauscht werden, auch verdeckte und Visionen. Sie behalten ihre Seite und werden nicht gespielt. Offene gesperrte bleiben, und das Ratgeberlimit gilt.
    .reading = Wer über dem Limit läge, wirft zuerst ab, weder die erhaltene Karte noch eine gesperrte.

foundations-card-catacombs = Catacombs
    .line = Ein leerer Reliquienplatz hier wird gefüllt
    .text1 = Vor dem ersten Wurf eines Bergens kommt auf einen leeren Reliquienplatz am Ort dieser Karte eine verdeckte Reliquie vom Stapel.
    .reading = Ob an deinem Ort eine Reliquie liegt, wird erst danach geprüft; die neue kann also gleich geborgen werden. Ist kein Platz leer oder der Stapel leer, kommt nichts, und die Kosten bleiben bezahlt.

foundations-card-ward-of-silence = Ward of Silence
    .line = Dreh X [secret] einer Person hier um
    .text1 = Lege X [secret] hierher, mindestens 1. Wähle eine Person an deinem Ort: X offene [secret] auf ihrem Tableau, oder so viele da sind, werden verdeckt. Sie drehen sich beim Ruhen dieser Person zurück.

foundations-card-vow-of-wisdom = Vow of Wisdom
    .line = Karten an Orte bringen dir [secret] statt [favor]
    .text1 = Spielst du eine Karte an einen Ort, nimmst du 1 [secret] aus dem gemeinsamen Lager statt der [favor], auch wenn das Gunstlager leer ist.
    .reading = Anders als die anderen Gelübde ist sie nicht gesperrt.

foundations-card-arcane-brokers = Arcane Brokers
    .line = Wirf eine deiner Reliquien ab: 2 [secret]
    .text1 = Wirf eine Reliquie ab, die du besitzt, offen oder verdeckt, nie das Prachtvolle Zepter, und nimm dafür 2 [secret].

foundations-card-disciples = Disciples
    .line = Mit Dunkelstem Geheimnis: Weltstapel für 2 [supply]
    .text1 = Besitzt du das Dunkelste Geheimnis, kostet Suchen im Weltstapel nur 2 [supply]; Fähigkeiten, die den Preis senken, kommen danach.

foundations-card-arcane-armor = Arcane Armor
    .line = X [defense-die] zeigen zwei Schilde, ohne Wurf
    .text1 = Lege X [secret] hierher, von 1 bis zu den [defense-die], die es dann sind. So viele davon werden nicht geworfen, sondern zeigen je zwei Schilde; Verdoppler unter den anderen verdoppeln auch sie.

foundations-card-glamor = Glamor
    .line = Auch [secret] des Gegners sind Ziele
    .text1 = Gegen eine Person nimm auch 1 oder mehr der [secret] auf ihrem Tableau zum Ziel, höchstens alle außer einem; jedes bringt 1 [defense-die]. Siegst du, nimmst du sie vor allem anderen.
    .reading = Das geht in jedem Kampf gegen eine Person. Du wählst die Geheimnisse, offen oder verdeckt; sie behalten ihre Seite. Dass es dem Angriff dient, folgt aus der Wirkung.

foundations-card-wizards-conclave = Wizard's Conclave
    .line = Wer die meisten [arcane] hat, nimmt das Banner
    .text1 = Die Person, die die meisten Karten mit [arcane] beherrscht, mindestens eine, nimmt das Dunkelste Geheimnis mit allem darauf, ohne Band. Bei Gleichstand wählst du. Besitzt sie es schon, ändert sich nichts.

## Denizens: Beast, new

foundations-card-true-oath = True Oath
    .line = Mit 3 anderen [beast]: ändere das Ziel
    .text1 = Beherrschst du mindestens 3 andere Karten mit [beast], darfst du das Ziel des Bewahrers in eines der anderen drei ändern. Der Titel wird geprüft, wenn diese Aktion vorbei ist.

foundations-card-bog = Bog
    .line = Wirf eine deiner Reliquien ab: 3 [favor]
    .text1 = Wirf eine Reliquie ab, die du besitzt, offen oder verdeckt, nie das Prachtvolle Zepter, und nimm dafür 3 [favor] aus dem Lager [beast].

foundations-card-whispering-leaves = Whispering Leaves
    .line = Eine Person hier legt 2 [favor] hierher
    .text1 = Wähle eine Person an deinem Ort; sie muss 2 [favor] von ihrem Tableau, oder was da ist, auf diese Karte legen.

foundations-card-bed-of-roots = Bed of Roots
    .line = Vergrabe einen offenen Ratgeber: 2 [secret]
    .text1 = Vergrabe einen deiner offenen Ratgeber, auch einen gesperrten, und nimm dafür 2 [secret].

foundations-card-autumn-wind = Autumn Wind
    .line = Misch alle Ablagestapel und verteile sie neu
    .text1 = Alle drei Ablagestapel, Visionen eingeschlossen, werden ungesehen zusammengemischt und zu je einem Drittel wieder verteilt. Die ein oder zwei übrigen legst du auf verschiedene Stapel deiner Wahl.

foundations-card-shifting-fog = Shifting Fog
    .line = Die [favor] aller Lager rückt ein Lager weiter
    .text1 = Die [favor] jedes Lagers kommt ins nächste Lager rechts, die von [nomad] zu [discord], alle zugleich. Die [favor] für das Spielen dieser Karte kommt vorher.

foundations-card-fae-battalion = Fae Battalion
    .line = Mit Dunkelstem Geheimnis: [hollow-sword] als [sword]
    .text1 = Besitzt du beim Nutzen das Dunkelste Geheimnis, darf jedes [hollow-sword], das du würfelst, als [sword] zählen.
    .reading = Dass es dem Angriff dient, folgt aus der Wirkung. Rusting Ray macht hohle Schwerter trotzdem wertlos.

foundations-card-hunger = Hunger
    .line = Du musst hier einen Ratgeber vergraben
    .text1 = In deinem Erwachen, nach der Siegprüfung und vor allem Freiwilligen, musst du einen Ratgeber einer Person an deinem Ort vergraben, auch von dir: offen oder verdeckt und ungesehen, auch gesperrt. Nie diese Karte.

foundations-card-signal-trees = Signal Trees
    .line = ±2 [attack-die] je [beast] unter 3 Abgelegten
    .text1 = Zeig die obersten 3 Karten des Ablagestapels deiner Region, oder so viele da sind. Für jede [beast] darunter füge beim Angriff 2 [attack-die] hinzu oder entferne bei der Verteidigung 2. Wirf sie dann in deiner Reihenfolge ab.

foundations-card-forest-warden = Forest Warden
    .line = [beast] an einen Ort: vergrabe dort zuerst
    .text1 = Spielst du eine Karte mit [beast] an einen Ort, darfst du zuerst dort einen Bewohner oder ein Bauwerk vergraben, auch gesperrt, ob der Ort voll ist oder nicht. Keine genutzte Modifikation.
    .reading = Es gilt auch für einen verdeckten Ratgeber, der an einen Ort gespielt wird.

## Denizens: Discord, new

foundations-card-bandit-paymaster = Bandit Paymaster
    .line = Entferne hier einen Räuber: 3 [warband]
    .text1 = Entferne einen Räuber von deinem Ort, nicht den letzten, und nimm dafür 3 [warband]. Entfernen ist nicht erledigen.

foundations-card-reliquary-raid = Reliquary Raid
    .line = Nimm eine zufällige Reliquie aus dem Schrein
    .text1 = Nimm eine zufällige Reliquie verdeckt aus dem Reliquienschrein. Ist er leer, bekommst du nichts.

foundations-card-tracker = Tracker
    .line = Beende Agieren; folge dann einer Figur
    .text1 = Wähle eine gegnerische Figur an deinem Ort; dein Agieren endet.
    .text2 = In deinem nächsten Erwachen darfst du deine Figur dorthin stellen, wo jene dann steht; das ist kein Reisen.
    .reading = Es wirkt einmal, und nur, solange diese Karte noch dein Ratgeber ist.

foundations-card-banner-breakers = Banner Breakers
    .line = +3 [attack-die], wenn die Verteidigung ein Banner hat
    .text1 = Besitzt die verteidigende Person ein Banner, füge 3 [attack-die] hinzu. Für das Reich ist das der Kanzler.

foundations-card-pledge-to-discord = Pledge to Discord
    .line = Deine offenen Ratgeber sind alle [discord]
    .text1 = Alle deine offenen Ratgeber sind [discord] statt ihrer eigenen Farbe, für Entsprechen, Zählen und das Lager der [favor] darauf. Marriage zählt als zwei.

foundations-card-friendly-familiar = Friendly Familiar
    .line = Tausche, als wäre deine Figur anderswo
    .text1 = Für dieses Tauschen gilt deine Figur als an einem beliebigen Ort: Du tauschst dort mit einer leeren Karte, und Modifikationen des Tauschens dort wirken für dich. Die Figur bewegt sich nicht.

foundations-card-unstable-summon = Unstable Summon
    .line = Verbrenne X vom Banner: +X [attack-die]
    .text1 = Besitzt du das Dunkelste Geheimnis, verbrenne beliebig viele [secret] davon, auch keine, und füge ebenso viele [attack-die] hinzu.
    .reading = Dass es dem Angriff dient, folgt aus der Wirkung.

foundations-card-bandit-prince = Bandit Prince
    .line = Räuber an Orten deiner Wahl werden deine [warband]
    .text1 = Wähle beliebige Orte mit Räubern; alle Räuber dort werden einer für einen durch [warband] aus deinem Lager ersetzt. Jeder Ort ganz oder gar nicht, also zusammen höchstens so viele, wie dein Lager hat.

foundations-card-dark-enforcer = Dark Enforcer
    .line = Wirf alle [order] und [hearth] an deinem Ort ab
    .text1 = Wirf alle Karten mit [order] und [hearth] an deinem Ort ab, auch Ruinen, in deiner Reihenfolge. Gesperrte bleiben.

foundations-card-spoiled-supplies = Spoiled Supplies
    .line = Jeder Gegner hier verliert 1 [supply]
    .text1 = Jeder Gegner, dessen Figur an deinem Ort steht, verliert 1 [supply].

## Denizens: Hearth, new

foundations-card-old-songs = Old Songs
    .line = Tausche mit Karten mit genau 1 [secret]
    .text1 = Du darfst mit einer Karte tauschen, auf der genau 1 [secret] und keine [favor] liegt.

foundations-card-diplomat = Diplomat
    .line = Wer kein [hearth] hat, kann dich nicht angreifen
    .text1 = Wer keine Karte mit [hearth] beherrscht, wenn er einen Kampf ansagt, kann dich nicht angreifen. Reichsorte verteidigt der Kanzler.
    .reading = Ein Bürger, der jemanden aus dem Reich angreift, zählt nicht als Herrscher über dessen Karten an Orten.

foundations-card-village-idiot = Village Idiot
    .line = Wer hier anwirbt, nimmt 1 [favor]
    .text1 = Nachdem du auf dieser Karte angeworben hast, nimm 1 [favor] aus dem Lager [hearth].

foundations-card-spinning-bee = Spinning Bee
    .line = Nenne eine Farbe und zieh, bis sie kommt
    .text1 = Suche für 2 [supply] im Ablagestapel deiner Region. Nenne eine Farbe und zieh, bis eine Karte davon kommt: Diese behältst du, die anderen werden abgeworfen. Kommt keine, werden alle abgeworfen, und das Suchen endet. Keine andere Modifikation des Suchens ist erlaubt.
    .reading = Visionen entsprechen nicht und beenden das Ziehen nicht.

foundations-card-firebrand = Firebrand
    .line = Füge der Volksgunst 1 [favor] zu oder verbrenne 1
    .text1 = Bring entweder 1 [favor] aus einem beliebigen Lager auf die Volksgunst, oder verbrenne 1 [favor] davon, wo sie auch ist.

foundations-card-watchdog = Watchdog
    .line = +1 [defense-die] bei einem Ziel in der Wiege
    .text1 = Ist ein Ziel in der Wiege, füge 1 [defense-die] hinzu. Ziele eines Überfalls sind dort, wo die angegriffene Figur steht. Räuber nutzen das.

foundations-card-favored-son = Favored Son
    .line = Nimm die Volksgunst
    .text1 = Nimm die Volksgunst von ihrem Besitzer oder aus dem gemeinsamen Lager. Ihr linkes Band wird ausgeführt, und du musst nichts darauf legen. Besitzt du sie schon, geschieht nichts.

foundations-card-town-meeting = Town Meeting
    .line = Nimm 1 [favor] je [hearth], das du beherrschst
    .text1 = Nimm 1 [favor] für jede Karte mit [hearth], die du beherrschst, diese und offene Ratgeber eingeschlossen, aus beliebigen Lagern, verteilt, wie du willst.
    .reading = Ob ein Lager oder mehrere gemeint sind, ist nicht sicher.

foundations-card-league-treaty = League Treaty
    .line = Bei jedem Ruhen lenkt ihr Herrscher [favor] um
    .text1 = Beim Ruhen jeder Person, bevor [favor] heimkehrt, darf der Herrscher dieser Karte beliebige [favor] auf Karten an Orten ihrer Region in ein Lager bringen. Für das Reich entscheidet der Kanzler; Räuber tun nichts.
    .reading = Wer ruht, nutzt zuerst die eigenen Fähigkeiten beim Ruhen.

foundations-card-skilled-merchants = Skilled Merchants
    .line = Tausche mit jeder Karte deiner Region
    .text1 = Du darfst mit jedem leeren Bewohner oder Bauwerk an den Orten deiner Region tauschen.

## Denizens: Nomad, new

foundations-card-tribute-spoils = Tribute Spoils
    .line = Sieg bei Eroberung: 1 [favor] je Karte der Ziele
    .text1 = Gewinnt deine Seite eine Eroberung, nimm 1 [favor] für jeden Bewohner und jedes Bauwerk an den Zielorten, jede aus dem Lager der Farbe. Auch eine erfolgreiche Verteidigung nimmt sie.

foundations-card-search-party = Search Party
    .line = Spiele eine der untersten 3 eines Ablagestapels
    .text1 = Schau die untersten 3 Karten eines beliebigen Ablagestapels an und spiele eine oder wirf sie ab wie beim Suchen. Die anderen kehren der Reihe nach unter den Stapel zurück. Eine Vision rückt die Leiste nicht vor.

foundations-card-moving-market = Moving Market
    .line = Nach dem Tauschen versetze ihn: 1 [favor]
    .text1 = Nachdem du mit dieser Karte getauscht hast, darfst du sie mit allem darauf an einen anderen Ort mit Platz versetzen; dann nimm 1 [favor] aus dem Lager [nomad].

foundations-card-traveling-negotiator = Traveling Negotiator
    .line = Verhandle mit allen, überall
    .text1 = Du darfst mit Personen verhandeln, wo auch immer ihre Figuren sind.
    .reading = Auch andere dürfen aus der Ferne mit dir verhandeln.

foundations-card-pledge-of-defense = Pledge of Defense
    .line = +1 [defense-die] je [nomad]; wird abgeworfen
    .text1 = Füge 1 [defense-die] für jede Karte mit [nomad] hinzu, die du beherrschst, diese und offene Ratgeber eingeschlossen. Wirf diese Karte am Ende des Kampfs ab.

foundations-card-the-red-seer = The Red Seer
    .line = Mit Dunkelstem Geheimnis: ändere das Ziel
    .text1 = Besitzt du das Dunkelste Geheimnis, ändere das Ziel des Bewahrers in ein anderes, aber nicht in die Hingabe.

foundations-card-royal-stables = Royal Stables
    .line = Reisen kostet 1 [supply] weniger, mindestens 1
    .text1 = Deine Reise kostet nach allen Aufschlägen 1 [supply] weniger, mindestens aber 1. Ein Küstenweg bleibt bei 1.

foundations-card-call-for-help = Call for Help
    .line = Bis zu 6 Abgelegte: 2 [warband] je [nomad]
    .text1 = Wähle eine Zahl bis 6. So viele Karten werden oben vom Ablagestapel deiner Region gezeigt; nimm 2 [warband] für jede Karte mit [nomad] darunter. Wirf sie dann in deiner Reihenfolge ab.

foundations-card-vow-of-wandering = Vow of Wandering
    .line = Wirb 2 [warband] mehr an; keine an Orte
    .text1 = Jedes Anwerben bringt dir 2 [warband] mehr.
    .text2 = Du kannst auf keine Weise [warband] auf Orte stellen. Ein Ort, den du eroberst, bleibt leer, und Räuber kehren dorthin zurück.
    .reading = Dass die erste Fähigkeit zum Anwerben gehört und nur die zweite beständig ist, ist unsere Lesart.

foundations-card-mounted-library = Mounted Library
    .line = Tausche hier für doppelt so viele [secret]
    .text1 = Tauschst du mit dieser Karte für [secret], nimmst du das Doppelte, alle anderen Modifikationen vorher gezählt. Wirf sie dann ab; die [favor] darauf kommt sofort ins Lager [nomad].

## Denizens: Order, new

foundations-card-master-at-arms = Master at Arms
    .line = Wirf [hollow-sword] einmal neu
    .text1 = Nach dem Angriffswurf und bevor [skull] zählen, darfst du beliebige deiner Würfel mit [hollow-sword] einmal neu werfen.
    .reading = Dass es dem Angriff dient, folgt aus der Wirkung.

foundations-card-baron = Baron
    .line = Spiele an jeden eigenen Ort und wirf dort ab
    .text1 = Du darfst eine Karte an jeden Ort spielen, den du beherrschst, und dort zuerst eine Karte abwerfen. Deine Figur bewegt sich nicht.
    .reading = Es gilt auch für einen verdeckten Ratgeber, der an einen Ort gespielt wird.

foundations-card-honor-guard = Honor Guard
    .line = Vergrabe einen Ratgeber bei einer Person ohne [order]
    .text1 = Wähle eine Person an deinem Ort, die keinen offenen Ratgeber mit [order] hat. Vergrabe einen ihrer offenen Ratgeber, auch einen gesperrten.

foundations-card-city-wall = City Wall
    .line = Gegner hier legen nichts und nutzen nichts
    .text1 = Solange ein Gegner des Herrschers dieser Karte hier steht, kann er nichts auf Karten legen und keine Fähigkeiten nutzen, die nicht beständig sind.
    .reading = Gesperrt sind Anwerben, Tauschen, Schmieden, hingelegte Kosten und Wirkungen, die etwas auf Karten legen; Aktionen, Modifikationen, Pläne, beim Ausspielen, Erwachen, Ruhen, Verhandeln und Vermächtnisse. Banner, Titel, Ortsfähigkeiten und beständige Fähigkeiten gehen weiter.

foundations-card-fearsome-general = Fearsome General
    .line = Jeder [skull] von dir bringt 2 [sword] mehr
    .text1 = Jeder [skull], den du würfelst, bringt 2 [sword] mehr, 4 im Ganzen, auch wenn der [skull] ignoriert wird. Einer, der keine [warband] findet, bringt trotzdem keine.
    .reading = Dass es dem Angriff dient, folgt aus der Wirkung.

foundations-card-careful-plans = Careful Plans
    .line = Die Verteidigung würfelt vor dir
    .text1 = Die Verteidigung wird vor deinem Angriffswurf, [skull] und Opfer gewürfelt.
    .reading = Dass es dem Angriff dient, folgt aus der Wirkung.

foundations-card-garrison-armory = Garrison Armory
    .line = Bei Eroberung zählen [warband] der Ziele doppelt
    .text1 = Bei einer Eroberung bringt jede [warband] auf einem Zielort 2 Verteidigung statt 1. Verdoppler verdoppeln nur Würfel.

foundations-card-battle-axes = Battle Axes
    .line = ±2 [attack-die], wenn der Gegner [beast] beherrscht
    .text1 = Beherrscht der Gegner eine Karte mit [beast], offene Ratgeber eingeschlossen, füge beim Angriff 2 [attack-die] hinzu oder entferne bei der Verteidigung 2. Räuber beherrschen die Karten an allen ihren Orten.

foundations-card-great-feast = Great Feast
    .line = Wirf hier [beast] ab: 3 [supply]
    .text1 = Wirf eine Karte mit [beast] an deinem Ort ab, kein intaktes Bauwerk, und nimm dafür 3 [supply].

foundations-card-quartermaster = Quartermaster
    .line = Beherrschst du ihn: 1 [supply]
    .text1 = Beherrschst du diese Karte, nimm 1 [supply], wo deine Figur auch ist. An einem Reichsort nimmt sie jede Person des Reichs im eigenen Zug.

## Denizens: changed

foundations-card-keep = Keep
    .line = Nach verlorenem Überfall flieht deine Figur hierher
    .text1 = Verlierst du einen Überfall, kommt, nachdem der Angriff die Ziele genommen hat, deine Figur an den Ort dieser Karte, und die Aktion endet: Nichts wird mehr abgeworfen, verbrannt oder versetzt, und der Lohn des Angriffs entfällt.
    .reading = Die Verluste der Truppen kommen vorher, und ein Bürger wird wegen eines solchen Überfalls nicht ins Exil geschickt. Dass es der Verteidigung dient, folgt aus der Wirkung.

foundations-card-alchemist = Alchemist
    .line = Nimm 4 [favor] aus beliebigen Lagern
    .text1 = Nimm insgesamt 4 [favor] aus beliebigen Gunstlagern, verteilt, wie du willst.

foundations-card-martial-culture = Martial Culture
    .line = Besiegst du als Exilant einen: werde Bürger
    .text1 = Bist du Exilant und besiegt deine Seite einen anderen Exilanten, darfst du Bürger werden; in deinem eigenen Zug endet dein Agieren.
    .reading = Dass es beiden Seiten dient, folgt aus der Wirkung. Ohne Reich tut es nichts.

foundations-card-tinkers-fair = Kesselflickermesse
    .line = Zieh eine Reliquie
    .text1 = Nimm die oberste Reliquie des Stapels, verdeckt. Ist er leer, bekommst du nichts.

foundations-card-disgraced-captain = Disgraced Captain
    .line = ±4 [attack-die], wenn die Verteidigung [order] hat
    .text1 = Beherrscht die Verteidigung eine Karte mit [order], offene Ratgeber eingeschlossen, füge beim Angriff 4 [attack-die] hinzu oder entferne bei der Verteidigung 4. Es zählen immer die Karten der Verteidigung.

foundations-card-book-burning = Book Burning
    .line = Sieg im Überfall: verbrenne alle [secret] bis auf eines
    .text1 = Gewinnst du einen Überfall, verbrenne alle [secret] auf dem Tableau der besiegten Person außer einem, verdeckte zuerst.

foundations-card-magicians-code = Magician's Code
    .line = Nimm 2 [secret], um das Banner herauszufordern
    .text1 = Forderst du das Dunkelste Geheimnis heraus, nimm 2 [secret], die gleich auf das Banner kommen, mit beliebig vielen eigenen, auch keinen. Sie zählen dafür, mehr zu haben, als darauf liegt.

foundations-card-inquisitor = Inquisitor
    .line = Errate eine verdeckte Vision einer Person hier
    .text1 = Nenne eine Vision oder die Verschwörung und eine Person an deinem Ort. Hält diese sie verdeckt, wird sie nach der Region jener Figur abgeworfen; wenn nicht, wird nichts gezeigt.

foundations-card-long-lost-heir = Lang vermisster Erbe
    .line = Exilant: du darfst Bürger werden
    .text1 = Bist du Exilant, darfst du Bürger werden; dein Agieren endet. Ohne Reich tut das nichts.

foundations-card-memory-of-home = Memory of Home
    .line = Bring alle [favor] eines Lagers ins Lager [hearth]
    .text1 = Wähle ein anderes Lager: Alle [favor] daraus kommt ins Lager [hearth].

foundations-card-quick-exit = Quick Exit
    .line = Schick eine gegnerische Figur von hier fort
    .text1 = Stelle die Figur einer anderen Person von deinem Ort auf irgendeinen anderen Ort. Das ist kein Reisen.

foundations-card-bewitch = Bewitch
    .line = Mit den meisten [secret]: Reliquie und Bürgertum
    .text1 = Bist du Exilant und hast mehr [secret] als alle anderen, darfst du eine zufällige Reliquie aus dem Schrein nehmen und dann Bürger werden.
    .reading = Es zählen alle Geheimnisse auf Tableaus, und für dich auch die auf Karten. Ohne Reich tut es nichts.

foundations-card-vow-of-silence = Vow of Silence
    .line = Verbrannte [secret] der Gegner kommen zu dir
    .text1 = Du kannst das Dunkelste Geheimnis nicht herausfordern.
    .text2 = Jedes [secret], das ein Gegner verbrennt, kommt stattdessen offen auf dein Tableau.
    .reading = Das ist jedes Geheimnis, das ein Gegner ins gemeinsame Lager schickt: Kosten, Wirkungen, das Band eines genommenen Banners. Was Aufbau und Chronik verbrennen, gehört niemandem.

foundations-card-forgotten-vault = Forgotten Vault
    .line = Gegner können hier keine Reliquien zum Ziel nehmen
    .text1 = Gegner des Herrschers dieser Karte können dessen Reliquien in einem Kampf nicht zum Ziel nehmen. An einem Reichsort gilt das für alle im Reich.

foundations-card-vow-of-division = Vow of Division
    .line = Verbrannte [favor] der Gegner kommt zu dir
    .text1 = Du kannst keine Banner herausfordern.
    .text2 = Jede [favor], die ein Gegner verbrennt, kommt stattdessen auf dein Tableau, außer in einem Überfall auf dich.
    .reading = Das ist jede Gunst, die ein Gegner ins gemeinsame Lager schickt, und was Räuber verbrennen. Bei einem Überfall auf dich werden die halbierte Gunst und gezahlte Kosten wirklich verbrannt.

foundations-card-royal-ambitions = Royal Ambitions
    .line = Mit den meisten Orten: Reliquie und Bürgertum
    .text1 = Bist du Exilant und beherrschst mehr Orte als alle anderen, darfst du eine zufällige Reliquie aus dem Schrein nehmen und dann Bürger werden.
    .reading = Die Reichsorte zählen für den Kanzler. Ohne Reich tut es nichts.

foundations-card-salt-the-earth = Salt the Earth
    .line = Sieg bei Eroberung: vergrabe alles an einem Ziel
    .text1 = Gewinnst du eine Eroberung, vergrabe nach dem Aufstellen deiner [warband] alle Karten an einem Zielort: Bewohner, Bauwerke auf beiden Seiten und Reliquien.
    .reading = Dass es dem Angriff dient, folgt aus der Wirkung.

foundations-card-riots = Riots
    .line = Wirf hier Bewohner ab; die Volksgunst brennt
    .text1 = Wirf an den Orten dieser Region alle nicht gesperrten Bewohner und Bauwerke ab, diese Karte und Ruinen eingeschlossen. Verbrenne ebenso viele [favor] von der Volksgunst, soweit sie reicht, wer sie auch besitzt.

foundations-card-relic-thief = Relic Thief
    .line = Würfle um eine offene Reliquie einer Person hier
    .text1 = Wähle eine offene Reliquie einer Person an deinem Ort und wirf so viele [defense-die], wie ihr Schild angibt. Zeigt keiner einen Schild, nimm sie, offen. Ein Verdoppler ist kein Schild; eine Reliquie mit 0 nimmst du ohne Wurf.

foundations-card-gossip = Gossip
    .line = Verdeckte Ratgeber der Gegner bringen 1 [favor]
    .text1 = Spielt ein Gegner eine Karte verdeckt zu seinen Ratgebern, auch eine Vision, nimm 1 [favor] aus dem Lager [discord]. Geschenke, Aufbau und genommene Karten sind kein Spielen.

foundations-card-bandit-chief = Bandit Chief
    .line = Erledige 1 [warband] an Orten außer denen der Räuber
    .text1 = Erledige 1 [warband] an jedem Ort, den nicht die Räuber beherrschen, auch an deinen. Wo niemand bleibt, kehren nach der Aktion Räuber zurück.

foundations-card-defame = Defame
    .line = Nach Tauschen mit [discord]: verbrenne 1 [favor]
    .text1 = Nachdem du mit einer Karte mit [discord] getauscht hast, darfst du 1 [favor] vom Tableau irgendeiner Person verbrennen, auch von deinem.

foundations-card-a-round-of-ale = A Round of Ale
    .line = Räum die Karten jetzt ab wie beim Ruhen
    .text1 = [favor] und [secret] auf allen Karten kehren jetzt zurück wie bei deinem Ruhen, und deine verdeckten [secret] drehen sich auf.

foundations-card-relic-breaker = Relic Breaker
    .line = Vergrabe eine deiner Reliquien: 1 [secret]
    .text1 = Vergrabe eine Reliquie, die du besitzt, offen oder verdeckt, nie das Prachtvolle Zepter, und nimm dafür 1 [secret].

foundations-card-ballot-box = Ballot Box
    .line = Bei Farbgleichheit werden die [warband] hier deine
    .text1 = Entspricht einer deiner offenen Ratgeber einer Karte am Ort dieser Karte, sie selbst eingeschlossen, ersetze alle [warband] dort, auch Räuber, durch deine; was du nicht ersetzen kannst, wird entfernt.

foundations-card-deed-writer = Deed Writer
    .line = In deinen Absprachen wechseln Orte die Hand
    .text1 = In deinen Absprachen dürfen Orte gegeben, genommen und vertauscht werden. Der alte Herrscher nimmt die [warband] dort auf sein Tableau, der neue versetzt mindestens eine von seinem dorthin.
    .reading = Reichsorte kann nur der Kanzler geben.

foundations-card-ancient-pact = Ancient Pact
    .line = Mit Dunkelstem Geheimnis: Reliquie und Bürgertum
    .text1 = Bist du Exilant und besitzt das Dunkelste Geheimnis, darfst du eine zufällige Reliquie aus dem Schrein nehmen und dann Bürger werden. Das Banner bleibt bei dir.
    .reading = Ohne Reich tut es nichts.

foundations-card-family-wagon = Family Wagon
    .line = Kein Ratgeberlimit, aber nur [nomad]
    .text1 = Du hast kein Ratgeberlimit, aber nur offene Ratgeber mit [nomad]: Andere, die du hast oder bekämst, werden vergraben, auch verdeckte.
    .reading = Nach der aufgedruckten Farbe, bevor die vergrabene Karte etwas tut. Geht diese Karte, wirf bis zum Limit ab.

foundations-card-relic-worship = Relic Worship
    .line = Nach dem Bergen einer Reliquie: 2 [supply]
    .text1 = Nachdem du eine Reliquie geborgen hast, nimm 2 [supply]. Die Kosten werden vor dem ersten Wurf bezahlt.

foundations-card-vow-of-union = Vow of Union
    .line = Verschieb [warband] vor einem Kampf; nur [beast]
    .text1 = Zu Beginn jedes Kampfs darfst du [warband] zwischen deinem Tableau und den Orten verschieben, die du in deiner Region beherrschst; jeder Ort behält eine.
    .text2 = Du darfst nur offene Ratgeber mit [beast] haben: Andere, die du hast oder bekämst, werden vergraben, auch verdeckte.
    .reading = Verschoben wird, wenn die Verteidigung feststeht, vor Zielen und Truppen. Ratgeber gehen nach der aufgedruckten Farbe, bevor die vergrabene Karte etwas tut.

foundations-card-giant-python = Giant Python
    .line = Lähmt die anderen Karten am Ort; kann wandern
    .text1 = Besitzt du das Dunkelste Geheimnis, versetze diese Karte mit allem darauf an einen anderen Ort; du darfst dort zuerst eine Karte abwerfen, auch um Platz zu schaffen.
    .text2 = Auf die anderen Karten an ihrem Ort kann nichts gelegt werden, und ihre nicht beständigen Fähigkeiten sind nicht nutzbar.
    .reading = Nur die zweite Fähigkeit ist beständig.

foundations-card-forest-council = Forest Council
    .line = Gegner können keine Karten mit [beast] nutzen
    .text1 = Gegner des Herrschers dieser Karte können nichts auf Karten mit [beast] legen, auch nicht auf Ratgeber, und deren nicht beständige Fähigkeiten nicht nutzen.

foundations-card-bracken = Bracken
    .line = Abgeworfenes kommt auf oder unter einen Stapel
    .text1 = Alle Karten, die du bei diesem Suchen abwirfst, dürfen zusammen oben auf oder unter einen beliebigen Ablagestapel, in deiner Reihenfolge. Auch ein Ratgeber, den du ersetzt.

## Relics

foundations-card-sticky-fire = Sticky Fire
    .line = Sieg: erledige die Truppen, gib 1 [favor]
    .text1 = Gewinnt deine Seite, darfst du erledigen, was von den gegnerischen Truppen übrig ist. Dann musst du dem Gegner 1 [favor] geben, wenn du eine hast; gegen Räuber wird sie verbrannt.
    .reading = Gefragt wird bei den Verlusten, und nur die Truppen fallen, nicht der Rest eines Tableaus.

foundations-card-cursed-cauldron = Cursed Cauldron
    .line = Sieg: 1 [warband] je erledigter gegnerischer
    .text1 = Gewinnt deine Seite, nimm 1 [warband] für jede in diesem Kampf erledigte gegnerische [warband], Opfer und entfernte Räuber eingeschlossen.

foundations-card-brass-horse = Brass Horse
    .line = Reite zu einem Ort mit der Farbe der obersten Karte
    .text1 = Zeig die oberste Karte des Ablagestapels deiner Region; sie bleibt dort. Stelle deine Figur auf einen anderen Ort, an dem eine Karte ihrer Farbe liegt, oder auf jeden anderen Ort, wenn es keinen gibt oder die Karte fehlt oder eine Vision ist.

foundations-card-truthful-harp = Truthful Harp
    .line = Suche mit 2 Karten mehr, allen gezeigt
    .text1 = Zieh bei diesem Suchen 2 Karten mehr. Alle gezogenen Karten und die behaltene werden allen gezeigt. Eine Vision aus dem Weltstapel beendet das Ziehen trotzdem.

foundations-card-grand-mask = Grand Mask
    .line = Als Exilant beherrschst du Karten an Reichsorten
    .text1 = Bist du Exilant, beherrschst du in deinen Zügen die Karten an Reichsorten außer Schlachtplänen, und das Reich beherrscht sie nicht.

foundations-card-horned-mask = Horned Mask
    .line = Nimm hier einen Bewohner als verdeckten Ratgeber
    .text1 = Nimm einen Bewohner, kein Bauwerk, von deinem Ort als verdeckten Ratgeber. Am Limit wirf zuerst einen deiner Ratgeber ab. Was darauf liegt, kehrt zurück. Das ist kein Spielen.

foundations-card-cup-of-plenty = Cup of Plenty
    .line = Tauschen ohne passenden Ratgeber: keine [supply]
    .text1 = Tauschen braucht keine [supply], wenn keiner deiner offenen Ratgeber der Karte entspricht, mit der du tauschst.

foundations-card-whistle = Whistle
    .line = Hol eine Figur hierher; sie bekommt das [secret]
    .text1 = Stelle die Figur einer anderen Person von anderswo auf deinen Ort; dann bekommt sie das [secret] von hier, offen. Sind alle Figuren an deinem Ort, bleibt es hier.

foundations-card-dowsing-sticks = Dowsing Sticks
    .line = Nimm die oberste Reliquie des Stapels
    .text1 = Nimm die oberste Reliquie des Stapels, verdeckt.

foundations-card-cracked-horn = Cracked Horn
    .line = Abgeworfenes darf unter den Weltstapel
    .text1 = Die Karten, die du bei diesem Suchen abwirfst, dürfen stattdessen unter den Weltstapel, alle oder keine, in deiner Reihenfolge und von anderen ungesehen.

foundations-card-bandit-crown = Räuberkrone
    .line = Nutze die Karten der Räuber wie deine
    .text1 = Du darfst die Karten an Orten, die die Räuber beherrschen, nutzen, als würdest du sie beherrschen, auch ihre Schlachtpläne, sogar gegen die Räuber.
    .reading = Für alles andere beherrschst du sie nicht. Ein Plan, den du nutzt, ist für die Räuber in diesem Kampf weg.

foundations-card-ring-of-devotion = Ring of Devotion
    .line = Wirf auf den Stapel deiner eigenen Region ab
    .text1 = Die Karten, die du bei diesem Suchen abwirfst, dürfen auf den Stapel deiner eigenen Region, alle oder keine.

foundations-card-skeleton-key = Skeleton Key
    .line = Im Hinterland: nimm eine Reliquie deines Orts
    .text1 = Steht deine Figur im Hinterland, schau alle Reliquien an deinem Ort an und nimm eine, verdeckt. Anderswo oder ohne Reliquie sind die Kosten umsonst bezahlt.

foundations-card-oracular-pig = Oracular Pig
    .line = Sieh die obersten 3 Karten des Weltstapels
    .text1 = Schau die obersten 3 Karten des Weltstapels an und lass sie, wie sie liegen.

foundations-card-circlet-of-command = Circlet of Command
    .line = Deine Banner und anderen Reliquien sind keine Ziele
    .text1 = Niemand kann deine Banner oder deine anderen Reliquien in einem Kampf zum Ziel nehmen. Herausfordern, Verschwörung und andere Wege bleiben offen.

foundations-card-ivory-eye = Ivory Eye
    .line = Sieh einen beliebigen verdeckten Ratgeber
    .text1 = Schau irgendeinen verdeckten Ratgeber an, auch eine Vision. Sonst sieht ihn niemand.

foundations-card-shifting-map = Shifting Map
    .line = Nimm 1 [supply]
    .text1 = Du erhältst 1 [supply].

foundations-card-obsidian-cage = Obsidian Cage
    .line = Sieg: sperre die überlebenden Gegner hier ein
    .text1 = Gewinnt deine Seite, kommt, was von den gegnerischen Truppen überlebt, auf diese Karte statt auf ein Tableau.
    .text2 = Versetze beliebig viele [warband] von hier auf Tableaus ihrer Farbe; lila auf irgendeines im Reich.
    .reading = Eingesperrte Scharen liegen für die Vorräte nicht im Lager. Räuber lassen keine übrig.

foundations-card-book-of-records = Book of Records
    .line = Nimm bis zu 2 Stück von einem Banner hier
    .text1 = Nimm bis zu 2 Stück von einem Banner, das eine Person an deinem Ort besitzt, auch du: [favor] von der Volksgunst, [secret] vom Dunkelsten Geheimnis. Es darf leer werden.

foundations-card-dragonskin-drum = Dragonskin Drum
    .line = Nach dem Reisen: 1 [warband]
    .text1 = Nachdem du gereist bist, nimm 1 [warband].

foundations-card-crystal-vial = Crystal Vial
    .line = Vergrabe einen Ratgeber oder Bewohner hier
    .text1 = Vergrabe einen deiner Ratgeber, offen oder verdeckt, oder einen Bewohner oder ein Bauwerk an deinem Ort, gesperrt oder nicht.

foundations-card-ancient-writ = Ancient Writ
    .line = Vergrabe dies: zieh 3 Vermächtnisse, behalte eines
    .text1 = Vergrabe diese Reliquie. Zieh 3 Vermächtnisse, behalte eines ruhend und wirf die anderen zwei ab.

foundations-card-painted-trumpet = Painted Trumpet
    .line = Suche die oberste Karte jedes Ablagestapels
    .text1 = Statt in einem Ablagestapel zu suchen, zieh die oberste Karte von jedem, für 2 [supply]. Nichts ändert die Zahl der Karten; leere Stapel geben keine.

foundations-card-bone-dice = Bone Dice
    .line = Wirf 2 [attack-die]: 1 [supply] je [sword]
    .text1 = Wirf 2 [attack-die], gezählt wie im Kampf: Nimm 1 [supply] je [sword]. Zeigt sich ein [skull], vergrabe danach diese Reliquie.

foundations-card-brass-army = Brass Army
    .line = +4 [attack-die]; schwer mitzunehmen
    .text1 = Füge 4 [attack-die] hinzu. Sie gehören nicht zu deinen Truppen.
    .text2 = Sooft deine Figur sich auf irgendeine Weise bewegt, drehe eines deiner offenen [secret] um oder vergrabe diese Reliquie, vor allem anderen.

foundations-card-imperial-seal = Imperial Seal
    .line = Schick [warband] des Reichs von deinem Ort fort
    .text1 = Steht keine Figur des Reichs an deinem Ort, versetze von dort beliebige [warband] des Reichs, auch die letzte, jede an einen Reichsort oder auf ein Tableau im Reich.

foundations-card-fearsome-shield = Fearsome Shield
    .line = +2 [defense-die]
    .text1 = Füge 2 [defense-die] hinzu.

foundations-card-singing-mask = Singing Mask
    .line = Bis zu 2 [favor] zwischen Lager und Volksgunst
    .text1 = Wähle einen Bewohner oder ein Bauwerk an deinem Ort. Bring bis zu 2 [favor] aus dem Lager der Farbe auf die Volksgunst oder zurück, wo das Banner auch ist.

foundations-card-lost-tapestry = Lost Tapestry
    .line = Verdeckte Visionen zählen nicht zum Limit
    .text1 = Visionen, die du verdeckt hältst, zählen nicht zum Ratgeberlimit. Verlierst du diese Reliquie oder wird sie verdeckt, wirf bis zum Limit ab.

foundations-card-bandit-standard = Bandit Standard
    .line = +1 [attack-die] je Räuber in deiner Region
    .text1 = Füge 1 [attack-die] für jeden Räuber an den Orten deiner Region hinzu. Nicht, wenn Orte der Räuber Ziele sind.

foundations-card-silver-charm = Silver Charm
    .line = Beim Bergen wirf frühere Würfel neu
    .text1 = Sooft du beim Bergen [supply] für einen Wurf zahlst, darfst du auch beliebige frühere Würfel neu werfen, zusammen mit den zwei neuen.
    .reading = Dass es zum Bergen gehört und Verteidigungswürfel neu wirft, ist unsere Lesart.

foundations-card-amber-flame = Amber Flame
    .line = Verbrenne 1 Stück von einem Banner hier
    .text1 = Verbrenne 1 Stück von einem Banner, das eine Person an deinem Ort besitzt, auch du. Es darf leer werden.

foundations-card-wine-of-welcome = Wine of Welcome
    .line = Suche unten im Weltstapel
    .text1 = Beim Suchen im Weltstapel zieh von unten, eine nach der anderen. Eine Vision beendet das Ziehen und rückt die Leiste vor wie sonst.

foundations-card-whispering-stone = Whispering Stone
    .line = Eine heimliche Absprache mit einer Person irgendwo
    .text1 = Verhandle heimlich mit irgendeiner Person, wo ihre Figur auch ist, über eine Absprache oder keine. Die anderen erfahren, dass es geschah, und sehen, was die Hand wechselt.

foundations-card-black-sword = Black Sword
    .line = +5 [attack-die]
    .text1 = Füge 5 [attack-die] hinzu.

foundations-card-barbed-net = Barbed Net
    .line = Nimm eine Reliquie deines Orts
    .text1 = Schau alle Reliquien an deinem Ort an und nimm eine, verdeckt.

foundations-card-bag-of-siegeworks = Bag of Siegeworks
    .line = Bei Eroberung zählen einzelne [shield] nichts
    .text1 = Bei einer Eroberung zählen Seiten von [defense-die] mit einem einzelnen [shield] nichts. Zwei Schilde und Verdoppler schon.

foundations-card-secret-testament = Secret Testament
    .line = Nimmt ein Gegner dein Banner, behältst du alles
    .text1 = Nimmt dir ein Gegner ein Banner, bekommst du zuerst alles, was darauf liegt, noch vor dem Band. Wer herausfordert, muss trotzdem überbieten, was darauf lag.

foundations-card-magic-carpet = Magic Carpet
    .line = Flieg an jeden Ort, dann gib dies weg
    .text1 = Stelle deine Figur auf irgendeinen Ort. Wirf dann diese Reliquie ab oder gib sie offen einer Person an einem anderen Ort.

foundations-card-yew-staff = Yew Staff
    .line = Für Fähigkeiten hast du das Dunkelste Geheimnis
    .text1 = Für die Fähigkeiten von Bewohnern, Bauwerken und Reliquien darfst du als Besitzer des Dunkelsten Geheimnisses handeln.
    .reading = Bewegt oder verbrannt wird auf dem Banner, wo es auch ist. Für Ziele, Kampfziele, Herausfordern und Vermächtnisse besitzt du es nicht.

foundations-card-spiteful-mirror = Spiteful Mirror
    .line = In diesem Zug zählen Karten für dich als [discord]
    .text1 = Gewählt mit einem Anwerben oder Tauschen: Bis zum Ende dieses Zugs dürfen die Karten, auf denen du anwirbst oder mit denen du tauschst, als [discord] zählen, für Entsprechen, Lager und Defame. Beim Ruhen gilt die aufgedruckte Farbe.
    .reading = Dass es Anwerben oder Tauschen modifiziert und bis zum Ende des Zugs gilt, ist unsere Lesart.

foundations-card-weeping-banner = Weeping Banner
    .line = Jeder [skull] des Angriffs erledigt eine mehr
    .text1 = Für jeden gewürfelten [skull] führt der Angriff einen weiteren aus, nach allen anderen und ohne [sword].

foundations-card-sigil-of-the-eye = Sigil of the Eye
    .line = Fordere das Dunkelste Geheimnis von überall heraus
    .text1 = Du darfst das Dunkelste Geheimnis von jedem Ort aus herausfordern. Was seinen Besitzer schützt, gilt weiter.

foundations-card-sigil-of-the-heart = Sigil of the Heart
    .line = Fordere die Volksgunst von überall heraus
    .text1 = Du darfst die Volksgunst von jedem Ort aus herausfordern. Was ihren Besitzer schützt, gilt weiter.

foundations-card-magic-waterskin = Magic Waterskin
    .line = Vergrabe dies: 4 [supply]
    .text1 = Vergrabe diese Reliquie, dann nimm 4 [supply].

foundations-card-demon-tail = Demon Tail
    .line = Nimm 2 [supply]
    .text1 = Du erhältst 2 [supply].

foundations-card-clay-rattle = Clay Rattle
    .line = Mische den Weltstapel oder einen Ablagestapel
    .text1 = Mische den Weltstapel oder einen Ablagestapel. Danach kennt niemand mehr eine dieser Karten.

foundations-card-grand-scepter = Prachtvolles Zepter
    .line = Biete das Bürgertum an; wirf Besiegte hinaus
    .text1 = Gewinnst du im Reich als Angriff einen Kampf gegen einen Bürger, darfst du 3 [favor] verbrennen, um ihn hinauszuwerfen.
    .text2 = Als Exilant darfst du Bürger werden.
    .text3 = In einer Verhandlung darfst du einem Exilanten das Bürgertum anbieten.
    .reading = Es ist eine Reliquie vom Wert 0, die immer offen liegt und nie abgeworfen, vergraben, an einen Ort gelegt oder für eine Dynastie behalten wird. Das Hinauswerfen wird wie ein Schlachtplan vor den Würfeln gewählt. Der Preis von 3, und dass nur der Angriff hinauswirft, sind unsere Lesart.

## Edifices, each followed by its ruin

foundations-card-hall-of-debate = Hall of Debate
    .line = Die Volksgunst ihres Herrschers ist kein Ziel
    .text1 = Besitzt der Herrscher dieser Karte die Volksgunst, können Gegner dieses Banner in einem Kampf nicht zum Ziel nehmen. An einem Reichsort gilt das für alle im Reich. Andere Wege bleiben offen.

foundations-card-hall-of-mockery = Hall of Mockery
    .line = Niemand beginnt mit der Volksgunst
    .text1 = Am Ende des Aufbaus oder beim Erkunden kommen 4 [favor] auf die Volksgunst, und sie kommt ins gemeinsame Lager, wer sie auch hat und ohne Band. Verbrenne 1 [favor] aus jedem Gunstlager.

foundations-card-great-market = Great Market
    .line = Anfang: 1 [favor] hier je Bewohner der Region
    .text1 = Am Ende des Aufbaus oder beim Erkunden kommt 1 [favor] aus dem gemeinsamen Lager auf diesen Ort für jeden Bewohner und jedes Bauwerk an den Orten seiner Region, sich selbst eingeschlossen.

foundations-card-bandit-market = Bandit Market
    .line = Anfang: 1 [favor] auf jeden Ort der Räuber
    .text1 = Am Ende des Aufbaus oder beim Erkunden kommt 1 [favor] aus dem gemeinsamen Lager auf jeden Ort, den die Räuber beherrschen, und 1 [favor] aus jedem Gunstlager wird verbrannt.

foundations-card-grand-canal = Grand Canal
    .line = Dieser Ort ist auch eine Küste
    .text1 = Dieser Ort ist neben seinen eigenen Fähigkeiten auch eine Küste.

foundations-card-lost-lagoon = Lost Lagoon
    .line = Dieser Ort ist auch eine Insel
    .text1 = Dieser Ort ist neben seinen eigenen Fähigkeiten auch eine Insel und damit eine Küste.

foundations-card-stone-baths = Stone Baths
    .line = Sonne: Wer hier steht, behält ruhende Vermächtnisse
    .text1 = In der Sonne werfen Personen, deren Figur hier steht, ruhende Vermächtnisse nicht ab; sie bleiben ruhend, und erfüllte Ziele wecken sie trotzdem.

foundations-card-ruined-baths = Ruined Baths
    .line = Sonne: Exilanten hier bleiben Vermächtnisse aktiv
    .text1 = In der Sonne bleiben die aktiven Vermächtnisse von Exilanten, deren Figur hier steht, aktiv, ohne dass sie die Ziele erfüllen.

foundations-card-amber-doors = Amber Doors
    .line = Start hier: zwei neue Vermächtnisse für alle alten
    .text1 = Stellst du deine Figur beim Aufbau hierher oder erkundest diesen Ort, darfst du alle deine Vermächtnisse abwerfen, aktive und ruhende, und zwei ziehen: Eines wird aktiv und verändert sein Fundament, das andere ruht.

foundations-card-lost-doors = Lost Doors
    .line = Start hier: zieh ein Vermächtnis, wirf eines ab
    .text1 = Stellst du deine Figur beim Aufbau hierher oder erkundest diesen Ort, zieh ein ruhendes Vermächtnis und wirf dann eines von deinen ab, aktiv oder ruhend, auch das neue.

foundations-card-great-forge = Great Forge
    .line = Start hier: nimm die oberste Reliquie
    .text1 = Stellst du deine Figur beim Aufbau hierher oder erkundest diesen Ort, nimm die oberste Reliquie des Stapels, verdeckt.

foundations-card-broken-forge = Broken Forge
    .line = Start hier: wirf alle Reliquien der Region ab
    .text1 = Stellt jemand beim Aufbau seine Figur hierher oder erkundet diesen Ort, werden alle Reliquien an Orten dieser Region abgeworfen.

foundations-card-wild-pastures = Wild Pastures
    .line = Behalte [nomad] für 1 [favor]
    .text1 = Würde irgendjemandes Fähigkeit den Herrscher dieser Karte eine Karte mit [nomad] abwerfen lassen, darf er stattdessen 1 [favor] ins Lager [nomad] zahlen; die Karte bleibt, wo sie ist.
    .reading = Eine ältere Fassung spricht von Wildnis.

foundations-card-blasted-pastures = Blasted Pastures
    .line = Chronik: [nomad] auf dem Plan wird vergraben
    .text1 = Wenn der Thron beginnt, werden alle Bewohner und Bauwerke mit [nomad] an Orten vergraben, auch diese Karte, außer der Sieger beherrscht sie. Ratgeber bleiben.

foundations-card-sacred-ground = Sacred Ground
    .line = Echte Visionen werden nur hier offenbart
    .text1 = Visionen außer der Verschwörung kann nur offen spielen, wessen Figur hier steht. Das bindet auch den Herrscher des Orts. Verdeckt spielen bleibt erlaubt.

foundations-card-desecrated-ground = Desecrated Ground
    .line = Exilanten behalten hier frühere Visionen
    .text1 = Ein Exilant, der hier eine Vision offenbart, behält die früher offenbarten, beliebig viele. Jede davon, die erfüllt ist, gewinnt. Wer den Ort verlässt, verliert keine.

foundations-card-giants-path = Giant's Path
    .line = Versetze diese Karte und deine Figur
    .text1 = Versetze diese Karte mit allem darauf an einen anderen Ort mit Platz, dann stelle deine Figur dorthin. Das ist kein Reisen.

foundations-card-giants-rampage = Giant's Rampage
    .line = Vergrabe irgendwo, zieh mit deiner Figur dorthin
    .text1 = Vergrabe einen Bewohner oder ein Bauwerk an irgendeinem Ort, auch gesperrt, aber nicht diese Karte. Dann versetze diese Karte dorthin und stelle deine Figur dorthin. Das ist kein Reisen.

foundations-card-temple-of-ancestors = Temple of Ancestors
    .line = Zieh die unterste Weltkarte als Ratgeber
    .text1 = Zieh die unterste Karte des Weltstapels und spiele sie zu deinen Ratgebern oder wirf sie ab, wie am Ende des Suchens. Eine Vision rückt die Leiste vor und kann nur verdeckt liegen oder abgeworfen werden.

foundations-card-ruined-temple = Ruined Temple
    .line = Start hier: verbrenne [secret] für größeren Sieg
    .text1 = Stellst du deine Figur beim Aufbau hierher oder erkundest diesen Ort, darfst du ein [secret] verbrennen. Gewinnst du dann, bringen deine Vermächtnisse doppelte Punkte, und gleich nach der Krönung stellst du eine [warband] des Reichs auf jeden Ort der Räuber.
    .reading = Das Zeichen bleibt, wenn diese Karte geht. Nur Punkte für Vermächtnisse verdoppeln sich.

foundations-card-great-spire = Great Spire
    .line = Drei Vertriebene hinein, die untersten drei hinaus
    .text1 = Lege 3 zufällige Karten der Vertriebenen auf den Ablagestapel der Region dieser Karte. Dann kommen die 3 untersten Bewohner dieses Stapels zu den Vertriebenen; Visionen behalten ihre Plätze.
    .reading = Eine ältere Fassung hat keine Kosten.

foundations-card-fallen-spire = Fallen Spire
    .line = Anfang: Vertriebene ersetzen den Stapel hier
    .text1 = Am Ende des Aufbaus oder beim Erkunden werden die Bewohner des Ablagestapels dieser Region durch ebenso viele zufällige Vertriebene ersetzt, gezogen, bevor die alten dazukommen; dann wird der Stapel mit seinen Visionen gemischt.

foundations-card-great-clock = Great Clock
    .line = Der Rundenmarker rückt um eins vor
    .text1 = Der Rundenmarker rückt um eins vor, ohne Spielendewürfel und ohne das Spiel zu beenden. In Runde 8 geschieht nichts.

foundations-card-broken-clock = Broken Clock
    .line = Das Spiel beginnt in Runde 2
    .text1 = Am Ende des Aufbaus oder beim Erkunden rückt der Rundenmarker um eins vor, ohne Spielendewürfel und ohne das Spiel zu beenden.

foundations-card-underground-library = Underground Library
    .line = Sieh die Reliquien der Region und vertausche eine
    .text1 = Schau alle Reliquien an den Orten der Region dieser Karte an. Vertausche dann eine mit einer, die du besitzt, nie das Prachtvolle Zepter; beide liegen verdeckt. Ohne Reliquie schaust du nur.
    .reading = Eine ältere Fassung hat keine Kosten.

foundations-card-drowned-library = Drowned Library
    .line = Birg hier die oberste Reliquie, Schwierigkeit 5
    .text1 = Steht deine Figur hier, darfst du stattdessen die oberste Reliquie des Stapels bergen, mit Schwierigkeit 5, auch wenn dieser Ort weder Reliquien noch Plätze hat. Andere sehen sie nicht.
    .reading = Eine ältere Fassung hat keine Kosten.

foundations-card-stone-portal = Stone Portal
    .line = Deine Figur hierher, oder von hier überallhin
    .text1 = Steht deine Figur hier, stelle sie auf einen anderen Ort; wenn nicht, stelle sie hierher. Das ist kein Reisen.
    .reading = Eine ältere Fassung hat keine Kosten.

foundations-card-shattered-portal = Shattered Portal
    .line = Würfle hier, wie weit deine Figur zieht
    .text1 = Steht deine Figur hier, wirf den Spielendewürfel und versetze sie so viele Orte hinterlandwärts, vom letzten im Hinterland weiter zum ersten in der Wiege; leere Felder werden übersprungen. Anderswo sind die Kosten umsonst bezahlt.

foundations-card-marble-fountains = Marble Fountains
    .line = Erwachen hier: [supply] auf 7
    .text1 = Steht deine Figur hier, gehen deine [supply] auf 7.

foundations-card-murky-fountain = Murky Fountain
    .line = Wirf hier 2 [defense-die] für [supply]
    .text1 = Steht deine Figur hier, wirf 2 [defense-die] und nimm so viele [supply]. Zeigt sich kein Schild, endet dein Agieren; ein Verdoppler allein ist keiner. Anderswo sind die Kosten umsonst bezahlt.

foundations-card-hall-of-ministers = Hall of Ministers
    .line = Gegner werfen an Orten ihres Herrschers nichts ab
    .text1 = Gegner des Herrschers dieser Karte können an Orten, die er beherrscht, keine Karten abwerfen, durch keine Aktion, auch nicht durch Heimatland und Meute. Vergraben geht weiter.

foundations-card-hall-of-bandits = Hall of Bandits
    .line = Chronik: Ruinen der Räuber bleiben
    .text1 = Wenn das Reich geformt wird, werden Ruinen, die die Räuber beherrschen, nicht abgeworfen; sie werden mit ihren Orten gespeichert.

foundations-card-relic-patrols = Relic Patrols
    .line = Gegner bergen nichts an Orten ihres Herrschers
    .text1 = Gegner des Herrschers dieser Karte können an Orten, die er beherrscht, keine Reliquien bergen.

foundations-card-bandit-patrols = Bandit Patrols
    .line = Gegner bergen nichts an Orten der Räuber
    .text1 = Gegner des Herrschers dieser Karte können an Orten, die die Räuber beherrschen, keine Reliquien bergen. Beherrschen die Räuber diese Karte, sind das alle; beherrscht sie eine Person, darf nur diese.

foundations-card-tome-guardians = Tome Guardians
    .line = Das Geheimnis ihres Herrschers ist kein Ziel
    .text1 = Besitzt der Herrscher dieser Karte das Dunkelste Geheimnis, können Gegner dieses Banner in einem Kampf nicht zum Ziel nehmen. An einem Reichsort gilt das für alle im Reich. Andere Wege bleiben offen.

foundations-card-lost-guardians = Lost Guardians
    .line = Niemand beginnt mit dem Dunkelsten Geheimnis
    .text1 = Am Ende des Aufbaus oder beim Erkunden kommen 3 [secret] auf das Dunkelste Geheimnis, und es kommt ins gemeinsame Lager, wer es auch hat und ohne Band.

foundations-card-the-tribunal = Das Gericht
    .line = Verhandle überall, mit bindenden Versprechen
    .text1 = Du darfst mit Personen verhandeln, wo sie auch sind, und Versprechen in deinen Absprachen dürfen binden, auch für spätere Spiele.
    .reading = Versprechen werden aufgezeichnet und nicht durchgesetzt; eine Münze entscheidet im Streit.

foundations-card-bandit-tribunal = Bandit Tribunal
    .line = An Orten der Räuber darf man verhandeln
    .text1 = Personen, deren Figuren an Orten stehen, die die Räuber beherrschen, dürfen miteinander verhandeln, wo diese auch sind, im Zug einer von ihnen.

foundations-card-towering-rampart = Towering Rampart
    .line = +2 [defense-die] für diesen Ort oder deine Figur
    .text1 = Ist dieser Ort ein Ziel oder steht deine Figur hier, füge 2 [defense-die] hinzu, einmal, auch bei einem Überfall.

foundations-card-cracked-rampart = Cracked Rampart
    .line = +1 [defense-die], wenn dieser Ort Ziel ist
    .text1 = Ist dieser Ort ein Ziel, füge 1 [defense-die] hinzu. Räuber nutzen das.

foundations-card-festival-district = Festival District
    .line = Absprachen dürfen Ratgeber enthalten
    .text1 = In Absprachen von Personen mit Zugriff auf diese Karte dürfen Ratgeber gegeben, genommen und vertauscht werden. Sie behalten ihre Seite; Ratgeberlimits gelten.

foundations-card-squalid-district = Squalid District
    .line = Ersetze deine verdeckten Ratgeber von unten
    .text1 = Wirf beliebig viele deiner verdeckten Ratgeber ab und zieh ebenso viele Bewohner von unten aus dem Weltstapel als verdeckte Ratgeber. Visionen behalten ihre Plätze.

foundations-card-proving-grounds = Proving Grounds
    .line = Start hier: 3 [warband]
    .text1 = Stellst du deine Figur beim Aufbau hierher oder erkundest diesen Ort, nimm 3 [warband].

foundations-card-empty-grounds = Empty Grounds
    .line = Anfang: Die anderen Bewohner hier gehen
    .text1 = Am Ende des Aufbaus oder beim Erkunden werden alle anderen Bewohner und Ruinen an Orten dieser Region abgeworfen. Intakte Bauwerke bleiben.

foundations-card-spiral-castle = Spiral Castle
    .line = Sieg im Überfall: Figur hierher, 2 [supply] weg
    .text1 = Gewinnst du einen Überfall, kommt die angegriffene Figur an diesen Ort statt an einen deiner Wahl, und jene Person verliert 2 [supply].

foundations-card-spiral-dungeons = Spiral Dungeons
    .line = Abgewehrt: Angriff hierher, 2 [supply] weg
    .text1 = Gewinnst du als Verteidigung, kommt die angreifende Figur an diesen Ort, und die Person verliert 2 [supply]. Räuber nutzen das.

foundations-card-boiling-lake = Boiling Lake
    .line = Reisende, die ihn nicht beherrschen, verlieren 2 [warband]
    .text1 = Wer hierher reist, ohne diese Karte zu beherrschen, erledigt nach der Ankunft 2 [warband] auf dem eigenen Tableau, oder so viele da sind.
    .reading = Dass es von selbst und nur beim Reisen wirkt, ist unsere Lesart.

foundations-card-still-boiling-lake = Still Boiling Lake
    .line = Keine Karte kann an diesen Ort gespielt werden
    .text1 = An diesen Ort kann durch nichts eine Karte gespielt werden. Eine Karte hierher zu versetzen ist kein Spielen, und diese Ruine selbst kann abgeworfen werden.

foundations-card-hidden-passages = Hidden Passages
    .line = Erwachen hier: mit Zustimmung an jeden Ort
    .text1 = Steht deine Figur hier, stelle sie mit Zustimmung des Herrschers dieses Orts, wenn du es nicht selbst bist, auf irgendeinen Ort. Räuber stimmen nie zu.

foundations-card-sinking-passages = Sinking Passages
    .line = Erwachen hier: verbrenne 1 [favor], geh überallhin
    .text1 = Steht deine Figur hier, darfst du 1 [favor] verbrennen, um deine Figur auf irgendeinen Ort zu stellen.

foundations-card-hallowed-spring = Hallowed Spring
    .line = Tauschen für [secret] verbrennt hier nichts
    .text1 = Beim Tauschen für [secret] an diesem Ort kommen beide [favor] auf die Karte, und keine wird verbrannt. Das gilt für alle.

foundations-card-hiding-place = Hiding Place
    .line = Chronik: Ihr Herrscher behält heimlich eine Reliquie
    .text1 = Bevor der Schrein gefüllt wird, darf die Person, die diesen Ort beherrscht, für das Reich der Kanzler, heimlich eine Reliquie verdeckt behalten, nie das Prachtvolle Zepter, und beginnt das nächste Spiel mit ihr.

foundations-card-school-of-vines = School of Vines
    .line = Fordere ein Banner eines Gegners von überall heraus
    .text1 = Du darfst ein Banner, das ein Gegner besitzt, von jedem Ort aus herausfordern.

foundations-card-ruined-school = Ruined School
    .line = Anfang: 1 [secret] auf jeden Ort der Räuber
    .text1 = Am Ende des Aufbaus oder beim Erkunden kommt 1 [secret] aus dem gemeinsamen Lager auf jeden Ort, den die Räuber beherrschen.

foundations-card-oaken-fortress = Oaken Fortress
    .line = Ihr Herrscher ist hier vor Überfällen sicher
    .text1 = Solange der Herrscher dieser Karte hier steht, kann er weder überfallen noch um ein Banner herausgefordert werden. An einem Reichsort gilt das für alle im Reich, die hier stehen. Eroberung und Verschwörung bleiben möglich.

foundations-card-rotting-fortress = Rotting Fortress
    .line = Niemand hier wird überfallen oder herausgefordert
    .text1 = Wer hier steht, kann weder überfallen noch um ein Banner herausgefordert werden, außer von einer Person mit einem offenen Ratgeber mit [beast].

foundations-card-forbidden-forest = Forbidden Forest
    .line = Gegner reisen nur mit [beast] hierher
    .text1 = Gegner des Herrschers dieser Karte können nicht hierher reisen, außer sie haben einen offenen Ratgeber mit [beast].

foundations-card-bandit-forest = Bandit Forest
    .line = Das Reich kann Karten der Räuber nicht nutzen
    .text1 = Personen des Reichs können nichts auf Karten legen, die die Räuber beherrschen, und deren nicht beständige Fähigkeiten nicht nutzen.

foundations-card-forest-horn = Forest Horn
    .line = Wirf in einer Region alles außer [beast] ab
    .text1 = Wähle eine Region: Alle Bewohner und Ruinen an ihren Orten, die nicht [beast] sind, werden abgeworfen. Intakte Bauwerke bleiben.

foundations-card-broken-horn = Broken Horn
    .line = Anfang: Der Stapel hier kommt unter den Weltstapel
    .text1 = Am Ende des Aufbaus oder beim Erkunden kommt der Ablagestapel dieser Region, wie er liegt, unter den Weltstapel.

## Legacies

foundations-legacy-iron-hand = Iron Hand
    .line = Exilant: Deine Orte stehen, wo das Reich stand
    .text1 = Dieses Vermächtnis wird abgeworfen, sobald du zum Reich gehörst.
    .text2 = Aufbau, wenn du das letzte Spiel mitgespielt hast: Eine deiner [warband] steht auf jedem Ort, der vor dem Trenner aus dem Atlas kommt, und alle dürfen ihre Figur auf jeden Ort stellen.
    .text3 = Chronik: Du formst das Reich und baust das Bauwerk an Stelle des Siegers, für deine eigenen Orte, und bekommst Punkte für deine Vermächtnisse; deine Orte werden gespeichert, wo sonst die des Reichs stünden.
    .reading = Du bekommst deine Punkte ohne die 3 des Siegers, der nach dir wie sonst seine bekommt. Spielst du nächstes Mal nicht mit, gehören diese Orte dem Reich.

foundations-legacy-chronicler = Chronicler
    .line = Sonne: Alle bekommen Punkte für Vermächtnisse
    .text1 = Nachdem die Vermächtnisse geprüft sind, darfst du erklären, dass alle sofort Punkte für ihre aktiven Vermächtnisse bekommen. Jedes bringt höchstens einmal im Spiel Punkte.
    .reading = Es gelten die dann beherrschten Orte. Ein Vermächtnis, das später erwacht, kann im Thron noch Punkte bringen.

foundations-legacy-steadfast = Steadfast
    .line = Deine anderen Vermächtnisse ruhen nie
    .text1 = Deine anderen Vermächtnisse werden nie ruhend, solange dieses aktiv ist. Über es selbst entscheidet sein eigenes Ziel.

foundations-legacy-peacemaker = Peacemaker
    .line = Banner zurück: Überall bleibt 1 [warband]
    .text1 = Gib ein Banner, das du oder jemand anderes besitzt, mit allem darauf ohne Band ins gemeinsame Lager. Dann behält jeder Ort und jedes Tableau nur eine [warband], auch Räuber und deine; die anderen werden entfernt, nicht erledigt.

foundations-legacy-the-needle = The Needle
    .line = Nimmst du ein Banner, darfst du es umdrehen
    .text1 = Gleich nachdem du ein Banner auf irgendeine Weise genommen hast, darfst du es auf seine andere Seite drehen. Was darauf liegt, bleibt.

foundations-legacy-circle-of-swords = Circle of Swords
    .line = Du beginnst mit 8 [warband]
    .text1 = Du beginnst mit 8 [warband] statt 3. Im Reich nimmst du weniger, wenn andere im Reich sonst weniger als 3 bekämen.
    .reading = Lila gehen an die Orte, dann 3 an jede andere Person des Reichs, dann der Rest an dich, höchstens 8.

foundations-legacy-great-architect = Great Architect
    .line = Im Reich: Du baust das Bauwerk, irgendeines
    .text1 = Gehörst du zum Reich, baust du das Bauwerk der Chronik, an Stelle des Siegers oder von Iron Hand: an irgendeinem Reichsort, mit irgendeinem der angebotenen Bauwerke, entsprechend oder nicht.

foundations-legacy-ancestral-lands = Ancestral Lands
    .line = Im Reich: Reise für 1 [supply] in die Wiege
    .text1 = Gehörst du zum Reich, kostet dich Reisen an einen Ort der Wiege nur 1 [supply]. Ein Pass bindet dich trotzdem.

foundations-legacy-scepter-bearer = Scepter Bearer
    .line = Im Reich: Du beginnst mit dem Zepter
    .text1 = Gehörst du zum Reich, beginnst du statt des Kanzlers mit dem Prachtvollen Zepter; er nimmt trotzdem eine Reliquie aus dem Schrein.

foundations-legacy-royal-line = Royal Line
    .line = Bürger: Du benennst den Nachfolger
    .text1 = Bist du Bürger, wenn der Kanzler gewinnen würde, darfst du die Person des Reichs benennen, die als Nachfolger gilt, oder niemanden, was das Ziel auch sagt.

foundations-legacy-keeper-of-order = Keeper of Order
    .line = Gegen das Reich: ±2 [attack-die]
    .text1 = Gehört ihr beide zum Reich, füge beim Angriff 2 [attack-die] hinzu oder entferne bei der Verteidigung 2. Beim Angriff erledigen deine [skull] nichts.

foundations-legacy-golden-key = Golden Key
    .line = Im Reich: Nimm eine Reliquie aus dem Schrein
    .text1 = Gehörst du zum Reich, darfst du in deinen Zügen den Reliquienschrein jederzeit anschauen.
    .text2 = Gehörst du zum Reich, verbrenne 1 [favor] und 1 [secret], um eine Reliquie aus dem Reliquienschrein zu nehmen, verdeckt, sooft du willst.

foundations-legacy-world-crafter = World Crafter
    .line = Du wählst, welche Orte aus dem Atlas kommen
    .text1 = Bei Reichskarten füllst du die leeren Felder und wählst für jedes das jüngste oder das vergessene Ende, nach Rival. Bei Weiten Horizonten wählst du das Ende, sooft jemand erkundet.

foundations-legacy-matchmaker = Matchmaker
    .line = Du wählst die Vermächtnisse der anderen
    .text1 = Sooft Personen Vermächtnisse ziehen und eines davon behalten, ziehst und wählst du für sie. Nicht bei Amber Doors und nicht für die Reihe beim Offenen Streben.

foundations-legacy-revolutionary = Revolutionary
    .line = Thron: Wirf Bewohner an Reichsorten ab
    .text1 = Nachdem das Bauwerk gebaut ist, darfst du beliebige Bewohner an Reichsorten abwerfen, nach ihren Regionen. Gesperrte bleiben.

foundations-legacy-populist = Populist
    .line = Aufbau: Gleiche die Lager aus, nimm den Rest
    .text1 = Nach Fundament II darfst du die [favor] aller sechs Lager gleich auf sie verteilen lassen; du nimmst den Rest.

foundations-legacy-rival = Rival
    .line = Thron: Schütze Bewohner; Exilant: drei Orte
    .text1 = Wenn das Reich geformt wird, darfst du beliebige Bewohner vor dem Abwerfen schützen.
    .text2 = Aufbau, wenn du Exilant bist: Vor den Fundamenten werden die drei wiegennächsten leeren Felder vom jüngsten Ende gefüllt wie die Orte des Reichs, Bauwerke intakt, mit je einer deiner [warband]; du darfst auf einem davon beginnen.

foundations-legacy-the-standard-bearer = The Standard Bearer
    .line = Aufbau: Nimm ein Banner, mit 2 mehr darauf
    .text1 = Nachdem deine Figur steht, darfst du ein Banner nehmen, das im gemeinsamen Lager liegt, und 2 Stück seiner Art von dort darauf legen.

foundations-legacy-the-ear = The Ear
    .line = Sieh Reliquien überall; du verstreust sie
    .text1 = Schau die Reliquien irgendeines Orts an.
    .text2 = Wenn Reliquien verstreut werden, siehst du sie und bestimmst, welcher leere Platz welche bekommt.

foundations-legacy-heirloom = Heirloom
    .line = Thron: Behalte eine Reliquie fürs nächste Spiel
    .text1 = Bevor der Schrein gefüllt wird, darfst du heimlich eine deiner Reliquien verdeckt behalten, nie das Prachtvolle Zepter, und beginnst das nächste Spiel mit ihr.

foundations-legacy-high-priest = High Priest
    .line = Nimm [secret] vom Banner; handle mit [secret]
    .text1 = Besitzt du das Dunkelste Geheimnis, bring beliebig viele [secret] davon auf dein Tableau, offen. Es darf leer werden.
    .text2 = In Verhandlungen darfst du offene [secret] geben.

foundations-legacy-seer = Seer
    .line = Aufbau: Du legst die Visionen in den Weltstapel
    .text1 = Während der Weltstapel gebaut wird, schau die Visionen an und lege jede heimlich an irgendeinen Platz darin. Die Bewohner werden zuerst gestapelt.

foundations-legacy-arbiter = Arbiter
    .line = Du änderst den Spielendewürfel um -1 bis +3
    .text1 = Vor jedem Wurf des Spielendewürfels darfst du dich auf eine Zahl von -1 bis +3 festlegen. Sie wird zum Wurf gezählt.

foundations-legacy-the-bright-beacon = The Bright Beacon
    .line = Leuchtfeuer: Nimm sechs beliebige Vertriebene
    .text1 = Ist das Leuchtfeuer deines, darfst du die Vertriebenen durchschauen und sechs beliebige nehmen statt neue Gesichter zu ziehen, auch gerade Vertriebene.

foundations-legacy-oaths-of-loyalty = Oaths of Loyalty
    .line = Deine offenen Ratgeber bleiben fürs nächste Spiel
    .text1 = In der Welt werden deine offenen Ratgeber, die Bewohner sind, nicht gemischt; du beginnst das nächste Spiel mit ihnen, verdeckt. Jeder andere erste Ratgeber, den du bekämst, wird vergraben.
    .reading = Eine ältere Fassung spricht von allen Ratgebern.

foundations-legacy-conspirator = Conspirator
    .line = Sag letzte Runde und Sieg voraus: Du gewinnst
    .text1 = Schreib in deinem ersten Erwachen heimlich die letzte Runde und den Sieger auf.
    .text2 = Stimmt beides, gewinnst du stattdessen, auch gegen einen Nachfolger.
    .ask-number = In welcher Runde endet dieses Spiel?
    .ask-player = Wer gewinnt dann?
    .reading = Geprüft wird zuletzt, wenn Runde und Sieger feststehen.

foundations-legacy-light-fingers = Light Fingers
    .line = Nimm Reichtum neben gegnerischen Figuren
    .text1 = Du darfst Reichtum nehmen, obwohl gegnerische Figuren am Ort stehen.

foundations-legacy-secret-society = Secret Society
    .line = Aufbau: Beginne heimlich mit einer Vision
    .text1 = Bevor der Weltstapel gebaut wird, darfst du heimlich eine echte Vision als verdeckten Ratgeber nehmen; dann rückt die Leiste der Visionen um eins vor. Über dem Limit wirfst du ab.
    .reading = Der zweite Teil des Weltstapels hat dann eine Vision weniger.

foundations-legacy-ruthless = Ruthless
    .line = Verbrenne 2 [favor]: vergrabe hier einen Bewohner
    .text1 = Verbrenne 2 [favor], um einen Bewohner oder ein Bauwerk an deinem Ort zu vergraben, sooft du willst.

foundations-legacy-quest-to-distant-lands = Quest to Distant Lands
    .line = Beginne jenseits des Plans, mit Vertriebenen
    .text1 = Beim Aufbau darfst du deine Figur nicht auf den Plan stellen; dann darfst du eine Karte der Vertriebenen gegen einen ersten Ratgeber oder eine dir ausgeteilte Karte tauschen. Oaths of Loyalty vergräbt sie nicht.
    .text2 = In deinem ersten Erwachen musst du deine Figur auf irgendeinen Ort stellen.
    .reading = Ohne Figur gehen die abgeworfenen Karten des Aufbaus in die Provinzen.

foundations-legacy-wealthy = Wealthy
    .line = Aufbau: Nimm [favor] von anderen oder vom Lager
    .text1 = Nachdem deine Figur steht, nimm je 1 [favor] von zwei anderen Personen oder 3 [favor] aus dem gemeinsamen Lager.
    .text2 = Aktiv verändert es Fundament II zu Macher und Mächtige.

foundations-legacy-gatekeeper = Gatekeeper
    .line = Sonne: Nimm ein Vermächtnis, dessen Ziel du erfüllst
    .text1 = Bevor in der Sonne die Vermächtnisse geprüft werden, darfst du ein aktives Vermächtnis einer anderen Person nehmen, wenn du sein Ziel erfüllst. Es bleibt aktiv.
    .text2 = Aktiv verändert es Fundament III zu Offenes Streben.

foundations-legacy-beloved = Beloved
    .line = Tausche mit Ratgebern von Personen hier
    .text1 = Du darfst mit offenen, leeren Ratgebern anderer Personen an deinem Ort tauschen, auch gesperrten; das Lager ist das der Kartenfarbe.
    .text2 = Aktiv verändert es Fundament IV zu Wimmelnde Welt.

foundations-legacy-the-mouth = The Mouth
    .line = Verbrenne 2 [favor]: wecke ein Vermächtnis
    .text1 = Verbrenne 2 [favor], um ein ruhendes Vermächtnis von dir oder eines aus der Reihe beim Offenen Streben zu aktivieren, dessen Ziel du jetzt ohne Gleichstand erfüllst. Das Ziel des Zepters braucht das Zepter selbst.
    .text2 = Aktiv verändert es Fundament VI zu Fest.
    .reading = Auch verdeckte Reliquien anderer zählen: Widerlegt dich eine davon, erwacht nichts.

foundations-legacy-reformer = Reformer
    .line = Thron: Ordne die Bewohner deiner Orte neu
    .text1 = Hast du gewonnen, darfst du vor den anderen Schritten des Throns Bewohner zwischen Orten, die du beherrschst, versetzen und vertauschen; Sperren gelten nicht, das Kartenlimit schon.
    .text2 = Aktiv verändert es Fundament V zu Großer Rat.

foundations-legacy-pathfinder = Pathfinder
    .line = Reise vorbei an Gebirge, Insel und Pass
    .text1 = Beim Reisen darfst du die Fähigkeiten von Gebirge, Insel und Pass ignorieren.
    .text2 = Aktiv verändert es Fundament I zu Weite Horizonte.

## Goals of legacies

foundations-legacy-goal-scepter = Das Prachtvolle Zepter besitzen

foundations-legacy-goal-sites = Die meisten Orte beherrschen

foundations-legacy-goal-darkest-secret = Das Dunkelste Geheimnis besitzen

foundations-legacy-goal-peoples-favor = Die Volksgunst besitzen

foundations-legacy-goal-suit-cards = Die meisten { $suit }-Karten beherrschen

foundations-legacy-goal-top-relic = Die Reliquie mit dem höchsten Wert besitzen

## Powers of sites

foundations-site-power-plains = Ebene
    .text1 = Keine Fähigkeit.

foundations-site-power-coast = Küste
    .text1 = Reisen von hier zu einer anderen Küste oder Insel kostet genau 1 [supply]; Gebirge, Insel, Pass und jede andere Änderung des Preises zählen nicht. Zölle, Verbote und Verluste durch Karten schon.

foundations-site-power-island = Insel
    .text1 = Sie ist auch eine Küste. Reisen hierher kostet 2 [supply] mehr, außer es beginnt an einer Küste.

foundations-site-power-river = Fluss
    .line = Stell deine Figur auf einen anderen Fluss
    .text1 = Beim Erwachen darf, wer hier steht, einmal die Figur auf einen anderen Fluss im Spiel stellen. Das ist kein Reisen.

foundations-site-power-mountain = Gebirge
    .text1 = Reisen hierher kostet 1 [supply] mehr.

foundations-site-power-pass = Pass
    .text1 = Solange deine Figur außerhalb dieser Region ist, kannst du zu ihren anderen Orten weder reisen noch sie zum Ziel nehmen, außer du beherrschst diesen Ort oder sein Herrscher lässt dich. Räuber lassen niemanden. Ein Küstenweg und Figuren, die irgendwohin gestellt werden, sind nicht gebunden.

foundations-site-power-enduring = Dauer
    .text1 = Karten hier werden nicht abgeworfen, wenn das Reich geformt wird.

foundations-site-power-homeland = Heimatland
    .text1 = Wer hier eine Karte seiner Farbe spielt, darf zuerst eine Karte hier abwerfen, gleich welcher Farbe, ob der Ort voll ist oder nicht. In einer neuen Welt speichert es eine zufällige Ruine seiner Farbe.

## Sites

foundations-site-ancient-city = Ancient City
    .line = Karten überdauern; Fluss beim Erwachen

foundations-site-broken-peaks = Broken Peaks
    .line = Reisen hierher kostet 1 [supply] mehr

foundations-site-buried-giant = Buried Giant
    .line = Keine Fähigkeit

foundations-site-deep-woods = Deep Woods
    .line = Schaffe hier Platz für [beast]

foundations-site-desolate-shore = Desolate Shore
    .line = Zu anderer Küste oder Insel für 1 [supply]

foundations-site-dunes = Dunes
    .line = Keine Fähigkeit

foundations-site-fair-isle = Fair Isle
    .line = Küste für 1 [supply]; von anderswo 2 mehr

foundations-site-golden-valley = Golden Valley
    .line = Schaffe hier Platz für [hearth]

foundations-site-great-slum = Great Slum
    .line = Schaffe hier Platz für [discord]

foundations-site-green-shore = Green Shore
    .line = Zu anderer Küste oder Insel für 1 [supply]

foundations-site-headwaters = Headwaters
    .line = Fluss beim Erwachen; Reisen hierher 1 [supply] mehr

foundations-site-hidden-place = Hidden Place
    .line = Reisen hierher kostet 1 [supply] mehr

foundations-site-mines = Mines
    .line = Reisen hierher kostet 1 [supply] mehr

foundations-site-narrow-pass = Enger Pass
    .line = Hält Figuren und Angriffe von außen auf

foundations-site-painted-towers = Painted Towers
    .line = Schaffe hier Platz für [order]

foundations-site-riverbank = Riverbank
    .line = Erwachen hier: zu einem anderen Fluss

foundations-site-rocky-coast = Rocky Coast
    .line = Zu anderer Küste oder Insel für 1 [supply]

foundations-site-salt-flats = Salzwüste
    .line = Keine Fähigkeit

foundations-site-shrouded-woods = Shrouded Woods
    .line = Keine Fähigkeit

foundations-site-solitary-pillar = Solitary Pillar
    .line = Keine Fähigkeit

foundations-site-standing-stones = Standing Stones
    .line = Schaffe hier Platz für [arcane]

foundations-site-steppe = Steppe
    .line = Schaffe hier Platz für [nomad]

foundations-site-sunken-isles = Sunken Isles
    .line = Küste für 1 [supply]; von anderswo 2 mehr
    .reading = Ohne Platz für Karten bekommt der Ort keine Räuber: Ohne Scharen gehört er ihnen mit 0 Truppen. Man kann ihn erobern und halten, und er füllt sich nie.

foundations-site-tidal-marshes = Tidal Marshes
    .line = Fluss beim Erwachen; Küste für 1 [supply]

## Visions

foundations-card-vision-of-conquest = Vision der Unterwerfung
    .line = Ziel: die meisten Orte beherrschen
    .text1 = Beherrsche mehr Orte als jede andere Person, bei drei gezogenen Visionen. Die des Reichs zählen einmal, für den Kanzler.

foundations-card-vision-of-rebellion = Vision der Rebellion
    .line = Ziel: die Volksgunst besitzen
    .text1 = Besitze die Volksgunst, bei drei gezogenen Visionen.

foundations-card-vision-of-sanctuary = Vision der Zuflucht
    .line = Ziel: die meisten Reliquien besitzen
    .text1 = Besitze mehr Reliquien als jede andere Person, verdeckte mitgezählt, bei drei gezogenen Visionen. Banner zählen nicht.

foundations-card-vision-of-faith = Vision des Glaubens
    .line = Ziel: das Dunkelste Geheimnis besitzen
    .text1 = Besitze das Dunkelste Geheimnis, bei drei gezogenen Visionen.

foundations-card-conspiracy = Verschwörung
    .line = Nimm hier jemandem eine Reliquie oder ein Banner
    .text1 = Alle dürfen sie offen spielen. Nimm eine Reliquie, auch eine verdeckte ungesehen, oder ein Banner einer anderen Person an deinem Ort; ein Banner folgt seinem rechten Band. Dann kommt diese Karte in die Schachtel, ob sie etwas nahm oder nicht.
    .reading = Sie verlangt keinen Preis und keine passenden Ratgeber, und sie muss nehmen, wenn sie kann.

## Faces of the banners

foundations-banner-mob = Volksgunst: Meute
    .line = Schaffe Platz, wo du spielst
    .text1 = Linkes und rechtes Band: Alle [favor] darauf kehrt in die Lager zurück, eine nach der anderen ins ärmste, unter gleichen ins linke.
    .text2 = Lege beliebig viele deiner [favor] darauf, mindestens 1.
    .text3 = Spielst du eine Karte an einen Ort, darfst du dort zuerst eine Karte abwerfen, auch wenn der Ort voll ist.

foundations-banner-grand-council = Volksgunst: Großer Rat
    .line = Dein Ratgeberlimit ist 4
    .text1 = Linkes und rechtes Band: Alle [favor] darauf kehrt in die Lager zurück, eine nach der anderen ins ärmste, unter gleichen ins linke.
    .text2 = Lege beliebig viele deiner [favor] darauf, mindestens 1.
    .text3 = Dein Ratgeberlimit ist 4. Verlierst du dieses Banner oder wird es gedreht, wirf sofort bis zu deinem Limit ab, gesperrte Karten nur, wenn nichts anderes da ist.
    .reading = Bänder und Fähigkeiten dieser Seite stammen von uns.

foundations-banner-wandering-flame = Dunkelstes Geheimnis: Wandernde Flamme
    .line = Geh, wo [secret] liegen
    .text1 = Linkes Band: Der Besitzer nimmt die größere Hälfte der [secret] zurück; die anderen kommen Stück für Stück an die Orte, auf denen am wenigsten liegt, unter gleichen wählt, wer herausfordert. Ohne Besitzer kommen alle an Orte. Rechtes Band: Alle werden verbrannt.
    .text2 = Stelle deine Figur auf einen Ort, auf dem ein [secret] liegt, sooft du willst. Das ist kein Reisen.
    .text3 = Lege eines deiner offenen [secret] auf dieses Banner oder auf deinen Ort.

foundations-banner-festival = Dunkelstes Geheimnis: Fest
    .line = Feiere ein Fest an deinem Ort
    .text1 = Linkes Band: Der Besitzer nimmt die größere Hälfte der [secret] zurück, die anderen werden verbrannt; ohne Besitzer alle. Rechtes Band: Alle werden verbrannt.
    .text2 = Lege eines deiner offenen [secret] auf dieses Banner. Einmal im Zug darfst du dabei den Festmarker an deinen Ort holen.
    .text3 = Wer am Ort des Markers anwirbt, nimmt 1 [warband] mehr; wer dort für [favor] tauscht, nimmt 1 [favor] mehr aus demselben Lager. Ist das jemand anderes, nimmst auch du 1 [favor] aus dem Lager dieser Karte. Der Marker geht, wenn dein nächstes Erwachen beginnt und wenn das Banner Hand oder Seite wechselt.
    .reading = Bänder und Fähigkeiten dieser Seite stammen von uns.

## Faces of the foundations

foundations-foundation-imperial-maps = Reichskarten
    .text1 = Der Kanzler wählt ein Ende des Atlas, das jüngste oder das vergessene, und füllt von dort alle leeren Felder hinterlandwärts. Ein Ort kommt mit seinen gespeicherten Bewohnern offen, seinem Bauwerk als Ruine, seinen Reliquien verdeckt, fehlenden vom Reliquienstapel, und seinen Räubern.
    .reading = Dass ein Ende für alle Felder gilt, und die Reihenfolge, stammen von uns.

foundations-foundation-wide-horizons = Weite Horizonte
    .text1 = Leere Felder bleiben offen und werden erkundet, indem man zum Preis des Spielplans dorthin reist, oder beim Aufbau durch die Figur eines Exilanten. Der Ort kommt vom vergessenen Ende mit allem, was er mitbringt und was am Anfang auf ihm liegt, und seinen Räubern; dann steht die Figur dort, und Fähigkeiten fürs Erkunden wirken.
    .reading = Wie man erkundet, was es kostet und das Ende des Atlas stammen von uns.

foundations-foundation-powerful-tribes = Mächtige Stämme
    .text1 = Jedes Gunstlager beginnt mit 3 [favor], bei fünf oder sechs Personen 4, und 1 mehr für jedes Bauwerk seiner Farbe auf dem Spielplan.

foundations-foundation-movers-and-shakers = Macher und Mächtige
    .text1 = Jedes Gunstlager beginnt mit 2 [favor], bei fünf oder sechs Personen 3, und 1 mehr für jedes Bauwerk seiner Farbe auf dem Spielplan. Jede Person beginnt mit 2 [favor] mehr.
    .reading = Die Zahlen stammen von uns.

foundations-foundation-quiet-ambitions = Stilles Streben
    .text1 = Alle ziehen zwei Vermächtnisse, behalten eines ruhend und geben das andere in den Stapel zurück.

foundations-foundation-public-ambitions = Offenes Streben
    .text1 = Vier Vermächtnisse liegen offen am Spielplan. In der Chronik aktiviert, wer das Ziel eines davon erfüllt, dieses, der scheidende Kanzler entscheidet bei Gleichstand; die übrigen kehren in den Stapel zurück.

foundations-foundation-ties-of-fellowship = Bande der Gemeinschaft
    .text1 = Die gespeicherten Bewohner werden ohne die Visionen gemischt: Je zwei kommen verdeckt auf die Ablagestapel und je drei zu jeder Person, die einen als verdeckten Ratgeber behält. Der Rest wird zum Weltstapel.

foundations-foundation-teeming-world = Wimmelnde Welt
    .text1 = Wie Bande der Gemeinschaft, und dann kommt ein Bewohner vom Rest offen an jeden Ort mit Platz und ohne Karte, hinterlandwärts; einer nur für Ratgeber wird ersetzt. Das ist kein Spielen.
    .reading = Was diese Seite tut, stammt von uns.

foundations-foundation-mobs-favor = Gunst der Meute
    .text1 = Die Volksgunst beginnt als Meute, mit 1 [favor] darauf.

foundations-foundation-grand-council = Großer Rat
    .text1 = Die Volksgunst beginnt als Großer Rat, mit 1 [favor] darauf.

foundations-foundation-wandering-flame = Wandernde Flamme
    .text1 = Das Dunkelste Geheimnis beginnt als Wandernde Flamme, mit 1 [secret] darauf.

foundations-foundation-festival = Fest
    .text1 = Das Dunkelste Geheimnis beginnt als Fest, mit 1 [secret] darauf und dem Festmarker daneben.

## Oathkeeper goals: the title's, then the Successor's

foundations-goal-supremacy = Vorherrschaft
    .text1 = Beherrsche die meisten Orte, mindestens einen.
    .text2 = Besitze mehr Reliquien als der Kanzler und jeder andere Bürger.

foundations-goal-protection = Geborgenheit
    .text1 = Besitze die meisten Reliquien, mindestens eine. Banner zählen nicht.
    .text2 = Besitze die Volksgunst.

foundations-goal-people = Volk
    .text1 = Besitze die Volksgunst.
    .text2 = Besitze das Dunkelste Geheimnis.

foundations-goal-devotion = Hingabe
    .text1 = Besitze das Dunkelste Geheimnis.
    .text2 = Besitze das Prachtvolle Zepter.

## Denizens of both games that are read differently here

foundations-retained-wrestlers = Wrestlers
    .reading = Die geopferte Schar kommt aus den verteidigenden Truppen, bei einem Überfall vom Tableau, bei einer Eroberung von einem Zielort, und verringert sie. Ein Opfer ist eine Zahlung, also nutzen Räuber das nie.

foundations-retained-garrison = Garrison
    .reading = Die Orte, die du beherrschst, werden einmal gezählt; du nimmst zuerst, dann stellst du je eine auf. Reichen sie nicht, wählst du die Orte.

foundations-retained-mercenaries = Mercenaries
    .reading = Ein Plan mit Plus und Minus fügt beim Angriff hinzu und entfernt bei der Verteidigung.

foundations-retained-sleight-of-hand = Sleight of Hand
    .reading = Nur wer insgesamt mindestens 2 Geheimnisse hat, kann bestohlen werden. Offene gehen zuerst und behalten ihre Seite.

foundations-retained-warning-signals = Warning Signals
    .reading = Die Verteidigung ordnet Scharen von Tableau und beherrschten Orten neu, jeder Ort behält eine, bevor die Truppen zählen. Nach dem Kampf wird sie in jedem Fall abgeworfen.

foundations-retained-tents = Tents
    .reading = Nur Reisen innerhalb der Region des jetzigen Orts ist frei.

foundations-retained-the-old-oak = The Old Oak
    .reading = Das zusätzliche Geheimnis gibt es nur mit einem offenen Ratgeber der Wildnis.

foundations-retained-forest-paths = Forest Paths
    .reading = Sie ignorieren für diese Reise auch Ortsfähigkeiten.

foundations-retained-welcoming-party = Welcoming Party
    .reading = Sie wirkt nicht, wenn sie selbst gespielt wird.

foundations-retained-plague-engines = Plague Engines
    .reading = Gezahlt wird in Sitzreihenfolge, von jeder Person, was da ist. Für Reichsorte zahlt nur eine: wer im Reich am Zug ist, sonst der Kanzler.

foundations-retained-gleaming-armor = Gleaming Armor
    .reading = Jeder gegnerische Plan kostet ein hingelegtes Geheimnis mehr. Einer, der nicht bezahlt werden kann, ist nicht nutzbar, Räuber nutzen also keinen. Für den Titel dreht sein Besitzer ein Geheimnis um, sonst bringt er keinen Würfel.

foundations-retained-initiation-rite = Initiation Rite
    .reading = Es wirkt von selbst: Ohne offenes Geheimnis kann sein Besitzer nicht anwerben.

foundations-retained-insomnia = Insomnia
    .reading = Das Ratgeberlimit ist 2; gespielt wird sie, indem man zuerst bis dahin abwirft.

foundations-retained-chaos-cult = Chaos Cult
    .reading = Ein Titel, der sich dreht, ohne die Hand zu wechseln, ist nicht genommen.

foundations-retained-military-parade = Military Parade
    .reading = Gewinnen Räuber damit, wird die Gunst verbrannt.

foundations-retained-secret-police = Secret Police
    .reading = Sie bindet jeden Gegner, der an irgendeinem Ort des Herrschers dieser Karte steht; bei Räubern alle an deren Orten. Die Verschwörung zählt als Vision.

foundations-retained-toll-roads = Toll Roads
    .reading = Sie gelten an jedem Ort ihres Herrschers, dem eigenen eingeschlossen. Wer nicht zahlen kann, darf nicht hin; was Räuber bekämen, wird verbrannt.

foundations-retained-knights-errant = Knights Errant
    .reading = Der freie Kampf wird nur angeboten, wenn einer möglich ist.

foundations-retained-vow-of-obedience = Vow of Obedience
    .reading = Es gilt auch für die Verschwörung.

foundations-retained-encirclement = Encirclement
    .reading = Truppen werden verglichen, wenn Pläne genutzt werden; Würfel von Plänen sind keine Truppen.

foundations-retained-crop-rotation = Crop Rotation
    .reading = Es wirkt auch, wenn ein verdeckter Ratgeber an einen Ort gespielt wird.

foundations-retained-book-binders = Book Binders
    .reading = Eine gleich beim Suchen offenbarte Vision zählt, die Verschwörung ebenso.

foundations-retained-vow-of-peace = Friedensgelübde
    .reading = Nur offen. Angriffe haben dann kein Opfern.

foundations-retained-hospital = Hospital
    .reading = Ein Schlachtplan: Deine später in diesem Kampf erledigten Scharen stehen am Ende an ihrem Ort, wenn du ihn noch beherrschst.

foundations-retained-lost-tongue = Lost Tongue
    .reading = Sie verhindert Ziele und Nehmen; Geschenke in einer Verhandlung und das Nehmen vom Banner bleiben möglich.

foundations-retained-oracle = Oracle
    .reading = Karten über der Vision bleiben ungesehen an ihren Plätzen; das Ziehen rückt die Leiste der Visionen vor.

foundations-retained-twin-brother = Twin Brother
    .reading = Nur wenn er offen gespielt wird. Gesperrte Ratgeber bleiben außen vor; was auf den Karten liegt, geht mit.

foundations-retained-grasping-vines = Grasping Vines
    .reading = Der Herrscher ist ausgenommen. Die Schar fällt, bevor die Figur sich bewegt.

foundations-retained-fae-merchant = Fae Merchant
    .reading = Auch die gerade gezogene Reliquie darf unter den Stapel kommen.

foundations-retained-insect-swarm = Insect Swarm
    .reading = Wie Gleaming Armor, mit einer verbrannten Gunst.

foundations-retained-wild-cry = Wild Cry
    .reading = Nur offen gespielte Karten zählen, und nicht sie selbst.

foundations-retained-walled-garden = Walled Garden
    .reading = Es zählen Bewohner und Bauwerke der Wildnis an allen Orten, auch er selbst.

foundations-retained-captains = Anführerin
    .reading = Es ist eine Eroberung oder ein Überfall. Scharen an jenem Ort dürfen auch eingesetzt werden, nach denen des Tableaus; die anderen dort nehmen nicht teil.

foundations-retained-wild-allies = Wild Allies
    .reading = Es ist eine Eroberung oder ein Überfall. Scharen an jenem Ort dürfen auch eingesetzt werden, nach denen des Tableaus; die anderen dort nehmen nicht teil.

foundations-retained-false-prophet = False Prophet
    .reading = Wird diese Karte vergraben, kehrt die Schar in ihr Lager zurück, und die Vision wird nicht mehr geteilt.
