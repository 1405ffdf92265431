//! What cards and their powers are, where they may lie and what they cost.

use crate::words;
use oath_law::powers::book::{Cost, Kind, Power, Sides};
use oath_model::{Card, Suit};
use serde::Serialize;

/// What a card is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CardKind {
    /// A denizen (2.6).
    Denizen,
    /// The intact side of an edifice (2.9).
    Edifice,
    /// The ruined side of an edifice (2.9).
    Ruin,
    /// A relic (2.4).
    Relic,
    /// A Vision (2.7).
    Vision,
    /// A banner (2.5).
    Banner,
    /// A space of the Imperial Reliquary (2.3).
    Reliquary,
    /// The Oathkeeper title (2.11).
    Title,
    /// A site (2.8).
    Site,
    /// A legacy (New Foundations, 16).
    Legacy,
}

impl CardKind {
    /// All kinds of the base game.
    pub const ALL: [CardKind; 9] = [
        CardKind::Denizen,
        CardKind::Edifice,
        CardKind::Ruin,
        CardKind::Relic,
        CardKind::Vision,
        CardKind::Banner,
        CardKind::Reliquary,
        CardKind::Title,
        CardKind::Site,
    ];

    /// The word for it in addresses; with `library-kind-` before it the message of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            CardKind::Denizen => "denizen",
            CardKind::Edifice => "edifice",
            CardKind::Ruin => "ruin",
            CardKind::Relic => "relic",
            CardKind::Vision => "vision",
            CardKind::Banner => "banner",
            CardKind::Reliquary => "reliquary",
            CardKind::Title => "title",
            CardKind::Site => "site",
            CardKind::Legacy => "legacy",
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        words::text(&format!("library-kind-{}", self.word()), &[])
    }

    /// The kind of a word.
    #[must_use]
    pub fn of_word(word: &str) -> Option<CardKind> {
        CardKind::ALL.into_iter().chain([CardKind::Legacy]).find(|k| k.word() == word)
    }

    pub(super) fn of_card(card: Card) -> CardKind {
        match card {
            c if c.is_denizen() => CardKind::Denizen,
            c if c.is_ruin() => CardKind::Ruin,
            c if c.is_edifice() => CardKind::Edifice,
            c if c.is_vision() => CardKind::Vision,
            c if c.is_relic() => CardKind::Relic,
            c if c.is_legacy() => CardKind::Legacy,
            Card::PEOPLES_FAVOR | Card::DARKEST_SECRET => CardKind::Banner,
            Card::TITLE => CardKind::Title,
            _ => CardKind::Reliquary,
        }
    }

    /// The clauses about cards of this kind.
    pub(super) const fn clauses(self) -> &'static [&'static str] {
        match self {
            CardKind::Denizen => &["2.6"],
            CardKind::Edifice => &["2.9", "8.3.1"],
            CardKind::Ruin => &["2.9", "8.3.1", "8.3.3"],
            CardKind::Relic => &["2.4", "5.4"],
            CardKind::Vision => &["2.7.2", "5.1.4.III", "3.2"],
            CardKind::Banner => &["2.5", "5.4.2", "5.4.4", "2.5.3"],
            CardKind::Reliquary => &["2.3", "6.4"],
            CardKind::Title => &["2.11", "4.1.3", "3.1"],
            CardKind::Site => &["2.8"],
            CardKind::Legacy => &[],
        }
    }

    /// The clauses of New Foundations about cards of this kind.
    pub(super) const fn new_clauses(self) -> &'static [&'static str] {
        match self {
            CardKind::Denizen | CardKind::Banner | CardKind::Reliquary | CardKind::Title => &[],
            CardKind::Edifice | CardKind::Ruin => &["12"],
            CardKind::Relic => &["3.6", "8.7", "9.4"],
            CardKind::Vision => &["13.4", "7.3"],
            CardKind::Site => &["3.1", "3.7"],
            CardKind::Legacy => &["16"],
        }
    }
}

/// Where alone a faceup card may lie (7.2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// At sites.
    Site,
    /// Among advisers.
    Adviser,
}

/// What kind of power it is (7.3 to 7.5, 7.1.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum PowerKind {
    Wake,
    Action,
    WhenPlayed,
    Rest,
    SearchModifier,
    MusterModifier,
    TradeModifier,
    RecoverModifier,
    ChallengeModifier,
    TravelModifier,
    AttackPlan,
    DefensePlan,
    BattlePlan,
    Persistent,
    /// What the Law itself does: there is no power for it in the book.
    Law,
}

