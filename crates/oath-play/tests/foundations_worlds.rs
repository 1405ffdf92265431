//! Worlds of New Foundations: what a new one holds, what a deal decides, what a record of it says, and what
//! nobody may know.
#![allow(clippy::unwrap_used)]

use oath_cards::foundations::book;
use oath_model::*;
use oath_play::determinize::determinize;
use oath_play::words::{Language, Tongue, card_key, site_key, speak, text};
use oath_play::worlds::{deal, first_world, foundations_world};
use oath_play::{Dice, Record, Seed, Session, View};
use std::collections::BTreeSet;
use std::rc::Rc;

fn beyond(world: &World) -> &Beyond {
    world.beyond.as_ref().unwrap()
}

fn sorted(cards: &[Card]) -> Vec<Card> {
    let mut cards = cards.to_vec();
    cards.sort_unstable();
    cards
}

#[test]
fn a_new_world_holds_what_the_rules_say() {
    for seed in 0..20 {
        let world = foundations_world(seed);
        let of_suit = |cards: &[Card], suit| cards.iter().filter(|c| book().suit(**c) == Some(suit)).count();
        for suit in Suit::ALL {
            assert_eq!(of_suit(&world.world_deck, suit), 10, "4.6");
            assert_eq!(of_suit(&world.dispossessed, suit), 2, "4.6");
            assert_eq!(of_suit(&beyond(&world).edifices, suit), 4, "a Homeland has the fifth");
        }
        let visions = |cards: &[Card]| cards.iter().filter(|c| c.is_vision()).count();
        assert_eq!(world.world_deck.len(), 65);
        assert_eq!((visions(&world.world_deck[..12]), visions(&world.world_deck[12..30])), (2, 3), "4.8");
        assert_eq!((world.sites.len(), beyond(&world).atlas.len()), (8, 16), "4.4");
        assert_eq!(beyond(&world).legacies.len(), 36);
        let relics: usize = world.sites.iter().map(|s| s.relics.len()).sum();
        assert_eq!(relics + world.relic_deck.len(), 47);
        let all = world.sites.iter().chain(&beyond(&world).atlas);
        assert_eq!(all.clone().map(|s| s.site).collect::<BTreeSet<_>>().len(), 24);
        for site in all {
            let entry = book().site(site.site);
            match entry.homeland {
                None => assert!(site.cards.is_empty()),
                Some(suit) => {
                    assert_eq!(site.cards.len(), 1, "4.3");
                    assert!(site.cards[0].is_ruin() && book().suit(site.cards[0]) == Some(suit), "4.3");
                }
            }
            let laid = if site.faceup { usize::from(entry.relics) } else { 0 };
            assert_eq!(site.relics.len(), laid, "4.5");
        }
    }
    assert_ne!(foundations_world(1), foundations_world(2));
}

/// A world in which everything hidden lies otherwise.
fn elsewhere(mut world: World) -> World {
    world.world_deck.reverse();
    world.dispossessed.reverse();
    for (relic, other) in world.sites.iter_mut().flat_map(|s| &mut s.relics).zip(&mut world.relic_deck) {
        std::mem::swap(relic, other);
    }
    let beyond = world.beyond.as_mut().unwrap();
    beyond.legacies.reverse();
    beyond.atlas[1..].reverse();
    let homelands = beyond.atlas[1..].iter_mut().filter_map(|s| s.cards.first_mut());
    for ruin in homelands {
        let suit = book().suit(*ruin);
        let other = beyond.edifices.iter_mut().find(|card| book().suit(**card) == suit).unwrap();
        (*ruin, *other) = (other.flipped(), ruin.flipped());
    }
    world
}

#[test]
fn nothing_hidden_before_the_deal_decides_anything() {
    for seed in 0..20 {
        let old = foundations_world(seed);
        let other = elsewhere(old.clone());
        assert_ne!(old, other);
        let new = deal(old.clone(), &Seed::of(seed));
        assert_eq!(deal(other, &Seed::of(seed)), new, "only what is public and the seed decide");
        assert_eq!(deal(new.clone(), &Seed::of(seed)), new, "so a deal can be checked afterwards");
        assert_ne!(deal(old.clone(), &Seed::of(seed + 1)), new);
        let public = |world: &World| {
            let sites: Vec<_> =
                world.sites.iter().map(|s| (s.site, s.cards.clone(), s.relics.len())).collect();
            (sites, beyond(world).atlas[0].clone(), beyond(world).altered)
        };
        assert_eq!(public(&old), public(&new), "what is public stays");
        assert_eq!(sorted(&old.world_deck), sorted(&new.world_deck));
        assert_eq!(sorted(&old.dispossessed), sorted(&new.dispossessed));
        Session::new(new, 4, seed).unwrap();
    }
}

