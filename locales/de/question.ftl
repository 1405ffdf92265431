## The question panel
question-your-turn = dein Zug
question-asked = du bist gefragt
question-is-asked = ist gefragt
question-asks = fragt
question-won = hat gewonnen
question-end-turn = Zug beenden
question-majors = Hauptaktionen
question-powers = Fähigkeiten
question-minors = Nebenaktionen
question-only-majors = Wähle oben eine Hauptaktion oder beende deinen Zug.
question-why-not = warum nicht?
question-choose = Wähle eine Antwort
question-go-deal = So anbieten
question-back = Zurück
question-undo = Rückgängig
question-undo-hint = Deine letzte Antwort zurücknehmen
question-ask-undo = Um Rücknahme bitten
question-undo-others = Andere haben seitdem geantwortet: Sie müssen zustimmen.
question-undo-lost = Die anderen müssen zustimmen. Verloren ginge: { $lost }
question-not-possible = { $n ->
    [one] Eines geht nicht: warum?
   *[other] { $n } Dinge gehen nicht: warum?
}
question-price = { $n ->
    [one] 1 Vorrat
   *[other] { $n } Vorräte
}
question-filter = Antworten filtern
question-some = { $min ->
    [0] Bis zu { $max } oder nichts.
   *[other] Von { $min } bis { $max }.
}
question-range = Von { $min } bis { $max }.
question-number = Anzahl
question-fewer = eins weniger
question-more = eins mehr
question-more-below = unten mehr
question-up = { $what } nach oben
question-down = { $what } nach unten
question-order = Ziehe oder nutze die Pfeile.
question-most = höchstens { $n }
question-total = gewählt; { $min ->
    [0] bis zu { $max }.
   *[other] von { $min } bis { $max }.
}
question-total-of = von { $n } gewählt.
question-no-deal = Nichts anbieten
question-no-part = Nichts zwischen diesen beiden
question-fold = Frage ein- oder ausklappen
question-frozen = Dieses Spiel steht still
question-waiting = Warten auf { $name }
question-moment = Einen Moment
question-look-around = Du kannst dir inzwischen alles ansehen.
question-reading = Der Tisch ist schon weiter. Lies, wie dieser Feldzug ausging, und geh dann zum nächsten.
question-away = Ein Bot antwortet für dich, bis du zurück bist.
question-replace = Bot für { $name } antworten lassen
question-curtain = Gib den Bildschirm an { $name }
question-curtain-why = Geheimnisse erscheinen erst, wenn die richtige Person hinsieht.
question-curtain-go = Ich bin { $name }
question-may-undo = Darf { $name } zurücknehmen?
question-nothing-lost = Kein Wurf und keine Karte ginge verloren.
question-would-be-lost = Verloren ginge:
question-allow = Erlauben
question-refuse = Ablehnen
question-withdraw = Zurückziehen
question-over = { $name } hat gewonnen, { $how }
question-see-how = So kam es zum Sieg

## Major actions
major-search = Suchen
major-muster = Anwerben
major-trade = Tauschen
major-recover = Bergen
major-campaign = Kämpfen
major-travel = Reisen
major-forge = Schmieden
major-challenge = Heraus­fordern

