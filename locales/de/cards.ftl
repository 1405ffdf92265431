# Names and rules texts of all cards, sites, banners, Reliquary spaces and the title.
# Names are those of the German Law where it gives one, else the English ones.
# Texts are in our own words. Cost, kind, suit and restriction are shown beside the text and are not repeated here.
# Icons are written in square brackets, for example 2 [favor].

## Arcane

card-alchemist = Alchemist
    .line = Nimm 4 [favor] aus beliebigen Lagern
    .text1 = Nimm insgesamt 4 [favor] aus beliebigen Gunstlagern, verteilt, wie du willst.

card-fire-talkers = Fire Talkers
    .line = Mit Dunkelstem Geheimnis: ±3 [attack-die]
    .text1 = Besitzt du das Dunkelste Geheimnis, füge 3 [attack-die] hinzu oder entferne 3. Kämpft ein Bürger auf der Seite des Reichs, darf dafür auch das Banner des Kanzlers zählen.

card-magicians-code = Magician's Code
    .line = Nimm 2 [secret], um das Dunkelste Geheimnis zu bezahlen
    .text1 = Birgst du das Dunkelste Geheimnis, nimm 2 [secret], die beide in die Zahlung gehen müssen. Mit deinen eigenen muss die Zahlung immer noch mehr sein als die [secret] auf dem Banner.

card-spirit-snare = Spirit Snare
    .line = Nimm 1 [favor] aus einem beliebigen Lager
    .text1 = Wähle ein Gunstlager und nimm 1 [favor] daraus.

card-wizard-school = Wizard School
    .line = Nimm 1 [secret], dann endet dein Agieren
    .text1 = Du erhältst 1 [secret], aber dein Agieren ist sofort vorbei.

card-dazzle = Dazzle
    .line = Wirf [hearth] und [order] an Orten deiner Region ab
    .text1 = Alle Karten mit [hearth] und [order] an Orten deiner Region werden abgeworfen, wer immer sie beherrscht. Gesperrte Karten und Ratgeber bleiben.

card-acting-troupe = Acting Troupe
    .line = Zählt beim Tauschen als [beast] oder [order]
    .text1 = Für dieses Tauschen zählt dieser Ratgeber nach deiner Wahl als [beast] oder als [order], und nicht mehr als [arcane].

card-taming-charm = Taming Charm
    .line = Wirf [beast] oder [nomad] hier ab: 2 [favor]
    .text1 = Wähle an deinem Ort eine nicht gesperrte Karte mit [beast] oder [nomad] und wirf sie ab. Nimm dann 2 [favor] aus dem Lager ihrer Farbe.

card-inquisitor = Inquisitor
    .line = Sieh hier einen verdeckten Ratgeber; nimm Verschwörung
    .text1 = Schau an deinem Ort einen verdeckten Ratgeber einer anderen Person an. Ist es die Verschwörung, bekommst du sie und spielst sie oder wirfst sie ab wie beim Suchen; wenn nicht, geht die [favor] von hier an diese Person.

card-secret-signal = Secret Signal
    .line = Bringt Tauschen nur 1 [favor], bringt es 2
    .text1 = Bringt dir dieses Tauschen genau 1 [favor], nimm 1 weitere aus demselben Lager.

card-augury = Augury
    .line = Zieh beim Suchen 1 Karte mehr
    .text1 = Bei diesem Suchen siehst du eine Karte mehr. Eine Vision aus dem Weltstapel beendet das Ziehen trotzdem.

card-rusting-ray = Rusting Ray
    .line = Mit Dunkelstem Geheimnis: [hollow-sword] zählen nichts
    .text1 = Besitzt du das Dunkelste Geheimnis, ist jedes [hollow-sword], das der Angriff würfelt, nichts wert.

card-portal = Portal
    .line = Reisen hierher oder von hier ohne [supply]
    .text1 = Für eine Reise, die am Ort dieser Karte beginnt oder endet: Sie braucht keine [supply], und keine Ortsfähigkeit wirkt auf sie. Fähigkeiten anderer Karten wirken weiter.

card-billowing-fog = Billowing Fog
    .line = Wirst du besiegt, keine Verluste
    .text1 = Verliert deine Seite, erleiden ihre Truppen keine Verluste durch die Niederlage, auch nicht durch Fähigkeiten, die ganze Truppen erledigen. Frühere [skull] und Opfer zählen weiter.

card-kindred-warriors = Kindred Warriors
    .line = Ignoriere [skull]; ±1 [attack-die] je anderer Farbe
    .text1 = Deine [skull] erledigen nichts. Füge außerdem bis zu 1 [attack-die] hinzu, oder entferne so viele, für jede Farbe außer [arcane] unter den Karten, die du beherrschst.

card-terror-spells = Terror Spells
    .line = Mit Dunkelstem Geheimnis: erledige 2 [warband] der Region
    .text1 = Besitzt du das Dunkelste Geheimnis, erledige 2 [warband], egal wessen, jede an einem Ort deiner Region oder auf dem Tableau einer Person, deren Figur in der Region ist.

card-blood-pact = Blood Pact
    .line = Opfere [warband]: je Paar 1 [secret]
    .text1 = Opfere eine gerade Anzahl [warband] von deinem Tableau; jedes Paar bringt dir 1 [secret].

card-revelation = Revelation
    .line = Alle dürfen [favor] gegen gleich viele [secret] verbrennen
    .text1 = Der Reihe nach, beginnend mit dem Kanzler, dürfen alle beliebig viel eigene [favor] verbrennen und nehmen ebenso viele [secret].

card-observatory = Observatory
    .line = Hier: Suche im Ablagestapel jeder Region
    .text1 = Solange deine Figur am Ort dieser Karte ist, darfst du im Ablagestapel einer beliebigen Region suchen, zum üblichen Preis eines Ablagestapels.

card-plague-engines = Plague Engines
    .line = Alle zahlen 1 [favor] je beherrschtem Ort
    .text1 = Alle, auch du, zahlen 1 [favor] ins Lager [arcane] für jeden Ort, den sie beherrschen, soweit sie können. Im Reich zahlt jede Person für alle Reichsorte.

card-gleaming-armor = Gleaming Armor
    .line = Gegnerische Schlachtpläne kosten 1 [secret] mehr
    .text1 = In Kämpfen, an denen du teilnimmst, kostet jeder Schlachtplan der Gegenseite 1 daraufgelegtes [secret] mehr. Räuber, die du angreifst, können keine nutzen.

card-bewitch = Bewitch
    .line = Mit mehr [secret] als der Kanzler: werde Bürger
    .text1 = Bist du Exilant und hast mehr [secret] als der Kanzler, darfst du Bürger werden; du nimmst keine Reliquie. Es zählen die auf Tableaus und Karten, nicht die auf dem Dunkelsten Geheimnis.

card-jinx = Jinx
    .line = Wirf deine Würfel einmal neu
    .text1 = Beherrschst du diese Karte und hast gerade aus irgendeinem Grund [attack-die] oder [defense-die] geworfen, darfst du einmal alle Würfel dieses Wurfs neu werfen. Das zweite Ergebnis gilt.

card-tutor = Tutor
    .line = Nimm 1 [secret]
    .text1 = Du erhältst 1 [secret].

card-dream-thief = Dream Thief
    .line = Vertausche zwei verdeckte Ratgeber, ungesehen
    .text1 = Wähle zwei verdeckte Ratgeber beliebiger Personen, ohne sie anzuschauen; die beiden wechseln die Plätze.

card-cracking-ground = Cracking Ground
    .line = ±1 [attack-die] je Ort unter den Zielen
    .text1 = Füge für jeden Ort unter den Zielen dieses Kampfs 1 [attack-die] hinzu oder entferne so viele.

card-sealing-ward = Sealing Ward
    .line = Deine Reliquien als Ziel: je 1 [defense-die] mehr
    .text1 = Jede deiner Reliquien, die als Ziel gewählt ist, bringt 1 [defense-die] mehr. Banner nicht.

card-initiation-rite = Initiation Rite
    .line = Du wirbst mit 1 [secret] statt 1 [favor] an
    .text1 = Zum Anwerben legst du 1 [secret] statt der [favor] auf die Karte. Ohne offenes [secret] kannst du nicht anwerben.

card-vow-of-silence = Vow of Silence
    .line = Nimm [secret], wenn andere das Dunkelste Geheimnis bergen
    .text1 = Du darfst das Dunkelste Geheimnis nie bergen, auch nicht von dir selbst.
    .text2 = Du darfst niemandem [secret] geben. Kosten zu zahlen bleibt erlaubt, und andere dürfen dir [secret] nehmen.
    .text3 = Immer wenn jemand das Dunkelste Geheimnis birgt, nimmst du so viele [secret], wie diese Person daraufgelegt hat.

card-forgotten-vault = Forgotten Vault
    .line = Dunkelstes Geheimnis: 1 [secret] mehr oder weniger
    .text1 = Entweder kommt 1 [secret] aus dem gemeinsamen Lager auf das Dunkelste Geheimnis, oder 1 [secret] darauf wird verbrannt, nie das letzte. Es darf überall sein.

card-map-library = Map Library
    .line = Hier: Tausche mit jeder Karte deiner Region
    .text1 = Solange deine Figur am Ort dieser Karte ist, darfst du mit einer Karte an jedem Ort deiner Region tauschen.

card-witchs-bargain = Witch's Bargain
    .line = Wechsle hier 1 [secret] und 2 [favor], hin oder her
    .text1 = So oft du willst, mit beliebigen Personen an deinem Ort: gib 1 deiner [secret] für 2 ihrer [favor] (oder ihre einzige) oder 2 deiner [favor] für 1 ihrer [secret]. Sie können nicht ablehnen.

card-master-of-disguise = Master of Disguise
    .line = Tausche mit fremden Ratgebern, als wären es deine
    .text1 = Für dieses Tauschen hast du die offenen Ratgeber einer anderen Person statt deiner eigenen: Ihre Farben und Modifikationen des Tauschens wirken für dich, die verpflichtenden binden dich. Deine eigenen Ratgeber zählen nicht.

