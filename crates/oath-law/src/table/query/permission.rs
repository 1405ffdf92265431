//! Must, cannot and ignore (Law 9.2) in one place: whoever forbids something says so to a
//! [`Verdict`], whoever ignores a power says that to the same verdict, and the order in which they
//! speak does not matter. Nothing else compares such rules by hand.

use super::Position;
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind, Voice};
use arrayvec::ArrayVec;
use oath_model::*;

/// Something a player is about to do and that a power may forbid or put a price on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// Search, or play or discard as if searching (5.1, 6.1).
    Search {
        /// Who.
        player: Player,
    },
    /// Play a card somewhere (5.1.4).
    Play {
        /// Who.
        player: Player,
        /// What.
        card: Card,
        /// Where.
        to: PlayTo,
    },
    /// Muster on a card (5.2).
    Muster {
        /// Who.
        player: Player,
        /// On what.
        card: Card,
    },
    /// Trade with a card (5.3).
    Trade {
        /// Who.
        player: Player,
        /// With what.
        card: Card,
    },
    /// Take a relic or banner in any way, Recover too (5.4, glossary: Take).
    Take {
        /// Who.
        player: Player,
        /// What.
        prize: Holding,
    },
    /// Recover (5.4).
    Recover {
        /// Who.
        player: Player,
        /// What.
        prize: Prize,
    },
    /// Campaign at all (5.5).
    Campaign {
        /// Who.
        player: Player,
    },
    /// Declare a target (5.5.2).
    Target {
        /// Who attacks.
        player: Player,
        /// Who defends.
        defender: Ruler,
        /// What.
        target: Target,
    },
    /// Sacrifice warbands to raise the attack (5.5.5).
    Sacrifice {
        /// Who attacks.
        player: Player,
    },
    /// Use a battle plan (5.5.3).
    Plan {
        /// Who.
        player: Player,
        /// Which.
        source: Source,
    },
    /// Travel (5.6).
    Travel {
        /// Who.
        player: Player,
        /// From where.
        from: Site,
        /// To where.
        to: Site,
    },
    /// Discard, move or swap a card at a site or an adviser.
    Move {
        /// Who.
        player: Player,
        /// What.
        card: Card,
    },
    /// Discard a card, besides being able to move it.
    Discard {
        /// Who.
        player: Player,
        /// What.
        card: Card,
    },
    /// Place favor or secrets on a card: Muster, Trade, Forge, costs and effects.
    Place {
        /// Whose tokens.
        player: Player,
        /// On what.
        card: Card,
    },
    /// Use a power that is not persistent.
    Use {
        /// Who.
        player: Player,
        /// Which.
        source: Source,
    },
    /// Pay secrets for a power of any kind.
    PaySecrets {
        /// Who.
        player: Player,
    },
    /// Give secrets to another player.
    GiveSecrets {
        /// Who.
        player: Player,
    },
    /// Be exiled (6.7, 6.8).
    Exile {
        /// Who.
        player: Player,
    },
    /// An active legacy turns dormant in the Chronicle (New Foundations, 17.1).
    LegacySleeps {
        /// Whose.
        player: Player,
        /// Which.
        legacy: Card,
    },
    /// A dormant legacy is discarded in the Chronicle (New Foundations, 17.1).
    LegacyGoes {
        /// Whose.
        player: Player,
        /// Which.
        legacy: Card,
    },
    /// Put warbands on a site.
    PlaceWarbands {
        /// Who.
        player: Player,
        /// Where.
        site: Site,
    },
}

/// The kinds of attempts, by which powers say what they have a say in.
macro_rules! attempt_kinds {
    ($($kind:ident),* $(,)?) => {
        /// The kinds of attempts, as numbers.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs)]
        pub enum AttemptKind { $($kind,)* }

        impl AttemptKind {
            /// All of them.
            pub const ALL: &[AttemptKind] = &[$(AttemptKind::$kind,)*];
        }

        impl Attempt {
            /// Its kind.
            #[must_use]
            pub const fn kind(&self) -> AttemptKind {
                match self { $(Attempt::$kind { .. } => AttemptKind::$kind,)* }
            }
        }
    };
}

attempt_kinds! {
    Search, Play, Muster, Trade, Take, Recover, Campaign, Target, Sacrifice, Plan, Travel, Move, Discard, Place, Use, PaySecrets,
    GiveSecrets, Exile, LegacySleeps, LegacyGoes, PlaceWarbands,
}

/// Some kinds of attempts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempts(u32);

impl Attempt {
    /// Who is after which relic or banner, to take it or as a target.
    #[must_use]
    pub const fn prize(&self) -> Option<(Player, Holding)> {
        match *self {
            Attempt::Take { player, prize } => Some((player, prize)),
            Attempt::Target { player, target: Target::Relic(relic), .. } => {
                Some((player, Holding::Relic(relic)))
            }
            Attempt::Target { player, target: Target::Banner(banner), .. } => {
                Some((player, Holding::Banner(banner)))
            }
            _ => None,
        }
    }
}

