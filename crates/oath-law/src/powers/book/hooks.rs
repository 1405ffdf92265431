//! The kinds of powers (Law 7.3 to 7.5) and the hooks of persistent ones (7.1.4).

use super::{Cost, Edit, Run};
use crate::acts::campaign::{Campaign, Roll};
use crate::acts::{ChallengePlan, MusterPlan, RecoverPlan, SearchPlan, TradePlan, TravelPlan};
use crate::kernel::{Flow, Game};
use crate::powers::Me;
use crate::powers::deals::Kinds;
use crate::table::query::{AdviserLimit, Attempt, AttemptKind, Attempts, Position, Price, Verdict};
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
pub enum DiceChange {
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
    pub dice: DiceChange,
    /// What it does when used (5.5.3).
    pub on_use: Option<Run>,
    /// Right after the user's side has rolled.
    pub after_roll: Option<fn(&mut Game, Me, &mut Roll) -> Flow>,
    /// Right after the losses of the defeat, if the user's side is victorious (New Foundations, H46).
    pub after_losses: Option<Run>,
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
    /// A pawn that its user's raid drives away comes to the card's site (New Foundations, 8.3.15).
    pub brings_pawn: bool,
    /// 5.5.8: may take plans of its user out of those that are about to be discarded.
    pub before_discards: Option<fn(&mut Game, Me, &mut CardSet) -> Flow>,
    /// Whether it can bring anything as things are, to tell before it is used. It may be used anyway.
    pub helps: Option<fn(&Position, Me) -> bool>,
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

/// When a power for set-up works (New Foundations, 4.15, 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// 5.2, 5.3: the players have taken up what is theirs.
    Players,
    /// 5.4, 5.5: the Empire's sites lie there, or what is left of them.
    Sites,
    /// 6: this foundation has just worked.
    After(Foundation),
    /// 5.7: before the Visions find their places in the world deck.
    Deck,
    /// 5.8: a pawn was placed: at the site of the card, or its holder's.
    Pawn,
    /// 4.15: all pawns are placed.
    End,
}

/// When a power for the Chronicle works (New Foundations, 17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hour {
    /// 17.1: the legacies have been judged.
    Judged,
    /// 17.1: the winner has just been crowned.
    Crowned,
    /// 17.2: the Throne begins.
    Throne,
    /// 17.2: the edifice is built, or was not.
    Built,
    /// 17.2: before the Reliquary is stocked.
    Relics,
}

