//! What holds in every random game. At every question: conservation; and for the asked seat and one
//! other in rotation (spectators too) noninterference: resampled hidden cards agree with what the seat
//! has seen, and its view stays equal. At every 8th question: taking back and giving again leads
//! to the same game. At every 24th question: all offered single answers are accepted, nonsense is refused without change,
//! saving and loading changes nothing. At the end: the re-run equals the straight run, event by event.

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::determinize::{determinize, other_deck_size};
use oath_play::session::{Asked, AskedDomain, Keep};
use oath_play::tape::Given;
use oath_play::worlds::foundations::returning;
use oath_play::{Dice, Record, Seed, Session, View, outcome};

/// Every so many questions the costly identities are checked.
const SAMPLE: usize = 24;
/// Every so many questions the answer is taken back and given again.
const UNDO_SAMPLE: usize = 8;
/// Questions in a game; more is a game that does not end.
const MAX_QUESTIONS: usize = 50_000;

/// What a checked game was like.
#[derive(Clone)]
pub struct Checked {
    /// Its record.
    pub record: Record,
    /// The final position.
    pub end: Position,
    /// Answers of players.
    pub decisions: u64,
    /// Powers really used.
    pub used: Vec<(Source, u8)>,
}

/// Play a random game with all checks.
///
/// # Errors
/// A sentence about the first violation.
pub fn check_game(world: &World, players: usize, seed: u64, keep: Keep) -> Result<Checked, String> {
    let session = match keep {
        Keep::Chronicle => Session::of_chronicle(world.clone(), players, seed),
        Keep::Nothing => Session::new(world.clone(), players, seed),
    };
    let mut session = session.map_err(|r| format!("{r:?}"))?;
    let mut dice = Dice::new(seed ^ 0x5eed);
    let mut other = Dice::new(seed ^ 0x07e5);
    let mut decisions = 0;
    let colours = returning(world, players, seed);
    while let Some(asked) = session.asked().cloned() {
        check_position(&session, &asked, &mut other)?;
        if decisions as usize % SAMPLE == SAMPLE - 1 {
            check_answers(&session, &asked)?;
            check_saving(&session)?;
        }
        let sampled = (decisions as usize).is_multiple_of(UNDO_SAMPLE);
        let before = sampled.then(|| session.clone());
        match asked.ask {
            Ask::Colour if !colours.is_empty() => {
                let colour = Answer::One(Choice::Colour(colours[asked.player.index()]));
                session.answer(asked.player, colour).map_err(|r| format!("a colour is refused: {r:?}"))?;
            }
            _ => give_random_answer(&mut session, &asked, &mut dice)?,
        }
        if let Some(before) = before {
            check_undo(&before, &session, &asked)?;
        }
        decisions += 1;
        if decisions as usize > MAX_QUESTIONS {
            return Err("the game does not end".into());
        }
    }
    if !session.is_over() {
        return Err("nobody is asked, but the game is not over".into());
    }
    session.position().check()?;
    let used = check_straight_run(&session)?;
    let record = session.record().ok_or("the game has no record")?;
    Ok(Checked { record, end: session.position().clone(), decisions, used })
}

/// Play so many random answers from a position, with the checks that need no record.
///
/// # Errors
/// A sentence about the first violation.
pub fn check_on(start: Position, seed: u64, answers: usize) -> Result<(), String> {
    let mut session = Session::at(start, Some(Seed::of(seed)));
    let (mut dice, mut other) = (Dice::new(seed ^ 0x5eed), Dice::new(seed ^ 0x07e5));
    for given in 0..answers {
        let Some(asked) = session.asked().cloned() else { break };
        check_position(&session, &asked, &mut other)?;
        if given % SAMPLE == SAMPLE - 1 {
            check_answers(&session, &asked)?;
        }
        let before = given.is_multiple_of(UNDO_SAMPLE).then(|| session.clone());
        give_random_answer(&mut session, &asked, &mut dice)?;
        if let Some(before) = before {
            check_undo(&before, &session, &asked)?;
        }
    }
    session.position().check()
}

