//! Who wins if: the ways to win (Law 3) and how they stand, from public facts alone.

use crate::words::{self, Arg, text, value};
use oath_law::victory::{FIRST_END_ROLL, LAST_ROUND, VISIONS_NEEDED, end_roll};
use oath_law::{Position, Step};
use oath_model::*;

/// One thing a way to win needs.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Need {
    /// It is there.
    pub ok: bool,
    /// What it is, and with whom if it is missing.
    pub text: String,
}

/// One way to win, and how it stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Standing {
    /// The symbol of the sprite.
    pub icon: &'static str,
    /// Whose way it is, if it is one player's.
    pub player: Option<Player>,
    /// The sentence; names may be marked.
    pub text: String,
    /// It holds as things are: the goal is met, or it would win when its moment comes.
    pub ok: bool,
    /// What it needs, if that is more than the sentence says.
    pub needs: Vec<Need>,
    /// The clause of the Law.
    pub law: &'static str,
}

/// All ways to win and how they stand: Oathkeeper, Usurper, stable regime or the last round,
/// Successor, every revealed Vision; and the Supply of the active player after Rest.
#[must_use]
pub fn standings(position: &Position) -> Vec<Standing> {
    if let Some((player, victory)) = position.state.winner {
        return vec![Standing {
            player: Some(player),
            ok: true,
            ..told("oathkeeper", "3", won(position, player, victory))
        }];
    }
    let mut all = vec![oathkeeper(position)];
    all.extend(usurper(position));
    all.push(empire(position));
    all.extend(successor(position));
    for player in position.in_turn_order() {
        all.extend(position.state[player].revealed.map(|v| vision(position, "standing-vision", player, v)));
    }
    if let Some(prophet) = position.state.prophet {
        all.push(vision(position, "standing-vision-shared", prophet.player, prophet.vision));
    }
    all.extend(rest(position));
    all
}

/// A sentence that stands for nobody and would not win.
fn told(icon: &'static str, law: &'static str, text: String) -> Standing {
    Standing { icon, player: None, text, ok: false, needs: Vec::new(), law }
}

fn who(position: &Position, player: Player) -> Arg<'static> {
    ("player", value(words::player(position, player)))
}

fn won(position: &Position, player: Player, victory: Victory) -> String {
    text("standing-won", &[who(position, player), ("victory", value(words::victory(victory)))])
}

fn banner_name(position: &Position, banner: Banner) -> String {
    words::choice(position, Choice::Banner(banner))
}

/// A player as the owner of sites: the Chancellor counts for the Empire.
fn realm(position: &Position, player: Player) -> String {
    let citizens = position.in_turn_order().any(|p| position.is_citizen(p));
    if player == CHANCELLOR && citizens {
        text("standing-empire", &[])
    } else {
        words::player(position, player)
    }
}

/// What a goal counts.
#[derive(Clone, Copy)]
enum Goal {
    Sites,
    Relics,
}

impl Goal {
    /// The players who are counted for this goal, with their numbers, highest first.
    fn counts(self, position: &Position) -> Vec<(Player, u8)> {
        let mut counts: Vec<(Player, u8)> = match self {
            // The Empire counts once, for the Chancellor.
            Goal::Sites => {
                let realms = position.in_turn_order().filter(|p| !position.is_citizen(*p));
                realms.map(|p| (p, position.count_sites(p))).collect()
            }
            Goal::Relics => position.in_turn_order().map(|p| (p, position.relics_and_banners(p))).collect(),
        };
        counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        counts
    }

    fn name(self, position: &Position, player: Player) -> String {
        match self {
            Goal::Sites => realm(position, player),
            Goal::Relics => words::player(position, player),
        }
    }

    /// "the Empire 3, Bram 1".
    fn list(self, position: &Position) -> String {
        let counts = self.counts(position).into_iter().filter(|(_, n)| *n > 0);
        let told = counts
            .map(|(p, n)| text("standing-count", &[("who", value(self.name(position, p))), ("n", value(n))]));
        let told: Vec<String> = told.collect();
        if told.is_empty() { text("standing-count-none", &[]) } else { told.join(", ") }
    }
}

