//! Reading what was sent: which cards and sites a text tells, by name, number, address or drawing, and what somebody may
//! know of them.

use oath_cards::book_of;
use oath_law::Position;
use oath_model::{Card, Choice, Edition, MAX_PLAYERS, Place, Player, SiteCard};
use oath_play::session::{AskedDomain, Session};
use oath_play::words;
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

/// A card or a site that can be hidden.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) enum Thing {
    Card(Card),
    Site(SiteCard),
}

impl Thing {
    pub(crate) fn name(self) -> String {
        words::unmarked(&match self {
            Thing::Card(card) => words::card(card),
            Thing::Site(site) => words::site_card(site),
        })
    }
}

/// Cards of a game that can lie facedown, and all its sites.
pub(crate) fn things(edition: Edition) -> Vec<Thing> {
    let stored = |c: &Card| edition == Edition::Foundations && (c.is_legacy() || c.is_edifice());
    let secret =
        |c: &Card| c.is_denizen() || c.is_vision() || c.is_relic() && *c != Card::SCEPTER || stored(c);
    let book = book_of(edition);
    let cards = book.cards().map(|e| e.card).filter(secret).map(Thing::Card);
    cards.chain(book.sites().map(|e| Thing::Site(e.site))).collect()
}

/// How things are recognized in a text.
pub(crate) struct Names {
    /// All of them.
    pub(crate) things: BTreeSet<Thing>,
    /// By the first word of the name.
    pub(crate) names: HashMap<String, Vec<(String, Thing)>>,
    /// By the address of the card's page.
    addresses: HashMap<String, Thing>,
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '\''
}

/// The places where words begin.
fn word_starts(text: &str) -> impl Iterator<Item = usize> {
    let mut before = ' ';
    text.char_indices().filter_map(move |(i, c)| {
        let starts = is_word(c) && !is_word(before);
        before = c;
        starts.then_some(i)
    })
}

fn first_word(text: &str) -> &str {
    text.split(|c| !is_word(c)).next().unwrap_or("")
}

/// Does this name stand here, as whole words?
fn stands(text: &str, at: usize, name: &str) -> bool {
    text[at..].strip_prefix(name).is_some_and(|rest| !rest.starts_with(is_word))
}

/// The texts of New Foundations. No game of the base game tells them, and they name many of its things.
const FOUNDATIONS: &str = "foundations.ftl";

/// All texts of the catalogue that a game tells, without the lines that are a thing's own name.
fn catalogue(edition: Edition) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en");
    let own: BTreeSet<String> = things(edition).iter().map(|t| t.name()).collect();
    let mut all = String::new();
    for file in std::fs::read_dir(folder).expect("the catalogue is there") {
        let file = file.expect("it can be read");
        if edition == Edition::Base && file.file_name() == FOUNDATIONS {
            continue;
        }
        let text = std::fs::read_to_string(file.path()).expect("it is text");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let value = line.split_once(" = ").map_or(line, |(_, value)| value);
            if !own.contains(value) {
                all += &format!("{value}\n");
            }
        }
    }
    all
}

static BASE: LazyLock<Names> = LazyLock::new(|| Names::of(Edition::Base));
static NEW: LazyLock<Names> = LazyLock::new(|| Names::of(Edition::Foundations));

/// How the things of a game are recognized.
pub(crate) fn names(edition: Edition) -> &'static Names {
    match edition {
        Edition::Base => &BASE,
        Edition::Foundations => &NEW,
    }
}

impl Names {
    fn of(edition: Edition) -> Names {
        let texts = catalogue(edition);
        let things = things(edition);
        let others = |thing: Thing, name: &str| {
            let inside = |other: &Thing| *other != thing && other.name().contains(name);
            things.iter().any(inside) || word_starts(&texts).any(|at| stands(&texts, at, name))
        };
        let mut names: HashMap<String, Vec<(String, Thing)>> = HashMap::new();
        let mut addresses = HashMap::new();
        for thing in things.iter().copied() {
            let name = thing.name();
            let key = match thing {
                Thing::Card(card) => words::card_key(card),
                Thing::Site(site) => words::site_key(site),
            };
            addresses.insert(key.to_owned(), thing);
            // A drawing has one name in both games.
            addresses.insert(key.trim_start_matches("foundations-").replace("legacy-", "card-"), thing);
            // A name that is also an ordinary word of the page proves nothing; numbers and addresses do.
            if !others(thing, &name) {
                names.entry(first_word(&name).to_owned()).or_default().push((name, thing));
            }
        }
        Names { things: things.into_iter().collect(), names, addresses }
    }
}

/// The number right after each place where `before` stands.
fn numbers<'t>(text: &'t str, before: &'static str) -> impl Iterator<Item = u16> + 't {
    text.match_indices(before).filter_map(move |(at, _)| {
        let digits: &str = &text[at + before.len()..];
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        digits[..end].parse().ok()
    })
}