fn check_position(session: &Session, asked: &Asked, dice: &mut Dice) -> Result<(), String> {
    let position = session.position();
    position.check()?;
    let watchers: Vec<Option<Player>> = position.in_turn_order().map(Some).chain([None]).collect();
    let other = watchers[session.answers().len() % watchers.len()];
    for seat in [Some(asked.player), other] {
        let view = |sample: &Position| View::new(sample, seat, Some(asked));
        same_to(position, seat, dice, view)
            .map_err(|what| format!("what seat {seat:?} sees depends on {what}, at {:?}", asked.ask))?;
    }
    // At the beginning of a step the legal answers can be compared too.
    let (start, tape) = session.step_so_far();
    if tape.is_empty() {
        let legal = |sample: &Position| Session::at(sample.clone(), Some(Seed::of(0))).asked().cloned();
        same_to(start, Some(asked.player), dice, legal)
            .map_err(|what| format!("the legal answers to {:?} depend on {what}", asked.ask))?;
        let foreseen = |sample: &Position| {
            let session = Session::at(sample.clone(), Some(Seed::of(0)));
            (outcome::of_each(&session), outcome::tabs(&session))
        };
        same_to(start, Some(asked.player), dice, foreseen)
            .map_err(|what| format!("what comes of the answers to {:?} depends on {what}", asked.ask))?;
    }
    let start = oath_play::words::question(position, asked).start;
    asked
        .put(|question| question.accepts(&start))
        .map_err(|r| format!("the page begins with {start:?}: {r:?}"))?;
    Ok(())
}

/// Noninterference: does a seat see the same if hidden cards are others, or more, or fewer?
///
/// # Errors
/// On what it depends.
pub fn same_to<T: PartialEq>(
    position: &Position,
    seat: Option<Player>,
    dice: &mut Dice,
    look: impl Fn(&Position) -> T,
) -> Result<(), String> {
    let seen = look(position);
    let other_cards = determinize(position, seat, dice);
    let other_size = other_deck_size(&other_cards, seat, dice);
    for (sample, what) in [(other_cards, "hidden cards"), (other_size, "how many cards the world deck has")] {
        sample.check().map_err(|why| format!("what cannot be: {why}"))?;
        if look(&sample) != seen {
            return Err(what.to_owned());
        }
    }
    Ok(())
}

/// Every offered answer is accepted; others are refused and change nothing.
fn check_answers(session: &Session, asked: &Asked) -> Result<(), String> {
    if let AskedDomain::One(of) = &asked.domain {
        for choice in of {
            let mut trial = session.clone();
            trial
                .answer(asked.player, Answer::One(*choice))
                .map_err(|r| format!("the offered {choice:?} is refused: {r:?}"))?;
        }
    }
    let wrong = [
        Answer::Number(255),
        Answer::Roll([0; 4]),
        Answer::One(Choice::Card(Card::TITLE)),
        Answer::Some(List::from_iter([Choice::Card(Card::TITLE)])),
        Answer::Order(List::new()),
        Answer::Split(Parts::from_iter([(Choice::Yes, 9)])),
    ];
    for answer in wrong {
        let mut trial = session.clone();
        if trial.answer(asked.player, answer.clone()).is_ok() {
            return Err(format!("the nonsense {answer:?} is accepted for {:?}", asked.ask));
        }
        same(session, &trial, "a refused answer changed something")?;
    }
    let stranger = Player((asked.player.0 + 1) % session.state().players);
    let mut trial = session.clone();
    if trial.answer(stranger, asked.default_answer()).is_ok() {
        return Err("a seat that is not asked could answer".into());
    }
    same(session, &trial, "an answer of the wrong seat changed something")
}

fn same(a: &Session, b: &Session, what: &str) -> Result<(), String> {
    let equal = a.state() == b.state() && a.asked() == b.asked() && a.answers() == b.answers();
    if equal && a.events() == b.events() { Ok(()) } else { Err(what.to_owned()) }
}

/// Save, load, and find the same question at the same position.
fn check_saving(session: &Session) -> Result<(), String> {
    let text = session.record().ok_or("the game has no record")?.to_text();
    let record = Record::from_text(&text).map_err(|e| format!("a record cannot be read again: {e}"))?;
    if record.to_text() != text {
        return Err("a record changes when it is read and written".into());
    }
    let loaded = record.replay(None, oath_play::record::Verify::Hashes)?;
    same(session, &loaded, "a loaded game is not the saved one")
}

/// Take back and give again: nothing differs.
fn check_undo(before: &Session, after: &Session, asked: &Asked) -> Result<(), String> {
    if after.can_undo(asked.player) == 0 {
        return Ok(());
    }
    let mut trial = after.clone();
    trial.undo(asked.player).map_err(|r| format!("undo is refused: {r:?}"))?;
    same(before, &trial, "undo does not bring the game back")?;
    let answer = after.answers().get(before.answers().len()).answer;
    trial.answer(asked.player, answer).map_err(|r| format!("an answer is refused after undo: {r:?}"))?;
    same(after, &trial, "the same answer after undo leads elsewhere")
}

