//! Answers without thinking: what a player does at once when nothing speaks against it. Thinking bots
//! use it for everything that follows the answer they think about, for the other seats too. It is only
//! ever given guesses.

use crate::chances::{attack_wins, campaign_odds, ready, ready_to_sacrifice};
use crate::light;
use crate::mind::Mind;
use crate::value::{best_sites, wins_by};
use oath_law::powers::Me;
use oath_law::powers::book::Restriction;
use oath_law::table::query::Measure;
use oath_law::{Book, Campaign, Kind, Position};
use oath_model::*;
use oath_play::Dice;

/// Targets are added to a campaign while its odds stay above this.
const GOOD_ODDS: f32 = 0.62;

/// The answer to a question of a player.
#[must_use]
pub fn instinct(position: &Position, question: &Question<'_>, dice: &mut Dice) -> Answer {
    let Seat::Player(me) = question.seat else { return dice.answer(question) };
    match &question.domain {
        Domain::One(of) => Answer::One(one(position, me, question.ask, of, dice)),
        Domain::Some { of, lawful, example, .. } => match question.ask {
            Ask::Targets => Answer::Some(
                target_sets(position, of, *lawful, example).pop().unwrap_or_else(|| (*example).clone()),
            ),
            _ => Answer::Some((*example).clone()),
        },
        Domain::Number { min, max } => Answer::Number(number(position, question.ask, *min, *max)),
        Domain::Order(of) => Answer::Order(of.iter().copied().collect()),
        Domain::Split { of, min, max } => Answer::Split(split(question.ask, of, *min, *max)),
        Domain::Deal { .. } => Answer::Deal(None),
        Domain::Roll { .. } => dice.answer(question),
    }
}

fn number(position: &Position, ask: Ask, min: u8, max: u8) -> u8 {
    match ask {
        Ask::SacrificeBefore => sacrifice(position, max),
        Ask::FavorToBanner => min,
        Ask::BannerPrice(_) | Ask::HowManyWarbands(Minor::LeaveWarbands | Minor::GiveWarbands) => min,
        _ => max,
    }
}

/// What a warband is worth against the victory that it is sacrificed for.
const WARBAND: f32 = 0.07;

/// The sacrifice after which the odds are best, for what it costs.
fn sacrifice(position: &Position, max: u8) -> u8 {
    let Some(campaign) = &position.state.campaign else { return 0 };
    let worth = |n: u8| {
        let planned = Campaign { sacrificed: campaign.sacrificed + n, ..campaign.clone() };
        campaign_odds(position, &planned) - WARBAND * f32::from(n)
    };
    (0..=max).rev().max_by(|a, b| worth(*a).total_cmp(&worth(*b))).unwrap_or(0)
}

/// One after another as many as there are, but losses leave one at every site, and conquered sites get
/// one warband each.
fn split(ask: Ask, of: &[(Choice, u8)], min: u8, max: u8) -> Parts {
    let mut parts: Parts = of.iter().map(|(place, _)| (*place, 0)).collect();
    let mut left = match ask {
        Ask::TakeRule => max.min(of.len() as u8).max(min),
        Ask::Losses(_) => min,
        _ => max,
    };
    if ask == Ask::TakeRule {
        for (part, (_, most)) in parts.iter_mut().zip(of) {
            let n = left.min(1).min(*most);
            part.1 += n;
            left -= n;
        }
    }
    for spare in [1, 0] {
        for (part, (place, most)) in parts.iter_mut().zip(of) {
            let kept = if matches!(place, Choice::Site(_)) { spare } else { 0 };
            let n = left.min(most.saturating_sub(part.1 + kept));
            part.1 += n;
            left -= n;
        }
    }
    parts
}

fn pick(of: &[Choice], wanted: &[Choice]) -> Option<Choice> {
    wanted.iter().copied().find(|c| of.contains(c))
}

