//! Tabletop Simulator chronicle strings: one line of hexadecimal digits with two names in it. Reading
//! and writing keeps every field that a string can hold. Those of New Foundations are another format
//! ([`foundations`]).

pub mod foundations;
mod repair;

pub use foundations::TtsFoundations;

use crate::words;
use oath_model::*;

/// An empty place for a card, or an empty site slot.
pub const NONE: u8 = 0xff;
/// A facedown site has the site's number and this much more.
pub const FACEDOWN: u8 = 24;
/// The winner when nothing is known.
pub const UNKNOWN: &str = "UNKNOWN";

/// The formats, by what they contain.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Format {
    /// Up to the Dispossessed.
    V160,
    /// And the relic deck.
    V310,
    /// And the game before.
    V331,
}

/// A site slot as the string has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TtsSite {
    /// Number, facedown 24 more, 255 empty.
    pub code: u8,
    /// Three places, 255 empty.
    pub cards: [u8; 3],
}

/// The game before, from format 3.3.1 on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Previous {
    /// Board sides at its start.
    pub citizens: u8,
    /// The winner's colour bit.
    pub winner: u8,
    /// The winner's name.
    pub name: String,
}

/// A chronicle string, field by field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TtsChronicle {
    /// Version of the writer.
    pub version: [u8; 3],
    /// Number of the coming game.
    pub game: u16,
    /// Name of the chronicle.
    pub name: String,
    /// Without meaning in most versions; carried along.
    pub status: u8,
    /// Board sides of the coming game: bits of [`COLOUR_BITS`].
    pub citizens: u8,
    /// The Oath.
    pub oath: u8,
    /// Without meaning; carried along.
    pub suits: [u8; 6],
    /// The eight slots.
    pub sites: [TtsSite; SITES],
    /// World deck, top card first.
    pub world_deck: Vec<u8>,
    /// Dispossessed.
    pub dispossessed: Vec<u8>,
    /// Relic deck, the last is the top card.
    pub relics: Vec<u8>,
    /// The game before.
    pub previous: Option<Previous>,
}

/// Which bit stands for which colour.
pub const COLOUR_BITS: [(Colour, u8); 6] = [
    (Colour::Red, 0x01),
    (Colour::Blue, 0x02),
    (Colour::White, 0x04),
    (Colour::Yellow, 0x08),
    (Colour::Black, 0x10),
    (Colour::Purple, 0x20),
];

/// What is wrong with a string, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TtsError {
    /// Characters from the beginning.
    pub offset: usize,
    /// What is wrong.
    pub what: String,
}

impl std::fmt::Display for TtsError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at character {}: {}", self.offset + 1, self.what)
    }
}

impl std::error::Error for TtsError {}

type Parsed<T> = Result<T, TtsError>;

/// The slots, for messages.
const SLOTS: [&str; SITES] = ["site 1", "site 2", "site 3", "site 4", "site 5", "site 6", "site 7", "site 8"];
/// Digits as they are written.
const DIGITS: [u8; 16] = *b"0123456789ABCDEF";

/// How the length of a name is counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counting {
    Utf16,
    Bytes,
    Chars,
}

struct Reader<'t> {
    text: &'t str,
    /// Bytes read.
    at: usize,
    counting: Counting,
}

