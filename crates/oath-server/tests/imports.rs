//! Chronicles that people bring are other people's text: whatever stands in them, every page that shows
//! one answers, and none breaks.
#![allow(clippy::unwrap_used)]

use oath_load::{Reply, WebTable};
use oath_model::digest::Fnv;
use oath_play::session::Keep;
use oath_play::{Chronicle, Dice, Seed, Session, worlds};
use oath_server_testkit::Here;
use oath_testkit::checks::random_answer;
use proptest::prelude::*;
use std::sync::LazyLock;

/// A chronicle with two games, as a file.
static FILE: LazyLock<String> = LazyLock::new(|| {
    let mut chronicle = Chronicle::new("Emberhold", worlds::first_world(3));
    for (seed, names) in [(1, ["Ada", "Bo", "Cy"]), (2, ["Bo", "Cy", "Ada"])] {
        let session = finished(chronicle.world.clone(), seed);
        chronicle.add(&session, "2026-11-16", &names.map(str::to_owned)).expect("a finished game");
    }
    chronicle.to_text()
});

fn finished(world: oath_model::World, seed: u64) -> Session {
    let mut session =
        Session::start(world, 3, Some(Seed::of(seed)), Keep::Chronicle).expect("a lawful setup");
    let mut dice = Dice::new(seed);
    while let Some(asked) = session.asked().cloned() {
        if session.answer(asked.player, random_answer(&asked, &mut dice)).is_err() {
            session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
        }
    }
    session
}

/// The file with this text and a checksum that fits.
fn signed(body: &str) -> String {
    format!("{body}checksum {:016x}\n", Fnv::of(body.as_bytes()))
}

fn body() -> &'static str {
    let end = FILE.rfind("checksum").expect("a file has a checksum");
    &FILE[..end]
}

fn encoded(text: &str) -> String {
    text.bytes()
        .map(|b| if b.is_ascii_alphanumeric() { char::from(b).to_string() } else { format!("%{b:02X}") })
        .collect()
}

fn lives(what: &str, reply: &Reply) {
    assert!(!reply.status.is_server_error(), "{what}: {} {}", reply.status, reply.body);
}

/// Paste it everywhere, look at everything that shows it, play on with it. True if it was accepted.
async fn show(here: &Here, text: &str) -> bool {
    let form = format!("text={}", encoded(text));
    lives("the preview", &here.form("/chronicles/preview", "", &form).await);
    for seats in [2, 6] {
        let table = format!("{}&{form}", oath_load::form(seats, "text"));
        let opened = here.form("/games", "", &table).await;
        lives("a table", &opened);
        if let Some(table) = WebTable::of(&opened) {
            for path in ["", "/lobby", "/log", "/over", "/record"] {
                lives(path, &here.get(&table.path(path), &table.all()).await);
            }
        }
    }
    let kept = here.form("/chronicles", "", &form).await;
    lives("keeping", &kept);
    if !kept.status.is_redirection() {
        return false;
    }
    let page = kept.location().to_owned();
    let cookie = kept.cookies().join("; ");
    for language in ["en", "de"] {
        let cookie = format!("{cookie}; oath-language={language}");
        for path in ["/", "/chronicles", &page, &format!("{page}/file"), &format!("{page}/string")] {
            lives(path, &here.get(path, &cookie).await);
        }
        let id = page.trim_start_matches("/chronicles/");
        lives("the API", &here.get(&format!("/api/chronicles/{id}"), &cookie).await);
    }
    for after in [0, 1, 9] {
        let branched = here.form(&format!("{page}/branch"), &cookie, &format!("after={after}")).await;
        lives("a branch", &branched);
        lives("a branch's page", &here.get(branched.location(), &cookie).await);
    }
    let id = page.trim_start_matches("/chronicles/");
    let next = format!("{}&chronicle={id}", oath_load::form(3, "chronicle"));
    lives("the next game", &here.form("/games", &cookie, &next).await);
    true
}

#[tokio::test]
async fn an_honest_file_is_accepted() {
    assert!(show(&Here::new("honest").await, &FILE).await);
    assert!(show(&Here::new("signed").await, &signed(body())).await, "the test signs as the program does");
}

/// What was found by hand, and its neighbours: each is refused, or accepted and shown.
#[tokio::test]
async fn numbers_that_name_nothing_are_refused() {
    let here = Here::new("numbers").await;
    let line =
        |word: &str| body().lines().find(|l| l.starts_with(word)).expect("a line of the file").to_owned();
    let wrong = [
        (line("built"), "built 250"),
        (line("built"), "built 217"),
        (line("built"), "built 3"),
        (line("ruined"), "ruined 255"),
        (line("lost"), "lost 23"),
        (line("added"), "added 7=1"),
        (line("added"), "added 0=250 1=250"),
        (line("ended"), "ended 9 0 0"),
        (line("ended"), "ended 0 0 0"),
        (line("ended"), "ended 256 0 0"),
        (line("ended"), "ended 5 4 0"),
        (line("ended"), "ended 5 0 1 x"),
        (line("winner"), "winner white usurper"),
        (line("winner"), "winner"),
        (line("winner"), "winner red vision 212"),
        (line("seats"), "seats purple purple red"),
        (line("seats"), "seats purple"),
        (line("seats"), "seats red purple blue"),
        (line("earlier"), "earlier 65536"),
        (line("players"), "players 7"),
        (line("players"), "players 4"),
        (line("world-deck"), "world-deck 0 1 2"),
        (line("relic-deck"), "relic-deck 238"),
        (line("dispossessed"), "dispossessed 218"),
    ];
    for (honest, broken) in &wrong {
        let text = signed(&body().replacen(honest.as_str(), broken, 1));
        assert!(!show(&here, &text).await, "'{broken}' was accepted");
    }
}

