//! The open question and what has been chosen of its answer.

use super::writer::Writer;
use super::{Eye, SEATS, SLOTS, SUITS};
use crate::play::Part;
use oath_law::Position;
use oath_model::*;
use oath_play::session::{Asked, AskedDomain};
use oath_play::words;

/// A question to the seat that looks, and the part of its answer that it has given.
pub(crate) struct Pending<'a> {
    pub asked: &'a Asked,
    pub part: &'a Part,
}

/// What questions are about ([`words::topic`]), in the order of the alphabet.
const TOPICS: [&str; 107] = [
    "accept",
    "act",
    "atlas-end",
    "attack-dice",
    "banish",
    "banner-price",
    "battle-plan",
    "beacon-task",
    "become-citizen",
    "between",
    "build",
    "burn-half",
    "buy-off",
    "campaign",
    "challenge",
    "chronicle-power",
    "colour",
    "common-suit",
    "consent",
    "conspire",
    "conspire-must",
    "discard-order",
    "discard-pile",
    "displace",
    "drop-legacy",
    "exile-beaten",
    "favor-to-banner",
    "festival",
    "first-bank",
    "first-discard",
    "follow-flame",
    "forge",
    "forge-favor",
    "forge-secrets",
    "free-action",
    "fulfiller",
    "give-points",
    "give-up-sites",
    "how-many-warbands",
    "inherit",
    "invite",
    "join-as-ally",
    "keep",
    "keep-adviser",
    "keep-legacy",
    "keep-second",
    "lend-plan",
    "let-join",
    "let-pass",
    "losses",
    "make-room",
    "modifier",
    "muster",
    "needed-modifier",
    "newcomers",
    "next-oathkeeper",
    "offer",
    "on-top",
    "only-discard",
    "parties",
    "partner",
    "pay-plan",
    "permit",
    "place-vision",
    "plan-order",
    "plan-payer",
    "play",
    "play-first",
    "poorest-bank",
    "power",
    "protect-stack",
    "recover",
    "recover-relic",
    "reliquary-relic",
    "rest-power",
    "restore",
    "reveal-relics",
    "roll-again",
    "sacrifice",
    "sacrifice-before",
    "scarce-favor",
    "scatter",
    "search",
    "secret-falls",
    "set-up-power",
    "show-reliquary",
    "site-token",
    "sole-discard",
    "start-adviser",
    "start-site",
    "stock-reliquary",
    "take-rule",
    "targets",
    "toll",
    "trade",
    "trade-for",
    "travel",
    "turn-purple",
    "vow",
    "wake-favor",
    "wake-power",
    "warbands-with",
    "which-adviser",
    "which-edifice",
    "which-relic",
    "whom",
    "world-task",
];
const FORMS: [&str; 6] = ["one", "some", "number", "order", "split", "deal"];
const WHAT: [&str; 17] = [
    "whether", "player", "card", "site", "bank", "relic", "number", "secret", "order", "warbands", "deal",
    "bargain", "region", "dice", "goal", "purse", "loss",
];
const MAJORS: [&str; 8] =
    ["search", "muster", "trade", "recover", "campaign", "travel", "forge", "challenge"];

impl Pending<'_> {
    /// The place of a split that is asked about now.
    fn place(&self) -> Option<(Choice, u8)> {
        let AskedDomain::Split { of, .. } = &self.asked.domain else { return None };
        let given = if let Part::Shares(shares) = self.part { shares.len() } else { 0 };
        of.get(given).copied()
    }

    /// What has been chosen so far.
    fn chosen(&self) -> &[Choice] {
        if let Part::Chosen(list) = self.part { list } else { &[] }
    }

    /// The card that is asked about: the one that is played, whose power asks or is to be used.
    pub(crate) fn card(&self, position: &Position) -> Option<Card> {
        let used = if let Part::Using(left, _) = self.part { left.first() } else { None };
        match (used, self.place()) {
            (Some(Choice::Use(Source::Card(card), ..)), _) => Some(*card),
            (_, Some((place, _))) => words::hidden_card(position, self.asked.player, place),
            _ => words::card_asked_about(position, self.asked),
        }
    }

    fn form(&self) -> usize {
        match self.asked.domain {
            AskedDomain::One(_) => 0,
            AskedDomain::Some { .. } => 1,
            AskedDomain::Number { .. } => 2,
            AskedDomain::Order(_) => 3,
            AskedDomain::Split { .. } => 4,
            AskedDomain::Deal { .. } => 5,
        }
    }

    /// Least and most in all.
    fn bounds(&self) -> (u8, u8) {
        match &self.asked.domain {
            AskedDomain::One(_) | AskedDomain::Deal { .. } => (1, 1),
            AskedDomain::Order(of) => (of.len() as u8, of.len() as u8),
            AskedDomain::Some { min, max, .. }
            | AskedDomain::Number { min, max }
            | AskedDomain::Split { min, max, .. } => (*min, *max),
        }
    }

    /// How much of it has been chosen.
    fn so_far(&self) -> u8 {
        match self.part {
            Part::Shares(shares) => shares.iter().fold(0, |sum, (_, n)| sum.saturating_add(*n)),
            part => {
                if let Part::Chosen(list) = part {
                    list.len() as u8
                } else {
                    0
                }
            }
        }
    }
}

