//! A chronicle as a thing of its own: the world as it lies in the box between two games, and the
//! history of the games that made it. The file is text that people can read.

mod eras;
mod stars;
mod strings;
mod whole;

pub use eras::{Era, EraEnd, Score};
pub use stars::{
    Constellation, LONGEST_STAR_NAME, LONGEST_WAY, STARS, Starless, constellation_of, with_constellation,
};
pub use whole::check_world;

use crate::codec::COLOURS;
use crate::record::{Reader, Record, RecordError, write_world};
use crate::session::Session;
use crate::tidy::{LONGEST_NAME, tidy};
use crate::tts::{COLOUR_BITS, Previous, TtsChronicle, UNKNOWN};
use crate::words;
use oath_law::State;
use oath_law::base::victory::LAST_ROUND;
use oath_model::digest::Fnv;
use oath_model::*;
use std::fmt::Write as _;

/// The first line of a chronicle file.
const HEADER: &str = "oath chronicle 1";
/// The first line of a chapter: one game, as it is added to a chronicle that is kept elsewhere.
const CHAPTER: &str = "oath chapter 1";

/// A game that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PastGame {
    /// Date, as text.
    pub date: String,
    /// Colours of the seats, in turn order.
    pub seats: Vec<Colour>,
    /// Names of the players, in turn order.
    pub names: Vec<String>,
    /// Seats that were Citizens at the end.
    pub citizens: Vec<Colour>,
    /// The Oath that was in force.
    pub oath: Oath,
    /// The winner.
    pub winner: Colour,
    /// How they won.
    pub victory: Victory,
    /// The round in which it ended.
    pub round: u8,
    /// The Oath they vowed.
    pub vowed: Oath,
    /// The edifice that was built or repaired.
    pub built: Option<Card>,
    /// Edifices that fell into ruin, by their ruined side.
    pub ruined: Vec<Card>,
    /// Cards that joined the world deck, by suit.
    pub added: Vec<(Suit, u8)>,
    /// Sites that left the map.
    pub lost: Vec<SiteCard>,
    /// What only a game of New Foundations leaves.
    pub score: Option<Score>,
    /// What its winner has drawn above the world (New Foundations, 17.5).
    pub constellation: Option<Constellation>,
    /// Its record.
    pub record: Record,
}

/// A seat of a chronicle's next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NextSeat {
    /// Where its player sat in the last game.
    pub before: usize,
    /// The colour that they keep. A Chancellor has none to choose, and the one before had none.
    pub colour: Option<Colour>,
}

/// A chronicle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chronicle {
    /// Its name.
    pub name: String,
    /// The world of the next game.
    pub world: World,
    /// Games that have been played.
    pub games: Vec<PastGame>,
    /// Games played elsewhere before this file began.
    pub earlier: u16,
    /// When an era ends (New Foundations, 18.4).
    pub era: EraEnd,
}

fn winner_bit(colour: Colour) -> u8 {
    COLOUR_BITS.iter().find(|(c, _)| *c == colour).map_or(0x20, |(_, bit)| *bit)
}

impl Chronicle {
    /// A new chronicle in this world.
    #[must_use]
    pub fn new(name: &str, world: World) -> Chronicle {
        Chronicle {
            name: tidy(name, LONGEST_NAME),
            world,
            games: Vec::new(),
            earlier: 0,
            era: EraEnd::default(),
        }
    }

    /// The number of the next game.
    #[must_use]
    pub fn next_game(&self) -> u16 {
        let here = u16::try_from(self.games.len()).unwrap_or(u16::MAX);
        self.earlier.saturating_add(here).saturating_add(1)
    }

