//! A chronicle as one self-contained page: the world now, a timeline of Oaths, rulers and sites, the
//! suits of the world deck over time, and the history in prose.

use crate::Chronicle;
use crate::words;
use oath_cards::book;
use oath_model::*;
use std::fmt::Write as _;

/// Width of one game on the timeline, so that long chronicles still fit a page.
fn step(games: usize) -> usize {
    (740 / games.max(1)).clamp(16, 46)
}

/// Space for labels on the left.
const LEFT: usize = 150;
/// Height of a row.
const ROW: usize = 20;
/// Colours of suits, in bank order.
const SUIT_COLOURS: [&str; 6] = ["#8b2f3a", "#6b4ba3", "#3d6d9e", "#c07a2b", "#3f7d4e", "#2f8f8f"];
/// Marks of suits, told apart before colour.
const SUIT_MARKS: [&str; 6] = ["D", "A", "O", "H", "B", "N"];
/// Colours of players' pieces.
const PIECES: [&str; 6] = ["#6a3d9a", "#c0392b", "#2b2b2b", "#2d6cb5", "#d4a017", "#b9b9b0"];
/// Shades for Oaths.
const OATHS: [&str; 4] = ["#5b4a3f", "#a3663a", "#6b4ba3", "#3f7d4e"];

const STYLE: &str = "body{font:16px/1.5 Georgia,serif;margin:2rem auto;max-width:60rem;padding:0 1rem;\
color:#2a2622;background:#faf7f0}h1{font-size:1.9rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 .6rem;\
border-bottom:1px solid #d8cfbf}.sub{color:#6b6258;margin:.2rem 0 0}.map{display:grid;\
grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:.6rem}.site{border:1px solid #d8cfbf;\
border-radius:.4rem;padding:.5rem .7rem;background:#fff}.site b{display:block}.site small{color:#6b6258}\
.down{background:#efe9dc;color:#8a8072}.wide{overflow-x:auto}ol{padding:0;list-style:none}li{margin:.35rem 0}\
svg text{font:12px system-ui,sans-serif;fill:#2a2622}.legend span{margin-right:1rem;white-space:nowrap}\
.legend i{display:inline-block;width:.8em;height:.8em;border-radius:2px;margin-right:.3em}\
@media(prefers-color-scheme:dark){body{background:#1d1b19;color:#e9e2d6}.site{background:#262320;\
border-color:#423c34}.down{background:#2d2925;color:#9b9184}h2{border-color:#423c34}svg text{fill:#e9e2d6}\
.sub,.site small{color:#a99f92}}";

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// The worlds in a row: before each game, and now.
fn worlds(chronicle: &Chronicle) -> Vec<&World> {
    chronicle.games.iter().map(|g| &g.record.world).chain([&chronicle.world]).collect()
}

impl Chronicle {
    /// The chronicle as a page.
    #[must_use]
    pub fn to_html(&self) -> String {
        let mut out = String::new();
        let name = escape(&self.name);
        let _ = write!(
            out,
            "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content=\"width=device-width\">\
             <title>{name}</title><style>{STYLE}</style><h1>{name}</h1><p class=sub>{}</p>",
            escape(&words::chronicle_before(self.next_game(), self.world.oath))
        );
        self.map(&mut out);
        if !self.games.is_empty() {
            self.timeline(&mut out);
        }
        self.suits(&mut out);
        if !self.games.is_empty() {
            let _ = write!(out, "<h2>{}</h2><ol>", words::text("page-history", &[]));
            for line in self.history() {
                let _ = write!(out, "<li>{}</li>", escape(&line));
            }
            out += "</ol>";
        }
        out
    }

    fn map(&self, out: &mut String) {
        let _ = write!(out, "<h2>{}</h2><div class=map>", words::text("page-map", &[]));
        for (slot, laid) in self.world.sites.iter().enumerate() {
            let region = words::region(Site(slot as u8).region());
            if !laid.faceup {
                let facedown = words::text("page-facedown", &[]);
                let _ =
                    write!(out, "<div class=\"site down\"><b>{facedown}</b><small>{region}</small></div>");
                continue;
            }
            let cards: Vec<String> = laid.cards.iter().map(|c| escape(book().card(*c).name)).collect();
            let relics = "◆".repeat(laid.relics.len());
            let _ = write!(
                out,
                "<div class=site><b>{}</b><small>{region} {relics}</small><div>{}</div></div>",
                escape(book().site(laid.site).name),
                cards.join(", ")
            );
        }
        out.push_str("</div>");
    }

