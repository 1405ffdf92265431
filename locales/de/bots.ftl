# Bots: programs of other people (docs/bots.md)

bot-start = der Bot „{ $command }“ auf Platz { $seat } lässt sich nicht starten ({ $why }); der gierige Bot spielt weiter
bot-gone = der Bot „{ $command }“ auf Platz { $seat } endete vor dem Spiel; der gierige Bot spielt weiter
bot-silent = der Bot „{ $command }“ auf Platz { $seat } gab innerhalb von { $seconds } s keine Antwort; der gierige Bot spielt weiter
bot-nonsense = der Bot „{ $command }“ auf Platz { $seat } gab keine erlaubte Antwort: { $why }; der gierige Bot spielt weiter
bot-wrong = { $why } in der Zeile { $line }
bot-other-id = die Kennung ist nicht die der Frage
bot-illegal = diese Antwort gehört nicht zu den erlaubten

# The report of `oath sim --report`

report-title = Spiele unter Bots
report-lead = Was die Spiele sagen. Wiederhole sie mit
report-games = Spiele
report-rounds = Runden je Spiel
report-decisions = Entscheidungen je Spiel
report-branching = Möglichkeiten je Frage
report-speed = Spiele je Sekunde
report-powers = genutzte Fähigkeiten
report-ratings = Wie stark die Bots sind
report-bot = Bot
report-seats = gespielte Plätze
report-won = gewonnene Spiele
report-interval = 95-%-Intervall
report-fair = fairer Anteil
report-rating = Wertung (1500 ist fair)
report-by-role = Wer gewinnt
report-by-seat = Siege nach Platz (0 ist der Kanzler)
report-by-kind = Wie sie gewinnen
report-by-round = In welcher Runde das Spiel endet
report-by-oath = Wer unter welchem Schwur gewinnt
report-by-players = Wer bei wie vielen gewinnt
report-cards = Karten, die mit Siegen und mit Niederlagen einhergehen
report-cards-note = Um wie viel öfter oder seltener gewann, wer die Karte offen spielte, als vergleichbare Plätze; in Klammern, wie viele das waren. Die Striche sind 95-%-Intervalle. Das ist keine Ursache: Starke Stellungen spielen mehr Karten.
report-note = Balken mit einem Strich zeigen das 95-%-Intervall eines Anteils. Oath ist ein Spiel von Cole Wehrle und Leder Games; dies ist die Arbeit von Fans.

# The turning points of `oath analyze`

analyze-title = Die Wendepunkte eines Spiels
analyze-lead = Die Siegchancen aller zu Beginn jedes Zugs, wie der suchende Bot sie aus dem einschätzt, was das Publikum sieht.
analyze-chances = Siegchancen
analyze-axis = In Prozent; die Zahlen darunter sind die Runden.
analyze-mistakes = Was besser gewesen wäre
analyze-mistake = Runde { $round }: { $player } wählte „{ $given }“ ({ $chance }); „{ $better }“ sah besser aus ({ $best })
analyze-points = Wendepunkte
analyze-turn = Runde { $round }, Zug von { $turn }: { $player } geht von { $before } auf { $after }