## Beast

card-errand-boy = Errand Boy
    .line = Suche im Ablagestapel einer anderen Region
    .text1 = Zieh bei diesem Suchen aus dem Ablagestapel einer anderen Region deiner Wahl. Was du abwirfst, richtet sich weiter nach der Region deiner Figur.

card-wolves = Wolves
    .line = Erledige 1 [warband] auf irgendeinem Tableau
    .text1 = Wähle irgendjemanden, auch dich: 1 [warband] auf diesem Tableau wird erledigt. Die an Orten sind sicher.

card-animal-playmates = Animal Playmates
    .line = Anwerben auf [beast] braucht keine [supply]
    .text1 = Anwerben auf einer Karte mit [beast] braucht keine [supply].

card-true-names = True Names
    .line = Gegner ohne Schlachtpläne in Farben deiner Ratgeber
    .text1 = In Kämpfen, an denen du teilnimmst, kann die Gegenseite keine Schlachtpläne auf Karten nutzen, die eine Farbe mit einem deiner offenen Ratgeber teilen.

card-the-old-oak = The Old Oak
    .line = Mit Ratgeber [beast]: Tauschen hiermit, 1 [secret] mehr
    .text1 = Tauschst du mit genau dieser Karte [secret] ein und hast mindestens einen Ratgeber mit [beast], bekommst du 1 [secret] mehr.

card-forest-paths = Forest Paths
    .line = Reisen zu einem Ort mit [beast] ohne [supply]
    .text1 = Liegt an deinem Reiseziel eine Karte mit [beast], braucht diese Reise keine [supply], und keine Ortsfähigkeit wirkt auf sie. Fähigkeiten anderer Karten wirken weiter.

card-long-lost-heir = Lang vermisster Erbe
    .line = Als Exilant: werde Bürger
    .text1 = Bist du Exilant, darfst du jetzt Bürger werden. Du nimmst dafür keine Reliquie.

card-rangers = Rangers
    .line = Ignoriere [skull]; gegen 4+ [defense-die]: +2 [attack-die]
    .text1 = Deine [skull] erledigen nichts. Hat der Verteidigungsbestand in diesem Moment 4 oder mehr [defense-die], füge 2 [attack-die] hinzu.

card-roving-terror = Roving Terror
    .line = Wirf einen Bewohner anderswo ab und zieh dorthin
    .text1 = Wirf einen nicht gesperrten Bewohner an irgendeinem anderen Ort jeder Region ab; diese Karte kommt an seine Stelle. Das gilt nicht als Spielen.

card-nature-worship = Nature Worship
    .line = ±1 [attack-die] je Ratgeber mit [beast]
    .text1 = Füge für jeden deiner offenen Ratgeber mit [beast] 1 [attack-die] hinzu oder entferne so viele. Karten an Orten zählen nicht.

card-birdsong = Birdsong
    .line = Tauschen mit [beast] oder [nomad] ohne [supply]
    .text1 = Tauschen mit einer Karte mit [beast] oder [nomad] braucht keine [supply].

card-small-friends = Small Friends
    .line = Tausche wie an irgendeinem Ort mit [beast]
    .text1 = Für dieses Tauschen gilt deine Figur als an einem beliebigen Ort mit einer Karte mit [beast]. Du darfst mit jeder Karte dort tauschen und Modifikationen des Tauschens dort nutzen, aber nicht die am wirklichen Ort der Figur.

card-grasping-vines = Grasping Vines
    .line = Gegner verlieren beim Verlassen der Orte 1 [warband]
    .text1 = Immer wenn ein Gegner der Person, die diese Karte beherrscht, von einem ihrer Orte wegreist, erledigt er 1 [warband] auf seinem eigenen Tableau, falls eine da ist.

card-threatening-roar = Threatening Roar
    .line = Wirf [nomad] und andere [beast] an Orten der Region ab
    .text1 = Alle Karten mit [nomad] und alle anderen mit [beast] an Orten deiner Region werden abgeworfen, wer immer sie beherrscht. Gesperrte Karten und Ratgeber bleiben.

card-fae-merchant = Fae Merchant
    .line = Nimm die oberste Reliquie, lege eine unter den Stapel
    .text1 = Nimm die oberste Reliquie des Reliquienstapels. Dann musst du eine deiner Reliquien unter den Stapel schieben: auch die neue, nie das Prachtvolle Zepter.

card-second-chance = Second Chance
    .line = Erledige 1 [warband] bei [order]/[discord]-Ratgeber; nimm 1
    .text1 = Wähle eine Person mit einem offenen Ratgeber mit [order] oder [discord]. Erledige 1 [warband] auf ihrem Tableau; gelingt das, nimmst du 1 [warband].

card-pied-piper = Rattenfänger
    .line = Gib ihn einer anderen Person und nimm ihr 2 [favor]
    .text1 = Diese Karte darf über das Limit hinaus zu den Ratgebern jeder Person kommen, ohne dass abgeworfen wird. Dort zählt sie wie jeder andere Ratgeber.
    .text2 = Gib diese Karte zu den Ratgebern irgendeiner anderen Person, wo sie auch ist, und nimm 2 [favor] von ihrem Tableau.

card-mushrooms = Mushrooms
    .line = Suche ohne [supply] 1 Karte von ganz unten der Ablage
    .text1 = Dieses Suchen braucht keine [supply], aber du ziehst nur 1 Karte, von unten aus dem Ablagestapel deiner Region. Was Karten hinzufügt, kommt dazu.

card-insect-swarm = Insect Swarm
    .line = Gegnerische Schlachtpläne verbrennen 1 [favor] mehr
    .text1 = In Kämpfen, an denen du teilnimmst, kostet jeder Schlachtplan der Gegenseite 1 verbrannte [favor] mehr. Räuber, die du angreifst, können keine nutzen.

card-vow-of-union = Vow of Union
    .line = Greife mit den [warband] aller deiner Orte an
    .text1 = Greifst du an, gehören alle deine [warband] an allen Orten, die du beherrschst, zu deinen Truppen, und du wählst, wo Verluste fallen. Wirst du besiegt, kommen alle Überlebenden auf dein Tableau.
    .text2 = Du kannst von keinem Ort, den du beherrschst, wegreisen, solange eine [warband] auf deinem Tableau steht, auch nicht gezwungen.

card-giant-python = Giant Python
    .line = Angriffe auf dich brauchen eine gerade Zahl [defense-die]
    .text1 = Wer dich angreift (oder, bist du Kanzler, irgendwen im Reich), muss Ziele wählen, die zusammen eine gerade Zahl [defense-die] bringen. Würfel des Titels und der Schlachtpläne zählen nicht.

card-war-tortoise = War Tortoise
    .line = Gegnerische Würfel mit zwei [sword] oder [shield]: nichts
    .text1 = Verteidigst du, bringen Angriffswürfel mit zwei [sword] und einem [skull] keine [sword], der [skull] erledigt aber weiter. Greifst du an, bringen Verteidigungswürfel mit zwei [shield] keine.

card-new-growth = New Growth
    .line = Spiele [beast] und [hearth] an jeden Ort
    .text1 = Ein Bewohner mit [beast] oder [hearth], den du spielst, gezogen oder als verdeckter Ratgeber, darf an jeden offenen Ort jeder Region mit Platz.

card-wild-cry = Wild Cry
    .line = Je offen gespielter [beast]: 1 [supply], 2 [warband]
    .text1 = Für jede Karte mit [beast], die du bei diesem Suchen oder als verdeckten Ratgeber offen spielst, bekommst du 1 [supply] und 2 [warband]. Das Spielen dieser Karte selbst zählt nicht.

card-animal-host = Animal Host
    .line = Nimm 1 [warband] je [beast] an Orten
    .text1 = Zähle die Karten mit [beast] an allen Orten, wer immer sie beherrscht; du nimmst so viele [warband].

card-memory-of-nature = Memory of Nature
    .line = 1 [favor] je [beast] an Orten ins Lager [beast]
    .text1 = Zähle die Karten mit [beast] an allen Orten. Versetze insgesamt so viele [favor] aus den anderen Lagern, beliebig verteilt, ins Lager [beast].

card-marsh-spirit = Marsh Spirit
    .line = Ist dieser Ort Ziel: keine Pläne für den Angriff
    .text1 = Ist dieser Ort unter den Zielen, bleibt dem Angriff jeder Schlachtplan verwehrt, auch auf Reliquien.

card-vow-of-poverty = Vow of Poverty
    .line = Kein Tauschen für [favor]; ohne sie beim Ruhen 2
    .text1 = Kein Tauschen bringt dir [favor]; was du bekämst, bleibt im Lager.
    .text2 = Liegt keine [favor] auf deinem Tableau, darfst du 2 [favor] aus einem Lager deiner Wahl nehmen.

card-forest-council = Forest Council
    .line = Gegner können auf [beast] weder tauschen noch anwerben
    .text1 = Gegner der Person, die diese Karte beherrscht, dürfen mit keiner Karte mit [beast] tauschen, an keinem Ort.
    .text2 = Gegner der Person, die diese Karte beherrscht, dürfen auf keiner Karte mit [beast] anwerben, an keinem Ort.

card-walled-garden = Walled Garden
    .line = Als Ziel: 1 [defense-die] je [beast] an Orten
    .text1 = Ist der Ort dieser Karte ein Ziel, füge 1 [defense-die] für jede Karte mit [beast] an irgendeinem Ort hinzu, diese eingeschlossen.

card-vow-of-beastkin = Vow of Beastkin
    .line = Anwerben nur in Ratgeberfarben, dafür 1 [warband] mehr
    .text1 = Du kannst nur auf Karten anwerben, die eine Farbe mit einem deiner offenen Ratgeber teilen, und nimmst dann 1 [warband] mehr.