    /// Of which game it is.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.world.edition()
    }

    /// 1.7, 1.9: who sits where in the next game with the same players, in turn order. The winner is the
    /// Chancellor, the others sit as before and keep their colours; in New Foundations, where a colour is a
    /// lineage, the winner too. The Clockwork Prince always stays the Chancellor, whoever has won. None if no game
    /// has been played here.
    #[must_use]
    pub fn next_seating(&self) -> Option<Vec<NextSeat>> {
        let last = self.games.last()?;
        let winner = match self.world.prince {
            Some(_) => 0,
            None => last.seats.iter().position(|colour| *colour == last.winner)?,
        };
        let players = last.seats.len();
        let seat = |i: usize| {
            let before = (winner + i) % players;
            let lineage = self.edition() == Edition::Foundations;
            let keeps = lineage || i > 0 && last.seats[before] != Colour::Purple;
            NextSeat { before, colour: keeps.then_some(last.seats[before]) }
        };
        Some((0..players).map(seat).collect())
    }

    /// Write a finished game into the chronicle.
    ///
    /// # Errors
    /// If the game is not finished, or its Chronicle was not written.
    pub fn add(&mut self, session: &Session, date: &str, names: &[String]) -> Result<(), String> {
        let (game, next) = PastGame::of(session, date, names)?;
        self.games.push(game);
        self.world = next;
        Ok(())
    }

    /// Add a chapter that [`chapter`] has written.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn add_chapter(&mut self, text: &str) -> Result<(), RecordError> {
        let (world, game) = stars::read_chapter(text)?;
        if world.edition() != self.edition() {
            let what = "the chapter is of another game than the chronicle".into();
            return Err(RecordError { line: 1, column: 1, what });
        }
        self.games.push(game);
        self.world = world;
        Ok(())
    }

    /// The chronicle as it was after so many games of this file: a branch of its own.
    #[must_use]
    pub fn branch(&self, games: usize) -> Chronicle {
        let mut branch = self.clone();
        if let Some(next) = self.games.get(games) {
            branch.world = next.record.world.clone();
            branch.games.truncate(games);
        }
        branch
    }

    /// The string for Tabletop Simulator, and what it cannot hold.
    #[must_use]
    pub fn to_tts(&self) -> (TtsChronicle, Vec<String>) {
        let previous = match self.games.last() {
            Some(game) => Previous {
                citizens: COLOUR_BITS
                    .iter()
                    .filter(|(c, _)| game.record.world.citizens.contains(c))
                    .map(|(_, b)| b)
                    .sum(),
                winner: winner_bit(game.winner),
                name: UNKNOWN.into(),
            },
            None => Previous { citizens: 0, winner: 0x20, name: UNKNOWN.into() },
        };
        let (tts, mut warnings) =
            TtsChronicle::from_world(&self.world, &self.name, self.next_game(), previous);
        if !self.games.is_empty() {
            warnings.push(words::text("repair-no-history", &[]));
        }
        (tts, warnings)
    }

    /// A chronicle from a Tabletop Simulator string, and what was repaired.
    #[must_use]
    pub fn from_tts(tts: &TtsChronicle, seed: u64) -> (Chronicle, Vec<String>) {
        let (world, warnings) = tts.to_world(seed);
        let mut chronicle = Chronicle::new(&tts.name, world);
        chronicle.earlier = tts.game.saturating_sub(1);
        (chronicle, warnings)
    }

    /// Could the next game be played? See [`check_world`].
    ///
    /// # Errors
    /// What is wrong with its world.
    pub fn check(&self) -> Result<(), String> {
        check_world(&self.world)
    }

    /// The chronicle as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut out = format!("{HEADER}\nname {}\nearlier {}\n", self.name, self.earlier);
        if self.edition() == Edition::Foundations {
            let _ = writeln!(out, "era {}", self.era);
        }
        write_world(&mut out, &self.world);
        for game in &self.games {
            game.write(&mut out);
        }
        sealed(out)
    }

    /// A chronicle from text.
    ///
    /// # Errors
    /// What is wrong, with line and column.
    pub fn from_text(text: &str) -> Result<Chronicle, RecordError> {
        let mut reader = checked(text, HEADER)?;
        let name = tidy(reader.field("name")?, LONGEST_NAME);
        let earlier =
            reader.field("earlier")?.trim().parse().map_err(|_| reader.error(9, "a number was expected"))?;
        let era = match reader.field_if("era") {
            Some(text) => text.parse().map_err(|what: String| reader.error(5, &what))?,
            None => EraEnd::default(),
        };
        let world = reader.world()?;
        let edition = world.edition();
        let mut chronicle = Chronicle { name, world, games: Vec::new(), earlier, era };
        loop {
            let line = reader.next()?;
            match line.split_once(' ') {
                Some(("game", date)) => {
                    chronicle.games.push(read_game(&mut reader, date, edition)?);
                }
                Some(("checksum", _)) => {
                    chronicle.check().map_err(|what| reader.error(1, &what))?;
                    return Ok(chronicle);
                }
                _ => return Err(reader.error(1, "'game' or 'checksum' was expected here")),
            }
        }
    }

    /// The history, told in sentences, one a game.
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        let eras = self.eras();
        let ended = |i: usize| eras.iter().find(|era| era.ended && era.games.end == i + 1);
        let tell = |(i, game): (usize, &PastGame)| {
            let mut told = game.tell(self.earlier as usize + i + 1);
            if let Some(era) = ended(i) {
                told = told + " " + &words::chronicle_era(&era.winners(), era.most());
            }
            told
        };
        self.games.iter().enumerate().map(tell).collect()
    }
}

