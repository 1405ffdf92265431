//! The odds of a campaign against the engine itself: its own rolls, sacrifices and losses.

use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use oath_play::determinize::{determinize, other_deck_size};
use oath_play::odds::{self, Odds};
use oath_play::outcome::{self, Then};
use oath_play::session::AskedDomain;
use oath_play::{CampaignTold, Dice, Session, View, words, worlds};

/// A campaign that is being fought.
#[derive(Default)]
struct Fight {
    before: Option<Position>,
    expected: Option<Odds>,
    rolled: BySide<Option<[u8; 4]>>,
    outcome: Option<(u16, u16, Side)>,
    asked: Option<u8>,
    lost: [u8; 2],
    closed: bool,
}

/// Random players who like to fight; every campaign is compared with its odds.
struct Referee {
    dice: Dice,
    sacrifice: Choice,
    fight: Option<Fight>,
    campaigns: u32,
    sacrifices: u32,
    /// Sums of: result less expectation, and its variance; victories, then losses of both sides.
    sums: [(f64, f64); 3],
    /// Campaigns in which a power had changed how dice or losses count.
    changed: [u32; 8],
    first: Option<Position>,
}

impl Referee {
    fn new(seed: u64) -> Referee {
        Referee {
            dice: Dice::new(seed),
            sacrifice: Choice::Yes,
            fight: None,
            campaigns: 0,
            sacrifices: 0,
            sums: [(0.0, 0.0); 3],
            changed: [0; 8],
            first: None,
        }
    }

    fn side(before: &Position, board: Option<Player>, site: Option<Site>) -> Option<Side> {
        let place = board.map(Force::Board).or(site.map(Force::Site))?;
        let campaign = before.state.campaign.as_ref()?;
        let among = |places: oath_law::Shares<Force>| places.iter().any(|(p, _)| *p == place);
        if among(before.attacking_places(campaign)) {
            Some(Side::Attacker)
        } else {
            among(before.defending_places(campaign)).then_some(Side::Defender)
        }
    }

    /// The fight is over: what happened must be exactly what the dice promised.
    fn close(&mut self) {
        let Some(fight) = self.fight.take() else { return };
        let (Some(expected), Some((attack, defense, winner))) = (fight.expected, fight.outcome) else {
            return;
        };
        let mut before = fight.before.expect("a campaign was fought");
        before.state.campaign.as_mut().expect("a campaign was fought").rolled = fight.rolled;
        let campaign = before.battle();
        if campaign.rescue.0.iter().any(Option::is_some)
            || campaign.plans.iter().any(|p| p.source == STICKY_FIRE)
        {
            return;
        }
        let exact = odds::now(&before).expect("a campaign was fought");
        let made = fight.asked.is_some() && self.sacrifice == Choice::Yes;
        let way = if made { exact.aided } else { exact.unaided };
        assert_eq!(way.victory, f64::from(u8::from(winner == Side::Attacker)));
        assert_eq!(fight.lost.map(f64::from), [way.loss, way.foe_loss]);
        assert_eq!(exact.defense, Some(defense));
        let needed: Vec<u8> = exact.sacrifices.iter().map(|s| s.warbands).collect();
        assert_eq!(fight.asked.into_iter().collect::<Vec<u8>>(), needed);
        if !made {
            assert_eq!(exact.attack, Some(attack));
            assert_eq!(exact.spread.len(), 1);
            assert_eq!(exact.spread[0].difference, i32::from(attack) - i32::from(defense));
        }
        self.sacrifices += u32::from(made);
        let changed = [
            campaign.ignore_skulls,
            campaign.no_hollow_swords,
            campaign.double_attack,
            campaign.halve_attack,
            campaign.no_single_shields,
            campaign.sacrifice_value > 1,
            campaign.kill_all.0.contains(&true),
            campaign.kill_none.0.contains(&true),
        ];
        for (count, changed) in self.changed.iter_mut().zip(changed) {
            *count += u32::from(changed);
        }
        let way = if self.sacrifice == Choice::Yes { expected.aided } else { expected.unaided };
        let won = f64::from(u8::from(winner == Side::Attacker));
        let mut add = |at: usize, difference: f64, variance: f64| {
            self.sums[at].0 += difference;
            self.sums[at].1 += variance;
        };
        add(0, won - way.victory, way.victory * (1.0 - way.victory));
        // The variance of losses is estimated by what is seen.
        for (at, (lost, mean)) in
            [(fight.lost[0], way.loss), (fight.lost[1], way.foe_loss)].into_iter().enumerate()
        {
            add(at + 1, f64::from(lost) - mean, (f64::from(lost) - mean).powi(2));
        }
        self.campaigns += 1;
        self.sacrifice = if self.campaigns.is_multiple_of(2) { Choice::Yes } else { Choice::No };
    }
}

