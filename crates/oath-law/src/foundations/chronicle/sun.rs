//! The Sun (17.1): relics are shown, legacies judged, the winner crowned, the tasks given.

use super::goals::{Fulfilled, could_fulfil};
use super::{hours, winner};
use crate::kernel::{Flow, Game, Offered};
use crate::powers::book::{HookKind, Hour};
use crate::table::glossary::PUBLIC;
use crate::table::query::Attempt;
use crate::table::state::{EXILE_WARBANDS, MAX_LEGACIES, Step};
use arrayvec::ArrayVec;
use oath_model::*;

/// Active legacies that a player may keep (16.3).
const MOST_ACTIVE: usize = 3;

/// 17.1a, b: what is shown. It is a step of its own, so that no question about it tells a secret.
pub(crate) fn shine(game: &mut Game) -> Flow {
    show_relics(game);
    fix_rule(game);
    show_claims(game);
    game.state_mut().step = Step::Judgement;
    Ok(())
}

/// 17.1b to g: what comes of it.
pub(crate) fn judge(game: &mut Game) -> Flow {
    let slept = judge_legacies(game)?;
    hours::strike(game, Hour::Judged)?;
    game.remove_all_warbands();
    crown(game, &slept)?;
    hours::strike(game, Hour::Crowned)?;
    give_tasks(game)?;
    game.state_mut().step = Step::Throne;
    Ok(())
}

/// 17.1a: facedown relics are turned up.
fn show_relics(game: &mut Game) {
    for player in game.in_turn_order() {
        let facedown = game.state[player].dark_relics;
        facedown.iter().for_each(|relic| game.reveal_relic(player, *relic));
    }
}

/// 17.1b: whoever may fulfil the goal of a dormant legacy shows it.
fn show_claims(game: &mut Game) {
    for player in game.in_turn_order() {
        let row = game.state[player].legacies;
        for legacy in row.iter().copied() {
            if game.state.known[legacy.index()] != PUBLIC && could_fulfil(game, player, legacy) {
                game.reveal(legacy);
            }
        }
    }
}

/// 17.1e: rule is judged as the game ended; all Imperials count the Empire's sites.
fn fix_rule(game: &mut Game) {
    let (player, _) = winner(game);
    let empire = game.chancellor();
    let mut by_seat = ByPlayer([SiteSet::EMPTY; MAX_PLAYERS]);
    for seat in game.in_turn_order() {
        let band = if game.is_exile(seat) { Some(seat) } else { empire };
        let here = |site: &Site| {
            let site = &game.state[*site];
            site.warbands > 0 && Some(site.owner) == band
        };
        by_seat[seat] = game.faceup_sites().filter(here).collect();
    }
    let imperial = !game.is_exile(player);
    let state = game.state_mut();
    state.chronicle.by_seat = by_seat;
    state.chronicle.ruled = by_seat[player];
    state.chronicle.imperial = imperial;
}

/// Legacies that turned dormant, or that go.
type Legacies = ArrayVec<Card, { Card::LEGACY_COUNT }>;

/// 17.1b to d: dormant legacies wake or go, active ones of Exiles may fall asleep, nobody keeps more than three.
/// Returns those that fell asleep.
fn judge_legacies(game: &mut Game) -> Flow<Legacies> {
    let mut fulfilled = Fulfilled::default();
    take_legacies(game, &mut fulfilled)?;
    let mut gone = wake_or_go(game, &mut fulfilled)?;
    let ambitions = game.state.frontier.ambitions;
    for legacy in ambitions.iter().copied() {
        match fulfilled.fulfiller(game, legacy)?.filter(|p| !game.state[*p].legacies.is_full()) {
            Some(player) => {
                game.put_card(legacy, Place::Legacies(player));
                game.wake_legacy(player, legacy);
            }
            None => gone.push(legacy),
        }
    }
    let slept = fall_asleep(game, &mut fulfilled)?;
    for player in game.in_turn_order() {
        game.keep_three(player, &mut gone)?;
    }
    game.shuffle_legacies_in(&gone)?;
    game.return_legacies()?;
    Ok(slept)
}

/// Before all that, a power may take an active legacy from another player, if its owner fulfils the goal.
fn take_legacies(game: &mut Game, fulfilled: &mut Fulfilled) -> Flow {
    for me in game.answering(HookKind::TakesLegacy) {
        let mut open: Offered<Card> = Offered::new();
        if game.state[me.player].legacies.is_full() {
            continue;
        }
        for other in game.others(me.player) {
            for legacy in game.active_legacies(other) {
                if fulfilled.by(game, me.player, legacy)? {
                    open.push(legacy);
                }
            }
        }
        let taken = game.choose_or_pass(me.player, Ask::For(me.source, What::Card), open)?;
        if let Some(legacy) = taken {
            game.tell_use(me);
            game.mark_used(me.source, me.power);
            game.put_card(legacy, Place::Legacies(me.player));
            game.turn_faceup(legacy);
            game.tell(Event::Moved(legacy, Place::Legacies(me.player)));
            game.shed_legacies();
        }
    }
    Ok(())
}

/// 17.1b: dormant legacies wake, or are lost unless a power keeps them. Returns the lost ones.
fn wake_or_go(game: &mut Game, fulfilled: &mut Fulfilled) -> Flow<Legacies> {
    let mut gone = Legacies::new();
    for player in game.in_turn_order() {
        let row = game.state[player].legacies;
        for legacy in row.iter().copied().filter(|legacy| !game.is_faceup(*legacy)).collect::<Legacies>() {
            // Whatever could fulfil its goal was shown.
            let shown = game.state.known[legacy.index()] == PUBLIC;
            if shown && fulfilled.by(game, player, legacy)? {
                game.wake_legacy(player, legacy);
            } else if game.permitted(&Attempt::LegacyGoes { player, legacy }).is_ok() {
                game.tell(Event::LegacyLost(player, None));
                gone.push(legacy);
            }
        }
    }
    Ok(gone)
}

