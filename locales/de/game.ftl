## Names
colour-purple = Lila
colour-red = Rot
colour-black = Schwarz
colour-blue = Blau
colour-yellow = Gelb
colour-white = Weiß
colour-brown = Braun
colour-pink = Rosa
bandits = die Räuber
suit-discord = Chaos
suit-arcane = Mystik
suit-order = Ordnung
suit-hearth = Heimat
suit-beast = Wildnis
suit-nomad = Nomaden
region-cradle = Wiege
region-provinces = Provinzen
region-hinterland = Hinterland
banner-peoples-favor = Volksgunst
banner-darkest-secret = Dunkelstes Geheimnis
oath-supremacy = Schwur der Vorherrschaft
oath-people = Schwur des Volkes
oath-devotion = Schwur der Hingabe
oath-protection = Schwur der Geborgenheit
site-unknown = unbekanntes Land ({ $region })
site-facedown = { $region }, { $place ->
    [top] oben
    [middle] Mitte
   *[other] unten
}
card-facedown = eine verdeckte Karte

## Choices
choice-yes = ja
choice-no = nein
choice-done = fertig
choice-search = Suchen
choice-muster = Anwerben
choice-trade = Tauschen
choice-recover = Bergen
choice-campaign = Kämpfen
choice-travel = Reisen
choice-forge = Schmieden
choice-challenge = Herausfordern
choice-play-adviser = Ratgeber ausspielen
choice-peek-relic = Reliquie anschauen
choice-peek-reliquary = Reichsreliquie anschauen
choice-take-warbands = Scharen aufnehmen
choice-leave-warbands = Scharen zurücklassen
choice-give-warbands = Scharen geben
choice-ask-warbands = um Scharen bitten
choice-offer-citizenship = Bürgertum anbieten
choice-exile-citizen = einen Bürger ins Exil schicken
choice-exile-self = selbst ins Exil gehen
choice-show-adviser = Ratgeber zeigen
choice-rest = Ruhen
choice-reveal-relics = Reliquien aufdecken
choice-negotiate = verhandeln
choice-favor-to-banner = Gunst auf die Volksgunst legen
choice-secret-to-banner = ein Geheimnis auf das Dunkelste Geheimnis legen
choice-secret-to-site = ein Geheimnis auf deinen Ort legen
choice-follow-flame = der Wandernden Flamme folgen
choice-use = { $card } nutzen
choice-use-add = { $card } nutzen: hinzufügen
choice-use-remove = { $card } nutzen: entfernen
choice-use-with = { $card } nutzen: { $detail }
choice-build = { $edifice } anstelle von { $card }
choice-build-some = ein Bauwerk anstelle von { $card }
choice-repair = { $edifice }, wiederhergestellt
choice-bank = Gunstlager { $suit }
choice-deck = Weltstapel
choice-pile = Ablagestapel { $region ->
    [Wiege] der Wiege
    [Provinzen] der Provinzen
   *[other] des Hinterlands
}
choice-facedown = verdeckter Ratgeber { $n } von { $player }
choice-site-relic = Reliquie { $n } ({ $site })
choice-reliquary = Reliquienschrein { $n }
choice-held-relic = verdeckte Reliquie { $n } von { $player }
choice-legacy = Vermächtnis { $n }
choice-conquest = Orte erobern
choice-raid = { $player } überfallen
choice-recent = das jüngste Ende
choice-forgotten = das vergessene Ende
choice-legacy-of = Vermächtnis { $n } von { $player }
choice-aside = beiseitegelegte Reliquie { $n }
choice-dispossessed = verbannte Karte { $n }
choice-stack = Stapel { $n }
choice-face = { $face ->
    [0] leer
    [1] Schild
    [2] Doppelschild
   *[other] x2
}
choice-wealth = den Reichtum deines Orts nehmen
choice-drawn = gezogene Karte { $n }
choice-pawn = Figur und Gunst
choice-raided-pawn = Figur
choice-pawn-of = Figur von { $player }: wird verbannt, die halbe Gunst kann brennen
choice-raided-pawn-of = Figur von { $player }: wird versetzt; verdeckte Karten und die halbe Gunst gehen verloren
choice-wake-favor = eine Gunst darauflegen
choice-wake-return = eine Gunst ins ärmste Lager zurückgeben
choice-board = Tableau von { $player }
choice-to-site = an den Ort: { $site }
choice-faceup = offen
choice-facedown-play = verdeckt
choice-adviser-faceup = als Ratgeber, offen
choice-adviser-facedown = als Ratgeber, verdeckt
choice-reveal = offenbaren
choice-discard = abwerfen
choice-favor = Gunst
choice-secret = Geheimnis
choice-dark-secret = verdecktes Geheimnis
choice-counter = Gegenangebot