## What buttons say
do-it = { $choice }
yes-it = Ja
no-it = Nein
done-it = Nichts weiter
do-act = { $choice }
do-search = { $choice } durchsuchen
do-muster = Auf { $choice } anwerben
do-trade = Mit { $choice } tauschen
do-recover = { $choice } bergen
do-campaign = { $choice } angreifen
do-travel = Reisen: { $choice }
do-trade-for = { $choice } eintauschen
do-modifier = { $choice }
do-battle-plan = { $choice }
do-keep = { $choice } behalten
do-keep-second = Auch { $choice } behalten
do-play-first = Zuerst { $choice } spielen
do-start-site = Hier beginnen: { $choice }
do-start-adviser = { $choice } behalten
do-make-room = { $choice } abwerfen
do-banish = Verbannen: { $choice }
do-vow = Den { $choice } leisten
do-build = { $choice } bauen
do-repair = Wiederherstellen
do-challenge = Um dieses Banner herausfordern: { $choice }
do-keep-legacy = { $choice } behalten
do-displace = Hierhin stellen: { $choice }
do-recover-relic = { $choice } nehmen
do-partner = Mit { $choice } verhandeln
do-secret-falls = Auf diesen Ort: { $choice }
do-follow-flame = Dorthin gehen: { $choice }
do-conspire-must = { $choice } nehmen
do-play-site = Spielen { $choice }
do-play-faceup = Offen spielen
do-play-facedown = Verdeckt spielen
do-play-reveal = Offenbaren
do-play-discard = Abwerfen
do-which-adviser = { $minor ->
    [show] { $choice } zeigen
   *[other] { $choice } spielen
}
do-poorest-bank = Dorthin zurück: { $choice }
do-first-bank = Damit beginnen: { $choice }
do-power-bank = { $card }: { $choice } wählen
do-power = { $card }: { $choice }
do-site-token = { $choice } nehmen
yes-toll = Zahlen
no-toll = Nicht zahlen
no-needed-modifier = Lassen
yes-only-discard = Abwerfen
no-only-discard = Behalten
yes-sole-discard = Abwerfen
no-sole-discard = Anderswohin spielen
yes-join-as-ally = Als Reichsverbündeter helfen
no-join-as-ally = Heraushalten
yes-let-join = Helfen lassen
no-let-join = Darauf verzichten
yes-sacrifice = Opfern und siegen
no-sacrifice = Nichts opfern und verlieren
yes-burn-half = Die Hälfte verbrennen
no-burn-half = Nichts verbrennen
yes-accept = Angebot annehmen
no-accept = Angebot ablehnen
yes-permit = Erlauben
no-permit = Ablehnen
yes-become-citizen = Bürger werden
no-become-citizen = Exilant bleiben
yes-free-action = Aktion ausführen
no-free-action = Darauf verzichten
no-keep-second = Nur eine behalten
done-modifier = Keine weitere Fähigkeit nutzen
done-battle-plan = Keinen weiteren Plan nutzen
done-rest-power = Zug beenden
do-reliquary-relic = { $choice } nehmen
do-atlas-end = Von hier füllen: { $choice }
do-fulfiller = { $choice } erfüllt es
do-drop-legacy = { $choice } aufgeben
do-world-task = { $choice } schreibt die Welt
do-beacon-task = { $choice } schreibt das Leuchtfeuer
do-give-points = { $choice } einen Punkt geben
do-protect-stack = { $choice } schützen
do-keep-adviser = { $choice } behalten
do-newcomers = Neue Karten: { $choice }
do-restore = { $choice } zurückdrehen
done-give-points = Die Punkte behalten
done-restore = Keine zurückdrehen
done-wake-power = Mit dem Agieren beginnen
yes-roll-again = Für 1 Vorrat weiterwürfeln
no-roll-again = Aufgeben
yes-festival = Hier feiern
no-festival = Jetzt nicht
yes-exile-beaten = 3 Gunst verbrennen und verbannen
no-exile-beaten = Im Reich lassen
yes-let-pass = Durchlassen
no-let-pass = Den Weg versperren
done-first-discard = Alle Karten liegen lassen
done-build = Nichts bauen
done-invite = Niemanden einladen
no-conspire = Nichts nehmen
yes-power = { $card } nutzen
no-power = Ohne { $card }
done-power = { $card }: nichts weiter
no-site-token = Alles dort lassen
done-site-token = Alles dort lassen
no-discard-pile = Auf den üblichen Stapel
done-discard-pile = Auf den üblichen Stapel
yes-on-top = Oben
no-on-top = Unten

## Exchanges
deal-gives = { $name } gibt
deal-favor = Gunst
deal-secrets = Geheimnisse
deal-dark = verdeckte Geheimnisse
deal-n-favor = { $n } [favor]
deal-n-secrets = { $n } [secret]
deal-n-dark = { $n } verdeckte [secret]
deal-adviser = Ratgeber { $n }
deal-held = verdeckte Reliquie { $n }
deal-site = ein Ort
deal-reliquary = die Reliquie von { $name }
deal-nothing = nichts
deal-legacy = schlummerndes Vermächtnis { $n }
deal-show = zeigt { $card }
deal-show-adviser = zeigt verdeckten Ratgeber { $n }
deal-show-relic = zeigt verdeckte Reliquie { $n }
deal-show-legacy = zeigt schlummerndes Vermächtnis { $n }
deal-citizenship = die Bürgerschaft
deal-so-far = Schon in diesem Handel
deal-parties = Wer zustimmt
deal-agrees = stimmt zu

