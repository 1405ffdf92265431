//! Writes tables of random games as static pages into a folder, to be looked at:
//! `cargo run -p oath-page --example table -- FOLDER`, then serve the folder.

use maud::html;
use oath_model::Player;
use oath_page::{Hands, Scene, SeatCard, assets, layout, parts, table};
use oath_play::words::{Tongue, speak};
use oath_play::{Dice, Session, View, worlds::first_world};
use oath_testkit::checks::random_answer;
use std::{error::Error, fs, path::Path, rc::Rc};

/// Games to choose the fullest from.
const GAMES: u64 = 60;
const NAMES: [&str; 6] = ["Ottilie", "Bram", "Ines", "Tove", "Marek", "Sunniva"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("name a folder")?;
    let folder = Path::new(&folder);
    for asset in assets::ASSETS {
        let path = folder.join("a").join(asset.path);
        fs::create_dir_all(path.parent().ok_or("an asset has a folder")?)?;
        fs::write(path, asset.bytes)?;
    }
    for players in 2..=6 {
        for (name, answers) in [("opening", 12), ("early", 25 * players), ("late", 50 * players)] {
            let games = (0..GAMES).map(|seed| game(players, answers, seed)).collect::<Result<Vec<_>, _>>()?;
            let fullest = games.iter().filter(|g| !g.is_over()).max_by_key(|g| fullness(g));
            let page = page(fullest.ok_or("a game lasts so long")?);
            fs::write(folder.join(format!("table-{players}-{name}.html")), page)?;
        }
    }
    Ok(())
}

/// A random game after so many answers.
fn game(players: usize, answers: usize, seed: u64) -> Result<Session, String> {
    let refused = |r| format!("{r:?}");
    let mut session = Session::of_chronicle(first_world(seed), players, seed).map_err(refused)?;
    let mut dice = Dice::new(seed);
    while let Some(asked) = session.asked().cloned().filter(|_| session.answers().len() < answers) {
        let answer = random_answer(&asked, &mut dice);
        if session.answer(asked.player, answer).is_err() {
            session.answer(asked.player, asked.default_answer()).map_err(refused)?;
        }
    }
    Ok(session)
}

/// How much there is to see.
fn fullness(session: &Session) -> usize {
    let view = View::new(session.position(), None, None);
    let sites = view.sites.iter().map(|s| s.cards.len() + s.relics.len() + usize::from(s.warbands > 0));
    let boards = view.boards.iter().map(|b| b.advisers.len() + b.relics.len() + b.hand.len());
    sites.chain(boards).sum()
}

/// The table as the asked seat sees it.
fn page(session: &Session) -> String {
    let seat = session.asked().map_or(Player(1), |a| a.player);
    let tongue =
        Rc::new(Tongue { names: NAMES.map(String::from).to_vec(), marked: true, ..Tongue::default() });
    speak(&tongue, || {
        let view = View::new(session.position(), Some(seat), session.asked());
        let seats: Vec<SeatCard> = NAMES.iter().enumerate().map(|(i, name)| seat_card(i, name)).collect();
        let scene =
            Scene { game: "1", title: "The Emberhold Chronicle — Third game", view: &view, seats: &seats };
        let body = html! {
            div.table {
                (table::bar(&scene))
                section #wins .wins { h2 { "Who wins if" } ul { li { "…" } } }
                aside #side .side { section.ask data-options=(options(&view)) { h2 { (parts::told(&scene, view.question.as_ref().map_or("", |q| &q.text))) } } section.log {} }
                (table::map(&scene))
                (table::boards(&scene))
            }
        };
        layout::document("Oath", "tab-map", &body).into_string()
    })
}

/// The words of the choices, for a script that marks them.
fn options(view: &View) -> String {
    let options = view.question.iter().flat_map(|q| &q.options);
    options.map(|o| o.word.as_str()).collect::<Vec<_>>().join(" ")
}

fn seat_card(i: usize, name: &str) -> SeatCard {
    let hands = if i % 3 == 2 { Hands::Bot("regular".into()) } else { Hands::Person };
    SeatCard { name: name.into(), hands, here: i % 4 != 3 }
}
