## What every page has
page-title = Oath
page-skip = Zur Frage
page-play = Spielen
page-chronicles = Chroniken
page-cards = Karten
page-law = Das Gesetz
page-theme = Hell oder dunkel
page-language = Sprache
page-menu = Menü
page-tools = Werkzeuge
page-fan = Ein inoffizielles Fanprojekt. Oath wurde von Cole Wehrle entworfen und erscheint bei Leder Games; hier ist kein Bild und kein Text von ihnen.
page-pages = Seiten

## Small parts
part-no-suit = ohne Farbe
part-clause = Gesetz { $number }
part-clause-new = Gesetz NF { $number }
icon-favor = Gunst
icon-secret = Geheimnis
icon-warband = Schar
icon-supply = Vorrat
icon-relic = Reliquie
icon-attack-die = Angriffswürfel
icon-defense-die = Verteidigungswürfel
icon-discord = Chaos
icon-arcane = Mystik
icon-order = Ordnung
icon-hearth = Heimat
icon-beast = Wildnis
icon-nomad = Nomaden
icon-skull = Schädel
icon-sword = Schwert
icon-hollow-sword = hohles Schwert
icon-shield = Schild

## What went wrong
trouble-title = Das ging nicht
trouble-home = Zur Startseite
trouble-nothing = Diese Seite gibt es nicht.
trouble-no-game = Dieses Spiel gibt es nicht, oder dieser Browser hat keinen Link dazu. Öffne den Link, den du bekommen hast.
trouble-not-host = Das kann nur, wer das Spiel eröffnet hat.
trouble-freed = Der Platz, den dieser Browser hatte, wurde freigegeben; ist er deiner, dann lass dir eine neue Einladung schicken.
trouble-record-open = Die Aufzeichnung verrät alle Geheimnisse; es gibt sie, wenn das Spiel vorbei ist.
trouble-export-open = Ein Spiel dieser Chronik läuft gerade; ihre Datei würde Verborgenes verraten. Es gibt sie, wenn das Spiel vorbei ist.
trouble-not-over = Das Spiel ist nicht vorbei.
trouble-gone-on = Die Chronik ist seit diesem Spiel weitergegangen. Ihr nächstes Spiel beginnt auf ihrer eigenen Seite.
trouble-none-kept = Für diesen Browser ist kein Platz in einem nächsten Spiel frei gehalten. Gibt es schon eines, dann bitte die Person, die es eröffnet hat, um eine Einladung.
trouble-rate = Zu viele Anfragen auf einmal; warte einen Moment.
trouble-cross-site = Das kam von der Seite einer anderen Website und wurde nicht ausgeführt.
trouble-method = Diese Adresse lässt sich so nicht benutzen.
trouble-large = Das ist zu groß, um gelesen zu werden.
trouble-kind = Das hat keine Form, die hier gelesen werden kann.
trouble-slow = Das kam zu langsam und wurde nicht gelesen; versuche es noch einmal.
trouble-imports = Es werden gerade zu viele große Texte gelesen; warte einen Moment.
trouble-broken = Der Server hat einen Fehler gemacht; wer ihn betreibt, kann davon lesen.
trouble-unreadable = Diese Anfrage ist nicht zu verstehen.
trouble-malformed = Diese Anfrage ist nicht lesbar: { $why }

