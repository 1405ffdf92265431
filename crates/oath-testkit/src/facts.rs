//! Facts about a position, in the words of scenario files. The same line sets a fact in `given` and
//! asserts it in `then`.

use oath_cards::{book, card_named, site_named};
use oath_law::state::{EXILE_WARBANDS, FAVOR, FULL_SUPPLY, PURPLE_WARBANDS, Step};
use oath_law::victory::LAST_ROUND;
use oath_law::{Position, State};
use oath_model::*;

/// The colours of scenario seats, in turn order.
pub const SEATS: [Colour; 6] =
    [Colour::Purple, Colour::Red, Colour::Blue, Colour::Yellow, Colour::White, Colour::Black];
const SEAT_NAMES: [&str; 6] = ["purple", "red", "blue", "yellow", "white", "black"];
const SUIT_NAMES: [&str; 6] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];
const REGION_NAMES: [&str; 3] = ["cradle", "provinces", "hinterland"];
const OATH_NAMES: [&str; 4] = ["supremacy", "people", "devotion", "protection"];
/// The sites of the plain position, slot 1 to 8.
const PLAIN_SITES: [&str; 8] = [
    "Mine",
    "Salt Flats",
    "Ancient City",
    "Steppe",
    "Standing Stones",
    "Drowned City",
    "Wastes",
    "Deep Woods",
];
/// Where the pawns of the plain position stand, by seat.
const PLAIN_PAWNS: [u8; 6] = [0, 2, 5, 3, 4, 6];
/// Relics on the Reliquary of the plain position.
const PLAIN_RELIQUARY: [&str; 4] = ["Sticky Fire", "Cursed Cauldron", "Brass Horse", "Truthful Harp"];

/// Everything that can be said of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Fact {
    Turn(Player),
    Phase(Step),
    Round(u8),
    Oath(Oath),
    VisionsDrawn(u8),
    Title(Player, bool),
    Number(Quantity, u8),
    Citizen(Player),
    Pawn(Player, SiteName),
    Adviser(Player, Card),
    FacedownAdviser(Player, Card),
    Relic(Player, Card),
    Vision(Player, Option<Card>),
    Banner(Option<Player>, Banner),
    Mob(bool),
    SiteAt(u8, SiteCard, bool),
    CardAt(SiteName, Card),
    RelicAt(SiteName, Card),
    Warbands(SiteName, Option<Player>, u8),
    Rules(Option<Player>, SiteName),
    Deck(Pile, Vec<Card>),
    Reliquary(u8, Option<Card>),
    Knows(Player, Card),
    StillActs(Player),
    Offers(u8),
    UnplayedBoard(Colour, bool),
    Winner(Player),
    Over,
    Asked(Player),
    Hand(Player, Vec<Card>),
    ActOver,
    ChronicleKept,
    Boxed(Card),
}

/// Something that is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Quantity {
    Favor(Player),
    Secrets(Player),
    FacedownSecrets(Player),
    BoardWarbands(Player),
    BankWarbands(Player),
    Supply(Player),
    Advisers(Player),
    BannerTokens(Banner),
    Bank(Suit),
    SharedFavor,
    SiteFavor(SiteName),
    SiteSecrets(SiteName),
    CardFavor(Card),
    CardSecrets(Card),
    AttackDice,
    DefenseDice,
    DeckSize,
}

/// A pile of cards, top first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Pile {
    World,
    Discards(Region),
    Relics,
    Dispossessed,
}

/// A site by name or slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum SiteName {
    Card(SiteCard),
    Slot(u8),
}

type Parsed<T> = Result<T, String>;

/// A line, word by word, with names of several words.
struct Words<'t> {
    rest: &'t str,
}

