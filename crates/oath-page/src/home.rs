//! The home page: play at once, set up a table, go on with a game, bring a chronicle.
//!
//! Everything works without a script: what a choice makes superfluous is hidden by the stylesheet.

use crate::layout::{self, Nav};
use crate::parts::{icon, shape, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Card, Colour, Edition, Foundation, MAX_PLAYERS, Oath, SiteCard};
use oath_play::chronicle_facts::{KnownBeyond, KnownSite};
use oath_play::{ChronicleFacts, words};
use std::collections::BTreeMap;

/// Fewest seats of a game.
const MIN_PLAYERS: usize = 2;
/// Colours a seat can have, in the order in which they are proposed; `any` is chosen at the table.
const COLOURS: [&str; 8] = ["red", "blue", "yellow", "white", "black", "brown", "pink", "any"];
/// Those of them that only lineages of New Foundations have.
const MORE_COLOURS: [&str; 2] = ["brown", "pink"];
/// Who can have a seat.
const WHO: [&str; 6] = ["here", "link", "novice", "regular", "veteran", "master"];
/// What a bot can like best.
const CHARACTERS: [&str; 5] = ["any", "warlord", "schemer", "courtier", "hermit"];
/// Who can have the first seat of the base game besides.
const PRINCES: [&str; 2] = ["prince", "prince-expanded"];
/// What an era can end by.
const ERAS: [&str; 2] = ["points", "games"];
/// Seconds for an answer; 0 is no limit.
const CLOCKS: [&str; 5] = ["0", "120", "600", "3600", "86400"];
/// Where the world of the game comes from.
const WORLDS: [&str; 4] = ["first", "random", "chronicle", "text"];
/// The words for Oaths in the form, in the order of [`Oath::ALL`].
const OATHS: [&str; 4] = ["supremacy", "people", "devotion", "protection"];

/// A chronicle that is kept here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The number of its next game.
    pub next: u16,
    /// Of which game it is.
    pub edition: Edition,
}

/// The fields of the form as they were sent, so that nothing is lost when one of them is refused.
/// What is not there has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Filled(pub BTreeMap<String, String>);

impl Filled {
    /// The value of a field.
    #[must_use]
    pub fn get(&self, field: &str) -> &str {
        self.0.get(field).map_or_else(|| default(field), String::as_str)
    }
}

/// What a fresh form says: a friend and two bots.
fn default(field: &str) -> &'static str {
    match field {
        "seats" => "4",
        "who0" => "here",
        "who1" => "link",
        "who2" | "who3" | "who4" | "who5" => "regular",
        "colour0" | "character0" | "character1" | "character2" | "character3" | "character4"
        | "character5" => "any",
        "colour1" => COLOURS[0],
        "colour2" => COLOURS[1],
        "colour3" => COLOURS[2],
        "colour4" => COLOURS[3],
        "colour5" => COLOURS[4],
        "edition" => Edition::Base.word(),
        "world" => WORLDS[0],
        "clock" => CLOCKS[0],
        "undo" => "all",
        "era" => ERAS[0],
        "era_n" => "20",
        _ => "",
    }
}

/// The name of a seat that got none.
#[must_use]
pub fn default_name(seat: usize) -> String {
    t(&format!("home-name-{seat}"))
}

/// A chronicle that somebody pasted, as everybody may see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewData {
    /// What was pasted.
    pub text: String,
    /// It does not tell the goal of the Oathkeeper: whoever brings it is asked.
    pub lacks_goal: bool,
    /// Its facts, or what is wrong with it.
    pub facts: Result<ChronicleFacts, String>,
}

/// A next game in which a seat is kept for this browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GoOn {
    /// The game before it, from which one goes on.
    pub game: String,
    /// The title of the next one.
    pub title: String,
}

/// What the home page is drawn from.
#[derive(Clone, Debug, Default)]
pub struct HomeData {
    /// The game that was played last in this browser: one click plays it again.
    pub last: Edition,
    /// The chronicles that are kept here.
    pub chronicles: Vec<Kept>,
    /// Next games in which a seat is kept for this browser.
    pub go_on: Vec<GoOn>,
    /// Why the form was refused.
    pub error: Option<String>,
    /// The form as it was sent.
    pub filled: Filled,
    /// A pasted chronicle, for browsers without script.
    pub preview: Option<PreviewData>,
}

