//! What the table page is drawn from.

use oath_play::View;

/// The word for the Empire's colour.
pub const IMPERIAL: &str = "purple";

/// Who answers for a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Hands {
    /// A person.
    Person,
    /// A program.
    Bot {
        /// The name of its level.
        level: String,
        /// What it likes, if anything.
        character: Option<String>,
    },
    /// Nobody: the Clockwork Prince decides by the rules.
    Prince,
    /// A person who is away; a program answers until they return.
    Away,
}

/// A seat at the table, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SeatCard {
    /// The player's name.
    pub name: String,
    /// Who answers.
    pub hands: Hands,
    /// A browser of this seat is connected.
    pub here: bool,
}

/// Who sits where in which colour, and who looks on: what names are drawn from.
#[derive(Clone, Default, PartialEq, Eq, Hash, Debug)]
pub struct Folk<'a> {
    names: Vec<&'a str>,
    colours: Vec<u8>,
    /// The seat of the Chancellor, whose warbands are the Empire's.
    chancellor: Option<u8>,
    /// The seat that looks, where that matters.
    looker: Option<u8>,
}

impl<'a> Folk<'a> {
    /// A seat's name.
    #[must_use]
    pub fn name(&self, seat: u8) -> &'a str {
        self.names.get(usize::from(seat)).copied().unwrap_or("?")
    }

    /// The word for a seat's colour, as in the classes `p-red` and the symbols `#p-red`.
    #[must_use]
    pub fn colour(&self, seat: u8) -> &'static str {
        crate::parts::colour_word(self.colours.get(usize::from(seat)).copied().unwrap_or(0))
    }

    /// Is this the Chancellor?
    #[must_use]
    pub fn is_chancellor(&self, seat: u8) -> bool {
        self.chancellor == Some(seat)
    }

    /// Does a Chancellor play?
    #[must_use]
    pub const fn has_empire(&self) -> bool {
        self.chancellor.is_some()
    }

    /// The word for the colour of a seat's warbands: the Empire's are purple.
    #[must_use]
    pub fn band_colour(&self, seat: u8) -> &'static str {
        if self.is_chancellor(seat) { IMPERIAL } else { self.colour(seat) }
    }

    /// The words for all colours, in the order of the seats.
    pub fn colours(&self) -> impl Iterator<Item = &'static str> {
        self.colours.iter().map(|colour| crate::parts::colour_word(*colour))
    }

    /// Those among these seats whose looking is told: all but the one who looks now and the owner.
    pub(crate) fn others(&self, seats: &[u8], owner: Option<u8>) -> Vec<u8> {
        let other = |s: &u8| self.is_other(*s, owner);
        seats.iter().copied().filter(other).collect()
    }

    /// How many others there are at the table.
    pub(crate) fn how_many_others(&self, owner: Option<u8>) -> usize {
        (0..self.colours.len() as u8).filter(|s| self.is_other(*s, owner)).count()
    }

    fn is_other(&self, seat: u8, owner: Option<u8>) -> bool {
        usize::from(seat) < self.colours.len() && Some(seat) != self.looker && Some(seat) != owner
    }

    /// The same for everybody who looks, if nobody else has looked at any of this: then it does not
    /// matter who looks, and all can share one drawing.
    pub(crate) fn seeing<'c>(
        &self,
        cards: impl IntoIterator<Item = &'c Vec<u8>>,
        owner: Option<u8>,
    ) -> Folk<'a> {
        let mut cards = cards.into_iter();
        let alike = cards.all(|known_by| {
            known_by.iter().all(|s| Some(*s) == owner || usize::from(*s) >= self.colours.len())
        });
        Folk { looker: self.looker.filter(|_| !alike), ..self.clone() }
    }
}

/// Everything the table is drawn from: what one seat may know of one game.
pub struct Scene<'a> {
    /// The game's id, for links.
    pub game: &'a str,
    /// The game's title: chronicle and number.
    pub title: &'a str,
    /// What the seat may know. `view.seat` is who looks; none is a spectator.
    pub view: &'a View,
    /// The seats, in turn order from the Chancellor.
    pub seats: &'a [SeatCard],
    /// Who sits where.
    pub folk: Folk<'a>,
    /// Points of the lineages in this era before this game, by colour (New Foundations, 18).
    pub era: &'a [(u8, u16)],
}

impl<'a> Scene<'a> {
    /// The same scene of a game in an era with these points before it.
    #[must_use]
    pub fn in_era(self, era: &'a [(u8, u16)]) -> Scene<'a> {
        Scene { era, ..self }
    }

    /// The scene of a game as a seat sees it.
    #[must_use]
    pub fn new(game: &'a str, title: &'a str, view: &'a View, seats: &'a [SeatCard]) -> Scene<'a> {
        let names = seats.iter().map(|s| s.name.as_str()).collect();
        let colours = view.boards.iter().map(|b| b.colour).collect();
        Scene {
            game,
            title,
            view,
            seats,
            folk: Folk { names, colours, chancellor: view.chancellor(), looker: view.seat },
            era: &[],
        }
    }
}

impl<'a> std::ops::Deref for Scene<'a> {
    type Target = Folk<'a>;
    fn deref(&self) -> &Folk<'a> {
        &self.folk
    }
}