const STICKY_FIRE: Source = Source::Card(Card(218));

impl Table for Referee {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        if position.state.campaign.is_none() {
            self.close();
        }
        if let Some(fight) = &mut self.fight {
            fight.closed |= fight.outcome.is_some() && !matches!(question.ask, Ask::Losses(_));
        }
        let rolling = matches!(question.ask, Ask::RollDefense | Ask::RollAttack);
        if let (Some(fight), Some(campaign)) = (&self.fight, &position.state.campaign)
            && fight.outcome.is_none()
        {
            assert_eq!(campaign.rolled, fight.rolled, "the dice that were told lie on the table");
        }
        if let Some(fight) = &mut self.fight
            && fight.outcome.is_none()
            && position.state.campaign.as_ref().is_some_and(|c| c.winner.is_none())
        {
            if rolling {
                fight.before = Some(position.clone());
                self.first.get_or_insert_with(|| position.clone());
                fight.expected = fight.expected.take().or_else(|| odds::now(position));
            }
            if let Ask::Sacrifice(n) = question.ask {
                fight.asked = Some(n);
                return Ok(Answer::One(self.sacrifice));
            }
            // A second roll would be another campaign.
            if let (Some(_), Domain::One(of)) = (fight.rolled[Side::Defender], &question.domain)
                && of.contains(&Choice::No)
            {
                return Ok(Answer::One(Choice::No));
            }
        }
        if let Domain::One(of) = &question.domain {
            let campaign = Choice::Major(Major::Campaign);
            let muster = Choice::Major(Major::Muster);
            for wish in [campaign, muster] {
                if of.contains(&wish) && self.dice.below(3) > 0 {
                    return Ok(Answer::One(wish));
                }
            }
        }
        Ok(self.dice.answer(question))
    }

    fn tell(&mut self, told: Told) {
        if let Event::CampaignStart(..) = told.event {
            self.close();
            self.fight = Some(Fight::default());
        }
        match (told.event, &mut self.fight) {
            (Event::Rolled { die: Die::Defense, faces, .. }, Some(f)) if f.outcome.is_none() => {
                f.rolled[Side::Defender] = Some(faces)
            }
            (Event::Rolled { die: Die::Attack, faces, .. }, Some(f)) if f.outcome.is_none() => {
                f.rolled[Side::Attacker] = Some(faces)
            }
            (Event::Outcome { attack, defense, winner }, Some(f)) => {
                f.outcome = Some((attack, defense, winner))
            }
            (Event::Killed { board, site, n, .. }, Some(f))
                if !f.closed && f.rolled[Side::Attacker].is_some() =>
            {
                if let Some(side) = f.before.as_ref().and_then(|before| Referee::side(before, board, site)) {
                    f.lost[side as usize] += n;
                }
            }
            (Event::Sacrificed(..) | Event::Title(_) | Event::WarbandsMoved { to_site: false, .. }, _) => {}
            (_, Some(f)) => f.closed |= f.outcome.is_some(),
            (_, None) => {}
        }
    }
}

