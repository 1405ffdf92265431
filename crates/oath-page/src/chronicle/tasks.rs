//! The Chronicle of New Foundations (17) on the table: five tasks in a row, who decides each, what was done, and
//! the things that are chosen from. It lies over the map, as the book of a campaign does.

use super::oath_sign;
use super::shield::shield;
use crate::parts::{
    badge, clause, drawing, icon, landscape, rich, shape, suit_icon, suit_word, t, told, who,
};
use crate::{Folk, Scene, card, say};
use maud::{Markup, html};
use oath_model::{Card, Face, Foundation, Player, SITES, Suit};
use oath_play::tasks::{Deed, Realm, Sign, Task, TasksTold};
use oath_play::view::{BoardView, CardView, FrontierView, StepView};
use oath_play::words;

/// Cards of each stack of the World (17.3).
const STACK: usize = 3;
/// Stacks that lie faceup.
const FACEUP: usize = 2;
/// Newcomers of the first, second and third suit of the Beacon (17.4).
const NEWCOMERS: [u8; 3] = [3, 2, 1];

/// The Chronicle of a scene, or its empty place if none is written.
#[derive(Hash)]
pub struct TasksCut<'a> {
    book: Option<Book<'a>>,
}

/// What the tasks are drawn from.
#[derive(Hash)]
struct Book<'a> {
    game: &'a str,
    title: &'a str,
    folk: Folk<'a>,
    told: TasksTold,
    asked: Option<u8>,
    boards: &'a [BoardView],
    frontier: &'a FrontierView,
}

impl<'a> TasksCut<'a> {
    /// The Chronicle of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a>, told: Option<TasksTold>) -> TasksCut<'a> {
        let view = scene.view;
        let book = told.zip(view.frontier.as_ref()).map(|(told, frontier)| Book {
            game: scene.game,
            title: scene.title,
            folk: scene.folk.clone(),
            told,
            asked: view.asked,
            boards: &view.boards,
            frontier,
        });
        TasksCut { book }
    }

    /// Draw it. Without a Chronicle it is empty: the script takes it away.
    #[must_use]
    pub fn draw(&self) -> Markup {
        self.book.as_ref().map_or_else(|| html! {}, Book::draw)
    }
}

/// What happens in this task and who is next, above the question; nothing outside of the Chronicle.
#[must_use]
pub(super) fn guide(scene: &Scene<'_>) -> Markup {
    let Some((task, frontier)) = task_of(scene.view.step).zip(scene.view.frontier.as_ref()) else {
        return html! {};
    };
    let winner = scene.view.winner.as_ref().map(|(seat, _)| *seat);
    let [world, beacon] = frontier.tasks;
    let next = match task {
        Task::Sun => winner,
        Task::Throne => world,
        Task::World => beacon,
        Task::Beacon | Task::Stars => winner,
    };
    html! {
        section.guide.nf aria-labelledby="guide" {
            p.caps #guide {
                (drawing("foundations", "i", &format!("task-{}", task.word()))) " "
                (t(&format!("tasks-{}", task.word()))) " "
                small { (say!("tasks-of", n = task as usize + 1, of = Task::ALL.len())) }
            }
            p.next {
                @if let Some(next) = next {
                    (told(scene, &say!(&format!("tasks-then-{}", task.word()), name = marked(scene, next)))) " "
                }
                (clause(task.clause()))
            }
        }
    }
}

fn marked(folk: &Folk<'_>, seat: u8) -> String {
    words::marked_player(seat, folk.name(seat))
}

const fn task_of(step: StepView) -> Option<Task> {
    Some(match step {
        StepView::Sun => Task::Sun,
        StepView::Throne => Task::Throne,
        StepView::World => Task::World,
        StepView::Beacon => Task::Beacon,
        StepView::Stars => Task::Stars,
        _ => return None,
    })
}

