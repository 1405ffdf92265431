//! Who wins if: the ways to win (Law 3) and how they stand, from public facts alone.

use crate::words::{self, Arg, text, value};
use oath_law::Position;
use oath_law::base::victory::{FIRST_END_ROLL, LAST_ROUND, VISIONS_NEEDED, end_roll};
use oath_law::foundations::turn::FIRST_USURPER_ROUND;
use oath_law::table::query::{Goal, Measure};
use oath_model::*;

/// One thing a way to win needs.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Condition {
    /// It is there.
    pub ok: bool,
    /// What it is, and with whom if it is missing.
    pub text: String,
}

/// The kinds of ways to win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WayToWin {
    /// Somebody has won.
    Won,
    /// Holding the title, which by itself wins nothing.
    Title,
    /// As Usurper.
    Usurper,
    /// By the end die or the last round.
    End,
    /// Instead of the Chancellor.
    Successor,
    /// By a Vision.
    Vision,
}

/// One way to win, and how it stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// What kind of way it is.
    pub way: WayToWin,
    /// The symbol of the sprite.
    pub icon: &'static str,
    /// Whose way it is, if it is one player's.
    pub player: Option<Player>,
    /// The sentence; names may be marked.
    pub text: String,
    /// It holds as things are: the goal is met, or it would win when its moment comes.
    pub ok: bool,
    /// What it needs, if that is more than the sentence says.
    pub needs: Vec<Condition>,
    /// The clause of the Law.
    pub law: &'static str,
}

/// All ways to win and how they stand: Oathkeeper, Usurper, stable regime or the last round,
/// Successor, every revealed Vision.
#[must_use]
pub fn standings(position: &Position) -> Vec<Standing> {
    if let Some((player, victory)) = position.state.winner {
        return vec![
            Standing {
                player: Some(player),
                ok: true,
                ..told(WayToWin::Won, "oathkeeper", "3", won(position, player, victory))
            }
            .cited(position),
        ];
    }
    let mut all = vec![oathkeeper(position)];
    all.extend(usurper(position));
    all.push(match position.chancellor() {
        Some(_) => empire(position),
        None => last_round(position),
    });
    all.extend(successor(position));
    for player in position.in_turn_order() {
        let own = position.state[player].revealed.into_iter().chain(position.state.earlier_visions(player));
        all.extend(own.map(|v| vision(position, "standing-vision", player, v)));
    }
    if let Some(prophet) = position.state.prophet {
        all.push(vision(position, "standing-vision-shared", prophet.player, prophet.vision));
    }
    all.into_iter().map(|standing| standing.cited(position)).collect()
}

/// Where New Foundations says what the base Law says there.
const FOUNDATIONS: [(&str, &str); 7] = [
    ("3", "15"),
    ("2.11", "13.2"),
    ("3.1", "7.2"),
    ("3.2", "7.3"),
    ("3.3", "15.2"),
    ("3.3.1", "15.3"),
    ("3.4", "15.4"),
];

impl Standing {
    /// With the clause of the rulebook that is played.
    fn cited(self, position: &Position) -> Standing {
        let found = FOUNDATIONS.iter().find(|(base, _)| *base == self.law);
        match (position.book.rules.edition, found) {
            (Edition::Foundations, Some((_, law))) => Standing { law, ..self },
            _ => self,
        }
    }
}

/// How a player wins as things are: what it takes, how far it is, and what stands in the way. From
/// public facts alone. None after the end.
#[must_use]
pub fn own(position: &Position, player: Player) -> Option<Standing> {
    if position.state.winner.is_some() {
        return None;
    }
    let oath = need(position, player, position.oath_goal());
    let title = position.state.title;
    let (icon, law, sentence, mut needs) = match position.state[player].revealed {
        _ if position.chancellor() == Some(player) => {
            ("die-end", "3.3", text("standing-own-chancellor", &[]), vec![oath, regime(position)])
        }
        _ if position.is_citizen(player) => {
            let heir = need(position, player, position.successor_goal());
            let keeps = title.holder.map(|keeper| Condition {
                ok: !position.is_exile(keeper),
                text: text("standing-own-empire-keeps", &[who(position, keeper)]),
            });
            let needs = std::iter::once(heir).chain(keeps).collect();
            ("successor", "3.3.1", text("standing-own-citizen", &[]), needs)
        }
        _ if title.holder == Some(player) && title.usurper => {
            ("usurper", "3.1", text("standing-own-usurper", &[]), vec![oath])
        }
        // A Vision that is met wins sooner than the title.
        revealed if title.holder == Some(player) && (revealed.is_none() || !sees(position, player)) => {
            let key =
                if limited(position, player) { "standing-own-limited" } else { "standing-own-oathkeeper" };
            ("usurper", "3.1", text(key, &[("round", value(FIRST_USURPER_ROUND))]), vec![oath])
        }
        Some(card) => {
            let mut needs = vec![visions_drawn(position)];
            needs.extend(position.vision_goal(card).map(|goal| need(position, player, goal)));
            let sentence = text("standing-own-vision", &[("vision", value(words::card(card)))]);
            ("vision", "3.2", sentence, needs)
        }
        None => ("oathkeeper", "3.1", text("standing-own-exile", &[]), vec![oath]),
    };
    needs.extend(in_the_way(position, player));
    let ok = needs.iter().all(|n| n.ok);
    let way = match icon {
        "die-end" => WayToWin::End,
        "successor" => WayToWin::Successor,
        "vision" => WayToWin::Vision,
        _ => WayToWin::Usurper,
    };
    Some(Standing { way, icon, player: Some(player), text: sentence, ok, needs, law }.cited(position))
}

