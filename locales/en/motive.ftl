# Why a bot did what it did, in one sentence, from what everybody saw.

motive-why = Why?
motive-unknown = There is no more to say about that.
motive-who-warlord = { $player }, a warlord,
motive-who-schemer = { $player }, a schemer,
motive-who-courtier = { $player }, a courtier,
motive-who-hermit = { $player }, a hermit,

motive-campaign = { $who } wanted { $targets } from { $foe }: { $percent } % to get { $n ->
    [one] it
   *[other] them
}{ $too }.
motive-campaign-begun = { $who } wants land or treasure of somebody else.
motive-travel-then = { $who } went to { $site } { $then ->
    [search] to search from there
    [muster] to muster there
    [trade] to trade there
    [recover] for what can be recovered there
    [campaign] to campaign from there
    [forge] to forge a relic there
   *[challenge] to challenge for a banner there
}.
motive-travel-attack = { $who } went to { $site } because it could be taken: { $percent } %.
motive-travel-relic = { $who } went to { $site } for { $n ->
    [one] the relic there
   *[other] the { $n } relics there
}.
motive-travel-own = { $who } went to { $site } to stand by it.
motive-travel = { $who } went to { $site } for what { $n ->
    [0] may come there
    [one] the card there offers
   *[other] the { $n } cards there offer
}.
motive-muster-campaign = { $who } wanted { $n } more [warband] for the campaign that followed.
motive-muster-attack = { $who } wanted { $n } more [warband]: now { $site } could be taken with { $percent } % instead of { $before } %.
motive-muster = { $who } wanted { $n } more [warband] and has { $all } at hand now.
motive-trade = { $who } needed { $gains } more than what it cost.
motive-trade-banner = { $who } wanted { $gains }: now it is enough for { $banner }.
motive-search-played = { $who } looked through { $n } { $n ->
    [one] card
   *[other] cards
} for one worth playing: { $card }{ $too }.
motive-search-vision = { $who } kept a Vision where nobody else can reach it.
motive-search-kept = { $who } looked through { $n } { $n ->
    [one] card
   *[other] cards
} and kept one that nobody else is to know.
motive-search-none = { $who } looked through { $n } { $n ->
    [one] card
   *[other] cards
} and found nothing worth playing.
motive-vision = { $who } means to win by the { $vision }: { $need }.
motive-vision-met = { $who } means to win by the { $vision }, whose goal is met already.
motive-recover = { $who } wanted { $things }{ $too }.
motive-recover-missed = { $who } hoped for a relic and did not get it.
motive-dark-relic = a relic
motive-banner = the { $banner }
motive-rest = { $who } had nothing better to do with the { $n } Supply left.
motive-rest-empty = { $who } had no Supply left for anything more.
motive-adviser = { $who } wanted { $card } to lie open, where its power counts.
motive-adviser-gone = { $who } wanted the place of an adviser for another one.
motive-leave = { $who } wanted { $site } to be held better: by { $n } [warband] now.
motive-take-campaign = { $who } wanted more [warband] for the campaign that followed.
motive-take = { $who } wanted more [warband] at hand: { $n } now.
motive-peek = { $who } wanted to know what lies there.
motive-deal = { $who } wanted something that only somebody else could give.
motive-use = { $who } wanted what { $card } does{ $too }.
motive-use-gains = { $who } used { $card } for { $gains }.
motive-gains = { $who } wanted { $gains }.
motive-nothing = { $who } saw nothing better to do.

motive-too-game = , and with it the game
motive-too-stops = , and so to stop { $rival }, who was about to win
motive-too-title = , and with it the title of Oathkeeper
motive-too-heir = , and with it the place of the Successor
motive-too-vision = , and with it what the { $vision } asks for
motive-too-closer = , which makes { $need }
