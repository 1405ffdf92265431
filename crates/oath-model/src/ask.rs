//! The vocabulary of questions. A question has a *domain* (one of, some of, a number, an order, a
//! split, a deal, a roll) and its answers are values that name **public handles** ("second facedown
//! adviser of Red", "drawn card 2"), never list positions of options and never secret identities, so
//! that a tape stays valid under another guess of the hidden cards and a record survives a new order
//! of options.

use crate::*;
use arrayvec::ArrayVec;

/// Where a power is written: on a card (or placard) or on a site.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A card, a banner, a Reliquary space, the title.
    Card(Card),
    /// A site.
    Site(SiteCard),
}

/// What is fixed together with using a power, so that it needs no second question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Detail {
    /// Nothing to fix.
    None,
    /// Add the dice (Law 7.5.4).
    Add,
    /// Remove the dice (Law 7.5.4).
    Remove,
    /// With this site.
    Site(Site),
    /// With this player.
    Player(Player),
    /// As this suit.
    Suit(Suit),
    /// With this region.
    Region(Region),
}

/// The minor actions (Law 6) and the end of the Act Phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Minor {
    /// Law 6.1: play or discard a facedown adviser.
    PlayAdviser,
    /// Law 6.3.
    PeekRelic,
    /// Law 6.4.
    PeekReliquary,
    /// Law 6.5: site to board.
    TakeWarbands,
    /// Law 6.5: board to site.
    LeaveWarbands,
    /// Law 6.5: to another Imperial player.
    GiveWarbands,
    /// Law 6.5: from another Imperial player.
    AskWarbands,
    /// Law 6.6.
    OfferCitizenship,
    /// Law 6.7.
    ExileCitizen,
    /// Law 6.8.
    SelfExile,
    /// Law 9.4: let somebody look at an own facedown adviser.
    ShowAdviser,
    /// End the Act Phase (Law 4.3).
    Rest,
    /// New Foundations, 9.4: turn own relics faceup.
    RevealRelics,
    /// New Foundations, 9.7.
    Negotiate,
    /// New Foundations, 9.9: favor onto the People's Favor.
    FavorToBanner,
    /// New Foundations, 9.9: a secret onto the Darkest Secret.
    SecretToBanner,
    /// New Foundations, 11.6: a secret onto the own site.
    SecretToSite,
    /// New Foundations, 11.6: the pawn to a site with a secret on it.
    FollowFlame,
}

impl Minor {
    /// All of them.
    pub const ALL: [Minor; 18] = [
        Minor::PlayAdviser,
        Minor::PeekRelic,
        Minor::PeekReliquary,
        Minor::TakeWarbands,
        Minor::LeaveWarbands,
        Minor::GiveWarbands,
        Minor::AskWarbands,
        Minor::OfferCitizenship,
        Minor::ExileCitizen,
        Minor::SelfExile,
        Minor::ShowAdviser,
        Minor::Rest,
        Minor::RevealRelics,
        Minor::Negotiate,
        Minor::FavorToBanner,
        Minor::SecretToBanner,
        Minor::SecretToSite,
        Minor::FollowFlame,
    ];
}

