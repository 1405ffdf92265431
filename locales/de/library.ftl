## Cards and the Law, to look up

library-kind-denizen = Bewohner
library-kind-edifice = Bauwerk
library-kind-ruin = Ruine
library-kind-relic = Reliquie
library-kind-vision = Vision
library-kind-banner = Banner
library-kind-reliquary = Reliquienschrein
library-kind-title = Titel
library-kind-site = Ort
library-kind-legacy = Vermächtnis
library-suit-kind = { $kind }, { $suit }

library-power-wake = Erwachen
library-power-action = Aktion
library-power-when-played = beim Ausspielen
library-power-rest = Ruhen
library-power-search-modifier = Modifikation: Suchen
library-power-muster-modifier = Modifikation: Anwerben
library-power-trade-modifier = Modifikation: Tauschen
library-power-recover-modifier = Modifikation: Bergen
library-power-challenge-modifier = Modifikation: Herausfordern
library-power-travel-modifier = Modifikation: Reisen
library-power-attack-plan = Schlachtplan (Angriff)
library-power-defense-plan = Schlachtplan (Verteidigung)
library-power-battle-plan = Schlachtplan
library-power-persistent = beständig
library-power-law = Gesetz

library-price-favor = { $n } [favor] ins Gunstlager { $suit } legen
library-price-burn-favor = { $n } [favor] verbrennen
library-price-burn-secrets = { $n } [secret] verbrennen

## Kinds as headings
library-kinds-denizen = Bewohner
library-kinds-edifice = Bauwerke
library-kinds-ruin = Ruinen
library-kinds-relic = Reliquien
library-kinds-vision = Visionen
library-kinds-banner = Banner
library-kinds-reliquary = Reichsreliquienschrein
library-kinds-title = Titel
library-kinds-site = Orte
library-kinds-legacy = Vermächtnisse
library-denizens-of = Bewohner: { $suit }

## Tiles of a card
library-hint-wake = während deines Erwachens
library-hint-action = während deines Agierens
library-hint-when-played = einmal, beim Ausspielen
library-hint-rest = während deines Ruhens
library-hint-search-modifier = wenn du suchst
library-hint-muster-modifier = wenn du anwirbst
library-hint-trade-modifier = wenn du tauschst
library-hint-recover-modifier = wenn du birgst
library-hint-challenge-modifier = wenn du um ein Banner herausforderst
library-hint-travel-modifier = wenn du reist
library-hint-attack-plan = beim Angriff
library-hint-defense-plan = bei der Verteidigung
library-hint-battle-plan = bei Angriff oder Verteidigung
library-hint-persistent = wirkt von selbst
library-hint-must = gilt von selbst
library-goal = Ziel
library-goal-hint = für einen Exilanten, der sie offenbart
library-rule = Regel
library-rule-hint = steht im Gesetz
library-place-favor = { $n } Gunst darauflegen
library-place-secrets = { $n ->
    [one] 1 Geheimnis
   *[other] { $n } Geheimnisse
} darauflegen
library-burn-favor = { $n } Gunst verbrennen
library-burn-secrets = { $n ->
    [one] 1 Geheimnis
   *[other] { $n } Geheimnisse
} verbrennen
library-place-hint = auf die Karte
library-burn-hint = ins gemeinsame Lager
library-site-only = Nur Ort
library-site-only-hint = solange sie offen ist
library-adviser-only = Nur Ratgeber
library-adviser-only-hint = solange sie offen ist
library-locked = Gesperrt
library-locked-hint = bleibt, wo sie liegt
library-dice = { $n } Verteidigungswürfel
library-dice-hint = wenn sie Ziel ist
library-capacity = Kartenlimit { $n }
library-capacity-hint = Bewohner und Bauwerke
library-homeland = Heimatland: { $suit }
library-homeland-hint = wenn diese Karten hier gespielt werden
library-reveal-hint = beim Aufdecken
library-relic-hint = für eine Reliquie hier

