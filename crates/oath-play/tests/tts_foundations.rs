//! Chronicle strings of New Foundations: a real one means what it means and is written back as it was, a damaged one
//! gets one sentence, and every world comes back as it went.

use oath_model::*;
use oath_play::chronicle::check_world;
use oath_play::chronicle_facts::read_chronicle;
use oath_play::tts::foundations::{TtsLineage, TtsStored, item_number, number};
use oath_play::tts::{self, TtsChronicle, TtsFoundations};
use oath_play::words::{self, Language, Tongue};
use oath_play::{Chronicle, Dice, Seed, Session, worlds};
use proptest::prelude::*;
use std::rc::Rc;

/// Saved by the module after five games.
fn sample() -> &'static str {
    include_str!("tts-foundations-sample.txt").trim()
}

fn numbers(cards: &[Card]) -> Vec<u16> {
    cards.iter().map(|card| number(*card)).collect()
}

/// Sites by their numbers, with what lies there.
fn sites(sites: &[TtsStored]) -> Vec<(u8, Vec<u16>)> {
    let items = |site: &TtsStored| site.cards.iter().map(|card| item_number(*card)).collect();
    sites.iter().map(|site| (site.site.0 - SiteCard::NEW, items(site))).collect()
}

/// What lies there, sorted: the string has no order for it.
fn sorted(mut cards: Vec<Card>) -> Vec<Card> {
    cards.sort_unstable();
    cards
}

/// A world without what no string has: the order of decks that every deal mixes anew, the sides of stored edifices
/// (19.4), places of Visions, and lineages of Exiles that keep nothing.
fn told(world: &World) -> World {
    let mut world = world.clone();
    let beyond = world.beyond.as_mut().expect("a world of New Foundations");
    beyond.edifices = sorted(std::mem::take(&mut beyond.edifices));
    beyond.legacies = sorted(std::mem::take(&mut beyond.legacies));
    let empire = usize::from(beyond.empire);
    for (i, site) in beyond.atlas.iter_mut().enumerate() {
        for card in site.cards.iter_mut().filter(|c| c.is_edifice()) {
            *card = Card(card.0 & !1 | u16::from(i >= empire));
        }
    }
    beyond.lineages.retain(|l| {
        l.role != Role::Exile || [&l.active, &l.dormant, &l.advisers, &l.relics].iter().any(|c| !c.is_empty())
    });
    if world.sites.iter().any(|laid| laid.site != SiteCard::NONE) {
        world.world_deck = sorted(world.world_deck);
    }
    world
}

