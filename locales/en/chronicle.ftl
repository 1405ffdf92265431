## The Chronicle of New Foundations, task by task
tasks-title = The Chronicle
tasks-won = { $name } won { $how } in round { $round }.
tasks-five = Five tasks
tasks-of = task { $n } of { $of }
tasks-done = done
tasks-everybody = everybody
tasks-nobody-yet = not given away yet
tasks-parts = Steps of this task
tasks-sun = The Sun
tasks-sun-what = Legacies wake or sleep, the winner is crowned.
tasks-sun-done = The Sun has shown
tasks-sun-1 = Relics and claims are shown
tasks-sun-2 = Legacies are judged
tasks-sun-3 = The winner is crowned
tasks-sun-4 = World and Beacon are given away
tasks-throne = The Throne
tasks-throne-what = The winner shapes the Empire and swears an oath.
tasks-throne-done = The Throne has done
tasks-throne-1 = Citizens
tasks-throne-2 = Sites
tasks-throne-3 = Edifice
tasks-throne-4 = Relics
tasks-throne-5 = Points
tasks-throne-6 = Oath
tasks-world = The World
tasks-world-what = Who holds the People's Favor decides who may stay.
tasks-world-done = The World has lost
tasks-world-1 = Visions set aside, nine cards drawn
tasks-world-2 = Protect a stack
tasks-world-3 = Keep a card
tasks-world-4 = The others are dispossessed
tasks-beacon = The Beacon
tasks-beacon-what = Who holds the Darkest Secret calls newcomers.
tasks-beacon-done = The Beacon has called
tasks-beacon-1 = Three suits: 3, 2 and 1 cards
tasks-beacon-2 = Keep a card
tasks-beacon-3 = A foundation may turn back
tasks-stars = The Stars
tasks-stars-what = A constellation, and the map goes to the Atlas.
tasks-stars-done = The Stars remember
tasks-stars-1 = Sites go to the Atlas
tasks-stars-2 = The constellation
tasks-then-sun = Then { $name } sits down on the Throne.
tasks-then-throne = Then { $name } writes the World.
tasks-then-world = Then { $name } lights the Beacon.
tasks-then-beacon = Then all goes to the Atlas, and { $name } may draw a constellation.
tasks-then-stars = { $name } may draw a constellation.
tasks-flow = What follows
tasks-flow-adviser = facedown starting adviser of your lineage; nobody sees which
tasks-flow-deck = of that stack join the world deck
tasks-flow-dispossessed = cards join the Dispossessed, the facedown ones unseen
tasks-flow-newcomers = newcomers join the world deck
tasks-flow-foundation = one altered foundation may turn back, unless an active legacy holds it
tasks-flow-points = 3 points, and 1 for each card of an active legacy's suit at your sites
tasks-left = { $n } { $n ->
    [one] card leaves
   *[other] cards leave
} the sites that the Empire does not keep.
tasks-stored = To the Atlas: { $sites }.
tasks-empire = The Empire keeps { $sites }.
tasks-no-legacies = no legacies
tasks-ambitions = By the map, for whoever fulfils them
tasks-active = active
tasks-dormant = dormant
tasks-unknown = a dormant legacy
tasks-realm = Sites of the Empire
tasks-offered = Edifices to build: the top one of each suit
tasks-no-realm = No site yet: the one below the winner's pawn will be the Empire's.
tasks-points = Points of this game
tasks-no-stacks = No card was discarded or advises anybody: nothing is to be decided.
tasks-stack-1 = First stack
tasks-stack-2 = Second stack
tasks-stack-3 = Third stack
tasks-faceup = faceup
tasks-facedown = facedown
tasks-unseen = a card with its back up
tasks-reserves = Reserves of the six suits
tasks-reserve = { $n } in reserve
tasks-newcomers = Newcomers
tasks-newcomers-hint = { $first } newcomers of the first suit, { $second } of the second, { $third } of the third. Only who lights the Beacon sees them.
tasks-altered = Altered foundations
tasks-sky = All is written. { $name } may draw and name a constellation: it stays above this world.
tasks-to-sky = To the sky
tasks-next-map = The map of the next game
tasks-next-map-note = as far as it is known
tasks-of-empire = Empire
tasks-open-sites = { $n } { $n ->
    [one] more site
   *[other] more sites
}
tasks-open-sites-note = from the Atlas, when the next game is set up

