//! Records: setup and all answers, as text that people can read. Same record, same result, on every
//! machine; the hash of the state at the beginning of each turn is written along.

use crate::chance::Seed;
use crate::codec::{answer_line, parse_answer};
use crate::fair::Mix;
use crate::session::{Keep, Session, TurnHash};
use crate::tape::{Given, Undone};
use crate::worlds;
use oath_cards::{book_for, book_of};
use oath_law::Position;
use oath_law::table::fingerprint::FINGERPRINT;
use oath_model::*;
use std::fmt::Write as _;

pub mod upgrade;

/// The first line of a record.
const HEADER: &str = "oath record 2";
/// The first line of records from before powers were asked about that are the only way.
const HEADER_1: &str = "oath record 1";
/// How many foundations there are (New Foundations, 6).
const FOUNDATIONS: u8 = 6;
const OATHS: [&str; 4] = ["supremacy", "people", "devotion", "protection"];
const COLOURS: [&str; 5] = ["red", "black", "blue", "yellow", "white"];

/// Where the world of a game came from, if its dice made it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Origin {
    /// The first game of a chronicle, its deck shuffled from the seed.
    First,
    /// A random world, made from the seed.
    Random,
}

impl Origin {
    /// The world of this game that a number makes.
    #[must_use]
    pub fn world(self, edition: Edition, number: u64) -> World {
        match (edition, self) {
            (Edition::Base, Origin::First) => worlds::first_world(number),
            (Edition::Base, Origin::Random) => worlds::random_world(number),
            (Edition::Foundations, Origin::First) => worlds::foundations_world(number),
            (Edition::Foundations, Origin::Random) => worlds::later_world(number),
        }
    }
}

/// A game on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The world it started from.
    pub world: World,
    /// Number of seats.
    pub players: usize,
    /// Whether a Chronicle is written at the end.
    pub keep: Keep,
    /// The seed of the dice, once the game is over.
    pub seed: Option<Seed>,
    /// Whether the world was made from the seed too.
    pub origin: Option<Origin>,
    /// What the seed was made of; games of older programs have a seed alone.
    pub mix: Option<Mix>,
    /// Answers that were taken back, in the order in which that happened.
    pub undone: Vec<Undone>,
    /// All answers, chance's too.
    pub answers: Vec<Given>,
    /// Which of them an upgrade put in, to questions that the game did not ask when it was played.
    pub put_in: Vec<usize>,
    /// Hashes at the beginnings of turns.
    pub hashes: Vec<TurnHash>,
    /// The hash of the final state, if the game is over.
    pub end: Option<u64>,
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// What is wrong.
    pub what: String,
}

impl std::fmt::Display for RecordError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.what)
    }
}

impl std::error::Error for RecordError {}

fn numbers(cards: &[Card]) -> String {
    cards.iter().fold(String::new(), |line, c| format!("{line} {}", c.0))
}