## Questions
ask-colour = Wähle eine Farbe.
ask-scarce-favor = Es gibt zu wenig Gunst: Verteile, was da ist, auf die Orte.
ask-start-site = Wo beginnt deine Figur?
ask-start-adviser = Welche Karte behältst du als verdeckten Ratgeber?
ask-discard-order = In welcher Reihenfolge wirfst du ab? Die letzte liegt oben auf dem Stapel.
ask-bury-order = In welcher Reihenfolge legst du sie unter den Weltstapel? Die letzte liegt zuunterst.
ask-wake-favor = Volksgunst: 1 Gunst darauflegen oder 1 ins ärmste Lager zurückgeben?
ask-poorest-bank = In welches der ärmsten Lager kommt die Gunst?
ask-site-token = Etwas von deinem Ort nehmen?
ask-act = Was tust du?
ask-target-search = Wo suchst du?
ask-target-muster = Auf welcher Karte wirbst du an?
ask-target-trade = Mit welcher Karte tauschst du?
ask-target-recover = Was birgst du?
ask-target-campaign = Wen greifst du an?
ask-target-forge = Wo schmiedest du?
ask-target-challenge = Um welches Banner forderst du heraus?
ask-travel = Wohin reist du?
ask-target-travel = Wohin reist die Figur von { $player }?
ask-trade-for = Gunst oder Geheimnisse eintauschen?
ask-modifier = Welche Fähigkeit nutzt du dafür? Wähle eine, oder keine.
ask-needed-modifier = { $action } geht hier nur mit einer dieser Fähigkeiten. Willst du sie nutzen?
ask-free-action = Jetzt die Aktion { $action } ausführen, ohne Vorräte?
ask-toll = { $card } verlangt dafür eine Zahlung. Zahlst du?
ask-keep = Welche Karte behältst du?
ask-keep-second = Eine zweite Karte behalten? Eine der beiden muss an einen Ort gespielt werden.
ask-play-first = Welche Karte spielst du zuerst?
ask-discard-pile = Auf welchen Stapel kommt alles, was du bei diesem Suchen abwirfst?
ask-on-top = Oben auf diesen Stapel? (nein: darunter)
ask-play = Wohin spielst du { $card }?
ask-only-discard = { $card } kannst du jetzt nirgends spielen, nur abwerfen. Willst du das?
ask-sole-discard = { $card } muss dafür abgeworfen werden, um Platz zu machen. Willst du das?
ask-sole-bury = { $card } muss dafür begraben werden, um Platz zu machen. Willst du das?
ask-first-discard = { $card }: zuerst eine Karte abwerfen, um Platz zu machen?
ask-first-bury = { $card }: zuerst dort eine Karte begraben?
ask-make-room = Du hast zu viele Ratgeber: Welchen wirfst du ab, um Platz zu machen?
ask-conspire = Ein Geheimnis verbrennen, um jemandem hier eine Reliquie oder ein Banner zu nehmen? Wähle, was du nimmst.
ask-banner-price = Wie viel zahlst du für { $banner ->
    [Volksgunst] die Volksgunst
   *[other] das Dunkelste Geheimnis
}?
ask-first-bank = Die alte Gunst geht Stück für Stück in die Lager: Mit welchem Lager beginnt sie?
ask-targets = Was sind deine Ziele?
ask-attack-dice = Wie viele Angriffswürfel nimmst du?
ask-join-as-ally = Hilfst du als Reichsverbündeter bei der Verteidigung?
ask-lend-plan = Darf { $player } deinen Schlachtplan { $card } nutzen?
ask-plan-payer = Wer bezahlt für { $card }?
ask-pay-plan = Bezahlst du den Schlachtplan { $card } von { $player }?
ask-let-join = Darf { $player } dir als Reichsverbündeter helfen?
ask-battle-plan = Welchen Schlachtplan nutzt du? Wähle einen, oder keinen.
ask-sacrifice = { $n } { $n ->
    [one] Schar
   *[other] Scharen
} opfern, um zu siegen?
ask-losses = { $n ->
    [one] Welche Schar wird erledigt?
   *[other] Welche { $n } Scharen werden erledigt?
}
ask-take-rule = Wie viele Scharen deiner Streitmacht stellst du auf die angegriffenen Orte?
ask-banish = Wohin verbannst du die Figur?
ask-burn-half = Die Hälfte der gegnerischen Gunst verbrennen, abgerundet?
ask-plan-order = Mehrere deiner Schlachtpläne wirken jetzt: Welche Wirkung kommt als nächste?
ask-roll-defense = Wirf die Verteidigungswürfel.
ask-roll-attack = Wirf die Angriffswürfel.
ask-roll-end = Wirf den Spielendewürfel.
ask-random-site = Zieh zufällig einen Ort.
ask-vow = Welchen Schwur leistest du für das nächste Spiel?
ask-invite = Welchen Exilanten bietest du das Bürgertum an?
ask-become-citizen = { $player } bietet dir das Bürgertum im nächsten Spiel an. Nimmst du an?
ask-build-new = Ein Bauwerk anstelle einer Karte an deinen Orten bauen? Diese Karte wird begraben.
ask-build = Ein Bauwerk anstelle eines Bewohners bauen oder eine Ruine instand setzen?
ask-common-suit = Welche ist die häufigste Farbe deiner Ratgeber?
ask-random-card = Zieh zufällig eine Karte.
ask-which-adviser = { $minor ->
    [show] Welchen verdeckten Ratgeber zeigst du?
   *[other] Welchen verdeckten Ratgeber spielst du?
}
ask-which-relic = Welche verdeckte Reliquie schaust du dir an?
ask-how-many-warbands = { $minor ->
    [take] Wie viele Scharen nimmst du von deinem Ort mit?
    [leave] Wie viele Scharen lässt du an deinem Ort?
    [give] Wie viele Scharen gibst du ab?
   *[other] Um wie viele Scharen bittest du?
}
ask-warbands-with = Mit wem aus dem Reich an deinem Ort?
ask-permit-take = Darf { $player } { $n } { $n ->
    [one] Schar
   *[other] Scharen
} vom eigenen Ort aufnehmen?
ask-permit-give = Nimmst du { $n } { $n ->
    [one] Schar
   *[other] Scharen
} von { $player } an?
ask-permit-ask = Gibst du { $player } { $n } { $n ->
    [one] Schar
   *[other] Scharen
}?
ask-whom = { $minor ->
    [show] Wem zeigst du ihn?
    [exile] Welchen Bürger verbannst du ins Exil?
   *[other] Welchem Exilanten bietest du das Bürgertum an?
}
ask-show-reliquary = Welche Reliquien des Reliquienschreins zeigst du { $player } vor dem Angebot?
ask-offer = Was bietest du { $player } mit dem Bürgertum an?
ask-bargain = Was bietest du { $player } an, und was willst du dafür?
ask-accept = Nimmst du das Angebot von { $player } an?
ask-turn-purple = Es gibt zu wenige lila Scharen: Welche von deinen werden lila?
ask-next-oathkeeper = Du bist zurückgefallen, und andere stehen gleich: Wer erhält den Bewahrertitel?
ask-for = { $card }: { $what ->
    [whether] nutzen?
    [player] wähle eine Person.
    [card] wähle eine Karte.
    [site] wähle einen Ort.
    [bank] wähle ein Gunstlager.
    [relic] wähle eine Reliquie oder ein Banner.
    [number] wie viele?
    [secret] welches Geheimnis?
    [order] in welcher Reihenfolge?
    [warbands] wie viele Scharen?
    [deal] zu welchen Bedingungen?
    [dice] welche Würfel würfelst du noch einmal?
    [purse] woher kommt die Gunst?
    [loss] was gibst du auf?
    [bargain] Gunst nehmen (2, für eins deiner Geheimnisse) oder ein Geheimnis (für 2 deiner Gunst)?
    [goal] wähle ein Ziel für den Eidbewahrer.
   *[region] wähle eine Region.
}
ask-for-own = { $card }: { $question }
ask-rest-power = Eine Ruhen-Fähigkeit nutzen oder den Zug beenden?
ask-wake-power = Welche Erwachen-Fähigkeit nutzt du? Wähle eine, oder beginne zu agieren.
ask-place-vision = Wie viele Karten des Weltstapels liegen über dieser: { $card }?
ask-inherit = Von welchen beiden nimmst du je 1 Gunst? Von niemandem: 3 Gunst aus dem gemeinsamen Lager.
ask-chronicle-power = Mehrere Fähigkeiten wirken jetzt nacheinander. Welche ist die nächste?
ask-scatter = Welche Reliquie kommt hierhin: { $site }?
ask-which-edifice = Welches Bauwerk wird gebaut?
ask-buy-off = { $card }: 1 [favor] an ihr Lager zahlen, damit { $other } nicht abgeworfen wird?
ask-set-up-power = Mehrere Fähigkeiten wirken jetzt nacheinander. Welche ist die nächste?
ask-keep-legacy = Welches der gezogenen Vermächtnisse bleibt, verdeckt? Die anderen gehen.
ask-sacrifice-before = Wie viele Scharen deiner Streitmacht opferst du? Jede gibt dem Angriff 1 mehr, bevor die Verteidigung würfelt.
ask-displace = Wohin stellst du die Figur, die du überfallen hast?
ask-forge-favor = Auf welche Karten hier kommt die Gunst der Schmiedekosten, je eine?
ask-forge-secrets = Auf welche Karten hier kommen die Geheimnisse der Schmiedekosten, je eines?
ask-roll-again = Bisher { $rolled } von { $need } Schilden. 1 Vorrat ausgeben und zwei weitere Würfel werfen (sie reichen zu { $percent } %), oder aufgeben?
ask-recover-relic = Welche Reliquie nimmst du? Sie bleibt verdeckt vor dir liegen.
ask-reveal-relics = Welche deiner Reliquien deckst du auf? Dann wirken ihre Fähigkeiten, und Überfälle können ihnen gelten.
ask-partner = Mit wem verhandelst du?
ask-parties = Mit wem verhandelst du? Mehrere, die hier sind, können eine Abmachung treffen.
ask-between = Was tauschen { $player } und { $other } in dieser Abmachung?
ask-favor-to-banner = Wie viel Gunst legst du auf die Volksgunst?
ask-secret-falls = Auf welchen Ort fällt das nächste Geheimnis des Banners?
ask-follow-flame = Zu welchem Ort mit einem Geheimnis geht deine Figur? Das ist kein Reisen und kostet nichts.
ask-festival = Das Fest an deinem Ort feiern? Anwerben und Tauschen gegen Gunst bringen dort eins mehr.
ask-consent = Lässt du { $player } { $card } nutzen?
ask-let-pass = Lässt du { $player } über deinen Pass?
ask-conspire-must = Die Verschwörung nimmt jemandem hier etwas: was?
ask-lot = Niemand hat gewonnen: Lose aus, wer gewinnt.

