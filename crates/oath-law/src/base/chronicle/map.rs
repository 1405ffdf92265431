//! Cleaning up the map and building edifices (Law 8.3).

use super::*;
use crate::powers::book::{Hook, HookKind, Kind};
use crate::table::state::SiteState;

/// Sites with what is attached to them.
type Laid = ArrayVec<SiteState, SITES>;

/// 8.3.1: denizens that can give way to an edifice of their suit, and ruins that can be repaired, at
/// sites the winner rules.
pub(super) fn possible_buildings(position: &Position) -> Offered<Card> {
    let mut options = Offered::new();
    for site in position.state.chronicle.ruled {
        let cards = position.cards_at(site);
        let built = cards.iter().any(|c| c.is_edifice());
        for card in cards {
            let room = usize::from(position.book.site(position.state[site].card).capacity) >= cards.len();
            let open = edifice_for(position, *card).is_some_and(|e| in_archive(position, e));
            if card.is_ruin() || (card.is_denizen() && !built && open && room) {
                options.push(*card);
            }
        }
    }
    options
}

/// The edifice of a denizen's suit, by its intact side.
fn edifice_for(position: &Position, denizen: Card) -> Option<Card> {
    let suit = position.book.suit(denizen)?;
    let sides = (Card::EDIFICES..Card::VISIONS).map(Card);
    sides.filter(|c| !c.is_ruin()).find(|c| position.book.suit(*c) == Some(suit))
}

fn in_archive(position: &Position, edifice: Card) -> bool {
    let away = |c: Card| position.state.place[c.index()] == Place::Box;
    away(edifice) && away(edifice.flipped())
}

/// Build in place of a denizen, which returns to the world deck, or repair a ruin.
pub(super) fn build(game: &mut Game, card: Card) {
    let Some(site) = game.site_of(card) else { return };
    game.clear_tokens(card);
    let edifice = if card.is_ruin() {
        game.flip_edifice(card);
        card.flipped()
    } else {
        let edifice = edifice_for(game, card).expect("only buildable cards are offered");
        game.put_card(card, Place::WorldDeck);
        game.put_card(edifice, Place::Site(site));
        edifice
    };
    game.state_mut().chronicle.built = Some(edifice);
    game.tell(Event::Built(edifice, site));
}

/// 8.3.2: sites go that the winner does not rule and that have no intact edifice, unless a power
/// keeps them. Denizens are discarded, relics return to their deck, ruins to the Archive.
pub(super) fn discard_sites(game: &mut Game) {
    let spared = spared_suits(game);
    for site in game.all_sites() {
        let here = game.state[site].clone();
        let intact = here.cards.iter().any(|c| c.is_edifice() && !c.is_ruin());
        let spares = here.cards.iter().any(|c| game.book.suit(*c).is_some_and(|s| spared.contains(s)));
        if here.faceup && (game.state.chronicle.ruled.contains(site) || intact || spares) {
            continue;
        }
        for card in here.cards.iter() {
            game.clear_tokens(*card);
            let to = if card.is_edifice() { Place::Box } else { Place::Pile(site.region().discards_to()) };
            game.put_card(*card, to);
        }
        for relic in here.relics.iter() {
            game.put_card(*relic, Place::RelicDeck);
        }
        if here.faceup {
            game.tell(Event::SiteLost(here.card));
        }
        game.state_mut().chronicle.ruled.remove(site);
        game.lift_site(site);
    }
}

/// Suits whose sites are kept because of a power on the map.
fn spared_suits(position: &Position) -> SuitSet {
    let mut suits = SuitSet::EMPTY;
    position.each_power(HookKind::KeepsSites, |_, power| {
        if let Kind::Persistent(Hook::KeepsSites(suit)) = power.kind {
            suits.insert(suit);
        }
    });
    suits
}