fn one(position: &Position, me: Player, ask: Ask, of: &[Choice], dice: &mut Dice) -> Choice {
    let any = |dice: &mut Dice| of[dice.below(of.len())];
    let chosen = match ask {
        Ask::Act => Some(light::act(position, me, of, dice)),
        Ask::Target(Major::Campaign) => best_by(of, |c| light::defender_worth(position, me, c)),
        Ask::Target(Major::Trade) => best_by(of, |c| light::matching(position, me, c)),
        Ask::Target(Major::Recover) => best_by(of, |c| light::prize_worth(position, me, c)),
        Ask::WakePower if of.contains(&Choice::Wealth) => Some(Choice::Wealth),
        Ask::Modifier(_) | Ask::BattlePlan | Ask::RestPower | Ask::WakePower => {
            Some(free_power(position, me, of))
        }
        Ask::RecoverRelic => best_by(of, |c| choice_worth(position, me, c)),
        Ask::Displace => best_by(of, |c| -room_for(position, c)),
        Ask::WorldTask | Ask::BeaconTask => pick(of, &[Choice::Player(me)]),
        Ask::Keep | Ask::StartAdviser | Ask::KeepSecond | Ask::KeepAdviser => best_by(of, |c| match c {
            Choice::Drawn(_) => choice_worth(position, me, c),
            _ => 0.0,
        }),
        Ask::MakeRoom => best_by(of, |c| -choice_worth(position, me, c)),
        Ask::Play(_) => Some(play(position, me, of)),
        Ask::FirstDiscard(_) | Ask::FirstBury(_) => pick(of, &[Choice::Done]),
        Ask::JoinAsAlly
        | Ask::LetJoin(_)
        | Ask::BurnHalf
        | Ask::Toll(_)
        | Ask::OnlyDiscard(_)
        | Ask::SoleDiscard(_)
        | Ask::SoleBury(_)
        | Ask::BecomeCitizen(_) => pick(of, &[Choice::Yes]),
        Ask::NeededModifier(_) => of.first().copied(),
        Ask::Sacrifice(n) => {
            let board = position.state[me].warbands;
            let willing = n <= ready_to_sacrifice(0, board).max(2);
            pick(of, &[if willing { Choice::Yes } else { Choice::No }])
        }
        Ask::RollAgain(..) => pick(of, &[Choice::Yes]),
        Ask::WakeFavor => pick(of, &[wake_favor(position, me), Choice::Discard]),
        Ask::SiteToken => match position.state[me].secrets < 2 {
            true => pick(of, &[Choice::Secret, Choice::Favor]),
            false => pick(of, &[Choice::Favor, Choice::Secret]),
        },
        Ask::Permit(..)
        | Ask::Accept(_)
        | Ask::LetPass(_)
        | Ask::Consent(..)
        | Ask::LendPlan(..)
        | Ask::PayPlan(..) => pick(of, &[Choice::No]),
        Ask::NextOathkeeper => best_by(of, |c| match c {
            Choice::Player(p) => -f32::from(position.relics_and_banners(p) + position.state[p].warbands),
            _ => 0.0,
        }),
        Ask::StartSite => best_by(of, |c| match c {
            Choice::Site(s) => start_worth(position, s),
            _ => 0.0,
        }),
        Ask::Target(Major::Travel) => {
            best_sites(position, me, of, &Mind::of(position).weights).first().copied()
        }
        Ask::Target(Major::Search) => pick(of, &[Choice::WorldDeck]),
        Ask::TradeFor => match position.state[me].favor < 3 {
            true => pick(of, &[Choice::Favor]),
            false => pick(of, &[Choice::Secret]),
        },
        Ask::For(_, What::Whether) => pick(of, &[Choice::Yes]),
        Ask::Colour | Ask::DiscardOrder | Ask::BuryOrder => of.first().copied(),
        _ => None,
    };
    chosen.unwrap_or_else(|| any(dice))
}

