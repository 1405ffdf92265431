//! Whatever somebody knew of a world before a game began, they know nothing hidden of the game: at
//! every way in all that is hidden is dealt anew.
#![allow(clippy::unwrap_used)]

use oath_load::{WebTable, form};
use oath_model::World;
use oath_play::chronicle_facts::read_chronicle;
use oath_play::{Chronicle, Seed, worlds};
use oath_server_testkit::Here;

/// A game's world as it was dealt, with its seed.
async fn dealt(here: &Here, table: &WebTable) -> (World, Seed) {
    let room = here.app.room(&table.game).await.unwrap().expect("it was opened");
    let inner = room.look();
    (inner.session.world().cloned().expect("it began at its beginning"), *inner.session.seed().unwrap())
}

/// What a reader of this world knows about the hidden cards of the game, although they should know
/// nothing: the deal must follow from what is public and from the seed.
fn known_before(source: &World, game: &World, seed: &Seed) -> Option<&'static str> {
    let fresh = worlds::deal(source.clone(), seed);
    if game == &fresh {
        return None;
    }
    Some(match () {
        () if game.world_deck != fresh.world_deck => "the order of the world deck",
        () if game.relic_deck != fresh.relic_deck => "relics",
        () if game.sites != fresh.sites => "facedown sites or relics at sites",
        () => "something else",
    })
}

fn encoded(text: &str) -> String {
    url::form_urlencoded::byte_serialize(text.as_bytes()).collect()
}

/// A chronicle with relics at its sites.
fn chronicle() -> Chronicle {
    let number = (0..).find(|n| worlds::random_world(*n).sites.iter().any(|s| s.relics.len() > 1)).unwrap();
    let world = World { spared: 6, ..worlds::random_world(number) };
    Chronicle { earlier: 3, ..Chronicle::new("The Long Winter", world) }
}

#[tokio::test]
async fn a_pasted_world_is_dealt_anew() {
    let here = Here::new("pasted").await;
    let chronicle = chronicle();
    for text in [chronicle.to_text(), chronicle.to_tts().0.encode()] {
        let source = read_chronicle(&text, 0).unwrap().0.world;
        let table = here.open(&format!("{}&text={}", form(3, "text"), encoded(&text))).await;
        let (world, seed) = dealt(&here, &table).await;
        assert_eq!(known_before(&source, &world, &seed), None);
    }
}

#[tokio::test]
async fn a_kept_file_is_dealt_anew() {
    let here = Here::new("kept").await;
    let chronicle = chronicle();
    let reply = here.form("/chronicles", "", &format!("text={}", encoded(&chronicle.to_text()))).await;
    let id = reply.location().strip_prefix("/chronicles/").unwrap().to_owned();
    let table = here.open(&format!("{}&chronicle={id}", form(3, "chronicle"))).await;
    let (world, seed) = dealt(&here, &table).await;
    assert_eq!(known_before(&chronicle.world, &world, &seed), None);
}

#[tokio::test]
async fn a_numbered_world_is_dealt_anew() {
    let here = Here::new("numbered").await;
    let source = worlds::random_world(7);
    let mut worlds = Vec::new();
    for _ in 0..2 {
        let table = here.open(&format!("{}&seed=7", form(3, "random"))).await;
        let (world, seed) = dealt(&here, &table).await;
        assert_eq!(known_before(&source, &world, &seed), None);
        worlds.push(world);
    }
    assert_ne!(worlds[0], worlds[1], "the same number twice is not the same deal");
}

#[tokio::test]
async fn a_first_world_is_dealt_from_the_seed_alone() {
    let here = Here::new("first").await;
    let table = here.open(&form(2, "first")).await;
    let (world, seed) = dealt(&here, &table).await;
    assert_eq!(known_before(&worlds::first_world(0), &world, &seed), None);
}

#[tokio::test]
async fn worlds_of_new_foundations_are_dealt_anew() {
    let here = Here::new("lineages").await;
    let chronicle = Chronicle { earlier: 3, ..Chronicle::new("The Long Winter", worlds::later_world(5)) };
    let any = "&colour0=any&colour1=any&colour2=any";
    let text = encoded(&chronicle.to_text());
    let mut decks = Vec::new();
    for _ in 0..2 {
        let table = here.open(&format!("{}{any}&text={text}", form(3, "text"))).await;
        let (world, seed) = dealt(&here, &table).await;
        assert_eq!(known_before(&chronicle.world, &world, &seed), None);
        decks.push(world.world_deck);
    }
    assert_ne!(decks[0], decks[1], "the same file twice is not the same deal");
    let mut maps = Vec::new();
    for _ in 0..2 {
        let table = here.open(&format!("{}&edition=foundations", form(2, "first"))).await;
        let (world, seed) = dealt(&here, &table).await;
        assert_eq!(known_before(&world, &world, &seed), None, "all of it follows from the seed");
        maps.push(world.sites);
    }
    assert_ne!(maps[0], maps[1], "every new world has a map of its own");
}

/// The test must be able to fail: worlds that were used as they are, in part or as a whole.
#[test]
fn a_world_used_as_it_is_is_reported() {
    let source = chronicle().world;
    let seed = Seed::of(5);
    assert!(known_before(&source, &source, &seed).is_some());
    let fresh = worlds::deal(source.clone(), &seed);
    let old_relics = World { sites: source.sites.clone(), ..fresh.clone() };
    assert_eq!(known_before(&source, &old_relics, &seed), Some("facedown sites or relics at sites"));
    let old_deck = World { world_deck: source.world_deck.clone(), ..fresh };
    assert_eq!(known_before(&source, &old_deck, &seed), Some("the order of the world deck"));
}
