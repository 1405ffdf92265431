# Chronicle strings of New Foundations: what is wrong with one, what was repaired, what it cannot hold.

string-of-base = Das ist ein Text des Grundspiels, nicht von New Foundations.
string-of-foundations = Das ist ein Text von New Foundations, nicht vom Grundspiel.
string-short = Für den Text einer Chronik ist das zu kurz.
string-character = Zeichen { $at } ist „{ $character }“; das kommt in Texten von New Foundations nicht vor.
string-version = Version { $version } der Texte von New Foundations ist nicht bekannt.
string-checksum = Die Prüfsumme passt nicht: Ein Teil des Textes fehlt oder wurde verändert.
string-sections = Der Text hat { $n } Abschnitte, mehr als es geben kann.
string-number = In diesem Abschnitt ({ $section }) steht etwas, das keine solche Zahl ist.
string-fence = In diesem Abschnitt ({ $section }) hat der letzte Ort kein Ende.
string-site = In diesem Abschnitt ({ $section }) hat ein Ort die Nummer { $number }, die kein Ort hat.
string-card = In diesem Abschnitt ({ $section }) hat eine Karte die Nummer { $number }, die dort keine Karte hat.
string-chunk = In diesem Abschnitt ({ $section }) fehlt ein Teil der Karten.
string-gap = In diesem Abschnitt ({ $section }) ist eine Lücke zwischen den Karten.
string-altered = In diesem Abschnitt ({ $section }) ist mehr verändert, als es Fundamente gibt.
string-lineage = In diesem Abschnitt ({ $section }) wurden die drei Teile einer Dynastie erwartet.
string-role = In diesem Abschnitt ({ $section }) steht nicht, ob die Dynastie im Exil lebt, Bürger ist oder den Kanzler stellt.

string-section-atlas = Atlas
string-section-world = Orte des Reichs
string-section-deck = Weltstapel
string-section-relic-deck = Reliquienstapel
string-section-dispossessed = Vertriebene
string-section-reliquary = Reliquienschrein
string-section-foundations = Fundamente
string-section-lineage = Dynastie { $colour }

string-no-room = { $card } ({ $place }) hat im Text keinen Platz und kommt zurück in den Stapel.
string-leaves-out = Ein Text enthält weder den Namen der Chronik noch das Ziel des Bewahrers, Punkte, Ären und Namen der Spieler: Sie bleiben in dieser Datei.
string-name = Eine Chronik von New Foundations
string-goal = Der Text nennt das Ziel des Bewahrers nicht: Es ist { $oath }.

repair-atlas-twice = { $site } ist doppelt da; der zweite Ort wird weggelassen.
repair-full-site = { $card } hat keinen Platz (Ort: { $site }) und kommt zurück in den Stapel.
repair-two-chancellors = Es gibt schon einen Kanzler; die Dynastie { $colour } wird Bürger.
repair-missing-sites = Fehlende Orte kommen ans vergessene Ende des Atlas: { $sites }.
repair-denizens = Die Welt hat { $n } Bewohner statt { $all }.
