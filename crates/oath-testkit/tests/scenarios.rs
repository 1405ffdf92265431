//! Every scenario of `scenarios/` is a test of its own.

use libtest_mimic::{Arguments, Failed, Trial};
use oath_script::scenario;
use oath_testkit::places;

fn main() {
    let args = Arguments::from_args();
    let root = places::root();
    let mut trials = Vec::new();
    for file in places::files(&root).expect("the folder scenarios can be read") {
        let name = file.strip_prefix(&root).unwrap_or(&file).display().to_string();
        let text = std::fs::read_to_string(&file).expect("a scenario file can be read");
        match scenario::parse(&file, &text) {
            Ok(all) => {
                for scenario in all {
                    let label = format!("{name}: {}", scenario.title);
                    trials.push(Trial::test(label, move || {
                        match (scenario.run(), &scenario.known_failure) {
                            (Ok(_), None) | (Err(_), Some(_)) => Ok(()),
                            (Err(trouble), None) => Err(Failed::from(trouble.to_string())),
                            (Ok(_), Some(_)) => {
                                Err(Failed::from("a known failure holds now: remove that line"))
                            }
                        }
                    }));
                }
            }
            Err(trouble) => {
                let message = trouble.to_string();
                trials.push(Trial::test(name, move || Err(Failed::from(message))));
            }
        }
    }
    libtest_mimic::run(&args, trials).exit();
}
