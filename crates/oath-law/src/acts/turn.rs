//! What a turn is made of in both rulebooks: one action after another, and its end.

use crate::kernel::{Action, Flow, Game};
use crate::table::state::Step;
use oath_model::*;

/// How a rulebook carries out an action of this kind.
type Take<T> = fn(&mut Game, Player, T) -> Flow;

impl Game<'_> {
    /// One action of the Act Phase, and what is settled after it. The step repeats until the player rests.
    pub(crate) fn one_action(
        &mut self,
        major: Take<Major>,
        minor: Take<Minor>,
        settle: fn(&mut Game) -> Flow,
    ) -> Flow {
        let player = self.state.turn;
        let action = self.choose_action(player)?;
        self.state_mut().actions += 1;
        match action {
            Some(Action::Major(action)) => major(self, player, action)?,
            Some(Action::Minor(Minor::Rest)) | None => self.state_mut().act_over = true,
            Some(Action::Minor(action)) => minor(self, player, action)?,
            Some(Action::Use(me)) => self.use_power(me)?,
        }
        settle(self)?;
        if self.state.act_over && self.state.step == Step::Act {
            self.state_mut().step = Step::Rest;
        }
        Ok(())
    }

    /// What passes with the turn is over; the next player wakes, or the round ends.
    pub(crate) fn end_turn(&mut self) {
        self.note_holding_powers();
        self.reindex();
        let state = self.state_mut();
        state.act_over = false;
        state.scepter_new = false;
        state.offers = 0;
        state.actions = 0;
        state.in_use = CardSet::EMPTY;
        state.frontier.festival_laid = false;
        state.frontier.mirrored = false;
        for site in &mut state.sites.0 {
            site.discarded = SuitSet::EMPTY;
        }
        if state.turn.0 + 1 < state.players {
            state.turn = Player(state.turn.0 + 1);
            state.step = Step::Wake;
        } else {
            state.step = Step::RoundEnd;
        }
    }
}
