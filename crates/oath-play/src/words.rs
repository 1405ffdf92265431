//! The words in which a game is told. All of them come from the message catalogue in `locales/`.

mod catalogue;
mod clause;
mod event;
mod given;
mod outcome;
mod question;
mod refusal;

pub use catalogue::{Arg, attribute, power_text, text, value};
pub use clause::clause;
pub use event::{event, faces, sacrifice};
pub use given::{answer, done};
pub use outcome::{leads, outcome, short_refusal, stakes};
pub use question::{ask, card_asked_about, counted, question, sole_target, topic};
pub use refusal::refusal;

use catalogue::translated;
use fluent_bundle::FluentValue;
use oath_cards::{book, foundations};
use oath_law::Position;
use oath_model::*;
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::LazyLock;

/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English: complete.
    #[default]
    English,
    /// German: what is missing is told in English.
    German,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its tag, as in `lang="en"`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language of a tag.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|l| tag.starts_with(l.tag()))
    }
}

/// How a game is told: in which language, with whose names, and whether names are marked so that a
/// page can colour and link them (see [`Mark`]).
#[derive(Clone, Debug, Default)]
pub struct Tongue {
    /// The language.
    pub language: Language,
    /// Names of the seats; without one a player goes by colour.
    pub names: Vec<String>,
    /// Whether names of players, cards and sites are marked.
    pub marked: bool,
    /// Which game is told of: cards and clauses are those of its rulebook.
    pub edition: Edition,
}

thread_local! {
    static TONGUE: RefCell<Rc<Tongue>> = RefCell::default();
}

/// Tell everything inside `f` in this tongue. Words are made by many small functions deep below the
/// page; none of them should have to hand a language on.
pub fn speak<T>(tongue: &Rc<Tongue>, f: impl FnOnce() -> T) -> T {
    /// Gives the tongue back even if what is told breaks.
    struct Before(Rc<Tongue>);
    impl Drop for Before {
        fn drop(&mut self) {
            TONGUE.set(Rc::clone(&self.0));
        }
    }
    let _before = Before(TONGUE.replace(Rc::clone(tongue)));
    f()
}

/// The language in which is told now.
#[must_use]
pub fn language() -> Language {
    TONGUE.with_borrow(|tongue| tongue.language)
}

/// The game that is told of now.
#[must_use]
pub fn edition() -> Edition {
    TONGUE.with_borrow(|tongue| tongue.edition)
}

/// The tongue in which is told now.
#[must_use]
pub fn tongue() -> Rc<Tongue> {
    TONGUE.with_borrow(Rc::clone)
}

/// What a marked name stands for. In a text it looks like `\u{2}p3\u{1f}Ottilie\u{3}`: control
/// characters that no name and no message has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// A seat.
    Player(u8),
    /// A card.
    Card(u16),
    /// A site card.
    Site(u8),
}

const MARK: char = '\u{2}';
const MARK_NAME: char = '\u{1f}';
const MARK_END: char = '\u{3}';

fn mark(kind: char, id: u16, name: &str) -> String {
    let marked = TONGUE.with_borrow(|tongue| tongue.marked);
    if marked { format!("{MARK}{kind}{id}{MARK_NAME}{name}{MARK_END}") } else { name.to_owned() }
}

/// A player's name as a page writes it into a message: always marked.
#[must_use]
pub fn marked_player(seat: u8, name: &str) -> String {
    format!("{MARK}p{seat}{MARK_NAME}{name}{MARK_END}")
}

/// A text in pieces: plain ones and marked names.
#[must_use]
pub fn pieces(text: &str) -> Vec<(Option<Mark>, &str)> {
    let mut pieces = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once(MARK) {
        let Some((mark, tail)) = after.split_once(MARK_END) else { break };
        let Some((id, name)) = mark.split_once(MARK_NAME) else { break };
        let number: u16 = id.get(1..).and_then(|n| n.parse().ok()).unwrap_or(0);
        let mark = match id.as_bytes().first() {
            Some(b'p') => Mark::Player(number as u8),
            Some(b'c') => Mark::Card(number),
            _ => Mark::Site(number as u8),
        };
        pieces.push((None, before));
        pieces.push((Some(mark), name));
        rest = tail;
    }
    pieces.push((None, rest));
    pieces.retain(|(_, text)| !text.is_empty());
    pieces
}

