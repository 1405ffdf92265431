//! A campaign as an open book over the map: the attack on the left page, the defense on the right,
//! the steps above, the exact odds below.

mod dice;
mod ended;
mod odds;
mod spread;

pub(crate) use dice::face_names;
pub(crate) use odds::percent;
pub use odds::preview;

use crate::parts::{self, clause, icon, shape, symbol, t};
use crate::scene::IMPERIAL;
use crate::{Folk, Scene, say};
use maud::{Markup, html};
use oath_model::{Banner, Card, Choice, Detail, Die, Player, Side, SiteCard, Source};
use oath_play::campaign::{Chapter, Course, PageTold, PlanTold, TargetTold};
use oath_play::codec::choice_word;
use oath_play::library::PowerKind;
use oath_play::words;
use oath_play::{CampaignTold, Fought};

/// More pieces than this stand as one with a number.
const MANY: u8 = 16;
/// More dice than this are drawn smaller.
const MANY_DICE: u8 = 9;

/// The book, or its empty place if no campaign is under way.
#[derive(Hash)]
pub struct BookCut<'a> {
    ground: Ground<'a>,
    told: Option<&'a CampaignTold>,
    /// The last campaign, after its end.
    fought: Option<Fought>,
}

/// Where a campaign is fought: what names and colours are drawn from.
#[derive(Hash)]
struct Ground<'a> {
    folk: Folk<'a>,
    /// The site of each slot, if whoever looks may know it.
    sites: Vec<Option<u8>>,
    /// Which seats are Citizens.
    citizens: Vec<bool>,
}

impl<'a> std::ops::Deref for Ground<'a> {
    type Target = Folk<'a>;
    fn deref(&self) -> &Folk<'a> {
        &self.folk
    }
}

impl<'a> BookCut<'a> {
    /// The book of a scene.
    #[must_use]
    pub fn of(scene: &Scene<'a>, told: Option<&'a CampaignTold>, fought: Option<Fought>) -> BookCut<'a> {
        let ground = Ground {
            folk: scene.folk.seeing([], None),
            sites: scene.view.sites.iter().map(|s| s.site).collect(),
            citizens: scene.view.boards.iter().map(|b| b.citizen).collect(),
        };
        BookCut { ground, told, fought }
    }

    /// Draw it. Without a campaign it is empty: the script takes it away.
    #[must_use]
    pub fn draw(&self) -> Markup {
        let ground = &self.ground;
        let Some(told) = self.told else {
            return self.fought.as_ref().map_or_else(|| html! {}, |fought| ended::book(ground, fought));
        };
        html! {
            section #campaign .camp role="region" aria-labelledby="campaign-title" {
                header {
                    h2 #campaign-title { (parts::told(ground, &title(ground, told))) }
                    button.btn.quiet type="button" data-toggle-map="" { (icon("u-eye")) (t("campaign-show-map")) kbd { "M" } }
                }
                (steps(told))
                div.spread {
                    (attack_page(ground, told))
                    (defense_page(ground, told))
                }
                (odds::section(told))
            }
        }
    }
}

fn title(ground: &Ground<'_>, told: &CampaignTold) -> String {
    let attacker = player(ground, told.attacker.0);
    let foe = told.defender.map_or_else(|| t("bandits"), |d| player(ground, d.0));
    let site = site_name(ground, told.site.0);
    match told.winner {
        None => {
            let key = match told.course {
                Course::Campaign => "campaign-title",
                Course::Conquest => "campaign-title-conquest",
                Course::Raid => "campaign-title-raid",
            };
            say!(key, attacker = attacker, foe = foe, site = site)
        }
        Some(Side::Attacker) => say!("campaign-title-won", attacker = attacker, foe = foe, site = site),
        Some(Side::Defender) => say!("campaign-title-lost", attacker = attacker, foe = foe, site = site),
    }
}

/// A player's name for a message.
fn player(ground: &Ground<'_>, seat: u8) -> String {
    words::marked_player(seat, ground.name(seat))
}

/// A site by its slot: its name if this seat may know it.
fn site_name(ground: &Ground<'_>, slot: u8) -> String {
    let known = ground.sites.get(usize::from(slot)).copied().flatten();
    known.map_or_else(|| say!("site-facedown", slot = slot + 1), |s| words::site_card(SiteCard(s)))
}

/// The steps of a campaign: those of the base game, or of New Foundations, where the attack rolls first.
const fn steps_of(course: Course) -> &'static [&'static str] {
    match course {
        Course::Campaign => &[
            "campaign-step-foe",
            "campaign-step-targets",
            "campaign-step-plans",
            "campaign-step-defense",
            "campaign-step-attack",
            "campaign-step-spoils",
        ],
        Course::Conquest => &NEW_STEPS_CONQUEST,
        Course::Raid => &NEW_STEPS_RAID,
    }
}

