//! What a bot may look at. A [`Seen`] holds the real game, but hands out guesses only: positions that
//! agree with everything the seat knows and in which all hidden cards are sampled. So no bot can read
//! a hidden card, however it is written.

use crate::bot::Moved;
use crate::instinct::card_worth;
use crate::lookahead::remembered_action;
use crate::mind::Mind;
use oath_law::{Game, Pause, Position, State, Table};
use oath_model::*;
use oath_play::determinize::determinize;
use oath_play::promises::Peace;
use oath_play::session::{Asked, Session};
use oath_play::tape::Given;
use oath_play::{Dice, View};

/// Guesses that are tried before a bot has to answer without one.
const ATTEMPTS: usize = 4;

/// Samples of which one becomes a guess.
const SAMPLES: usize = 3;
/// How much likelier a card is kept that is worth more.
const CHOOSY: f32 = 2.0;

/// A question to a seat, with everything the seat may know.
#[derive(Clone, Copy)]
pub struct Seen<'a> {
    start: &'a Position,
    now: &'a Position,
    tape: &'a [Given],
    seat: Player,
    question: &'a Question<'a>,
    moved: Moved,
    peace: Peace,
}

impl<'a> Seen<'a> {
    /// A question in a running game: the position where the step began, the answers since then, and
    /// the position at the question. None of it can be read through the result.
    ///
    /// # Panics
    /// If chance is asked.
    #[must_use]
    pub fn new(
        start: &'a Position,
        tape: &'a [Given],
        now: &'a Position,
        question: &'a Question<'a>,
    ) -> Seen<'a> {
        let Seat::Player(seat) = question.seat else { panic!("chance is no bot") };
        Seen { start, now, tape, seat, question, moved: Moved::default(), peace: Peace::none() }
    }

    /// The same, but moving these warbands about is not thought about.
    pub(crate) fn without(self, moved: Moved) -> Seen<'a> {
        Seen { moved, ..self }
    }

    /// The same, where some have promised peace.
    pub(crate) fn in_peace(self, peace: Peace) -> Seen<'a> {
        Seen { peace, ..self }
    }

    /// Has the seat promised not to attack this player?
    pub(crate) fn spares(&self, foe: Player) -> bool {
        self.peace.keeps(self.seat, foe)
    }

    /// Is this an answer that is not thought about?
    pub(crate) fn bars(&self, answer: &Answer) -> bool {
        matches!(answer, Answer::One(Choice::Minor(minor)) if self.moved.bars(*minor))
    }

    /// Who is asked.
    #[must_use]
    pub fn seat(&self) -> Player {
        self.seat
    }

    /// The question. It names public handles only.
    #[must_use]
    pub fn question(&self) -> &Question<'a> {
        self.question
    }

    /// The answers of this step so far.
    #[must_use]
    pub fn so_far(&self) -> &[Given] {
        self.tape
    }

    /// The round and the Supply of the seat, which everybody sees.
    #[must_use]
    pub fn round_and_supply(&self) -> (u8, u8) {
        (self.now.state.round, self.now.state[self.seat].supply)
    }

    /// What must be known of the game that is played.
    pub(crate) fn mind(&self) -> &'static Mind {
        Mind::of(self.now)
    }

    /// Everything the seat sees, as data.
    #[must_use]
    pub fn view(&self) -> View {
        let asked = Asked { refused: Vec::new(), ..Asked::new(self.seat, self.question) };
        View::new(self.now, Some(self.seat), Some(&asked))
    }

    /// A guess: the step begins at a position that looks the same to the seat, and the answers so far
    /// lead to the same question. `None` if that could not be found, which is rare.
    #[must_use]
    pub fn guess(&self, dice: &mut Dice) -> Option<Guess> {
        guess(self.start, self.now, self.tape, self.seat, self.question.ask, dice)
    }

    /// The same as an owned value that can be sent to other threads.
    #[must_use]
    pub fn scene(&self) -> OwnedSeen {
        OwnedSeen {
            start: self.start.clone(),
            now: self.now.clone(),
            tape: self.tape.to_vec(),
            seat: self.seat,
            ask: self.question.ask,
            peace: self.peace,
        }
    }
}

/// A question to a seat as an owned value. Like [`Seen`] it hands out guesses only.
pub struct OwnedSeen {
    start: Position,
    now: Position,
    tape: Vec<Given>,
    seat: Player,
    ask: Ask,
    peace: Peace,
}

impl OwnedSeen {
    /// A guess, as [`Seen::guess`].
    #[must_use]
    pub fn guess(&self, dice: &mut Dice) -> Option<Guess> {
        guess(&self.start, &self.now, &self.tape, self.seat, self.ask, dice)
    }

    /// The answers of this step so far.
    #[must_use]
    pub fn so_far(&self) -> &[Given] {
        &self.tape
    }

    /// Who has promised peace to whom.
    pub(crate) fn peace(&self) -> Peace {
        self.peace
    }
}

fn guess(
    start: &Position,
    now: &Position,
    tape: &[Given],
    seat: Player,
    ask: Ask,
    dice: &mut Dice,
) -> Option<Guess> {
    (0..ATTEMPTS).find_map(|_| {
        let guess = Guess { start: likely(seat, dice, |dice| sample(start, now, tape, seat, dice)), seat };
        let reaches = tape.is_empty() || guess.look(tape, |_, q| q.ask) == Some(ask);
        reaches.then_some(guess)
    })
}