/// Declares the kinds of powers and the hooks of persistent ones, with their numbers, in one list.
macro_rules! kinds_and_hooks {
    (
        kinds { $($(#[$kind_doc:meta])* $kind:ident($does:ty),)* }
        hooks { $($(#[$hook_doc:meta])* $hook:ident $(($($changes:ty),+))?,)* }
    ) => {
        /// The kinds of powers (Law 7.3 to 7.5, 7.1.4).
        #[derive(Clone, Copy)]
        pub enum Kind {
            $($(#[$kind_doc])* $kind($does),)*
            /// 7.1.4.
            Persistent(Hook),
        }

        /// What a persistent power changes (Law 7.1.4): a value, a permission, or a moment.
        #[derive(Clone, Copy)]
        pub enum Hook {
            $($(#[$hook_doc])* $hook $(($($changes),+))?,)*
        }

        /// The kinds, as numbers, to find the cards that have one.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum HookKind {
            $($kind,)*
            $($hook,)*
        }

        impl HookKind {
            /// How many there are.
            pub const COUNT: usize = [$(HookKind::$kind,)* $(HookKind::$hook,)*].len();
        }

        impl Kind {
            /// The number of the kind.
            #[must_use]
            pub const fn hook(&self) -> HookKind {
                match self {
                    $(Kind::$kind { .. } => HookKind::$kind,)*
                    $(Kind::Persistent(Hook::$hook { .. }) => HookKind::$hook,)*
                }
            }
        }
    };
}

kinds_and_hooks! {
    kinds {
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
        /// 7.4, Challenge (New Foundations, 8.8).
        Challenge(Edit<ChallengePlan>),
        /// 7.4, Travel.
        Travel(Edit<TravelPlan>),
        /// 7.5.
        BattlePlan(BattlePlan),
    }
    hooks {
        /// Its holder has only faceup advisers of this suit; others are buried (New Foundations, H45).
        OnlyAdvisers(Suit),
        /// How many advisers its holder may have (7.6.4).
        AdviserLimit(fn(&Position, Me, &mut AdviserLimit)),
        /// Putting this card faceup among advisers ignores the adviser limit.
        IgnoresAdviserLimit,
        /// It counts as so many advisers of its suit.
        AdviserWeight(u8),
        /// All faceup advisers of its holder are of this suit instead of their own.
        AdvisersAre(Suit),
        /// Bandits are warbands of its holder (7.6.5).
        BanditsServe,
        /// So many more bandits at every site.
        MoreBandits(u8),
        /// Who rules a card at a site: the player asked about, the card, the answer so far.
        RulesCard(fn(&Position, Me, Player, Card, bool) -> bool),
        /// A player may use a card at a site as if ruling it: the player asked about, the card.
        UsesCard(fn(&Position, Me, Player, Card) -> bool),
        /// How many cards a site can hold.
        Capacity(fn(&Position, Me, Site, u8) -> u8),
        /// Its site is a Coast besides (New Foundations, 3.7).
        Coast,
        /// Its site is an Island besides, and so a Coast (New Foundations, 3.7).
        Island,
        /// This card is played without regard to the site's capacity.
        IgnoresCapacity,
        /// Where this very card can be played, while it is not yet in play.
        OwnPlay(fn(&Position, Me, PlayTo) -> Result<(), Refused>),
        /// Whoever puts a card at this site may first discard one here.
        MakesRoom,
        /// Its holder gains a secret instead of the favor for playing a card to a site.
        PlaysForSecrets,
        /// Warbands lie on this card; they go home before it leaves play.
        KeepsWarbands,
        /// Favor that this player or the bandits burn goes to its holder.
        TakesBurnedFavor(fn(&Position, Me, Player) -> bool),
        /// Secrets that this player or the bandits burn go to its holder.
        TakesBurnedSecrets(fn(&Position, Me, Player) -> bool),
        /// Favor that would come to its holder's board goes to this bank, from which the holder may pay.
        FavorLivesIn(Suit),
        /// Cards take its holder for the holder of this banner.
        Bears(Banner),
        /// Its holder takes Wealth although enemies' pawns stand at the site (New Foundations, 7.4).
        WealthAmongEnemies,
        /// Its Imperial holder may look at the Reliquary at any time (New Foundations, 14.6).
        SeesReliquary,
        /// What may change hands in deals besides favor and relics (New Foundations, 9.7): who gives, to whom.
        DealsIn(fn(&Position, Me, Player, Player, &mut Kinds)),
        /// May these two negotiate although they are not at one site (New Foundations, 9.7)?
        DealsWith(fn(&Position, Me, Player, Player) -> bool),
        /// While it is active, a legacy lays this foundation on its altered face.
        Alters(Foundation),
        /// Its holder chooses each site that comes from the Atlas to an empty slot (New Foundations, 6.1).
        ChoosesSites,
        /// Its holder draws and chooses legacies for everybody who keeps one of several (New Foundations, 6.3).
        ChoosesLegacies,
        /// Its holder sees the Visions and says where they go in the new world deck (New Foundations, 5.7).
        PlacesVisions,
        /// Its holder may begin off the map (New Foundations, 5.8).
        StartsOffMap,
        /// Its holder may take an active legacy whose goal they fulfil, before legacies are judged (17.1).
        TakesLegacy,
        /// Its Exile holder stands in the winner's place where the Empire is shaped, built and stored (17.2, 17.5).
        StandsForEmpire,
        /// Its Imperial holder builds the edifice, matching or not (17.2).
        BuildsEdifice,
        /// Its holder sees the relics that are scattered, and says where each goes (17.2).
        ScattersRelics,
        /// Its holder keeps the faceup advisers for the next game, and no others (17.3).
        KeepsAdvisers,
        /// Its holder may take six of the Dispossessed instead of newcomers (17.4).
        RecallsDispossessed,
        /// In the Chronicle sites with a card of this suit are not discarded (8.3.2).
        KeepsSites(Suit),
        /// Who reveals a Vision here keeps those revealed before (New Foundations, 8.1.7).
        KeepsVisions,
        /// A discard of a card of this suit that a power demands of its ruler can be bought off for a favor.
        BuysOff(Suit),
        /// The People's Favor is on its Mob side after being recovered.
        RecoveredAsMob,
        /// Defense dice that a target adds.
        TargetDice(fn(&Position, Me, &Campaign, Target, u8) -> u8),
        /// Forbids something (9.2). Only such attempts are put to it.
        Forbid(Attempts, fn(&Position, Me, &Attempt, &mut Verdict)),
        /// Ignores what forbids something (9.2).
        Ignore(AttemptKind, fn(&Position, Me, &Attempt, &mut Verdict)),
        /// Allows something only against a payment. Only such attempts are put to it.
        Toll(Attempts, fn(&Position, Me, &Attempt) -> Option<Price>),
        /// Demands something of the whole set of targets (5.5.2).
        TargetSet(fn(&Position, Me, &Campaign, &[Target]) -> Result<(), Refused>),
        /// A campaign begins: its defender is named, its targets are not (New Foundations, H46).
        CampaignBegins(Run),
        /// Sites whose warbands join the attack when a campaign begins (5.5.1).
        Force(fn(&Position, Me, &Campaign) -> SiteSet),
        /// Changes the campaign under way once targets and dice are declared (5.5.2).
        Declared(fn(&mut Game, Me)),
        /// What a battle plan costs its user: the user, the cost so far.
        PlanCost(fn(&Position, Me, Player, Cost) -> Cost),
        /// Works once in the Chronicle (New Foundations, 17).
        Chronicle(Hour, Run),
        /// Takes cards out of those that are discarded as the Empire is shaped (New Foundations, 17.2).
        Protects(fn(&mut Game, Me, &mut CardSet) -> Flow),
        /// Works once while a game is set up (New Foundations, 4.15), and when its site is explored (6.1).
        SetUp(Moment, Run),
        /// A card was played to this site (Homelands), by `Me::player`.
        Homeland(fn(&mut Game, Me, Card) -> Flow),
        /// After a player played a card faceup: who, which.
        AfterPlay(fn(&mut Game, Me, Player, Card) -> Flow),
        /// After a player played a card facedown to the advisers: who.
        AfterFacedown(fn(&mut Game, Me, Player) -> Flow),
        /// After a player took relics at one moment: who, which.
        AfterTake(fn(&mut Game, Me, Player, RelicSet) -> Flow),
        /// After a player took a banner (New Foundations, 11.3): who, which.
        AfterBanner(fn(&mut Game, Me, Player, Banner) -> Flow),
        /// Before a player takes a banner from its holder, and its ribbon: who, which.
        BannerLeaves(fn(&mut Game, Me, Player, Banner)),
        /// After a player took the Oathkeeper title.
        AfterTitle(fn(&mut Game, Me, Player) -> Flow),
        /// After a player recovered something for so many tokens.
        AfterRecover(fn(&mut Game, Me, Player, Holding, u8) -> Flow),
        /// After a pawn has moved in any way: whose.
        PawnMoved(fn(&mut Game, Me, Player) -> Flow),
        /// As a player travels, before the pawn moves.
        OnTravel(fn(&mut Game, Me, Trip) -> Flow),
        /// Right after attack or defense dice were rolled.
        AfterRoll(fn(&mut Game, Me, &mut Roll) -> Flow),
        /// After a campaign has fully ended.
        AfterCampaign(fn(&mut Game, Me, &Campaign) -> Flow),
        /// As a player rests, after the Rest powers and before tokens go home (New Foundations, 7.7): who.
        OnRest(fn(&mut Game, Me, Player) -> Flow),
        /// Before the end die is rolled (New Foundations, 15.2): what is added to it.
        BeforeEndDie(fn(&mut Game, Me) -> Flow<i8>),
        /// Who succeeds the Chancellor who would win (New Foundations, 15.3): the heir so far.
        Successor(fn(&mut Game, Me, Option<Player>) -> Flow<Option<Player>>),
        /// Does its holder win instead of this player (New Foundations, 15.5)?
        WinsInstead(fn(&Position, Me, Player) -> bool),
        /// After the end die was rolled (3.3): the roll so far.
        EndDie(fn(&mut Game, Me, u8) -> Flow<u8>),
    }
}

impl Kind {
    /// Does it simply hold while its card is in play, so that nobody ever uses it?
    #[must_use]
    pub const fn holds(&self) -> bool {
        match self {
            Kind::Persistent(hook) => !matches!(
                hook,
                Hook::Toll(..)
                    | Hook::SetUp(..)
                    | Hook::Chronicle(..)
                    | Hook::Protects(_)
                    | Hook::BuysOff(_)
                    | Hook::CampaignBegins(_)
                    | Hook::Homeland(_)
                    | Hook::AfterPlay(_)
                    | Hook::AfterFacedown(_)
                    | Hook::AfterTake(_)
                    | Hook::OnRest(_)
                    | Hook::AfterTitle(_)
                    | Hook::AfterBanner(_)
                    | Hook::BeforeEndDie(_)
                    | Hook::Successor(_)
                    | Hook::WinsInstead(_)
                    | Hook::AfterRecover(_)
                    | Hook::PawnMoved(_)
                    | Hook::OnTravel(_)
                    | Hook::AfterRoll(_)
                    | Hook::AfterCampaign(_)
                    | Hook::EndDie(_)
            ),
            _ => false,
        }
    }
}