/// The home page.
#[must_use]
pub fn page(data: &HomeData) -> Markup {
    let main = html! {
        div.home {
            (title_page(data.last))
            div.three {
                (setup(data))
                (recent(&data.go_on))
                (bring(data.preview.as_ref()))
            }
        }
    };
    layout::page(&t("home-title"), Nav::Play, &main)
}

/// The seats of a game against three bots: in the base game one is an Exile among them, in New Foundations one
/// begins.
const fn with_bots(edition: Edition) -> [&'static str; 4] {
    match edition {
        Edition::Base => ["regular", "here", "regular", "regular"],
        Edition::Foundations => ["here", "regular", "regular", "regular"],
    }
}

fn title_page(last: Edition) -> Markup {
    let other = match last {
        Edition::Base => Edition::Foundations,
        Edition::Foundations => Edition::Base,
    };
    let first = |who: &[&str], edition: Edition, button: &Markup| one_click(who, edition, &[], button);
    html! {
        section.titlepage {
            svg.flourish viewBox="0 0 320 22" aria-hidden="true" {
                path d="M2 11h118c10 0 12-8 20-8s10 16 20 16 12-16 20-16 10 8 20 8h118" {}
                path.f d="M160 5l5 6-5 6-5-6z" {}
            }
            h1 { (t("page-title")) }
            p.subt { (t("home-subtitle")) }
            p.lead { (t("home-lead")) }
            div.cta {
                (first(&with_bots(last), last, &html! {
                    button class="btn go xl" { (icon("u-play")) (t("home-play-now")) }
                }))
                p { (t(&format!("home-play-now-{}", last.word()))) br; (t("home-play-now-2")) }
            }
            ul.alt {
                li { a.link href="/learn" { (t("home-learn")) } }
                li { (first(&with_bots(other), other, &link(&format!("home-play-{}", other.word())))) }
                li { (first(&["prince", "here"], Edition::Base, &link("home-play-prince"))) }
                li { (first(&["regular"; 4], last, &link("home-watch"))) }
                li { (first(&["here"; 4], last, &link("home-round-one-screen"))) }
            }
        }
    }
}

/// A first game against two bots that play gently.
pub(crate) fn easy_game() -> Markup {
    one_click(
        &["novice", "here", "novice"],
        Edition::Base,
        &[],
        &html! {
            button class="btn go" { (icon("u-play")) (t("lesson-easy-game")) }
        },
    )
}

fn link(key: &str) -> Markup {
    html! { button.link { (t(key)) } }
}

/// A game that needs no questions: who sits where, and the first chronicle unless `more` says otherwise.
fn one_click(who: &[&str], edition: Edition, more: &[(&str, &str)], button: &Markup) -> Markup {
    // Whoever comes to a world of New Foundations takes lineages that it knows.
    let any = edition == Edition::Foundations && !more.is_empty();
    let colour = |seat: usize| if any { "any" } else { default(&format!("colour{seat}")) };
    html! {
        form method="post" action="/games" data-fair="" {
            input type="hidden" name="edition" value=(edition.word());
            input type="hidden" name="seats" value=(who.len());
            @for (seat, who) in who.iter().enumerate() {
                input type="hidden" name={ "who" (seat) } value=(who);
                input type="hidden" name={ "colour" (seat) } value=(colour(seat));
            }
            @if !more.iter().any(|(field, _)| *field == "world") {
                input type="hidden" name="world" value="first";
            }
            @for (field, value) in more { input type="hidden" name=(field) value=(value); }
            (button)
        }
    }
}

fn setup(data: &HomeData) -> Markup {
    let filled = &data.filled;
    html! {
        section.panel.setup aria-labelledby="setup" {
            h2 #setup { (t("home-setup")) }
            form method="post" action="/games" data-setup="" data-fair="" {
                input type="hidden" name="wait" value="yes";
                @if let Some(error) = &data.error { p.wrong role="alert" { (error) } }
                (editions(filled))
                fieldset.count {
                    legend { (t("home-seats")) }
                    @for n in MIN_PLAYERS..=MAX_PLAYERS {
                        label {
                            input type="radio" name="seats" value=(n) checked[filled.get("seats") == n.to_string()];
                            span { (n) }
                        }
                    }
                }
                ol.seats { @for seat in 0..MAX_PLAYERS { (seat_row(filled, seat)) } }
                (world(data))
                (era(filled))
                div.two {
                    (chooser(filled, "clock", &CLOCKS, "home-clock", "home-clock"))
                    (chooser(filled, "undo", &["all", "never"], "home-undo", "home-undo"))
                }
                button class="btn go wide" { (t("home-open-table")) }
            }
        }
    }
}