#[test]
fn the_sample_means_what_it_means() {
    let string = TtsFoundations::decode(sample()).expect("a whole string");
    assert_eq!(
        sites(&string.atlas),
        [
            (22, vec![]),
            (5, vec![]),
            (15, vec![]),
            (9, vec![505]),
            (6, vec![]),
            (10, vec![409]),
            (7, vec![]),
            (8, vec![]),
            (20, vec![]),
            (11, vec![405]),
            (19, vec![418, 433]),
            (16, vec![515]),
            (1, vec![]),
            (0, vec![]),
            (18, vec![424, 411]),
            (2, vec![413]),
            (12, vec![437]),
            (21, vec![]),
            (17, vec![435]),
            (4, vec![432, 440]),
            (3, vec![]),
            (13, vec![422]),
        ]
    );
    assert_eq!(sites(&string.world), [(14, vec![530, 525, 514]), (23, vec![188, 46])]);
    assert_eq!(
        numbers(&string.world_deck),
        [
            254, 5, 162, 164, 74, 76, 144, 81, 205, 181, 101, 202, 220, 212, 165, 63, 83, 107, 257, 25, 21,
            84, 146, 234, 187, 178, 166, 213, 109, 210, 29, 140, 211, 245, 157, 44, 136, 153, 167, 236, 184,
            207, 20, 126, 241, 237, 59, 15, 122, 102, 42, 252, 117, 87, 92
        ]
    );
    assert_eq!(
        numbers(&string.relic_deck),
        [
            21, 6, 30, 28, 20, 4, 42, 31, 23, 7, 46, 44, 1, 45, 16, 2, 12, 14, 27, 17, 25, 19, 38, 15, 36, 3,
            39, 34, 47, 26
        ]
    );
    assert_eq!(
        numbers(&string.dispossessed),
        [
            176, 129, 37, 23, 133, 142, 100, 72, 192, 9, 18, 200, 172, 177, 247, 70, 6, 125, 159, 121, 65,
            82, 54, 215, 115, 24, 78, 49, 7, 51, 173, 194, 86, 38, 208, 222, 226, 195, 134, 183, 204, 89
        ]
    );
    assert_eq!(numbers(&string.reliquary), [41, 43, 8, 29, 10]);
    assert_eq!(string.altered, 8, "the Teeming World");
    let lineage = |i: usize| {
        let lineage: &TtsLineage = &string.lineages[i];
        let legacies: Vec<(u16, bool)> =
            lineage.legacies.iter().map(|legacy| (number(legacy.card), legacy.dormant)).collect();
        (lineage.role, numbers(&lineage.advisers), legacies)
    };
    assert_eq!(lineage(0), (Role::Exile, vec![225], vec![(22, false), (28, false)]));
    assert_eq!(lineage(1), (Role::Citizen, vec![40], vec![(15, false)]));
    assert_eq!(lineage(2), (Role::Chancellor, vec![8], vec![(27, false), (23, true)]));
    assert_eq!(lineage(5), (Role::Exile, vec![], vec![(33, true), (19, false), (2, true)]));
    assert!([3, 4, 6].iter().all(|i| string.lineages[*i] == TtsLineage::NOBODY));
    assert_eq!(string.games(), 5);
}

#[test]
fn the_sample_is_written_as_it_was_and_starts_a_game() {
    let string = TtsFoundations::decode(sample()).expect("a whole string");
    assert_eq!(string.encode(), sample());
    let (chronicle, repairs) = Chronicle::from_foundations(&string, Oath::People, 7).expect("a whole world");
    assert_eq!(repairs, Vec::<String>::new(), "a real string needs no repair");
    assert_eq!((chronicle.next_game(), chronicle.world.oath), (6, Oath::People));
    chronicle.check().expect("a whole world");
    let world = worlds::deal(chronicle.world.clone(), &Seed::of(3));
    let mut session = Session::of_chronicle(world, 4, 3).expect("a lawful setup");
    while let Some(asked) = session.asked().cloned() {
        session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
    }
    let next = session.position().next_world().expect("the Chronicle is written");
    check_world(&next).expect("a whole world");
}

#[test]
fn white_space_does_not_matter() {
    let (head, tail) = sample().split_at(100);
    let wrapped = format!("\u{feff}  {head}\r\n {tail}\n");
    assert_eq!(TtsFoundations::decode(&wrapped), TtsFoundations::decode(sample()));
    assert_eq!(tts::edition_of(&wrapped), Some(Edition::Foundations));
}

#[test]
fn every_card_has_the_number_that_is_printed_on_it() {
    let facts = oath_play::library::foundations::components();
    for component in facts {
        let Some(told) = component.facts.get("number").and_then(toml::Value::as_integer) else { continue };
        let book = oath_cards::foundations::book();
        let Some(entry) = book.cards().find(|entry| entry.name == component.name) else { continue };
        if entry.card.is_vision() || entry.card == Card::SCEPTER {
            continue;
        }
        assert_eq!(i64::from(number(entry.card)), told, "{}", component.name);
    }
}