fn best_by(of: &[Choice], worth: impl Fn(Choice) -> f32) -> Option<Choice> {
    of.iter().copied().max_by(|a, b| worth(*a).total_cmp(&worth(*b)))
}

fn start_worth(position: &Position, site: Site) -> f32 {
    let here = &position.state[site];
    let crowd = position.in_turn_order().filter(|p| position.state[*p].pawn == Some(site)).count();
    here.cards.len() as f32
        + here.relics.len() as f32 * 0.7
        + f32::from(here.tokens.favor + here.tokens.secrets)
        - 0.8 * crowd as f32
        - 0.1 * f32::from(here.warbands)
}

/// What the raided player finds where the pawn is sent: better little.
fn room_for(position: &Position, choice: Choice) -> f32 {
    let (Choice::Site(site), Some(campaign)) = (choice, &position.state.campaign) else { return 0.0 };
    let own = campaign.defending_player().is_some_and(|victim| position.rules_site(victim, site));
    start_worth(position, site) + if own { 2.0 } else { 0.0 }
}

/// 4.1.1: more favor on the banner keeps it, if it is what one wins by.
fn wake_favor(position: &Position, me: Player) -> Choice {
    let wanted = wins_by(position, me, Measure::Banner(Banner::PeoplesFavor));
    if wanted && position.state[me].favor > 0 { Choice::Favor } else { Choice::Discard }
}

/// Powers that cost nothing are used; battle plans also for a single token; the rest is not.
fn free_power(position: &Position, me: Player, of: &[Choice]) -> Choice {
    let side = position.state.campaign.as_ref().map(|c| c.side_of_user(me));
    let right = |c: &Choice| match *c {
        Choice::Use(source, power, detail) => {
            let cost = position.book.power(source, power).cost;
            let tokens = cost.all_favor() + cost.all_secrets();
            let helps = match detail {
                Detail::Add => side == Some(Side::Attacker),
                Detail::Remove => side == Some(Side::Defender),
                _ => true,
            };
            let vain = position.is_vain(Me { player: me, source, power, detail });
            helps && !vain && tokens <= u8::from(side.is_some())
        }
        _ => false,
    };
    of.iter().copied().find(right).or_else(|| pick(of, &[Choice::Done])).unwrap_or(of[0])
}

/// Where to play a card: a Vision is revealed, other cards go where they have most room.
fn play(position: &Position, me: Player, of: &[Choice]) -> Choice {
    if of.contains(&Choice::Reveal) {
        return match position.state[me].revealed {
            None => Choice::Reveal,
            Some(_) => pick(of, &[Choice::FacedownPlay, Choice::Discard]).unwrap_or(of[0]),
        };
    }
    let advisers = position.state[me].advisers.len();
    let site = of.iter().copied().find(|c| matches!(c, Choice::ToSite(_)));
    let faceup = pick(of, &[Choice::Faceup]);
    let faceup = faceup.filter(|_| advisers < 3);
    faceup
        .or(site)
        .or_else(|| pick(of, &[Choice::FacedownPlay]).filter(|_| advisers < 3))
        .unwrap_or_else(|| pick(of, &[Choice::Discard]).unwrap_or(of[0]))
}

/// The worth of the card behind a handle.
fn choice_worth(position: &Position, me: Player, choice: Choice) -> f32 {
    let card = match choice {
        Choice::Card(card) => Some(card),
        Choice::Drawn(i) => position.state[me].hand.get(usize::from(i)).copied(),
        Choice::SiteRelic(site, i) => position.state[site].relics.get(usize::from(i)).copied(),
        Choice::HeldRelic(player, i) => position.state[player].dark_relics.get(usize::from(i)).copied(),
        Choice::Facedown(player, i) => position.state[player].advisers.get(usize::from(i)).copied(),
        _ => None,
    };
    card.map_or(0.0, |card| card_worth(position, me, card))
}

