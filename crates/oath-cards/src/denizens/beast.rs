//! The 33 Beast denizens.

use crate::verbs::*;
use oath_law::powers::book::Hook::IgnoresAdviserLimit;
use oath_law::powers::book::*;
use oath_model::Suit::Beast;
use oath_model::*;

/// The Beast denizens, by number.
pub const CARDS: [Entry; 33] = [
    denizen(10, "Errand Boy", Beast).starting(),
    denizen(38, "Wolves", Beast).starting(),
    denizen(39, "Animal Playmates", Beast).adviser_only().starting(),
    denizen(40, "True Names", Beast).adviser_only().starting(),
    denizen(41, "The Old Oak", Beast).site_only().starting(),
    denizen(42, "Forest Paths", Beast).starting(),
    // An Exile may become a Citizen.
    denizen(43, "Long-Lost Heir", Beast)
        .adviser_only()
        .locked()
        .starting()
        .power(when_played(may_become_citizen)),
    denizen(44, "Rangers", Beast).starting(),
    denizen(45, "Roving Terror", Beast).site_only().starting(),
    denizen(174, "Nature Worship", Beast),
    denizen(175, "Birdsong", Beast).adviser_only(),
    denizen(176, "Small Friends", Beast).adviser_only(),
    denizen(177, "Grasping Vines", Beast).site_only(),
    denizen(178, "Threatening Roar", Beast),
    denizen(179, "Fae Merchant", Beast),
    denizen(180, "Second Chance", Beast),
    // Ignores the adviser limit. Move it to another player's advisers and take 2 favor from them.
    denizen(181, "Pied Piper", Beast).adviser_only().power(persistent(IgnoresAdviserLimit)).power(action(
        secret(1),
        |game, me| {
            let others: Options = game.others(me.player).map(Choice::Player).collect();
            if let Choice::Player(other) =
                game.choose(me.player, Ask::For(me.source, What::Player), &others)?
            {
                game.move_to_advisers(me.card(), other);
                game.take_favor(me.player, other, 2);
            }
            Ok(())
        },
    )),
    denizen(182, "Mushrooms", Beast).site_only(),
    denizen(183, "Insect Swarm", Beast).adviser_only(),
    denizen(184, "Vow of Union", Beast).adviser_only().locked(),
    denizen(185, "Giant Python", Beast).adviser_only(),
    denizen(186, "War Tortoise", Beast),
    denizen(187, "New Growth", Beast),
    denizen(188, "Wild Cry", Beast),
    denizen(189, "Animal Host", Beast),
    denizen(190, "Memory of Nature", Beast),
    denizen(191, "Marsh Spirit", Beast).site_only(),
    denizen(192, "Vow of Poverty", Beast).adviser_only().locked(),
    denizen(193, "Forest Council", Beast).site_only().locked(),
    denizen(194, "Walled Garden", Beast).site_only(),
    denizen(195, "Vow of Beastkin", Beast).adviser_only().locked(),
    denizen(196, "Bracken", Beast),
    denizen(197, "Wild Allies", Beast),
];
