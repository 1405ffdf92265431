//! Does a fact hold? If not, what does.

use super::*;

/// Is the fact true? If not, say what is.
///
/// # Errors
/// What is true instead.
pub fn check(position: &Position, asked: Option<Player>, fact: &Fact) -> Parsed<()> {
    let state = &position.state;
    let names_of = seat_names(edition_of(position));
    let name = |p: Player| names_of[p.index()];
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
            ok(fits, format!("{} is {side}", state.title.holder.map_or("nobody", name)))
        }
        Fact::Number(quantity, n) => {
            let is = number(position, *quantity)?;
            ok(is == u32::from(*n), format!("it is {is}"))
        }
        Fact::Role(p, role) => ok(state[*p].role == *role, format!("{} is {:?}", name(*p), state[*p].role)),
        Fact::Pawn(p, site) => {
            let at = slot(state, *site)?;
            let is = state[*p].pawn.map_or("nowhere".into(), |s| words::site(position, s));
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
        Fact::FacedownRelic(p, card) => {
            ok(state[*p].dark_relics.contains(card), whereabouts(position, *card))
        }
        Fact::Legacy(p, card, active) => {
            let here = state.place[card.index()] == Place::Legacies(*p);
            ok(here && position.is_faceup(*card) == *active, whereabouts(position, *card))
        }
        Fact::Vision(p, Some(card)) => {
            ok(state.place[card.index()] == Place::Revealed(*p), whereabouts(position, *card))
        }
        Fact::Vision(p, card) => {
            ok(state[*p].revealed == *card, format!("revealed is {:?}", state[*p].revealed.map(words::card)))
        }
        Fact::Banner(holder, banner) => {
            let is = state.banners[*banner].holder;
            ok(is == *holder, format!("its holder is {}", is.map_or("nobody", name)))
        }
        Fact::Mob(mob) => {
            let is = match edition_of(position) {
                Edition::Base => state.mob,
                Edition::Foundations => !state.frontier.council,
            };
            ok(is == *mob, "it is on its other side".into())
        }
        Fact::Festival(festival) => {
            ok(state.frontier.festival == *festival, "it is on its other side".into())
        }
        Fact::FestivalAt(site) => {
            let at = site.map(|site| slot(state, site)).transpose()?;
            let is = state.frontier.festival_at.map(|s| words::site(position, s));
            ok(state.frontier.festival_at == at, format!("the Festival is at {is:?}"))
        }
        Fact::SiteAt(at, card, faceup) => {
            let here = &state.sites.0[usize::from(*at)];
            if here.card == SiteCard::NONE {
                return Err("there is no site".into());
            }
            let is = format!("there is {} (faceup: {})", position.book.site(here.card).name, here.faceup);
            ok(here.card == *card && here.faceup == *faceup, is)
        }
        Fact::CardAt(site, card) => {
            ok(state.place[card.index()] == spot(state, *site)?, whereabouts(position, *card))
        }
        Fact::RelicAt(site, card) => {
            let at = match spot(state, *site)? {
                Place::Site(at) => Place::RelicAt(at),
                stored => stored,
            };
            ok(state.place[card.index()] == at, whereabouts(position, *card))
        }
        Fact::NoSite(at) => {
            let here = &state.sites.0[usize::from(*at)];
            if here.card == SiteCard::NONE {
                return Ok(());
            }
            Err(format!("there is {}", words::site_name(here.card)))
        }
        Fact::Altered(bits) => {
            let is = FOUNDATIONS.iter().zip(0..).filter(|(_, i)| state.frontier.altered >> i & 1 == 1);
            let is: Vec<&str> = is.map(|(name, _)| *name).collect();
            ok(state.frontier.altered == *bits, format!("altered are: {}", is.join(", ")))
        }
        Fact::Atlas(end, sites) => {
            let mut is = atlas(state);
            if *end == AtlasEnd::Forgotten {
                is.reverse();
            }
            ok(is.starts_with(sites), format!("from that end it is: {}", site_names(&is)))
        }
        Fact::Empire(sites) => {
            let is = &atlas(state)[..usize::from(state.frontier.empire)];
            ok(is == &sites[..], format!("before the divider are: {}", site_names(is)))
        }
        Fact::Marked(p) => ok(state.frontier.marked.contains(*p), format!("{} is not marked", name(*p))),
        Fact::LineageRole(colour, role) => {
            let is = state.frontier.roles[colour.index()];
            ok(is == Some(*role), format!("it is {is:?}"))
        }
        Fact::LineageKeeps(colour, card, active) => {
            let here = state.place[card.index()] == Place::Lineage(*colour);
            let awake = card.is_legacy() && state.frontier.awake >> (card.0 - Card::LEGACIES) & 1 == 1;
            ok(here && awake == *active, whereabouts(position, *card))
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
                PileName::World => state.world_deck.iter().rev().copied().collect(),
                PileName::Discards(region) => state.piles[*region].iter().rev().copied().collect(),
                PileName::Relics => state.relic_deck.iter().rev().copied().collect(),
                PileName::Dispossessed => state.dispossessed.iter().copied().collect(),
                PileName::Aside => state.frontier.aside.iter().copied().collect(),
                PileName::Edifices => state.frontier.edifices.iter().rev().copied().collect(),
                PileName::Legacies => state.frontier.legacies.iter().rev().copied().collect(),
                PileName::Reliquary => state.frontier.reliquary.iter().rev().copied().collect(),
                PileName::Ambitions => state.frontier.ambitions.iter().copied().collect(),
            };
            ok(is == *cards, format!("from the top it is: {}", names(position, &is)))
        }
        Fact::Reliquary(space, card) => {
            let is = state.reliquary[usize::from(*space)];
            ok(is == *card, format!("there is {:?}", is.map(words::card)))
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
        Fact::OffMap(p) => ok(state[*p].pawn.is_none(), "the pawn is on the map".into()),
        Fact::Stands(colour) => {
            let is = state.frontier.stands;
            ok(is == *colour, format!("{is:?} stands there"))
        }
        Fact::Foretold(by, round, winner) => {
            let is = state.frontier.foretold;
            let fits = is.is_some_and(|note| (note.by, note.round, note.winner) == (*by, *round, *winner));
            ok(fits, format!("foretold is {is:?}"))
        }
        Fact::Prince(fact) => prince::check(position, *fact),
        Fact::Boxed(card) => ok(state.place[card.index()] == Place::Box, whereabouts(position, *card)),
        Fact::ActOver => ok(state.act_over || state.step != Step::Act, "the Act Phase goes on".into()),
        Fact::Asked(p) => ok(asked == Some(*p), format!("asked is {}", asked.map_or("nobody", name))),
        Fact::Hand(p, cards) => {
            let is: Vec<Card> = state[*p].hand.iter().copied().collect();
            ok(is == *cards, format!("the hand is: {}", names(position, &is)))
        }
    }
}