card-bracken = Bracken
    .line = Wirf beim Suchen auf jeden Stapel ab, oben oder unten
    .text1 = Alles, was du bei diesem Suchen abwirfst, kommt auf einen Ablagestapel irgendeiner Region, alles oben oder alles unten, in deiner Reihenfolge. Abwerfen durch die Fähigkeit einer gespielten Karte gehört nicht dazu.

card-wild-allies = Wild Allies
    .line = Kämpfe umsonst wie an irgendeinem Ort mit [beast]
    .text1 = Kämpfe jetzt ohne [supply], als wäre deine Figur an einem beliebigen Ort mit einer Karte mit [beast]. Deine [warband] dort gehören zu deinen Truppen; deine Figur bewegt sich nicht.

## Discord

card-mercenaries = Mercenaries
    .line = ±3 [attack-die]; bei Niederlage abgeworfen
    .text1 = Füge 3 [attack-die] hinzu oder entferne 3. Wird deine Seite besiegt, wirf diese Karte ab.

card-a-small-favor = A Small Favor
    .line = Nimm 4 [warband]
    .text1 = Du nimmst 4 [warband] auf dein Tableau.

card-second-wind = Second Wind
    .line = Siegst du: reise, dann kämpfe erneut, ohne [supply]
    .text1 = Siegst du, darfst du nach diesem Kampf reisen und danach noch einmal kämpfen; beides braucht keine [supply].

card-sleight-of-hand = Sleight of Hand
    .line = Nimm hier 1 [secret] von jemandem mit 2 oder mehr
    .text1 = Wähle an deinem Ort eine andere Person mit 2 oder mehr [secret] auf dem Tableau; du nimmst eines davon.

card-key-to-the-city = Key to the City
    .line = Herrscher fort: erledige alle [warband] hier, stelle 1
    .text1 = Außer wenn eine Person, die diesen Ort beherrscht, ihre Figur hier hat: erledige alle [warband] hier, auch deine. Nimm dann 1 [warband] und stelle sie hierher.

card-scryer = Scryer
    .line = Sieh einen beliebigen Ablagestapel durch
    .text1 = Sieh einen ganzen Ablagestapel irgendeiner Region durch; seine Reihenfolge bleibt.

card-disgraced-captain = Disgraced Captain
    .line = Mit [order] an einem Zielort: +4 [attack-die]
    .text1 = Liegt an mindestens einem Zielort eine Karte mit [order], füge 4 [attack-die] hinzu, nur einmal.

card-naysayers = Naysayers
    .line = Hat ein Exilant den Titel: 1 [favor] vom Kanzler
    .text1 = Hat irgendein Exilant, auch du, den Bewahrertitel auf einer der Seiten, darfst du 1 [favor] vom Tableau des Kanzlers nehmen.

card-book-burning = Book Burning
    .line = Sieg gegen die Figur: nur 1 [secret] bleibt ihr
    .text1 = Siegst du und war die gegnerische Figur ein Ziel, verbrennt die verteidigende Person alle [secret] auf ihrem Tableau bis auf eines.

card-charlatan = Charlatan
    .line = Dunkelstes Geheimnis: verbrenne alle [secret] bis auf 1
    .text1 = Das Dunkelste Geheimnis verliert alle [secret] bis auf eines an das gemeinsame Lager, wer es auch besitzt.

card-assassin = Meuchelmörderin
    .line = Wirf einen offenen Ratgeber einer Person hier ab
    .text1 = Dein Ratgeberlimit ist 2, diese Karte eingeschlossen; wirf beim Ausspielen bis dahin ab.
    .text2 = Wähle eine Person an deinem Ort und wirf einen ihrer nicht gesperrten offenen Ratgeber ab.

card-downtrodden = Downtrodden
    .line = Ist das Lager der Farbe das ärmste: 2 [warband] mehr
    .text1 = Hat das Lager der Farbe, auf der du anwirbst, weniger [favor] als jedes andere, nimm 2 [warband] mehr. Gleichstand genügt nicht.

card-blackmail = Blackmail
    .line = Jemand hier gibt dir 3 [favor] oder eine Reliquie
    .text1 = Wähle eine Reliquie, die eine andere Person an deinem Ort besitzt. Sie muss dir 3 [favor] geben, sonst nimmst du die Reliquie.

card-cracked-sage = Cracked Sage
    .line = Gegen Ratgeber [arcane]: ±4 [attack-die]
    .text1 = Hat die Gegenseite einen offenen Ratgeber mit [arcane], füge 4 [attack-die] hinzu oder entferne 4.

card-dissent = Dissent
    .line = Alle ohne Volksgunst zahlen 1 [favor] je Farbe
    .text1 = Alle, auch du, außer wer die Volksgunst besitzt, legen für jede verschiedene Farbe unter den Karten, die sie beherrschen, 1 [favor] vom Tableau auf diese Karte, soweit sie können.

card-false-prophet = False Prophet
    .line = Gewinne durch eine fremde offenbarte Vision
    .text1 = Bist du Exilant, nimm 1 [warband] und lege sie auf irgendeine offenbarte Vision.
    .text2 = Solange deine [warband] auf der Vision liegt und du Exilant bist, gilt sie auch als von dir offenbart: Erfüllst du selbst ihr Ziel, kannst du damit gewinnen.
    .text3 = Würde die Vision abgeworfen, wird die [warband] darauf erledigt, und du spielst die Vision oder wirfst sie ab wie am Ende des Suchens.

card-vow-of-renewal = Vow of Renewal
    .line = Alle verbrannte [favor] kommt zu dir
    .text1 = Du darfst die Volksgunst nie bergen, auch nicht von dir selbst.
    .text2 = Jede [favor], die irgendjemand verbrennt, auch du, kommt auf dein Tableau statt ins gemeinsame Lager.

card-zealots = Zealots
    .line = Gegen größere Truppen: jedes Opfer zählt 3
    .text1 = Sind die verteidigenden Truppen in diesem Moment größer als deine, bringt jede geopferte [warband] 3 zum Angriff statt 1.

card-royal-ambitions = Royal Ambitions
    .line = Mehr Orte als der Kanzler: Bürger mit Reliquie
    .text1 = Bist du Exilant und beherrschst mehr Orte als der Kanzler, darfst du Bürger werden. Dann nimm auch eine Reliquie, ungesehen, vom Reichsreliquienschrein.

card-salt-the-earth = Salt the Earth
    .line = Wirft die anderen Bewohner hier ab; Kartenlimit 1
    .text1 = Sie kann nicht an einen Ort mit einer gesperrten Karte gespielt werden, Bauwerke und Ruinen eingeschlossen.
    .text2 = Sie darf auch an einen vollen Ort gespielt werden. Alle anderen Bewohner dort werden dann abgeworfen.
    .text3 = Das Kartenlimit dieses Orts ist 1, und diese Karte füllt es.

card-beast-tamer = Beast Tamer
    .line = Gegner ohne Schlachtpläne auf [beast] und [nomad]
    .text1 = In Kämpfen, an denen du teilnimmst, kann die Gegenseite keine Schlachtpläne auf Karten mit [beast] oder [nomad] nutzen.

card-riots = Riots
    .line = Bei Meute: wirf die häufigste Farbe an Orten ab
    .text1 = Liegt die Volksgunst auf der Meute-Seite, bestimme die Farbe mit den meisten Karten an Orten; bei Gleichstand wählst du. Alle nicht gesperrten Karten dieser Farbe an allen Orten werden abgeworfen, außer dieser.

card-silver-tongue = Silver Tongue
    .line = Nimm 1 [favor] einer Farbe an deinem Ort
    .text1 = Dein Ratgeberlimit ist 2, diese Karte eingeschlossen; wirf beim Ausspielen bis dahin ab.
    .text2 = Du darfst 1 [favor] aus einem Lager nehmen, dessen Farbe eine Karte an deinem Ort hat.

card-gambling-hall = Gambling Hall
    .line = Wirf 4 [defense-die], nimm so viel [favor]
    .text1 = Wirf 4 [defense-die]; jedes x2 verdoppelt die Summe der [shield]. Nimm so viel [favor] aus einem Lager deiner Wahl.

card-boiling-lake = Boiling Lake
    .line = Wer hierher reist, ohne zu herrschen, verliert 2 [warband]
    .text1 = Wer an diesen Ort reist, ohne diese Karte zu beherrschen, freiwillig oder nicht, erledigt 2 [warband] auf dem eigenen Tableau, oder alle, wenn es weniger sind.

card-relic-thief = Relic Thief
    .line = Würfle um Reliquien, die andere in deiner Region nehmen
    .text1 = Gleich nachdem eine andere Person in deiner Region Reliquien nimmt, darfst du für jede 1 [defense-die] werfen. Zeigt kein Würfel einen [shield], nimmst du sie alle; sonst keine.

card-enchantress = Enchantress
    .line = Tausch mit einem offenen Ratgeber irgendeiner Person
    .text1 = Diese Karte und ein nicht gesperrter offener Ratgeber irgendeiner anderen Person, wo sie auch ist, wechseln die Plätze. Nichts gilt als gespielt.

card-insomnia = Insomnia
    .line = Nimm 1 [secret]
    .text1 = Dein Ratgeberlimit ist 2, diese Karte eingeschlossen; wirf beim Ausspielen bis dahin ab.
    .text2 = Du darfst 1 [secret] aus dem gemeinsamen Lager nehmen.

card-sneak-attack = Sneak Attack
    .line = Nach fremdem Kampf: greife die Person an, ohne [supply]
    .text1 = Nach jedem Kampf einer anderen Person, wie er auch ausging, darfst du sofort ohne [supply] kämpfen, aber nur gegen diese Person.

card-gossip = Gossip
    .line = Gegner können keine verdeckten Ratgeber spielen
    .text1 = Wer Gegner der Person ist, die diese Karte beherrscht, darf keine Karten verdeckt als Ratgeber spielen. Schon verdeckte Ratgeber bleiben.

card-bandit-chief = Bandit Chief
    .line = An jedem Ort: 1 [warband] erledigt; 2 Räuber mehr
    .text1 = An jedem Ort, an dem welche stehen, wird 1 [warband] erledigt, auch deine.
    .text2 = Solange diese Karte offen an einem Ort liegt, hat jeder Ort 2 Räuber mehr, also insgesamt 3.

