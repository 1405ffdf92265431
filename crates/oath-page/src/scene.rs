//! What the table page is drawn from.

use oath_play::View;

/// Who answers for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hands {
    /// A person.
    Person,
    /// A program, with the name of its level.
    Bot(String),
    /// A person who is away; a program answers until they return.
    Away,
}

/// A seat at the table, as everybody may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatCard {
    /// The player's name.
    pub name: String,
    /// Who answers.
    pub hands: Hands,
    /// A browser of this seat is connected.
    pub here: bool,
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
}

impl Scene<'_> {
    /// A seat's name.
    #[must_use]
    pub fn name(&self, seat: u8) -> &str {
        self.seats.get(usize::from(seat)).map_or("?", |s| &s.name)
    }

    /// The word for a seat's colour, as in the classes `p-red` and the symbols `#p-red`.
    #[must_use]
    pub fn colour(&self, seat: u8) -> &'static str {
        crate::parts::colour_word(self.view.boards.get(usize::from(seat)).map_or(0, |b| b.colour))
    }
}
