//! A power, and the constructors with which cards are written.

use super::{BattlePlan, Check, Cost, DiceChange, Edit, FREE, Hook, Hour, Kind, Moment, OnPlay, Run, Sides};
use crate::acts::campaign::Roll;
use crate::acts::{ChallengePlan, MusterPlan, RecoverPlan, SearchPlan, TradePlan, TravelPlan};
use crate::kernel::{Flow, Game};
use crate::powers::Me;
use crate::table::query::{Attempt, AttemptKind, Attempts, Position, Price, Verdict};
use oath_model::*;

/// One power of a card or site.
#[derive(Clone, Copy)]
pub struct Power {
    /// What kind and what it does.
    pub kind: Kind,
    /// Its cost.
    pub cost: Cost,
    /// A modifier that applies without being chosen ("must").
    pub must: bool,
    /// A modifier that can bring targets within reach that are not at the player's site.
    pub far: bool,
    /// A modifier that can bring advisers of other players at the own site within reach.
    pub guests: bool,
    /// A modifier for every player, whatever their access (7.1.4).
    pub anyone: bool,
    /// A modifier that changes where or who one is: it comes before all others.
    pub first: bool,
    /// When it can be used, besides access and cost.
    pub only_if: Option<Check>,
    /// What is fixed together with using it, if there is a choice.
    pub details: Option<fn(&Position, Me) -> Details>,
    /// What a modifier does after the action.
    pub then: Option<Run>,
    /// What a modifier of a Search does for each card played faceup.
    pub on_play: Option<OnPlay>,
}

/// The choices that are fixed together with using a power.
pub type Details = arrayvec::ArrayVec<Detail, 8>;

const fn power(kind: Kind, cost: Cost) -> Power {
    Power {
        kind,
        cost,
        must: false,
        far: false,
        guests: false,
        anyone: false,
        first: false,
        only_if: None,
        details: None,
        then: None,
        on_play: None,
    }
}

/// "Wake:" (7.3.1).
#[must_use]
pub const fn wake(run: Run) -> Power {
    power(Kind::Wake(run), FREE)
}

/// "Action:" (7.3.2).
#[must_use]
pub const fn action(cost: Cost, run: Run) -> Power {
    power(Kind::Action(run), cost)
}

/// "When played" (7.3.3).
#[must_use]
pub const fn when_played(run: Run) -> Power {
    power(Kind::WhenPlayed(run), FREE)
}

/// "Rest:" (7.3.4).
#[must_use]
pub const fn rest(run: Run) -> Power {
    power(Kind::Rest(run), FREE)
}

/// A Search modifier (7.4).
#[must_use]
pub const fn search_modifier(cost: Cost, edit: Edit<SearchPlan>) -> Power {
    power(Kind::Search(edit), cost)
}

/// A Muster modifier (7.4).
#[must_use]
pub const fn muster_modifier(cost: Cost, edit: Edit<MusterPlan>) -> Power {
    power(Kind::Muster(edit), cost)
}

/// A Trade modifier (7.4).
#[must_use]
pub const fn trade_modifier(cost: Cost, edit: Edit<TradePlan>) -> Power {
    power(Kind::Trade(edit), cost)
}

/// A Recover modifier (7.4).
#[must_use]
pub const fn recover_modifier(cost: Cost, edit: Edit<RecoverPlan>) -> Power {
    power(Kind::Recover(edit), cost)
}

/// A Challenge modifier (7.4; New Foundations, 8.8).
#[must_use]
pub const fn challenge_modifier(cost: Cost, edit: Edit<ChallengePlan>) -> Power {
    power(Kind::Challenge(edit), cost)
}

/// A Travel modifier (7.4).
#[must_use]
pub const fn travel_modifier(cost: Cost, edit: Edit<TravelPlan>) -> Power {
    power(Kind::Travel(edit), cost)
}

/// A battle plan (7.5).
#[must_use]
pub const fn battle_plan(sides: Sides, cost: Cost) -> Power {
    power(
        Kind::BattlePlan(BattlePlan {
            sides,
            dice: DiceChange::None,
            on_use: None,
            after_roll: None,
            after_losses: None,
            if_defeated: None,
            if_victorious: None,
            alone: false,
            discard_at_end: false,
            after_victory: None,
            brings_pawn: false,
            before_discards: None,
            helps: None,
        }),
        cost,
    )
}

/// A persistent power (7.1.4).
#[must_use]
pub const fn persistent(hook: Hook) -> Power {
    power(Kind::Persistent(hook), FREE)
}

/// A power for the Chronicle (New Foundations, 17).
#[must_use]
pub const fn chronicle(hour: Hour, run: Run) -> Power {
    persistent(Hook::Chronicle(hour, run))
}

/// A power for set-up (New Foundations, 4.15).
#[must_use]
pub const fn set_up(moment: Moment, run: Run) -> Power {
    persistent(Hook::SetUp(moment, run))
}

/// A persistent power that forbids such attempts (9.2).
#[must_use]
pub const fn forbids(attempts: &[AttemptKind], ban: fn(&Position, Me, &Attempt, &mut Verdict)) -> Power {
    persistent(Hook::Forbid(Attempts::of(attempts), ban))
}

