//! The table: the whole public game at a glance. Every part is one element with a fixed id, so that
//! the page can exchange it alone.
//!
//! A part is drawn from its [`Cut`] alone: what it needs of a scene and nothing else. Whoever has the
//! same cut sees the same, so it is drawn once for all of them, and not again before it changes.

pub mod bar;
pub mod boards;
pub mod found;
mod ground;
pub mod log;
pub mod map;
pub mod menu;
mod pieces;
mod prince;
pub mod promises;
mod rail;
pub mod stores;
pub mod wins;

use crate::Scene;
use crate::campaign::BookCut;
use crate::chronicle::TasksCut;
use maud::{Markup, html};
use oath_model::{Region, Site};
use oath_play::{CampaignTold, Fought, Standing, TasksTold, words};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// The bar above.
    Bar,
    /// Who wins if.
    Wins,
    /// The foundations, where there are any.
    Foundations,
    /// The tabs of the regions.
    Regions,
    /// The tabs of the players.
    Players,
    /// The book of a campaign; empty without one.
    Campaign,
    /// The tasks of New Foundations' Chronicle; empty without one.
    Tasks,
    /// The discard pile of a region.
    Pile(u8),
    /// A site.
    Slot(u8),
    /// Banks, decks and the Reliquary.
    Stores,
    /// A player's board.
    Board(u8),
    /// The question.
    Ask,
    /// The lines of the log.
    Events,
    /// What happened since one's last decision.
    Recap,
    /// What was said.
    Talk,
    /// What was promised.
    Promises,
}

impl std::fmt::Display for Part {
    /// The id of its element.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Part::Bar => f.write_str("bar"),
            Part::Wins => f.write_str("wins"),
            Part::Foundations => f.write_str("found"),
            Part::Regions => f.write_str("regions"),
            Part::Players => f.write_str("players"),
            Part::Campaign => f.write_str("campaign"),
            Part::Tasks => f.write_str("tasks"),
            Part::Pile(region) => write!(f, "pile-{region}"),
            Part::Slot(slot) => write!(f, "slot-{slot}"),
            Part::Stores => f.write_str("stores"),
            Part::Board(seat) => write!(f, "board-{seat}"),
            Part::Ask => f.write_str("ask"),
            Part::Events => f.write_str("log-events"),
            Part::Recap => f.write_str("log-recap"),
            Part::Talk => f.write_str("log-talk"),
            Part::Promises => f.write_str("log-promises"),
        }
    }
}

/// What one part of the table is drawn from.
#[derive(Hash)]
#[allow(missing_docs)]
pub enum Cut<'a> {
    Bar(bar::BarCut<'a>),
    Wins(wins::Wins<'a>),
    Foundations(found::Foundations),
    Regions(map::Regions),
    Players(boards::Players<'a>),
    Campaign(BookCut<'a>),
    Tasks(TasksCut<'a>),
    Pile(map::PileCut<'a>),
    Site(map::SiteCut<'a>),
    Stores(stores::Stores<'a>),
    Board(boards::BoardCut<'a>),
}

impl Cut<'_> {
    /// What this drawing is known by: the same for the same cut in the same language.
    #[must_use]
    pub fn key(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        (words::language(), words::edition(), self).hash(&mut hasher);
        hasher.finish()
    }

    /// Draw the part.
    #[must_use]
    pub fn draw(&self) -> Markup {
        match self {
            Cut::Bar(cut) => cut.draw(),
            Cut::Wins(cut) => cut.draw(),
            Cut::Foundations(cut) => cut.draw(),
            Cut::Regions(cut) => cut.draw(),
            Cut::Players(cut) => cut.draw(),
            Cut::Campaign(cut) => cut.draw(),
            Cut::Tasks(cut) => cut.draw(),
            Cut::Pile(cut) => cut.draw(),
            Cut::Site(cut) => cut.draw(),
            Cut::Stores(cut) => cut.draw(),
            Cut::Board(cut) => cut.draw(),
        }
    }
}

/// What is told of a game besides what lies on the table.
#[derive(Default)]
pub struct Tidings<'a> {
    /// All ways to win and how they stand.
    pub standings: &'a [Standing],
    /// How whoever looks wins.
    pub own: Option<Standing>,
    /// The campaign under way.
    pub campaign: Option<&'a CampaignTold>,
    /// The last campaign, as long as it is news.
    pub fought: Option<Fought>,
    /// The Chronicle of New Foundations, if it is written.
    pub tasks: Option<TasksTold>,
}

/// Everything on the table but the question and the log, part by part.
#[must_use]
pub fn cuts<'a>(scene: &Scene<'a>, tidings: Tidings<'a>) -> Vec<(Part, Cut<'a>)> {
    let Tidings { standings, own, campaign, fought, tasks } = tidings;
    let mut all = vec![
        (Part::Bar, Cut::Bar(bar::BarCut::of(scene))),
        (Part::Wins, Cut::Wins(wins::Wins::of(scene, standings, own))),
        (Part::Regions, Cut::Regions(map::Regions::of(scene))),
        (Part::Players, Cut::Players(boards::Players::of(scene))),
        (Part::Campaign, Cut::Campaign(BookCut::of(scene, campaign, fought))),
        (Part::Tasks, Cut::Tasks(TasksCut::of(scene, tasks))),
        (Part::Stores, Cut::Stores(stores::Stores::of(scene))),
    ];
    all.extend(found::Foundations::of(scene).map(|cut| (Part::Foundations, Cut::Foundations(cut))));
    all.extend(Region::ALL.map(|r| (Part::Pile(r as u8), Cut::Pile(map::PileCut::of(scene, r)))));
    let site = |slot: u8| Some((Part::Slot(slot), Cut::Site(map::SiteCut::of(scene, Site(slot))?)));
    all.extend((0..scene.view.sites.len() as u8).filter_map(site));
    let board = |seat: u8| (Part::Board(seat), Cut::Board(boards::BoardCut::of(scene, seat)));
    all.extend((0..scene.view.boards.len() as u8).map(board));
    all
}

/// The map around its parts, with the tabs that a phone shows above it.
#[must_use]
pub fn map(part: impl Fn(Part) -> Markup) -> Markup {
    html! {
        main aria-label=(words::text("table-map", &[])) {
            section #map .map {
                (part(Part::Regions))
                @for region in 0..Region::ALL.len() as u8 { (map::region(region, &part)) }
            }
            (part(Part::Campaign))
            (part(Part::Tasks))
        }
    }
}

/// All boards around their parts, in turn order.
#[must_use]
pub fn boards(players: u8, part: impl Fn(Part) -> Markup) -> Markup {
    html! {
        section #boards class={ "boards n" (players) } aria-label=(words::text("table-players", &[])) {
            (part(Part::Players))
            @for seat in 0..players { (part(Part::Board(seat))) }
        }
    }
}
