//! What somebody wanted by an action, in words.

use super::Acted;
use crate::character::Character;
use crate::mind::Mind;
use oath_law::Position;
use oath_law::table::query::{Goal, Measure};
use oath_law::table::state::Board;
use oath_model::*;
use oath_play::campaign::CampaignTold;
use oath_play::standing;
use oath_play::words::{self, Arg, text, value};

/// A site that could be taken with less than this chance is no aim.
const A_CHANCE: f32 = 0.25;

/// The sentence.
pub(super) fn told(acted: &Acted, character: Option<Character>) -> String {
    let aim = Aim { acted, who: who(acted, character) };
    match acted.choice {
        Choice::Major(Major::Campaign) => aim.campaign(),
        Choice::Major(Major::Travel) => aim.travel(),
        Choice::Major(Major::Muster) => aim.muster(),
        Choice::Major(Major::Trade) => aim.trade(),
        Choice::Major(Major::Search) => aim.search(),
        Choice::Major(Major::Recover | Major::Challenge | Major::Forge) => aim.recover(),
        Choice::Minor(Minor::Rest) => aim.rest(),
        Choice::Minor(Minor::PlayAdviser) => aim.adviser(),
        Choice::Minor(Minor::LeaveWarbands | Minor::TakeWarbands) => aim.warbands(),
        Choice::Minor(Minor::PeekRelic | Minor::PeekReliquary) => aim.say("motive-peek", &[]),
        Choice::Minor(Minor::OfferCitizenship | Minor::Negotiate) => aim.say("motive-deal", &[]),
        Choice::Use(source, ..) => aim.used(source),
        _ => aim.gained().unwrap_or_else(|| aim.say("motive-nothing", &[])),
    }
}

/// The player, with the character if the action was to its taste.
fn who(acted: &Acted, character: Option<Character>) -> String {
    let player = words::player(&acted.before, acted.seat);
    let tastes = character.is_some_and(|character| match character {
        Character::Warlord => matches!(
            acted.choice,
            Choice::Major(Major::Campaign | Major::Muster) | Choice::Minor(Minor::LeaveWarbands)
        ),
        Character::Schemer => {
            matches!(acted.choice, Choice::Major(Major::Search))
                || acted.more(|b| b.secrets + b.dark_secrets) > 0
        }
        Character::Courtier => {
            matches!(acted.choice, Choice::Minor(Minor::OfferCitizenship)) || acted.more(|b| b.favor) > 0
        }
        Character::Hermit => matches!(
            acted.choice,
            Choice::Major(Major::Recover | Major::Forge) | Choice::Minor(Minor::PlayAdviser)
        ),
    });
    let rests = acted.choice == Choice::Minor(Minor::Rest);
    match character.filter(|_| tastes && !rests) {
        Some(character) => text(&format!("motive-who-{character}"), &[("player", value(player))]),
        None => player,
    }
}

/// So many percent.
fn percent(chance: f64) -> i64 {
    (chance * 100.0).round() as i64
}

/// "the People's Favor".
fn named(position: &Position, banner: Banner) -> String {
    text("motive-banner", &[("banner", value(words::choice(position, Choice::Banner(banner))))])
}

/// What counts for a player: the Successor's goal, that of a revealed Vision, or the Oath.
fn own_goal(position: &Position, player: Player) -> Goal {
    let vision = position.state[player].revealed.filter(|_| position.is_exile(player));
    match vision.and_then(|vision| position.vision_goal(vision)) {
        _ if position.is_citizen(player) => position.successor_goal(),
        Some(goal) => goal,
        None => position.oath_goal(),
    }
}

/// Would a player win at the next Wake, as things are?
fn is_about_to_win(position: &Position, player: Player) -> bool {
    let title = position.state.title;
    title.usurper && title.holder == Some(player)
        || position.visions_of(player).any(|vision| position.fulfils(player, vision))
}

impl Acted {
    /// By how much the board has more of something.
    fn more(&self, of: impl Fn(&Board) -> u8) -> i16 {
        i16::from(of(&self.after.state[self.seat])) - i16::from(of(&self.before.state[self.seat]))
    }