card-chaos-cult = Chaos Cult
    .line = Nimm 1 [favor] von jedem neuen Bewahrer
    .text1 = Immer wenn eine andere Person den Bewahrertitel nimmt, verliert ihr Tableau 1 [favor] an dich. Das Drehen auf Thronräuber ist kein Nehmen.

card-slander = Slander
    .line = Sieg gegen die Figur: alle [favor] wird verbrannt
    .text1 = Siegst du und war die gegnerische Figur ein Ziel, verbrennt die verteidigende Person alle [favor] auf ihrem Tableau, nicht nur die Hälfte.

## Hearth

card-tinkers-fair = Kesselflickermesse
    .line = Tausch von [favor], [secret], Reliquien mit irgendwem
    .text1 = Vereinbare mit irgendeiner anderen Person, wo sie auch ist, einen verbindlichen Austausch von [favor], [secret] und Reliquien im Besitz.

card-wayside-inn = Wayside Inn
    .line = Nimm 2 [supply]
    .text1 = Du bekommst 2 [supply] zurück, höchstens bis zum Maximum.

card-extra-provisions = Extra Provisions
    .line = Füge 1 [defense-die] hinzu
    .text1 = Füge dem Verteidigungsbestand 1 [defense-die] hinzu.

card-memory-of-home = Memory of Home
    .line = Alle [favor] eines Lagers ins Lager [hearth]
    .text1 = Wähle ein Gunstlager: Alles darin kommt ins Lager [hearth].

card-welcoming-party = Welcoming Party
    .line = Gezogenen Bewohner offen spielen: 1 [favor] von [hearth]
    .text1 = Spielst du einen gerade bei diesem Suchen gezogenen Bewohner offen, nimm 1 [favor] aus dem Lager [hearth]. Nicht für diese Karte selbst.

card-traveling-doctor = Traveling Doctor
    .line = Bei Niederlage: keine Verluste, und abgeworfen
    .text1 = Verliert deine Seite, erleiden ihre Truppen keine Verluste durch die Niederlage, auch nicht durch Fähigkeiten, die ganze Truppen erledigen, und diese Karte wird abgeworfen. Frühere [skull] und Opfer zählen weiter.

card-storyteller = Storyteller
    .line = 1 [secret] auf das Dunkelste Geheimnis
    .text1 = Das Dunkelste Geheimnis bekommt 1 [secret] aus dem gemeinsamen Lager, wo es auch ist.

card-armed-mob = Armed Mob
    .line = Wirf einen Ratgeber beim Dunkelsten Geheimnis ab
    .text1 = Besitzt eine Person das Dunkelste Geheimnis, aber nicht auch die Volksgunst, wirf einen ihrer nicht gesperrten offenen Ratgeber deiner Wahl ab.

card-tavern-songs = Tavern Songs
    .line = Sieh die obersten 3 Karten der Ablage deiner Region
    .text1 = Schau heimlich die 3 obersten Karten des Ablagestapels in der Region deiner Figur an. Ihre Reihenfolge bleibt.

card-homesteaders = Homesteaders
    .line = Versetze einen offenen Ratgeber an deinen Ort
    .text1 = Versetze einen deiner nicht gesperrten offenen Ratgeber an deinen Ort, wenn er dort liegen darf und Platz ist. Das gilt nicht als Spielen.

card-crop-rotation = Crop Rotation
    .line = Mach mit Abwerfen Platz, bevor du dort spielst
    .text1 = Bevor du eine Karte an einen Ort spielst, darfst du dort einen nicht gesperrten Bewohner abwerfen, um Platz zu machen, aber keinen, dessen Fähigkeit diese Aktion modifiziert.

card-a-round-of-ale = A Round of Ale
    .line = Räume alle Karten wie beim Ruhen ab
    .text1 = Räume alle Karten ab wie bei deinem Ruhen: [favor] kommt in die passenden Lager, alle [secret] auf Karten kommen zu dir, und deine verdeckten werden aufgedeckt. Nur die [favor] hier bleibt.

card-land-warden = Land Warden
    .line = Spiele zwei gezogene Karten, eine an einen Ort
    .text1 = Du darfst zwei der gezogenen Karten spielen, wenn mindestens eine davon an einen Ort kommt.

card-charming-friend = Charming Friend
    .line = Nimm 1 [favor] von einer Person an deinem Ort
    .text1 = Wähle eine Person, deren Figur an deinem Ort ist; 1 [favor] kommt von ihrem Tableau auf deines.

card-village-constable = Village Constable
    .line = Gegner ohne Volksgunst: ±2 [attack-die]
    .text1 = Außer wenn die Gegenseite die Volksgunst besitzt: füge 2 [attack-die] hinzu oder entferne 2.

card-family-heirloom = Family Heirloom
    .line = Sieh die oberste Reliquie; nimm sie oder schieb sie drunter
    .text1 = Schau die oberste Reliquie des Reliquienstapels an. Nimm sie oder schieb sie unter den Stapel, ohne dass andere sie sehen.

card-news-from-afar = News from Afar
    .line = Suche ohne [supply]
    .text1 = Dieses Suchen braucht keine [supply], aus welchem Stapel du auch ziehst.

card-levelers = Levelers
    .line = 2 [favor] vom vollsten ins leerste Lager
    .text1 = Versetze 2 [favor] aus dem vollsten Lager ins leerste. Bei Gleichstand wählst du.

card-fabled-feast = Fabled Feast
    .line = Nimm 1 [favor] eines Lagers je [hearth] deiner Karten
    .text1 = Wähle ein Gunstlager und nimm daraus 1 [favor] für jede Karte mit [hearth], die du beherrschst, diese eingeschlossen.

card-the-great-levy = The Great Levy
    .line = Gegner ohne Volksgunst: ±3 [attack-die], keine [skull]
    .text1 = Außer wenn die Gegenseite die Volksgunst besitzt: füge 3 [attack-die] hinzu oder entferne 3, und deine [skull] erledigen nichts.

card-hearts-and-minds = Hearts and Minds
    .line = Sieg sofort; ohne Volksgunst abgeworfen
    .text1 = Deine Seite siegt sofort: keine weiteren Pläne, Würfe oder Opfer, und der Angriff erleidet die Verluste einer Niederlage. Wirf diese Karte am Ende ab, außer du besitzt dann die Volksgunst.

card-relic-breaker = Relic Breaker
    .line = Lege eine Reliquie hier unter den Stapel: 3 [warband]
    .text1 = Schieb eine verdeckte Reliquie an deinem Ort unter den Reliquienstapel. Tust du das, nimmst du 3 [warband].

card-book-binders = Book Binders
    .line = Spielen andere eine Vision offen: nimm 2 [favor]
    .text1 = Immer wenn eine andere Person eine Vision offen spielt, auch die Verschwörung, nimm 2 [favor] aus einem Lager deiner Wahl.

card-ballot-box = Ballot Box
    .line = Exilant mit Volksgunst: werde Bürger
    .text1 = Bist du Exilant und besitzt die Volksgunst, wirst du Bürger, behältst das Banner, nimmst aber keine Reliquie. Dein Agieren endet.

card-saddle-makers = Saddle Makers
    .line = Spielen andere [nomad] oder [order]: nimm 2 [favor]
    .text1 = Immer wenn eine andere Person eine Karte mit [nomad] oder [order] offen spielt, nimm 2 [favor] aus dem Lager ihrer Farbe.

card-herald = Herald
    .line = Nach dem Kampf einer anderen Person: nimm 1 [favor]
    .text1 = Nach jedem Kampf einer anderen Person, gewonnen oder verloren, nimm 1 [favor] aus einem beliebigen Lager. Kämpfe gegen Räuber zählen nicht.

card-rowdy-pub = Rowdy Pub
    .line = Anwerben hierauf bringt 1 [warband] mehr
    .text1 = Anwerben auf genau dieser Karte bringt 1 [warband] mehr.

card-vow-of-peace = Friedensgelübde
    .line = Du kämpfst nie; wer dich angreift, kann nicht opfern
    .text1 = Du kannst nie kämpfen, weder durch die Aktion noch durch eine Fähigkeit.
    .text2 = Verteidigst du dich oder hilfst als Reichsverbündeter, kann der Angriff keine [warband] opfern, um höher zu werden.

card-deed-writer = Deed Writer
    .line = Tausch von [favor], [secret], Orten mit irgendwem
    .text1 = Vereinbare mit irgendeiner anderen Person einen verbindlichen Austausch von [favor], [secret] und beherrschten Orten. An jedem übergebenen Ort nimmt die bisherige Herrschaft alle ihre [warband] zurück, und die neue versetzt mindestens 1 vom Tableau dorthin.

card-salad-days = Salad Days
    .line = Nimm je 1 [favor] aus drei Lagern
    .text1 = Wähle drei verschiedene Gunstlager; jedes gibt dir 1 [favor].

card-marriage = Marriage
    .line = Zählt als zwei Ratgeber mit [hearth]
    .text1 = Wo immer deine Ratgeber gezählt werden, zählt sie als zwei mit [hearth], für das Ratgeberlimit aber nur als einer.

card-hospital = Hospital
    .line = Deine erledigten [warband] kommen an diesen Ort
    .text1 = Für den Rest dieses Kampfs lege deine [warband], die erledigt würden, beiseite. An seinem Ende kommen sie an den Ort dieser Karte, wenn du ihn auch ohne sie beherrschst; sonst werden sie erledigt.

card-awaited-return = Awaited Return
    .line = Opfere 1 [warband]: Tauschen ohne [supply]
    .text1 = Opfere 1 [warband] von deinem Tableau; dieses Tauschen braucht dann keine [supply].

## Nomad

card-rain-boots = Rain Boots
    .line = Würfel mit einem [shield] sind leer; danach abgeworfen
    .text1 = Verteidigungswürfel mit genau einem [shield] gelten als leer. Wirf diese Karte am Ende des Kampfs ab.