/// One thing that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Agree.
    Yes,
    /// Refuse.
    No,
    /// Nothing (more) of this.
    Done,
    /// Take a major action.
    Major(Major),
    /// Take a minor action.
    Minor(Minor),
    /// Use a power.
    Use(Source, u8, Detail),
    /// A site slot.
    Site(Site),
    /// A player.
    Player(Player),
    /// The bandits.
    Bandits,
    /// A suit, a favor bank.
    Suit(Suit),
    /// A region.
    Region(Region),
    /// The world deck.
    WorldDeck,
    /// A region's discard pile.
    Pile(Region),
    /// A faceup card.
    Card(Card),
    /// A facedown adviser, by its place in the row.
    Facedown(Player, u8),
    /// A facedown relic at a site, by its place.
    SiteRelic(Site, u8),
    /// A covered space of the Reliquary.
    Reliquary(u8),
    /// A facedown relic of a player, by its place among those.
    HeldRelic(Player, u8),
    /// A legacy of the asked player, by its place in the row.
    Legacy(u8),
    /// A conquest: a campaign for sites (New Foundations, 8.3.1).
    Conquest,
    /// A raid on this player (New Foundations, 8.3.2).
    Raid(Player),
    /// The wealth of the site (New Foundations, 7.4).
    Wealth,
    /// The Recent end of the Atlas (New Foundations, 19.1).
    Recent,
    /// The Forgotten end of the Atlas.
    Forgotten,
    /// A stack of cards, by its number (New Foundations, 17.3).
    Stack(u8),
    /// A foundation (New Foundations, 6).
    Foundation(Foundation),
    /// Defense dice that show this face, by its place among the faces.
    DiceFace(u8),
    /// A banner.
    Banner(Banner),
    /// A card just drawn, by its place in the hand.
    Drawn(u8),
    /// The defender's pawn and favor (Law 5.5.2).
    Pawn,
    /// A player's board.
    Board(Player),
    /// Play to this site (Law 5.1.4.I).
    ToSite(Site),
    /// Play faceup to the advisers (Law 5.1.4.II).
    Faceup,
    /// Play facedown to the advisers (Law 5.1.4.II).
    FacedownPlay,
    /// Play to the Revealed Vision space (Law 5.1.4.III), or the Conspiracy faceup (5.1.4.IV).
    Reveal,
    /// Discard it.
    Discard,
    /// A colour.
    Colour(Colour),
    /// An Oath.
    Oath(Oath),
    /// Favor.
    Favor,
    /// A faceup secret.
    Secret,
    /// A facedown secret.
    DarkSecret,
    /// Answer an offer with another one.
    Counter,
    /// A legacy of this player, by its place in the row, for somebody else who chooses it.
    LegacyOf(Player, u8),
    /// A relic that is set aside, by its place there (New Foundations, 1.11).
    Aside(u8),
    /// A card of the Dispossessed, by its place among them.
    Dispossessed(u8),
    /// Add so much to a roll (New Foundations, 15.2).
    Change(i8),
}

/// Up to this many options, places or parts of an answer.
pub const MAX_OPTIONS: usize = 128;
/// Longest set or order in an answer.
pub const MAX_LIST: usize = 40;
/// Most places of a split.
pub const MAX_SPLIT: usize = 16;

/// Options of a question.
pub type Options = ArrayVec<Choice, MAX_OPTIONS>;
/// The chosen ones, in order.
pub type List = ArrayVec<Choice, MAX_LIST>;
/// How many at each place.
pub type Parts = ArrayVec<(Choice, u8), MAX_SPLIT>;

/// Dice. Results are counts of faces, since dice have no identity.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// Counts of: hollow sword, sword, two swords and a skull.
    Attack,
    /// Counts of: blank, shield, two shields, doubling.
    Defense,
    /// One die, 1 to 6.
    End,
}

impl Die {
    /// How many of the six sides show each face.
    #[must_use]
    pub const fn sides(self) -> [u8; 4] {
        match self {
            Die::Attack => [3, 2, 1, 0],
            Die::Defense => [2, 2, 1, 1],
            Die::End => [6, 0, 0, 0],
        }
    }
}

/// Things that can change hands in a binding exchange (Law 7.6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bundle {
    /// Favor on the board.
    pub favor: u8,
    /// Faceup secrets.
    pub secrets: u8,
    /// Facedown secrets.
    pub dark_secrets: u8,
    /// Relics in the personal bank.
    pub relics: RelicSet,
    /// Facedown relics, a bit for each by its place among those.
    pub dark_relics: u64,
    /// Banners.
    pub banners: BannerSet,
    /// Advisers, a bit for each place in the row.
    pub advisers: u64,
    /// Ruled sites.
    pub sites: SiteSet,
    /// Spaces of the Imperial Reliquary, a bit for each (Law 6.6.1).
    pub reliquary: u8,
    /// The receiver becomes a Citizen (New Foundations, 9.8).
    pub citizenship: bool,
    /// Facedown cards that the receiver is shown and that stay where they are (New Foundations, 9.7), a bit for
    /// each [`Showing`].
    pub shows: u64,
}