/// 2.11: who is Oathkeeper, and why.
fn oathkeeper(position: &Position) -> Standing {
    let holder = position.state.title.holder;
    let counted =
        |key: &str, goal: Goal| text(key, &[who(position, holder), ("counts", value(goal.list(position)))]);
    let held = |banner: Banner| {
        let name = ("banner", value(banner_name(position, banner)));
        match position.state.banners[banner].holder {
            Some(p) if p == holder => text("standing-oathkeeper-banner", &[who(position, holder), name]),
            Some(p) => {
                let other = ("other", value(words::player(position, p)));
                text("standing-oathkeeper-banner-with", &[who(position, holder), name, other])
            }
            None => text("standing-oathkeeper-banner-nobody", &[who(position, holder), name]),
        }
    };
    let sentence = match position.state.oath {
        Oath::Supremacy => counted("standing-oathkeeper-sites", Goal::Sites),
        Oath::Protection => counted("standing-oathkeeper-relics", Goal::Relics),
        Oath::People => held(Banner::PeoplesFavor),
        Oath::Devotion => held(Banner::DarkestSecret),
    };
    Standing {
        player: Some(holder),
        ok: position.meets_oath().contains(holder),
        ..told("oathkeeper", "2.11", sentence)
    }
}

/// 3.1: an Exile who is Oathkeeper.
fn usurper(position: &Position) -> Option<Standing> {
    let title = position.state.title;
    let key = match (position.is_exile(title.holder), title.usurper) {
        (false, _) => return None,
        (true, false) => "standing-usurper-next",
        (true, true) => "standing-usurper",
    };
    let sentence = text(key, &[who(position, title.holder)]);
    Some(Standing { player: Some(title.holder), ok: title.usurper, ..told("usurper", "3.1", sentence) })
}

/// 3.3, 3.4: the stable regime, or the last round.
fn empire(position: &Position) -> Standing {
    let (round, holder) = (position.state.round, position.state.title.holder);
    if round >= LAST_ROUND {
        let (player, victory) = position.exhausted_winner();
        let how = ("victory", value(words::victory(victory)));
        let sentence = text("standing-exhaustion", &[who(position, player), how]);
        return Standing { player: Some(player), ok: true, ..told("die-end", "3.4", sentence) };
    }
    if position.is_exile(holder) {
        let sentence = text("standing-regime-not", &[who(position, holder)]);
        return told("die-end", "3.3", sentence);
    }
    let (winner, _) = position.imperial_winner(Victory::StableRegime);
    let first = round.max(FIRST_END_ROLL);
    let roll = ("roll", value(end_roll(first).unwrap_or(6)));
    let key = if round < FIRST_END_ROLL { "standing-regime-later" } else { "standing-regime-now" };
    let sentence = text(key, &[who(position, winner), ("round", value(first)), roll]);
    Standing { player: Some(winner), ok: round >= FIRST_END_ROLL, ..told("die-end", "3.3", sentence) }
}

