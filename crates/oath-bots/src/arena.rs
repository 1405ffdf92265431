//! Whole games among bots, at full speed: the bots answer inside the question.

use crate::bot::Bot;
use crate::seen::Seen;
use oath_law::{Pause, Position, Table};
use oath_model::*;
use oath_play::Dice;
use oath_play::tape::Given;

/// What a table of bots counts.
#[derive(Clone, Debug, Default)]
pub struct ArenaTally {
    /// Answers given by players.
    pub decisions: u64,
    /// Questions with a list of options.
    pub lists: u64,
    /// The options of all of them.
    pub options: u64,
    /// Powers really used, each once.
    pub used: Vec<(Source, u8)>,
    /// Cards played faceup, by whom.
    pub played: Vec<(Player, Card)>,
    /// All answers, chance's too, if they are kept.
    pub answers: Vec<Given>,
}

impl ArenaTally {
    fn count_list(&mut self, options: usize) {
        self.options += options as u64;
        self.lists += 1;
    }
}

/// Whether all answers of a game are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeepAnswers {
    /// For a record.
    Kept,
    /// Only those of the running step.
    Forgotten,
}

/// A table at which every seat has a bot.
struct Arena<'b> {
    bots: &'b mut [Box<dyn Bot>],
    watch: &'b mut dyn FnMut(&Position, &[Given]),
    dice: Dice,
    start: Position,
    tape: Vec<Given>,
    taping: bool,
    keep: KeepAnswers,
    tally: ArenaTally,
    used: Used,
}

/// Which powers were used, a bit for each.
struct Used {
    cards: [u8; Card::COUNT],
    sites: [u8; SiteCard::COUNT],
}

impl Used {
    fn has(&self, source: Source, power: u8) -> bool {
        let powers = match source {
            Source::Card(card) => self.cards[card.index()],
            Source::Site(site) => self.sites[site.index()],
        };
        powers >> power & 1 == 1
    }
    fn insert(&mut self, source: Source, power: u8) {
        match source {
            Source::Card(card) => self.cards[card.index()] |= 1 << power,
            Source::Site(site) => self.sites[site.index()] |= 1 << power,
        }
    }
}

impl Arena<'_> {
    fn ask(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        match question.seat {
            Seat::Chance => Ok(self.dice.answer(question)),
            Seat::Player(player) => {
                self.tally.decisions += 1;
                if let Domain::One(of) = question.domain {
                    self.tally.count_list(of.len());
                }
                let seen = Seen::new(&self.start, &self.tape, position, question);
                Ok(self.bots[player.index()].answer(&seen))
            }
        }
    }
    /// The answers of the step that is over.
    fn keep_answers(&mut self) {
        match self.keep {
            KeepAnswers::Kept => self.tally.answers.append(&mut self.tape),
            KeepAnswers::Forgotten => self.tape.clear(),
        }
    }
}

impl Table for Arena<'_> {
    fn begins(&mut self, position: &Position) {
        (self.watch)(position, &self.tape);
        if self.taping {
            self.keep_answers();
            self.start.clone_from(position);
        }
    }
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answered = self.ask(position, question);
        if self.taping
            && let Ok(answer) = &answered
        {
            self.tape.push(Given { seat: question.seat, answer: answer.clone() });
        }
        answered
    }
    fn picks(&mut self, who: Player, options: usize) -> Option<usize> {
        if self.taping {
            return None;
        }
        let place = self.bots[who.index()].picks(options)?;
        self.tally.decisions += 1;
        self.tally.count_list(options);
        Some(place)
    }
    fn tell(&mut self, told: Told) {
        if let Event::Played(player, card, _) = told.event {
            self.tally.played.push((player, card));
        }
    }
    fn wants_coverage(&self) -> bool {
        true
    }
    fn counts(&self, source: Source, power: u8) -> bool {
        !self.used.has(source, power)
    }
    fn used(&mut self, source: Source, power: u8) {
        if !self.used.has(source, power) {
            self.used.insert(source, power);
            self.tally.used.push((source, power));
        }
    }
}

/// Play a game among bots, one for each seat, to its end. Chance is answered from `seed`.
///
/// # Panics
/// If a bot gives an illegal answer, or the game does not end.
pub fn play_game(
    start: &Position,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    keep: KeepAnswers,
) -> (Position, ArenaTally) {
    watch_game(start, bots, seed, keep, &mut |_, _| ())
}

/// The same, and `watch` is shown the position at the beginning of every step, with the answers of the step
/// before it.
///
/// # Panics
/// As [`play_game`].
pub fn watch_game(
    start: &Position,
    bots: &mut [Box<dyn Bot>],
    seed: u64,
    keep: KeepAnswers,
    watch: &mut dyn FnMut(&Position, &[Given]),
) -> (Position, ArenaTally) {
    let taping = keep == KeepAnswers::Kept || bots.iter().any(|bot| bot.looks());
    let mut arena = Arena {
        bots,
        watch,
        dice: Dice::new(seed),
        start: start.clone(),
        tape: Vec::new(),
        taping,
        keep,
        tally: ArenaTally::default(),
        used: Used { cards: [0; Card::COUNT], sites: [0; SiteCard::COUNT] },
    };
    let end = crate::play_out(start.clone(), &mut arena);
    arena.keep_answers();
    (end, arena.tally)
}
