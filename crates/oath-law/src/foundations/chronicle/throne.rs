//! The Throne (17.2): the winner's Citizens, sites, edifice, Reliquary, points and oath.

use super::{hours, winner};
use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Hour, Kind, Terrain};
use crate::table::query::{Position, oath_of_vision};
use crate::table::state::Step;
use arrayvec::ArrayVec;
use oath_model::*;

/// Relics in the Reliquary (14.6).
const RELIQUARY: usize = 5;
/// Edifices of each suit that are offered (C2).
const OFFERED: usize = 1;
/// Points for winning (18.1).
const POINTS: u8 = 3;
/// What a point for another player costs (18.2).
const GIFT: u8 = 2;

/// 17.2a, b: Citizens and sites. Then the edifices are offered: a step ends with it, so that no question about them
/// tells a secret.
pub(crate) fn sit(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    hours::strike(game, Hour::Throne)?;
    offer_citizenship(game, player)?;
    let shaper = game.stand_in().unwrap_or(player);
    shape_empire(game, shaper)?;
    for edifice in top_edifices(game) {
        game.reveal(edifice);
    }
    game.state_mut().step = Step::Building;
    Ok(())
}

/// 17.2c to g.
pub(crate) fn build(game: &mut Game) -> Flow {
    let (player, victory) = winner(game);
    let shaper = game.stand_in().unwrap_or(player);
    build_edifice(game, shaper)?;
    hours::strike(game, Hour::Built)?;
    hours::strike(game, Hour::Relics)?;
    stock_reliquary(game, player)?;
    scatter_relics(game, player)?;
    if shaper != player {
        let points = game.score_legacies(shaper, game.realm(shaper));
        game.gain_points(shaper, points);
    }
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
            game.tell(Event::OfferAnswered(guest, false));
            continue;
        }
        game.welcome(guest);
        while let Some(vision) = game.state[guest].revealed {
            game.put_card(vision, Place::Box);
        }
        let row = game.state[guest].legacies;
        for legacy in row.iter().copied() {
            if !game.is_faceup(legacy) {
                game.wake_legacy(guest, legacy);
            }
        }
        game.shed_legacies();
        game.keep_three(guest, &mut gone)?;
    }
    game.shuffle_legacies_in(&gone)?;
    game.return_legacies()
}

/// 17.2b: the winner, or who stands in, may give up sites, but one; then every denizen elsewhere is discarded, but
/// neither intact edifices nor cards at Enduring sites, nor what a power protects.
fn shape_empire(game: &mut Game, player: Player) -> Flow {
    let realm = game.realm(player);
    if realm.is_empty() {
        let here = game.site_of_pawn(player);
        game.set_realm(player, SiteSet::just(here));
    } else if realm.len() > 1 {
        let sites: Offered<Site> = realm.collect();
        let most = sites.len() as u8 - 1;
        let given = game.choose_some(player, Ask::GiveUpSites, &sites, (0, most), &[], |_, _| Ok(()))?;
        game.set_realm(player, realm.without(given.into_iter().collect()));
    }
    let realm = game.realm(player);
    let enduring = |site: &Site| game.book.site(game.state[*site].card).is(Terrain::Enduring);
    let foreign = game.faceup_sites().filter(|site| !realm.contains(*site) && !enduring(site));
    let foreign: SiteSet = foreign.collect();
    let cards = foreign.flat_map(|site| game.cards_at(site).iter().copied());
    let all: Offered<Card> = cards.filter(|card| card.is_denizen() || card.is_ruin()).collect();
    let mut doomed: CardSet = all.iter().copied().collect();
    for me in game.answering(HookKind::Protects) {
        if let Kind::Persistent(Hook::Protects(run)) = game.book.power(me.source, me.power).kind {
            let before = doomed;
            run(game, me, &mut doomed)?;
            if doomed != before {
                game.mark_used(me.source, me.power);
            }
        }
    }
    for card in all.into_iter().filter(|card| doomed.contains(*card)) {
        game.discard(player, card);
    }
    Ok(())
}

/// C2: the edifices that are offered, as many of each suit as [`OFFERED`] says, from the tops of their decks.
fn top_edifices(position: &Position) -> Offered<Card> {
    let deck = &position.state.frontier.edifices;
    let of = |suit: Suit| deck.iter().rev().copied().filter(move |c| position.book.suit(*c) == Some(suit));
    Suit::ALL.into_iter().flat_map(|suit| of(suit).take(OFFERED)).collect()
}