/// A text without its marks.
#[must_use]
pub fn unmarked(text: &str) -> String {
    pieces(text).into_iter().map(|(_, piece)| piece).collect()
}

/// A text with a capital first letter.
#[must_use]
pub fn capital(text: &str) -> String {
    let at = match text.starts_with(MARK) {
        true => text.find(MARK_NAME).map_or(0, |i| i + MARK_NAME.len_utf8()),
        false => 0,
    };
    let (head, tail) = text.split_at(at);
    let mut letters = tail.chars();
    letters.next().map_or(String::new(), |c| format!("{head}{}{}", c.to_uppercase(), letters.as_str()))
}

fn plain(key: &str) -> String {
    text(key, &[])
}

fn string(s: impl Into<String>) -> FluentValue<'static> {
    FluentValue::from(s.into())
}

fn big(n: u16) -> FluentValue<'static> {
    FluentValue::from(f64::from(n))
}

fn count(n: u8) -> FluentValue<'static> {
    FluentValue::from(f64::from(n))
}

/// The id of a card in the catalogue and on the command line.
#[must_use]
pub fn slug(name: &str) -> String {
    let mut slug = String::new();
    for c in name.trim_start_matches("The Grand ").chars().flat_map(char::to_lowercase) {
        match c {
            'a'..='z' | '0'..='9' => slug.push(c),
            ' ' | '-' => slug.push('-'),
            _ => {}
        }
    }
    slug
}

/// Message ids, made once.
struct Keys {
    cards: Vec<String>,
    /// Cards of both games that read differently in New Foundations.
    anew: Vec<Option<String>>,
    sites: Vec<String>,
}

static KEYS: LazyLock<Keys> = LazyLock::new(|| {
    let mut cards = vec![String::new(); Card::COUNT];
    for entry in book().cards() {
        cards[entry.card.index()] = match entry.card {
            Card::SCEPTER => "card-grand-scepter".into(),
            Card::PEOPLES_FAVOR => "card-peoples-favor".into(),
            Card::DARKEST_SECRET => "card-darkest-secret".into(),
            card if card.is_reliquary() => format!("reliquary-{}", slug(entry.name)),
            _ => format!("card-{}", slug(entry.name)),
        };
    }
    for entry in foundations::book().cards().filter(|entry| !book().has(entry.card)) {
        let shelf = if entry.card.is_legacy() { "legacy" } else { "card" };
        cards[entry.card.index()] = format!("foundations-{shelf}-{}", slug(entry.name));
    }
    let mut anew = vec![None; Card::COUNT];
    for entry in foundations::book().cards().filter(|entry| reads_anew(entry.card)) {
        anew[entry.card.index()] = Some(match entry.card {
            Card::SCEPTER => "foundations-card-grand-scepter".into(),
            _ => format!("foundations-card-{}", slug(entry.name)),
        });
    }
    let mut sites = vec![String::new(); SiteCard::COUNT];
    for entry in book().sites() {
        sites[usize::from(entry.site.0)] = format!("site-{}", slug(entry.name));
    }
    for entry in foundations::book().sites() {
        sites[usize::from(entry.site.0)] = format!("foundations-site-{}", slug(entry.name));
    }
    Keys { cards, anew, sites }
});

/// Has the card other texts in New Foundations than in the base game?
pub(crate) fn reads_anew(card: Card) -> bool {
    card.is_vision() || card == Card::SCEPTER
}

/// The message id of a card in New Foundations.
pub(crate) fn key_anew(card: Card) -> &'static str {
    KEYS.anew[card.index()].as_deref().unwrap_or_else(|| card_key(card))
}

/// The message id of a card in the game that is told of, and its address below `/cards/`.
#[must_use]
pub fn shelf_key(card: Card) -> &'static str {
    match edition() {
        Edition::Base => card_key(card),
        Edition::Foundations => key_anew(card),
    }
}

/// The message id of a card.
#[must_use]
pub fn card_key(card: Card) -> &'static str {
    &KEYS.cards[card.index()]
}