/// 3.3: from which round on the die can end the game.
fn regime(position: &Position) -> Condition {
    let first = position.state.round.max(FIRST_END_ROLL);
    let (ok, key) = match position.state.round {
        round if round >= LAST_ROUND => (true, "standing-own-last-round"),
        round => (round >= FIRST_END_ROLL, "standing-own-regime"),
    };
    let roll = ("roll", value(end_roll(first).unwrap_or(6)));
    Condition { ok, text: text(key, &[("round", value(first)), roll]) }
}

/// Who would win before this player, or instead.
fn in_the_way(position: &Position, player: Player) -> Vec<Condition> {
    let mut all = Vec::new();
    let title = position.state.title;
    let imperial = position.chancellor() == Some(player);
    if let Some(heir) = position.successor().filter(|heir| imperial && *heir != player) {
        all.push(Condition { ok: false, text: text("standing-own-heir", &[who(position, heir)]) });
    }
    let usurper = title.holder.filter(|keeper| title.usurper && *keeper != player);
    let seer = |p: &Player| *p != player && sees(position, *p);
    for other in usurper.into_iter().chain(position.in_turn_order().filter(seer)) {
        all.push(Condition { ok: false, text: text("standing-own-first", &[who(position, other)]) });
    }
    all
}

/// Does a player meet a Vision that wins at their next Wake?
fn sees(position: &Position, player: Player) -> bool {
    position.visions_of(player).any(|vision| position.fulfils(player, vision))
}

/// New Foundations, 7.2: without an Empire the title does not turn yet at the keeper's next Wake.
fn limited(position: &Position, keeper: Player) -> bool {
    let woken = position.in_turn_order().take_while(|p| *p != position.state.turn).any(|p| p == keeper);
    let next = position.state.round + u8::from(woken || position.state.turn == keeper);
    position.chancellor().is_none() && next < FIRST_USURPER_ROUND
}

/// A sentence that stands for nobody and would not win.
fn told(way: WayToWin, icon: &'static str, law: &'static str, text: String) -> Standing {
    Standing { way, icon, player: None, text, ok: false, needs: Vec::new(), law }
}

fn who(position: &Position, player: Player) -> Arg<'static> {
    ("player", value(words::player(position, player)))
}

fn won(position: &Position, player: Player, victory: Victory) -> String {
    text(
        "standing-won",
        &[who(position, player), ("victory", value(words::victory_at(position, player, victory)))],
    )
}

fn banner_name(position: &Position, banner: Banner) -> String {
    words::choice(position, Choice::Banner(banner))
}

/// A player as the owner of sites: the Chancellor counts for the Empire.
fn realm(position: &Position, player: Player) -> String {
    let citizens = position.in_turn_order().any(|p| position.is_citizen(p));
    if position.chancellor() == Some(player) && citizens {
        text("standing-empire", &[])
    } else {
        words::player(position, player)
    }
}

/// A counted player as sentences name them: of sites the Chancellor counts for the Empire.
fn counted_name(position: &Position, measure: Measure, player: Player) -> String {
    match measure {
        Measure::Sites => realm(position, player),
        _ => words::player(position, player),
    }
}

/// The players who are counted, with their numbers, highest first.
fn ranked(position: &Position, measure: Measure) -> Vec<(Player, u8)> {
    let scores = position.scores(measure);
    let mut ranked: Vec<(Player, u8)> = scores.counted.map(|p| (p, scores.of[p])).collect();
    ranked.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    ranked
}