/// Names are tidied, however they came in.
#[tokio::test]
async fn names_with_control_characters_are_tidied() {
    let here = Here::new("names").await;
    for trick in
        ["\u{2}", "\u{3}", "\u{1f}", "\u{2}p9\u{1f}x\u{3}", "\u{0}", "\u{1b}[31m", "\u{202e}", "\u{7f}"]
    {
        let name = format!("name Ember{trick}hold");
        let player = format!("player A{trick}da");
        let date = format!("game 2026{trick}");
        let text = body().replacen("name Emberhold", &name, 1);
        let text = text.replacen("player Ada", &player, 1).replacen("game 2026-11-16", &date, 1);
        let text = signed(&text);
        assert!(show(&here, &text).await, "{trick:?}");
        let (chronicle, _) = oath_play::chronicle_facts::read_chronicle(&text, 1).expect("it was accepted");
        let past = &chronicle.games[0];
        for tidy in [&chronicle.name, &past.names[0], &past.date] {
            assert!(!tidy.chars().any(|c| c.is_control() || c == '\u{202e}'), "{tidy:?}");
        }
    }
    let long = signed(&body().replacen("name Emberhold", &format!("name {}", "x".repeat(100_000)), 1));
    assert!(show(&here, &long).await);
    assert!(oath_play::chronicle_facts::read_chronicle(&long, 1).unwrap().0.name.len() < 200);
    // A string for Tabletop Simulator has a name of its own.
    let (string, _) = Chronicle::from_text(&FILE).unwrap().to_tts();
    let string = string.encode().replacen("09Emberhold", "09Ember\u{2}\u{202e}ld", 1);
    let (chronicle, _) = oath_play::chronicle_facts::read_chronicle(&string, 1).expect("a string");
    assert_eq!(chronicle.name, "Ember ld");
    assert!(show(&here, &string).await);
}

/// Numbers at the edges of what there is.
const EDGES: [&str; 24] = [
    "0", "1", "3", "5", "6", "7", "8", "22", "23", "24", "197", "198", "209", "210", "215", "217", "218",
    "238", "242", "243", "250", "255", "256", "65535",
];

/// A file with a few changes of the kind that people make who look for trouble.
fn mutated(dice: &mut Dice) -> String {
    let mut lines: Vec<String> = body().lines().map(str::to_owned).collect();
    for _ in 0..=dice.below(3) {
        // Answers are most of the file, and the rest is what matters here.
        let head: Vec<usize> = (0..lines.len())
            .filter(|i| lines[*i].starts_with(|c: char| c.is_ascii_lowercase() && c != 'c'))
            .collect();
        let at = if dice.below(5) == 0 { dice.below(lines.len()) } else { head[dice.below(head.len())] };
        let other = lines[dice.below(lines.len())].clone();
        let words: Vec<String> = lines[at].split(' ').map(str::to_owned).collect();
        let word = dice.below(words.len());
        match dice.below(7) {
            0 => drop(lines.remove(at)),
            1 => lines.insert(at, lines[at].clone()),
            2 => lines[at] = other,
            3 => lines[at] = words[..word].join(" "),
            4 => lines[at] = [&words[..], &words[word..]].concat().join(" "),
            _ => {
                let mut words = words;
                words[word] = EDGES[dice.below(EDGES.len())].into();
                lines[at] = words.join(" ");
            }
        }
    }
    // A record that is longer or shorter would be found out by its length alone.
    let mut record = None;
    for i in 0..=lines.len() {
        let begins = lines.get(i).is_none_or(|l| l.starts_with("game "));
        if let Some(at) = record.filter(|_| begins) {
            lines[at] = format!("record {}", i - at - 1);
            record = None;
        }
        if lines.get(i).is_some_and(|l| l.starts_with("record ")) {
            record = Some(i);
        }
    }
    signed(&(lines.join("\n") + "\n"))
}

/// How many changed files are tried; `OATH_IMPORTS=5000` for more.
static CASES: LazyLock<u32> =
    LazyLock::new(|| std::env::var("OATH_IMPORTS").ok().and_then(|n| n.parse().ok()).unwrap_or(40));

proptest! {
    #![proptest_config(ProptestConfig { cases: *CASES, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn changed_files_break_nothing(seed in any::<u64>()) {
        let text = mutated(&mut Dice::new(seed));
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async { show(&Here::new("mutated").await, &text).await });
    }

    #[test]
    fn changed_strings_break_nothing(seed in any::<u64>()) {
        let dice = &mut Dice::new(seed);
        let mut text: Vec<char> = Chronicle::from_text(&FILE).unwrap().to_tts().0.encode().chars().collect();
        for _ in 0..=dice.below(4) {
            let at = dice.below(text.len());
            text[at] = ['0', '1', '7', 'A', 'F', '\u{2}', 'x'][dice.below(7)];
        }
        let text: String = text.into_iter().collect();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async { show(&Here::new("string").await, &text).await });
    }
}