/// A player, by name or else by colour.
#[must_use]
pub fn player(position: &Position, player: Player) -> String {
    if player == oath_law::powers::BANDITS {
        return plain("bandits");
    }
    let tongue = tongue();
    match tongue.names.get(usize::from(player.0)) {
        Some(name) => mark('p', player.0.into(), name),
        None if position.state.prince.is_some() && player == CHANCELLOR => {
            mark('p', player.0.into(), &plain("prince-name"))
        }
        None => mark('p', player.0.into(), &colour(position.state[player].colour)),
    }
}

/// A colour's name.
#[must_use]
pub fn colour(colour: Colour) -> String {
    plain(match colour {
        Colour::Purple => "colour-purple",
        Colour::Red => "colour-red",
        Colour::Black => "colour-black",
        Colour::Blue => "colour-blue",
        Colour::Yellow => "colour-yellow",
        Colour::White => "colour-white",
        Colour::Brown => "colour-brown",
        Colour::Pink => "colour-pink",
    })
}

/// An Oath's name.
#[must_use]
pub fn oath(oath: Oath) -> String {
    plain(match oath {
        Oath::Supremacy => "oath-supremacy",
        Oath::People => "oath-people",
        Oath::Devotion => "oath-devotion",
        Oath::Protection => "oath-protection",
    })
}

/// The message id of a site card.
#[must_use]
pub fn site_key(site: SiteCard) -> &'static str {
    &KEYS.sites[usize::from(site.0)]
}

/// A card's name, never marked. Records and scenarios know it by the name in the book.
#[must_use]
pub fn card_name(card: Card) -> &'static str {
    let printed = || if book().has(card) { book().card(card) } else { foundations::book().card(card) }.name;
    translated(card_key(card)).unwrap_or_else(printed)
}

/// A site card's name, never marked.
#[must_use]
pub fn site_name(site: SiteCard) -> &'static str {
    let printed =
        || if book().has_site(site) { book().site(site) } else { foundations::book().site(site) }.name;
    translated(site_key(site)).unwrap_or_else(printed)
}

/// A card's name.
#[must_use]
pub fn card(card: Card) -> String {
    mark('c', card.0, card_name(card))
}

/// A site card's name.
#[must_use]
pub fn site_card(site: SiteCard) -> String {
    mark('s', site.0.into(), site_name(site))
}

/// A suit's name.
#[must_use]
pub fn suit(suit: Suit) -> String {
    plain(match suit {
        Suit::Discord => "suit-discord",
        Suit::Arcane => "suit-arcane",
        Suit::Order => "suit-order",
        Suit::Hearth => "suit-hearth",
        Suit::Beast => "suit-beast",
        Suit::Nomad => "suit-nomad",
    })
}

/// A region's name.
#[must_use]
pub fn region(region: Region) -> String {
    plain(match region {
        Region::Cradle => "region-cradle",
        Region::Provinces => "region-provinces",
        Region::Hinterland => "region-hinterland",
    })
}

fn banner(banner: Banner) -> String {
    plain(match banner {
        Banner::PeoplesFavor => "banner-peoples-favor",
        Banner::DarkestSecret => "banner-darkest-secret",
    })
}

/// A site: by name if it is faceup, else by its place.
#[must_use]
pub fn site(position: &Position, site: Site) -> String {
    let here = &position.state[site];
    if here.faceup {
        return site_card(here.card);
    }
    if here.card == SiteCard::NONE {
        return text("site-unknown", &[("region", string(region(site.region())))]);
    }
    let mut others = site.region().sites();
    let (top, bottom) = (others.next() == Some(site), others.last() == Some(site));
    let place = if top {
        "top"
    } else if bottom {
        "bottom"
    } else {
        "middle"
    };
    text("site-facedown", &[("region", string(region(site.region()))), ("place", string(place))])
}

/// The card or site a power is written on.
#[must_use]
pub fn source(source: Source) -> String {
    match source {
        Source::Card(c) => card(c),
        Source::Site(s) => site_card(s),
    }
}

fn detail(position: &Position, detail: Detail) -> String {
    match detail {
        Detail::None | Detail::Add | Detail::Remove => String::new(),
        Detail::Site(s) => site(position, s),
        Detail::Player(p) => player(position, p),
        Detail::Suit(s) => suit(s),
        Detail::Region(r) => region(r),
    }
}

