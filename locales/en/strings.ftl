# Chronicle strings of New Foundations: what is wrong with one, what was repaired, what it cannot hold.

string-of-base = This is a string of the base game, not of New Foundations.
string-of-foundations = This is a string of New Foundations, not of the base game.
string-short = This is too short for a chronicle string.
string-character = Character { $at } is “{ $character }”, which no chronicle string of New Foundations has.
string-version = Version { $version } of the chronicle strings of New Foundations is not known.
string-checksum = The checksum does not fit: a part of the string is missing, or was changed.
string-sections = The string has { $n } sections, more than there can be.
string-number = In { $section } something stands that is no such number.
string-fence = In { $section } the last site has no end.
string-site = In { $section } a site has the number { $number }, which no site has.
string-card = In { $section } a card has the number { $number }, which no card there has.
string-chunk = In { $section } a part of the cards is missing.
string-gap = In { $section } there is a gap between the cards.
string-altered = In { $section } more is altered than there are foundations.
string-lineage = In { $section } the three parts of a lineage were expected.
string-role = In { $section } it is not told whether it is an Exile's, a Citizen's or the Chancellor's.

string-section-atlas = the Atlas
string-section-world = the Empire's sites
string-section-deck = the world deck
string-section-relic-deck = the relic deck
string-section-dispossessed = the Dispossessed
string-section-reliquary = the Reliquary
string-section-foundations = the foundations
string-section-lineage = the lineage { $colour }

string-no-room = { $card } ({ $place }) has no room in a string and goes back to its deck.
string-leaves-out = A string holds neither the name of the chronicle nor the Oathkeeper's goal, points, eras and names of players: they stay in this file.
string-name = A chronicle of New Foundations
string-goal = A string does not tell the Oathkeeper's goal: it is { $oath }.

repair-atlas-twice = { $site } is there twice; the second one is left out.
repair-full-site = { $card } has no place at { $site } and goes back to its deck.
repair-two-chancellors = There is a Chancellor already; the lineage { $colour } becomes a Citizen's.
repair-missing-sites = Missing sites are put at the Forgotten end of the Atlas: { $sites }.
repair-denizens = The world has { $n } denizens instead of { $all }.