/// H61: the Imperial whom a power lets build, if there is one.
fn architect(position: &Position) -> Option<Me> {
    let mut found = None;
    position.each_power(HookKind::BuildsEdifice, |me, _| {
        if !position.is_exile(me.player) {
            found = Some(me);
        }
    });
    found
}

impl Position {
    /// 17.2c: the edifices that may take the place of this card: those offered of its suit, or any that is offered
    /// if a power lets an Imperial build.
    #[must_use]
    pub fn edifices_for(&self, card: Card) -> Offered<Card> {
        let any = architect(self).is_some();
        top_edifices(self)
            .into_iter()
            .filter(|top| any || self.book.suit(card) == self.book.suit(*top))
            .collect()
    }
}

/// 17.2c: a card at a ruled site may be buried for an offered edifice of its suit; an Imperial whom a power lets build
/// does it at any Imperial site, with any that is offered (H61). Those that stay go back into their decks, which are
/// shuffled before the next game.
fn build_edifice(game: &mut Game, player: Player) -> Flow {
    let architect = architect(game);
    let (builder, realm) = match architect {
        Some(me) => (me.player, game.state.chronicle.ruled),
        None => (player, game.realm(player)),
    };
    let tops = top_edifices(game);
    let cards = realm.flat_map(|site| game.cards_at(site).iter().copied());
    let options: Offered<Card> = cards.filter(|card| !game.edifices_for(*card).is_empty()).collect();
    if let Some(buried) = game.choose_or_pass(builder, Ask::Build, options)? {
        let site = game.site_of(buried).expect("it lies at a site");
        let open = game.edifices_for(buried);
        let edifice = game.choose(builder, Ask::WhichEdifice, open)?;
        if let Some(me) = architect {
            game.tell_use(me);
            game.mark_used(me.source, me.power);
        }
        game.bury_card(builder, buried);
        game.put_card(edifice, Place::Site(site));
        game.state_mut().chronicle.built = Some(edifice);
        game.tell(Event::Built(edifice, site));
    }
    for top in tops {
        if game.state.place[top.index()] == Place::EdificeDeck {
            game.known_only_to(top, PlayerSet::EMPTY);
        }
    }
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
    let ear = game.answering(HookKind::ScattersRelics).into_iter().next();
    if let Some(me) = ear.filter(|_| !aside.is_empty()) {
        game.tell_use(me);
        game.mark_used(me.source, me.power);
        aside.iter().for_each(|relic| game.peek(me.player, *relic));
    }
    for site in game.faceup_sites().collect::<SiteSet>() {
        let slots = usize::from(game.book.site(game.state[site].card).relics);
        while game.state[site].relics.len() < slots && !game.state.frontier.aside.is_empty() {
            let row = game.state.frontier.aside;
            let relic = match ear {
                Some(me) => {
                    let handles = row.iter().zip(0..).map(|(r, i)| CardHandle::new(*r, Choice::Aside(i)));
                    game.choose(me.player, Ask::Scatter(site), handles)?.card
                }
                None => row[usize::from(game.random(Ask::RandomCard, row.len() as u8)?)],
            };
            let knowers = game.state.known[relic.index()];
            game.put_card(relic, Place::RelicAt(site));
            game.known_only_to(relic, knowers);
        }
    }
    let rest = game.state.frontier.aside;
    for relic in rest.iter() {
        game.put_card(*relic, Place::RelicDeck);
        game.known_only_to(*relic, PlayerSet::EMPTY);
    }
    Ok(())
}

/// 18.1, 18.2: three points, one more for each card of an active legacy's suit at ruled sites; gifts cost two each.
fn score(game: &mut Game, player: Player) -> Flow {
    let points = POINTS + game.score_legacies(player, game.realm(player));
    game.gain_points(player, points);
    while game.state.frontier.points[player] >= GIFT {
        let others = game.others(player);
        let Some(other) = game.choose_or_pass(player, Ask::GivePoints, others)? else { break };
        game.state_mut().frontier.points[player] -= GIFT;
        game.gain_points(other, 1);
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
