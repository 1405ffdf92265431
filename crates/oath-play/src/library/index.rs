//! The search: every word of a query must be found in a card or clause, whole, as the beginning of a
//! word, or with a small typing error. Names weigh more than texts, whole words more than others.

use super::{CardFacts, Clause, Library};
use crate::words;
use std::collections::BTreeMap;

/// What was found.
#[derive(Clone, Copy, Debug)]
pub enum Found<'a> {
    /// A card or site.
    Card(&'a CardFacts),
    /// A clause of the Law.
    Clause(&'a Clause),
}

/// One result.
#[derive(Clone, Copy, Debug)]
pub struct Hit<'a> {
    /// What was found.
    pub found: Found<'a>,
    /// How well it fits; the highest comes first.
    pub score: u32,
    /// The query is its name or number, or the beginning of it.
    pub named: bool,
}

/// Where a word stands: in a name, among suit and kind, in a text, in a ruling.
const NAME: u32 = 12;
const KIND: u32 = 5;
const TEXT: u32 = 3;
const RULING: u32 = 1;

/// How a word fits: whole, as a beginning, with a typing error.
const WHOLE: u32 = 10;
const BEGINNING: u32 = 6;
const MISTYPED: u32 = 2;

/// The whole query is the name or number; the name begins with it. No sum of words comes near.
const IS_IT: u32 = 10_000;
const BEGINS_IT: u32 = 2_000;

/// Words that say nothing if there are others, in English and German ("die" is a word of the game).
const SMALL_WORDS: [&str; 18] = [
    "a", "an", "the", "of", "to", "in", "on", "and", "or", "der", "das", "des", "dem", "von", "und", "oder",
    "ein", "eine",
];

/// Longer queries are cut: nobody reads for so many words.
const MAX_WORDS: usize = 8;

/// All words of the library, with the places where they stand. Places are numbered through: the
/// cards, then the clauses.
pub(super) struct WordIndex {
    words: BTreeMap<String, Vec<(u16, u32)>>,
    names: Vec<String>,
}

/// The words of a text in lower case. Apostrophes are dropped; `[favor]` is the word favor.
fn split(text: &str) -> impl Iterator<Item = String> + '_ {
    let letters = |c: char| !(c.is_alphanumeric() || c == '\'' || c == '’');
    text.split(letters)
        .map(|word| word.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect())
        .filter(|word: &String| !word.is_empty())
}

fn plain(text: &str) -> String {
    split(text).collect::<Vec<_>>().join(" ")
}

impl WordIndex {
    pub(super) fn new(cards: &[CardFacts], clauses: &[Clause]) -> WordIndex {
        let mut index = WordIndex { words: BTreeMap::new(), names: Vec::new() };
        for card in cards {
            index.shelve(&card.name);
            index.add(&card.kind.name(), KIND);
            if let Some(suit) = card.suit.or(card.site.as_ref().and_then(|s| s.homeland)) {
                index.add(&words::suit(suit), KIND);
            }
            for power in &card.powers {
                index.add(&power.kind.name(), KIND);
                index.add(&power.text, TEXT);
            }
            index.add(card.line.as_deref().unwrap_or_default(), TEXT);
            card.rulings.iter().for_each(|ruling| index.add(ruling, RULING));
        }
        for clause in clauses {
            index.shelve(&clause.title);
            index.add(&clause.text, TEXT);
        }
        index
    }

    /// The next card or clause.
    fn shelve(&mut self, name: &str) {
        self.names.push(plain(name));
        self.add(name, NAME);
    }

    fn add(&mut self, text: &str, weight: u32) {
        let at = u16::try_from(self.names.len() - 1).expect("there are a few hundred cards and clauses");
        for word in split(text) {
            let places = self.words.entry(word).or_default();
            match places.last_mut() {
                Some((place, best)) if *place == at => *best = weight.max(*best),
                _ => places.push((at, weight)),
            }
        }
    }

