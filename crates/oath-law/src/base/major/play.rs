//! What the base game says of searching and playing (Law 5.1): what the deck costs, where a card may be
//! played, what a Homeland gives, what the Conspiracy takes.

use crate::acts::{Away, Clearing, Clearings, DARKEST_SECRET_COST, SearchPlan, deck_cost};
use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::powers::book::{Hook, Kind};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// What searching the world deck costs this player now (5.1.1).
pub(in crate::base) fn deck_cost_for(position: &Position, player: Player) -> u8 {
    if position.holds_banner(player, Banner::DarkestSecret) {
        return DARKEST_SECRET_COST;
    }
    deck_cost(position.state.visions_drawn)
}

/// Sites the player may play to: their own, with the People's Favor any in the region (5.1.4.I).
pub(in crate::base) fn may_play_to(position: &Position, player: Player) -> SiteSet {
    let here = position.site_of_pawn(player);
    let banner = position.holds_banner(player, Banner::PeoplesFavor);
    if banner { here.region().sites() } else { SiteSet::just(here) }
}

/// Who may discard first: by the People's Favor (any site of the region), a modifier, or the site itself.
pub(in crate::base) fn clearings(position: &Position, plan: &SearchPlan, _: Card, site: Site) -> Clearings {
    let mut all = Clearings::new();
    let here = SiteSet::just(site);
    if position.holds_banner(plan.player, Banner::PeoplesFavor) {
        let sites = position.region_of(plan.player).sites();
        all.push(Clearing { source: Source::Card(Card::PEOPLES_FAVOR), sites, away: Away::Discarded });
    }
    if let Some(source) = plan.clears {
        all.push(Clearing { source, sites: here, away: Away::Discarded });
    }
    if position.makes_room(site) {
        all.push(Clearing {
            source: Source::Site(position.state[site].card),
            sites: here,
            away: Away::Discarded,
        });
    }
    all
}

/// The reward of a Homeland, unless the player has discarded a card of that suit from there this turn.
pub(in crate::base) fn homeland(game: &mut Game, player: Player, card: Card, site: Site) -> Flow {
    let here = game.state[site].card;
    let source = Source::Site(here);
    let (Some(suit), Some(home)) = (game.book.suit(card), game.book.site(here).homeland) else {
        return Ok(());
    };
    let spoiled = game.state.turn == player && game.state[site].discarded.contains(suit);
    if suit != home || spoiled {
        return Ok(());
    }
    for (i, power) in game.book.powers(source) {
        if let Kind::Persistent(Hook::Homeland(reward)) = power.kind {
            game.mark_used(source, i);
            reward(game, Me { player, source, power: i, detail: Detail::None }, card)?;
        }
    }
    Ok(())
}

/// 5.1.4.IV: burn a secret to take a relic or banner of a player here, two of whose suits are matched.
pub(in crate::base) fn conspire(game: &mut Game, player: Player) -> Flow {
    let source = Source::Card(Card::CONSPIRACY);
    let secret = Attempt::PaySecrets { player };
    let mut options = Offered::new();
    if game.state[player].secrets > 0 && game.permitted(&secret).is_ok() {
        for victim in game.others(player) {
            if game.site_of_pawn(victim) == game.site_of_pawn(player) && conspires(game, player, victim) {
                options.extend(prizes_of(game, player, victim));
            }
        }
    }
    let Some(prize) = game.choose_or_pass(player, Ask::Conspire, options)? else { return Ok(()) };
    game.mark_used(source, 0);
    game.burn_secrets(player, 1);
    game.take_prize(player, prize)
}

/// The relics and banners of the victim that the player may take.
fn prizes_of(position: &Position, player: Player, victim: Player) -> Offered<Holding> {
    let relics = position.state[victim].relics.map(Holding::Relic);
    let banners = Banner::ALL.into_iter().filter(|b| position.holds_banner(victim, *b)).map(Holding::Banner);
    let free = |prize: &Holding| position.permitted(&Attempt::Take { player, prize: *prize }).is_ok();
    relics.chain(banners).filter(free).collect()
}

/// Two or more own faceup advisers whose suit is among the other's faceup advisers.
fn conspires(position: &Position, player: Player, victim: Player) -> bool {
    let suits: SuitSet = position.faceup_advisers(victim).filter_map(|c| position.book.suit(c)).collect();
    suits.map(|suit| position.advisers_of_suit(player, suit)).sum::<u8>() >= 2
}
