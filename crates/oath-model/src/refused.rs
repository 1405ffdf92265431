//! Why something is not possible, in a form a player understands: a reason and a clause.

use crate::*;

/// A numbered clause of the Law, such as `5.5.2`, or a glossary entry such as `10.Discard`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClauseId(pub Law);

/// The number of a clause, lent by a thin pointer (`&"5.5.2"`), so that a verdict fits into two registers.
pub type Law = &'static &'static str;

const _: () = assert!(size_of::<Result<(), Refused>>() == 16, "a verdict fits into two registers");

/// A refusal. The sentence for `why` is in the message catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Refused {
    /// The reason.
    pub why: Why,
    /// The clause behind it.
    pub law: ClauseId,
}

/// Short form: `refuse(Why::NoSupply { .. }, &"4.2")`.
#[must_use]
pub const fn refuse(why: Why, law: Law) -> Refused {
    Refused { why, law: ClauseId(law) }
}

/// What a power needs to be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// Its user has taken up a trail.
    Trail,
    /// Its user rules it.
    Rule,
    /// Its user holds this banner.
    Banner(Banner),
    /// Another player at the user's site who can travel.
    Passenger,
    /// The enemy's pawn at the user's site.
    EnemyHere,
    /// A site with a Beast card.
    BeastSite,
    /// The user's site is Imperial.
    ImperialSite,
    /// Its own site is a target.
    OwnSiteTarget,
    /// No favor on the user's board.
    NoFavor,
    /// An Exile has the title, and the user is not the Chancellor.
    ExileTitle,
    /// A card whose bank has favor.
    RichBank,
    /// Its user is Imperial.
    Imperial,
    /// A relic there that its user has not seen.
    UnseenRelic,
    /// A banner that somebody holds.
    HeldBanner,
    /// The first turn of its user.
    FirstTurn,
    /// Its user has won.
    Won,
    /// The user's pawn where the card lies.
    PawnHere,
    /// A player who could consent.
    Consent,
}

/// The reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Why {
    /// Not among the legal answers.
    NotOffered,
    /// Another seat is asked, or the answer has the wrong form.
    WrongForm,
    /// Too few or too many chosen.
    WrongNumber,
    /// Too little Supply.
    Supply {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// Too little favor.
    Favor {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// Too few faceup secrets.
    Secrets {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// Tokens lie on the card already.
    TokensOnCard,
    /// The draw source is empty.
    NothingToDraw,
    /// No card at the site can be used for this.
    NoCardHere,
    /// A ruin or a card without suit.
    NoSuit,
    /// There is no relic at the site.
    NoRelicHere,
    /// Everything that could be looked at was seen already.
    AllSeen,
    /// The site prints no price.
    NoPrice,
    /// Every card at the holder's site matches an adviser of theirs.
    SecretGuarded,
    /// No card at the holder's site shows a suit.
    SecretAlone,
    /// Nobody here can be attacked.
    NoDefender,
    /// No lawful target.
    NoTarget,
    /// At least one target must be at the attacker's site.
    NoTargetHere,
    /// The attacker's own site must be a target.
    MustTargetOwnSite,
    /// This must be targeted too because of a power.
    MustTargetToo(Source),
    /// Nowhere to go.
    NoDestination,
    /// A pawn travels to another site only.
    SameSite,
    /// The site is full.
    SiteFull,
    /// The site is facedown.
    SiteFacedown,
    /// The card may only lie at a site.
    SiteOnly,
    /// The card may only be an adviser.
    AdviserOnly,
    /// The card is locked.
    Locked,
    /// A modifier in use stays until the action ends.
    InUse,
    /// No adviser can be discarded to make room.
    NoRoom,
    /// Visions never lie at sites.
    VisionAtSite,
    /// Only Exiles reveal Visions.
    NotExile,
    /// Only Citizens do this.
    NotCitizen,
    /// Only the holder of the Grand Scepter does this.
    NoScepter,
    /// The Scepter was taken in this very turn.
    ScepterNew,
    /// The Reliquary is empty.
    ReliquaryEmpty,
    /// There is no Exile.
    NoExile,
    /// There is no Citizen.
    NoCitizen,
    /// The Scepter's holder cannot do this.
    HoldsScepter,
    /// No warbands on the board.
    NoWarbands,
    /// None of the player's warbands are at the site.
    NoWarbandsHere,
    /// Only one warband is at the site, and the last one stays.
    LastWarband,
    /// No Imperial player here has warbands to give.
    NobodyHasWarbands,
    /// The site is not ruled by this player.
    NotRuler,
    /// The player rules no site at all.
    RulesNothing,
    /// No other Imperial player is here.
    NobodyHere,
    /// No facedown adviser.
    NoFacedown,
    /// Everybody knows the facedown advisers.
    AllShown,
    /// A power forbids it.
    Forbidden(Source),
    /// A power demands a payment that cannot be made.
    TollUnpaid(Source),
    /// A power cannot be used because something is missing.
    Needs(Source, Need),
    /// A power demands that the targets add an even number of defense dice.
    OddDice(Source, u8),
    /// So many negotiations were opened in this turn; no more are.
    NoMoreOffers(u8),
    /// The deal has nothing in it, or more than there is.
    BadDeal,
    /// The receiver of a site has no warband to put on it.
    CannotMan,
    /// The receiver could not make room.
    DealNoRoom,
    /// An offer of Citizenship contains exactly one relic of the Reliquary.
    OneReliquaryRelic,
    /// A setup that cannot be: seats.
    Seats(u8),
    /// A setup that cannot be: this card twice.
    Twice(Card),
    /// A setup that cannot be: more pieces than there are.
    TooManyPieces,
    /// The turn has had so many actions, and that is the most.
    TurnTooLong(u16),
    /// The game is over.
    Over,
    /// A setup that cannot be: a world of the other game.
    OtherGame,
    /// A setup that cannot be: this card is not of this game, or lies where it cannot.
    Misplaced(Card),
    /// The site prints no Forge cost.
    NoForge,
    /// So many cards here without tokens are needed.
    EmptyCards {
        /// What it takes.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// The player holds this banner already.
    HoldsIt(Banner),
    /// The player does not hold this banner, or not with this face.
    NoBanner(Banner),
    /// The banner's holder is elsewhere.
    HolderElsewhere(Banner),
    /// No relic of the player lies facedown.
    NoFacedownRelic,
    /// No other site has a secret on it.
    NoSecretAnywhere,
    /// Nobody else's pawn is here.
    AloneHere,
    /// The Pass bars the way, and its ruler has not agreed.
    PassBars(Source),
    /// A setup that cannot be: the Clockwork Prince plays against one or two, not in a game of so many seats.
    PrinceSeats(u8),
}