/// A finished game as one chapter: the game, and the world that it left.
///
/// # Errors
/// If the game is not finished, or its Chronicle was not written.
pub fn chapter(session: &Session, date: &str, names: &[String]) -> Result<String, String> {
    let (game, next) = PastGame::of(session, date, names)?;
    Ok(stars::write_chapter(&next, &game))
}

impl PastGame {
    /// A finished game, and the world of the next one.
    fn of(session: &Session, date: &str, names: &[String]) -> Result<(PastGame, World), String> {
        let state = session.state();
        let next = session.position().next_world().ok_or("the game's Chronicle has not been written")?;
        let record = session.record().ok_or("the game has no record")?;
        let mut game = past_game(state, record, &next, date).ok_or("the game has no winner")?;
        if next.edition() == Edition::Foundations {
            game.citizens = eras::citizens(session);
            game.score = Some(Score::of(state, &game));
        }
        // A name is one line of the file.
        game.names = names.iter().map(|n| tidy(n, LONGEST_NAME)).collect();
        let written = session.events().iter().skip_while(|told| !matches!(told.event, Event::Vowed(..)));
        for told in written {
            match told.event {
                Event::SiteLost(site) => game.lost.push(site),
                Event::Flipped(card) if card.is_ruin() => game.ruined.push(card),
                Event::Added(suit, n) => game.added.push((suit, n)),
                _ => {}
            }
        }
        Ok((game, next))
    }

    fn write(&self, out: &mut String) {
        let colours =
            |list: &[Colour]| list.iter().fold(String::new(), |l, c| l + " " + COLOURS[*c as usize]);
        let _ = writeln!(out, "game {}", self.date);
        let _ = writeln!(out, "seats{}", colours(&self.seats));
        for name in &self.names {
            let _ = writeln!(out, "player {name}");
        }
        let _ = writeln!(out, "citizens{}", colours(&self.citizens));
        let _ = writeln!(out, "winner {} {}", COLOURS[self.winner as usize], victory_word(self.victory));
        let _ = writeln!(out, "ended {} {} {}", self.round, self.oath as u8, self.vowed as u8);
        let _ = writeln!(out, "built {}", self.built.map_or("none".into(), |c| c.0.to_string()));
        let ruined = self.ruined.iter().fold(String::new(), |l, c| format!("{l} {}", c.0));
        let added = self.added.iter().fold(String::new(), |l, (s, n)| format!("{l} {}={n}", *s as u8));
        let _ = writeln!(out, "ruined{ruined}\nadded{added}");
        let lost = self.lost.iter().fold(String::new(), |l, s| format!("{l} {}", s.0));
        let _ = writeln!(out, "lost{lost}");
        if let Some(score) = &self.score {
            score.write(out);
        }
        if let Some(drawn) = &self.constellation {
            *out += &drawn.line();
        }
        let record = self.record.to_text();
        let _ = writeln!(out, "record {}", record.lines().count());
        *out += &record;
    }
}

/// A text with its checksum.
fn sealed(mut text: String) -> String {
    let sum = Fnv::of(text.as_bytes());
    let _ = writeln!(text, "checksum {sum:016x}");
    text
}