/// A world as lines of text.
pub(crate) fn write_world(out: &mut String, world: &World) {
    if world.edition() != Edition::Base {
        let _ = writeln!(out, "edition {}", world.edition().word());
    }
    if let Some(powers) = world.prince {
        let _ = writeln!(out, "prince {}", powers.word());
    }
    let _ = writeln!(out, "oath {}", OATHS[world.oath as usize]);
    let _ = writeln!(out, "list {}", if world.open_list { "open" } else { "secret" });
    let citizens = world.citizens.iter().filter_map(|c| Colour::EXILES.iter().position(|x| x == c));
    let _ = writeln!(out, "citizens{}", citizens.fold(String::new(), |l, i| l + " " + COLOURS[i]));
    for site in &world.sites {
        let side = if site.faceup { "up" } else { "down" };
        let _ = writeln!(
            out,
            "site {} {side} cards{} relics{}",
            site.site.0,
            numbers(&site.cards),
            numbers(&site.relics)
        );
    }
    let _ = writeln!(out, "world-deck{}", numbers(&world.world_deck));
    let _ = writeln!(out, "relic-deck{}", numbers(&world.relic_deck));
    if world.spared > 0 {
        let _ = writeln!(out, "spared {}", world.spared);
    }
    let _ = writeln!(out, "dispossessed{}", numbers(&world.dispossessed));
    if let Some(beyond) = &world.beyond {
        for stored in &beyond.atlas {
            let (cards, relics) = (numbers(&stored.cards), numbers(&stored.relics));
            let _ = writeln!(out, "atlas {} cards{cards} relics{relics}", stored.site.0);
        }
        let _ = writeln!(out, "edifices{}", numbers(&beyond.edifices));
        let _ = writeln!(out, "legacies{}", numbers(&beyond.legacies));
        let _ = writeln!(out, "altered{}", altered_words(beyond.altered));
        if beyond.empire > 0 {
            let _ = writeln!(out, "empire {}", beyond.empire);
        }
        if let Some(colour) = beyond.stands {
            let _ = writeln!(out, "stands {}", crate::codec::COLOURS[colour as usize]);
        }
        if !beyond.reliquary.is_empty() {
            let _ = writeln!(out, "reliquary{}", numbers(&beyond.reliquary));
        }
        for lineage in &beyond.lineages {
            let (colour, role) = (crate::codec::COLOURS[lineage.colour as usize], lineage.role.word());
            let [active, dormant, advisers] =
                [&lineage.active, &lineage.dormant, &lineage.advisers].map(|cards| numbers(cards));
            let relics = match lineage.relics.is_empty() {
                true => String::new(),
                false => format!(" relics{}", numbers(&lineage.relics)),
            };
            let kept = format!("active{active} dormant{dormant} advisers{advisers}{relics}");
            let _ = writeln!(out, "lineage {colour} {role} {kept}");
        }
    }
}

/// Foundations on their altered faces, by their numbers from 1.
fn altered_words(altered: u8) -> String {
    let altered = (0..FOUNDATIONS).filter(|i| altered >> i & 1 == 1);
    altered.fold(String::new(), |line, i| format!("{line} {}", i + 1))
}

fn write_answer(out: &mut String, given: &Given) {
    let seat = match given.seat {
        Seat::Player(player) => player.0.to_string(),
        Seat::Chance => "c".into(),
    };
    let _ = writeln!(out, "{seat} {}", answer_line(&given.answer));
}

/// Is this the text of a record from before today's questions?
#[must_use]
pub fn is_old(text: &str) -> bool {
    text.lines().next().is_some_and(|line| line.trim_end() == HEADER_1)
}

