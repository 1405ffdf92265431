## campaign
campaign-title = { $attacker } kämpft gegen { $foe }: { $site }
campaign-title-won = { $attacker } siegt gegen { $foe }: { $site }
campaign-title-lost = { $attacker } verliert gegen { $foe }: { $site }
campaign-show-map = Spielplan zeigen
campaign-close-book = Zurück zum Spielplan
campaign-next-book = Zum nächsten Kampf
campaign-ended-won = { $attacker } schlägt { $foe }, { $attack } zu { $defense }
campaign-ended-lost = { $attacker } unterliegt gegen { $foe }, { $attack } zu { $defense }
campaign-stamp-won = Der Angriff siegt
campaign-stamp-lost = Die Verteidigung hält
campaign-stamp = { $attack } gegen { $defense }
campaign-fought-for = Gekämpft wurde um
campaign-followed = Verluste und Beute
campaign-followed-nothing = Niemand hat etwas verloren.
campaign-no-dice = Es wurde nicht gewürfelt.
campaign-used = { $user }: { $what }
campaign-steps = Schritte des Kampfs
campaign-step-foe = Gegner
campaign-step-targets = Ziele und Würfel
campaign-step-plans = Schlachtpläne
campaign-step-defense = Verteidigungswurf
campaign-step-attack = Angriffswurf und Opfer
campaign-step-spoils = Verluste und Beute
campaign-attack = Angriff
campaign-defense = Verteidigung
campaign-sum = Summe bisher
campaign-targets = Ziele
campaign-target-own-site = Ort des Angriffs
campaign-target-site = Ort
campaign-target-relic = Reliquie
campaign-target-banner = Banner
campaign-target-pawn = verbannt, halbe Gunst kann brennen
campaign-target-off = nicht gewählt
campaign-dice = { $n ->
    [0] keine Würfel
   *[other] { $n } Würfel
}
campaign-dice-title = { $dice }, davon { $n } durch Titel oder Fähigkeiten
campaign-dice-fewer = { $dice }; Schlachtpläne nahmen { $n }
campaign-dice-more = { $dice }; Schlachtpläne gaben { $n }
campaign-force = Truppen
campaign-place = { $place } { $n }
campaign-bandits = { $n } Räuber
campaign-force-none = niemand
campaign-force-all = { $n } insgesamt
campaign-force-left = { $n }, verloren { $dead }: noch { $left }
campaign-attack-pool = Angriffswürfel
campaign-defense-pool = Verteidigungswürfel
campaign-swords = { $n ->
    [0] kein Schwert
    [one] { $n } Schwert
   *[other] { $n } Schwerter
}
campaign-skulls = { $n ->
    [one] { $n } durch einen Schädel erledigt
   *[other] { $n } durch Schädel erledigt
}
campaign-sacrificed = { $n } geopfert
campaign-defense-made = { $shields } durch Würfel, { $more } durch die Streitmacht und ihre Pläne
campaign-sacrifice-told = { $player } opfert { $n } { $n ->
    [one] Schar
   *[other] Scharen
}: Angriff +{ $n }.
campaign-and = { $first }, { $second }
campaign-shields = { $n ->
    [0] kein Schild
    [one] { $n } Schild
   *[other] { $n } Schilde
} + { $force } in den Truppen = { $sum }
campaign-plans = Schlachtpläne
campaign-no-plans = keiner genutzt
campaign-plan-attacker = Schlachtplan beim Angriff
campaign-plan-defender = Schlachtplan bei der Verteidigung
campaign-plan-either = Schlachtplan für beide Seiten
campaign-plan-adds = gibt Würfel
campaign-plan-removes = nimmt Würfel
campaign-plan-used = genutzt
campaign-note-targets = Jedes Ziel bringt seine Verteidigungswürfel mit. Der Angriff wirft höchstens einen Würfel je Schar seiner Truppen.
campaign-note-plans = Zuerst plant der Angriff, dann die Verteidigung mit den Reichsverbündeten. Ein Angriffswürfel, der genommen wird, aber nicht da ist, wird zum Verteidigungswürfel.
campaign-note-defense = Schilde zählen einfach oder doppelt, jede x2-Seite verdoppelt sie alle, und jede Schar der verteidigenden Truppen gibt eins dazu.
campaign-note-attack = Zwei hohle Schwerter ergeben eines. Jeder Schädel bringt zwei Schwerter und erledigt eine Schar des Angriffs. Der Angriff muss höher sein, nicht gleich; geopfert wird nichts oder genau das Fehlende.
campaign-note-spoils = Die Hälfte der besiegten Truppen wird erledigt, abgerundet; der Rest kehrt heim. Ein siegreicher Angriff darf die Zielorte besetzen und nimmt die übrigen Ziele.

