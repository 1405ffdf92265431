//! Random games by actions alone: every legal action is accepted, nothing that a seat does not know decides
//! what it observes or may do, and the record of such a game is one like any other.

use oath_bots::seen::Guess;
use oath_env::actions::{ACTIONS, action_names};
use oath_env::{Many, Play, Reward, Setting, Worlds, observation_names, observation_size};
use oath_model::{Answer, Ask, Edition, Player};
use oath_play::record::Verify;
use oath_play::session::Keep;
use oath_play::{Dice, Record};
use oath_testkit::checks::same_to;
use std::collections::BTreeSet;

/// Actions of a game; more is a game that does not end.
const MOST_ACTIONS: usize = 100_000;

fn setting(edition: Edition, players: usize) -> Setting {
    Setting { players, edition, worlds: Worlds::First, keep: Keep::Nothing, reward: Reward::Win }
}

fn settings() -> impl Iterator<Item = Setting> {
    let editions = Edition::ALL.into_iter().flat_map(|edition| (2..=6).map(move |n| setting(edition, n)));
    editions.flat_map(|base| {
        let kept = Setting { worlds: Worlds::Random, keep: Keep::Chronicle, ..base };
        [base, kept]
    })
}

fn pick(play: &Play, dice: &mut Dice) -> usize {
    let legal = play.legal();
    usize::from(legal[dice.below(legal.len())])
}

/// A random game; `look` sees every question.
fn random_game(setting: Setting, seed: u64, mut look: impl FnMut(&Play)) -> Play {
    let mut play = setting.deal(seed).expect("a game");
    let mut dice = Dice::new(seed);
    for _ in 0..MOST_ACTIONS {
        if play.is_over() {
            return play;
        }
        look(&play);
        let action = pick(&play, &mut dice);
        let before = play.answers();
        play.act(action).expect("a legal action is accepted");
        assert!(play.is_over() || play.has_begun_an_answer() || play.answers() > before);
    }
    panic!("the game does not end");
}

#[test]
fn every_random_game_ends_and_its_record_is_right() {
    for setting in settings() {
        let play = random_game(setting, 11, |play| {
            let legal = play.legal();
            assert!(!legal.is_empty() && legal.windows(2).all(|two| two[0] < two[1]), "{legal:?}");
            assert!(usize::from(legal[legal.len() - 1]) < ACTIONS);
        });
        let won: f32 = (0..setting.players).map(|seat| play.reward(Player(seat as u8))).sum();
        assert!((won - 1.0).abs() < 1e-6, "one seat wins");
        let text = play.record().expect("a record");
        let record = Record::from_text(&text).expect("a record that can be read");
        record.replay(None, Verify::Hashes).expect("everything in it follows from the seed");
        let again = Play::load(&text, None, 0).expect("it loads");
        assert!(again.is_over() && again.record() == Ok(text), "nothing changes on the way");
    }
}

#[test]
fn what_a_seat_does_not_know_decides_nothing_that_it_observes() {
    for setting in settings() {
        let (mut n, mut dice) = (0, Dice::new(5));
        random_game(setting, 4, |play| {
            n += 1;
            let position = play.position();
            let other = Player((n % setting.players) as u8);
            for seat in play.seat().into_iter().chain([other]) {
                let look = |position: &oath_law::Position| {
                    let mut out = vec![0.0; observation_size(setting.edition)];
                    play.observe_in(position, seat, &mut out);
                    out
                };
                same_to(position, Some(seat), &mut dice, look).expect("the same observation");
            }
            // A guess fits only if it offers the same actions. Newcomers of the Chronicle are drawn from the box
            // by their places there, so that another box gives others.
            let ask = play.asked().map(|asked| asked.ask);
            if ask != Some(Ask::KeepAdviser) {
                play.guess(n as u64).expect("a guess");
            }
        });
    }
}

#[test]
fn observations_are_parts_of_one_and_every_question_has_its_topic() {
    for setting in settings() {
        let names = observation_names(setting.edition);
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len() + repeated(names), names.len());
        let about: Vec<usize> =
            (0..names.len()).filter(|i| names[*i].starts_with("question: about ")).collect();
        let mut out = vec![0.0; names.len()];
        random_game(setting, 3, |play| {
            let seat = play.seat().expect("somebody acts");
            play.observe(seat, &mut out);
            assert!(out.iter().all(|value| (0.0..=1.0).contains(value)));
            assert!((about.iter().map(|i| out[*i]).sum::<f32>() - 1.0).abs() < 1e-6);
        });
    }
}

