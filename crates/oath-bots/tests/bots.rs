//! Bots play by the rules, end their games, and are as strong as they should be.

use oath_bots::arena::{KeepAnswers, watch_game};
use oath_bots::bot::Returning;
use oath_bots::search::{Search, Threads};
use oath_bots::value::{Weights, chances};
use oath_bots::{Bot, Budget, Level, Spec, analyze, answer, hint, play_game, turning_points};
use oath_law::{Position, Step};
use oath_model::{Answer, Choice, Edition, Major, Minor, World};
use oath_play::record::{Record, Verify};
use oath_play::session::Keep;
use oath_play::{Session, worlds};

fn world(edition: Edition, seed: u64) -> World {
    match (edition, seed.is_multiple_of(2)) {
        (Edition::Base, true) => worlds::random_world(seed),
        (Edition::Base, false) => worlds::first_world(seed),
        (Edition::Foundations, true) => worlds::later_world(seed),
        (Edition::Foundations, false) => worlds::foundations_world(seed),
    }
}

fn start(edition: Edition, seed: u64, players: usize) -> Position {
    let world = world(edition, seed);
    Position::from_world(&world, players, oath_cards::book_of(edition)).expect("a lawful setup")
}

fn table(names: &[&str], players: usize, seed: u64) -> Vec<Box<dyn Bot>> {
    let spec = |i: usize| names[i % names.len()].parse::<Spec>().expect("there is such a bot");
    (0..players).map(|i| spec(i).sit_down(seed * 10 + i as u64)).collect()
}

/// In New Foundations each comes back as a lineage of the world.
fn returning(bots: Vec<Box<dyn Bot>>, world: &World, game: u64) -> Vec<Box<dyn Bot>> {
    let mut colours = worlds::foundations::returning(world, bots.len(), game).into_iter();
    let come_back = |bot| -> Box<dyn Bot> {
        match colours.next() {
            Some(colour) => Box::new(Returning::new(bot, colour)),
            None => bot,
        }
    };
    bots.into_iter().map(come_back).collect()
}

/// `play_game` fails at an answer that is refused.
#[test]
fn ten_thousand_answers_of_each_game_are_legal() {
    for edition in Edition::ALL {
        let mut decisions = 0;
        for seed in 0..60 {
            let players = 2 + seed as usize % 5;
            let mut bots = table(&["greedy", "novice", "light", "greedy", "random"], players, seed);
            let mut start = start(edition, seed, players);
            start.state.chronicle.kept = edition == Edition::Foundations;
            let (end, tally) = play_game(&start, &mut bots, seed, KeepAnswers::Forgotten);
            assert!(end.state.step == Step::Over);
            decisions += tally.decisions;
        }
        assert!(decisions >= 10_000, "only {decisions} decisions");
    }
}

/// Where answers are kept every question is put into words; otherwise random players only pick.
#[test]
fn picking_is_the_same_as_answering() {
    for seed in 0..20 {
        let players = 2 + seed as usize % 5;
        let [kept, picked] = [KeepAnswers::Kept, KeepAnswers::Forgotten].map(|keep| {
            let mut bots = table(&["random"], players, seed);
            let (end, tally) = play_game(&start(Edition::Base, seed, players), &mut bots, seed, keep);
            (end.state.fingerprint(), tally.decisions, tally.lists, tally.options, tally.used)
        });
        assert_eq!(kept, picked, "seed {seed}");
    }
}

#[test]
fn searching_plays_whole_games() {
    for edition in Edition::ALL {
        for seed in 0..2 {
            let mut bots = table(&["search:12", "greedy"], 3, seed);
            let (end, _) = play_game(&start(edition, seed, 3), &mut bots, seed, KeepAnswers::Forgotten);
            assert!(end.state.winner.is_some());
        }
    }
}

#[test]
fn greedy_beats_random() {
    for edition in Edition::ALL {
        let mut wins = 0;
        for seed in 0..60u64 {
            let seat = (seed / 2 % 4) as usize;
            let mut names = ["random"; 4];
            names[seat] = "greedy";
            let mut bots = table(&names, 4, seed);
            let (end, _) = play_game(&start(edition, seed, 4), &mut bots, seed, KeepAnswers::Forgotten);
            wins += u32::from(end.state.winner.is_some_and(|(p, _)| p.index() == seat));
        }
        assert!(wins >= 42, "only {wins} of 60");
    }
}

