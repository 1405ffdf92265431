## The home page
home-title = Oath: spielen
home-subtitle = Chroniken von Reich und Exil
home-lead = Ein Reich, seine Exilanten und eine Welt, die sich erinnert. Regeln, Buchführung und leere Plätze übernimmt das Programm; entscheiden musst du.
home-play-now = Jetzt spielen
home-play-now-base = Du als Exilant, drei Bots, die erste Chronik.
home-play-now-foundations = New Foundations: deine Dynastie und drei Bots in einer neuen Welt.
home-play-now-2 = Ein Klick und etwa eine Stunde.
home-learn = Beim Spielen lernen
home-play-base = Das Grundspiel spielen
home-play-foundations = New Foundations spielen
home-watch = Vier Bots zuschauen
home-round-one-screen = An einem Bildschirm spielen
home-setup = Einen Tisch einrichten
home-edition = Spiel
home-edition-base = Oath
home-edition-base-is = Ein Kanzler hütet sein Reich; Exilanten nehmen es ihm ab oder werden seine Bürger. Jedes Spiel hinterlässt dem nächsten seine Karte, seine Karten und seinen Schwur.
home-edition-foundations = New Foundations
home-edition-foundations-is = Jeder Platz ist eine Dynastie, die von Spiel zu Spiel weiterlebt, mit Vermächtnissen und Punkten in einem Zeitalter. Räuber halten das Land, Orte kommen aus einem Atlas, und wer gewinnt, regiert im nächsten Spiel das Reich.
home-seats = Plätze
home-chancellor = Kanzler
home-exile = Exilant
home-citizen = Bürger
home-begins = beginnt
home-lineage = Dynastie
home-name-0 = Ottilie
home-name-1 = Bram
home-name-2 = Ines
home-name-3 = Tove
home-name-4 = Marek
home-name-5 = Sanna
home-name-of = Name von Platz { $n }
home-who-of = Wer Platz { $n } spielt
home-colour-of = Farbe von Platz { $n }
home-colour-red = rot
home-colour-blue = blau
home-colour-yellow = gelb
home-colour-white = weiß
home-colour-black = schwarz
home-colour-brown = braun
home-colour-pink = rosa
home-colour-any = am Tisch wählen
home-who-here = ich, hier
home-who-link = jemand mit Link
home-who-novice = ein Bot, Neuling
home-who-regular = ein Bot, geübt
home-who-veteran = ein Bot, erfahren
home-world = Welt
home-world-first = das erste Spiel
home-world-random = eine zufällige Welt
home-world-chronicle = eine Chronik von hier
home-world-text = eine eingefügte Chronik
home-seed = Startwert
home-seed-any = irgendeine Zahl
home-which = Chronik
home-chronicle = { $name }, Spiel { $n }
home-text = Text aus Tabletop Simulator oder Chronikdatei
home-oath = Schwur
home-oath-as-it-is = wie in der Welt
home-clock = Zeit für eine Antwort
home-clock-0 = unbegrenzt
home-clock-120 = 2 Minuten
home-clock-600 = 10 Minuten
home-clock-3600 = 1 Stunde
home-clock-86400 = 1 Tag
home-undo = Rücknahme über Geheimnisse hinweg
home-undo-all = wenn alle zustimmen
home-undo-never = nie
home-open-table = Tisch eröffnen und Links zeigen
home-continue = Weiterspielen
home-go-on = Dein nächstes Spiel: { $game }
home-seat-kept = Dein Platz aus dem letzten Spiel ist für dich frei gehalten.
home-none = Noch kein Spiel. Hier stehen die, die du beginnst oder denen du beitrittst.
home-remembered = Dieser Browser merkt sich die Spiele. Der Link deines Platzes öffnet sie überall sonst.
home-bring = Eine Chronik mitbringen
home-bring-hint = Füge ein, was Tabletop Simulator gespeichert hat, oder eine Chronikdatei. Du siehst, was öffentlich ist; keine verborgene Karte wird genannt.
home-look = Ansehen
home-unreadable = Das lässt sich nicht als Chronik lesen.
home-read-whole = Verlustfrei gelesen
home-read-repaired = { $n ->
    [one] Mit einer Reparatur gelesen
   *[other] Mit { $n } Reparaturen gelesen
}, damit die Welt regelgerecht ist. Welche Karten das betrifft, bleibt geheim.
home-fact-game = Nächstes Spiel
home-fact-map = Spielplan
home-fact-citizens = Bürger
home-fact-empire = Reich
home-fact-atlas = Atlas
home-fact-altered = Fundamente
home-fact-lineages = Dynastien
home-no-lineages = noch keine
home-atlas-sites = { $n ->
    [one] Ein Ort.
   *[other] { $n } Orte.
}
home-atlas-recent = Der jüngste ist { $site }.
home-goal = Ziel des Bewahrers
home-goal-choose = steht nicht im Text: bitte wählen
home-facedown = { $n ->
    [one] ein verdeckter Ort
   *[other] { $n } verdeckte Orte
}
home-no-citizens = keine
home-no-spoiler = Keine verborgene Karte wird hier genannt.
home-play-game = Spiel { $n } spielen
home-open-page = Ihre Seite öffnen