impl Attempts {
    /// These.
    #[must_use]
    pub const fn of(kinds: &[AttemptKind]) -> Attempts {
        let (mut bits, mut i) = (0, 0);
        while i < kinds.len() {
            bits |= 1 << kinds[i] as u32;
            i += 1;
        }
        Attempts(bits)
    }
    /// Is this kind among them?
    #[must_use]
    pub const fn contain(self, kind: AttemptKind) -> bool {
        self.0 >> kind as u32 & 1 == 1
    }
}

/// What must be paid to be allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Price {
    /// The power that demands it.
    pub source: Source,
    /// What it demands.
    pub due: Due,
}

/// What is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// One favor, to the ruler: the Chancellor for the Empire, burned for bandits.
    FavorTo(Ruler),
    /// One faceup secret is flipped facedown.
    FlipSecret,
    /// This player's word.
    Consent(Player),
}

pub(super) use Due::{Consent, FavorTo, FlipSecret};

/// How many advisers a player may have (5.1.4.II, 7.6.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AdviserLimit {
    /// At most so many of those that count.
    pub max: u8,
    /// Suits that do not count.
    pub uncounted: SuitSet,
    /// Facedown Visions do not count.
    pub ignores_visions: bool,
}

impl AdviserLimit {
    /// Does an adviser count that shows this suit, or none if it is facedown?
    #[must_use]
    pub fn counts(&self, card: Card, suit: Option<Suit>) -> bool {
        !(suit.is_some_and(|s| self.uncounted.contains(s)) || self.ignores_visions && card.is_vision())
    }
}

/// Collects what forbids and what ignores (9.2).
#[derive(Clone, Debug, Default)]
pub struct Verdict {
    cannot: ArrayVec<(Source, Refused), 12>,
    ignored: CardSet,
    ignored_sites: SiteCards,
}

impl Verdict {
    /// This power forbids it.
    pub fn forbid(&mut self, me: Me) {
        self.cannot(me.source, refuse(Why::Forbidden(me.source), &"7.1.4"));
    }
    /// The power of `source` forbids it, for this reason.
    pub fn cannot(&mut self, source: Source, why: Refused) {
        self.cannot.try_push((source, why)).expect("no more powers forbid one attempt");
    }
    /// The power of `source` is ignored.
    pub fn ignore(&mut self, source: Source) {
        match source {
            Source::Card(card) => self.ignored.insert(card),
            Source::Site(site) => self.ignored_sites.insert(site),
        }
    }
    /// Forbidden by a power that is not ignored?
    ///
    /// # Errors
    /// The first reason.
    pub fn result(&self) -> Result<(), Refused> {
        let ignored = |source: &Source| match *source {
            Source::Card(card) => self.ignored.contains(card),
            Source::Site(site) => self.ignored_sites.contains(site),
        };
        match self.cannot.iter().find(|(source, _)| !ignored(source)) {
            Some((_, why)) => Err(*why),
            None => Ok(()),
        }
    }
}

/// Prices that are due for one attempt.
pub type Prices = ArrayVec<Price, 8>;

impl Position {
    /// Is the attempt allowed by all faceup powers?
    ///
    /// # Errors
    /// The reason, if a power forbids it.
    #[inline]
    pub fn permitted(&self, attempt: &Attempt) -> Result<(), Refused> {
        self.permitted_ignoring(attempt, SiteCards::NONE)
    }

    /// The same, with the powers of these sites left out.
    ///
    /// # Errors
    /// The reason, if a power forbids it.
    #[inline]
    pub fn permitted_ignoring(&self, attempt: &Attempt, ignored: SiteCards) -> Result<(), Refused> {
        debug_assert!(self.others_are_silent(attempt), "a power speaks of what it did not announce");
        if self.listens_for(Voice::Forbid(attempt.kind())) { self.judged(attempt, ignored) } else { Ok(()) }
    }

    /// What the powers say that may forbid such an attempt.
    fn judged(&self, attempt: &Attempt, ignored: SiteCards) -> Result<(), Refused> {
        let mut verdict = Verdict::default();
        self.each_power_of(self.in_play(Voice::Forbid(attempt.kind())), |me, power| {
            if let Kind::Persistent(Hook::Forbid(_, ban)) = power.kind {
                ban(self, me, attempt, &mut verdict);
            }
        });
        if verdict.cannot.is_empty() {
            return Ok(());
        }
        self.each_power(HookKind::Ignore, |me, power| {
            if let Kind::Persistent(Hook::Ignore(kind, ignore)) = power.kind
                && kind == attempt.kind()
            {
                ignore(self, me, attempt, &mut verdict);
            }
        });
        verdict.ignored_sites = verdict.ignored_sites.or(ignored);
        verdict.result()
    }