card-ancient-binding = Ancient Binding
    .line = Alle anderen behalten nur 1 [secret], du keines
    .text1 = Alle anderen verbrennen alle [secret] auf ihrem Tableau bis auf eines. Du verbrennst alle auf deinem Tableau und auf Karten, außer dem hier. Banner und Orte behalten ihre.

card-horse-archers = Horse Archers
    .line = ±3 [attack-die]; danach abgeworfen
    .text1 = Füge 3 [attack-die] hinzu oder entferne 3. Wirf diese Karte am Ende des Kampfs ab.

card-warning-signals = Warning Signals
    .line = Versetze [warband] zwischen Tableau und Orten; abgeworfen
    .text1 = Versetze deine [warband] beliebig zwischen deinem Tableau und Orten, die du beherrschst; an jedem Ort, von dem du nimmst, bleibt mindestens 1. Wirf diese Karte am Ende des Kampfs ab.

card-elders = Elders
    .line = Nimm 1 [secret]
    .text1 = Du erhältst 1 [secret].

card-the-gathering = The Gathering
    .line = Alle dürfen herkommen und hier tauschen
    .text1 = Der Reihe nach, beginnend mit dem Kanzler, dürfen alle ihre Figur auf diesen Ort stellen, was kein Reisen ist. Dann dürfen alle hier verbindlich [favor], [secret], Reliquien und nicht gesperrte Ratgeber austauschen.

card-faithful-friend = Faithful Friend
    .line = Nimm 4 [supply]
    .text1 = Du bekommst 4 [supply] zurück, höchstens bis zum Maximum.

card-tents = Tents
    .line = Reisen innerhalb deiner Region ohne [supply]
    .text1 = Reisen innerhalb der Region deiner Figur braucht keine [supply].

card-great-herd = Great Herd
    .line = Platztausch mit einer anderen [nomad] an einem Ort
    .text1 = Du darfst diese Karte mit einer anderen nicht gesperrten Karte mit [nomad] an irgendeinem Ort den Platz tauschen lassen. Das gilt nicht als Spielen.

card-convoys = Convoys
    .line = Lege die Ablage einer anderen Region auf deine
    .text1 = Lege den ganzen Ablagestapel einer anderen Region, ungesehen und in seiner Reihenfolge, oben auf den Ablagestapel der Region deiner Figur.

card-vow-of-kinship = Vow of Kinship
    .line = Deine [favor] liegt im Lager [nomad]
    .text1 = Alle [favor] auf deinem Tableau kommt ins Lager [nomad], ebenso jede [favor], die später auf dein Tableau käme.
    .text2 = Du darfst [favor] aus dem Lager [nomad] ausgeben und geben, als läge sie auf deinem Tableau, musst es aber nie. Andere können sie dir nicht nehmen.

card-wild-mounts = Wild Mounts
    .line = Wirf [beast] statt deiner [nomad]-Schlachtpläne ab
    .text1 = Am Ende des Kampfs darfst du eine nicht gesperrte Karte mit [beast], die du beherrschst, anstelle aller deiner Schlachtpläne mit [nomad] abwerfen, die abgeworfen würden.

card-lancers = Lancers
    .line = Der Angriffswurf zählt doppelt; danach abgeworfen
    .text1 = Jedes Ergebnis des Angriffswurfs zählt doppelt, ob [sword], [hollow-sword] oder [skull]. Wirf diese Karte am Ende des Kampfs ab.

card-mountain-giant = Mountain Giant
    .line = ±1 [attack-die], oder ±3 und danach abgeworfen
    .text1 = Wähle: füge 1 [attack-die] hinzu oder entferne 1; oder füge 3 [attack-die] hinzu oder entferne 3 und wirf diese Karte am Ende des Kampfs ab.

card-rival-khan = Rival Khan
    .line = Gegen Ratgeber [nomad]: ±4 [attack-die]; abgeworfen
    .text1 = Hat die Gegenseite einen offenen Ratgeber mit [nomad], füge 4 [attack-die] hinzu oder entferne 4. Wirf diese Karte am Ende des Kampfs in jedem Fall ab.

card-lost-tongue = Lost Tongue
    .line = Nur wer [nomad] beherrscht, nimmt dir Reliquien, Banner
    .text1 = Andere, die keine Karte mit [nomad] beherrschen, können deine Reliquien und Banner auf keine Weise als Ziel wählen oder nehmen.

card-special-envoy = Special Envoy
    .line = Reise ohne [supply], dann endet dein Agieren
    .text1 = Diese Reise braucht keine [supply], aber gleich danach ist dein Agieren vorbei.

card-resettle = Resettle
    .line = Versetze irgendeinen Ratgeber mit [nomad] an einen Ort
    .text1 = Versetze einen offenen Ratgeber mit [nomad] irgendeiner Person, weder gesperrt noch nur Ratgeber, an irgendeinen offenen Ort mit Platz. Niemand muss zustimmen, und es gilt nicht als Spielen.

card-oracle = Oracle
    .line = Zieh die oberste Vision des Weltstapels
    .text1 = Nimm die oberste Vision aus dem Weltstapel, alles andere bleibt ungesehen an seinem Platz, und rücke den Marker der gezogenen Visionen vor. Spiele sie oder wirf sie ab wie am Ende des Suchens.

card-pilgrimage = Pilgrimage
    .line = Bewohner hier gehen; ebenso viele kommen auf die Ablage
    .text1 = Alle nicht gesperrten Bewohner an deinem Ort kommen zu den Vertriebenen. Mische diese, zieh zufällig ebenso viele, schau sie an und lege sie in beliebiger Reihenfolge oben auf den Ablagestapel deiner eigenen Region.

card-spell-breaker = Spell Breaker
    .line = Gegner ohne Fähigkeiten, die [secret] kosten
    .text1 = Gegner der Person, die diese Karte beherrscht, können keine Fähigkeit nutzen, deren Kosten [secret] zu legen, zu verbrennen oder zu verdecken sind. Ihr Tauschen, Bergen und Anwerben ist nicht betroffen.

card-mounted-patrol = Mounted Patrol
    .line = Der Angriff wirft halb so viele; danach abgeworfen
    .text1 = Der Angriff wirft nur die Hälfte des endgültigen Angriffsbestands, abgerundet. Wirf diese Karte am Ende des Kampfs ab.

card-great-crusade = Great Crusade
    .line = ±1 [attack-die] je eigener [nomad]; danach abgeworfen
    .text1 = Füge für jede Karte mit [nomad], die du beherrschst, diese eingeschlossen, 1 [attack-die] hinzu oder entferne so viele. Wirf diese Karte am Ende des Kampfs ab.

card-ancient-bloodline = Ancient Bloodline
    .line = Karten an deinen Orten sind für Gegner gesperrt
    .text1 = Für deine Gegner sind Bewohner und Reliquien an Orten, die du beherrschst, gesperrt: Sie können sie nicht abwerfen, versetzen, vertauschen, bergen oder nehmen. Nutzen, Tauschen und Anwerben bleiben erlaubt.

card-ancient-pact = Ancient Pact
    .line = Gib das Dunkelste Geheimnis her: Bürger mit Reliquie
    .text1 = Bist du Exilant mit dem Dunkelsten Geheimnis, darfst du das Banner dem Kanzler geben. Tust du das, wirst du Bürger und nimmst eine Reliquie, ungesehen, vom Reichsreliquienschrein.

card-storm-caller = Storm Caller
    .line = Füge 2 [defense-die] hinzu; danach abgeworfen
    .text1 = Füge 2 [defense-die] hinzu. Wirf diese Karte am Ende des Kampfs ab.

card-family-wagon = Family Wagon
    .line = Beliebig viele Ratgeber [nomad], nur ein anderer
    .text1 = Du darfst beliebig viele offene Ratgeber mit [nomad] haben, aber nur einen anderen, verdeckte eingeschlossen. Wirf beim Ausspielen bis dahin ab.

card-way-station = Way Station
    .line = Reise hierher frei als Herrscher oder für 1 [favor]
    .text1 = Eine Reise an diesen Ort braucht keine [supply], wenn die reisende Person diese Karte beherrscht oder zuerst der Herrschaft 1 [favor] gibt. Fürs Reich geht sie an den Kanzler; bei Räubern wird sie verbrannt.

card-twin-brother = Twin Brother
    .line = Platztausch mit einem fremden Ratgeber [nomad]
    .text1 = Du darfst diese Karte mit einem nicht gesperrten offenen Ratgeber mit [nomad] einer anderen Person den Platz tauschen lassen. Das gilt nicht als Spielen.

card-hospitality = Hospitality
    .line = Nach dem Reisen: 1 [favor] einer Ratgeberfarbe dort
    .text1 = Nach deinem Reisen wähle eine Farbe, die sowohl eine Karte an deinem neuen Ort als auch einer deiner offenen Ratgeber hat; nimm 1 [favor] aus ihrem Lager.

card-a-fast-steed = A Fast Steed
    .line = Mit höchstens 3 [warband]: Reisen ohne [supply]
    .text1 = Mit höchstens 3 [warband] auf deinem Tableau braucht diese Reise keine [supply].

card-relic-worship = Relic Worship
    .line = Nach dem Bergen einer Reliquie: 3 [supply]
    .text1 = Hast du eine Reliquie geborgen, bekommst du 3 [supply] zurück. Banner zählen nicht.

card-sacred-ground = Sacred Ground
    .line = Visionen kann man nur an diesem Ort offen spielen
    .text1 = Niemand kann eine Vision offen spielen, außer die eigene Figur ist an diesem Ort. Die Verschwörung ist ausgenommen.

## Order

card-wrestlers = Wrestlers
    .line = Opfere 1 [warband]: füge 1 [defense-die] hinzu
    .text1 = Opfere 1 [warband] der verteidigenden Truppen; tust du das, füge 1 [defense-die] hinzu.