## The log
logbook-title = Was geschah
logbook-log = Verlauf
logbook-chat = Chat
logbook-since = Seit deinem Zug
logbook-private = nur du siehst das
logbook-watch = Den Spielplan in diesem Moment ansehen
logbook-older-talk = Früher Gesagtes
logbook-back = Zurück zum Tisch
logbook-older = Ältere Zeilen
logbook-nothing-since = Noch nichts.
logbook-spectator = jemand im Publikum
logbook-silence = Niemand hat etwas gesagt.
logbook-seat-claimed = Jemand hat den Platz von { $name } eingenommen.
logbook-seat-named = { $name } heißt von nun an so.
logbook-seat-freed = Wer das Spiel eröffnet hat, hat den Platz von { $name } freigegeben.
logbook-seat-followed = { $name } ist aus dem letzten Spiel gekommen.
logbook-next-opened = Das nächste Spiel der Chronik ist eröffnet.
logbook-say = Sag etwas
logbook-send = Sagen
logbook-to-table = Zurück zum Tisch
logbook-whole = { $title }: alles, was geschah

## Deeds that were refused
deed-not-your-seat = Dieser Platz ist nicht deiner.
deed-not-your-turn = Du bist gerade nicht gefragt.
deed-frozen = In diesem Spiel ist das Regelwerk des Programms gestolpert. Alles bis hierher bleibt erhalten; wer den Server betreibt, hat eine Aufzeichnung zum Melden.
deed-no-undo = An diesem Tisch wird nichts über ein Geheimnis oder einen Wurf hinweg zurückgenommen.
deed-undo-own = Zurücknehmen kannst du nur deine eigenen Antworten.
deed-bot-tables = Du hast so viele Tische mit Bots offen, wie eine Adresse haben darf; beende oder verlasse einen davon.
deed-talk-often = Du sagst viel auf einmal; warte einen Moment.
deed-empty-talk = Es gibt nichts zu sagen.
deed-name-empty = Ein Name hat mindestens einen Buchstaben.
deed-name-taken = So heißt schon jemand an diesem Tisch.
deed-no-friend = Freigeben kann man nur den Platz einer eingeladenen Person.
deed-seat-open = Diesen Platz hat niemand: Seine Einladung ist noch offen.
deed-not-late = Solange die Antwortzeit läuft, kann das nur, wer das Spiel eröffnet hat.
deed-stale = Das Spiel ist weitergegangen; diese Antwort gehört zu einer früheren Frage.
trouble-away = Der Server erreicht seinen Speicher gerade nicht. Versuche es gleich noch einmal.
trouble-disk = Der Speicher des Servers hat versagt; nichts wurde geändert.

## Moments of a game
game-title = { $chronicle } – Spiel { $number }
replay-of = Runde { $round }
replay-moment = Moment { $n } von { $last }
replay-seek = Moment
replay-back = Zurück
replay-on = Vor
replay-play = Abspielen
replay-now = Zurück zum Spiel, wie es jetzt ist

## Phone
phone-tabs = Teile des Tisches
phone-map = Plan
phone-boards = Tableaus
phone-stores = Lager
phone-log = Verlauf
phone-law = Gesetz
frame-side = Frage und Verlauf

## The table's frame
frame-dialog = Karte, Gesetz oder Menü
frame-offline = Die Verbindung ist weg; neuer Versuch …
frame-no-server = Der Server ist nicht erreichbar. Nichts wurde geändert; versuche es gleich noch einmal.
frame-asked = Du bist gefragt
frame-answer = Antwort #:

## The menu
menu-title = Tisch
menu-close = Schließen
menu-standing = Feste Antworten
menu-standing-hint = Werden sofort gegeben, sobald die Frage kommt, bis du sie änderst.
menu-no-ally = Nie als Reichsverbündeter mitkämpfen und niemanden bei mir helfen lassen
menu-no-defense = Bei der Verteidigung keine Schlachtpläne nutzen
menu-no-deals = Jedes Angebot ablehnen
menu-no-permits = Jede Bitte um Scharen ablehnen
menu-away = Ich muss weg: ein Bot soll für mich antworten
menu-back = Ich bin wieder da
menu-device = Ein weiteres Gerät
menu-device-hint = Macht einen Link, der einmal gilt und deinen Platz auch dort öffnet. Gib ihn niemandem sonst.
menu-device-make = Link für ein weiteres Gerät machen
menu-device-link = Link für ein weiteres Gerät
menu-name = Dein Name
menu-name-take = Diesen Namen nehmen
menu-webhook = Anderswo Bescheid geben
menu-webhook-hint = Bist du gefragt, geht eine kleine JSON-Nachricht an diese Adresse; Chatdienste verstehen sie.
menu-keep = Merken
menu-kept = Gemerkt.
menu-told = Wenn ich gefragt bin
menu-sound = Einen Ton spielen
menu-notify = Eine Meldung des Browsers zeigen
menu-more = Gehe zu
menu-lobby = Plätze und Links
menu-replay = Das Spiel von Anfang an
menu-log = Alles, was geschah
menu-over = Ergebnis und Diagramme
menu-chronicle = Die Chronik
menu-home = Startseite
menu-dice = Die Würfel dieses Spiels kommen aus einem Startwert, der am Ende offengelegt wird. Sein SHA-256 ist

