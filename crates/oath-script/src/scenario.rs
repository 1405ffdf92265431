//! Scenario files: one behaviour each, readable by somebody who plays and does not program. The
//! language is described in `scenarios/README.md`.

use crate::answers::{legal_lines, names_choice, parse_answer, parse_roll};
use crate::facts::{self, Fact};
use crate::line::{Line, LineError};
use crate::names::{edition_of, named_card};
use crate::start::set_up;
use oath_law::Position;
use oath_model::*;
use oath_play::{Session, View, words};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// A scenario, read but not run.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file.
    pub file: PathBuf,
    /// The game: that in whose folder the file lies, or the one it names.
    pub edition: Edition,
    /// Line of its title, from 1.
    pub line: usize,
    /// One sentence.
    pub title: String,
    /// Clauses it shows.
    pub law: Vec<String>,
    /// Cards it shows.
    pub cards: Vec<String>,
    /// Official rulings it shows, as `CARD NUMBER`.
    pub rulings: Vec<String>,
    /// It is known to fail, for this reason.
    pub known_failure: Option<String>,
    /// How the position differs from the plain one.
    pub given: Vec<Line>,
    when: Vec<Line>,
    then: Vec<Line>,
}

/// What a scenario met while it ran, as far as the program says by which clause it acts: the questions
/// that waited, and whatever they refused.
#[derive(Clone, Default, Debug)]
pub struct Touched {
    /// The clauses of questions.
    pub questions: BTreeSet<&'static str>,
    /// The refusals: the name of the reason, and the clause.
    pub refusals: BTreeSet<(String, &'static str)>,
}

impl Touched {
    fn look(&mut self, session: &Session) {
        let Some(asked) = session.asked() else { return };
        self.questions.insert(words::clause(edition_of(session.position()), asked.ask));
        asked.refused.iter().for_each(|(_, refused)| self.note(refused));
    }

    fn note(&mut self, refused: &Refused) {
        let name = format!("{:?}", refused.why);
        let end = name.find(|c: char| !c.is_alphanumeric()).unwrap_or(name.len());
        self.refusals.insert((name[..end].to_owned(), *refused.law.0));
    }

    /// Did it meet this clause?
    #[must_use]
    pub fn met(&self, clause: &str) -> bool {
        self.questions.contains(clause) || self.refusals.iter().any(|(_, law)| *law == clause)
    }
}

/// Read the scenarios of a text.
///
/// # Errors
/// The first line that is not understood.
pub fn parse(file: &Path, text: &str) -> Result<Vec<Scenario>, LineError> {
    let mut all: Vec<Scenario> = Vec::new();
    let mut section = "";
    for here in Line::all(text) {
        let line = here.text.as_str();
        if let Some(title) = line.strip_prefix("scenario:") {
            section = "head";
            all.push(Scenario {
                file: file.to_owned(),
                edition: folder_of(file),
                line: here.number,
                title: title.trim().to_owned(),
                law: Vec::new(),
                cards: Vec::new(),
                rulings: Vec::new(),
                known_failure: None,
                given: Vec::new(),
                when: Vec::new(),
                then: Vec::new(),
            });
            continue;
        }
        let Some(scenario) = all.last_mut() else {
            return Err(here.trouble("a scenario begins with 'scenario: TITLE'"));
        };
        let list =
            |text: &str| text.split(',').map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect();
        match line {
            "given:" => section = "given",
            "when:" => section = "when",
            "then:" => section = "then",
            _ if section == "head" => match line.split_once(':') {
                Some(("edition", rest)) => {
                    scenario.edition = rest.trim().parse().map_err(|what: String| here.trouble(what))?;
                }
                Some(("law", rest)) => scenario.law = list(rest),
                Some(("card", rest)) => scenario.cards = list(rest),
                Some(("ruling", rest)) => scenario.rulings = list(rest),
                Some(("known failure", rest)) => scenario.known_failure = Some(rest.trim().to_owned()),
                _ => {
                    return Err(here.trouble(
                        "'edition:', 'law:', 'card:', 'ruling:', 'given:', 'when:' or 'then:' was expected",
                    ));
                }
            },
            _ if section == "given" => scenario.given.push(here),
            _ if section == "when" => scenario.when.push(here),
            _ => scenario.then.push(here),
        }
    }
    match all.iter().find(|s| s.title.is_empty()) {
        Some(s) => Err(LineError { line: s.line, column: 11, what: "the scenario has no title".into() }),
        None => Ok(all),
    }
}

/// The game in whose folder a file lies; the base game if in none.
fn folder_of(file: &Path) -> Edition {
    let mut folders = file.iter().rev();
    folders.find_map(|part| Edition::ALL.into_iter().find(|e| part == e.word())).unwrap_or_default()
}

/// A player of this game, by colour.
fn named_player(session: &Session, name: &str) -> Option<Player> {
    crate::names::named_player(edition_of(session.position()), name)
}

impl Scenario {
    /// Run it.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub fn run(&self) -> Result<Touched, LineError> {
        let mut session = set_up(self.edition, &self.given, self.line)?;
        let mut touched = Touched::default();
        touched.look(&session);
        for line in &self.when {
            play(&mut session, &mut touched, line)?;
            touched.look(&session);
        }
        if self.then.is_empty() && !self.when.iter().any(|l| is_claim(&l.text)) {
            return Err(LineError {
                line: self.line,
                column: 1,
                what: "the scenario asserts nothing".into(),
            });
        }
        for line in &self.then {
            assert_line(&mut session, &mut touched, line)?;
        }
        session.position().check().map(|()| touched).map_err(|why| LineError {
            line: self.line,
            column: 1,
            what: format!("an invariant is broken: {why}"),
        })
    }
}

