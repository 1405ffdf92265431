//! Answers and rolls in words: the lines of `when:`.

use crate::names::{edition_of, named_card, named_site};
use oath_law::Position;
use oath_model::*;
use oath_play::session::{Asked, AskedDomain};
use oath_play::{Session, codec, words};

/// The lines that would be legal now.
#[must_use]
pub fn legal_lines(session: &Session) -> String {
    if session.is_over() {
        return "the game is over".into();
    }
    if session.waits_for_chance() {
        return "legal is: roll: FACES (attack: hollow, sword, skull; defense: blank, shield, double, x2; end die: a number)".into();
    }
    let Some(asked) = session.asked() else {
        return "nobody is asked".into();
    };
    let position = session.position();
    let who = words::player(position, asked.player).to_lowercase();
    let labels: Vec<String> =
        asked.choices().iter().map(|c| words::own_choice(position, asked.player, *c)).collect();
    let lines = match &asked.domain {
        AskedDomain::One(_) => labels.iter().map(|l| format!("{who}: {l}")).collect::<Vec<_>>().join(" | "),
        AskedDomain::Some { min, max, .. } => {
            format!("{who}: {min} to {max} of {}", labels.join(", "))
        }
        AskedDomain::Number { min, max } => format!("{who}: a number from {min} to {max}"),
        AskedDomain::Order(_) => format!("{who}: {} in an order", labels.join(", ")),
        AskedDomain::Split { of, min, max } => {
            let places: Vec<String> =
                of.iter().zip(&labels).map(|((_, n), l)| format!("up to {n} {l}")).collect();
            format!("{who}: {min} to {max} in all of {}", places.join(", "))
        }
        AskedDomain::Deal { .. } => format!("{who}: give ...; take ... (or: no deal)"),
    };
    format!("{} Legal is: {lines}", words::ask(position, asked.player, asked.ask))
}

pub(crate) fn names_choice(position: &Position, seat: Player, choice: Choice, text: &str) -> bool {
    let public = words::choice(position, choice);
    let own = words::own_choice(position, seat, choice);
    let [slot, facedown] = ["slot", "facedown site"].map(|word| by_slot(choice, word));
    let deed = deed(choice);
    [Some(public), Some(own), slot, facedown, deed]
        .iter()
        .flatten()
        .any(|name| name.eq_ignore_ascii_case(text))
}

/// What one does by its word in records: `conquest`, `wealth`, `follow flame`.
fn deed(choice: Choice) -> Option<String> {
    match choice {
        Choice::Major(_) | Choice::Minor(_) | Choice::Conquest | Choice::Wealth => {
            let word = codec::choice_word(choice);
            Some(word.trim_start_matches("act:").replace('-', " "))
        }
        _ => None,
    }
}

/// A choice about a site by its slot, as facts name sites: `slot 3`, `to facedown site 3`,
/// `relic 1 at slot 3`.
fn by_slot(choice: Choice, word: &str) -> Option<String> {
    match choice {
        Choice::Site(site) => Some(format!("{word} {}", site.0 + 1)),
        Choice::ToSite(site) => Some(format!("to {word} {}", site.0 + 1)),
        Choice::SiteRelic(site, i) => Some(format!("relic {} at {word} {}", i + 1, site.0 + 1)),
        _ => None,
    }
}

fn find_choice(position: &Position, asked: &Asked, text: &str) -> Result<Choice, String> {
    let choices = asked.choices();
    let found = choices.iter().find(|c| names_choice(position, asked.player, **c, text));
    found.copied().ok_or_else(|| format!("'{text}' is not legal"))
}

/// An answer in words, for the open question.
///
/// # Errors
/// What is not legal.
pub fn parse_answer(position: &Position, asked: &Asked, text: &str) -> Result<Answer, String> {
    let list = |text: &str| -> Result<List, String> {
        let mut list = List::new();
        if text != "none" {
            for part in text.split(',') {
                let choice = find_choice(position, asked, part.trim())?;
                list.try_push(choice).map_err(|_| "too many".to_owned())?;
            }
        }
        Ok(list)
    };
    match &asked.domain {
        AskedDomain::One(_) => find_choice(position, asked, text).map(Answer::One),
        AskedDomain::Some { .. } => list(text).map(Answer::Some),
        AskedDomain::Order(_) => list(text).map(Answer::Order),
        AskedDomain::Number { .. } => {
            text.parse().map(Answer::Number).map_err(|_| format!("'{text}' is not a number"))
        }
        AskedDomain::Split { .. } => {
            let mut parts = Parts::new();
            if text != "none" {
                for part in text.split(',') {
                    let (n, place) =
                        part.trim().split_once(' ').ok_or_else(|| format!("'{part}' is 'NUMBER PLACE'"))?;
                    let n: u8 = n.parse().map_err(|_| format!("'{n}' is not a number"))?;
                    let part = (find_choice(position, asked, place.trim())?, n);
                    parts.try_push(part).map_err(|_| "too many".to_owned())?;
                }
            }
            Ok(Answer::Split(parts))
        }
        AskedDomain::Deal { from, with, .. } => parse_deal(position, *from, *with, text),
    }
}

