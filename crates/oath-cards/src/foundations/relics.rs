//! The 47 relics: defense dice as a target, and the value that legacies compare.

use oath_law::powers::book::*;
use oath_model::Card;

const fn new(number: u16, name: &'static str, dice: u8, value: u8) -> Entry {
    relic(Card::NEW_RELICS + number - 1, name, dice).value(value)
}

/// The relics, by number.
pub static CARDS: [Entry; 47] = [
    new(1, "Sticky Fire", 3, 3),
    new(2, "Cursed Cauldron", 2, 84),
    new(3, "Brass Horse", 2, 76),
    new(4, "Truthful Harp", 0, 39),
    new(5, "Grand Mask", 1, 36),
    new(6, "Horned Mask", 2, 48),
    new(7, "Cup of Plenty", 1, 96),
    new(8, "Whistle", 1, 6),
    new(9, "Dowsing Sticks", 1, 9),
    new(10, "Cracked Horn", 1, 21),
    new(11, "Bandit Crown", 3, 56),
    new(12, "Ring of Devotion", 1, 90),
    new(13, "Skeleton Key", 2, 18),
    new(14, "Oracular Pig", 2, 93),
    new(15, "Circlet of Command", 0, 12),
    new(16, "Ivory Eye", 2, 79),
    new(17, "Shifting Map", 1, 15),
    new(18, "Obsidian Cage", 3, 72),
    new(19, "Book of Records", 1, 50),
    new(20, "Dragonskin Drum", 2, 59),
    new(21, "Crystal Vial", 1, 71),
    new(22, "Ancient Writ", 1, 81),
    new(23, "Painted Trumpet", 1, 46),
    new(24, "Bone Dice", 1, 1),
    new(25, "Brass Army", 3, 77),
    new(26, "Imperial Seal", 2, 35),
    new(27, "Fearsome Shield", 1, 52),
    new(28, "Singing Mask", 1, 54),
    new(29, "Lost Tapestry", 1, 85),
    new(30, "Bandit Standard", 3, 55),
    new(31, "Silver Charm", 1, 37),
    new(32, "Amber Flame", 2, 26),
    new(33, "Wine of Welcome", 1, 7),
    new(34, "Whispering Stone", 2, 13),
    new(35, "Black Sword", 2, 73),
    new(36, "Barbed Net", 1, 33),
    new(37, "Bag of Siegeworks", 2, 42),
    new(38, "Secret Testament", 2, 82),
    new(39, "Magic Carpet", 1, 51),
    new(40, "Yew Staff", 2, 60),
    new(41, "Spiteful Mirror", 1, 27),
    new(42, "Weeping Banner", 2, 63),
    new(43, "Sigil of the Eye", 1, 66),
    new(44, "Sigil of the Heart", 1, 53),
    new(45, "Magic Waterskin", 1, 24),
    new(46, "Demon Tail", 1, 69),
    new(47, "Clay Rattle", 2, 45),
];
