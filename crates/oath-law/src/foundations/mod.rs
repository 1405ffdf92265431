//! New Foundations: its rules, section by section. [`setup`] 4 and 5, [`turn`] 7, [`major`] 8, [`minor`] 9,
//! [`banners`] 11, [`victory`] 13, 15 and 20. What both games have in the same words is in
//! [`crate::acts`].

pub mod banners;
pub mod chronicle;
pub mod empire;
mod faces;
mod legacies;
pub mod major;
pub mod minor;
pub mod setup;
pub mod turn;
pub mod victory;

use crate::kernel::{Flow, Game, Rules};
use crate::table::query::Position;
use crate::table::state::Step;
use oath_model::*;

/// Pieces of favor: more than anybody can use, since favor is not limited (2.3).
const FAVOR: u8 = 200;
/// Advisers a player may have (2.5).
const ADVISERS: u8 = 3;
/// The same for the holder of the Grand Council (11.5).
const COUNCIL_ADVISERS: u8 = 4;

/// Defense dice of each roll of a Recover (8.7.1).
pub const RECOVER_DICE: u8 = 2;

/// The rules of New Foundations.
pub static RULES: Rules = Rules {
    edition: Edition::Foundations,
    clause: crate::clauses::in_foundations,
    goals: victory::GOALS,
    exhausted: victory::exhausted,
    favor: FAVOR,
    lay: setup::lay,
    step,
    settle: turn::meet_limits,
    actions: turn::actions,
    can_campaign: major::campaign::can_start,
    campaign: major::campaign::campaign,
    check_recover: major::recover::check,
    check_challenge: major::challenge::check,
    sides_sign_dice: true,
    target_dice: major::campaign::target_dice,
    defending_places: major::campaign::defending_places,
    reveals_plans: true,
    defends_first: false,
    faceup_secrets_first: true,
    forced_destinations: crate::acts::forced_destinations,
    make_travel: crate::acts::make_travel,
    // Only Travel explores: a pawn that is put somewhere comes to a site in play (26.2).
    travel_along: |game, by, player, ask| {
        let in_play = game.faceup_sites().collect();
        crate::acts::travel::travel_along_to(game, by, player, in_play, ask)
    },
    may_travel_free: crate::acts::may_travel_free,
    play_as_searched: crate::acts::play_as_searched,
    play_plainly: crate::acts::play_plainly,
    become_citizen: empire::become_citizen,
    bandits_at: |position, site| position.state[site].bandits,
    deck_cost: |position, _| crate::acts::deck_cost(position.state.visions_drawn),
    may_play_to: |position, player| SiteSet::just(position.site_of_pawn(player)),
    clearings: major::play::clearings,
    played_to_site: |_, _, _, _| Ok(()),
    conspire: major::play::conspire,
    muster_gain: major::muster_gain,
    trade_gain: banners::at_festival,
    exchanged: banners::share_festival,
    secrets_price: (1, 1),
    missing_die_defends: 0,
    seize_banner: banners::seize,
    relic_leaves: |game, relic, holder| {
        game.free_caged_on(relic);
        game.return_tokens(relic, holder);
    },
    banner_keeps: 0,
    shows_deck_size: true,
    hides_relics: true,
    adviser_limit,
    after_win: Step::Sun,
    next_world: chronicle::stars::next_world,
    can_enter: setup::can_enter,
    reveal_site: |_, _| {},
    find_site: setup::explore,
    explored: setup::explored,
    imperials_are_enemies: true,
    plan_leave: empire::plan_leave,
    plan_fellows: empire::plan_fellows,
    shares_rule,
    imperial_supply: |position, chancellor| position.state[chancellor].supply,
    pools: |_| {},
    mind: None,
};

/// 2.5, 11.5.
fn adviser_limit(position: &Position, player: Player) -> u8 {
    let council = position.state.frontier.council && position.holds_banner(player, Banner::PeoplesFavor);
    if council { COUNCIL_ADVISERS } else { ADVISERS }
}

/// 14.1, H20: the Empire's sites are ruled by the turn's player if Imperial, else by the Chancellor; so too while that
/// player stands outside the Empire (H8).
fn shares_rule(position: &Position, player: Player, chancellor: Player) -> bool {
    let turn = position.state.turn;
    let ruler = if position.is_imperial(turn) { turn } else { chancellor };
    player == ruler && position.is_imperial(player)
}

/// The spine: one step.
fn step(game: &mut Game) -> Flow {
    match game.state.step {
        Step::Colours => setup::colours(game),
        Step::Deal => setup::deal(game),
        Step::Stacking => setup::stack(game),
        Step::Opening => setup::opening(game),
        Step::Wake => turn::wake(game),
        Step::Act => turn::act(game),
        Step::Rest => turn::rest(game),
        Step::RoundEnd => victory::round_end(game),
        Step::Sun => chronicle::sun::shine(game),
        Step::Judgement => chronicle::sun::judge(game),
        Step::Throne => chronicle::throne::sit(game),
        Step::Building => chronicle::throne::build(game),
        Step::World => chronicle::world::shape(game),
        Step::Beacon => chronicle::beacon::light(game),
        Step::Stars => chronicle::stars::write(game),
        Step::Vow | Step::Invite | Step::Build | Step::Map | Step::Archive | Step::Over => Ok(()),
    }
}
