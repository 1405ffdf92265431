//! What an answer would change, before it is given: costs and consequences, as far as everybody at the
//! asked seat may know them. Nothing is told that a die or a hidden card would decide.

use crate::session::{Asked, AskedDomain, Session};
use crate::trial::{Tried, Waits};
use oath_law::{Game, Me, Pause, Position, State, Step, Table};
use oath_model::*;

/// Most targets of an action whose price is looked up.
const PRICED: usize = 8;

/// What comes of an answer.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// The Supply that is left, if some is spent or gained.
    pub supply: Option<u8>,
    /// What changes at once.
    pub changes: Vec<Change>,
    /// What comes after it.
    pub then: Then,
}

/// What comes after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// The action is done.
    Done,
    /// The same player is asked more about it: nothing is sealed yet.
    More,
    /// Somebody else is asked.
    Asks(Player),
    /// Dice are rolled.
    Rolls,
    /// Something is drawn at random.
    Draws,
    /// Something hidden is turned over or looked at.
    Reveals,
}

/// Something that an answer changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Change {
    /// Favor on a board, from or to this bank alone.
    Favor(Player, i8, Option<Suit>),
    /// Secrets on a board.
    Secrets(Player, i8),
    /// Warbands on a board.
    Warbands(Player, i8),
    /// The asked player's warbands at a site.
    Garrison(Site, i8),
    /// The asked player rules a site.
    Rules(Site),
    /// The asked player rules a site no more.
    Loses(Site),
    /// A relic or banner goes to a player.
    Takes(Player, Holding),
    /// A faceup card leaves play, to this discard pile if it goes to one.
    Discards(Card, Option<Region>),
    /// So many cards that did not lie faceup come onto a discard pile.
    Piled(Region, u8),
    /// The attacker is victorious, with this attack against this defense.
    Victorious(u16, u16),
    /// The attacker is defeated, with this attack against this defense.
    Defeated(u16, u16),
    /// The Oathkeeper title goes to a player.
    Title(Player),
    /// A player wins the game.
    Wins(Player),
    /// The price is paid, and nothing comes of it.
    Nothing,
}

/// What comes of an answer to the open question. None if it is refused.
#[must_use]
pub fn of(session: &Session, answer: &Answer) -> Option<Outcome> {
    let asked = session.asked()?;
    let before = session.position();
    // With which bank the old favor begins changes nothing of what is told here.
    let tried = Tried::run(session, answer, |_, question| {
        (question.ask == Ask::FirstBank).then(|| Asked::new(asked.player, question).default_answer())
    })?;
    let then = match &tried.waits {
        _ if tried.revealed => Then::Reveals,
        None => Then::Done,
        Some(Waits::Dice) => Then::Rolls,
        Some(Waits::Lot) => Then::Draws,
        Some(Waits::Answer(next)) if next.player == asked.player => Then::More,
        Some(Waits::Answer(next)) => Then::Asks(next.player),
    };
    let had = before.state[asked.player].supply;
    let price = match (asked.ask, answer) {
        (Ask::Target(major), Answer::One(target)) => before.supply_price(asked.player, major, *target),
        _ => None,
    };
    // What was turned over may have changed anything, unless it was a card of one's own: then only the
    // price is certain. And it is paid later if more is asked first.
    let own = tried.shown.is_some_and(|shown| shown.without(PlayerSet::just(asked.player)).is_empty());
    let left = tried.position.state[asked.player].supply;
    let left = if !own || left == had { price.map(|n| had.saturating_sub(n)) } else { Some(left) };
    let supply = left.filter(|left| *left != had);
    let mut changes = match before.state.step {
        _ if own => changes(before, &tried.position, asked.player),
        // Only an action pays before it turns anything over: in set-up and Chronicle what moves may follow from what
        // was dealt unseen.
        Step::Act => paid_first(&tried, asked.player),
        _ => Vec::new(),
    };
    if helpless(before, asked, answer) || then == Then::Done && idle(before, &tried.position, asked, answer) {
        changes.push(Change::Nothing);
    }
    Some(Outcome { supply, changes, then })
}

/// What a player has paid before something was turned over that may change anything.
fn paid_first(tried: &Tried, me: Player) -> Vec<Change> {
    let sum = |of: fn(&Event) -> Option<(Purse, Purse, u8)>| {
        let by = |(from, to, n): (Purse, Purse, u8)| {
            let n = n as i8;
            let purse = Purse::Player(me);
            let [gained, lost] = [to, from].map(|end| if end == purse { n } else { 0 });
            gained - lost
        };
        tried.moved.iter().filter_map(of).map(by).sum::<i8>()
    };
    let favor = sum(|event| match event {
        Event::Favor { from, to, n } => Some((*from, *to, *n)),
        _ => None,
    });
    let secrets = sum(|event| match event {
        Event::Secrets { from, to, n } => Some((*from, *to, *n)),
        _ => None,
    });
    let favor = Some(Change::Favor(me, favor, None)).filter(|_| favor != 0);
    let secrets = Some(Change::Secrets(me, secrets)).filter(|_| secrets != 0);
    favor.into_iter().chain(secrets).collect()
}

