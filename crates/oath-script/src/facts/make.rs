//! Facts made true: the position with which a scenario begins.

use super::*;
use oath_cards::site_named;
use oath_law::Position;
use oath_law::base::victory::LAST_ROUND;
use oath_law::table::state::{EXILE_WARBANDS, FAVOR, FULL_SUPPLY, PURPLE_WARBANDS};

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

/// The plain position: three or more players, eight quiet sites, empty decks.
#[must_use]
pub fn plain_position(players: u8) -> Position {
    let mut state = State::empty(players);
    state.seat_chancellor(CHANCELLOR);
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
        state.known[card.index()] = oath_law::table::glossary::PUBLIC;
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
        Place::Aside => state.frontier.aside.push(card),
        Place::ReliquaryPile => state.frontier.reliquary.push(card),
        Place::EdificeDeck => state.frontier.edifices.push(card),
        Place::LegacyDeck => state.frontier.legacies.push(card),
        Place::Legacies(player) => {
            state[player].legacies.push(card);
            state.known[card.index()] = PlayerSet::just(player);
        }
        Place::Stored(_) => state.frontier.stored.push(card),
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
            state.title = oath_law::table::state::Title { holder: Some(*p), usurper: *usurper };
        }
        Fact::Number(quantity, n) => set_number(state, *quantity, *n)?,
        Fact::Citizen(p) => {
            seat(state, *p)?;
            if *p == CHANCELLOR {
                return Err("the Chancellor is no Citizen".into());
            }
            state[*p].role = Role::Citizen;
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
            state.known[card.index()] = oath_law::table::glossary::PUBLIC;
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

fn set_pile(state: &mut State, pile: PileName, cards: &[Card]) -> Parsed<()> {
    for card in cards.iter().rev() {
        let to = match pile {
            PileName::Relics => {
                relic(state, *card)?;
                Place::RelicDeck
            }
            PileName::World => Place::WorldDeck,
            PileName::Discards(region) => Place::Pile(region),
            PileName::Dispossessed => Place::Dispossessed,
        };
        if pile != PileName::Relics && !card.is_world() {
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
    for space in 0..4 {
        if state.reliquary[space].is_none() {
            state.faceup.insert(Card::reliquary(space));
        }
    }
    position.reindex();
    let state = &mut position.state;
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
        let band = |p: Player| if state[p].role == Role::Citizen { CHANCELLOR } else { p };
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