/// "the Empire 3, Bram 1".
fn list(position: &Position, measure: Measure) -> String {
    let name = |p: Player| ("who", value(counted_name(position, measure, p)));
    let counts = ranked(position, measure).into_iter().filter(|(_, n)| *n > 0);
    let told: Vec<String> =
        counts.map(|(p, n)| text("standing-count", &[name(p), ("n", value(n))])).collect();
    if told.is_empty() { text("standing-count-none", &[]) } else { told.join(", ") }
}

/// How sentences tell a goal.
enum Told {
    /// By numbers; with the word of its messages.
    Counted(&'static str),
    /// By a single thing, with its name and its holder.
    Held(String, Option<Player>),
}

fn told_as(position: &Position, measure: Measure) -> Told {
    match measure {
        Measure::Sites => Told::Counted("sites"),
        Measure::Prizes => Told::Counted("prizes"),
        Measure::Relics => Told::Counted("relics"),
        Measure::Banner(banner) => {
            Told::Held(banner_name(position, banner), position.state.banners[banner].holder)
        }
        Measure::Relic(relic) => Told::Held(words::card(relic), position.holder_of(relic)),
    }
}

/// 2.11: who is Oathkeeper, and why.
fn oathkeeper(position: &Position) -> Standing {
    let measure = position.oath_goal().measure;
    let Some(holder) = position.state.title.holder else {
        let sentence = match told_as(position, measure) {
            Told::Counted(word) => {
                text(&format!("standing-nobody-{word}"), &[("counts", value(list(position, measure)))])
            }
            Told::Held(name, _) => text("standing-nobody-banner", &[("banner", value(name))]),
        };
        return told(WayToWin::Title, "oathkeeper", "13.2", sentence);
    };
    let keeper = who(position, holder);
    let sentence = match told_as(position, measure) {
        Told::Counted(word) => {
            let counts = ("counts", value(list(position, measure)));
            text(&format!("standing-oathkeeper-{word}"), &[keeper, counts])
        }
        Told::Held(name, with) => {
            let name = ("banner", value(name));
            match with {
                Some(p) if p == holder => text("standing-oathkeeper-banner", &[keeper, name]),
                Some(p) => {
                    let other = ("other", value(words::player(position, p)));
                    text("standing-oathkeeper-banner-with", &[keeper, name, other])
                }
                None => text("standing-oathkeeper-banner-nobody", &[keeper, name]),
            }
        }
    };
    Standing {
        player: Some(holder),
        ok: position.meets_oath().contains(holder),
        ..told(WayToWin::Title, "oathkeeper", "2.11", sentence)
    }
}

/// 3.1: an Exile who is Oathkeeper.
fn usurper(position: &Position) -> Option<Standing> {
    let title = position.state.title;
    let keeper = title.holder?;
    let key = match (position.is_exile(keeper), title.usurper) {
        (false, _) => return None,
        (true, false) if limited(position, keeper) => "standing-usurper-limited",
        (true, false) => "standing-usurper-next",
        (true, true) => "standing-usurper",
    };
    let sentence = text(key, &[who(position, keeper), ("round", value(FIRST_USURPER_ROUND))]);
    Some(Standing {
        player: Some(keeper),
        ok: title.usurper,
        ..told(WayToWin::Usurper, "usurper", "3.1", sentence)
    })
}

/// New Foundations, 20.4: without an Empire no die ends the game before its last round.
fn last_round(position: &Position) -> Standing {
    let sentence = text("standing-last-round", &[("round", value(LAST_ROUND))]);
    let winner = position.exhausted_winner().filter(|_| position.state.round >= LAST_ROUND);
    let winner = winner.map(|(player, _)| player);
    Standing { player: winner, ok: winner.is_some(), ..told(WayToWin::End, "die-end", "20.4", sentence) }
}

/// 3.3, 3.4: the stable regime, or the last round.
fn empire(position: &Position) -> Standing {
    let round = position.state.round;
    if round >= LAST_ROUND {
        let (player, victory) = position.exhausted_winner().expect("an Empire never draws lots");
        let how = ("victory", value(words::victory(victory)));
        let sentence = text("standing-exhaustion", &[who(position, player), how]);
        return Standing {
            player: Some(player),
            ok: true,
            ..told(WayToWin::End, "die-end", "3.4", sentence)
        };
    }
    if let Some(exile) = position.state.title.holder.filter(|p| position.is_exile(*p)) {
        let sentence = text("standing-regime-not", &[who(position, exile)]);
        return told(WayToWin::End, "die-end", "3.3", sentence);
    }
    let (winner, _) = position.imperial_winner(Victory::StableRegime).expect("there is an Empire");
    let first = round.max(FIRST_END_ROLL);
    let roll = ("roll", value(end_roll(first).unwrap_or(6)));
    let key = if round < FIRST_END_ROLL { "standing-regime-later" } else { "standing-regime-now" };
    let sentence = text(key, &[who(position, winner), ("round", value(first)), roll]);
    Standing {
        player: Some(winner),
        ok: round >= FIRST_END_ROLL,
        ..told(WayToWin::End, "die-end", "3.3", sentence)
    }
}

/// 3.3.1: which Citizen would win instead of the Chancellor.
fn successor(position: &Position) -> Option<Standing> {
    position.in_turn_order().find(|p| position.is_citizen(*p))?;
    let heir = position.successor();
    let goal = position.successor_goal();
    let sentence = match (told_as(position, goal.measure), heir) {
        (Told::Counted(word), Some(heir)) => {
            let scores = position.scores(goal.measure);
            let most = scores.best(position.rivals(heir, goal, &scores));
            let (n, most) = (("n", value(scores.of[heir])), ("most", value(most)));
            text(&format!("standing-successor-{word}"), &[who(position, heir), n, most])
        }
        (Told::Counted(word), None) => text(&format!("standing-no-successor-{word}"), &[]),
        (Told::Held(name, _), Some(heir)) => {
            text("standing-successor-holds", &[who(position, heir), ("thing", value(name))])
        }
        (Told::Held(name, Some(holder)), None) => {
            text("standing-no-successor-with", &[who(position, holder), ("thing", value(name))])
        }
        (Told::Held(name, None), None) => text("standing-no-successor-nobody", &[("thing", value(name))]),
    };
    Some(Standing {
        player: heir,
        ok: heir.is_some(),
        ..told(WayToWin::Successor, "oathkeeper", "3.3.1", sentence)
    })
}

/// 3.2: a revealed Vision, what it has and what it lacks.
fn vision(position: &Position, key: &str, player: Player, vision: Card) -> Standing {
    let mut needs = vec![visions_drawn(position)];
    needs.extend(position.vision_goal(vision).map(|goal| need(position, player, goal)));
    let ok = position.is_exile(player) && needs.iter().all(|n| n.ok);
    let sentence = text(key, &[who(position, player), ("vision", value(words::card(vision)))]);
    Standing {
        way: WayToWin::Vision,
        icon: "vision",
        player: Some(player),
        text: sentence,
        ok,
        needs,
        law: "3.2",
    }
}

/// Another player whose revealed Vision is reached already: when one more Vision has been drawn, it wins (3.2).
#[must_use]
pub fn waits_for_vision(position: &Position, but: Player) -> Option<Player> {
    let state = &position.state;
    if state.visions_drawn + 1 != VISIONS_NEEDED {
        return None;
    }
    let reached = |player: Player| {
        let mut own = state[player].revealed.into_iter().chain(state.earlier_visions(player));
        own.any(|vision| position.vision_goal(vision).is_some_and(|goal| position.meets(player, goal)))
    };
    position.others(but).find(|player| position.is_exile(*player) && reached(*player))
}

fn visions_drawn(position: &Position) -> Condition {
    let n = position.state.visions_drawn;
    let needed = ("needed", value(VISIONS_NEEDED));
    let key = if n >= VISIONS_NEEDED { "standing-need-visions-ok" } else { "standing-need-visions" };
    Condition { ok: n >= VISIONS_NEEDED, text: text(key, &[("n", value(n)), needed]) }
}

/// What a player has of a goal, and with whom the rest is.
#[must_use]
pub fn need(position: &Position, player: Player, goal: Goal) -> Condition {
    let ok = position.meets(player, goal);
    let sentence = match told_as(position, goal.measure) {
        Told::Counted(word) => {
            let ranked = ranked(position, goal.measure);
            let mine = ranked.iter().find(|(p, _)| *p == player).map_or(0, |(_, n)| *n);
            let best = ranked.iter().find(|(p, _)| *p != player);
            let (other, most) = best.map_or((CHANCELLOR, 0), |(p, n)| (*p, *n));
            let other = ("other", value(counted_name(position, goal.measure, other)));
            // Who has nothing is no rival to be named.
            let alone = if most == 0 { "-alone" } else { "" };
            let key = format!("standing-need-{word}{alone}");
            text(&key, &[("n", value(mine)), ("most", value(most)), other])
        }
        Told::Held(name, with) => {
            let name = ("banner", value(name));
            match with {
                Some(holder) if holder == player => text("standing-need-banner", &[name]),
                Some(holder) => text("standing-need-banner-with", &[name, who(position, holder)]),
                None => text("standing-need-banner-nobody", &[name]),
            }
        }
    };
    Condition { ok, text: sentence }
}
