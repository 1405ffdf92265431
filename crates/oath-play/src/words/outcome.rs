//! What an answer would change, in a few words each.

use super::{
    banner, card, card_asked_about, count, hidden_card, plain, player, region, site, string, suit, text,
};
use crate::library::Library;
use crate::outcome::{Change, Outcome, Then};
use crate::session::Asked;
use crate::standing;
use oath_law::Position;
use oath_model::*;

/// Cards of each stack of the World (17.3).
const STACK: usize = 3;

/// What comes of an answer of this player, the most important first.
#[must_use]
pub fn outcome(position: &Position, me: Player, outcome: &Outcome) -> Vec<String> {
    let mut told: Vec<String> = outcome.changes.iter().map(|c| change(position, me, *c)).collect();
    told.extend(outcome.supply.map(|left| text("lead-supply", &[("n", count(left))])));
    told.extend(match outcome.then {
        Then::Done | Then::More => None,
        Then::Asks(other) => Some(text("lead-asks", &[("player", string(player(position, other)))])),
        Then::Rolls => Some(plain("lead-rolls")),
        Then::Draws => Some(plain("lead-draws")),
        Then::Reveals => Some(plain("lead-reveals")),
    });
    told
}

/// What comes of a single answer to this question: also what everybody may do with a card played so.
#[must_use]
pub fn leads(position: &Position, asked: &Asked, choice: Choice, what: &Outcome) -> Vec<String> {
    let mut told = match asked.ask {
        // The question says what comes of it; that legacies are shuffled then means nothing to anybody.
        Ask::KeepLegacy | Ask::DropLegacy | Ask::Fulfiller(_) => Vec::new(),
        _ => outcome(position, asked.player, what),
    };
    told.extend(match (asked.ask, choice) {
        (Ask::Play(_), Choice::ToSite(_)) => Some(plain("lead-play-site")),
        (Ask::Play(_), Choice::Faceup) => Some(plain("lead-play-faceup")),
        (Ask::Play(_), Choice::FacedownPlay) => Some(plain("lead-play-facedown")),
        (Ask::Play(_), Choice::Reveal) => {
            let goal = card_asked_about(position, asked).filter(|card| *card != Card::CONSPIRACY);
            goal.map(|_| plain("lead-play-reveal"))
        }
        (Ask::KeepLegacy | Ask::DropLegacy, legacy) => {
            let goal = hidden_card(position, asked.player, legacy).map(goal);
            goal.map(|goal| text("lead-goal", &[("goal", string(goal))]))
        }
        (Ask::ProtectStack, Choice::Stack(stack)) => Some(of_stack(position, asked.player, stack)),
        // Its back tells everybody.
        (Ask::Target(Major::Search), Choice::WorldDeck) => {
            let top = position.state.world_deck.last().filter(|card| card.is_vision());
            top.map(|_| plain("lead-vision-on-top"))
        }
        _ => None,
    });
    if (asked.ask, choice) == (Ask::Target(Major::Search), Choice::WorldDeck) {
        let waits = standing::waits_for_vision(position, asked.player);
        told.extend(waits.map(|p| text("lead-last-vision", &[("player", string(player(position, p)))])));
    }
    told
}

/// What an answer to this question is about, where nothing changes yet: what a card does that is taken or kept, what
/// lies at a site to go to.
#[must_use]
pub fn stakes(position: &Position, asked: &Asked, choice: Choice) -> Vec<String> {
    let (ask, me) = (asked.ask, asked.player);
    let mut told =
        leads(position, asked, choice, &Outcome { supply: None, changes: Vec::new(), then: Then::More });
    let taken = matches!(
        ask,
        Ask::Keep
            | Ask::KeepSecond
            | Ask::StartAdviser
            | Ask::RecoverRelic
            | Ask::ReliquaryRelic
            | Ask::Target(Major::Recover)
    );
    let card = hidden_card(position, me, choice).filter(|_| taken);
    told.extend(card.and_then(|card| super::attribute(super::shelf_key(card), "line")).map(str::to_owned));
    let goes = matches!(ask, Ask::StartSite | Ask::Target(Major::Travel));
    if let (Choice::Site(at), true) = (choice, goes) {
        told.extend(of_site(position, at));
    }
    told
}

/// What draws a pawn to a site: its own power, and the cards there.
fn of_site(position: &Position, at: Site) -> Vec<String> {
    let here = &position.state[at];
    if !here.faceup {
        return vec![plain("hint-site-unknown")];
    }
    let line = super::attribute(super::site_key(here.card), "line").map(str::to_owned);
    let cards: Vec<String> = here.cards.iter().map(|there| card(*there)).collect();
    let cards = (!cards.is_empty()).then(|| text("hint-site-cards", &[("cards", string(cards.join(", ")))]));
    line.into_iter().chain(cards).collect()
}

