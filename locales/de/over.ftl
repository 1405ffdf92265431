## The page after a game
over-title = { $game }: wie es endete
over-kicker = { $game } · nach Runde { $round }
over-so-far = Das Spiel bisher
over-empire = das Reich
over-won-usurper = { $name } raubt den Thron
over-won-vision = { $name } macht eine Vision wahr
over-won-several = { $name } siegt gleich mehrfach
over-won-stable = { $name } hält das Reich
over-won-successor = { $name } erbt das Reich
over-won-exhaustion = { $name } überdauert den Krieg
over-won-last-oathkeeper = { $name } behält den Titel bis zum Ende
over-won-lot = Das Los fällt auf { $name }
over-won-foretold = Die Vorhersage krönt { $name }
over-lead-usurper = { $name } nahm dem Reich den Titel ({ $oath }) und hatte ihn einen Zug später noch immer, in Runde { $round }.
over-lead-usurper-exiles = Kein Reich stand im Weg: { $name } nahm sich den Titel ({ $oath }) und hatte ihn einen Zug später noch immer, in Runde { $round }.
over-lead-vision = In Runde { $round } erwachte { $name } mit erfüllter { $vision }, und der { $oath } war vergessen.
over-lead-several = In Runde { $round } hatte { $name } auf mehr als eine Weise gewonnen und darf wählen, woran man sich erinnert.
over-lead-stable = Das Reich hielt den { $oath }, nach Runde { $round } fiel der Spielendewürfel, und niemand stand dem Thron näher als { $name }.
over-lead-successor = Das Reich hielt seinen Thron bis Runde { $round }, aber { $name } hatte als Bürger mehr Recht darauf als { $chancellor }.
over-lead-exhaustion = Acht Runden sind vorbei. Kein Exilant konnte den Thron auf Dauer nehmen, und { $name } sitzt noch immer darauf.
over-lead-last-oathkeeper = Acht Runden sind vorbei. Es gibt kein Reich, keinen Thronräuber und keine erfüllte Vision, also entscheidet der Titel für { $name }.
over-lead-lot = Acht Runden sind vorbei, und niemand hat auch nur den Titel. Das Los hat { $name } bestimmt.
over-lead-foretold = { $name } hatte die letzte Runde und den Sieg heimlich notiert, und beides stimmte.
over-write = Die Chronik schreiben
over-write-hint = { $name } entscheidet, was aus der Welt wird. Die anderen dürfen zusehen.
over-next = Spiel { $n } spielen
over-seat-kept = Es ist eröffnet, und dein Platz dort ist für dich frei gehalten.
over-waits = Dein Platz in Spiel { $n } bleibt für dich frei. Sobald es eröffnet ist, führen diese Seite und die Startseite dorthin.
over-chronicle = Die Seite der Chronik
over-table = Zurück zum Tisch
over-why = Wie es sich entschied
over-oathkeeper = Bewahrer
over-usurper = Thronräuber
over-usurper-text = { $name } begann einen Zug mit dem Titel auf der Thronräuberseite.
over-vision = Vision
over-vision-text = { $vision }: { $goal }
over-drawn = Gezogene Visionen
over-drawn-text = { $n } Visionen waren aus dem Weltstapel gekommen; nötig sind 3.
over-end-die = Standfestes Reich
over-end-die-text = Der Spielendewürfel zeigte { $rolled }; { $needed ->
    [6] nur eine 6 beendet
   *[other] { $needed } oder mehr beendet
} das Spiel nach Runde { $round }.
over-end-die-raised = Der Spielendewürfel zeigte { $rolled } und wurde durch eine Fähigkeit erhöht; nötig war { $needed } in Runde { $round }.
over-foretold = Vorhersage
over-foretold-text = { $name } hatte diese Runde und diesen Sieg vorher aufgeschrieben.
over-successor = Nachfolger
over-last-round = Die letzte Runde
over-case-1 = Nach Runde 8 war der Titel in der Hand des Reichs.
over-case-2 = Nach Runde 8 hatte ein Exilant den Titel, auf der Thronräuberseite.
over-case-3 = Nach Runde 8 hatte kein Thronräuber den Titel, aber eine Vision war erfüllt.
over-case-4 = Nach Runde 8 hatte sich weder ein Thronräuber noch eine Vision durchgesetzt; der Thron blieb, wo er war.
over-case-exiles = Es gibt kein Reich: Ein Thronräuber gewinnt, sonst eine erfüllte Vision, sonst der Bewahrer, sonst entscheidet das Los.
over-count-sites = { $name } beherrscht { $mine ->
    [one] einen Ort
   *[other] { $mine } Orte
}, danach folgen { $next }.
over-count-prizes = { $name } besitzt { $mine ->
    [one] eine Reliquie oder ein Banner
   *[other] { $mine } Reliquien und Banner
}, danach folgen { $next }.
over-count-relics = { $name } besitzt { $mine ->
    [one] eine Reliquie
   *[other] { $mine } Reliquien
}, danach folgen { $next }.
over-count-favor = { $name } besitzt die Volksgunst.
over-count-secret = { $name } besitzt das Dunkelste Geheimnis.
over-count-scepter = { $name } besitzt das Prachtvolle Zepter.
over-so-close = Wie knapp es für die anderen war
over-and = {" "}und{" "}
over-close-vision = { $name }, { $vision }; noch nötig: { $lacks }.
over-close-usurper = { $name } als Thronräuber; noch nötig: { $lacks }.
over-close-inherited = { $name } hielt das Reich, aber nicht für sich selbst.
over-close-empire = Das Reich von { $name }; noch nötig: { $lacks }.
over-close-heir = { $name } hätte das Reich geerbt.
over-close-successor = { $name } als Nachfolger; noch nötig: { $lacks }.
over-lack-sites = { $n ->
    [one] ein Ort
   *[other] { $n } Orte
}
over-lack-prizes = { $n ->
    [one] eine Reliquie oder ein Banner
   *[other] { $n } Reliquien oder Banner
}
over-lack-relics = { $n ->
    [one] eine Reliquie
   *[other] { $n } Reliquien
}
over-lack-favor = die Volksgunst
over-lack-secret = das Dunkelste Geheimnis
over-lack-scepter = das Prachtvolle Zepter
over-lack-drawn = { $n ->
    [one] eine weitere gezogene Vision
   *[other] { $n } weitere gezogene Visionen
}
over-lack-wakes = { $n ->
    [one] nur ein Zug
   *[other] { $n } weitere Züge
}
over-lack-title = der Titel
over-lack-time = nur Zeit
over-chart-sites = Orte
over-chart-sites-note = beherrscht am Ende jeder Runde
over-chart-favor = Gunst
over-chart-favor-note = auf dem Tableau
over-chart-warbands = Scharen
over-chart-warbands-note = auf Tableaus und Orten
over-chart-gap = nichts
over-turning = Wendepunkte
over-turning-note = Änderung der Siegchance von { $name }, wie die Bots sie schätzen
over-no-turning = Nichts wendete dieses Spiel.
over-mistakes = Was besser gewesen wäre
over-mistakes-note = höchstens drei Aktionen von jedem, beurteilt von einem Bot, der wusste, was sie wussten
over-mistakes-looking = Ein Bot sieht die Partie noch einmal durch. Das dauert etwa eine Minute; was er findet, erscheint hier.
over-mistakes-none = Er fand nichts, was klar besser gewesen wäre.
over-mistake = „{ $given }“ ließ eine Siegchance von { $chance } %; „{ $better }“ hätte { $best } % gelassen.
over-mistake-campaign = Feldzug gegen { $other } um { $targets }
over-round = Runde { $n }
over-watch = Ansehen
over-fact-title = { $name } wird Bewahrer
over-fact-title-detail = Der Titel wechselt die Hand.
over-fact-usurper = { $name } wird Thronräuber
over-fact-usurper-detail = Bleibt der Titel dort noch eine Runde, ist das Spiel verloren.
over-fact-citizen = { $name } wird Bürger
over-fact-citizen-detail = Das Reich wächst um eins.
over-fact-exiled = { $name } ist wieder Exilant
over-fact-exiled-detail = Das Reich ist um eins kleiner.
over-fact-vision = { $name } offenbart die { $vision }
over-fact-favor = { $name } nimmt die Volksgunst
over-fact-secret = { $name } nimmt das Dunkelste Geheimnis
over-fact-from = Von { $name }.
over-fact-from-bank = Aus dem gemeinsamen Lager.
over-fact-won = { $name } besiegt { $foe }
over-fact-lost = { $name } scheitert gegen { $foe }
over-fact-campaign = { $n ->
    [one] Ein Ziel
   *[other] { $n } Ziele
}, Angriff { $attack } gegen Verteidigung { $defense }.
over-fact-die = Der Spielendewürfel zeigt { $n }
over-fact-die-ends = { $needed ->
    [6] Nur eine 6
   *[other] Alles ab { $needed }
} beendete das Spiel.
over-fact-die-goes-on = { $needed ->
    [6] Nur eine 6
   *[other] Alles ab { $needed }
} hätte das Spiel beendet.
over-players = Alle am Tisch
over-player = Name
over-col-sites = Orte
over-col-prizes = Reliquien, Banner
over-col-fought = Kämpfe
over-col-won = Siege
over-chancellor = Kanzler
over-citizen = Bürger
over-exile = Exilant
over-fair = Faire Würfel: Der Hash stand am Anfang da, der Startwert ist jetzt offen. Alle können prüfen, dass sie zusammengehören, und damit jeden Wurf und jedes Mischen.
over-hash = Hash
over-seed = Startwert
over-check = Prüfen
over-record = Aufzeichnung herunterladen
fair-kept = Faire Würfel: Der Hash stand da, bevor das Spiel ausgeteilt wurde, und das Geheimnis dahinter ist jetzt offen. Alle Stapel und Würfe entstanden daraus und aus den Zahlen aller. Jeder kann jedes Mischen und jeden Wurf prüfen, und was zurückgenommen wurde.
fair-running = Stapel und Würfel dieses Spiels entstanden aus einem Geheimnis, das der Server vorher versprochen hatte, und aus den Zahlen hier. Das Geheimnis wird am Ende offengelegt. Sein SHA-256 ist
fair-promise = Versprochenes Geheimnis
fair-number = Zahl von { $name }
fair-number-host = Zahl dessen, der das Spiel eröffnet hat
fair-nobody = Niemand hat eine Zahl dazugegeben: Der Server allein hat das Geheimnis gewählt.

