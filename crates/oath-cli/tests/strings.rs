//! `oath chronicle decode` and `encode` with strings of both games.

use std::path::PathBuf;
use std::process::Command;

const SAMPLE: &str = include_str!("../../oath-play/tests/tts-foundations-sample.txt");

fn oath(args: &[&str]) -> (String, String, bool) {
    let output = Command::new(env!("CARGO_BIN_EXE_oath")).args(args).output().expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("output is text");
    (text(output.stdout), text(output.stderr), output.status.success())
}

fn path(name: &str) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("strings");
    std::fs::create_dir_all(&folder).expect("the folder for tests can be written");
    folder.join(name).display().to_string()
}

#[test]
fn a_string_of_new_foundations_goes_through_json_and_back() {
    let (json, file) = (path("sample.json"), path("sample.chronicle"));
    let decode =
        ["chronicle", "decode", SAMPLE.trim(), "--to", &file, "--oath", "people", "--name", "Emberhold"];
    let (out, error, fine) = oath(&decode);
    assert!(fine, "{error}");
    assert!(out.contains("\"edition\": \"foundations\"") && out.contains("Painted Towers"));
    std::fs::write(&json, out).expect("the file can be written");
    assert_eq!(oath(&["chronicle", "encode", &json]).0, SAMPLE);
    let shown = oath(&["chronicle", "show", &file]).0;
    assert!(shown.starts_with("Emberhold, before game 6"), "{shown}");
    // Out of the file, in again: the world of the file goes on.
    let (string, told, fine) = oath(&["chronicle", "encode", &file]);
    assert!(fine && told.contains("Oathkeeper's goal"), "{told}");
    let before = std::fs::read_to_string(&file).expect("the file");
    assert!(oath(&["chronicle", "decode", string.trim(), "--into", &file]).2);
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), before, "its own string changes nothing");
    assert!(oath(&["chronicle", "play", "--games", "1", "--players", "4", "--check", "--file", &file]).2);
}

#[test]
fn a_string_of_one_game_is_refused_as_one_of_the_other() {
    let file = path("base.chronicle");
    assert!(oath(&["chronicle", "new", &file]).2);
    let base = oath(&["chronicle", "encode", &file]).0;
    let (out, error, fine) = oath(&["chronicle", "decode", base.trim(), "--edition", "foundations"]);
    assert!(!fine && out.is_empty());
    assert_eq!(error.lines().count(), 1);
    assert!(error.contains("This is a string of the base game"), "{error}");
    let (_, error, fine) = oath(&["chronicle", "decode", SAMPLE.trim(), "--edition", "base"]);
    assert!(!fine && error.lines().count() == 1 && error.contains("a string of New Foundations"), "{error}");
    let before = std::fs::read_to_string(&file).expect("the file");
    let (_, error, fine) = oath(&["chronicle", "decode", SAMPLE.trim(), "--into", &file]);
    assert!(!fine && error.contains("the other game"), "{error}");
    assert_eq!(std::fs::read_to_string(&file).expect("the file"), before, "and changes nothing");
}