impl Reader<'_> {
    fn error<T>(&self, what: impl Into<String>) -> Parsed<T> {
        Err(TtsError { offset: self.text[..self.at].chars().count(), what: what.into() })
    }

    /// So many hexadecimal digits.
    fn hex(&mut self, digits: usize, field: &str) -> Parsed<u32> {
        let rest = &self.text.as_bytes()[self.at..];
        let mut value = 0;
        for i in 0..digits {
            let Some(byte) = rest.get(i) else {
                return self.error(format!("the string ends inside {field}"));
            };
            let Some(digit) = (*byte as char).to_digit(16) else {
                return self.error(format!("{field} is not a hexadecimal number"));
            };
            value = value * 16 + digit;
        }
        self.at += digits;
        Ok(value)
    }

    fn byte(&mut self, field: &str) -> Parsed<u8> {
        self.hex(2, field).map(|n| n as u8)
    }

    /// A name of so many units.
    fn name(&mut self, field: &str) -> Parsed<String> {
        let length = usize::from(self.byte(field)?);
        if length == 0 {
            self.at -= 2;
            return self.error(format!("{field} is empty"));
        }
        let (mut units, mut end) = (0, self.at);
        for c in self.text[self.at..].chars() {
            if units >= length {
                break;
            }
            units += match self.counting {
                Counting::Utf16 => c.len_utf16(),
                Counting::Bytes => c.len_utf8(),
                Counting::Chars => 1,
            };
            end += c.len_utf8();
        }
        if units != length {
            return self.error(format!("the string ends inside {field}"));
        }
        let name = self.text[self.at..end].to_owned();
        self.at = end;
        Ok(name)
    }

    fn card(&mut self, field: &str) -> Parsed<u8> {
        let code = self.byte(field)?;
        let known = code == NONE || (code < 238 && code != 217);
        if known {
            return Ok(code);
        }
        self.at -= 2;
        self.error(format!("{field} names card {code}, which does not exist"))
    }

    fn list(&mut self, field: &str) -> Parsed<Vec<u8>> {
        let n = self.byte(field)?;
        let mut cards = Vec::with_capacity(usize::from(n));
        for _ in 0..n {
            let code = self.card(field)?;
            if code == NONE {
                self.at -= 2;
                return self.error(format!("{field} has an empty place"));
            }
            cards.push(code);
        }
        Ok(cards)
    }

    fn site(&mut self, slot: usize) -> Parsed<TtsSite> {
        let field = SLOTS[slot];
        let code = self.byte(field)?;
        let known = code == NONE || (code != 23 && code < 47);
        if !known {
            self.at -= 2;
            return self.error(format!("{field} has the number {code}, which no site has"));
        }
        let mut cards = [NONE; 3];
        for card in &mut cards {
            *card = self.card(field)?;
        }
        Ok(TtsSite { code, cards })
    }
}

/// The format of a version, and a warning if the version is not known for certain.
fn format_of(version: [u8; 3]) -> Option<(Format, Option<String>)> {
    let [major, minor, patch] = version;
    match (major, minor, patch) {
        (1, 6.., _) | (2, _, _) => Some((Format::V160, None)),
        (3, 0..=2, _) | (3, 3, 0) => Some((Format::V310, None)),
        (3, 3, 1) => Some((Format::V331, None)),
        (3, 3.., _) => {
            let version = format!("{major}.{minor}.{patch}");
            let warning = words::text("repair-version", &[("version", version.into())]);
            Some((Format::V331, Some(warning)))
        }
        _ => None,
    }
}

/// Characters with which every string of the base game begins, all of them hexadecimal digits: its version, the
/// number of the game and the length of its name.
const HEAD: usize = 12;

/// Of which game a text looks like a chronicle string. The first digits of a string of New Foundations may happen to
/// be hexadecimal: then its checksum decides.
#[must_use]
pub fn edition_of(text: &str) -> Option<Edition> {
    let mut shown = text.chars().filter(|c| !c.is_whitespace() && *c != '\u{feff}');
    let head: String = shown.by_ref().take(HEAD).collect();
    if !head.starts_with('0') {
        return None;
    }
    let base = head.chars().all(|c| c.is_ascii_hexdigit());
    if base && !foundations::is_whole(text) { Some(Edition::Base) } else { Some(Edition::Foundations) }
}

