## standing
standing-title = Who wins if
standing-won = { $player } has won { $victory }
standing-empire = the Empire
standing-count = { $who } { $n }
standing-count-none = nobody has any
standing-oathkeeper-sites = { $player } is Oathkeeper by most sites: { $counts }
standing-oathkeeper-relics = { $player } is Oathkeeper by most relics and banners: { $counts }
standing-oathkeeper-banner = { $player } is Oathkeeper and holds the { $banner }
standing-oathkeeper-banner-with = { $player } is Oathkeeper; { $other } holds the { $banner }
standing-oathkeeper-banner-nobody = { $player } is Oathkeeper; nobody holds the { $banner }
standing-usurper-next = { $player } turns Usurper at the next Wake, if still Oathkeeper
standing-usurper = { $player } is Usurper and wins at the next Wake, if still Oathkeeper
standing-regime-later = Stable regime: from the end of round { $round }, on a { $roll }
standing-regime-now = Stable regime: { $player } wins when this round ends, on { $roll ->
    [6] a 6
   *[other] { $roll } or more
}
standing-regime-not = No stable regime while { $player } is Oathkeeper
standing-exhaustion = The last round: as things are, { $player } wins { $victory }
standing-successor-relics = { $player } is Successor: { $n } relics and banners to { $most }
standing-successor-holds = { $player } is Successor: { $thing }
standing-no-successor-relics = No Successor: no Citizen has the most relics and banners in the Empire
standing-no-successor-with = No Successor: { $thing } is with { $player }
standing-no-successor-nobody = No Successor: { $thing } is with nobody
standing-vision = { $player }, { $vision }
standing-vision-shared = { $player } shares { $vision }
standing-need-visions-ok = { $n } Visions
standing-need-visions = { $n } of { $needed } Visions
standing-need-sites = { $n } { $n ->
    [one] site
   *[other] sites
} to { $most } of { $other }
standing-need-relics = { $n } { $n ->
    [one] relic or banner
   *[other] relics and banners
} to { $most } of { $other }
standing-need-banner = { $banner }
standing-need-banner-with = { $banner } is with { $player }
standing-need-banner-nobody = { $banner } is with nobody
standing-rest = { $player } rests to { $n } Supply
standing-has = there
standing-lacks = lacking
