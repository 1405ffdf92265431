//! Facts about the Clockwork Prince's board.

use super::*;
use oath_cards::prince_book;
use oath_law::table::state::{Prince, Stage};

/// What can be said of him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum PrinceFact {
    Plays(PrincePowers),
    Threat(Threat, Option<Player>),
    Cares(Quadrant),
    Tactics(u8),
    Caution(i8),
    Relation(Suit, i8),
    ActionsLeft(u8),
}

const NOBODY: &str = "say 'prince limited' or 'prince expanded' first";

/// Make it true.
pub(super) fn set(position: &mut Position, fact: PrinceFact) -> Parsed<()> {
    if let PrinceFact::Plays(powers) = fact {
        if edition_of(position) != Edition::Base {
            return Err("the Clockwork Prince plays the base game".into());
        }
        if position.state.players > 3 {
            return Err("the Clockwork Prince plays against one or two people".into());
        }
        position.book = prince_book();
        position.state.prince = Some(Prince::new(powers, position.state.oath));
        return Ok(());
    }
    let prince = position.state.prince.as_mut().ok_or(NOBODY)?;
    match fact {
        PrinceFact::Plays(_) => {}
        PrinceFact::Threat(threat, rival) => (prince.threat, prince.rival) = (threat, rival),
        PrinceFact::Cares(quadrant) => prince.quadrant = quadrant,
        PrinceFact::Tactics(step) => prince.tactics = step,
        PrinceFact::Caution(level) => prince.caution = level,
        PrinceFact::Relation(suit, level) => prince.relations[suit] = level,
        PrinceFact::ActionsLeft(n) => (prince.stage, prince.left) = (Stage::Acts, n),
    }
    Ok(())
}

/// Does it hold? If not, what does.
pub(super) fn check(position: &Position, fact: PrinceFact) -> Parsed<()> {
    let prince = position.state.prince.as_ref().ok_or("the Clockwork Prince does not play")?;
    let fits = match fact {
        PrinceFact::Plays(powers) => prince.powers == powers,
        PrinceFact::Threat(threat, rival) => (prince.threat, prince.rival) == (threat, rival),
        PrinceFact::Cares(quadrant) => prince.quadrant == quadrant,
        PrinceFact::Tactics(step) => prince.tactics == step,
        PrinceFact::Caution(level) => prince.caution == level,
        PrinceFact::Relation(suit, level) => prince.relations[suit] == level,
        PrinceFact::ActionsLeft(n) => prince.left == n,
    };
    if fits { Ok(()) } else { Err(format!("his board is {prince:?}")) }
}
