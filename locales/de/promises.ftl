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

deed-promise-empty = Ein Versprechen braucht mindestens ein Wort.
deed-promise-nobody = Ein Versprechen gilt mindestens einem anderen an diesem Tisch.
deed-promise-late = Das Spiel ist vorbei: Darin kann nichts mehr versprochen werden.
deed-promise-many = Für ein Spiel hast du genug versprochen.
deed-mark-not-yours = Nur wem etwas versprochen wurde, sagt, ob es gehalten wurde.
deed-mark-open = Ein Versprechen ist gehalten, gebrochen oder erlassen.
deed-mark-often = Was aus diesem Versprechen wurde, ist oft genug gesagt worden.
