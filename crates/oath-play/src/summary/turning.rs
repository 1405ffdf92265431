//! Where a game turned, by plain facts: titles, banners, Visions, allegiance, the biggest campaigns.

use oath_law::base::victory::end_roll;
use oath_model::*;
use serde::Serialize;

/// Most turning points that are told.
const MOST: usize = 7;

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Turned {
    /// The Oathkeeper title moved.
    Title {
        /// To whom.
        who: u8,
    },
    /// The title turned to its Usurper side.
    Usurper {
        /// Whose.
        who: u8,
    },
    /// A banner changed hands.
    Banner {
        /// Its place in [`Banner::ALL`].
        banner: u8,
        /// New holder.
        who: u8,
        /// Old holder.
        from: Option<u8>,
    },
    /// A Vision was revealed.
    Vision {
        /// By whom.
        who: u8,
        /// Which card.
        vision: u16,
    },
    /// An Exile became a Citizen.
    Citizen {
        /// Who.
        who: u8,
    },
    /// A Citizen became an Exile.
    Exiled {
        /// Who.
        who: u8,
    },
    /// A campaign.
    Campaign {
        /// Attacker.
        attacker: u8,
        /// Defender; none are bandits.
        defender: Option<u8>,
        /// The attacker won.
        won: bool,
        /// How many targets were declared.
        targets: u8,
        /// Attack.
        attack: u16,
        /// Defense.
        defense: u16,
    },
    /// The end die ended the game, or did not.
    EndDie {
        /// What was rolled.
        rolled: u8,
        /// The lowest number that ends the game.
        needed: u8,
    },
}

/// A moment that mattered.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct TurningPoint {
    /// The round.
    pub round: u8,
    /// After so many answers of the record: the next answer brings it about.
    pub moment: usize,
    /// What happened.
    pub fact: Turned,
    /// By how much it changed the winner's chance, if somebody has estimated it.
    pub shift: Option<f32>,
}

/// How much a fact matters, compared with others.
const fn weight(fact: &Turned) -> u8 {
    match fact {
        Turned::EndDie { rolled, needed } if *rolled >= *needed => 20,
        Turned::Usurper { .. } => 8,
        Turned::Vision { .. } | Turned::Citizen { .. } | Turned::Exiled { .. } => 7,
        Turned::Title { .. } => 6,
        Turned::Banner { .. } => 5,
        Turned::Campaign { won: true, targets, .. } => 2 + 2 * *targets,
        Turned::Campaign { .. } => 3,
        Turned::EndDie { .. } => 4,
    }
}

/// The moments that mattered most, in order; of equal ones the later.
pub(super) fn points(told: &[(usize, Event)]) -> Vec<TurningPoint> {
    let mut all = all_points(told);
    while all.len() > MOST {
        let least = all.iter().map(|p| weight(&p.fact)).min().unwrap_or(0);
        let at = all.iter().position(|p| weight(&p.fact) == least).expect("the least is there");
        all.remove(at);
    }
    all
}

fn all_points(told: &[(usize, Event)]) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = Vec::new();
    let mut round = 0;
    let mut open: Vec<(usize, Player, Option<u8>, u8)> = Vec::new();
    for (moment, event) in told {
        let mut moment = moment.saturating_sub(1);
        let fact = match *event {
            Event::Turn(_, now) => {
                round = now;
                continue;
            }
            // What the setup gives away is no turn of the game, nor is anything after its end.
            _ if round == 0 => continue,
            Event::Won(..) => break,
            Event::Title(p) => Turned::Title { who: p.0 },
            Event::Usurper(p) => Turned::Usurper { who: p.0 },
            Event::BannerTaken { banner, player, from } => {
                Turned::Banner { banner: banner as u8, who: player.0, from: from.map(|p| p.0) }
            }
            Event::Played(p, card, Place::Revealed(_)) => Turned::Vision { who: p.0, vision: card.0 },
            Event::Citizen(p) => Turned::Citizen { who: p.0 },
            Event::Exiled(p) => Turned::Exiled { who: p.0 },
            Event::Rolled { die: Die::End, faces, .. } => {
                let Some(needed) = end_roll(round) else { continue };
                Turned::EndDie { rolled: faces[0], needed }
            }
            Event::CampaignStart(attacker, ruler) => {
                let defender = match ruler {
                    Ruler::Player(p) => Some(p.0),
                    Ruler::Bandits | Ruler::Nobody => None,
                };
                open.push((moment, attacker, defender, 0));
                continue;
            }
            Event::Target(_) => {
                if let Some((_, _, _, targets)) = open.last_mut() {
                    *targets += 1;
                }
                continue;
            }
            Event::Outcome { attack, defense, winner } => {
                let Some((began, attacker, defender, targets)) = open.pop() else { continue };
                moment = began;
                let won = winner == Side::Attacker;
                Turned::Campaign { attacker: attacker.0, defender, won, targets, attack, defense }
            }
            _ => continue,
        };
        points.push(TurningPoint { round, moment, fact, shift: None });
    }
    points
}
