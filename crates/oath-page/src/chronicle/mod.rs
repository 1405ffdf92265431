//! The pages of a chronicle: its history, its timeline, the map as it lies now, and what can be done
//! with it. Only what everybody may know is drawn, whoever looks: the world deck, the Archive and
//! everything facedown stay secret until they are played (9.4).

mod guide;
mod lineages;
mod prose;
mod shield;
mod sky;
mod tasks;
mod timeline;

pub use guide::guide;
pub use sky::{Sky, sky};
pub use tasks::{TasksCut, done};

use crate::assets;
use crate::home::Kept;
use crate::layout::{self, Nav};
use crate::over::victory_sign;
use crate::parts::{colour_word, icon, rich, shape, suit_icon, symbol, t};
use crate::say;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use oath_model::{Card, Colour, Edition, Oath, Region, Role, Site, Suit, WorldSite};
use oath_play::chronicle::PastGame;
use oath_play::promises::Keeping;
use oath_play::summary::Summary;
use oath_play::words::Tongue;
use oath_play::{Chronicle, words};
use std::collections::BTreeSet;
use std::rc::Rc;

/// Games that are shown at once; a long chronicle has more.
const RECENT: usize = 5;

/// What is known of a past game beside the chronicle itself.
#[derive(Clone, Debug, Default)]
pub struct Age {
    /// The game in figures.
    pub summary: Option<Summary>,
    /// The address of the page after it.
    pub over: Option<String>,
}

/// Where the page is shown, and so what can be done there.
#[derive(Clone, Debug)]
pub enum Shelf<'a> {
    /// By the server.
    Web {
        /// The chronicle's id.
        id: &'a str,
        /// The id of the next game, if it is being played.
        playing: Option<&'a str>,
        /// The id of the last game, if this browser opened it: its table can go on.
        last: Option<&'a str>,
    },
    /// As a file by itself: nothing can be done there.
    File,
}

/// What the page of a chronicle is drawn from.
#[derive(Clone, Debug)]
pub struct ChronicleData<'a> {
    /// The chronicle.
    pub chronicle: &'a Chronicle,
    /// Its games of this file, in order; games without an entry are told more shortly.
    pub ages: &'a [Age],
    /// Where it is shown.
    pub shelf: Shelf<'a>,
    /// How its players have kept their word in all its games, by name.
    pub keeping: &'a [(String, Keeping)],
}

impl<'a> ChronicleData<'a> {
    /// The number of a game of the file.
    fn number(&self, game: usize) -> usize {
        usize::from(self.chronicle.earlier) + game + 1
    }

    /// Where the games begin that are shown at once; the ones before are folded away.
    fn recent(&self) -> usize {
        self.chronicle.games.len().saturating_sub(RECENT)
    }

    fn age(&self, game: usize) -> Option<&'a Age> {
        self.ages.get(game)
    }
}

/// The winner's name, or else the colour.
fn winner(game: &PastGame) -> String {
    let seat = game.seats.iter().position(|c| *c == game.winner);
    seat.and_then(|s| game.names.get(s).cloned())
        .unwrap_or_else(|| words::capital(&words::colour(game.winner)))
}

/// The symbol of an Oath: what it is about.
pub(crate) const fn oath_sign(oath: Oath) -> &'static str {
    match oath {
        Oath::Supremacy => "oathkeeper",
        Oath::People => "banner-people",
        Oath::Devotion => "banner-secret",
        Oath::Protection => "relic",
    }
}

/// The page of a chronicle.
#[must_use]
pub fn page(data: &ChronicleData<'_>) -> Markup {
    let title = say!("chronicle-page-title", name = data.chronicle.name.as_str());
    layout::page(&title, Nav::Chronicles, &in_words_of(data, || body(data)))
}

/// Cards and clauses of the game that the chronicle is of.
fn in_words_of<T>(data: &ChronicleData<'_>, tell: impl FnOnce() -> T) -> T {
    let tongue = Tongue { edition: data.chronicle.edition(), ..Tongue::clone(&words::tongue()) };
    words::speak(&Rc::new(tongue), tell)
}