/// Answers in a row, as a table that never pauses.
struct Straight<'s> {
    answers: Box<dyn Iterator<Item = Given> + 's>,
    used: Vec<(Source, u8)>,
    events: Vec<Told>,
}

impl Table for Straight<'_> {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let given = self.answers.next().filter(|g| g.seat == question.seat);
        given.map(|g| g.answer).ok_or(Pause::waiting())
    }
    fn tell(&mut self, told: Told) {
        self.events.push(told);
    }
    fn wants_coverage(&self) -> bool {
        true
    }
    fn used(&mut self, source: Source, power: u8) {
        if !self.used.contains(&(source, power)) {
            self.used.push((source, power));
        }
    }
}

/// The game once more without pauses: the same end, the same events.
fn check_straight_run(session: &Session) -> Result<Vec<(Source, u8)>, String> {
    let world = session.world().ok_or("the game has no world")?;
    let mut start = Position::from_world(world, session.players(), oath_cards::book_for(world))
        .map_err(|r| format!("{r:?}"))?;
    start.state.chronicle.kept = session.state().chronicle.kept;
    let mut table =
        Straight { answers: Box::new(session.answers().iter()), used: Vec::new(), events: Vec::new() };
    let mut game = Game::new(start, &mut table);
    while game.state.step != Step::Over {
        game.step().map_err(|_| "a straight run asks something else than the re-run".to_owned())?;
    }
    let end = game.into_position();
    if end.state != *session.state() {
        return Err("a straight run ends differently than the re-run".into());
    }
    if table.events != session.events() {
        return Err("a straight run tells other events than the re-run".into());
    }
    Ok(table.used)
}

fn give_random_answer(session: &mut Session, asked: &Asked, dice: &mut Dice) -> Result<(), String> {
    for _ in 0..6 {
        let answer = random_answer(asked, dice);
        if session.answer(asked.player, answer.clone()).is_ok() {
            return Ok(());
        }
        let may_fail = matches!(asked.domain, AskedDomain::Some { .. } | AskedDomain::Deal { .. });
        if !may_fail {
            return Err(format!("the legal answer {answer:?} to {:?} is refused", asked.ask));
        }
    }
    session
        .answer(asked.player, asked.default_answer())
        .map_err(|r| format!("the default answer to {:?} is refused: {r:?}", asked.ask))
}

/// A random answer of the right form; sets and deals may still be refused.
pub fn random_answer(asked: &Asked, dice: &mut Dice) -> Answer {
    asked.put(|question| dice.any_answer(question))
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_play::worlds::first_world;

    /// A position in which the Chancellor knows the top card, and two cards that they have buried.
    fn with_known_cards() -> Position {
        let session = Session::new(first_world(3), 3, 3).expect("a lawful setup");
        let mut position = session.position().clone();
        let state = &mut position.state;
        state.buried = 2;
        let deck: Vec<Card> = state.world_deck.to_vec();
        for card in [deck[0], deck[1], deck[deck.len() - 1]] {
            state.known[card.index()] = PlayerSet::just(CHANCELLOR);
        }
        position
    }

    fn found(look: impl Fn(&Position) -> Vec<(u8, u16)>) -> bool {
        let position = with_known_cards();
        (0..8).any(|seed| same_to(&position, Some(CHANCELLOR), &mut Dice::new(seed), &look).is_err())
    }

    #[test]
    fn a_view_that_tells_the_size_of_the_world_deck_is_found() {
        let from_top = |p: &Position| {
            let deck = p.state.world_deck.iter().rev().enumerate();
            let known = deck.filter(|(_, c)| p.state.known[c.index()].contains(CHANCELLOR));
            known.map(|(i, c)| (i as u8, c.0)).collect()
        };
        assert!(found(from_top), "a buried card by its depth from the top is a leak");
        assert!(found(|p| vec![(p.state.world_deck.len() as u8, 0)]), "the size itself is a leak");
        let view = |p: &Position| View::new(p, Some(CHANCELLOR), None);
        assert!(!found(|p| view(p).deck_known) && !found(|p| view(p).deck_buried));
        let position = with_known_cards();
        let deck = &position.state.world_deck;
        let (bottom, top) = (deck[0].0, deck[deck.len() - 1].0);
        assert_eq!(view(&position).deck_known, [(0, top)]);
        assert_eq!(view(&position).deck_buried, [(0, bottom), (1, deck[1].0)]);
    }
}