const NEW_STEPS_CONQUEST: [&str; 7] = new_steps("campaign-step-conquest");
const NEW_STEPS_RAID: [&str; 7] = new_steps("campaign-step-raid");

const fn new_steps(first: &'static str) -> [&'static str; 7] {
    [
        first,
        "campaign-step-targets",
        "campaign-step-plans",
        "campaign-step-attack-roll",
        "campaign-step-sacrifice",
        "campaign-step-defense",
        "campaign-step-spoils",
    ]
}

fn steps(told: &CampaignTold) -> Markup {
    let steps = steps_of(told.course);
    let now = match (told.chapter, told.course) {
        (Chapter::Targets, _) => 1,
        (Chapter::Plans, _) => 2,
        (Chapter::Defense, Course::Campaign) => 3,
        (Chapter::Attack, _) => 4,
        (Chapter::Defense, _) => 3,
        (Chapter::Spoils, _) => steps.len() - 1,
    };
    html! {
        ol.steps aria-label=(t("campaign-steps")) {
            @for (i, key) in steps.iter().enumerate() {
                @if i < now {
                    li.done { b { (icon("u-check")) } span { (t(key)) } }
                } @else {
                    li .now[i == now] aria-current=[(i == now).then_some("step")] { b { (i + 1) } span { (t(key)) } }
                }
            }
        }
    }
}

fn attack_page(ground: &Ground<'_>, told: &CampaignTold) -> Markup {
    let page = &told.attack;
    html! {
        section.page.atk aria-labelledby="campaign-attack" {
            (page_head(ground, "campaign-attack", Some(told.attacker.0), page.total))
            (force(ground, told, Side::Attacker))
            h4 { (t("campaign-attack-pool")) small { (parts::told(ground, &pool_note(told, Side::Attacker))) } }
            (pool(Die::Attack, page, &attack_sum(told)))
            (plans(ground, page, Some(told.attacker)))
            p.gloss { (t(note(told).0)) " " (clause(note(told).1)) }
        }
    }
}

fn defense_page(ground: &Ground<'_>, told: &CampaignTold) -> Markup {
    let page = &told.defense;
    html! {
        section.page.def aria-labelledby="campaign-defense" {
            (page_head(ground, "campaign-defense", told.defender.map(|p| p.0), page.total))
            (targets(ground, told))
            (force(ground, told, Side::Defender))
            h4 { (t("campaign-defense-pool")) small { (parts::told(ground, &pool_note(told, Side::Defender))) } }
            (pool(Die::Defense, page, &defense_sum(page)))
            (plans(ground, page, told.defender))
        }
    }
}

fn page_head(ground: &Ground<'_>, key: &str, seat: Option<u8>, total: Option<u16>) -> Markup {
    html! {
        header {
            h3 id=(key) { (t(key)) }
            span {
                @match seat {
                    Some(seat) => { (shape(ground.colour(seat))) " " (ground.name(seat)) }
                    None => { (icon("bandit")) " " (words::capital(&t("bandits"))) }
                }
            }
            output.n aria-label=(t("campaign-sum")) { (total.map_or_else(|| "–".to_owned(), |n| n.to_string())) }
        }
    }
}

/// What the gloss explains, the step that is played, and its clause.
const fn note(told: &CampaignTold) -> (&'static str, &'static str) {
    match (told.course, told.chapter) {
        (Course::Campaign, Chapter::Targets) => ("campaign-note-targets", "5.5.2"),
        (Course::Campaign, Chapter::Plans) => ("campaign-note-plans", "5.5.3"),
        (Course::Campaign, Chapter::Defense) => ("campaign-note-defense", "5.5.4"),
        (Course::Campaign, Chapter::Attack) => ("campaign-note-attack", "5.5.5"),
        (Course::Campaign, Chapter::Spoils) => ("campaign-note-spoils", "5.5.6"),
        (Course::Conquest, Chapter::Targets) => ("campaign-note-conquest", "8.3.1"),
        (Course::Raid, Chapter::Targets) => ("campaign-note-raid", "8.3.2"),
        (_, Chapter::Plans) => ("campaign-note-new-plans", "8.3.5"),
        (_, Chapter::Attack | Chapter::Defense) => ("campaign-note-sacrifice", "8.3.10"),
        (Course::Conquest, Chapter::Spoils) => ("campaign-note-conquered", "8.3.14"),
        (Course::Raid, Chapter::Spoils) => ("campaign-note-raided", "8.3.15"),
    }
}