/// The page of a chronicle as one file that needs nothing else: style and symbols are inside.
#[must_use]
pub fn standalone(data: &ChronicleData<'_>) -> String {
    let style = assets::STYLE.lines().chain(assets::FOUNDATIONS_STYLE.lines());
    let mut style: Vec<&str> = style.filter(|line| !line.starts_with("@font-face")).collect();
    style.push(OTHER_FONTS);
    let document = html! {
        (DOCTYPE)
        html lang=(words::tongue().language.tag()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width,initial-scale=1";
                title { (data.chronicle.name) }
                style { (PreEscaped(style.join("\n"))) }
            }
            body.beside { (PreEscaped(SYMBOLS)) main.leafpage { (in_words_of(data, || body(data))) } }
        }
    };
    let mut page = document.into_string().replace("/a/icons.svg#", "#");
    // Of the large sprites only what is used comes along.
    for (name, sprite) in assets::SHEETS.into_iter().chain(SPRITES) {
        page = with_symbols(&page, name, sprite);
    }
    page
}

/// The page with the symbols of a sprite that it uses inside.
fn with_symbols(page: &str, name: &str, sprite: &str) -> String {
    let used: BTreeSet<&str> = page
        .split("href=\"")
        .filter_map(|rest| rest.split('"').next()?.split_once('#'))
        .filter(|(file, id)| format!("{file}#{id}") == assets::address(name, id))
        .map(|(_, id)| id)
        .collect();
    let symbols: String = used.iter().filter_map(|id| assets::symbol(sprite, id)).collect();
    let inside =
        format!("<svg class=\"sr\" width=\"0\" height=\"0\" aria-hidden=\"true\">{symbols}</svg></body>");
    let page = used.iter().fold(page.to_owned(), |page, id| {
        page.replace(&format!("\"{}\"", assets::address(name, id)), &format!("\"#{id}\""))
    });
    page.replacen("</body>", &inside, 1)
}

/// Without our fonts small capitals are made from others.
const OTHER_FONTS: &str = ".caps,h2,.minimap h3,.age summary{font-variant-caps:small-caps!important}";
/// The symbols, to stand inside a page.
const SYMBOLS: &str = include_str!("../../assets/icons.svg");
/// The other sprites.
const SPRITES: [(&str, &str); 4] = [
    ("relics", include_str!("../../assets/relics.svg")),
    ("foundations-relics", include_str!("../../assets/foundations-relics.svg")),
    ("legacies", include_str!("../../assets/legacies.svg")),
    ("foundations", include_str!("../../assets/foundations.svg")),
];

fn body(data: &ChronicleData<'_>) -> Markup {
    html! {
        div.chron {
            (head(data))
            (eras(data))
            (lineages::sections(data))
            div.cgrid {
                (prose::annals(data))
                div.cside {
                    @if data.chronicle.world.sites.iter().any(|laid| laid.faceup) { (map(data.chronicle)) }
                    (lineages::beside(data))
                    div.pair { (remains(data.chronicle)) (newcomers(data.chronicle)) }
                    (lineages::above(data))
                }
            }
            (crate::table::promises::record(data.keeping))
            @if !data.chronicle.games.is_empty() { (timeline::section(data)) }
        }
    }
}

fn head(data: &ChronicleData<'_>) -> Markup {
    let chronicle = data.chronicle;
    let played = usize::from(chronicle.earlier) + chronicle.games.len();
    let begun = chronicle.games.first().filter(|_| chronicle.earlier == 0).map(|g| g.date.as_str());
    html! {
        header.chead {
            div {
                p.caps { (t("chronicle-page-kicker")) }
                h1 { (chronicle.name) }
                p.subt {
                    (say!("chronicle-page-played", n = played))
                    @if let Some(date) = begun { " · " (say!("chronicle-page-begun", date = words::date(date))) }
                }
            }
            @if let Shelf::Web { id, .. } = data.shelf {
                div.export {
                    div.btns {
                        a.btn href={ "/chronicles/" (id) "/string" } { (t("chronicle-page-string")) }
                        a.btn href={ "/chronicles/" (id) "/file" } download { (t("chronicle-page-file")) }
                    }
                    p.hint { (t("chronicle-page-export-hint")) }
                }
            }
        }
    }
}

