//! The table of actions: one number for everything that can be chosen, the same in every question, in every
//! game and for any number of seats. Seats count from the one that acts, and a card that the acting seat
//! knows goes by its identity, wherever it lies, so that what was learned about it holds everywhere.

use oath_model::*;
use oath_play::codec::choice_word;

/// Kinds of actions, in the order of the table, with how many of each there are.
const BLOCKS: [(Block, usize); 34] = [
    (Block::Word, WORDS.len()),
    (Block::Major, Major::ALL.len()),
    (Block::Minor, Minor::ALL.len()),
    (Block::Site, SITES),
    (Block::ToSite, SITES),
    (Block::Seat, MAX_PLAYERS),
    (Block::Board, MAX_PLAYERS),
    (Block::Raid, MAX_PLAYERS),
    (Block::Suit, Suit::ALL.len()),
    (Block::Region, Region::ALL.len()),
    (Block::Pile, Region::ALL.len()),
    (Block::Card, CARDS),
    (Block::UseCard, CARDS),
    (Block::UseSite, SiteCard::COUNT),
    (Block::Power, POWERS),
    (Block::Manner, 3),
    (Block::Adviser, MAX_PLAYERS * PLACES),
    (Block::SiteRelic, SITES * PLACES),
    (Block::Reliquary, PLACES),
    (Block::Held, MAX_PLAYERS * PLACES),
    (Block::Legacy, PLACES),
    (Block::LegacyOf, MAX_PLAYERS * PLACES),
    (Block::Stack, 3),
    (Block::Face, 4),
    (Block::Change, 2 * MOST_CHANGE + 1),
    (Block::Foundation, Foundation::ALL.len()),
    (Block::Drawn, PLACES),
    (Block::Colour, Colour::ALL.len()),
    (Block::Oath, Oath::ALL.len()),
    (Block::Aside, PLACES),
    (Block::Dispossessed, PLACES),
    (Block::Number, NUMBERS),
    (Block::Deal, GOODS.len() * GOODS.len()),
    (Block::Other, MAX_OPTIONS),
];

/// Numbers of cards that have an action of their own.
pub const CARDS: usize = 480;
/// Places in a row that have an action of their own; later ones are among the others.
const PLACES: usize = 8;
/// Powers of one card.
const POWERS: usize = 4;
/// Most that a roll is changed by.
const MOST_CHANGE: usize = 9;
/// Numbers that have an action of their own; larger ones are among the others, which reach as far again.
pub(crate) const NUMBERS: usize = 128;

/// Choices that are a word by themselves.
const WORDS: [Choice; 20] = [
    Choice::Yes,
    Choice::No,
    Choice::Done,
    Choice::Bandits,
    Choice::WorldDeck,
    Choice::Pawn,
    Choice::Faceup,
    Choice::FacedownPlay,
    Choice::Reveal,
    Choice::Discard,
    Choice::Favor,
    Choice::Secret,
    Choice::DarkSecret,
    Choice::Counter,
    Choice::Conquest,
    Choice::Wealth,
    Choice::Recent,
    Choice::Forgotten,
    Choice::Banner(Banner::PeoplesFavor),
    Choice::Banner(Banner::DarkestSecret),
];

/// What one side of an offer can be; nothing for nothing is no offer.
pub(crate) const GOODS: [&str; 8] =
    ["nothing", "favor-1", "favor-2", "favor-all", "secret", "relic", "banner", "citizenship"];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Word,
    Major,
    Minor,
    Site,
    ToSite,
    Seat,
    Board,
    Raid,
    Suit,
    Region,
    Pile,
    Card,
    UseCard,
    UseSite,
    Power,
    Manner,
    Adviser,
    SiteRelic,
    Reliquary,
    Held,
    Legacy,
    LegacyOf,
    Stack,
    Face,
    Change,
    Foundation,
    Drawn,
    Colour,
    Oath,
    Aside,
    Dispossessed,
    Number,
    Deal,
    Other,
}