/// Which game: each in two sentences. A chronicle says for itself of which game it is.
fn editions(filled: &Filled) -> Markup {
    html! {
        fieldset.editions {
            legend.sr { (t("home-edition")) }
            @for word in Edition::ALL.map(Edition::word) {
                label {
                    input type="radio" name="edition" value=(word) checked[filled.get("edition") == word];
                    span { b { (t(&format!("home-edition-{word}"))) } small { (t(&format!("home-edition-{word}-is"))) } }
                }
            }
        }
    }
}

/// A labelled list of words; the label of a word has the key `PREFIX-WORD`.
fn chooser(filled: &Filled, field: &str, of: &[&str], label: &str, prefix: &str) -> Markup {
    html! {
        label { (t(label))
            select.field name=(field) {
                @for word in of {
                    option value=(word) selected[filled.get(field) == *word] { (t(&format!("{prefix}-{word}"))) }
                }
            }
        }
    }
}

fn seat_row(filled: &Filled, seat: usize) -> Markup {
    let role = if seat == 0 { "home-chancellor" } else { "home-exile" };
    let lineage = if seat == 0 { "home-begins" } else { "home-lineage" };
    let (name, who, likes) = (format!("name{seat}"), format!("who{seat}"), format!("character{seat}"));
    html! {
        li {
            @if seat == 0 {
                span.colr.if-base title=(words::colour(Colour::Purple)) { (shape("purple")) }
            }
            (colours(filled, seat))
            input class="field nm" name=(name) value=(filled.get(&name)) placeholder=(default_name(seat)) maxlength="24"
                autocomplete="off" aria-label=(say!("home-name-of", n = seat + 1));
            span.plays {
                select.field name=(who) aria-label=(say!("home-who-of", n = seat + 1)) {
                    @for word in WHO.iter().chain(PRINCES.iter().filter(|_| seat == 0)) {
                        option.if-base[PRINCES.contains(word)] value=(word) selected[filled.get(&who) == *word] { (t(&format!("home-who-{word}"))) }
                    }
                }
                select."field likes" name=(likes) aria-label=(say!("home-character-of", n = seat + 1)) {
                    @for word in CHARACTERS {
                        option value=(word) selected[filled.get(&likes) == word] { (t(&format!("home-character-{word}"))) }
                    }
                }
            }
            span.rl { span.if-base { (t(role)) } span.if-foundations { (t(lineage)) } }
        }
    }
}

/// When an era of a new chronicle ends (New Foundations, 18.4).
fn era(filled: &Filled) -> Markup {
    html! {
        fieldset.if-era {
            legend { (t("home-era")) }
            div.pair {
                select.field name="era" aria-label=(t("home-era")) {
                    @for word in ERAS {
                        option value=(word) selected[filled.get("era") == word] { (t(&format!("home-era-{word}"))) }
                    }
                }
                input.field type="number" name="era_n" min="1" max="999" required value=(filled.get("era_n")) aria-label=(t("home-era-n"));
            }
            p.hint { (t("home-era-is")) }
        }
    }
}

/// The chooser of a colour: the chosen shape is shown, all of them when it is opened.
fn colours(filled: &Filled, seat: usize) -> Markup {
    let field = format!("colour{seat}");
    let chosen = |word: &str| filled.get(&field) == word;
    html! {
        details.colr.if-foundations[seat == 0] name="colour" {
            summary {
                b.sr { (say!("home-colour-of", n = seat + 1)) ": " }
                @for word in COLOURS {
                    span data-colour=(word) { (colour_sign(word)) b.sr { (t(&format!("home-colour-{word}"))) } }
                }
            }
            fieldset {
                legend.sr { (say!("home-colour-of", n = seat + 1)) }
                @for word in COLOURS {
                    label.if-foundations[MORE_COLOURS.contains(&word)] {
                        input type="radio" name=(field) value=(word) checked[chosen(word)];
                        (colour_sign(word)) span { (t(&format!("home-colour-{word}"))) }
                    }
                }
            }
        }
    }
}

fn colour_sign(word: &str) -> Markup {
    match word {
        "any" => html! { span.anycolour aria-hidden="true" { "?" } },
        word => shape(word),
    }
}

