//! How a position begins: the lines of `given:`.

use crate::facts::{self, Fact};
use crate::later::{self, deal_site, later_world};
use crate::line::{Line, LineError};
use crate::names::{named_card, named_player, seats};
use oath_model::*;
use oath_play::session::Keep;
use oath_play::{Session, words, worlds};

/// A game of this edition that begins as these lines say; its dice are rolled by hand. What is wrong with all of them
/// together is told at line `at`.
///
/// # Errors
/// The first line that is not understood, or cannot be.
pub fn set_up(edition: Edition, given: &[Line], at: usize) -> Result<Session, LineError> {
    let begin = given.iter().find(|l| l.text.starts_with("start "));
    match begin {
        Some(begin) => start_world(edition, given, begin),
        None => start_position(edition, given, at),
    }
}

fn start_position(edition: Edition, given: &[Line], at: usize) -> Result<Session, LineError> {
    let players = match given.iter().find(|l| l.text.starts_with("players ")) {
        Some(line) => {
            let n: Option<u8> = line.text["players ".len()..].trim().parse().ok();
            n.filter(|n| (2..=6).contains(n)).ok_or_else(|| line.trouble("a game has 2 to 6 players"))?
        }
        None => 3,
    };
    let mut position = facts::plain_position(edition, players);
    for line in given.iter().filter(|l| !l.text.starts_with("players ")) {
        let fact = Fact::parse(edition, &line.text).map_err(|what| line.trouble(what))?;
        facts::set(&mut position, &fact).map_err(|what| line.trouble(what))?;
    }
    facts::finish(&mut position).map_err(|what| LineError { line: at, column: 1, what })?;
    Ok(Session::at(position, None))
}

/// `start first game 4 seed 1`, then changes of the world.
fn start_world(edition: Edition, given: &[Line], begin: &Line) -> Result<Session, LineError> {
    let words: Vec<&str> = begin.text.split_whitespace().collect();
    let wrong =
        || begin.trouble("say 'start first game PLAYERS seed N' or 'start random game PLAYERS seed N'");
    let ["start", kind, "game", players, "seed", seed] = words[..] else {
        return Err(wrong());
    };
    let (players, seed) = (players.parse().map_err(|_| wrong())?, seed.parse().map_err(|_| wrong())?);
    let mut world = match (edition, kind) {
        (Edition::Base, "first") => worlds::first_world(seed),
        (Edition::Base, "random") => worlds::random_world(seed),
        (Edition::Foundations, "first") => worlds::foundations_world(seed),
        (Edition::Foundations, "later") => later_world(seed),
        _ => return Err(wrong()),
    };
    for line in given.iter().filter(|l| l.number != begin.number) {
        change_world(edition, &mut world, &line.text).map_err(|what| line.trouble(what))?;
    }
    Session::scripted(world, players, Keep::Nothing).map_err(|r| begin.trouble(words::refusal(&r)))
}

/// Lines that change a world before setup.
fn change_world(edition: Edition, world: &mut World, line: &str) -> Result<(), String> {
    if let Some(rest) = line.strip_prefix("citizens ") {
        for name in rest.split(',') {
            let at = named_player(edition, name.trim())
                .filter(|p| p.0 > 0)
                .ok_or("an Exile's colour was expected")?;
            world.citizens.push(seats(edition)[at.index()]);
        }
        return Ok(());
    }
    if let Some(powers) = line.strip_prefix("prince ") {
        let powers = PrincePowers::named(powers.trim());
        world.prince = Some(powers.ok_or("the Prince's powers are limited or expanded")?);
        return Ok(());
    }
    if let Some(rest) = line.strip_prefix("bottom of world deck ") {
        for name in rest.split(',').rev() {
            let card = named_card(edition, name.trim())?;
            if world.beyond.is_some() {
                later::take(world, card);
            }
            for site in &mut world.sites {
                site.cards.retain(|c| *c != card);
            }
            world.world_deck.retain(|c| *c != card);
            world.world_deck.push(card);
        }
        return Ok(());
    }
    match Fact::parse(edition, line)? {
        Fact::Oath(oath) => world.oath = oath,
        Fact::SiteAt(slot, card, true) if world.beyond.is_some() => deal_site(world, usize::from(slot), card),
        Fact::SiteAt(slot, card, faceup) => {
            let slot = usize::from(slot);
            if let Some(other) = world.sites.iter().position(|s| s.site == card) {
                world.sites[other].site = world.sites[slot].site;
            }
            let relics = std::mem::take(&mut world.sites[slot].relics);
            world.relic_deck.extend(relics);
            let cards = std::mem::take(&mut world.sites[slot].cards);
            world.world_deck.extend(cards);
            world.sites[slot] = WorldSite { site: card, faceup, cards: Vec::new(), relics: Vec::new() };
        }
        Fact::CardAt(site, card) if world.beyond.is_none() => {
            let slot = match site {
                facts::SiteName::Slot(slot) => usize::from(slot),
                facts::SiteName::Card(card) => {
                    world.sites.iter().position(|s| s.site == card).ok_or("that site is not on the map")?
                }
            };
            world.world_deck.retain(|c| *c != card);
            world.sites[slot].cards.push(card);
        }
        fact if world.beyond.is_some() => return later::change(world, &fact),
        _ => {
            return Err(
                "of a world one can say 'oath', 'citizens', 'slot N is SITE', 'SITE card CARD'".into()
            );
        }
    }
    Ok(())
}
