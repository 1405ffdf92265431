//! The Throne (17.2): the winner's Citizens, sites, edifice, Reliquary, points and oath.

use super::winner;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::Terrain;
use crate::table::query::{Position, oath_of_vision};
use crate::table::state::Step;
use arrayvec::ArrayVec;
use oath_model::*;

/// Relics in the Reliquary (14.6).
const RELIQUARY: usize = 5;
/// Points for winning (18.1).
const POINTS: u8 = 3;
/// What a point for another player costs (18.2).
const GIFT: u8 = 2;

/// 17.2.
pub(crate) fn sit(game: &mut Game) -> Flow {
    let (player, victory) = winner(game);
    offer_citizenship(game, player)?;
    shape_empire(game, player)?;
    build_edifice(game, player)?;
    stock_reliquary(game, player)?;
    scatter_relics(game, player)?;
    score(game, player)?;
    swear(game, player, victory)?;
    game.state_mut().step = Step::World;
    Ok(())
}

/// 17.2a: who accepts becomes a Citizen, wakes all legacies, and brings the sites they ruled.
fn offer_citizenship(game: &mut Game, player: Player) -> Flow {
    let guests = game.others(player).filter(|p| game.is_exile(*p)).collect();
    let mut gone = ArrayVec::new();
    for guest in game.choose_guests(player, guests)? {
        if !game.confirm(guest, Ask::BecomeCitizen(player))? {
            continue;
        }
        game.welcome(guest);
        if let Some(vision) = game.state[guest].revealed {
            game.put_card(vision, Place::Box);
        }
        let row = game.state[guest].legacies;
        for legacy in row.iter().copied() {
            if !game.is_faceup(legacy) {
                game.wake_legacy(guest, legacy);
            }
        }
        game.keep_three(guest, &mut gone)?;
    }
    game.shuffle_legacies_in(&gone)
}

/// 17.2b: the winner may give up sites, but one; then every denizen that the winner does not rule is discarded, but
/// neither intact edifices nor cards at Enduring sites.
fn shape_empire(game: &mut Game, player: Player) -> Flow {
    let ruled = game.state.chronicle.ruled;
    if ruled.is_empty() {
        let here = game.site_of_pawn(player);
        game.state_mut().chronicle.ruled = SiteSet::just(here);
    } else if ruled.len() > 1 {
        let sites: Offered<Site> = ruled.collect();
        let most = sites.len() as u8 - 1;
        let given = game.choose_some(player, Ask::GiveUpSites, &sites, (0, most), &[], |_, _| Ok(()))?;
        for site in given {
            game.state_mut().chronicle.ruled.remove(site);
        }
    }
    let ruled = game.state.chronicle.ruled;
    for site in game.faceup_sites().filter(|site| !ruled.contains(*site)).collect::<SiteSet>() {
        if game.book.site(game.state[site].card).is(Terrain::Enduring) {
            continue;
        }
        let cards = game.state[site].cards;
        for card in cards.iter().copied().filter(|card| card.is_denizen() || card.is_ruin()) {
            game.discard(player, card);
        }
    }
    Ok(())
}

/// The top edifice of a suit's deck.
fn top_edifice(position: &Position, suit: Suit) -> Option<Card> {
    position.state.frontier.edifices.iter().rev().copied().find(|c| position.book.suit(*c) == Some(suit))
}

/// 17.2c: a card at a ruled site may be buried for the edifice on top of its suit's deck.
fn build_edifice(game: &mut Game, player: Player) -> Flow {
    let cards = game.state.chronicle.ruled.flat_map(|site| game.cards_at(site).iter().copied());
    let suit = |card: Card| game.book.suit(card);
    let open = |card: &Card| suit(*card).is_some_and(|suit| top_edifice(game, suit).is_some());
    let options: Offered<Card> = cards.filter(open).collect();
    let Some(buried) = game.choose_or_pass(player, Ask::Build, options)? else { return Ok(()) };
    let site = game.site_of(buried).expect("it lies at a site");
    let edifice = game.book.suit(buried).and_then(|suit| top_edifice(game, suit)).expect("it was offered");
    game.bury_card(player, buried);
    game.put_card(edifice, Place::Site(site));
    game.state_mut().chronicle.built = Some(edifice);
    game.tell(Event::Built(edifice, site));
    Ok(())
}

