//! Beast: denizens that New Foundations changes or adds.

use super::new;
use crate::shared::*;
use oath_law::acts::Discards;
use oath_law::powers::book::Hook::{CampaignBegins, OnlyAdvisers};
use oath_law::powers::book::Sides::{Attacker, Either};
use oath_law::powers::book::*;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_law::{Flow, Game, Me, Offered, Position};
use oath_model::Banner::DarkestSecret;
use oath_model::Suit::Beast;
use oath_model::*;

/// The cards.
pub const CARDS: [Entry; 15] = [
    // An Exile may become a Citizen.
    new(8, "Long-Lost Heir", Beast).adviser_only().locked().power(when_played(may_become_citizen)),
    // When a campaign begins the holder may shift warbands in the own region. Only Beast advisers.
    new(29, "Vow of Union", Beast)
        .adviser_only()
        .locked()
        .power(persistent(CampaignBegins(|game, me| {
            let region = game.region_of(me.player).sites();
            move_warbands_among(game, me, region)
        })))
        .power(persistent(OnlyAdvisers(Beast))),
    // The holder of the Darkest Secret moves it to another site. Other cards there take no tokens and no use.
    new(30, "Giant Python", Beast)
        .site_only()
        .power(action(secret(1), slither).only_if(|position, me| {
            needs(position.bears(me.player, DarkestSecret), me, Need::Banner(DarkestSecret))
        }))
        .power(forbids(&[AttemptKind::Place, AttemptKind::Use], |position, me, attempt, verdict| {
            let here =
                |card: Card| card != me.card() && position.site_of(card) == position.site_of(me.card());
            if let Some((_, card)) = uses_card(attempt)
                && here(card)
            {
                verdict.forbid(me);
            }
        })),
    // Enemies of its ruler can neither place tokens on Beast cards nor use them.
    new(31, "Forest Council", Beast).site_only().power(forbids(
        &[AttemptKind::Place, AttemptKind::Use],
        |position, me, attempt, verdict| {
            if let Some((player, card)) = uses_card(attempt)
                && position.suit_of(card) == Some(Beast)
                && position.is_enemy_of_ruler(position.ruler_for(me), player)
            {
                verdict.forbid(me);
            }
        },
    )),
    // All discards of the Search may go to the top or the bottom of any one pile.
    new(32, "Bracken", Beast).power(search_modifier(secret(1), |_, _, plan| {
        plan.discards = Discards::AnyPile;
        true
    })),
    // Who rules 3 other Beast cards may change the goal.
    new(43, "True Oath", Beast).adviser_only().locked().power(when_played(|game, me| {
        // Pledged to another suit it is none of them itself.
        let itself = u8::from(game.suit_of(me.card()) == Some(Beast));
        let others = cards_ruled(game, me, Beast).saturating_sub(itself);
        if others >= 3 && game.confirm(me.player, Ask::For(me.source, What::Whether))? {
            let now = game.state.oath;
            choose_goal(game, me, Oath::ALL.into_iter().filter(|goal| *goal != now))?;
        }
        Ok(())
    })),
    // Discard a relic for 3 Beast favor.
    new(44, "Bog", Beast).site_only().power(action(FREE, |game, me| {
        if discard_a_relic(game, me)? {
            game.gain_favor(me.player, Beast, 3);
        }
        Ok(())
    })),
    // A player here must place 2 favor of the board on this card.
    new(45, "Whispering Leaves", Beast).adviser_only().power(action(secret(1), |game, me| {
        let victims = everybody_here(game, me.player);
        let victim = game.choose(me.player, Ask::For(me.source, What::Player), victims)?;
        if game.permitted(&Attempt::Place { player: victim, card: me.card() }).is_ok() {
            game.place_favor(victim, me.card(), game.state[victim].favor.min(2));
        }
        Ok(())
    })),
    // Bury a faceup adviser for 2 secrets.
    new(46, "Bed of Roots", Beast).site_only().power(action(FREE.burn_favor(3), |game, me| {
        let advisers: CardSet = game.faceup_advisers(me.player).collect();
        if let Some(adviser) = choose_card(game, me, advisers)? {
            game.bury_card(me.player, adviser);
            game.gain_secrets(me.player, 2);
        }
        Ok(())
    })),
    // All discard piles are shuffled together and dealt back evenly.
    new(47, "Autumn Wind", Beast)
        .power(when_played(|game, me| game.mix_piles(me.player, Ask::For(me.source, What::Region)))),
    // The favor of every bank moves to the next one.
    new(48, "Shifting Fog", Beast).power(when_played(|game, _| {
        game.rotate_banks();
        Ok(())
    })),
    // With the Darkest Secret hollow swords count as swords.
    new(49, "Fae Battalion", Beast).power(battle_plan(Attacker, FREE).on_use(|game, me| {
        if game.plan_side_holds(me, DarkestSecret) {
            game.fill_hollow_swords();
        }
        Ok(())
    })),
    // At Wake an adviser of a player here must be buried, whoever's it is; not this card.
    new(50, "Hunger", Beast).adviser_only().locked().power(
        wake(|game, me| {
            let rows = everybody_here(game, me.player).flat_map(|p| game.state[p].advisers.iter().copied());
            let prey: Offered<CardHandle> =
                rows.filter(|card| *card != me.card()).map(|card| game.handle(card)).collect();
            if let Some(prey) = choose_any(game, me, What::Card, prey)? {
                game.bury_card(me.player, prey.card);
            }
            Ok(())
        })
        .must(),
    ),
    // Plus or minus 2 attack dice for each Beast card among the top 3 discards here, which are discarded.
    new(51, "Signal Trees", Beast).power(battle_plan(Either, secret(1)).attack_dice_by(|_, _| 0).on_use(
        |game, me| {
            let shown = reveal_discards(game, me, 3);
            let beasts = shown.iter().filter(|card| game.book.suit(**card) == Some(Beast)).count() as u8;
            game.change_attack_dice(me, 2 * beasts);
            game.discard_all(me.player, &shown)
        },
    )),
    // Before a Beast card comes to a site one there may be buried.
    new(52, "Forest Warden", Beast).power(search_modifier(FREE, |_, me, plan| {
        plan.buries = Some((me.source, Beast));
        true
    })),
];

/// Who places tokens on which card, or uses a power of it.
fn uses_card(attempt: &Attempt) -> Option<(Player, Card)> {
    match *attempt {
        Attempt::Place { player, card } => Some((player, card)),
        Attempt::Use { player, source: Source::Card(card), .. } => Some((player, card)),
        _ => None,
    }
}

/// The python moves with what lies on it to another site, where a card may be discarded first.
fn slither(game: &mut Game, me: Me) -> Flow {
    let home = game.site_of(me.card());
    let prey = |position: &Position, site| position.clearable(me.player, SiteSet::just(site));
    let open =
        |site: &Site| Some(*site) != home && (game.room_at(*site) > 0 || !prey(game, *site).is_empty());
    let sites: SiteSet = game.faceup_sites().filter(open).collect();
    if !game.may_move_own(me) {
        return Ok(());
    }
    let Some(site) = choose_any(game, me, What::Site, sites)? else { return Ok(()) };
    let (prey, ask) = (prey(game, site), Ask::FirstDiscard(me.source));
    let gone = match game.room_at(site) {
        0 => Some(game.choose(me.player, ask, prey)?),
        _ => game.choose_or_pass(me.player, ask, prey)?,
    };
    if let Some(gone) = gone {
        game.discard(me.player, gone);
    }
    game.move_to_site(me.card(), site);
    Ok(())
}