/// The name of a foundation, by its altered face.
#[must_use]
pub fn foundation(foundation: Foundation) -> String {
    plain(match foundation {
        Foundation::WideHorizons => "foundations-foundation-wide-horizons",
        Foundation::MoversAndShakers => "foundations-foundation-movers-and-shakers",
        Foundation::PublicAmbitions => "foundations-foundation-public-ambitions",
        Foundation::TeemingWorld => "foundations-foundation-teeming-world",
        Foundation::GrandCouncil => "foundations-foundation-grand-council",
        Foundation::Festival => "foundations-foundation-festival",
    })
}

const fn major_key(major: Major) -> &'static str {
    match major {
        Major::Search => "choice-search",
        Major::Muster => "choice-muster",
        Major::Trade => "choice-trade",
        Major::Recover => "choice-recover",
        Major::Campaign => "choice-campaign",
        Major::Travel => "choice-travel",
        Major::Forge => "choice-forge",
        Major::Challenge => "choice-challenge",
    }
}

const fn minor_key(minor: Minor) -> &'static str {
    match minor {
        Minor::PlayAdviser => "choice-play-adviser",
        Minor::PeekRelic => "choice-peek-relic",
        Minor::PeekReliquary => "choice-peek-reliquary",
        Minor::TakeWarbands => "choice-take-warbands",
        Minor::LeaveWarbands => "choice-leave-warbands",
        Minor::GiveWarbands => "choice-give-warbands",
        Minor::AskWarbands => "choice-ask-warbands",
        Minor::OfferCitizenship => "choice-offer-citizenship",
        Minor::ExileCitizen => "choice-exile-citizen",
        Minor::SelfExile => "choice-exile-self",
        Minor::ShowAdviser => "choice-show-adviser",
        Minor::Rest => "choice-rest",
        Minor::RevealRelics => "choice-reveal-relics",
        Minor::Negotiate => "choice-negotiate",
        Minor::FavorToBanner => "choice-favor-to-banner",
        Minor::SecretToBanner => "choice-secret-to-banner",
        Minor::SecretToSite => "choice-secret-to-site",
        Minor::FollowFlame => "choice-follow-flame",
    }
}

/// The label of a choice, as everybody may read it.
#[must_use]
pub fn choice(position: &Position, choice: Choice) -> String {
    match choice {
        Choice::Yes => plain("choice-yes"),
        Choice::No => plain("choice-no"),
        Choice::Done => plain("choice-done"),
        Choice::Major(m) => plain(major_key(m)),
        Choice::Minor(m) => plain(minor_key(m)),
        Choice::Use(s, _, d) => {
            let key = match d {
                Detail::None => "choice-use",
                Detail::Add => "choice-use-add",
                Detail::Remove => "choice-use-remove",
                _ => "choice-use-with",
            };
            text(key, &[("card", string(source(s))), ("detail", string(detail(position, d)))])
        }
        Choice::Site(s) => site(position, s),
        Choice::Player(p) => player(position, p),
        Choice::Bandits => plain("bandits"),
        Choice::Suit(s) => text("choice-bank", &[("suit", string(suit(s)))]),
        Choice::Region(r) => region(r),
        Choice::WorldDeck => plain("choice-deck"),
        Choice::Pile(r) => text("choice-pile", &[("region", string(region(r)))]),
        Choice::Card(c) => card(c),
        Choice::Facedown(p, i) => {
            text("choice-facedown", &[("player", string(player(position, p))), ("n", count(i + 1))])
        }
        Choice::SiteRelic(s, i) => {
            text("choice-site-relic", &[("site", string(site(position, s))), ("n", count(i + 1))])
        }
        Choice::Reliquary(i) => text("choice-reliquary", &[("n", count(i + 1))]),
        Choice::HeldRelic(p, i) => {
            text("choice-held-relic", &[("player", string(player(position, p))), ("n", count(i + 1))])
        }
        Choice::Legacy(i) => text("choice-legacy", &[("n", count(i + 1))]),
        Choice::Conquest => plain("choice-conquest"),
        Choice::Raid(p) => text("choice-raid", &[("player", string(player(position, p)))]),
        Choice::Wealth => plain("choice-wealth"),
        Choice::Recent => plain("choice-recent"),
        Choice::Forgotten => plain("choice-forgotten"),
        Choice::Stack(i) => text("choice-stack", &[("n", count(i + 1))]),
        Choice::DiceFace(i) => text("choice-face", &[("face", count(i))]),
        Choice::LegacyOf(p, i) => {
            text("choice-legacy-of", &[("player", string(player(position, p))), ("n", count(i + 1))])
        }
        Choice::Aside(i) => text("choice-aside", &[("n", count(i + 1))]),
        Choice::Dispossessed(i) => text("choice-dispossessed", &[("n", count(i + 1))]),
        Choice::Change(n) if n > 0 => format!("+{n}"),
        Choice::Change(n) => n.to_string(),
        Choice::Foundation(f) => foundation(f),
        Choice::Banner(b) => banner(b),
        Choice::Drawn(i) => text("choice-drawn", &[("n", count(i + 1))]),
        Choice::Pawn => plain("choice-pawn"),
        Choice::Board(p) => text("choice-board", &[("player", string(player(position, p)))]),
        Choice::ToSite(s) => text("choice-to-site", &[("site", string(site(position, s)))]),
        Choice::Faceup => plain("choice-faceup"),
        Choice::FacedownPlay => plain("choice-facedown-play"),
        Choice::Reveal => plain("choice-reveal"),
        Choice::Discard => plain("choice-discard"),
        Choice::Colour(c) => colour(c),
        Choice::Oath(o) => oath(o),
        Choice::Favor => plain("choice-favor"),
        Choice::Secret => plain("choice-secret"),
        Choice::DarkSecret => plain("choice-dark-secret"),
        Choice::Counter => plain("choice-counter"),
    }
}

