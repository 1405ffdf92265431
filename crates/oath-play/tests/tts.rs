//! Chronicle strings: every sample decodes to its listed content and is written back as it was.

use oath_play::tts::TtsChronicle;
use oath_play::{Dice, Session};
use serde_json::Value;

fn samples() -> Vec<Value> {
    let text = include_str!("tts-samples.json");
    serde_json::from_str::<Value>(text).expect("samples").as_array().expect("a list").clone()
}

fn bytes(value: &Value) -> Vec<u8> {
    value.as_array().expect("a list").iter().map(|v| v.as_u64().expect("a number") as u8).collect()
}

#[test]
fn samples_decode_to_their_content_and_encode_identically() {
    for sample in samples() {
        let key = sample["key"].as_str().expect("a key");
        let string = sample["string"].as_str().expect("a string");
        let (chronicle, _) = TtsChronicle::decode(string).unwrap_or_else(|e| panic!("{key}: {e}"));
        let raw = &sample["raw"];
        assert_eq!(chronicle.version.to_vec(), bytes(&raw["version"]), "{key}");
        assert_eq!(u64::from(chronicle.game), raw["game_count"].as_u64().expect("a number"), "{key}");
        assert_eq!(chronicle.name, raw["name"].as_str().expect("a name"), "{key}");
        assert_eq!(u64::from(chronicle.status), raw["status_byte"].as_u64().expect("a number"), "{key}");
        assert_eq!(
            u64::from(chronicle.citizens),
            raw["citizenship_byte"].as_u64().expect("a number"),
            "{key}"
        );
        assert_eq!(u64::from(chronicle.oath), raw["oath"].as_u64().expect("a number"), "{key}");
        assert_eq!(chronicle.suits.to_vec(), bytes(&raw["suit_order"]), "{key}");
        for (site, listed) in chronicle.sites.iter().zip(raw["sites"].as_array().expect("sites")) {
            assert_eq!(u64::from(site.code), listed["code"].as_u64().expect("a number"), "{key}");
            assert_eq!(site.cards.to_vec(), bytes(&listed["cards"]), "{key}");
        }
        assert_eq!(chronicle.world_deck, bytes(&raw["world"]), "{key}");
        assert_eq!(chronicle.dispossessed, bytes(&raw["dispossessed"]), "{key}");
        assert_eq!(chronicle.relics, bytes(&raw["relics"]), "{key}");
        assert_eq!(chronicle.encode(), string, "{key}");
    }
}

#[test]
fn every_sample_makes_a_playable_world() {
    for sample in samples() {
        let (chronicle, _) =
            TtsChronicle::decode(sample["string"].as_str().expect("a string")).expect("it decodes");
        let (world, _) = chronicle.to_world(1);
        let session = Session::new(world, 4, 1);
        assert!(session.is_ok(), "{}: {:?}", sample["key"], session.err());
    }
}

#[test]
fn chat_windows_and_lower_case_do_no_harm() {
    let string = samples()[4]["string"].as_str().expect("a string").to_owned();
    let (expected, _) = TtsChronicle::decode(&string).expect("it decodes");
    let (head, tail) = string.split_at(60);
    let wrapped = format!("  {head}\r\n{tail}\n");
    assert_eq!(TtsChronicle::decode(&wrapped).expect("wrapped").0, expected);
    let n = 12 + 16;
    let lower = format!(
        "{}{}",
        &string[..n],
        string[n..].replace("UNKNOWN", "@@").to_lowercase().replace("@@", "UNKNOWN")
    );
    assert_eq!(TtsChronicle::decode(&lower).expect("lower case").0, expected);
}

#[test]
fn names_of_any_kind_survive() {
    let (mut chronicle, _) =
        TtsChronicle::decode(samples()[4]["string"].as_str().expect("a string")).expect("it decodes");
    for name in ["Ünïcödé", "空の王座", "🏰👑", "a", "00FF"] {
        chronicle.name = name.into();
        assert_eq!(TtsChronicle::decode(&chronicle.encode()).expect(name).0, chronicle);
    }
}

#[test]
fn broken_strings_get_a_place_and_a_sentence() {
    let string = samples()[4]["string"].as_str().expect("a string").to_owned();
    let cut = TtsChronicle::decode(&string[..100]).expect_err("cut");
    assert!(cut.what.contains("ends inside"), "{cut}");
    let version = TtsChronicle::decode(&format!("090909{}", &string[6..])).expect_err("version");
    assert!(version.what.contains("9.9.9"), "{version}");
    let site = TtsChronicle::decode(&string.replacen("0CFFFFDF", "2FFFFFDF", 1)).expect_err("site");
    assert!(site.what.contains("no site"), "{site}");
    assert!(TtsChronicle::decode("").is_err());
    assert!(TtsChronicle::decode("030301").is_err());
    let mut dice = Dice::new(3);
    for _ in 0..5000 {
        let mut bytes = string.clone().into_bytes();
        let at = dice.below(bytes.len());
        bytes[at] = 32 + dice.below(95) as u8;
        let text = String::from_utf8(bytes).expect("plain text");
        if let Ok((chronicle, _)) = TtsChronicle::decode(&text) {
            let (world, _) = chronicle.to_world(1);
            let _ = Session::new(world, 4, 1);
        }
    }
}
