# Warum ein Bot tat, was er tat, in einem Satz, aus dem, was alle sahen.

motive-why = Warum?
motive-unknown = Dazu gibt es nichts weiter zu sagen.
motive-who-warlord = { $player }, Feldherr durch und durch,
motive-who-schemer = { $player }, Ränkeschmied durch und durch,
motive-who-courtier = { $player }, Höfling durch und durch,
motive-who-hermit = { $player }, Einsiedler durch und durch,

motive-campaign = { $who } wollte { $targets } gegen { $foe } gewinnen: { $percent } % { $n ->
    [one] Aussicht
   *[other] Aussicht auf alles
}{ $too }.
motive-campaign-begun = { $who } will Land oder Schätze der anderen.
motive-travel-then = { $who } reiste zu { $site }, um { $then ->
    [search] von dort zu suchen
    [muster] dort anzuwerben
    [trade] dort zu tauschen
    [recover] dort etwas zu bergen
    [campaign] von dort zu kämpfen
    [forge] dort eine Reliquie zu schmieden
   *[challenge] dort um ein Banner herauszufordern
}.
motive-travel-attack = { $who } reiste zu { $site }, weil der Ort zu nehmen wäre: { $percent } %.
motive-travel-relic = { $who } reiste zu { $site } wegen { $n ->
    [one] der Reliquie dort
   *[other] der { $n } Reliquien dort
}.
motive-travel-own = { $who } reiste zu { $site }, um dem Ort beizustehen.
motive-travel = { $who } reiste zu { $site } wegen dem, was { $n ->
    [0] dort noch kommen kann
    [one] die Karte dort bietet
   *[other] die { $n } Karten dort bieten
}.
motive-muster-campaign = { $who } wollte { $n } weitere [warband] für den Kampf, der folgte.
motive-muster-attack = { $who } wollte { $n } weitere [warband]: { $site } wäre jetzt mit { $percent } % statt { $before } % zu nehmen.
motive-muster = { $who } wollte { $n } weitere [warband] und hat jetzt { $all } bei sich.
motive-trade = { $who } brauchte { $gains } dringender als das, was es kostete.
motive-trade-banner = { $who } wollte { $gains }: Jetzt reicht es für { $banner }.
motive-search-played = { $who } sah { $n } { $n ->
    [one] Karte
   *[other] Karten
} durch nach einer, die sich auszuspielen lohnt: { $card }{ $too }.
motive-search-vision = { $who } behielt eine Vision dort, wo niemand sonst herankommt.
motive-search-kept = { $who } sah { $n } { $n ->
    [one] Karte
   *[other] Karten
} durch und behielt eine, die niemand sonst kennen soll.
motive-search-none = { $who } sah { $n } { $n ->
    [one] Karte
   *[other] Karten
} durch und fand nichts, was sich auszuspielen lohnte.
motive-vision = { $who } will durch die { $vision } gewinnen: { $need }.
motive-vision-met = { $who } will durch die { $vision } gewinnen, deren Ziel schon erfüllt ist.
motive-recover = { $who } wollte { $things }{ $too }.
motive-recover-missed = { $who } hoffte auf eine Reliquie und bekam sie nicht.
motive-dark-relic = eine Reliquie
motive-banner = { $banner ->
    [Volksgunst] die Volksgunst
   *[other] das Dunkelste Geheimnis
}
motive-rest = { $who } wusste mit den restlichen Vorräten ({ $n }) nichts Besseres anzufangen.
motive-rest-empty = { $who } hatte keine Vorräte mehr für irgendetwas.
motive-adviser = { $who } wollte { $card } offen liegen haben, wo die Fähigkeit zählt.
motive-adviser-gone = { $who } wollte den Platz eines Ratgebers für einen anderen.
motive-leave = { $who } wollte { $site } besser gehalten wissen: jetzt von { $n } [warband].
motive-take-campaign = { $who } wollte mehr [warband] für den Kampf, der folgte.
motive-take = { $who } wollte mehr [warband] bei sich haben: jetzt { $n }.
motive-peek = { $who } wollte wissen, was dort liegt.
motive-deal = { $who } wollte etwas, das nur jemand anderes geben kann.
motive-use = { $who } wollte, was { $card } bewirkt{ $too }.
motive-use-gains = { $who } nutzte { $card } für { $gains }.
motive-gains = { $who } wollte { $gains }.
motive-nothing = { $who } sah nichts Besseres zu tun.

motive-too-game = , und damit das Spiel
motive-too-stops = , und damit { $rival } aufhalten, kurz vor dem Sieg
motive-too-title = , und damit den Bewahrertitel
motive-too-heir = , und damit die Nachfolge
motive-too-vision = , und damit das, was die { $vision } verlangt
motive-too-closer = , das macht { $need }
