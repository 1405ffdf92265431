//! Victory (Law 3) and the Oathkeeper title (2.11).

mod goals;

pub use crate::table::query::VISIONS_NEEDED;
pub(crate) use goals::GOALS;
pub use goals::{oath_goal, oath_of_vision, successor_goal, vision_goal};

use crate::kernel::{Flow, Game};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::Position;
use crate::table::state::Step;
use oath_model::*;

/// The last round (3.4).
pub const LAST_ROUND: u8 = 8;
/// The first round after which the end die is rolled (3.3).
pub const FIRST_END_ROLL: u8 = 5;
/// End die: the lowest roll that ends the game, by round (3.3).
#[must_use]
pub const fn end_roll(round: u8) -> Option<u8> {
    match round {
        FIRST_END_ROLL => Some(6),
        6 => Some(5),
        7 => Some(3),
        _ => None,
    }
}
/// The order of Visions in War Exhaustion (3.4.3).
const VISION_ORDER: [Card; 4] = [Card::CONQUEST, Card::REBELLION, Card::SANCTUARY, Card::FAITH];

impl Position {
    /// How an Exile would win in the Wake Phase (4.1.2).
    #[must_use]
    pub fn wake_victory(&self, player: Player) -> Option<Victory> {
        if !self.is_exile(player) {
            return None;
        }
        let usurper = self.state.title.keeper() == player && self.state.title.usurper;
        match (usurper, self.vision_victory(player)) {
            (true, Some(_)) => Some(Victory::SeveralWays),
            (true, None) => Some(Victory::Usurper),
            (false, vision) => vision,
        }
    }

    /// How an Exile wins by Visions: by the one they fulfil, or by both.
    fn vision_victory(&self, player: Player) -> Option<Victory> {
        let mut fulfilled = self.visions_of(player).filter(|v| self.fulfils(player, *v));
        let first = fulfilled.next()?;
        Some(if fulfilled.next().is_some() { Victory::SeveralWays } else { Victory::Visionary(first) })
    }
}

/// 3.4: an Imperial Oathkeeper, else a Usurper, else a Visionary in their order, else the Empire.
pub(super) fn exhausted(position: &Position) -> Option<(Player, Victory)> {
    let title = position.state.title;
    if !position.is_exile(title.keeper()) {
        return position.imperial_winner(Victory::WarExhaustion);
    }
    if title.usurper {
        return Some((title.keeper(), Victory::Usurper));
    }
    for vision in VISION_ORDER {
        let has = |p: Player| position.visions_of(p).any(|v| v == vision);
        let visionary = position.in_turn_order().find(|p| has(*p) && position.fulfils(*p, vision));
        if let Some(player) = visionary {
            return Some((player, position.vision_victory(player).unwrap_or(Victory::Visionary(vision))));
        }
    }
    position.imperial_winner(Victory::WarExhaustion)
}

/// A completed effect: the title goes where it belongs (2.11), and nobody keeps more advisers than a
/// limit that has fallen allows (7.6.4).
pub(crate) fn settle(game: &mut Game) -> Flow {
    game.check_title()?;
    let limiters = game.any_with(HookKind::AdviserLimit);
    for player in game.in_turn_order() {
        if game.state[player].advisers.len() > if limiters { 1 } else { 3 } {
            game.meet_adviser_limit(player)?;
        }
    }
    Ok(())
}

impl Game<'_> {
    fn check_title(&mut self) -> Flow {
        let meets = self.meets_oath();
        let holder = self.state.title.keeper();
        if meets.is_empty() || meets.contains(holder) {
            return Ok(());
        }
        // Under Supremacy a Citizen's title is the Empire's.
        let empire =
            self.state.oath == Oath::Supremacy && self.is_citizen(holder) && meets.contains(CHANCELLOR);
        let next = if empire { CHANCELLOR } else { self.choose(holder, Ask::NextOathkeeper, meets)? };
        self.take_title(next)
    }
}

/// The end of a round: Stable Regime (3.3), War Exhaustion (3.4), or the next round.
pub(crate) fn round_end(game: &mut Game) -> Flow {
    let round = game.state.round;
    game.tell(Event::RoundEnd(round));
    if round >= LAST_ROUND {
        let (player, victory) = exhausted(game).expect("the Chancellor wins at last");
        game.win(player, victory);
        return Ok(());
    }
    if let Some(needed) = end_roll(round)
        && !game.is_exile(game.state.title.keeper())
    {
        let faces = game.roll(Ask::RollEnd, Die::End, 1)?;
        game.tell(Event::Rolled { player: Some(CHANCELLOR), die: Die::End, faces });
        let mut rolled = faces[0];
        for me in game.answering(HookKind::EndDie) {
            if let Kind::Persistent(Hook::EndDie(run)) = game.book.power(me.source, me.power).kind {
                rolled = run(game, me, rolled)?;
            }
        }
        if rolled >= needed {
            let (player, victory) =
                game.imperial_winner(Victory::StableRegime).expect("the base game has a Chancellor");
            game.win(player, victory);
            return Ok(());
        }
    }
    let state = game.state_mut();
    state.round += 1;
    state.turn = CHANCELLOR;
    state.step = Step::Wake;
    Ok(())
}