/// The row of Oaths and rulers, and what comes next.
fn eras(data: &ChronicleData<'_>) -> Markup {
    html! {
        h2.sr { (t("chronicle-page-eras")) }
        ol.eras aria-label=(t("chronicle-page-eras")) {
            @for (i, game) in data.chronicle.games.iter().enumerate().skip(data.recent()) { (era(data, i, game)) }
            li.now {
                span.eno { (data.chronicle.next_game()) }
                div.medal { (icon(oath_sign(data.chronicle.world.oath))) }
                h3 { (words::oath(data.chronicle.world.oath)) }
                p.how { (heirs(data.chronicle)) }
                @if let Shelf::Web { id, playing, last } = data.shelf {
                    @match (playing, last) {
                        (Some(game), _) => a class="btn go" href={ "/g/" (game) } { (t("chronicle-page-playing")) },
                        (None, Some(game)) => form method="post" action={ "/g/" (game) "/next" } data-fair="" {
                            input type="hidden" name="wait" value="yes";
                            button class="btn go" { (say!("home-play-game", n = data.chronicle.next_game())) }
                        },
                        (None, None) => a class="btn go" href={ "/?chronicle=" (id) } {
                            (say!("home-play-game", n = data.chronicle.next_game()))
                        },
                    }
                }
            }
        }
    }
}

fn era(data: &ChronicleData<'_>, i: usize, game: &PastGame) -> Markup {
    let how = say!(
        "chronicle-page-how",
        victory = words::unmarked(&words::victory(game.victory)),
        round = game.round
    );
    html! {
        li {
            span.eno { (data.number(i)) }
            div.medal { (icon(oath_sign(game.oath))) }
            h3 { (words::oath(game.oath)) }
            p {
                (shape(colour_word(game.winner as u8))) " "
                b class={ "who p-" (colour_word(game.winner as u8)) } { (winner(game)) }
            }
            p.how { (symbol("i", victory_sign(game.victory))) " " (how) }
            p.vow { (say!("chronicle-page-vowed", oath = words::oath(game.vowed))) }
        }
    }
}

/// Who is Chancellor in the next game (1.7), and which boards lie on their Citizen side (1.9).
fn heirs(chronicle: &Chronicle) -> String {
    let (chancellor, citizens): (Option<String>, Vec<String>) = match &chronicle.world.beyond {
        None => (
            chronicle.games.last().map(|game| words::capital(&winner(game))),
            chronicle.world.citizens.iter().map(|c| words::colour(*c)).collect(),
        ),
        Some(beyond) => {
            let of = |role: Role| {
                let lineages = beyond.lineages.iter().filter(move |lineage| lineage.role == role);
                lineages.map(|lineage| lineages::name(chronicle, lineage.colour))
            };
            (of(Role::Chancellor).next(), of(Role::Citizen).collect())
        }
    };
    match (chancellor, citizens.is_empty()) {
        (Some(name), true) => say!("chronicle-page-heir", name = name),
        (Some(name), false) => say!("chronicle-page-heirs", name = name, citizens = prose::list(&citizens)),
        (None, true) => t("chronicle-page-no-heir"),
        (None, false) => say!("chronicle-page-citizens", citizens = prose::list(&citizens)),
    }
}

