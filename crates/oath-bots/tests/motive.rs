//! Programs that are asked why: every action has its sentence, and no hidden card is behind it.

use oath_bots::{Acted, Character, Level, answer};
use oath_law::{Position, Step};
use oath_model::{Audience, Card, Edition, Event, MAX_PLAYERS, Player, Seat, World};
use oath_play::determinize::determinize;
use oath_play::tape::Given;
use oath_play::words::{self, Language, Tongue};
use oath_play::{Dice, Session, worlds};
use std::rc::Rc;

/// The bit of `known` for spectators.
const SPECTATOR: Player = Player(MAX_PLAYERS as u8);
/// So many cards of the world deck are looked at by somebody who cheats.
const LOOKED_AT: usize = 9;
/// Games, and answers of each.
const GAMES: u64 = 5;
const ANSWERS: u64 = 400;

fn world(edition: Edition, seed: u64) -> World {
    match edition {
        Edition::Base => worlds::random_world(seed),
        Edition::Foundations => worlds::later_world(seed),
    }
}

/// An action that is over: where it began, its answers, the same as a game of its own, and the game after it.
struct Action {
    start: Position,
    tape: Vec<Given>,
    real: Session,
    after: Session,
}

/// Let programs play, and show each action of theirs.
fn each_action(edition: Edition, mut look: impl FnMut(&Action)) {
    (0..GAMES).for_each(|seed| each_action_of(edition, seed, &mut look));
}

fn each_action_of(edition: Edition, seed: u64, look: &mut impl FnMut(&Action)) {
    let mut session = Session::new(world(edition, seed), 4, seed).expect("a lawful setup");
    let (mut start, mut begun) = (session.step_so_far().0.clone(), 0);
    for i in 0..ANSWERS {
        let Some(asked) = session.asked().cloned() else { return };
        let given = answer(Level::Novice, None, &session, i);
        session.answer(asked.player, given).expect("bots answer by the rules");
        let (now, since) = session.step_so_far();
        if since.is_empty() {
            if start.state.step == Step::Act {
                let tape: Vec<Given> = session.answers().since(begun).collect();
                let real = replayed(start.clone(), &tape).expect("it was taken");
                // Who thinks better of it before anything happens is not asked why.
                if !public(&real).is_empty() {
                    look(&Action { start, tape, real, after: session.clone() });
                }
            }
            (start, begun) = (now.clone(), session.answers().len());
        }
    }
}

/// The same action in a game of its own that begins with it; none if it cannot be taken there.
fn replayed(start: Position, tape: &[Given]) -> Option<Session> {
    let mut session = Session::at(start, None);
    for given in tape {
        match given.seat {
            Seat::Chance => session.roll(given.answer.clone()).ok()?,
            Seat::Player(player) => session.answer(player, given.answer.clone()).ok()?,
        }
        if session.step_so_far().1.is_empty() {
            break;
        }
    }
    Some(session)
}

/// Another beginning of the action that a spectator cannot tell from the real one, also not by what it has shown.
fn other(action: &Action, dice: &mut Dice) -> Position {
    let after = action.after.state();
    let mut learned = action.start.clone();
    let cards: Vec<Card> = action.start.book.cards().map(|entry| entry.card).collect();
    let shown = |card: &Card| after.known[card.index()].contains(SPECTATOR);
    for card in cards.iter().copied().filter(shown) {
        learned.state.known[card.index()].insert(SPECTATOR);
    }
    for (slot, site) in learned.state.sites.0.iter_mut().enumerate() {
        if after.sites.0[slot].faceup {
            site.seen.insert(SPECTATOR);
        }
    }
    let mut other = determinize(&learned, None, dice);
    for card in cards {
        if !action.start.state.known[card.index()].contains(SPECTATOR) {
            other.state.known[card.index()].remove(SPECTATOR);
        }
    }
    for (slot, site) in other.state.sites.0.iter_mut().enumerate() {
        site.seen = action.start.state.sites.0[slot].seen;
    }
    other
}

fn public(session: &Session) -> Vec<Event> {
    session.events().iter().filter(|told| told.to == Audience::All).map(|told| told.event).collect()
}

fn motive(session: &Session, tape: &[Given]) -> Option<String> {
    Acted::at(session, tape.len()).map(|acted| acted.motive(Some(Character::Schemer)))
}

/// What somebody would say who looks at the cards.
fn cheat(session: &Session, tape: &[Given]) -> Option<String> {
    let top = session.state().world_deck.iter().rev().take(LOOKED_AT).map(|card| words::card(*card));
    Some(format!("{} {}", motive(session, tape)?, top.collect::<Vec<_>>().join(" ")))
}

fn hidden_cards_change_no_sentence(edition: Edition) {
    let (mut actions, mut compared, mut cheated, mut reported) = (0, 0, 0, 0);
    let mut dice = Dice::new(11);
    each_action(edition, |action| {
        actions += 1;
        let real = &action.real;
        let Some(twin) = replayed(other(action, &mut dice), &action.tape) else { return };
        if public(real) != public(&twin) {
            return;
        }
        compared += 1;
        assert_eq!(motive(real, &action.tape), motive(&twin, &action.tape), "{:?}", action.tape[0]);
        if real.state().world_deck.len() >= LOOKED_AT {
            cheated += 1;
            reported += u32::from(cheat(real, &action.tape) != cheat(&twin, &action.tape));
        }
    });
    assert!(compared * 10 >= actions * 8, "only {compared} of {actions} actions could be compared");
    assert!(cheated > 100 && reported * 10 >= cheated * 9, "only {reported} of {cheated} leaks are reported");
}

#[test]
fn hidden_cards_change_no_sentence_of_the_base_game() {
    hidden_cards_change_no_sentence(Edition::Base);
}

#[test]
fn hidden_cards_change_no_sentence_of_new_foundations() {
    hidden_cards_change_no_sentence(Edition::Foundations);
}

#[test]
fn every_action_has_its_sentence_in_every_language() {
    for edition in Edition::ALL {
        let mut heard = std::collections::BTreeSet::new();
        each_action(edition, |action| {
            let at = action.after.answers().len();
            for language in [Language::English, Language::German] {
                let names = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
                let tongue = Rc::new(Tongue { language, names, marked: false, edition });
                words::speak(&tongue, || {
                    let Some(acted) = Acted::at(&action.after, at) else {
                        panic!("nothing is said of {:?}", action.tape)
                    };
                    let said = acted.motive(None);
                    assert_eq!(Seat::Player(acted.seat), action.tape[0].seat);
                    assert!(said.ends_with('.') && !said.contains("motive-"), "{said}");
                    assert!(said.starts_with(&tongue.names[acted.seat.index()]), "{said}");
                    if heard.insert(said.clone()) {
                        println!("{said}");
                    }
                });
            }
        });
        assert!(heard.len() > 60, "only {} sentences", heard.len());
    }
}