/// The card behind a handle, if the seat that is asked knows it: drawn, facedown, or faceup.
#[must_use]
pub fn hidden_card(position: &Position, seat: Player, handle: Choice) -> Option<Card> {
    let state = &position.state;
    let card = match handle {
        Choice::Facedown(p, i) => state[p].advisers.get(i as usize).copied(),
        Choice::Drawn(i) => state[seat].hand.get(i as usize).copied(),
        Choice::SiteRelic(s, i) => state[s].relics.get(i as usize).copied(),
        // Slots in one game, a pile in the other.
        Choice::Reliquary(i) => {
            let slot = state.reliquary.get(i as usize).copied().flatten();
            slot.or_else(|| state.frontier.reliquary.get(i as usize).copied())
        }
        Choice::HeldRelic(p, i) => state[p].dark_relics.get(i as usize).copied(),
        Choice::Legacy(i) => state[seat].legacies.get(i as usize).copied(),
        Choice::LegacyOf(p, i) => state[p].legacies.get(i as usize).copied(),
        Choice::Aside(i) => state.frontier.aside.get(i as usize).copied(),
        Choice::Dispossessed(i) => state.dispossessed.get(i as usize).copied(),
        Choice::Card(card) => return Some(card),
        Choice::Use(Source::Card(card), ..) => return Some(card),
        _ => None,
    };
    card.filter(|c| state.known[c.index()].contains(seat))
}

/// The label of a choice for the seat that is asked: facedown cards it knows go by name.
#[must_use]
pub fn own_choice(position: &Position, seat: Player, handle: Choice) -> String {
    match handle {
        Choice::Facedown(..)
        | Choice::Drawn(_)
        | Choice::SiteRelic(..)
        | Choice::Reliquary(_)
        | Choice::HeldRelic(..)
        | Choice::LegacyOf(..)
        | Choice::Aside(_)
        | Choice::Dispossessed(_)
        | Choice::Legacy(_) => {
            hidden_card(position, seat, handle).map_or_else(|| choice(position, handle), card)
        }
        _ => choice(position, handle),
    }
}

/// A day as people write it; the text itself if it is none.
#[must_use]
pub fn date(day: &str) -> String {
    let parts: Option<Vec<u16>> = day.split('-').map(|part| part.parse().ok()).collect();
    match parts.as_deref() {
        Some([year, month @ 1..=12, day]) => {
            text("date", &[("day", big(*day)), ("month", big(*month)), ("year", string(year.to_string()))])
        }
        _ => day.to_owned(),
    }
}