fn map(chronicle: &Chronicle) -> Markup {
    html! {
        section.panel aria-labelledby="map" {
            h2 #map { (t("chronicle-page-map")) }
            div.minimap {
                @for region in Region::ALL {
                    div {
                        h3 { (words::region(region)) }
                        ul {
                            @for (slot, site) in chronicle.world.sites.iter().enumerate() {
                                @if Site(slot as u8).region() == region { (land(site)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn land(laid: &WorldSite) -> Markup {
    if !laid.faceup {
        return html! {
            li.hid {
                div class="initial sm hidden" aria-hidden="true" { span { "?" } }
                div { b { (t("chronicle-page-facedown")) } small { (t("chronicle-page-unseen")) } }
            }
        };
    }
    let name = words::site_name(laid.site);
    let cards: Vec<String> = laid.cards.iter().map(|c| words::card(*c)).collect();
    html! {
        li {
            div class="initial sm land" aria-hidden="true" {
                span { (name.trim_start_matches("The ").chars().next().unwrap_or('?')) }
            }
            div {
                b { (rich(&words::site_card(laid.site), &[])) }
                small {
                    @if !cards.is_empty() { (rich(&cards.join(", "), &[])) }
                    @if !laid.relics.is_empty() {
                        span.rel { (icon("relic-down")) " " (say!("chronicle-page-relics", n = laid.relics.len())) }
                    }
                }
            }
        }
    }
}

/// Edifices and ruins, and whom they remember.
fn remains(chronicle: &Chronicle) -> Markup {
    let empire = chronicle.world.beyond.iter().flat_map(|b| b.atlas.iter().take(usize::from(b.empire)));
    let there = chronicle.world.sites.iter().filter(|s| s.faceup);
    let edifices = |s: &'_ WorldSite| s.cards.iter().copied().filter(|c| c.is_edifice()).collect::<Vec<_>>();
    let standing = there.flat_map(|s| edifices(s).into_iter().map(move |c| (s, c)));
    let again = empire.flat_map(|s| edifices(s).into_iter().map(move |c| (s, restored(c))));
    let standing: Vec<_> = standing.chain(again).collect();
    html! {
        section.panel aria-labelledby="remains" {
            h2 #remains { (t("chronicle-page-remains")) }
            @if standing.is_empty() { p.hint { (t("chronicle-page-nothing-stands")) } }
            ul.legacy {
                @for (site, card) in standing {
                    @let key = if card.is_ruin() { "chronicle-page-ruin" } else { "chronicle-page-stands" };
                    @let text = say!(key, card = words::card(card), site = words::site_card(site.site));
                    li { (suit_icon(crate::card::suit(card))) span { (rich(&text, &[])) } }
                }
            }
        }
    }
}

/// 12.3: at the Empire's sites edifices stand again, whatever has fallen there.
const fn restored(card: Card) -> Card {
    if card.is_ruin() { card.flipped() } else { card }
}

/// Which suits the winners brought from the Archive: that is public, the world deck is not.
fn newcomers(chronicle: &Chronicle) -> Markup {
    let total = |suit: Suit| -> u16 {
        let added = chronicle.games.iter().flat_map(|g| &g.added);
        added.filter(|(s, _)| *s == suit).map(|(_, n)| u16::from(*n)).sum()
    };
    let most = Suit::ALL.map(total).into_iter().max().unwrap_or(0).max(1);
    html! {
        section.panel aria-labelledby="suits" {
            h2 #suits { (t("chronicle-page-newcomers")) }
            @if chronicle.games.is_empty() {
                p.hint {
                    (t(match chronicle.edition() {
                        Edition::Base => "chronicle-page-no-newcomers",
                        Edition::Foundations => "lineages-no-newcomers",
                    }))
                }
            } @else {
                ul.suitchart {
                    @for suit in Suit::ALL {
                        li class={ "s-" (crate::parts::suit_word(Some(suit))) } {
                            (suit_icon(Some(suit))) span.sn { (words::suit(suit)) }
                            svg.barw viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" {
                                rect.barf width=(100 * total(suit) / most) height="12" {}
                            }
                            b.n { (total(suit)) }
                        }
                    }
                }
                p.hint {
                    (t(match chronicle.edition() {
                        Edition::Base => "chronicle-page-newcomers-hint",
                        Edition::Foundations => "lineages-newcomers-hint",
                    }))
                }
            }
        }
    }
}

/// A chronicle in the list of all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Id, name and next game.
    pub kept: Kept,
    /// The Oath in force.
    pub oath: Oath,
    /// Name and colour of the last winner.
    pub ruler: Option<(String, Colour)>,
    /// The date of the last game.
    pub date: Option<String>,
}

impl Listed {
    /// The entry of a chronicle.
    #[must_use]
    pub fn of(id: &str, chronicle: &Chronicle) -> Listed {
        let last = chronicle.games.last();
        Listed {
            kept: Kept {
                id: id.to_owned(),
                name: chronicle.name.clone(),
                next: chronicle.next_game(),
                edition: chronicle.edition(),
            },
            oath: chronicle.world.oath,
            ruler: last.map(|g| (winner(g), g.winner)),
            date: last.map(|g| g.date.clone()),
        }
    }
}

/// The page of all chronicles.
#[must_use]
pub fn list(entries: &[Listed]) -> Markup {
    let main = html! {
        div.chron {
            header.chead {
                div { h1 { (t("page-chronicles")) } p.subt { (t("chronicle-page-list-lead")) } }
                div.btns { a.btn href="/#bring" { (t("home-bring")) } a class="btn go" href="/" { (t("chronicle-page-begin")) } }
            }
            @if entries.is_empty() { p.empty { (t("chronicle-page-none")) } }
            ul class="games shelf" {
                @for entry in entries {
                    li { a href={ "/chronicles/" (entry.kept.id) } {
                        span.medal { (icon(oath_sign(entry.oath))) }
                        b { (entry.kept.name) }
                        span { (say!("chronicle-page-next", n = entry.kept.next)) " · " (words::oath(entry.oath)) }
                        @if let Some((name, colour)) = &entry.ruler {
                            span {
                                (shape(colour_word(*colour as u8))) " "
                                (say!("chronicle-page-ruler", name = name.as_str()))
                                @if let Some(date) = &entry.date { ", " (words::date(date)) }
                            }
                        }
                    } }
                }
            }
        }
    };
    layout::page(&t("page-chronicles"), Nav::Chronicles, &main)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_model::World;
    use oath_play::{Session, worlds};

    /// A chronicle of two games among these players, who take the quiet answer.
    fn written(name: &str, world: World, names: [&str; 3]) -> (Chronicle, Vec<Age>) {
        let mut chronicle = Chronicle::new(name, world);
        let mut ages = Vec::new();
        for seed in 0..2 {
            let mut session =
                Session::of_chronicle(chronicle.world.clone(), 3, seed).expect("a lawful setup");
            while let Some(asked) = session.asked().cloned() {
                session.answer(asked.player, asked.default_answer()).expect("the default answer is legal");
            }
            chronicle.add(&session, "2026-11-16", &names.map(str::to_owned)).expect("a written game");
            let summary = session.record().and_then(|r| Summary::of(&r).ok());
            ages.push(Age { summary, over: Some(format!("/g/{seed}/over")) });
        }
        (chronicle, ages)
    }

    /// One of the base game.
    fn chronicle() -> (Chronicle, Vec<Age>) {
        written("The <Long> Winter", worlds::random_world(4), ["Ann", "<b>Bob", "Cleo"])
    }

    #[test]
    fn the_page_tells_its_games_and_what_can_be_done() {
        let (chronicle, ages) = chronicle();
        let data = ChronicleData {
            chronicle: &chronicle,
            ages: &ages,
            shelf: Shelf::Web { id: "c1", playing: None, last: None },
            keeping: &[],
        };
        let html = page(&data).into_string();
        for want in
            ["/chronicles/c1/string", "/chronicles/c1/file", "/chronicles/c1/branch", "/?chronicle=c1"]
        {
            assert!(html.contains(want), "{want}");
        }
        assert!(html.contains("name=\"after\" value=\"1\"") && html.contains("name=\"after\" value=\"2\""));
        assert!(html.contains("/g/0/over") && html.contains("Ann") && html.contains("Play game 3"));
        assert!(!html.contains("<Long>") && !html.contains("<b>Bob"), "names are escaped");
        assert!(!html.contains("chronicle-page-") && !html.contains("style="));
        let playing = Shelf::Web { id: "c1", playing: Some("g9"), last: None };
        assert!(page(&ChronicleData { shelf: playing, ..data }).into_string().contains("href=\"/g/g9\""));
    }

    #[test]
    fn a_file_by_itself_asks_nobody() {
        let (chronicle, ages) = chronicle();
        let html = standalone(&ChronicleData {
            chronicle: &chronicle,
            ages: &ages,
            shelf: Shelf::File,
            keeping: &[],
        });
        assert!(!html.contains("href=\"/") && !html.contains("url(/a/") && !html.contains("action="));
        assert!(html.contains("id=\"oathkeeper\""), "the symbols are inside");
        assert!(!html.contains("<Long>"));
    }

    /// One of New Foundations.
    fn vesper() -> (Chronicle, Vec<Age>) {
        let (mut chronicle, ages) = written("Vesper", worlds::foundations_world(4), ["Tove", "Oda", "Ines"]);
        let drawn = oath_play::chronicle::Constellation::read("3-7-18", "The Plough").expect("a figure");
        chronicle.games[0].constellation = Some(drawn);
        (chronicle, ages)
    }

    #[test]
    fn lineages_are_told_with_their_points_and_the_sky() {
        let (chronicle, ages) = vesper();
        for shelf in [Shelf::File, Shelf::Web { id: "c1", playing: None, last: None }] {
            let html = page(&ChronicleData { chronicle: &chronicle, ages: &ages, shelf, keeping: &[] })
                .into_string();
            let chancellors = html.matches("class=\"chan\"").count();
            assert_eq!(chancellors, 3, "one of each game, and one in the key");
            for want in
                ["The Plough", "The lineages", "Foundations in force", "Era 1", "class=\"nextmap big\""]
            {
                assert!(html.contains(want), "{want}");
            }
            for key in ["lineages-", "tasks-", "sky-", "chronicle-page-"] {
                assert!(!html.contains(&format!(">{key}")), "{key}");
            }
        }
        let file = standalone(&ChronicleData {
            chronicle: &chronicle,
            ages: &ages,
            shelf: Shelf::File,
            keeping: &[],
        });
        assert!(!file.contains("/a/") && file.contains("id=\"n-dispossessed\""), "all drawings are inside");
    }

    #[test]
    fn what_waits_in_the_atlas_and_with_lineages_stays_hidden() {
        let (chronicle, ages) = vesper();
        let html =
            body(&ChronicleData { chronicle: &chronicle, ages: &ages, shelf: Shelf::File, keeping: &[] })
                .into_string();
        let world = &chronicle.world;
        let beyond = world.beyond.as_ref().expect("a world of New Foundations");
        let open = beyond.atlas.iter().take(usize::from(beyond.empire) + 1).flat_map(|site| &site.cards);
        let open: Vec<&str> = open.map(|card| words::card_name(*card)).collect();
        let kept = beyond.lineages.iter().flat_map(|l| l.dormant.iter().chain(&l.advisers).chain(&l.relics));
        let stored = beyond.atlas.iter().flat_map(|site| site.cards.iter().chain(&site.relics));
        let decks = world.world_deck.iter().chain(&world.relic_deck).chain(&world.dispossessed);
        for card in decks.chain(kept).chain(stored).chain(&beyond.reliquary) {
            let name = words::card_name(*card);
            assert!(open.contains(&name) || !names_card(&html, name), "{name} is told");
        }
    }

    /// Text between tags, without what the page says by itself.
    fn names_card(html: &str, name: &str) -> bool {
        html.split('>')
            .filter_map(|piece| piece.split('<').next())
            .any(|text| text.split([',', '.']).any(|part| part.trim() == name))
    }

    #[test]
    fn hidden_cards_stay_hidden() {
        for seed in 0..10 {
            let chronicle = Chronicle::new("x", worlds::random_world(seed));
            let data = ChronicleData { chronicle: &chronicle, ages: &[], shelf: Shelf::File, keeping: &[] };
            let html = body(&data).into_string();
            let world = &chronicle.world;
            for card in world.world_deck.iter().chain(&world.relic_deck).chain(&world.dispossessed) {
                let name = words::card_name(*card);
                let public = world.sites.iter().flat_map(|s| &s.cards).any(|c| words::card_name(*c) == name);
                assert!(public || !names_card(&html, name), "{name} is told");
            }
            for site in world.sites.iter().filter(|s| !s.faceup) {
                assert!(!names_card(&html, words::site_name(site.site)));
            }
            let shown = world.sites.iter().filter(|s| s.faceup);
            assert!(
                shown.into_iter().all(|s| names_card(&html, words::site_name(s.site))),
                "faceup sites are told"
            );
        }
    }

    #[test]
    fn the_list_links_every_chronicle() {
        let (chronicle, _) = chronicle();
        let html = list(&[Listed::of("c1", &chronicle)]).into_string();
        assert!(html.contains("href=\"/chronicles/c1\"") && html.contains("next is game 3"));
        assert!(list(&[]).into_string().contains("No chronicle yet"));
    }
}