/// A reader behind the first line of a text whose checksum fits.
fn checked<'t>(text: &'t str, header: &str) -> Result<Reader<'t>, RecordError> {
    let lines = text.lines().count();
    let end = RecordError { line: lines.max(1), column: 1, what: String::new() };
    let (body, sum) = text.trim_end().rsplit_once("\nchecksum ").ok_or_else(|| RecordError {
        what: "the file ends too early: its checksum is missing".into(),
        ..end.clone()
    })?;
    let mut reader = Reader::new(text);
    reader.expect(header)?;
    if u64::from_str_radix(sum.trim(), 16) != Ok(Fnv::of(format!("{body}\n").as_bytes())) {
        let what = "the checksum does not fit: the file was changed or damaged".into();
        return Err(RecordError { what, ..end });
    }
    Ok(reader)
}

/// The colour of a seat in this game.
fn colour(word: &str, edition: Edition) -> Option<Colour> {
    let named = COLOURS.iter().position(|c| *c == word).map(|i| Colour::ALL[i]);
    named.filter(|c| match edition {
        Edition::Base => *c == Colour::Purple || Colour::EXILES.contains(c),
        Edition::Foundations => Colour::LINEAGES.contains(c),
    })
}

/// How a game was won, as a word of the file.
pub(crate) fn victory_word(victory: Victory) -> String {
    match victory {
        Victory::Usurper => "usurper".into(),
        Victory::Visionary(card) => format!("vision {}", card.0),
        Victory::SeveralWays => "several".into(),
        Victory::StableRegime => "stable".into(),
        Victory::Successor => "successor".into(),
        Victory::WarExhaustion => "exhaustion".into(),
        Victory::LastOathkeeper => "oathkeeper".into(),
        Victory::Lot => "lot".into(),
        Victory::Foretold => "foretold".into(),
    }
}

fn parse_victory(words: &[&str]) -> Option<Victory> {
    Some(match words {
        ["usurper"] => Victory::Usurper,
        ["vision", n] => {
            Victory::Visionary(n.parse().ok().map(Card).filter(|c| c.is_vision() && *c != Card::CONSPIRACY)?)
        }
        ["several"] => Victory::SeveralWays,
        ["stable"] => Victory::StableRegime,
        ["oathkeeper"] => Victory::LastOathkeeper,
        ["lot"] => Victory::Lot,
        ["foretold"] => Victory::Foretold,
        ["successor"] => Victory::Successor,
        ["exhaustion"] => Victory::WarExhaustion,
        _ => return None,
    })
}

fn past_game(state: &State, record: Record, next: &World, date: &str) -> Option<PastGame> {
    let (winner, victory) = state.winner?;
    Some(PastGame {
        date: date.to_owned(),
        seats: state.everyone().map(|p| state[p].colour).collect(),
        citizens: state
            .everyone()
            .filter(|p| state[*p].role == Role::Citizen)
            .map(|p| state[p].colour)
            .collect(),
        oath: state.oath,
        winner: state[winner].colour,
        victory,
        round: state.round,
        vowed: next.oath,
        built: state.chronicle.built,
        names: Vec::new(),
        ruined: Vec::new(),
        added: Vec::new(),
        lost: Vec::new(),
        score: None,
        constellation: None,
        record,
    })
}

/// Longest date of a game, as text.
const LONGEST_DATE: usize = 20;
/// Most cards of one suit that one game can bring from the Archive.
const MOST_ADDED: u8 = 20;