impl<'t> Words<'t> {
    fn eat(&mut self, word: &str) -> bool {
        let rest = self.rest.trim_start();
        let fits = rest.len() >= word.len()
            && rest.is_char_boundary(word.len())
            && rest[..word.len()].eq_ignore_ascii_case(word)
            && !rest[word.len()..].starts_with(|c: char| c.is_alphanumeric());
        if fits {
            self.rest = rest[word.len()..].trim_start();
        }
        fits
    }
    fn eat_one(&mut self, words: &[&str]) -> Option<usize> {
        words.iter().position(|w| self.eat(w))
    }
    fn player(&mut self) -> Option<Player> {
        self.eat_one(&SEAT_NAMES).map(|i| Player(i as u8))
    }
    fn banner(&mut self) -> Option<Banner> {
        self.eat_one(&["people's favor", "darkest secret"]).map(|i| Banner::ALL[i])
    }
    fn longest<T>(&mut self, names: impl Iterator<Item = (&'static str, T)>) -> Option<T> {
        let rest = self.rest;
        let fits = |name: &str| Words { rest }.eat(name);
        let (name, found) = names.filter(|(name, _)| fits(name)).max_by_key(|(name, _)| name.len())?;
        self.eat(name);
        Some(found)
    }
    fn card(&mut self) -> Option<Card> {
        self.longest(book().cards().map(|e| (e.name, e.card)))
    }
    fn site(&mut self) -> Option<SiteName> {
        if self.eat("slot") || self.eat("facedown site") {
            return self.number().ok().filter(|n| (1..=8).contains(n)).map(|n| SiteName::Slot(n - 1));
        }
        self.longest(book().sites().map(|e| (e.name, SiteName::Card(e.site))))
    }
    /// A site, if no longer card name stands here (Mountain, Mountain Giant).
    fn site_unless_card(&mut self) -> Option<SiteName> {
        let (mut as_site, mut as_card) = (Words { rest: self.rest }, Words { rest: self.rest });
        let site = as_site.site()?;
        if as_card.card().is_some() && as_card.rest.len() < as_site.rest.len() {
            return None;
        }
        self.rest = as_site.rest;
        Some(site)
    }
    fn number(&mut self) -> Parsed<u8> {
        let digits = self.rest.chars().take_while(char::is_ascii_digit).count();
        let n =
            self.rest[..digits].parse().map_err(|_| format!("a number was expected at '{}'", self.rest))?;
        self.rest = self.rest[digits..].trim_start();
        Ok(n)
    }
    fn cards(&mut self) -> Parsed<Vec<Card>> {
        if self.eat("empty") {
            return Ok(Vec::new());
        }
        let list = std::mem::take(&mut self.rest);
        list.split(',').map(|name| named_card(name.trim())).collect()
    }
    fn end(&self, fact: Fact) -> Parsed<Fact> {
        if self.rest.trim().is_empty() {
            Ok(fact)
        } else {
            Err(format!("'{}' was not understood", self.rest))
        }
    }
}

/// A card by name.
///
/// # Errors
/// If there is none.
pub fn named_card(name: &str) -> Parsed<Card> {
    card_named(name).ok_or_else(|| format!("there is no card '{name}'"))
}

/// A player by colour.
#[must_use]
pub fn named_player(name: &str) -> Option<Player> {
    SEAT_NAMES.iter().position(|n| n.eq_ignore_ascii_case(name)).map(|i| Player(i as u8))
}

impl Fact {
    /// A line as a fact.
    ///
    /// # Errors
    /// What was not understood.
    pub fn parse(line: &str) -> Parsed<Fact> {
        let mut words = Words { rest: line.trim() };
        let w = &mut words;
        let fact = if w.eat("turn") {
            Fact::Turn(w.player().ok_or("a player was expected after 'turn'")?)
        } else if w.eat("phase") {
            let phases = ["wake", "act", "rest", "round end", "over", "opening", "colours", "vow"];
            let steps = [
                Step::Wake,
                Step::Act,
                Step::Rest,
                Step::RoundEnd,
                Step::Over,
                Step::Opening,
                Step::Colours,
                Step::Vow,
            ];
            Fact::Phase(steps[w.eat_one(&phases).ok_or("a phase is wake, act, rest or round end")?])
        } else if w.eat("round") {
            Fact::Round(w.number()?)
        } else if w.eat("oath") {
            Fact::Oath(Oath::ALL[w.eat_one(&OATH_NAMES).ok_or("this is no Oath")?])
        } else if w.eat("visions drawn") {
            Fact::VisionsDrawn(w.number()?)
        } else if w.eat("title") {
            let player = w.player().ok_or("a player was expected after 'title'")?;
            Fact::Title(player, w.eat("usurper"))
        } else if w.eat("winner") {
            Fact::Winner(w.player().ok_or("a player was expected after 'winner'")?)
        } else if w.eat("game over") {
            Fact::Over
        } else if w.eat("chronicle kept") {
            Fact::ChronicleKept
        } else if w.eat("box") {
            Fact::Boxed(w.card().ok_or("a card was expected")?)
        } else if w.eat("offers") {
            Fact::Offers(w.number()?)
        } else if w.eat("unplayed board") {
            let at = w.eat_one(&SEAT_NAMES).filter(|i| *i > 0).ok_or("an Exile's colour was expected")?;
            let sides = w.eat_one(&["exile", "citizen"]).ok_or("a board's side is exile or citizen")?;
            Fact::UnplayedBoard(SEATS[at], sides == 1)
        } else if w.eat("act phase over") {
            Fact::ActOver
        } else if w.eat("asked") {
            Fact::Asked(w.player().ok_or("a player was expected after 'asked'")?)
        } else if w.eat("attack dice") {
            Fact::Number(Quantity::AttackDice, w.number()?)
        } else if w.eat("defense dice") {
            Fact::Number(Quantity::DefenseDice, w.number()?)
        } else if w.eat("shared favor") {
            Fact::Number(Quantity::SharedFavor, w.number()?)
        } else if w.eat("world deck size") {
            Fact::Number(Quantity::DeckSize, w.number()?)
        } else if w.eat("world deck") {
            Fact::Deck(Pile::World, w.cards()?)
        } else if w.eat("relic deck") {
            Fact::Deck(Pile::Relics, w.cards()?)
        } else if w.eat("dispossessed") {
            Fact::Deck(Pile::Dispossessed, w.cards()?)
        } else if w.eat("bank") {
            let suit = Suit::ALL[w.eat_one(&SUIT_NAMES).ok_or("a suit was expected after 'bank'")?];
            Fact::Number(Quantity::Bank(suit), w.number()?)
        } else if w.eat("reliquary") {
            let n = w.number()?;
            if !(1..=4).contains(&n) {
                return Err("the Reliquary has spaces 1 to 4".into());
            }
            let card = if w.eat("empty") { None } else { Some(w.card().ok_or("a relic was expected")?) };
            Fact::Reliquary(n - 1, card)
        } else if w.eat("bandits rule") {
            Fact::Rules(None, w.site().ok_or("a site was expected")?)
        } else if let Some(banner) = w.banner() {
            Self::of_banner(w, banner)?
        } else if let Some(player) = w.player() {
            Self::of_player(w, player)?
        } else if let Some(region) = w.eat_one(&REGION_NAMES) {
            if !w.eat("pile") {
                return Err("'pile' was expected after the region".into());
            }
            Fact::Deck(Pile::Discards(Region::ALL[region]), w.cards()?)
        } else if let Some(site) = w.site_unless_card() {
            Self::of_site(w, site)?
        } else if let Some(card) = w.card() {
            match w.eat_one(&["favor", "secrets"]) {
                Some(0) => Fact::Number(Quantity::CardFavor(card), w.number()?),
                Some(_) => Fact::Number(Quantity::CardSecrets(card), w.number()?),
                None => return Err("'favor' or 'secrets' was expected after the card".into()),
            }
        } else {
            return Err(format!("'{line}' was not understood; see scenarios/README.md"));
        };
        words.end(fact)
    }