/// 17.1c: active legacies of Exiles turn dormant if the goal is not met, unless a power keeps them awake.
fn fall_asleep(game: &mut Game, fulfilled: &mut Fulfilled) -> Flow<Legacies> {
    let mut tired = Legacies::new();
    for player in game.in_turn_order().filter(|p| game.is_exile(*p)).collect::<PlayerSet>() {
        for legacy in game.active_legacies(player) {
            let stays = game.permitted(&Attempt::LegacySleeps { player, legacy }).is_err();
            if !stays && !fulfilled.by(game, player, legacy)? {
                tired.push(legacy);
            }
        }
    }
    for legacy in &tired {
        let Place::Legacies(player) = game.state.place[legacy.index()] else { continue };
        game.put_to_sleep(player, *legacy);
    }
    Ok(tired)
}

impl Game<'_> {
    /// An active legacy turns facedown; everybody knows which one it is.
    fn put_to_sleep(&mut self, player: Player, legacy: Card) {
        self.state_mut().faceup.remove(legacy);
        self.tell(Event::LegacySlept(player, legacy));
    }

    /// 17.1d: a player discards active legacies until three are left.
    pub(super) fn keep_three(
        &mut self,
        player: Player,
        gone: &mut ArrayVec<Card, { Card::LEGACY_COUNT }>,
    ) -> Flow {
        loop {
            let mut active: ArrayVec<Card, MAX_LEGACIES> = self.active_legacies(player);
            active.retain(|legacy| !gone.contains(legacy));
            if active.len() <= MOST_ACTIVE {
                return Ok(());
            }
            let legacy = self.choose(player, Ask::DropLegacy, active)?;
            self.state_mut().faceup.remove(legacy);
            self.tell(Event::LegacyLost(player, Some(legacy)));
            gone.push(legacy);
        }
    }
}

/// 17.1f: the winner becomes Chancellor and takes the Scepter. After an Exile's victory the old Empire is gone,
/// and the winner's legacies that have just fallen asleep wake again.
fn crown(game: &mut Game, slept: &[Card]) -> Flow {
    let (player, _) = winner(game);
    let exile = game.is_exile(player);
    for seat in game.in_turn_order().filter(|seat| *seat != player).collect::<PlayerSet>() {
        let role = game.state[seat].role;
        let new = match role {
            Role::Exile => Role::Exile,
            Role::Citizen | Role::Chancellor if exile => Role::Exile,
            Role::Citizen | Role::Chancellor => Role::Citizen,
        };
        let board = &mut game.state_mut()[seat];
        (board.role, board.bank) = (new, EXILE_WARBANDS);
        if role != Role::Exile && new == Role::Exile {
            // The Empire's warbands leave its sites.
            game.state_mut().chronicle.by_seat[seat] = SiteSet::EMPTY;
            game.tell(Event::Exiled(seat));
        }
    }
    game.state_mut()[player].bank = EXILE_WARBANDS;
    game.state_mut().seat_chancellor(player);
    if exile {
        for role in game.state_mut().frontier.roles.iter_mut().flatten() {
            *role = Role::Exile;
        }
        let reliquary = game.state.frontier.reliquary;
        reliquary.iter().for_each(|relic| game.put_card(*relic, Place::Aside));
        for legacy in slept
            .iter()
            .filter(|c| game.state.place[c.index()] == Place::Legacies(player))
            .copied()
            .collect::<Offered<Card>>()
        {
            game.wake_legacy(player, legacy);
        }
    }
    if !game.holds(player, Card::SCEPTER) {
        game.put_card(Card::SCEPTER, Place::Held(player));
    }
    game.tell(Event::Crowned(player));
    game.rule_bandits(player);
    game.shed_legacies();
    let mut gone = Legacies::new();
    game.keep_three(player, &mut gone)?;
    game.shuffle_legacies_in(&gone)?;
    game.return_legacies()
}

/// 17.1g: the World to the holder of the People's Favor, the Beacon to that of the Darkest Secret; the winner
/// gives away what nobody holds, and nobody keeps both.
fn give_tasks(game: &mut Game) -> Flow {
    let (player, _) = winner(game);
    let everybody: PlayerSet = game.in_turn_order().collect();
    let mut holders = Banner::ALL.map(|banner| game.state.banners[banner].holder);
    if let [Some(a), Some(b)] = holders
        && a == b
    {
        let world = game.choose(a, Ask::WorldTask, everybody)?;
        holders = if world == a { [Some(a), None] } else { [Some(world), Some(a)] };
        if world == a {
            let others = everybody.without(PlayerSet::just(a));
            holders[1] = Some(game.choose(a, Ask::BeaconTask, others)?);
        }
    }
    for (i, ask) in [Ask::WorldTask, Ask::BeaconTask].into_iter().enumerate() {
        if holders[i].is_none() {
            let other = holders[1 - i];
            let open: PlayerSet = everybody.filter(|p| Some(*p) != other).collect();
            holders[i] = Some(game.choose(player, ask, open)?);
        }
    }
    game.state_mut().frontier.tasks = holders;
    holders[0].into_iter().for_each(|writer| game.tell(Event::WorldTask(writer)));
    holders[1].into_iter().for_each(|writer| game.tell(Event::BeaconTask(writer)));
    Ok(())
}