    pub(super) fn search<'a>(&self, library: &'a Library, query: &str) -> Vec<Hit<'a>> {
        let number = query.trim().trim_end_matches('.').to_lowercase();
        let is_number = number.starts_with(|c: char| c.is_ascii_digit()) && !number.contains(' ');
        let scores = if is_number { vec![0; self.names.len()] } else { self.scores(query) };
        let cards = library.cards.len();
        let mut hits: Vec<Hit<'a>> = Vec::new();
        for (at, &score) in scores.iter().enumerate() {
            let (found, bonus) = match library.cards.get(at) {
                Some(card) => (Found::Card(card), 0),
                None => {
                    let clause = &library.clauses[at - cards];
                    (Found::Clause(clause), number_bonus(&clause.id.to_lowercase(), &number))
                }
            };
            let score = score + bonus;
            if score > 0 {
                hits.push(Hit { found, score, named: score >= BEGINS_IT });
            }
        }
        hits.sort_by_key(|hit| std::cmp::Reverse(hit.score));
        hits
    }

    /// How well every card and clause fits; 0 is not at all.
    fn scores(&self, query: &str) -> Vec<u32> {
        let mut wanted: Vec<String> = split(query).take(MAX_WORDS).collect();
        if wanted.iter().any(|w| !SMALL_WORDS.contains(&w.as_str())) {
            wanted.retain(|w| !SMALL_WORDS.contains(&w.as_str()));
        }
        if wanted.is_empty() {
            return vec![0; self.names.len()];
        }
        let each: Vec<Vec<u32>> = wanted.iter().map(|word| self.scores_of(word)).collect();
        let whole = plain(query);
        let score = |(at, name): (usize, &String)| {
            if each.iter().any(|scores| scores[at] == 0) {
                return 0;
            }
            let bonus = match name.strip_prefix(&whole) {
                Some("") => IS_IT,
                Some(_) => BEGINS_IT,
                None => 0,
            };
            bonus + each.iter().map(|scores| scores[at]).sum::<u32>()
        };
        self.names.iter().enumerate().map(score).collect()
    }

    /// How well every card and clause fits one word. Typing errors are forgiven only if nothing
    /// begins with the word.
    fn scores_of(&self, wanted: &str) -> Vec<u32> {
        let mut scores = vec![0; self.names.len()];
        let mut give = |places: &[(u16, u32)], grade: u32| {
            for (at, weight) in places {
                let score = &mut scores[usize::from(*at)];
                *score = (weight * grade).max(*score);
            }
        };
        let mut found = false;
        for (word, places) in self.words.range(wanted.to_owned()..) {
            if !word.starts_with(wanted) {
                break;
            }
            found = true;
            give(places, if word == wanted { WHOLE } else { BEGINNING });
        }
        if !found {
            let near = self.words.iter().filter(|(word, _)| mistyped(wanted, word));
            near.for_each(|(_, places)| give(places, MISTYPED));
        }
        scores
    }
}

fn number_bonus(id: &str, number: &str) -> u32 {
    match id.strip_prefix(number) {
        Some("") => IS_IT,
        Some(rest) if rest.starts_with('.') && !number.is_empty() => BEGINS_IT,
        _ => 0,
    }
}

/// Is one word the other with a small typing error? One letter in short words, two in long ones; a
/// word that is only begun may be mistyped too.
fn mistyped(wanted: &str, word: &str) -> bool {
    let wanted: Vec<char> = wanted.chars().collect();
    let word: Vec<char> = word.chars().collect();
    let allowed = match wanted.len() {
        0..=3 => return false,
        4..=7 => 1,
        _ => 2,
    };
    if word.len() + allowed < wanted.len() || word.first() != wanted.first() {
        return false;
    }
    let begun = &word[..word.len().min(wanted.len())];
    distance(&wanted, begun) <= allowed || distance(&wanted, &word) <= allowed
}

/// Letters to change, insert, drop or swap with their neighbour.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut now = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let mut best = (last[j] + usize::from(x != y)).min(last[j + 1] + 1).min(now[j] + 1);
            if i > 0 && j > 0 && *x == b[j - 1] && a[i - 1] == *y {
                best = best.min(before[j - 1] + 1);
            }
            now.push(best);
        }
        before = std::mem::replace(&mut last, now);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Language;

    fn names(query: &str) -> Vec<String> {
        let hits = super::super::search(query, Language::English);
        hits.iter()
            .map(|hit| match hit.found {
                Found::Card(card) => card.name.clone(),
                Found::Clause(clause) => clause.id.clone(),
            })
            .collect()
    }

    #[test]
    fn a_name_comes_before_what_mentions_it() {
        for query in ["Jinx", "jinx", " JINX ", "the jinx"] {
            assert_eq!(names(query).first().map(String::as_str), Some("Jinx"), "{query}");
        }
        assert_eq!(names("witchs bargain")[0], "Witch's Bargain");
        assert_eq!(names("gambl")[0], "Gambling Hall");
    }

    #[test]
    fn small_typing_errors_are_forgiven() {
        for query in ["gambilng hall", "gamblng", "Gamblink Hall"] {
            assert_eq!(names(query).first().map(String::as_str), Some("Gambling Hall"), "{query}");
        }
        assert!(names("xyzzy").is_empty());
        assert!(names("").is_empty() && names(" . ").is_empty());
    }

    #[test]
    fn numbers_find_their_clause_first_and_then_its_parts() {
        assert_eq!(names("5.5.2")[0], "5.5.2");
        let campaign = names("5.5");
        assert_eq!(campaign[0], "5.5");
        assert!(campaign.contains(&"5.5.7.III".to_owned()) && !campaign.contains(&"5.1".to_owned()));
        assert_eq!(names("10.discard")[0], "10.Discard");
    }

    #[test]
    fn every_word_must_be_found() {
        let both = names("beast battle plan");
        assert!(both.contains(&"Nature Worship".to_owned()));
        assert!(!both.contains(&"Wolves".to_owned()), "Wolves is no battle plan");
        assert!(names("relic").len() > names("relic deck").len());
    }

    #[test]
    fn typing_errors_are_counted() {
        let far = |a: &str, b: &str| distance(&a.chars().collect::<Vec<_>>(), &b.chars().collect::<Vec<_>>());
        assert_eq!(far("wolves", "wolves"), 0);
        assert_eq!(far("wolvse", "wolves"), 1);
        assert_eq!(far("wolve", "wolves"), 1);
        assert_eq!(far("volwes", "wolves"), 2);
    }
}
