//! What is said of answers before they are given, and of a campaign after it: in positions of the scenario
//! language.

use oath_model::*;
use oath_play::outcome::{self, Change};
use oath_play::{Fought, Session, View, words};
use oath_script::answers::parse_answer;
use oath_script::line::Line;
use oath_script::start::set_up;

const RED: Player = Player(1);

fn position(edition: Edition, given: &[&str]) -> Session {
    let line = |text: &&str| Line { number: 1, column: 1, text: (*text).to_owned() };
    let given: Vec<Line> = given.iter().map(line).collect();
    set_up(edition, &given, 1).expect("a position")
}

/// The answer that is meant by a line.
fn meant(session: &Session, text: &str) -> Answer {
    let asked = session.asked().expect("somebody is asked");
    parse_answer(session.position(), asked, text).expect("an answer")
}

fn give(session: &mut Session, texts: &[&str]) {
    for text in texts {
        let (player, answer) = (session.asked().expect("a question").player, meant(session, text));
        session.answer(player, answer).expect("a lawful answer");
    }
}

/// What an answer is said to change.
fn changes(session: &Session, text: &str) -> Vec<Change> {
    outcome::of(session, &meant(session, text)).expect("a lawful answer").changes
}

#[test]
fn a_sacrifice_is_told_once_and_what_is_moved_later_is_no_spoil() {
    let given = ["Ancient City warbands blue 1", "Mine warbands purple 1", "red warbands 4"];
    let mut session = position(Edition::Base, &given);
    give(&mut session, &["campaign", "4"]);
    session.roll(Answer::Roll([0, 1, 0, 0])).expect("defense");
    session.roll(Answer::Roll([4, 0, 0, 0])).expect("attack");
    give(&mut session, &["yes", "2"]);
    let fought = |session: &Session| Fought::last(session, Some(RED)).expect("it is over");
    let lines = fought(&session).lines;
    let lost: Vec<&String> = lines.iter().filter(|l| l.contains("Red") && l.contains("warband")).collect();
    assert_eq!(lines.iter().filter(|l| l.contains("sacrific")).count(), 1, "{lines:?}");
    assert!(!lost.iter().any(|l| l.contains("killed")), "{lines:?}");
    assert_eq!(fought(&session).made_of, Some((1, 1)));
    // A spectator still sees the book while red moves warbands; that belongs to no campaign.
    let before = Fought::last(&session, None).expect("it is over").lines;
    give(&mut session, &["take warbands"]);
    if session.asked().is_some_and(|asked| asked.ask != Ask::Act) {
        give(&mut session, &["1"]);
    }
    assert_eq!(Fought::last(&session, None).expect("it is still shown").lines, before);
}

#[test]
fn a_power_that_would_do_nothing_says_so() {
    let idle = position(Edition::Base, &["Ancient City card Taming Charm", "red secrets 1"]);
    assert!(changes(&idle, "use Taming Charm").contains(&Change::Nothing));
    let useful = ["Ancient City card Taming Charm", "Ancient City card Wolves", "red secrets 1"];
    let useful = position(Edition::Base, &useful);
    assert!(!changes(&useful, "use Taming Charm").contains(&Change::Nothing));
    let inn = position(Edition::Base, &["Ancient City card Wayside Inn", "red favor 1", "red supply 3"]);
    assert!(!changes(&inn, "use Wayside Inn").contains(&Change::Nothing));
}

#[test]
fn a_trade_that_brings_nothing_says_so() {
    let mut session = position(Edition::Base, &["Ancient City card Wolves", "red favor 3", "red secrets 1"]);
    give(&mut session, &["trade"]);
    assert_eq!(session.asked().map(|asked| asked.ask), Some(Ask::TradeFor));
    assert!(changes(&session, "secret").contains(&Change::Nothing));
    assert!(!changes(&session, "favor").contains(&Change::Nothing));
}

#[test]
fn an_action_with_one_target_alone_names_it() {
    let session = position(Edition::Base, &["red favor 0", "red secrets 3"]);
    let tabs = outcome::tabs(&session);
    let recover = tabs.iter().find(|tab| tab.major == Major::Recover).expect("it is possible");
    let target = recover.sole.expect("nothing else can be recovered");
    assert_eq!(target, Choice::Banner(Banner::DarkestSecret));
    let says = words::sole_target(session.position(), RED, Major::Recover, target);
    assert_eq!(says, "Recover Darkest Secret");
}

#[test]
fn a_banner_tells_its_price_before_it_is_asked_where_its_favor_goes() {
    let session = position(Edition::Base, &["red favor 2", "red secrets 0", "people's favor tokens 1"]);
    let told = changes(&session, "recover");
    assert!(told.contains(&Change::Favor(RED, -2, None)), "{told:?}");
    assert!(told.contains(&Change::Takes(RED, Holding::Banner(Banner::PeoplesFavor))), "{told:?}");
}

#[test]
fn a_vision_says_what_revealing_it_means() {
    let mut session = position(Edition::Base, &["world deck Vision of Faith, Wolves"]);
    give(&mut session, &["search"]);
    let asked = session.asked().expect("where to play it").clone();
    let told = outcome::of_each(&session);
    let (choice, what) =
        told.iter().find(|(choice, _)| *choice == Choice::Reveal).expect("an Exile may reveal it");
    let said = words::leads(session.position(), &asked, *choice, what);
    assert!(said.iter().any(|line| line.contains("it wins")), "{said:?}");
}

