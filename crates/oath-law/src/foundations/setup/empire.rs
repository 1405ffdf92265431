//! The lineages and the Empire at the beginning of a later game (5.2 to 5.5).

use super::map::{self, Side as Edifices};
use crate::kernel::{Flow, Game, Offered};
use crate::table::query::Position;
use crate::table::state::{EXILE_WARBANDS, Title};
use oath_model::Foundation::*;
use oath_model::*;

impl Position {
    /// What a lineage is that nobody has chosen yet.
    pub(super) fn stored_role(&self, colour: Colour) -> Option<Role> {
        self.state.frontier.roles[colour.index()]
    }
}

impl Game<'_> {
    /// 5.2: a player recovers role, legacies and starting advisers of a lineage.
    pub(super) fn recover_lineage(&mut self, player: Player, colour: Colour) {
        let role = self.state_mut().frontier.roles[colour.index()].take();
        self.state_mut()[player].colour = colour;
        let kept = self.state.frontier.kept;
        for card in kept.iter() {
            if self.state.place[card.index()] == Place::Lineage(colour) {
                self.take_kept(player, *card);
            }
        }
        match role {
            Some(Role::Chancellor) => self.state_mut().seat_chancellor(player),
            Some(Role::Citizen) if self.chancellor().is_some() => {
                self.state_mut()[player].role = Role::Citizen;
            }
            Some(Role::Citizen | Role::Exile) | None => {}
        }
    }

    fn take_kept(&mut self, player: Player, card: Card) {
        let bit = if card.is_legacy() { 1 << (card.0 - Card::LEGACIES) } else { 0 };
        let awake = self.state.frontier.awake & bit != 0;
        self.state_mut().frontier.awake &= !bit;
        if card.is_relic() {
            return self.take_relic_facedown(player, card);
        }
        let place = if card.is_legacy() { Place::Legacies(player) } else { Place::Advisers(player) };
        self.put_card(card, place);
        if awake {
            self.turn_faceup(card);
        } else {
            self.known_only_to(card, PlayerSet::just(player));
            self.tell_only(PlayerSet::just(player), Event::Saw(player, card, place));
        }
    }
}

/// 5.3: the Chancellor takes the title, the Grand Scepter and a relic of the Reliquary.
pub(super) fn take_up(game: &mut Game) -> Flow {
    let Some(chancellor) = game.chancellor() else { return Ok(()) };
    game.put_card(Card::SCEPTER, Place::Held(chancellor));
    game.state_mut().title = Title { holder: Some(chancellor), usurper: false };
    let relics: Offered<CardHandle> = game.reliquary_pile().collect();
    for relic in &relics {
        game.peek(chancellor, relic.card);
    }
    if !relics.is_empty() {
        let relic = game.choose(chancellor, Ask::ReliquaryRelic, relics)?;
        game.take_relics(chancellor, RelicSet::just(relic.card))?;
    }
    Ok(())
}

/// 5.4, 5.5: with a Chancellor the Empire stands; without one its sites fall to bandits. If they are another lineage's
/// instead, and that one plays, they are that player's (H58).
pub(super) fn found(game: &mut Game) -> Flow {
    let stands = game.state.frontier.stands;
    let hand = game.in_turn_order().find(|p| stands == Some(game.state[*p].colour) && game.is_exile(*p));
    if hand.is_none() {
        game.state_mut().frontier.stands = None;
    }
    if game.chancellor().is_none() {
        fall(game)?;
    }
    let sites = std::mem::take(&mut game.state_mut().frontier.empire);
    for site in (0..sites.min(SITES as u8)).map(Site) {
        match hand.or(game.chancellor()) {
            Some(owner) => game.found_site(owner, site),
            None => {
                map::lay_next(game, site, AtlasEnd::Recent, Edifices::Ruined);
                game.turn_site_up(site);
                game.fill_relic_slots(site);
            }
        }
    }
    Ok(())
}

impl Game<'_> {
    /// 5.4: a site of the Recent end with one warband, its edifice intact.
    fn found_site(&mut self, owner: Player, site: Site) {
        if !map::lay_next(self, site, AtlasEnd::Recent, Edifices::Intact) {
            return;
        }
        self.turn_site_up(site);
        let state = self.state_mut();
        let n = state[owner].bank.min(1);
        state[owner].bank -= n;
        state[site].warbands = n;
        state[site].owner = owner;
    }

    /// So many empty slots, Cradlemost first, are filled as the Empire's sites are, with warbands of this player.
    pub fn found_sites(&mut self, owner: Player, n: usize) {
        for site in self.all_sites().filter(|site| !self.state[*site].faceup).take(n).collect::<SiteSet>() {
            self.found_site(owner, site);
        }
    }
}

/// 5.5: two foundations are forced, Citizens are Exiles, and the Reliquary joins the relic deck.
fn fall(game: &mut Game) -> Flow {
    game.alter(WideHorizons, Face::Altered);
    game.alter(GrandCouncil, Face::Normal);
    for role in game.state_mut().frontier.roles.iter_mut().flatten() {
        *role = Role::Exile;
    }
    for player in game.in_turn_order() {
        let board = &mut game.state_mut()[player];
        (board.role, board.bank) = (Role::Exile, EXILE_WARBANDS);
    }
    let reliquary = game.state.frontier.reliquary;
    for relic in reliquary.iter() {
        let at = game.random(Ask::RandomCard, game.state.relic_deck.len() as u8 + 1)?;
        game.put_card(*relic, Place::RelicDeck);
        game.known_only_to(*relic, PlayerSet::EMPTY);
        game.state_mut().relic_deck[usize::from(at)..].rotate_right(1);
    }
    Ok(())
}