const fn begin(block: Block) -> usize {
    let (mut at, mut i) = (0, 0);
    while i < block as usize {
        at += BLOCKS[i].1;
        i += 1;
    }
    at
}

/// How many actions the table has.
pub const ACTIONS: usize = begin(Block::Other) + MAX_OPTIONS;

/// Where the actions begin that have no number of their own and go by their place in the question.
pub(crate) const OTHERS: usize = begin(Block::Other);
/// The action that ends a choice of several things.
pub(crate) const DONE: u16 = 2;

/// How closely the use of a power is named: a card or site, then one of its powers, then how it is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Depth {
    Source,
    Power,
    Manner,
}

/// For whom a choice is put into a number: seats count from this one.
#[derive(Clone, Copy)]
pub(crate) struct Eyes {
    pub seat: Player,
    pub players: u8,
}

impl Eyes {
    /// How far a seat sits behind this one in turn order.
    pub(crate) fn seats_on(self, player: Player) -> usize {
        if player.0 >= self.players {
            return usize::from(player.0);
        }
        usize::from((player.0 + self.players - self.seat.0) % self.players)
    }
}

fn at(block: Block, place: usize) -> Option<u16> {
    (place < BLOCKS[block as usize].1).then(|| (begin(block) + place) as u16)
}

/// Place `i` of row `row`.
fn cell(block: Block, row: usize, i: u8) -> Option<u16> {
    if usize::from(i) < PLACES { at(block, row * PLACES + usize::from(i)) } else { None }
}

fn manner(eyes: Eyes, detail: Detail) -> Option<u16> {
    match detail {
        Detail::None => at(Block::Manner, 0),
        Detail::Add => at(Block::Manner, 1),
        Detail::Remove => at(Block::Manner, 2),
        Detail::Site(site) => at(Block::Site, site.index()),
        Detail::Player(player) => at(Block::Seat, eyes.seats_on(player)),
        Detail::Suit(suit) => at(Block::Suit, suit.index()),
        Detail::Region(region) => at(Block::Region, region as usize),
    }
}

/// The action of a number.
pub(crate) fn of_number(n: u8) -> u16 {
    let n = usize::from(n);
    let place = if n < NUMBERS { begin(Block::Number) + n } else { OTHERS + n - NUMBERS };
    place as u16
}

/// The action of an offer: these goods for those.
pub(crate) fn of_deal(give: usize, take: usize) -> u16 {
    (begin(Block::Deal) + give * GOODS.len() + take) as u16
}

/// The action of a choice; `card` is the card it stands for, if the seat knows it. None if it has no number
/// of its own.
pub(crate) fn of_choice(eyes: Eyes, choice: Choice, card: Option<Card>, depth: Depth) -> Option<u16> {
    if let Choice::Use(source, power, detail) = choice {
        return match (depth, source) {
            (Depth::Source, Source::Card(card)) => at(Block::UseCard, card.index()),
            (Depth::Source, Source::Site(site)) => at(Block::UseSite, site.index()),
            (Depth::Power, _) => at(Block::Power, usize::from(power)),
            (Depth::Manner, _) => manner(eyes, detail),
        };
    }
    if let Some(card) = card {
        return at(Block::Card, card.index());
    }
    if let Some(word) = WORDS.iter().position(|word| *word == choice) {
        return at(Block::Word, word);
    }
    let seat = |player| eyes.seats_on(player);
    match choice {
        Choice::Major(major) => at(Block::Major, major as usize),
        Choice::Minor(minor) => at(Block::Minor, minor as usize),
        Choice::Site(site) => at(Block::Site, site.index()),
        Choice::ToSite(site) => at(Block::ToSite, site.index()),
        Choice::Player(player) => at(Block::Seat, seat(player)),
        Choice::Board(player) => at(Block::Board, seat(player)),
        Choice::Raid(player) => at(Block::Raid, seat(player)),
        Choice::Suit(suit) => at(Block::Suit, suit.index()),
        Choice::Region(region) => at(Block::Region, region as usize),
        Choice::Pile(region) => at(Block::Pile, region as usize),
        Choice::Card(card) => at(Block::Card, card.index()),
        Choice::Facedown(player, i) => cell(Block::Adviser, seat(player), i),
        Choice::SiteRelic(site, i) => cell(Block::SiteRelic, site.index(), i),
        Choice::Reliquary(i) => cell(Block::Reliquary, 0, i),
        Choice::HeldRelic(player, i) => cell(Block::Held, seat(player), i),
        Choice::Legacy(i) => cell(Block::Legacy, 0, i),
        Choice::LegacyOf(player, i) => cell(Block::LegacyOf, seat(player), i),
        Choice::Stack(i) => at(Block::Stack, usize::from(i)),
        Choice::DiceFace(i) => at(Block::Face, usize::from(i)),
        Choice::Change(n) => {
            usize::try_from(i32::from(n) + MOST_CHANGE as i32).ok().and_then(|place| at(Block::Change, place))
        }
        Choice::Foundation(foundation) => at(Block::Foundation, foundation as usize),
        Choice::Drawn(i) => cell(Block::Drawn, 0, i),
        Choice::Colour(colour) => at(Block::Colour, colour.index()),
        Choice::Oath(oath) => at(Block::Oath, oath as usize),
        Choice::Aside(i) => cell(Block::Aside, 0, i),
        Choice::Dispossessed(i) => cell(Block::Dispossessed, 0, i),
        _ => None,
    }
}

