//! The kinds of powers (Law 7.3 to 7.5) and the hooks of persistent ones (7.1.4).

use super::{Cost, Edit, Run};
use crate::game::{Flow, Game};
use crate::major::campaign::{Campaign, Roll};
use crate::major::{MusterPlan, RecoverPlan, SearchPlan, TradePlan, TravelPlan};
use crate::powers::Me;
use crate::query::{AdviserLimit, Attempt, Position, Price, Verdict};
use oath_model::*;

/// Who may use a battle plan (Law 7.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// Red box.
    Attacker,
    /// Blue box.
    Defender,
    /// Gradient box.
    Either,
}

/// Dice a battle plan changes (Law 7.5.4).
#[derive(Clone, Copy)]
pub enum Dice {
    /// None.
    None,
    /// Plus or minus attack dice: the user picks.
    PlusMinus(u8),
    /// Plus or minus as many attack dice as the position says when the plan is used.
    PlusMinusBy(fn(&Position, Me) -> u8),
    /// More attack dice.
    Attack(fn(&Position, Me) -> u8),
    /// More defense dice.
    Defense(fn(&Position, Me) -> u8),
}

/// A battle plan (Law 7.5).
#[derive(Clone, Copy)]
pub struct BattlePlan {
    /// Who may use it.
    pub sides: Sides,
    /// Dice it changes.
    pub dice: Dice,
    /// What it does when used (5.5.3).
    pub on_use: Option<Run>,
    /// 5.5.6.
    pub if_defeated: Option<Run>,
    /// 5.5.8.
    pub if_victorious: Option<Run>,
    /// It must be the only plan its side uses.
    pub alone: bool,
    /// 5.5.8: discarded at end.
    pub discard_at_end: bool,
    /// After the campaign has fully ended, if the user's side was victorious.
    pub after_victory: Option<Run>,
    /// 5.5.8: may take plans of its user out of those that are about to be discarded.
    pub before_discards: Option<fn(&mut Game, Me, &mut CardSet) -> Flow>,
}

/// A journey that is about to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trip {
    /// Who travels.
    pub player: Player,
    /// From where.
    pub from: Site,
    /// To where.
    pub to: Site,
}

/// What a persistent power changes (Law 7.1.4): a value, a permission, or a moment.
#[derive(Clone, Copy)]
pub enum Hook {
    /// How many advisers its holder may have (7.6.4).
    AdviserLimit(fn(&Position, Me, &mut AdviserLimit)),
    /// Putting this card faceup among advisers ignores the adviser limit.
    IgnoresAdviserLimit,
    /// It counts as so many advisers of its suit.
    AdviserWeight(u8),
    /// Bandits are warbands of its holder (7.6.5).
    BanditsServe,
    /// So many more bandits at every site.
    MoreBandits(u8),
    /// Who rules a card at a site: the player asked about, the card, the answer so far.
    RulesCard(fn(&Position, Me, Player, Card, bool) -> bool),
    /// How many cards a site can hold.
    Capacity(fn(&Position, Me, Site, u8) -> u8),
    /// This card is played without regard to the site's capacity.
    IgnoresCapacity,
    /// Where this very card can be played, while it is not yet in play.
    OwnPlay(fn(&Position, Me, Choice) -> Result<(), Refused>),
    /// Whoever puts a card at this site may first discard one here.
    MakesRoom,
    /// Warbands lie on this card; they go home before it leaves play.
    KeepsWarbands,
    /// Favor that any player burns goes to its holder.
    TakesBurnedFavor,
    /// Favor that would come to its holder's board goes to this bank, from which the holder may pay.
    FavorLivesIn(Suit),
    /// In the Chronicle sites with a card of this suit are not discarded (8.3.2).
    KeepsSites(Suit),
    /// The People's Favor is on its Mob side after being recovered.
    RecoveredAsMob,
    /// Defense dice that a target adds.
    TargetDice(fn(&Position, Me, &Campaign, Choice, u8) -> u8),
    /// Forbids something, or ignores what forbids it (9.2).
    Forbid(fn(&Position, Me, &Attempt, &mut Verdict)),
    /// Allows something only against a payment.
    Toll(fn(&Position, Me, &Attempt) -> Option<Price>),
    /// Demands something of the whole set of targets (5.5.2).
    TargetSet(fn(&Position, Me, &Campaign, &List) -> Result<(), Refused>),
    /// Changes the force when a campaign begins (5.5.1).
    Force(fn(&Position, Me, &mut Campaign)),
    /// Changes a campaign once targets and dice are declared (5.5.2).
    Declared(fn(&Position, Me, &mut Campaign)),
    /// What a battle plan costs its user: the user, the cost so far.
    PlanCost(fn(&Position, Me, Player, Cost) -> Cost),
    /// A card was played to this site (Homelands), by `Me::player`.
    Homeland(fn(&mut Game, Me, Card) -> Flow),
    /// After a player played a card faceup: who, which.
    AfterPlay(fn(&mut Game, Me, Player, Card) -> Flow),
    /// After a player took relics at one moment: who, which.
    AfterTake(fn(&mut Game, Me, Player, RelicSet) -> Flow),
    /// After a player took the Oathkeeper title.
    AfterTitle(fn(&mut Game, Me, Player) -> Flow),
    /// After a player recovered a relic (`Card`) or `Banner` for so many tokens.
    AfterRecover(fn(&mut Game, Me, Player, Choice, u8) -> Flow),
    /// As a player travels, before the pawn moves.
    OnTravel(fn(&mut Game, Me, Trip) -> Flow),
    /// Right after attack or defense dice were rolled.
    AfterRoll(fn(&mut Game, Me, &mut Roll) -> Flow),
    /// After a campaign has fully ended.
    AfterCampaign(fn(&mut Game, Me, &Campaign) -> Flow),
    /// After the end die was rolled (3.3): the roll so far.
    EndDie(fn(&mut Game, Me, u8) -> Flow<u8>),
}