## A card
library-other-side = Andere Seite
library-rulings = Klarstellungen
library-in-law = Im Gesetz
library-all-cards = Alle Karten
library-close = Schließen
library-previous = Vorige Karte
library-next = Nächste Karte

## Lists of cards
library-cards = Karten
library-cards-lead = Alle Karten, Orte und Banner des Spiels, ihre Fähigkeiten in unseren eigenen Worten, die offiziellen Klarstellungen und die Stellen im Gesetz, auf die es ankommt.
library-find-cards = Karten suchen
library-find-cards-hint = Name, Farbe oder Fähigkeit
library-find = Suchen
library-suits = Farben
library-kinds = Arten
library-all-suits = Alle Farben
library-all-kinds = Alle Arten
library-found = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
library-nothing-cards = Keine Karte passt. Versuche weniger Wörter oder eine andere Farbe oder Art.
library-cost = Kosten: { $cost }

## The Law
library-law = Das Gesetz
library-law-lead = Das ganze Gesetz in unseren eigenen Worten, Abschnitt für Abschnitt. Das Programm spielt danach; wo es etwas ablehnt, nennt es die Stelle.
library-contents = Inhalt
library-find-law = Gesetz und alle Karten durchsuchen
library-find-law-hint = Abschnitte und Karten
library-whole-law = Das ganze Gesetz
library-foundations = Die Regeln von New Foundations
library-foundations-lead = Das zweite Spiel von Oath in unseren eigenen Worten, Abschnitt für Abschnitt.
library-our-reading = Unsere Lesart:
library-found-clauses = { $n ->
    [one] 1 Abschnitt
   *[other] { $n } Abschnitte
}
library-nothing-law = Nichts passt zu „{ $query }“. Versuche weniger Wörter oder die Nummer eines Abschnitts.
library-chapter = { $number } { $title }
library-chapter-1 = Spielaufbau
library-chapter-2 = Die wichtigsten Materialien
library-chapter-3 = Sieg
library-chapter-4 = Spielablauf
library-chapter-5 = Hauptaktionen
library-chapter-6 = Nebenaktionen
library-chapter-7 = Fähigkeiten
library-chapter-8 = Die Chronik schreiben
library-chapter-9 = Grundregeln
library-chapter-10 = Glossar

## A card in a running game
here-site = Am Ort { $site }, beherrscht von { $ruler }.
here-site-bandits = Am Ort { $site }, beherrscht von Räubern.
here-site-nobody = Am Ort { $site }; niemand beherrscht ihn.
here-adviser = Ratgeber von { $player }, wird also dort beherrscht.
here-held = Im Besitz von { $player }, wird also dort beherrscht.
here-legacy = Ein Vermächtnis von { $player }.
here-ambition = Es liegt offen für alle, durch Offenes Streben.
here-atlas = Sie ist im Atlas aufbewahrt: { $site }.
here-drawn = Gerade gezogen von { $player }.
here-elsewhere = Nicht auf dem Tisch, soweit du sehen kannst.
here-usable = Du kannst sie jetzt nutzen.
here-not-usable = Du kannst sie jetzt nicht nutzen:
here-no-use = Bei der offenen Frage nützt sie nichts.
here-not-asked = Du bist gerade nicht gefragt.

## Cards of New Foundations
library-new-foundations = New Foundations
library-base-game = Grundspiel
library-games = Spiele
library-faces = Fundamente und Banner
library-namesake = im Grundspiel
library-in-foundations = In New Foundations
library-our-reading-title = Unsere Lesart
library-foundation = Fundament { $number }
library-foundation-altered = Fundament { $number }, verändert
library-banner-face = Seite eines Banners
library-altered-by = Verändert durch das Vermächtnis
library-goal-legacy-hint = sein Ziel, das es weckt
library-value = Wert { $n }
library-value-hint = wo Reliquien verglichen werden
library-conquest-hint = bei einer Eroberung dieses Ortes
library-difficulty = { $n ->
    [one] 1 Schild
   *[other] { $n } Schilde
}
library-difficulty-hint = um eine Reliquie zu bergen
library-forge-hint = schmieden hier eine Reliquie