fn play(players: usize, seed: u64, referee: &mut Referee) {
    let position = Position::from_world(&worlds::random_world(seed), players, oath_cards::book())
        .expect("a lawful world");
    let mut game = Game::new(position, referee);
    while game.state.step != Step::Over {
        game.step().expect("a lawful answer");
    }
}

#[test]
fn every_campaign_ends_as_its_dice_promised_and_all_together_as_the_odds_did() {
    let mut referee = Referee::new(7);
    for seed in 0..400 {
        play(2 + (seed % 5) as usize, seed, &mut referee);
    }
    assert!(referee.campaigns > 2000, "only {} campaigns", referee.campaigns);
    assert!(referee.sacrifices > 100, "only {} sacrifices", referee.sacrifices);
    for (difference, variance) in referee.sums {
        let deviations = difference / variance.sqrt();
        assert!(deviations.abs() < 4.0, "{difference} is {deviations} standard deviations away");
    }
    assert!(referee.changed.iter().all(|n| *n > 0), "a power was never there: {:?}", referee.changed);
    println!("{} campaigns, {} sacrifices, {:?}", referee.campaigns, referee.sacrifices, referee.sums);
    println!("changed {:?}", referee.changed);
}

/// Two warbands against one bandit, with these dice.
fn skirmish(attack: u8, defense: u8) -> Position {
    let mut referee = Referee::new(3);
    play(3, 1, &mut referee);
    let mut position = referee.first.expect("somebody fought");
    let mut campaign = position.battle().clone();
    position.state.faceup = CardSet::EMPTY;
    let site = campaign.site;
    position.state[site].warbands = 0;
    position.state[site].faceup = true;
    position.state[campaign.attacker].warbands = 2;
    campaign.plans.clear();
    campaign.joined = SiteSet::EMPTY;
    campaign.sites = SiteSet::just(site);
    campaign.defender = Ruler::Bandits;
    campaign.attack_pool = attack;
    campaign.defense_pool = defense;
    position.state.campaign = Some(campaign);
    position
}

fn close_to(a: f64, b: f64) {
    assert!((a - b).abs() < 1e-12, "{a} is not {b}");
}

#[test]
fn one_attack_die_against_one_bandit() {
    let odds = odds::now(&skirmish(1, 0)).expect("a campaign");
    close_to(odds.unaided.victory, 1.0 / 6.0);
    close_to(odds.aided.victory, 1.0);
    close_to(odds.unaided.loss, 1.0);
    close_to(odds.aided.loss, 1.5);
    close_to(odds.unaided.loss_if_won.expect("can be won"), 1.0);
    assert_eq!(odds.aided.loss_if_lost, None);
    assert_eq!(odds.sacrifices.iter().map(|s| s.warbands).collect::<Vec<_>>(), [1, 2]);
    close_to(odds.sacrifices[0].chance, 1.0 / 3.0);
    close_to(odds.sacrifices[1].chance, 1.0 / 2.0);
    assert_eq!(odds.spread.iter().map(|b| b.difference).collect::<Vec<_>>(), [-1, 0, 1]);
}

#[test]
fn powers_change_how_dice_count() {
    let with = |change: fn(&mut oath_law::Campaign)| {
        let mut position = skirmish(1, 0);
        change(position.state.campaign.as_mut().expect("a campaign"));
        odds::now(&position).expect("a campaign")
    };
    close_to(with(|c| c.double_attack = true).unaided.victory, 1.0 / 2.0);
    close_to(with(|c| c.halve_attack = true).unaided.victory, 0.0);
    close_to(with(|c| c.no_skull_swords = true).unaided.victory, 0.0);
    close_to(with(|c| c.ignore_skulls = true).unaided.loss, 5.0 / 6.0);
    close_to(with(|c| c.kill_all = BySide([true; 2])).unaided.loss, 1.0 / 6.0 + 5.0 / 3.0);
    close_to(with(|c| c.kill_none = BySide([true; 2])).unaided.loss, 1.0 / 6.0);
    let three = with(|c| c.sacrifice_value = 3);
    assert_eq!(three.sacrifices.iter().map(|s| s.warbands).collect::<Vec<_>>(), [1]);
    close_to(three.aided.loss, 1.0);
    let lost = with(|c| c.winner = Some(Side::Defender));
    assert_eq!((lost.aided.victory, lost.aided.loss), (0.0, 1.0));
}

