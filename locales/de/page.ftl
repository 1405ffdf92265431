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