#[test]
fn worlds_come_back_as_they_went() {
    for seed in 0..60 {
        let first = worlds::foundations_world(seed);
        let later = worlds::later_world(seed);
        for world in [first, later] {
            let (string, left) = TtsFoundations::from_world(&world);
            assert_eq!(left, Vec::<String>::new(), "everything has room");
            let text = string.encode();
            assert_eq!(TtsFoundations::decode(&text).as_ref(), Ok(&string));
            let (again, repairs) = string.to_world(world.oath, seed).expect("a whole world");
            assert_eq!(repairs, Vec::<String>::new());
            assert_eq!(
                told(&again),
                told(&World { oath: world.oath, ..stood(&world, &again) }),
                "seed {seed}"
            );
            let (mut again, _) = TtsFoundations::from_world(&again);
            if world.sites[0].faceup {
                // A world deck with its Visions is mixed when it is laid out.
                assert_eq!(sorted(again.world_deck), sorted(string.world_deck.clone()));
                again.world_deck = string.world_deck;
            }
            assert_eq!(again.encode(), text);
        }
    }
}

/// A whole game by players who answer at random.
fn played(world: &World, players: usize, seed: u64) -> Session {
    let world = worlds::deal(world.clone(), &Seed::of(seed));
    let mut session = Session::of_chronicle(world, players, seed).expect("a lawful setup");
    let mut dice = Dice::new(seed);
    while let Some(asked) = session.asked().cloned() {
        let answer = asked.put(|question| dice.any_answer(question));
        if session.answer(asked.player, answer).is_err() {
            session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
        }
    }
    session
}

#[test]
fn a_chronicle_of_twenty_games_goes_out_after_each_and_comes_back() {
    let mut chronicle = Chronicle::new("Emberhold", worlds::foundations_world(3));
    for seed in 0..20 {
        let players = 2 + seed as usize % 5;
        let session = played(&chronicle.world, players, seed);
        chronicle.add(&session, "2026-11-17", &[]).expect("a written game");
        let (string, told_of) = chronicle.string();
        assert_eq!(told_of.len(), 2, "only what no string holds: {told_of:?}");
        let (mut again, repairs) = read_chronicle(&string, seed).expect("a whole string");
        assert_eq!(repairs, Vec::<String>::new(), "after game {}", seed + 1);
        assert_eq!(again.string().0, string, "after game {}", seed + 1);
        assert_eq!(again.next_game(), chronicle.next_game());
        // The goal is asked for; a stand-in who did not play is the Empire's rival only by guess.
        again.world.oath = chronicle.world.oath;
        assert_eq!(
            told(&again.world),
            told(&stood(&chronicle.world, &again.world)),
            "after game {}",
            seed + 1
        );
        let mut ours = chronicle.clone();
        ours.go_on_in(again).expect("the same game");
        assert_eq!(ours, chronicle, "beside its file nothing is lost");
    }
}

/// The world with the stand-in of another: a random world names none, though a legacy may say so.
fn stood(world: &World, other: &World) -> World {
    let mut world = world.clone();
    let stands = other.beyond.as_ref().and_then(|beyond| beyond.stands);
    world.beyond.as_mut().expect("a world of New Foundations").stands = stands;
    world
}

#[test]
fn what_has_no_room_goes_back_to_its_deck_and_is_told() {
    let mut world = worlds::later_world(2);
    let relics: Vec<Card> = world.relic_deck.drain(..4).collect();
    world.beyond.as_mut().expect("a world of New Foundations").atlas[9].relics.extend(relics);
    let (string, left) = TtsFoundations::from_world(&world);
    assert!(!left.is_empty() && left.iter().all(|told| told.contains("no room")), "{left:?}");
    let (again, repairs) = string.to_world(world.oath, 1).expect("a whole world");
    assert!(repairs.is_empty(), "{repairs:?}");
    check_world(&again).expect("no card is lost");
}

