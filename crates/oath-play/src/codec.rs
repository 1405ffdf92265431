//! Answers as text: one short line each, by public handles. Records and protocols use it.

use oath_model::*;
use std::fmt::Write as _;

/// A reader of words, with errors that say what was expected.
type Parsed<T> = Result<T, String>;

const MAJORS: [&str; 8] =
    ["search", "muster", "trade", "recover", "campaign", "travel", "forge", "challenge"];
const MINORS: [&str; 18] = [
    "play-adviser",
    "peek-relic",
    "peek-reliquary",
    "take-warbands",
    "leave-warbands",
    "give-warbands",
    "ask-warbands",
    "offer-citizenship",
    "exile-citizen",
    "exile-self",
    "show-adviser",
    "rest",
    "reveal-relics",
    "negotiate",
    "favor-to-banner",
    "secret-to-banner",
    "secret-to-site",
    "follow-flame",
];
const SUITS: [&str; 6] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];
const REGIONS: [&str; 3] = ["cradle", "provinces", "hinterland"];
pub(crate) const COLOURS: [&str; 8] = ["purple", "red", "black", "blue", "yellow", "white", "brown", "pink"];
const OATHS: [&str; 4] = ["supremacy", "people", "devotion", "protection"];
const BANNERS: [&str; 2] = ["peoples-favor", "darkest-secret"];
/// Choices that are a word by themselves.
const WORDS: [(&str, Choice); 20] = [
    ("yes", Choice::Yes),
    ("no", Choice::No),
    ("done", Choice::Done),
    ("bandits", Choice::Bandits),
    ("deck", Choice::WorldDeck),
    ("pawn", Choice::Pawn),
    ("faceup", Choice::Faceup),
    ("facedown", Choice::FacedownPlay),
    ("reveal", Choice::Reveal),
    ("discard", Choice::Discard),
    ("favor", Choice::Favor),
    ("secret", Choice::Secret),
    ("dark-secret", Choice::DarkSecret),
    ("counter", Choice::Counter),
    ("conquest", Choice::Conquest),
    ("wealth", Choice::Wealth),
    ("recent", Choice::Recent),
    ("forgotten", Choice::Forgotten),
    ("banner:peoples-favor", Choice::Banner(Banner::PeoplesFavor)),
    ("banner:darkest-secret", Choice::Banner(Banner::DarkestSecret)),
];

fn detail_word(detail: Detail) -> String {
    match detail {
        Detail::None => String::new(),
        Detail::Add => ":add".into(),
        Detail::Remove => ":remove".into(),
        Detail::Site(s) => format!(":site.{}", s.0),
        Detail::Player(p) => format!(":seat.{}", p.0),
        Detail::Suit(s) => format!(":suit.{}", SUITS[s as usize]),
        Detail::Region(r) => format!(":region.{}", REGIONS[r as usize]),
    }
}

/// A choice as a word.
#[must_use]
pub fn choice_word(choice: Choice) -> String {
    if let Some((word, _)) = WORDS.iter().find(|(_, c)| *c == choice) {
        return (*word).into();
    }
    match choice {
        Choice::Major(m) => format!("act:{}", MAJORS[m as usize]),
        Choice::Minor(m) => format!("act:{}", MINORS[Minor::ALL.iter().position(|x| *x == m).unwrap_or(0)]),
        Choice::Use(Source::Card(c), i, d) => format!("use:card.{}.{i}{}", c.0, detail_word(d)),
        Choice::Use(Source::Site(s), i, d) => format!("use:site.{}.{i}{}", s.0, detail_word(d)),
        Choice::Site(s) => format!("site:{}", s.0),
        Choice::Player(p) => format!("seat:{}", p.0),
        Choice::Suit(s) => format!("suit:{}", SUITS[s as usize]),
        Choice::Region(r) => format!("region:{}", REGIONS[r as usize]),
        Choice::Pile(r) => format!("pile:{}", REGIONS[r as usize]),
        Choice::Card(c) => format!("card:{}", c.0),
        Choice::Facedown(p, i) => format!("adviser:{}.{i}", p.0),
        Choice::SiteRelic(s, i) => format!("relic:{}.{i}", s.0),
        Choice::Reliquary(i) => format!("reliquary:{i}"),
        Choice::HeldRelic(p, i) => format!("held:{}.{i}", p.0),
        Choice::Legacy(i) => format!("legacy:{i}"),
        Choice::Raid(p) => format!("raid:{}", p.0),
        Choice::Stack(i) => format!("stack:{i}"),
        Choice::DiceFace(i) => format!("face:{i}"),
        Choice::Change(n) => format!("change:{n}"),
        Choice::LegacyOf(p, i) => format!("legacy-of:{}.{i}", p.0),
        Choice::Aside(i) => format!("aside:{i}"),
        Choice::Dispossessed(i) => format!("dispossessed:{i}"),
        Choice::Foundation(f) => format!("foundation:{}", f as u8 + 1),
        Choice::Drawn(i) => format!("drawn:{i}"),
        Choice::Board(p) => format!("board:{}", p.0),
        Choice::ToSite(s) => format!("to:{}", s.0),
        Choice::Colour(c) => format!("colour:{}", COLOURS[c as usize]),
        Choice::Oath(o) => format!("oath:{}", OATHS[o as usize]),
        Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Bandits
        | Choice::WorldDeck
        | Choice::Banner(_)
        | Choice::Pawn
        | Choice::Faceup
        | Choice::FacedownPlay
        | Choice::Reveal
        | Choice::Discard
        | Choice::Favor
        | Choice::Secret
        | Choice::DarkSecret
        | Choice::Conquest
        | Choice::Wealth
        | Choice::Recent
        | Choice::Forgotten
        | Choice::Counter => unreachable!("these are words by themselves"),
    }
}