/// Nobody is pestered: after an action with offers (The Gathering has several) there are no more in that
/// turn.
#[test]
fn bots_negotiate_once_a_turn() {
    let games = [(Edition::Base, "search:24", 8), (Edition::Foundations, "greedy", 300)];
    for (edition, name, games) in games {
        let mut negotiations = 0;
        for seed in 0..games {
            let mut bots = returning(table(&[name], 4, seed), &world(edition, seed), seed);
            let mut before = 0;
            watch_game(
                &start(edition, seed, 4),
                &mut bots,
                seed,
                KeepAnswers::Forgotten,
                &mut |position, _| {
                    let made = std::mem::replace(&mut before, position.state.offers);
                    assert!(made == 0 || before <= made, "game {seed}: {before} offers in a turn");
                    negotiations += u32::from(made == 0 && before > 0);
                },
            );
        }
        assert!(negotiations > 0, "{edition:?}: nobody ever makes an offer");
    }
}

/// An Exile who is invited joins the Empire to be its Successor, or with hardly a chance left. (Bots judge a guess, so
/// that the true chance may be a little higher than the one they saw.)
#[test]
fn exiles_join_the_empire_only_to_gain_by_it() {
    const HARDLY: f32 = 0.1;
    let mut joined = 0;
    for seed in 0..300 {
        let mut bots = table(&["random", "greedy", "greedy", "greedy"], 4, seed);
        let mut before = start(Edition::Base, seed, 4);
        watch_game(&before.clone(), &mut bots, seed, KeepAnswers::Forgotten, &mut |position, _| {
            for seat in position.in_turn_order().filter(|seat| position.is_citizen(*seat)) {
                let chance = chances(&before, Weights::of(Edition::Base))[seat.index()];
                let invited = before.is_exile(seat) && before.state.turn != seat;
                if invited && position.state.winner.is_none() {
                    joined += 1;
                    let gains = position.successor() == Some(seat) || chance < HARDLY;
                    assert!(gains, "game {seed}: {seat:?} gave up a chance of {chance}");
                }
            }
            before = position.clone();
        });
    }
    assert!(joined > 0, "nobody ever joins the Empire");
}

#[test]
fn a_game_depends_on_its_seeds_alone() {
    for edition in Edition::ALL {
        let game = move |seed| {
            let mut bots = table(&["greedy", "search:8"], 4, seed);
            let (end, tally) = play_game(&start(edition, seed, 4), &mut bots, seed, KeepAnswers::Kept);
            (end.state.fingerprint(), tally.answers)
        };
        let twice = std::thread::spawn(move || game(3)).join().expect("the game ends");
        assert!(twice == game(3));
    }
}

#[test]
fn threads_change_no_answer_of_search() {
    for edition in Edition::ALL {
        let mut session = Session::new(world(edition, 4), 4, 4).expect("a lawful setup");
        for i in 0..24u64 {
            let Some(asked) = session.asked().cloned() else { break };
            let answers = [Threads::One, Threads::Several].map(|threads| {
                let mut bot = Search::new(i, Budget::playouts(24), threads);
                oath_bots::level::answer_as(&mut bot, &session, &mut oath_play::Dice::new(i))
            });
            assert_eq!(answers[0], answers[1], "{:?}", asked.ask);
            let given = answers[0].clone().unwrap_or_else(|| asked.default_answer());
            session.answer(asked.player, given).expect("bots answer by the rules");
        }
    }
}

#[test]
fn hints_are_legal_and_sorted() {
    for edition in Edition::ALL {
        let mut session = Session::new(world(edition, 9), 4, 9).expect("a lawful setup");
        for i in 0..30 {
            let Some(asked) = session.asked().cloned() else { break };
            let hint = hint(&session, i, Budget::playouts(16)).expect("somebody is asked");
            assert_eq!(hint.seat, asked.player);
            assert!(hint.best.windows(2).all(|pair| pair[0].chance >= pair[1].chance));
            for advice in &hint.best {
                let mut trial = session.clone();
                assert!((0.0..=1.0).contains(&advice.chance));
                trial.answer(asked.player, advice.answer.clone()).expect("advice is legal");
            }
            let given = answer(Level::Novice, None, &session, i);
            session.answer(asked.player, given).expect("bots answer by the rules");
        }
    }
}