/// Does a power that is used, or a trade, bring nothing but its price?
fn idle(before: &Position, after: &Position, asked: &Asked, answer: &Answer) -> bool {
    match (asked.ask, answer) {
        (Ask::Act, Answer::One(Choice::Use(source, power, _))) => {
            let mut paid = pay(before, asked.player, *source, *power);
            // Only the count of actions is another one.
            paid.actions = after.state.actions;
            paid == after.state
        }
        (Ask::TradeFor, Answer::One(_)) => {
            let [then, now] = [before, after].map(|position| &position.state[asked.player]);
            now.favor <= then.favor && now.secrets + now.dark_secrets <= then.secrets + then.dark_secrets
        }
        _ => false,
    }
}

/// Is it a battle plan that can bring nothing as things are?
fn helpless(before: &Position, asked: &Asked, answer: &Answer) -> bool {
    let (Ask::BattlePlan, Answer::One(Choice::Use(source, power, detail))) = (asked.ask, answer) else {
        return false;
    };
    let me = Me { player: asked.player, source: *source, power: *power, detail: *detail };
    before.is_vain(me)
}

/// The table after the price of a power alone.
fn pay(before: &Position, player: Player, source: Source, power: u8) -> State {
    /// Nobody is asked about a price.
    struct Nobody;
    impl Table for Nobody {
        fn answer(&mut self, _: &Position, _: &Question<'_>) -> Result<Answer, Pause> {
            Err(Pause::waiting())
        }
    }
    let cost = before.book.power(source, power).cost;
    let mut nobody = Nobody;
    let mut game = Game::new(before.clone(), &mut nobody);
    game.pay_cost(player, source, cost);
    game.into_position().state
}

/// Does nothing come of an answer but another question for the same player about the same action of
/// their own turn? Then it can be tried without anybody else hearing of it.
#[must_use]
pub fn explores(session: &Session, answer: &Answer) -> bool {
    let Some(asked) = session.asked() else { return false };
    let own_action = session.state().step == Step::Act && session.state().turn == asked.player;
    let tried = own_action.then(|| Tried::run(session, answer, |_, _| None)).flatten();
    tried.is_some_and(|tried| {
        let again = matches!(&tried.waits, Some(Waits::Answer(next)) if next.player == asked.player);
        again && !tried.revealed
    })
}

/// What comes of each single choice of the open question.
#[must_use]
pub fn of_each(session: &Session) -> Vec<(Choice, Outcome)> {
    let Some(AskedDomain::One(of)) = session.asked().map(|asked| &asked.domain) else { return Vec::new() };
    let each = of.iter().filter_map(|choice| Some((*choice, self::of(session, &Answer::One(*choice))?)));
    each.collect()
}

/// A major action before it is begun.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tab {
    /// Which.
    pub major: Major,
    /// The least and the most Supply that it costs now, if that is known.
    pub price: Option<(u8, u8)>,
    /// It asks for more before anything happens: it can be looked into freely.
    pub free: bool,
    /// It is the one under way.
    pub begun: bool,
    /// The one target that it has, so that nobody is asked for it.
    pub sole: Option<Choice>,
}

/// The major actions that can be taken instead of the action under way, or now.
#[must_use]
pub fn tabs(session: &Session) -> Vec<Tab> {
    let Some(player) = session.asked().map(|asked| asked.player) else { return Vec::new() };
    if session.state().step != Step::Act || session.state().turn != player {
        return Vec::new();
    }
    Major::ALL.into_iter().filter_map(|major| tab(session, player, major)).collect()
}

fn tab(session: &Session, player: Player, major: Major) -> Option<Tab> {
    let answer = Answer::One(Choice::Major(major));
    let start = session.step_so_far().0;
    let first = Tried::anew(session, &answer, |_, _| None)?;
    let (free, targets) = match first.waits {
        Some(Waits::Answer(next)) if next.player == player && !first.revealed => {
            let targets = if next.ask == Ask::Target(major) { next.choices() } else { Vec::new() };
            (first.position.state[player].supply == start.state[player].supply, targets)
        }
        _ => (false, Vec::new()),
    };
    let known = targets.iter().map(|target| first.position.supply_price(player, major, *target));
    let known: Option<Vec<u8>> = known.collect();
    let prices: Vec<u8> = match known {
        Some(prices) if !prices.is_empty() => prices,
        // A sole target is not asked for.
        _ if targets.is_empty() => paid(session, player, &answer, None).into_iter().collect(),
        _ => targets.iter().take(PRICED).filter_map(|t| paid(session, player, &answer, Some(*t))).collect(),
    };
    let price = prices.iter().min().copied().zip(prices.iter().max().copied());
    let sole = first.spared.iter().find(|(ask, _)| *ask == Ask::Target(major)).map(|(_, only)| *only);
    let begun = session.step_so_far().1.first().is_some_and(|given| given.answer == answer);
    Some(Tab { major, price, free, begun, sole })
}