    fn of_banner(w: &mut Words<'_>, banner: Banner) -> Parsed<Fact> {
        if w.eat("tokens") {
            return Ok(Fact::Number(Quantity::BannerTokens(banner), w.number()?));
        }
        if w.eat("mob") {
            return Ok(Fact::Mob(true));
        }
        if w.eat("plain") {
            return Ok(Fact::Mob(false));
        }
        if w.eat("unheld") {
            return Ok(Fact::Banner(None, banner));
        }
        Err("'tokens', 'mob', 'plain' or 'unheld' was expected after the banner".into())
    }

    fn of_player(w: &mut Words<'_>, player: Player) -> Parsed<Fact> {
        let counted = ["favor", "secrets", "facedown secrets", "warbands", "bank", "supply", "advisers"];
        if w.eat("facedown adviser") {
            return Ok(Fact::FacedownAdviser(player, w.card().ok_or("a card was expected")?));
        }
        if w.eat("adviser") {
            return Ok(Fact::Adviser(player, w.card().ok_or("a card was expected")?));
        }
        if let Some(i) = w.eat_one(&counted) {
            let quantity = [
                Quantity::Favor(player),
                Quantity::Secrets(player),
                Quantity::FacedownSecrets(player),
                Quantity::BoardWarbands(player),
                Quantity::BankWarbands(player),
                Quantity::Supply(player),
                Quantity::Advisers(player),
            ][i];
            return Ok(Fact::Number(quantity, w.number()?));
        }
        if w.eat("citizen") {
            return Ok(Fact::Citizen(player));
        }
        if w.eat("pawn") {
            return Ok(Fact::Pawn(player, w.site().ok_or("a site was expected")?));
        }
        if w.eat("rules") {
            return Ok(Fact::Rules(Some(player), w.site().ok_or("a site was expected")?));
        }
        if w.eat("does not rest by itself") {
            return Ok(Fact::StillActs(player));
        }
        if w.eat("knows") {
            return Ok(Fact::Knows(player, w.card().ok_or("a card was expected")?));
        }
        if w.eat("relic") {
            return Ok(Fact::Relic(player, w.card().ok_or("a relic was expected")?));
        }
        if w.eat("hand") {
            return Ok(Fact::Hand(player, w.cards()?));
        }
        if w.eat("no vision") {
            return Ok(Fact::Vision(player, None));
        }
        if w.eat("revealed") {
            return Ok(Fact::Vision(player, Some(w.card().ok_or("a Vision was expected")?)));
        }
        if w.eat("banner") {
            return Ok(Fact::Banner(Some(player), w.banner().ok_or("a banner was expected")?));
        }
        Err(format!("'{}' cannot be said of a player", w.rest))
    }

