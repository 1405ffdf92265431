//! Banners, the Oathkeeper title and the Grand Scepter. What banners and title do is written in the rules
//! themselves (11, 8.3.7); that the Scepter's holder may offer Citizenship too (9.8).

use oath_law::foundations::empire;
use oath_law::powers::book::Sides::Attacker;
use oath_law::powers::book::*;
use oath_law::{Me, Position};
use oath_model::*;

/// Defense dice of the Grand Scepter.
const SCEPTER_DICE: u8 = 3;

/// Banners, title and Scepter.
pub static CARDS: [Entry; 4] = [
    placard(Card::PEOPLES_FAVOR, "Banner of the People's Favor"),
    placard(Card::DARKEST_SECRET, "Banner of the Darkest Secret"),
    placard(Card::TITLE, "Oathkeeper"),
    // An Imperial holder may exile a Citizen they have beaten. An Exile holder may become a Citizen.
    relic(Card::SCEPTER.0, "The Grand Scepter", SCEPTER_DICE)
        .power(
            battle_plan(Attacker, FREE)
                .if_victorious(|game, me| match game.battle().defending_player() {
                    Some(beaten) => empire::exile_beaten(game, me.player, beaten),
                    None => Ok(()),
                })
                .only_if(can_exile),
        )
        .power(action(FREE, |game, me| game.become_citizen(me.player)).only_if(|position, me| {
            match position.is_exile(me.player) && position.chancellor().is_some() {
                true => Ok(()),
                false => Err(refuse(Why::NotExile, &"14.5")),
            }
        })),
];

/// 14.7: an Imperial against a Citizen. It gives nothing to who only borrows it (14.3): its holder alone exiles.
fn can_exile(position: &Position, me: Me) -> Result<(), Refused> {
    let citizen = position.battle().defending_player().is_some_and(|d| position.is_citizen(d));
    if citizen && !position.is_exile(me.player) { Ok(()) } else { Err(refuse(Why::NotOffered, &"14.7")) }
}
