## table

## Signs of a card
table-conspiracy = Verschwörung
table-banner = Banner
table-title = Titel
table-vision = Vision
table-site-only = nur an Orten
table-adviser-only = nur als Ratgeber
table-locked = gesperrt
table-kind-wake = Erwachen
table-kind-action = Aktion
table-kind-played = Beim Ausspielen
table-kind-rest = Ruhen
table-kind-search = Modifikation: Suchen
table-kind-muster = Modifikation: Anwerben
table-kind-trade = Modifikation: Tauschen
table-kind-recover = Modifikation: Bergen
table-kind-challenge = Modifikation: Herausfordern
table-kind-travel = Modifikation: Reisen
table-kind-attacker = Schlachtplan beim Angriff
table-kind-defender = Schlachtplan bei der Verteidigung
table-kind-either = Schlachtplan für beide Seiten
table-kind-persistent = Beständig
table-cost = Kosten: { $cost }
table-cost-place-favor = { $n } Gunst darauflegen
table-cost-place-secret = { $n } { $n ->
    [one] Geheimnis
   *[other] Geheimnisse
} darauflegen
table-cost-burn-favor = { $n } Gunst verbrennen
table-cost-burn-secret = { $n } { $n ->
    [one] Geheimnis
   *[other] Geheimnisse
} verbrennen

## The bar
table-round = Runde
table-of = { $n } von { $all }
table-end-die = Ende der Runde { $round }: Gehört der Bewahrer zum Reich, endet das Spiel bei einem Wurf von { $least ->
    [6] 6
   *[other] { $least } oder mehr
} ({ $chance } in 6)
table-last-round = Die letzte Runde: danach ist das Spiel vorbei
table-visions = Visionen
table-deck = Stapel
table-deck-cost = { $n ->
    [one] Mit 1 gezogenen Vision
   *[other] Mit { $n } gezogenen Visionen
} kostet das Suchen im Weltstapel { $cost } { $cost ->
    [one] Vorrat
   *[other] Vorräte
}
table-deck-cost-banner = Du besitzt das Dunkelste Geheimnis: Suchen im Weltstapel kostet dich 2 Vorräte
table-law = Gesetz

## The map
table-map = Spielplan
table-regions = Regionen
table-answers = { $n ->
    [one] 1 Antwort
   *[other] { $n } Antworten
} hier
table-travel = Reisen von hier kostet Vorräte: { $cradle } in die Wiege, { $provinces } in die Provinzen, { $hinterland } ins Hinterland
table-travel-far = { $within } darin · { $region } { $far }
table-travel-near = { $n } hin, weg, darin
table-discard = Ablage
table-pile = Ablagestapel { $region ->
    [Wiege] der Wiege
    [Provinzen] der Provinzen
   *[other] des Hinterlands
}: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
table-pile-top = du kennst die oberste Karte: { $card }
table-pile-known = Du kennst: { $cards }
table-top-vision = eine Vision obenauf
table-facedown-site = Verdeckter Ort
table-capacity = { $n } von { $all } Karten
table-bandits = Räuber
table-empire = Reich
table-ruler-bandits = Räuber
table-nobody = niemand beherrscht ihn
table-unrevealed = wer hierher reist, deckt ihn auf
table-room = { $n ->
    [one] Platz für 1 weitere Karte
   *[other] Platz für { $n } weitere Karten
}
table-facedown-relic = Verdeckte Reliquie
table-recover-title = Was das Bergen außer 1 Vorrat kostet
table-no-price = kann nicht geborgen werden
table-price-place = { $n } [favor] ins Lager [{ $suit }]
table-price-burn-favor = { $n } [favor] verbrennen
table-price-burn-secrets = { $n } [secret] verbrennen