/// 3.3.1: which Citizen would win instead of the Chancellor.
fn successor(position: &Position) -> Option<Standing> {
    position.in_turn_order().find(|p| position.is_citizen(*p))?;
    let heir = position.successor();
    let thing = match position.state.oath {
        Oath::Supremacy => {
            let imperial = |p: &Player| !position.is_exile(*p) && Some(*p) != heir;
            let most =
                position.in_turn_order().filter(imperial).map(|p| position.relics_and_banners(p)).max();
            let sentence = match heir {
                Some(heir) => {
                    let n = ("n", value(position.relics_and_banners(heir)));
                    text(
                        "standing-successor-relics",
                        &[who(position, heir), n, ("most", value(most.unwrap_or(0)))],
                    )
                }
                None => text("standing-no-successor-relics", &[]),
            };
            return Some(Standing {
                player: heir,
                ok: heir.is_some(),
                ..told("oathkeeper", "3.3.1", sentence)
            });
        }
        Oath::People => (
            banner_name(position, Banner::DarkestSecret),
            position.state.banners[Banner::DarkestSecret].holder,
        ),
        Oath::Protection => {
            (banner_name(position, Banner::PeoplesFavor), position.state.banners[Banner::PeoplesFavor].holder)
        }
        Oath::Devotion => (words::card(Card::SCEPTER), position.holder_of(Card::SCEPTER)),
    };
    let (name, holder) = (("thing", value(thing.0)), thing.1);
    let sentence = match (heir, holder) {
        (Some(heir), _) => text("standing-successor-holds", &[who(position, heir), name]),
        (None, Some(holder)) => text("standing-no-successor-with", &[who(position, holder), name]),
        (None, None) => text("standing-no-successor-nobody", &[name]),
    };
    Some(Standing { player: heir, ok: heir.is_some(), ..told("oathkeeper", "3.3.1", sentence) })
}

/// 3.2: a revealed Vision, what it has and what it lacks.
fn vision(position: &Position, key: &str, player: Player, vision: Card) -> Standing {
    let mut needs = vec![visions_drawn(position)];
    needs.push(match vision {
        Card::CONQUEST => more_than_all(position, Goal::Sites, player),
        Card::SANCTUARY => more_than_all(position, Goal::Relics, player),
        Card::REBELLION => has_banner(position, player, Banner::PeoplesFavor),
        _ => has_banner(position, player, Banner::DarkestSecret),
    });
    let ok = position.is_exile(player) && needs.iter().all(|n| n.ok);
    let sentence = text(key, &[who(position, player), ("vision", value(words::card(vision)))]);
    Standing { icon: "vision", player: Some(player), text: sentence, ok, needs, law: "3.2" }
}

fn visions_drawn(position: &Position) -> Need {
    let n = position.state.visions_drawn;
    let needed = ("needed", value(VISIONS_NEEDED));
    let key = if n >= VISIONS_NEEDED { "standing-need-visions-ok" } else { "standing-need-visions" };
    Need { ok: n >= VISIONS_NEEDED, text: text(key, &[("n", value(n)), needed]) }
}

/// More than anybody else; a tie is not enough.
fn more_than_all(position: &Position, goal: Goal, player: Player) -> Need {
    let counts = goal.counts(position);
    let mine = counts.iter().find(|(p, _)| *p == player).map_or(0, |(_, n)| *n);
    let best = counts.iter().find(|(p, _)| *p != player);
    let (other, most) = best.map_or((CHANCELLOR, 0), |(p, n)| (*p, *n));
    let key = match goal {
        Goal::Sites => "standing-need-sites",
        Goal::Relics => "standing-need-relics",
    };
    let other = ("other", value(goal.name(position, other)));
    Need { ok: mine > most, text: text(key, &[("n", value(mine)), ("most", value(most)), other]) }
}

fn has_banner(position: &Position, player: Player, banner: Banner) -> Need {
    let name = ("banner", value(banner_name(position, banner)));
    match position.state.banners[banner].holder {
        Some(holder) if holder == player => Need { ok: true, text: text("standing-need-banner", &[name]) },
        Some(holder) => {
            Need { ok: false, text: text("standing-need-banner-with", &[name, who(position, holder)]) }
        }
        None => Need { ok: false, text: text("standing-need-banner-nobody", &[name]) },
    }
}

/// 4.3.3: the Supply of the active player after Rest.
fn rest(position: &Position) -> Option<Standing> {
    let player = position.state.turn;
    let n = position.supply_after_rest(player);
    let in_turn = matches!(position.state.step, Step::Wake | Step::Act);
    let sentence = || text("standing-rest", &[who(position, player), ("n", value(n))]);
    in_turn.then(|| Standing { player: Some(player), ok: true, ..told("k-rest", "4.3.3", sentence()) })
}
