//! Chance is a player: this is how it answers, from a generator that is no part of the state.

use oath_model::digest::hex;
use oath_model::*;
use rand::RngExt;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use sha2::{Digest, Sha256};

/// The secret from which all dice and shuffles of a game come. Its [`commitment`](Seed::commitment)
/// is published when the game begins and the seed itself when it is over, so that everybody can
/// check that nothing was changed in between.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(..)")
    }
}

impl Seed {
    /// A seed from a small number, for tests and simulations: anybody can guess it.
    #[must_use]
    pub fn of(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// A number that depends on the whole seed, for what is made before the first question.
    #[must_use]
    pub fn number(&self) -> u64 {
        let hash = Sha256::digest([&self.0[..], b"world"].concat());
        hash.iter().take(8).fold(0, |n, byte| n << 8 | u64::from(*byte))
    }

    /// The SHA-256 of the seed, in hexadecimal.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seed from its hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).ok()?;
        }
        Some(Seed(bytes))
    }

    /// The seed in hexadecimal digits.
    #[must_use]
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }
}

/// The generator behind chance (and behind random players).
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// A generator for a seed.
    #[must_use]
    pub fn new(seed: u64) -> Dice {
        Dice(ChaCha8Rng::seed_from_u64(seed))
    }

    /// The generator for one answer of chance: it depends on the seed and on how many answers came
    /// before, so that every roll can be checked by itself.
    #[must_use]
    pub fn fair(seed: &Seed, answers: usize) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        rng.set_stream(answers as u64);
        Dice(rng)
    }

    /// The generator that deals the decks before the first question.
    #[must_use]
    pub fn dealing(seed: &Seed) -> Dice {
        let mut rng = ChaCha8Rng::from_seed(seed.0);
        // No answer of a game has this number: these are dice of their own.
        rng.set_stream(u64::MAX);
        Dice(rng)
    }

    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0.random_range(0..n as u32) as usize
    }

    /// A part of 1, and never nothing.
    pub fn part(&mut self) -> f32 {
        (self.below(1 << 24) as f32 + 0.5) / (1 << 24) as f32
    }

    /// Shuffle.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// A roll of dice, as counts of faces.
    pub fn roll(&mut self, die: Die, dice: u8) -> [u8; 4] {
        let mut faces = [0; 4];
        if die == Die::End {
            faces[0] = 1 + self.below(6) as u8;
            return faces;
        }
        let sides = die.sides();
        for _ in 0..dice {
            let mut side = self.below(6) as u8;
            for (face, n) in sides.iter().enumerate() {
                if side < *n {
                    faces[face] += 1;
                    break;
                }
                side -= n;
            }
        }
        faces
    }

    /// Chance's answer to a question.
    pub fn answer(&mut self, question: &Question<'_>) -> Answer {
        match &question.domain {
            Domain::Roll { die, dice } => Answer::Roll(self.roll(*die, *dice)),
            _ => self.any_answer(question),
        }
    }

    /// A random legal answer to any question.
    pub fn any_answer(&mut self, question: &Question<'_>) -> Answer {
        match &question.domain {
            Domain::One(of) => Answer::One(of[self.below(of.len())]),
            Domain::Some { of, min, max, lawful, example } => {
                Answer::Some(self.some_of(of, *min, *max, *lawful).unwrap_or_else(|| (*example).clone()))
            }
            Domain::Number { min, max } => Answer::Number(min + self.below(usize::from(max - min) + 1) as u8),
            Domain::Order(of) => {
                let mut list: List = of.iter().copied().collect();
                self.shuffle(&mut list);
                Answer::Order(list)
            }
            Domain::Split { of, min, max } => Answer::Split(self.split_of(of, *min, *max)),
            Domain::Deal { most, lawful, .. } => Answer::Deal(self.deal_of(most, *lawful)),
            Domain::Roll { die, dice } => Answer::Roll(self.roll(*die, *dice)),
        }
    }

    fn some_of(&mut self, of: &[Choice], min: u8, max: u8, lawful: Lawful<'_, List>) -> Option<List> {
        for _ in 0..8 {
            let mut list: List = of.iter().copied().filter(|_| self.below(2) == 0).take(MAX_LIST).collect();
            list.truncate(usize::from(max));
            if list.len() >= usize::from(min) && lawful(&list).is_ok() {
                return Some(list);
            }
        }
        None
    }

    fn split_of(&mut self, of: &[(Choice, u8)], min: u8, max: u8) -> Parts {
        let mut parts: Parts = of.iter().map(|(choice, _)| (*choice, 0)).collect();
        let total = min + self.below(usize::from(max - min) + 1) as u8;
        for _ in 0..total {
            let open = (0..of.len()).filter(|i| parts[*i].1 < of[*i].1).count();
            let pick = self.below(open);
            let at = (0..of.len()).filter(|i| parts[*i].1 < of[*i].1).nth(pick).expect("the total fits");
            parts[at].1 += 1;
        }
        parts
    }

    fn deal_of(&mut self, most: &Deal, lawful: Lawful<'_, Deal>) -> Option<Deal> {
        for _ in 0..4 {
            let deal = Deal { give: self.part_of(&most.give), take: self.part_of(&most.take) };
            if lawful(&deal).is_ok() {
                return Some(deal);
            }
        }
        None
    }

    fn part_of(&mut self, most: &Bundle) -> Bundle {
        let mut some = |n: u8| {
            if self.below(2) == 0 { 0 } else { self.below(usize::from(n) + 1) as u8 }
        };
        let (favor, secrets, dark_secrets) = (some(most.favor), some(most.secrets), some(most.dark_secrets));
        let mut bits = |mut mask: u64| -> u64 {
            let mut chosen = 0;
            while mask != 0 {
                let bit = mask & mask.wrapping_neg();
                mask ^= bit;
                if self.below(3) == 0 {
                    chosen |= bit;
                }
            }
            chosen
        };
        let pick = bits(0xff);
        Bundle {
            favor,
            secrets,
            dark_secrets,
            relics: RelicSet(
                u128::from(bits(most.relics.0 as u64)) | u128::from(bits((most.relics.0 >> 64) as u64)) << 64,
            ),
            dark_relics: bits(most.dark_relics),
            banners: BannerSet(bits(u64::from(most.banners.0)) as u8),
            advisers: bits(most.advisers),
            sites: SiteSet(bits(u64::from(most.sites.0)) as u8),
            reliquary: one_bit(most.reliquary, pick),
            citizenship: bits(u64::from(most.citizenship)) == 1,
            shows: bits(most.shows),
        }
    }
}

/// One of the bits, chosen by `pick`: an offer of Citizenship has exactly one Reliquary relic.
fn one_bit(mask: u8, pick: u64) -> u8 {
    match mask.count_ones() {
        0 => 0,
        n => {
            let nth = (pick.count_ones() % n) as usize;
            (0..8).map(|i| 1u8 << i).filter(|bit| mask & bit != 0).nth(nth).unwrap_or(0)
        }
    }
}