fn world(data: &HomeData) -> Markup {
    let filled = &data.filled;
    let chosen = |field: &str, value: &str| filled.get(field) == value;
    html! {
        div.worlds {
            label { (t("home-world"))
                select.field name="world" {
                    @for word in WORLDS {
                        option value=(word) selected[chosen("world", word)]
                            disabled[word == "chronicle" && data.chronicles.is_empty()] {
                            (t(&format!("home-world-{word}")))
                        }
                    }
                }
            }
            label.if-seed.if-base { (t("home-seed"))
                input.field name="seed" inputmode="numeric" pattern="[0-9]{0,18}" value=(filled.get("seed"))
                    placeholder=(t("home-seed-any")) autocomplete="off";
            }
            label.if-chronicle { (t("home-which"))
                select.field name="chronicle" {
                    @for kept in &data.chronicles {
                        option value=(kept.id) data-edition=(kept.edition.word()) selected[chosen("chronicle", &kept.id)] {
                            (say!("home-chronicle", name = kept.name.as_str(), n = kept.next))
                            @if kept.edition != Edition::Base { " (" (t(&format!("home-edition-{}", kept.edition.word()))) ")" }
                        }
                    }
                }
            }
            label.if-oath { (t("home-oath"))
                select.field name="oath" {
                    option value="" selected[chosen("oath", "")] { (t("home-oath-as-it-is")) }
                    @for (word, oath) in OATHS.iter().zip(Oath::ALL) {
                        option value=(word) selected[chosen("oath", word)] { (words::oath(oath)) }
                    }
                }
            }
            label.if-text { (t("home-text"))
                textarea.field name="text" rows="3" spellcheck="false" autocomplete="off" { (filled.get("text")) }
            }
        }
    }
}

/// The script fills `#recent` from what the browser remembers: for each game a copy of the template,
/// with texts in the places named by `data-slot`, and one copy of the shape for each seat.
fn recent(go_on: &[GoOn]) -> Markup {
    html! {
        section.panel aria-labelledby="continue" {
            h2 #continue { (t("home-continue")) }
            @for next in go_on {
                form.goon method="post" action={ "/g/" (next.game) "/go-on" } {
                    button.btn.go { (icon("u-play")) (say!("home-go-on", game = next.title.as_str())) }
                    p.hint { (t("home-seat-kept")) }
                }
            }
            ul.games #recent {}
            template #recent-game {
                li { a href="/" {
                    b data-slot="title" {}
                    span { span data-slot="where" {} " " strong data-slot="asked" {} }
                    span.pl { (shape("purple")) small data-slot="when" {} }
                } }
            }
            p.empty #recent-none { (t("home-none")) }
            p.hint { (t("home-remembered")) }
        }
    }
}

fn bring(data: Option<&PreviewData>) -> Markup {
    html! {
        section.panel aria-labelledby="bring" {
            h2 #bring { (t("home-bring")) }
            form method="post" action="/chronicles/preview" data-preview="#preview" {
                label { (t("home-text"))
                    textarea.field name="text" rows="4" spellcheck="false" autocomplete="off" required {
                        (data.map_or("", |d| &d.text))
                    }
                }
                button.btn { (t("home-look")) }
            }
            div #preview aria-live="polite" {
                @match data {
                    Some(data) => (preview(data)),
                    None => p.hint { (t("home-bring-hint")) },
                }
            }
        }
    }
}

/// What everybody may know of a pasted chronicle, and what can be done with it.
#[must_use]
pub fn preview(data: &PreviewData) -> Markup {
    let facts = match &data.facts {
        Ok(facts) => facts,
        Err(why) => return html! { div.preview { p.bad { (t("home-unreadable")) } p { (why) } } },
    };
    let text = [("world", "text"), ("text", data.text.as_str())];
    html! {
        div.preview {
            @if facts.repairs == 0 {
                p.good { (icon("u-check")) " " (t("home-read-whole")) }
            } @else {
                p.repaired { (say!("home-read-repaired", n = facts.repairs)) }
            }
            h3 { (facts.name) }
            dl {
                @if facts.edition != Edition::Base {
                    dt { (t("home-edition")) } dd { (t(&format!("home-edition-{}", facts.edition.word()))) }
                }
                dt { (t("home-fact-game")) } dd { (facts.next_game) }
                @if !data.lacks_goal { dt { (t("home-oath")) } dd { (oath_name(facts.oath)) } }
                @match &facts.beyond {
                    Some(beyond) => (known_beyond(facts, beyond)),
                    None => {
                        dt { (t("home-fact-map")) } dd { (sites(&facts.sites, facts.facedown)) }
                        dt { (t("home-fact-citizens")) } dd { (citizens(&facts.citizens)) }
                    }
                }
            }
            p.hint { (t("home-no-spoiler")) }
        }
        div.btns {
            (one_click(&with_bots(facts.edition), facts.edition, &text, &html! {
                @if data.lacks_goal { (goal()) }
                button class="btn go" { (say!("home-play-game", n = facts.next_game)) }
                button.btn formaction="/chronicles" { (t("home-open-page")) }
            }))
        }
    }
}

