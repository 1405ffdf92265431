//! Legacies that act in the Chronicle (17).

use crate::shared::needs;
use oath_law::powers::book::Hook::{BuildsEdifice, KeepsAdvisers, RecallsDispossessed, TakesLegacy};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Flow, Game, Me, Offered, Position};
use oath_model::*;

/// Moves of one who rearranges the denizens of a realm; the rules have no limit, a server needs one.
const MOVES: u8 = 24;

/// Their powers, by name.
pub(super) const POWERS: &[(&str, &[Power])] = &[
    // Everybody scores the own active legacies at once.
    (
        "Chronicler",
        &[chronicle(Hour::Judged, |game, me| {
            if game.offer_power(me)? {
                game.score_everybody();
            }
            Ok(())
        })],
    ),
    // The owner's other legacies never turn dormant.
    (
        "Steadfast",
        &[forbids(&[AttemptKind::LegacySleeps], |_, me, attempt, verdict| {
            if let Attempt::LegacySleeps { player, legacy } = *attempt
                && player == me.player
                && legacy != me.card()
            {
                verdict.forbid(me);
            }
        })],
    ),
    // An Imperial builds the edifice, any of those on top.
    ("Great Architect", &[persistent(BuildsEdifice)]),
    // Discard any denizens at Imperial sites.
    (
        "Revolutionary",
        &[chronicle(Hour::Built, |game, me| {
            let sites = game.state.chronicle.ruled;
            let cards = sites.flat_map(|site| game.cards_at(site).iter().copied());
            let open: Offered<Card> = cards.filter(|c| game.can_discard(me.player, *c).is_ok()).collect();
            for card in choose_any_number(game, me, &open)? {
                game.discard(me.player, card);
            }
            Ok(())
        })],
    ),
    // Keep a relic in secret for the next game.
    (
        "Heirloom",
        &[chronicle(Hour::Relics, |game, me| {
            let relics = game.state[me.player].relics.without(RelicSet::just(Card::SCEPTER));
            if let Some(relic) = game.choose_or_pass(me.player, Ask::For(me.source, What::Relic), relics)? {
                game.keep_relic(me.player, relic);
            }
            Ok(())
        })],
    ),
    // Six of the Dispossessed come back instead of newcomers.
    ("The Bright Beacon", &[persistent(RecallsDispossessed)]),
    // The faceup advisers stay for the next game, and no others.
    ("Oaths of Loyalty", &[persistent(KeepsAdvisers)]),
    // Take an active legacy whose goal the owner fulfils.
    ("Gatekeeper", &[persistent(TakesLegacy)]),
    // The winner rearranges the denizens of the realm.
    (
        "Reformer",
        &[chronicle(Hour::Throne, rearrange).only_if(|position, me| {
            let won = position.state.winner.is_some_and(|(winner, _)| winner == me.player);
            needs(won, me, Need::Won)
        })],
    ),
];

/// Any number of these cards.
pub(super) fn choose_any_number(game: &mut Game, me: Me, cards: &[Card]) -> Flow<Offered<Card>> {
    if cards.is_empty() {
        return Ok(Offered::new());
    }
    let (ask, most) = (Ask::For(me.source, What::Card), cards.len() as u8);
    let chosen = game.choose_some(me.player, ask, cards, (0, most), &[], |_, _| Ok(()))?;
    Ok(chosen.into_iter().collect())
}

/// Where a denizen goes: to a site with room, or into the place of another card.
#[derive(Clone, Copy, PartialEq)]
enum Whither {
    Site(Site),
    Card(Card),
}

impl Handle for Whither {
    fn choice(self) -> Choice {
        match self {
            Whither::Site(site) => site.choice(),
            Whither::Card(card) => card.choice(),
        }
    }
}

/// Move and swap denizens among the sites of the realm, one after the other.
fn rearrange(game: &mut Game, me: Me) -> Flow {
    let realm = game.realm(me.player);
    for _ in 0..MOVES {
        let cards = realm.flat_map(|site| game.cards_at(site).iter().copied());
        let movable: Offered<Card> = cards.filter(|card| !whither(game, realm, *card).is_empty()).collect();
        let ask = |what| Ask::For(me.source, what);
        let Some(card) = game.choose_or_pass(me.player, ask(What::Card), movable)? else { break };
        let open = whither(game, realm, card);
        match game.choose(me.player, ask(What::Site), open)? {
            Whither::Site(site) => game.move_to_site(card, site),
            Whither::Card(other) => game.swap(card, other),
        }
    }
    Ok(())
}

/// Where a card of the realm can go.
fn whither(position: &Position, realm: SiteSet, card: Card) -> Offered<Whither> {
    let elsewhere: SiteSet = realm.filter(|site| position.site_of(card) != Some(*site)).collect();
    let sites = elsewhere.filter(|site| position.room_at(*site) > 0).map(Whither::Site);
    let cards = elsewhere.flat_map(|site| position.cards_at(site).iter().copied()).map(Whither::Card);
    sites.chain(cards).collect()
}