/// The seat that a question names.
fn seat(ask: Ask) -> Option<Player> {
    match ask {
        Ask::LetJoin(player)
        | Ask::LendPlan(player, _)
        | Ask::PayPlan(player, _)
        | Ask::BecomeCitizen(player)
        | Ask::Permit(player, ..)
        | Ask::ShowReliquary(player)
        | Ask::Offer(player)
        | Ask::Accept(player)
        | Ask::Between(_, player)
        | Ask::LetPass(player)
        | Ask::Consent(player, _)
        | Ask::ExileBeaten(player) => Some(player),
        _ => None,
    }
}

/// The number that a question names.
fn number(ask: Ask) -> u8 {
    match ask {
        Ask::Sacrifice(n) | Ask::Losses(n) | Ask::Permit(_, _, n) | Ask::RollAgain(_, n) => n,
        _ => 0,
    }
}

/// The major action that a question belongs to.
fn major(ask: Ask) -> Option<usize> {
    match ask {
        Ask::Target(major) | Ask::Modifier(major) | Ask::NeededModifier(major) | Ask::FreeAction(major) => {
            Some(major as usize)
        }
        _ => None,
    }
}

/// Bits of all sites, seats (counted from the one that looks), suits and faces among these.
fn places(eye: &Eye<'_>, of: impl Iterator<Item = Choice>) -> [u32; 4] {
    let mut bits = [0; 4];
    for choice in of {
        match choice {
            Choice::Site(site) | Choice::ToSite(site) | Choice::SiteRelic(site, _) => bits[0] |= 1 << site.0,
            Choice::Player(player)
            | Choice::Board(player)
            | Choice::Facedown(player, _)
            | Choice::HeldRelic(player, _)
            | Choice::LegacyOf(player, _) => bits[1] |= 1 << eye.eyes.seats_on(player),
            Choice::Suit(suit) => bits[2] |= 1 << suit.index(),
            Choice::DiceFace(face) => bits[3] |= 1 << face,
            _ => {}
        }
    }
    bits
}

pub(super) fn write(eye: &Eye<'_>, pending: Option<&Pending<'_>>, to: &mut Writer<'_>) {
    let ask = pending.map(|pending| pending.asked.ask);
    to.scope(|| "question".into());
    to.flag("asked", pending.is_some());
    let topic = ask.map(words::topic).and_then(|topic| TOPICS.binary_search(&topic).ok());
    to.one_hot("about", &TOPICS, topic);
    let what = if let Some(Ask::For(_, what)) = ask { Some(what as usize) } else { None };
    to.one_hot("for", &WHAT, what);
    to.one_hot("action", &MAJORS, ask.and_then(major));
    to.one_hot("names", &SEATS, ask.and_then(seat).map(|player| eye.eyes.seats_on(player)));
    to.part("number", ask.map_or(0, number), 12);
    to.one_hot("form", &FORMS, pending.map(Pending::form));
    let (min, max) = pending.map_or((0, 0), Pending::bounds);
    to.part("least", min, 12);
    to.part("most", max, 12);
    to.part("so far", pending.map_or(0, Pending::so_far), 12);
    let place = pending.and_then(Pending::place);
    to.part("most of this", place.map_or(0, |(_, most)| most), 12);
    for (name, bits) in [
        ("this", places(eye, place.into_iter().map(|(place, _)| place))),
        ("chosen", places(eye, pending.map(Pending::chosen).unwrap_or_default().iter().copied())),
    ] {
        to.scope(|| format!("question {name}"));
        to.bits("site", &SLOTS, bits[0]);
        to.bits("seat", &SEATS, bits[1]);
        to.bits("suit", &SUITS, bits[2]);
        to.bits("face", &["0", "1", "2", "3"], bits[3]);
    }
}