fn is_claim(line: &str) -> bool {
    ["refused ", "offered ", "expect ", "question:", "cannot undo "].iter().any(|p| line.starts_with(p))
}

/// One line of `when`.
pub(crate) fn play(session: &mut Session, touched: &mut Touched, line: &Line) -> Result<(), LineError> {
    let text = line.text.as_str();
    if is_claim(text) {
        return assert_line(session, touched, line);
    }
    if text == "chance: first" {
        return let_chance_decide(session).map_err(|e| line.trouble(e));
    }
    if let Some(name) = text.strip_prefix("undo ") {
        let player =
            named_player(session, name.trim()).ok_or_else(|| line.trouble("a player was expected"))?;
        return session.undo(player).map_err(|r| line.trouble(words::refusal(&r)));
    }
    let (who, what) =
        text.split_once(':').ok_or_else(|| line.trouble("a line of 'when' is 'PLAYER: ANSWER'"))?;
    let what = what.trim();
    if who == "roll" || who == "random" {
        let answer = match (who, what.parse::<u8>()) {
            ("random", Ok(n)) if n > 0 => Answer::Number(n - 1),
            _ => parse_roll(what).map_err(|e| line.trouble(e))?,
        };
        if !session.waits_for_chance() {
            return Err(line.trouble(format!("no dice are rolled now; {}", legal_lines(session))));
        }
        return session.roll(answer).map_err(|r| line.trouble(words::refusal(&r)));
    }
    let player =
        named_player(session, who.trim()).ok_or_else(|| line.trouble(format!("'{who}' is no player")))?;
    let asked = match session.asked() {
        Some(asked) if asked.player == player => asked.clone(),
        _ => return Err(line.trouble(format!("{who} is not asked now; {}", legal_lines(session)))),
    };
    let answer = parse_answer(session.position(), &asked, what)
        .map_err(|e| line.trouble(format!("{e}; {}", legal_lines(session))))?;
    session.answer(player, answer).map_err(|r| line.trouble(format!("refused: {}", words::refusal(&r))))
}

/// Chance picks the first card or site each time, until somebody is asked or the game is over.
fn let_chance_decide(session: &mut Session) -> Result<(), String> {
    if !session.waits_for_chance() {
        return Err(format!("chance has nothing to decide now; {}", legal_lines(session)));
    }
    while session.waits_for_chance() {
        session.roll(Answer::Number(0)).map_err(|r| words::refusal(&r))?;
    }
    Ok(())
}