fn parse_deal(position: &Position, me: Player, with: Player, text: &str) -> Result<Answer, String> {
    if text == "no deal" {
        return Ok(Answer::Deal(None));
    }
    let mut deal = Deal::default();
    for half in text.split(';') {
        let half = half.trim();
        if let Some(items) = half.strip_prefix("give ") {
            deal.give = parse_bundle(position, me, items)?;
        } else if let Some(items) = half.strip_prefix("take ") {
            deal.take = parse_bundle(position, with, items)?;
        } else {
            return Err("a deal is 'give THINGS; take THINGS'".into());
        }
    }
    Ok(Answer::Deal(Some(deal)))
}

fn parse_bundle(position: &Position, owner: Player, items: &str) -> Result<Bundle, String> {
    let mut bundle = Bundle::default();
    for item in items.split(',').map(str::trim) {
        let lower = item.to_lowercase();
        let (n, thing) = lower.split_once(' ').unwrap_or(("", ""));
        let n: Option<u8> = n.parse().ok();
        match (n, thing) {
            (Some(n), "favor") => bundle.favor = n,
            (Some(n), "secret" | "secrets") => bundle.secrets = n,
            (Some(n), "facedown secret" | "facedown secrets") => bundle.dark_secrets = n,
            _ if lower == "citizenship" => bundle.citizenship = true,
            _ if lower.starts_with("show ") => {
                bundle.shows |= showing(position, owner, &item["show ".len()..])?
            }
            _ if lower == "people's favor" => bundle.banners.insert(Banner::PeoplesFavor),
            _ if lower == "darkest secret" => bundle.banners.insert(Banner::DarkestSecret),
            _ if lower.starts_with("reliquary ") => {
                let n: Option<u8> = lower["reliquary ".len()..].trim().parse().ok();
                let n = n.filter(|n| (1..=4).contains(n)).ok_or("the Reliquary has spaces 1 to 4")?;
                bundle.reliquary |= 1 << (n - 1);
            }
            _ => {
                let edition = edition_of(position);
                if let Some(site) = named_site(edition, item).and_then(|s| position.find_site(s)) {
                    bundle.sites.insert(site);
                    continue;
                }
                let card = named_card(edition, item)?;
                let facedown = position.state[owner].dark_relics.iter().position(|c| *c == card);
                if let Some(at) = facedown {
                    bundle.dark_relics |= 1 << at;
                } else if card.is_relic() {
                    bundle.relics.insert(card);
                } else {
                    let at = position.state[owner].advisers.iter().position(|c| *c == card);
                    let at = at.ok_or_else(|| format!("{} is no adviser there", words::card_name(card)))?;
                    bundle.advisers |= 1 << at;
                }
            }
        }
    }
    Ok(bundle)
}

/// A facedown card of a player that is shown in a deal.
fn showing(position: &Position, owner: Player, name: &str) -> Result<u64, String> {
    let card = named_card(edition_of(position), name)?;
    let board = &position.state[owner];
    let at = |row: &[Card]| row.iter().position(|c| *c == card).map(|i| i as u8);
    let adviser = at(&board.advisers).map(Showing::Adviser);
    let relic = || at(&board.dark_relics).map(Showing::Relic);
    let legacy = || at(&board.legacies).map(Showing::Legacy);
    let shown = adviser.or_else(relic).or_else(legacy);
    shown.map(Showing::bit).ok_or_else(|| format!("{} is no facedown card there", words::card_name(card)))
}

/// `2 swords, 1 skull`, `1 shield, 1 x2`, `6`.
///
/// # Errors
/// What no die shows.
pub(crate) fn parse_roll(text: &str) -> Result<Answer, String> {
    if let Ok(n) = text.parse::<u8>() {
        return Ok(Answer::Roll([n, 0, 0, 0]));
    }
    let mut faces = [0u8; 4];
    if text == "nothing" {
        return Ok(Answer::Roll(faces));
    }
    for part in text.split(',') {
        let (n, face) = part.trim().split_once(' ').ok_or("a roll is 'NUMBER FACE, NUMBER FACE'")?;
        let n: u8 = n.parse().map_err(|_| format!("'{n}' is not a number"))?;
        let at = match face.trim().trim_end_matches('s') {
            "hollow" | "hollow sword" | "blank" => 0,
            "sword" | "shield" => 1,
            "skull" | "double" => 2,
            "x2" => 3,
            other => return Err(format!("no die shows '{other}'")),
        };
        faces[at] += n;
    }
    Ok(Answer::Roll(faces))
}
