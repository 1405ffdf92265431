//! The words in which a game is told. All of them come from the message catalogue in `locales/`.

mod catalogue;
mod outcome;
mod question;

pub use catalogue::{Arg, attribute, power_text, text, value};
pub use outcome::{leads, outcome, short_refusal};
pub use question::{answer, ask, clause, question, topic};

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
    let mut sites = vec![String::new(); SiteCard::COUNT];
    for entry in book().sites() {
        sites[usize::from(entry.site.0)] = format!("site-{}", slug(entry.name));
    }
    for entry in foundations::book().sites() {
        sites[usize::from(entry.site.0)] = format!("foundations-site-{}", slug(entry.name));
    }
    Keys { cards, sites }
});

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
fn hidden_card(position: &Position, seat: Player, handle: Choice) -> Option<Card> {
    let state = &position.state;
    let card = match handle {
        Choice::Facedown(p, i) => state[p].advisers.get(i as usize).copied(),
        Choice::Drawn(i) => state[seat].hand.get(i as usize).copied(),
        Choice::SiteRelic(s, i) => state[s].relics.get(i as usize).copied(),
        Choice::Reliquary(i) => state.reliquary[i as usize],
        Choice::HeldRelic(p, i) => state[p].dark_relics.get(i as usize).copied(),
        Choice::Legacy(i) => state[seat].legacies.get(i as usize).copied(),
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
        | Choice::Legacy(_) => {
            hidden_card(position, seat, handle).map_or_else(|| choice(position, handle), card)
        }
        _ => choice(position, handle),
    }
}