    /// Do the powers that did not announce such attempts have no say in it?
    fn others_are_silent(&self, attempt: &Attempt) -> bool {
        let mut silent = true;
        self.each_power(HookKind::Forbid, |me, power| {
            if let Kind::Persistent(Hook::Forbid(of, ban)) = power.kind
                && !of.contain(attempt.kind())
            {
                let mut verdict = Verdict::default();
                ban(self, me, attempt, &mut verdict);
                silent &= verdict.cannot.is_empty();
            }
        });
        self.each_power(HookKind::Toll, |me, power| {
            if let Kind::Persistent(Hook::Toll(of, toll)) = power.kind {
                silent &= of.contain(attempt.kind()) || toll(self, me, attempt).is_none();
            }
        });
        silent
    }

    /// The prices of an attempt.
    #[must_use]
    #[inline]
    pub fn prices(&self, attempt: &Attempt) -> Prices {
        self.prices_ignoring(attempt, SiteCards::NONE)
    }

    /// The prices of an attempt, those of these sites left out.
    #[must_use]
    #[inline]
    pub fn prices_ignoring(&self, attempt: &Attempt, ignored: SiteCards) -> Prices {
        let tolled = self.listens_for(Voice::Toll(attempt.kind()));
        if tolled { self.demanded(attempt, ignored) } else { Prices::new() }
    }

    /// What the powers demand that may put a price on such an attempt.
    fn demanded(&self, attempt: &Attempt, ignored: SiteCards) -> Prices {
        let mut prices = Prices::new();
        self.each_power_of(self.in_play(Voice::Toll(attempt.kind())), |me, power| {
            if let Kind::Persistent(Hook::Toll(_, toll)) = power.kind {
                let skip = matches!(me.source, Source::Site(site) if ignored.contains(site));
                prices.extend(toll(self, me, attempt).filter(|_| !skip));
            }
        });
        prices
    }

    /// Could the player pay all these prices besides `favor` and `secrets` that are needed otherwise?
    ///
    /// # Errors
    /// The first price that cannot be met.
    pub fn can_pay_prices(
        &self,
        player: Player,
        prices: &Prices,
        favor: u8,
        secrets: u8,
    ) -> Result<(), Refused> {
        let (mut need_favor, mut need_secrets) = (favor, secrets);
        for price in prices {
            match price.due {
                FavorTo(_) => need_favor += 1,
                FlipSecret => need_secrets += 1,
                Consent(_) => {}
            }
            if need_favor > self.favor_of(player) || need_secrets > self.state[player].secrets {
                return Err(refuse(Why::TollUnpaid(price.source), &"7.1.4"));
            }
        }
        Ok(())
    }

    /// Can the player move or swap this card (7.2.2, 7.4.3)?
    ///
    /// # Errors
    /// The reason.
    pub fn can_move(&self, player: Player, card: Card) -> Result<(), Refused> {
        if self.is_faceup(card) && self.book.card(card).locked {
            return Err(refuse(Why::Locked, &"7.2.2"));
        }
        if self.state.in_use.contains(card) {
            return Err(refuse(Why::InUse, &"7.4.3"));
        }
        self.permitted(&Attempt::Move { player, card })
    }

    /// Can the player discard this card: move it, and no power forbids just that?
    ///
    /// # Errors
    /// The reason.
    pub fn can_discard(&self, player: Player, card: Card) -> Result<(), Refused> {
        self.can_move(player, card)?;
        self.permitted(&Attempt::Discard { player, card })
    }
}

/// Some sites by identity.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SiteCards(pub u64);

impl SiteCards {
    /// None of them.
    pub const NONE: SiteCards = SiteCards(0);
    /// All of them.
    pub const ALL: SiteCards = SiteCards((1 << SiteCard::COUNT) - 1);
    /// Is there none?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// In either.
    #[must_use]
    pub const fn or(self, other: SiteCards) -> SiteCards {
        SiteCards(self.0 | other.0)
    }
    /// In both.
    #[must_use]
    pub const fn and(self, other: SiteCards) -> SiteCards {
        SiteCards(self.0 & other.0)
    }
    /// Is it among them?
    #[must_use]
    pub const fn contains(self, site: SiteCard) -> bool {
        self.0 >> site.0 & 1 == 1
    }
    /// Add one.
    pub const fn insert(&mut self, site: SiteCard) {
        self.0 |= 1 << site.0;
    }
    /// Each of them.
    pub fn iter(self) -> impl Iterator<Item = SiteCard> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let site = (left != 0).then(|| SiteCard(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1);
            site
        })
    }
}

impl FromIterator<SiteCard> for SiteCards {
    fn from_iter<I: IntoIterator<Item = SiteCard>>(sites: I) -> SiteCards {
        let mut all = SiteCards::NONE;
        sites.into_iter().for_each(|site| all.insert(site));
        all
    }
}