#[test]
fn a_string_of_one_game_is_no_string_of_the_other() {
    let base = Chronicle::new("x", worlds::first_world(1)).string().0;
    let wrong = TtsFoundations::decode(&base).expect_err("a string of the base game");
    assert_eq!(wrong, "This is a string of the base game, not of New Foundations.");
    let wrong = TtsChronicle::decode(sample()).expect_err("a string of New Foundations");
    assert!(wrong.what.contains("a string of New Foundations, not of the base game"), "{wrong}");
    assert!(read_chronicle(&base, 1).is_ok() && read_chronicle(sample(), 1).is_ok());
}

/// A body as a string: the sample of the format with some of its sections changed, wrapped as the module does.
fn wrapped(change: impl Fn(&mut Vec<String>)) -> String {
    const DIGITS: &str =
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-=/~!@$%^&(){};:,.?#>";
    let body = include_str!("tts-foundations-body.txt").trim();
    let mut sections: Vec<String> = body.split('>').map(str::to_owned).collect();
    change(&mut sections);
    let digit = |n: u64| char::from(DIGITS.as_bytes()[n as usize]);
    let (mut seed, mut sum, mut out) = (468_529_063_u64, 0, String::from("02"));
    for (c, at) in sections.join(">").chars().zip(1..) {
        let value = DIGITS.find(c).expect("a digit") as u64;
        seed = seed * 16_807 % 2_147_483_647;
        out.push(digit((value + seed) % 84));
        seed = (seed + value) % 2_147_483_647;
        sum = (sum + value * at) % (82 * 82);
    }
    out.push(digit(sum / 82));
    out.push(digit(sum % 82));
    out
}

#[test]
fn every_kind_of_damage_gets_its_own_sentence() {
    assert_eq!(wrapped(|_| ()), sample(), "the body of the sample");
    let said = |text: &str| TtsFoundations::decode(text).expect_err("damaged");
    let bad = |at: usize, section: &str| said(&wrapped(|sections| sections[at] = section.to_owned()));
    let whole = sample().to_owned();
    let cases = [
        (said("02H"), "too short"),
        (said(&whole.replacen("m#", "m§", 1)), "which no chronicle string"),
        (said(&format!("03{}", &whole[2..])), "Version 3"),
        (said(&whole[..whole.len() - 9]), "checksum"),
        (said(&whole.replacen("lvu", "lvv", 1)), "checksum"),
        (said(&wrapped(|sections| sections.push("0##".into()))), "15 sections"),
        (bad(0, "M#5"), "the Atlas the last site has no end"),
        (bad(0, "M##"), "no such number"),
        (bad(0, "O#"), "number 24, which no site has"),
        (bad(1, "zzzzzzzzzzz#"), "no such number"),
        (bad(1, "4b%#"), "number 300, which no card there has"),
        (bad(2, "123"), "a part of the cards is missing"),
        (bad(2, "0000000"), "a gap"),
        (bad(2, "00000010000001"), "a gap"),
        (bad(2, "00#0001"), "no such number"),
        (bad(3, "000000m"), "number 48, which no card"),
        (bad(5, "~~~~~~~~~"), "Reliquary"),
        (bad(6, "~"), "more is altered"),
        (bad(7, "0#"), "three parts"),
        (bad(8, "7##"), "an Exile's, a Citizen's"),
        (bad(9, "x##"), "an Exile's, a Citizen's"),
        (bad(7, "0#b#"), "number 37, which no card"),
        (bad(7, "01C##"), "number 94, which no card"),
    ];
    for (sentence, part) in cases {
        assert!(sentence.contains(part), "{sentence:?} does not tell of {part:?}");
        assert!(sentence.ends_with('.') && !sentence.contains("string-"), "{sentence}");
    }
}

#[test]
fn damage_is_told_in_german_too() {
    let tongue = Rc::new(Tongue { language: Language::German, ..Tongue::default() });
    let said = words::speak(&tongue, || TtsFoundations::decode(&sample()[..40]).expect_err("cut"));
    assert!(said.starts_with("Die Prüfsumme passt nicht"), "{said}");
}

