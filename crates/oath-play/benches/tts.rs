//! How many chronicle strings can be read and written in a second.

use divan::Bencher;
use oath_play::tts::TtsChronicle;

const SAMPLE: &str = "030301000210Empire and Exile0002010123450CFFFFDF22FFFFFF12FFFFFF2EFFFFFF25FFFFFF05FFFFFF21FFFFFF1EFFFFFF3B3F67266B0488D6A316D5B9A87CD2A0867A9C1966D3337649B268D45401AFB0C04092610DB6937F413996943647B157B7659013A6956C519E89557306C39A64503B3213E0E2E7DBDDDCDEE6E1E9E3EDDAE8E4ECEBE5EA000407UNKNOWN";

fn main() {
    divan::main();
}

/// Decode and encode one string.
#[divan::bench]
fn decode_and_encode(bencher: Bencher) {
    bencher.counter(divan::counter::ItemsCount::new(1usize)).bench(|| {
        let (chronicle, _) = TtsChronicle::decode(divan::black_box(SAMPLE)).expect("a sample");
        chronicle.encode()
    });
}