/// The kinds of powers (Law 7.3 to 7.5, 7.1.4).
#[derive(Clone, Copy)]
pub enum Kind {
    /// 7.3.1.
    Wake(Run),
    /// 7.3.2.
    Action(Run),
    /// 7.3.3.
    WhenPlayed(Run),
    /// 7.3.4.
    Rest(Run),
    /// 7.4, Search.
    Search(Edit<SearchPlan>),
    /// 7.4, Muster.
    Muster(Edit<MusterPlan>),
    /// 7.4, Trade.
    Trade(Edit<TradePlan>),
    /// 7.4, Recover.
    Recover(Edit<RecoverPlan>),
    /// 7.4, Travel.
    Travel(Edit<TravelPlan>),
    /// 7.5.
    BattlePlan(BattlePlan),
    /// 7.1.4.
    Persistent(Hook),
}

/// The kinds, as numbers, to find the cards that have one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum HookKind {
    Wake,
    Action,
    WhenPlayed,
    Rest,
    Search,
    Muster,
    Trade,
    Recover,
    Travel,
    BattlePlan,
    AdviserLimit,
    IgnoresAdviserLimit,
    AdviserWeight,
    BanditsServe,
    MoreBandits,
    RulesCard,
    Capacity,
    IgnoresCapacity,
    OwnPlay,
    MakesRoom,
    KeepsWarbands,
    TakesBurnedFavor,
    FavorLivesIn,
    KeepsSites,
    RecoveredAsMob,
    TargetDice,
    Forbid,
    Toll,
    TargetSet,
    Force,
    Declared,
    PlanCost,
    Homeland,
    AfterPlay,
    AfterTake,
    AfterTitle,
    AfterRecover,
    OnTravel,
    AfterRoll,
    AfterCampaign,
    EndDie,
}

/// Number of kinds.
pub const HOOKS: usize = 41;

impl Kind {
    /// Does it simply hold while its card is in play, so that nobody ever uses it?
    #[must_use]
    pub const fn holds(&self) -> bool {
        match self {
            Kind::Persistent(hook) => !matches!(
                hook,
                Hook::Toll(_)
                    | Hook::Homeland(_)
                    | Hook::AfterPlay(_)
                    | Hook::AfterTake(_)
                    | Hook::AfterTitle(_)
                    | Hook::AfterRecover(_)
                    | Hook::OnTravel(_)
                    | Hook::AfterRoll(_)
                    | Hook::AfterCampaign(_)
                    | Hook::EndDie(_)
            ),
            _ => false,
        }
    }

    /// The number of the kind.
    #[must_use]
    pub const fn hook(&self) -> HookKind {
        match self {
            Kind::Wake(_) => HookKind::Wake,
            Kind::Action(_) => HookKind::Action,
            Kind::WhenPlayed(_) => HookKind::WhenPlayed,
            Kind::Rest(_) => HookKind::Rest,
            Kind::Search(_) => HookKind::Search,
            Kind::Muster(_) => HookKind::Muster,
            Kind::Trade(_) => HookKind::Trade,
            Kind::Recover(_) => HookKind::Recover,
            Kind::Travel(_) => HookKind::Travel,
            Kind::BattlePlan(_) => HookKind::BattlePlan,
            Kind::Persistent(hook) => match hook {
                Hook::AdviserLimit(_) => HookKind::AdviserLimit,
                Hook::IgnoresAdviserLimit => HookKind::IgnoresAdviserLimit,
                Hook::AdviserWeight(_) => HookKind::AdviserWeight,
                Hook::BanditsServe => HookKind::BanditsServe,
                Hook::MoreBandits(_) => HookKind::MoreBandits,
                Hook::RulesCard(_) => HookKind::RulesCard,
                Hook::Capacity(_) => HookKind::Capacity,
                Hook::IgnoresCapacity => HookKind::IgnoresCapacity,
                Hook::OwnPlay(_) => HookKind::OwnPlay,
                Hook::MakesRoom => HookKind::MakesRoom,
                Hook::KeepsWarbands => HookKind::KeepsWarbands,
                Hook::TakesBurnedFavor => HookKind::TakesBurnedFavor,
                Hook::FavorLivesIn(_) => HookKind::FavorLivesIn,
                Hook::KeepsSites(_) => HookKind::KeepsSites,
                Hook::RecoveredAsMob => HookKind::RecoveredAsMob,
                Hook::TargetDice(_) => HookKind::TargetDice,
                Hook::Forbid(_) => HookKind::Forbid,
                Hook::Toll(_) => HookKind::Toll,
                Hook::TargetSet(_) => HookKind::TargetSet,
                Hook::Force(_) => HookKind::Force,
                Hook::Declared(_) => HookKind::Declared,
                Hook::PlanCost(_) => HookKind::PlanCost,
                Hook::Homeland(_) => HookKind::Homeland,
                Hook::AfterPlay(_) => HookKind::AfterPlay,
                Hook::AfterTake(_) => HookKind::AfterTake,
                Hook::AfterTitle(_) => HookKind::AfterTitle,
                Hook::AfterRecover(_) => HookKind::AfterRecover,
                Hook::OnTravel(_) => HookKind::OnTravel,
                Hook::AfterRoll(_) => HookKind::AfterRoll,
                Hook::AfterCampaign(_) => HookKind::AfterCampaign,
                Hook::EndDie(_) => HookKind::EndDie,
            },
        }
    }
}