/// A facedown card of one's own that can be shown in a deal: by its place among advisers, facedown relics or
/// legacies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Showing {
    /// An adviser, by its place in the row.
    Adviser(u8),
    /// A facedown relic, by its place among those.
    Relic(u8),
    /// A legacy, by its place in the row.
    Legacy(u8),
}

impl Showing {
    const RELICS: u8 = 40;
    const LEGACIES: u8 = 56;
    const END: u8 = 64;

    /// Its bit in [`Bundle::shows`]; a row may be too long for a card at its end to be shown.
    #[must_use]
    pub const fn bit(self) -> u64 {
        let (from, to, place) = match self {
            Showing::Adviser(i) => (0, Showing::RELICS, i),
            Showing::Relic(i) => (Showing::RELICS, Showing::LEGACIES, i),
            Showing::Legacy(i) => (Showing::LEGACIES, Showing::END, i),
        };
        if place < to - from { 1 << (from + place) } else { 0 }
    }

    /// Its place among its like.
    #[must_use]
    pub const fn place(self) -> u8 {
        match self {
            Showing::Adviser(i) | Showing::Relic(i) | Showing::Legacy(i) => i,
        }
    }

    /// The cards of these bits.
    pub fn of(bits: u64) -> impl Iterator<Item = Showing> {
        (0..Showing::END).filter(move |i| bits >> i & 1 == 1).map(|i| match i {
            Showing::LEGACIES.. => Showing::Legacy(i - Showing::LEGACIES),
            Showing::RELICS.. => Showing::Relic(i - Showing::RELICS),
            _ => Showing::Adviser(i),
        })
    }
}

impl Bundle {
    /// Is there nothing in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Bundle::default()
    }
    /// Is it no more than `most`?
    #[must_use]
    pub fn within(&self, most: &Bundle) -> bool {
        self.favor <= most.favor
            && self.secrets <= most.secrets
            && self.dark_secrets <= most.dark_secrets
            && self.relics.without(most.relics).is_empty()
            && self.dark_relics & !most.dark_relics == 0
            && self.banners.without(most.banners).is_empty()
            && self.advisers & !most.advisers == 0
            && self.sites.without(most.sites).is_empty()
            && self.reliquary & !most.reliquary == 0
            && (!self.citizenship || most.citizenship)
            && self.shows & !most.shows == 0
    }
}

/// An offer: what the proposer gives and what they want for it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Deal {
    /// From the proposer.
    pub give: Bundle,
    /// To the proposer.
    pub take: Bundle,
}

/// What two players exchange in a deal, among two or among several (New Foundations, 9.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pact {
    /// Who gives `deal.give`.
    pub from: Player,
    /// Who gives `deal.take`.
    pub to: Player,
    /// What changes hands.
    pub deal: Deal,
}

/// Pairs of players who exchange something in one deal; the rules have no limit, a table needs one.
pub const MAX_PACTS: usize = 6;

/// The text of a deal: what each pair exchanges.
pub type Pacts = ArrayVec<Pact, MAX_PACTS>;

/// An answer. It is checked by the game when it is used.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// To "one of".
    One(Choice),
    /// To "some of".
    Some(List),
    /// To "how many".
    Number(u8),
    /// To "in which order".
    Order(List),
    /// To "how many of each".
    Split(Parts),
    /// To "on which terms"; `None` makes no offer.
    Deal(Option<Deal>),
    /// A roll: counts of faces (or the end die's number in the first place).
    Roll([u8; 4]),
}

/// A test of a whole set, split or deal.
pub type Lawful<'q, T> = &'q dyn Fn(&T) -> Result<(), Refused>;

