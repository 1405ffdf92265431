//! The page after a game: who won and why, how the game went, where it turned.

use crate::chart::{self, Line};
use crate::chronicle::{Sky, done, sky};
use crate::fair::{self, FairDice};
use crate::home::oath_name;
use crate::layout::{self, Nav};
use crate::parts::{clause, colour_word, icon, rich, shape, symbol, t};
use crate::review::{Review, review};
use crate::say;
use maud::{Markup, html};
use oath_model::{Banner, Card, Victory};
use oath_play::promises::Keeping;
use oath_play::summary::{
    Close, Count, Ending, Lack, Path, Reason, Sample, Summary, Tally, Turned, TurningPoint,
};
use oath_play::{TasksTold, words};

/// What can be done next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Next {
    /// The winner writes the Chronicle at the table.
    Write,
    /// The next game of the chronicle can begin.
    Game {
        /// The chronicle's id.
        chronicle: String,
        /// The number of the next game.
        number: u16,
        /// How this browser comes there.
        way: WayOn,
    },
    /// The game is still played, or its chronicle is not kept.
    Nothing,
}

/// How a browser comes to the next game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WayOn {
    /// It may open it for the same people with one click.
    Opens,
    /// It is open, and a seat there is kept for this browser.
    SeatKept,
    /// It is not open yet, and this browser has a friend's seat, which will be kept.
    Waits,
    /// By setting up a table.
    SetsUp,
}

/// What the page is drawn from.
#[derive(Clone, Debug)]
pub struct OverData<'a> {
    /// The game's id.
    pub game: &'a str,
    /// Its title: chronicle and number.
    pub title: &'a str,
    /// The players' names, in turn order.
    pub names: &'a [String],
    /// The game in figures.
    pub summary: &'a Summary,
    /// The dice.
    pub dice: FairDice,
    /// What can be done next.
    pub next: Next,
    /// The chances of all seats in percent as each round began, as the bots judge them; may be empty.
    pub chances: &'a [(u8, Vec<u8>)],
    /// What the Chronicle of New Foundations has brought so far.
    pub tasks: Option<TasksTold>,
    /// The sky above the world, once New Foundations' Chronicle is written.
    pub sky: Option<Sky>,
    /// How everybody has kept their word, by name.
    pub keeping: &'a [(String, Keeping)],
    /// What could have been done better, once everything is over.
    pub review: Option<Review<'a>>,
}

impl OverData<'_> {
    fn name(&self, seat: u8) -> &str {
        self.names.get(usize::from(seat)).map_or("?", String::as_str)
    }

    fn colour(&self, seat: u8) -> &'static str {
        colour_word(self.summary.seats.get(usize::from(seat)).map_or(0, |s| s.colour))
    }

    /// The Chancellor's seat; in New Foundations there may be none.
    fn chancellor(&self) -> Option<u8> {
        (0_u8..).zip(&self.summary.seats).find(|(_, tally)| tally.chancellor).map(|(seat, _)| seat)
    }

    /// "The Empire" if it has Citizens, else the Chancellor's name.
    fn realm(&self) -> String {
        let shared = self.summary.rounds.iter().any(|r| r.seats.iter().any(|s| s.citizen));
        match self.chancellor() {
            Some(seat) if !shared => self.name(seat).to_owned(),
            _ => t("over-empire"),
        }
    }

    /// Who rules: an Imperial player stands for the Empire.
    fn ruler(&self, seat: u8) -> String {
        let citizen = self.summary.seats.get(usize::from(seat)).is_some_and(|s| s.citizen);
        if self.chancellor() == Some(seat) || citizen { self.realm() } else { self.name(seat).to_owned() }
    }

    /// A told text with its cards as links.
    fn told(&self, text: &str) -> Markup {
        let colours: Vec<&str> = (0..self.names.len()).map(|s| self.colour(s as u8)).collect();
        rich(text, &colours)
    }
}