#[test]
fn what_is_paid_for_a_facedown_relic_is_told() {
    let given = [
        "slot 3 is Mountain",
        "red pawn Mountain",
        "Mountain relic Cup of Plenty",
        "red favor 5",
        "red secrets 3",
    ];
    let mut session = position(Edition::Base, &given);
    give(&mut session, &["recover"]);
    let relic = outcome::of_each(&session);
    let relic = relic.iter().find(|(choice, _)| matches!(choice, Choice::SiteRelic(..)));
    let (_, outcome) = relic.expect("a relic can be recovered");
    let paid = |change: &Change| matches!(change, Change::Favor(RED, ..-1, _) | Change::Secrets(RED, ..-1));
    assert!(outcome.changes.iter().any(paid), "{outcome:?}");
}

#[test]
fn a_vision_on_top_of_the_deck_is_said_before_the_search() {
    let mut session =
        position(Edition::Base, &["world deck Vision of Faith, Wolves", "provinces pile Bear Traps"]);
    give(&mut session, &["search"]);
    let asked = session.asked().expect("where").clone();
    let told = outcome::of_each(&session);
    let said = |wanted: Choice| {
        let (choice, what) = told.iter().find(|(choice, _)| *choice == wanted).expect("it is offered");
        words::leads(session.position(), &asked, *choice, what)
    };
    assert!(said(Choice::WorldDeck).iter().any(|lead| lead.contains("Vision")));
    assert!(!said(Choice::Pile(Region::Provinces)).iter().any(|lead| lead.contains("Vision")));
}

#[test]
fn a_search_says_whom_one_more_vision_would_let_win() {
    let said = |given: &[&str]| {
        let pile =
            ["world deck Wolves, Elders", "provinces pile Bear Traps", "blue revealed Vision of Faith"];
        let mut session = position(Edition::Base, &[&pile, given].concat());
        give(&mut session, &["search"]);
        let asked = session.asked().expect("where").clone();
        let told = outcome::of_each(&session);
        let (choice, what) = told.iter().find(|(c, _)| *c == Choice::WorldDeck).expect("it is offered");
        words::leads(session.position(), &asked, *choice, what)
            .iter()
            .any(|lead| lead.contains("lets Blue win"))
    };
    assert!(said(&["visions drawn 2", "blue banner darkest secret"]));
    assert!(!said(&["visions drawn 1", "blue banner darkest secret"]), "two Visions are missing");
    assert!(!said(&["visions drawn 2", "purple banner darkest secret"]), "the goal is not reached");
}

#[test]
fn who_pays_nothing_of_their_own_for_a_banner_takes_nothing() {
    let given = ["red adviser Magician's Code", "red secrets 1"];
    let mut session = position(Edition::Base, &given);
    give(&mut session, &["recover", "darkest secret", "use Magician's Code"]);
    let asked = session.asked().expect("how much").clone();
    assert_eq!(asked.ask, Ask::BannerPrice(Banner::DarkestSecret));
    let says = words::question(session.position(), &asked).go_without.expect("nothing can be paid");
    assert_eq!(says, "Pay none of your own");
}

#[test]
fn a_raid_cites_its_own_clause_and_says_what_is_at_stake() {
    let given = ["red warbands 6", "blue pawn Golden Valley", "blue warbands 1", "blue relic Whistle"];
    let mut session = position(Edition::Foundations, &given);
    give(&mut session, &["campaign", "raid Blue"]);
    let view = View::new(session.position(), session.asked().map(|a| a.player), session.asked());
    let question = view.question.expect("targets are chosen");
    assert_eq!((question.ask, question.law), (Ask::Targets, "8.3.2"));
    let pawn = question.options.iter().find(|option| option.choice == Choice::Pawn).expect("the pawn");
    assert!(pawn.must && pawn.label.contains("Blue") && pawn.label.contains("favor"), "{}", pawn.label);
}

#[test]
fn whoever_plays_one_of_several_facedown_advisers_is_asked_about_that_one() {
    let given = ["red facedown adviser Wayside Inn", "red facedown adviser Wolves"];
    let mut session = position(Edition::Base, &given);
    give(&mut session, &["play adviser", "Wolves"]);
    let view = View::new(session.position(), session.asked().map(|a| a.player), session.asked());
    let question = view.question.expect("where it is played");
    assert!(question.text.contains("Wolves"), "{}", question.text);
    assert!(question.options.iter().all(|option| option.confirm.contains("it")), "{:?}", question.options);
}

#[test]
fn nobody_is_invited_with_a_button_that_says_so() {
    let given = ["chronicle kept", "phase wake", "title red usurper", "Ancient City warbands red 2"];
    let mut session = position(Edition::Base, &given);
    while session.asked().is_some_and(|asked| asked.ask != Ask::Invite) {
        let asked = session.asked().expect("a question").clone();
        session.answer(asked.player, asked.default_answer()).expect("a lawful answer");
    }
    assert_eq!(session.state().step, oath_law::Step::Invite, "the guide of the Chronicle says so too");
    let view = View::new(session.position(), session.asked().map(|a| a.player), session.asked());
    let question = view.question.expect("who is invited");
    assert_eq!(question.go_without.as_deref(), Some("Invite nobody"));
}
