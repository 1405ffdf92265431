//! The drawn table of New Foundations: every answer on it can be picked, nothing hidden is drawn, and nothing of the
//! base game stands where it has no meaning.

use oath_model::{Ask, Card, Edition, Player};
use oath_page::question::{Leads, Panel, panel};
use oath_page::{Hands, Scene, SeatCard, campaign, table};
use oath_play::codec::choice_word;
use oath_play::words::{Language, Tongue, speak};
use oath_play::{CampaignTold, Dice, Session, View, standing, worlds};
use oath_testkit::checks::random_answer;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Questions between two drawings, so that many games are looked into.
const EVERY: usize = 4;
/// So often each kind of question is drawn in any case.
const FIRST: u8 = 4;
/// Kinds of choices that are things on the table.
const ON_THE_TABLE: [&str; 19] = [
    "site",
    "to",
    "card",
    "adviser",
    "relic",
    "held",
    "legacy",
    "legacy-of",
    "aside",
    "foundation",
    "banner",
    "seat",
    "board",
    "suit",
    "pile",
    "region",
    "drawn",
    "deck",
    "raid",
];

/// Draw tables of random games in a language and look at each: the session, the view, the page.
fn look(language: Language, mut at: impl FnMut(&Session, &View, &str)) {
    let tongue =
        Rc::new(Tongue { language, edition: Edition::Foundations, marked: true, ..Tongue::default() });
    let mut asked_before: BTreeMap<&str, u8> = BTreeMap::new();
    for (players, seed) in (2..=6).zip(0u64..) {
        let world = if seed % 2 == 0 { worlds::foundations_world(seed) } else { worlds::later_world(seed) };
        let mut session = Session::of_chronicle(world, players, seed).expect("a game starts");
        let mut dice = Dice::new(seed);
        while let Some(asked) = session.asked().cloned() {
            let n = session.answers().len();
            let before = asked_before.entry(oath_play::words::topic(asked.ask)).or_default();
            *before = before.saturating_add(1);
            if n.is_multiple_of(EVERY) || *before <= FIRST {
                let other = (n / EVERY % (players + 1)).checked_sub(1).map(|p| Player(p as u8));
                for seat in BTreeSet::from([Some(asked.player), other]) {
                    speak(&tongue, || {
                        let view = View::new(session.position(), seat, Some(&asked));
                        at(&session, &view, &draw(&session, &view));
                    });
                }
            }
            if session.answer(asked.player, random_answer(&asked, &mut dice)).is_err() {
                session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
            }
        }
    }
}

fn draw(session: &Session, view: &View) -> String {
    let seat = |i: usize| SeatCard { name: format!("Player {i}"), hands: Hands::Person, here: true };
    let seats: Vec<SeatCard> = (0..6).map(seat).collect();
    let scene = Scene::new("1", "A game", view, &seats);
    let standings = standing::standings(session.position());
    let told = CampaignTold::of(session);
    let tidings = table::Tidings { standings: &standings, campaign: told.as_ref(), ..Default::default() };
    let mut page: String =
        table::cuts(&scene, tidings).iter().map(|(_, cut)| cut.draw().into_string()).collect();
    page += &asking(session, &scene);
    page
}

/// The question's panel.
fn asking(session: &Session, scene: &Scene<'_>) -> String {
    let drawn = Panel {
        at: 0,
        drafted: 0,
        free: 0,
        costly: None,
        acts: scene.view.question.as_ref().filter(|q| q.ask == Ask::Act).map(|q| (q, 0)),
        tabs: &[],
        leads: Leads::default(),
        away: false,
        ahead: None,
        kept_ahead: false,
        undo: None,
        curtain: None,
        mine: &[],
        since: 0,
        may_replace: false,
        automatic: false,
        above: None,
        odds: None,
        frozen: false,
        ended: None,
        kept: true,
        pace: None,
        written: session.written(),
    };
    panel(scene, &drawn).into_string()
}

/// All values of an attribute in a page.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    page.split(opening.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_answer_on_the_table_can_be_picked_there_and_all_is_named_once() {
    let mut seen: BTreeSet<String> = BTreeSet::new();
    let mut topics: BTreeSet<&str> = BTreeSet::new();
    look(Language::English, |_, view, page| {
        let all = values(page, "data-key");
        let keys: BTreeSet<&str> = all.iter().copied().collect();
        for option in view.question.iter().flat_map(|q| &q.options) {
            let word = choice_word(option.choice).replace("raid:", "seat:");
            let kind = word.split(':').next().unwrap_or(&word);
            // Cards that are stored, or set aside in the Chronicle, lie on no table.
            let stored = kind == "card" && view.step != oath_play::view::StepView::Act;
            if ON_THE_TABLE.contains(&kind) && !stored && view.winner.is_none() {
                assert!(keys.contains(word.as_str()), "{word} is not drawn: {:?}", view.question);
                seen.insert(kind.to_owned());
            }
        }
        topics.extend(view.question.iter().map(|q| oath_play::words::topic(q.ask)));
        for attribute in ["id", "data-flip"] {
            let all = values(page, attribute);
            let different: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(all.len(), different.len(), "{attribute} is there twice: {all:?}");
        }
    });
    for kind in ["site", "relic", "adviser", "legacy", "deck", "card"] {
        assert!(seen.contains(kind), "only {seen:?} were asked");
    }
    for topic in ["roll-again", "campaign", "targets", "sacrifice-before", "parties", "between"] {
        assert!(topics.contains(topic), "{topic} was never asked, only {topics:?}");
    }
}