/// Sites go by their numbers in rows of equal names.
fn repeated(names: &[String]) -> usize {
    let named = names.iter().filter(|name| name.ends_with(": named")).count();
    named - named / 24
}

#[test]
fn every_legal_answer_but_for_offers_can_be_given_by_actions() {
    for setting in settings() {
        let mut play = setting.deal(9).expect("a game");
        let mut dice = Dice::new(9);
        while let Some(seat) = play.seat() {
            let (start, tape) = play.step_so_far();
            let step = Guess { start: start.clone(), seat };
            let answer = step.look(tape, |_, question| dice.any_answer(question)).expect("the question");
            let Some(path) = play.path(&answer) else {
                assert!(matches!(answer, Answer::Deal(_)), "{answer:?}");
                play.answer(Answer::Deal(None)).expect("no offer is always possible");
                continue;
            };
            let mut straight = play.clone();
            straight.answer(answer.clone()).expect("a legal answer");
            for action in path {
                play.act(usize::from(action)).expect("a legal action");
            }
            assert_eq!(play.position().state, straight.position().state, "{answer:?}");
        }
    }
}

#[test]
fn an_action_that_is_not_legal_changes_nothing() {
    let mut n = 0;
    random_game(setting(Edition::Base, 3), 2, |play| {
        n += 1;
        if n % 50 == 0 {
            let legal = play.legal();
            let mut trial = play.clone();
            let wrong = (0..ACTIONS).filter(|action| !legal.contains(&(*action as u16)));
            for action in wrong.step_by(37).chain([ACTIONS, usize::MAX]) {
                assert!(trial.act(action).is_err());
            }
            assert_eq!((trial.legal(), trial.record()), (legal, play.record()));
        }
    });
}

#[test]
fn games_in_rows_are_the_games_alone_whatever_the_threads() {
    for edition in Edition::ALL {
        let setting = setting(edition, 2);
        let mut rows: Vec<Many> =
            [1, 2, 5].map(|threads| Many::new(setting, 7, 40, threads).expect("games")).into();
        let mut alone: Vec<Play> = (0..7).map(|i| setting.deal(40 + i).expect("a game")).collect();
        let mut next: Vec<u64> = (0..7).map(|i| 47 + i).collect();
        let mut dice = Dice::new(1);
        for _ in 0..600 {
            let actions: Vec<i64> = alone.iter().map(|play| pick(play, &mut dice) as i64).collect();
            for many in &mut rows {
                many.act(&actions).expect("legal actions");
            }
            for (i, play) in alone.iter_mut().enumerate() {
                play.act(actions[i] as usize).expect("a legal action");
                assert_eq!(rows[0].dones()[i] == 1, play.is_over());
                if play.is_over() {
                    *play = setting.deal(next[i]).expect("a game");
                    next[i] += 7;
                }
                let seat = play.seat().expect("somebody acts");
                let mut mask = vec![0; ACTIONS];
                play.mask(seat, &mut mask);
                assert_eq!(rows[0].seats()[i], i64::from(seat.0));
                assert_eq!(rows[0].masks()[i * ACTIONS..(i + 1) * ACTIONS], mask);
            }
            for many in &rows[1..] {
                assert_eq!(many.observations(), rows[0].observations());
                assert_eq!((many.masks(), many.rewards()), (rows[0].masks(), rows[0].rewards()));
            }
        }
        assert!(next[0] > 47, "a game has ended and the next has begun");
        assert!(rows[0].act(&[-1; 7]).is_err() && rows[0].act(&[0]).is_err());
    }
}

#[test]
fn every_action_has_a_name_of_its_own() {
    let names = action_names();
    assert_eq!(names.len(), ACTIONS);
    assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), ACTIONS);
    assert_eq!((names[2].as_str(), names[0].as_str()), ("done", "yes"));
}

#[test]
fn bots_play_on_from_any_question() {
    let mut n = 0;
    random_game(setting(Edition::Foundations, 3), 8, |play| {
        n += 1;
        if n % 60 == 0 {
            let before = play.record();
            let won = play.rollout("random", n).expect("an end");
            assert!((won.iter().sum::<f32>() - 1.0).abs() < 1e-6);
            assert_eq!(play.rollout("random", n).expect("an end"), won, "the same seed, the same end");
            assert_eq!(play.record(), before);
        }
    });
    let mut play = setting(Edition::Base, 2).deal(1).expect("a game");
    for seed in 0..40 {
        play.ask_bot("greedy", seed).expect("an answer");
    }
    assert!(play.answers() >= 40);
    assert!(play.rollout("cmd:true", 1).is_err() && play.ask_bot("nobody", 1).is_err());
}