    /// Oaths, winners, and which sites lay faceup when each game began.
    fn timeline(&self, out: &mut String) {
        let all = worlds(self);
        let mut sites: Vec<SiteCard> = Vec::new();
        for laid in all.iter().flat_map(|w| &w.sites).filter(|s| s.faceup) {
            if !sites.contains(&laid.site) {
                sites.push(laid.site);
            }
        }
        let step = step(all.len());
        let (width, height) = (LEFT + step * all.len() + 10, ROW * (sites.len() + 3) + 10);
        let title = words::text("page-timeline", &[]);
        let _ = write!(
            out,
            "<h2>{title}</h2><div class=wide><svg role=img aria-label=\"{title}\" width={width} height={height}>"
        );
        let label = |out: &mut String, row: usize, text: &str| {
            let _ = write!(out, "<text x=0 y={}>{}</text>", row * ROW + 14, escape(text));
        };
        let x = |i: usize| LEFT + step * i;
        label(out, 0, &words::text("page-game", &[]));
        label(out, 1, &words::text("page-oath", &[]));
        label(out, 2, &words::text("page-winner", &[]));
        for (i, world) in all.iter().enumerate() {
            let _ = write!(
                out,
                "<text x={} y=14>{}</text>",
                x(i) + step / 2 - 6,
                usize::from(self.earlier) + i + 1
            );
            let _ = write!(
                out,
                "<rect x={} y={} width={} height=16 rx=3 fill=\"{}\"><title>{}</title></rect>",
                x(i) + 2,
                ROW + 2,
                step - 4,
                OATHS[world.oath as usize],
                escape(&words::oath(world.oath))
            );
        }
        for (i, game) in self.games.iter().enumerate() {
            let _ = write!(
                out,
                "<circle cx={} cy={} r=7 fill=\"{}\" stroke=\"#8886\"><title>{}</title></circle>",
                x(i) + step / 2,
                2 * ROW + 10,
                PIECES[game.winner as usize],
                escape(&words::colour(game.winner))
            );
        }
        for (row, site) in sites.iter().enumerate() {
            label(out, row + 3, book().site(*site).name);
            for (i, world) in all.iter().enumerate() {
                let here = world.sites.iter().find(|s| s.faceup && s.site == *site);
                if let Some(laid) = here {
                    let edifice = laid.cards.iter().any(|c| c.is_edifice());
                    let fill = if edifice { "#b8860b" } else { "#9c8f7a" };
                    let _ = write!(
                        out,
                        "<rect x={} y={} width={} height=12 rx=2 fill=\"{fill}\"/>",
                        x(i),
                        (row + 3) * ROW + 4,
                        step
                    );
                }
            }
        }
        out.push_str("</svg></div><p class=legend>");
        for oath in Oath::ALL {
            let _ = write!(
                out,
                "<span><i style=\"background:{}\"></i>{}</span>",
                OATHS[oath as usize],
                escape(&words::oath(oath))
            );
        }
        let _ = write!(
            out,
            "<span><i style=\"background:#b8860b\"></i>{}</span></p>",
            words::text("page-edifice", &[])
        );
    }

    /// How many denizens of each suit lie in the world deck before each game.
    fn suits(&self, out: &mut String) {
        let all = worlds(self);
        let count =
            |w: &World, suit: Suit| w.world_deck.iter().filter(|c| book().suit(**c) == Some(suit)).count();
        let most = all.iter().flat_map(|w| Suit::ALL.map(|s| count(w, s))).max().unwrap_or(1).max(1);
        let step = step(all.len());
        let (width, height) = (LEFT + step * all.len() + 40, 190);
        let title = words::text("page-suits", &[]);
        let _ = write!(
            out,
            "<h2>{title}</h2><div class=wide><svg role=img aria-label=\"{title}\" width={width} height={height}>"
        );
        let y = |n: usize| 160 - 140 * n / most;
        for n in (0..=most).step_by(most.div_ceil(4)) {
            let _ = write!(
                out,
                "<line x1={} x2={} y1={} y2={} stroke=\"#8884\"/><text x={} y={}>{n}</text>",
                LEFT - 20,
                width - 40,
                y(n),
                y(n),
                LEFT - 45,
                y(n) + 4
            );
        }
        for suit in Suit::ALL {
            let colour = SUIT_COLOURS[suit.index()];
            let points: Vec<String> = all
                .iter()
                .enumerate()
                .map(|(i, w)| format!("{},{}", LEFT + step * i + step / 2, y(count(w, suit))))
                .collect();
            let _ = write!(
                out,
                "<polyline fill=none stroke-width=2 stroke=\"{colour}\" points=\"{}\"/>",
                points.join(" ")
            );
            if let Some(last) = all.last() {
                let (x, y) = (LEFT + step * (all.len() - 1) + step / 2, y(count(last, suit)));
                let _ = write!(
                    out,
                    "<circle cx={x} cy={y} r=3 fill=\"{colour}\"/><text x={} y={}>{}</text>",
                    x + 6 + 11 * (suit.index() % 3),
                    y + 4,
                    SUIT_MARKS[suit.index()]
                );
            }
        }
        for i in 0..all.len() {
            let at = LEFT + step * i + step / 2;
            let _ = write!(out, "<text x={} y=182>{}</text>", at - 4, usize::from(self.earlier) + i + 1);
        }
        out.push_str("</svg></div><p class=legend>");
        for suit in Suit::ALL {
            let _ = write!(
                out,
                "<span><i style=\"background:{}\"></i>{} {}</span>",
                SUIT_COLOURS[suit.index()],
                SUIT_MARKS[suit.index()],
                words::suit(suit)
            );
        }
        out.push_str("</p>");
    }
}
