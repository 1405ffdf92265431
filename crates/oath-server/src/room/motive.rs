//! Programs that are asked why. What they say is made of what everybody saw ([`oath_bots::motive`]), so anybody
//! who may look at the game may ask.

use super::{Inner, Room};
use maud::{Markup, html};
use oath_bots::Acted;
use oath_model::{Player, PlayerSet};
use oath_page::Scene;
use oath_page::parts::told;
use oath_play::View;
use oath_play::words::{self, Language};

impl Room {
    /// The seats that programs play.
    #[must_use]
    pub fn programs(&self) -> PlayerSet {
        let seats = (0_u8..).zip(&self.setup.seats);
        seats.filter(|(_, seat)| seat.who.is_bot()).map(|(seat, _)| Player(seat)).collect()
    }

    /// Who did what was told after so many answers, and why, in the tongue of the moment. None if that was no
    /// action of a program.
    #[must_use]
    pub fn motive(&self, inner: &Inner, moment: usize) -> Option<(u8, String)> {
        let acted = Acted::at(&inner.session, moment)?;
        let program = self.programs().contains(acted.seat);
        let character = self.setup.seats.get(acted.seat.index())?.character;
        program.then(|| (acted.seat.0, acted.motive(character)))
    }

    /// The same, drawn.
    #[must_use]
    pub fn draw_motive(&self, inner: &Inner, moment: usize, language: Language) -> Markup {
        words::speak(&self.tongue(language), || {
            let motive = self.motive(inner, moment).map(|(_, said)| said);
            let motive = motive.unwrap_or_else(|| words::text("motive-unknown", &[]));
            let view = View::new(inner.session.position(), None, None);
            let (title, seats) = (self.title(), self.seat_cards(inner));
            html! { p.reason { (told(&Scene::new(&self.id, &title, &view, &seats), &motive)) } }
        })
    }
}