## Why not
why-not-offered = Das ist hier nicht möglich.
why-wrong-form = Das ist keine Antwort auf die offene Frage.
why-wrong-number = Das ist zu wenig oder zu viel.
why-supply = Es kostet { $need } { $need ->
    [one] Vorrat
   *[other] Vorräte
}, du hast { $have }.
why-favor = Es braucht { $need } Gunst, du hast { $have }.
why-secrets = Es braucht { $need } { $need ->
    [one] offenes Geheimnis
   *[other] offene Geheimnisse
}, du hast { $have }.
why-tokens-on-card = Auf der Karte liegen schon Gunst oder Geheimnisse; sie muss leer sein.
why-nothing-to-draw = Es gibt keine Karte zu ziehen: Da liegt nichts.
why-no-card-here = An deinem Ort liegt keine Karte dafür.
why-no-suit = Die Karte zeigt keine Farbe: Sie ist eine Ruine.
why-no-relic-here = An deinem Ort liegt keine Reliquie.
why-all-seen = Du hast dir schon alle angeschaut.
why-no-price = Der Ort nennt keinen Preis für seine Reliquien.
why-secret-guarded = Jede Karte am Ort des Banners passt zu einem Ratgeber dort.
why-secret-alone = Keine Karte am Ort des Banners zeigt eine Farbe; es braucht eine, die zu keinem Ratgeber dort passt.
why-no-defender = Niemand, der deinen Ort beherrscht oder dort steht, kann angegriffen werden.
why-no-target = Es gibt kein erlaubtes Ziel.
why-no-target-here = Mindestens ein Ziel muss an deinem Ort sein.
why-must-target-own-site = Die Gegenseite beherrscht deinen Ort, also muss er ein Ziel sein.
why-must-target-too = Auch { $card } muss ein Ziel sein.
why-no-destination = Es gibt kein Reiseziel.
why-same-site = Die Figur ist schon dort; eine Reise führt an einen anderen Ort.
why-site-full = Der Ort ist voll: Für eine weitere Karte ist kein Platz.
why-site-facedown = Der Ort ist verdeckt.
why-site-only = Die Karte kann nur an einem Ort liegen.
why-adviser-only = Die Karte kann nur Ratgeber sein.
why-locked = Die Karte ist gesperrt: Sie kann weder abgeworfen noch bewegt noch ausgetauscht werden.
why-in-use = Die Karte modifiziert diese Aktion und bleibt bis zu deren Ende.
why-no-room = Du hast so viele Ratgeber wie erlaubt und keinen, den du abwerfen könntest, um Platz zu machen.
why-vision-at-site = Visionen kann man nicht an einen Ort spielen.
why-not-exile = Das kann nur ein Exilant.
why-not-citizen = Das kann nur ein Bürger.
why-no-scepter = Das kann nur, wer das Prachtvolle Zepter besitzt.
why-scepter-new = Das Prachtvolle Zepter wurde erst in diesem Zug genommen.
why-reliquary-empty = Im Reliquienschrein liegt keine Reliquie.
why-no-exile = Es gibt keinen Exilanten, dem du es anbieten könntest.
why-no-citizen = Es gibt keinen anderen Bürger.
why-holds-scepter = Das geht nicht mit dem Prachtvollen Zepter im Besitz.
why-no-warbands = Auf deinem Tableau stehen keine Scharen.
why-no-warbands-here = An deinem Ort stehen keine deiner Scharen.
why-last-warband = An deinem Ort steht nur eine deiner Scharen, und die letzte bleibt dort.
why-nobody-has-warbands = Niemand aus dem Reich an deinem Ort hat Scharen abzugeben.
why-not-ruler = Du beherrschst deinen Ort nicht.
why-rules-nothing = Du beherrschst keinen Ort.
why-nobody-here = Niemand sonst aus dem Reich ist an deinem Ort.
why-no-facedown = Du hast keinen verdeckten Ratgeber.
why-all-shown = Alle kennen deine verdeckten Ratgeber schon.
why-forbidden = { $card } verbietet es.
why-toll-unpaid = { $card } verlangt eine Zahlung, die du nicht leisten kannst.
why-odd-dice = { $card }: Die Ziele müssen zusammen eine gerade Zahl von Verteidigungswürfeln bringen, diese bringen { $n }.
why-no-more-offers = Du hast in diesem Zug schon { $n } Verhandlungen begonnen; mehr gehen nicht.
why-needs-banner = { $card }: Das kann nur nutzen, wer dieses Banner hat: { $banner }.
why-needs-trail = { $card }: Du hast keine Spur aufgenommen.
why-needs-rule = { $card }: Das kann nur, wer diese Karte beherrscht.
why-needs-passenger = { $card }: An deinem Ort ist sonst niemand, der mitreisen könnte.
why-needs-enemy-here = { $card }: Die gegnerische Figur ist nicht an deinem Ort.
why-needs-beast-site = { $card }: Es gibt keinen Ort mit einer Karte der Wildnis.
why-needs-imperial-site = { $card }: Das Reich beherrscht deinen Ort nicht.
why-needs-own-site-target = { $card }: Der Ort dieser Karte ist kein Ziel.
why-needs-no-favor = { $card }: Auf deinem Tableau liegt Gunst.
why-needs-exile-title = { $card }: Kein Exilant hat den Bewahrertitel.
why-needs-pawn-here = { $card }: Deine Figur steht nicht hier.
why-needs-consent = { $card }: Räuber willigen nie ein.
why-needs-rich-bank = { $card }: Kein Lager einer Karte hier hat Gunst.
why-needs-imperial = Nur wer zum Reich gehört, kann { $card } nutzen.
why-needs-unseen-relic = { $card }: Es gibt keine Reliquie, die du nicht schon gesehen hast.
why-needs-held-banner = { $card }: Niemand besitzt ein Banner.
why-needs-first-turn = { $card }: Das geht nur in deinem ersten Zug.
why-needs-won = Nur wer gewonnen hat, kann { $card } nutzen.
why-bad-deal = Der Austausch ist leer oder enthält mehr, als da ist.
why-cannot-man = Die andere Seite hat keine Schar, um sie auf den Ort zu stellen.
why-deal-no-room = Die andere Seite hätte keinen Platz für die Ratgeber: Kein anderer kann abgeworfen werden.
why-one-reliquary-relic = Zum Angebot des Bürgertums gehört genau eine Reliquie des Reliquienschreins.
why-seats = { $n } Plätze gehen nicht: Ein Spiel hat 2 bis 6.
why-twice = { $card } ist doppelt da.
why-too-many-pieces = Das sind mehr oder andere Teile, als das Spiel hat.
why-turn-too-long = Ein Zug hat höchstens { $n } Aktionen; raste.
why-over = Das Spiel ist vorbei.
ask-exile-beaten = Du hast { $player } geschlagen. 3 Gunst verbrennen, um diese Person aus dem Reich zu verbannen?
ask-reliquary-relic = Welche Reliquie des Reliquienschreins nimmst du? Sie liegt verdeckt vor dir.
ask-atlas-end = Von welchem Ende des Atlas füllst du die leeren Plätze der Karte?
ask-fulfiller = Mehrere liegen beim Ziel von { $card } gleichauf: { $goal }. Wer erfüllt es?
ask-drop-legacy = Du darfst drei aktive Vermächtnisse behalten. Welches gibst du auf?
ask-world-task = Wer schreibt die Welt?
ask-beacon-task = Wer schreibt das Leuchtfeuer?
ask-give-up-sites = Welche deiner Orte gibt das Reich auf? Mindestens einer bleibt.
ask-stock-reliquary = Welche fünf Reliquien bleiben im Reliquienschrein? Die anderen werden verstreut.
ask-give-points = Einen Punkt verschenken? Er kostet dich zwei.
ask-protect-stack = Welchen offenen Stapel schützt du? Eine seiner Karten behältst du, die anderen dieses Stapels kommen in den Weltstapel, alle übrigen Karten werden vertrieben.
ask-keep-adviser = Welche Karte behältst du verdeckt als ersten Ratgeber deiner Dynastie? Die anderen kommen in den Weltstapel.
ask-newcomers = Neue Karten welcher Farbe kommen als Nächstes? Drei der ersten, zwei der zweiten, eine der dritten.
ask-restore = Welches veränderte Fundament drehst du zurück, wenn überhaupt?
why-other-game = Das ist eine Welt des anderen Spiels.
why-misplaced = { $card } gehört nicht zu diesem Spiel oder kann dort nicht liegen.
why-no-forge = Dein Ort nennt keine Schmiedekosten.
why-empty-cards = Es braucht { $need } Karten an deinem Ort ohne Gunst und Geheimnisse, da sind { $have }.
why-holds-it = Dieses Banner hast du schon: { $banner }.
why-no-banner = Dieses Banner hast du nicht, oder seine Seite erlaubt es nicht: { $banner }.
why-holder-elsewhere = Wer dieses Banner hat, ist an einem anderen Ort: { $banner }.
why-no-facedown-relic = Du hast keine verdeckte Reliquie.
why-no-secret-anywhere = An keinem anderen Ort liegt ein Geheimnis.
why-alone-here = Keine andere Figur ist an deinem Ort.
why-pass-bars = { $card } versperrt den Weg: Wer dort herrscht, hat dich nicht durchgelassen.