## The form
form-seats = Ein Spiel hat zwei bis sechs Plätze.
form-who = Einen Platz spielt jemand hier, jemand mit einem Link oder ein Bot.
form-character = Ein Bot ist Feldherr, Ränkeschmied, Höfling oder Einsiedler.
form-same-name = Zwei Plätze haben denselben Namen.
form-same-colour = Zwei Plätze haben dieselbe Farbe.
form-edition = Gespielt wird das Grundspiel oder New Foundations.
form-other-edition = Diese Chronik gehört zum anderen Spiel.
form-seed-foundations = Eine zufällige Welt von New Foundations entsteht ohne Zahl: wer sie gewählt hätte, wüsste, was im Atlas liegt.
form-throne = In dieser Chronik ist { $lineage } die Dynastie des Kanzlers: wer sie spielt, nimmt den ersten Platz.
form-goal = Ein Text aus New Foundations nennt das Ziel des Bewahrers nicht: bitte wähle es.
form-seed = Der Startwert einer zufälligen Welt ist eine Zahl.
form-no-chronicle = Diese Chronik gibt es nicht.
form-chronicle-open = Eine Partie dieser Chronik wird gerade gespielt; die nächste beginnt, wenn sie vorbei ist.
form-world = Die Welt kommt aus dem ersten Spiel, vom Zufall, aus einer Chronik oder aus einem Text.
form-clock = Die Zeit für eine Antwort ist eine Zahl in Sekunden.
form-era = Ein Zeitalter endet bei einer Zahl von Punkten oder nach einer Zahl von Spielen, von 1 bis 999.
form-era-new = Nur einer neuen Chronik von New Foundations kann man sagen, wann ihre Zeitalter enden.
form-new-chronicle = Die Chronik von { $land }
form-name-begin = Glut Aschen Dorn Raben Gold Wolfs Stein Winter Sturm Bernstein Frost Eichen Eisen Schwanen Mond Salz Reiher Erlen Holunder Dämmer
form-name-end = burg furt berg see tor wacht weiler hafen au moor tal kamm mark feld heim
chronicle-branch-name = { $name }, ein Zweig

## Webhooks
hook-asked = { $name }, du bist gefragt: { $game }.
hook-asked-at = { $name }, du bist gefragt: { $game }, { $url }
hook-malformed = Nachrichten gehen nur an eine Adresse, die mit https:// oder http:// beginnt und kein Passwort enthält.
hook-long = Diese Adresse ist zu lang.
hook-private = Dieser Server schickt keine Nachrichten an private Adressen.

