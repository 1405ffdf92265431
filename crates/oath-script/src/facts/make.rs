//! Facts made true: the position with which a scenario begins.

use super::*;
use oath_cards::book_of;
use oath_law::base::victory::LAST_ROUND;
use oath_law::table::state::{
    ATLAS_SITES, BANDIT_WARBANDS, EXILE_WARBANDS, FULL_SUPPLY, Foretold, PURPLE_WARBANDS, Title,
};

/// The sites of the base game's plain position, slot 1 to 8.
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
/// Where its pawns stand, by seat.
const PLAIN_PAWNS: [u8; 6] = [0, 2, 5, 3, 4, 6];
/// The same for New Foundations.
const NEW_SITES: [&str; 8] = [
    "Dunes",
    "Salt Flats",
    "Golden Valley",
    "Steppe",
    "Standing Stones",
    "Deep Woods",
    "Buried Giant",
    "Solitary Pillar",
];
const NEW_PAWNS: [u8; 6] = [2, 5, 0, 3, 4, 6];
/// So many bandits as the site has room for cards, until a line says otherwise.
const FULL_OF_BANDITS: u8 = u8::MAX;
/// Relics on the Reliquary of the plain position.
const PLAIN_RELIQUARY: [&str; 4] = ["Sticky Fire", "Cursed Cauldron", "Brass Horse", "Truthful Harp"];

/// The plain position: three or more players, eight quiet sites, empty decks.
#[must_use]
pub fn plain_position(edition: Edition, players: u8) -> Position {
    let mut state = State::empty(players);
    let (sites, pawns) = match edition {
        Edition::Base => (PLAIN_SITES, PLAIN_PAWNS),
        Edition::Foundations => (NEW_SITES, NEW_PAWNS),
    };
    for (slot, name) in sites.iter().enumerate() {
        state.sites.0[slot].card = named_site(edition, name).expect("a site of the plain position");
        state.sites.0[slot].faceup = true;
    }
    for player in state.everyone() {
        let board = &mut state[player];
        board.colour = seats(edition)[player.index()];
        board.favor = 3;
        board.secrets = 2;
        board.warbands = 3;
        board.pawn = Some(Site(pawns[player.index()]));
    }
    for suit in Suit::ALL {
        state.banks[suit] = 2;
    }
    for banner in Banner::ALL {
        state.banners[banner].tokens = 1;
    }
    state.step = Step::Act;
    match edition {
        Edition::Base => seat_the_empire(&mut state),
        Edition::Foundations => seat_exiles(&mut state),
    }
    Position::new(state, book_of(edition))
}

/// Purple is the Chancellor, with the Scepter and a full Reliquary; it is red's turn.
fn seat_the_empire(state: &mut State) {
    state.seat_chancellor(CHANCELLOR);
    place(state, Card::SCEPTER, Place::Held(CHANCELLOR));
    for (space, name) in PLAIN_RELIQUARY.iter().enumerate() {
        let relic = named_card(Edition::Base, name).expect("a relic of the plain position");
        place(state, relic, Place::Reliquary(space as u8));
    }
    state.turn = Player(1);
}

/// Everybody is an Exile, nobody has the title, bandits stand everywhere; it is red's turn.
fn seat_exiles(state: &mut State) {
    state.title = Title { holder: None, usurper: false };
    state.sites.0.iter_mut().for_each(|site| site.bandits = FULL_OF_BANDITS);
    state.turn = Player(0);
}

/// Take a card from where it lies and put it somewhere else.
fn place(state: &mut State, card: Card, to: Place) {
    fn drop_from<const N: usize>(list: &mut Row<N>, card: Card) {
        list.retain(|c| *c != card);
    }
    match state.place[card.index()] {
        Place::Reliquary(space) => state.reliquary[space as usize] = None,
        Place::Held(player) => {
            state[player].relics.remove(card);
            drop_from(&mut state[player].dark_relics, card);
        }
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
            let earlier = state[player].revealed.replace(card);
            earlier.into_iter().for_each(|vision| state.frontier.visions.push(vision));
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
        Place::Lineage(_) => state.frontier.kept.push(card),
        Place::Ambitions => state.frontier.ambitions.push(card),
    }
}