## Pieces
table-pawn = Figur von { $who }
table-acts-here = { $who } handelt, als wäre die Figur hier
table-warbands-imperial = { $n ->
    [one] 1 Reichsschar
   *[other] { $n } Reichsscharen
}
table-warbands-of = { $who }: { $n ->
    [one] 1 Schar
   *[other] { $n } Scharen
}
table-favor-here = { $n } Gunst darauf
table-secrets-here = { $n ->
    [one] 1 Geheimnis
   *[other] { $n } Geheimnisse
} darauf
table-private = verdeckt, du kennst sie
table-looked = angeschaut von { $who }
table-looked-all = alle anderen haben sie angeschaut

## The stores
table-stores = Lager, Stapel und Reliquienschrein
table-banks = Gunstlager
table-bank = Gunstlager { $suit }: { $n } Gunst
table-world-deck = Weltstapel
table-deck-secret = Wie viele Karten der Weltstapel hat, ist geheim
table-deck-empty = leer
table-deck-vision = oben: Vision, Ziehen endet
table-deck-denizen = oben: Bewohner
table-deck-place = { $n ->
    [one] Die oberste Karte
   *[other] Karte { $n } von oben
}; du kennst sie
table-deck-bottom = { $n ->
    [one] Die unterste Karte
   *[other] Karte { $n } von unten
}; du kennst sie
table-more = und { $n } mehr
table-relic-deck = Reliquien
table-relic-deck-title = Karten im Reliquienstapel
table-shared = gemeinsam
table-shared-title = Gunst im gemeinsamen Lager: Verbrannte Gunst kommt dorthin
table-free-banners = Banner, die niemand besitzt
table-reliquary = Reichsreliquienschrein
table-open = offen

## The boards
table-players = Alle am Tisch, in Zugreihenfolge
table-chancellor = Kanzler
table-citizen = Bürger
table-exile = Exilant
table-you = du
table-bot = Bot
table-away = fort
table-offline = offline
table-bot-level = Hier spielt ein Bot: { $level ->
    [novice] Neuling
    [regular] geübt
    [veteran] erfahren
    [master] Meister
   *[other] { $level }
}
bot-character-warlord = ein Feldherr, der Scharen und Orte liebt
bot-character-schemer = ein Ränkeschmied, der Geheimnisse und Visionen liebt
bot-character-courtier = ein Höfling, der Gunst und das Reich liebt
bot-character-hermit = ein Einsiedler, der Relikte und Berater liebt
table-away-title = Fort: ein Bot antwortet bis zur Rückkehr
table-here-title = Verbunden
table-offline-title = Nicht verbunden
table-usurper = Thronräuber
table-oathkeeper = Bewahrer
table-successor = Nachfolger
table-victory = Sieg
table-your-turn = dein Zug
table-you-asked = du bist gefragt
table-turn = am Zug
table-asked = gefragt
table-supply = Vorräte { $n }; nach dem Ruhen { $rest }
table-favor = { $n } Gunst
table-secrets = { $n ->
    [one] 1 offenes Geheimnis
   *[other] { $n } offene Geheimnisse
}
table-dark-secrets = { $n ->
    [one] 1 verdecktes Geheimnis
   *[other] { $n } verdeckte Geheimnisse
}
table-warbands = { $n ->
    [one] 1 Schar
   *[other] { $n } Scharen
} auf dem Tableau, { $bank } im Lager
table-warbands-citizen = { $n ->
    [one] 1 Reichsschar
   *[other] { $n } Reichsscharen
} auf dem Tableau
table-imperial = Reich
table-bank-short = Lager { $n }
table-pawn-at = Figur: { $site }
table-advisers = Ratgeber
table-no-advisers = keine Ratgeber
table-holdings = Reliquien und Banner
table-no-holdings = keine Reliquien oder Banner
table-facedown = verdeckt
table-facedown-vision = verdeckte Vision
table-drawn = gezogen
table-prophet = { $who } teilt diese Vision
table-mob = Meute