/// The page.
#[must_use]
pub fn page(data: &OverData<'_>) -> Markup {
    let main = html! {
        div.over {
            @match &data.summary.ending {
                Some(ending) => { (verdict(data, ending)) (why(data, ending)) },
                None => header.chead { div { p.caps { (data.title) } h1 { (t("over-so-far")) } } },
            }
            (charts(data))
            div.og { (turning(data)) (players(data)) }
            @if let Some(found) = &data.review { (review(found)) }
            @if data.tasks.is_some() || data.sky.is_some() {
                div.lgrid {
                    @if let Some(tasks) = &data.tasks { (done(tasks, &colours(data))) }
                    @if let Some(above) = &data.sky { (sky(data.game, above)) }
                }
            }
        }
    };
    layout::page(&say!("over-title", game = data.title), Nav::Table, &main)
}

fn colours(data: &OverData<'_>) -> Vec<&'static str> {
    (0..data.names.len()).map(|seat| data.colour(seat as u8)).collect()
}

fn victory_word(victory: Victory) -> &'static str {
    match victory {
        Victory::Usurper => "usurper",
        Victory::Visionary(_) => "vision",
        Victory::SeveralWays => "several",
        Victory::StableRegime => "stable",
        Victory::Successor => "successor",
        Victory::WarExhaustion => "exhaustion",
        Victory::LastOathkeeper => "last-oathkeeper",
        Victory::Lot => "lot",
        Victory::Foretold => "foretold",
    }
}

/// The symbol of a victory.
pub(crate) fn victory_sign(victory: Victory) -> &'static str {
    match victory {
        Victory::Usurper | Victory::SeveralWays => "usurper",
        Victory::Visionary(_) => "vision",
        Victory::StableRegime | Victory::Successor | Victory::WarExhaustion | Victory::LastOathkeeper => {
            "oathkeeper"
        }
        Victory::Lot => "die-end",
        Victory::Foretold => "secret",
    }
}

fn verdict(data: &OverData<'_>, ending: &Ending) -> Markup {
    let word = victory_word(ending.victory);
    let name = data.name(ending.winner);
    let vision = match ending.victory {
        Victory::Visionary(card) => words::card(card),
        _ => String::new(),
    };
    let headline = say!(&format!("over-won-{word}"), name = name);
    let oath = oath_name(ending.oath);
    let chancellor = data.chancellor().map_or("", |seat| data.name(seat));
    let lead = say!(
        &lead_key(data, ending, word),
        name = name,
        vision = vision,
        oath = oath,
        round = ending.round,
        chancellor = chancellor
    );
    html! {
        header.verdict {
            div class={ "seal p-" (data.colour(ending.winner)) } { (icon(victory_sign(ending.victory))) }
            div {
                p.caps { (say!("over-kicker", game = data.title, round = ending.round)) }
                h1 { (headline) }
                p.lead { (data.told(&lead)) }
            }
            div class="btns col" data-next-world="" { (next(data, name)) }
        }
    }
}

/// What is told under the headline: a title that no Empire had was not taken from one.
fn lead_key(data: &OverData<'_>, ending: &Ending, word: &str) -> String {
    match ending.victory {
        Victory::Usurper if data.chancellor().is_none() => "over-lead-usurper-exiles".into(),
        _ => format!("over-lead-{word}"),
    }
}

fn next(data: &OverData<'_>, winner: &str) -> Markup {
    html! {
        @match &data.next {
            Next::Write => {
                a class="btn go xl" href={ "/g/" (data.game) } { (t("over-write")) }
                span { (say!("over-write-hint", name = winner)) }
            },
            Next::Game { chronicle, number, way } => {
                @match way {
                    WayOn::Opens => form method="post" action={ "/g/" (data.game) "/next" } data-fair="" {
                        input type="hidden" name="wait" value="yes";
                        button class="btn go xl" { (say!("over-next", n = *number)) }
                    },
                    WayOn::SeatKept => form method="post" action={ "/g/" (data.game) "/go-on" } {
                        button class="btn go xl" { (say!("over-next", n = *number)) }
                        p.hint { (t("over-seat-kept")) }
                    },
                    WayOn::Waits => p.hint data-waits-next="" { (say!("over-waits", n = *number)) },
                    WayOn::SetsUp => {
                        a class="btn go xl" href={ "/?chronicle=" (chronicle) } { (say!("over-next", n = *number)) }
                    },
                }
                a href={ "/chronicles/" (chronicle) } { (t("over-chronicle")) }
            },
            Next::Nothing => a.btn href={ "/g/" (data.game) } { (t("over-table")) },
        }
    }
}