/// 17.3: the cards of a faceup stack.
fn of_stack(position: &Position, who: Player, stack: u8) -> String {
    let stacks = &position.state[who].hand;
    let names: Vec<String> =
        stacks.iter().skip(usize::from(stack) * STACK).take(STACK).map(|shown| card(*shown)).collect();
    names.join(", ")
}

/// What wakes a legacy.
pub(super) fn goal(legacy: Card) -> &'static str {
    let facts = Library::here().card(Source::Card(legacy)).and_then(|facts| facts.beyond.as_ref());
    facts.and_then(|beyond| beyond.goal.as_deref()).unwrap_or_default()
}

/// More or less of something of a player, told with this sign.
fn more(position: &Position, me: Player, whose: Player, by: i8, sign: &str) -> String {
    let sum = format!("{}{} [{sign}]", if by > 0 { "+" } else { "−" }, by.unsigned_abs());
    if whose == me {
        return sum;
    }
    text("lead-other", &[("player", string(player(position, whose))), ("sum", string(sum))])
}

fn change(position: &Position, me: Player, change: Change) -> String {
    let own = |whose: Player| if whose == me { "own" } else { "other" };
    let whose = |whose: Player| [("who", string(own(whose))), ("player", string(player(position, whose)))];
    match change {
        Change::Favor(p, by, Some(bank)) if p == me => {
            let key = if by > 0 { "lead-from-bank" } else { "lead-to-bank" };
            let sum = more(position, me, p, by, "favor");
            text(key, &[("sum", string(sum)), ("suit", string(suit(bank)))])
        }
        Change::Favor(p, by, _) => more(position, me, p, by, "favor"),
        Change::Secrets(p, by) => more(position, me, p, by, "secret"),
        Change::Warbands(p, by) => more(position, me, p, by, "warband"),
        Change::Garrison(at, by) => {
            let sum = more(position, me, me, by, "warband");
            text("lead-garrison", &[("sum", string(sum)), ("site", string(site(position, at)))])
        }
        Change::Rules(at) => text("lead-rules", &[("site", string(site(position, at)))]),
        Change::Loses(at) => text("lead-loses", &[("site", string(site(position, at)))]),
        Change::Takes(p, what) => {
            let what = match what {
                Holding::Relic(relic) => card(relic),
                Holding::Banner(b) => banner(b),
            };
            let [who, name] = whose(p);
            text("lead-takes", &[who, name, ("what", string(what))])
        }
        Change::Discards(c, Some(to)) => {
            text("lead-discards-to", &[("card", string(card(c))), ("place", string(pile(to)))])
        }
        Change::Discards(c, None) => text("lead-discards", &[("card", string(card(c)))]),
        Change::Piled(to, n) => text("lead-piled", &[("n", count(n)), ("place", string(pile(to)))]),
        Change::Victorious(attack, defense) => numbers("lead-victorious", attack, defense),
        Change::Defeated(attack, defense) => numbers("lead-defeated", attack, defense),
        Change::Title(p) => text("lead-title", &whose(p)),
        Change::Wins(p) => text("lead-wins", &whose(p)),
        Change::Nothing => plain("lead-nothing"),
    }
}

/// A discard pile by its region.
fn pile(at: Region) -> String {
    text("place-pile", &[("region", string(region(at)))])
}

fn numbers(key: &str, attack: u16, defense: u16) -> String {
    text(key, &[("attack", attack.into()), ("defense", defense.into())])
}

/// Why an action is not possible, in two words for its button.
#[must_use]
pub fn short_refusal(refused: &Refused) -> String {
    let needs = |key: &str, need: u8| text(key, &[("n", count(need))]);
    match refused.why {
        Why::Supply { need, .. } => needs("short-supply", need),
        Why::Favor { need, .. } => needs("short-favor", need),
        Why::Secrets { need, .. } => needs("short-secrets", need),
        Why::TokensOnCard => plain("short-tokens-on-card"),
        Why::NothingToDraw => plain("short-nothing-to-draw"),
        Why::NoCardHere | Why::NoSuit | Why::EmptyCards { .. } => plain("short-no-card-here"),
        Why::NoRelicHere | Why::NoPrice | Why::NoForge | Why::AloneHere => plain("short-nothing-here"),
        Why::NotRuler => plain("short-not-ruler"),
        Why::HoldsIt(_) => plain("short-holds-it"),
        Why::HolderElsewhere(_) => plain("short-holder-elsewhere"),
        Why::SecretGuarded | Why::SecretAlone => plain("short-guarded"),
        Why::NoDefender => plain("short-no-defender"),
        Why::NoTarget | Why::NoTargetHere => plain("short-no-target"),
        Why::NoDestination | Why::SameSite => plain("short-no-destination"),
        Why::NoWarbands => plain("short-no-warbands"),
        Why::TollUnpaid(_) => plain("short-toll"),
        Why::Forbidden(_) => plain("short-forbidden"),
        Why::TurnTooLong(_) => plain("short-rest"),
        _ => plain("question-why-not"),
    }
}
