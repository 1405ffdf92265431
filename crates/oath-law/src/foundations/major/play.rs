//! Playing cards (8.1): what may be discarded first, and what the Conspiracy takes (13.5).

use crate::acts::{Away, Clearing, Clearings, SearchPlan};
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::{Attempt, Position};
use oath_model::*;

/// 8.1.5: who plays a card to a site may first discard one there, by the Mob's Favor (11.4), by a modifier, or
/// by a Homeland of the card's suit (3.7); a modifier may let them bury one.
pub(in crate::foundations) fn clearings(
    position: &Position,
    plan: &SearchPlan,
    card: Card,
    site: Site,
) -> Clearings {
    let mut all = Clearings::new();
    let sites = SiteSet::just(site);
    let mob = !position.state.frontier.council && position.holds_banner(plan.player, Banner::PeoplesFavor);
    let here = position.state[site].card;
    let home = position.book.site(here).homeland;
    let sources = [
        mob.then_some(Source::Card(Card::PEOPLES_FAVOR)),
        plan.realm.filter(|_| position.rules_site(plan.player, site)),
        plan.clears,
        home.filter(|suit| position.book.suit(card) == Some(*suit)).map(|_| Source::Site(here)),
    ];
    let away = Away::Discarded;
    all.extend(sources.into_iter().flatten().map(|source| Clearing { source, sites, away }));
    if let Some((source, suit)) = plan.buries
        && position.book.suit(card) == Some(suit)
    {
        all.insert(0, Clearing { source, sites, away: Away::Buried });
    }
    all
}

/// What can be taken from a player: a faceup relic by its identity, a facedown one by its place, a banner.
#[derive(Clone, Copy, PartialEq)]
enum Loot {
    Relic(CardHandle),
    Banner(Banner),
}

impl Handle for Loot {
    fn choice(self) -> Choice {
        match self {
            Loot::Relic(relic) => relic.choice(),
            Loot::Banner(banner) => banner.choice(),
        }
    }
}

/// 13.5, H30: take a relic or a banner of another player here, if there is one.
pub(in crate::foundations) fn conspire(game: &mut Game, player: Player) -> Flow {
    let here = game.site_of_pawn(player);
    let mut loot: Offered<Loot> = Offered::new();
    for victim in game.others(player).filter(|p| game.pawn_is_at(*p, here)) {
        let may = |prize: Holding| game.permitted(&Attempt::Take { player, prize }).is_ok();
        let relics = game.held_relics(victim).filter(|relic| may(Holding::Relic(relic.card)));
        loot.extend(relics.map(Loot::Relic));
        let banners = Banner::ALL.into_iter().filter(|b| game.holds_banner(victim, *b));
        loot.extend(banners.filter(|b| may(Holding::Banner(*b))).map(Loot::Banner));
    }
    if loot.is_empty() {
        return Ok(());
    }
    match game.choose(player, Ask::ConspireMust, loot)? {
        Loot::Relic(relic) => game.take_relics(player, RelicSet::just(relic.card)),
        Loot::Banner(banner) => game.seize_banner(player, banner),
    }
}