/// Check that a card is still free to be placed.
fn fresh(state: &State, card: Card) -> Parsed<()> {
    let twin = card.is_edifice() && state.place[card.flipped().index()] != Place::Box;
    match state.place[card.index()] {
        Place::Box if !twin => Ok(()),
        Place::Reliquary(_) => Ok(()),
        Place::Held(CHANCELLOR) if card == Card::SCEPTER => Ok(()),
        _ => Err(format!("{} is there already", words::card_name(card))),
    }
}

/// Make a fact true of a position that is being set up.
///
/// # Errors
/// Why that cannot be.
pub fn set(position: &mut Position, fact: &Fact) -> Parsed<()> {
    if let Fact::Prince(fact) = fact {
        return prince::set(position, *fact);
    }
    let edition = edition_of(position);
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
        Fact::Title(holder, usurper) => {
            holder.map_or(Ok(()), |p| seat(state, p))?;
            if holder.is_none() && edition == Edition::Base {
                return Err("the base game always has an Oathkeeper".into());
            }
            state.title = Title { holder: *holder, usurper: *usurper };
        }
        Fact::Number(quantity, n) => set_number(edition, state, *quantity, *n)?,
        Fact::Role(p, role) => {
            seat(state, *p)?;
            let chancellor = state.chancellor();
            if chancellor == Some(*p) || chancellor.is_some() && *role == Role::Chancellor {
                return Err("there is one Chancellor, who is nothing else".into());
            }
            state[*p].role = *role;
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
        Fact::FacedownRelic(p, card) => {
            seat(state, *p)?;
            relic(state, *card)?;
            only_new(edition)?;
            if *card == Card::SCEPTER {
                return Err("the Grand Scepter always lies faceup".into());
            }
            place(state, *card, Place::Held(*p));
            state[*p].dark_relics.push(*card);
            state.faceup.remove(*card);
            state.known[card.index()] = PlayerSet::just(*p);
        }
        Fact::Legacy(p, card, active) => {
            seat(state, *p)?;
            fresh(state, *card)?;
            if !card.is_legacy() {
                return Err(format!("{} is no legacy", words::card_name(*card)));
            }
            place(state, *card, Place::Legacies(*p));
            if *active {
                state.faceup.insert(*card);
                state.known[card.index()] = oath_law::table::glossary::PUBLIC;
            }
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
        Fact::Mob(mob) => match edition {
            Edition::Base => state.mob = *mob,
            Edition::Foundations => state.frontier.council = !*mob,
        },
        Fact::Festival(festival) => {
            only_new(edition)?;
            state.frontier.festival = *festival;
        }
        Fact::FestivalAt(site) => {
            only_new(edition)?;
            state.frontier.festival_at = site.map(|site| slot(state, site)).transpose()?;
        }
        Fact::SiteAt(at, card, faceup) => {
            if let Some(other) = state.sites.0.iter().position(|s| s.card == *card) {
                let old = state.sites.0[usize::from(*at)].card;
                state.sites.0[other].card = old;
            }
            state.sites.0[usize::from(*at)].card = *card;
            state.sites.0[usize::from(*at)].faceup = *faceup;
        }
        Fact::CardAt(site, card) => {
            fresh(state, *card)?;
            if !card.is_denizen() && !card.is_edifice() {
                return Err("only denizens and edifices lie at sites".into());
            }
            if let Place::Stored(site) = spot(state, *site)? {
                place(state, *card, Place::Stored(site));
                return Ok(());
            }
            let at = slot(state, *site)?;
            if state[at].cards.is_full() {
                return Err("the site cannot hold that many cards".into());
            }
            place(state, *card, Place::Site(at));
        }
        Fact::RelicAt(site, card) => {
            relic(state, *card)?;
            if let Place::Stored(site) = spot(state, *site)? {
                place(state, *card, Place::Stored(site));
                return Ok(());
            }
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
        Fact::NoSite(at) => {
            only_new(edition)?;
            let here = &mut state.sites.0[usize::from(*at)];
            (here.card, here.faceup, here.bandits) = (SiteCard::NONE, false, 0);
        }
        Fact::Altered(bits) => {
            only_new(edition)?;
            state.frontier.altered = *bits;
        }
        Fact::Atlas(end, sites) => {
            only_new(edition)?;
            lay_atlas(state, *end, sites)?;
        }
        Fact::Marked(p) => {
            only_new(edition)?;
            seat(state, *p)?;
            state.frontier.marked.insert(*p);
        }
        Fact::LineageRole(colour, role) => {
            only_new(edition)?;
            state.frontier.roles[colour.index()] = Some(*role);
        }
        Fact::LineageKeeps(colour, card, active) => {
            only_new(edition)?;
            fresh(state, *card)?;
            if !card.is_legacy() && (*active || !card.is_denizen() && !card.is_relic()) {
                return Err("a lineage keeps legacies, denizens and relics".into());
            }
            state.frontier.roles[colour.index()].get_or_insert(Role::Exile);
            place(state, *card, Place::Lineage(*colour));
            if *active {
                state.frontier.awake |= 1 << (card.0 - Card::LEGACIES);
                state.known[card.index()] = oath_law::table::glossary::PUBLIC;
            }
        }
        Fact::OffMap(p) => {
            only_new(edition)?;
            seat(state, *p)?;
            state[*p].pawn = None;
        }
        Fact::Stands(colour) => state.frontier.stands = *colour,
        Fact::Foretold(by, round, winner) => {
            seat(state, *by)?;
            seat(state, *winner)?;
            state.frontier.foretold = Some(Foretold { by: *by, round: *round, winner: *winner });
        }
        Fact::Prince(_) => {}
        Fact::Boxed(_)
        | Fact::Empire(_)
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
        return Err(format!("{} is no relic", words::card_name(card)));
    }
    fresh(state, card)
}

fn only_new(edition: Edition) -> Parsed<()> {
    match edition {
        Edition::Base => Err("only New Foundations has this".into()),
        Edition::Foundations => Ok(()),
    }
}

fn set_number(edition: Edition, state: &mut State, quantity: Quantity, n: u8) -> Parsed<()> {
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
        Quantity::SiteBandits(site) => {
            only_new(edition)?;
            let at = slot(state, site)?;
            if n > BANDIT_WARBANDS {
                return Err(format!("there are {BANDIT_WARBANDS} bandits"));
            }
            state[at].bandits = n;
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
            PileName::Aside => Place::Aside,
            PileName::Edifices => Place::EdificeDeck,
            PileName::Legacies => Place::LegacyDeck,
            PileName::Reliquary => Place::ReliquaryPile,
            PileName::Ambitions => Place::Ambitions,
        };
        let belongs = match pile {
            PileName::Relics | PileName::Aside | PileName::Reliquary => card.is_relic(),
            PileName::Edifices => card.is_edifice() && !card.is_ruin(),
            PileName::Legacies | PileName::Ambitions => card.is_legacy(),
            PileName::World | PileName::Discards(_) | PileName::Dispossessed => card.is_world(),
        };
        if !belongs {
            return Err(format!("{} does not belong there", words::card_name(*card)));
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
    match edition_of(position) {
        Edition::Base => {
            let state = &mut position.state;
            for space in (0..4).filter(|space| state.reliquary[*space].is_none()).collect::<Vec<_>>() {
                state.faceup.insert(Card::reliquary(space));
            }
        }
        Edition::Foundations => settle_frontier(position)?,
    }
    position.reindex();
    let all_favor = position.book.rules.favor;
    let state = &mut position.state;
    let mut favor: u32 = state.banks.0.iter().map(|n| u32::from(*n)).sum();
    favor += state.everyone().map(|p| u32::from(state[p].favor)).sum::<u32>();
    favor += state.tokens.iter().map(|t| u32::from(t.favor)).sum::<u32>();
    favor += state.sites.0.iter().map(|s| u32::from(s.tokens.favor)).sum::<u32>();
    favor += u32::from(state.banners[Banner::PeoplesFavor].tokens);
    if favor > u32::from(all_favor) {
        return Err(format!("{favor} favor are more than the {all_favor} of the game"));
    }
    state.shared_favor = all_favor - favor as u8;
    let everyone: Vec<Player> = state.everyone().collect();
    let chancellor = state.chancellor();
    for seat in &everyone {
        let empire = |p: Player| (state[p].role == Role::Citizen).then_some(chancellor).flatten();
        let band = |p: Player| empire(p).unwrap_or(p);
        let boards: u32 =
            everyone.iter().filter(|p| band(**p) == *seat).map(|p| u32::from(state[*p].warbands)).sum();
        let sites: u32 =
            state.sites.0.iter().filter(|s| s.owner == *seat).map(|s| u32::from(s.warbands)).sum();
        let all = if Some(*seat) == chancellor { PURPLE_WARBANDS } else { EXILE_WARBANDS };
        if boards + sites > u32::from(all) {
            return Err(format!("{} warbands are more than the {all} of that colour", boards + sites));
        }
        state[*seat].bank = all - (boards + sites) as u8;
    }
    check_limits(position)?;
    position.check().map_err(|why| format!("this position cannot be: {why}"))
}

/// Bandits come to sites that say nothing about them and have no warbands; the other sites are in the Atlas.
fn settle_frontier(position: &mut Position) -> Parsed<()> {
    let (book, state) = (position.book, &mut position.state);
    let mut left = BANDIT_WARBANDS;
    for site in &mut state.sites.0 {
        if site.bandits == FULL_OF_BANDITS {
            let room = if site.warbands > 0 || !site.faceup { 0 } else { book.site(site.card).capacity };
            site.bandits = room.min(left);
        }
        left = left.checked_sub(site.bandits).ok_or(format!("there are {BANDIT_WARBANDS} bandits"))?;
    }
    let laid: Vec<SiteCard> = state.sites.0.iter().map(|site| site.card).collect();
    let frontier = &mut state.frontier;
    // What was said of its ends stays there; the others lie between them.
    let named = frontier.atlas;
    let known = |site: &SiteCard| laid.contains(site) || named.contains(site);
    let between: Vec<SiteCard> = book.sites().map(|entry| entry.site).filter(|site| !known(site)).collect();
    let recent = usize::from(frontier.atlas_sites);
    let forgotten = named.iter().skip(recent).rev().filter(|site| **site != SiteCard::NONE);
    let all = forgotten.chain(&between).chain(named[..recent].iter().rev());
    let all: Vec<SiteCard> = all.copied().filter(|site| !laid.contains(site)).collect();
    frontier.bandits = left;
    frontier.atlas = [SiteCard::NONE; ATLAS_SITES];
    frontier.atlas[..all.len()].copy_from_slice(&all);
    frontier.atlas_sites = all.len() as u8;
    Ok(())
}

/// Until the position is finished the Recent sites come first in the list and are counted, the Forgotten ones last.
fn lay_atlas(state: &mut State, end: AtlasEnd, sites: &[SiteCard]) -> Parsed<()> {
    let atlas = &mut state.frontier.atlas;
    if sites.iter().any(|site| atlas.contains(site)) {
        return Err("each site lies in the Atlas once".into());
    }
    match end {
        AtlasEnd::Recent => {
            atlas[..sites.len()].copy_from_slice(sites);
            state.frontier.atlas_sites = sites.len() as u8;
        }
        AtlasEnd::Forgotten => {
            for (at, site) in atlas.iter_mut().rev().zip(sites) {
                *at = *site;
            }
        }
    }
    Ok(())
}

/// Cards in one place are no more than the Law allows there (2.8.1, 5.1.4.II, 3.4, 2.7.1).
fn check_limits(position: &Position) -> Parsed<()> {
    let state = &position.state;
    if !(1..=LAST_ROUND).contains(&state.round) {
        return Err(format!("a game has rounds 1 to {LAST_ROUND}"));
    }
    for site in position.all_sites().filter(|site| state[*site].card != SiteCard::NONE) {
        let entry = position.book.site(state[site].card);
        let counted = state[site].cards.iter().filter(|c| !position.ignores_capacity(**c)).count();
        if counted > usize::from(entry.capacity) {
            return Err(format!("{counted} cards are more than fit at {}", entry.name));
        }
    }
    for player in state.everyone() {
        let spare = state[player].advisers.iter().filter(|c| position.ignores_adviser_limit(**c)).count();
        if usize::from(position.too_many_advisers(player, None)) > spare {
            let name = seat_names(edition_of(position))[player.index()];
            return Err(format!("{name} has more advisers than the limit allows"));
        }
    }
    Ok(())
}
