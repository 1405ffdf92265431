//! The wrapper of a string: digits, numbers, the scramble and the checksum.

use crate::words::text;

/// Digits of numbers by their values.
const DIGITS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-=/~!@$%^&(){};:,.?";
/// How many digits there are.
pub(super) const BASE: u64 = 82;
/// Ends a site, and stands between the parts of a lineage.
pub(super) const FENCE: char = '#';
/// Stands between two sections.
pub(super) const BREAK: char = '>';
/// How many characters the scramble knows: the digits, [`FENCE`] and [`BREAK`].
const CHARACTERS: u64 = BASE + 2;
/// The version of the strings that we know, as two digits.
pub(super) const VERSION: u64 = 2;
/// Digits of the version, and of the checksum.
const PAIR: usize = 2;
/// The generator of the scramble: where it begins, its factor and its modulus.
const SEED: u64 = 468_529_063;
const FACTOR: u64 = 16_807;
const MODULUS: u64 = 2_147_483_647;

/// The value of a character, if the scramble knows it.
fn value(c: char) -> Option<u64> {
    match c {
        FENCE => Some(BASE),
        BREAK => Some(BASE + 1),
        _ => DIGITS.find(c).map(|at| at as u64),
    }
}

fn character(value: u64) -> char {
    match value {
        0..BASE => char::from(DIGITS.as_bytes()[value as usize]),
        BASE => FENCE,
        _ => BREAK,
    }
}

/// A number without leading zeros.
pub(super) fn number(n: u64) -> String {
    padded(n, 1)
}

/// A number with at least so many digits.
pub(super) fn padded(mut n: u64, width: usize) -> String {
    let mut digits = Vec::new();
    while n > 0 || digits.len() < width {
        digits.push(character(n % BASE));
        n /= BASE;
    }
    digits.iter().rev().collect()
}

/// The number that digits mean: none at all mean 0. Nothing if there is another character, or too many.
pub(super) fn parse(digits: &str) -> Option<u64> {
    digits.chars().try_fold(0_u64, |n, c| {
        let digit = value(c).filter(|digit| *digit < BASE)?;
        n.checked_mul(BASE)?.checked_add(digit)
    })
}

/// Position from 1 times value, summed up over all characters.
fn checksum(plain: &str) -> String {
    let values = plain.chars().filter_map(value);
    let sum = values.zip(1..).fold(0, |sum, (value, at)| (sum + value * at) % (BASE * BASE));
    padded(sum, PAIR)
}

/// A body with its version and checksum, scrambled.
pub(super) fn wrap(plain: &str) -> String {
    let mut seed = SEED;
    let scrambled = plain.chars().filter_map(value).map(|value| {
        seed = seed * FACTOR % MODULUS;
        let written = character((value + seed) % CHARACTERS);
        seed = (seed + value) % MODULUS;
        written
    });
    let scrambled: String = scrambled.collect();
    format!("{}{scrambled}{}", padded(VERSION, PAIR), checksum(plain))
}

/// The body of a string; white space does not matter.
pub(super) fn unwrap(string: &str) -> Result<String, String> {
    let all: Vec<char> = string.chars().filter(|c| !c.is_whitespace() && *c != '\u{feff}').collect();
    if all.len() < 2 * PAIR {
        return Err(text("string-short", &[]));
    }
    if let Some((at, c)) = all.iter().enumerate().find(|(_, c)| value(**c).is_none()) {
        let args = [("at", (at + 1).into()), ("character", c.to_string().into())];
        return Err(text("string-character", &args));
    }
    let (version, rest) = all.split_at(PAIR);
    let (scrambled, sum) = rest.split_at(rest.len() - PAIR);
    let version = parse(&version.iter().collect::<String>());
    if version != Some(VERSION) {
        let named = version.map_or_else(|| "?".to_owned(), |n| n.to_string());
        return Err(text("string-version", &[("version", named.into())]));
    }
    let mut seed = SEED;
    let plain = scrambled.iter().filter_map(|c| value(*c)).map(|written| {
        seed = seed * FACTOR % MODULUS;
        let plain = (written + CHARACTERS - seed % CHARACTERS) % CHARACTERS;
        seed = (seed + plain) % MODULUS;
        character(plain)
    });
    let plain: String = plain.collect();
    match checksum(&plain).chars().eq(sum.iter().copied()) {
        true => Ok(plain),
        false => Err(text("string-checksum", &[])),
    }
}