#[test]
fn two_defense_dice_against_three_swords() {
    let mut position = skirmish(3, 2);
    position.state.campaign.as_mut().expect("a campaign").rolled = BySide([Some([0, 3, 0, 0]), None]);
    let odds = odds::now(&position).expect("a campaign");
    close_to(odds.unaided.victory, 17.0 / 36.0);
    position.state.campaign.as_mut().expect("a campaign").no_single_shields = true;
    let odds = odds::now(&position).expect("a campaign");
    close_to(odds.unaided.victory, 25.0 / 36.0);
}

#[test]
fn more_shields_than_can_be_counted_are_just_very_many() {
    let mut position = skirmish(1, 17);
    let rolled = BySide([Some([1, 0, 0, 0]), Some([0, 0, 2, 15])]);
    position.state.campaign.as_mut().expect("a campaign").rolled = rolled;
    let odds = odds::now(&position).expect("a campaign");
    assert_eq!((odds.defense, odds.aided.victory), (Some(u16::MAX), 0.0));
}

#[test]
fn twelve_dice_on_each_side_are_counted_at_once() {
    let position = skirmish(12, 12);
    let start = std::time::Instant::now();
    for _ in 0..100 {
        assert!(odds::now(&position).is_some());
    }
    let each = start.elapsed() / 100;
    println!("{each:?}");
    // A shared machine may be slow for a while; it takes about 0.1 ms.
    assert!(each.as_millis() < 10, "{each:?}");
}

/// Some lawful answer, with a liking for campaigns.
fn some_answer(session: &Session, dice: &mut Dice) -> Answer {
    let asked = session.asked().expect("somebody is asked");
    match &asked.domain {
        AskedDomain::One(of) => {
            let wishes = [Choice::Major(Major::Campaign), Choice::Major(Major::Muster), Choice::Yes];
            let wish = wishes.into_iter().find(|w| of.contains(w)).filter(|_| dice.below(3) > 0);
            Answer::One(wish.unwrap_or_else(|| of[dice.below(of.len())]))
        }
        AskedDomain::Number { min, max } => {
            Answer::Number(min + dice.below(usize::from(max - min) + 1) as u8)
        }
        AskedDomain::Some { .. }
        | AskedDomain::Order(_)
        | AskedDomain::Split { .. }
        | AskedDomain::Deal { .. } => asked.default_answer(),
    }
}

/// The same step with other hidden cards.
fn other_cards(session: &Session, dice: &mut Dice) -> Option<Session> {
    let seat = session.asked()?.player;
    again(session, determinize(session.step_so_far().0, Some(seat), dice))
}

/// The same step with other hidden cards, and more or fewer of them in the world deck.
fn other_deck(session: &Session, dice: &mut Dice) -> Option<Session> {
    let seat = Some(session.asked()?.player);
    let other = determinize(session.step_so_far().0, seat, dice);
    again(session, other_deck_size(&other, seat, dice))
}

/// The running step from another position, if its answers can be given there too.
fn again(session: &Session, start: Position) -> Option<Session> {
    let given = session.step_so_far().1;
    let mut other = Session::at(start, None);
    for given in given {
        match given.seat {
            Seat::Player(player) => other.answer(player, given.answer.clone()).ok()?,
            Seat::Chance => other.roll(given.answer.clone()).ok()?,
        }
    }
    Some(other)
}

/// How many campaigns have begun.
fn campaigns(session: &Session) -> usize {
    session.events().iter().filter(|told| matches!(told.event, Event::CampaignStart(..))).count()
}