## The lobby
lobby-title = { $game }: der Vorraum
lobby-kicker = Der Tisch ist gedeckt
lobby-lead = Verteile die Einladungen, dann setz dich.
lobby-lead-kept = Wer im letzten Spiel einen Platz hatte, braucht keine Einladung: Der Platz ist frei gehalten.
lobby-lead-alone = Alle sind da.
lobby-go = Zum Tisch
lobby-seats = Plätze
lobby-there = am Tisch
lobby-not-yet = gerade nicht da
lobby-invited = Einladung offen
lobby-kept = frei gehalten
lobby-ready = bereit
lobby-link-of = Einladung für { $name }
lobby-free = Platz freigeben
lobby-free-warning = Wer dort sitzt, verliert den Platz sofort, und hier erscheint eine neue Einladung. Alle am Tisch erfahren, dass du den Platz von { $name } freigegeben hast.
lobby-kept-warning = { $name } kommt ohne Einladung aus dem letzten Spiel hierher. Soll jemand anderes spielen, dann gib den Platz frei, und hier erscheint eine Einladung. Alle am Tisch erfahren, dass du den Platz von { $name } freigegeben hast.
lobby-free-go = Platz von { $name } freigeben
lobby-copy = Kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-about = Gut zu wissen
lobby-note-link = Alle bekommen je eine Einladung, die einmal gilt. Wer damit den Platz nimmt, hat ihn in diesem Browser, und niemand sonst sieht dort die Karten, auch du nicht.
lobby-note-accounts = Es gibt keine Konten und keine Passwörter. Dieser Browser merkt sich deinen eigenen Platz.
lobby-note-start = Du musst nicht warten: Das Spiel fragt alle, sobald sie zu entscheiden haben.
lobby-spectators = Publikum
lobby-spectators-hint = Zeigt nur, was alle sehen dürfen.

## A game that waits for its players
waiting-title = { $game }: Warten
waiting-kicker = Vor dem Spiel
waiting-lead = Ausgeteilt wird, sobald alle da sind. Wer das Spiel eröffnet hat, kann auch früher beginnen. Diese Seite öffnet den Tisch von selbst.
waiting-lead-host = Ausgeteilt wird, sobald alle Freunde da sind. Du kannst auch ohne sie beginnen.
waiting-friends = Wer da ist
waiting-came = ist da
waiting-begin = Jetzt beginnen
waiting-fair = Warum warten
waiting-why = Jeder Browser gibt eine eigene Zahl zu Stapeln und Würfeln. Der Server hat seinen Teil vorher versprochen, sodass weder er noch jemand am Tisch bestimmen kann, was ausgeteilt und gewürfelt wird.
waiting-promise = Der SHA-256 des Versprechens ist
waiting-no-script = Ohne Skripte gibt dein Browser keine Zahl dazu.
waiting-again = Noch einmal nachsehen
form-promise = Dieses Versprechen ist schon benutzt oder zu alt. Bitte schicke das Formular noch einmal ab.
form-number = Eine Zahl für faire Würfel hat 32 hexadezimale Ziffern.
trouble-gathering = Dieses Spiel hat noch nicht begonnen.
trouble-begun = Dieses Spiel hat schon begonnen.

## The page behind an invitation
join-kicker = Du bist eingeladen
join-kicker-spent = Dieser Link ist verbraucht
join-take = Nimm den Platz von { $name }
join-device = Den Platz von { $name } auch hier benutzen
join-taken = Der Platz von { $name } ist vergeben
join-ask-host = Jemand hat diesen Link benutzt und sitzt dort. Ist der Platz von { $name } deiner, dann wende dich an die Person, die das Spiel eröffnet hat: Sie kann ihn freigeben und dir eine neue Einladung schicken.
join-old = Diese Einladung gilt nicht mehr
join-ask-newer = Der Platz von { $name } wurde freigegeben, und es gibt eine neuere Einladung: Du bekommst sie von der Person, die das Spiel eröffnet hat.
join-go = Diesen Platz nehmen
join-go-device = Auch hier Platz nehmen
join-note-browser = Der Platz gehört dann diesem Browser, und der Link öffnet nichts mehr.
join-note-device = Der Link gilt einmal. Dein Platz bleibt auch dort offen, wo er jetzt offen ist.
join-note-secret = Niemand sonst sieht deine Karten. Verlierst du den Platz, dann kann ihn freigeben, wer das Spiel eröffnet hat, aber alle am Tisch erfahren davon.