card-battle-honors = Battle Honors
    .line = Siegst du: nimm 2 [favor] von [order]
    .text1 = Siegt deine Seite, nimmst du 2 [favor] aus dem Lager [order].

card-bear-traps = Bear Traps
    .line = Entferne 1 [attack-die]; der Angriff verliert 1 [warband]
    .text1 = Entferne 1 [attack-die], und 1 [warband] auf dem Tableau des Angreifers wird sofort erledigt.

card-longbows = Longbows
    .line = ±1 [attack-die]
    .text1 = Füge 1 [attack-die] hinzu oder entferne 1.

card-keep = Keep
    .line = Ist dieser Ort Ziel: füge 2 [defense-die] hinzu
    .text1 = Ist der Ort dieser Karte ein Ziel, füge 2 [defense-die] hinzu.

card-pressgangs = Pressgangs
    .line = Wirb auch auf belegten Karten an
    .text1 = Du darfst auf einer Karte an deinem Ort anwerben, obwohl schon [favor] oder [secret] darauf liegen.

card-garrison = Garrison
    .line = Nimm und stelle 1 [warband] je beherrschtem Ort
    .text1 = Nimm 1 [warband] für jeden Ort, den du beherrschst. Stelle dann 1 [warband] von deinem Tableau auf jeden dieser Orte, soweit sie reichen.

card-scouts = Scouts
    .line = Nimm 1 [supply]
    .text1 = Du bekommst 1 [supply] zurück, wie es auch ausgeht.

card-martial-culture = Martial Culture
    .line = Exilant besiegt Exilanten: werde Bürger
    .text1 = Bist du Exilant und besiegst einen anderen Exilanten, darfst du Bürger werden, ohne Reliquie. Bist du am Zug, endet dein Agieren.

card-code-of-honor = Code of Honor
    .line = ±2 [attack-die]; einziger Schlachtplan deiner Seite
    .text1 = Füge 2 [attack-die] hinzu oder entferne 2. Deine Seite kann in diesem Kampf keinen anderen Schlachtplan nutzen, weder vorher noch nachher.

card-outriders = Outriders
    .line = Ignoriere deine [skull]
    .text1 = Deine [skull] erledigen nichts; die [sword] daneben zählen trotzdem.

card-messenger = Messenger
    .line = Versetze [warband] zwischen Tableau und deinen Orten
    .text1 = Versetze deine [warband] beliebig zwischen deinem Tableau und Orten, die du beherrschst; an jedem Ort, von dem du nimmst, bleibt mindestens 1.

card-field-promotion = Field Promotion
    .line = Siegst du: nimm 3 [warband]
    .text1 = Siegt deine Seite, nimmst du 3 [warband].

card-palanquin = Palanquin
    .line = Geh an einen anderen Ort und nimm jemanden mit
    .text1 = Wähle eine andere Person an deinem Ort und einen anderen Ort, an den sie reisen könnte. Stelle deine Figur dorthin, was kein Reisen ist; dann muss auch sie dorthin reisen, ohne [supply].

card-shield-wall = Shield Wall
    .line = +2 [defense-die]; bei Niederlage alle Truppen erledigt
    .text1 = Füge 2 [defense-die] hinzu. Verliert deine Seite, werden ihre ganzen Truppen erledigt, nicht nur die Hälfte.

card-military-parade = Military Parade
    .line = Siegst du: 1 [favor] je gegnerischem Ratgeber
    .text1 = Siegt deine Seite, bringt dir jeder offene Ratgeber der Gegenseite 1 [favor] aus dem Lager seiner Farbe.

card-tome-guardians = Tome Guardians
    .line = Gegner können das Dunkelste Geheimnis nicht nehmen
    .text1 = Gegner der Person, die diese Karte beherrscht, können das Dunkelste Geheimnis weder als Ziel wählen noch nehmen, wer es auch besitzt.

card-tyrant = Tyrann
    .line = Nach jedem Reisen: 1 [warband] am neuen Ort erledigt
    .text1 = Nach jedem deiner Reisen wird 1 [warband] an deinem neuen Ort erledigt, auch deine eigene. Bei mehreren Farben wählst du.

card-forced-labor = Forced Labor
    .line = Gegner an Orten des Herrschers: Suchen/Spielen 1 [favor]
    .text1 = Gegner der Person, die diese Karte beherrscht, können an deren Orten nicht suchen und keinen verdeckten Ratgeber spielen oder abwerfen, ohne ihr jedes Mal 1 [favor] zu zahlen.

card-secret-police = Secret Police
    .line = Gegner an Orten des Herrschers: keine Visionen offen
    .text1 = Gegner der Person, die diese Karte beherrscht, können an deren Orten keine Visionen offen spielen, auch nicht die Verschwörung.

card-specialist = Specialist
    .line = Die Verteidigung kann keinen Schlachtplan nutzen
    .text1 = Niemand auf der verteidigenden Seite, auch Reichsverbündete und Räuber nicht, kann in diesem Kampf einen Schlachtplan nutzen.

card-captains = Anführerin
    .line = Kämpfe umsonst wie an einem Ort, den du beherrschst
    .text1 = Kämpfe jetzt ohne [supply], als wäre deine Figur an einem beliebigen Ort, den du beherrschst. Deine [warband] dort gehören zu deinen Truppen; deine Figur bewegt sich nicht.

card-siege-engines = Siege Engines
    .line = Erledige 2 [warband] an einem Ort deiner Region
    .text1 = Wähle einen Ort deiner Region; 2 [warband] dort werden erledigt, du wählst, wessen.

card-royal-tax = Royal Tax
    .line = Nimm je 2 [favor] an deinen Orten der Region
    .text1 = Jede andere Person, deren Figur an einem Ort deiner Region ist, den du beherrschst, verliert 2 [favor] an dich, oder ihre einzige.

card-toll-roads = Toll Roads
    .line = Gegner zahlen 1 [favor] für Reisen an diese Orte
    .text1 = Gegner der Person, die diese Karte beherrscht, können an keinen ihrer Orte reisen, ohne ihr 1 [favor] zu zahlen. Das gilt auch für Reisen ohne [supply]; wer reisen muss, darf die Zahlung ablehnen und bleiben.

card-curfew = Curfew
    .line = Gegner zahlen 1 [favor] für Tauschen mit diesen Karten
    .text1 = Gegner der Person, die diese Karte beherrscht, können mit keiner ihrer Karten tauschen, ohne ihr zuerst 1 [favor] zu zahlen.

card-knights-errant = Knights Errant
    .line = Nach dem Anwerben: kämpfe ohne [supply]
    .text1 = Gleich nach diesem Anwerben darfst du ohne [supply] kämpfen.

card-vow-of-obedience = Vow of Obedience
    .line = Keine Vision offen; nimm 1 [favor] aus einem Lager
    .text1 = Du kannst keine Visionen offen spielen, auch nicht die Verschwörung. Eine schon offenbarte bleibt und kann weiter gewinnen.
    .text2 = Du darfst 1 [favor] aus einem Lager deiner Wahl nehmen.

card-hunting-party = Hunting Party
    .line = Nach dem Suchen im Weltstapel: kämpfe umsonst
    .text1 = Gleich nach einem Suchen im Weltstapel darfst du ohne [supply] kämpfen.

card-council-seat = Council Seat
    .line = Als Bürger kannst du nicht ins Exil geschickt werden
    .text1 = Als Bürger kannst du von niemandem ins Exil geschickt werden und auch nicht selbst gehen.

card-encirclement = Encirclement
    .line = Mit größeren Truppen: ±2 [attack-die]
    .text1 = Sind deine Truppen in diesem Moment größer als die gegnerischen, füge 2 [attack-die] hinzu oder entferne 2.

card-peace-envoy = Peace Envoy
    .line = Gegner hier: Sieg für 1 [favor] an ihn je [defense-die]
    .text1 = Nur wenn die gegnerische Figur an deinem Ort ist und deine Seite keinen anderen Plan genutzt hat: gib der Gegenseite 1 [favor] je Würfel im Verteidigungsbestand. Du siegst sofort, ohne weitere Pläne, Würfe oder Opfer, und die besiegten Truppen verlieren keine [warband].

card-relic-hunter = Relic Hunter
    .line = Ziele auf verdeckte Reliquien an Orten, je 1 [defense-die]
    .text1 = Du darfst auch verdeckte Reliquien an Zielorten als Ziel wählen; jede bringt 1 [defense-die]. Siegst du, nimmst du sie und darfst jede in diesem Kampf genommene Reliquie unter den Reliquienstapel schieben.

## Edifices

card-sprawling-rampart = Sprawling Rampart
    .line = Zielorte des Herrschers bringen 1 [defense-die] mehr
    .text1 = Jeder Zielort unter derselben Herrschaft wie diese Karte, auch der Räuber, bringt 1 [defense-die] mehr.

card-bandit-rampart = Bandit Rampart
    .line = Ist dieser Ort Ziel: entferne 2 [attack-die]
    .text1 = Ist der Ort dieser Karte ein Ziel, entferne 2 [attack-die].

card-hall-of-debate = Hall of Debate
    .line = Die Volksgunst kann kein Ziel sein
    .text1 = Niemand kann die Volksgunst als Ziel eines Kampfs wählen, wer auch diese Karte beherrscht.

card-hall-of-mockery = Hall of Mockery
    .line = Geborgene Volksgunst dreht sich auf die Meute-Seite
    .text1 = Immer wenn jemand die Volksgunst birgt, liegt sie danach auf der Meute-Seite.

card-forest-temple = Forest Temple
    .line = In der Chronik bleiben Orte mit [beast]
    .text1 = In der Chronik wird kein Ort mit einer Karte mit [beast] entfernt, wer ihn auch beherrscht.

card-ruined-temple = Ruined Temple
    .line = Gegner können [beast] nicht offen spielen
    .text1 = Gegner der Person, die diese Karte beherrscht, können Karten mit [beast] nicht offen spielen, weder an einen Ort noch zu Ratgebern.