#[test]
fn a_preview_is_what_the_answer_brings_and_tells_nothing_hidden() {
    let mut dice = Dice::new(5);
    let (mut previews, mut kept, mut secrets) = (0, 0, 0);
    for seed in 0..40 {
        let mut session = Session::new(worlds::random_world(seed), 4, seed).expect("a lawful world");
        while let Some(asked) = session.asked().cloned() {
            let answer = some_answer(&session, &mut dice);
            let before = (session.answers().len(), session.state().fingerprint());
            let preview = odds::preview(&session, &answer);
            assert_eq!(before, (session.answers().len(), session.state().fingerprint()));
            let campaign = session.state().campaign.is_some();
            if let Some(preview) = &preview {
                previews += 1;
                if let Some(other) = other_cards(&session, &mut dice) {
                    assert_eq!(odds::preview(&other, &answer).as_ref(), Some(preview));
                    secrets += 1;
                }
            }
            let begun = campaigns(&session);
            session.answer(asked.player, answer).expect("a lawful answer");
            // What follows a campaign in the same step is no part of it.
            let open = campaign || campaigns(&session) > begun;
            assert!(preview.is_none() || open, "odds of nothing: {:?}", asked.ask);
            let chance = session.answers().since(before.0 + 1).any(|g| g.seat == Seat::Chance);
            let next = session.asked().map(|a| a.ask);
            // A question in the middle of a plan comes before the plan is told.
            if campaign && !chance && asked.ask == Ask::BattlePlan && next == Some(Ask::BattlePlan) {
                let told = CampaignTold::of(&session).expect("a campaign is told");
                assert_eq!(told.moments.last().map(|m| &m.odds), preview.as_ref());
                kept += 1;
            }
        }
    }
    assert!(
        previews > 200 && secrets > 200 && kept > 10,
        "{previews} previews, {secrets} secrets, {kept} kept"
    );
}

#[test]
fn open_plans_of_the_other_side_make_it_worse_and_tell_nothing_hidden() {
    let mut dice = Dice::new(6);
    let (mut replies, mut secrets) = (0, 0);
    for seed in 0..60 {
        let mut session = Session::new(worlds::random_world(seed), 4, seed).expect("a lawful world");
        while let Some(asked) = session.asked().cloned() {
            let answer = some_answer(&session, &mut dice);
            if let Some(reply) = odds::reply(&session, &answer) {
                replies += 1;
                let plain = odds::preview(&session, &answer).expect("a campaign is weighed");
                let (then, now) = (&reply.odds, &plain);
                let dearer = then.unaided.victory < now.unaided.victory;
                assert!(then.aided.victory < now.aided.victory || dearer, "{:?}", reply.plans);
                assert!(reply.by != asked.player && !reply.plans.is_empty());
                for plan in &reply.plans {
                    let open = match plan {
                        Source::Card(card) => session.position().is_faceup(*card),
                        Source::Site(site) => session.state().faceup_sites.contains(*site),
                    };
                    assert!(open, "{plan:?} lies open");
                }
                if let Some(other) = other_cards(&session, &mut dice) {
                    assert_eq!(odds::reply(&other, &answer).as_ref(), Some(&reply));
                    secrets += 1;
                }
            }
            session.answer(asked.player, answer).expect("a lawful answer");
        }
    }
    assert!(replies > 20 && secrets > 20, "{replies} replies, {secrets} secrets");
}

