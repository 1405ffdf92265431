//! Finding powers: sets of cards and sites that have a say in something, and what may be heard at all.

use super::{Hook, HookKind, Kind, Power};
use crate::table::query::{AttemptKind, SiteCards};
use oath_model::*;

/// What a power can have a say in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voice {
    /// A kind of power or a hook.
    Hook(HookKind),
    /// A modifier of this kind that applies without being chosen.
    Must(HookKind),
    /// A modifier of this kind that can be chosen.
    Optional(HookKind),
    /// A modifier of this kind that brings far targets within reach.
    Far(HookKind),
    /// A modifier of this kind that brings advisers of other players here within reach.
    Guests(HookKind),
    /// A ban on such an attempt.
    Forbid(AttemptKind),
    /// A price on such an attempt.
    Toll(AttemptKind),
}

/// Major actions with modifiers: their kinds follow each other.
const MODIFIERS: usize = HookKind::Travel as usize - HookKind::Search as usize + 1;
const ATTEMPTS: usize = AttemptKind::ALL.len();

impl Voice {
    /// How many there are.
    pub const COUNT: usize = HookKind::COUNT + 4 * MODIFIERS + 2 * ATTEMPTS;

    /// Its number.
    const fn index(self) -> usize {
        const MUST: usize = HookKind::COUNT - HookKind::Search as usize;
        const FORBID: usize = HookKind::COUNT + 4 * MODIFIERS;
        match self {
            Voice::Hook(hook) => hook as usize,
            Voice::Must(hook) => MUST + hook as usize,
            Voice::Optional(hook) => MUST + MODIFIERS + hook as usize,
            Voice::Far(hook) => MUST + 2 * MODIFIERS + hook as usize,
            Voice::Guests(hook) => MUST + 3 * MODIFIERS + hook as usize,
            Voice::Forbid(attempt) => FORBID + attempt as usize,
            Voice::Toll(attempt) => FORBID + ATTEMPTS + attempt as usize,
        }
    }
}

const WORDS: usize = 4;
const _: () = assert!(Voice::COUNT <= 64 * WORDS, "the voices are bits of so many words");

/// Some voices.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Voices([u64; WORDS]);

impl Voices {
    /// None.
    pub const NONE: Voices = Voices([0; WORDS]);

    /// Is this one among them?
    #[must_use]
    pub const fn contain(self, voice: Voice) -> bool {
        self.has(voice.index())
    }
    const fn has(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }
    /// Both together.
    #[must_use]
    pub fn or(self, other: Voices) -> Voices {
        Voices(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
    /// All of these too?
    #[must_use]
    pub fn contain_all(self, other: Voices) -> bool {
        self.or(other) == self
    }
    fn insert(&mut self, voice: Voice) {
        let index = voice.index();
        self.0[index / 64] |= 1 << (index % 64);
    }
    fn each(self) -> impl Iterator<Item = usize> {
        (0..Voice::COUNT).filter(move |i| self.has(*i))
    }

    /// In what this power has a say.
    fn of(power: &Power) -> Voices {
        let mut voices = Voices::default();
        let hook = power.kind.hook();
        voices.insert(Voice::Hook(hook));
        if (HookKind::Search as usize..=HookKind::Travel as usize).contains(&(hook as usize)) {
            voices.insert(if power.must { Voice::Must(hook) } else { Voice::Optional(hook) });
            if power.far {
                voices.insert(Voice::Far(hook));
            }
            if power.guests {
                voices.insert(Voice::Guests(hook));
            }
        }
        for attempt in AttemptKind::ALL {
            match power.kind {
                Kind::Persistent(Hook::Forbid(of, _)) if of.contain(*attempt) => {
                    voices.insert(Voice::Forbid(*attempt));
                }
                Kind::Persistent(Hook::Toll(of, _)) if of.contain(*attempt) => {
                    voices.insert(Voice::Toll(*attempt));
                }
                _ => {}
            }
        }
        voices
    }
}

/// Cards and sites with a power of some sort.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sources {
    /// The cards.
    pub cards: CardSet,
    /// The sites.
    pub sites: SiteCards,
}

impl Sources {
    /// None.
    pub const NONE: Sources = Sources { cards: CardSet::EMPTY, sites: SiteCards::NONE };
    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sites.is_empty() && self.cards.is_empty()
    }
}

/// Who has a say in what: for each voice its cards and sites, and for each of those its voices.
pub(super) struct Index {
    sources: [Sources; Voice::COUNT],
    cards: [Voices; Card::COUNT],
    sites: [Voices; SiteCard::COUNT],
}

impl Index {
    pub(super) const EMPTY: Index = Index {
        sources: [Sources::NONE; Voice::COUNT],
        cards: [Voices::NONE; Card::COUNT],
        sites: [Voices::NONE; SiteCard::COUNT],
    };

    /// Remember in what the powers of this source have a say.
    pub(super) fn add<'p>(&mut self, source: Source, powers: impl Iterator<Item = &'p Power>) {
        let all = powers.map(Voices::of).fold(Voices::default(), Voices::or);
        match source {
            Source::Card(card) => {
                self.cards[card.index()] = all;
                all.each().for_each(|i| self.sources[i].cards.insert(card));
            }
            Source::Site(site) => {
                self.sites[site.index()] = all;
                all.each().for_each(|i| self.sources[i].sites.insert(site));
            }
        }
    }
    pub(super) fn with(&self, voice: Voice) -> &Sources {
        &self.sources[voice.index()]
    }
    pub(super) fn of(&self, source: Source) -> Voices {
        match source {
            Source::Card(card) => self.cards[card.index()],
            Source::Site(site) => self.sites[site.index()],
        }
    }
}
