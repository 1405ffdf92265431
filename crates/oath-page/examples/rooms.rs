//! Writes the pages beside the table as files to look at: `cargo run -p oath-page --example rooms -- FOLDER`.

use oath_page::home::{Filled, HomeData, Kept, PreviewData};
use oath_page::lobby::{LobbyData, LobbySeat, Sitter};
use oath_page::{Markup, assets, home, lobby};
use oath_play::{Chronicle, ChronicleFacts, worlds};
use std::path::Path;

fn write(folder: &Path, name: &str, page: &Markup) {
    let html = page.clone().into_string();
    std::fs::write(folder.join(format!("{name}.html")), &html).expect("the folder can be written");
    let dark = html.replacen("<html ", "<html data-theme=\"dark\" ", 1);
    std::fs::write(folder.join(format!("{name}-dark.html")), dark).expect("the folder can be written");
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
}
