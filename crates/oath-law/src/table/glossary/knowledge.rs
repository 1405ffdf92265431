//! Who knows which facedown card (Law 9.4). A seat *knows* a card if it knows which card lies at
//! this very place. Knowledge ends when somebody else mixes cards unseen, or when they are shuffled.

use crate::kernel::Game;
use crate::table::state::Pile;
use oath_model::*;

/// All seats and the spectators.
pub const PUBLIC: PlayerSet = PlayerSet(0x7f);

impl Game<'_> {
    /// These players come to know the card where it lies now.
    pub(crate) fn learn(&mut self, card: Card, who: PlayerSet) {
        let known = &mut self.state_mut().known[card.index()];
        *known = known.or(who);
    }

    /// Only these know it from now on.
    pub(crate) fn known_only_to(&mut self, card: Card, who: PlayerSet) {
        self.state_mut().known[card.index()] = who;
    }

    /// A player looks at a facedown card (glossary: Peek).
    pub fn peek(&mut self, player: Player, card: Card) {
        let place = self.state.place[card.index()];
        self.learn(card, PlayerSet::just(player));
        self.tell(Event::Peeked(player, place));
        self.tell_only(PlayerSet::just(player), Event::Saw(player, card, place));
        self.barrier();
    }

    /// A player looks at the whole Reliquary (New Foundations, 14.6).
    pub fn peek_reliquary(&mut self, player: Player) {
        let unseen: RelicSet = self.reliquary_unseen_by(player).collect();
        unseen.into_iter().for_each(|relic| self.peek(player, relic));
    }

    /// A player looks at the top cards of the world deck, as far as there are so many.
    pub fn peek_deck(&mut self, player: Player, n: usize) {
        let top: Pile = self.state.world_deck.iter().rev().take(n).copied().collect();
        // That there are fewer is news too.
        self.barrier();
        for card in &top {
            self.peek(player, *card);
        }
    }

    /// A player looks at a facedown site.
    pub fn peek_site(&mut self, player: Player, site: Site) {
        self.state_mut()[site].seen.insert(player);
        self.tell(Event::Peeked(player, Place::Site(site)));
        self.barrier();
    }

    /// A card is shown to everybody (glossary: Reveal).
    pub fn reveal(&mut self, card: Card) {
        self.learn(card, PUBLIC);
        self.tell(Event::Revealed(card));
        self.barrier();
    }

    /// Somebody names a card that a player may have facedown among the advisers. If so it is shown; if not,
    /// that is news too.
    pub fn guess_adviser(&mut self, holder: Player, card: Card) -> bool {
        self.barrier();
        let right = self.state.place[card.index()] == Place::Advisers(holder) && !self.is_faceup(card);
        if right {
            self.reveal(card);
        }
        right
    }

    /// A facedown adviser is turned faceup: that is no playing.
    pub(crate) fn turn_adviser_up(&mut self, player: Player, card: Card) {
        self.turn_faceup(card);
        self.tell(Event::Played(player, card, Place::Advisers(player)));
        self.barrier();
    }

    /// A player shows a facedown card to another (9.4; New Foundations, 9.7).
    pub(crate) fn show_to(&mut self, player: Player, to: Player, card: Card) {
        let place = self.state.place[card.index()];
        self.learn(card, PlayerSet::just(to));
        self.tell_parties(Event::Showed(player, to));
        self.tell_only(PlayerSet::just(to), Event::Saw(to, card, place));
        self.barrier();
    }
}
