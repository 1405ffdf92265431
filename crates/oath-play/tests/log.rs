//! The log says things once to each reader.

use oath_model::{Audience, Event, Player, Site};
use oath_play::log::{last_lines, outdates};
use oath_play::session::Keep;
use oath_play::{Seed, Session, worlds};

/// The beginning of a game: everybody has discarded two of the dealt cards facedown (1.22).
fn opened() -> Session {
    let mut session =
        Session::start(worlds::first_world(1), 3, Some(Seed::of(1)), Keep::Nothing).expect("a lawful setup");
    while session.state().round == 1 && session.answers().len() < 20 {
        let asked = session.asked().expect("somebody is asked");
        session.answer(asked.player, asked.default_answer()).expect("a default answer is legal");
    }
    session
}

#[test]
fn whoever_knows_a_card_discarded_facedown_reads_its_name_and_not_a_second_line() {
    let session = opened();
    let events = session.events();
    let discards = |all: bool| {
        move |i: &usize| {
            let told = &events[*i];
            (told.to == Audience::All) == all && matches!(told.event, Event::Discarded { .. })
        }
    };
    let public: Vec<usize> = (0..events.len()).filter(discards(true)).collect();
    let private: Vec<usize> = (0..events.len()).filter(discards(false)).collect();
    assert!(!private.is_empty() && private.len() <= public.len(), "{public:?} {private:?}");
    for seat in [None, Some(Player(0)), Some(Player(1)), Some(Player(2))] {
        let lines = last_lines(&session, seat, usize::MAX);
        let read = |i: usize| lines.iter().any(|line| line.event == i);
        for named in &private {
            assert_ne!(read(*named), read(*named - 1), "one line each, for {seat:?}");
        }
    }
}

#[test]
fn of_a_pawn_that_goes_to_and_fro_the_news_tell_where_it_is() {
    let at = |player, site| Event::Pawn(Player(player), Site(site));
    assert!(outdates(&at(1, 4), &at(1, 3)));
    assert!(!outdates(&at(1, 4), &at(2, 4)));
    let gained = Event::WarbandsGained(Player(1), 2);
    assert!(outdates(&gained, &gained));
    assert!(!outdates(&at(1, 4), &gained));
}