/// What kind of answer is wanted, and which ones are legal.
#[derive(Clone, Copy)]
pub enum Domain<'q> {
    /// One of these.
    One(&'q [Choice]),
    /// Some of these.
    Some {
        /// What can be chosen.
        of: &'q [Choice],
        /// At least so many.
        min: u8,
        /// At most so many.
        max: u8,
        /// Which sets are legal.
        lawful: Lawful<'q, List>,
        /// A legal one.
        example: &'q List,
    },
    /// A number.
    Number {
        /// Smallest.
        min: u8,
        /// Largest.
        max: u8,
    },
    /// All of these, in an order.
    Order(&'q [Choice]),
    /// So many of each, with a most for each and for the whole.
    Split {
        /// Places with their most.
        of: &'q [(Choice, u8)],
        /// At least so many in all.
        min: u8,
        /// At most so many in all.
        max: u8,
    },
    /// A binding exchange.
    Deal {
        /// Who gives: the one who is asked, or another party to a deal among several.
        from: Player,
        /// With whom.
        with: Player,
        /// The most the proposer can give and get.
        most: &'q Deal,
        /// Which deals are legal.
        lawful: Lawful<'q, Deal>,
    },
    /// A roll of dice.
    Roll {
        /// Which.
        die: Die,
        /// How many.
        dice: u8,
    },
}

/// A question as the game puts it.
pub struct Question<'q> {
    /// Who must answer.
    pub seat: Seat,
    /// For whom, if not for themself: the Clockwork Prince has others choose for him.
    pub behalf: Option<Player>,
    /// What it is about.
    pub ask: Ask,
    /// What can be answered.
    pub domain: Domain<'q>,
    /// What cannot be chosen here and why.
    pub refused: &'q [(Choice, Refused)],
}

impl<'q> Question<'q> {
    /// The same question, put to another player who answers for the one who was asked.
    #[must_use]
    pub fn for_other(&self, player: Player, behalf: Option<Player>) -> Question<'q> {
        let (ask, domain, refused) = (self.ask, self.domain, self.refused);
        Question { seat: Seat::Player(player), behalf, ask, domain, refused }
    }
}

/// What a power asks for, in general words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum What {
    /// Whether to do it.
    Whether,
    /// A player.
    Player,
    /// A card.
    Card,
    /// A site.
    Site,
    /// A favor bank.
    Bank,
    /// A relic or banner.
    Relic,
    /// How many.
    Number,
    /// Which secret.
    Secret,
    /// An order.
    Order,
    /// Which warbands.
    Warbands,
    /// Terms of an exchange.
    Deal,
    /// Favor for a secret, or a secret for favor.
    Bargain,
    /// A region or its discard pile.
    Region,
    /// Which dice are rolled again.
    Dice,
    /// A goal of the Oathkeeper.
    Goal,
    /// Where favor is taken from.
    Purse,
    /// What is given up.
    Loss,
}