impl Record {
    /// The record as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = format!("{HEADER}\nfingerprint {FINGERPRINT}\nplayers {}\n", self.players);
        let keep = if self.keep == Keep::Chronicle { "kept" } else { "none" };
        let _ = writeln!(out, "chronicle {keep}");
        write_world(&mut out, &self.world);
        if let Some(seed) = &self.seed {
            let _ = writeln!(out, "seed {}", seed.to_hex());
        }
        if let Some(origin) = self.origin {
            let _ = writeln!(out, "origin {}", if origin == Origin::First { "first" } else { "random" });
        }
        out += &self.mix.as_ref().map(Mix::lines).unwrap_or_default();
        for undone in &self.undone {
            let _ = writeln!(out, "undone {} {}", undone.at, undone.answers.len());
            undone.answers.iter().for_each(|given| write_answer(&mut out, given));
        }
        let _ = writeln!(out, "answers");
        let mut hashes = self.hashes.iter().peekable();
        for (i, given) in self.answers.iter().enumerate() {
            while let Some(hash) = hashes.next_if(|h| h.answers <= i) {
                let _ = writeln!(out, "# {:016x}", hash.hash);
            }
            if self.put_in.contains(&i) {
                out.push('+');
            }
            write_answer(&mut out, given);
        }
        for hash in hashes {
            let _ = writeln!(out, "# {:016x}", hash.hash);
        }
        if let Some(end) = self.end {
            let _ = writeln!(out, "end {end:016x}");
        }
        out
    }

    /// A record from text.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn from_text(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text);
        let old = reader.header()?;
        let players = reader.field("players")?;
        let players: usize =
            players.trim().parse().map_err(|_| reader.error(9, "a number of players is missing"))?;
        let keep = match reader.field("chronicle")?.trim() {
            "kept" => Keep::Chronicle,
            "none" => Keep::Nothing,
            _ => return Err(reader.error(11, "the chronicle is 'kept' or 'none'")),
        };
        let world = reader.world()?;
        Position::from_world(&world, players, book_for(&world)).map_err(|refused| {
            reader.error(1, &format!("this game cannot be set up: {}", crate::words::refusal(&refused)))
        })?;
        let seed = match reader.field_if("seed") {
            Some(text) => {
                Some(Seed::from_hex(text.trim()).ok_or_else(|| reader.error(6, "this is no seed"))?)
            }
            None => None,
        };
        let origin = match reader.field_if("origin").map(str::trim) {
            None => None,
            Some("first") => Some(Origin::First),
            Some("random") => Some(Origin::Random),
            Some(_) => return Err(reader.error(8, "a world's origin is 'first' or 'random'")),
        };
        let mix = reader.mix()?;
        let undone = reader.undone()?;
        reader.expect("answers")?;
        let mut record = Record {
            world,
            players,
            keep,
            seed,
            origin,
            mix,
            undone,
            answers: Vec::new(),
            put_in: Vec::new(),
            hashes: Vec::new(),
            end: None,
        };
        reader.answers(&mut record)?;
        Ok(if old { upgrade::upgrade(record) } else { record })
    }

    /// Play the record again, up to so many answers.
    ///
    /// # Errors
    /// A sentence about the first answer or hash that does not fit.
    pub fn replay(&self, to: Option<usize>, check: Verify) -> Result<Session, String> {
        // With the seed at hand, chance answers for itself and must answer as recorded.
        let seed = self.seed.filter(|_| check == Verify::Hashes);
        if let Some(seed) = &seed {
            self.check_deal(seed)?;
        }
        let mut session = Session::start(self.world.clone(), self.players, seed, self.keep)
            .map_err(|refused| format!("this game cannot be set up: {}", crate::words::refusal(&refused)))?;
        let start = session.clone();
        for (i, given) in self.answers.iter().enumerate().take(to.unwrap_or(usize::MAX)) {
            give(&mut session, i, given, &self.put_in)?;
            if check == Verify::Hashes {
                self.check_hashes(&session)?;
            }
        }
        let whole = to.is_none_or(|to| to >= self.answers.len());
        if check == Verify::Hashes && whole {
            if self.end.is_some() && session.end_hash() != self.end {
                return Err("the final state is not the recorded one".into());
            }
            self.check_undone(&start)?;
        }
        session.set_origin(self.mix.clone(), self.origin);
        self.undone.iter().for_each(|undone| session.note_undone(undone.clone()));
        Ok(session)
    }

    /// Play the record again and look at the game before each answer.
    ///
    /// # Errors
    /// A sentence about the first answer that does not fit.
    pub fn watch(&self, mut look: impl FnMut(&Session, &Given)) -> Result<(), String> {
        let mut session = self.replay(Some(0), Verify::Nothing)?;
        for (i, given) in self.answers.iter().enumerate() {
            look(&session, given);
            give(&mut session, i, given, &self.put_in)?;
        }
        Ok(())
    }

    /// Do the seed and the world follow from what was promised and added?
    fn check_deal(&self, seed: &Seed) -> Result<(), String> {
        match (&self.mix, self.origin) {
            (Some(mix), _) if mix.seed() != *seed => {
                Err("the seed is not made of the promise and the numbers".into())
            }
            (Some(mix), origin) => mix.check(&self.world, origin),
            (None, Some(origin)) => {
                let laid = origin.world(self.world.edition(), seed.number());
                let made = World { oath: self.world.oath, prince: self.world.prince, ..laid };
                let same = made == self.world;
                if same { Ok(()) } else { Err("the world is not the one that the seed makes".into()) }
            }
            (None, None) => Ok(()),
        }
    }

    /// Were the answers that were taken back legal at their place, and rolls what the seed gives?
    fn check_undone(&self, start: &Session) -> Result<(), String> {
        let mut tree = Tree::new(&self.answers);
        // From the last to the first: before the last one was taken back, it stood on what there is now.
        for undone in self.undone.iter().rev() {
            tree.graft(undone).ok_or("answers were taken back that cannot have been given")?;
        }
        tree.check(start, &self.put_in)
    }

    fn check_hashes(&self, session: &Session) -> Result<(), String> {
        let n = session.hashes().len();
        if let (Some(now), Some(then)) = (session.hashes().last(), self.hashes.get(n.wrapping_sub(1)))
            && now != then
        {
            return Err(format!(
                "turn {n} begins with another state than recorded (after answer {})",
                now.answers
            ));
        }
        Ok(())
    }
}