    /// The site at which the pawn stands.
    fn site(position: &Position, seat: Player) -> Option<Site> {
        position.all_sites().find(|site| position.pawn_is_at(seat, *site))
    }
}

/// An action that is explained.
struct Aim<'a> {
    acted: &'a Acted,
    who: String,
}

impl Aim<'_> {
    fn say(&self, key: &str, args: &[Arg<'_>]) -> String {
        let mut all = vec![("who", value(self.who.clone()))];
        all.extend_from_slice(args);
        words::capital(&text(key, &all))
    }

    /// What else came with it, or would have.
    fn too(&self, then: &Position) -> String {
        let (me, before) = (self.acted.seat, &self.acted.before);
        if then.state.winner.is_some_and(|(winner, _)| winner == me) {
            return text("motive-too-game", &[]);
        }
        let rival = |rival: &Player| is_about_to_win(before, *rival) && !is_about_to_win(then, *rival);
        if let Some(rival) = before.others(me).find(rival) {
            return text("motive-too-stops", &[("rival", value(words::player(before, rival)))]);
        }
        let [had, has] = [before, then].map(|at| at.state.title.holder == Some(me));
        if has && !had {
            return text("motive-too-title", &[]);
        }
        let goal = own_goal(then, me);
        let vision = then.state[me].revealed.filter(|_| then.is_exile(me));
        if then.meets(me, goal) && !before.meets(me, goal) {
            if then.is_citizen(me) {
                return text("motive-too-heir", &[]);
            }
            if let Some(vision) = vision {
                return text("motive-too-vision", &[("vision", value(words::card(vision)))]);
            }
        }
        let [counted, counts] = [before, then].map(|at| at.scores(goal.measure).of[at.band(me)]);
        let many = matches!(goal.measure, Measure::Sites | Measure::Prizes | Measure::Relics);
        if many && counts > counted {
            let need = standing::need(then, then.band(me), goal).text;
            return text("motive-too-closer", &[("need", value(need))]);
        }
        String::new()
    }

    fn campaign(&self) -> String {
        let Some(campaign) = &self.acted.campaign else { return self.say("motive-campaign-begun", &[]) };
        let chosen = campaign.targets.iter().filter(|told| told.chosen).map(|told| told.target);
        let name = |target| match target {
            Choice::Banner(banner) => named(&self.acted.before, banner),
            other => words::choice(&self.acted.before, other),
        };
        let targets: Vec<String> = chosen.map(name).collect();
        let (n, odds) = (targets.len(), campaign.before_dice());
        let (Some(odds), true) = (odds, n > 0) else { return self.say("motive-campaign-begun", &[]) };
        let foe = match campaign.defender {
            Some(player) => words::player(&self.acted.before, player),
            None => words::choice(&self.acted.before, Choice::Bandits),
        };
        let args = [
            ("targets", value(words::list(&targets))),
            ("n", value(n as i64)),
            ("foe", value(foe)),
            ("percent", value(percent(odds.aided.victory))),
            ("too", value(self.too(&self.if_won(campaign)))),
        ];
        self.say("motive-campaign", &args)
    }

    /// The table as it would be if the campaign was won, as far as goals count it.
    fn if_won(&self, campaign: &CampaignTold) -> Position {
        let me = self.acted.seat;
        let mut then = self.acted.before.clone();
        let band = then.band(me);
        for target in campaign.targets.iter().filter(|told| told.chosen) {
            match target.target {
                Choice::Site(at) => {
                    let site = &mut then.state[at];
                    (site.owner, site.warbands, site.bandits) = (band, site.warbands.max(1), 0);
                }
                Choice::Banner(banner) => then.state.banners[banner].holder = Some(me),
                Choice::Card(relic) if relic.is_relic() => {
                    if let Some(holder) = then.holder_of(relic) {
                        then.state[holder].relics.remove(relic);
                    }
                    then.state[me].relics.insert(relic);
                }
                _ => {}
            }
        }
        let goal = then.oath_goal();
        let kept = then.state.title.holder.is_some_and(|holder| then.meets(holder, goal));
        if then.meets(me, goal) && !kept && !then.is_citizen(me) {
            (then.state.title.holder, then.state.title.usurper) = (Some(me), false);
        }
        then
    }

    /// The chance to take the site where the pawn stands, if it is somebody else's.
    fn conquest(&self, position: &Position) -> Option<(Site, f32)> {
        let me = self.acted.seat;
        let at = Acted::site(position, me).filter(|at| position.state[*at].faceup)?;
        let other = !position.rules_site(me, at) && position.band(me) != position.state[at].owner;
        let held = other && position.state[at].warbands + position.bandits_at(at) > 0;
        held.then(|| (at, (Mind::of(position).conquest)(position, me, at)))
    }

    fn travel(&self) -> String {
        let (me, after) = (self.acted.seat, &self.acted.after);
        let Some(at) = Acted::site(after, me) else { return self.say("motive-nothing", &[]) };
        let (site, here) = (("site", value(words::site(after, at))), &after.state[at]);
        if let Some(next) = self.acted.next.filter(|next| *next != Major::Travel) {
            let then = words::topic(Ask::Target(next));
            return self.say("motive-travel-then", &[site, ("then", value(then))]);
        }
        if let Some((_, chance)) = self.conquest(after).filter(|(_, chance)| *chance >= A_CHANCE) {
            return self.say("motive-travel-attack", &[site, ("percent", value(percent(chance.into())))]);
        }
        if !here.relics.is_empty() {
            return self.say("motive-travel-relic", &[site, ("n", value(here.relics.len() as i64))]);
        }
        if after.rules_site(me, at) {
            return self.say("motive-travel-own", &[site]);
        }
        self.say("motive-travel", &[site, ("n", value(here.cards.len() as i64))])
    }

    fn muster(&self) -> String {
        let more = ("n", value(self.acted.more(|board| board.warbands)));
        if self.acted.next == Some(Major::Campaign) {
            return self.say("motive-muster-campaign", &[more]);
        }
        let [then, now] = [&self.acted.before, &self.acted.after].map(|at| self.conquest(at));
        if let (Some((_, then)), Some((at, now))) = (then, now)
            && now > then
            && now >= A_CHANCE
        {
            let site = words::site(&self.acted.after, at);
            let [then, now] = [then, now].map(|chance| value(percent(chance.into())));
            let args = [more, ("site", value(site)), ("before", then), ("percent", now)];
            return self.say("motive-muster-attack", &args);
        }
        self.say("motive-muster", &[more, ("all", value(self.acted.after.state[self.acted.seat].warbands))])
    }

    fn trade(&self) -> String {
        let Some(gains) = self.gains() else { return self.say("motive-nothing", &[]) };
        let gains = ("gains", value(gains));
        let me = self.acted.seat;
        // A banner costs more than lies on it.
        let affords = |at: &Position, banner: Banner| {
            let board = &at.state[me];
            let purse = match banner {
                Banner::PeoplesFavor => board.favor,
                Banner::DarkestSecret => board.secrets,
            };
            purse > at.state.banners[banner].tokens && !at.holds_banner(me, banner)
        };
        let (before, after) = (&self.acted.before, &self.acted.after);
        match Banner::ALL.into_iter().find(|banner| affords(after, *banner) && !affords(before, *banner)) {
            Some(banner) => {
                self.say("motive-trade-banner", &[gains, ("banner", value(named(after, banner)))])
            }
            None => self.say("motive-trade", &[gains]),
        }
    }

    fn search(&self) -> String {
        let me = self.acted.seat;
        let events = &self.acted.told;
        let drew = events.iter().find_map(|event| match event {
            Event::Drew { player, n, visions, .. } if *player == me => Some((*n, *visions)),
            _ => None,
        });
        let (n, visions) = drew.unwrap_or_default();
        if let Some(told) = self.vision() {
            return told;
        }
        let n = ("n", value(n));
        if let Some(card) = self.played() {
            let too = ("too", value(self.too(&self.acted.after)));
            return self.say("motive-search-played", &[n, ("card", value(words::card(card))), too]);
        }
        // Backs tell Visions from other cards.
        let discarded = |event: &&Event| matches!(event, Event::Discarded { vision: true, .. });
        let gone = events.iter().filter(discarded).count();
        match events.contains(&Event::PlayedFacedown(me)) {
            true if usize::from(visions) > gone => self.say("motive-search-vision", &[n]),
            true => self.say("motive-search-kept", &[n]),
            false => self.say("motive-search-none", &[n]),
        }
    }

    /// The first card that was played faceup.
    fn played(&self) -> Option<Card> {
        self.acted.told.iter().find_map(|event| match event {
            Event::Played(player, card, _) if *player == self.acted.seat => Some(*card),
            _ => None,
        })
    }

    /// A Vision that was revealed, and how it wins.
    fn vision(&self) -> Option<String> {
        let (me, after) = (self.acted.seat, &self.acted.after);
        let vision = after.state[me].revealed.filter(|card| self.played() == Some(*card))?;
        let need = standing::need(after, me, after.vision_goal(vision)?);
        let (vision, needed) = (("vision", value(words::card(vision))), ("need", value(need.text)));
        Some(if need.ok {
            self.say("motive-vision-met", &[vision])
        } else {
            self.say("motive-vision", &[vision, needed])
        })
    }

    fn recover(&self) -> String {
        let me = self.acted.seat;
        let taken = |event: &Event| match *event {
            Event::RelicTaken { relic, player, .. } if player == me => Some(words::card(relic)),
            Event::BannerTaken { banner, player, .. } if player == me => {
                Some(named(&self.acted.after, banner))
            }
            Event::RelicHidden { player, .. } if player == me => Some(text("motive-dark-relic", &[])),
            _ => None,
        };
        let things: Vec<String> = self.acted.told.iter().filter_map(taken).collect();
        if things.is_empty() {
            return self.gained().unwrap_or_else(|| self.say("motive-recover-missed", &[]));
        }
        let too = ("too", value(self.too(&self.acted.after)));
        self.say("motive-recover", &[("things", value(words::list(&things))), too])
    }

    fn rest(&self) -> String {
        match self.acted.before.state[self.acted.seat].supply {
            0 => self.say("motive-rest-empty", &[]),
            n => self.say("motive-rest", &[("n", value(n))]),
        }
    }

    fn adviser(&self) -> String {
        if let Some(told) = self.vision() {
            return told;
        }
        match self.played() {
            Some(card) => self.say("motive-adviser", &[("card", value(words::card(card)))]),
            None => self.say("motive-adviser-gone", &[]),
        }
    }

    fn warbands(&self) -> String {
        let moved = self.acted.told.iter().find_map(|event| match event {
            Event::WarbandsMoved { site, to_site, .. } => Some((*site, *to_site)),
            _ => None,
        });
        let after = &self.acted.after;
        match moved {
            Some((at, true)) => {
                let site = ("site", value(words::site(after, at)));
                self.say("motive-leave", &[site, ("n", value(after.state[at].warbands))])
            }
            Some((_, false)) if self.acted.next == Some(Major::Campaign) => {
                self.say("motive-take-campaign", &[])
            }
            Some((_, false)) => {
                self.say("motive-take", &[("n", value(after.state[self.acted.seat].warbands))])
            }
            None => self.say("motive-nothing", &[]),
        }
    }

    fn used(&self, source: Source) -> String {
        let card = ("card", value(words::source(source)));
        match self.gains() {
            Some(gains) => self.say("motive-use-gains", &[card, ("gains", value(gains))]),
            None => self.say("motive-use", &[card, ("too", value(self.too(&self.acted.after)))]),
        }
    }

    /// What the board has more of: "2 favor and 1 secret".
    fn gains(&self) -> Option<String> {
        let signs = [
            ("favor", self.acted.more(|board| board.favor)),
            ("secret", self.acted.more(|board| board.secrets + board.dark_secrets)),
            ("warband", self.acted.more(|board| board.warbands)),
        ];
        let gains: Vec<String> =
            signs.iter().filter(|(_, n)| *n > 0).map(|(sign, n)| format!("{n} [{sign}]")).collect();
        (!gains.is_empty()).then(|| words::list(&gains))
    }

    /// The sentence about that.
    fn gained(&self) -> Option<String> {
        self.gains().map(|gains| self.say("motive-gains", &[("gains", value(gains))]))
    }
}