/// A refusal as one sentence.
#[must_use]
pub fn refusal(refused: &Refused) -> String {
    let two = |key: &str, need: u8, have: u8| text(key, &[("need", count(need)), ("have", count(have))]);
    match refused.why {
        Why::NotOffered => plain("why-not-offered"),
        Why::WrongForm => plain("why-wrong-form"),
        Why::WrongNumber => plain("why-wrong-number"),
        Why::Supply { need, have } => two("why-supply", need, have),
        Why::Favor { need, have } => two("why-favor", need, have),
        Why::Secrets { need, have } => two("why-secrets", need, have),
        Why::TokensOnCard => plain("why-tokens-on-card"),
        Why::NothingToDraw => plain("why-nothing-to-draw"),
        Why::NoCardHere => plain("why-no-card-here"),
        Why::NoSuit => plain("why-no-suit"),
        Why::NoRelicHere => plain("why-no-relic-here"),
        Why::AllSeen => plain("why-all-seen"),
        Why::NoPrice => plain("why-no-price"),
        Why::SecretGuarded => plain("why-secret-guarded"),
        Why::SecretAlone => plain("why-secret-alone"),
        Why::NoDefender => plain("why-no-defender"),
        Why::NoTarget => plain("why-no-target"),
        Why::NoTargetHere => plain("why-no-target-here"),
        Why::MustTargetOwnSite => plain("why-must-target-own-site"),
        Why::MustTargetToo(s) => text("why-must-target-too", &[("card", string(source(s)))]),
        Why::NoDestination => plain("why-no-destination"),
        Why::SameSite => plain("why-same-site"),
        Why::SiteFull => plain("why-site-full"),
        Why::SiteFacedown => plain("why-site-facedown"),
        Why::SiteOnly => plain("why-site-only"),
        Why::AdviserOnly => plain("why-adviser-only"),
        Why::Locked => plain("why-locked"),
        Why::InUse => plain("why-in-use"),
        Why::NoRoom => plain("why-no-room"),
        Why::VisionAtSite => plain("why-vision-at-site"),
        Why::NotExile => plain("why-not-exile"),
        Why::NotCitizen => plain("why-not-citizen"),
        Why::NoScepter => plain("why-no-scepter"),
        Why::ScepterNew => plain("why-scepter-new"),
        Why::ReliquaryEmpty => plain("why-reliquary-empty"),
        Why::NoExile => plain("why-no-exile"),
        Why::NoCitizen => plain("why-no-citizen"),
        Why::HoldsScepter => plain("why-holds-scepter"),
        Why::NoWarbands => plain("why-no-warbands"),
        Why::NoWarbandsHere => plain("why-no-warbands-here"),
        Why::LastWarband => plain("why-last-warband"),
        Why::NobodyHasWarbands => plain("why-nobody-has-warbands"),
        Why::NotRuler => plain("why-not-ruler"),
        Why::RulesNothing => plain("why-rules-nothing"),
        Why::NobodyHere => plain("why-nobody-here"),
        Why::NoFacedown => plain("why-no-facedown"),
        Why::AllShown => plain("why-all-shown"),
        Why::Forbidden(s) => text("why-forbidden", &[("card", string(source(s)))]),
        Why::TollUnpaid(s) => text("why-toll-unpaid", &[("card", string(source(s)))]),
        Why::Needs(s, need) => needs(s, need),
        Why::OddDice(s, n) => text("why-odd-dice", &[("card", string(source(s))), ("n", count(n))]),
        Why::NoMoreOffers(n) => text("why-no-more-offers", &[("n", count(n))]),
        Why::BadDeal => plain("why-bad-deal"),
        Why::CannotMan => plain("why-cannot-man"),
        Why::DealNoRoom => plain("why-deal-no-room"),
        Why::OneReliquaryRelic => plain("why-one-reliquary-relic"),
        Why::Seats(n) => text("why-seats", &[("n", count(n))]),
        Why::Twice(c) => text("why-twice", &[("card", string(card(c)))]),
        Why::TooManyPieces => plain("why-too-many-pieces"),
        Why::TurnTooLong(n) => text("why-turn-too-long", &[("n", n.into())]),
        Why::Over => plain("why-over"),
        Why::OtherGame => plain("why-other-game"),
        Why::Misplaced(c) => text("why-misplaced", &[("card", string(card(c)))]),
        Why::NoForge => plain("why-no-forge"),
        Why::EmptyCards { need, have } => two("why-empty-cards", need, have),
        Why::HoldsIt(b) => text("why-holds-it", &[("banner", string(banner(b)))]),
        Why::NoBanner(b) => text("why-no-banner", &[("banner", string(banner(b)))]),
        Why::HolderElsewhere(b) => text("why-holder-elsewhere", &[("banner", string(banner(b)))]),
        Why::NoFacedownRelic => plain("why-no-facedown-relic"),
        Why::NoSecretAnywhere => plain("why-no-secret-anywhere"),
        Why::AloneHere => plain("why-alone-here"),
        Why::PassBars(s) => text("why-pass-bars", &[("card", string(source(s)))]),
    }
}