/// What a card is worth to a player, by the kinds of its powers.
#[must_use]
pub fn card_worth(position: &Position, me: Player, card: Card) -> f32 {
    if card.is_vision() {
        let open = position.is_exile(me) && position.state[me].revealed.is_none();
        return match card {
            Card::CONSPIRACY => 0.35,
            _ if open => 1.2,
            _ => 0.25,
        };
    }
    plain_worth(position.book, card)
}

fn plain_worth(book: &Book, card: Card) -> f32 {
    let entry = book.card(card);
    let powers: f32 = entry
        .powers
        .iter()
        .flatten()
        .map(|power| {
            let tokens = power.cost.all_favor() + power.cost.all_secrets();
            let kind = match power.kind {
                Kind::BattlePlan(_) => 0.5,
                Kind::Action(_) | Kind::Wake(_) | Kind::Rest(_) => 0.45,
                Kind::Persistent(_) => 0.35,
                Kind::WhenPlayed(_) => 0.3,
                Kind::Search(_)
                | Kind::Muster(_)
                | Kind::Trade(_)
                | Kind::Recover(_)
                | Kind::Challenge(_)
                | Kind::Travel(_) => 0.4,
            };
            kind - 0.06 * f32::from(tokens)
        })
        .sum();
    let place = match entry.restriction {
        Restriction::None => 0.1,
        Restriction::Site => 0.0,
        Restriction::Adviser => 0.05,
    };
    0.2 + powers.min(0.7) + place
}

/// Growing sets of targets for the campaign under way, each lawful, the boldest sound one last.
pub(crate) fn target_sets(
    position: &Position,
    of: &[Choice],
    lawful: Lawful<'_, List>,
    example: &List,
) -> Vec<List> {
    let Some(campaign) = &position.state.campaign else { return vec![example.clone()] };
    let targets = of.iter().filter_map(|choice| Target::of(*choice).map(|target| (*choice, target)));
    let mut order: Vec<(Choice, f32)> =
        targets.map(|(choice, target)| (choice, target_worth(position, campaign, target))).collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut sets = vec![example.clone()];
    let mut list = example.clone();
    for (target, _) in order {
        if list.contains(&target) || list.is_full() {
            continue;
        }
        let mut next = list.clone();
        next.push(target);
        let sound = sets.len() < 2 || odds_with(position, campaign, &next) >= GOOD_ODDS;
        if sound && lawful(&next).is_ok() {
            list = next;
            sets.push(list.clone());
        }
    }
    // The boldest set comes last; if only the first step is doubtful, it stays the second choice.
    if sets.len() == 2 && odds_with(position, campaign, &sets[1]) < GOOD_ODDS {
        sets.swap(0, 1);
    }
    sets
}

/// The worth of a target for each die it adds.
fn target_worth(position: &Position, campaign: &Campaign, target: Target) -> f32 {
    let dice = f32::from(position.target_dice(campaign, target));
    let worth = match target {
        Target::Site(site) => 1.0 - 0.3 * f32::from(position.state[site].warbands),
        Target::Relic(_) => 1.3,
        Target::Banner(_) => 1.5,
        Target::Pawn => 0.5,
    };
    worth / dice.max(0.5)
}

fn odds_with(position: &Position, campaign: &Campaign, targets: &List) -> f32 {
    let mut planned = campaign.clone();
    let mut dice = 0u8;
    for target in targets.iter().filter_map(|choice| Target::of(*choice)) {
        match target {
            Target::Site(site) => planned.sites.insert(site),
            Target::Relic(relic) => planned.relics.insert(relic),
            Target::Banner(banner) => planned.banners.insert(banner),
            Target::Pawn => planned.pawn = true,
        }
        dice = dice.saturating_add(position.target_dice(campaign, target));
    }
    let title = position.state.title;
    if title.holder.is_some() && campaign.defending_player() == title.holder {
        dice = dice.saturating_add(if title.usurper { 2 } else { 1 });
    }
    let army = position.attacking_force(&planned);
    attack_wins(army, dice, position.defending_force(&planned), ready(position, army, army))
}
