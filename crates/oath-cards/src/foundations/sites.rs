//! The 24 sites: how many cards they hold, the dice they defend with, what lies there at first, and how
//! hard it is to recover or costly to forge a relic there.

use oath_law::powers::book::*;
use oath_model::SiteCard;
use oath_model::Suit::*;

const fn new(number: u8, name: &'static str, capacity: u8, defense: u8) -> SiteEntry {
    site(SiteCard::NEW + number, name, capacity).defense(defense)
}

/// The sites, by name.
pub const SITES: [SiteEntry; 24] = [
    new(0, "Ancient City", 3, 2).forge(3, 0).terrain(Terrain::Enduring).terrain(Terrain::River),
    new(1, "Broken Peaks", 1, 2).slots(2, 4).tokens(0, 2).terrain(Terrain::Mountain),
    new(2, "Buried Giant", 1, 1).slots(2, 6),
    new(3, "Deep Woods", 3, 1).forge(1, 2).homeland(Beast),
    new(4, "Desolate Shore", 1, 1).slots(2, 5).coast(),
    new(5, "Dunes", 1, 1).slots(1, 4),
    new(6, "Fair Isle", 2, 2).slots(1, 3).tokens(3, 0).coast().terrain(Terrain::Island),
    new(7, "Golden Valley", 3, 1).forge(3, 0).homeland(Hearth),
    new(8, "Great Slum", 3, 1).forge(2, 1).homeland(Discord),
    new(9, "Green Shore", 2, 1).coast(),
    new(10, "Headwaters", 2, 1).slots(1, 4).terrain(Terrain::River).terrain(Terrain::Mountain),
    new(11, "Hidden Place", 2, 2).slots(1, 4).terrain(Terrain::Mountain),
    new(12, "Mines", 1, 1).slots(2, 5).tokens(3, 0).terrain(Terrain::Mountain),
    new(13, "Narrow Pass", 1, 2).slots(1, 5).terrain(Terrain::Pass),
    new(14, "Painted Towers", 3, 1).forge(2, 1).homeland(Order),
    new(15, "Riverbank", 2, 1).terrain(Terrain::River),
    new(16, "Rocky Coast", 1, 2).coast(),
    new(17, "Salt Flats", 2, 0).slots(1, 2),
    new(18, "Shrouded Woods", 1, 2).slots(2, 5).tokens(1, 1),
    new(19, "Solitary Pillar", 1, 1).slots(2, 6).tokens(0, 2),
    new(20, "Standing Stones", 3, 1).forge(0, 3).homeland(Arcane),
    new(21, "Steppe", 3, 0).forge(0, 3).homeland(Nomad),
    new(22, "Sunken Isles", 0, 2).slots(3, 6).coast().terrain(Terrain::Island),
    new(23, "Tidal Marshes", 2, 1).terrain(Terrain::River).coast(),
];
