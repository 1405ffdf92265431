//! A game among bots: who sits down, where it begins, and what was played.

use oath_bots::bot::Returning;
use oath_bots::{Bot, Spec};
use oath_law::{Book, Position};
use oath_model::World;
use oath_play::Session;
use oath_play::record::{Record, Verify};
use oath_play::session::Keep;
use oath_play::tape::Given;
use oath_play::worlds::foundations::returning;

/// These bots by seat. In a world of New Foundations each comes back as a lineage of it.
pub(crate) fn sit_down<'s>(
    specs: impl Iterator<Item = &'s Spec>,
    world: &World,
    game: u64,
) -> Vec<Box<dyn Bot>> {
    let specs: Vec<&Spec> = specs.collect();
    let colours = returning(world, specs.len(), game);
    let sit_down = |(seat, spec): (usize, &Spec)| -> Box<dyn Bot> {
        let seed = game.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(seat as u64 + 1);
        let bot = spec.sit_down(seed);
        match colours.get(seat) {
            Some(colour) => Box::new(Returning::new(bot, *colour)),
            None => bot,
        }
    };
    specs.into_iter().enumerate().map(sit_down).collect()
}

/// Where a game begins.
pub(crate) fn start(world: &World, players: usize, book: &'static Book, keep: Keep) -> Position {
    let mut start = Position::from_world(world, players, book).expect("the seats were checked");
    start.state.chronicle.kept = keep == Keep::Chronicle;
    start
}

/// What was played.
pub(crate) fn played(world: &World, players: usize, keep: Keep, answers: Vec<Given>) -> Session {
    let bare = Record {
        seed: None,
        origin: None,
        mix: None,
        undone: Vec::new(),
        world: world.clone(),
        players,
        keep,
        put_in: Vec::new(),
        answers,
        hashes: Vec::new(),
        end: None,
    };
    bare.replay(None, Verify::Nothing).expect("what was played can be played again")
}
