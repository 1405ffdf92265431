//! A chronicle of New Foundations: its tasks as they are told, its constellations, what everybody may know of it, and
//! why its games ended.

use oath_model::*;
use oath_play::chronicle::{Constellation, chapter, constellation_of, with_constellation};
use oath_play::log::OldMap;
use oath_play::record::Verify;
use oath_play::summary::{Reason, Summary};
use oath_play::tasks::{Sign, Task};
use oath_play::worlds::foundations_world;
use oath_play::{Chronicle, ChronicleFacts, Dice, Session, TasksTold};
use std::collections::BTreeSet;

/// A game among players who answer at random, looked at before every answer.
fn play(world: World, players: usize, seed: u64, mut look: impl FnMut(&Session)) -> Session {
    let mut session = Session::of_chronicle(world, players, seed).expect("a lawful setup");
    let mut dice = Dice::new(seed);
    while let Some(asked) = session.asked().cloned() {
        look(&session);
        let answer = asked.put(|question| dice.any_answer(question));
        if session.answer(asked.player, answer).is_err() {
            session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
        }
    }
    session
}

/// A chronicle of a few games.
fn chronicle(seed: u64, games: u64) -> (Chronicle, Vec<Session>) {
    let mut chronicle = Chronicle::new("Vesper", foundations_world(seed));
    let mut sessions = Vec::new();
    for n in 0..games {
        let session = play(chronicle.world.clone(), 3, seed + n, |_| {});
        let names = ["Tove", "Oda", "Ines"].map(str::to_owned);
        chronicle.add(&session, "2026-11-17", &names).expect("a written game");
        sessions.push(session);
    }
    (chronicle, sessions)
}

#[test]
fn the_five_tasks_come_in_order_and_each_is_told() {
    let mut seen: BTreeSet<Task> = BTreeSet::new();
    for seed in 0..4 {
        let mut last = None;
        let session = play(foundations_world(seed), 2 + seed as usize, seed, |session| {
            let told = TasksTold::of(session, &OldMap::of(session));
            assert_eq!(
                told.is_some(),
                session.state().winner.is_some(),
                "the tasks are there after the victory"
            );
            let Some(told) = told else { return };
            assert!(last <= Some(told.now), "{:?} after {last:?}", told.now);
            assert!(told.part < told.now.parts() && !told.is_over);
            let decider = told.deciders[told.now as usize];
            // Guests and owners of legacies are asked in the Throne too; stacks and newcomers are one player's.
            if matches!(told.now, Task::World | Task::Beacon) {
                assert_eq!(decider, session.asked().map(|asked| asked.player), "{:?}", told.now);
            }
            last = Some(told.now);
            seen.insert(told.now);
        });
        let told = TasksTold::of(&session, &OldMap::of(&session)).expect("a written Chronicle");
        assert!(told.is_over && told.now == Task::Stars);
        let signs = |task: Task| told.done_in(task).iter().map(|deed| deed.sign).collect::<Vec<_>>();
        assert!(signs(Task::Sun).contains(&Sign::Crown));
        assert!(signs(Task::Throne).iter().any(|sign| matches!(sign, Sign::Oath(_))));
        assert!(signs(Task::Throne).contains(&Sign::Points));
        assert!(signs(Task::World).contains(&Sign::Leave));
        assert!(signs(Task::Stars).iter().any(|sign| matches!(sign, Sign::Site(_))));
        assert!(!told.empire.is_empty() && told.points.iter().any(|n| *n >= 1));
        for deed in told.done.iter().flat_map(|(_, deeds)| deeds) {
            assert!(!deed.text.contains("tasks-") && !deed.text.contains("facedown"), "{}", deed.text);
        }
    }
    assert!(seen.len() >= 3, "only {seen:?} asked anybody");
}

#[test]
fn the_board_of_the_victory_is_that_before_the_sun() {
    for seed in 0..3 {
        let session = play(foundations_world(seed), 3, seed, |_| {});
        let then = session.at_victory().expect("somebody has won");
        assert!(matches!(then.events().last().map(|told| told.event), Some(Event::Won(..))));
        let (winner, _) = then.state().winner.expect("somebody has won");
        assert!(then.state()[winner].role != Role::Chancellor, "nobody is crowned yet in a first game");
        assert!(TasksTold::of(&then, &OldMap::of(&then)).is_none(), "no task has begun");
        assert!(then.state().everyone().all(|p| then.state()[p].pawn.is_some()));
    }
}