    fn of_site(w: &mut Words<'_>, site: SiteName) -> Parsed<Fact> {
        if w.eat("card") {
            return Ok(Fact::CardAt(site, w.card().ok_or("a card was expected")?));
        }
        if w.eat("relic") {
            return Ok(Fact::RelicAt(site, w.card().ok_or("a relic was expected")?));
        }
        if w.eat("no warbands") {
            return Ok(Fact::Warbands(site, None, 0));
        }
        if w.eat("warbands") {
            let player = w.player().ok_or("a colour was expected")?;
            return Ok(Fact::Warbands(site, Some(player), w.number()?));
        }
        if w.eat("favor") {
            return Ok(Fact::Number(Quantity::SiteFavor(site), w.number()?));
        }
        if w.eat("secrets") {
            return Ok(Fact::Number(Quantity::SiteSecrets(site), w.number()?));
        }
        if w.eat("is") {
            let SiteName::Slot(slot) = site else {
                return Err("say 'slot 3 is River'".into());
            };
            let facedown = w.eat("facedown");
            let Some(SiteName::Card(card)) = w.site() else {
                return Err("a site was expected".into());
            };
            return Ok(Fact::SiteAt(slot, card, !facedown));
        }
        Err(format!("'{}' cannot be said of a site", w.rest))
    }
}

/// The plain position: three or more players, eight quiet sites, empty decks.
#[must_use]
pub fn plain_position(players: u8) -> Position {
    let mut state = State::empty(players);
    for (slot, name) in PLAIN_SITES.iter().enumerate() {
        state.sites.0[slot].card = site_named(name).expect("a site of the plain position");
        state.sites.0[slot].faceup = true;
    }
    for player in state.everyone() {
        let board = &mut state[player];
        board.colour = SEATS[player.index()];
        board.favor = 3;
        board.secrets = 2;
        board.warbands = 3;
        board.pawn = Some(Site(PLAIN_PAWNS[player.index()]));
    }
    for suit in Suit::ALL {
        state.banks[suit] = 2;
    }
    for banner in Banner::ALL {
        state.banners[banner].tokens = 1;
    }
    place(&mut state, Card::SCEPTER, Place::Held(CHANCELLOR));
    for (space, name) in PLAIN_RELIQUARY.iter().enumerate() {
        let relic = card_named(name).expect("a relic of the plain position");
        place(&mut state, relic, Place::Reliquary(space as u8));
    }
    state.step = Step::Act;
    state.turn = Player(1);
    Position::new(state, book())
}

/// Take a card from where it lies and put it somewhere else.
fn place(state: &mut State, card: Card, to: Place) {
    fn drop_from<const N: usize>(list: &mut Row<N>, card: Card) {
        list.retain(|c| *c != card);
    }
    match state.place[card.index()] {
        Place::Reliquary(space) => state.reliquary[space as usize] = None,
        Place::Held(player) => state[player].relics.remove(card),
        Place::WorldDeck => drop_from(&mut state.world_deck, card),
        Place::RelicDeck => drop_from(&mut state.relic_deck, card),
        _ => {}
    }
    state.place[card.index()] = to;
    state.faceup.remove(card);
    state.known[card.index()] = PlayerSet::EMPTY;
    let up = |state: &mut State| {
        state.faceup.insert(card);
        state.known[card.index()] = oath_law::glossary::PUBLIC;
    };
    match to {
        Place::Box => {}
        Place::Dispossessed => state.dispossessed.push(card),
        Place::WorldDeck => state.world_deck.push(card),
        Place::Pile(region) => state.piles[region].push(card),
        Place::Site(site) => {
            state[site].cards.push(card);
            up(state);
        }
        Place::Advisers(player) => {
            state[player].advisers.push(card);
            state.known[card.index()] = PlayerSet::just(player);
        }
        Place::Revealed(player) => {
            state[player].revealed = Some(card);
            up(state);
        }
        Place::Hand(player) => {
            state[player].hand.push(card);
            state.known[card.index()] = PlayerSet::just(player);
        }
        Place::RelicDeck => state.relic_deck.push(card),
        Place::RelicAt(site) => state[site].relics.push(card),
        Place::Reliquary(space) => state.reliquary[space as usize] = Some(card),
        Place::Held(player) => {
            state[player].relics.insert(card);
            up(state);
        }
    }
}

fn slot(state: &State, site: SiteName) -> Parsed<Site> {
    match site {
        SiteName::Slot(slot) => Ok(Site(slot)),
        SiteName::Card(card) => {
            let at = state.sites.0.iter().position(|s| s.card == card);
            at.map(|i| Site(i as u8)).ok_or_else(|| format!("{} is not on the map", book().site(card).name))
        }
    }
}

/// Check that a card is still free to be placed.
fn fresh(state: &State, card: Card) -> Parsed<()> {
    let twin = card.is_edifice() && state.place[card.flipped().index()] != Place::Box;
    match state.place[card.index()] {
        Place::Box if !twin => Ok(()),
        Place::Reliquary(_) => Ok(()),
        Place::Held(CHANCELLOR) if card == Card::SCEPTER => Ok(()),
        _ => Err(format!("{} is there already", book().card(card).name)),
    }
}

/// Make a fact true of a position that is being set up.
///
/// # Errors
/// Why that cannot be.
pub fn set(position: &mut Position, fact: &Fact) -> Parsed<()> {
    let state = &mut position.state;
    let seat = |state: &State, p: Player| {
        if p.0 < state.players {
            Ok(())
        } else {
            Err("this player does not take part; say 'players N' first".to_owned())
        }
    };
    match fact {
        Fact::Turn(p) => {
            seat(state, *p)?;
            state.turn = *p;
        }
        Fact::Phase(step) => state.step = *step,
        Fact::Round(n) => state.round = *n,
        Fact::Oath(oath) => state.oath = *oath,
        Fact::VisionsDrawn(n) => state.visions_drawn = *n,
        Fact::Title(p, usurper) => {
            seat(state, *p)?;
            state.title = oath_law::state::Title { holder: *p, usurper: *usurper };
        }
        Fact::Number(quantity, n) => set_number(state, *quantity, *n)?,
        Fact::Citizen(p) => {
            seat(state, *p)?;
            if *p == CHANCELLOR {
                return Err("the Chancellor is no Citizen".into());
            }
            state[*p].citizen = true;
        }
        Fact::Pawn(p, site) => {
            seat(state, *p)?;
            let at = slot(state, *site)?;
            state[*p].pawn = Some(at);
        }
        Fact::Adviser(p, card) => {
            seat(state, *p)?;
            fresh(state, *card)?;
            if !card.is_denizen() {
                return Err("only denizens are faceup advisers".into());
            }
            place(state, *card, Place::Advisers(*p));
            state.faceup.insert(*card);
            state.known[card.index()] = oath_law::glossary::PUBLIC;
        }
        Fact::FacedownAdviser(p, card) => {
            seat(state, *p)?;
            fresh(state, *card)?;
            if !card.is_world() {
                return Err("only denizens and Visions are advisers".into());
            }
            place(state, *card, Place::Advisers(*p));
        }
        Fact::Relic(p, card) => {
            seat(state, *p)?;
            relic(state, *card)?;
            place(state, *card, Place::Held(*p));
        }
        Fact::Vision(p, Some(card)) => {
            seat(state, *p)?;
            fresh(state, *card)?;
            if !card.is_vision() || *card == Card::CONSPIRACY {
                return Err("only a Vision can be revealed".into());
            }
            place(state, *card, Place::Revealed(*p));
        }
        Fact::Banner(holder, banner) => {
            if let Some(p) = holder {
                seat(state, *p)?;
            }
            state.banners[*banner].holder = *holder;
        }
        Fact::Mob(mob) => state.mob = *mob,
        Fact::SiteAt(at, card, faceup) => {
            if let Some(other) = state.sites.0.iter().position(|s| s.card == *card) {
                let old = state.sites.0[usize::from(*at)].card;
                state.sites.0[other].card = old;
            }
            state.sites.0[usize::from(*at)].card = *card;
            state.sites.0[usize::from(*at)].faceup = *faceup;
        }
        Fact::CardAt(site, card) => {
            let at = slot(state, *site)?;
            fresh(state, *card)?;
            if !card.is_denizen() && !card.is_edifice() {
                return Err("only denizens and edifices lie at sites".into());
            }
            if state[at].cards.is_full() {
                return Err("the site cannot hold that many cards".into());
            }
            place(state, *card, Place::Site(at));
        }
        Fact::RelicAt(site, card) => {
            let at = slot(state, *site)?;
            relic(state, *card)?;
            if state[at].relics.is_full() {
                return Err("the site cannot hold that many relics".into());
            }
            place(state, *card, Place::RelicAt(at));
        }
        Fact::Warbands(site, owner, n) => {
            let at = slot(state, *site)?;
            state[at].warbands = *n;
            if let Some(owner) = owner {
                seat(state, *owner)?;
                state[at].owner = *owner;
            }
        }
        Fact::Deck(pile, cards) => set_pile(state, *pile, cards)?,
        Fact::Reliquary(space, card) => {
            if let Some(old) = state.reliquary[usize::from(*space)] {
                place(state, old, Place::Box);
            }
            if let Some(card) = card {
                relic(state, *card)?;
                place(state, *card, Place::Reliquary(*space));
            }
        }
        Fact::Knows(p, card) => {
            seat(state, *p)?;
            state.known[card.index()].insert(*p);
        }
        Fact::Hand(p, cards) => {
            seat(state, *p)?;
            for card in cards {
                fresh(state, *card)?;
                place(state, *card, Place::Hand(*p));
            }
        }
        Fact::ChronicleKept => state.chronicle.kept = true,
        Fact::Offers(n) => state.offers = *n,
        Fact::UnplayedBoard(colour, citizen) => {
            let bit = citizen_bit(*colour);
            state.citizen_boards =
                if *citizen { state.citizen_boards | bit } else { state.citizen_boards & !bit };
        }
        Fact::Boxed(_)
        | Fact::StillActs(_)
        | Fact::Rules(..)
        | Fact::Vision(_, None)
        | Fact::Winner(_)
        | Fact::Over
        | Fact::Asked(_)
        | Fact::ActOver => {
            return Err("this can only be asserted in 'then'".into());
        }
    }
    Ok(())
}

fn relic(state: &State, card: Card) -> Parsed<()> {
    if !card.is_relic() {
        return Err(format!("{} is no relic", book().card(card).name));
    }
    fresh(state, card)
}

fn set_number(state: &mut State, quantity: Quantity, n: u8) -> Parsed<()> {
    match quantity {
        Quantity::Favor(p) => state[p].favor = n,
        Quantity::Secrets(p) => state[p].secrets = n,
        Quantity::FacedownSecrets(p) => state[p].dark_secrets = n,
        Quantity::BoardWarbands(p) => state[p].warbands = n,
        Quantity::Supply(_) if n > FULL_SUPPLY => {
            return Err(format!("a board has at most {FULL_SUPPLY} Supply"));
        }
        Quantity::Supply(p) => state[p].supply = n,
        Quantity::BannerTokens(b) => state.banners[b].tokens = n,
        Quantity::Bank(suit) => state.banks[suit] = n,
        Quantity::SiteFavor(site) => {
            let at = slot(state, site)?;
            state[at].tokens.favor = n;
        }
        Quantity::SiteSecrets(site) => {
            let at = slot(state, site)?;
            state[at].tokens.secrets = n;
        }
        Quantity::CardFavor(card) | Quantity::CardSecrets(card) => {
            if !state.faceup.contains(card) {
                return Err("tokens lie on faceup cards only".into());
            }
            match quantity {
                Quantity::CardFavor(_) => state.tokens[card.index()].favor = n,
                _ => state.tokens[card.index()].secrets = n,
            }
            if n > 0 {
                state.with_tokens.insert(card);
            }
        }
        _ => return Err("this can only be asserted in 'then'".into()),
    }
    Ok(())
}

fn set_pile(state: &mut State, pile: Pile, cards: &[Card]) -> Parsed<()> {
    for card in cards.iter().rev() {
        let to = match pile {
            Pile::Relics => {
                relic(state, *card)?;
                Place::RelicDeck
            }
            Pile::World => Place::WorldDeck,
            Pile::Discards(region) => Place::Pile(region),
            Pile::Dispossessed => Place::Dispossessed,
        };
        if pile != Pile::Relics && !card.is_world() {
            return Err(format!("{} does not belong there", book().card(*card).name));
        }
        fresh(state, *card)?;
        place(state, *card, to);
    }
    Ok(())
}

/// Finish a position: whatever is not on the table is in the banks.
///
/// # Errors
/// If there are more pieces than the game has, or the position cannot be.
pub fn finish(position: &mut Position) -> Parsed<()> {
    let state = &mut position.state;
    state.reindex();
    for space in 0..4 {
        if state.reliquary[space].is_none() {
            state.faceup.insert(Card::reliquary(space));
        }
    }
    let mut favor: u32 = state.banks.0.iter().map(|n| u32::from(*n)).sum();
    favor += state.everyone().map(|p| u32::from(state[p].favor)).sum::<u32>();
    favor += state.tokens.iter().map(|t| u32::from(t.favor)).sum::<u32>();
    favor += state.sites.0.iter().map(|s| u32::from(s.tokens.favor)).sum::<u32>();
    favor += u32::from(state.banners[Banner::PeoplesFavor].tokens);
    if favor > u32::from(FAVOR) {
        return Err(format!("{favor} favor are more than the {FAVOR} of the game"));
    }
    state.shared_favor = FAVOR - favor as u8;
    let everyone: Vec<Player> = state.everyone().collect();
    for seat in &everyone {
        let band = |p: Player| if state[p].citizen { CHANCELLOR } else { p };
        let boards: u32 =
            everyone.iter().filter(|p| band(**p) == *seat).map(|p| u32::from(state[*p].warbands)).sum();
        let sites: u32 =
            state.sites.0.iter().filter(|s| s.owner == *seat).map(|s| u32::from(s.warbands)).sum();
        let all = if *seat == CHANCELLOR { PURPLE_WARBANDS } else { EXILE_WARBANDS };
        if boards + sites > u32::from(all) {
            return Err(format!("{} warbands are more than the {all} of that colour", boards + sites));
        }
        state[*seat].bank = all - (boards + sites) as u8;
    }
    check_limits(position)?;
    position.check().map_err(|why| format!("this position cannot be: {why}"))
}

/// Cards in one place are no more than the Law allows there (2.8.1, 5.1.4.II, 3.4, 2.7.1).
fn check_limits(position: &Position) -> Parsed<()> {
    let state = &position.state;
    if !(1..=LAST_ROUND).contains(&state.round) {
        return Err(format!("a game has rounds 1 to {LAST_ROUND}"));
    }
    for site in position.all_sites() {
        let entry = book().site(state[site].card);
        let counted = state[site].cards.iter().filter(|c| !position.ignores_capacity(**c)).count();
        if counted > usize::from(entry.capacity) {
            return Err(format!("{counted} cards are more than fit at {}", entry.name));
        }
    }
    for player in state.everyone() {
        let spare = state[player].advisers.iter().filter(|c| position.ignores_adviser_limit(**c)).count();
        if usize::from(position.too_many_advisers(player, None)) > spare {
            return Err(format!("{} has more advisers than the limit allows", SEAT_NAMES[player.index()]));
        }
    }
    Ok(())
}

/// Is the fact true? If not, say what is.
///
/// # Errors
/// What is true instead.
pub fn check(position: &Position, asked: Option<Player>, fact: &Fact) -> Parsed<()> {
    let state = &position.state;
    let name = |p: Player| SEAT_NAMES[p.index()];
    let ok = |yes: bool, instead: String| if yes { Ok(()) } else { Err(instead) };
    match fact {
        Fact::Turn(p) => ok(state.turn == *p, format!("it is {}'s turn", name(state.turn))),
        Fact::Phase(step) => ok(state.step == *step, format!("the phase is {:?}", state.step)),
        Fact::Round(n) => ok(state.round == *n, format!("it is round {}", state.round)),
        Fact::Oath(oath) => ok(state.oath == *oath, format!("the Oath is {:?}", state.oath)),
        Fact::VisionsDrawn(n) => {
            ok(state.visions_drawn == *n, format!("{} Visions were drawn", state.visions_drawn))
        }
        Fact::Title(p, usurper) => {
            let side = if state.title.usurper { "Usurper" } else { "Oathkeeper" };
            let fits = state.title.holder == *p && state.title.usurper == *usurper;
            ok(fits, format!("{} is {side}", name(state.title.holder)))
        }
        Fact::Number(quantity, n) => {
            let is = number(position, *quantity)?;
            ok(is == u32::from(*n), format!("it is {is}"))
        }
        Fact::Citizen(p) => ok(state[*p].citizen, format!("{} is no Citizen", name(*p))),
        Fact::Pawn(p, site) => {
            let at = slot(state, *site)?;
            let is = state[*p].pawn.map_or("nowhere".into(), |s| oath_play::words::site(position, s));
            ok(state[*p].pawn == Some(at), format!("the pawn is at {is}"))
        }
        Fact::Adviser(p, card) => {
            let here = state.place[card.index()] == Place::Advisers(*p) && position.is_faceup(*card);
            ok(here, whereabouts(position, *card))
        }
        Fact::FacedownAdviser(p, card) => {
            let here = state.place[card.index()] == Place::Advisers(*p) && !position.is_faceup(*card);
            ok(here, whereabouts(position, *card))
        }
        Fact::Relic(p, card) => ok(position.holds(*p, *card), whereabouts(position, *card)),
        Fact::Vision(p, card) => ok(
            state[*p].revealed == *card,
            format!("revealed is {:?}", state[*p].revealed.map(oath_play::words::card)),
        ),
        Fact::Banner(holder, banner) => {
            let is = state.banners[*banner].holder;
            ok(is == *holder, format!("its holder is {}", is.map_or("nobody", name)))
        }
        Fact::Mob(mob) => ok(state.mob == *mob, "it is on its other side".into()),
        Fact::SiteAt(at, card, faceup) => {
            let here = &state.sites.0[usize::from(*at)];
            let is = format!("there is {} (faceup: {})", book().site(here.card).name, here.faceup);
            ok(here.card == *card && here.faceup == *faceup, is)
        }
        Fact::CardAt(site, card) => {
            let at = slot(state, *site)?;
            ok(state.place[card.index()] == Place::Site(at), whereabouts(position, *card))
        }
        Fact::RelicAt(site, card) => {
            let at = slot(state, *site)?;
            ok(state.place[card.index()] == Place::RelicAt(at), whereabouts(position, *card))
        }
        Fact::Warbands(site, owner, n) => {
            let here = &state[slot(state, *site)?];
            let fits = here.warbands == *n && (*n == 0 || owner.is_none_or(|o| o == here.owner));
            ok(fits, format!("there are {} warbands of {}", here.warbands, name(here.owner)))
        }
        Fact::Rules(player, site) => {
            let at = slot(state, *site)?;
            let fits = match player {
                Some(p) => position.rules_site(*p, at),
                None => position.ruler(at) == Ruler::Bandits,
            };
            ok(fits, format!("the ruler is {:?}", position.ruler(at)))
        }
        Fact::Deck(pile, cards) => {
            let is: Vec<Card> = match pile {
                Pile::World => state.world_deck.iter().rev().copied().collect(),
                Pile::Discards(region) => state.piles[*region].iter().rev().copied().collect(),
                Pile::Relics => state.relic_deck.iter().rev().copied().collect(),
                Pile::Dispossessed => state.dispossessed.iter().copied().collect(),
            };
            ok(is == *cards, format!("from the top it is: {}", names(&is)))
        }
        Fact::Reliquary(space, card) => {
            let is = state.reliquary[usize::from(*space)];
            ok(is == *card, format!("there is {:?}", is.map(oath_play::words::card)))
        }
        Fact::Knows(p, card) => {
            let knows = position.is_faceup(*card) || state.known[card.index()].contains(*p);
            ok(knows, format!("{} does not know it", name(*p)))
        }
        Fact::StillActs(p) => {
            let acts = state.turn == *p && state.step == Step::Act && asked == Some(*p);
            ok(acts, format!("it is {}'s turn, the phase is {:?}", name(state.turn), state.step))
        }
        Fact::Offers(n) => ok(state.offers == *n, format!("{} were made", state.offers)),
        Fact::UnplayedBoard(colour, citizen) => {
            if state.everyone().any(|p| state[p].colour == *colour) {
                return Err("that colour is played".into());
            }
            let is = is_citizen_board(state, *colour);
            ok(is == *citizen, format!("it lies on its {} side", if is { "Citizen" } else { "Exile" }))
        }
        Fact::Winner(p) => match state.winner {
            Some((winner, _)) => ok(winner == *p, format!("{} has won", name(winner))),
            None => Err("nobody has won".into()),
        },
        Fact::Over => ok(state.step == Step::Over, "the game goes on".into()),
        Fact::ChronicleKept => ok(state.chronicle.kept, "no chronicle is kept".into()),
        Fact::Boxed(card) => ok(state.place[card.index()] == Place::Box, whereabouts(position, *card)),
        Fact::ActOver => ok(state.act_over || state.step != Step::Act, "the Act Phase goes on".into()),
        Fact::Asked(p) => ok(asked == Some(*p), format!("asked is {}", asked.map_or("nobody", name))),
        Fact::Hand(p, cards) => {
            let is: Vec<Card> = state[*p].hand.iter().copied().collect();
            ok(is == *cards, format!("the hand is: {}", names(&is)))
        }
    }
}

/// The bit of a colour among the boards on their Citizen side.
fn citizen_bit(colour: Colour) -> u8 {
    let at = Colour::EXILES.iter().position(|c| *c == colour);
    at.map_or(0, |i| 1 << i)
}

fn is_citizen_board(state: &State, colour: Colour) -> bool {
    state.citizen_boards & citizen_bit(colour) != 0
}

fn names(cards: &[Card]) -> String {
    if cards.is_empty() {
        return "empty".into();
    }
    cards.iter().map(|c| book().card(*c).name).collect::<Vec<_>>().join(", ")
}

fn whereabouts(position: &Position, card: Card) -> String {
    let facing = if position.is_faceup(card) { "faceup" } else { "facedown" };
    format!("{} is {facing} at {:?}", book().card(card).name, position.state.place[card.index()])
}

fn number(position: &Position, quantity: Quantity) -> Parsed<u32> {
    let state = &position.state;
    let campaign = || state.campaign.as_ref().ok_or("there is no campaign".to_owned());
    Ok(u32::from(match quantity {
        Quantity::Favor(p) => state[p].favor,
        Quantity::Secrets(p) => state[p].secrets,
        Quantity::FacedownSecrets(p) => state[p].dark_secrets,
        Quantity::BoardWarbands(p) => state[p].warbands,
        Quantity::BankWarbands(p) => state[p].bank,
        Quantity::Supply(p) => state[p].supply,
        Quantity::Advisers(p) => state[p].advisers.len() as u8,
        Quantity::BannerTokens(b) => state.banners[b].tokens,
        Quantity::Bank(suit) => state.banks[suit],
        Quantity::SharedFavor => state.shared_favor,
        Quantity::SiteFavor(site) => state[slot(state, site)?].tokens.favor,
        Quantity::SiteSecrets(site) => state[slot(state, site)?].tokens.secrets,
        Quantity::CardFavor(card) => state.tokens[card.index()].favor,
        Quantity::CardSecrets(card) => state.tokens[card.index()].secrets,
        Quantity::AttackDice => campaign()?.attack_pool,
        Quantity::DefenseDice => campaign()?.defense_pool,
        Quantity::DeckSize => state.world_deck.len() as u8,
    }))
}
