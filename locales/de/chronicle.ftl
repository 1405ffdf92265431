## Die Chronik von New Foundations, Aufgabe für Aufgabe
tasks-title = Die Chronik
tasks-won = { $name } hat { $how } in Runde { $round } gewonnen.
tasks-five = Fünf Aufgaben
tasks-of = Aufgabe { $n } von { $of }
tasks-done = erledigt
tasks-everybody = alle
tasks-nobody-yet = noch nicht vergeben
tasks-parts = Schritte dieser Aufgabe
tasks-sun = Die Sonne
tasks-sun-what = Vermächtnisse erwachen oder schlafen ein, wer gewonnen hat, wird gekrönt.
tasks-sun-done = Die Sonne hat gezeigt
tasks-sun-1 = Reliquien und Ansprüche werden gezeigt
tasks-sun-2 = Über Vermächtnisse wird geurteilt
tasks-sun-3 = Die Krönung
tasks-sun-4 = Welt und Leuchtfeuer werden vergeben
tasks-throne = Der Thron
tasks-throne-what = Das neue Reich nimmt Gestalt an, und ein Schwur wird geleistet.
tasks-throne-done = Der Thron hat beschlossen
tasks-throne-1 = Bürger
tasks-throne-2 = Orte
tasks-throne-3 = Bauwerk
tasks-throne-4 = Reliquien
tasks-throne-5 = Punkte
tasks-throne-6 = Schwur
tasks-world = Die Welt
tasks-world-what = Wer die Volksgunst hat, entscheidet, wer bleiben darf.
tasks-world-done = Die Welt hat verloren
tasks-world-1 = Visionen beiseite, neun Karten gezogen
tasks-world-2 = Einen Stapel schützen
tasks-world-3 = Eine Karte behalten
tasks-world-4 = Die übrigen werden vertrieben
tasks-beacon = Das Leuchtfeuer
tasks-beacon-what = Wer das Dunkelste Geheimnis hat, ruft neue Leute herbei.
tasks-beacon-done = Das Leuchtfeuer hat gerufen
tasks-beacon-1 = Drei Farben: 3, 2 und 1 Karten
tasks-beacon-2 = Eine Karte behalten
tasks-beacon-3 = Ein Fundament darf zurückgedreht werden
tasks-stars = Die Sterne
tasks-stars-what = Ein Sternbild, und die Karte kommt in den Atlas.
tasks-stars-done = Die Sterne erinnern sich
tasks-stars-1 = Orte kommen in den Atlas
tasks-stars-2 = Das Sternbild
tasks-then-sun = Danach setzt sich { $name } auf den Thron.
tasks-then-throne = Danach schreibt { $name } die Welt.
tasks-then-world = Danach entzündet { $name } das Leuchtfeuer.
tasks-then-beacon = Danach kommt alles in den Atlas, und { $name } darf ein Sternbild zeichnen.
tasks-then-stars = { $name } darf ein Sternbild zeichnen.
tasks-flow = Was daraus folgt
tasks-flow-adviser = bleibt verdeckt als erster Ratgeber deiner Dynastie; niemand sieht, welche
tasks-flow-deck = dieses Stapels kommen in den Weltstapel
tasks-flow-dispossessed = Karten werden vertrieben, die verdeckten ungesehen
tasks-flow-newcomers = neue Karten kommen in den Weltstapel
tasks-flow-foundation = ein verändertes Fundament darf zurückgedreht werden, wenn kein aktives Vermächtnis es hält
tasks-flow-points = 3 Punkte, und 1 für jede Karte in der Farbe eines aktiven Vermächtnisses an deinen Orten
tasks-left = { $n } { $n ->
    [one] Karte verlässt
   *[other] Karten verlassen
} die Orte, die das Reich nicht behält.
tasks-stored = In den Atlas: { $sites }.
tasks-empire = Das Reich behält { $sites }.
tasks-no-legacies = keine Vermächtnisse
tasks-ambitions = Neben der Karte, für alle, die sie erfüllen
tasks-active = aktiv
tasks-dormant = schlafend
tasks-unknown = ein schlafendes Vermächtnis
tasks-realm = Orte des Reichs
tasks-offered = Bauwerke zur Wahl: das oberste jeder Farbe
tasks-no-realm = Noch kein Ort: Der unter der Figur des Siegers wird zum Reich gehören.
tasks-points = Punkte dieses Spiels
tasks-no-stacks = Keine Karte ist abgelegt, und niemand hat Ratgeber: Es gibt nichts zu entscheiden.
tasks-stack-1 = Erster Stapel
tasks-stack-2 = Zweiter Stapel
tasks-stack-3 = Dritter Stapel
tasks-faceup = offen
tasks-facedown = verdeckt
tasks-unseen = eine verdeckte Karte
tasks-reserves = Vorräte der sechs Farben
tasks-reserve = { $n } im Vorrat
tasks-newcomers = Die Neuen
tasks-newcomers-hint = { $first } neue Karten der ersten Farbe, { $second } der zweiten, { $third } der dritten. Nur wer das Leuchtfeuer entzündet, sieht sie.
tasks-altered = Veränderte Fundamente
tasks-sky = Alles ist geschrieben. { $name } darf ein Sternbild zeichnen und benennen: Es bleibt über dieser Welt stehen.
tasks-to-sky = Zum Himmel
tasks-next-map = Die Karte des nächsten Spiels
tasks-next-map-note = soweit sie bekannt ist
tasks-of-empire = Reich
tasks-open-sites = { $n } { $n ->
    [one] weiterer Ort
   *[other] weitere Orte
}
tasks-open-sites-note = aus dem Atlas, wenn das nächste Spiel aufgebaut wird

