//! How what is typed in a view is told as JSON: by the words and lines of the record, so that programs
//! can answer with what they read.

use super::{Changes, PlanView};
use crate::codec::{answer_line, choice_word};
use crate::words;
use oath_model::*;
use serde::ser::{Serialize, SerializeSeq, Serializer};

/// A choice by its word.
pub(super) fn choice<S: Serializer>(choice: &Choice, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&choice_word(*choice))
}

/// Is there nothing to tell?
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde lends the field")]
pub(super) const fn none(n: &u8) -> bool {
    *n == 0
}

/// Choices by their words.
pub(super) fn choices<S: Serializer>(choices: &[Choice], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(choices.iter().map(|choice| choice_word(*choice)))
}

/// An answer by its line.
pub(super) fn answer<S: Serializer>(answer: &Answer, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&answer_line(answer))
}

/// A question by its topic.
pub(super) fn topic<S: Serializer>(ask: &Ask, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(words::topic(*ask))
}

/// An offer: from, to, and the line of its terms.
pub(super) fn offer<S: Serializer>(offer: &Option<(u8, u8, Deal)>, to: S) -> Result<S::Ok, S::Error> {
    offer.map(|(from, to, deal)| (from, to, answer_line(&Answer::Deal(Some(deal))))).serialize(to)
}

/// What several pairs exchange, in the words of the record.
pub(super) fn offers<S: Serializer>(offers: &[(u8, u8, Deal)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(offers.iter().map(|(from, to, deal)| (from, to, answer_line(&Answer::Deal(Some(*deal))))))
}

/// Banners by their words, with their labels.
pub(super) fn banners<S: Serializer>(banners: &[(Banner, String)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(banners.iter().map(|(banner, label)| (choice_word(Choice::Banner(*banner)), label)))
}

/// Both sides, the attacker first.
pub(super) fn sides<T: Serialize, S: Serializer>(both: &BySide<T>, to: S) -> Result<S::Ok, S::Error> {
    both.0.serialize(to)
}

/// Both sides, the attacker first, or nothing.
pub(super) fn maybe_sides<T: Serialize, S: Serializer>(
    both: &Option<BySide<T>>,
    to: S,
) -> Result<S::Ok, S::Error> {
    both.as_ref().map(|both| &both.0).serialize(to)
}

/// The victorious side: whether it is the attacker.
pub(super) fn attacker_won<S: Serializer>(winner: &Option<Side>, to: S) -> Result<S::Ok, S::Error> {
    winner.map(|side| side == Side::Attacker).serialize(to)
}

/// A plan: its user, and the word that used it.
impl Serialize for PlanView {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&format_args!("{} {}", self.user.0, choice_word(self.used)))
    }
}

/// In the order of the fields; for pairs, the attacker comes first.
impl Serialize for Changes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let dice = [
            self.no_hollow_swords,
            self.no_skull_swords,
            self.double_attack,
            self.halve_attack,
            self.no_single_shields,
            self.no_double_shields,
        ];
        let mut list = to.serialize_seq(None)?;
        for flag in dice.into_iter().chain(self.no_plans.0).chain([self.ignore_skulls]) {
            list.serialize_element(&flag)?;
        }
        for flag in self.kill_all.0.into_iter().chain(self.kill_none.0) {
            list.serialize_element(&flag)?;
        }
        list.end()
    }
}