card-festival-district = Festival District
    .line = Tausch von [favor], [secret], Ratgebern mit irgendwem
    .text1 = Vereinbare mit irgendeiner Person, wo sie auch ist, einen verbindlichen Austausch von [favor], [secret] und nicht gesperrten Ratgebern.

card-squalid-district = Squalid District
    .line = Die Herrschaft darf den Spielendewürfel um 1 ändern
    .text1 = Wird der Spielendewürfel geworfen, darf die Person, die diese Karte beherrscht, das Ergebnis um 1 erhöhen oder senken. Fürs Reich entscheidet der Kanzler.

card-great-spire = Great Spire
    .line = Tausche gezogene Bewohner mit den Vertriebenen
    .text1 = Nach dem Ziehen darfst du beliebig viele der gezogenen Bewohner eins zu eins gegen zufällige Karten der Vertriebenen austauschen. Visionen kann man nicht austauschen.

card-fallen-spire = Fallen Spire
    .line = Tausche bis zu 5 der Ablage mit den Vertriebenen
    .text1 = Nenne eine Zahl bis 5. So viele oberste Bewohner des Ablagestapels deiner Region, ungesehen, werden gegen zufällige Karten der Vertriebenen ausgetauscht; Visionen behalten ihre Plätze.

card-ancient-forge = Ancient Forge
    .line = Sieh die oberste Reliquie; nimm sie oder schieb sie drunter
    .text1 = Schau die oberste Reliquie des Reliquienstapels an. Nimm sie oder schieb sie unter den Stapel, ohne dass andere sie sehen.

card-broken-forge = Broken Forge
    .line = Dreh sie auf die intakte Seite
    .text1 = Diese Karte dreht sich sofort auf die intakte Seite, die Ancient Forge.

## Relics

card-sticky-fire = Sticky Fire
    .line = Siegst du: erledige die Gegner, gib 1 [favor]
    .text1 = Siegst du, darfst du jede überlebende [warband] der gegnerischen Truppen erledigen, alle oder keine. Tust du das, gib der gegnerischen Person 1 [favor], wenn du hast. Nicht gegen Räuber.

card-cursed-cauldron = Cursed Cauldron
    .line = Siegst du: 1 [warband] je erledigter gegnerischer
    .text1 = Siegst du, nimm 1 [warband] für jede bisher in diesem Kampf erledigte gegnerische [warband]. Räuber zählen nicht.

card-brass-horse = Brass Horse
    .line = Freie Reise zur Farbe oben auf der Ablage deiner Region
    .text1 = Zeige die oberste Karte des Ablagestapels deiner Region und lass sie dort wieder verdeckt. Reise ohne [supply] an einen anderen Ort mit einer Karte ihrer Farbe; erreichst du keinen, an irgendeinen anderen Ort.

card-truthful-harp = Truthful Harp
    .line = Zieh 2 Karten mehr; zeige gezogene und behaltene
    .text1 = Bei diesem Suchen siehst du 2 Karten mehr. Zeige allen alle gezogenen Karten und die, die du behältst, auch wenn du sie verdeckt spielst.

card-grand-mask = Grand Mask
    .line = Als Exilant: beherrsche die Karten an Reichsorten
    .text1 = Als Exilant beherrschst du während deines Zugs alle Karten an Reichsorten außer Schlachtplänen, anstelle des Reichs. Die Herrschaft über die Orte selbst ändert sich nicht.

card-horned-mask = Horned Mask
    .line = Vertausche einen Ratgeber mit einem Bewohner hier
    .text1 = Lass einen deiner offenen Ratgeber und einen Bewohner an deinem Ort die Plätze tauschen, wenn beide nicht gesperrt und dort erlaubt sind. Das gilt nicht als Spielen.

card-cup-of-plenty = Cup of Plenty
    .line = Tauschen in Ratgeberfarben ohne [supply]
    .text1 = Tauschen mit einer Karte, die eine Farbe mit einem deiner offenen Ratgeber teilt, braucht keine [supply].

card-whistle = Whistle
    .line = Jemand muss zu dir reisen und bekommt das [secret]
    .text1 = Wähle eine Person, deren Figur an einem anderen Ort ist. Sie muss ohne [supply] an deinen Ort reisen, wenn sie kann; andere Preise darf sie ablehnen. Ist sie gekommen, bekommt sie das [secret] von hier, offen.

card-dowsing-sticks = Dowsing Sticks
    .line = Sieh die oberste Reliquie; nimm sie oder schieb sie drunter
    .text1 = Schau die oberste Reliquie des Reliquienstapels an. Nimm sie oder schieb sie unter den Stapel, ohne dass andere sie sehen.

card-cracked-horn = Cracked Horn
    .line = Wirf beim Suchen unter den Weltstapel ab
    .text1 = Alle Karten, die du bei diesem Suchen oder als verdeckten Ratgeber abwirfst, kommen stattdessen in deiner Reihenfolge verdeckt unter den Weltstapel. Abwerfen durch die Fähigkeit einer gespielten Karte gehört nicht dazu.

card-bandit-crown = Räuberkrone
    .line = Räuber an Orten ohne Gegner gehören dir
    .text1 = An jedem offenen Ort, den keine gegnerische Person beherrscht, gilt der Räuber als 1 [warband] von dir: Du beherrschst die leeren, und er zählt zu deinen Truppen. Er kann nicht erledigt, versetzt oder geopfert werden.

card-ring-of-devotion = Ring of Devotion
    .line = Wirb 2 [warband] mehr an, aber stelle keine auf Orte
    .text1 = Du kannst auf keine Weise [warband] auf einen Ort stellen. Die schon dort sind, dürfen bleiben.
    .text2 = Jedes Anwerben bringt dir 2 [warband] mehr.

card-skeleton-key = Skeleton Key
    .line = Am Ort des Kanzlers: nimm eine Reichsreliquie
    .text1 = Beherrscht der Kanzler deinen Ort, schau eine Reliquie des Reichsreliquienschreins an. Du darfst sie dann nehmen, was ihr Feld aufdeckt.

card-oracular-pig = Oracular Pig
    .line = Sieh die obersten 3 Karten des Weltstapels
    .text1 = Schau heimlich die 3 obersten Karten des Weltstapels an. Ihre Reihenfolge bleibt, und gesehene Visionen gelten nicht als gezogen.

card-circlet-of-command = Circlet of Command
    .line = Andere können deine Banner und Reliquien nicht nehmen
    .text1 = Andere können deine Banner und deine anderen Reliquien weder als Ziel wählen noch nehmen. Diese Reliquie selbst ist nicht geschützt.
    .text2 = Deine Figur und [favor] bringen als Ziel 3 [defense-die] statt 2.

card-ivory-eye = Ivory Eye
    .line = Sieh einen verdeckten Ort, Ratgeber oder Reliquie
    .text1 = Schau heimlich einen verdeckten Ort, einen verdeckten Ratgeber irgendeiner Person oder eine verdeckte Reliquie an irgendeinem Ort an.

card-map = Map
    .line = Lege sie unter den Reliquienstapel: nimm 4 [supply]
    .text1 = Schieb diese Reliquie unter den Reliquienstapel. Du bekommst 4 [supply] zurück, höchstens bis zum Maximum.

card-obsidian-cage = Obsidian Cage
    .line = Siegst du: sperre die überlebenden Gegner hier ein
    .text1 = Siegst du, kommen alle nicht erledigten [warband] der gegnerischen Truppen auf diese Karte. Nicht bei Räubern.
    .text2 = Gib beliebig viele [warband] von dieser Karte auf die Tableaus ihrer Besitzer zurück; lila kommen zum Kanzler.

card-book-of-records = Book of Records
    .line = An einen Ort spielen bringt 1 [secret] statt 1 [favor]
    .text1 = Für das Spielen einer Karte an einen Ort nimmst du 1 [secret] statt der üblichen 1 [favor] ihres Lagers. Andere [favor], die du dadurch bekommst, bleibt gleich.

card-dragonskin-drum = Dragonskin Drum
    .line = Nach jedem Reisen: nimm 1 [warband]
    .text1 = Nach jedem deiner Reisen, auch einem erzwungenen, darfst du 1 [warband] nehmen.

card-grand-scepter = Prachtvolles Zepter
    .line = Sieh den Reliquienschrein; gib oder nimm Bürgertum
    .text1 = Schau heimlich beliebige Reliquien des Reichsreliquienschreins an. Nicht in einem Zug, in dem du das Zepter genommen hast.
    .text2 = Biete irgendeinem Exilanten, auch dir selbst, das Bürgertum an, mit genau einer Reliquie des Reliquienschreins und einem beliebigen verbindlichen Austausch von [favor], [secret], Bannern und anderen Reliquien. Nicht in einem Zug, in dem du das Zepter genommen hast.
    .text3 = Schicke einen anderen Bürger ins Exil, indem du ihm 5 [favor] gibst: je 1 mehr, wenn er Bewahrer ist oder die Volksgunst besitzt, je 1 weniger, wenn das auf dich zutrifft. Nicht in einem Zug, in dem du das Zepter genommen hast.

## Visions

card-vision-of-sanctuary = Vision der Zuflucht
    .line = Ziel: die meisten Reliquien und Banner
    .text1 = Besitze mehr Reliquien und Banner, zusammengezählt, als jede andere Person.

card-vision-of-rebellion = Vision der Rebellion
    .line = Ziel: besitze die Volksgunst
    .text1 = Sei im Besitz der Volksgunst, egal auf welcher Seite.

card-vision-of-faith = Vision des Glaubens
    .line = Ziel: besitze das Dunkelste Geheimnis
    .text1 = Sei im Besitz des Dunkelsten Geheimnisses.

card-vision-of-conquest = Vision der Unterwerfung
    .line = Ziel: beherrsche die meisten Orte
    .text1 = Beherrsche mehr Orte als jede andere Person, das Reich als eine gezählt. Räuber zählen nicht.