#[test]
fn what_an_answer_leads_to_is_what_happens_and_tells_nothing_hidden() {
    let mut dice = Dice::new(7);
    let (mut kept, mut secrets) = (0, 0);
    for seed in 0..20 {
        let mut session = Session::new(worlds::random_world(seed), 4, seed).expect("a lawful world");
        while let Some(asked) = session.asked().cloned() {
            let answer = some_answer(&session, &mut dice);
            let foreseen = outcome::of(&session, &answer).expect("a lawful answer leads somewhere");
            let before = session.answers().len();
            // What was turned over since the step began is no longer hidden.
            let view = |s: &Session| View::new(s.position(), Some(asked.player), s.asked());
            if let Some(other) = other_cards(&session, &mut dice).filter(|s| view(s) == view(&session)) {
                assert_eq!(
                    outcome::of(&other, &answer),
                    Some(foreseen.clone()),
                    "{:?} {answer:?}",
                    asked.ask
                );
                secrets += 1;
            }
            let had = session.state()[asked.player].supply;
            session.answer(asked.player, answer).expect("a lawful answer");
            let own = session.asked().is_some_and(|next| next.player == asked.player);
            if foreseen.then == Then::More {
                assert!(own && session.answers().len() == before + 1, "{:?} asks more", asked.ask);
            }
            if let (Then::Done, Some(left)) = (foreseen.then, foreseen.supply)
                && session.state().turn == asked.player
                && session.state().step == Step::Act
            {
                assert_eq!(session.state()[asked.player].supply, left, "{:?} from {had}", asked.ask);
                kept += 1;
            }
        }
    }
    assert!(kept > 100 && secrets > 1000, "{kept} kept, {secrets} secrets");
}

#[test]
fn what_every_answer_and_action_leads_to_tells_nothing_hidden() {
    let mut dice = Dice::new(8);
    let mut secrets = 0;
    for seed in 0..15 {
        let (world, players) = (worlds::random_world(seed), 2 + seed as usize % 5);
        let mut session = Session::of_chronicle(world, players, seed).expect("a lawful world");
        while let Some(asked) = session.asked().cloned() {
            let view = |s: &Session| View::new(s.position(), Some(asked.player), s.asked());
            if let Some(other) = other_deck(&session, &mut dice).filter(|s| view(s) == view(&session)) {
                let free = |s: &Session| {
                    let each = asked.choices().into_iter();
                    each.map(|choice| outcome::explores(s, &Answer::One(choice))).collect::<Vec<_>>()
                };
                assert_eq!(outcome::of_each(&other), outcome::of_each(&session), "{:?}", asked.ask);
                assert_eq!(outcome::tabs(&other), outcome::tabs(&session), "{:?}", asked.ask);
                assert_eq!(free(&other), free(&session), "{:?}", asked.ask);
                secrets += 1;
            }
            let answer = some_answer(&session, &mut dice);
            session.answer(asked.player, answer).expect("a lawful answer");
        }
    }
    assert!(secrets > 1000, "{secrets} secrets");
}

#[test]
fn a_number_says_what_it_would_change() {
    let mut dice = Dice::new(9);
    let mut told = 0;
    for seed in 0..60 {
        let (world, players) = (worlds::random_world(seed), 2 + seed as usize % 5);
        let mut session = Session::of_chronicle(world, players, seed).expect("a lawful world");
        while let Some(asked) = session.asked().cloned() {
            if let AskedDomain::Number { min, max } = asked.domain {
                for n in min..=max {
                    let answer = Answer::Number(n);
                    let outcome = outcome::of(&session, &answer).expect("a lawful answer leads somewhere");
                    let said = !words::outcome(session.position(), asked.player, &outcome).is_empty();
                    // None of something changes nothing, and what is asked first may change it all.
                    let idle = n == 0 || outcome.then == Then::More;
                    let campaign = asked.ask == Ask::AttackDice;
                    assert!(
                        said || odds::preview(&session, &answer).is_some() || (idle && !campaign),
                        "{:?} {n} of {min} to {max}",
                        asked.ask
                    );
                    told += 1;
                }
            }
            let answer = some_answer(&session, &mut dice);
            session.answer(asked.player, answer).expect("a lawful answer");
        }
    }
    assert!(told > 1000, "{told} told");
}