## The sky above a world
sky-draw = Draw the constellation of this game
sky-how = Join stars by clicking them, or with the arrow keys and Enter. The last star again takes it back. It stays above this world.
sky-empty = An empty sky
sky-by = Drawn by { $name }.
sky-waits = { $name } may still draw a constellation here.
sky-label = Night sky with 40 stars: press one after the other to join them
sky-figure = Constellation { $name }
sky-star-label = Star { $n }, { $place }
sky-left-top = left, top
sky-left-centre = left, centre
sky-left-bottom = left, bottom
sky-middle-top = middle, top
sky-middle-centre = middle, centre
sky-middle-bottom = middle, bottom
sky-right-top = right, top
sky-right-centre = right, centre
sky-right-bottom = right, bottom
sky-joined = Star # joined, $ in all.
sky-back = Star # taken back, $ left.
sky-name = Name
sky-keep = Keep it
sky-of-game = Game { $n }
sky-number = A constellation joins 2 to 60 stars.
sky-star = There are 40 stars, and none is joined with itself.
sky-nameless = A constellation needs a name.
sky-not-yours = Only who has won the game draws its constellation.
sky-not-yet = The constellation is drawn when the Chronicle is written.

## The page of a chronicle of New Foundations
chronicle-constellation = Above it stands { $name }.
lineages-title = The lineages
lineages-era = Era { $n }
lineages-ends-points = it ends at { $n } points
lineages-ends-games = it ends after { $n } games
lineages-lineage = Lineage
lineages-sum = Sum
lineages-of = of { $n } points
lineages-legacies = legacies
lineages-absent = absent
lineages-won-game = won and became Chancellor
lineages-key-won = won and became Chancellor
lineages-key-citizen = as a Citizen
lineages-key-dormant = a dormant legacy
lineages-won = { $names } { $n ->
    [one] wins
   *[other] share
} the era with { $points } points.
lineages-nobody-won = The era ended without a point.
lineages-map = The map of game { $n }
lineages-atlas = { $n } sites wait in the Atlas
lineages-recent = first in the Atlas
lineages-foundations = Foundations in force
lineages-altered = altered
lineages-kept = What waits
lineages-dispossessed = Dispossessed
lineages-in-atlas = { $n ->
    [one] site in the Atlas besides the Empire's
   *[other] sites in the Atlas besides the Empire's
}
lineages-reliquary = { $n ->
    [one] relic in the Reliquary
   *[other] relics in the Reliquary
}
lineages-kept-hint = Which they are stays hidden until they are played.
lineages-above = Above this world
lineages-newcomers-hint = Cards the Beacon has called into the world deck. What else lies in it is secret.
lineages-no-newcomers = After each game the Beacon calls six cards into the world deck.
lineages-timeline-note = sites on the map when each game ended; framed in purple where the winner ruled, gilt with an edifice, dashed with a ruin
lineages-beginning = Nothing has happened yet that anybody would write down. There is no Empire and no Chancellor; a handful of Exiles look at an open map, and each of them keeps an ambition to themselves.
lineages-opening = { $names } set out as Exiles, without an Empire, under the { $oath }.
lineages-points = { $n } { $n ->
    [one] point
   *[other] points
} to { $name }
lineages-scored = The victory brought { $points }.
lineages-constellation = { $name } drew a constellation above the world and called it { $figure }.
lineages-none = No lineage has a place here yet. Whoever plays the first game founds one.
lineages-woke = { $n ->
    [one] The legacy { $cards }
   *[other] The legacies { $cards }
} woke for { $name }.
lineages-citizens = { $names } { $n ->
    [one] is a Citizen
   *[other] are Citizens
} of the new Empire.
lineages-now = From now on { $foundations } holds.