card-conspiracy = Verschwörung
    .line = Passende Ratgeber hier: nimm Reliquie oder Banner
    .text1 = Wähle eine andere Person an deinem Ort, wenn mindestens zwei deiner offenen Ratgeber Farben mit ihren teilen. Zahlst du, nimm eine ihrer Reliquien oder eines ihrer Banner; ein Banner gilt als erobert. Die Verschwörung verlässt so oder so das Spiel.

## Banners

card-peoples-favor = Banner der Volksgunst
    .line = Spiele an jeden Ort deiner Region und schaff dort Platz
    .text1 = Birg es von überall, indem du mehr [favor] zahlst, als darauf liegt; deine Zahlung ersetzt sie. Die alte [favor] kommt einzeln der Reihe nach in die Lager, beginnend mit einem deiner Wahl, und die Meute-Seite wird weggedreht. Wird es stattdessen erobert, verbrenne 2 [favor] darauf (nie die letzte) und dreh es auf die Meute-Seite.
    .text2 = Lege entweder 1 [favor] von deinem Tableau darauf oder versetze 1 davon, nie die letzte, in das Lager mit der wenigsten. Liegen dann 6 oder mehr darauf, dreh es auf die Meute-Seite.
    .text3 = Tu das auf der Meute-Seite zweimal, jedes Mal mit freier Wahl. Es bleibt Meute, bis es geborgen wird.
    .text4 = Spielst du eine Karte an einen Ort, darfst du zuerst einen nicht gesperrten Bewohner an irgendeinem Ort deiner Region abwerfen, und du darfst die Karte an jeden offenen Ort deiner Region mit Platz spielen.

card-darkest-secret = Banner des Dunkelsten Geheimnisses
    .line = Suchen im Weltstapel kostet 2 [supply]
    .text1 = Birg es, indem du mehr [secret] zahlst, als darauf liegen; du bekommst eines der alten, wer es vorher besaß, den Rest. Von einer anderen Person nur, wenn an ihrem Ort eine Karte einer Farbe liegt, die keiner ihrer offenen Ratgeber hat. Wird es stattdessen erobert, verbrenne 2 [secret] darauf, nie das letzte.
    .text2 = Suchen im Weltstapel kostet dich 2 [supply], wie viele Visionen auch gezogen sind.

## Imperial Reliquary

reliquary-brutal = Brutal
    .line = In deinen Kämpfen werden alle Besiegten erledigt
    .text1 = In Kämpfen, die du beginnst, erledigt die besiegte Person, auch du, alle [warband] ihrer Truppen statt der Hälfte.

reliquary-decadent = Dekadent
    .line = In die Wiege ohne [supply]; Hinterland 1 mehr
    .text1 = Reisen aus einer anderen Region in die Wiege braucht keine [supply]. Reisen an einen Ort des Hinterlands kostet 1 [supply] mehr.

reliquary-careless = Sorglos
    .line = Tauschen: 1 [favor] mehr, aber 1 [secret] weniger
    .text1 = Jedes Tauschen bringt dir 1 [favor] mehr aus dem Lager der getauschten Karte. Tauschst du [secret] ein, bekommst du 1 [secret] weniger.

reliquary-greedy = Gierig
    .line = Zieh 2 Karten mehr; kein Suchen über 2 [supply]
    .text1 = Beim Suchen ziehst du 2 Karten mehr, kannst aber gar nicht suchen, wenn es mehr als 2 [supply] kosten würde.

## Title

card-oathkeeper = Bewahrer
    .line = Bringt 1 [defense-die], auf der Thronräuberseite 2
    .text1 = Verteidigst du dich, füge 1 [defense-die] hinzu. Bist du Exilant, dreh den Titel bei deinem Erwachen auf die Thronräuberseite.
    .text2 = Verteidigst du dich, füge 2 [defense-die] hinzu. Bist du Exilant und hast diese Seite bei deinem Erwachen noch, gewinnst du.

## Sites

site-mine = Mine
    .line = Erwachen mit der Figur hier: nimm 1 [favor] davon
    .text1 = Ist deine Figur hier, darfst du 1 [favor] von diesem Ort nehmen.

site-salt-flats = Salzwüste
    .line = Erwachen mit der Figur hier: 1 [favor] oder [secret]
    .text1 = Ist deine Figur hier, darfst du 1 [favor] oder 1 [secret] von diesem Ort nehmen.

site-fertile-valley = Fertile Valley
    .line = Je [hearth], die hier gespielt wird: 1 [favor] mehr
    .text1 = Für jede Karte mit [hearth], die du hier spielst, nimm 1 zusätzliche [favor] aus dem Lager [hearth], außer du hast in diesem Zug eine Karte mit [hearth] von hier abgeworfen.

site-barren-coast = Barren Coast
    .line = An eine andere Küste für 1 [supply]
    .text1 = Von hier an eine andere offene Küste reist du für 1 [supply], und Enger Pass bindet dich nicht.

site-plains = Plains
    .line = Angriff auf ein Ziel hier: 1 [attack-die] mehr
    .text1 = Ein Angriff mit irgendeinem Ziel hier muss 1 [attack-die] hinzufügen, einmal je Kampf.

site-river = River
    .line = Wer hier herrscht, wirbt 1 [warband] mehr an
    .text1 = Beherrschst du diesen Ort, bringt Anwerben auf einer Karte hier 1 [warband] mehr.

site-steppe = Steppe
    .line = Je [nomad], die hier gespielt wird: 1 [secret]
    .text1 = Für jede Karte mit [nomad], die du hier spielst, nimm 1 [secret], außer du hast in diesem Zug eine Karte mit [nomad] von hier abgeworfen.

site-mountain = Mountain
    .line = Angriff auf ein Ziel hier: 1 [attack-die] weniger
    .text1 = Ein Angriff mit irgendeinem Ziel hier muss 1 [attack-die] entfernen, einmal je Kampf.

site-lush-coast = Lush Coast
    .line = An eine andere Küste für 1 [supply]
    .text1 = Von hier an eine andere offene Küste reist du für 1 [supply], und Enger Pass bindet dich nicht.

site-marshes = Marshes
    .line = Suchen hier zieht 1 Karte weniger
    .text1 = Solange deine Figur hier ist, ziehst du bei jedem Suchen eine Karte weniger.

site-wastes = Wastes
    .line = Je [discord], die hier gespielt wird: Reliquie von hier
    .text1 = Für jede Karte mit [discord], die du hier spielst, nimm eine verdeckte Reliquie von hier, ohne zu zahlen, außer du hast in diesem Zug eine Karte mit [discord] von hier abgeworfen. Das gilt als Bergen.

site-rocky-coast = Rocky Coast
    .line = An eine andere Küste für 1 [supply]
    .text1 = Von hier an eine andere offene Küste reist du für 1 [supply], und Enger Pass bindet dich nicht.

site-narrow-pass = Enger Pass
    .line = Der einzige Weg in die Region, für Figuren und Angriffe
    .text1 = Wer aus einer anderen Region in diese reist, muss an diesen Ort reisen. Ein Angriff aus einer anderen Region mit irgendeinem Ziel in dieser muss auch diesen Ort zum Ziel haben, außer der Angreifer beherrscht ihn.

site-charming-valley = Bezauberndes Tal
    .line = Wegreisen kostet 1 [supply] mehr
    .text1 = Von hier wegzureisen kostet 1 [supply] mehr, außer die Reise braucht keine.

site-deep-woods = Deep Woods
    .line = Je [beast], die hier gespielt wird: Reliquie von hier
    .text1 = Für jede Karte mit [beast], die du hier spielst, nimm eine verdeckte Reliquie von hier, ohne zu zahlen, außer du hast in diesem Zug eine Karte mit [beast] von hier abgeworfen. Das gilt als Bergen.

site-standing-stones = Standing Stones
    .line = Je [arcane], die hier gespielt wird: 1 [secret]
    .text1 = Für jede Karte mit [arcane], die du hier spielst, nimm 1 [secret], außer du hast in diesem Zug eine Karte mit [arcane] von hier abgeworfen.

site-ancient-city = Ancient City
    .line = Je [order], die hier gespielt wird: 2 [warband]
    .text1 = Für jede Karte mit [order], die du hier spielst, nimm 2 [warband], außer du hast in diesem Zug eine Karte mit [order] von hier abgeworfen.

site-drowned-city = Versunkene Stadt
    .line = Erwachen mit der Figur hier: nimm 1 [secret] davon
    .text1 = Ist deine Figur hier, darfst du 1 [secret] von diesem Ort nehmen.

site-great-slum = Great Slum
    .line = Vor dem Spielen hier darfst du einen Bewohner abwerfen
    .text1 = Bevor du eine Karte hierher spielst oder versetzt, darfst du einen nicht gesperrten Bewohner hier abwerfen, auch wenn Platz ist.

site-buried-giant = Buried Giant
    .line = Reise ohne [supply] weg: verdecke 1 [secret]
    .text1 = Reist du von hier weg, darfst du eines deiner offenen [secret] verdecken: Die Reise braucht dann keine [supply], und Enger Pass bindet dich nicht.

site-the-tribunal = Das Gericht
    .line = Tausch von [favor], [secret], Versprechen mit irgendwem
    .text1 = Vereinbare mit irgendeiner Person einen verbindlichen Austausch von [favor] und [secret], dazu verbindliche Versprechen jeder Art. Streit über ein Versprechen entscheidet ein Münzwurf.

site-shrouded-wood = Nebliger Wald
    .line = Weg für 2 [supply]; gegnerische Herrschaft wählt wohin
    .text1 = Von hier kostet das Reisen an jeden Ort 2 [supply]; weder Enger Pass noch The Hidden Place bindet dich. Beherrscht eine gegnerische Person diesen Ort, wählt sie dein Ziel (der Kanzler fürs Reich).

site-the-hidden-place = The Hidden Place
    .line = Für Reise oder Angriff hierher: verdecke 1 [secret]
    .text1 = Hierher zu reisen oder hier irgendwelche Ziele zu wählen verlangt, eines deiner offenen [secret] zu verdecken, einmal je Reise und einmal je Kampf. Niemand kann gezwungen werden zu kommen.