#[test]
fn what_contradicts_itself_is_repaired_and_told() {
    let mut string = TtsFoundations::decode(sample()).expect("a whole string");
    let (dunes, twice) = (string.atlas[1].clone(), string.world_deck[0]);
    string.dispossessed.push(twice);
    string.relic_deck.remove(0);
    string.atlas.push(dunes);
    string.atlas.retain(|site| site.site.0 != SiteCard::NEW + 22);
    string.lineages[0].role = Role::Chancellor;
    let full = string.atlas.iter_mut().find(|site| site.site.0 == SiteCard::NEW + 16).expect("Rocky Coast");
    full.cards.push(string.world_deck.remove(3));
    let (world, repairs) = string.to_world(Oath::Supremacy, 1).expect("a whole world");
    let told = repairs.join(" ");
    for part in ["is there twice", "Missing relics", "Missing sites", "Chancellor already", "no place at"] {
        assert!(told.contains(part), "{part} is missing in {told}");
    }
    check_world(&world).expect("a whole world");
    assert!(Session::new(worlds::deal(world, &Seed::of(1)), 6, 1).is_ok());
}

#[test]
fn a_world_without_enough_cards_is_refused_in_one_sentence() {
    let empty = wrapped(|sections| sections.clear());
    let string = TtsFoundations::decode(&empty).expect("nothing is wrong with its form");
    let why = string.to_world(Oath::Supremacy, 1).expect_err("no game can be played there");
    assert!(!why.is_empty() && read_chronicle(&empty, 1).is_err());
}

#[test]
fn a_chronicle_goes_on_in_a_world_that_was_played_elsewhere() {
    let mut chronicle = Chronicle::new("Emberhold", worlds::later_world(4));
    let before = chronicle.clone();
    let (own, _) = read_chronicle(&chronicle.string().0, 1).expect("its own string");
    let goal = chronicle.world.oath;
    chronicle
        .go_on_in(Chronicle { world: World { oath: goal, ..own.world }, ..before.clone() })
        .expect("it fits");
    assert_eq!(chronicle, before, "its own string changes nothing");
    let (other, _) = read_chronicle(sample(), 1).expect("the sample");
    chronicle.go_on_in(other.clone()).expect("the same game");
    assert_eq!((chronicle.name.as_str(), &chronicle.world), ("Emberhold", &other.world));
    assert!(chronicle.go_on_in(Chronicle::new("x", worlds::first_world(1))).is_err(), "of the other game");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,120}") {
        let _ = tts::edition_of(&text);
        if let Ok(string) = TtsFoundations::decode(&text) {
            let _ = string.to_world(Oath::Supremacy, 1);
        }
    }

    /// Digits of the format with a version in front, so that more of the reader is met.
    #[test]
    fn any_digits_are_read_or_refused(text in "02[0-9A-Za-z+=/~!@$%^&(){};:,.?#>-]{0,60}") {
        let _ = read_chronicle(&text, 1);
    }

    /// A body with a checksum that fits, but with anything in one of its sections. What is read is written back the
    /// same, and makes a whole world or is refused.
    #[test]
    fn any_section_is_read_or_refused(at in 0..14_usize, section in "[0-9A-Za-z~?#]{0,16}") {
        let text = wrapped(|sections| sections[at].clone_from(&section));
        if let Ok(string) = TtsFoundations::decode(&text) {
            prop_assert_eq!(TtsFoundations::decode(&string.encode()), Ok(string.clone()));
            if let Ok((world, _)) = string.to_world(Oath::Supremacy, 1) {
                prop_assert_eq!(check_world(&world), Ok(()));
            }
        }
    }

    /// One changed character: the checksum notices it, but for one time in thousands.
    #[test]
    fn one_changed_character_is_refused_or_read(seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut bytes = sample().as_bytes().to_vec();
        let at = dice.below(bytes.len());
        bytes[at] = 33 + dice.below(94) as u8;
        let text = String::from_utf8(bytes).expect("plain text");
        let _ = read_chronicle(&text, 1);
    }
}
