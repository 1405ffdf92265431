//! Constellations of New Foundations (17.5): what the winner of a game draws above the world and names. They are
//! memory of the chronicle, no rule asks for them.

use super::{CHAPTER, PastGame, checked, read_game, sealed};
use crate::record::{Reader, RecordError, write_world};
use crate::tidy::tidy;
use oath_model::{Edition, World};
use std::fmt;
use std::str::FromStr;

/// Stars of the sky, numbered from 1.
pub const STARS: u8 = 40;
/// Stars that a constellation joins at most, one after the other.
pub const LONGEST_WAY: usize = 60;
/// Longest name of a constellation.
pub const LONGEST_STAR_NAME: usize = 24;
/// What begins its line.
const WORD: &str = "constellation";

/// Stars that are joined one after the other, and the name of the figure.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Constellation {
    stars: Vec<u8>,
    name: String,
}

/// Why there is no such constellation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Starless {
    /// It joins less than two stars, or more than there may be.
    Number,
    /// There is no such star, or one is joined with itself.
    Star,
    /// It has no name.
    Nameless,
}

impl Starless {
    /// The key of the sentence that says so.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Starless::Number => "sky-number",
            Starless::Star => "sky-star",
            Starless::Nameless => "sky-nameless",
        }
    }
}

impl Constellation {
    /// A figure of these stars with this name.
    ///
    /// # Errors
    /// Why there is none.
    pub fn new(stars: Vec<u8>, name: &str) -> Result<Constellation, Starless> {
        if !(2..=LONGEST_WAY).contains(&stars.len()) {
            return Err(Starless::Number);
        }
        let itself = stars.windows(2).any(|pair| pair[0] == pair[1]);
        if itself || stars.iter().any(|star| !(1..=STARS).contains(star)) {
            return Err(Starless::Star);
        }
        match tidy(name, LONGEST_STAR_NAME) {
            name if name.is_empty() => Err(Starless::Nameless),
            name => Ok(Constellation { stars, name }),
        }
    }

    /// From the numbers of the stars, as `3-17-4`, and a name.
    ///
    /// # Errors
    /// Why there is none.
    pub fn read(stars: &str, name: &str) -> Result<Constellation, Starless> {
        let numbers = stars.trim().split('-').filter(|word| !word.is_empty());
        let stars: Result<Vec<u8>, _> = numbers.map(str::parse).collect();
        Constellation::new(stars.map_err(|_| Starless::Star)?, name)
    }

    /// The stars, in the order in which they are joined.
    #[must_use]
    pub fn stars(&self) -> &[u8] {
        &self.stars
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its line in a file.
    pub(super) fn line(&self) -> String {
        format!("{WORD} {self}\n")
    }

    /// The constellation at this place of a file, if there is one.
    pub(super) fn read_if(reader: &mut Reader<'_>) -> Result<Option<Constellation>, RecordError> {
        let Some(text) = reader.field_if(WORD) else { return Ok(None) };
        let wrong = |_| reader.error(WORD.len() + 2, "stars and the name of a constellation were expected");
        text.parse().map(Some).map_err(wrong)
    }
}

impl fmt::Display for Constellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stars: Vec<String> = self.stars.iter().map(u8::to_string).collect();
        write!(f, "{} {}", stars.join("-"), self.name)
    }
}

impl FromStr for Constellation {
    type Err = Starless;

    fn from_str(text: &str) -> Result<Constellation, Starless> {
        let (stars, name) = text.trim().split_once(' ').ok_or(Starless::Nameless)?;
        Constellation::read(stars, name)
    }
}

/// The constellation of a chapter, without reading all of it.
#[must_use]
pub fn constellation_of(chapter: &str) -> Option<Constellation> {
    let mut lines = chapter.lines().skip_while(|line| !line.starts_with("game "));
    let told = lines.find(|line| line.starts_with(WORD) || line.starts_with("record "))?;
    told.strip_prefix(WORD)?.parse().ok()
}

/// A chapter with this constellation, in the place of the one it had.
///
/// # Errors
/// What is wrong with the chapter, or that it is of a game without a sky.
pub fn with_constellation(chapter: &str, drawn: Constellation) -> Result<String, RecordError> {
    let (world, mut game) = read_chapter(chapter)?;
    if world.edition() == Edition::Base {
        return Err(RecordError { line: 1, column: 1, what: "this game has no sky".into() });
    }
    game.constellation = Some(drawn);
    Ok(write_chapter(&world, &game))
}

/// The world that a chapter left, and its game.
pub(super) fn read_chapter(text: &str) -> Result<(World, PastGame), RecordError> {
    let mut reader = checked(text, CHAPTER)?;
    let world = reader.world()?;
    let line = reader.next()?;
    let Some(("game", date)) = line.split_once(' ') else {
        return Err(reader.error(1, "'game' was expected here"));
    };
    let game = read_game(&mut reader, date, world.edition())?;
    Ok((world, game))
}

/// A chapter as text.
pub(super) fn write_chapter(world: &World, game: &PastGame) -> String {
    let mut out = format!("{CHAPTER}\n");
    write_world(&mut out, world);
    game.write(&mut out);
    sealed(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_constellation_joins_stars_that_are_there_and_has_a_name() {
        let ferryman = Constellation::read("3-7-18-17-23", " The  Ferryman ").expect("a figure");
        assert_eq!((ferryman.stars(), ferryman.name()), (&[3, 7, 18, 17, 23][..], "The Ferryman"));
        assert_eq!(ferryman.to_string().parse(), Ok(ferryman));
        for (stars, name, why) in [
            ("", "x", Starless::Number),
            ("4", "x", Starless::Number),
            ("4-4", "x", Starless::Star),
            ("0-1", "x", Starless::Star),
            ("1-41", "x", Starless::Star),
            ("1-two", "x", Starless::Star),
            ("1-2", "\u{200b} ", Starless::Nameless),
        ] {
            assert_eq!(Constellation::read(stars, name), Err(why), "{stars} {name}");
        }
        let long = [1, 2].repeat(LONGEST_WAY);
        assert_eq!(Constellation::new(long, "x"), Err(Starless::Number));
        let name = Constellation::read("1-2", &"x".repeat(100)).expect("a long name is cut");
        assert_eq!(name.name().len(), LONGEST_STAR_NAME);
    }
}