/// Give answer `i` of a record, which may be one that an upgrade put in. With a seed chance has answered
/// by itself already, and must have answered so.
fn give(session: &mut Session, i: usize, given: &Given, put_in: &[usize]) -> Result<(), String> {
    if i >= session.answers().len() {
        let result = match given.seat {
            Seat::Player(_) if put_in.contains(&i) => session.put_in(given.answer.clone()),
            Seat::Player(player) => session.answer(player, given.answer.clone()),
            Seat::Chance => session.roll(given.answer.clone()),
        };
        result
            .map_err(|refused| format!("answer {} is refused: {}", i + 1, crate::words::refusal(&refused)))?;
    }
    if session.answers().get(i) != *given {
        return Err(format!("answer {} is not what the seed of the dice gives", i + 1));
    }
    Ok(())
}

/// All answers that were ever given, as a tree: answers that were taken back are side branches.
struct Tree<'r> {
    /// Each answer with those that came after it; the first is the beginning of the game.
    nodes: Vec<(Option<&'r Given>, Vec<usize>)>,
    /// The last branch, from the beginning.
    path: Vec<usize>,
    /// Answers up to which a side branch leads.
    sides: Vec<bool>,
}

impl<'r> Tree<'r> {
    fn new(answers: &'r [Given]) -> Tree<'r> {
        let mut tree = Tree { nodes: vec![(None, Vec::new())], path: vec![0], sides: vec![true] };
        answers.iter().for_each(|given| tree.grow(given));
        tree
    }

    fn grow(&mut self, given: &'r Given) {
        let (new, last) = (self.nodes.len(), self.path[self.path.len() - 1]);
        self.nodes.push((Some(given), Vec::new()));
        self.sides.push(false);
        self.nodes[last].1.push(new);
        self.path.push(new);
    }

    /// Put a branch where it grew, on the branch that was seen last.
    fn graft(&mut self, undone: &'r Undone) -> Option<()> {
        if undone.at >= self.path.len() {
            return None;
        }
        self.path.truncate(undone.at + 1);
        undone.answers.iter().for_each(|given| self.grow(given));
        for node in self.path.iter().rev() {
            if std::mem::replace(&mut self.sides[*node], true) {
                break;
            }
        }
        Some(())
    }

    /// Play all side branches.
    fn check(&self, start: &Session, put_in: &[usize]) -> Result<(), String> {
        let mut open = vec![(0, 0, start.clone())];
        while let Some((node, depth, session)) = open.pop() {
            for next in self.nodes[node].1.iter().filter(|next| self.sides[**next]) {
                let mut session = session.clone();
                let given = self.nodes[*next].0.expect("only the beginning has no answer");
                give(&mut session, depth, given, put_in).map_err(|why| format!("taken back: {why}"))?;
                open.push((*next, depth + 1, session));
            }
        }
        Ok(())
    }
}

/// Whether a replay compares the stored hashes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verify {
    /// It does.
    Hashes,
    /// It only plays.
    Nothing,
}

pub(crate) struct Reader<'t> {
    lines: std::iter::Enumerate<std::str::Lines<'t>>,
    line: usize,
}

impl<'t> Reader<'t> {
    pub(crate) fn new(text: &'t str) -> Reader<'t> {
        Reader { lines: text.lines().enumerate(), line: 0 }
    }

    pub(crate) fn error(&self, column: usize, what: &str) -> RecordError {
        RecordError { line: self.line, column, what: what.to_owned() }
    }

    pub(crate) fn next(&mut self) -> Result<&'t str, RecordError> {
        match self.lines.next() {
            Some((i, line)) => {
                self.line = i + 1;
                Ok(line)
            }
            None => {
                self.line += 1;
                Err(self.error(1, "the record ends too early"))
            }
        }
    }

    pub(crate) fn expect(&mut self, what: &str) -> Result<(), RecordError> {
        let line = self.next()?;
        if line.trim_end() == what {
            Ok(())
        } else {
            Err(self.error(1, &format!("'{what}' was expected here")))
        }
    }

