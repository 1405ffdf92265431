//! The base game: its Law, chapter by chapter. [`setup`] 1, [`victory`] 3, [`turn`] 4, [`major`] 5,
//! [`minor`] 6, [`chronicle`] 8; [`prince`] is the Clockwork Prince. Powers (7) and Glossary (10) are what any game has.

pub mod chronicle;
pub mod major;
pub mod minor;
pub mod prince;
pub mod setup;
pub mod turn;
pub mod victory;

use crate::kernel::{Flow, Game, Leave, Rules};
use crate::table::query::Position;
use crate::table::state::{FAVOR, Step};
use oath_model::{Edition, Player, PlayerSet, Refused, Why, refuse};

/// Could a player do this now, and if not, why?
type Test = fn(&Position, Player) -> Result<(), Refused>;

/// Advisers a player may have (5.1.4.II).
const ADVISERS: u8 = 3;

/// The rules of the base game.
pub static RULES: Rules = BASE;

/// The same, for games that are this one but for a few of them.
const BASE: Rules = Rules {
    edition: Edition::Base,
    clause: |law| law,
    goals: victory::GOALS,
    exhausted: victory::exhausted,
    favor: FAVOR,
    lay: setup::lay,
    step,
    settle: victory::settle,
    actions: turn::actions,
    can_campaign: major::campaign::can_start,
    campaign: major::campaign::campaign,
    check_recover: major::recover::check,
    check_challenge: |_, _| Err(refuse(Why::NotOffered, &"5")),
    sides_sign_dice: false,
    target_dice: major::campaign::target_dice,
    defending_places: major::campaign::defending_places,
    reveals_plans: false,
    defends_first: true,
    faceup_secrets_first: false,
    forced_destinations: crate::acts::forced_destinations,
    make_travel: crate::acts::make_travel,
    travel_along: crate::acts::travel_along,
    may_travel_free: crate::acts::may_travel_free,
    play_as_searched: crate::acts::play_as_searched,
    play_plainly: crate::acts::play_plainly,
    become_citizen: minor::become_citizen,
    bandits_at: major::bandits_at,
    deck_cost: major::play::deck_cost_for,
    may_play_to: major::play::may_play_to,
    clearings: major::play::clearings,
    played_to_site: major::play::homeland,
    conspire: major::play::conspire,
    muster_gain: |_, _, _| major::MUSTER,
    trade_gain: |_, _| 0,
    exchanged: |_, _, _, _| {},
    secrets_price: (2, 0),
    missing_die_defends: 1,
    seize_banner: major::seize_banner,
    relic_leaves: |game, relic, holder| {
        game.uncage_all_from(relic);
        game.secrets_from_card(relic, holder);
    },
    banner_keeps: 1,
    shows_deck_size: false,
    hides_relics: false,
    adviser_limit: |_, _| ADVISERS,
    after_win: Step::Vow,
    next_world: chronicle::next_world,
    can_enter: |_, _| true,
    reveal_site: setup::reveal_site,
    find_site: |_, _| Ok(()),
    explored: |_, _, _| Ok(()),
    imperials_are_enemies: false,
    plan_leave: |position, player, card| match position.uses_as_ruler(player, card) {
        true => Leave::Free,
        false => Leave::Never,
    },
    plan_fellows: |_, player| PlayerSet::just(player),
    shares_rule: |position, player, _| position.is_imperial(player),
    imperial_supply: |position, chancellor| position.state[chancellor].supply,
    pools: |_| {},
    mind: None,
};

/// The spine of the Law: one step.
fn step(game: &mut Game) -> Flow {
    match game.state.step {
        Step::Colours => setup::colours(game),
        Step::Deal => setup::deal(game),
        Step::Opening => setup::opening(game),
        Step::Wake => turn::wake(game),
        Step::Act => turn::act(game),
        Step::Rest => turn::rest(game),
        Step::RoundEnd => victory::round_end(game),
        Step::Vow => chronicle::vow(game),
        Step::Invite => chronicle::invite(game),
        Step::Build => chronicle::build(game),
        Step::Map => chronicle::clean_map(game),
        Step::Archive => chronicle::write_decks(game),
        Step::Over
        | Step::Sun
        | Step::Judgement
        | Step::Stacking
        | Step::Throne
        | Step::Building
        | Step::World
        | Step::Beacon
        | Step::Stars => Ok(()),
    }
}