/// A hint never asks to do once more what changes nothing.
#[test]
fn whoever_follows_every_hint_comes_to_the_end_of_the_turn() {
    let mut session = Session::new(world(Edition::Base, 3), 3, 3).expect("a lawful setup");
    let mut asked_for = 0;
    while session.state().round < 3 {
        let asked = session.asked().expect("nobody has won yet").player;
        let hint = hint(&session, asked_for, Budget::playouts(4)).expect("somebody is asked");
        session.answer(asked, hint.best[0].answer.clone()).expect("advice is legal");
        asked_for += 1;
        assert!(asked_for < 600, "round {} has no end", session.state().round);
    }
}

/// A game of New Foundations is over when its Chronicle is: a person's bots answer all of that, and hints are
/// given for it.
#[test]
fn levels_and_hints_go_to_the_end_of_the_chronicle() {
    for seed in 0..4 {
        let world = world(Edition::Foundations, seed);
        let mut session = Session::of_chronicle(world, 3, seed).expect("a lawful setup");
        let mut questions = 0;
        while let Some(asked) = session.asked().cloned() {
            if session.state().winner.is_some() {
                let hint = hint(&session, seed, Budget::playouts(8)).expect("somebody is asked");
                for advice in &hint.best {
                    session.clone().answer(asked.player, advice.answer.clone()).expect("advice is legal");
                }
            }
            let given = answer(Level::Novice, None, &session, seed ^ questions);
            session.answer(asked.player, given).expect("bots answer by the rules");
            questions += 1;
        }
        assert_eq!(session.state().step, Step::Over);
    }
}

#[test]
fn a_record_is_analyzed_turn_by_turn() {
    for edition in Edition::ALL {
        let world = world(edition, 7);
        let begin = start(edition, 7, 3);
        let (end, tally) = play_game(&begin, &mut table(&["greedy"], 3, 7), 7, KeepAnswers::Kept);
        let record = Record {
            seed: None,
            origin: None,
            mix: None,
            undone: Vec::new(),
            world,
            players: 3,
            keep: Keep::Nothing,
            put_in: Vec::new(),
            answers: tally.answers,
            hashes: Vec::new(),
            end: None,
        };
        let estimates = analyze(&record, Budget::playouts(8)).expect("the record can be played");
        let whole = record.replay(None, Verify::Nothing).expect("the record can be played");
        assert_eq!(estimates.len(), whole.hashes().len() + 1);
        for estimate in &estimates {
            assert!((estimate.chances.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{estimate:?}");
        }
        let (winner, _) = end.state.winner.expect("somebody won");
        assert_eq!(estimates.last().map(|e| e.chances[winner.index()]), Some(1.0));
        let points = turning_points(&estimates, 3);
        let change = |i: usize| (points[i].after - points[i].before).abs();
        assert!(points.len() == 3 && change(0) >= change(2));
    }
}

/// A person who watches a bot put warbands down and take them up again learns nothing but patience.
#[test]
fn no_level_moves_the_same_warbands_back_and_forth() {
    let mut moves = 0;
    for (edition, seed) in (0..60).flat_map(|seed| Edition::ALL.map(|edition| (edition, seed))) {
        let world = world(edition, 2 * seed);
        let mut session = Session::new(world, 3, seed).expect("a lawful world");
        let mut last = None;
        let mut just = false;
        while let Some(asked) = session.asked().cloned() {
            let given = answer(Level::Novice, None, &session, seed ^ session.answers().len() as u64);
            let turn = (session.state().round, session.state().turn);
            match given {
                Answer::One(Choice::Minor(minor @ (Minor::TakeWarbands | Minor::LeaveWarbands))) => {
                    let before = last.replace((turn, minor)).filter(|(then, _)| *then == turn);
                    assert!(before.is_none_or(|(_, then)| then == minor), "back in game {seed}, {turn:?}");
                    assert!(!just || before.is_none(), "one after the other in game {seed}, {turn:?}");
                    moves += 1;
                    just = true;
                }
                Answer::One(Choice::Major(Major::Travel)) => last = None,
                Answer::One(Choice::Major(_)) => just = false,
                _ => {}
            }
            session.answer(asked.player, given).expect("a lawful answer");
        }
    }
    assert!(moves > 20, "warbands are moved at all: {moves}");
}
