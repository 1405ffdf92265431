//! Texts of cards and clauses: icons for `[favor]`, links for clause numbers and card names, and the
//! words that were searched for marked.

use super::{clause_link, library};
use crate::parts::with_icons;
use maud::{Markup, html};
use oath_play::library::CardFacts;

/// Cards whose names are also plain words, or that are named too often to be linked each time.
const PLAIN_WORDS: [&str; 8] = [
    "card-keep",
    "card-map",
    "site-mine",
    "reliquary-careless",
    "reliquary-decadent",
    "reliquary-greedy",
    "reliquary-brutal",
    "card-oathkeeper",
];

/// A piece of a text.
#[derive(Debug)]
enum Piece<'a> {
    /// Words, possibly with icons.
    Plain(&'a str),
    /// The number of a clause that exists.
    Clause(&'a str),
    /// The name of a card.
    Card(&'a str, &'static CardFacts),
}

/// A text with icons, links and marks. `about` is the card it is about: it is not linked to itself.
pub(super) fn prose(text: &str, query: &str, about: Option<&CardFacts>) -> Markup {
    html! {
        @for piece in pieces(text, about) {
            @match piece {
                Piece::Plain(plain) => (marked(plain, query)),
                Piece::Clause(number) => (clause_link(number, &html! { (number) })),
                Piece::Card(name, card) => a.c href={ "/cards/" (card.key) } data-card=(card.word()) { (name) },
            }
        }
    }
}

/// The text in pieces; nothing of it is lost.
fn pieces<'a>(text: &'a str, about: Option<&CardFacts>) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut begun = 0;
    let mut inside_word = false;
    let mut at = 0;
    while let Some(letter) = text[at..].chars().next() {
        let rest = &text[at..];
        let link = if inside_word { None } else { clause_at(rest).or_else(|| card_at(rest, about)) };
        match link {
            Some(link) => {
                let length = match &link {
                    Piece::Plain(s) | Piece::Clause(s) | Piece::Card(s, _) => s.len(),
                };
                pieces.push(Piece::Plain(&text[begun..at]));
                pieces.push(link);
                at += length;
                begun = at;
                inside_word = true;
            }
            None => {
                inside_word = letter.is_alphanumeric();
                at += letter.len_utf8();
            }
        }
    }
    pieces.push(Piece::Plain(&text[begun..]));
    pieces.retain(|piece| !matches!(piece, Piece::Plain("")));
    pieces
}

/// The number of a clause at the beginning of a text. Chapters alone look like any number.
fn clause_at(text: &str) -> Option<Piece<'_>> {
    if !text.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let end = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '.')).unwrap_or(text.len());
    let number = text[..end].trim_end_matches('.');
    (number.contains('.') && library().clause(number).is_some()).then_some(Piece::Clause(number))
}

/// The name of a card at the beginning of a text, the longest if there are several.
fn card_at<'a>(text: &'a str, about: Option<&CardFacts>) -> Option<Piece<'a>> {
    if !text.starts_with(|c: char| c.is_uppercase()) {
        return None;
    }
    let ends = |name: &str| text[name.len()..].chars().next().is_none_or(|c| !c.is_alphanumeric());
    let named = |card: &&CardFacts| text.starts_with(&card.name) && ends(&card.name);
    let card = library().cards.iter().filter(named).max_by_key(|c| c.name.len())?;
    let itself = about.is_some_and(|about| about.source == card.source);
    (!itself && !PLAIN_WORDS.contains(&card.key.as_str()))
        .then(|| Piece::Card(&text[..card.name.len()], card))
}

/// Plain text with icons; words that begin with a searched one are marked.
pub(super) fn marked(text: &str, query: &str) -> Markup {
    let wanted: Vec<String> = query.split_whitespace().map(str::to_lowercase).collect();
    if wanted.is_empty() {
        return with_glued_icons(text);
    }
    let sought = |word: &str| {
        let word = word.to_lowercase();
        wanted.iter().any(|w| word.starts_with(w.as_str()))
    };
    html! {
        @for piece in text.split_inclusive(' ') {
            @let (before, word, after) = core(piece);
            @if !before.contains('[') && sought(word) {
                (before) mark { (word) } (after)
            } @else {
                (with_glued_icons(piece))
            }
        }
    }
}

