//! Beast: denizens that New Foundations changes or adds.

use super::new;
use oath_law::powers::book::Entry;
use oath_model::Suit::Beast;

/// The cards.
pub const CARDS: [Entry; 15] = [
    new(8, "Long-Lost Heir", Beast).adviser_only().locked(),
    new(29, "Vow of Union", Beast).adviser_only().locked(),
    new(30, "Giant Python", Beast).site_only(),
    new(31, "Forest Council", Beast).site_only(),
    new(32, "Bracken", Beast),
    new(43, "True Oath", Beast).adviser_only().locked(),
    new(44, "Bog", Beast).site_only(),
    new(45, "Whispering Leaves", Beast).adviser_only(),
    new(46, "Bed of Roots", Beast).site_only(),
    new(47, "Autumn Wind", Beast),
    new(48, "Shifting Fog", Beast),
    new(49, "Fae Battalion", Beast),
    new(50, "Hunger", Beast).adviser_only().locked(),
    new(51, "Signal Trees", Beast),
    new(52, "Forest Warden", Beast),
];
