//! A game in figures, for the page after it: what each seat had at the end of every round, who fought
//! and won, why the game ended as it did, and where it turned. Made by playing the record again;
//! only what everybody was told is counted.

mod ending;
mod turning;

pub use ending::{Close, Count, Ending, Lack, Path, Reason};
pub use turning::{Turned, TurningPoint};

use crate::record::Record;
use crate::tape::Given;
use crate::words;
use oath_cards::book_for;
use oath_law::{Game, Pause, Position, Step, Table};
use oath_model::*;
use serde::Serialize;

/// What one seat had at the end of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Sample {
    /// Sites ruled; all of the Empire's for an Imperial player.
    pub sites: u8,
    /// Favor on the board.
    pub favor: u8,
    /// Warbands of the seat's colour on boards and sites; all of the Empire's for the Chancellor.
    pub warbands: u8,
    /// A Citizen, whose sites and warbands are the Empire's.
    pub citizen: bool,
}

/// All seats at the end of a round, or when the game ended in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Round {
    /// Its number.
    pub round: u8,
    /// The seats.
    pub seats: Vec<Sample>,
}

/// A seat in the whole game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Tally {
    /// The colour, by its place in [`Colour::ALL`].
    pub colour: u8,
    /// The Chancellor at the end: not every game of New Foundations has one.
    pub chancellor: bool,
    /// A Citizen at the end.
    pub citizen: bool,
    /// Sites ruled at the end.
    pub sites: u8,
    /// Relics and banners at the end.
    pub prizes: u8,
    /// Campaigns as attacker.
    pub attacks: u8,
    /// Campaigns as defender.
    pub defenses: u8,
    /// Victories in them, on either side.
    pub won: u8,
}

/// A site as it lay on the map when the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct LastSite {
    /// Which site.
    pub site: u8,
    /// The edifice or ruin that stood there.
    pub edifice: Option<u16>,
    /// The winner ruled it.
    pub won: bool,
}

/// A game in figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The rounds so far; the last one may be unfinished if the game is over.
    pub rounds: Vec<Round>,
    /// The seats.
    pub seats: Vec<Tally>,
    /// How and why it ended; none while it is played.
    pub ending: Option<Ending>,
    /// Where it turned, in order.
    pub turning: Vec<TurningPoint>,
    /// The faceup sites at the end.
    pub map: Vec<LastSite>,
}

/// A record's answers, and what is told meanwhile, with the number of answers given until then.
struct Listener<'r> {
    answers: &'r [Given],
    used: usize,
    told: Vec<(usize, Event)>,
}

impl Table for Listener<'_> {
    fn answer(&mut self, _: &Position, question: &Question<'_>) -> Result<Answer, Pause> {
        match self.answers.get(self.used) {
            Some(given) if given.seat == question.seat => {
                self.used += 1;
                Ok(given.answer.clone())
            }
            _ => Err(Pause::waiting()),
        }
    }
    fn tell(&mut self, told: Told) {
        if told.to == Audience::All {
            self.told.push((self.used, told.event));
        }
    }
}

impl Summary {
    /// Play a record again and count. It may be of a game in progress.
    ///
    /// # Errors
    /// If the record cannot be played.
    pub fn of(record: &Record) -> Result<Summary, String> {
        let mut position = Position::from_world(&record.world, record.players, book_for(&record.world))
            .map_err(|refused| words::refusal(&refused))?;
        let mut listener = Listener { answers: &record.answers, used: 0, told: Vec::new() };
        let mut rounds: Vec<Round> = Vec::new();
        let mut last = position.state.step;
        while position.state.winner.is_none() && position.state.step != Step::Over {
            last = position.state.step;
            if last == Step::RoundEnd {
                rounds.push(sample(&position));
            }
            let heard = listener.told.len();
            let mut game = Game::new(position.clone(), &mut listener);
            match game.step() {
                Ok(()) => position = game.into_position(),
                Err(pause) => {
                    if let Some(refused) = pause.refused() {
                        return Err(words::refusal(&refused));
                    }
                    listener.told.truncate(heard);
                    break;
                }
            }
        }
        let told = listener.told;
        let ending = Ending::of(&position, last, &told);
        // A game that ends inside a round ends its last sample too.
        if ending.is_some() && last != Step::RoundEnd {
            rounds.push(sample(&position));
        }
        let seats = position.in_turn_order().map(|p| tally(&position, p, &told)).collect();
        Ok(Summary { rounds, seats, ending, turning: turning::points(&told), map: last_map(&position) })
    }
}

/// The faceup sites, in the order of the map.
fn last_map(position: &Position) -> Vec<LastSite> {
    let winner = position.state.winner.map(|(winner, _)| winner);
    let site = |slot: Site| LastSite {
        site: position.state[slot].card.0,
        edifice: position.cards_at(slot).iter().find(|card| card.is_edifice()).map(|card| card.0),
        won: winner.is_some_and(|winner| position.sites_ruled(winner).contains(slot)),
    };
    position.faceup_sites().map(site).collect()
}

/// Warbands of a seat's colour on boards and sites.
fn warbands(position: &Position, seat: Player) -> u8 {
    let boards = position.in_turn_order().filter(|p| position.band(*p) == seat);
    let on_boards: u8 = boards.map(|p| position.state[p].warbands).sum();
    let sites = position.all_sites().map(|s| &position.state[s]);
    on_boards + sites.filter(|s| s.owner == seat).map(|s| s.warbands).sum::<u8>()
}

fn sample(position: &Position) -> Round {
    let seat = |p: Player| Sample {
        sites: position.sites_ruled(p).len() as u8,
        favor: position.state[p].favor,
        warbands: warbands(position, p),
        citizen: position.is_citizen(p),
    };
    Round { round: position.state.round, seats: position.in_turn_order().map(seat).collect() }
}

/// A campaign that was decided.
struct Fought {
    attacker: Player,
    defender: Option<Player>,
    winner: Side,
}

fn fought(told: &[(usize, Event)]) -> Vec<Fought> {
    let mut list = Vec::new();
    let mut open: Vec<(Player, Option<Player>)> = Vec::new();
    for (_, event) in told {
        match *event {
            Event::CampaignStart(attacker, Ruler::Player(defender)) => open.push((attacker, Some(defender))),
            Event::CampaignStart(attacker, _) => open.push((attacker, None)),
            Event::Outcome { winner, .. } => {
                list.extend(open.pop().map(|(attacker, defender)| Fought { attacker, defender, winner }));
            }
            _ => {}
        }
    }
    list
}

fn tally(position: &Position, seat: Player, told: &[(usize, Event)]) -> Tally {
    let fought = fought(told);
    let attacks = fought.iter().filter(|f| f.attacker == seat);
    let defenses = fought.iter().filter(|f| f.defender == Some(seat));
    let won = attacks.clone().filter(|f| f.winner == Side::Attacker).count()
        + defenses.clone().filter(|f| f.winner == Side::Defender).count();
    Tally {
        colour: position.state[seat].colour as u8,
        chancellor: position.chancellor() == Some(seat),
        citizen: position.is_citizen(seat),
        sites: position.sites_ruled(seat).len() as u8,
        prizes: position.relics_and_banners(seat),
        attacks: attacks.count() as u8,
        defenses: defenses.count() as u8,
        won: won as u8,
    }
}
