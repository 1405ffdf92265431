//! The scripted first game deals the hands it should.

use oath_cards::card_named;
use oath_model::{Player, Region};
use oath_play::{Session, worlds};

#[test]
fn the_scripted_deal() {
    let session = Session::new(worlds::scripted_world(), 4, 1).expect("a lawful setup");
    // Colours are chosen first: purple, then the others in turn order.
    let mut session = session;
    while session.state().step == oath_law::Step::Colours {
        let asked = session.asked().cloned().expect("somebody chooses a colour");
        session.answer(asked.player, asked.default_answer()).expect("a free colour");
    }
    let hand = |p: u8| session.state()[Player(p)].hand;
    let named = |name: &str| card_named(name).expect(name);
    let kept = ["Forest Paths", "Animal Playmates", "Naysayers", "A Small Favor"];
    for (seat, name) in kept.iter().enumerate() {
        assert!(hand(seat as u8).contains(&named(name)), "{name} was not dealt to seat {seat}");
    }
    assert_eq!(session.state().piles[Region::Cradle][0], named("Ancient Binding"));
    assert_eq!(session.state().piles[Region::Provinces][0], named("Wayside Inn"));
    assert_eq!(session.state().piles[Region::Hinterland][0], named("Horse Archers"));
    assert_eq!(session.state().world_deck.len(), 41);
    assert_eq!(session.state().world_deck.last().copied(), Some(named("Garrison")));
    assert_eq!(session.state().visions_drawn, 0);
}