fn targets(ground: &Ground<'_>, told: &CampaignTold) -> Markup {
    // What was not chosen is of no interest any more once that is declared.
    let open = told.chapter == Chapter::Targets;
    let shown = told.targets.iter().filter(|target| open || target.chosen);
    html! {
        h4 { (t("campaign-targets")) small { (say!("campaign-dice", n = target_dice(told))) } }
        ul.tgts { @for target in shown { (target_row(ground, told, *target)) } }
    }
}

fn target_row(ground: &Ground<'_>, told: &CampaignTold, target: TargetTold) -> Markup {
    let TargetTold { target, chosen, dice } = target;
    let (sign, name, note) = match target {
        Choice::Site(site) => {
            let own = site == told.site;
            let note = if own { "campaign-target-own-site" } else { "campaign-target-site" };
            ("r-site", site_name(ground, site.0), note)
        }
        Choice::Card(card) => ("relic", words::card(card), "campaign-target-relic"),
        Choice::Banner(Banner::PeoplesFavor) => {
            ("banner-people", t("banner-peoples-favor"), "campaign-target-banner")
        }
        Choice::Banner(Banner::DarkestSecret) => {
            ("banner-secret", t("banner-darkest-secret"), "campaign-target-banner")
        }
        _ if told.course == Course::Raid => {
            ("pawn", words::capital(&t("choice-raided-pawn")), "campaign-target-raided")
        }
        _ => ("pawn", words::capital(&t("choice-pawn")), "campaign-target-pawn"),
    };
    let note = if chosen { note } else { "campaign-target-off" };
    let state = if chosen { "tgt on" } else { "tgt off" };
    html! {
        li class=(state) data-key=(choice_word(target)) {
            span.box { @if chosen { (icon("u-check")) } }
            span { (icon(sign)) " " (parts::told(ground, &name)) small { (t(note)) } }
            span.dd role="img" aria-label=(say!("campaign-dice", n = dice)) {
                @if dice > MANY { (icon("die-d")) b { (dice) } } @else { @for _ in 0..dice { (icon("die-d")) } }
            }
        }
    }
}

/// The warbands of a side: the living, then the dead.
fn force(ground: &Ground<'_>, told: &CampaignTold, side: Side) -> Markup {
    let page = match side {
        Side::Attacker => &told.attack,
        Side::Defender => &told.defense,
    };
    let warbands = page.force() - page.bandits;
    let dead = page.lost.min(warbands);
    let colour = band_colour(ground, told, side);
    let label = match (page.force(), dead) {
        (0, _) => t("campaign-force-none"),
        (n, 0) => say!("campaign-force-all", n = n),
        (n, dead) => say!("campaign-force-left", n = n, dead = dead, left = n - dead),
    };
    html! {
        h4 { (t("campaign-force")) small { (parts::told(ground, &places(ground, page))) } }
        p.force {
            @if warbands > MANY {
                span class={ "wb p-" (colour) } aria-hidden="true" { (shape(colour)) b { (warbands - dead) } }
            } @else {
                @for _ in dead..warbands { (shape(colour)) }
                @if dead > 0 { span.dead { @for _ in 0..dead { (shape(colour)) } } }
            }
            @for _ in 0..page.bandits { (symbol("i bandits", "bandit")) }
            span { (label) }
        }
    }
}

