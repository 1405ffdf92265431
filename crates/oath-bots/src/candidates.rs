//! The answers worth thinking about: all of a short list, a few of a large domain.

use crate::instinct::target_sets;
use crate::mind::Mind;
use crate::value::best_sites;
use oath_law::Position;
use oath_law::powers::Me;
use oath_model::*;

/// Numbers that are tried of a long range.
const MOST_NUMBERS: usize = 4;
/// Sizes of a sacrifice that are tried.
const MOST_SACRIFICES: usize = 8;
/// How many answers are thought about: who has time looks at more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Breadth {
    /// Destinations of a journey.
    journeys: usize,
    /// Lines of answers to one question.
    pub lines: usize,
}

impl Breadth {
    /// What comes to mind first.
    pub(crate) const FIRST: Breadth = Breadth { journeys: 1, lines: 4 };
    /// What comes to mind soon.
    pub(crate) const SOON: Breadth = Breadth { journeys: 1, lines: 12 };
    /// What comes to mind at once.
    pub(crate) const NARROW: Breadth = Breadth { journeys: 2, lines: 64 };
}
/// Favor added to an offer of Citizenship in a second, better offer.
const SWEETENER: u8 = 2;
/// Favor for a relic.
const PRICE: u8 = 3;
/// Relics of each side that are thought about.
const MOST_WARES: usize = 2;

/// Answers to think about besides this one.
pub(crate) fn candidates(
    position: &Position,
    question: &Question<'_>,
    besides: &Answer,
    breadth: Breadth,
) -> Vec<Answer> {
    let mut all: Vec<Answer> = match &question.domain {
        Domain::One(of) if question.ask == Ask::Target(Major::Travel) => {
            let best = match question.seat {
                Seat::Player(me) => best_sites(position, me, of, &Mind::of(position).weights),
                Seat::Chance => Vec::new(),
            };
            best.into_iter().take(breadth.journeys).map(Answer::One).collect()
        }
        Domain::One(of) => {
            of.iter().copied().filter(|c| worth_a_thought(position, question, *c)).map(Answer::One).collect()
        }
        Domain::Some { of, min, max, lawful, example } => match question.ask {
            Ask::Targets => {
                target_sets(position, of, *lawful, example).into_iter().map(Answer::Some).collect()
            }
            _ => sets(of, *min, *max, *lawful, example),
        },
        Domain::Number { min, max } => numbers(question.ask, *min, *max),
        Domain::Order(of) => vec![
            Answer::Order(of.iter().copied().collect()),
            Answer::Order(of.iter().rev().copied().collect()),
        ],
        Domain::Split { of, min, max } => splits(question.ask, of, *min, *max),
        Domain::Deal { most, lawful, .. } => deals(most, *lawful),
        Domain::Roll { .. } => Vec::new(),
    };
    // With whom one deals says little before the terms: those are thought about with everybody.
    all.retain(|answer| answer != besides || question.ask == Ask::Parties);
    all
}

/// Actions that never help a bot are not thought about.
fn worth_a_thought(position: &Position, question: &Question<'_>, choice: Choice) -> bool {
    match (question.ask, choice) {
        (Ask::Act, Choice::Minor(minor)) => match minor {
            Minor::ShowAdviser
            | Minor::PeekRelic
            | Minor::PeekReliquary
            | Minor::AskWarbands
            | Minor::GiveWarbands
            | Minor::SecretToSite => false,
            Minor::OfferCitizenship | Minor::Negotiate => {
                position.state.offers == 0 && position.state[position.state.turn].supply > 3
            }
            Minor::PlayAdviser
            | Minor::TakeWarbands
            | Minor::LeaveWarbands
            | Minor::ExileCitizen
            | Minor::SelfExile
            | Minor::RevealRelics
            | Minor::FavorToBanner
            | Minor::SecretToBanner
            | Minor::FollowFlame
            | Minor::Rest => true,
        },
        (Ask::BattlePlan, Choice::Use(source, power, detail)) => match question.seat {
            Seat::Player(player) => !position.is_vain(Me { player, source, power, detail }),
            Seat::Chance => true,
        },
        // Where favor goes that nobody owns matters little.
        (Ask::FirstBank | Ask::PoorestBank, _) => false,
        // Whoever chose the place meant it: else the same is asked again and again.
        (Ask::SoleDiscard(_) | Ask::SoleBury(_), Choice::No) => false,
        // Haggling without end helps nobody.
        (Ask::Accept(_), Choice::Counter) => false,
        _ => true,
    }
}

