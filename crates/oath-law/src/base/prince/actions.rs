//! Step 3 of his turn: actions, each the first line of the quadrant that is possible. They cost no Supply.

use super::campaign;
use super::mind;
use crate::acts::campaign::{Purpose, Start};
use crate::acts::{self, TradePlan, Wanted, muster, stands, trade, travel};
use crate::base::major::recover;
use crate::kernel::{Flow, Game, Offered};
use crate::powers::Me;
use crate::table::query::Position;
use crate::table::state::FULL_SUPPLY;
use oath_model::*;

/// What he does by an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Move {
    Travel(Site),
    Campaign(Purpose),
    Recover(Prize),
    Muster(Card),
    Trade(Card, Wanted),
    Feed(Banner),
    Wait,
}

/// The banner that a quadrant is about.
fn banner_of(quadrant: Quadrant) -> Option<Banner> {
    match quadrant {
        Quadrant::Secret => Some(Banner::DarkestSecret),
        Quadrant::People => Some(Banner::PeoplesFavor),
        Quadrant::Sites | Quadrant::Relics => None,
    }
}

fn here(position: &Position) -> Site {
    position.site_of_pawn(CHANCELLOR)
}

/// Is he there, or could he go there?
pub(super) fn reaches(position: &Position, site: Site) -> bool {
    here(position) == site || travel::can_travel_free(position, CHANCELLOR, site)
}

/// Go to a site; what comes next if he is there.
fn go_to(position: &Position, site: Site, then: Move) -> Option<Move> {
    if here(position) == site { Some(then) } else { go(position, site) }
}

fn go(position: &Position, site: Site) -> Option<Move> {
    travel::can_travel_free(position, CHANCELLOR, site).then_some(Move::Travel(site))
}

fn fight((site, purpose): (Site, Purpose), position: &Position) -> Option<Move> {
    go_to(position, site, Move::Campaign(purpose))
}

/// The first line of the quadrant that is possible, and what it means now.
fn next_move(position: &Position) -> (Deed, Move) {
    let quadrant = position.prince().quadrant;
    let lines = mind::beside(quadrant, &mind::LINES);
    let possible = |deed: &Deed| line(position, quadrant, *deed).map(|step| (*deed, step));
    lines.iter().find_map(possible).unwrap_or((Deed::Wait, Move::Wait))
}

/// What a line means now, if it is possible.
fn line(position: &Position, quadrant: Quadrant, deed: Deed) -> Option<Move> {
    let banner = banner_of(quadrant);
    let holds = banner.filter(|banner| position.holds_banner(CHANCELLOR, *banner));
    match deed {
        Deed::Conquer if banner.is_some() && holds.is_none() => None,
        Deed::Conquer => fight(campaign::conquest(position)?, position),
        Deed::Plunder => fight(campaign::plunder(position)?, position),
        Deed::RecoverRelic => relic_at(position, here(position)).map(Move::Recover),
        Deed::SeekRelic => {
            let mut sites = position.faceup_sites().filter(|site| *site != here(position));
            sites.find_map(|site| relic_at(position, site).and_then(|_| go(position, site)))
        }
        Deed::Explore => {
            let mut hidden = position.all_sites().filter(|site| !position.state[*site].faceup);
            hidden.find_map(|site| go(position, site))
        }
        Deed::FeedBanner => {
            holds.filter(|b| tokens_for(position, *b) >= mind::BANNER_RESERVE).map(Move::Feed)
        }
        Deed::RecoverBanner => {
            let prize = Prize::Banner(banner.filter(|_| holds.is_none())?);
            stands(position, &recover::free(CHANCELLOR, prize)).ok().map(|()| Move::Recover(prize))
        }
        Deed::SeizeBanner => fight(campaign::seizure(position, banner?)?, position),
        Deed::Gather => gather(position, quadrant),
        Deed::Wait => Some(Move::Wait),
    }
}

/// What he has of the tokens of a banner.
fn tokens_for(position: &Position, banner: Banner) -> u8 {
    match banner {
        Banner::PeoplesFavor => position.state[CHANCELLOR].favor,
        Banner::DarkestSecret => position.state[CHANCELLOR].secrets,
    }
}

/// The first relic at a site that he can pay for.
fn relic_at(position: &Position, site: Site) -> Option<Prize> {
    let mut prizes = (0..position.state[site].relics.len() as u8).map(|i| Prize::SiteRelic(site, i));
    prizes.find(|prize| stands(position, &recover::free(CHANCELLOR, *prize)).is_ok())
}

/// What he gathers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gathered {
    Warbands,
    Favor,
    Secrets,
}