/// The colour of a side's warbands: purple for Imperial ones.
fn band_colour(ground: &Ground<'_>, told: &CampaignTold, side: Side) -> &'static str {
    let seat = match side {
        Side::Attacker => Some(told.attacker.0),
        Side::Defender => told.defender.map(|p| p.0),
    };
    let citizen = |seat: u8| ground.citizens.get(usize::from(seat)).is_some_and(|citizen| *citizen);
    seat.map_or("bandit", |seat| if citizen(seat) { IMPERIAL } else { ground.band_colour(seat) })
}

/// "The River 2, Bram's board 3".
fn places(ground: &Ground<'_>, page: &PageTold) -> String {
    let told = page.places.iter().filter(|(_, n)| *n > 0).map(|(place, n)| {
        let name = match place {
            Choice::Site(site) => site_name(ground, site.0),
            Choice::Board(p) => say!("choice-board", player = player(ground, p.0)),
            _ => String::new(),
        };
        say!("campaign-place", place = name, n = *n)
    });
    let bandits = (page.bandits > 0).then(|| say!("campaign-bandits", n = page.bandits));
    told.chain(bandits).collect::<Vec<_>>().join(", ")
}

/// "6 dice, 1 by title or powers; battle plans took 3".
fn pool_note(told: &CampaignTold, side: Side) -> String {
    let (page, by_title) = match side {
        Side::Attacker => (&told.attack, 0),
        Side::Defender => (&told.defense, told.defense.declared.saturating_sub(target_dice(told))),
    };
    let mut note = say!("campaign-dice", n = page.dice);
    if by_title > 0 {
        note = say!("campaign-dice-title", dice = note, n = by_title);
    }
    match (page.declared, page.dice) {
        (was, now) if was > now => say!("campaign-dice-fewer", dice = note, n = was - now),
        (was, now) if was < now => say!("campaign-dice-more", dice = note, n = now - was),
        _ => note,
    }
}

/// Defense dice of the chosen targets.
fn target_dice(told: &CampaignTold) -> u8 {
    told.targets.iter().filter(|t| t.chosen).fold(0, |sum, t| sum.saturating_add(t.dice))
}

/// The dice: as rolled, or lying ready; those taken away are grey.
fn pool(die: Die, page: &PageTold, sum: &str) -> Markup {
    let (ready, class) = match die {
        Die::Attack => ("die-a", "face-a"),
        Die::Defense | Die::End => ("die-d", "face-d"),
    };
    if page.dice == 0 && page.declared == 0 {
        return html! {};
    }
    html! {
        p.pool .many[page.dice > MANY_DICE] {
            @match page.faces {
                Some(faces) => {
                    span.rolled role="img" aria-label=(words::faces(die, faces)) {
                        (dice::rolled(die, faces))
                    }
                }
                None => {
                    span.ready role="img" aria-label=(say!("campaign-dice", n = page.dice)) {
                        @for _ in 0..page.dice.min(2 * MANY) { (symbol(&format!("face {class}"), ready)) }
                    }
                }
            }
            @if page.declared > page.dice {
                span.gone aria-hidden="true" { @for _ in page.dice..page.declared { (icon(ready)) } }
            }
            b.sum.n { (sum) }
        }
    }
}

fn attack_sum(told: &CampaignTold) -> String {
    let Some(swords) = told.attack.shown else {
        return String::new();
    };
    let mut sum = say!("campaign-swords", n = swords);
    let killed = told.attack.skulls;
    if killed > 0 {
        sum = say!("campaign-and", first = sum, second = say!("campaign-skulls", n = killed));
    }
    if told.sacrificed > 0 {
        sum = say!("campaign-and", first = sum, second = say!("campaign-sacrificed", n = told.sacrificed));
    }
    sum
}

fn defense_sum(page: &PageTold) -> String {
    page.shown.map_or_else(String::new, |shields| {
        say!("campaign-shields", n = shields, force = page.force(), sum = page.total.unwrap_or(0))
    })
}

fn plans(ground: &Ground<'_>, page: &PageTold, owner: Option<Player>) -> Markup {
    html! {
        h4 { (t("campaign-plans")) }
        @if page.plans.is_empty() {
            p.none { (t("campaign-no-plans")) }
        } @else {
            ul.plans { @for used in &page.plans { (plan(ground, used, owner)) } }
        }
    }
}

fn plan(ground: &Ground<'_>, told: &PlanTold, owner: Option<Player>) -> Markup {
    let Source::Card(card) = told.source else {
        return html! {};
    };
    let (sign, label) = match told.kind {
        PowerKind::AttackPlan => ("k-plan-attack", "campaign-plan-attacker"),
        PowerKind::DefensePlan => ("k-plan-defend", "campaign-plan-defender"),
        PowerKind::BattlePlan => ("k-plan-either", "campaign-plan-either"),
        _ => ("k-persistent", "campaign-plan-either"),
    };
    let used = match told.detail {
        Detail::Add => t("campaign-plan-adds"),
        Detail::Remove => t("campaign-plan-removes"),
        _ => t("campaign-plan-used"),
    };
    html! {
        li.plan.used {
            @if card.is_relic() { (symbol("i gilt", "relic")) } @else { (parts::suit_icon(crate::card::suit(card))) }
            span {
                b { a.c href=(parts::card_href(card)) data-card={ "card:" (card.0) } { (words::card_name(card)) } }
                (parts::icon_for(sign, &t(label)))
                @if let Some(user) = told.player.filter(|user| Some(*user) != owner) { " " (parts::who(ground, user.0)) }
                @if let Some(line) = plan_line(card, told.power) { small { (parts::with_icons(line)) } }
            }
            em { (used) }
        }
    }
}

/// What the plan does; some cards tell two powers in one text.
fn plan_line(card: Card, power: u8) -> Option<&'static str> {
    let key = words::card_key(card);
    words::power_text(key, usize::from(power) + 1).or_else(|| words::power_text(key, 1))
}