/// Of several samples one in which the others have kept what they would keep: whoever lays a card facedown
/// before them has chosen it.
fn likely(seat: Player, dice: &mut Dice, sample: impl Fn(&mut Dice) -> Position) -> Position {
    let mut chosen = sample(dice);
    if !chosen.others(seat).any(|other| hides(&chosen, seat, other).next().is_some()) {
        return chosen;
    }
    let mut all = keeping(&chosen, seat);
    for _ in 1..SAMPLES {
        let next = sample(dice);
        let weight = keeping(&next, seat);
        all += weight;
        if dice.part() * all < weight {
            chosen = next;
        }
    }
    chosen
}

/// The facedown advisers of somebody that a seat does not know.
fn hides(position: &Position, seat: Player, other: Player) -> impl Iterator<Item = Card> {
    let advisers = position.state[other].advisers.iter().copied();
    advisers
        .filter(move |card| !position.is_faceup(*card) && !position.state.known[card.index()].contains(seat))
}

/// How likely the others would have kept what they have in a sample.
fn keeping(position: &Position, seat: Player) -> f32 {
    let kept =
        position.others(seat).flat_map(|other| hides(position, seat, other).map(move |card| (other, card)));
    (CHOOSY * kept.map(|(other, card)| card_worth(position, other, card)).sum::<f32>()).exp()
}

/// Sample the beginning of the step. What the seat has learned since then is kept: it knows now where
/// those cards lay.
fn sample(start: &Position, now: &Position, tape: &[Given], seat: Player, dice: &mut Dice) -> Position {
    let (before, now) = (&start.state, &now.state);
    // A step may show something before its first question.
    if tape.is_empty() && before.known == now.known && before.sites == now.sites {
        return determinize(start, Some(seat), dice);
    }
    let mut learned = start.clone();
    let fresh =
        |card: &Card| now.known[card.index()].contains(seat) && !before.known[card.index()].contains(seat);
    let fresh: CardSet = start.book.cards().map(|entry| entry.card).filter(fresh).collect();
    for card in fresh {
        learned.state.known[card.index()].insert(seat);
    }
    for (slot, site) in learned.state.sites.0.iter_mut().enumerate() {
        let seen = &now.sites.0[slot];
        if seen.faceup || seen.seen.contains(seat) {
            site.seen.insert(seat);
        }
    }
    let mut sample = determinize(&learned, Some(seat), dice);
    for card in fresh {
        sample.state.known[card.index()].remove(seat);
    }
    keep_explored(before, now, &mut sample.state);
    for (slot, site) in sample.state.sites.0.iter_mut().enumerate() {
        site.seen = before.sites.0[slot].seen;
    }
    sample
}

/// A site that has come out of the Atlas since the step began lay there at its place (New Foundations, 19.3).
fn keep_explored(before: &State, now: &State, sample: &mut State) {
    let stored = usize::from(before.frontier.atlas_sites);
    for (place, site) in before.frontier.atlas[..stored].iter().enumerate() {
        if now.sites.0.iter().any(|laid| laid.faceup && laid.card == *site) {
            let atlas = &mut sample.frontier.atlas;
            let guessed = atlas.iter().position(|card| card == site).expect("it is in every guess");
            atlas.swap(place, guessed);
        }
    }
}

/// A position that looks the same to a seat, where the step began.
pub struct Guess {
    /// The sampled position.
    pub start: Position,
    /// For whom it was sampled.
    pub seat: Player,
}

impl Guess {
    /// Give these answers and look at the question that follows. `None` if they do not fit.
    pub fn look<T>(&self, tape: &[Given], look: impl FnMut(&Position, &Question<'_>) -> T) -> Option<T> {
        let mut table = Look { tape, used: 0, look, seen: None };
        let mut game = Game::new(self.start.clone(), &mut table);
        let _paused = game.step();
        table.seen
    }
}

/// Answers from a tape, then one look.
struct Look<'t, F, T> {
    tape: &'t [Given],
    used: usize,
    look: F,
    seen: Option<T>,
}

impl<T, F: FnMut(&Position, &Question<'_>) -> T> Table for Look<'_, F, T> {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let next = self.tape.get(self.used);
        self.used += 1;
        match next {
            Some(given) if given.seat == question.seat => Ok(given.answer.clone()),
            Some(_) => Err(Pause::waiting()),
            None => {
                self.seen = Some((self.look)(position, question));
                Err(Pause::waiting())
            }
        }
    }
    fn remembers(&mut self, _: Player, ask: Ask) -> Option<Choice> {
        let choice = remembered_action(ask, self.used, self.tape.first().map(|g| &g.answer))?;
        self.used += 1;
        Some(choice)
    }
}

/// A guess of the asked seat at the open question of a session. `None` if nobody is asked, or nothing
/// fits.
#[must_use]
pub fn guess_at(session: &Session, dice: &mut Dice) -> Option<Guess> {
    let asked = session.asked()?;
    let (start, tape) = session.step_so_far();
    guess(start, session.position(), tape, asked.player, asked.ask, dice)
}

/// Show the open question of a session to `look`, at a guess of the asked seat. Questions of chance and
/// finished games have nobody to look: `None`.
pub fn at_session<T>(session: &Session, dice: &mut Dice, look: impl FnMut(&Seen<'_>) -> T) -> Option<T> {
    let guess = guess_at(session, dice)?;
    let (_, tape) = session.step_so_far();
    let mut look = look;
    guess.look(tape, |now, question| look(&Seen::new(&guess.start, tape, now, question)))
}