/// The goal of the Oathkeeper, where a text does not tell it.
fn goal() -> Markup {
    html! {
        label { (t("home-goal"))
            select.field name="oath" required {
                option value="" selected { (t("home-goal-choose")) }
                @for (word, oath) in OATHS.iter().zip(Oath::ALL) { option value=(word) { (words::oath(oath)) } }
            }
        }
    }
}

/// What everybody may know of a world of New Foundations.
fn known_beyond(facts: &ChronicleFacts, beyond: &KnownBeyond) -> Markup {
    let altered = beyond.altered.iter().filter_map(|n| Foundation::ALL.get(usize::from(*n).checked_sub(1)?));
    let altered: Vec<String> = altered.map(|foundation| words::foundation(*foundation)).collect();
    html! {
        @if !facts.sites.is_empty() { dt { (t("home-fact-map")) } dd { (sites(&facts.sites, facts.facedown)) } }
        @if !beyond.empire.is_empty() { dt { (t("home-fact-empire")) } dd { (sites(&beyond.empire, 0)) } }
        dt { (t("home-fact-atlas")) }
        dd {
            (say!("home-atlas-sites", n = beyond.atlas))
            @if let Some(recent) = &beyond.recent { " " (say!("home-atlas-recent", site = words::site_name(SiteCard(recent.site)))) }
        }
        @if !altered.is_empty() { dt { (t("home-fact-altered")) } dd { (altered.join(", ")) } }
        dt { (t("home-fact-lineages")) }
        dd {
            @if beyond.lineages.is_empty() { (t("home-no-lineages")) }
            ul.known {
                @for lineage in &beyond.lineages {
                    li {
                        (shape(crate::parts::colour_word(lineage.colour))) " "
                        b { (Colour::ALL.get(usize::from(lineage.colour)).map_or_else(String::new, |c| words::colour(*c))) }
                        ", " (t(&format!("home-{}", lineage.role)))
                        @if !lineage.active.is_empty() {
                            small { " " (lineage.active.iter().map(|c| words::card_name(Card(*c))).collect::<Vec<_>>().join(", ")) }
                        }
                    }
                }
            }
        }
    }
}

/// The name of an Oath by its number.
pub(crate) fn oath_name(oath: u8) -> String {
    Oath::ALL.get(usize::from(oath)).map_or_else(String::new, |o| words::oath(*o))
}

fn sites(known: &[KnownSite], facedown: u8) -> Markup {
    html! {
        ul.known {
            @for site in known {
                li {
                    b { (words::site_name(SiteCard(site.site))) }
                    @if !site.cards.is_empty() {
                        small { " " (site.cards.iter().map(|c| words::card_name(Card(*c))).collect::<Vec<_>>().join(", ")) }
                    }
                }
            }
            @if facedown > 0 { li { (say!("home-facedown", n = facedown)) } }
        }
    }
}

