//! The six edifices, both sides.

use crate::shared::*;
use oath_law::Me;
use oath_law::powers::book::Hook::{EndDie, KeepsSites, RecoveredAsMob, TargetDice};
use oath_law::powers::book::Sides::Defender;
use oath_law::powers::book::*;
use oath_law::powers::deals::Kinds;
use oath_law::table::query::{Attempt, AttemptKind};
use oath_model::Suit::*;
use oath_model::*;

/// The edifices, by number: the intact side, then the ruined one.
pub const CARDS: [Entry; 12] = [
    // Each targeted site of its ruler adds another defense die.
    edifice(198, "Sprawling Rampart", Order).power(persistent(TargetDice(
        |position, me, _, target, dice| match target {
            Target::Site(site) if position.ruler(site) == position.ruler_for(me) => dice + 1,
            _ => dice,
        },
    ))),
    // Two attack dice fewer against its site.
    ruin(199, "Bandit Rampart").power(
        battle_plan(Defender, FREE)
            .on_use(|game, _| {
                game.remove_attack_dice(2);
                Ok(())
            })
            .only_if(|position, me| needs(site_is_target(position, me), me, Need::OwnSiteTarget)),
    ),
    // Nobody can declare the People's Favor as a target.
    edifice(200, "Hall of Debate", Hearth).power(forbids(
        &[AttemptKind::Target],
        |_, me, attempt, verdict| {
            if matches!(attempt, Attempt::Target { target: Target::Banner(Banner::PeoplesFavor), .. }) {
                verdict.forbid(me);
            }
        },
    )),
    // Whoever recovers the People's Favor gets it on its Mob side.
    ruin(201, "Hall of Mockery").power(persistent(RecoveredAsMob)),
    // In the Chronicle no site with a Beast card is discarded (8.3.2).
    edifice(202, "Forest Temple", Beast).power(persistent(KeepsSites(Beast))),
    // Enemies of its ruler cannot play Beast cards faceup.
    ruin(203, "Ruined Temple").power(forbids(&[AttemptKind::Play], |position, me, attempt, verdict| {
        if let Attempt::Play { player, card, to: PlayTo::Site(_) | PlayTo::Faceup } = attempt
            && position.book.suit(*card) == Some(Beast)
            && position.is_enemy_of_ruler(position.ruler_for(me), *player)
        {
            verdict.forbid(me);
        }
    })),
    // A binding exchange of favor, secrets and advisers with any player.
    edifice(204, "Festival District", Discord).power(
        action(FREE, |game, me| trade_with_anybody(game, me, Kinds { advisers: true, ..Kinds::default() }))
            .only_if(can_negotiate),
    ),
    // Its ruler may raise or lower the end die by 1.
    ruin(205, "Squalid District").power(persistent(EndDie(|game, me, rolled| {
        if me.is_bandits() || !game.offer_power(me)? {
            return Ok(rolled);
        }
        let up = Me { detail: Detail::Add, ..me };
        let down = Me { detail: Detail::Remove, ..me };
        let chosen = game.choose(me.player, Ask::For(me.source, What::Number), [up, down])?;
        Ok(if chosen == up { rolled + 1 } else { rolled - 1 })
    }))),
    // Drawn denizens may be swapped with random Dispossessed ones.
    edifice(206, "Great Spire", Arcane).power(search_modifier(secret(1), |position, me, plan| {
        plan.swaps = Some(me.source);
        plan.draws() && !position.state.dispossessed.is_empty()
    })),
    // Up to 5 topmost denizens of the region's pile are exchanged unseen with random Dispossessed ones.
    ruin(207, "Fallen Spire").power(action(secret(1).burn_secret(1), |game, me| {
        let region = game.region_of(me.player);
        let pile = &game.state.piles[region];
        let denizens = pile.iter().filter(|c| c.is_denizen()).count();
        let most = denizens.min(game.state.dispossessed.len()).min(5) as u8;
        let n = game.number(me.player, Ask::For(me.source, What::Number), 0, most)?;
        let mut at = game.state.piles[region].len();
        for _ in 0..n {
            // A denizen takes the place of a denizen, so the places stay what they are.
            at = game.state.piles[region][..at].iter().rposition(|c| c.is_denizen()).unwrap_or_default();
            game.exchange_with_dispossessed(region, at)?;
        }
        Ok(())
    })),
    // Look at the top relic of the deck: take it, or put it under the deck.
    edifice(208, "Ancient Forge", Nomad)
        .power(action(favor(2).burn_secret(1), |game, me| game.take_or_bury_top_relic(me.player, me.source))),
    // Turn this card to its intact side.
    ruin(209, "Broken Forge").power(action(favor(2).and_secret(2), |game, me| {
        game.flip_edifice(me.card());
        Ok(())
    })),
];