/// What follows from the answers of a task: a sign, a sentence and how many.
fn flow(task: Task, cards: usize) -> Vec<(Markup, String, Option<usize>)> {
    let foundations = |name: &str| drawing("foundations", "i", name);
    match task {
        Task::World => {
            let stack = cards.min(STACK);
            vec![
                (icon("r-adviser"), t("tasks-flow-adviser"), Some(stack.min(1))),
                (icon("u-deck"), t("tasks-flow-deck"), Some(stack.saturating_sub(1))),
                (foundations("n-dispossessed"), t("tasks-flow-dispossessed"), Some(cards - stack)),
            ]
        }
        Task::Beacon => vec![
            (icon("r-adviser"), t("tasks-flow-adviser"), Some(1)),
            (icon("u-deck"), t("tasks-flow-newcomers"), Some(5)),
            (foundations("f1-imperial-maps"), t("tasks-flow-foundation"), None),
        ],
        Task::Throne => vec![(foundations("n-point"), t("tasks-flow-points"), None)],
        Task::Sun | Task::Stars => Vec::new(),
    }
}

impl Book<'_> {
    fn draw(&self) -> Markup {
        let told = &self.told;
        let how = say!(
            "tasks-won",
            name = marked(&self.folk, told.winner.0),
            how = words::unmarked(&told.how),
            round = told.round
        );
        html! {
            section #tasks .tasksbook role="region" aria-labelledby="tasks-title" {
                header {
                    div {
                        p.caps { (self.title) }
                        h2 #tasks-title { (t("tasks-title")) }
                        p.subt { (crate::parts::told(&self.folk, &how)) }
                    }
                    button.btn.quiet type="button" data-toggle-map="" { (icon("u-eye")) (t("campaign-show-map")) kbd { "M" } }
                }
                ol.tasks aria-label=(t("tasks-five")) { @for task in Task::ALL { (self.task(task)) } }
                div.cf {
                    section.things aria-label=(t(&format!("tasks-{}", told.now.word()))) {
                        (self.parts())
                        @match told.now {
                            Task::Sun => (self.sun()),
                            Task::Throne => (self.throne()),
                            Task::World => (self.world()),
                            Task::Beacon => (self.beacon()),
                            Task::Stars => (self.stars()),
                        }
                        (self.consequences())
                    }
                    div.done-list {
                        @for task in Task::ALL.into_iter().rev() { (done_in(&self.told, task, &self.folk.colours().collect::<Vec<_>>())) }
                    }
                }
                (self.next_map())
            }
        }
    }

    /// Is a task behind us?
    fn is_done(&self, task: Task) -> bool {
        task < self.told.now || self.told.is_over
    }

    fn task(&self, task: Task) -> Markup {
        let (done, now) = (self.is_done(task), task == self.told.now && !self.told.is_over);
        let class = if done {
            "done"
        } else if now {
            "now"
        } else {
            ""
        };
        html! {
            li class=(class) aria-current=[now.then_some("step")] {
                span.orb { (drawing("foundations", "i", &format!("task-{}", task.word()))) }
                h3 {
                    (t(&format!("tasks-{}", task.word())))
                    @if done { span.sr { " (" (t("tasks-done")) ")" } }
                }
                p.by {
                    @match (self.told.deciders[task as usize], task) {
                        (Some(Player(seat)), _) => { (shape(self.folk.colour(seat))) " " (who(&self.folk, seat)) }
                        (None, Task::Sun) => (t("tasks-everybody")),
                        (None, _) => (t("tasks-nobody-yet")),
                    }
                }
                p.what { (t(&format!("tasks-{}-what", task.word()))) }
            }
        }
    }

    /// The parts of the task under way; in the end the sky is left.
    fn parts(&self) -> Markup {
        let task = self.told.now;
        let at = if self.told.is_over { task.parts() - 1 } else { self.told.part };
        html! {
            ol.substeps aria-label=(t("tasks-parts")) {
                @for part in 0..task.parts() {
                    @let text = t(&format!("tasks-{}-{}", task.word(), part + 1));
                    @if part < at {
                        li.done { b { (icon("u-check")) } span { (text) } }
                    } @else {
                        li.now[part == at] aria-current=[(part == at).then_some("step")] { b { (part + 1) } span { (text) } }
                    }
                }
            }
        }
    }

    /// What follows from the answers.
    fn consequences(&self) -> Markup {
        let flows = flow(self.told.now, self.hand(self.told.now).len());
        html! {
            @if !flows.is_empty() {
                ul.flow aria-label=(t("tasks-flow")) {
                    @for (sign, text, n) in flows {
                        li { (sign) @if let Some(n) = n { b.n { (n) } } span { (text) } }
                    }
                }
            }
        }
    }

    /// The cards that whoever decides a task chooses from.
    fn hand(&self, task: Task) -> &[CardView] {
        let writer = self.told.deciders[task as usize].map_or(0, |p| p.0);
        self.boards.get(usize::from(writer)).map_or(&[], |board| &board.hand)
    }

    /// Everybody's legacies, and the row by the map.
    fn sun(&self) -> Markup {
        html! {
            ul.heirs {
                @for (seat, board) in (0_u8..).zip(self.boards) {
                    li {
                        h3 { (shape(self.folk.colour(seat))) " " (who(&self.folk, seat)) }
                        @if board.legacies.is_empty() { p.hint { (t("tasks-no-legacies")) } }
                        ul.shields { @for legacy in &board.legacies { (self.legacy(legacy)) } }
                    }
                }
                @if !self.frontier.ambitions.is_empty() {
                    li {
                        h3 { (t("tasks-ambitions")) }
                        ul.shields {
                            @for legacy in &self.frontier.ambitions {
                                li data-key={ "card:" (legacy) } { (shield(Card(*legacy), "sh")) (card::link(Card(*legacy))) }
                            }
                        }
                    }
                }
            }
        }
    }

    fn legacy(&self, legacy: &CardView) -> Markup {
        html! {
            @match (legacy.card, legacy.faceup) {
                (Some(c), true) => li data-key={ "card:" (c) } { (shield(Card(c), "sh")) span { (card::link(Card(c))) small { (t("tasks-active")) } } },
                (Some(c), false) => li { (shield(Card(c), "sh off")) span { (card::link(Card(c))) small { (t("tasks-dormant")) } } },
                (None, _) => li { (drawing("legacies", "sh dorm", "legacy-dormant")) span { (t("tasks-unknown")) small { (t("tasks-dormant")) } } },
            }
        }
    }

    /// The Empire's sites, what is built, and the points so far.
    fn throne(&self) -> Markup {
        html! {
            ul.realm aria-label=(t("tasks-realm")) {
                @for realm in &self.told.empire { (self.realm(realm)) }
                @if self.told.empire.is_empty() { li.hint { (t("tasks-no-realm")) } }
            }
            @if !self.frontier.shown_edifices.is_empty() {
                h3.sub { (t("tasks-offered")) }
                div.newcomers { @for c in &self.frontier.shown_edifices { (face(Card(*c), &format!("card:{c}"))) } }
            }
            @let scored: Vec<(u8, u8)> = (0_u8..).zip(self.told.points.iter().copied()).filter(|(_, n)| *n > 0).collect();
            @if !scored.is_empty() {
                ul.tally aria-label=(t("tasks-points")) {
                    @for (seat, n) in scored {
                        li { (shape(self.folk.colour(seat))) " " (who(&self.folk, seat)) " " b.n { (n) } }
                    }
                }
            }
        }
    }

    fn realm(&self, realm: &Realm) -> Markup {
        html! {
            li.land.p-purple data-key=[realm.slot.map(|slot| format!("site:{}", slot.0))] {
                (landscape(Some(realm.site)))
                div.lab {
                    b { (card::site_link(realm.site)) }
                    @for c in &realm.cards {
                        span.at data-key={ "card:" (c.0) } { (card::sign(*c)) " " (card::link(*c)) }
                    }
                }
            }
        }
    }

    /// Three stacks, of which two lie faceup.
    fn world(&self) -> Markup {
        let hand = self.hand(Task::World);
        html! {
            @if hand.is_empty() { p.hint { (t("tasks-no-stacks")) } }
            div.three-stacks {
                @for (i, cards) in hand.chunks(STACK).enumerate() {
                    @let known = cards.iter().all(|c| c.card.is_some());
                    article.stk .hid[!known] data-key=[(i < FACEUP).then(|| format!("stack:{i}"))] aria-label=(t(&format!("tasks-stack-{}", i + 1))) {
                        header {
                            (t(&format!("tasks-stack-{}", i + 1)))
                            small { (t(if known { "tasks-faceup" } else { "tasks-facedown" })) }
                        }
                        @for (n, shown) in cards.iter().enumerate() { (pcard(shown, i * STACK + n)) }
                    }
                }
            }
        }
    }

    /// The suits of the reserves, the newcomers, and the foundations that may turn back.
    fn beacon(&self) -> Markup {
        let hand = self.hand(Task::Beacon);
        html! {
            @if !hand.is_empty() {
                div.newcomers aria-label=(t("tasks-newcomers")) { @for (n, shown) in hand.iter().enumerate() { (pcard(shown, n)) } }
            }
            ul.reserves aria-label=(t("tasks-reserves")) {
                @for suit in Suit::ALL {
                    @let word = suit_word(Some(suit));
                    li class={ "g-" (word) } data-key={ "suit:" (word) } {
                        (card::plain_band(&format!("suit-{word}")))
                        span { b { (words::suit(suit)) } small { (say!("tasks-reserve", n = self.frontier.reserves[suit.index()])) } }
                    }
                }
            }
            @if hand.is_empty() {
                p.hint { (say!("tasks-newcomers-hint", first = NEWCOMERS[0], second = NEWCOMERS[1], third = NEWCOMERS[2])) }
            }
            @if !self.frontier.altered.is_empty() {
                h3.sub { (t("tasks-altered")) }
                ul.altered {
                    @for number in &self.frontier.altered {
                        @if let Some(foundation) = Foundation::ALL.get(usize::from(*number).wrapping_sub(1)) {
                            li data-key={ "foundation:" (number) } {
                                (drawing("foundations", "i", &foundation_sign(*foundation, Face::Altered)))
                                (words::foundation(*foundation))
                            }
                        }
                    }
                }
            }
        }
    }

    /// All is written: what is left is the sky.
    fn stars(&self) -> Markup {
        html! {
            div.starry {
                (drawing("foundations", "i", "task-stars"))
                p { (told(&self.folk, &say!("tasks-sky", name = marked(&self.folk, self.told.winner.0)))) }
                a.btn.go href={ "/g/" (self.game) "/over#sky" } { (t("tasks-to-sky")) }
            }
        }
    }

    /// The map of the next game, as far as it is known.
    fn next_map(&self) -> Markup {
        let empire = &self.told.empire;
        let shaped = self.told.now > Task::Throne || self.told.part > 1;
        html! {
            @if shaped || self.told.is_over {
                section.nextgame aria-labelledby="next-map" {
                    h3 #next-map { (t("tasks-next-map")) " " small { (t("tasks-next-map-note")) } }
                    ol.nextmap {
                        @for realm in empire {
                            li.p-purple {
                                (landscape(Some(realm.site)))
                                span { b { (words::site_name(realm.site)) } (edifices(realm)) }
                            }
                        }
                        @if empire.len() < SITES {
                            li.p-none {
                                (landscape(None))
                                span { b { (say!("tasks-open-sites", n = SITES - empire.len())) } (t("tasks-open-sites-note")) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What came of the Chronicle, task by task, on the page after the game.
#[must_use]
pub fn done(told: &TasksTold, colours: &[&str]) -> Markup {
    html! {
        section.panel aria-labelledby="done" {
            h2 #done { (t("tasks-title")) }
            div.done-list.wide { @for task in Task::ALL { (done_in(told, task, colours)) } }
        }
    }
}

fn done_in(told: &TasksTold, task: Task, colours: &[&str]) -> Markup {
    let deeds = told.done_in(task);
    html! {
        @if !deeds.is_empty() {
            section aria-labelledby={ "done-" (task.word()) } {
                h3 id={ "done-" (task.word()) } {
                    (drawing("foundations", "i", &format!("task-{}", task.word())))
                    (t(&format!("tasks-{}-done", task.word())))
                }
                ul { @for one in deeds { (deed(one, colours)) } }
            }
        }
    }
}

fn deed(deed: &Deed, colours: &[&str]) -> Markup {
    let sign = match deed.sign {
        Sign::Woke(legacy) => shield(legacy, "sh"),
        Sign::Slept(legacy) => shield(legacy, "sh off"),
        Sign::Seat(Player(seat)) => shape(colours.get(usize::from(seat)).copied().unwrap_or("bandit")),
        Sign::Card(shown) => card::sign(shown),
        Sign::Suit(suit) => suit_icon(Some(suit)),
        Sign::Foundation(foundation, face) => drawing("foundations", "i", &foundation_sign(foundation, face)),
        Sign::Task(task) => drawing("foundations", "i", &format!("task-{}", task.word())),
        Sign::Site(site) => badge(Some(site)),
        Sign::Crown => icon("oathkeeper"),
        Sign::Oath(oath) => icon(oath_sign(oath)),
        Sign::Points => drawing("foundations", "i", "n-point"),
        Sign::Leave => drawing("foundations", "i", "n-dispossessed"),
    };
    html! { li { (sign) span { (rich(&deed.text, colours)) } } }
}

/// What stands at a site of the Empire.
fn edifices(realm: &Realm) -> String {
    let names = realm.cards.iter().filter(|c| c.is_edifice()).map(|c| card::name(*c).to_owned());
    let names: Vec<String> = std::iter::once(t("tasks-of-empire")).chain(names).collect();
    names.join(", ")
}

/// A card of the Chronicle: faceup, or with its back up.
fn pcard(shown: &CardView, drawn: usize) -> Markup {
    let key = format!("drawn:{drawn}");
    html! {
        @match shown.card.map(Card) {
            Some(c) => (face(c, &key)),
            None => div class="pcard turned g-back" role="img" aria-label=(t("tasks-unseen")) data-key=(key) {
                (card::plain_band("u-hidden"))
            },
        }
    }
}

/// A card faceup, as an answer with this key.
fn face(c: Card, key: &str) -> Markup {
    html! {
        div class={ "pcard " (card::ground(c)) } data-key=(key) {
            (card::band(c))
            span.pt {
                b { (card::link(c)) }
                @if let Some(line) = card::line(c) { small { (crate::parts::with_icons(line)) } }
                em { (card::limits(c)) (card::power_icons(c)) }
            }
        }
    }
}

/// The symbol of a foundation's face.
#[must_use]
pub(super) fn foundation_sign(foundation: Foundation, face: Face) -> String {
    let (number, normal, altered) = match foundation {
        Foundation::WideHorizons => (1, "imperial-maps", "wide-horizons"),
        Foundation::MoversAndShakers => (2, "powerful-tribes", "movers-and-shakers"),
        Foundation::PublicAmbitions => (3, "quiet-ambitions", "public-ambitions"),
        Foundation::TeemingWorld => (4, "ties-of-fellowship", "teeming-world"),
        Foundation::GrandCouncil => (5, "mobs-favor", "grand-council"),
        Foundation::Festival => (6, "wandering-flame", "festival"),
    };
    format!("f{number}-{}", if face == Face::Altered { altered } else { normal })
}