/// What a power needs and has not.
fn needs(power: Source, need: Need) -> String {
    let card = ("card", string(source(power)));
    match need {
        Need::Banner(b) => text("why-needs-banner", &[card, ("banner", string(banner(b)))]),
        Need::Passenger => text("why-needs-passenger", &[card]),
        Need::EnemyHere => text("why-needs-enemy-here", &[card]),
        Need::BeastSite => text("why-needs-beast-site", &[card]),
        Need::ImperialSite => text("why-needs-imperial-site", &[card]),
        Need::OwnSiteTarget => text("why-needs-own-site-target", &[card]),
        Need::NoFavor => text("why-needs-no-favor", &[card]),
        Need::ExileTitle => text("why-needs-exile-title", &[card]),
        Need::RichBank => text("why-needs-rich-bank", &[card]),
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
    match &ways[..] {
        [rest @ .., last] if !rest.is_empty() => {
            text("campaign-list-and", &[("rest", string(rest.join(", "))), ("last", string(last.as_str()))])
        }
        _ => victory(how),
    }
}

fn place(position: &Position, place: Place) -> String {
    let who = |p: Player| ("player", string(player(position, p)));
    match place {
        Place::Box => plain("place-box"),
        Place::Dispossessed => plain("place-dispossessed"),
        Place::WorldDeck => plain("place-deck"),
        Place::Pile(r) => text("place-pile", &[("region", string(region(r)))]),
        Place::Site(s) => site(position, s),
        Place::Advisers(p) => text("place-advisers", &[who(p)]),
        Place::Revealed(p) => text("place-revealed", &[who(p)]),
        Place::Hand(p) => text("place-hand", &[who(p)]),
        Place::RelicDeck => plain("place-relic-deck"),
        Place::RelicAt(s) => text("place-relic-at", &[("site", string(site(position, s)))]),
        Place::Reliquary(i) => text("place-reliquary", &[("n", count(i + 1))]),
        Place::Held(p) => text("place-held", &[who(p)]),
        Place::Aside => plain("place-aside"),
        Place::Lineage(c) => text("place-lineage", &[("colour", string(colour(c)))]),
        Place::Ambitions => plain("place-ambitions"),
        Place::ReliquaryPile => plain("place-reliquary-pile"),
        Place::EdificeDeck => plain("place-edifice-deck"),
        Place::LegacyDeck => plain("place-legacy-deck"),
        Place::Legacies(p) => text("place-legacies", &[who(p)]),
        Place::Stored(s) => text("place-stored", &[("site", string(site_card(s)))]),
    }
}

fn purse(position: &Position, purse: Purse) -> String {
    match purse {
        Purse::Player(p) => player(position, p),
        Purse::Bank(s) => text("choice-bank", &[("suit", string(suit(s)))]),
        Purse::Card(c) => card(c),
        Purse::Site(s) => site(position, s),
        Purse::Banner(b) => banner(b),
        Purse::Shared => plain("purse-shared"),
    }
}

/// The faces of a roll in words.
#[must_use]
pub fn faces(die: Die, faces: [u8; 4]) -> String {
    if die == Die::End {
        return faces[0].to_string();
    }
    let keys = match die {
        Die::Attack => ["face-hollow", "face-sword", "face-skull", ""],
        Die::Defense | Die::End => ["face-blank", "face-shield", "face-double", "face-x2"],
    };
    let shown: Vec<String> = keys
        .iter()
        .zip(faces)
        .filter(|(_, n)| *n > 0)
        .map(|(key, n)| text(key, &[("n", count(n))]))
        .collect();
    if shown.is_empty() { plain("face-none") } else { shown.join(", ") }
}

/// The faces of a roll as icon tokens, one for each die: a page draws them.
fn dice(die: Die, shown: [u8; 4]) -> String {
    let names = match die {
        Die::Attack => ["die-a-hollow", "die-a-sword", "die-a-skull", ""],
        Die::Defense => ["die-d-blank", "die-d-shield", "die-d-two", "die-d-x2"],
        Die::End => return format!("[die-end] {}", shown[0]),
    };
    let dice: Vec<String> =
        names.iter().zip(shown).flat_map(|(name, n)| vec![format!("[{name}]"); usize::from(n)]).collect();
    if dice.is_empty() { plain("face-none") } else { dice.join(" ") }
}

/// An event as a sentence of the log.
#[must_use]
pub fn event(position: &Position, event: &Event) -> String {
    let who = |p: Player| ("player", string(player(position, p)));
    let other = |p: Player| ("other", string(player(position, p)));
    let which = |c: Card| ("card", string(card(c)));
    let at = |s: Site| ("site", string(site(position, s)));
    let n = |n: u8| ("n", count(n));
    let to = |p: Place| ("place", string(place(position, p)));
    match *event {
        Event::Turn(p, round) => text("log-turn", &[who(p), ("round", count(round))]),
        Event::Rests(p) => text("log-rests", &[who(p)]),
        Event::RoundEnd(round) => text("log-round-end", &[("round", count(round))]),
        Event::Favor { from, to, n: k } | Event::Secrets { from, to, n: k } => {
            let key = if matches!(event, Event::Favor { .. }) { "log-favor" } else { "log-secrets" };
            let (from, to) = (purse(position, from), purse(position, to));
            text(key, &[n(k), ("from", string(from)), ("to", string(to))])
        }
        Event::SecretsFlipped(p, k) => text("log-secrets-flipped", &[who(p), n(k)]),
        Event::SupplySpent(p, k) => text("log-supply-spent", &[who(p), n(k)]),
        Event::Supply(p, k) => text("log-supply", &[who(p), n(k)]),
        Event::WarbandsGained(p, k) => text("log-warbands-gained", &[who(p), n(k)]),
        Event::Killed { owner, board, site: s, n: k } => {
            let spot = match (board, s) {
                (Some(p), _) => choice(position, Choice::Board(p)),
                (None, Some(s)) => site(position, s),
                (None, None) => String::new(),
            };
            text("log-killed", &[n(k), ("owner", string(player(position, owner))), ("place", string(spot))])
        }
        Event::WarbandsMoved { player: p, site: s, to_site, n: k } => {
            let key = if to_site { "log-warbands-to-site" } else { "log-warbands-to-board" };
            text(key, &[who(p), at(s), n(k)])
        }
        Event::WarbandsGiven(p, q, k) => text("log-warbands-given", &[who(p), other(q), n(k)]),
        Event::Action(p, major) => {
            text("log-action", &[who(p), ("action", string(&major_key(major)["choice-".len()..]))])
        }
        Event::Uses(p, s) => text("log-uses", &[who(p), ("card", string(source(s)))]),
        Event::BanditsUse(s) => text("log-bandits-use", &[("card", string(source(s)))]),
        Event::Drew { player: p, from, n: k, visions } => {
            let from = ("from", string(place(position, from)));
            text("log-drew", &[who(p), from, n(k), ("visions", count(visions))])
        }
        Event::Saw(_, c, from) => text("log-saw", &[which(c), ("from", string(place(position, from)))]),
        Event::Peeked(p, spot) => text("log-peeked", &[who(p), to(spot)]),
        Event::Showed(p, q) => text("log-showed", &[who(p), other(q)]),
        Event::Revealed(c) => text("log-revealed", &[which(c)]),
        Event::Played(p, c, spot) => text("log-played", &[who(p), which(c), to(spot)]),
        Event::PlayedFacedown(p) => text("log-played-facedown", &[who(p)]),
        Event::Discarded { player: p, card: Some(c), to: spot, .. } => {
            text("log-discarded", &[who(p), which(c), to(spot)])
        }
        Event::Discarded { player: p, card: None, vision, to: spot } => {
            let vision = ("vision", string(if vision { "yes" } else { "no" }));
            text("log-discarded-hidden", &[who(p), vision, to(spot)])
        }
        Event::Moved(c, spot) => text("log-moved", &[which(c), to(spot)]),
        Event::MovedFacedown(p) => text("log-moved-facedown", &[who(p)]),
        Event::RelicBuried(p) => text("log-relic-buried", &[who(p)]),
        Event::Flipped(c) => text("log-flipped", &[which(c)]),
        Event::VisionsDrawn(k) => text("log-visions-drawn", &[n(k)]),
        Event::SiteRevealed(_, card) => text("log-site-revealed", &[("site", string(site_card(card)))]),
        Event::Pawn(p, s) => text("log-pawn", &[who(p), at(s)]),
        Event::RelicTaken { relic, player: p, .. } => text("log-relic-taken", &[who(p), which(relic)]),
        Event::BannerTaken { banner: b, player: p, .. } => {
            text("log-banner-taken", &[who(p), ("banner", string(banner(b)))])
        }
        Event::Mob(true) => plain("log-mob"),
        Event::Mob(false) => plain("log-mob-over"),
        Event::CampaignStart(p, ruler) => {
            let foe = match ruler {
                Ruler::Player(d) => player(position, d),
                Ruler::Bandits | Ruler::Nobody => plain("bandits"),
            };
            text("log-campaign-start", &[who(p), ("other", string(foe))])
        }
        Event::Target(c) => text("log-target", &[("target", string(choice(position, c)))]),
        Event::Ally(p) => text("log-ally", &[who(p)]),
        Event::Pools { attack, defense } => {
            text("log-pools", &[("attack", count(attack)), ("defense", count(defense))])
        }
        Event::Rolled { player: p, die, faces: f } => {
            let shown = ("faces", string(if tongue().marked { dice(die, f) } else { faces(die, f) }));
            match p {
                Some(p) => text("log-rolled", &[who(p), shown]),
                None => text("log-rolled-bandits", &[shown]),
            }
        }
        Event::Sacrificed(p, k) => text("log-sacrificed", &[who(p), n(k)]),
        Event::Outcome { attack, defense, winner } => {
            let winner = if winner == Side::Attacker { "attacker" } else { "defender" };
            text(
                "log-outcome",
                &[("attack", big(attack)), ("defense", big(defense)), ("winner", string(winner))],
            )
        }
        Event::Title(p) => text("log-title", &[who(p)]),
        Event::Usurper(p) => text("log-usurper", &[who(p)]),
        Event::Citizen(p) => text("log-citizen", &[who(p)]),
        Event::Exiled(p) => text("log-exiled", &[who(p)]),
        Event::Offered(p, q) => text("log-offered", &[who(p), other(q)]),
        Event::OfferAnswered(p, true) => text("log-accepted", &[who(p)]),
        Event::OfferAnswered(p, false) => text("log-declined", &[who(p)]),
        Event::Denied(p) => text("log-denied", &[who(p)]),
        Event::Uncovered(i) => text("log-uncovered", &[n(i + 1), which(Card::reliquary(usize::from(i)))]),
        Event::Vowed(p, o) => text("log-vowed", &[who(p), ("oath", string(oath(o)))]),
        Event::Built(c, s) => text("log-built", &[which(c), at(s)]),
        Event::SiteLost(s) => text("log-site-lost", &[("site", string(site_card(s)))]),
        Event::Added(s, k) => text("log-added", &[n(k), ("suit", string(suit(s)))]),
        Event::ArchiveHealed(s) => text("log-archive-healed", &[("suit", string(suit(s)))]),
        Event::Written(p, v) => text("log-written", &[who(p), ("victory", string(victory(v)))]),
        Event::BanditsCame(s, k) => text("log-bandits-came", &[n(k), at(s)]),
        Event::BanditsGone(s, k) => text("log-bandits-gone", &[n(k), at(s)]),
        Event::RelicHidden { player: p, from } => {
            text("log-relic-hidden", &[who(p), ("from", string(place(position, from)))])
        }
        Event::RelicShown(p, c) => text("log-relic-shown", &[who(p), which(c)]),
        Event::RelicsAside(p, k) => text("log-relics-aside", &[who(p), n(k)]),
        Event::LegacyKept(p) => text("log-legacy-kept", &[who(p)]),
        Event::LegacyWoke(p, c) => text("log-legacy-woke", &[who(p), which(c)]),
        Event::LegacySlept(p, c) => text("log-legacy-slept", &[who(p), which(c)]),
        Event::LegacyLost(p, Some(c)) => text("log-legacy-given-up", &[who(p), which(c)]),
        Event::LegacyLost(p, None) => text("log-legacy-lost", &[who(p)]),
        Event::Crowned(p) => text("log-crowned", &[who(p)]),
        Event::Task(p, false) => text("log-world-task", &[who(p)]),
        Event::Task(p, true) => text("log-beacon-task", &[who(p)]),
        Event::Points(p, k) => text("log-points", &[who(p), n(k)]),
        Event::Altered(f, true) => text("log-altered", &[("foundation", string(foundation(f)))]),
        Event::Altered(f, false) => text("log-restored", &[("foundation", string(foundation(f)))]),
        Event::Archived(s) => text("log-archived", &[("site", string(site_card(s)))]),
        Event::DispossessedCards(k) => text("log-dispossessed-cards", &[n(k)]),
        Event::FestivalAt(s) => text("log-festival-at", &[at(s)]),
        Event::Council(true) => plain("log-council"),
        Event::Council(false) => plain("log-council-over"),
        Event::Won(p, v) => text("log-won", &[who(p), ("victory", string(victory_at(position, p, v)))]),
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
