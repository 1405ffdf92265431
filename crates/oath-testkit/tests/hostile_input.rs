//! Broken, truncated and hostile input gets one sentence and changes nothing.

use oath_model::{Answer, Choice, Player, World};
use oath_play::codec::{answer_line, parse_answer, parse_choice};
use oath_play::session::Keep;
use oath_play::{Dice, Record, Session, worlds};
use oath_script::scenario;
use oath_testkit::checks::{check_game, random_answer};
use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;

const SCENARIO: &str = include_str!("../../../scenarios/both/cards/discord/mercenaries.oath");

fn record_text(world: &World) -> String {
    let checked = check_game(world, 3, 5, Keep::Nothing).expect("a lawful game");
    checked.record.to_text()
}

/// A game of each edition on paper.
static RECORDS: LazyLock<[String; 2]> =
    LazyLock::new(|| [worlds::first_world(5), worlds::foundations_world(5)].map(|world| record_text(&world)));

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn any_text_as_an_answer(text in "\\PC{0,60}") {
        let _ = parse_answer(&text);
        let _ = parse_choice(&text);
    }

    #[test]
    fn any_words_as_an_answer(words in prop::collection::vec("(one|some|split|deal|give|take|number|roll|use:card\\.[0-9]{1,3}\\.[0-9]|adviser:[0-9]\\.[0-9]{1,3}|site:[0-9]|favor=[0-9]{1,4}|relic=[0-9]{1,3})", 0..8)) {
        if let Ok(answer) = parse_answer(&words.join(" ")) {
            prop_assert_eq!(parse_answer(&answer_line(&answer)), Ok(answer));
        }
    }

    #[test]
    fn any_text_as_a_scenario(text in "(\\PC|\n){0,300}") {
        if let Ok(all) = scenario::parse(Path::new("hostile"), &text) {
            for scenario in all {
                let _ = scenario.run();
            }
        }
    }

    #[test]
    fn scenario_lines_in_any_order(seed in any::<u64>()) {
        let mut lines: Vec<&str> = SCENARIO.lines().collect();
        Dice::new(seed).shuffle(&mut lines);
        let text = format!("scenario: shuffled\ngiven:\n{}", lines.join("\n"));
        if let Ok(all) = scenario::parse(Path::new("hostile"), &text) {
            for scenario in all {
                let _ = scenario.run();
            }
        }
    }

    #[test]
    fn any_text_as_a_record(text in "(\\PC|\n){0,300}") {
        prop_assert!(Record::from_text(&text).is_err());
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// One changed byte: refused with a place, refused in replay, or (rarely) still a lawful game.
    #[test]
    fn a_record_with_one_changed_byte(at in any::<prop::sample::Index>(), byte in 32u8..127) {
        for text in RECORDS.iter() {
            let mut bytes = text.clone().into_bytes();
            let at = at.index(bytes.len());
            bytes[at] = byte;
            let text = String::from_utf8(bytes).expect("plain text");
            if let Ok(record) = Record::from_text(&text) {
                let _ = record.replay(None, oath_play::record::Verify::Hashes);
            }
        }
    }

    #[test]
    fn a_truncated_record(at in any::<prop::sample::Index>()) {
        for text in RECORDS.iter() {
            let cut = &text[..at.index(text.len())];
            if let Ok(record) = Record::from_text(cut) {
                let _ = record.replay(None, oath_play::record::Verify::Nothing);
            }
        }
    }
}

#[test]
fn a_changed_answer_is_noticed() {
    RECORDS.iter().for_each(|text| every_change_is_noticed(text));
}

fn every_change_is_noticed(text: &str) {
    let record = Record::from_text(text).expect("our own record");
    record.replay(None, oath_play::record::Verify::Hashes).expect("our own record replays");
    let (mut changed, mut noticed) = (0, 0);
    for at in 0..record.answers.len() {
        let session = record.replay(Some(at), oath_play::record::Verify::Nothing).expect("a prefix replays");
        let Some(asked) = session.asked().cloned() else { continue };
        let other = asked.choices().into_iter().map(Answer::One).find(|a| *a != record.answers[at].answer);
        let (Some(other), true) = (other, matches!(record.answers[at].answer, Answer::One(_))) else {
            continue;
        };
        let mut broken = record.clone();
        broken.answers[at].answer = other;
        changed += 1;
        noticed += u32::from(broken.replay(None, oath_play::record::Verify::Hashes).is_err());
    }
    assert!(changed > 50, "only {changed} answers could be changed");
    assert_eq!(changed, noticed, "a changed answer went unnoticed");
}

#[test]
fn the_same_seed_gives_the_same_record() {
    for (world, text) in [worlds::first_world(5), worlds::foundations_world(5)].iter().zip(RECORDS.iter()) {
        assert_eq!(record_text(world), *text);
    }
}

#[test]
fn impossible_setups_are_refused() {
    for players in [0, 1, 7, 300] {
        assert!(Session::new(worlds::first_world(1), players, 1).is_err(), "{players} seats were accepted");
    }
    let mut twice = worlds::first_world(1);
    twice.world_deck[0] = twice.world_deck[1];
    assert!(Session::new(twice, 4, 1).is_err());
    let mut short = worlds::first_world(1);
    short.world_deck.truncate(5);
    assert!(Session::new(short, 4, 1).is_err());
    let mut wrong = worlds::first_world(1);
    wrong.relic_deck[0] = wrong.world_deck[0];
    assert!(Session::new(wrong, 4, 1).is_err());
}

#[test]
fn answers_of_the_wrong_form_change_nothing() {
    let mut session = Session::new(worlds::first_world(2), 4, 2).expect("a lawful setup");
    let mut dice = Dice::new(9);
    for _ in 0..200 {
        let Some(asked) = session.asked().cloned() else { break };
        let before = session.state().fingerprint();
        assert!(session.answer(asked.player, Answer::Roll([9; 4])).is_err());
        assert!(session.answer(Player((asked.player.0 + 1) % 4), Answer::One(Choice::Yes)).is_err());
        assert_eq!(before, session.state().fingerprint());
        if session.answer(asked.player, random_answer(&asked, &mut dice)).is_err() {
            session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
        }
    }
}