fn number(text: &str, below: usize) -> Parsed<u8> {
    wide_number(text, below).map(|n| n as u8)
}

fn wide_number(text: &str, below: usize) -> Parsed<u16> {
    let n: usize = text.parse().map_err(|_| format!("'{text}' is not a number"))?;
    if n < below { Ok(n as u16) } else { Err(format!("{n} is too large, the most is {}", below - 1)) }
}

fn card(text: &str) -> Parsed<Card> {
    wide_number(text, Card::COUNT).map(Card)
}

fn pair(text: &str, first: usize, second: usize) -> Parsed<(u8, u8)> {
    let (a, b) =
        text.split_once('.').ok_or_else(|| format!("'{text}' needs two numbers with a dot between"))?;
    Ok((number(a, first)?, number(b, second)?))
}

fn one_of(text: &str, words: &[&str]) -> Parsed<usize> {
    words.iter().position(|w| *w == text).ok_or_else(|| format!("'{text}' is none of {}", words.join(", ")))
}

fn parse_detail(text: &str) -> Parsed<Detail> {
    let (kind, value) = text.split_once('.').unwrap_or((text, ""));
    Ok(match kind {
        "add" => Detail::Add,
        "remove" => Detail::Remove,
        "site" => Detail::Site(Site(number(value, SITES)?)),
        "seat" => Detail::Player(Player(number(value, MAX_PLAYERS)?)),
        "suit" => Detail::Suit(Suit::ALL[one_of(value, &SUITS)?]),
        "region" => Detail::Region(Region::ALL[one_of(value, &REGIONS)?]),
        _ => return Err(format!("'{text}' is no way of using a power")),
    })
}

fn parse_use(text: &str) -> Parsed<Choice> {
    let (power, detail) = text.split_once(':').unwrap_or((text, ""));
    let detail = if detail.is_empty() { Detail::None } else { parse_detail(detail)? };
    let (kind, rest) = power.split_once('.').ok_or("a power is card.NUMBER.POWER or site.NUMBER.POWER")?;
    match kind {
        "card" => {
            let (number, i) = rest
                .split_once('.')
                .ok_or_else(|| format!("'{rest}' needs two numbers with a dot between"))?;
            Ok(Choice::Use(Source::Card(card(number)?), self::number(i, 4)?, detail))
        }
        "site" => {
            let (site, i) = pair(rest, SiteCard::COUNT, 2)?;
            Ok(Choice::Use(Source::Site(SiteCard(site)), i, detail))
        }
        _ => Err(format!("'{kind}' has no powers")),
    }
}