## Victories
victory-usurper = als Thronräuber
victory-visionary = mit der { $card }
victory-several = auf mehrere Weisen
victory-stable-regime = durch ein standfestes Reich
victory-successor = als Nachfolger
victory-war-exhaustion = durch Kriegsmüdigkeit
victory-last-oathkeeper = als letzter Bewahrer
victory-lot = durch das Los
victory-foretold = durch die eigene Vorhersage

## The log
log-turn = Runde { $round }: { $player } ist am Zug.
log-rests = { $player } ruht.
log-round-end = Runde { $round } endet.
log-favor = { $n } Gunst: { $from } → { $to }.
log-secrets = { $n } { $n ->
    [one] Geheimnis
   *[other] Geheimnisse
}: { $from } → { $to }.
log-secrets-flipped = { $player } verdeckt { $n } { $n ->
    [one] Geheimnis
   *[other] Geheimnisse
}.
log-supply-spent = { $player } gibt { $n } { $n ->
    [one] Vorrat
   *[other] Vorräte
} aus.
log-supply = { $player } hat { $n } { $n ->
    [one] Vorrat
   *[other] Vorräte
}.
log-warbands-gained = { $player } nimmt { $n } { $n ->
    [one] Schar
   *[other] Scharen
}.
log-killed = { $n } { $n ->
    [one] Schar
   *[other] Scharen
} von { $owner } erledigt ({ $place }).
log-warbands-to-site = { $player } stellt { $n } { $n ->
    [one] Schar
   *[other] Scharen
} auf { $site }.
log-warbands-to-board = { $player } nimmt { $n } { $n ->
    [one] Schar
   *[other] Scharen
} von { $site } auf.
log-trail = { $player } nimmt die Spur von { $other } auf.
log-warbands-replaced = { $player } ersetzt die Scharen an { $site }: Dort stehen jetzt { $n } eigene.
log-warbands-given = { $player } gibt { $n } { $n ->
    [one] Schar
   *[other] Scharen
} an { $other }.
log-action = { $player } { $action ->
    [search] sucht
    [muster] wirbt an
    [trade] tauscht
    [recover] birgt
    [campaign] kämpft
    [forge] schmiedet
    [challenge] fordert um ein Banner heraus
   *[travel] reist
}.
log-uses = { $player } nutzt { $card }.
log-works = { $card } wirkt.
log-bandits-use = Die Räuber nutzen { $card }.
log-drew = { $player } zieht { $n } { $n ->
    [one] Karte
   *[other] Karten
} ({ $from }){ $visions ->
    [0] {""}
    [one] { $n ->
        [one] : eine Vision
       *[other] , darunter eine Vision
    }
   *[other] , darunter { $visions } Visionen
}.
log-saw = Du siehst { $card } ({ $from }).
log-peeked = { $player } schaut eine Karte an ({ $place }).
log-showed = { $player } zeigt { $other } eine verdeckte Karte.
log-revealed = { $card } wird aufgedeckt.
log-played = { $player } spielt { $card } ({ $place }).
log-played-facedown = { $player } spielt einen verdeckten Ratgeber.
log-discarded = { $player } wirft { $card } ab ({ $place }).
log-discarded-hidden = { $player } wirft { $vision ->
    [yes] eine Vision
   *[no] eine Karte
} verdeckt ab ({ $place }).
log-moved = { $card } kommt hierher: { $place }.
log-moved-facedown = { $player } erhält einen verdeckten Ratgeber.
log-relic-buried = { $player } legt eine verdeckte Reliquie unter den Reliquienstapel.
log-flipped = { $card } wird umgedreht.
log-visions-drawn = Gezogene Visionen: { $n }.
log-site-revealed = { $site } wird aufgedeckt.
log-pawn = Die Figur von { $player } steht hier: { $site }.
log-relic-taken = { $player } erhält { $card }.
log-banner-taken = { $player } erhält { $banner ->
    [Volksgunst] die Volksgunst
   *[other] das Dunkelste Geheimnis
}.
log-mob = Die Volksgunst dreht sich auf die Meute-Seite.
log-mob-over = Die Volksgunst dreht sich von der Meute-Seite weg.
log-campaign-start = { $player } kämpft gegen { $other }.
log-target = Ziel: { $target }.
log-ally = { $player } hilft bei der Verteidigung.
log-pools = Angriffswürfel { $attack }, Verteidigungswürfel { $defense }.
log-rolled = { $player } würfelt { $faces }.
log-rolled-bandits = Die Räuber würfeln { $faces }.
log-sacrificed = So opfert { $player } { $n } { $n ->
    [one] Schar
   *[other] Scharen
}: Angriff +{ $n }.
log-outcome = Angriff { $attack } gegen Verteidigung { $defense }: { $winner ->
    [attacker] Der Angriff
   *[defender] Die Verteidigung
} ist siegreich.
log-title = { $player } ist Bewahrer.
log-usurper = { $player } ist Thronräuber.
log-citizen = { $player } wird Bürger.
log-exiled = { $player } wird Exilant.
log-whispers = { $player } verhandelt unter vier Augen mit { $other }.
log-offered = { $player } macht { $other } ein Angebot.
log-accepted = { $player } nimmt an.
log-declined = { $player } lehnt ab.
log-denied = { $player } bekommt eine Absage.
log-uncovered = Feld { $n } des Reliquienschreins ist offen; für den Kanzler gilt: { $card }.
log-won = { $player } gewinnt { $victory }.
log-vowed = { $player } leistet den { $oath }.
log-built = { $card } steht hier: { $site }.
log-site-lost = { $site } verlässt den Spielplan.
log-added = { $n } { $suit }-{ $n ->
    [one] Karte kommt
   *[other] Karten kommen
} in den Weltstapel.
log-archive-healed = Das Archiv füllt sich wieder; { $suit } gibt am meisten.
log-written = Die Chronik ist geschrieben: { $player } gewann { $victory }.
log-bandits-came = { $n } Räuber { $n ->
    [one] kommt
   *[other] kommen
} hierher: { $site }.
log-bandits-gone = { $n } Räuber { $n ->
    [one] verschwindet
   *[other] verschwinden
} von hier: { $site }.
log-relic-hidden = { $player } erhält eine verdeckte Reliquie ({ $from }).
log-relic-shown = { $player } deckt { $card } auf.
log-piles-mixed = { $player } mischt alle Ablagestapel zusammen und teilt sie neu aus.
log-relic-laid = Eine Reliquie kommt verdeckt hierher: { $site }.
log-shuffled = Gemischt: { $what }.
log-relics-aside = { $n } { $n ->
    [one] verdeckte Reliquie von { $player } wird
   *[other] verdeckte Reliquien von { $player } werden
} beiseitegelegt.
log-legacy-woke = { $card } von { $player } ist jetzt aktiv.
log-legacy-slept = { $card } von { $player } schläft ein.
log-legacy-lost = { $player } verliert ein schlafendes Vermächtnis.
log-legacy-given-up = { $player } gibt { $card } auf.
log-crowned = { $player } ist jetzt Kanzler.
log-world-task = { $player } schreibt die Welt.
log-beacon-task = { $player } schreibt das Leuchtfeuer.
log-points = { $player } erhält { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}.
log-altered = Ein Fundament ist verändert: { $foundation }.
log-restored = Ein Fundament ist wiederhergestellt; es war: { $foundation }.
log-archived = Dieser Ort kommt in den Atlas: { $site }.
log-dispossessed-cards = { $n } { $n ->
    [one] Karte wird
   *[other] Karten werden
} vertrieben.
log-legacy-kept = { $player } behält ein Vermächtnis.
log-goal-changed = { $player } ändert den Eid: { $oath }.
log-marked = { $player } ist für einen größeren Sieg gezeichnet.
log-legacies-drawn = { $player } zieht { $n } { $n ->
    [one] Vermächtnis
   *[other] Vermächtnisse
}.
log-dispossessed-return = { $n } { $n ->
    [one] Karte der Vertriebenen kommt
   *[other] Karten der Vertriebenen kommen
} ungesehen hierher: { $place }.
log-pile-buried = { $n } { $n ->
    [one] Karte kommt
   *[other] Karten kommen
} unter den Weltstapel, von hier: { $place }.
log-site-relics-aside = { $n } { $n ->
    [one] Reliquie wird
   *[other] Reliquien werden
} beiseitegelegt, von hier: { $site }.
log-round-marker = Der Rundenmarker rückt vor auf Runde { $round }.
log-festival-at = Das Fest findet hier statt: { $site }.
log-end-die-changed = { $player } verändert den Endwürfel um { $change }.
log-relic-kept = { $player } behält heimlich eine Reliquie für das nächste Spiel.
log-banner-turned = { $banner ->
    [Volksgunst] Die Volksgunst
   *[other] Das Dunkelste Geheimnis
} wird umgedreht.
log-banner-returned = { $banner ->
    [Volksgunst] Die Volksgunst
   *[other] Das Dunkelste Geheimnis
} geht zurück ins gemeinsame Lager.
log-caged = { $n } { $n ->
    [one] Schar kommt
   *[other] Scharen kommen
} vom Tableau von { $player } auf { $card }.
log-uncaged = { $n } { $n ->
    [one] Schar kehrt
   *[other] Scharen kehren
} von { $card } auf das Tableau von { $player } zurück.
log-uncaged-bank = { $n } { $n ->
    [one] Schar
   *[other] Scharen
} von { $owner } auf { $card } { $n ->
    [one] geht
   *[other] gehen
} ins Lager zurück.
log-warbands-removed = { $n } { $n ->
    [one] Schar
   *[other] Scharen
} von { $owner } { $n ->
    [one] geht
   *[other] gehen
} ins Lager zurück ({ $place }).
face-hollow = { $n } { $n ->
    [one] hohles Schwert
   *[other] hohle Schwerter
}
face-sword = { $n } { $n ->
    [one] Schwert
   *[other] Schwerter
}
face-skull = { $n } Schädel
face-blank = { $n } leer
face-shield = { $n } { $n ->
    [one] Schild
   *[other] Schilde
}
face-double = { $n } { $n ->
    [one] Doppelschild
   *[other] Doppelschilde
}
face-x2 = { $n } x2
face-none = nichts
place-box = Schachtel
place-dispossessed = Vertriebene
place-deck = Weltstapel
place-pile = Ablagestapel { $region ->
    [Wiege] der Wiege
    [Provinzen] der Provinzen
   *[other] des Hinterlands
}
place-advisers = Ratgeber von { $player }
place-revealed = offenbarte Vision von { $player }
place-hand = Hand von { $player }
place-relic-deck = Reliquienstapel
place-relic-at = Reliquie: { $site }
place-reliquary = Reliquienschrein { $n }
place-slot = Feld { $slot }
place-held = Reliquien von { $player }
place-lineage = aufbewahrt von der Dynastie { $colour }
place-ambitions = Reihe der Offenen Ambitionen
place-aside = beiseitegelegt
place-reliquary-pile = Reliquienschrein
place-edifice-deck = Bauwerkstapel
place-legacy-deck = Vermächtnisstapel
place-legacies = Vermächtnisse von { $player }
place-stored = aufbewahrt mit { $site }
purse-shared = gemeinsames Lager