campaign-odds = Genaue Siegchance
campaign-odds-later = Die Chancen zum Angekreuzten stehen neben der Frage. Sind Ziele und Würfel angegeben, stehen sie hier, von Moment zu Moment.
campaign-odds-moment = Moment
campaign-odds-won = Sieg
campaign-odds-unaided = ohne Opfer
campaign-odds-loss = Verlust
campaign-odds-loss-won = Verlust bei Sieg
campaign-moment-declared = Wie angegeben
campaign-moment-plans = Nach { $plans }
campaign-moment-attack = Angriff gewürfelt
campaign-moment-defense = Verteidigung gewürfelt
campaign-moment-rolled = Jetzt liegen die Würfel
campaign-percent = { $n } %
campaign-percent-over = über { $n } %
campaign-percent-under = unter { $n } %
campaign-decimal-sign = ,
campaign-chart = Angriff minus Verteidigung
campaign-chart-won = Sieg
campaign-chart-sacrifice = Sieg durch Opfer
campaign-chart-lost = Niederlage
campaign-chart-rolled = gewürfelt
campaign-chart-label = Chancen jeder Differenz zwischen Angriff und Verteidigung; Sieg in { $chance } aller Fälle.
campaign-chart-label-rolled = Chancen jeder Differenz zwischen Angriff und Verteidigung vor dem Wurf; Sieg in { $chance } aller Fälle. Gewürfelt: { $n }.

campaign-preview-victory = Sieg
campaign-preview-unaided = { $chance } ohne Opfer
campaign-preview-losses = Verlorene Scharen: { $n } im Mittel, { $won } bei Sieg, { $lost } bei Niederlage.
campaign-preview-loss = Verlorene Scharen: { $n }.
campaign-preview-sacrifice = Ein Opfer von { $n } entscheidet in { $chance } aller Fälle.
campaign-preview-sacrifices = Ein Opfer von { $least } bis { $most } entscheidet in { $chance } aller Fälle.
campaign-preview-sacrifice-now = Zum Sieg braucht es ein Opfer von genau { $n }.
campaign-list-and = { $rest } und { $last }
campaign-preview-reply = oder { $chance }, wenn { $player } { $plans } nutzt
campaign-preview-reply-unaided = oder { $chance } ohne Opfer, wenn { $player } { $plans } nutzt
campaign-must = muss ein Ziel sein

# New Foundations
campaign-title-conquest = { $attacker } will { $site } erobern; es verteidigt: { $foe }
campaign-title-raid = { $attacker } überfällt { $foe }: { $site }
campaign-step-conquest = Eroberung
campaign-step-raid = Überfall
campaign-step-attack-roll = Angriffswurf
campaign-step-sacrifice = Opfer
campaign-target-raided = wird versetzt, wenn der Überfall gelingt
campaign-note-conquest = Der Ort des Angriffs ist ein Ziel, andere mit demselben Herrscher können dazukommen. Es verteidigt nur, was dort steht, nie ein Tableau.
campaign-note-raid = Die Figur ist ein Ziel, offene Reliquien und Banner können dazukommen. Es verteidigt nur, was auf dem Tableau steht, nie ein Ort.
campaign-note-new-plans = Zuerst plant der Angriff, dann die Verteidigung. Pläne liegen auf Karten, die man beherrscht; Würfel kann man nur nehmen, solange welche da sind.
campaign-note-sacrifice = Jetzt, bevor die Verteidigung würfelt, gibt jede geopferte überlebende Schar dem Angriff 1 dazu. Der Angriff muss höher sein, nicht gleich.
campaign-note-conquered = Die besiegte Seite erledigt die Hälfte der Truppen, abgerundet; Räuber verlieren dort alle Scharen. Ein siegreicher Angriff darf die Zielorte mit dem Rest besetzen.
campaign-note-raided = Ein gelungener Überfall nimmt seine Ziele, zerstreut verdeckte Ratgeber und Reliquien, verbrennt die Hälfte der Gunst und versetzt die Figur.
campaign-preview-blind = Geopfert wird vor dem Verteidigungswurf.
campaign-preview-all = { $chance }, wenn alle Überlebenden geopfert werden
campaign-odds-all = alle geopfert