/// A word as a choice.
///
/// # Errors
/// What was expected instead.
pub fn parse_choice(word: &str) -> Parsed<Choice> {
    if let Some((_, choice)) = WORDS.iter().find(|(w, _)| *w == word) {
        return Ok(*choice);
    }
    let (kind, value) = word.split_once(':').ok_or_else(|| format!("'{word}' names no choice"))?;
    Ok(match kind {
        "act" => match one_of(value, &MAJORS) {
            Ok(i) => Choice::Major(Major::ALL[i]),
            Err(_) => Choice::Minor(Minor::ALL[one_of(value, &MINORS)?]),
        },
        "use" => parse_use(value)?,
        "site" => Choice::Site(Site(number(value, SITES)?)),
        "seat" => Choice::Player(Player(number(value, MAX_PLAYERS)?)),
        "suit" => Choice::Suit(Suit::ALL[one_of(value, &SUITS)?]),
        "region" => Choice::Region(Region::ALL[one_of(value, &REGIONS)?]),
        "pile" => Choice::Pile(Region::ALL[one_of(value, &REGIONS)?]),
        "card" => Choice::Card(card(value)?),
        "adviser" => pair(value, MAX_PLAYERS, 40).map(|(p, i)| Choice::Facedown(Player(p), i))?,
        "relic" => pair(value, SITES, 8).map(|(s, i)| Choice::SiteRelic(Site(s), i))?,
        "reliquary" => Choice::Reliquary(number(value, 64)?),
        "held" => pair(value, MAX_PLAYERS, 64).map(|(p, i)| Choice::HeldRelic(Player(p), i))?,
        "legacy" => Choice::Legacy(number(value, Card::LEGACY_COUNT)?),
        "raid" => Choice::Raid(Player(number(value, MAX_PLAYERS)?)),
        "stack" => Choice::Stack(number(value, 3)?),
        "face" => Choice::DiceFace(number(value, 4)?),
        "legacy-of" => {
            pair(value, MAX_PLAYERS, Card::LEGACY_COUNT).map(|(p, i)| Choice::LegacyOf(Player(p), i))?
        }
        "aside" => Choice::Aside(number(value, 64)?),
        "dispossessed" => Choice::Dispossessed(number(value, 255)?),
        "change" => {
            let n: Option<i8> = value.parse().ok().filter(|n| (-9..=9).contains(n));
            Choice::Change(n.ok_or_else(|| format!("'{value}' is no change of a roll"))?)
        }
        "foundation" => {
            let at = usize::from(number(value, Foundation::ALL.len() + 1)?);
            let found = at.checked_sub(1).and_then(|at| Foundation::ALL.get(at));
            Choice::Foundation(*found.ok_or("foundations are numbered from 1 to 6")?)
        }
        "drawn" => Choice::Drawn(number(value, 24)?),
        "board" => Choice::Board(Player(number(value, MAX_PLAYERS)?)),
        "to" => Choice::ToSite(Site(number(value, SITES)?)),
        "oath" => Choice::Oath(Oath::ALL[one_of(value, &OATHS)?]),
        "colour" => Choice::Colour(Colour::ALL[one_of(value, &COLOURS)?]),
        _ => return Err(format!("'{word}' names no choice")),
    })
}

fn bundle_words(out: &mut String, bundle: &Bundle) {
    for (name, n) in [("favor", bundle.favor), ("secrets", bundle.secrets), ("dark", bundle.dark_secrets)] {
        if n > 0 {
            let _ = write!(out, " {name}={n}");
        }
    }
    for relic in bundle.relics {
        let _ = write!(out, " relic={}", relic.0);
    }
    for i in (0..64).filter(|i| bundle.dark_relics >> i & 1 == 1) {
        let _ = write!(out, " held={i}");
    }
    if bundle.citizenship {
        out.push_str(" citizenship=1");
    }
    for card in Showing::of(bundle.shows) {
        let _ = write!(out, " {}", showing_word(card));
    }
    for banner in bundle.banners {
        let _ = write!(out, " banner={}", BANNERS[banner as usize]);
    }
    for i in (0..40).filter(|i| bundle.advisers >> i & 1 == 1) {
        let _ = write!(out, " adviser={i}");
    }
    for site in bundle.sites {
        let _ = write!(out, " site={}", site.0);
    }
    for i in (0..4).filter(|i| bundle.reliquary >> i & 1 == 1) {
        let _ = write!(out, " reliquary={i}");
    }
}

/// The word for a card that is shown in a deal.
#[must_use]
pub fn showing_word(card: Showing) -> String {
    match card {
        Showing::Adviser(i) => format!("show-adviser={i}"),
        Showing::Relic(i) => format!("show-held={i}"),
        Showing::Legacy(i) => format!("show-legacy={i}"),
    }
}

