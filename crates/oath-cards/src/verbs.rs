//! Words that several cards share. What a single card does stays on the card.

use oath_law::minor::become_citizen;
use oath_law::powers::book::Run;
use oath_law::powers::deals::{Kinds, MAX_NEGOTIATIONS};
use oath_law::query::AdviserLimit;
use oath_law::{Flow, Game, Me, Position};
use oath_model::*;

/// Discard this card.
pub const DISCARD_THIS: Run = |game, me| {
    game.discard_source(me);
    Ok(())
};

/// An Exile may become a Citizen without an offer (Law 7.6.1).
pub fn may_become_citizen(game: &mut Game, me: Me) -> Flow {
    if game.is_exile(me.player) && game.confirm(me.player, Ask::For(me.source, What::Whether))? {
        become_citizen(game, me.player)?;
    }
    Ok(())
}

/// The holder may have two advisers only (Law 7.6.4).
pub fn two_advisers(_: &Position, _: Me, limit: &mut AdviserLimit) {
    limit.max = limit.max.min(2);
}

/// The ruler of a card, if the player is an enemy of theirs and stands at a site they rule.
pub fn ruler_over(position: &Position, me: Me, player: Player) -> Option<Ruler> {
    let ruler = position.ruler_for(me);
    let stands = position.ruler(position.site_of_pawn(player)) == ruler;
    (stands && position.is_enemy_of_ruler(ruler, player)).then_some(ruler)
}

/// Other players whose pawns are at this player's site.
pub fn others_here(position: &Position, player: Player) -> impl Iterator<Item = Player> {
    let here = position.site_of_pawn(player);
    position.others(player).filter(move |p| position.pawn_is_at(*p, here))
}

/// Negotiations are still open this turn.
pub fn can_negotiate(position: &Position, _: Me) -> Result<(), Refused> {
    if position.state.offers < MAX_NEGOTIATIONS { Ok(()) } else { Err(refuse(Why::NothingToDo, "7.6.3")) }
}

/// Agree with any other player on a binding exchange.
pub fn trade_with_anybody(game: &mut Game, me: Me, kinds: Kinds) -> Flow {
    let others: Options = game.others(me.player).map(Choice::Player).collect();
    if let Choice::Player(other) = game.choose(me.player, Ask::For(me.source, What::Player), &others)? {
        game.negotiate(me.player, other, me.source, kinds)?;
    }
    Ok(())
}

/// Rounds of trading among many players; the Law has no limit, a server needs one.
const TRADING_ROUNDS: u8 = 6;

/// Players at a site trade with each other until all pass.
pub fn trade_freely_at(game: &mut Game, me: Me, site: Site, kinds: Kinds) -> Flow {
    for _ in 0..TRADING_ROUNDS {
        let mut agreed = false;
        for player in game.in_turn_order() {
            let partners: Options = others_here(game, player).map(Choice::Player).collect();
            if !game.pawn_is_at(player, site) {
                continue;
            }
            if let Some(Choice::Player(other)) =
                game.choose_or_pass(player, Ask::For(me.source, What::Player), partners)?
            {
                agreed |= game.negotiate(player, other, me.source, kinds)?;
            }
        }
        if !agreed {
            break;
        }
    }
    Ok(())
}