fn citizens(colours: &[u8]) -> Markup {
    html! {
        @if colours.is_empty() { (t("home-no-citizens")) }
        @for colour in colours {
            span.citizen {
                (shape(crate::parts::colour_word(*colour))) " "
                (Colour::ALL.get(usize::from(*colour)).map_or_else(String::new, |c| words::colour(*c)))
            } " "
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_play::{Chronicle, worlds};

    fn attributes(page: &str, name: &str) -> Vec<String> {
        let mark = format!(" {name}=\"");
        page.split(&mark).skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    }

    #[test]
    fn the_form_has_every_field_and_keeps_what_was_sent() {
        let sent =
            [("seats", "3"), ("name1", "<b>"), ("who1", "veteran"), ("colour1", "white"), ("seed", "77")];
        let filled = Filled(sent.iter().map(|(k, v)| ((*k).into(), (*v).into())).collect());
        let data = HomeData { error: Some("two seats are white".into()), filled, ..HomeData::default() };
        let html = page(&data).into_string();
        let form = html.split("data-setup").nth(1).and_then(|f| f.split("</form>").next()).expect("the form");
        let names = attributes(form, "name");
        for seat in 0..6 {
            assert!(names.contains(&format!("name{seat}")) && names.contains(&format!("who{seat}")));
            assert!(names.contains(&format!("colour{seat}")), "the first has one in New Foundations");
        }
        for field in [
            "edition",
            "seats",
            "world",
            "seed",
            "chronicle",
            "text",
            "oath",
            "clock",
            "undo",
            "era",
            "era_n",
        ] {
            assert!(names.iter().any(|n| n == field), "{field} is missing");
        }
        assert!(form.contains("value=\"3\" checked") && form.contains("value=\"white\" checked"));
        assert!(form.contains("&lt;b&gt;") && form.contains("value=\"77\""));
        assert!(form.contains("two seats are white"));
        assert!(!html.contains("style="), "the policy refuses inline styles");
    }

    #[test]
    fn a_preview_names_no_hidden_card() {
        for seed in 0..20 {
            let chronicle = Chronicle::new("Emberhold", worlds::random_world(seed));
            let facts = Ok(ChronicleFacts::of(&chronicle, 2));
            let html = preview(&PreviewData { text: String::new(), lacks_goal: false, facts }).into_string();
            let map = html
                .split("<ul class=\"known\">")
                .nth(1)
                .and_then(|m| m.split("</ul>").next())
                .expect("the map");
            let world = &chronicle.world;
            let sites = || world.sites.iter().filter(|s| s.faceup);
            let mut public: Vec<&str> = sites().map(|s| words::site_name(s.site)).collect();
            public.extend(sites().flat_map(|s| &s.cards).map(|c| words::card_name(*c)));
            assert!(public.iter().all(|name| map.contains(name)));
            for card in world.world_deck.iter().chain(&world.relic_deck).chain(&world.dispossessed) {
                let name = words::card_name(*card);
                assert!(public.iter().any(|p| p.contains(name)) || !map.contains(name), "{name} is named");
            }
        }
    }

    #[test]
    fn a_preview_of_new_foundations_asks_for_the_goal_and_names_no_hidden_card() {
        for seed in 0..20 {
            let chronicle = Chronicle::new("Emberhold", worlds::later_world(seed));
            let facts = Ok(ChronicleFacts::of(&chronicle, 0));
            let html = preview(&PreviewData { text: "x".into(), lacks_goal: true, facts }).into_string();
            assert_eq!(html.matches("name=\"oath\" required").count(), 1, "once, to play it or to keep it");
            assert!(html.contains("formaction=\"/chronicles\""));
            assert!(!html.contains(">home-") && html.contains("New Foundations"));
            let world = &chronicle.world;
            let beyond = world.beyond.as_ref().expect("a world of New Foundations");
            let shown = usize::from(beyond.empire);
            let public: Vec<&str> = (beyond.atlas[..shown].iter())
                .flat_map(|site| site.cards.iter().map(|c| words::card_name(*c)))
                .chain(beyond.atlas[..=shown].iter().map(|site| words::site_name(site.site)))
                .chain(beyond.lineages.iter().flat_map(|l| l.active.iter().map(|c| words::card_name(*c))))
                .collect();
            assert!(
                public.iter().all(|name| html.contains(&name.replace('\'', "&#39;")) || html.contains(name))
            );
            let sleeping = beyond.lineages.iter().flat_map(|l| l.dormant.iter().chain(&l.advisers));
            for card in world.world_deck.iter().chain(&world.relic_deck).chain(sleeping) {
                let name = words::card_name(*card);
                let listed = format!(" {name}<");
                assert!(
                    public.iter().any(|p| p.contains(name)) || !html.contains(&listed),
                    "{name} is named"
                );
            }
        }
    }

    #[test]
    fn no_text_is_missing() {
        let facts = Ok(ChronicleFacts::of(&Chronicle::new("x", worlds::first_world(1)), 0));
        let preview = Some(PreviewData { text: "x".into(), lacks_goal: false, facts });
        let html = page(&HomeData { preview, ..HomeData::default() }).into_string();
        assert!(!html.contains(">home-") && !html.contains("\"home-"), "a key without a message");
    }
}
