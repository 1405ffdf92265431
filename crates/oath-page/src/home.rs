//! The home page: play at once, set up a table, go on with a game, bring a chronicle.
//!
//! Everything works without a script: what a choice makes superfluous is hidden by the stylesheet.

use crate::layout::{self, Nav};
use crate::parts::{icon, shape, t};
use crate::say;
use maud::{Markup, html};
use oath_model::{Card, Colour, MAX_PLAYERS, Oath, SiteCard};
use oath_play::{ChronicleFacts, words};
use std::collections::BTreeMap;

/// Fewest seats of a game.
const MIN_PLAYERS: usize = 2;
/// Colours an Exile's seat can have, in the order in which they are proposed; `any` is chosen at the table.
const COLOURS: [&str; 6] = ["red", "blue", "yellow", "white", "black", "any"];
/// Who can have a seat.
const WHO: [&str; 5] = ["here", "link", "novice", "regular", "veteran"];
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
        "colour1" => COLOURS[0],
        "colour2" => COLOURS[1],
        "colour3" => COLOURS[2],
        "colour4" => COLOURS[3],
        "colour5" => COLOURS[4],
        "world" => WORLDS[0],
        "clock" => CLOCKS[0],
        "undo" => "all",
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
            (title_page())
            div.three {
                (setup(data))
                (recent(&data.go_on))
                (bring(data.preview.as_ref()))
            }
        }
    };
    layout::page(&t("home-title"), Nav::Play, &main)
}

fn title_page() -> Markup {
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
                (one_click(&["regular", "here", "regular", "regular"], &[], &html! {
                    button class="btn go xl" { (icon("u-play")) (t("home-play-now")) }
                }))
                p { (t("home-play-now-1")) br; (t("home-play-now-2")) }
            }
            ul.alt {
                li { a.link href="/learn" { (t("home-learn")) } }
                li { (one_click(&["regular"; 4], &[], &link("home-watch"))) }
                li { (one_click(&["here"; 4], &[], &link("home-round-one-screen"))) }
            }
        }
    }
}

/// A first game against two bots that play gently.
pub(crate) fn easy_game() -> Markup {
    one_click(
        &["novice", "here", "novice"],
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
fn one_click(who: &[&str], more: &[(&str, &str)], button: &Markup) -> Markup {
    html! {
        form method="post" action="/games" data-fair="" {
            input type="hidden" name="seats" value=(who.len());
            @for (seat, who) in who.iter().enumerate() {
                input type="hidden" name={ "who" (seat) } value=(who);
                @if seat > 0 { input type="hidden" name={ "colour" (seat) } value=(COLOURS[seat - 1]); }
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
                div.two {
                    (chooser(filled, "clock", &CLOCKS, "home-clock", "home-clock"))
                    (chooser(filled, "undo", &["all", "never"], "home-undo", "home-undo"))
                }
                button class="btn go wide" { (t("home-open-table")) }
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
    let (name, who) = (format!("name{seat}"), format!("who{seat}"));
    html! {
        li {
            @if seat == 0 {
                span.colr title=(words::colour(Colour::Purple)) { (shape("purple")) }
            } @else {
                (colours(filled, seat))
            }
            input class="field nm" name=(name) value=(filled.get(&name)) placeholder=(default_name(seat)) maxlength="24"
                autocomplete="off" aria-label=(say!("home-name-of", n = seat + 1));
            select.field name=(who) aria-label=(say!("home-who-of", n = seat + 1)) {
                @for word in WHO {
                    option value=(word) selected[filled.get(&who) == word] { (t(&format!("home-who-{word}"))) }
                }
            }
            span.rl { (t(role)) }
        }
    }
}

/// The chooser of a colour: the chosen shape is shown, all of them when it is opened.
fn colours(filled: &Filled, seat: usize) -> Markup {
    let field = format!("colour{seat}");
    let chosen = |word: &str| filled.get(&field) == word;
    html! {
        details.colr name="colour" {
            summary {
                b.sr { (say!("home-colour-of", n = seat + 1)) ": " }
                @for word in COLOURS {
                    span data-colour=(word) { (colour_sign(word)) b.sr { (t(&format!("home-colour-{word}"))) } }
                }
            }
            fieldset {
                legend.sr { (say!("home-colour-of", n = seat + 1)) }
                @for word in COLOURS {
                    label {
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
            label.if-seed { (t("home-seed"))
                input.field name="seed" inputmode="numeric" pattern="[0-9]{0,18}" value=(filled.get("seed"))
                    placeholder=(t("home-seed-any")) autocomplete="off";
            }
            label.if-chronicle { (t("home-which"))
                select.field name="chronicle" {
                    @for kept in &data.chronicles {
                        option value=(kept.id) selected[chosen("chronicle", &kept.id)] {
                            (say!("home-chronicle", name = kept.name.as_str(), n = kept.next))
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
                dt { (t("home-fact-game")) } dd { (facts.next_game) }
                dt { (t("home-oath")) } dd { (oath_name(facts.oath)) }
                dt { (t("home-fact-map")) } dd { (faceup(facts)) }
                dt { (t("home-fact-citizens")) } dd { (citizens(&facts.citizens)) }
            }
            p.hint { (t("home-no-spoiler")) }
        }
        div.btns {
            (one_click(&["regular", "here", "regular", "regular"], &text, &html! {
                button class="btn go" { (say!("home-play-game", n = facts.next_game)) }
            }))
            form method="post" action="/chronicles" {
                input type="hidden" name="text" value=(data.text);
                button.btn { (t("home-open-page")) }
            }
        }
    }
}

/// The name of an Oath by its number.
pub(crate) fn oath_name(oath: u8) -> String {
    Oath::ALL.get(usize::from(oath)).map_or_else(String::new, |o| words::oath(*o))
}

fn faceup(facts: &ChronicleFacts) -> Markup {
    html! {
        ul.known {
            @for site in &facts.sites {
                li {
                    b { (words::site_name(SiteCard(site.site))) }
                    @if !site.cards.is_empty() {
                        small { " " (site.cards.iter().map(|c| words::card_name(Card(*c))).collect::<Vec<_>>().join(", ")) }
                    }
                }
            }
            @if facts.facedown > 0 { li { (say!("home-facedown", n = facts.facedown)) } }
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
            assert_eq!(names.contains(&format!("colour{seat}")), seat > 0, "purple is the Chancellor's");
        }
        for field in ["seats", "world", "seed", "chronicle", "text", "oath", "clock", "undo"] {
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
            let html = preview(&PreviewData { text: String::new(), facts }).into_string();
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
    fn no_text_is_missing() {
        let facts = Ok(ChronicleFacts::of(&Chronicle::new("x", worlds::first_world(1)), 0));
        let preview = Some(PreviewData { text: "x".into(), facts });
        let html = page(&HomeData { preview, ..HomeData::default() }).into_string();
        assert!(!html.contains(">home-") && !html.contains("\"home-"), "a key without a message");
    }
}
