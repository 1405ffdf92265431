# Promises that players write down, and how they kept their word.

promises-tab = Versprechen
promises-title = Versprechen
promises-none = Noch hat niemand etwas versprochen.
promises-hint = Ein Versprechen bindet nach den Regeln niemanden. Wem es gegeben wurde, der sagt, was daraus wurde.
promises-made-to = an
promises-round = Runde { $round }
promises-form = Etwas versprechen
promises-to = Wem
promises-text = Was du versprichst
promises-send = Versprechen
promises-peace = Frieden bis zum Ende von Runde { $round }
promises-peace-until = Frieden bis zum Ende von Runde
promises-peace-send = Frieden versprechen
promises-peace-with = mit
promises-peace-hint = Wer Frieden verspricht, greift die anderen nicht an. Was daraus wird, sieht man am Spiel; wer zuerst angreift, beendet ihn. Erfahrene Bots und Meister verlassen sich darauf, bis jemand ein solches Versprechen gebrochen hat.
promises-in-deal = Mit diesem Angebot versprichst du außerdem
promises-in-deal-hint = Freiwillig. Es bindet niemanden, aber alle lesen es.
promises-mark-open = offen
promises-mark-kept = gehalten
promises-mark-broken = gebrochen
promises-mark-released = erlassen
promises-say-kept = Gehalten
promises-say-broken = Gebrochen
promises-say-released = Erlassen
promises-annals = Wer Wort gehalten hat
promises-kept-of = { $all ->
        [one] { $kept } von { $all } Versprechen gehalten
       *[other] { $kept } von { $all } Versprechen gehalten
    }
promises-kept-of-open = { $all ->
        [one] { $kept } von { $all } Versprechen gehalten, { $open } noch offen
       *[other] { $kept } von { $all } Versprechen gehalten, { $open } noch offen
    }
promises-unjudged = { $open ->
        [one] { $open } Versprechen, noch offen
       *[other] { $open } Versprechen, noch offen
    }

logbook-promise-made = { $name } gibt ein Versprechen (an: { $to }): „{ $text }“
logbook-promise-kept = { $name } sagt, dieses Versprechen sei gehalten worden (von: { $maker }): „{ $text }“
logbook-promise-broken = { $name } sagt, dieses Versprechen sei gebrochen worden (von: { $maker }): „{ $text }“
logbook-promise-released = { $name } erlässt ein Versprechen (von: { $maker }): „{ $text }“
logbook-promise-peace-made = { $name } verspricht Frieden bis zum Ende von Runde { $round } (an: { $to })
logbook-promise-peace-released = { $name } erlässt ein Friedensversprechen bis zum Ende von Runde { $round } (von: { $maker })

deed-promise-empty = Ein Versprechen braucht mindestens ein Wort.
deed-promise-nobody = Ein Versprechen gilt mindestens einem anderen an diesem Tisch.
deed-promise-late = Das Spiel ist vorbei: Darin kann nichts mehr versprochen werden.
deed-promise-many = Für ein Spiel hast du genug versprochen.
deed-promise-peace-words = Frieden wird ohne Worte versprochen; gib dafür ein eigenes Versprechen.
deed-promise-peace-until = Frieden kann bis zum Ende dieser Runde oder einer der nächsten beiden versprochen werden, solange das Spiel sie hat.
deed-mark-peace = Was aus einem Friedensversprechen wird, sieht man am Spiel; man kann es nur erlassen.
deed-mark-peace-not-yours = Nur wem Frieden versprochen wurde, kann ihn erlassen.
deed-mark-peace-over = Dieses Friedensversprechen gilt dir gegenüber nicht mehr; es gibt nichts zu erlassen.
deed-mark-not-yours = Nur wem etwas versprochen wurde, sagt, ob es gehalten wurde.
deed-mark-open = Ein Versprechen ist gehalten, gebrochen oder erlassen.
deed-mark-often = Was aus diesem Versprechen wurde, ist oft genug gesagt worden.
