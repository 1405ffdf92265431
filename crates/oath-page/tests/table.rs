//! The drawn table of random games: every answer on the board is there, nothing hidden is.

use oath_model::{Card, Player};
use oath_page::{Hands, Scene, SeatCard, table};
use oath_play::codec::choice_word;
use oath_play::words::{Language, Tongue, speak};
use oath_play::{Dice, Session, View, worlds::first_world};
use oath_testkit::checks::random_answer;
use std::collections::BTreeSet;
use std::rc::Rc;

/// Questions between two drawings, so that many games are looked into.
const EVERY: usize = 3;
/// Kinds of choices that are things on the table.
const ON_THE_TABLE: [&str; 14] = [
    "site",
    "to",
    "card",
    "adviser",
    "relic",
    "reliquary",
    "banner",
    "seat",
    "board",
    "suit",
    "pile",
    "region",
    "drawn",
    "deck",
];

/// Draw tables of random games and look at each: the session, the view, the page.
fn look(mut at: impl FnMut(&Session, &View, &str)) {
    for (players, seed) in (2..=6).zip(0u64..).chain((2..=6).zip(40u64..)) {
        let mut session = Session::of_chronicle(first_world(seed), players, seed).expect("a game starts");
        let mut dice = Dice::new(seed);
        while let Some(asked) = session.asked().cloned() {
            let n = session.answers().len();
            if n.is_multiple_of(EVERY) {
                let other = (n / EVERY % (players + 1)).checked_sub(1).map(|p| Player(p as u8));
                for seat in BTreeSet::from([Some(asked.player), other]) {
                    let view = View::new(session.position(), seat, Some(&asked));
                    at(&session, &view, &draw(&view));
                }
            }
            if session.answer(asked.player, random_answer(&asked, &mut dice)).is_err() {
                session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
            }
        }
    }
}

fn draw(view: &View) -> String {
    let seat = |i: usize| SeatCard { name: format!("Player {i}"), hands: Hands::Person, here: true };
    let seats: Vec<SeatCard> = (0..6).map(seat).collect();
    let scene = Scene::new("1", "A game", view, &seats);
    table::cuts(&scene, table::Tidings::default()).iter().map(|(_, cut)| cut.draw().into_string()).collect()
}

/// All values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_answer_on_the_table_can_be_picked_there() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    look(|_, view, page| {
        let keys: BTreeSet<&str> = values(page, "data-key").into_iter().collect();
        for option in view.question.iter().flat_map(|q| &q.options) {
            let word = choice_word(option.choice);
            let kind = word.split(':').next().unwrap_or(&word);
            if ON_THE_TABLE.contains(&kind) {
                assert!(keys.contains(word.as_str()), "{word} is not drawn");
                seen.insert(kind.to_owned());
            }
        }
    });
    // Whole boards and regions are asked for by few cards.
    assert!(
        ON_THE_TABLE.iter().filter(|kind| !seen.contains(**kind)).count() <= 2,
        "only {seen:?} were asked"
    );
}

#[test]
fn every_faceup_card_is_drawn_once_with_its_key() {
    look(|_, view, page| {
        let keys = values(page, "data-key");
        let at_sites = view.sites.iter().flat_map(|s| &s.cards);
        let on_boards = view.boards.iter().flat_map(|b| b.advisers.iter().chain(&b.relics));
        for card in at_sites.chain(on_boards).filter(|c| c.faceup).filter_map(|c| c.card) {
            let key = format!("card:{card}");
            assert_eq!(keys.iter().filter(|k| **k == key).count(), 1, "{key}");
        }
    });
}

#[test]
fn no_card_is_drawn_that_the_seat_does_not_know() {
    look(|session, view, page| {
        let eye = Player(view.seat.unwrap_or(oath_model::MAX_PLAYERS as u8));
        let position = session.position();
        for shown in values(page, "data-card") {
            let Some(card) = shown.strip_prefix("card:").map(|n| Card(n.parse().expect("a number"))) else {
                continue;
            };
            let placard = !(card.is_world() || card.is_edifice() || card.is_relic());
            let known = position.is_faceup(card) || position.state.known[card.index()].contains(eye);
            let revealed = view.boards.iter().any(|b| b.revealed == Some(card.0));
            assert!(placard || known || revealed, "seat {:?} sees {card:?}", view.seat);
        }
    });
}

#[test]
fn ids_and_moving_pieces_are_named_once() {
    look(|_, _, page| {
        for attribute in ["id", "data-key", "data-flip"] {
            let all = values(page, attribute);
            let different: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(all.len(), different.len(), "{attribute} is there twice: {all:?}");
        }
    });
}

#[test]
fn nothing_is_styled_or_scripted_inline_and_every_text_is_in_the_catalogue() {
    look(|_, _, page| {
        for forbidden in [" style=", " onclick=", "<script", ">table-", "\"table-"] {
            assert!(!page.contains(forbidden), "{forbidden}");
        }
    });
}

/// What a button or a question must not say alone.
const BARE: [&str; 15] = [
    "Confirm",
    "Go on",
    "OK",
    "Yes",
    "No",
    "Bestätigen",
    "Weiter",
    "Ja",
    "Nein",
    "Whom?",
    "Wen?",
    "Wem?",
    "Which relic?",
    "Welche Reliquie?",
    "",
];

#[test]
fn no_button_and_no_question_is_bare() {
    for language in Language::ALL {
        speak(&Rc::new(Tongue { language, ..Tongue::default() }), || {
            look(|_, view, _| {
                let Some(question) = &view.question else { return };
                let said = question.options.iter().flat_map(|option| [&option.label, &option.confirm]);
                for text in said.chain([&question.text, &question.go]) {
                    assert!(!BARE.contains(&text.trim()), "{text:?} in {:?}", question.ask);
                }
            });
        });
    }
}
