//! The Chronicle of New Foundations as a sequence of five tasks (17): which one is under way, who decides it, and
//! what has come of it so far. All of it is public.

use crate::log::{LogEntry, OldMap, Reading};
use crate::session::Session;
use crate::words;
use oath_law::{Position, Step};
use oath_model::*;

/// A task of the Chronicle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Task {
    /// 17.1: legacies are judged, the winner is crowned.
    Sun,
    /// 17.2: the winner shapes the Empire.
    Throne,
    /// 17.3: who may stay.
    World,
    /// 17.4: who comes.
    Beacon,
    /// 17.5: what is remembered.
    Stars,
}

impl Task {
    /// All five, in order.
    pub const ALL: [Task; 5] = [Task::Sun, Task::Throne, Task::World, Task::Beacon, Task::Stars];

    /// Its word in keys and symbols.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Task::Sun => "sun",
            Task::Throne => "throne",
            Task::World => "world",
            Task::Beacon => "beacon",
            Task::Stars => "stars",
        }
    }

    /// Its clause.
    #[must_use]
    pub const fn clause(self) -> &'static str {
        match self {
            Task::Sun => "17.1",
            Task::Throne => "17.2",
            Task::World => "17.3",
            Task::Beacon => "17.4",
            Task::Stars => "17.5",
        }
    }

    /// How many parts it has.
    #[must_use]
    pub const fn parts(self) -> usize {
        match self {
            Task::Sun | Task::World => 4,
            Task::Throne => 6,
            Task::Beacon => 3,
            Task::Stars => 2,
        }
    }

    /// The task of a step. Before the first one the board lies as at the victory.
    const fn of(step: Step) -> Option<Task> {
        Some(match step {
            Step::Judgement => Task::Sun,
            Step::Throne | Step::Building => Task::Throne,
            Step::World => Task::World,
            Step::Beacon => Task::Beacon,
            Step::Stars | Step::Over => Task::Stars,
            _ => return None,
        })
    }
}

/// The sign beside what was done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sign {
    /// A legacy that is active.
    Woke(Card),
    /// A legacy that has fallen asleep.
    Slept(Card),
    /// A seat.
    Seat(Player),
    /// A card.
    Card(Card),
    /// A suit.
    Suit(Suit),
    /// A foundation on this face.
    Foundation(Foundation, Face),
    /// A task.
    Task(Task),
    /// A site.
    Site(SiteCard),
    /// The Chancellor's crown.
    Crown,
    /// An Oath.
    Oath(Oath),
    /// Points of a lineage.
    Points,
    /// Cards that leave the world.
    Leave,
}

/// Something that was done.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// Its sign.
    pub sign: Sign,
    /// The sentence, with marked names.
    pub text: String,
}

/// A site of the Empire, on the map of the next game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Realm {
    /// Its slot; none once the sites lie in the Atlas.
    pub slot: Option<Site>,
    /// Which site.
    pub site: SiteCard,
    /// Denizens and edifices there.
    pub cards: Vec<Card>,
}

/// The Chronicle as far as it is written.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TasksTold {
    /// The task under way; the last one if all is written.
    pub now: Task,
    /// Which part of it, from 0.
    pub part: usize,
    /// All is written.
    pub is_over: bool,
    /// Who has won.
    pub winner: Player,
    /// How.
    pub how: String,
    /// In which round.
    pub round: u8,
    /// Who decides each task: none for the Sun, which is everybody's, and for those not given away yet.
    pub deciders: [Option<Player>; 5],
    /// What was done, task by task.
    pub done: Vec<(Task, Vec<Deed>)>,
    /// The Empire's sites.
    pub empire: Vec<Realm>,
    /// Points of this game, by seat.
    pub points: Vec<u8>,
}

impl TasksTold {
    /// The Chronicle of a game; none before its victory, in the base game, or if none is kept.
    #[must_use]
    pub fn of(session: &Session, old_map: &OldMap) -> Option<TasksTold> {
        let position = session.position();
        let state = &position.state;
        let (winner, victory) = state.winner?;
        let now = Task::of(state.step).filter(|_| state.chronicle.kept && is_foundations(position))?;
        let [world, beacon] = state.frontier.tasks;
        let (done, archived) = deeds(session, old_map);
        let crowned = done.iter().flat_map(|(_, deeds)| deeds).any(|deed| deed.sign == Sign::Crown);
        Some(TasksTold {
            now,
            part: part(now, session.asked().map(|asked| asked.ask), crowned, state.step == Step::Over),
            is_over: state.step == Step::Over,
            winner,
            how: words::victory_at(position, winner, victory),
            round: state.round,
            deciders: [None, Some(winner), world, beacon, Some(winner)],
            done,
            empire: empire(position, &archived),
            points: state.everyone().map(|p| state.frontier.points[p]).collect(),
        })
    }

    /// What was done in a task so far.
    #[must_use]
    pub fn done_in(&self, task: Task) -> &[Deed] {
        self.done.iter().find(|(here, _)| *here == task).map_or(&[], |(_, deeds)| deeds)
    }
}

/// Is it a game of New Foundations?
fn is_foundations(position: &Position) -> bool {
    position.book.rules.edition == Edition::Foundations
}

