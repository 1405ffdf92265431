//! Summaries of real games: random ones of every size, and a game that is cut in the middle.

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::record::{Record, Verify};
use oath_play::session::Keep;
use oath_play::summary::{Lack, Path, Reason, Summary, Turned};
use oath_play::tape::Given;
use oath_play::{Dice, worlds};

/// Everybody answers at random, and all of it is written down.
struct Scribe {
    dice: Dice,
    answers: Vec<Given>,
    outcomes: usize,
    won: bool,
}

impl Table for Scribe {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answer = self.dice.any_answer(question);
        self.answers.push(Given { seat: question.seat, answer: answer.clone() });
        Ok(answer)
    }
    fn tell(&mut self, told: Told) {
        self.won |= matches!(told.event, Event::Won(..));
        self.outcomes += usize::from(!self.won && matches!(told.event, Event::Outcome { .. }));
    }
}

/// A random game with its record, the state when it was won, and the number of campaigns.
fn game(seed: u64, players: usize) -> (Record, Position, usize) {
    let world = if seed.is_multiple_of(2) { worlds::first_world(seed) } else { worlds::random_world(seed) };
    let mut scribe = Scribe { dice: Dice::new(seed), answers: Vec::new(), outcomes: 0, won: false };
    let mut position = Position::from_world(&world, players, oath_cards::book()).expect("a lawful setup");
    position.state.chronicle.kept = true;
    let mut won = None;
    while position.state.step != Step::Over {
        let mut game = Game::new(position, &mut scribe);
        game.step().expect("random answers are legal");
        position = game.into_position();
        if position.state.winner.is_some() && won.is_none() {
            won = Some(position.clone());
        }
    }
    let answers = scribe.answers;
    let record = Record {
        world,
        players,
        keep: Keep::Chronicle,
        put_in: Vec::new(),
        answers,
        hashes: Vec::new(),
        end: None,
        seed: None,
        origin: None,
        mix: None,
        undone: Vec::new(),
    };
    (record, won.expect("somebody has won"), scribe.outcomes)
}

#[test]
fn a_summary_agrees_with_the_game() {
    let mut ways = std::collections::BTreeSet::new();
    for seed in 0..600 {
        let (record, position, campaigns) = game(seed, 2 + (seed as usize) % 5);
        let summary = Summary::of(&record).expect("the record plays");
        let ending = summary.ending.as_ref().expect("the game is over");
        let (winner, victory) = position.state.winner.expect("somebody has won");
        assert_eq!((ending.winner, ending.victory, ending.round), (winner.0, victory, position.state.round));
        ways.insert(format!("{victory:?}").split('(').next().unwrap_or_default().to_owned());
        let numbers: Vec<u8> = summary.rounds.iter().map(|r| r.round).collect();
        assert_eq!(numbers, (1..=position.state.round).collect::<Vec<u8>>(), "seed {seed}");
        let last = summary.rounds.last().expect("a round");
        for (seat, sample) in last.seats.iter().enumerate() {
            let player = Player(seat as u8);
            assert_eq!(sample.favor, position.state[player].favor);
            assert_eq!(usize::from(sample.sites), position.sites_ruled(player).len());
        }
        assert_eq!(summary.seats.iter().map(|s| usize::from(s.attacks)).sum::<usize>(), campaigns);
        assert_eq!(ending.others.len(), record.players - 1);
        assert!(!ending.reasons.is_empty() && ending.reasons.len() <= 6, "{:?}", ending.reasons);
        check_reasons(&summary, &position, winner);
        serde_json::to_string(&summary).expect("plain data");
    }
    for way in ["Usurper", "Visionary", "StableRegime", "WarExhaustion", "Successor"] {
        assert!(ways.contains(way), "no game was won by {way}: more seeds are needed");
    }
}

/// What is said about the end can be read off the final position.
fn check_reasons(summary: &Summary, position: &Position, winner: Player) {
    let ending = summary.ending.as_ref().expect("the game is over");
    for reason in &ending.reasons {
        match *reason {
            Reason::Oathkeeper { who, .. } => assert_eq!(Player(who), position.state.title.keeper()),
            Reason::Usurper { who } => assert!(Player(who) == winner && position.state.title.usurper),
            Reason::Vision { who, vision, .. } => assert!(position.fulfils(Player(who), Card(vision))),
            Reason::Drawn { visions } => assert!(visions >= 3),
            Reason::EndDie { rolled, needed, .. } => assert!(rolled + 1 >= needed, "one power adds 1"),
            Reason::Successor { who, .. } => assert_eq!(position.successor(), Some(Player(who))),
            Reason::LastRound { .. } => assert_eq!(ending.round, 8),
            Reason::Foretold { .. } => panic!("the base game has no such legacy"),
        }
    }
    for close in &ending.others {
        if let Path::Vision { vision } = close.path {
            let only_time = matches!(close.lacks[..], [Lack::Wakes { .. }]);
            assert_eq!(only_time, position.fulfils(Player(close.who), Card(vision)), "{close:?}");
        }
        if close.path == Path::Successor && close.lacks.is_empty() {
            assert_eq!(position.successor(), Some(Player(close.who)));
        }
    }
}

#[test]
fn turning_points_are_few_in_order_and_can_be_watched() {
    for seed in 0..20 {
        let (record, _, _) = game(seed, 4);
        let summary = Summary::of(&record).expect("the record plays");
        assert!(summary.turning.len() <= 7);
        assert!(summary.turning.is_sorted_by_key(|p| p.round));
        for point in &summary.turning {
            let told = |answers: usize| {
                let session = record.replay(Some(answers), Verify::Nothing).expect("it replays");
                session.events().iter().filter(|told| is(&told.event, &point.fact)).count()
            };
            assert!(told(point.moment) < told(point.moment + 1), "the next answer brings {point:?}");
        }
    }
}

/// Is this the event of which a fact tells?
fn is(event: &Event, fact: &Turned) -> bool {
    match (*event, *fact) {
        (Event::Title(p), Turned::Title { who })
        | (Event::Usurper(p), Turned::Usurper { who })
        | (Event::Citizen(p), Turned::Citizen { who })
        | (Event::Exiled(p), Turned::Exiled { who })
        | (Event::BannerTaken { player: p, .. }, Turned::Banner { who, .. })
        | (Event::Played(p, _, Place::Revealed(_)), Turned::Vision { who, .. })
        | (Event::CampaignStart(p, _), Turned::Campaign { attacker: who, .. }) => p == Player(who),
        (Event::Rolled { die: Die::End, .. }, Turned::EndDie { .. }) => true,
        _ => false,
    }
}

#[test]
fn a_game_in_progress_has_no_ending() {
    let (mut record, _, _) = game(3, 4);
    record.answers.truncate(record.answers.len() / 3);
    let summary = Summary::of(&record).expect("the record plays");
    assert!(summary.ending.is_none());
    assert_eq!(summary.seats.len(), 4);
}
