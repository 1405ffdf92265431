//! Small `Copy` bit sets and arrays indexed by ids, so that loops hold no borrow.

use crate::{Banner, Card, Player, Region, Side, Site, Suit};
use std::ops::{Index, IndexMut};

macro_rules! small_set {
    ($(#[$doc:meta])* $set:ident, $item:ty, $bits:ty, $mk:expr, $ix:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $set(pub $bits);

        impl $set {
            /// Nothing.
            pub const EMPTY: Self = Self(0);
            /// Just this one.
            #[must_use]
            pub fn just(item: $item) -> Self {
                let mut set = Self::EMPTY;
                set.insert(item);
                set
            }
            /// Is it in?
            #[must_use]
            pub fn contains(self, item: $item) -> bool {
                self.0 >> $ix(item) & 1 == 1
            }
            /// Put it in.
            pub fn insert(&mut self, item: $item) {
                self.0 |= 1 << $ix(item);
            }
            /// Take it out.
            pub fn remove(&mut self, item: $item) {
                self.0 &= !(1 << $ix(item));
            }
            /// In both.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
            /// In either.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
            /// In this one, not in the other.
            #[must_use]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
            /// How many.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }
            /// None?
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }
        }

        impl Iterator for $set {
            type Item = $item;
            fn next(&mut self) -> Option<$item> {
                if self.0 == 0 {
                    return None;
                }
                let bit = self.0.trailing_zeros();
                self.0 &= self.0 - 1;
                #[allow(clippy::redundant_closure_call)]
                Some($mk(bit as u8))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                let mut set = Self::EMPTY;
                for item in items {
                    set.insert(item);
                }
                set
            }
        }
    };
}

small_set!(
    /// Some players.
    PlayerSet, Player, u8, Player, |p: Player| p.0
);
small_set!(
    /// Some site slots.
    SiteSet, Site, u8, Site, |s: Site| s.0
);
small_set!(
    /// Some suits.
    SuitSet, Suit, u8, |b: u8| Suit::ALL[b as usize], |s: Suit| s as u8
);
small_set!(
    /// Some regions.
    RegionSet, Region, u8, |b: u8| Region::ALL[b as usize], |r: Region| r as u8
);
small_set!(
    /// Some banners.
    BannerSet, Banner, u8, |b: u8| Banner::ALL[b as usize], |x: Banner| x as u8
);
small_set!(
    /// Some relics; the Grand Scepter is one.
    RelicSet, Card, u128, |b: u8| Card(Card::RELICS + u16::from(b)), |c: Card| c.0 - Card::RELICS
);

/// Words of a set of cards.
const WORDS: usize = Card::COUNT / 64;

/// Any cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CardSet(pub [u64; WORDS]);

impl CardSet {
    /// Nothing.
    pub const EMPTY: Self = Self([0; WORDS]);
    /// Is it in?
    #[must_use]
    pub const fn contains(self, card: Card) -> bool {
        self.0[card.index() / 64] >> (card.0 % 64) & 1 == 1
    }
    /// Put it in.
    pub const fn insert(&mut self, card: Card) {
        self.0[card.index() / 64] |= 1 << (card.0 % 64);
    }
    /// Take it out.
    pub const fn remove(&mut self, card: Card) {
        self.0[card.index() / 64] &= !(1 << (card.0 % 64));
    }
    /// In both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
    /// In either.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
    /// Each of them.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards { left: self.0, word: 0 }
    }
    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    /// None?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;
    fn into_iter(self) -> Cards {
        self.iter()
    }
}

/// The cards of a set, one after the other.
#[derive(Clone)]
pub struct Cards {
    left: [u64; WORDS],
    word: usize,
}

impl Iterator for Cards {
    type Item = Card;
    fn next(&mut self) -> Option<Card> {
        while let Some(bits) = self.left.get_mut(self.word) {
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Card((self.word as u32 * 64 + bit) as u16));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(items: I) -> Self {
        let mut set = Self::EMPTY;
        for item in items {
            set.insert(item);
        }
        set
    }
}

macro_rules! by {
    ($(#[$doc:meta])* $name:ident, $id:ty, $n:expr, $ix:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
        pub struct $name<T>(pub [T; $n]);

        impl<T> Index<$id> for $name<T> {
            type Output = T;
            #[allow(clippy::redundant_closure_call)]
            fn index(&self, id: $id) -> &T {
                &self.0[$ix(id)]
            }
        }
        impl<T> IndexMut<$id> for $name<T> {
            #[allow(clippy::redundant_closure_call)]
            fn index_mut(&mut self, id: $id) -> &mut T {
                &mut self.0[$ix(id)]
            }
        }
    };
}

by!(
    /// One for each seat.
    ByPlayer, Player, 6, |p: Player| p.0 as usize
);
by!(
    /// One for each site slot.
    BySite, Site, 8, |s: Site| s.0 as usize
);
by!(
    /// One for each suit.
    BySuit, Suit, 6, |s: Suit| s as usize
);
by!(
    /// One for each region.
    ByRegion, Region, 3, |r: Region| r as usize
);
by!(
    /// One for each banner.
    ByBanner, Banner, 2, |b: Banner| b as usize
);
by!(
    /// One for each side of a campaign.
    BySide, Side, 2, |s: Side| s as usize
);