## Der Himmel über einer Welt
sky-draw = Zeichne das Sternbild dieses Spiels
sky-how = Verbinde Sterne durch Anklicken oder mit den Pfeiltasten und Enter. Der letzte Stern noch einmal nimmt ihn zurück. Das Bild bleibt über dieser Welt stehen.
sky-empty = Ein leerer Himmel
sky-by = Gezeichnet von { $name }.
sky-waits = { $name } darf hier noch ein Sternbild zeichnen.
sky-label = Nachthimmel mit 40 Sternen: einen nach dem anderen drücken, um sie zu verbinden
sky-figure = Sternbild { $name }
sky-star-label = Stern { $n }, { $place }
sky-left-top = links oben
sky-left-centre = links in der Mitte
sky-left-bottom = links unten
sky-middle-top = in der Mitte oben
sky-middle-centre = in der Mitte
sky-middle-bottom = in der Mitte unten
sky-right-top = rechts oben
sky-right-centre = rechts in der Mitte
sky-right-bottom = rechts unten
sky-joined = Stern # verbunden, $ insgesamt.
sky-back = Stern # zurückgenommen, noch $.
sky-name = Name
sky-keep = Behalten
sky-of-game = Spiel { $n }
sky-number = Ein Sternbild verbindet 2 bis 60 Sterne.
sky-star = Es gibt 40 Sterne, und keiner wird mit sich selbst verbunden.
sky-nameless = Ein Sternbild braucht einen Namen.
sky-not-yours = Nur wer das Spiel gewonnen hat, zeichnet sein Sternbild.
sky-not-yet = Das Sternbild wird gezeichnet, wenn die Chronik geschrieben ist.

## Die Seite einer Chronik von New Foundations
chronicle-constellation = Darüber steht das Sternbild { $name }.
lineages-title = Die Dynastien
lineages-era = Ära { $n }
lineages-ends-points = sie endet bei { $n } Punkten
lineages-ends-games = sie endet nach { $n } Spielen
lineages-lineage = Dynastie
lineages-sum = Summe
lineages-of = von { $n } Punkten
lineages-legacies = Vermächtnisse
lineages-absent = nicht dabei
lineages-won-game = gewonnen und Kanzler geworden
lineages-key-won = gewonnen und Kanzler geworden
lineages-key-citizen = als Bürger
lineages-key-dormant = ein schlafendes Vermächtnis
lineages-won = { $names } { $n ->
    [one] gewinnt
   *[other] teilen sich
} die Ära mit { $points } Punkten.
lineages-nobody-won = Die Ära endete ohne einen Punkt.
lineages-map = Die Karte von Spiel { $n }
lineages-atlas = { $n } Orte warten im Atlas
lineages-recent = zuerst im Atlas
lineages-foundations = Geltende Fundamente
lineages-altered = verändert
lineages-kept = Was wartet
lineages-dispossessed = Vertriebene
lineages-in-atlas = { $n ->
    [one] Ort im Atlas neben denen des Reichs
   *[other] Orte im Atlas neben denen des Reichs
}
lineages-reliquary = { $n ->
    [one] Reliquie im Reliquienschrein
   *[other] Reliquien im Reliquienschrein
}
lineages-kept-hint = Welche das sind, bleibt verborgen, bis sie gespielt werden.
lineages-above = Über dieser Welt
lineages-newcomers-hint = Karten, die das Leuchtfeuer in den Weltstapel gerufen hat. Was sonst darin liegt, ist geheim.
lineages-no-newcomers = Nach jedem Spiel ruft das Leuchtfeuer sechs Karten in den Weltstapel.
lineages-timeline-note = Orte auf der Karte, als das Spiel endete; violett umrandet, wo der Sieger herrschte, golden mit einem Bauwerk, gestrichelt mit einer Ruine
lineages-beginning = Noch ist nichts geschehen, was jemand aufschreiben würde. Es gibt kein Reich und keinen Kanzler; eine Handvoll Exilanten blickt auf eine offene Karte, und alle behalten ihren Ehrgeiz für sich.
lineages-opening = { $names } brachen als Exilanten auf, ohne ein Reich, unter dem { $oath }.
lineages-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
} für { $name }
lineages-scored = Der Sieg brachte { $points }.
lineages-constellation = { $name } zeichnete ein Sternbild über die Welt und nannte es { $figure }.
lineages-none = Noch hat hier keine Dynastie ihren Platz. Wer das erste Spiel spielt, gründet eine.
lineages-woke = Für { $name } { $n ->
    [one] erwachte
   *[other] erwachten
} { $cards }.
lineages-citizens = { $names } { $n ->
    [one] ist Bürger
   *[other] sind Bürger
} des neuen Reichs.
lineages-now = Von nun an gilt { $foundations }.
