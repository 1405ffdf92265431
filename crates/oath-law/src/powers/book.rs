//! The book of powers: the language in which cards are written. One [`Entry`] a card: facts first,
//! then powers. The cards themselves are in the crate `oath-cards`; the law only knows this form.

use super::Me;
use crate::game::{Flow, Game};
use crate::major::campaign::{Campaign, Roll};
use crate::major::{MusterPlan, RecoverPlan, SearchPlan, TradePlan, TravelPlan};
use crate::query::{AdviserLimit, Attempt, Position, Price, Verdict};
use oath_model::*;

/// What a power does when it runs.
pub type Run = fn(&mut Game, Me) -> Flow;
/// Whether a power can be used now.
pub type Check = fn(&Position, Me) -> Result<(), Refused>;
/// Edits the plan of a major action; `false` if it has nothing to change in it.
pub type Edit<P> = fn(&Position, Me, &mut P) -> bool;

/// The cost on a card's braid (Law 7.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cost {
    /// Favor placed on the card.
    pub favor: u8,
    /// Secrets placed on the card.
    pub secrets: u8,
    /// Favor burned.
    pub burn_favor: u8,
    /// Secrets burned.
    pub burn_secrets: u8,
}

/// No cost.
pub const FREE: Cost = Cost { favor: 0, secrets: 0, burn_favor: 0, burn_secrets: 0 };

/// Place favor on the card.
#[must_use]
pub const fn favor(n: u8) -> Cost {
    Cost { favor: n, ..FREE }
}

/// Place secrets on the card.
#[must_use]
pub const fn secret(n: u8) -> Cost {
    Cost { secrets: n, ..FREE }
}

impl Cost {
    /// And place secrets.
    #[must_use]
    pub const fn and_secret(self, n: u8) -> Cost {
        Cost { secrets: n, ..self }
    }
    /// And burn favor.
    #[must_use]
    pub const fn burn_favor(self, n: u8) -> Cost {
        Cost { burn_favor: n, ..self }
    }
    /// And burn secrets.
    #[must_use]
    pub const fn burn_secret(self, n: u8) -> Cost {
        Cost { burn_secrets: n, ..self }
    }
    /// Both together.
    #[must_use]
    pub const fn plus(self, other: Cost) -> Cost {
        Cost {
            favor: self.favor + other.favor,
            secrets: self.secrets + other.secrets,
            burn_favor: self.burn_favor + other.burn_favor,
            burn_secrets: self.burn_secrets + other.burn_secrets,
        }
    }
    /// Is anything placed on the card?
    #[must_use]
    pub const fn places(&self) -> bool {
        self.favor > 0 || self.secrets > 0
    }
    /// Favor needed in all.
    #[must_use]
    pub const fn all_favor(&self) -> u8 {
        self.favor + self.burn_favor
    }
    /// Secrets needed in all.
    #[must_use]
    pub const fn all_secrets(&self) -> u8 {
        self.secrets + self.burn_secrets
    }
    /// Nothing to pay.
    #[must_use]
    pub const fn is_free(&self) -> bool {
        self.all_favor() == 0 && self.all_secrets() == 0
    }
}

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
    /// A modifier for every player, whatever their access (7.1.4).
    pub anyone: bool,
    /// A modifier that changes where or who one is: it comes before all others.
    pub first: bool,
    /// When it can be used, besides access and cost.
    pub only_if: Option<Check>,
    /// What is fixed together with using it, if there is a choice.
    pub details: Option<fn(&Position, Me) -> Details>,
}

/// The choices that are fixed together with using a power.
pub type Details = arrayvec::ArrayVec<Detail, 8>;

const fn power(kind: Kind, cost: Cost) -> Power {
    Power { kind, cost, must: false, far: false, anyone: false, first: false, only_if: None, details: None }
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
            dice: Dice::None,
            on_use: None,
            if_defeated: None,
            if_victorious: None,
            alone: false,
            discard_at_end: false,
            after_victory: None,
            before_discards: None,
        }),
        cost,
    )
}