/// How a game was won.
#[must_use]
pub fn victory(victory: Victory) -> String {
    match victory {
        Victory::Usurper => plain("victory-usurper"),
        Victory::Visionary(c) => text("victory-visionary", &[("card", string(card(c)))]),
        Victory::SeveralWays => plain("victory-several"),
        Victory::StableRegime => plain("victory-stable-regime"),
        Victory::Successor => plain("victory-successor"),
        Victory::WarExhaustion => plain("victory-war-exhaustion"),
        Victory::LastOathkeeper => plain("victory-last-oathkeeper"),
        Victory::Lot => plain("victory-lot"),
        Victory::Foretold => plain("victory-foretold"),
    }
}

/// How a game was won; of several ways all are named, as the table lies.
#[must_use]
pub fn victory_at(position: &Position, winner: Player, how: Victory) -> String {
    if how != Victory::SeveralWays {
        return victory(how);
    }
    let title = position.state.title;
    let usurper = (title.holder == Some(winner) && title.usurper).then_some(Victory::Usurper);
    let visions = position.visions_of(winner).filter(|vision| position.fulfils(winner, *vision));
    let ways: Vec<String> = usurper.into_iter().chain(visions.map(Victory::Visionary)).map(victory).collect();
    if ways.len() > 1 { list(&ways) } else { victory(how) }
}

/// "A, B and C".
#[must_use]
pub fn list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => {
            text("campaign-list-and", &[("rest", string(rest.join(", "))), ("last", string(last.as_str()))])
        }
    }
}

/// "In game 3 Red, an Exile, won ..."
#[must_use]
pub(crate) fn chronicle_line(
    key: &str,
    number: usize,
    winner: Colour,
    role: &str,
    how: Victory,
    round: u8,
) -> String {
    text(
        key,
        &[
            ("number", FluentValue::from(number as f64)),
            ("winner", string(colour(winner))),
            ("role", string(plain(role))),
            ("victory", string(victory(how))),
            ("round", count(round)),
        ],
    )
}

/// What was vowed.
#[must_use]
pub(crate) fn chronicle_vow(old: Oath, new: Oath) -> String {
    let key = if old == new { "chronicle-kept-oath" } else { "chronicle-new-oath" };
    text(key, &[("old", string(oath(old))), ("new", string(oath(new)))])
}

/// What was built.
#[must_use]
pub(crate) fn chronicle_built(built: Card) -> String {
    text("chronicle-built", &[("card", string(card(built)))])
}

/// Which sites left the map.
#[must_use]
pub(crate) fn chronicle_lost(lost: &[SiteCard]) -> String {
    let names: Vec<&str> = lost.iter().map(|s| site_name(*s)).collect();
    text("chronicle-lost", &[("sites", string(names.join(", ")))])
}

/// Lineages with their points (New Foundations, 18.1).
#[must_use]
pub(crate) fn chronicle_points(points: &[(Colour, u16)]) -> String {
    let each: Vec<String> = points.iter().map(|(c, n)| format!("{} {n}", colour(*c))).collect();
    text("chronicle-points", &[("points", string(each.join(", ")))])
}

/// Who has won an era, and with how many points (New Foundations, 18.4).
#[must_use]
pub(crate) fn chronicle_era(winners: &[Colour], points: u16) -> String {
    let names: Vec<String> = winners.iter().map(|c| colour(*c)).collect();
    let count = FluentValue::from(winners.len());
    text(
        "chronicle-era",
        &[("winners", string(names.join(", "))), ("count", count), ("points", FluentValue::from(points))],
    )
}

/// Which edifices fell into ruin.
#[must_use]
pub(crate) fn chronicle_ruined(ruined: &[Card]) -> String {
    let names: Vec<String> = ruined.iter().map(|c| card(*c)).collect();
    text("chronicle-ruined", &[("cards", string(names.join(", ")))])
}

/// Which suits grew.
#[must_use]
pub(crate) fn chronicle_added(added: &[(Suit, u8)]) -> String {
    let suits: Vec<String> = added.iter().map(|(s, n)| format!("{n} {}", suit(*s))).collect();
    text("chronicle-added", &[("suits", string(suits.join(", ")))])
}