#[test]
fn a_record_tells_the_whole_world() {
    let world = foundations_world(5);
    let session = Session::new(world.clone(), 3, 5).unwrap();
    let text = session.record().unwrap().to_text();
    assert!(text.contains("\nedition foundations\n"));
    let read = Record::from_text(&text).unwrap();
    assert_eq!(read.world, world);
    assert_eq!(read.to_text(), text);
    let base = Session::new(first_world(5), 3, 5).unwrap().record().unwrap().to_text();
    for word in ["edition", "atlas", "edifices", "legacies", "altered"] {
        assert!(!base.contains(&format!("\n{word}")), "the base game has no {word}");
    }
}

/// The sentence with which a record is refused.
fn refusal(text: &str) -> String {
    Record::from_text(text).unwrap_err().what
}

/// The record of a new game, with the first line that begins so changed.
fn changed(line: &str, change: impl Fn(&str) -> String) -> String {
    let text = Session::new(foundations_world(5), 3, 5).unwrap().record().unwrap().to_text();
    let old = text.lines().find(|l| l.starts_with(line)).unwrap();
    text.replacen(old, &change(old), 1)
}

#[test]
fn a_world_that_cannot_be_is_refused_in_one_sentence() {
    let with = |more: &'static str| move |line: &str| format!("{line} {more}");
    let cases = [
        (changed("world-deck", with("239")), "card 239 is not of this game"),
        (changed("world-deck", with("500")), "there is no card 500"),
        (
            changed("site", |line| line.replacen(line.split(' ').nth(1).unwrap(), "3", 1)),
            "site 3 is not of this game",
        ),
        (
            changed("edition", |_| "edition second".into()),
            "there is no edition 'second', only base and foundations",
        ),
        (changed("altered", |_| "altered 7".into()), "a foundation has a number from 1 to 6"),
        (
            changed("players", |_| "players 1".into()),
            "this game cannot be set up: 1 seats are not possible: a game has 2 to 6.",
        ),
        (
            changed("players", |_| "players 7".into()),
            "this game cannot be set up: 7 seats are not possible: a game has 2 to 6.",
        ),
        (changed("site", |_| "oath".into()), "'site' was expected here"),
    ];
    for (text, sentence) in cases {
        assert_eq!(refusal(&text), sentence);
    }
    let twice = changed("legacies", |line| format!("{line} {}", line.split(' ').nth(1).unwrap()));
    assert!(refusal(&twice).ends_with("is there twice."), "{}", refusal(&twice));
    // An edifice of another suit at a Homeland.
    let world = foundations_world(5);
    let mut wrong = world.clone();
    let homes = |world: &mut World| -> Vec<(usize, Card)> {
        let sites = world.sites.iter().chain(&beyond(world).atlas).enumerate();
        sites.filter_map(|(i, s)| s.cards.first().map(|c| (i, *c))).collect()
    };
    let [(a, x), (b, y), ..] = homes(&mut wrong)[..] else { panic!("six Homelands") };
    let put = |world: &mut World, i: usize, card: Card| match i.checked_sub(SITES) {
        None => world.sites[i].cards[0] = card,
        Some(i) => world.beyond.as_mut().unwrap().atlas[i].cards[0] = card,
    };
    put(&mut wrong, a, y);
    put(&mut wrong, b, x);
    assert!(matches!(Session::new(wrong, 3, 5).err().unwrap().why, Why::Misplaced(_)));
    let mut seven = world;
    seven.sites.pop();
    assert_eq!(Session::new(seven, 3, 5).err().unwrap().why, Why::TooManyPieces);
}