/// What a quadrant gathers first, and what if that is not possible.
fn needs(position: &Position, quadrant: Quadrant) -> [Gathered; 2] {
    match quadrant {
        Quadrant::Secret => [Gathered::Secrets, Gathered::Warbands],
        Quadrant::People => [Gathered::Favor, Gathered::Warbands],
        Quadrant::Sites | Quadrant::Relics if campaign::is_weak(position, quadrant) => {
            [Gathered::Warbands, Gathered::Favor]
        }
        Quadrant::Sites | Quadrant::Relics => [Gathered::Favor, Gathered::Warbands],
    }
}

/// Muster or trade on the first empty card here; if there is none, go where there are most.
fn gather(position: &Position, quadrant: Quadrant) -> Option<Move> {
    let here = here(position);
    let cards = position.cards_at(here);
    if empty_cards(position, here) > 0 {
        let first = |what| cards.iter().find_map(|card| on_card(position, *card, what));
        return needs(position, quadrant).into_iter().find_map(first);
    }
    let most = |sites: SiteSet| {
        let open = sites.filter(|site| empty_cards(position, *site) > 0 && go(position, *site).is_some());
        open.min_by_key(|site| std::cmp::Reverse(empty_cards(position, *site)))
    };
    let ruled = position.sites_ruled(CHANCELLOR);
    most(ruled).or_else(|| most(position.faceup_sites().collect())).map(Move::Travel)
}

/// Cards at a site with a suit and without tokens.
fn empty_cards(position: &Position, site: Site) -> usize {
    let empty =
        |card: &&Card| position.suit_of(**card).is_some() && position.state.tokens[card.index()].is_empty();
    position.cards_at(site).iter().filter(empty).count()
}

/// How he gathers that on a card, if he can.
fn on_card(position: &Position, card: Card, what: Gathered) -> Option<Move> {
    match what {
        Gathered::Warbands => {
            stands(position, &muster::free(position, CHANCELLOR, card)).ok().map(|()| Move::Muster(card))
        }
        Gathered::Favor => trade_for(position, card, Wanted::Favor),
        Gathered::Secrets => {
            let known = position.suit_of(card).is_some_and(|suit| position.prince().is_aligned(suit));
            trade_for(position, card, Wanted::Secrets).filter(|_| known)
        }
    }
}

fn trade_for(position: &Position, card: Card, wanted: Wanted) -> Option<Move> {
    stands(position, &trade_plan(position, card, wanted)).ok().map(|()| Move::Trade(card, wanted))
}

/// His Trade: each suit he knows counts as one faceup adviser.
fn trade_plan(position: &Position, card: Card, wanted: Wanted) -> TradePlan {
    let mut plan = trade::free(position, CHANCELLOR, card, wanted);
    for suit in Suit::ALL.into_iter().filter(|suit| position.prince().is_aligned(*suit)) {
        plan.advisers[suit] += 1;
    }
    plan
}

/// One action, and what is settled after it.
pub(super) fn take_one(game: &mut Game) -> Flow {
    game.state_mut()[CHANCELLOR].supply = FULL_SUPPLY;
    if game.prince().powers == PrincePowers::Expanded {
        use_action_power(game)?;
    }
    let (deed, step) = next_move(game);
    game.tell(Event::PrinceActs(deed));
    game.with_own_modifiers(|game| carry_out(game, step))?;
    game.state_mut()[CHANCELLOR].supply = FULL_SUPPLY;
    game.settle()
}

/// Under Expanded Powers he may use an Action power before each action, as the player with discretion likes.
fn use_action_power(game: &mut Game) -> Flow {
    let mut open: Offered<Me> = Offered::new();
    game.action_powers(CHANCELLOR, |me, verdict| open.extend(verdict.is_ok().then_some(me)));
    if let Some(me) = game.choose_or_pass(CHANCELLOR, Ask::PrincePower, open)? {
        game.use_power(me)?;
        game.settle()?;
    }
    Ok(())
}

fn carry_out(game: &mut Game, step: Move) -> Flow {
    match step {
        Move::Travel(site) => travel::travel_to(game, CHANCELLOR, site),
        Move::Campaign(purpose) => game.campaign(Start { purpose: Some(purpose), ..Start::free(CHANCELLOR) }),
        Move::Recover(prize) => recover::carry_out(game, recover::free(CHANCELLOR, prize)),
        Move::Muster(card) => {
            let plan = muster::free(game, CHANCELLOR, card);
            match muster::carry_out(game, plan)? {
                acts::Then::Campaign => game.may_campaign(CHANCELLOR),
                acts::Then::Nothing => Ok(()),
            }
        }
        Move::Trade(card, wanted) => {
            let plan = trade_plan(game, card, wanted);
            trade::carry_out(game, plan)
        }
        Move::Feed(banner) => {
            game.put_on_banner(CHANCELLOR, banner, 1);
            Ok(())
        }
        Move::Wait => {
            game.gain_warbands(CHANCELLOR, mind::WAIT_WARBANDS);
            Ok(())
        }
    }
}