/// A persistent power (7.1.4).
#[must_use]
pub const fn persistent(hook: Hook) -> Power {
    power(Kind::Persistent(hook), FREE)
}

impl Power {
    /// It applies without being chosen (7.4.1).
    #[must_use]
    pub const fn must(self) -> Power {
        Power { must: true, ..self }
    }
    /// It can bring targets elsewhere within reach.
    #[must_use]
    pub const fn far(self) -> Power {
        Power { far: true, ..self }
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
        let plan = BattlePlan { dice: Dice::PlusMinus(n), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// Plus or minus as many attack dice as the position says (7.5.4).
    #[must_use]
    pub const fn attack_dice_by(self, count: fn(&Position, Me) -> u8) -> Power {
        let plan = BattlePlan { dice: Dice::PlusMinusBy(count), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// More attack dice, as many as the position says.
    #[must_use]
    pub const fn more_attack_dice(self, count: fn(&Position, Me) -> u8) -> Power {
        let plan = BattlePlan { dice: Dice::Attack(count), ..self.plan() };
        Power { kind: Kind::BattlePlan(plan), ..self }
    }
    /// More defense dice, as many as the position says.
    #[must_use]
    pub const fn defense_dice(self, count: fn(&Position, Me) -> u8) -> Power {
        let plan = BattlePlan { dice: Dice::Defense(count), ..self.plan() };
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
    /// The only plan its side uses in this campaign.
    #[must_use]
    pub const fn alone(self) -> Power {
        let plan = BattlePlan { alone: true, ..self.plan() };
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

/// Where a faceup card may lie (Law 7.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Restriction {
    /// Anywhere.
    None,
    /// Tree: sites only.
    Site,
    /// Person: advisers only.
    Adviser,
}

/// The price of a relic at a site (Law 5.4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicPrice {
    /// No price printed.
    None,
    /// Favor into a bank.
    PlaceFavor(u8, Suit),
    /// Favor burned.
    BurnFavor(u8),
    /// Secrets burned.
    BurnSecrets(u8),
}

/// A card: facts, then powers.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Its number.
    pub card: Card,
    /// Its name.
    pub name: &'static str,
    /// Its suit, if it shows one.
    pub suit: Option<Suit>,
    /// Where it may lie.
    pub restriction: Restriction,
    /// Chained (7.2.2).
    pub locked: bool,
    /// Defense dice of a relic (2.4.2).
    pub dice: u8,
    /// In the deck of a first game.
    pub starting: bool,
    /// Its powers.
    pub powers: [Option<Power>; 4],
}

const fn entry(card: u8, name: &'static str) -> Entry {
    Entry {
        card: Card(card),
        name,
        suit: None,
        restriction: Restriction::None,
        locked: false,
        dice: 0,
        starting: false,
        powers: [None; 4],
    }
}

/// A denizen (2.6).
#[must_use]
pub const fn denizen(card: u8, name: &'static str, suit: Suit) -> Entry {
    Entry { suit: Some(suit), ..entry(card, name) }
}

/// The intact side of an edifice (2.9): at a site, locked.
#[must_use]
pub const fn edifice(card: u8, name: &'static str, suit: Suit) -> Entry {
    Entry { suit: Some(suit), restriction: Restriction::Site, locked: true, ..entry(card, name) }
}

/// The ruined side of an edifice (2.9): no suit.
#[must_use]
pub const fn ruin(card: u8, name: &'static str) -> Entry {
    Entry { restriction: Restriction::Site, locked: true, ..entry(card, name) }
}

/// A Vision (2.7).
#[must_use]
pub const fn vision(card: u8, name: &'static str) -> Entry {
    entry(card, name)
}

/// A relic (2.4) with its defense dice.
#[must_use]
pub const fn relic(card: u8, name: &'static str, dice: u8) -> Entry {
    Entry { dice, ..entry(card, name) }
}

/// A placard or a space of one.
#[must_use]
pub const fn placard(card: Card, name: &'static str) -> Entry {
    entry(card.0, name)
}

impl Entry {
    /// Tree (7.2.1).
    #[must_use]
    pub const fn site_only(self) -> Entry {
        Entry { restriction: Restriction::Site, ..self }
    }
    /// Person (7.2.1).
    #[must_use]
    pub const fn adviser_only(self) -> Entry {
        Entry { restriction: Restriction::Adviser, ..self }
    }
    /// Chained (7.2.2).
    #[must_use]
    pub const fn locked(self) -> Entry {
        Entry { locked: true, ..self }
    }
    /// In the first game.
    #[must_use]
    pub const fn starting(self) -> Entry {
        Entry { starting: true, ..self }
    }
    /// It has this power.
    #[must_use]
    pub const fn power(self, power: Power) -> Entry {
        let mut powers = self.powers;
        let mut i = 0;
        while powers[i].is_some() {
            i += 1;
        }
        powers[i] = Some(power);
        Entry { powers, ..self }
    }
}

/// A site: facts, then powers (Law 2.8).
#[derive(Clone, Copy)]
pub struct SiteEntry {
    /// Its number.
    pub site: SiteCard,
    /// Its name.
    pub name: &'static str,
    /// Denizens and edifices it can hold (2.8.1).
    pub capacity: u8,
    /// Relics of its reveal prompt (2.8.2).
    pub relics: u8,
    /// Favor of its reveal prompt.
    pub favor: u8,
    /// Secrets of its reveal prompt.
    pub secrets: u8,
    /// The price of a relic here (2.8.4).
    pub price: RelicPrice,
    /// Homeland of this suit.
    pub homeland: Option<Suit>,
    /// A Coast.
    pub coast: bool,
    /// Its powers.
    pub powers: [Option<Power>; 2],
}

/// A site with its capacity.
#[must_use]
pub const fn site(site: u8, name: &'static str, capacity: u8) -> SiteEntry {
    SiteEntry {
        site: SiteCard(site),
        name,
        capacity,
        relics: 0,
        favor: 0,
        secrets: 0,
        price: RelicPrice::None,
        homeland: None,
        coast: false,
        powers: [None; 2],
    }
}

impl SiteEntry {
    /// Reveal prompt: relics, with the price to recover them.
    #[must_use]
    pub const fn relics(self, relics: u8, price: RelicPrice) -> SiteEntry {
        SiteEntry { relics, price, ..self }
    }
    /// Reveal prompt: favor and secrets.
    #[must_use]
    pub const fn tokens(self, favor: u8, secrets: u8) -> SiteEntry {
        SiteEntry { favor, secrets, ..self }
    }
    /// A Homeland.
    #[must_use]
    pub const fn homeland(self, suit: Suit) -> SiteEntry {
        SiteEntry { homeland: Some(suit), ..self }
    }
    /// A Coast.
    #[must_use]
    pub const fn coast(self) -> SiteEntry {
        SiteEntry { coast: true, ..self }
    }
    /// It has this power.
    #[must_use]
    pub const fn power(self, power: Power) -> SiteEntry {
        let mut powers = self.powers;
        let mut i = 0;
        while powers[i].is_some() {
            i += 1;
        }
        powers[i] = Some(power);
        SiteEntry { powers, ..self }
    }
}

/// All cards and sites, with the sets that find the ones with a given hook.
pub struct Book {
    cards: [Option<Entry>; Card::COUNT],
    sites: [Option<SiteEntry>; SiteCard::COUNT],
    card_hooks: [CardSet; HOOKS],
    site_hooks: [u32; HOOKS],
    far_hooks: [CardSet; HOOKS],
    suits: [Option<Suit>; Card::COUNT],
}

impl Book {
    /// A book of these entries.
    ///
    /// # Panics
    /// If a card or site is missing or there twice.
    #[must_use]
    pub fn new(cards: impl IntoIterator<Item = Entry>, sites: impl IntoIterator<Item = SiteEntry>) -> Book {
        let mut book = Book {
            cards: [None; Card::COUNT],
            sites: [None; SiteCard::COUNT],
            card_hooks: [CardSet::EMPTY; HOOKS],
            site_hooks: [0; HOOKS],
            far_hooks: [CardSet::EMPTY; HOOKS],
            suits: [None; Card::COUNT],
        };
        for entry in cards {
            let slot = &mut book.cards[entry.card.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            book.suits[entry.card.index()] = entry.suit;
            for power in entry.powers.iter().flatten() {
                let hook = power.kind.hook() as usize;
                book.card_hooks[hook].insert(entry.card);
                if power.far {
                    book.far_hooks[hook].insert(entry.card);
                }
            }
        }
        for entry in sites {
            let slot = &mut book.sites[entry.site.index()];
            assert!(slot.is_none(), "{} is written twice", entry.name);
            *slot = Some(entry);
            for power in entry.powers.iter().flatten() {
                book.site_hooks[power.kind.hook() as usize] |= 1 << entry.site.0;
            }
        }
        let missing = book.cards.iter().position(Option::is_none);
        assert!(missing.is_none(), "card {missing:?} is not written");
        let missing = book.sites.iter().position(Option::is_none);
        assert!(missing.is_none(), "site {missing:?} is not written");
        book
    }

    /// A card's entry.
    #[must_use]
    pub fn card(&self, card: Card) -> &Entry {
        self.cards[card.index()].as_ref().expect("every card is written")
    }
    /// A site's entry.
    #[must_use]
    pub fn site(&self, site: SiteCard) -> &SiteEntry {
        self.sites[site.index()].as_ref().expect("every site is written")
    }
    /// A card's suit.
    #[must_use]
    pub fn suit(&self, card: Card) -> Option<Suit> {
        self.suits[card.index()]
    }
    /// Cards that have a power of this kind.
    #[must_use]
    pub fn with_hook(&self, hook: HookKind) -> CardSet {
        self.card_hooks[hook as usize]
    }
    /// Cards that have a modifier of this kind that reaches far.
    #[must_use]
    pub fn with_far_hook(&self, hook: HookKind) -> CardSet {
        self.far_hooks[hook as usize]
    }
    /// Does this site have a power of this kind?
    #[must_use]
    pub fn site_has_hook(&self, site: SiteCard, hook: HookKind) -> bool {
        self.site_hooks[hook as usize] >> site.0 & 1 == 1
    }
    /// Does any of these faceup sites have a power of this kind?
    #[must_use]
    pub fn any_site_has_hook(&self, faceup_sites: u32, hook: HookKind) -> bool {
        self.site_hooks[hook as usize] & faceup_sites != 0
    }
    /// A power by its source and number.
    #[must_use]
    pub fn power(&self, source: Source, power: u8) -> &Power {
        let found = match source {
            Source::Card(card) => self.card(card).powers[power as usize].as_ref(),
            Source::Site(site) => self.site(site).powers[power as usize].as_ref(),
        };
        found.expect("a power is named by its place on the card")
    }
    /// All powers of a source, with their numbers.
    pub fn powers(&self, source: Source) -> impl Iterator<Item = (u8, &Power)> {
        let powers: &[Option<Power>] = match source {
            Source::Card(card) => &self.card(card).powers,
            Source::Site(site) => &self.site(site).powers,
        };
        powers.iter().zip(0u8..).filter_map(|(power, i)| power.as_ref().map(|p| (i, p)))
    }
    /// All cards.
    pub fn cards(&self) -> impl Iterator<Item = &Entry> {
        self.cards.iter().flatten()
    }
    /// All sites.
    pub fn sites(&self) -> impl Iterator<Item = &SiteEntry> {
        self.sites.iter().flatten()
    }
}