## Keys
keys-title = Tasten
keys-answer = eine Antwort wählen
keys-confirm = bestätigen
keys-back = schließen oder zurück
keys-undo = zurücknehmen
keys-end = Zug beenden
keys-arrows = von Ort zu Ort und Reihe zu Reihe
keys-map = Plan oder Kampf
keys-law = das Gesetz
keys-cards = die Karten
keys-search = Karten suchen
keys-chat = etwas sagen
keys-question = zur Frage
keys-keys = diese Liste

## What the button says that sends; # stands for the number chosen
go-targets = Diese Ziele angeben (#)
go-attack-dice = Angriffswürfel nehmen: #
go-discard-order = So abwerfen
go-bury-order = So begraben
go-invite = # einladen
go-banner-price = # zahlen
go-it = { $kind ->
    [number] # nehmen
    [order] In dieser Reihenfolge
    [split] So verteilen (#)
   *[some] Diese wählen (#)
}
go-power = { $card }: { $kind ->
    [number] #
    [order] in dieser Reihenfolge
   *[other] diese (#)
}
go-scarce-favor = Diese Gunst verteilen (#)
go-losses = Diese sterben lassen (#)
go-sacrifice-before = # ‹Schar/Scharen› opfern
go-forge-favor = Je eine Gunst darauflegen (#)
go-forge-secrets = Je ein Geheimnis darauflegen (#)
go-give-up-sites = # ‹Ort/Orte› aufgeben
go-stock-reliquary = Diese behalten (#)
go-reveal-relics = Diese aufdecken (#)
go-favor-to-banner = # Gunst darauflegen
go-take-rule = # ‹Schar/Scharen› hinstellen
go-turn-purple = Diese werden lila (#)
go-show-reliquary = Diese zeigen (#)
go-how-many-warbands = { $minor ->
    [take] # ‹Schar/Scharen› mitnehmen
    [leave] # ‹Schar/Scharen› dalassen
    [give] # ‹Schar/Scharen› abgeben
   *[other] Um # ‹Schar/Scharen› bitten
}

## The same when nothing is chosen
none-it = { $kind ->
    [number] Nichts nehmen
   *[other] Keine davon
}
none-power = { $card }: keine
none-invite = Niemanden einladen
none-banner-price = Nichts Eigenes zahlen
none-attack-dice = Keine Angriffswürfel nehmen
none-sacrifice-before = Niemanden opfern
none-take-rule = Keine Schar hinstellen
none-give-up-sites = Keinen Ort aufgeben
none-stock-reliquary = Keine behalten
none-reveal-relics = Keine aufdecken
none-favor-to-banner = Keine Gunst darauflegen
none-forge-favor = Auf keine eine Gunst legen
none-forge-secrets = Auf keine ein Geheimnis legen
none-turn-purple = Keine wird lila
none-show-reliquary = Keine zeigen

## What an answer would change
lead-supply = { $n } [supply] bleiben
lead-other = { $player } { $sum }
lead-from-bank = { $sum } aus { $suit }
lead-to-bank = { $sum } an { $suit }
lead-garrison = { $sum } bei: { $site }
lead-rules = du nimmst: { $site }
lead-loses = du verlierst: { $site }
lead-takes = { $who ->
    [own] du nimmst: { $what }
   *[other] { $player } nimmt: { $what }
}
lead-discards = { $card } wird abgeworfen
lead-discards-to = { $card } kommt auf den { $place }
lead-piled = { $n } { $n ->
    [one] Karte
   *[other] Karten
} auf den { $place }
lead-victorious = Sieg, { $attack } zu { $defense }
lead-defeated = Niederlage, { $attack } zu { $defense }
lead-title = { $who ->
    [own] du wirst Bewahrer
   *[other] { $player } wird Bewahrer
}
lead-wins = { $who ->
    [own] du gewinnst das Spiel
   *[other] { $player } gewinnt das Spiel
}
lead-nothing = jetzt ohne Wirkung
lead-asks = dann ist { $player } gefragt
lead-rolls = dann entscheiden die Würfel
lead-draws = dann wird zufällig gezogen
lead-reveals = kein freies Zurück
lead-vision-on-top = oben liegt eine Vision, die das Ziehen beendet
lead-last-vision = wird noch eine Vision gezogen, gewinnt { $player }
lead-play-site = alle dort dürfen sie nutzen
lead-play-faceup = nur du darfst sie nutzen
lead-goal = Ziel: { $goal }
lead-play-facedown = sonst sieht sie niemand
lead-play-reveal = alle sehen dein Ziel; ist es zu Beginn deines Zugs erreicht, gewinnst du
lead-price = kostet { $n } { $n ->
    [one] Vorrat
   *[other] Vorräte
}
lead-price-range = kostet { $least } bis { $most } Vorräte

## Why not, in two words
short-supply = braucht { $n } { $n ->
    [one] Vorrat
   *[other] Vorräte
}
short-favor = braucht { $n } Gunst
short-secrets = braucht { $n } { $n ->
    [one] Geheimnis
   *[other] Geheim­nisse
}
short-tokens-on-card = Karte belegt
short-nothing-to-draw = keine Karten
short-no-card-here = keine Karte
short-nothing-here = nichts hier
short-not-ruler = nicht dein Ort
short-holds-it = schon deins
short-holder-elsewhere = Halter anderswo
short-guarded = gut bewacht
short-no-defender = kein Gegner
short-no-target = kein Ziel
short-no-destination = kein Weg
short-no-warbands = keine Scharen
short-toll = Zoll unbezahlt
short-forbidden = verboten
short-rest = Zeit zu ruhen

## Answers ahead
question-ahead = du kannst schon antworten
question-ahead-why = Deine Antwort wird aufbewahrt und gegeben, sobald du gefragt bist. Vorher sieht sie niemand.
question-ahead-choose = Antwort aufbewahren
question-ahead-kept = Deine Antwort ist aufbewahrt und wird gegeben, sobald du gefragt bist.
question-ahead-drop = Zurücknehmen

## Hints
question-hint = Was täte ein Bot?
question-hint-none = Der Bot weiß hier keinen Rat.
answer-none = nichts
answer-no-offer = nichts anbieten
answer-offer = ein Angebot machen
question-pace = Bots ziehen
question-pace-slow = langsam
question-pace-normal = normal
question-pace-fast = schnell
question-pace-at-once = sofort
question-final-board = Der Spielplan bleibt, wie er beim Sieg war. Sieh dich um, solange du willst.
question-write-chronicle = Die Chronik schreiben
question-watch-chronicle = Zusehen, wie die Chronik geschrieben wird
question-next-world = Die nächste Welt ansehen
question-back-to-end = Zurück zum Schlussbild

## Taking back to a line
undo-title = Zurücknehmen
undo-all = Alles zurück (#)
undo-all-hint = Alles bis zum letzten Geheimnis oder Wurf zurücknehmen
undo-to-line = Bis vor diese Zeile zurücknehmen
undo-free = Danach kam nichts Geheimes und kein Wurf: Du kannst es frei zurücknehmen.
undo-agree = Zustimmen müssen:
undo-alone = Sonst muss niemand zustimmen.
undo-lost = Verloren ginge:
undo-more = und { $n } mehr
undo-answers = { $n ->
    [one] Eine Antwort würde zurückgenommen.
   *[other] { $n } Antworten würden zurückgenommen.
}
undo-take = Zurücknehmen
undo-ask = Die anderen fragen
undo-not = Das geht nicht: Keine Antwort von dir hat dazu geführt.
keys-majors = die sechs Hauptaktionen
keys-undo-all = alles bis zum letzten Geheimnis zurücknehmen

# Recover, roll by roll
question-roll-again = Noch zwei Würfel werfen oder aufgeben?
question-shields = { $n } von { $need } Schilden
question-roll-next = dass zwei weitere Würfel genügen
question-roll-all = ({ $chance } mit allen Vorräten, { $n } Würfe)