/// 8.3.3: intact edifices that the winner does not rule fall into ruin, and the denizens there are
/// discarded. Sites with ruins are set aside with all that is still there, in map order.
pub(super) fn ruin_edifices(game: &mut Game) -> Laid {
    for site in game.all_sites() {
        let here = game.state[site].clone();
        if game.state.chronicle.ruled.contains(site) || here.card == SiteCard::NONE {
            continue;
        }
        let intact = here.cards.iter().copied().find(|c| c.is_edifice() && !c.is_ruin());
        if let Some(edifice) = intact {
            for card in here.cards.iter().filter(|c| c.is_denizen()) {
                game.clear_tokens(*card);
                game.put_card(*card, Place::Pile(site.region().discards_to()));
            }
            game.clear_tokens(edifice);
            game.flip_edifice(edifice);
        }
    }
    let mut aside = Laid::new();
    for site in game.all_sites() {
        if game.cards_at(site).iter().any(|c| c.is_ruin()) {
            aside.push(game.lift_site(site));
        }
    }
    aside
}

impl Game<'_> {
    /// Favor and secrets of the map and its cards go back to the shared bank (8.3.4).
    pub(super) fn clear_tokens(&mut self, card: Card) {
        let state = self.state_mut();
        let tokens = std::mem::take(&mut state.tokens[card.index()]);
        state.shared_favor += tokens.favor;
        state.with_tokens.remove(card);
    }

    /// Take a site with what lies there off the map.
    fn lift_site(&mut self, site: Site) -> SiteState {
        let state = self.state_mut();
        let mut laid = state[site].clone();
        state.shared_favor += std::mem::take(&mut laid.tokens).favor;
        let empty = &mut state[site];
        empty.card = SiteCard::NONE;
        empty.faceup = false;
        empty.cards = Row::new();
        empty.relics = Row::new();
        empty.tokens = crate::table::state::Tokens::default();
        self.reindex();
        laid
    }

    /// Lay a site with its cards into a slot.
    fn lay_site(&mut self, site: Site, laid: SiteState) {
        let state = self.state_mut();
        for card in laid.cards.iter() {
            state.place[card.index()] = Place::Site(site);
        }
        for relic in laid.relics.iter() {
            state.place[relic.index()] = Place::RelicAt(site);
        }
        state[site] = laid;
        self.reindex();
    }

    fn is_empty_slot(&self, site: Site) -> bool {
        self.state[site].card == SiteCard::NONE
    }
}

/// 8.3.5: push sites up, region by region, then the set-aside ruins from below, then new sites.
pub(super) fn refill(game: &mut Game, mut ruins: Laid) -> Flow {
    let mut kept = Laid::new();
    for site in game.all_sites() {
        if !game.is_empty_slot(site) {
            kept.push(game.lift_site(site));
        }
    }
    // Steps 1 to 3: Cradle, then Provinces, then Hinterland, each filled from its own sites first and
    // then from the regions behind it, always from top to bottom. That is map order throughout.
    for (site, laid) in game.all_sites().zip(kept) {
        game.lay_site(site, laid);
    }
    // Steps 4 and 5: ruins from the last to the first, Hinterland and then Provinces from the bottom.
    for region in [Region::Hinterland, Region::Provinces] {
        let slots: ArrayVec<Site, 3> = region.sites().collect();
        for site in slots.into_iter().rev() {
            if game.is_empty_slot(site)
                && let Some(laid) = ruins.pop()
            {
                game.lay_site(site, laid);
            }
        }
    }
    // Step 6: facedown sites from the site deck.
    for site in game.all_sites() {
        if game.is_empty_slot(site) {
            let off_map = SiteCard::base();
            let deck: ArrayVec<SiteCard, { SiteCard::COUNT }> =
                off_map.filter(|c| !game.state.sites.0.iter().any(|s| s.card == *c)).collect();
            let pick = game.random(Ask::RandomSite, deck.len() as u8)?;
            let here = &mut game.state_mut()[site];
            here.card = deck[pick as usize];
            here.faceup = false;
            here.seen = PlayerSet::EMPTY;
        }
    }
    // Step 7: the top site of a region without any faceup one.
    for region in Region::ALL {
        let mut sites = region.sites();
        if !sites.clone().any(|s| game.state[s].faceup)
            && let Some(top) = sites.next()
        {
            game.state_mut()[top].faceup = true;
        }
    }
    game.reindex();
    Ok(())
}
