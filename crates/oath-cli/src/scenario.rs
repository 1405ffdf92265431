//! `oath scenario`.

use crate::{Outcome, say};
use oath_script::scenario::{self, Scenario};
use oath_testkit::places;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Scenario files or folders
    #[arg(required = true)]
    paths: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Outcome {
    let (mut passed, mut failed) = (0, 0);
    for path in &args.paths {
        let files = places::files(path).map_err(|e| format!("{} cannot be read: {e}", path.display()))?;
        for file in files {
            let text = std::fs::read_to_string(&file)
                .map_err(|e| format!("{} cannot be read: {e}", file.display()))?;
            match scenario::parse(&file, &text) {
                Ok(all) => {
                    for scenario in all {
                        match outcome(&scenario) {
                            Ok(()) => {
                                passed += 1;
                                say!("ok    {}: {}", file.display(), scenario.title);
                            }
                            Err(why) => {
                                failed += 1;
                                say!("FAIL  {}: {}\n      {why}", file.display(), scenario.title);
                            }
                        }
                    }
                }
                Err(trouble) => {
                    failed += 1;
                    say!("FAIL  {}: {trouble}", file.display());
                }
            }
        }
    }
    say!("{passed} passed, {failed} failed");
    Ok(failed == 0)
}

fn outcome(scenario: &Scenario) -> Result<(), String> {
    let result = std::panic::catch_unwind(|| scenario.run());
    match (result, &scenario.known_failure) {
        (Ok(Ok(_)), None) | (Ok(Err(_)), Some(_)) => Ok(()),
        (Ok(Ok(_)), Some(_)) => Err("a known failure holds now: remove that line".into()),
        (Ok(Err(trouble)), None) => Err(trouble.to_string()),
        (Err(_), _) => Err("the engine broke (see above)".into()),
    }
}