/// The names of all actions, in order: words of the record where a choice has one, with seats counted from
/// the one that acts (`seat:+1` is the next in turn order).
#[must_use]
pub fn action_names() -> Vec<String> {
    BLOCKS.iter().flat_map(|(block, n)| (0..*n).map(|i| name(*block, i))).collect()
}

fn name(block: Block, i: usize) -> String {
    let (row, place) = (i / PLACES, i % PLACES);
    let cards = |kind: &str| format!("{kind}:{i}");
    let own = |kind: &str| format!("{kind}:+{i}");
    let cells = |kind: &str| format!("{kind}:+{row}.{place}");
    match block {
        Block::Word => choice_word(WORDS[i]),
        Block::Major => choice_word(Choice::Major(Major::ALL[i])),
        Block::Minor => choice_word(Choice::Minor(Minor::ALL[i])),
        Block::Site => cards("site"),
        Block::ToSite => cards("to"),
        Block::Seat => own("seat"),
        Block::Board => own("board"),
        Block::Raid => own("raid"),
        Block::Suit => choice_word(Choice::Suit(Suit::ALL[i])),
        Block::Region => choice_word(Choice::Region(Region::ALL[i])),
        Block::Pile => choice_word(Choice::Pile(Region::ALL[i])),
        Block::Card => cards("card"),
        Block::UseCard => cards("use-card"),
        Block::UseSite => cards("use-site"),
        Block::Power => cards("power"),
        Block::Manner => ["plain", "add", "remove"][i].to_owned(),
        Block::Adviser => cells("adviser"),
        Block::SiteRelic => format!("relic:{row}.{place}"),
        Block::Reliquary => cards("reliquary"),
        Block::Held => cells("held"),
        Block::Legacy => cards("legacy"),
        Block::LegacyOf => cells("legacy-of"),
        Block::Stack => cards("stack"),
        Block::Face => cards("face"),
        Block::Change => format!("change:{}", i as i32 - MOST_CHANGE as i32),
        Block::Foundation => choice_word(Choice::Foundation(Foundation::ALL[i])),
        Block::Drawn => cards("drawn"),
        Block::Colour => choice_word(Choice::Colour(Colour::ALL[i])),
        Block::Oath => choice_word(Choice::Oath(Oath::ALL[i])),
        Block::Aside => cards("aside"),
        Block::Dispossessed => cards("dispossessed"),
        Block::Number => cards("number"),
        Block::Deal => format!("deal:{}/{}", GOODS[i / GOODS.len()], GOODS[i % GOODS.len()]),
        Block::Other => cards("other"),
    }
}
