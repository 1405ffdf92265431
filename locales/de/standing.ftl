## standing
standing-title = Wer gewinnt, wenn
standing-won = { $player } hat { $victory } gewonnen
standing-empire = das Reich
standing-count = { $who } { $n }
standing-count-none = niemand hat etwas
standing-oathkeeper-sites = { $player } ist Bewahrer mit den meisten Orten: { $counts }
standing-oathkeeper-prizes = { $player } ist Bewahrer mit den meisten Reliquien und Bannern: { $counts }
standing-oathkeeper-relics = { $player } ist Bewahrer mit den meisten Reliquien: { $counts }
standing-oathkeeper-banner = { $player } ist Bewahrer und besitzt { $banner ->
    [Volksgunst] die Volksgunst
   *[other] das Dunkelste Geheimnis
}
standing-oathkeeper-banner-with = { $player } ist Bewahrer; { $banner ->
    [Volksgunst] die Volksgunst
   *[other] das Dunkelste Geheimnis
} hat { $other }
standing-oathkeeper-banner-nobody = { $player } ist Bewahrer; { $banner ->
    [Volksgunst] die Volksgunst
   *[other] das Dunkelste Geheimnis
} hat niemand
standing-nobody-sites = Noch ist niemand Bewahrer; die meisten Orte: { $counts }
standing-nobody-prizes = Noch ist niemand Bewahrer; die meisten Reliquien und Banner: { $counts }
standing-nobody-relics = Noch ist niemand Bewahrer; die meisten Reliquien: { $counts }
standing-nobody-banner = Noch ist niemand Bewahrer; der Titel geht an { $banner ->
    [Volksgunst] die Person mit der Volksgunst
   *[other] die Person mit dem Dunkelsten Geheimnis
}
standing-last-round = Ohne Reich dauert das Spiel bis zum Ende von Runde { $round }: Dann gewinnt ein Thronräuber, sonst eine erfüllte Vision, sonst der Bewahrer, sonst entscheidet das Los
standing-usurper-next = { $player } wird beim nächsten Erwachen Thronräuber, wenn der Titel bleibt
standing-usurper-limited = { $player } wird beim Erwachen in Runde { $round } Thronräuber, wenn der Titel bleibt
standing-usurper = { $player } ist Thronräuber und gewinnt beim nächsten Erwachen, wenn der Titel bleibt
standing-regime-later = Standfestes Reich: ab dem Ende von Runde { $round }, bei { $roll }
standing-regime-now = Standfestes Reich: { $player } gewinnt am Ende dieser Runde bei { $roll ->
    [6] einer 6
   *[other] { $roll } oder mehr
}
standing-regime-not = Kein standfestes Reich, solange { $player } Bewahrer ist
standing-exhaustion = Die letzte Runde: Wie es steht, gewinnt { $player } { $victory }
standing-successor-prizes = { $player } ist Nachfolger: { $n } Reliquien und Banner gegen { $most }
standing-successor-relics = { $player } ist Nachfolger: { $n } Reliquien gegen { $most }
standing-successor-holds = { $player } ist Nachfolger ({ $thing })
standing-no-successor-prizes = Kein Nachfolger: Kein Bürger hat die meisten Reliquien und Banner im Reich
standing-no-successor-relics = Kein Nachfolger: Kein Bürger hat die meisten Reliquien im Reich
standing-no-successor-with = Kein Nachfolger: { $thing } bei { $player }
standing-no-successor-nobody = Kein Nachfolger: { $thing } bei niemandem
standing-vision = { $player }, { $vision }
standing-vision-shared = { $player } teilt die { $vision }
standing-need-visions-ok = { $n } Visionen
standing-need-visions = { $n } von { $needed } Visionen
standing-need-sites = { $n } { $n ->
    [one] Ort
   *[other] Orte
} gegen { $most } ({ $other })
standing-need-prizes = { $n } { $n ->
    [one] Reliquie oder Banner
   *[other] Reliquien und Banner
} gegen { $most } ({ $other })
standing-need-relics = { $n } { $n ->
    [one] Reliquie
   *[other] Reliquien
} gegen { $most } ({ $other })
standing-need-sites-alone = { $n } { $n ->
    [one] Ort
   *[other] Orte
}, die anderen keinen
standing-need-prizes-alone = { $n } { $n ->
    [one] Reliquie oder Banner
   *[other] Reliquien und Banner
}, die anderen nichts
standing-need-relics-alone = { $n } { $n ->
    [one] Reliquie
   *[other] Reliquien
}, die anderen keine
standing-need-banner = { $banner }
standing-need-banner-with = { $banner } bei { $player }
standing-need-banner-nobody = { $banner } bei niemandem
standing-has = da
standing-lacks = fehlt
standing-own-title = So gewinnst du
standing-own-chancellor = Du gewinnst, wenn du Bewahrer bist, sobald der Würfel das Spiel beendet
standing-own-citizen = Du gewinnst als Nachfolger, wenn das Reich gewinnt
standing-own-usurper = Du bist Thronräuber und gewinnst bei deinem nächsten Erwachen, wenn der Titel bleibt
standing-own-oathkeeper = Bleib Bewahrer: Beim nächsten Erwachen wirst du Thronräuber, beim übernächsten gewinnst du
standing-own-limited = Bleib Bewahrer: Bei deinem Erwachen in Runde { $round } wirst du Thronräuber, beim nächsten danach gewinnst du
standing-own-vision = Du gewinnst bei deinem Erwachen durch { $vision }
standing-own-exile = Werde Bewahrer und bleib es zwei Erwachen lang, oder decke eine Vision auf und erfülle sie
standing-own-empire-keeps = { $player } ist Bewahrer
standing-own-regime = Ende von Runde { $round }, bei { $roll ->
    [6] einer 6
   *[other] { $roll } oder mehr
}
standing-own-last-round = die letzte Runde
standing-own-heir = { $player } ist Nachfolger und würde stattdessen gewinnen
standing-own-first = { $player } steht kurz vor dem Sieg