/// The drawing that stands for all edifices of the box.
const SIGN: &str = "edifices/ed-great-spire.svg#ed-great-spire";

/// Every thing that a text tells, by name, number or address.
pub(crate) fn told(text: &str, names: &Names) -> BTreeSet<Thing> {
    let mut found = BTreeSet::new();
    for at in word_starts(text) {
        let Some(candidates) = names.names.get(first_word(&text[at..])) else { continue };
        found.extend(candidates.iter().filter(|(name, _)| stands(text, at, name)).map(|(_, thing)| *thing));
    }
    for before in ["card:", "card-", "use:card.", "\"card\":"] {
        found.extend(numbers(text, before).map(|n| Thing::Card(Card(n))));
    }
    for before in ["data-card=\"site:", "data-card=\\\"site:", "use:site."] {
        found.extend(numbers(text, before).map(|n| Thing::Site(SiteCard(n as u8))));
    }
    for (at, before) in text.match_indices("/cards/") {
        let key: &str = &text[at + before.len()..];
        let end = key.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(key.len());
        found.extend(names.addresses.get(&key[..end]).copied());
    }
    // Drawings tell, too.
    let text = &text.replace(SIGN, "");
    let drawings = [("sites/", ""), ("relics.svg#relic-", "card-"), ("edifices/ed-", "card-")];
    let legacies = [("legacies.svg#legacy-", "card-"), ("legacies.svg#charge-", "card-")];
    for (before, key) in drawings.into_iter().chain(legacies) {
        for (at, _) in text.match_indices(before) {
            let name: &str = &text[at + before.len()..];
            let end = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).unwrap_or(name.len());
            found.extend(names.addresses.get(&format!("{key}{}", &name[..end])).copied());
        }
    }
    found.intersection(&names.things).copied().collect()
}

/// What somebody may know of the things of a game.
#[derive(Clone)]
pub(crate) struct Known {
    pub(crate) of: &'static Names,
    pub(crate) things: BTreeSet<Thing>,
}

/// What a seat (or a spectator) may know now.
pub(crate) fn knowledge(position: &Position, edition: Edition, seat: Option<u8>) -> Known {
    let eye = Player(seat.unwrap_or(MAX_PLAYERS as u8));
    let state = &position.state;
    // Whoever knows one face of an edifice knows both.
    let faces = |card: Card| [card, if card.is_edifice() { card.flipped() } else { card }];
    // 19.3: everybody sees the first Recent site, with the denizens and edifices that are stored there.
    let recent = state.frontier.recent();
    let shown = |c: Card| match state.place[c.index()] {
        Place::Stored(site) => recent == Some(site) && !c.is_relic(),
        // Before they are put into the world deck of New Foundations everybody knows where all Visions are.
        Place::Box => c.is_vision() && edition == Edition::Foundations,
        _ => false,
    };
    let knows = |thing: &Thing| match *thing {
        Thing::Card(card) => faces(card)
            .into_iter()
            .any(|c| state.faceup.contains(c) || state.known[c.index()].contains(eye) || shown(c)),
        Thing::Site(site) => {
            let here = state.sites.0.iter().find(|s| s.card == site);
            here.is_some_and(|s| s.faceup || s.seen.contains(eye)) || recent == Some(site)
        }
    };
    let of = names(edition);
    Known { of, things: of.things.iter().copied().filter(knows).collect() }
}

/// What a seat may know and is asked about: a question that offers every Vision tells of none where it lies.
pub(crate) fn may_know(session: &Session, edition: Edition, seat: Option<u8>) -> Known {
    let mut known = knowledge(session.position(), edition, seat);
    let visions = || known.of.things.iter().copied().filter(|t| matches!(t, Thing::Card(c) if c.is_vision()));
    let asked = session.asked().filter(|asked| Some(asked.player.0) == seat);
    let offered = |thing: Thing| match (thing, asked.map(|asked| &asked.domain)) {
        (Thing::Card(card), Some(AskedDomain::One(options))) => options.contains(&Choice::Card(card)),
        _ => false,
    };
    if visions().all(offered) {
        known.things.extend(visions().collect::<Vec<_>>());
    }
    known
}

/// A leak, told to whoever reads the failed test.
pub(crate) fn leaks(what: &str, text: &str, known: &Known) -> Vec<String> {
    let secret = told(text, known.of).into_iter().filter(|thing| !known.things.contains(thing));
    secret
        .map(|thing| format!("{what} tells {} ({thing:?}){}", thing.name(), around(text, &thing.name())))
        .collect()
}

/// Where a name stands, with the words around it, for whoever reads the failed test.
fn around(text: &str, name: &str) -> String {
    let Some(at) = text.find(name) else { return String::new() };
    let before = text[..at].chars().rev().take(160).collect::<Vec<_>>().into_iter().rev();
    let after = text[at..].chars().take(80);
    format!(": ...{}...", before.chain(after).collect::<String>())
}