## The pages of a chronicle
chronicle-page-title = { $name }: die Chronik
chronicle-page-kicker = Chronik
chronicle-page-played = { $n ->
    [0] Noch nicht gespielt
    [one] Ein Spiel
   *[other] { $n } Spiele
}
chronicle-page-begun = begonnen am { $date }
chronicle-page-string = Text für Tabletop Simulator
chronicle-page-file = Herunterladen
chronicle-page-export-hint = Beide enthalten die verborgenen Karten: Sieh nur unter Freunden hinein.
chronicle-page-eras = Schwüre und Throne
chronicle-page-playing = Zum Spiel
chronicle-page-how = { $victory }, Runde { $round }
chronicle-page-vowed = { $oath }
chronicle-page-heir = { $name } gewann das letzte Spiel und nimmt als Kanzler Platz.
chronicle-page-heirs = { $name } gewann das letzte Spiel und nimmt als Kanzler Platz. Bürgertableaus: { $citizens }.
chronicle-page-citizens = Bürgertableaus: { $citizens }.
chronicle-page-no-heir = Noch hat niemand geschworen.
chronicle-page-map = Der Spielplan jetzt
chronicle-page-facedown = verdeckt
chronicle-page-unseen = noch nie gesehen
chronicle-page-relics = { $n ->
    [one] eine Reliquie
   *[other] { $n } Reliquien
}
chronicle-page-remains = Was bleibt
chronicle-page-nothing-stands = Noch wurde kein Bauwerk errichtet.
chronicle-page-stands = { $site }: Hier steht { $card }.
chronicle-page-ruin = { $site }: Hier liegt { $card }.
chronicle-page-newcomers = Wer kam
chronicle-page-newcomers-hint = Karten, die durch Siege in den Weltstapel kamen. Was sonst darin liegt, ist geheim.
chronicle-page-no-newcomers = Nach jedem Spiel bringt der Sieg sechs Karten in den Weltstapel.
chronicle-page-list-lead = Welten, die sich an ihre Spiele erinnern.
chronicle-page-begin = Eine neue beginnen
chronicle-page-none = Noch keine Chronik. Sie beginnt mit dem ersten Spiel, dessen Chronik geschrieben wird.
chronicle-page-next = es folgt Spiel { $n }
chronicle-page-ruler = { $name } gewann das letzte Spiel
chronicle-page-timeline = Zeitleiste
chronicle-page-timeline-note = Orte, die zu Beginn jedes Spiels offen lagen; golden mit Bauwerk, gestrichelt mit Ruine
chronicle-page-game = Spiel
chronicle-page-oath = Schwur
chronicle-page-winner = Sieg
chronicle-page-with = mit { $card }
chronicle-page-before = Vor dem ersten Spiel
chronicle-page-beginning = Noch ist nichts geschehen, was jemand aufschreiben würde. Ein Kanzler herrscht, Exilanten warten am Rand der Karte, und das meiste davon hat noch niemand gesehen.
chronicle-page-age = Spiel { $n }
chronicle-page-earlier = Frühere Spiele
chronicle-page-over = Wie es gewonnen wurde
chronicle-page-branch = Nach diesem Spiel einen Zweig beginnen
chronicle-page-opening = { $chancellor } hielt den Thron, es galt der { $oath }; gegenüber saßen { $others }.
chronicle-page-opening-alone = Es galt der { $oath }.
chronicle-page-in-round = Runde { $round }: { $event }.
chronicle-page-then = Danach: { $event }.
chronicle-page-fact-title = { $name } wurde Bewahrer
chronicle-page-fact-usurper = { $name } griff als Thronräuber nach dem Thron
chronicle-page-fact-citizen = { $name } wurde Bürger des Reichs
chronicle-page-fact-exiled = { $name } ging ins Exil
chronicle-page-fact-vision = { $name } offenbarte die { $vision }
chronicle-page-fact-favor = { $name } nahm die Volksgunst
chronicle-page-fact-secret = { $name } nahm das Dunkelste Geheimnis
chronicle-page-fact-won = { $name } besiegte { $foe }{ $n ->
    [0] {""}
    [one] {""}
   *[other] {" "}mit { $n } Zielen zugleich
}
chronicle-page-fact-lost = { $name } zog vergeblich gegen { $foe }
chronicle-page-victory = In Runde { $round } war es entschieden: { $name }, { $role }, bestieg den Thron { $victory }.
chronicle-page-oath-new = { $name } leistete den { $oath }.
chronicle-page-oath-kept = { $name } ließ den { $oath } in Kraft.
chronicle-page-built = { $card } wurde errichtet.
chronicle-page-ruined = { $cards } { $n ->
    [one] blieb als Ruine
   *[other] blieben als Ruinen
} zurück.
chronicle-page-lost = { $sites } { $n ->
    [one] verschwand
   *[other] verschwanden
} vom Spielplan.
chronicle-page-folk = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
} ({ $suit })
chronicle-page-added = In die Welt kamen { $suits }.
chronicle-page-step = Die Chronik, { $n } von { $of }
chronicle-page-stage-vow = Schwur
chronicle-page-stage-invite = Einladung
chronicle-page-stage-build = Bau
chronicle-page-stage-map = Spielplan
chronicle-page-stage-archive = Karten
chronicle-page-guide-vow = Der nächste Schwur
chronicle-page-guide-vow-text = Wer gewonnen hat, sagt, worum es im nächsten Spiel geht. Ein Sieg durch nur eine Vision entscheidet es; sonst wird einer der drei anderen Schwüre gewählt.
chronicle-page-guide-invite = Ein neues Reich
chronicle-page-guide-invite-text = Hat ein Exilant gewonnen, verlieren alle Bürger ihren Stand, und die anderen Exilanten können eingeladen werden. Wer annimmt, beginnt das nächste Spiel als Bürger. Hat das Reich gewonnen, ändert sich hier nichts.
chronicle-page-guide-build = Bauen oder instand setzen
chronicle-page-guide-build-text = Haben Kanzler oder Bürger gewonnen, dürfen sie an einem Ort, den sie beherrschen, ein Bauwerk anstelle eines Bewohners seiner Farbe errichten oder dort eine Ruine instand setzen.
chronicle-page-guide-map = Der Spielplan
chronicle-page-guide-map-text = Orte unter der Herrschaft der Siegerseite bleiben, Orte mit einem Bauwerk ebenso; ein Bauwerk außerhalb dieser Herrschaft wird zur Ruine. Die anderen Orte gehen, was bleibt, rückt auf, und die freien Felder füllen Orte, die noch niemand gesehen hat.
chronicle-page-guide-archive = Die Karten
chronicle-page-guide-archive-text = Sechs Karten der Farben, die beim Sieg am meisten halfen, kommen aus dem Archiv in den Weltstapel, sechs andere gehen ungesehen an die Vertriebenen. Reliquien werden gesammelt, Orte aufgefüllt, und der Weltstapel wird für das nächste Spiel gebildet.

over-chart-chances = Aussichten
over-chart-chances-note = auf den Sieg in Prozent, wie die Bots es einschätzen
