//! The message catalogue in `locales/`, built into the program.

use super::{Language, tongue};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

type Catalogue = FluentBundle<FluentResource>;

fn catalogue(language: Language, sources: &[&str]) -> Catalogue {
    let mut bundle = FluentBundle::new_concurrent(vec![language.tag().parse().expect("a language tag")]);
    bundle.set_use_isolating(false);
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned()).expect("the catalogue is well-formed");
        bundle.add_resource(resource).expect("no message is there twice");
    }
    bundle
}

/// The files of the catalogue; every language has the same.
macro_rules! texts {
    ($language:literal) => {
        texts!(
            $language: "game", "cards", "bots", "page", "home", "table", "question", "campaign", "library",
            "over", "standing"
        )
    };
    ($language:literal: $($file:literal),*) => {
        &[$(include_str!(concat!("../../../../locales/", $language, "/", $file, ".ftl"))),*]
    };
}

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| catalogue(Language::English, texts!("en")));
static GERMAN: LazyLock<Catalogue> = LazyLock::new(|| catalogue(Language::German, texts!("de")));

/// The catalogue of the tongue, unless it is the English one, which everything falls back to.
fn translation() -> Option<&'static Catalogue> {
    match tongue().language {
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
    let mut found = catalogues().filter_map(|c| Some((c, c.get_message(key)?.value()?)));
    let Some((catalogue, pattern)) = found.next() else {
        return key.to_owned();
    };
    let args: FluentArgs<'_> = args.iter().map(|(k, v)| (*k, v.clone())).collect();
    catalogue.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
}

/// The own-words text of one power of a card or site, if the catalogue has it.
#[must_use]
pub fn power_text(id: &str, power: usize) -> Option<String> {
    attribute(id, &format!("text{power}"))
}

/// An attribute of a message, if the catalogue has it.
#[must_use]
pub fn attribute(id: &str, name: &str) -> Option<String> {
    let mut found = catalogues().filter_map(|c| Some((c, c.get_message(id)?.get_attribute(name)?.value())));
    let (catalogue, pattern) = found.next()?;
    Some(catalogue.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// A value for a message.
pub fn value<'a>(value: impl Into<FluentValue<'a>>) -> FluentValue<'a> {
    value.into()
}

/// What a message of the translation says, if there is one.
pub(super) fn translated(key: &str) -> Option<String> {
    let catalogue = translation()?;
    let pattern = catalogue.get_message(key)?.value()?;
    Some(catalogue.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}