/// Every roll of so many dice with its chance, counted one die after another.
fn every_roll(die: Die, dice: u8) -> Vec<([u8; 4], f64)> {
    let mut all = std::collections::BTreeMap::from([([0u8; 4], 1.0)]);
    for _ in 0..dice {
        let mut next = std::collections::BTreeMap::new();
        for (faces, chance) in &all {
            for (face, sides) in die.sides().into_iter().enumerate().filter(|(_, sides)| *sides > 0) {
                let mut more: [u8; 4] = *faces;
                more[face] += 1;
                *next.entry(more).or_insert(0.0) += chance * f64::from(sides) / 6.0;
            }
        }
        all = next;
    }
    all.into_iter().collect()
}

/// The attack is about to be rolled: play every roll, and count victories with no sacrifice and with all.
fn play_every_roll(session: &Session) -> Option<[f64; 2]> {
    let campaign = session.position().battle();
    let (attack, defense) = (campaign.attack_dice(), campaign.defense_dice());
    let mut won = [0.0; 2];
    for (faces, p) in every_roll(Die::Attack, attack) {
        for (at, all) in [false, true].into_iter().enumerate() {
            let mut rolled = session.clone();
            if attack > 0 {
                rolled.roll(Answer::Roll(faces)).ok()?;
            }
            while let Some(asked) = rolled.asked().cloned() {
                let answer = match (asked.ask, &asked.domain) {
                    (Ask::SacrificeBefore, AskedDomain::Number { max, .. }) => {
                        Answer::Number(if all { *max } else { 0 })
                    }
                    _ => return None,
                };
                rolled.answer(asked.player, answer).ok()?;
            }
            for (faces, q) in every_roll(Die::Defense, defense) {
                let mut end = rolled.clone();
                if defense > 0 {
                    end.roll(Answer::Roll(faces)).ok()?;
                }
                let outcome = end.events().iter().rev().find_map(|told| match told.event {
                    Event::Outcome { winner, .. } => Some(winner),
                    _ => None,
                });
                won[at] += p * q * f64::from(u8::from(outcome? == Side::Attacker));
            }
        }
    }
    Some(won)
}

#[test]
fn conquests_and_raids_of_new_foundations_have_the_odds_of_all_their_rolls() {
    let mut compared = 0;
    for seed in 0..40 {
        let world = worlds::foundations_world(seed);
        let keep = oath_play::session::Keep::Nothing;
        let mut session = Session::scripted(world, 3, keep).expect("it begins");
        let mut dice = Dice::new(seed);
        for _ in 0..400 {
            if session.waits_for_chance() {
                let battle = session.state().campaign.clone();
                let fresh = |c: &oath_law::Campaign| c.rolled == BySide([None, None]) && c.winner.is_none();
                let small = |c: &oath_law::Campaign| c.attack_dice() <= 3 && c.defense_dice() <= 3;
                if battle
                    .as_ref()
                    .is_some_and(|c| fresh(c) && small(c) && c.attack_dice() > 0 && !c.defense_first)
                    && let Some(odds) = odds::now(session.position())
                    && let Some([none, all]) = play_every_roll(&session)
                {
                    assert!(
                        (odds.unaided.victory - none).abs() < 1e-9,
                        "{seed}: {} not {none}",
                        odds.unaided.victory
                    );
                    assert!(
                        (odds.aided.victory - all).abs() < 1e-9,
                        "{seed}: {} not {all}",
                        odds.aided.victory
                    );
                    compared += 1;
                }
                let mut tried = false;
                for faces in
                    [[1, 0, 0, 0], [2, 0, 0, 0], [3, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [4, 0, 0, 0]]
                {
                    tried = tried
                        || session.roll(Answer::Roll(faces)).is_ok()
                        || session.roll(Answer::Number(0)).is_ok();
                }
                if !tried {
                    break;
                }
                continue;
            }
            let Some(player) = session.asked().map(|asked| asked.player) else { break };
            let answer = some_answer(&session, &mut dice);
            if session.answer(player, answer).is_err() {
                let answer = session.asked().expect("somebody is asked").default_answer();
                session.answer(player, answer).expect("the default is legal");
            }
        }
    }
    assert!(compared > 20, "only {compared} campaigns were compared");
}
