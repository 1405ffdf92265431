//! Powers for set-up (4.15), and for a site that is explored (6.1).

use crate::kernel::{Flow, Game};
use crate::powers::Me;
use crate::powers::book::{Hook, HookKind, Kind, Moment};
use crate::table::query::Position;
use oath_model::*;

/// All powers for this moment, in the order that the Chancellor likes, else the first player (H13), who also decides
/// what cards at sites leave open.
pub(super) fn work(game: &mut Game, moment: Moment) -> Flow {
    let first = game.chancellor().unwrap_or(Player(0));
    work_those(game, first, |position, me, when| {
        let player = if position.site_of(me.card()).is_some() { first } else { me.player };
        (when == moment).then_some(Me { player, ..me })
    })
}

/// 5.8, H51: a pawn was placed. Its player orders the powers of the cards there and of what they hold.
pub(super) fn greet(game: &mut Game, player: Player) -> Flow {
    work_those(game, player, |position, me, when| {
        let card = me.card();
        let here = position.site_of(card).is_some_and(|site| position.pawn_is_at(player, site));
        let own = position.holder_of(card) == Some(player);
        (when == Moment::Pawn && (here || own)).then_some(Me { player, ..me })
    })
}

/// 6.1, H51: a player has explored this site in play. What speaks of a pawn there and what speaks of the end of
/// set-up works for that player.
pub(crate) fn explored(game: &mut Game, player: Player, site: Site) -> Flow {
    work_those(game, player, |position, me, when| {
        let speaks = matches!(when, Moment::Pawn | Moment::End);
        (speaks && position.site_of(me.card()) == Some(site)).then_some(Me { player, ..me })
    })
}

/// Each of these powers once, the next one of this player's choice, as long as its card lies there.
fn work_those(game: &mut Game, who: Player, concerned: impl Fn(&Position, Me, Moment) -> Option<Me>) -> Flow {
    game.each_once(who, Ask::SetUpPower, HookKind::SetUp, |position, me, power| match power.kind {
        Kind::Persistent(Hook::SetUp(when, run)) => concerned(position, me, when).map(|me| (me, run)),
        _ => None,
    })
}