/// 17.2d: the winner's relics go to the Reliquary, of which five stay.
fn stock_reliquary(game: &mut Game, player: Player) -> Flow {
    for relic in game.state[player].relics.filter(|relic| *relic != Card::SCEPTER) {
        game.return_tokens(relic, player);
        game.put_card(relic, Place::ReliquaryPile);
        game.known_only_to(relic, PlayerSet::EMPTY);
    }
    let pile = game.state.frontier.reliquary;
    for relic in pile.iter() {
        game.peek(player, *relic);
    }
    if pile.len() <= RELIQUARY {
        return Ok(());
    }
    let all: Offered<CardHandle> = game.reliquary_pile().collect();
    let five = (RELIQUARY as u8, RELIQUARY as u8);
    let kept = game.choose_some(player, Ask::StockReliquary, &all, five, &all[..RELIQUARY], |_, _| Ok(()))?;
    for relic in all.iter().filter(|relic| !kept.contains(relic)) {
        game.put_card(relic.card, Place::Aside);
        game.known_only_to(relic.card, PlayerSet::just(player));
    }
    Ok(())
}

/// 17.2e: all set-aside relics and those of the others go to empty slots, Hinterward; the rest is the relic deck.
fn scatter_relics(game: &mut Game, player: Player) -> Flow {
    for other in game.others(player) {
        for relic in game.state[other].relics {
            game.return_tokens(relic, other);
            game.put_card(relic, Place::Aside);
        }
    }
    let aside = game.state.frontier.aside;
    for relic in aside.iter() {
        game.known_only_to(*relic, PlayerSet::EMPTY);
    }
    for site in game.faceup_sites().collect::<SiteSet>() {
        let slots = usize::from(game.book.site(game.state[site].card).relics);
        while game.state[site].relics.len() < slots && !game.state.frontier.aside.is_empty() {
            let pick = game.random(Ask::RandomCard, game.state.frontier.aside.len() as u8)?;
            let relic = game.state.frontier.aside[usize::from(pick)];
            game.put_card(relic, Place::RelicAt(site));
        }
    }
    let rest = game.state.frontier.aside;
    rest.iter().for_each(|relic| game.put_card(*relic, Place::RelicDeck));
    Ok(())
}

/// 18.1, 18.2: three points, one more for each card of an active legacy's suit at ruled sites; gifts cost two each.
fn score(game: &mut Game, player: Player) -> Flow {
    let ruled = game.state.chronicle.ruled;
    let cards: Offered<Card> = ruled.flat_map(|site| game.cards_at(site).iter().copied()).collect();
    let of_suit = |suit: Option<Suit>| {
        cards.iter().filter(|card| suit.is_some() && game.book.suit(**card) == suit).count() as u8
    };
    let legacies = game.active_legacies(player);
    let points = POINTS + legacies.iter().map(|legacy| of_suit(game.book.suit(*legacy))).sum::<u8>();
    game.state_mut().frontier.points[player] = points;
    game.tell(Event::Points(player, points));
    while game.state.frontier.points[player] >= GIFT {
        let others = game.others(player);
        let Some(other) = game.choose_or_pass(player, Ask::GivePoints, others)? else { break };
        let points = &mut game.state_mut().frontier.points;
        points[player] -= GIFT;
        points[other] += 1;
        game.tell(Event::Points(other, 1));
    }
    Ok(())
}

/// 17.2g: after a Vision the goal is that Vision's; else any but the current one.
fn swear(game: &mut Game, player: Player, victory: Victory) -> Flow {
    let forced = match victory {
        Victory::Visionary(vision) => oath_of_vision(vision),
        _ => None,
    };
    let old = game.state.oath;
    let oath = match forced {
        Some(oath) => oath,
        None => game.choose(player, Ask::Vow, Oath::ALL.into_iter().filter(|oath| *oath != old))?,
    };
    game.state_mut().chronicle.oath = Some(oath);
    game.tell(Event::Vowed(player, oath));
    Ok(())
}