/// A word with the signs before and after it apart.
fn core(piece: &str) -> (&str, &str, &str) {
    let start = piece.find(char::is_alphanumeric).unwrap_or(piece.len());
    let (before, rest) = piece.split_at(start);
    let end = rest.trim_end_matches(|c: char| !c.is_alphanumeric()).len();
    let (word, after) = rest.split_at(end);
    (before, word, after)
}

/// Text with icons, each kept on one line with the number before and the sign after it.
fn with_glued_icons(text: &str) -> Markup {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((open, close)) = token(rest) {
        let start = number_before(&rest[..open]).unwrap_or(open);
        let signs = rest[close..].find(|c| !".,;:)".contains(c));
        let end = signs.map_or(rest.len(), |length| close + length);
        pieces.push((&rest[..start], &rest[start..end]));
        rest = &rest[end..];
    }
    html! {
        @for (plain, icon) in pieces { (plain) span.nb { (with_icons(icon)) } }
        (rest)
    }
}

/// Where the first token such as `[favor]` begins and ends.
fn token(text: &str) -> Option<(usize, usize)> {
    let open = text.find('[')?;
    let length = text[open..].find(']')?;
    Some((open, open + length + 1))
}

/// Where the number begins with which a text ends, a space after it aside.
fn number_before(text: &str) -> Option<usize> {
    let text = text.strip_suffix(' ')?;
    let start = text.trim_end_matches(|c: char| c.is_ascii_digit() || c == '±').len();
    (start < text.len()).then_some(start)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_play::words::Language;

    fn linked(text: &str) -> Vec<String> {
        let link = |piece: Piece<'_>| match piece {
            Piece::Plain(_) => None,
            Piece::Clause(s) | Piece::Card(s, _) => Some(s.to_owned()),
        };
        pieces(text, None).into_iter().filter_map(link).collect()
    }

    #[test]
    fn numbers_of_clauses_and_names_of_cards_are_links() {
        assert_eq!(linked("See 5.1.4.III, 10.Discard and 4.1.4."), ["5.1.4.III", "10.Discard", "4.1.4"]);
        assert_eq!(linked("Jinx rerolls; the Witch's Bargain does not."), ["Jinx", "Witch's Bargain"]);
        assert!(linked("Take 3 of 7, 99.9 or Jinxed; Keep the Map.").is_empty());
    }

    #[test]
    fn a_card_is_not_linked_to_itself_and_no_text_is_lost() {
        let library = oath_play::library::Library::of(Language::English);
        for card in &library.cards {
            let texts = card.powers.iter().map(|p| &p.text).chain(&card.rulings);
            for text in texts {
                let mut whole = String::new();
                for piece in pieces(text, Some(card)) {
                    match piece {
                        Piece::Plain(s) | Piece::Clause(s) => whole.push_str(s),
                        Piece::Card(s, other) => {
                            assert_ne!(other.source, card.source);
                            whole.push_str(s);
                        }
                    }
                }
                assert_eq!(&whole, text);
            }
        }
    }

    #[test]
    fn icons_stay_with_their_number_and_sign() {
        let drawn = with_glued_icons("Pay 2 [favor]; [secret] stay [x").into_string();
        assert!(drawn.starts_with("Pay <span class=\"nb\">2 <svg") && drawn.ends_with(" stay [x"), "{drawn}");
        assert!(drawn.contains(";</span>") && drawn.contains(" <span class=\"nb\"><svg"), "{drawn}");
    }

    #[test]
    fn searched_words_are_marked() {
        let drawn = prose("Gain 1 [favor] from the bank.", "Bank gain", None).into_string();
        assert!(drawn.contains("<mark>Gain</mark> ") && drawn.contains("<mark>bank</mark>."), "{drawn}");
        assert!(drawn.contains("icons.svg#favor"));
    }
}