/// A persistent power that ignores what forbids such an attempt (9.2).
#[must_use]
pub const fn ignores(attempt: AttemptKind, ignore: fn(&Position, Me, &Attempt, &mut Verdict)) -> Power {
    persistent(Hook::Ignore(attempt, ignore))
}

/// A persistent power that allows such attempts only against a payment.
#[must_use]
pub const fn tolls(attempts: &[AttemptKind], toll: fn(&Position, Me, &Attempt) -> Option<Price>) -> Power {
    persistent(Hook::Toll(Attempts::of(attempts), toll))
}

impl Power {
    /// It applies without being chosen (7.4.1).
    #[must_use]
    pub const fn must(self) -> Power {
        Power { must: true, ..self }
    }
    /// After the action that it modifies, this happens.
    #[must_use]
    pub const fn then(self, run: Run) -> Power {
        Power { then: Some(run), ..self }
    }
    /// For each card played faceup in the Search that it modifies, this happens.
    #[must_use]
    pub const fn on_play(self, run: OnPlay) -> Power {
        Power { on_play: Some(run), ..self }
    }
    /// It can bring targets elsewhere within reach.
    #[must_use]
    pub const fn far(self) -> Power {
        Power { far: true, ..self }
    }
    /// It can bring advisers of other players at the own site within reach.
    #[must_use]
    pub const fn guests(self) -> Power {
        Power { guests: true, ..self }
    }
    /// Every player can use it, whatever their access (7.1.4).
    #[must_use]
    pub const fn anyone(self) -> Power {
        Power { anyone: true, ..self }
    }
    /// It changes where or who one is, so it is used before other modifiers.
    #[must_use]
    pub const fn first(self) -> Power {
        Power { first: true, ..self }
    }
    /// It can be used only then.
    #[must_use]
    pub const fn only_if(self, check: Check) -> Power {
        Power { only_if: Some(check), ..self }
    }
    /// One of these is fixed together with using it.
    #[must_use]
    pub const fn with(self, details: fn(&Position, Me) -> Details) -> Power {
        Power { details: Some(details), ..self }
    }
    /// It costs this; for persistent powers that are paid when they answer a moment.
    #[must_use]
    pub const fn costs(self, cost: Cost) -> Power {
        Power { cost, ..self }
    }
    const fn plan(self) -> BattlePlan {
        match self.kind {
            Kind::BattlePlan(plan) => plan,
            _ => panic!("only battle plans have dice, victories and defeats"),
        }
    }
    /// Plus or minus so many attack dice (7.5.4).
    #[must_use]
    pub const fn attack_dice(self, n: u8) -> Power {
        let plan = BattlePlan { dice: DiceChange::PlusMinus(n), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Plus or minus as many attack dice as the position says (7.5.4).
    #[must_use]
    pub const fn attack_dice_by(self, count: fn(&Position, Me) -> u8) -> Power {
        let plan = BattlePlan { dice: DiceChange::PlusMinusBy(count), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// More attack dice, as many as the position says.
    #[must_use]
    pub const fn more_attack_dice(self, count: fn(&Position, Me) -> u8) -> Power {
        let plan = BattlePlan { dice: DiceChange::Attack(count), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// More defense dice, as many as the position says.
    #[must_use]
    pub const fn defense_dice(self, count: fn(&Position, Me) -> u8) -> Power {
        let plan = BattlePlan { dice: DiceChange::Defense(count), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// After the campaign has fully ended, if the user's side was victorious.
    #[must_use]
    pub const fn after_victory(self, run: Run) -> Power {
        let plan = BattlePlan { after_victory: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Something else when used (5.5.3).
    #[must_use]
    pub const fn on_use(self, run: Run) -> Power {
        let plan = BattlePlan { on_use: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Right after the user's side has rolled.
    #[must_use]
    pub const fn after_roll(self, run: fn(&mut Game, Me, &mut Roll) -> Flow) -> Power {
        let plan = BattlePlan { after_roll: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Right after the losses of the defeat, if the user's side is victorious.
    #[must_use]
    pub const fn after_losses(self, run: Run) -> Power {
        let plan = BattlePlan { after_losses: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// If the user's side is defeated (5.5.6).
    #[must_use]
    pub const fn if_defeated(self, run: Run) -> Power {
        let plan = BattlePlan { if_defeated: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// If the user's side is victorious (5.5.8).
    #[must_use]
    pub const fn if_victorious(self, run: Run) -> Power {
        let plan = BattlePlan { if_victorious: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// When it can bring anything: told before it is used.
    #[must_use]
    pub const fn helps(self, when: fn(&Position, Me) -> bool) -> Power {
        let plan = BattlePlan { helps: Some(when), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// The only plan its side uses in this campaign.
    #[must_use]
    pub const fn alone(self) -> Power {
        let plan = BattlePlan { alone: true, ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// The pawn that a raid drives away comes to the card's site (New Foundations, 8.3.15).
    #[must_use]
    pub const fn brings_pawn(self) -> Power {
        let plan = BattlePlan { brings_pawn: true, ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Discarded at end (5.5.8).
    #[must_use]
    pub const fn discard_at_end(self) -> Power {
        let plan = BattlePlan { discard_at_end: true, ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Before plans are discarded at end (5.5.8).
    #[must_use]
    pub const fn before_discards(self, run: fn(&mut Game, Me, &mut CardSet) -> Flow) -> Power {
        let plan = BattlePlan { before_discards: Some(run), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
}