fn numbers(ask: Ask, min: u8, max: u8) -> Vec<Answer> {
    let n = usize::from(max - min) + 1;
    let most = match ask {
        Ask::AttackDice => return vec![Answer::Number(max)],
        Ask::HowManyWarbands(_) | Ask::BannerPrice(_) => 2,
        Ask::SacrificeBefore => MOST_SACRIFICES,
        _ => MOST_NUMBERS,
    };
    let step = n.div_ceil(most).max(1);
    let mut all: Vec<Answer> = (min..=max).step_by(step).map(Answer::Number).collect();
    if all.last() != Some(&Answer::Number(max)) {
        all.push(Answer::Number(max));
    }
    all
}

fn sets(of: &[Choice], min: u8, max: u8, lawful: Lawful<'_, List>, example: &List) -> Vec<Answer> {
    let mut all = vec![example.clone()];
    let mut add = |list: List| {
        let size = list.len() >= usize::from(min) && list.len() <= usize::from(max);
        if size && !all.contains(&list) && lawful(&list).is_ok() {
            all.push(list);
        }
    };
    add(List::new());
    for choice in of.iter().take(6) {
        add(List::from_iter([*choice]));
    }
    add(of.iter().copied().take(usize::from(max).min(MAX_LIST)).collect());
    all.into_iter().map(Answer::Some).collect()
}

/// Everything to one place, as far as it goes, or the same to all.
fn splits(ask: Ask, of: &[(Choice, u8)], min: u8, max: u8) -> Vec<Answer> {
    let total = if matches!(ask, Ask::TakeRule) { max } else { min.max(1).min(max) };
    let fill = |first: usize| {
        let mut left = total;
        let mut parts: Parts = of.iter().map(|(place, _)| (*place, 0)).collect();
        for i in (first..of.len()).chain(0..first) {
            let n = left.min(of[i].1);
            parts[i].1 = n;
            left -= n;
        }
        Answer::Split(parts)
    };
    (0..of.len().min(4)).map(fill).collect()
}

/// No deal; Citizenship or a relic of the Reliquary alone, or with something on top; a relic for favor.
fn deals(most: &Deal, lawful: Lawful<'_, Deal>) -> Vec<Answer> {
    let relic = |mask: u8| if mask == 0 { 0 } else { 1u8 << mask.trailing_zeros() };
    let citizenship = most.give.citizenship;
    let give = Bundle { reliquary: relic(most.give.reliquary), citizenship, ..Bundle::default() };
    let take = Bundle { reliquary: relic(most.take.reliquary), ..Bundle::default() };
    let plain = Deal { give, take };
    let sweet = Deal { give: Bundle { favor: SWEETENER.min(most.give.favor), ..give }, take };
    let price = Deal { give, take: Bundle { favor: SWEETENER.min(most.take.favor), ..take } };
    // Favor alone is no deal: nobody gives it for nothing.
    let honours = [plain, sweet, price].into_iter().filter(|_| !give.is_empty() || !take.is_empty());
    let favor = |most: &Bundle| Bundle { favor: PRICE.min(most.favor), ..Bundle::default() };
    let ware = |card: Card| Bundle { relics: RelicSet::just(card), ..Bundle::default() };
    let wares = |most: &Bundle| most.relics.into_iter().take(MOST_WARES).map(ware);
    let sold = wares(&most.give).map(|ware| Deal { give: ware, take: favor(&most.take) });
    let bought = wares(&most.take).map(|ware| Deal { give: favor(&most.give), take: ware });
    let mut all = vec![Answer::Deal(None)];
    for deal in honours.chain(sold).chain(bought) {
        let answer = Answer::Deal(Some(deal));
        if !all.contains(&answer) && lawful(&deal).is_ok() {
            all.push(answer);
        }
    }
    all
}