impl TtsChronicle {
    /// Read a string. White space around it and line breaks inside it are ignored.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn decode(text: &str) -> Parsed<(TtsChronicle, Vec<String>)> {
        if edition_of(text) == Some(Edition::Foundations) {
            return Err(TtsError { offset: 0, what: words::text("string-of-foundations", &[]) });
        }
        let text: String = text.trim().chars().filter(|c| !matches!(c, '\r' | '\n' | '\u{feff}')).collect();
        let text = text.trim();
        let first = read(text, Counting::Utf16);
        if first.is_ok() {
            return first;
        }
        // Names outside ASCII may have been counted otherwise.
        let others = [Counting::Bytes, Counting::Chars];
        others.into_iter().find_map(|counting| read(text, counting).ok()).map_or(first, Ok)
    }

    /// Write a string in the version of the chronicle; names are counted in UTF-16 units.
    #[must_use]
    pub fn encode(&self) -> String {
        use std::fmt::Write as _;
        let mut out = String::with_capacity(320);
        let hex = |out: &mut String, n: u8| {
            out.push(DIGITS[usize::from(n >> 4)] as char);
            out.push(DIGITS[usize::from(n & 15)] as char);
        };
        let name = |out: &mut String, name: &str| {
            let mut kept = String::new();
            for c in name.chars() {
                if kept.encode_utf16().count() + c.len_utf16() <= 255 {
                    kept.push(c);
                }
            }
            if kept.is_empty() {
                kept.push('?');
            }
            let _ = write!(out, "{:02X}{kept}", kept.encode_utf16().count());
        };
        let list = |out: &mut String, cards: &[u8]| {
            hex(out, cards.len().min(255) as u8);
            for card in cards.iter().take(255) {
                hex(out, *card);
            }
        };
        for n in self.version {
            hex(&mut out, n);
        }
        let _ = write!(out, "{:04X}", self.game);
        name(&mut out, &self.name);
        hex(&mut out, self.status);
        hex(&mut out, self.citizens);
        hex(&mut out, self.oath);
        for digit in self.suits {
            let _ = write!(out, "{digit:X}");
        }
        for site in &self.sites {
            hex(&mut out, site.code);
            for card in site.cards {
                hex(&mut out, card);
            }
        }
        list(&mut out, &self.world_deck);
        list(&mut out, &self.dispossessed);
        let format = format_of(self.version).map_or(Format::V331, |(format, _)| format);
        if format >= Format::V310 {
            list(&mut out, &self.relics);
        }
        if let Some(previous) = self.previous.as_ref().filter(|_| format >= Format::V331) {
            hex(&mut out, previous.citizens);
            hex(&mut out, previous.winner);
            name(&mut out, &previous.name);
        }
        out
    }
}

fn read(text: &str, counting: Counting) -> Parsed<(TtsChronicle, Vec<String>)> {
    let mut r = Reader { text, at: 0, counting };
    let mut warnings = Vec::new();
    if text.len() <= 6 {
        return r.error("this is too short for a chronicle string");
    }
    let version = [r.byte("the version")?, r.byte("the version")?, r.byte("the version")?];
    let Some((format, warning)) = format_of(version) else {
        r.at = 0;
        let [a, b, c] = version;
        return r.error(format!("version {a}.{b}.{c} of chronicle strings is not known"));
    };
    warnings.extend(warning);
    let game = r.hex(4, "the game number")? as u16;
    let name = r.name("the chronicle's name")?;
    let status = r.byte("the status byte")?;
    let citizens = r.byte("the Citizens")?;
    let oath = r.byte("the Oath")?;
    if oath > 3 {
        r.at -= 2;
        return r.error(format!("{oath} is no Oath"));
    }
    let mut suits = [0; 6];
    for digit in &mut suits {
        *digit = r.hex(1, "the order of suits")? as u8;
        if *digit > 5 {
            r.at -= 1;
            return r.error("the order of suits has a digit above 5");
        }
    }
    let mut sites = [TtsSite { code: NONE, cards: [NONE; 3] }; SITES];
    for (slot, site) in sites.iter_mut().enumerate() {
        *site = r.site(slot)?;
    }
    let world_deck = r.list("the world deck")?;
    let dispossessed = r.list("the Dispossessed")?;
    let relics = if format >= Format::V310 { r.list("the relic deck")? } else { Vec::new() };
    let previous = if format >= Format::V331 {
        let citizens = r.byte("the Citizens before")?;
        let winner = r.byte("the winner")?;
        if winner == 0 {
            warnings.push(words::text("repair-no-winner", &[]));
        }
        Some(Previous { citizens, winner, name: r.name("the winner's name")? })
    } else {
        None
    };
    if r.at < text.len() {
        let more = text[r.at..].chars().count();
        warnings.push(words::text("repair-too-long", &[("n", more.into())]));
    }
    let chronicle = TtsChronicle {
        version,
        game,
        name,
        status,
        citizens,
        oath,
        suits,
        sites,
        world_deck,
        dispossessed,
        relics,
        previous,
    };
    Ok((chronicle, warnings))
}
