//! The message catalogue in `locales/`, built into the program.

use super::{Language, language};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use std::collections::HashMap;
use std::sync::LazyLock;

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language. Most of them have no variables: they are made once, when the catalogue is
/// opened, and looked up from then on.
struct Catalogue {
    bundle: Bundle,
    plain: HashMap<String, Plain>,
}

/// A message as far as it needs no variables.
#[derive(Default)]
struct Plain {
    /// None if it needs variables, or is there for its attributes alone.
    value: Option<String>,
    attributes: Vec<(String, String)>,
}

impl Catalogue {
    fn open(language: Language, sources: &[&str]) -> Catalogue {
        let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().expect("a language tag")]);
        bundle.set_use_isolating(false);
        let mut keys = Vec::new();
        for source in sources {
            let resource =
                FluentResource::try_new((*source).to_owned()).expect("the catalogue is well-formed");
            for entry in resource.entries() {
                if let Entry::Message(message) = entry {
                    keys.push(message.id.name.to_owned());
                }
            }
            bundle.add_resource(resource).expect("no message is there twice");
        }
        let plain = keys.into_iter().map(|key| (key.clone(), Plain::of(&bundle, &key))).collect();
        Catalogue { bundle, plain }
    }

    fn plain(&'static self, key: &str) -> Option<&'static str> {
        self.plain.get(key)?.value.as_deref()
    }

    fn attribute(&'static self, key: &str, name: &str) -> Option<&'static str> {
        let all = &self.plain.get(key)?.attributes;
        all.iter().find(|(n, _)| n == name).map(|(_, text)| text.as_str())
    }
}

impl Plain {
    fn of(bundle: &Bundle, key: &str) -> Plain {
        let Some(message) = bundle.get_message(key) else { return Plain::default() };
        let made = |pattern: &Pattern<&str>| {
            let mut missing: Vec<FluentError> = Vec::new();
            let text = bundle.format_pattern(pattern, None, &mut missing).into_owned();
            missing.is_empty().then_some(text)
        };
        let attributes = message.attributes();
        Plain {
            value: message.value().and_then(made),
            attributes: attributes.filter_map(|a| Some((a.id().to_owned(), made(a.value())?))).collect(),
        }
    }
}

/// The files of the catalogue; every language has the same.
macro_rules! texts {
    ($language:literal) => {
        texts!(
            $language: "game", "cards", "bots", "page", "home", "table", "question", "campaign", "library",
            "over", "standing", "foundations", "lesson", "strings", "chronicle", "promises", "prince", "motive"
        )
    };
    ($language:literal: $($file:literal),*) => {
        &[$(include_str!(concat!("../../../../locales/", $language, "/", $file, ".ftl"))),*]
    };
}

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::open(Language::English, texts!("en")));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::open(Language::German, texts!("de")));

/// The catalogue of the tongue, unless it is the English one, which everything falls back to.
fn translation() -> Option<&'static Catalogue> {
    match language() {
        Language::English => None,
        Language::German => Some(&GERMAN),
    }
}

/// The catalogues to look into, the tongue's own first.
fn catalogues() -> impl Iterator<Item = &'static Catalogue> {
    translation().into_iter().chain(std::iter::once(&*ENGLISH))
}

/// An argument of a message.
pub type Arg<'a> = (&'a str, FluentValue<'a>);

/// A message of the catalogue.
#[must_use]
pub fn text(key: &str, args: &[Arg<'_>]) -> String {
    for catalogue in catalogues() {
        if let Some(plain) = catalogue.plain(key) {
            return plain.to_owned();
        }
        if let Some(pattern) = catalogue.bundle.get_message(key).and_then(|m| m.value()) {
            let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, v.clone())).collect();
            return catalogue.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned();
        }
    }
    key.to_owned()
}

/// The own-words text of one power of a card or site, if the catalogue has it.
#[must_use]
pub fn power_text(id: &str, power: usize) -> Option<&'static str> {
    attribute(id, &format!("text{power}"))
}

/// An attribute of a message, if the catalogue has it. Attributes have no variables.
#[must_use]
pub fn attribute(id: &str, name: &str) -> Option<&'static str> {
    catalogues().find_map(|c| c.attribute(id, name))
}

/// A value for a message.
pub fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

/// What a message of the translation says, if there is one.
pub(super) fn translated(key: &str) -> Option<&'static str> {
    translation()?.plain(key)
}
