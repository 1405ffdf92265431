//! Tabletop Simulator chronicle strings: one line of hexadecimal digits with two names in it. Reading
//! and writing keeps every field that a string can hold.

use oath_cards::book;
use oath_model::*;

/// An empty place for a card, or an empty site slot.
pub const NONE: u8 = 0xff;
/// A facedown site has the site's number and this much more.
pub const FACEDOWN: u8 = 24;
/// Visions in the world deck.
const VISIONS: usize = 5;
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
            let warning = format!("version {major}.{minor}.{patch} is read as 3.3.1");
            Some((Format::V331, Some(warning)))
        }
        _ => None,
    }
}

impl TtsChronicle {
    /// Read a string. White space around it and line breaks inside it are ignored.
    ///
    /// # Errors
    /// The first thing that is wrong, with its place.
    pub fn decode(text: &str) -> Parsed<(TtsChronicle, Vec<String>)> {
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
            warnings.push("no winner is named; purple is taken".into());
        }
        Some(Previous { citizens, winner, name: r.name("the winner's name")? })
    } else {
        None
    };
    if r.at < text.len() {
        let more = text[r.at..].chars().count();
        warnings.push(format!("{more} characters after the end are ignored"));
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

impl TtsChronicle {
    /// The world of the string, repaired where it contradicts itself; each repair is told.
    #[must_use]
    pub fn to_world(&self, seed: u64) -> (World, Vec<String>) {
        let mut repair = Repair { dice: crate::Dice::new(seed), used: CardSet::EMPTY, warnings: Vec::new() };
        let mut sites = repair.sites(self);
        let mut world_deck = repair.denizens(&self.world_deck, "the world deck");
        world_deck.extend(repair.homeless(&mut sites));
        let dispossessed = repair.denizens(&self.dispossessed, "the Dispossessed");
        let dispossessed = dispossessed.into_iter().filter(|c| c.is_denizen()).collect();
        let relic_deck = repair.relics(&self.relics, &mut sites, self.game);
        let world_deck = repair.deck(world_deck, &sites, self.game);
        repair.fill_slots(&mut sites);
        let citizens = COLOUR_BITS.iter().filter(|(c, bit)| *c != Colour::Purple && self.citizens & bit != 0);
        let world = World {
            sites,
            oath: Oath::ALL[usize::from(self.oath)],
            citizens: citizens.map(|(c, _)| *c).collect(),
            world_deck,
            relic_deck,
            dispossessed,
            open_list: self.game == 1,
        };
        (world, repair.warnings)
    }

    /// A string for a world. What it cannot hold is told.
    #[must_use]
    pub fn from_world(
        world: &World,
        name: &str,
        game: u16,
        previous: Previous,
    ) -> (TtsChronicle, Vec<String>) {
        let mut warnings = Vec::new();
        let mut relics: Vec<u8> = world.relic_deck.iter().rev().map(|c| c.0).collect();
        let mut sites = [TtsSite { code: NONE, cards: [NONE; 3] }; SITES];
        for (slot, laid) in world.sites.iter().enumerate().take(SITES) {
            let site = &mut sites[slot];
            site.code = laid.site.0 + if laid.faceup { 0 } else { FACEDOWN };
            for (place, card) in site.cards.iter_mut().zip(&laid.cards) {
                *place = card.0;
            }
            let mut left = laid.relics.iter();
            for place in site.cards.iter_mut().rev().filter(|p| **p == NONE) {
                if let Some(relic) = left.next() {
                    *place = relic.0;
                }
            }
            for relic in left {
                warnings.push(format!(
                    "{} does not fit beside {} in a string and goes under the relic deck",
                    book().card(*relic).name,
                    book().site(laid.site).name
                ));
                relics.insert(0, relic.0);
            }
        }
        let bits = |colours: &[Colour]| -> u8 {
            COLOUR_BITS.iter().filter(|(c, _)| colours.contains(c)).map(|(_, bit)| bit).sum()
        };
        let chronicle = TtsChronicle {
            version: [3, 3, 1],
            game,
            name: name.to_owned(),
            status: 0,
            citizens: bits(&world.citizens),
            oath: world.oath as u8,
            suits: [0, 1, 2, 3, 4, 5],
            sites,
            world_deck: world.world_deck.iter().map(|c| c.0).collect(),
            dispossessed: world.dispossessed.iter().map(|c| c.0).collect(),
            relics,
            previous: Some(previous),
        };
        (chronicle, warnings)
    }
}

/// Repairs, with the cards that have been placed already.
struct Repair {
    dice: crate::Dice,
    used: CardSet,
    warnings: Vec<String>,
}

impl Repair {
    fn warn(&mut self, what: String) {
        self.warnings.push(what);
    }

    /// Is the card still free? Either side of an edifice takes both.
    fn take(&mut self, card: Card, place: &str) -> bool {
        let twin = card.is_edifice() && self.used.contains(card.flipped());
        if self.used.contains(card) || twin {
            self.warn(format!("{} is there twice; the one in {place} is left out", book().card(card).name));
            return false;
        }
        self.used.insert(card);
        true
    }

    fn sites(&mut self, tts: &TtsChronicle) -> Vec<WorldSite> {
        let mut sites: Vec<WorldSite> = Vec::new();
        for (slot, raw) in tts.sites.iter().enumerate() {
            let (number, faceup) = if raw.code >= FACEDOWN && raw.code != NONE {
                (raw.code - FACEDOWN, false)
            } else {
                (raw.code, true)
            };
            let twice = sites.iter().any(|s| s.site.0 == number);
            if raw.code != NONE && twice {
                self.warn(format!("site {} lies on the map twice; slot {} is emptied", number, slot + 1));
            }
            let empty = raw.code == NONE || twice;
            let mut laid = WorldSite {
                site: if empty { SiteCard(NONE) } else { SiteCard(number) },
                faceup: faceup && !empty,
                cards: Vec::new(),
                relics: Vec::new(),
            };
            for card in raw.cards.iter().filter(|c| **c != NONE).map(|c| Card(*c)) {
                let place = format!("slot {}", slot + 1);
                if !self.take(card, &place) {
                    continue;
                }
                if card.is_relic() {
                    laid.relics.push(card);
                } else if card.is_denizen() || card.is_edifice() {
                    laid.cards.push(card);
                } else {
                    self.warn(format!("{} cannot lie at a site and is taken off", book().card(card).name));
                }
            }
            sites.push(laid);
        }
        sites
    }

    /// Cards at facedown or missing sites, and above a site's capacity, return to the world deck.
    fn homeless(&mut self, sites: &mut [WorldSite]) -> Vec<Card> {
        let mut homeless = Vec::new();
        for laid in sites {
            let room = if laid.faceup { usize::from(book().site(laid.site).capacity).max(1) } else { 0 };
            while laid.cards.len() > room {
                if let Some(card) = laid.cards.pop() {
                    self.warn(format!("{} has no place at its site", book().card(card).name));
                    if card.is_denizen() {
                        homeless.push(card);
                    } else {
                        self.used.remove(card);
                    }
                }
            }
        }
        homeless
    }

    fn denizens(&mut self, codes: &[u8], place: &str) -> Vec<Card> {
        let mut cards = Vec::new();
        for card in codes.iter().map(|c| Card(*c)) {
            if !card.is_world() {
                self.warn(format!("{} does not belong into {place} and is left out", book().card(card).name));
            } else if self.take(card, place) {
                cards.push(card);
            }
        }
        cards
    }

    /// Relics: those on the map are not in the deck, missing ones come on top. Top card first.
    fn relics(&mut self, codes: &[u8], sites: &mut [WorldSite], game: u16) -> Vec<Card> {
        let mut deck: Vec<Card> = Vec::new();
        for laid in sites.iter_mut().filter(|s| !s.faceup) {
            for relic in laid.relics.drain(..) {
                self.warn(format!("{} lay at a facedown site", book().card(relic).name));
                self.used.remove(relic);
            }
        }
        for card in codes.iter().rev().map(|c| Card(*c)).filter(|c| c.is_relic()) {
            if self.take(card, "the relic deck") {
                deck.push(card);
            }
        }
        let all = (Card::RELICS..Card::SCEPTER.0).map(Card);
        let mut missing: Vec<Card> = all.filter(|c| !self.used.contains(*c)).collect();
        if missing.is_empty() {
            return deck;
        }
        if deck.is_empty() {
            self.dice.shuffle(&mut missing);
            if game == 1 {
                for laid in sites.iter_mut().filter(|s| s.faceup) {
                    let wanted = usize::from(book().site(laid.site).relics);
                    while laid.relics.len() < wanted {
                        match missing.pop() {
                            Some(relic) => laid.relics.push(relic),
                            None => break,
                        }
                    }
                }
            }
        } else {
            let names: Vec<&str> = missing.iter().map(|c| book().card(*c).name).collect();
            self.warn(format!("missing relics are put on top of the deck: {}", names.join(", ")));
        }
        missing.reverse();
        missing.extend(deck);
        missing
    }

    /// The world deck as it is, or rebuilt if its Visions are not the five (8.8).
    fn deck(&mut self, mut deck: Vec<Card>, sites: &[WorldSite], game: u16) -> Vec<Card> {
        let at_sites = |c: &Card| sites.iter().any(|s| s.cards.contains(c));
        if deck.is_empty() && game == 1 {
            let starting = book().cards().filter(|e| e.starting).map(|e| e.card);
            deck = starting.filter(|c| !at_sites(c)).collect();
        }
        if deck.iter().filter(|c| c.is_vision()).count() == VISIONS {
            return deck;
        }
        if game > 1 {
            self.warn("the world deck has not the five Visions and is built anew".into());
        }
        let denizens = deck.into_iter().filter(|c| c.is_denizen()).collect();
        crate::worlds::build_deck(&mut self.dice, denizens)
    }

    /// Random facedown sites into empty slots; a region without a faceup site turns its top one up.
    fn fill_slots(&mut self, sites: &mut [WorldSite]) {
        let on_map = |sites: &[WorldSite], s: SiteCard| sites.iter().any(|laid| laid.site == s);
        let all = (0..SiteCard::COUNT as u8).map(SiteCard);
        let mut rest: Vec<SiteCard> = all.filter(|s| !on_map(sites, *s)).collect();
        self.dice.shuffle(&mut rest);
        for laid in sites.iter_mut().filter(|s| s.site.0 == NONE) {
            laid.site = rest.pop().expect("23 sites are enough");
            laid.faceup = false;
        }
        for region in Region::ALL {
            let mut slots = region.sites();
            if !slots.clone().any(|s| sites[s.index()].faceup)
                && let Some(top) = slots.next()
            {
                sites[top.index()].faceup = true;
            }
        }
        if !sites[0].faceup {
            sites[0].faceup = true;
            self.warn("the top site of the Cradle is turned up".into());
        }
    }
}