/// A list of words that are all of one kind, each once and not more than so many.
fn list<T: PartialEq>(
    reader: &mut Reader<'_>,
    name: &str,
    most: usize,
    what: &str,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, RecordError> {
    let mut all = Vec::new();
    for word in reader.field(name)?.split_whitespace() {
        match read(word).filter(|one| !all.contains(one) && all.len() < most) {
            Some(one) => all.push(one),
            None => return Err(reader.error(name.len() + 2, what)),
        }
    }
    Ok(all)
}

/// Who sat where, under which names, and who was a Citizen.
type Seats = (Vec<Colour>, Vec<String>, Vec<Colour>);

fn read_seats(reader: &mut Reader<'_>, edition: Edition) -> Result<Seats, RecordError> {
    let seats = list(reader, "seats", MAX_PLAYERS, "a colour was expected", |w| colour(w, edition))?;
    if edition == Edition::Base && seats.first() != Some(&Colour::Purple) || seats.len() < MIN_PLAYERS {
        return Err(reader.error(
            7,
            match edition {
                Edition::Base => "purple and one to five other colours were expected",
                Edition::Foundations => "two to six colours were expected",
            },
        ));
    }
    let mut names = Vec::new();
    while let Some(name) = reader.field_if("player") {
        if names.len() == seats.len() {
            return Err(reader.error(1, "there are more names than seats"));
        }
        names.push(tidy(name, LONGEST_NAME));
    }
    let exile = |word: &str| colour(word, edition).filter(|c| *c != Colour::Purple && seats.contains(c));
    let citizens =
        list(reader, "citizens", MAX_PLAYERS, "the colour of an Exile's seat was expected", exile)?;
    Ok((seats, names, citizens))
}

fn read_game(reader: &mut Reader<'_>, date: &str, edition: Edition) -> Result<PastGame, RecordError> {
    let (seats, names, citizens) = read_seats(reader, edition)?;
    let words: Vec<&str> = reader.field("winner")?.split_whitespace().collect();
    let winner = words.first().and_then(|w| colour(w, edition)).filter(|c| seats.contains(c));
    let winner = winner.ok_or_else(|| reader.error(8, "the colour of a seat was expected"))?;
    let victory =
        parse_victory(&words[1..]).ok_or_else(|| reader.error(8, "a way of winning was expected"))?;
    let numbers: Vec<Option<u8>> =
        reader.field("ended")?.split_whitespace().map(|w| w.parse().ok()).collect();
    let [Some(round), Some(oath), Some(vowed)] = numbers[..] else {
        return Err(reader.error(7, "three numbers were expected"));
    };
    if !(1..=LAST_ROUND).contains(&round) {
        return Err(reader.error(7, "this is no round of a game"));
    }
    let oath_at = |i: u8| Oath::ALL.get(usize::from(i)).copied();
    let (Some(oath), Some(vowed)) = (oath_at(oath), oath_at(vowed)) else {
        return Err(reader.error(7, "this is no Oath"));
    };
    let edifice = |word: &str| word.parse().ok().map(Card).filter(|c| c.is_edifice());
    let built = match reader.field("built")?.trim() {
        "none" => None,
        word => {
            let card = edifice(word).filter(|c| !c.is_ruin());
            Some(card.ok_or_else(|| reader.error(7, "an edifice was expected"))?)
        }
    };
    let ruin = |word: &str| edifice(word).filter(|c| c.is_ruin());
    let ruined = list(reader, "ruined", SITES, "a ruin was expected", ruin)?;
    let added = list(reader, "added", Suit::ALL.len(), "suits with numbers were expected", |word| {
        let (suit, n) = word.split_once('=')?;
        let n = n.parse().ok().filter(|n| *n <= MOST_ADDED)?;
        Some((*Suit::ALL.get(suit.parse::<usize>().ok()?)?, n))
    })?;
    let site = |word: &str| word.parse().ok().map(SiteCard).filter(|s| s.index() < SiteCard::BASE);
    let lost = list(reader, "lost", SITES, "a site was expected", site)?;
    let score = match edition {
        Edition::Base => None,
        Edition::Foundations => Some(Score::read(reader, &seats)?),
    };
    let constellation = match edition {
        Edition::Base => None,
        Edition::Foundations => Constellation::read_if(reader)?,
    };
    let record = read_record(reader)?;
    if record.world.edition() != edition {
        return Err(reader.error(1, "the record is of another game than the chronicle"));
    }
    if record.players != seats.len() {
        return Err(reader.error(1, "the record has another number of seats"));
    }
    // A branch plays on from here.
    check_world(&record.world).map_err(|what| reader.error(1, &what))?;
    let date = tidy(date, LONGEST_DATE);
    Ok(PastGame {
        date,
        seats,
        names,
        ruined,
        added,
        citizens,
        oath,
        winner,
        victory,
        round,
        vowed,
        built,
        lost,
        score,
        constellation,
        record,
    })
}

fn read_record(reader: &mut Reader<'_>) -> Result<Record, RecordError> {
    let n: usize =
        reader.field("record")?.trim().parse().map_err(|_| reader.error(8, "a number was expected"))?;
    let mut text = String::new();
    for _ in 0..n {
        text += reader.next()?;
        text.push('\n');
    }
    Record::from_text(&text).map_err(|e| reader.error(1, &format!("the record is broken: {e}")))
}

impl PastGame {
    /// What the winner was when they won: the key of a message.
    #[must_use]
    pub fn role(&self) -> &'static str {
        match self.victory {
            _ if self.chancellor() == Some(self.winner) => "role-chancellor",
            Victory::Successor => "role-citizen",
            _ => "role-exile",
        }
    }

    /// The colour of the Chancellor's seat: in New Foundations not every game has one.
    #[must_use]
    pub fn chancellor(&self) -> Option<Colour> {
        self.score.as_ref().map_or(Some(Colour::Purple), |score| score.chancellor)
    }

    fn tell(&self, number: usize) -> String {
        let mut sentences = vec![words::chronicle_line(
            "chronicle-won",
            number,
            self.winner,
            self.role(),
            self.victory,
            self.round,
        )];
        sentences.push(words::chronicle_vow(self.oath, self.vowed));
        if let Some(card) = self.built {
            sentences.push(words::chronicle_built(card));
        }
        if !self.ruined.is_empty() {
            sentences.push(words::chronicle_ruined(&self.ruined));
        }
        if !self.added.is_empty() {
            sentences.push(words::chronicle_added(&self.added));
        }
        if !self.lost.is_empty() {
            sentences.push(words::chronicle_lost(&self.lost));
        }
        if let Some(score) = &self.score {
            sentences.push(words::chronicle_points(&score.listed(&self.seats)));
        }
        if let Some(drawn) = &self.constellation {
            sentences.push(words::text("chronicle-constellation", &[("name", words::value(drawn.name()))]));
        }
        sentences.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Keep;
    use crate::worlds::first_world;

    fn won_by(winner: Colour, seats: &[Colour]) -> Chronicle {
        let session = Session::start(first_world(1), seats.len(), None, Keep::Chronicle).expect("it begins");
        let mut chronicle = Chronicle::new("Emberhold", first_world(1));
        chronicle.games.push(PastGame {
            date: "2026-11-17".into(),
            seats: seats.to_vec(),
            names: Vec::new(),
            citizens: Vec::new(),
            oath: Oath::Supremacy,
            winner,
            victory: Victory::Usurper,
            round: 5,
            vowed: Oath::People,
            built: None,
            ruined: Vec::new(),
            added: Vec::new(),
            lost: Vec::new(),
            score: None,
            constellation: None,
            record: session.record().expect("it has a record"),
        });
        chronicle
    }

    fn seating(winner: Colour, seats: &[Colour]) -> Vec<(usize, Option<Colour>)> {
        let seating = won_by(winner, seats).next_seating().expect("a game was played");
        seating.into_iter().map(|seat| (seat.before, seat.colour)).collect()
    }

    #[test]
    fn the_winner_is_chancellor_and_the_others_keep_their_colours() {
        use Colour::{Blue, Purple, Red, Yellow};
        assert_eq!(Chronicle::new("Emberhold", first_world(1)).next_seating(), None, "nobody has won yet");
        let four = [Purple, Red, Blue, Yellow];
        let same = [(0, None), (1, Some(Red)), (2, Some(Blue)), (3, Some(Yellow))];
        assert_eq!(seating(Purple, &four), same, "the Chancellor stays");
        let turned = [(2, None), (3, Some(Yellow)), (0, None), (1, Some(Red))];
        assert_eq!(seating(Blue, &four), turned, "the last Chancellor has no colour to keep");
        assert_eq!(seating(Yellow, &[Purple, Yellow]), [(1, None), (0, None)]);
    }

    #[test]
    fn the_last_game_of_several_counts() {
        let mut chronicle = won_by(Colour::Red, &[Colour::Purple, Colour::Red, Colour::Blue]);
        chronicle.games.extend(won_by(Colour::Blue, &[Colour::Purple, Colour::Blue]).games);
        let before: Vec<usize> =
            chronicle.next_seating().expect("two games").iter().map(|s| s.before).collect();
        assert_eq!(before, [1, 0]);
    }
}