## New Foundations
table-foundations = Fundamente
table-foundation = Fundament { $number }: { $name }, { $state }
table-foundation-usual = wie gewohnt
table-foundation-altered = verändert
table-foundation-altered-by = verändert durch { $legacy }
table-limiter = Thronräubersperre: Vor Runde { $round } wird niemand zum Thronräuber
table-unknown-land = Unbekanntes Land
table-explore = wer hierher reist, erkundet es
table-no-site = hier liegt kein Ort
table-bandits-n = { $n ->
    [one] 1 Räuber
   *[other] { $n } Räuber
}
table-defense-dice = { $n ->
    [one] 1 Verteidigungswürfel bei einer Eroberung
   *[other] { $n } Verteidigungswürfel bei einer Eroberung
}
table-forge-cost = Hier eine Reliquie zu schmieden kostet { $favor } Gunst und { $secrets ->
    [one] 1 Geheimnis
   *[other] { $secrets } Geheimnisse
}
table-slots = { $n ->
    [0] keine Reliquie
    [one] 1 Reliquie
   *[other] { $n } Reliquien
}
table-slot-empty = leerer Platz
table-to-recover = { $n } zum Bergen
table-recover-need = Bergen braucht hier { $n } Schilde
table-recover-odds = Bergen braucht hier { $n } Schilde: { $one } mit einem Wurf, { $all } mit allen Vorräten ({ $rolls ->
    [one] 1 Wurf
   *[other] { $rolls } Würfe
})
table-festival = Hier wird das Fest gefeiert
table-world = Welt
table-deck-size = Weltstapel: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}, { $top }
table-relics = Reliquien
table-relics-title = { $n ->
    [one] 1 Reliquie
   *[other] { $n } Reliquien
} im Reliquienstapel
table-reliquary-pile = Schrein
table-reliquary-pile-title = { $n ->
    [one] 1 Reliquie
   *[other] { $n } Reliquien
} verdeckt im Reliquienschrein des Reichs
table-dispossessed = Vertriebene
table-dispossessed-title = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} bei den Vertriebenen
table-edifices = Bauwerke
table-edifices-title = { $n ->
    [one] 1 Bauwerk
   *[other] { $n } Bauwerke
} in der Schachtel
table-atlas = Atlas, { $n ->
    [one] 1 Ort
   *[other] { $n } Orte
}; zuletzt:
table-atlas-title = Das jüngste Ende des Atlas liegt offen; die anderen Orte sind verborgen
table-atlas-with = mit { $cards }
table-atlas-empty = Der Atlas ist leer
table-ambitions = Offenes Streben
table-aside = Beiseitegelegte Reliquien
table-aside-title = Bis zur Chronik beiseitegelegt
table-absent = Nicht am Tisch
table-absent-title = Dynastien dieser Chronik, die in diesem Spiel niemand spielt
table-absent-lineage = { $colour }, { $role }
table-absent-dormant = { $n ->
    [one] 1 ruhendes Vermächtnis
   *[other] { $n } ruhende Vermächtnisse
}
table-absent-advisers = { $n ->
    [one] 1 anfänglicher Ratgeber
   *[other] { $n } anfängliche Ratgeber
}
table-absent-relics = { $n ->
    [one] 1 Reliquie
   *[other] { $n } Reliquien
}
table-legacies = Vermächtnisse
table-legacy-active = { $name }, aktives Vermächtnis. Ziel: { $goal }
table-legacy-own = { $name }, dein ruhendes Vermächtnis; sonst sieht es niemand. Ziel: { $goal }
table-legacy-seen = { $name }, ruhendes Vermächtnis, das du gesehen hast. Ziel: { $goal }
table-legacy-open = { $name }, Vermächtnis für alle. Ziel: { $goal }
table-legacy-dormant = ein ruhendes Vermächtnis, verdeckt
table-points = { $n ->
    [one] 1 Dynastiepunkt in diesem Zeitalter
   *[other] { $n } Dynastiepunkte in diesem Zeitalter
}
table-greater = ein Sieg würde größer
table-first-player = Startperson: beginnt jede Runde
table-face-mob = Meute
table-face-grand-council = Großer Rat
table-face-wandering-flame = Wandernde Flamme
table-face-festival = Fest