#[test]
fn no_card_is_drawn_that_the_seat_does_not_know() {
    look(Language::English, |session, view, page| {
        // A victory names its Vision, wherever that lies then.
        if view.winner.is_some() {
            return;
        }
        let eye = Player(view.seat.unwrap_or(oath_model::MAX_PLAYERS as u8));
        let position = session.position();
        let frontier = view.frontier.as_ref().expect("this is New Foundations");
        for shown in values(page, "data-card") {
            let Some(card) = shown.strip_prefix("card:").map(|n| Card(n.parse().expect("a number"))) else {
                continue;
            };
            let known = position.is_faceup(card) || position.state.known[card.index()].contains(eye);
            let open = frontier.recent.iter().any(|recent| recent.cards.contains(&card.0))
                || frontier.ambitions.contains(&card.0)
                || frontier.lineages.iter().any(|lineage| lineage.active.contains(&card.0))
                || view.boards.iter().any(|board| board.revealed == Some(card.0))
                || frontier.visions.iter().any(|(_, vision)| *vision == card.0);
            let placard = !(card.is_world() || card.is_edifice() || card.is_relic() || card.is_legacy());
            assert!(placard || known || open, "seat {:?} sees {card:?}", view.seat);
        }
    });
}

#[test]
fn nothing_is_bare_inline_or_without_its_words() {
    for language in Language::ALL {
        look(language, |_, _, page| {
            for wrong in [
                " style=",
                " onclick=",
                "<script",
                ">table-",
                "\"table-",
                ">campaign-",
                ">question-",
                ">coach-",
                ">standing-",
                "{ $",
                "\u{2}",
            ] {
                let page = page.replace("\"table-odds\"", "");
                let at = page.find(wrong);
                let around = at.map(|at| page[..at].chars().rev().take(200).collect::<Vec<_>>());
                let around: Option<String> = around.map(|text| text.into_iter().rev().collect());
                assert!(at.is_none(), "{wrong:?} after {around:?}");
            }
        });
    }
}

#[test]
fn what_only_the_base_game_has_is_not_drawn() {
    let (mut with, mut without) = (0, 0);
    look(Language::English, |_, view, page| {
        assert!(!page.contains("data-key=\"reliquary:"), "the spaces of the Reliquary");
        assert!(page.contains("id=\"found\""), "the foundations");
        assert!(!page.contains("shared bank</"), "favor is not limited here");
        // Lineages that do not play stand elsewhere, with what they are.
        let absent = page.matches("aria-hidden=\"true\">Chancellor").count();
        let chancellors =
            page.matches("class=\"role\">Chancellor").count() + page.matches(">Chancellor").count() - absent;
        match view.chancellor() {
            None => {
                without += 1;
                assert_eq!(chancellors, 0, "nobody is Chancellor");
                assert!(!page.contains("class=\"die "), "there is no end die in the track");
                assert_eq!(page.contains("#n-limiter"), view.round < 4, "round {}", view.round);
            }
            Some(_) => {
                with += 1;
                assert!(page.contains("title=\"") && chancellors > 0);
                assert!(!page.contains("#n-limiter"));
            }
        }
        for (slot, site) in view.sites.iter().enumerate().filter(|(_, site)| site.bandits > 0) {
            assert!(
                page.contains(&format!("data-flip=\"bandits-site-{slot}\"")),
                "bandits at {slot}: {site:?}"
            );
        }
    });
    assert!(with > 20 && without > 20, "{with} tables with an Empire, {without} without");
}

#[test]
fn a_book_is_drawn_for_each_kind_of_campaign() {
    let (mut conquests, mut raids) = (0, 0);
    let seats: Vec<SeatCard> =
        (0..6).map(|i| SeatCard { name: format!("Player {i}"), hands: Hands::Person, here: true }).collect();
    look(Language::English, |session, view, _| {
        let Some(told) = CampaignTold::of(session) else { return };
        let scene = Scene::new("1", "A game", view, &seats);
        let book = campaign::BookCut::of(&scene, Some(&told), None).draw().into_string();
        match told.course {
            oath_play::campaign::Course::Conquest => conquests += 1,
            oath_play::campaign::Course::Raid => raids += 1,
            oath_play::campaign::Course::Campaign => panic!("this is New Foundations"),
        }
        assert!(book.contains("Sacrifice") && book.contains("/law/foundations#8.3"), "{book}");
    });
    assert!(conquests > 3 && raids > 3, "{conquests} conquests, {raids} raids");
}