fn parse_bundle(words: &[&str]) -> Parsed<Bundle> {
    let mut bundle = Bundle::default();
    for word in words {
        let (kind, value) = word.split_once('=').ok_or_else(|| format!("'{word}' should be THING=NUMBER"))?;
        match kind {
            "favor" => bundle.favor = number(value, 256)?,
            "secrets" => bundle.secrets = number(value, 256)?,
            "dark" => bundle.dark_secrets = number(value, 256)?,
            "relic" => {
                let card = card(value)?;
                if !card.is_relic() {
                    return Err(format!("card {value} is no relic"));
                }
                bundle.relics.insert(card);
            }
            "show-adviser" => bundle.shows |= Showing::Adviser(number(value, 40)?).bit(),
            "show-held" => bundle.shows |= Showing::Relic(number(value, 16)?).bit(),
            "show-legacy" => bundle.shows |= Showing::Legacy(number(value, 8)?).bit(),
            "citizenship" => bundle.citizenship = number(value, 2)? == 1,
            "held" => bundle.dark_relics |= 1 << number(value, 64)?,
            "banner" => bundle.banners.insert(Banner::ALL[one_of(value, &BANNERS)?]),
            "adviser" => bundle.advisers |= 1 << number(value, 40)?,
            "site" => bundle.sites.insert(Site(number(value, SITES)?)),
            "reliquary" => bundle.reliquary |= 1 << number(value, 4)?,
            _ => return Err(format!("'{kind}' cannot change hands")),
        }
    }
    Ok(bundle)
}

/// An answer as a line.
#[must_use]
pub fn answer_line(answer: &Answer) -> String {
    let list =
        |kind: &str, list: &List| list.iter().fold(kind.to_owned(), |line, c| line + " " + &choice_word(*c));
    match answer {
        Answer::One(choice) => format!("one {}", choice_word(*choice)),
        Answer::Some(chosen) => list("some", chosen),
        Answer::Number(n) => format!("number {n}"),
        Answer::Order(order) => list("order", order),
        Answer::Split(parts) => {
            parts.iter().fold("split".to_owned(), |line, (c, n)| format!("{line} {}={n}", choice_word(*c)))
        }
        Answer::Deal(None) => "no-deal".into(),
        Answer::Deal(Some(deal)) => {
            let mut line = "deal give".to_owned();
            bundle_words(&mut line, &deal.give);
            line += " take";
            bundle_words(&mut line, &deal.take);
            line
        }
        Answer::Roll(f) => format!("roll {} {} {} {}", f[0], f[1], f[2], f[3]),
    }
}

/// A line as an answer.
///
/// # Errors
/// What was expected instead.
pub fn parse_answer(line: &str) -> Parsed<Answer> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (kind, rest) = words.split_first().ok_or("an answer is missing")?;
    let list = || -> Parsed<List> {
        let mut list = List::new();
        for word in rest {
            list.try_push(parse_choice(word)?).map_err(|_| "too many choices".to_owned())?;
        }
        Ok(list)
    };
    let single = || match rest {
        [word] => Ok(*word),
        _ => Err(format!("'{kind}' takes exactly one word")),
    };
    Ok(match *kind {
        "one" => Answer::One(parse_choice(single()?)?),
        "some" => Answer::Some(list()?),
        "number" => Answer::Number(number(single()?, 256)?),
        "order" => Answer::Order(list()?),
        "split" => {
            let mut parts = Parts::new();
            for word in rest {
                let (choice, n) =
                    word.rsplit_once('=').ok_or_else(|| format!("'{word}' should be PLACE=NUMBER"))?;
                let part = (parse_choice(choice)?, number(n, 256)?);
                parts.try_push(part).map_err(|_| "too many places".to_owned())?;
            }
            Answer::Split(parts)
        }
        "no-deal" if rest.is_empty() => Answer::Deal(None),
        "deal" => {
            let take = rest.iter().position(|w| *w == "take").ok_or("a deal needs 'give ... take ...'")?;
            if rest.first() != Some(&"give") {
                return Err("a deal needs 'give ... take ...'".into());
            }
            let deal = Deal { give: parse_bundle(&rest[1..take])?, take: parse_bundle(&rest[take + 1..])? };
            Answer::Deal(Some(deal))
        }
        "roll" => match rest {
            [a, b, c, d] => {
                Answer::Roll([number(a, 256)?, number(b, 256)?, number(c, 256)?, number(d, 256)?])
            }
            _ => return Err("a roll has four counts".into()),
        },
        _ => return Err(format!("'{kind}' is no kind of answer")),
    })
}
