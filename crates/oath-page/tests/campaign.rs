//! Books of real campaigns: every word is there, every target can be answered, nothing is inline.

use oath_model::*;
use oath_page::{Hands, Scene, SeatCard, campaign, table};
use oath_play::codec::choice_word;
use oath_play::session::{Asked, AskedDomain};
use oath_play::words::{Tongue, speak};
use oath_play::{CampaignTold, Dice, Fought, Session, View, odds, standing, worlds};
use std::rc::Rc;

fn some_answer(asked: &Asked, dice: &mut Dice) -> Answer {
    match &asked.domain {
        AskedDomain::One(of) => {
            let wishes = [Choice::Major(Major::Campaign), Choice::Major(Major::Muster), Choice::Yes];
            let wish = wishes.into_iter().find(|w| of.contains(w)).filter(|_| dice.below(3) > 0);
            Answer::One(wish.unwrap_or_else(|| of[dice.below(of.len())]))
        }
        AskedDomain::Number { max, .. } => Answer::Number(*max),
        AskedDomain::Some { .. }
        | AskedDomain::Order(_)
        | AskedDomain::Split { .. }
        | AskedDomain::Deal { .. } => asked.default_answer(),
    }
}

/// What every drawn part must be: no key without its text, nothing inline, no mark left over.
fn check(html: &str) {
    for wrong in [">campaign-", ">standing-", "=\"standing-", "style=", "onclick", "\u{2}", "{ $"] {
        assert!(!html.contains(wrong), "{wrong:?} in {html}");
    }
}

#[test]
fn every_campaign_can_be_drawn_and_its_targets_answered() {
    let names = ["Ottilie", "Bram", "Ines", "Tove"];
    let seats = names.map(|n| SeatCard { name: n.into(), hands: Hands::Person, here: true });
    let tongue =
        Rc::new(Tongue { names: names.map(String::from).to_vec(), marked: true, ..Tongue::default() });
    let mut dice = Dice::new(9);
    let (mut books, mut rolled, mut targets, mut previews, mut ended) = (0, 0, 0, 0, 0);
    let mut replies = 0;
    for seed in 0..25 {
        let mut session = Session::new(worlds::random_world(seed), 4, seed).expect("a lawful world");
        while let Some(asked) = session.asked().cloned() {
            let answer = some_answer(&asked, &mut dice);
            speak(&tongue, || {
                let view = View::new(session.position(), None, Some(&asked));
                let scene = Scene::new("g", "t", &view, &seats);
                if let Some(fought) = Fought::last(&session, None) {
                    ended += 1;
                    let dice: u8 = fought.attack.iter().flatten().sum();
                    let book = campaign::BookCut::of(&scene, None, Some(fought)).draw().into_string();
                    check(&book);
                    assert_eq!(book.matches("\"die3 a to").count(), usize::from(dice));
                }
                let Some(told) = CampaignTold::of(&session) else { return };
                let book = campaign::BookCut::of(&scene, Some(&told), None).draw().into_string();
                check(&book);
                let standings = standing::standings(session.position());
                for (_, cut) in
                    table::cuts(&scene, table::Tidings { standings: &standings, ..Default::default() })
                {
                    check(&cut.draw().into_string());
                }
                books += 1;
                if let Some(faces) = told.attack.faces {
                    rolled += 1;
                    let drawn = book.matches("\"die3 a to").count();
                    assert_eq!(drawn, faces.iter().map(|n| usize::from(*n)).sum::<usize>());
                }
                if let (Ask::Targets, AskedDomain::Some { of, .. }) = (asked.ask, &asked.domain) {
                    targets += 1;
                    for choice in of {
                        let key = format!("data-key=\"{}\"", choice_word(*choice));
                        assert!(book.contains(&key), "{key} is not in the book");
                    }
                }
                if let Some(odds) = odds::preview(&session, &answer) {
                    previews += 1;
                    let reply = odds::reply(&session, &answer);
                    replies += usize::from(reply.is_some());
                    check(&campaign::preview(&scene, &odds, reply.as_ref()).into_string());
                }
            });
            session.answer(asked.player, answer).expect("a lawful answer");
        }
    }
    let told =
        format!("{books} books, {rolled} rolled, {targets} targets, {previews} previews, {ended} ended");
    assert!(ended > 50 && replies > 5, "{told}, {replies} replies");
    assert!(books > 200 && rolled > 50 && targets > 10 && previews > 100, "{told}");
}