fn why(data: &OverData<'_>, ending: &Ending) -> Markup {
    html! {
        section.why aria-label=(t("over-why")) {
            ol {
                @for (i, reason) in ending.reasons.iter().enumerate() {
                    li {
                        span.st aria-hidden="true" { (i + 1) }
                        div {
                            b { (t(&format!("over-{}", reason_word(reason)))) }
                            p { (data.told(&words::capital(&reason_text(data, reason)))) }
                            (clause(reason.clause(ending.edition)))
                        }
                    }
                }
                @if !ending.others.is_empty() {
                    li.near {
                        div {
                            b { (t("over-so-close")) }
                            ul {
                                @for close in &ending.others {
                                    li { (shape(data.colour(close.who))) p { (data.told(&close_text(data, close))) " " (clause(close.path.clause(ending.edition))) } }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

const fn reason_word(reason: &Reason) -> &'static str {
    match reason {
        Reason::Oathkeeper { .. } => "oathkeeper",
        Reason::Usurper { .. } => "usurper",
        Reason::Vision { .. } => "vision",
        Reason::Drawn { .. } => "drawn",
        Reason::EndDie { .. } => "end-die",
        Reason::Successor { .. } => "successor",
        Reason::LastRound { .. } => "last-round",
        Reason::Foretold { .. } => "foretold",
    }
}

fn reason_text(data: &OverData<'_>, reason: &Reason) -> String {
    match *reason {
        Reason::Oathkeeper { who, by } => count_text(&data.ruler(who), by),
        Reason::Usurper { who } => say!("over-usurper-text", name = data.name(who)),
        Reason::Vision { who, vision, by } => {
            let goal = count_text(data.name(who), by);
            say!("over-vision-text", vision = words::card(Card(vision)), goal = goal)
        }
        Reason::Drawn { visions } => say!("over-drawn-text", n = visions),
        Reason::EndDie { rolled, needed, round } if rolled < needed => {
            say!("over-end-die-raised", rolled = rolled, needed = needed, round = round)
        }
        Reason::EndDie { rolled, needed, round } => {
            say!("over-end-die-text", rolled = rolled, needed = needed, round = round)
        }
        Reason::Successor { who, by } => count_text(data.name(who), by),
        Reason::Foretold { who } => say!("over-foretold-text", name = data.name(who)),
        Reason::LastRound { case: "20.4" } => t("over-case-exiles"),
        Reason::LastRound { case } => t(&format!("over-case-{}", case.rsplit('.').next().unwrap_or("1"))),
    }
}

fn count_text(name: &str, count: Count) -> String {
    match count {
        Count::Sites { mine, next } => say!("over-count-sites", name = name, mine = mine, next = next),
        Count::Prizes { mine, next } => say!("over-count-prizes", name = name, mine = mine, next = next),
        Count::Relics { mine, next } => say!("over-count-relics", name = name, mine = mine, next = next),
        Count::PeoplesFavor => say!("over-count-favor", name = name),
        Count::DarkestSecret => say!("over-count-secret", name = name),
        Count::Scepter => say!("over-count-scepter", name = name),
    }
}

fn close_text(data: &OverData<'_>, close: &Close) -> String {
    let name = data.name(close.who);
    let lacks: Vec<String> = close.lacks.iter().map(|l| lack_text(*l)).collect();
    let lacks = lacks.join(&t("over-and"));
    match (close.path, close.lacks.is_empty()) {
        (Path::Vision { vision }, _) => {
            say!("over-close-vision", name = name, vision = words::card(Card(vision)), lacks = lacks)
        }
        (Path::Usurper, _) => say!("over-close-usurper", name = name, lacks = lacks),
        (Path::Empire, true) => say!("over-close-inherited", name = name),
        (Path::Empire, false) => say!("over-close-empire", name = name, lacks = lacks),
        (Path::Successor, true) => say!("over-close-heir", name = name),
        (Path::Successor, false) => say!("over-close-successor", name = name, lacks = lacks),
    }
}

fn lack_text(lack: Lack) -> String {
    match lack {
        Lack::Sites { n } => say!("over-lack-sites", n = n),
        Lack::Prizes { n } => say!("over-lack-prizes", n = n),
        Lack::Relics { n } => say!("over-lack-relics", n = n),
        Lack::PeoplesFavor => t("over-lack-favor"),
        Lack::DarkestSecret => t("over-lack-secret"),
        Lack::Scepter => t("over-lack-scepter"),
        Lack::Drawn { n } => say!("over-lack-drawn", n = n),
        Lack::Wakes { n } => say!("over-lack-wakes", n = n),
        Lack::Title => t("over-lack-title"),
        Lack::Time => t("over-lack-time"),
    }
}

/// A chart: its word, what it shows of a seat, and whose the Chancellor's line is.
struct Chart {
    word: &'static str,
    /// None where a Citizen's is the Empire's.
    pick: fn(&Sample) -> Option<u8>,
    purple: Purple,
}

/// Whose the Chancellor's line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Purple {
    Empire,
    Chancellor,
}

const CHARTS: [Chart; 3] = [
    Chart { word: "sites", pick: |s| (!s.citizen).then_some(s.sites), purple: Purple::Empire },
    Chart { word: "favor", pick: |s| Some(s.favor), purple: Purple::Chancellor },
    Chart { word: "warbands", pick: |s| (!s.citizen).then_some(s.warbands), purple: Purple::Empire },
];

fn charts(data: &OverData<'_>) -> Markup {
    html! {
        div.charts {
            @for chart in &CHARTS {
                figure.panel {
                    figcaption {
                        b { (t(&format!("over-chart-{}", chart.word))) }
                        (t(&format!("over-chart-{}-note", chart.word)))
                    }
                    (draw_chart(data, chart))
                }
            }
            @if data.chances.len() > 1 {
                figure.panel {
                    figcaption { b { (t("over-chart-chances")) } (t("over-chart-chances-note")) }
                    (draw_chances(data))
                }
            }
        }
    }
}

fn draw_chart(data: &OverData<'_>, chart: &Chart) -> Markup {
    let rounds = &data.summary.rounds;
    let numbers: Vec<u8> = rounds.iter().map(|r| r.round).collect();
    let realm = words::capital(&data.realm());
    let line = |seat: usize| Line {
        colour: data.colour(seat as u8),
        name: if data.chancellor() == Some(seat as u8) && chart.purple == Purple::Empire {
            &realm
        } else {
            data.name(seat as u8)
        },
        values: rounds.iter().map(|r| r.seats.get(seat).and_then(chart.pick)).collect(),
    };
    let lines: Vec<Line<'_>> = (0..data.names.len()).map(line).collect();
    chart::lines(&t(&format!("over-chart-{}", chart.word)), &numbers, &lines)
}

fn draw_chances(data: &OverData<'_>) -> Markup {
    let numbers: Vec<u8> = data.chances.iter().map(|(round, _)| *round).collect();
    let line = |seat: usize| Line {
        colour: data.colour(seat as u8),
        name: data.name(seat as u8),
        values: data.chances.iter().map(|(_, percent)| percent.get(seat).copied()).collect(),
    };
    let lines: Vec<Line<'_>> = (0..data.names.len()).map(line).collect();
    chart::lines(&t("over-chart-chances"), &numbers, &lines)
}

fn turning(data: &OverData<'_>) -> Markup {
    let judged = data.summary.turning.iter().any(|p| p.shift.is_some());
    let winner = data.summary.ending.as_ref().map(|e| e.winner);
    html! {
        section.panel aria-labelledby="turning" {
            h2 #turning {
                (t("over-turning"))
                @if let (true, Some(winner)) = (judged, winner) { small { (say!("over-turning-note", name = data.name(winner))) } }
            }
            @if data.summary.turning.is_empty() { p.hint { (t("over-no-turning")) } }
            ol.tps { @for point in &data.summary.turning { (turning_point(data, point)) } }
        }
    }
}

fn turning_point(data: &OverData<'_>, point: &TurningPoint) -> Markup {
    let (who, headline, detail) = fact_text(data, &point.fact);
    html! {
        li {
            span.rd { (say!("over-round", n = point.round)) }
            @match who {
                Some(seat) => (shape(data.colour(seat))),
                None => (symbol("i face-end", "die-end")),
            }
            div { b { (data.told(&headline)) } @if !detail.is_empty() { p { (detail) } } }
            @if let Some(shift) = point.shift { (sway(shift)) }
            a.btn href={ "/g/" (data.game) "/at/" (point.moment) } { (icon("u-play")) (t("over-watch")) }
        }
    }
}

/// By how much the winner's chance changed: a bar and the number.
fn sway(shift: f32) -> Markup {
    let percent = (shift * 100.0).round() as i32;
    // A turn that changed nothing is no number.
    if percent == 0 {
        return html! {};
    }
    let sign = if percent < 0 { "−" } else { "+" };
    html! {
        span class="sw n" {
            svg width="62" height="12" aria-hidden="true" {
                rect class=(if percent < 0 { "less" } else { "more" }) y="1" x=(60 - (percent.abs() * 6 / 10).min(60))
                    height="10" width=((percent.abs() * 6 / 10).clamp(2, 60)) {}
            }
            (sign) (percent.abs()) " %"
        }
    }
}

/// Who acts, what is told large, and what small.
fn fact_text(data: &OverData<'_>, fact: &Turned) -> (Option<u8>, String, String) {
    let plain = |who: u8, key: &str| {
        let detail = t(&format!("{key}-detail"));
        (Some(who), say!(key, name = data.name(who)), detail)
    };
    match *fact {
        Turned::Title { who } => plain(who, "over-fact-title"),
        Turned::Usurper { who } => plain(who, "over-fact-usurper"),
        Turned::Citizen { who } => plain(who, "over-fact-citizen"),
        Turned::Exiled { who } => plain(who, "over-fact-exiled"),
        Turned::Vision { who, vision } => {
            let text = say!("over-fact-vision", name = data.name(who), vision = words::card(Card(vision)));
            (Some(who), text, String::new())
        }
        Turned::Banner { banner, who, from } => {
            let key = match Banner::ALL.get(usize::from(banner)) {
                Some(Banner::DarkestSecret) => "over-fact-secret",
                Some(Banner::PeoplesFavor) | None => "over-fact-favor",
            };
            let detail = match from {
                Some(from) => say!("over-fact-from", name = data.name(from)),
                None => t("over-fact-from-bank"),
            };
            (Some(who), say!(key, name = data.name(who)), detail)
        }
        Turned::Campaign { attacker, defender, won, targets, attack, defense } => {
            let foe = defender.map_or_else(|| t("bandits"), |d| data.ruler(d));
            let key = if won { "over-fact-won" } else { "over-fact-lost" };
            let detail = say!("over-fact-campaign", n = targets, attack = attack, defense = defense);
            (Some(attacker), words::capital(&say!(key, name = data.name(attacker), foe = foe)), detail)
        }
        Turned::EndDie { rolled, needed } => {
            let key = if rolled >= needed { "over-fact-die-ends" } else { "over-fact-die-goes-on" };
            (None, say!("over-fact-die", n = rolled), say!(key, needed = needed))
        }
    }
}

fn players(data: &OverData<'_>) -> Markup {
    let winner = data.summary.ending.as_ref().map(|e| usize::from(e.winner));
    html! {
        section.panel aria-labelledby="players" {
            h2 #players { (t("over-players")) }
            table class="final n" {
                thead { tr {
                    th { span.sr { (t("over-player")) } }
                    @for key in ["sites", "prizes", "fought", "won"] { th scope="col" { (t(&format!("over-col-{key}"))) } }
                } }
                tbody {
                    @for (seat, tally) in data.summary.seats.iter().enumerate() {
                        tr.win[winner == Some(seat)] {
                            th scope="row" {
                                (shape(colour_word(tally.colour))) " " (data.name(seat as u8)) " "
                                small { (t(role_key(tally))) }
                            }
                            td { (tally.sites) } td { (tally.prizes) }
                            td { (tally.attacks + tally.defenses) } td { (tally.won) }
                        }
                    }
                }
            }
            (crate::table::promises::record(data.keeping))
            (fair::over(&data.dice, data.game))
        }
    }
}

const fn role_key(tally: &Tally) -> &'static str {
    match (tally.chancellor, tally.citizen) {
        (true, _) => "over-chancellor",
        (_, true) => "over-citizen",
        (_, false) => "over-exile",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oath_model::Edition;
    use oath_play::record::Record;

    fn golden() -> Summary {
        let text = std::fs::read_to_string(concat!(
            env!("CARGO_MANIFEST_DIR"),
            "/../../records/base/game-42.record"
        ));
        Summary::of(&Record::from_text(&text.expect("a record")).expect("well-formed")).expect("it plays")
    }

    fn draw(summary: &Summary, way: WayOn) -> String {
        let names: Vec<String> = (0..summary.seats.len()).map(|n| format!("Name{n}")).collect();
        let dice = FairDice {
            hash: "abcd".into(),
            numbers: Some(vec![(None, "5a".into()), (Some("Name1".into()), "6b".into())]),
            promise: Some("88".into()),
            seed: Some("77".into()),
        };
        let next = Next::Game { chronicle: "c1".into(), number: 4, way };
        let data = OverData {
            game: "g1",
            title: "Emberhold",
            names: &names,
            summary,
            dice,
            next,
            chances: &[],
            tasks: None,
            sky: None,
            keeping: &[],
            review: None,
        };
        page(&data).into_string()
    }

    #[test]
    fn a_real_game_is_told_whole() {
        let mut summary = golden();
        let html = draw(&summary, WayOn::SetsUp);
        for point in &summary.turning {
            assert!(html.contains(&format!("href=\"/g/g1/at/{}\"", point.moment)));
        }
        let ending = summary.ending.as_ref().expect("the game is over");
        for reason in &ending.reasons {
            assert!(html.contains(&format!("data-clause=\"{}\"", reason.clause(Edition::Base))));
        }
        for seat in 0..summary.seats.len() {
            assert!(html.contains(&format!("Name{seat}")));
        }
        assert!(html.contains("/?chronicle=c1") && html.contains("/g/g1/record"));
        assert!(
            ["5a", "6b", "77", "88", "abcd"]
                .iter()
                .all(|told| html.contains(&format!("<code>{told}</code>")))
        );
        assert_eq!(html.matches("<svg class=\"lines\"").count(), 3);
        assert!(!html.contains("over-") && !html.contains("style="), "a key without a message");
        summary.ending = None;
        assert!(draw(&summary, WayOn::SetsUp).contains("The game so far"));
    }

    /// An end of New Foundations, put together by hand.
    fn ended(victory: Victory, reasons: Vec<Reason>, chancellor: Option<usize>) -> Summary {
        let seat = |n: usize| Tally {
            colour: 1 + n as u8,
            chancellor: chancellor == Some(n),
            citizen: chancellor.is_some() && n == 2,
            sites: 1,
            prizes: 0,
            attacks: 0,
            defenses: 0,
            won: 0,
        };
        let others = vec![Close { who: 0, path: Path::Usurper, lacks: vec![Lack::Relics { n: 1 }] }];
        let ending =
            Ending { edition: Edition::Foundations, winner: 1, victory, round: 8, oath: 0, reasons, others };
        Summary {
            rounds: Vec::new(),
            seats: (0..3).map(seat).collect(),
            ending: Some(ending),
            turning: Vec::new(),
            map: Vec::new(),
        }
    }

    #[test]
    fn every_end_of_new_foundations_is_told_in_its_own_words() {
        let by = Count::Relics { mine: 3, next: 1 };
        let vision = Reason::Vision { who: 1, vision: Card::VISIONS, by: Count::DarkestSecret };
        let exiles = Reason::LastRound { case: "20.4" };
        let ends = [
            (Victory::StableRegime, vec![Reason::EndDie { rolled: 6, needed: 6, round: 5 }], Some(1)),
            (Victory::WarExhaustion, vec![Reason::LastRound { case: "3.4.4" }], Some(1)),
            (Victory::Successor, vec![Reason::Successor { who: 1, by }], Some(0)),
            (Victory::Usurper, vec![Reason::Usurper { who: 1 }], Some(0)),
            (Victory::Usurper, vec![Reason::Usurper { who: 1 }], None),
            (Victory::Visionary(Card(Card::VISIONS)), vec![vision, Reason::Drawn { visions: 3 }], None),
            (Victory::LastOathkeeper, vec![exiles, Reason::Oathkeeper { who: 1, by }], None),
            (Victory::Lot, vec![exiles], None),
            (Victory::Foretold, vec![Reason::Foretold { who: 1 }], None),
        ];
        let law = include_str!("../../../law/foundations/clauses.toml");
        let mut leads = std::collections::BTreeSet::new();
        for (victory, reasons, chancellor) in ends {
            let html = draw(&ended(victory, reasons.clone(), chancellor), WayOn::SetsUp);
            assert!(!html.contains(">over-") && html.contains("Name1"), "{victory:?}");
            for reason in &reasons {
                let clause = reason.clause(Edition::Foundations);
                assert!(law.contains(&format!("id = \"{clause}\"")), "{clause} is no clause");
                assert!(
                    html.contains(&format!("data-clause=\"{clause}\"")),
                    "{victory:?} does not cite {clause}"
                );
            }
            let roles = [t("over-chancellor"), t("over-exile")].map(|role| html.matches(&role).count());
            assert_eq!(roles[0] > 0, chancellor.is_some(), "{victory:?}: nobody is called what they are not");
            let lead = html.split("class=\"lead\">").nth(1).and_then(|rest| rest.split("</p>").next());
            assert!(leads.insert(lead.expect("it is told").to_owned()), "{victory:?} is told like another");
            assert!(chancellor.is_some() || !lead.is_some_and(|lead| lead.contains("from the Empire")));
        }
    }

    #[test]
    fn each_browser_finds_its_way_to_the_next_game() {
        let summary = golden();
        let forms = |way| {
            let html = draw(&summary, way);
            assert!(html.contains("/chronicles/c1") && !html.contains(">over-"));
            ["/g/g1/next", "/g/g1/go-on", "/?chronicle=c1"].map(|to| html.contains(&format!("\"{to}\"")))
        };
        assert_eq!(forms(WayOn::Opens), [true, false, false]);
        assert_eq!(forms(WayOn::SeatKept), [false, true, false]);
        assert_eq!(forms(WayOn::Waits), [false, false, false], "there is nothing to press yet");
        assert_eq!(forms(WayOn::SetsUp), [false, false, true]);
    }

    #[test]
    fn every_sentence_is_in_the_catalogue() {
        let names = vec!["A".to_owned(), "B".to_owned()];
        let summary = Summary {
            rounds: Vec::new(),
            seats: Vec::new(),
            ending: None,
            turning: Vec::new(),
            map: Vec::new(),
        };
        let dice = FairDice::default();
        let data = OverData {
            game: "g",
            title: "t",
            names: &names,
            summary: &summary,
            dice,
            next: Next::Nothing,
            chances: &[],
            tasks: None,
            sky: None,
            keeping: &[],
            review: None,
        };
        let counts = [
            Count::Sites { mine: 3, next: 1 },
            Count::Prizes { mine: 1, next: 0 },
            Count::Relics { mine: 1, next: 0 },
            Count::PeoplesFavor,
            Count::DarkestSecret,
            Count::Scepter,
        ];
        let lacks = vec![
            Lack::Sites { n: 1 },
            Lack::Prizes { n: 2 },
            Lack::Relics { n: 2 },
            Lack::PeoplesFavor,
            Lack::DarkestSecret,
            Lack::Scepter,
            Lack::Drawn { n: 2 },
            Lack::Wakes { n: 1 },
            Lack::Title,
            Lack::Time,
        ];
        let mut told: Vec<String> = counts.map(|c| count_text("A", c)).to_vec();
        for path in [Path::Usurper, Path::Vision { vision: 214 }, Path::Empire, Path::Successor] {
            told.push(close_text(&data, &Close { who: 1, path, lacks: lacks.clone() }));
            told.push(close_text(&data, &Close { who: 1, path, lacks: Vec::new() }));
        }
        told.push(reason_text(&data, &Reason::Foretold { who: 1 }));
        for case in ["3.4.1", "3.4.2", "3.4.3", "3.4.4", "20.4"] {
            told.push(reason_text(&data, &Reason::LastRound { case }));
        }
        for text in told {
            assert!(!text.contains("over-") && !text.contains('{'), "{text}");
        }
    }
}
