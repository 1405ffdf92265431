//! Chronicle files: what was written is read back, and a damaged file is refused.

use oath_play::session::Keep;
use oath_play::{Chronicle, Dice, Session, worlds};

/// A chronicle of two games among players who take the quiet answer.
fn chronicle() -> Chronicle {
    let mut chronicle = Chronicle::new("The  Long\nWinter", worlds::first_world(4));
    for seed in 0..2 {
        let mut session = Session::of_chronicle(chronicle.world.clone(), 3, seed).expect("a lawful setup");
        while let Some(asked) = session.asked().cloned() {
            session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
        }
        chronicle
            .add(&session, "2026-11-16", &["Ann".into(), "Bo\nb".into(), "李".into()])
            .expect("a written game");
    }
    chronicle
}

#[test]
fn files_and_strings_read_back_equal() {
    let chronicle = chronicle();
    assert_eq!(chronicle.name, "The Long Winter");
    chronicle.check().expect("a whole world");
    assert_eq!(Chronicle::from_text(&chronicle.to_text()).as_ref(), Ok(&chronicle));
    assert_eq!(chronicle.history().len(), 2);
    assert_eq!(chronicle.games[0].names, ["Ann", "Bo b", "李"]);
    assert!(chronicle.games.iter().all(|g| !g.added.is_empty()));
    let (tts, warnings) = chronicle.to_tts();
    assert_eq!(tts.game, 3);
    assert!(!warnings.is_empty(), "a string has no room for the history, and that is told");
    let (again, _) = Chronicle::from_tts(&tts, 1);
    assert!(chronicle.world.spared >= 4, "the Reliquary's relics at least are spared");
    let told = oath_model::World { spared: 0, ..chronicle.world };
    assert_eq!(again.world, told, "a string has no room for how many relics are spared");
    assert_eq!(again.next_game(), 3);
}

#[test]
fn a_branch_begins_where_an_earlier_game_began() {
    let chronicle = chronicle();
    let branch = chronicle.branch(1);
    assert_eq!(branch.games.len(), 1);
    assert_eq!(branch.world, chronicle.games[1].record.world);
    assert_eq!(chronicle.branch(2), chronicle);
}

#[test]
fn records_inside_replay_and_remember_the_chronicle() {
    for game in chronicle().games {
        assert_eq!(game.record.keep, Keep::Chronicle);
        let session = game.record.replay(None, oath_play::record::Verify::Hashes).expect("it replays");
        assert!(session.position().next_world().is_some());
    }
}

#[test]
fn a_changed_byte_is_noticed() {
    let text = chronicle().to_text();
    let mut dice = Dice::new(7);
    for _ in 0..300 {
        let mut bytes = text.clone().into_bytes();
        let at = dice.below(bytes.len());
        let old = bytes[at];
        bytes[at] = 32 + dice.below(95) as u8;
        if bytes[at] == old {
            continue;
        }
        let broken = String::from_utf8_lossy(&bytes).into_owned();
        assert!(Chronicle::from_text(&broken).is_err(), "byte {at} was changed unnoticed");
    }
    for cut in [0, 1, 17, text.len() / 2, text.len() - 2] {
        assert!(Chronicle::from_text(&String::from_utf8_lossy(&text.as_bytes()[..cut])).is_err());
    }
}
