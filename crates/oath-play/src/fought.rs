//! The last campaign of a game after its end: what everybody was told of it, from its declaration to
//! what followed. It is read from the events alone, so it costs nothing and nothing is run again.

use crate::campaign::Outcome;
use crate::log;
use crate::session::Session;
use crate::words;
use oath_model::{Audience, Choice, Die, Event, Player, Ruler, Source, Told};

/// A campaign that is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fought {
    /// How many answers had been given when it was decided.
    pub moment: u32,
    /// Who attacked.
    pub attacker: Player,
    /// Who defended.
    pub foe: Ruler,
    /// What was attacked.
    pub targets: Vec<Choice>,
    /// Battle plans and other powers that were used: by whom (none are bandits), and what.
    pub used: Vec<(Option<Player>, Source)>,
    /// The attack dice as they lay at the end.
    pub attack: Option<[u8; 4]>,
    /// The defense dice as they lay at the end.
    pub defense: Option<[u8; 4]>,
    /// The shields of the defense dice, and what the force and powers added to them.
    pub made_of: Option<(u8, u16)>,
    /// Warbands sacrificed.
    pub sacrificed: u8,
    /// How it ended.
    pub outcome: Outcome,
    /// What it cost and what followed, in sentences with marked names.
    pub lines: Vec<String>,
}

/// Something else begins: what is told from here on does not belong to a campaign before it.
const fn begins_anew(event: &Event) -> bool {
    matches!(
        event,
        Event::Action(..)
            | Event::Turn(..)
            | Event::Rests(_)
            | Event::RoundEnd(_)
            | Event::CampaignStart(..)
            | Event::Won(..)
            | Event::Offered(..)
            | Event::Drew { .. }
            | Event::Played(..)
            | Event::PlayedFacedown(_)
    )
}

/// What a reader wants to know after the dice: losses, and what changed hands.
const fn matters(event: &Event) -> bool {
    matches!(
        event,
        Event::Killed { .. }
            | Event::Sacrificed(..)
            | Event::WarbandsMoved { .. }
            | Event::WarbandsReplaced { .. }
            | Event::WarbandsGiven(..)
            | Event::Caged { .. }
            | Event::RelicTaken { .. }
            | Event::BannerTaken { .. }
            | Event::Pawn(..)
            | Event::Favor { .. }
            | Event::Discarded { .. }
            | Event::Exiled(_)
            | Event::Title(_)
    )
}

/// Where the events of the first action after the one in which a campaign was decided begin: minor
/// actions are announced by nothing else.
fn next_action(session: &Session, decided: usize) -> usize {
    let (answers, moments) = (session.answers(), session.moments());
    let since = moments[decided] as usize;
    let chosen = (since..answers.len()).find(|i| answers.line(*i).starts_with(ACTION));
    let begun = chosen.map(|i| moments.partition_point(|at| *at as usize <= i));
    begun.map_or(moments.len(), |at| at.max(decided + 1))
}

/// What the line of an action begins with.
const ACTION: &str = "one act:";

/// What a campaign cost and what followed. A sacrifice kills too: it is told once.
fn lines(session: &Session, events: &[Told]) -> Vec<String> {
    let mut told: Vec<&Event> = Vec::new();
    for one in events.iter().filter(|told| told.to == Audience::All && matters(&told.event)) {
        if let Event::Sacrificed(_, n) = one.event {
            let mut left = n;
            while let Some(Event::Killed { n, .. }) = told.last()
                && *n <= left
                && left > 0
            {
                left -= n;
                told.pop();
            }
        }
        told.push(&one.event);
    }
    let line = |event: &&Event| {
        words::capital(&match event {
            Event::Sacrificed(player, n) => words::sacrifice(session.position(), *player, *n),
            event => words::event(session.position(), event),
        })
    };
    told.iter().map(line).collect()
}

impl Fought {
    /// The last campaign, as a seat (none is a spectator) should still be shown it: until that seat has
    /// decided something else since, or the next turn has begun for a spectator. None while another
    /// campaign is under way.
    #[must_use]
    pub fn last(session: &Session, seat: Option<Player>) -> Option<Fought> {
        if session.state().campaign.is_some() {
            return None;
        }
        let events = session.events();
        let decided = events.iter().rposition(|told| matches!(told.event, Event::Outcome { .. }))?;
        let start = events[..decided].iter().rposition(|t| matches!(t.event, Event::CampaignStart(..)))?;
        let after = events[decided + 1..].iter().position(|told| begins_anew(&told.event));
        let end = after.map_or(events.len(), |n| decided + 1 + n).min(next_action(session, decided));
        still_news(session, seat, end).then(|| Fought::told(session, start, decided, end)).flatten()
    }

    fn told(session: &Session, start: usize, decided: usize, end: usize) -> Option<Fought> {
        let events = session.events();
        let (Event::CampaignStart(attacker, foe), Event::Outcome { attack, defense, winner }) =
            (events[start].event, events[decided].event)
        else {
            return None;
        };
        let mut fought = Fought {
            moment: session.moments()[decided],
            attacker,
            foe,
            targets: Vec::new(),
            used: Vec::new(),
            attack: None,
            defense: None,
            made_of: None,
            sacrificed: 0,
            outcome: Outcome { attack, defense, winner },
            lines: Vec::new(),
        };
        for told in &events[start..decided] {
            match told.event {
                Event::Target(target) => fought.targets.push(target),
                Event::Uses(player, source) => fought.used.push((Some(player), source)),
                Event::BanditsUse(source) => fought.used.push((None, source)),
                Event::Rolled { die: Die::Attack, faces, .. } => fought.attack = Some(faces),
                Event::Rolled { die: Die::Defense, faces, .. } => fought.defense = Some(faces),
                Event::Sacrificed(_, n) => fought.sacrificed = n,
                _ => {}
            }
        }
        fought.made_of = fought.defense.and_then(|faces| {
            let shields = oath_law::plain_shields(faces);
            Some((shields, defense.checked_sub(shields.into())?))
        });
        fought.lines = lines(session, &events[start..end]);
        Some(fought)
    }
}

/// Has the seat decided nothing since the campaign that ended before this event?
fn still_news(session: &Session, seat: Option<Player>, end: usize) -> bool {
    let Some(seat) = seat else {
        return !session.events()[end..].iter().any(|told| matches!(told.event, Event::Turn(..)));
    };
    let decided = log::last_decision(session, seat);
    match session.moments().get(end) {
        Some(next) => decided < *next,
        // Nothing has happened since: as long as the step is new, or it is the step of the campaign.
        None => {
            let begun = session.answers().len() - session.step_so_far().1.len();
            decided as usize <= begun || session.moments()[end - 1] as usize > begun
        }
    }
}
