//! Goals, the title, Visions (13), and how a game ends (15, 20).

use crate::kernel::{Flow, Game};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::query::{Goals, Judged, Measure, Position};
use crate::table::state::Step;
use oath_model::*;

/// The last round (1.1).
pub const LAST_ROUND: u8 = 8;
/// The order of Visions when a game runs out (15.4).
const VISION_ORDER: [Card; 4] = [Card::CONQUEST, Card::REBELLION, Card::SANCTUARY, Card::FAITH];

/// Protection counts relics alone: banners are none here (13.1).
pub(super) const GOALS: Goals = Goals { protected: Measure::Relics, most: Judged::Leading };

/// 7.2: an Exile with the title on its Usurper side wins.
#[must_use]
pub fn usurper(position: &Position, player: Player) -> Option<Victory> {
    let title = position.state.title;
    let wins = title.holder == Some(player) && title.usurper && position.is_exile(player);
    wins.then_some(Victory::Usurper)
}

/// 7.3: an Exile wins by a Vision, revealed or shared.
#[must_use]
pub fn visionary(position: &Position, player: Player) -> Option<Victory> {
    let mut visions = position.visions_of(player);
    visions.find(|vision| position.fulfils(player, *vision)).map(Victory::Visionary)
}

/// 13.2, H24: the title goes where it belongs.
pub(super) fn check_title(game: &mut Game) -> Flow {
    let meets = game.meets_oath();
    let Some(holder) = game.state.title.holder else {
        return match meets.len() {
            1 => game.take_title(meets.into_iter().next().expect("there is one")),
            _ => Ok(()),
        };
    };
    if meets.is_empty() || meets.contains(holder) {
        return Ok(());
    }
    let next = game.choose(holder, Ask::NextOathkeeper, meets)?;
    game.take_title(next)
}

/// 15.3: the Chancellor, or the Citizen who meets the Successor goal instead, as powers have it (H59).
fn imperial_winner(game: &mut Game, chancellor: Player, victory: Victory) -> Flow<(Player, Victory)> {
    let mut heir = game.successor();
    for me in game.answering(HookKind::Successor) {
        if let Kind::Persistent(Hook::Successor(run)) = game.book.power(me.source, me.power).kind {
            heir = run(game, me, heir)?;
        }
    }
    let heir = heir.filter(|heir| *heir != chancellor);
    Ok(heir.map_or((chancellor, victory), |heir| (heir, Victory::Successor)))
}

/// An Exile who wins when the last round is over: a Usurper, else a Visionary in the order of the Visions
/// (15.4, 20.4).
fn exiled_winner(position: &Position) -> Option<(Player, Victory)> {
    let holder = position.state.title.holder;
    if let Some(won) = holder.and_then(|p| usurper(position, p).map(|victory| (p, victory))) {
        return Some(won);
    }
    VISION_ORDER.into_iter().find_map(|vision| {
        let has =
            |p: &Player| position.visions_of(*p).any(|own| own == vision) && position.fulfils(*p, vision);
        position.in_turn_order().find(has).map(|p| (p, Victory::Visionary(vision)))
    })
}

/// 15.4, 20.4: who wins when the last round is over, powers aside; nobody yet if the lot decides.
pub(super) fn exhausted(position: &Position) -> Option<(Player, Victory)> {
    let holder = position.state.title.holder;
    let imperial = holder.is_some_and(|p| position.is_imperial(p));
    let exile = if imperial { None } else { exiled_winner(position) };
    exile
        .or_else(|| position.imperial_winner(Victory::WarExhaustion))
        .or_else(|| holder.map(|holder| (holder, Victory::LastOathkeeper)))
}

/// The end of a round: the end die (15.2), the end of the game (15.4, 20.4), or the next round.
pub(super) fn round_end(game: &mut Game) -> Flow {
    let round = game.state.round;
    game.tell(Event::RoundEnd(round));
    let won = match game.chancellor() {
        Some(chancellor) => end_with_empire(game, chancellor, round)?,
        None if round >= LAST_ROUND => Some(end_without_empire(game)?),
        None => None,
    };
    if let Some((player, victory)) = won {
        game.win(player, victory);
        return Ok(());
    }
    let state = game.state_mut();
    state.round += 1;
    state.turn = Player(0);
    state.step = Step::Wake;
    Ok(())
}

/// 15.2, 15.4.
fn end_with_empire(game: &mut Game, chancellor: Player, round: u8) -> Flow<Option<(Player, Victory)>> {
    let imperial = game.state.title.holder.is_some_and(|p| game.is_imperial(p));
    if round >= LAST_ROUND {
        let exile = if imperial { None } else { exiled_winner(game) };
        return match exile {
            Some(won) => Ok(Some(won)),
            None => imperial_winner(game, chancellor, Victory::WarExhaustion).map(Some),
        };
    }
    let Some(needed) = end_roll(round).filter(|_| imperial) else { return Ok(None) };
    let mut added = 0;
    for me in game.answering(HookKind::BeforeEndDie) {
        if let Kind::Persistent(Hook::BeforeEndDie(run)) = game.book.power(me.source, me.power).kind {
            let change = run(game, me)?;
            game.mark_used(me.source, me.power);
            game.tell(Event::EndDieChanged(me.player, change));
            added += change;
        }
    }
    let mut rolled = game.roll_end_die(chancellor)?;
    for me in game.answering(HookKind::EndDie) {
        if let Kind::Persistent(Hook::EndDie(run)) = game.book.power(me.source, me.power).kind {
            rolled = run(game, me, rolled)?;
        }
    }
    if rolled.saturating_add_signed(added) < needed {
        return Ok(None);
    }
    imperial_winner(game, chancellor, Victory::StableRegime).map(Some)
}

impl Game<'_> {
    /// A player rolls the end die.
    ///
    /// # Errors
    /// The pause of the roll.
    pub fn roll_end_die(&mut self, player: Player) -> Flow<u8> {
        let faces = self.roll(Ask::RollEnd, Die::End, 1)?;
        self.tell(Event::Rolled { player: Some(player), die: Die::End, faces });
        Ok(faces[0])
    }

    /// The round marker moves on by one, but never past the last round: no end die, no end of the game.
    pub fn advance_round(&mut self) {
        if self.state.round < LAST_ROUND {
            let first = self.in_first_round();
            self.state_mut().round += 1;
            let round = self.state.round;
            if first {
                // Everybody still has a first turn.
                self.state_mut().frontier.begun = round;
            }
            self.tell(Event::RoundMarker(round));
        }
    }
}

/// End die: the lowest roll that ends the game, by round (15.2).
const fn end_roll(round: u8) -> Option<u8> {
    match round {
        5 => Some(6),
        6 => Some(5),
        7 => Some(3),
        _ => None,
    }
}

/// 20.4: a Usurper, a Visionary, the Oathkeeper, or a player drawn by lot.
fn end_without_empire(game: &mut Game) -> Flow<(Player, Victory)> {
    if let Some(won) = exiled_winner(game) {
        return Ok(won);
    }
    if let Some(holder) = game.state.title.holder {
        return Ok((holder, Victory::LastOathkeeper));
    }
    let pick = game.random(Ask::Lot, game.state.players)?;
    Ok((Player(pick), Victory::Lot))
}