fn is_citizen_board(state: &State, colour: Colour) -> bool {
    state.citizen_boards & citizen_bit(colour) != 0
}

fn names(position: &Position, cards: &[Card]) -> String {
    if cards.is_empty() {
        return "empty".into();
    }
    cards.iter().map(|c| position.book.card(*c).name).collect::<Vec<_>>().join(", ")
}

/// The sites of the Atlas, from its Recent end.
fn atlas(state: &State) -> Vec<SiteCard> {
    state.frontier.atlas[..usize::from(state.frontier.atlas_sites)].iter().rev().copied().collect()
}

fn site_names(sites: &[SiteCard]) -> String {
    sites.iter().map(|site| words::site_name(*site)).collect::<Vec<_>>().join(", ")
}

fn whereabouts(position: &Position, card: Card) -> String {
    let facing = if position.is_faceup(card) { "faceup" } else { "facedown" };
    format!("{} is {facing} at {:?}", position.book.card(card).name, position.state.place[card.index()])
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
        Quantity::SiteBandits(site) => state[slot(state, site)?].bandits,
        Quantity::BankBandits => state.frontier.bandits,
        Quantity::Points(p) => state.frontier.points[p],
        Quantity::Legacies(p) => state[p].legacies.len() as u8,
        Quantity::CardFavor(card) => state.tokens[card.index()].favor,
        Quantity::CardSecrets(card) => state.tokens[card.index()].secrets,
        Quantity::AttackDice => campaign()?.attack_pool,
        Quantity::DefenseDice => campaign()?.defense_pool,
        Quantity::DeckSize => state.world_deck.len() as u8,
    }))
}
