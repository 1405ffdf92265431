//! How he answers what the Law asks of his seat: nobody sits there. What is not said here he declines, or takes the
//! first of what there is.

use super::chronicle;
use crate::acts::campaign::takes_choice;
use crate::kernel::Mind;
use crate::powers::Me;
use crate::powers::book::Kind;
use crate::table::query::Position;
use oath_model::*;

/// His mind, in the rules.
pub(super) const MIND: Mind = Mind { seat: CHANCELLOR, decides, discretion };

fn decides(position: &Position, question: &Question<'_>) -> Option<Answer> {
    match question.domain {
        Domain::One(options) => one_of(position, question.ask, options).map(Answer::One),
        _ if expanded(position) && is_power(question.ask) => None,
        _ => Some(other(question)),
    }
}

fn expanded(position: &Position) -> bool {
    position.prince().powers == PrincePowers::Expanded
}

/// Does a power of his ask, or is it about one?
fn is_power(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::For(..) | Ask::NeededModifier(_) | Ask::PrincePower | Ask::PlanOrder | Ask::FreeAction(_)
    )
}

/// The player who chooses for him: one who is not involved in the campaign, else the one to his left.
fn discretion(position: &Position) -> Player {
    let people = || position.others(CHANCELLOR);
    let involved = |player: &Player| {
        let campaign = position.state.campaign.as_ref();
        campaign.is_some_and(|c| Side::BOTH.iter().any(|side| c.players_of(*side).contains(*player)))
    };
    people().find(|player| !involved(player)).or_else(|| people().next()).expect("somebody plays against him")
}

/// His choice; `None` if another player chooses for him.
fn one_of(position: &Position, ask: Ask, options: &[Choice]) -> Option<Choice> {
    let has = |choice: Choice| options.contains(&choice).then_some(choice);
    let first = options[0];
    Some(match ask {
        Ask::WakeFavor => has(Choice::Favor).unwrap_or(first),
        Ask::SiteToken | Ask::RollEnd => first,
        Ask::Toll(_) | Ask::Sacrifice(_) | Ask::LetJoin(_) => has(Choice::Yes).unwrap_or(first),
        Ask::BattlePlan => return battle_plan(position, options),
        Ask::Modifier(_) | Ask::RestPower | Ask::WakePower => return free_power(position, options),
        Ask::Vow => has(Choice::Oath(chronicle::next_oath(position))).unwrap_or(first),
        Ask::Build => chronicle::building(position, options),
        Ask::CommonSuit => chronicle::common_suit(position, options).unwrap_or(first),
        ask if expanded(position) && is_power(ask) => return None,
        _ => has(Choice::Done).or(has(Choice::No)).unwrap_or(first),
    })
}

/// A battle plan that is free, takes no choice and discards nothing; else under Expanded Powers what another player
/// likes.
fn battle_plan(position: &Position, options: &[Choice]) -> Option<Choice> {
    let attacks = position.battle().attacker == CHANCELLOR;
    let open = options.iter().copied().find(|choice| {
        let Choice::Use(source, power, detail) = *choice else { return false };
        let me = Me { player: CHANCELLOR, source, power, detail };
        let Kind::BattlePlan(plan) = position.book.power(source, power).kind else { return false };
        let wrong_sign = matches!((detail, attacks), (Detail::Add, false) | (Detail::Remove, true));
        let costs = plan.discard_at_end || !position.plan_cost(me).is_free();
        !wrong_sign && !costs && !takes_choice(position, me)
    });
    or_asked(position, options, open)
}

/// A modifier or Rest power that is free and takes no choice.
fn free_power(position: &Position, options: &[Choice]) -> Option<Choice> {
    let open = options.iter().copied().find(|choice| {
        let Choice::Use(source, power, detail) = *choice else { return false };
        let me = Me { player: CHANCELLOR, source, power, detail };
        let power = position.book.power(source, power);
        let asks = match power.kind {
            Kind::Rest(run) | Kind::Wake(run) => {
                crate::kernel::asks(position, CHANCELLOR, |game| run(game, me))
            }
            _ => power.details.is_some() || power.then.is_some() || power.on_play.is_some(),
        };
        power.cost.is_free() && !asks
    });
    or_asked(position, options, open)
}

/// That one; else nothing more, or what another player likes if there is anything to use.
fn or_asked(position: &Position, options: &[Choice], open: Option<Choice>) -> Option<Choice> {
    let done = [Choice::Done, Choice::No].into_iter().find(|choice| options.contains(choice));
    let usable = options.iter().any(|choice| matches!(choice, Choice::Use(..)));
    match open {
        Some(choice) => Some(choice),
        None if expanded(position) && usable => None,
        None => done.or(options.first().copied()),
    }
}

/// Answers of another form than "one of".
fn other(question: &Question<'_>) -> Answer {
    match question.domain {
        Domain::One(options) => Answer::One(options[0]),
        Domain::Some { min: 0, lawful, .. } if lawful(&List::new()).is_ok() => Answer::Some(List::new()),
        Domain::Some { example, .. } => Answer::Some(example.clone()),
        Domain::Number { min, max } => Answer::Number(match question.ask {
            Ask::AttackDice => max,
            Ask::BannerPrice(_) => (min + 1).min(max),
            Ask::TakeRule => max.min(min.max(1)),
            _ => min,
        }),
        Domain::Order(items) => Answer::Order(items.iter().copied().take(MAX_LIST).collect()),
        Domain::Split { of, min, max } => Answer::Split(match question.ask {
            Ask::TakeRule if min == 0 => {
                of.iter().take(usize::from(max)).map(|(place, _)| (*place, 1)).collect()
            }
            _ => most_first(of, min),
        }),
        Domain::Deal { .. } => Answer::Deal(None),
        Domain::Roll { .. } => Answer::Roll([0; 4]),
    }
}

/// So many in all, one after another from where there are most.
fn most_first(of: &[(Choice, u8)], n: u8) -> Parts {
    let mut left: Parts = of.iter().copied().collect();
    let mut taken: Parts = of.iter().map(|(place, _)| (*place, 0)).collect();
    for _ in 0..n {
        let most = left.iter().map(|(_, n)| *n).max().unwrap_or(0);
        if let Some(at) = left.iter().position(|(_, n)| *n == most && most > 0) {
            left[at].1 -= 1;
            taken[at].1 += 1;
        }
    }
    taken.retain(|(_, n)| *n > 0);
    taken
}
