//! The Clockwork Prince's board; all of it is public.

use oath_law::base::prince::mind;
use oath_law::table::state::{Prince, Stage};
use serde::Serialize;

/// His board.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct PrinceView {
    /// Which powers he uses: "limited" or "expanded".
    pub powers: &'static str,
    /// Where his turn stands: "threat", "card" or "acts" comes next.
    pub stage: &'static str,
    /// Actions left in it.
    pub left: u8,
    /// The space of the Threat track.
    pub threat: &'static str,
    /// The seat that threatens him.
    pub rival: Option<u8>,
    /// What he cares for.
    pub quadrant: &'static str,
    /// The step of the Tactics track, from 0.
    pub tactics: u8,
    /// The dice of each step of that track.
    pub tactics_track: Vec<u8>,
    /// Steps of that track that lower Caution.
    pub tactics_marks: Vec<u8>,
    /// Dice that Tactics are worth now.
    pub dice: u8,
    /// Caution.
    pub caution: i8,
    /// The ends of the Caution track.
    pub caution_ends: (i8, i8),
    /// His relationship to each suit: level as friend above 0, as conspirator below.
    pub relations: [i8; 6],
    /// The highest level.
    pub top_level: i8,
    /// Actions that he has in a turn as things stand.
    pub actions: u8,
    /// The lines of what he cares for, in order; the first that is possible is his action.
    pub lines: Vec<&'static str>,
}

impl PrinceView {
    pub(super) fn new(prince: &Prince) -> PrinceView {
        PrinceView {
            powers: prince.powers.word(),
            stage: match prince.stage {
                Stage::Threat => "threat",
                Stage::Card => "card",
                Stage::Acts => "acts",
            },
            left: prince.left,
            threat: prince.threat.word(),
            rival: prince.rival.map(|player| player.0),
            quadrant: prince.quadrant.word(),
            tactics: prince.tactics,
            tactics_track: mind::TACTICS.to_vec(),
            tactics_marks: mind::CAUTION_MARKS.to_vec(),
            dice: prince.dice(),
            caution: prince.caution,
            caution_ends: mind::CAUTION,
            relations: prince.relations.0,
            top_level: mind::TOP_LEVEL,
            actions: prince.actions(),
            lines: mind::beside(prince.quadrant, &mind::LINES).iter().map(|deed| deed.word()).collect(),
        }
    }
}
