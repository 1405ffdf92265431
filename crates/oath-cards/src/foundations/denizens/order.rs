//! Order: denizens that New Foundations changes or adds.

use super::new;
use oath_law::powers::book::Entry;
use oath_model::Suit::Order;

/// The cards.
pub const CARDS: [Entry; 12] = [
    new(0, "Keep", Order).site_only(),
    new(2, "Martial Culture", Order).site_only(),
    new(83, "Master at Arms", Order),
    new(84, "Baron", Order),
    new(85, "Honor Guard", Order).adviser_only(),
    new(86, "City Wall", Order).site_only(),
    new(87, "Fearsome General", Order),
    new(88, "Careful Plans", Order),
    new(89, "Garrison Armory", Order),
    new(90, "Battle Axes", Order),
    new(91, "Great Feast", Order),
    new(92, "Quartermaster", Order).site_only(),
];
