//! Golden records: games that were played once replay to the same result for ever.

use oath_play::record::{Check, Record};

#[test]
fn golden_records_replay_with_all_their_hashes() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the folder records") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a record");
        let record = Record::from_text(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let session =
            record.replay(None, Check::Hashes).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert!(session.is_over(), "{} is not finished", path.display());
        count += 1;
    }
    assert!(count > 0, "there are no golden records");
}
