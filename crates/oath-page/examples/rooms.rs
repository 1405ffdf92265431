//! Writes the pages beside the table as files to look at: `cargo run -p oath-page --example rooms -- FOLDER`.

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::{Answer, Question};
use oath_page::chronicle::{Age, ChronicleData, Entry, Shelf};
use oath_page::home::{Filled, HomeData, Kept, PreviewData};
use oath_page::lobby::{LobbyData, LobbySeat, Sitter};
use oath_page::over::{FairDice, Next, OverData};
use oath_page::{Markup, assets, chronicle, home, lobby, over};
use oath_play::record::Check;
use oath_play::session::{Given, Keep};
use oath_play::summary::Summary;
use oath_play::words::{self, Tongue};
use oath_play::{Chronicle, ChronicleFacts, Dice, Record, worlds};
use std::path::Path;
use std::rc::Rc;

/// Everybody answers at random, and all of it is written down.
struct Scribe {
    dice: Dice,
    answers: Vec<Given>,
}

impl Table for Scribe {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        let answer = self.dice.any_answer(question);
        self.answers.push(Given { seat: question.seat, answer: answer.clone() });
        Ok(answer)
    }
}

/// A random game with its Chronicle.
fn game(world: &oath_model::World, players: usize, seed: u64) -> Record {
    let mut scribe = Scribe { dice: Dice::new(seed), answers: Vec::new() };
    let mut position = Position::from_world(world, players, oath_cards::book()).expect("a lawful setup");
    position.state.chronicle.kept = true;
    while position.state.step != Step::Over {
        let mut game = Game::new(position, &mut scribe);
        game.step().expect("random answers are legal");
        position = game.into_position();
    }
    let (world, answers) = (world.clone(), scribe.answers);
    Record { world, players, keep: Keep::Chronicle, answers, hashes: Vec::new(), end: None }
}

const NAMES: [&str; 6] = ["Ottilie", "Bram", "Ines", "Tove", "Marek", "Sanna"];

/// The pages after some games, one for each way of winning.
fn games_over(folder: &Path) {
    let mut shown = Vec::new();
    for seed in 0..400 {
        let players = 3 + (seed as usize) % 4;
        let record = game(&worlds::first_world(seed), players, seed);
        let mut summary = Summary::of(&record).expect("the record plays");
        let way = summary.ending.as_ref().map(|e| std::mem::discriminant(&e.victory));
        if shown.contains(&way) {
            continue;
        }
        if shown.is_empty() {
            for (point, shift) in summary.turning.iter_mut().zip([0.14, -0.09, 0.31, 0.05, -0.22, 0.4]) {
                point.shift = Some(shift);
            }
        }
        let names: Vec<String> = NAMES.iter().take(players).map(|n| (*n).to_owned()).collect();
        let hash = "5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef".to_owned();
        let dice = FairDice { hash, seed: Some("4b1d9c0e77aa5521".into()) };
        let next =
            if shown.is_empty() { Next::Write } else { Next::Game { chronicle: "a".into(), number: 4 } };
        let data = OverData {
            game: "abc",
            title: "Emberhold, game 3",
            names: &names,
            summary: &summary,
            dice,
            next,
        };
        let tongue = Rc::new(Tongue { names: names.clone(), marked: true, ..Tongue::default() });
        write(folder, &format!("over{}", shown.len()), &words::speak(&tongue, || over::page(&data)));
        shown.push(way);
    }
}

fn write(folder: &Path, name: &str, page: &Markup) {
    let html = page.clone().into_string();
    std::fs::write(folder.join(format!("{name}.html")), &html).expect("the folder can be written");
    let dark = html.replacen("<html ", "<html data-theme=\"dark\" ", 1);
    std::fs::write(folder.join(format!("{name}-dark.html")), dark).expect("the folder can be written");
}

