//! `oath sim` gives the same results whatever the number of threads, and `oath analyze` reads its records.

use std::path::PathBuf;
use std::process::Command;

fn oath(args: &[&str]) -> (String, String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_oath")).args(args).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (text(output.stdout), text(output.stderr), output.status.success())
}

/// The report without what depends on the clock.
fn timeless(report: &str) -> Vec<&str> {
    report.lines().filter(|line| !line.contains("second")).collect()
}

#[test]
fn threads_change_no_result() {
    let run = |threads| {
        let bots = "greedy,random,novice,search:4";
        oath(&["sim", "--games", "16", "--bots", bots, "--threads", threads, "--json"]).0
    };
    let (one, two) = (run("1"), run("2"));
    assert!(one.contains("\"finished\": 16") && one.contains("\"ratings\""));
    assert_eq!(timeless(&one), timeless(&two));
}

#[test]
fn a_simulated_game_is_reported_recorded_and_analyzed() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("sim");
    let path = |name: &str| folder.join(name).display().to_string();
    let (records, report, csv) = (path("records"), path("report.html"), path("games.csv"));
    let folder = folder.display().to_string();
    let args = [
        "sim",
        "--games",
        "4",
        "--bots",
        "greedy",
        "--records",
        &records,
        "--report",
        &report,
        "--csv",
        &csv,
    ];
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    assert!(oath(&args).2);
    let page = std::fs::read_to_string(&report).expect("the report was written");
    assert!(page.contains("<svg") && !page.contains("http"), "the page stands alone");
    assert_eq!(std::fs::read_to_string(&csv).expect("the table was written").lines().count(), 5);
    let record = format!("{records}/game-1.record");
    assert!(oath(&["replay", "--check", &record]).2);
    let (analysis, _, fine) = oath(&["analyze", &record, "--guesses", "4", "--json"]);
    assert!(fine && analysis.contains("turning_points"));
}

#[test]
fn an_analysis_tells_at_most_three_mistakes_of_each_player_and_always_the_same() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mistakes").display().to_string();
    assert!(oath(&["sim", "--games", "1", "--players", "3", "--bots", "random", "--records", &folder]).2);
    let record = format!("{folder}/game-1.record");
    let run = || oath(&["analyze", &record, "--guesses", "2", "--playouts", "8", "--json"]).0;
    let told = run();
    assert_eq!(run(), told);
    let told: serde_json::Value = serde_json::from_str(&told).expect("one object");
    let mistakes = told["mistakes"].as_array().expect("a list");
    assert!(!mistakes.is_empty(), "random players make mistakes");
    for seat in 0..3 {
        assert!(mistakes.iter().filter(|m| m["seat"] == seat).count() <= 3);
    }
    let lost = |m: &serde_json::Value| m["best"].as_f64().zip(m["chance"].as_f64()).map(|(b, c)| b - c);
    assert!(mistakes.iter().all(|m| lost(m).is_some_and(|lost| lost > 0.03)));
    let (told, _, fine) = oath(&["analyze", &record, "--guesses", "2", "--playouts", "0", "--json"]);
    assert!(fine && told.contains("\"mistakes\": []"));
}

#[test]
fn unknown_bots_are_refused_in_one_sentence() {
    let (_, error, fine) = oath(&["sim", "--games", "1", "--bots", "clever"]);
    assert!(
        !fine && error.starts_with("oath: there is no bot 'clever'") && error.lines().count() == 1,
        "{error}"
    );
}

#[test]
fn bots_of_any_kind_play_a_chronicle_of_either_game() {
    for edition in ["base", "foundations"] {
        let args = ["chronicle", "play", "--edition", edition, "--games", "2", "--players", "3"];
        let run = || oath(&[&args[..], &["--bots", "greedy,random", "--check", "--json"]].concat());
        let (out, error, fine) = run();
        assert!(fine && out.contains("\"games\": 2"), "{edition}: {error}{out}");
        assert_eq!(run().0, out, "the same seed, the same games");
    }
    let (out, error, fine) = oath(&["chronicle", "play", "--games", "1", "--bots", "nobody"]);
    assert!(!fine && out.is_empty() && error.lines().count() == 1, "{error}");
}

#[test]
fn a_ladder_rates_the_stronger_higher_whatever_the_threads() {
    let page = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("ladder.md").display().to_string();
    let run = |threads| {
        let args = ["ladder", "--bots", "random,greedy", "--games", "16", "--threads", threads];
        oath(&[&args[..], &["--json", "--page", &page]].concat())
    };
    let (one, error, fine) = run("1");
    assert!(fine, "{error}");
    assert_eq!(run("2").0, one);
    let ladder: serde_json::Value = serde_json::from_str(&one).expect("one object");
    assert_eq!(ladder["ratings"][0]["bot"], "greedy");
    assert_eq!(ladder["games"], 32);
    let page = std::fs::read_to_string(page).expect("the page");
    assert!(page.contains("| `greedy` |") && page.contains("# The ladder of the base game"));
    for wrong in
        [&["--bots", "greedy"][..], &["--bots", "greedy,greedy"], &["--players", "7"], &["--games", "0"]]
    {
        let (out, error, fine) = oath(&[&["ladder"][..], wrong].concat());
        assert!(!fine && out.is_empty() && error.lines().count() == 1, "{error}");
    }
}
