## standing
standing-title = Who wins if
standing-won = { $player } has won { $victory }
standing-empire = the Empire
standing-count = { $who } { $n }
standing-count-none = nobody has any
standing-oathkeeper-sites = { $player } is Oathkeeper by most sites: { $counts }
standing-oathkeeper-prizes = { $player } is Oathkeeper by most relics and banners: { $counts }
standing-oathkeeper-relics = { $player } is Oathkeeper by most relics: { $counts }
standing-oathkeeper-banner = { $player } is Oathkeeper and holds the { $banner }
standing-oathkeeper-banner-with = { $player } is Oathkeeper; { $other } holds the { $banner }
standing-oathkeeper-banner-nobody = { $player } is Oathkeeper; nobody holds the { $banner }
standing-nobody-sites = Nobody is Oathkeeper yet; the most sites: { $counts }
standing-nobody-prizes = Nobody is Oathkeeper yet; the most relics and banners: { $counts }
standing-nobody-relics = Nobody is Oathkeeper yet; the most relics: { $counts }
standing-nobody-banner = Nobody is Oathkeeper yet; the title goes to the holder of the { $banner }
standing-last-round = Without an Empire the game lasts until the end of round { $round }: then a Usurper wins, else a Vision that is met, else the Oathkeeper, else the lot decides
standing-usurper-next = { $player } turns Usurper at the next Wake, if still Oathkeeper
standing-usurper-limited = { $player } turns Usurper at the Wake of round { $round }, if still Oathkeeper
standing-usurper = { $player } is Usurper and wins at the next Wake, if still Oathkeeper
standing-regime-later = Stable regime: from the end of round { $round }, on a { $roll }
standing-regime-now = Stable regime: { $player } wins when this round ends, on { $roll ->
    [6] a 6
   *[other] { $roll } or more
}
standing-regime-not = No stable regime while { $player } is Oathkeeper
standing-exhaustion = The last round: as things are, { $player } wins { $victory }
standing-successor-prizes = { $player } is Successor: { $n } relics and banners to { $most }
standing-successor-relics = { $player } is Successor: { $n } relics to { $most }
standing-successor-holds = { $player } is Successor: { $thing }
standing-no-successor-prizes = No Successor: no Citizen has the most relics and banners in the Empire
standing-no-successor-relics = No Successor: no Citizen has the most relics in the Empire
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
standing-need-prizes = { $n } { $n ->
    [one] relic or banner
   *[other] relics and banners
} to { $most } of { $other }
standing-need-relics = { $n } { $n ->
    [one] relic
   *[other] relics
} to { $most } of { $other }
standing-need-sites-alone = { $n } { $n ->
    [one] site
   *[other] sites
}, the others none
standing-need-prizes-alone = { $n } { $n ->
    [one] relic or banner
   *[other] relics and banners
}, the others none
standing-need-relics-alone = { $n } { $n ->
    [one] relic
   *[other] relics
}, the others none
standing-need-banner = { $banner }
standing-need-banner-with = { $banner } is with { $player }
standing-need-banner-nobody = { $banner } is with nobody
standing-has = there
standing-lacks = lacking
standing-own-title = How you win
standing-own-chancellor = You win if you are Oathkeeper when the die ends the game
standing-own-citizen = You win as Successor when the Empire wins
standing-own-usurper = You are Usurper and win at your next Wake, if still Oathkeeper
standing-own-oathkeeper = Stay Oathkeeper: at your next Wake you turn Usurper, at the one after it you win
standing-own-limited = Stay Oathkeeper: at your Wake in round { $round } you turn Usurper, at the one after it you win
standing-own-vision = You win at your Wake by the { $vision }
standing-own-exile = Become Oathkeeper and stay it through two Wakes, or reveal a Vision and fulfil it
standing-own-empire-keeps = { $player } is Oathkeeper
standing-own-regime = end of round { $round }, on { $roll ->
    [6] a 6
   *[other] { $roll } or more
}
standing-own-last-round = the last round
standing-own-heir = { $player } is Successor and would win instead
standing-own-first = { $player } is about to win first
