//! Powers for set-up (4.15), and for a site that is explored (6.1).

use crate::kernel::{Flow, Game, Offered};
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
    let mut done: Offered<(Source, u8)> = Offered::new();
    while game.any_with(HookKind::SetUp) {
        let mut open: Offered<Me> = Offered::new();
        game.each_power(HookKind::SetUp, |me, power| {
            if let Kind::Persistent(Hook::SetUp(when, _)) = power.kind
                && !done.contains(&(me.source, me.power))
            {
                open.extend(concerned(game, me, when));
            }
        });
        if open.is_empty() {
            break;
        }
        let me = game.choose(who, Ask::SetUpPower, open)?;
        done.push((me.source, me.power));
        if let Kind::Persistent(Hook::SetUp(_, run)) = game.book.power(me.source, me.power).kind {
            game.tell(Event::Works(me.source));
            game.run_noting(me, |game| run(game, me))?;
        }
    }
    Ok(())
}
