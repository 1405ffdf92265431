//! What a text tells a player, in both languages.

use crate::line::{Line, LineError};
use crate::names::{edition_of, named_card, named_player, named_site};
use oath_law::Position;
use oath_play::words::{self, Language};

/// A sentence or more in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tale {
    english: String,
    german: String,
}

impl Tale {
    /// English words; the German ones follow.
    pub(crate) fn begin(english: &str) -> Tale {
        Tale { english: english.trim().to_owned(), german: String::new() }
    }

    /// The German words, once.
    pub(crate) fn translate(&mut self, line: &Line, german: &str) -> Result<(), LineError> {
        if !self.german.is_empty() {
            return Err(line.trouble("this is translated already"));
        }
        self.german = german.trim().to_owned();
        Ok(())
    }

    /// Is it told in every language?
    #[must_use]
    pub fn is_whole(&self) -> bool {
        !self.english.is_empty() && !self.german.is_empty()
    }

    /// As it is written, in the language of the moment.
    #[must_use]
    pub fn plain(&self) -> &str {
        match words::language() {
            Language::English => &self.english,
            Language::German => &self.german,
        }
    }

    /// In the language of the moment, with the names of what stands in braces: `{red}`, `{Wolves}`,
    /// `{Mine}`.
    #[must_use]
    pub fn told(&self, position: &Position) -> String {
        let mut told = String::new();
        let mut rest = self.plain();
        while let Some((before, after)) = rest.split_once('{') {
            let Some((name, tail)) = after.split_once('}') else { break };
            told.push_str(before);
            told.push_str(&named(position, name).unwrap_or_else(|| name.to_owned()));
            rest = tail;
        }
        told + rest
    }

    /// The first name in braces that names nothing, in any language.
    #[must_use]
    pub fn stranger(&self, position: &Position) -> Option<String> {
        let names = |text: &str| {
            let after = text.split('{').skip(1).filter_map(|part| part.split_once('}'));
            after.map(|(name, _)| name.to_owned()).collect::<Vec<_>>()
        };
        let mut all = names(&self.english).into_iter().chain(names(&self.german));
        all.find(|name| named(position, name).is_none())
    }
}

fn named(position: &Position, name: &str) -> Option<String> {
    let edition = edition_of(position);
    if let Some(player) = named_player(edition, name) {
        return (player.0 < position.state.players).then(|| words::player(position, player));
    }
    let card = named_card(edition, name).ok().map(words::card);
    card.or_else(|| named_site(edition, name).map(words::site_card))
}