impl PowerKind {
    /// The word for it; with `library-power-` before it the message of its name.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            PowerKind::Wake => "wake",
            PowerKind::Action => "action",
            PowerKind::WhenPlayed => "when-played",
            PowerKind::Rest => "rest",
            PowerKind::SearchModifier => "search-modifier",
            PowerKind::MusterModifier => "muster-modifier",
            PowerKind::TradeModifier => "trade-modifier",
            PowerKind::RecoverModifier => "recover-modifier",
            PowerKind::ChallengeModifier => "challenge-modifier",
            PowerKind::TravelModifier => "travel-modifier",
            PowerKind::AttackPlan => "attack-plan",
            PowerKind::DefensePlan => "defense-plan",
            PowerKind::BattlePlan => "battle-plan",
            PowerKind::Persistent => "persistent",
            PowerKind::Law => "law",
        }
    }

    /// Its name.
    #[must_use]
    pub fn name(self) -> String {
        words::text(&format!("library-power-{}", self.word()), &[])
    }

    pub(crate) fn of_power(power: &Power) -> PowerKind {
        match power.kind {
            Kind::Wake(_) => PowerKind::Wake,
            Kind::Action(_) => PowerKind::Action,
            Kind::WhenPlayed(_) => PowerKind::WhenPlayed,
            Kind::Rest(_) => PowerKind::Rest,
            Kind::Search(_) => PowerKind::SearchModifier,
            Kind::Muster(_) => PowerKind::MusterModifier,
            Kind::Trade(_) => PowerKind::TradeModifier,
            Kind::Recover(_) => PowerKind::RecoverModifier,
            Kind::Challenge(_) => PowerKind::ChallengeModifier,
            Kind::Travel(_) => PowerKind::TravelModifier,
            Kind::BattlePlan(plan) => match plan.sides {
                Sides::Attacker => PowerKind::AttackPlan,
                Sides::Defender => PowerKind::DefensePlan,
                Sides::Either => PowerKind::BattlePlan,
            },
            Kind::Persistent(_) => PowerKind::Persistent,
        }
    }

    /// The clauses about powers of this kind.
    pub(super) const fn clauses(self) -> &'static [&'static str] {
        match self {
            PowerKind::Wake => &["7.3.1", "7.1.1"],
            PowerKind::Action => &["7.3.2", "6.2", "7.1.1"],
            PowerKind::WhenPlayed => &["7.3.3"],
            PowerKind::Rest => &["7.3.4", "4.3.5", "7.1.1"],
            PowerKind::SearchModifier => &["7.4", "5.1", "7.1.1"],
            PowerKind::MusterModifier => &["7.4", "5.2", "7.1.1"],
            PowerKind::TradeModifier => &["7.4", "5.3", "7.1.1"],
            PowerKind::RecoverModifier => &["7.4", "5.4", "7.1.1"],
            // Only New Foundations has the action.
            PowerKind::ChallengeModifier => &["7.4", "7.1.1"],
            PowerKind::TravelModifier => &["7.4", "5.6", "7.1.1"],
            PowerKind::AttackPlan | PowerKind::DefensePlan | PowerKind::BattlePlan => {
                &["7.5", "5.5.3", "7.5.1"]
            }
            PowerKind::Persistent => &["7.1.4"],
            PowerKind::Law => &[],
        }
    }

    /// The clauses of New Foundations about powers of this kind.
    pub(super) const fn new_clauses(self) -> &'static [&'static str] {
        match self {
            PowerKind::Wake => &["7.4", "10.1"],
            PowerKind::Action => &["9.2", "10.1"],
            PowerKind::WhenPlayed => &["10.7"],
            PowerKind::Rest => &["7.7", "10.1"],
            PowerKind::SearchModifier => &["10.4", "8.1"],
            PowerKind::MusterModifier => &["10.4", "8.4"],
            PowerKind::TradeModifier => &["10.4", "8.5"],
            PowerKind::RecoverModifier => &["10.4", "8.7"],
            PowerKind::ChallengeModifier => &["10.4", "8.8"],
            PowerKind::TravelModifier => &["10.4", "8.2"],
            PowerKind::AttackPlan | PowerKind::DefensePlan | PowerKind::BattlePlan => &["8.3.5"],
            PowerKind::Persistent => &["10.5"],
            PowerKind::Law => &[],
        }
    }
}

/// What a power costs (7.1.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CostFacts {
    /// Favor that is placed on its card.
    pub favor: u8,
    /// Secrets that are placed on its card.
    pub secrets: u8,
    /// Favor that is burned.
    pub burn_favor: u8,
    /// Secrets that are burned.
    pub burn_secrets: u8,
}

impl CostFacts {
    /// It costs nothing.
    #[must_use]
    pub fn is_free(&self) -> bool {
        *self == CostFacts::default()
    }
}

impl From<Cost> for CostFacts {
    fn from(cost: Cost) -> CostFacts {
        let Cost { favor, secrets, burn_favor, burn_secrets } = cost;
        CostFacts { favor, secrets, burn_favor, burn_secrets }
    }
}

/// The sign of a power on its card: what it costs and of which kind it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PowerSign {
    /// Its kind.
    pub kind: PowerKind,
    /// Its cost.
    pub cost: CostFacts,
}

/// What recovering a relic costs at a site (5.4.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RelicCost {
    /// Place so much favor on the bank of a suit.
    PlaceFavor(u8, Suit),
    /// Burn so much favor.
    BurnFavor(u8),
    /// Burn so many secrets.
    BurnSecrets(u8),
}