## The API
api-title = Oath für Programme
api-lead = Alles, was die Seite kann, können auch Programme: ein Spiel eröffnen, es sehen, antworten, zuhören.
api-token = Ein Token für einen Platz, für die Spielleitung oder fürs Publikum geht mit jeder Anfrage als „Authorization: Bearer TOKEN“.
api-problems = Was schiefgeht, kommt als JSON mit einem Satz in „error“ und, wo das Gesetz es verbietet, mit der Stelle in „law“.
api-document = Das OpenAPI-Dokument: jedes Feld jedes Inhalts und jeder Antwort
api-how = Wie man fragt
api-contents = Inhalt
api-needs-token = Braucht ein Token.
api-well = Es hat geklappt.
api-no-token = Ein Token fehlt: Sende es als „Authorization: Bearer TOKEN“.
api-invitation = Das ist eine Einladung: Sie öffnet nichts, bis jemand mit ihr den Platz einnimmt.
api-invitation-spent = Diese Einladung ist verbraucht: Jemand hat sie benutzt, oder der Platz wurde seither freigegeben. Die Spielleitung kann den Platz freigeben.
api-no-card = Diese Karte gibt es nicht.
api-no-clause = Diesen Abschnitt hat das Gesetz nicht.
api-group-games = Spiele
api-group-chronicles = Chroniken
api-group-library = Karten, Gesetz, Bots
api-group-about = Über die API
api-do-promise = Verspricht ein Geheimnis für Stapel und Würfel eines Spiels: nennt seinen SHA-256. Einmal zu benutzen, innerhalb einer Stunde.
api-do-add-number = Gibt die Zahl eines Platzes zu einem Spiel, das wartet. Sind alle da, beginnt es.
api-do-begin = Teilt ein Spiel aus, das wartet, wer auch immer da ist. Für die Spielleitung.
api-do-open-game = Eröffnet ein Spiel und nennt einmalig seine Token: für die Spielleitung, fürs Publikum und je eines für jeden Platz hier. Wer eingeladen wird, hat stattdessen eine Einladung.
api-do-claim = Nimmt einen Platz mit seiner Einladung ein, einmal, und nennt das Token, das ihn von nun an öffnet.
api-do-go-on = Geht mit den Plätzen, die dort frei gehalten sind, zum nächsten Spiel der Chronik weiter und nennt ihre Token.
api-do-see-seats = Wer welchen Platz hat, und die Einladungen, die noch offen sind. Für die Spielleitung.
api-do-free = Gibt den Platz einer eingeladenen Person frei: Seine Token öffnen nichts mehr, alle am Tisch erfahren es, und es gibt eine neue Einladung. Für die Spielleitung.
api-do-device = Eine Einladung zu einem Platz für ein weiteres Gerät der Person, die ihn hat; beide haben ihn dann.
api-do-who-am-i = Sagt, welches Spiel und welchen Platz ein Token öffnet.
api-do-see-game = Das Spiel, wie ein Platz es kennen darf: Plätze, Spielplan, die offene Frage mit allen erlaubten Antworten, der Verlauf.
api-do-hear-talk = Was früher gesagt wurde, seitenweise.
api-do-see-moment = Der Spielplan, wie er nach so vielen Antworten war.
api-do-motive = Warum ein Bot tat, was eine Zeile des Protokolls erzählt, in einem Satz; der Moment ist der der Zeile.
api-do-hear-game = Ein Strom von Ereignissen: eines je Änderung, mit den neuen Zeilen des Verlaufs, und ein Lebenszeichen.
api-do-do = Beantwortet die offene Frage, nimmt zurück, spricht, setzt feste Antworten oder einen Webhook. Kommt die Bestätigung, ist es gespeichert.
api-do-preview = Die genauen Chancen des Kampfs, zu dem eine Antwort führen würde, soweit alle sie kennen dürfen.
api-do-record = Die Aufzeichnung eines beendeten Spiels.
api-do-keep-chronicle = Bewahrt eine Chronik auf: den Text ihrer Datei oder einen Text aus Tabletop Simulator.
api-do-see-chronicle = Was alle über eine Chronik wissen dürfen, und ihre Geschichte.
api-do-chronicle-file = Die Datei einer Chronik, solange kein Spiel von ihr läuft.
api-do-chronicle-string = Eine Chronik als Text für Tabletop Simulator, solange kein Spiel von ihr läuft.
api-do-cards = Alle Karten und Orte.
api-do-card = Eine Karte oder ein Ort nach dem Schlüssel, etwa card-wolves, oder nach der Nummer, etwa card:57.
api-do-law = Alle Abschnitte des Gesetzes.
api-do-clause = Ein Abschnitt des Gesetzes.
api-do-bots = Die Stufen der Bots.
api-do-openapi = Das OpenAPI-Dokument: jeder Aufruf, jeder Inhalt und jede Antwort.
api-do-about = Diese Liste.
api-bot-novice = Sieht sich an, was ihm zuerst einfällt.
api-bot-regular = Sieht sich das Naheliegende an und beurteilt aus Erfahrung, was daraus wird.
api-bot-veteran = Denkt den Zug bis zum Ende durch, und was die anderen daraus machen.
api-bot-master = Denkt dasselbe wieder und wieder durch.
api-status-400 = Die Anfrage ist nicht lesbar.
api-status-401 = Ein Token fehlt.
api-status-403 = Das darfst du nicht tun oder sehen, oder nicht jetzt.
api-status-404 = Das gibt es nicht, oder das Token öffnet es nicht.
api-status-409 = Das Spiel ist weitergegangen oder läuft noch.
api-status-410 = Die Einladung ist verbraucht.
api-status-413 = Die Anfrage ist zu groß.
api-status-422 = Das Gesetz oder der Tisch verbietet es.
api-status-429 = Zu viele Anfragen auf einmal.
api-status-500 = Der Speicher des Servers hat versagt; nichts wurde geändert.
api-status-503 = Das Spiel steht still.

## Würfel, wie sie liegen
icon-die-a-hollow = hohles Schwert
icon-die-a-sword = Schwert
icon-die-a-skull = zwei Schwerter und ein Schädel
icon-die-d-blank = leer
icon-die-d-shield = Schild
icon-die-d-two = zwei Schilde
icon-die-d-x2 = Verdopplung
icon-die-end = Endwürfel

date = { $day }. { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