/// A claim in `when` or a line of `then`.
fn assert_line(session: &mut Session, touched: &mut Touched, line: &Line) -> Result<(), LineError> {
    let text = line.text.as_str();
    if let Some(rest) = text.strip_prefix("refused ") {
        let refused = assert_refused(session, rest).map_err(|e| line.trouble(e))?;
        refused.iter().for_each(|refused| touched.note(refused));
        return Ok(());
    }
    if let Some(rest) = text.strip_prefix("offered ") {
        let (player, what) =
            rest.split_once(':').ok_or_else(|| line.trouble("say 'offered PLAYER: ANSWER'"))?;
        let asked =
            session.asked().filter(|a| Some(a.player) == named_player(session, player.trim())).cloned();
        let asked =
            asked.ok_or_else(|| line.trouble(format!("{player} is not asked; {}", legal_lines(session))))?;
        let answer = parse_answer(session.position(), &asked, what.trim())
            .map_err(|e| line.trouble(format!("{e}; {}", legal_lines(session))))?;
        let mut trial = session.clone();
        return trial.answer(asked.player, answer).map_err(|r| line.trouble(words::refusal(&r)));
    }
    if let Some(name) = text.strip_prefix("cannot undo ") {
        let player =
            named_player(session, name.trim()).ok_or_else(|| line.trouble("a player was expected"))?;
        return match session.can_undo(player) {
            0 => Ok(()),
            n => Err(line.trouble(format!("{n} answers can be taken back"))),
        };
    }
    let text = text.strip_prefix("expect ").unwrap_or(text);
    let (negated, text) = match text.strip_prefix("not ") {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    if let Some(rest) = text.strip_prefix("log") {
        let (reader, wanted) =
            rest.split_once(':').ok_or_else(|| line.trouble("say 'log: WORDS' or 'log PLAYER: WORDS'"))?;
        let told = log_says(session, reader.trim(), wanted.trim()).map_err(|e| line.trouble(e))?;
        return if told != negated { Ok(()) } else { Err(line.trouble("the log does not say so")) };
    }
    if let Some(wanted) = text.strip_prefix("question:") {
        let asked = session.asked().ok_or_else(|| line.trouble("nobody is asked"))?;
        let sentence = words::ask(session.position(), asked.player, asked.ask);
        let says = contains(&sentence, wanted.trim());
        return if says != negated {
            Ok(())
        } else {
            Err(line.trouble(format!("the question is: {sentence}")))
        };
    }
    if let Some((who, card)) = text.split_once(" sees ") {
        let player =
            named_player(session, who.trim()).ok_or_else(|| line.trouble(format!("'{who}' is no player")))?;
        let card = named_card(edition_of(session.position()), card.trim()).map_err(|e| line.trouble(e))?;
        let says = if sees(session, player, card) { "sees" } else { "does not see" };
        return if (says == "sees") != negated {
            Ok(())
        } else {
            Err(line.trouble(format!("{who} {says} it")))
        };
    }
    let fact = Fact::parse(edition_of(session.position()), text).map_err(|what| line.trouble(what))?;
    let asked = session.asked().map(|a| a.player);
    match (facts::check(session.position(), asked, &fact), negated) {
        (Ok(()), false) | (Err(_), true) => Ok(()),
        (Err(instead), false) => Err(line.trouble(format!("'{text}' does not hold: {instead}"))),
        (Ok(()), true) => Err(line.trouble(format!("'{text}' holds, but should not"))),
    }
}

/// Does the log say these words: the public one, or the one that a player reads?
fn log_says(session: &Session, reader: &str, wanted: &str) -> Result<bool, String> {
    let reader = match reader {
        "" => None,
        name => Some(named_player(session, name).ok_or_else(|| format!("'{name}' is no player"))?),
    };
    let reads = |told: &&Told| match (told.to, reader) {
        (Audience::All, _) => true,
        (Audience::Only(who), Some(reader)) => who.contains(reader),
        (Audience::Only(_), None) => false,
    };
    let mut told = session.events().iter().filter(reads);
    Ok(told.any(|told| contains(&words::event(session.position(), &told.event), wanted)))
}

/// Does the seat's view show which card this is, anywhere on the table?
fn sees(session: &Session, player: Player, card: Card) -> bool {
    let view = View::new(session.position(), Some(player), session.asked());
    let boards = view.boards.iter().flat_map(|b| {
        let hidden = b.dark_relics.iter().chain(&b.legacies);
        b.advisers.iter().chain(&b.relics).chain(&b.hand).chain(hidden)
    });
    let aside = view.frontier.iter().flat_map(|frontier| &frontier.aside);
    let sites = view.sites.iter().flat_map(|s| s.cards.iter().chain(&s.relics));
    let piles = view.piles.iter().flatten().chain(&view.relic_deck).chain(view.reliquary.iter().flatten());
    let stored = view.frontier.iter().flat_map(|frontier| &frontier.recent).flat_map(|recent| &recent.cards);
    let mut deck = view.deck_known.iter().chain(&view.deck_buried);
    boards.chain(sites).chain(piles).chain(aside).any(|shown| shown.card == Some(card.0))
        || deck.any(|(_, known)| *known == card.0)
        || stored.clone().any(|shown| *shown == card.0)
}

fn contains(text: &str, part: &str) -> bool {
    text.to_lowercase().contains(&part.to_lowercase())
}

/// `red: travel to X because it costs 4 law 5.6.1`: the answer is refused, for that reason. Gives the
/// refusal, if there is one and not just no such offer.
fn assert_refused(session: &Session, rest: &str) -> Result<Option<Refused>, String> {
    let (rest, law) = match rest.split_once(" law ") {
        Some((rest, law)) => (rest, Some(law.trim())),
        None => (rest, None),
    };
    let (rest, because) = match rest.split_once(" because ") {
        Some((rest, why)) => (rest, Some(why.trim())),
        None => (rest, None),
    };
    let (who, what) = rest.split_once(':').ok_or("say 'refused PLAYER: ANSWER because REASON law CLAUSE'")?;
    let player = named_player(session, who.trim()).ok_or_else(|| format!("'{who}' is no player"))?;
    let asked =
        session.asked().filter(|a| a.player == player).ok_or_else(|| format!("{who} is not asked now"))?;
    let refused = match parse_answer(session.position(), asked, what.trim()) {
        Ok(answer) => {
            let mut trial = session.clone();
            match trial.answer(player, answer) {
                Ok(()) => return Err(format!("'{}' is accepted", what.trim())),
                Err(refused) => Some(refused),
            }
        }
        Err(_) => asked
            .refused
            .iter()
            .find(|(choice, _)| names_choice(session.position(), player, *choice, what.trim()))
            .map(|(_, refused)| *refused),
    };
    let Some(refused) = refused else {
        // Not offered at all: fine, unless a reason was claimed or the words mean nothing.
        let parts = what.split(',').map(str::trim);
        if let Some(nonsense) = parts.clone().find(|part| !means_something(session.position(), part)) {
            return Err(format!("'{nonsense}' names nothing that could be answered"));
        }
        return match (because, law) {
            (None, None) => Ok(None),
            _ => Err(format!("'{}' is not offered, and no reason is given", what.trim())),
        };
    };
    let why = words::refusal(&refused);
    if because.is_some_and(|part| !contains(&why, part)) {
        return Err(format!("it is refused, but because: {why}"));
    }
    if law.is_some_and(|law| law != *refused.law.0) {
        return Err(format!("it is refused, but by {}", *refused.law.0));
    }
    Ok(Some(refused))
}

/// Is this the label of some choice, a number, or part of a deal?
fn means_something(position: &Position, text: &str) -> bool {
    let cards = || position.book.cards().map(|entry| entry.card);
    let uses = cards().map(Source::Card).chain(position.book.sites().map(|entry| Source::Site(entry.site)));
    let uses = uses.flat_map(|s| [Detail::None, Detail::Add, Detail::Remove].map(|d| Choice::Use(s, 0, d)));
    let sites = position.all_sites().flat_map(|s| [Choice::Site(s), Choice::ToSite(s)]);
    let relics = position.all_sites().flat_map(|s| (0..3).map(move |i| Choice::SiteRelic(s, i)));
    let advisers = position.in_turn_order().flat_map(|p| (0..6).map(move |i| Choice::Facedown(p, i)));
    let players =
        position.in_turn_order().flat_map(|p| [Choice::Player(p), Choice::Board(p), Choice::Raid(p)]);
    let held = position.in_turn_order().flat_map(|p| (0..6).map(move |i| Choice::HeldRelic(p, i)));
    let plain = [
        Choice::Yes,
        Choice::No,
        Choice::Done,
        Choice::Bandits,
        Choice::WorldDeck,
        Choice::Pawn,
        Choice::Faceup,
        Choice::FacedownPlay,
        Choice::Reveal,
        Choice::Discard,
        Choice::Favor,
        Choice::Secret,
        Choice::DarkSecret,
        Choice::Counter,
        Choice::Conquest,
        Choice::Wealth,
    ];
    let mut all = plain
        .into_iter()
        .chain(Major::ALL.map(Choice::Major))
        .chain(Minor::ALL.map(Choice::Minor))
        .chain(Suit::ALL.map(Choice::Suit))
        .chain(Region::ALL.into_iter().flat_map(|r| [Choice::Region(r), Choice::Pile(r)]))
        .chain(Banner::ALL.map(Choice::Banner))
        .chain((0..4).map(Choice::Reliquary))
        .chain(Colour::ALL.map(Choice::Colour))
        .chain(Oath::ALL.map(Choice::Oath))
        .chain(Foundation::ALL.map(Choice::Foundation))
        .chain(cards().map(Choice::Card))
        .chain(uses)
        .chain(sites)
        .chain(relics)
        .chain(advisers)
        .chain(held)
        .chain(players);
    if let Some((power, _)) = text.split_once(" with ") {
        return means_something(position, power);
    }
    let first = text.split(' ').next().unwrap_or(text);
    let counted = first.parse::<u32>().is_ok() || ["give", "take", "none", "no"].contains(&first);
    counted || all.any(|c| names_choice(position, CHANCELLOR, c, text))
}