/// What a question is about. The sentence a player reads is in the message catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ask {
    /// 1.9: a colour.
    Colour,
    /// 1.16: where the scarce favor goes.
    ScarceFavor,
    /// 1.23: where the pawn starts.
    StartSite,
    /// 1.23: which card to keep as facedown adviser.
    StartAdviser,
    /// Glossary: in which order to discard; the last one lies on top.
    DiscardOrder,
    /// In which order to put discards under the world deck; the last one lies lowest.
    BuryOrder,
    /// 4.1.1.I: place one or return one.
    WakeFavor,
    /// 4.1.1.I: which of the poorest banks.
    PoorestBank,
    /// 4.1.4: take a token from the site.
    SiteToken,
    /// 4.2: what to do.
    Act,
    /// 5: the target of a major action (source, card, prize, destination, defender).
    Target(Major),
    /// 5.3.2: favor or secrets.
    TradeFor,
    /// 7.4: use a modifier, or go on.
    Modifier(Major),
    /// 7.4: the action is possible only with one of these modifiers; use it, or leave the action.
    NeededModifier(Major),
    /// A power lets the player take this action at once for no Supply.
    FreeAction(Major),
    /// 7.1.4: pay what a power demands for this action.
    Toll(Source),
    /// 5.1.3: which card to keep.
    Keep,
    /// A power lets the player keep a second card.
    KeepSecond,
    /// Which of two kept cards is played first.
    PlayFirst,
    /// A power lets the player choose the pile for all discards of this Search.
    DiscardPile,
    /// On top of that pile, or at its bottom.
    OnTop,
    /// 5.1.4: where to play this card.
    Play(Choice),
    /// 6.1: this facedown adviser can only be discarded; do it?
    OnlyDiscard(Choice),
    /// 5.1.4: this card alone can make room, and must be discarded for it; do it?
    SoleDiscard(Choice),
    /// New Foundations, 8.1.5: the same of a card that must be buried.
    SoleBury(Choice),
    /// 5.1.4.I: discard a card first, by this source.
    FirstDiscard(Source),
    /// New Foundations, 8.1.5: bury a card before one is played to its site, by this power.
    FirstBury(Source),
    /// 5.1.4.II, 7.6.4: which adviser must go.
    MakeRoom,
    /// 5.1.4.IV: what the Conspiracy takes.
    Conspire,
    /// 5.4.2: how much to pay for a banner.
    BannerPrice(Banner),
    /// 5.4.4: at which bank to begin.
    FirstBank,
    /// 5.5.2: the targets.
    Targets,
    /// 5.5.2: the number of attack dice.
    AttackDice,
    /// 5.5.2: join as Ally.
    JoinAsAlly,
    /// 5.5.2: let this Citizen join.
    LetJoin(Player),
    /// 5.5.3: use a battle plan, or go on.
    BattlePlan,
    /// New Foundations, 14.3: let this Imperial use a plan of one's own.
    LendPlan(Player, Source),
    /// New Foundations, 14.3: who pays for the plan.
    PlanPayer(Source),
    /// New Foundations, 14.3: pay for the plan of this Imperial.
    PayPlan(Player, Source),
    /// 5.5.5: sacrifice so many to be victorious.
    Sacrifice(u8),
    /// 5.5.5, 5.5.6: which warbands die.
    Losses(u8),
    /// 5.5.7.I: warbands onto the targeted sites.
    TakeRule,
    /// 5.5.7.III: where to banish the pawn.
    Banish,
    /// 5.5.7.III: burn half of the favor.
    BurnHalf,
    /// 5.5.8: which effect of one's battle plans comes next.
    PlanOrder,
    /// 5.5.4: roll the defense.
    RollDefense,
    /// 5.5.5: roll the attack.
    RollAttack,
    /// 3.3: roll the end die.
    RollEnd,
    /// A card is drawn at random from a set.
    RandomCard,
    /// A site is drawn at random from the site deck.
    RandomSite,
    /// 8.1: the next Oath.
    Vow,
    /// 8.2: whom to offer Citizenship.
    Invite,
    /// 8.2: become a Citizen of this winner.
    BecomeCitizen(Player),
    /// 8.3.1: build or repair an edifice.
    Build,
    /// 8.4: the most common suit among tied ones.
    CommonSuit,
    /// 6.1: which facedown adviser.
    WhichAdviser(Minor),
    /// 6.3, 6.4: which relic to look at.
    WhichRelic,
    /// 6.5: how many warbands.
    HowManyWarbands(Minor),
    /// 6.5: with which Imperial player.
    WarbandsWith(Minor),
    /// 6.5: permission to move that many.
    Permit(Player, Minor, u8),
    /// 6.6, 6.7, 9.4: whom.
    Whom(Minor),
    /// 6.6.1: which relics of the Reliquary to show to this Exile before offering.
    ShowReliquary(Player),
    /// 6.6.1: the offer.
    Offer(Player),
    /// 6.6.1, 7.6.3: accept the offer of this player, decline it, or answer with another.
    Accept(Player),
    /// 6.6.2: which warbands turn purple when there are too few.
    TurnPurple,
    /// 2.11: who takes the title.
    NextOathkeeper,
    /// A power asks.
    For(Source, What),
    /// 7.3.4: a Rest power, or go on.
    RestPower,
    /// New Foundations, 7.4: a Wake power, or go on.
    WakePower,
    /// New Foundations, 26.52: pay by this power to keep a card that should be discarded?
    BuyOff(Source, Card),
    /// New Foundations, 4.15: which power for set-up works next.
    SetUpPower,
    /// New Foundations, 4.13: which legacy to keep.
    KeepLegacy,
    /// New Foundations, 8.3.10: how many to sacrifice before the defense is rolled.
    SacrificeBefore,
    /// New Foundations, 8.3.15: where the raided pawn goes.
    Displace,
    /// New Foundations, 8.6: which cards get a favor.
    ForgeFavor,
    /// New Foundations, 8.6: which cards get a secret.
    ForgeSecrets,
    /// New Foundations, 8.7.1: roll two more dice, with these faces on the table and this difficulty?
    RollAgain([u8; 4], u8),
    /// New Foundations, 8.7.2: which relic to take.
    RecoverRelic,
    /// New Foundations, 9.4: which relics to turn faceup.
    RevealRelics,
    /// New Foundations, 9.7: with whom.
    Partner,
    /// New Foundations, 9.7: with which of the players here does one negotiate?
    Parties,
    /// New Foundations, 9.7: what two other parties to the deal exchange.
    Between(Player, Player),
    /// New Foundations, 9.9: how much favor onto the banner.
    FavorToBanner,
    /// New Foundations, 11.6: where the next secret of the Darkest Secret goes.
    SecretFalls,
    /// New Foundations, 11.6: to which site with a secret.
    FollowFlame,
    /// New Foundations, 11.7: lay the Festival at the own site.
    Festival,
    /// New Foundations, 3.7: let this player past the Pass.
    LetPass(Player),
    /// New Foundations, 26.9: does the one whose word it needs let this player use that power?
    Consent(Player, Source),
    /// New Foundations, 13.5: what the Conspiracy takes, by all means.
    ConspireMust,
    /// New Foundations, 20.4: a winner by lot.
    Lot,
    /// New Foundations, 14.7: exile the beaten Citizen for favor.
    ExileBeaten(Player),
    /// New Foundations, 5.3: which relic of the Reliquary the Chancellor takes.
    ReliquaryRelic,
    /// New Foundations, 6.1: from which end of the Atlas empty slots are filled.
    AtlasEnd,
    /// New Foundations, 17.1: which of the tied players fulfils the goal of this legacy.
    Fulfiller(Card),
    /// New Foundations, 17.1: which active legacy goes.
    DropLegacy,
    /// New Foundations, 17.1: who gets the World.
    WorldTask,
    /// New Foundations, 17.1: who gets the Beacon.
    BeaconTask,
    /// New Foundations, 5.7: so many cards deep this Vision goes into the world deck.
    PlaceVision(Card),
    /// New Foundations, 26.63: from which players favor comes; from none, it comes from the shared bank.
    Inherit,
    /// New Foundations, 10.10: which of several powers comes next in the Chronicle.
    ChroniclePower,
    /// New Foundations, 17.2: which relic goes to this site.
    Scatter(Site),
    /// New Foundations, 17.2: which edifice is built.
    WhichEdifice,
    /// New Foundations, 17.2: which ruled sites the Empire gives up.
    GiveUpSites,
    /// New Foundations, 17.2: which relics stay in the Reliquary.
    StockReliquary,
    /// New Foundations, 17.2, 18.2: to whom points go, two for one.
    GivePoints,
    /// New Foundations, 17.3: which faceup stack is protected.
    ProtectStack,
    /// New Foundations, 17.3, 17.4: which card is kept as a starting adviser.
    KeepAdviser,
    /// New Foundations, 17.4: the suits of newcomers, first three of one, then two, then one.
    Newcomers,
    /// New Foundations, 17.4: which foundation is restored.
    Restore,
    /// Clockwork Prince: look at the bottom relic of the Reliquary?
    LookAtBottomRelic,
    /// Clockwork Prince: take the bottom relic of the Reliquary and become a Citizen?
    TakeBottomRelic,
    /// Clockwork Prince: an Action power that he uses before his next action, or none.
    PrincePower,
}