#[test]
fn a_constellation_is_kept_with_its_game() {
    let (mut chronicle, sessions) = chronicle(7, 2);
    let names = ["Tove", "Oda", "Ines"].map(str::to_owned);
    let text = chapter(&sessions[1], "2026-11-17", &names).expect("a chapter");
    assert_eq!(constellation_of(&text), None, "old chapters have none");
    let plough = Constellation::read("3-7-18", "The Plough").expect("a figure");
    let drawn = with_constellation(&text, plough.clone()).expect("it is drawn");
    assert_eq!(constellation_of(&drawn), Some(plough.clone()));
    let without: Vec<&str> = drawn.lines().filter(|line| !line.starts_with("constellation ")).collect();
    let before: Vec<&str> = text.lines().collect();
    assert_eq!(without[..without.len() - 1], before[..before.len() - 1], "nothing else has changed");
    let net = Constellation::read("1-2-3", "The Net").expect("a figure");
    let again = with_constellation(&drawn, net.clone()).expect("it is drawn anew");
    assert_eq!(constellation_of(&again), Some(net.clone()));

    chronicle.games.pop();
    chronicle.world = chronicle.branch(1).world;
    chronicle.add_chapter(&again).expect("it is read");
    assert_eq!(chronicle.games[1].constellation, Some(net));
    assert!(chronicle.history()[1].contains("The Net") && !chronicle.history()[0].contains("constellation"));
    let file = chronicle.to_text();
    assert_eq!(Chronicle::from_text(&file).as_ref(), Ok(&chronicle), "the file has it too");
    let broken = again.replace("constellation 1-2-3", "constellation 1-2-4");
    assert!(
        Chronicle::new("x", foundations_world(1)).add_chapter(&broken).is_err(),
        "the checksum covers it"
    );
}

#[test]
fn only_what_everybody_may_know_is_a_fact() {
    let (chronicle, _) = chronicle(11, 2);
    let facts = ChronicleFacts::of(&chronicle, 0);
    let beyond = chronicle.world.beyond.as_ref().expect("a world of New Foundations");
    let known = facts.beyond.as_ref().expect("facts of it");
    assert_eq!(known.empire.len(), usize::from(beyond.empire));
    assert_eq!(known.empire.len() + usize::from(known.atlas), beyond.atlas.len());
    assert_eq!((facts.sites.len(), facts.facedown), (0, 0), "nothing lies on the table");
    assert!(known.lineages.len() >= 3, "everybody who played has a lineage");
    let told = serde_json::to_string(&facts).expect("plain data");
    let told: Vec<u16> = told.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
    let stored = beyond.atlas.iter().skip(known.empire.len().max(1)).flat_map(|site| &site.cards);
    let dormant = beyond.lineages.iter().flat_map(|lineage| lineage.dormant.iter().chain(&lineage.advisers));
    let hidden = chronicle.world.world_deck.iter().chain(&chronicle.world.relic_deck).chain(stored);
    // Small numbers are counts; every card is above them.
    for card in hidden.chain(dormant).chain(&beyond.reliquary).filter(|card| card.0 > 60) {
        assert!(!told.contains(&card.0), "{} is told", card.0);
    }
    assert_eq!(ChronicleFacts::of(&Chronicle::new("x", oath_play::worlds::first_world(1)), 0).beyond, None);
}

#[test]
fn every_end_of_a_game_has_its_reasons_and_clauses() {
    let law = include_str!("../../../law/foundations/clauses.toml");
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for seed in 0..12 {
        let mut world = foundations_world(seed);
        for n in 0..2 {
            let session = play(world.clone(), 2 + (seed as usize) % 4, seed * 7 + n, |_| {});
            let record = session.record().expect("it has a record");
            record.replay(None, Verify::Hashes).expect("it replays");
            let summary = Summary::of(&record).expect("it plays");
            let ending = summary.ending.as_ref().expect("it is over");
            assert_eq!(ending.edition, Edition::Foundations);
            assert!(!ending.reasons.is_empty(), "{:?} has no reason", ending.victory);
            for reason in &ending.reasons {
                let clause = reason.clause(ending.edition);
                assert!(law.contains(&format!("id = \"{clause}\"")), "{clause} is no clause");
            }
            for close in &ending.others {
                let clause = close.path.clause(ending.edition);
                assert!(law.contains(&format!("id = \"{clause}\"")), "{clause} is no clause");
            }
            let exiles = summary.seats.iter().all(|tally| !tally.chancellor);
            assert!(exiles || n > 0, "a first game has no Chancellor");
            assert!(!matches!(ending.reasons[0], Reason::EndDie { .. }) || !exiles);
            assert!(summary.map.iter().all(|site| usize::from(site.site) >= SiteCard::BASE));
            seen.insert(format!("{:?}", ending.victory).split('(').next().unwrap_or_default().to_owned());
            world = session.position().next_world().expect("a written Chronicle");
        }
    }
    assert!(seen.len() >= 3, "only {seen:?}");
}
