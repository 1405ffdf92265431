//! The address of the database, with its password, can come from the environment, where no list of
//! processes shows it.
#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

/// Nobody listens there.
const AWAY: &str = "postgres://me:hunter2@127.0.0.1:1/oath";

fn oath(args: &[&str], url: &str) -> Output {
    let data = std::env::temp_dir().join(format!("oath-environment-{}", std::process::id()));
    std::fs::create_dir_all(&data).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_oath"));
    command.args(args).arg("--data").arg(&data).env("OATH_DATABASE_URL", url);
    if args[0] == "backup" {
        command.arg(data.join("all.backup"));
    }
    let output = command.output().unwrap();
    let _gone = std::fs::remove_dir_all(&data);
    output
}

#[test]
fn the_address_of_the_database_is_read_from_the_environment_and_told_to_nobody() {
    for args in [&["backup"][..], &["serve", "--addr", "127.0.0.1:0"]] {
        let output = oath(args, AWAY);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && told.contains("127.0.0.1:1/oath"), "{args:?}: {told}");
        assert!(!told.contains("hunter2"), "{told}");
    }
    let help = oath(&["serve", "--help"], AWAY);
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    assert!(help.contains("OATH_DATABASE_URL") && !help.contains("hunter2"), "{help}");
}

#[test]
fn what_the_command_says_comes_first() {
    let output = oath(&["backup", "--database-url", "postgres://me:hunter2@127.0.0.1:1/other"], AWAY);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(told.contains("127.0.0.1:1/other"), "{told}");
}