/// A chronicle of some random games, and the list of all.
fn all_chronicles(folder: &Path) {
    let mut kept = Chronicle::new("Emberhold", worlds::first_world(9));
    let mut ages = Vec::new();
    for seed in 20..25 {
        let players = 3 + (seed as usize) % 3;
        let record = game(&kept.world, players, seed);
        let session = record.replay(None, Check::Nothing).expect("the record plays");
        let names: Vec<String> = NAMES.iter().take(players).map(|n| (*n).to_owned()).collect();
        kept.add(&session, &format!("2026-03-{seed}"), &names).expect("a written game");
        ages.push(Age { summary: Summary::of(&record).ok(), over: Some("/g/abc/over".into()) });
    }
    let new = Chronicle::new("Thursday group", worlds::first_world(3));
    let entries = [Entry::of("a", &kept), Entry::of("b", &new)];
    let shelf = Shelf::Web { id: "a", playing: None };
    let data = ChronicleData { chronicle: &kept, ages: &ages, shelf };
    let fresh = ChronicleData { chronicle: &new, ages: &[], shelf: Shelf::Web { id: "b", playing: None } };
    let tongue = Rc::new(Tongue { marked: true, ..Tongue::default() });
    words::speak(&tongue, || {
        write(folder, "chronicle", &chronicle::page(&data));
        write(folder, "chronicle-new", &chronicle::page(&fresh));
        write(folder, "chronicles", &chronicle::list(&entries));
    });
    let file = ChronicleData { shelf: Shelf::File, ..data };
    std::fs::write(folder.join("file.html"), chronicle::standalone(&file))
        .expect("the folder can be written");
    let guides =
        ["vow", "invite", "build", "map", "archive"].map(|s| chronicle::guide(s).into_string()).join("");
    write(
        folder,
        "guide",
        &oath_page::layout::page("", oath_page::layout::Room::Table, &maud::PreEscaped(guides)),
    );
}

fn main() {
    let folder = std::env::args().nth(1).expect("a folder");
    let folder = Path::new(&folder);
    for asset in assets::ASSETS {
        let path = folder.join("a").join(asset.path);
        std::fs::create_dir_all(path.parent().expect("below a")).expect("a folder");
        std::fs::write(path, asset.bytes).expect("the folder can be written");
    }
    let kept = |id: &str, name: &str, next| Kept { id: id.into(), name: name.into(), next };
    let chronicles = vec![kept("a", "Emberhold", 4), kept("b", "Thursday group", 2)];
    let fresh = HomeData { chronicles: chronicles.clone(), ..HomeData::default() };
    write(folder, "home", &home::page(&fresh));
    let mut chronicle = Chronicle::new("The Long Winter", worlds::random_world(3));
    chronicle.earlier = 3;
    chronicle.world.citizens = vec![oath_model::Colour::Blue];
    let text = chronicle.to_tts().0.encode();
    let facts = Ok(ChronicleFacts::of(&chronicle, 2));
    let sent = [("seats", "6"), ("world", "random"), ("seed", "77"), ("name1", "Ulrike"), ("colour1", "any")];
    let filled = Filled(sent.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect());
    let error = Some("Two seats have the colour white.".to_owned());
    let sent = HomeData { chronicles, error, filled, preview: Some(PreviewData { text, facts }) };
    write(folder, "home-sent", &home::page(&sent));
    let seat = |name: &str, colour, sitter, here| LobbySeat { name: name.into(), colour, sitter, here };
    let friend = |key: &str| Sitter::Friend { link: format!("http://192.168.1.20:7373/s/{key}") };
    let data = LobbyData {
        game: "abc".into(),
        title: "Emberhold, game 4".into(),
        seats: vec![
            seat("Ottilie", Some("purple"), Sitter::Here, true),
            seat("Bram", Some("red"), friend("q7d0Jk2mXw5Zr1nVtPb8Ye"), true),
            seat("Ines", None, friend("a1s8Dk3mQw4Zr9nVtPb2Lo"), false),
            seat("Tove", Some("yellow"), Sitter::Bot("veteran".into()), false),
        ],
        spectators: "http://192.168.1.20:7373/g/abc/watch".into(),
    };
    write(folder, "lobby", &lobby::page(&data));
    games_over(folder);
    all_chronicles(folder);
}