## Chronicles
role-chancellor = der Kanzler
role-citizen = ein Bürger
role-exile = ein Exilant
chronicle-won = In Spiel { $number }, in Runde { $round }, bestieg { $winner }, { $role }, den Thron { $victory }.
chronicle-kept-oath = Der { $old } blieb in Kraft.
chronicle-new-oath = Der { $old } wich dem { $new }.
chronicle-built = { $card } wurde errichtet.
chronicle-ruined = Zu Ruinen verfallen: { $cards }.
chronicle-added = Neu in der Welt: { $suits }.
chronicle-lost = Vom Spielplan verschwunden: { $sites }.
chronicle-points = Punkte: { $points }.
chronicle-era = Die Ära endet: { $winners } { $count ->
    [one] gewinnt sie
   *[other] teilen sie sich
} mit { $points } Punkten.


## Chronicle strings
repair-version = Version { $version } wird wie 3.3.1 gelesen.
repair-no-winner = Niemand ist als Sieger genannt; Lila wird genommen.
repair-too-long = { $n } Zeichen nach dem Ende werden übergangen.
repair-relic-too-many = { $card } passt im Text nicht neben { $site } und kommt unter den Reliquienstapel.
repair-twice = { $card } ist doppelt da; die zweite ({ $place }) wird weggelassen.
repair-site-twice = { $site } liegt doppelt auf dem Spielplan; Feld { $slot } wird geleert.
repair-not-at-site = { $card } kann nicht an einem Ort liegen und wird entfernt.
repair-no-place = { $card } hat keinen Platz am Ort und kommt zurück in den Weltstapel oder das Archiv.
repair-not-there = { $card } gehört nicht hierher ({ $place }) und wird weggelassen.
repair-facedown-relic = { $card } lag an einem verdeckten Ort und kommt zurück in den Reliquienstapel.
repair-missing-relics = Fehlende Reliquien kommen oben auf den Reliquienstapel: { $cards }.
repair-deck-rebuilt = Dem Weltstapel fehlen Visionen; er wird neu gebildet.
repair-top-site = Der oberste Ort der Wiege wird aufgedeckt.
repair-no-history = Die Geschichte der Spiele bleibt in dieser Datei: Im Text ist kein Platz für sie.
