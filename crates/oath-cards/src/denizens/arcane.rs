//! The 33 Arcane denizens.

use oath_law::Me;
use oath_law::powers::book::Hook::AfterRoll;
use oath_law::powers::book::*;
use oath_model::Suit::Arcane;

/// The Arcane denizens, by number.
pub const CARDS: [Entry; 33] = [
    denizen(8, "Alchemist", Arcane).starting(),
    denizen(30, "Fire Talkers", Arcane).starting(),
    denizen(31, "Magician's Code", Arcane).starting(),
    denizen(32, "Spirit Snare", Arcane).starting(),
    denizen(33, "Wizard School", Arcane).site_only().starting(),
    denizen(34, "Dazzle", Arcane).starting(),
    denizen(35, "Acting Troupe", Arcane).adviser_only().starting(),
    denizen(36, "Taming Charm", Arcane).starting(),
    denizen(37, "Inquisitor", Arcane).starting(),
    denizen(54, "Secret Signal", Arcane).adviser_only(),
    denizen(55, "Augury", Arcane),
    denizen(56, "Rusting Ray", Arcane),
    denizen(57, "Portal", Arcane).site_only(),
    denizen(58, "Billowing Fog", Arcane),
    denizen(59, "Kindred Warriors", Arcane),
    denizen(60, "Terror Spells", Arcane),
    denizen(61, "Blood Pact", Arcane),
    denizen(62, "Revelation", Arcane),
    denizen(63, "Observatory", Arcane).site_only(),
    denizen(64, "Plague Engines", Arcane),
    denizen(65, "Gleaming Armor", Arcane).adviser_only(),
    denizen(66, "Bewitch", Arcane),
    // After rolling attack or defense dice: roll all of them again, once.
    denizen(67, "Jinx", Arcane).power(
        persistent(AfterRoll(|game, me, roll| {
            let Some(player) = roll.player else {
                return Ok(());
            };
            if game.rules_card(player, me.card()) && game.offer_power(Me { player, ..me })? {
                game.reroll(roll)?;
            }
            Ok(())
        }))
        .costs(secret(1)),
    ),
    denizen(68, "Tutor", Arcane).adviser_only(),
    denizen(69, "Dream Thief", Arcane),
    denizen(70, "Cracking Ground", Arcane),
    denizen(71, "Sealing Ward", Arcane).adviser_only().locked(),
    denizen(72, "Initiation Rite", Arcane).adviser_only().locked(),
    denizen(73, "Vow of Silence", Arcane).adviser_only().locked(),
    denizen(74, "Forgotten Vault", Arcane).site_only(),
    denizen(75, "Map Library", Arcane).site_only(),
    denizen(76, "Witch's Bargain", Arcane),
    denizen(77, "Master of Disguise", Arcane).adviser_only(),
];