/// Which part of a task is asked about.
fn part(task: Task, ask: Option<Ask>, crowned: bool, over: bool) -> usize {
    match (task, ask) {
        (Task::Sun, Some(Ask::WorldTask | Ask::BeaconTask)) => 3,
        (Task::Sun, _) => 1 + usize::from(crowned),
        (Task::Throne, Some(Ask::GiveUpSites)) => 1,
        (Task::Throne, Some(Ask::Build | Ask::WhichEdifice)) => 2,
        (Task::Throne, Some(Ask::StockReliquary | Ask::Scatter(_))) => 3,
        (Task::Throne, Some(Ask::GivePoints)) => 4,
        (Task::Throne, Some(Ask::Vow)) => 5,
        (Task::Throne, _) => 0,
        (Task::World, Some(Ask::KeepAdviser)) => 2,
        (Task::World, _) => 1,
        (Task::Beacon, Some(Ask::KeepAdviser)) => 1,
        (Task::Beacon, Some(Ask::Restore)) => 2,
        (Task::Beacon, _) => 0,
        (Task::Stars, _) => usize::from(over),
    }
}

/// What was done since the victory, task by task, and the sites that went to the Atlas.
fn deeds(session: &Session, old_map: &OldMap) -> (Vec<(Task, Vec<Deed>)>, Vec<SiteCard>) {
    let mut told = session.events().iter().zip(session.moments());
    let won = told.find(|(told, _)| matches!(told.event, Event::Won(..))).map_or(0, |(_, at)| *at);
    let reading = Reading::new(session, old_map);
    let mut since: Vec<LogEntry<'_>> = reading.since(None, won).collect();
    since.reverse();
    let since = since.iter().skip_while(|entry| !matches!(entry.event(), Event::Won(..)));
    let mut done: Vec<(Task, Vec<Deed>)> = vec![(Task::Sun, Vec::new())];
    let (mut archived, mut discarded, mut left) = (Vec::new(), 0_usize, false);
    for entry in since {
        let task = done.last().map_or(Task::Sun, |(task, _)| *task);
        match *entry.event() {
            Event::Archived(site) => {
                if task != Task::Stars {
                    done.push((Task::Stars, Vec::new()));
                }
                archived.push(site);
                continue;
            }
            Event::Discarded { card: Some(_), .. } if task == Task::Throne => discarded += 1,
            // What was buried for it has not left because of the Empire.
            Event::Built(..) if left => discarded -= 1,
            _ => {}
        }
        left = task == Task::Throne && matches!(entry.event(), Event::Discarded { card: Some(_), .. });
        if let (Some(sign), Some((_, deeds))) = (sign(entry.event()), done.last_mut()) {
            deeds.push(Deed { sign, text: entry.line().text });
        }
        match entry.event() {
            Event::BeaconTask(_) => done.push((Task::Throne, Vec::new())),
            Event::Vowed(..) => {
                if let (true, Some((_, deeds))) = (discarded > 0, done.last_mut()) {
                    let text = words::text("tasks-left", &[("n", words::value(discarded))]);
                    deeds.push(Deed { sign: Sign::Leave, text });
                }
                done.push((Task::World, Vec::new()));
            }
            Event::DispossessedCards(_) => done.push((Task::Beacon, Vec::new())),
            _ => {}
        }
    }
    if let Some((_, deeds)) = done.last_mut().filter(|_| !archived.is_empty()) {
        deeds.extend(stored(session.position(), &archived));
    }
    (done, archived)
}

/// Which sites went to the Atlas, and which of them are the Empire's.
fn stored(position: &Position, archived: &[SiteCard]) -> Vec<Deed> {
    let empire = usize::from(position.state.frontier.empire).min(archived.len());
    let (lost, kept) = archived.split_at(archived.len() - empire);
    let tell = |key: &str, sites: &[SiteCard]| {
        let first = *sites.last()?;
        let names: Vec<String> = sites.iter().rev().map(|site| words::site_card(*site)).collect();
        let sites = ("sites", words::value(names.join(", ")));
        Some(Deed { sign: Sign::Site(first), text: words::text(key, &[sites]) })
    };
    [tell("tasks-stored", lost), tell("tasks-empire", kept)].into_iter().flatten().collect()
}

/// The sign of what is worth telling here; the log tells everything.
fn sign(event: &Event) -> Option<Sign> {
    Some(match *event {
        Event::LegacyWoke(_, legacy) => Sign::Woke(legacy),
        Event::LegacySlept(_, legacy) => Sign::Slept(legacy),
        Event::LegacyLost(player, _)
        | Event::Citizen(player)
        | Event::Exiled(player)
        | Event::OfferAnswered(player, _)
        | Event::RelicKept(player) => Sign::Seat(player),
        Event::RelicShown(_, card) | Event::Built(card, _) => Sign::Card(card),
        Event::Uses(_, Source::Card(card)) | Event::Works(Source::Card(card)) if card.is_legacy() => {
            Sign::Woke(card)
        }
        Event::Crowned(_) => Sign::Crown,
        Event::WorldTask(_) => Sign::Task(Task::World),
        Event::BeaconTask(_) => Sign::Task(Task::Beacon),
        Event::Points(..) => Sign::Points,
        Event::Vowed(_, oath) => Sign::Oath(oath),
        Event::Altered(foundation, face) => Sign::Foundation(foundation, face),
        Event::Added(suit, n) if n > 0 => Sign::Suit(suit),
        Event::DispossessedCards(_) => Sign::Leave,
        _ => return None,
    })
}

/// The Empire's sites, the Cradlemost first.
fn empire(position: &Position, archived: &[SiteCard]) -> Vec<Realm> {
    let state = &position.state;
    if !archived.is_empty() {
        let kept = archived.iter().rev().take(usize::from(state.frontier.empire));
        return kept.map(|site| Realm { slot: None, site: *site, cards: Vec::new() }).collect();
    }
    let here = |slot: Site| Realm {
        slot: Some(slot),
        site: state[slot].card,
        cards: position.cards_at(slot).to_vec(),
    };
    // A site may have left the map since.
    let there = |slot: &Site| state[*slot].card != SiteCard::NONE;
    state.chronicle.ruled.filter(there).map(here).collect()
}