/// A position in which player 1 holds a facedown relic.
fn with_hidden_relic() -> oath_law::Position {
    let mut session = Session::new(foundations_world(9), 3, 9).unwrap();
    while session.state().step != oath_law::Step::Wake {
        let asked = session.asked().unwrap().clone();
        session.answer(asked.player, asked.default_answer()).unwrap();
    }
    let mut position = session.position().clone();
    let state = &mut position.state;
    for (place, knows) in [(Place::Held(Player(1)), true), (Place::Aside, false)] {
        let relic = state.relic_deck.remove(0);
        state.place[relic.index()] = place;
        if knows {
            state[Player(1)].relics.insert(relic);
            state[Player(1)].dark_relics.push(relic);
            state.known[relic.index()] = PlayerSet::just(Player(1));
        } else {
            state.frontier.aside.push(relic);
        }
    }
    position.check().unwrap();
    position
}

#[test]
fn everything_hidden_is_guessed_anew_and_nothing_else() {
    let position = with_hidden_relic();
    let mut dice = Dice::new(1);
    for seat in [Some(Player(0)), Some(Player(1)), None] {
        let mut seen: [BTreeSet<Vec<u16>>; 7] = Default::default();
        let view = View::new(&position, seat, None);
        for _ in 0..40 {
            let guess = determinize(&position, seat, &mut dice);
            guess.check().unwrap();
            assert_eq!(View::new(&guess, seat, None), view);
            let (state, frontier) = (&guess.state, &guess.state.frontier);
            let cards = |row: &[Card]| row.iter().map(|c| c.0).collect::<Vec<u16>>();
            let hidden = [
                cards(&frontier.legacies),
                cards(&state[Player(1)].legacies),
                cards(&state[Player(1)].dark_relics),
                cards(&frontier.aside),
                cards(&frontier.edifices),
                cards(&frontier.stored),
                frontier.atlas.iter().map(|s| s.0.into()).collect(),
            ];
            for (all, one) in seen.iter_mut().zip(hidden) {
                all.insert(one);
            }
        }
        let own = seat == Some(Player(1));
        for (i, all) in seen.iter().enumerate() {
            let known = own && (i == 1 || i == 2);
            assert_eq!(all.len() == 1, known, "{i} for {seat:?}");
        }
    }
}

#[test]
fn a_view_tells_what_everybody_may_know() {
    let position = with_hidden_relic();
    let [own, other] = [Player(1), Player(0)].map(|seat| View::new(&position, Some(seat), None));
    assert!(own.boards[1].dark_relics[0].card.is_some() && own.boards[1].legacies[0].card.is_some());
    let hidden = &other.boards[1];
    assert_eq!((hidden.dark_relics.len(), hidden.dark_relics[0].card), (1, None));
    assert_eq!((hidden.legacies.len(), hidden.legacies[0].card), (1, None));
    assert!(hidden.relics.is_empty(), "a facedown relic is told in one place");
    assert_eq!(other.deck_size, Some(position.state.world_deck.len() as u8), "21.1");
    let frontier = other.frontier.unwrap();
    assert_eq!((frontier.atlas, frontier.aside.len(), frontier.aside[0].card), (16, 1, None));
    let world = foundations_world(9);
    let recent = &beyond(&world).atlas[0];
    let stored = frontier.recent.unwrap();
    assert_eq!(stored.site, recent.site.0, "19.3");
    assert_eq!(stored.cards, recent.cards.iter().map(|c| c.0).collect::<Vec<_>>(), "19.3");
    assert!(other.sites.iter().any(|site| site.bandits > 0));
    let base = View::new(Session::new(first_world(1), 3, 1).unwrap().position(), None, None);
    let told = serde_json::to_string(&base).unwrap();
    for word in ["bandits\":", "dark_relics", "legacies", "deck_size", "frontier"] {
        assert!(!told.contains(word), "the base game has no {word}");
    }
}

#[test]
fn every_card_and_site_has_a_name_in_every_language() {
    for language in Language::ALL {
        let tongue = Rc::new(Tongue { language, ..Tongue::default() });
        speak(&tongue, || {
            let keys = book().cards().map(|entry| card_key(entry.card));
            for key in keys.chain(book().sites().map(|entry| site_key(entry.site))) {
                assert_ne!(text(key, &[]), key, "in {}", language.tag());
            }
        });
    }
}