    /// The first lines. `true` for a record of version 1.
    fn header(&mut self) -> Result<bool, RecordError> {
        let line = self.next()?.trim_end();
        if line == HEADER_1 {
            return Ok(true);
        }
        if line != HEADER {
            return Err(self.error(1, &format!("'{HEADER}' was expected here")));
        }
        match self.field("fingerprint")?.trim().parse() {
            Ok(FINGERPRINT) => Ok(false),
            _ => Err(self.error(13, "the hashes of this record were made by another program")),
        }
    }

    pub(crate) fn field(&mut self, name: &str) -> Result<&'t str, RecordError> {
        let line = self.next()?;
        line.strip_prefix(name)
            .filter(|rest| rest.is_empty() || rest.starts_with(' '))
            .ok_or_else(|| self.error(1, &format!("'{name}' was expected here")))
    }

    /// The rest of the next line if it begins with this word; else the line stays unread.
    pub(crate) fn field_if(&mut self, name: &str) -> Option<&'t str> {
        let mut ahead = self.lines.clone();
        let (i, line) = ahead.next()?;
        let rest = line.strip_prefix(name).filter(|rest| rest.is_empty() || rest.starts_with(' '))?;
        self.lines = ahead;
        self.line = i + 1;
        Some(rest)
    }

    fn card_list(&self, text: &str, column: usize, edition: Edition) -> Result<Vec<Card>, RecordError> {
        let mut cards = Vec::new();
        for word in text.split_whitespace() {
            let n: usize =
                word.parse().map_err(|_| self.error(column, &format!("'{word}' is no card number")))?;
            let card = u16::try_from(n).ok().map(Card).filter(|card| card.index() < Card::COUNT);
            let known = |card: &Card| Edition::ALL.into_iter().any(|edition| book_of(edition).has(*card));
            let card = card.filter(known);
            let card = card.ok_or_else(|| self.error(column, &format!("there is no card {n}")))?;
            if !book_of(edition).has(card) {
                return Err(self.error(column, &format!("card {n} is not of this game")));
            }
            cards.push(card);
        }
        Ok(cards)
    }

    fn cards(&mut self, name: &str, edition: Edition) -> Result<Vec<Card>, RecordError> {
        let rest = self.field(name)?;
        self.card_list(rest, name.len() + 2, edition)
    }

    fn site(&mut self, edition: Edition) -> Result<WorldSite, RecordError> {
        let rest = self.field("site")?;
        let wrong = |reader: &Self| reader.error(1, "a site is 'site NUMBER up|down cards ... relics ...'");
        let (head, tail) = rest.split_once(" cards").ok_or_else(|| wrong(self))?;
        let (number, side) = head.trim().split_once(' ').ok_or_else(|| wrong(self))?;
        let faceup = match side.trim() {
            "up" => true,
            "down" => false,
            _ => return Err(wrong(self)),
        };
        let laid = self.laid(number, tail, edition).ok_or_else(|| wrong(self))??;
        Ok(WorldSite { faceup, ..laid })
    }

    /// A site of the Atlas, if the next line has one.
    fn stored(&mut self, edition: Edition) -> Result<Option<WorldSite>, RecordError> {
        let Some(rest) = self.field_if("atlas") else { return Ok(None) };
        let wrong = |reader: &Self| reader.error(1, "a stored site is 'atlas NUMBER cards ... relics ...'");
        let (number, tail) = rest.split_once(" cards").ok_or_else(|| wrong(self))?;
        self.laid(number, tail, edition).ok_or_else(|| wrong(self))?.map(Some)
    }

    /// A site with this number and this list of its cards and relics; none if it is written wrongly.
    fn laid(&self, number: &str, lists: &str, edition: Edition) -> Option<Result<WorldSite, RecordError>> {
        let (cards, relics) = lists.split_once(" relics")?;
        let number: u8 = number.trim().parse().ok()?;
        let site = Some(SiteCard(number)).filter(|site| site.index() < SiteCard::COUNT)?;
        // The slots of a later game of New Foundations are empty until its setup fills them.
        let empty = site == SiteCard::NONE && edition == Edition::Foundations;
        let known = Edition::ALL.into_iter().any(|edition| book_of(edition).has_site(site));
        if !known && !empty {
            return None;
        }
        if !book_of(edition).has_site(site) && !empty {
            return Some(Err(self.error(6, &format!("site {number} is not of this game"))));
        }
        let lists = self
            .card_list(cards, 6, edition)
            .and_then(|cards| Ok((cards, self.card_list(relics, 6, edition)?)));
        Some(lists.and_then(|(cards, relics)| {
            if relics.iter().any(|c| !c.is_relic()) {
                return Err(self.error(6, "only relics lie facedown at sites"));
            }
            Ok(WorldSite { site, faceup: false, cards, relics })
        }))
    }

    /// What only a world of New Foundations has.
    fn beyond(&mut self, edition: Edition) -> Result<Option<Beyond>, RecordError> {
        if edition != Edition::Foundations {
            return Ok(None);
        }
        let mut atlas = Vec::new();
        while let Some(stored) = self.stored(edition)? {
            atlas.push(stored);
        }
        let edifices = self.cards("edifices", edition)?;
        let legacies = self.cards("legacies", edition)?;
        let mut altered = 0;
        for word in self.field("altered")?.split_whitespace() {
            let number = word.parse().ok().filter(|n| (1..=FOUNDATIONS).contains(n));
            let number = number.ok_or_else(|| self.error(9, "a foundation has a number from 1 to 6"))?;
            altered |= 1 << (number - 1);
        }
        let empire = match self.field_if("empire") {
            None => 0,
            Some(n) => n.trim().parse().map_err(|_| self.error(8, "a number of sites was expected"))?,
        };
        let colour = |text: &str| crate::codec::COLOURS.iter().position(|c| *c == text.trim());
        let stands = match self.field_if("stands") {
            None => None,
            Some(text) => Some(colour(text).ok_or_else(|| self.error(8, "a colour was expected"))?),
        };
        let stands = stands.map(|at| Colour::ALL[at]);
        let reliquary = match self.field_if("reliquary") {
            None => Vec::new(),
            Some(rest) => self.card_list(rest, 11, edition)?,
        };
        let mut lineages = Vec::new();
        while let Some(rest) = self.field_if("lineage") {
            lineages.push(self.lineage(rest, edition)?);
        }
        Ok(Some(Beyond { atlas, edifices, legacies, altered, empire, stands, reliquary, lineages }))
    }

    /// A lineage between two games.
    fn lineage(&self, text: &str, edition: Edition) -> Result<Lineage, RecordError> {
        let wrong =
            || self.error(9, "a lineage is 'lineage COLOUR ROLE active ... dormant ... advisers ...'");
        let (head, cards) = text.split_once(" active").ok_or_else(wrong)?;
        let (active, cards) = cards.split_once(" dormant").ok_or_else(wrong)?;
        let (dormant, advisers) = cards.split_once(" advisers").ok_or_else(wrong)?;
        let (advisers, relics) = advisers.split_once(" relics").unwrap_or((advisers, ""));
        let (colour, role) = head.trim().split_once(' ').ok_or_else(wrong)?;
        let colour = crate::codec::COLOURS.iter().position(|c| *c == colour).ok_or_else(wrong)?;
        let role = Role::ALL.into_iter().find(|r| r.word() == role).ok_or_else(wrong)?;
        let cards = |text| self.card_list(text, 9, edition);
        Ok(Lineage {
            colour: Colour::ALL[colour],
            role,
            active: cards(active)?,
            dormant: cards(dormant)?,
            advisers: cards(advisers)?,
            relics: cards(relics)?,
        })
    }

    /// A world as [`write_world`] writes it.
    pub(crate) fn world(&mut self) -> Result<World, RecordError> {
        let reader = self;
        let edition = match reader.field_if("edition") {
            None => Edition::Base,
            Some(word) => word.trim().parse().map_err(|what: String| reader.error(9, &what))?,
        };
        let prince = match reader.field_if("prince") {
            None => None,
            Some(_) if edition != Edition::Base => {
                return Err(reader.error(1, "the Clockwork Prince plays the base game"));
            }
            Some(word) => Some(
                PrincePowers::named(word.trim())
                    .ok_or_else(|| reader.error(8, "the Prince's powers are 'limited' or 'expanded'"))?,
            ),
        };
        let oath = reader.field("oath")?;
        let oath = OATHS.iter().position(|o| *o == oath.trim());
        let oath = Oath::ALL[oath.ok_or_else(|| reader.error(6, "this is no Oath"))?];
        let open_list = match reader.field("list")?.trim() {
            "open" => true,
            "secret" => false,
            _ => return Err(reader.error(6, "the list is 'open' or 'secret'")),
        };
        let mut citizens = Vec::new();
        for word in reader.field("citizens")?.split_whitespace() {
            let at = COLOURS.iter().position(|c| *c == word);
            citizens.push(Colour::EXILES[at.ok_or_else(|| reader.error(10, "this is no Exile's colour"))?]);
        }
        let mut sites = Vec::new();
        for _ in 0..SITES {
            sites.push(reader.site(edition)?);
        }
        let world_deck = reader.cards("world-deck", edition)?;
        let relic_deck = reader.cards("relic-deck", edition)?;
        let spared = match reader.field_if("spared") {
            None => 0,
            Some(n) => n.trim().parse().map_err(|_| reader.error(8, "a number of relics was expected"))?,
        };
        let dispossessed = reader.cards("dispossessed", edition)?;
        let beyond = reader.beyond(edition)?;
        Ok(World {
            sites,
            oath,
            citizens,
            world_deck,
            relic_deck,
            spared,
            dispossessed,
            open_list,
            beyond,
            prince,
        })
    }

    /// What the seed was made of.
    fn mix(&mut self) -> Result<Option<Mix>, RecordError> {
        let Some(game) = self.field_if("game") else { return Ok(None) };
        let game = game.trim();
        if game.is_empty() || !game.chars().all(|c| c.is_ascii_alphanumeric()) {
            return Err(self.error(6, "this is no id of a game"));
        }
        let promise = self.field("promise")?.trim();
        let promise = Seed::from_hex(promise).ok_or_else(|| self.error(9, "this is no promise"))?;
        let mut mix = Mix::new(game, promise);
        while let Some(text) = self.field_if("number") {
            mix.read_number(text).ok_or_else(|| self.error(8, "a seat and its number were expected"))?;
        }
        Ok(Some(mix))
    }

    /// Answers that were taken back.
    fn undone(&mut self) -> Result<Vec<Undone>, RecordError> {
        let mut all = Vec::new();
        while let Some(text) = self.field_if("undone") {
            let numbers = text.trim().split_once(' ').map(|(at, n)| (at.parse(), n.parse::<usize>()));
            let Some((Ok(at), Ok(n))) = numbers else {
                return Err(self.error(8, "two numbers were expected"));
            };
            let mut answers = Vec::new();
            for _ in 0..n {
                let line = self.next()?;
                answers.push(self.given(line)?);
            }
            all.push(Undone { at, answers });
        }
        Ok(all)
    }

    fn given(&self, line: &str) -> Result<Given, RecordError> {
        let (seat, rest) = line.split_once(' ').ok_or_else(|| self.error(1, "an answer is 'SEAT ANSWER'"))?;
        let seat = match seat.parse::<u8>() {
            Ok(n) if usize::from(n) < MAX_PLAYERS => Seat::Player(Player(n)),
            _ if seat == "c" => Seat::Chance,
            _ => return Err(self.error(1, &format!("'{seat}' is no seat"))),
        };
        let answer = parse_answer(rest).map_err(|what| self.error(3, &what))?;
        Ok(Given { seat, answer })
    }

    fn answers(&mut self, record: &mut Record) -> Result<(), RecordError> {
        while let Some((i, line)) = self.lines.next() {
            self.line = i + 1;
            let hash = |text: &str| u64::from_str_radix(text.trim(), 16);
            if let Some(text) = line.strip_prefix('#') {
                let hash = hash(text).map_err(|_| self.error(3, "this is no hash"))?;
                record.hashes.push(TurnHash { answers: record.answers.len(), hash });
            } else if let Some(text) = line.strip_prefix("end ") {
                record.end = Some(hash(text).map_err(|_| self.error(5, "this is no hash"))?);
            } else if !line.trim().is_empty() {
                let put_in = line.strip_prefix('+');
                if put_in.is_some() {
                    record.put_in.push(record.answers.len());
                }
                record.answers.push(self.given(put_in.unwrap_or(line))?);
            }
        }
        Ok(())
    }
}