/// The Supply that an action costs if it is carried out at this target, without any choice more. Nothing is told where
/// it needs a power: what happens before it is paid for may follow from hidden cards.
fn paid(session: &Session, player: Player, action: &Answer, mut target: Option<Choice>) -> Option<u8> {
    let before = session.step_so_far().0.state[player].supply;
    let mut needs_power = false;
    let tried = Tried::anew(session, action, |position, question| {
        let due = question.seat == Seat::Player(player) && position.state[player].supply == before;
        needs_power |= due && matches!(question.ask, Ask::NeededModifier(_));
        due.then(|| match target.take() {
            Some(target) => Answer::One(target),
            None => Asked::new(player, question).default_answer(),
        })
    })?;
    if needs_power { None } else { before.checked_sub(tried.position.state[player].supply) }
}

/// By how much a number has changed.
fn by(before: u8, after: u8) -> Option<i8> {
    let by = i16::from(after) - i16::from(before);
    i8::try_from(by).ok().filter(|by| *by != 0)
}

/// The one bank that has gained or lost what somebody else has lost or gained.
fn sole_bank(before: &Position, after: &Position, favor: i8) -> Option<Suit> {
    let changed = |suit: &Suit| by(before.state.banks[*suit], after.state.banks[*suit]);
    let mut banks = Suit::ALL.into_iter().filter_map(|suit| Some((suit, changed(&suit)?)));
    match (banks.next(), banks.next()) {
        (Some((suit, n)), None) if i16::from(n) == -i16::from(favor) => Some(suit),
        _ => None,
    }
}

/// What is different on the table, as it matters to a player; all of it lies open.
fn changes(before: &Position, after: &Position, me: Player) -> Vec<Change> {
    let mut all = Vec::new();
    all.extend(fought(before, after));
    for site in before.all_sites() {
        match (before.rules_site(me, site), after.rules_site(me, site)) {
            (false, true) => all.push(Change::Rules(site)),
            (true, false) => all.push(Change::Loses(site)),
            _ => {}
        }
        let own = |at: &Position| if at.rules_site(me, site) { at.state[site].warbands } else { 0 };
        all.extend(by(own(before), own(after)).map(|n| Change::Garrison(site, n)));
    }
    let others = before.in_turn_order().filter(|p| *p != me);
    for player in std::iter::once(me).chain(others) {
        let [then, now] = [before, after].map(|position| &position.state[player]);
        if let Some(n) = by(then.favor, now.favor) {
            all.push(Change::Favor(player, n, sole_bank(before, after, n)));
        }
        let secrets = by(then.secrets + then.dark_secrets, now.secrets + now.dark_secrets);
        all.extend(secrets.map(|n| Change::Secrets(player, n)));
        all.extend(by(then.warbands, now.warbands).map(|n| Change::Warbands(player, n)));
        let new = |relic: &Card| !then.relics.contains(*relic) && after.is_faceup(*relic);
        let taken = now.relics.filter(new);
        all.extend(taken.map(|relic| Change::Takes(player, Holding::Relic(relic))));
        let banner =
            |banner: &Banner| after.holds_banner(player, *banner) && !before.holds_banner(player, *banner);
        let banners = Banner::ALL.into_iter().filter(banner);
        all.extend(banners.map(|banner| Change::Takes(player, Holding::Banner(banner))));
    }
    let gone = before.state.faceup.into_iter().filter(|card| !after.state.faceup.contains(*card));
    all.extend(gone.filter(|card| !card.is_relic()).map(|card| Change::Discards(card, pile_of(after, card))));
    all.extend(piled(before, after));
    let title = after.state.title.holder.filter(|holder| before.state.title.holder != Some(*holder));
    all.extend(title.map(Change::Title));
    let won = after.state.winner.filter(|_| before.state.winner.is_none());
    all.extend(won.map(|(winner, _)| Change::Wins(winner)));
    all
}

/// The discard pile in which a card lies.
fn pile_of(position: &Position, card: Card) -> Option<Region> {
    match position.state.place[card.index()] {
        Place::Pile(region) => Some(region),
        _ => None,
    }
}

/// How many cards that nobody else could read have come onto each discard pile: their number is public.
fn piled(before: &Position, after: &Position) -> Vec<Change> {
    let new = |card: &&Card| pile_of(before, **card).is_none() && !before.is_faceup(**card);
    let each = Region::ALL.into_iter().map(|region| (region, after.state.piles[region].iter().filter(new)));
    let counted = each.map(|(region, cards)| (region, cards.count() as u8)).filter(|(_, n)| *n > 0);
    counted.map(|(region, n)| Change::Piled(region, n)).collect()
}

/// How a campaign ends by the answer.
fn fought(before: &Position, after: &Position) -> Option<Change> {
    let campaign = after.state.campaign.as_ref()?;
    let winner =
        campaign.winner.filter(|_| before.state.campaign.as_ref().is_some_and(|c| c.winner.is_none()))?;
    if campaign.rolled.0.contains(&None) {
        return None;
    }
    let numbers = (campaign.attack(), after.defense(campaign));
    Some(match winner {
        Side::Attacker => Change::Victorious(numbers.0, numbers.1),
        Side::Defender => Change::Defeated(numbers.0, numbers.1),
    })
}
