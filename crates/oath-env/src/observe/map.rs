//! The map, the campaign, the offer on the table, and what only New Foundations lays out.

use super::writer::Writer;
use super::{Eye, SEATS, SLOTS, SUITS};
use oath_law::Campaign;
use oath_model::*;

const RULERS: [&str; 8] = ["nobody", "bandits", "+0", "+1", "+2", "+3", "+4", "+5"];
const FOUNDATIONS: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
/// Sites of one game.
const NAMED_SITES: usize = 24;

/// A site among those of its game.
fn site_number(site: SiteCard) -> usize {
    usize::from(if site.0 >= SiteCard::NEW { site.0 - SiteCard::NEW } else { site.0 })
}

impl Eye<'_> {
    pub(super) fn sites(&self, to: &mut Writer<'_>) {
        for site in self.position.all_sites() {
            self.site(site, to);
        }
    }

    fn site(&self, site: Site, to: &mut Writer<'_>) {
        let (position, state) = (self.position, &self.position.state);
        let here = &state[site];
        to.scope(|| format!("site {}", site.0));
        to.flag("faceup", here.faceup);
        to.flag("seen", here.seen.contains(self.seat));
        let ruler = match position.ruler(site) {
            Ruler::Nobody => 0,
            Ruler::Bandits => 1,
            Ruler::Player(player) => 2 + self.eyes.seats_on(player),
        };
        to.one_hot("ruler", &RULERS, Some(ruler));
        to.part("warbands", here.warbands, 12);
        let owner = (here.warbands > 0).then(|| self.eyes.seats_on(here.owner));
        to.one_hot("warbands of", &SEATS, owner);
        to.part("bandits", here.bandits, 12);
        let pawns = state.everyone().filter(|p| state[*p].pawn == Some(site));
        to.bits("pawn", &SEATS, pawns.fold(0, |bits, p| bits | 1 << self.eyes.seats_on(p)));
        to.part("capacity", if here.faceup { position.capacity(site) } else { 0 }, 4);
        to.part("room", position.room_at(site), 4);
        to.part("cards", here.cards.len() as u8, 4);
        to.part("relics", here.relics.len() as u8, 4);
        to.part("favor", here.tokens.favor, 4);
        to.part("secrets", here.tokens.secrets, 4);
        let mut suits = [0; 6];
        for suit in here.cards.iter().filter_map(|card| position.suit_of(*card)) {
            suits[suit.index()] += 1;
        }
        for (suit, n) in SUITS.iter().zip(suits) {
            to.part_of("cards", suit, n, 3);
        }
        let begin = to.table(1, &["named"; NAMED_SITES], |_| format!("site {} named by its number", site.0));
        if here.faceup || here.seen.contains(self.seat) {
            let number = site_number(here.card);
            if number < NAMED_SITES {
                to.set(begin + number, 1.0);
            }
        }
    }

    pub(super) fn campaign(&self, to: &mut Writer<'_>) {
        to.scope(|| "campaign".into());
        let begin = to.at();
        match &self.position.state.campaign {
            Some(campaign) => self.fight(campaign, to),
            None => self.no_fight(to),
        }
        debug_assert_eq!(to.at() - begin, FIGHT, "as many numbers with a campaign as without");
    }

    fn fight(&self, campaign: &Campaign, to: &mut Writer<'_>) {
        let position = self.position;
        to.flag("under way", true);
        to.one_hot("attacker", &SEATS, Some(self.eyes.seats_on(campaign.attacker)));
        to.one_hot("defender", &SEATS, campaign.defending_player().map(|p| self.eyes.seats_on(p)));
        let allies = campaign.allies.fold(0, |bits, p| bits | 1 << self.eyes.seats_on(p));
        to.bits("ally", &SEATS, allies);
        to.one_hot("at", &SLOTS, Some(campaign.site.index()));
        to.bits("target", &SLOTS, u32::from(campaign.sites.0));
        to.bits("target banner", &["peoples-favor", "darkest-secret"], u32::from(campaign.banners.0));
        to.part("target relics", campaign.relics.len() as u8, 4);
        to.flag("target pawn", campaign.pawn);
        to.part("attack dice", campaign.attack_pool, 16);
        to.part("defense dice", campaign.defense_pool, 16);
        to.part("attacking force", position.attacking_force(campaign), 16);
        to.part("defending force", position.defending_force(campaign), 16);
        for (side, name) in Side::BOTH.into_iter().zip(["attack", "defense"]) {
            to.flag_of("rolled", name, campaign.rolled[side].is_some());
            let faces = campaign.rolled[side].unwrap_or_default();
            for (face, n) in ["0", "1", "2", "3"].into_iter().zip(faces) {
                to.part_of(name, face, n, 12);
            }
            to.part_of("killed", name, campaign.killed[side], 12);
            to.flag_of("won", name, campaign.winner == Some(side));
        }
        to.part("sacrificed", campaign.sacrificed, 12);
        to.part("battle plans", campaign.plans.len() as u8, 8);
    }

    /// The same as zeros.
    fn no_fight(&self, to: &mut Writer<'_>) {
        to.flag("under way", false);
        to.one_hot("attacker", &SEATS, None);
        to.one_hot("defender", &SEATS, None);
        to.bits("ally", &SEATS, 0);
        to.one_hot("at", &SLOTS, None);
        to.bits("target", &SLOTS, 0);
        to.bits("target banner", &["peoples-favor", "darkest-secret"], 0);
        to.part("target relics", 0, 4);
        for name in ["target pawn", "attack dice", "defense dice", "attacking force", "defending force"] {
            to.flag(name, false);
        }
        for name in ["attack", "defense"] {
            to.flag_of("rolled", name, false);
            to.bits(name, &["0", "1", "2", "3"], 0);
            to.flag_of("killed", name, false);
            to.flag_of("won", name, false);
        }
        to.flag("sacrificed", false);
        to.flag("battle plans", false);
    }

    /// The offer on the table, if the seat hears of it.
    pub(super) fn offer(&self, to: &mut Writer<'_>) {
        let state = &self.position.state;
        let parties = state.frontier.whispering;
        let hears = parties.is_empty() || parties.contains(self.seat);
        let pact = state.offer.first().filter(|_| hears);
        to.scope(|| "offer".into());
        to.flag("on the table", pact.is_some());
        to.one_hot("from", &SEATS, pact.map(|pact| self.eyes.seats_on(pact.from)));
        to.one_hot("to", &SEATS, pact.map(|pact| self.eyes.seats_on(pact.to)));
        let deal = pact.map(|pact| pact.deal).unwrap_or_default();
        for (bundle, name) in [(deal.give, "given"), (deal.take, "wanted")] {
            to.part_of("favor", name, bundle.favor, 8);
            to.part_of("secrets", name, bundle.secrets, 4);
            let relics = bundle.relics.len() as u32 + bundle.dark_relics.count_ones();
            to.part_of("relics", name, relics as u8, 4);
            to.part_of("banners", name, bundle.banners.len() as u8, 2);
            to.part_of("advisers", name, bundle.advisers.count_ones() as u8, 4);
            to.part_of("sites", name, bundle.sites.len() as u8, 4);
            to.flag_of("citizenship", name, bundle.citizenship || bundle.reliquary != 0);
        }
    }

    pub(super) fn frontier(&self, to: &mut Writer<'_>) {
        let state = &self.position.state;
        let frontier = &state.frontier;
        to.scope(|| "frontier".into());
        to.part("world deck", state.world_deck.len() as u8, 100);
        to.part("bandits", frontier.bandits, 24);
        to.bits("altered", &FOUNDATIONS, u32::from(frontier.altered));
        to.flag("council", frontier.council);
        to.flag("festival", frontier.festival);
        to.one_hot("festival at", &SLOTS, frontier.festival_at.map(Site::index));
        to.part("atlas", frontier.atlas_sites, 24);
        to.part("legacy deck", frontier.legacies.len() as u8, 36);
        to.part("reliquary", frontier.reliquary.len() as u8, 8);
        to.part("set aside", frontier.aside.len() as u8, 8);
        to.part("dispossessed", state.dispossessed.len() as u8, 100);
        to.part("empire sites", frontier.empire, 8);
        let begin = to.table(1, &["named"; NAMED_SITES], |_| "frontier recent site by its number".into());
        if let Some(site) = frontier.recent().map(site_number).filter(|site| *site < NAMED_SITES) {
            to.set(begin + site, 1.0);
        }
    }
}

/// How many numbers tell of a campaign.
const FIGHT: usize = 1 + 3 * MAX_PLAYERS + 2 * SITES + 2 + 1 + 5 + 2 * 7 + 2;
