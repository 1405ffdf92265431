## The Clockwork Prince
prince-name = Uhrwerkprinz
prince-threat-none = Keine Bedrohung
prince-threat-succession = Nachfolge
prince-threat-oath = Eid
prince-threat-vision = Vision
prince-quadrant-sites = Orte
prince-quadrant-relics = Reliquien
prince-quadrant-secret = das Dunkelste Geheimnis
prince-quadrant-people = die Volksgunst
prince-deed-conquer = Den billigsten Ort nehmen, für den er bereit ist, und weitere desselben Herrschers
prince-deed-plunder = Reliquien und Banner seines Rivalen nehmen
prince-deed-recover-relic = Eine Reliquie an seinem Ort bergen
prince-deed-seek-relic = Zu einer Reliquie gehen, die er bezahlen kann
prince-deed-explore = Zu einem verdeckten Ort gehen
prince-deed-feed-banner = Einen Marker auf sein Banner legen
prince-deed-recover-banner = Das Banner bergen
prince-deed-seize-banner = Das Banner mit Gewalt nehmen
prince-deed-gather = Anwerben oder handeln, oder dorthin gehen, wo es geht
prince-deed-wait = Eine Schar erhalten

ask-look-at-bottom-relic = Der Prinz ist nicht Bewahrer. Siehst du dir die unterste Reliquie des Reliquiars an? Danach darfst du sie nehmen und Bürger werden.
ask-take-bottom-relic = Nimmst du die unterste Reliquie des Reliquiars und wirst Bürger?
ask-prince-power = Eine Aktionsfähigkeit für den Prinzen, vor seiner nächsten Aktion?
ask-for-prince = Du wählst für den Prinzen. { $question }
yes-look-at-bottom-relic = Ansehen
no-look-at-bottom-relic = Liegen lassen
yes-take-bottom-relic = Nehmen und Bürger werden
no-take-bottom-relic = Exilant bleiben
done-prince-power = Keine
do-prince-power = { $choice } verwenden
why-prince-seats = Der Uhrwerkprinz spielt gegen eine oder zwei Personen, nicht in einem Spiel mit { $n } Plätzen.

log-prince-threat = { $threat ->
    [succession] Der Prinz fürchtet um seine Nachfolge: { $player }.
    [oath] Der Prinz fürchtet den Bewahrer: { $player }.
    [vision] Der Prinz fürchtet eine Vision: { $player }.
   *[none] Der Prinz sieht keine Bedrohung.
} Ihm geht es um { $quadrant ->
    [relics] Reliquien
    [secret] das Dunkelste Geheimnis
    [people] die Volksgunst
   *[sites] Orte
}.
log-prince-card = Der Prinz wählt { $card } wegen der Zugehörigkeit: { $suit }.
log-prince-relation = Der Prinz und { $suit }: { $side ->
    [friend] Freund, Stufe { $n }
    [conspirator] Verschwörer, Stufe { $n }
   *[unaligned] ungebunden
}.
log-prince-tactics = Der Prinz hat einen Schlachtplan gesehen: Seine Taktik ist jetzt ±{ $dice } (Schritt { $n }).
log-prince-caution = Die Vorsicht des Prinzen ist jetzt { $n }.
log-prince-dice-attacker = Die Taktik des Prinzen bringt { $n } { $n ->
    [one] Angriffswürfel
   *[other] Angriffswürfel
} hinzu.
log-prince-dice-defender = Die Taktik des Prinzen nimmt { $n } { $n ->
    [one] Angriffswürfel
   *[other] Angriffswürfel
} weg.
log-prince-actions = Der Prinz hat { $n } Aktionen.
log-prince-acts = { $deed ->
    [conquer] Der Prinz will Orte.
    [plunder] Der Prinz will, was sein Rivale hat.
    [recover-relic] Der Prinz will eine Reliquie seines Ortes.
    [seek-relic] Der Prinz sucht eine Reliquie.
    [explore] Der Prinz sucht unbekanntes Land.
    [feed-banner] Der Prinz sichert sein Banner.
    [recover-banner] Der Prinz will das Banner.
    [seize-banner] Der Prinz will das Banner mit Gewalt.
    [gather] Der Prinz sammelt Kräfte.
   *[wait] Der Prinz kann nichts tun, und eine Schar kommt zu ihm.
}

home-play-prince = Allein gegen den Uhrwerkprinzen spielen
home-who-prince = der Uhrwerkprinz
home-who-prince-expanded = der Uhrwerkprinz, erweiterte Kräfte
form-prince-edition = Der Uhrwerkprinz spielt das Grundspiel, nicht New Foundations.
form-prince-seats = Der Uhrwerkprinz spielt gegen eine oder zwei Personen: Wähle zwei oder drei Plätze.
form-prince-alone = Jemand muss gegen den Uhrwerkprinzen spielen: Gib einen Platz einem Menschen.
form-prince-first = Der Uhrwerkprinz ist Kanzler: Er sitzt auf dem ersten Platz.
table-prince-title = Der Uhrwerkprinz entscheidet nach seinen Regeln; niemand antwortet für ihn.
table-prince-threat = Bedrohung
table-prince-tactics = Taktik
table-prince-caution = Vorsicht
table-prince-relations = Farben
table-prince-relation = { $suit }: { $side ->
    [friend] Freund, Stufe { $n }
    [conspirator] Verschwörer, Stufe { $n }
   *[unaligned] ungebunden
}
table-prince-actions = { $n } Aktionen im Zug
table-prince-rival = Rivale: { $player }.
table-prince-cares = Ihm geht es um { $what }.
table-prince-mind = Was er versucht
table-prince-reading = Die erste Zeile, die möglich ist, ist seine Aktion. Diese Reihenfolge ist unsere Lesart seiner Regeln.
table-prince-powers-limited = Er nutzt Fähigkeiten, die frei sind und keine Wahl verlangen.
table-prince-powers-expanded = Er nutzt auch andere Fähigkeiten, und jemand wählt für ihn.
table-prince-bottom = unterste
