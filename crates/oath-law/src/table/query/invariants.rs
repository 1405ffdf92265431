//! What must be true of every state, checked after every step of a checked run.

use super::Position;
use crate::powers::book::Restriction;
use crate::table::state::{BANDIT_WARBANDS, EXILE_WARBANDS, FULL_SUPPLY, Frontier, PURPLE_WARBANDS};
use oath_model::*;

impl Position {
    /// Check the invariants of the state.
    ///
    /// # Errors
    /// A sentence about the first one that is broken.
    pub fn check(&self) -> Result<(), String> {
        self.check_favor()?;
        self.check_warbands()?;
        self.check_cards()?;
        self.check_boards()?;
        self.check_frontier()?;
        self.check_prince()?;
        self.check_campaign()
    }

    /// The dice on the table are those of the pools, and nothing lies there before its time.
    fn check_campaign(&self) -> Result<(), String> {
        let Some(campaign) = &self.state.campaign else {
            return Ok(());
        };
        let pools = BySide([campaign.attack_dice(), campaign.defense_dice()]);
        for side in Side::BOTH {
            let Some(faces) = campaign.rolled[side] else { continue };
            let dice: u16 = faces.iter().map(|n| u16::from(*n)).sum();
            if dice != u16::from(pools[side]) {
                return Err(format!("{dice} dice of {side:?} lie on the table, not {}", pools[side]));
            }
            if campaign.declared.is_none() {
                return Err(format!("{side:?} has rolled before the pools were declared"));
            }
        }
        let defense_first = self.book.rules.defends_first || campaign.defense_first;
        let first = if defense_first { Side::Defender } else { Side::Attacker };
        if campaign.rolled[first.other()].is_some() && campaign.rolled[first].is_none() {
            return Err(format!("{first:?} should have rolled first"));
        }
        let fought = campaign.winner.is_some() || campaign.rolled[Side::Attacker].is_some();
        if campaign.fielded.is_some() && !fought {
            return Err("the forces went into a battle that is not fought".into());
        }
        let force = campaign.fielded.map_or(0, |forces| forces[Side::Attacker].warbands());
        if campaign.sacrificed > force {
            return Err(format!("{} of {force} warbands were sacrificed", campaign.sacrificed));
        }
        let (targets, offered) = (campaign.targets(), campaign.offered);
        if targets.each().any(|target| !offered.each().any(|other| other == target)) {
            return Err("something is a target that could not be one".into());
        }
        Ok(())
    }

    /// The Clockwork Prince's board lies there if his rules are played, and is possible.
    fn check_prince(&self) -> Result<(), String> {
        match (&self.state.prince, self.book.rules.mind) {
            (None, None) => Ok(()),
            (Some(prince), Some(_)) => prince.check(),
            _ => Err("the Prince's board and his rules do not go together".into()),
        }
    }

    fn check_favor(&self) -> Result<(), String> {
        let state = &self.state;
        let on_cards: u32 = state.tokens.iter().map(|t| u32::from(t.favor)).sum();
        let on_sites: u32 = state.sites.0.iter().map(|s| u32::from(s.tokens.favor)).sum();
        let on_boards: u32 = state.boards.iter().map(|b| u32::from(b.favor)).sum();
        let in_banks: u32 = state.banks.0.iter().map(|n| u32::from(*n)).sum();
        let banner = u32::from(state.banners[Banner::PeoplesFavor].tokens);
        let all = on_cards + on_sites + on_boards + in_banks + banner + u32::from(state.shared_favor);
        let favor = self.book.rules.favor;
        if all != u32::from(favor) {
            return Err(format!("there are {all} favor, not {favor}"));
        }
        for index in 0..Card::COUNT {
            let card = Card(index as u16);
            if state.with_tokens.contains(card) == state.tokens[index].is_empty() {
                return Err(format!("the set of cards with tokens is wrong about {}", self.called(card)));
            }
            if !state.tokens[index].is_empty() && !state.faceup.contains(card) {
                return Err(format!("tokens lie on {}, which is not faceup in play", self.called(card)));
            }
        }
        Ok(())
    }

    /// A card's name, as people write it.
    fn called(&self, card: Card) -> &'static str {
        if self.book.has_card(card) { self.book.card(card).name } else { "a card of another game" }
    }

    fn check_warbands(&self) -> Result<(), String> {
        let state = &self.state;
        for seat in state.everyone() {
            let mut n = u32::from(state[seat].bank);
            n += state
                .everyone()
                .filter(|p| self.band(*p) == seat)
                .map(|p| u32::from(state[p].warbands))
                .sum::<u32>();
            for site in self.all_sites().filter(|s| state[*s].owner == seat) {
                n += u32::from(state[site].warbands);
            }
            n += u32::from(state.caged[seat]);
            n += u32::from(state.prophet.is_some_and(|p| p.band == seat));
            if let Some(campaign) = &state.campaign {
                let rescued = campaign.rescue.0.iter().flatten().filter(|r| r.owner == seat);
                n += rescued.map(|r| u32::from(r.saved)).sum::<u32>();
            }
            let total = if Some(seat) == state.chancellor() { PURPLE_WARBANDS } else { EXILE_WARBANDS };
            if n != u32::from(total) {
                return Err(format!("seat {} has {n} warbands, not {total}", seat.0));
            }
        }
        for site in self.all_sites() {
            if state[site].warbands > 0 && !state[site].faceup {
                return Err(format!("warbands stand at the facedown site {}", site.0));
            }
            if state[site].warbands > 0 && self.is_citizen(state[site].owner) {
                return Err(format!("a Citizen's own warbands stand at site {}", site.0));
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), String> {
        let state = &self.state;
        let mut seen = [0u8; Card::COUNT];
        let mut at = |card: Card, place: Place| {
            seen[card.index()] += 1;
            if state.place[card.index()] == place {
                Ok(())
            } else {
                Err(format!(
                    "{} lies at {place:?} but thinks it is at {:?}",
                    self.called(card),
                    state.place[card.index()]
                ))
            }
        };
        for card in &state.world_deck {
            at(*card, Place::WorldDeck)?;
        }
        for region in Region::ALL {
            for card in &state.piles[region] {
                at(*card, Place::Pile(region))?;
            }
        }
        for card in &state.dispossessed {
            at(*card, Place::Dispossessed)?;
        }
        for card in &state.relic_deck {
            at(*card, Place::RelicDeck)?;
        }
        for (space, card) in state.reliquary.iter().enumerate() {
            if let Some(card) = card {
                at(*card, Place::Reliquary(space as u8))?;
            }
            if self.book.has(Card::reliquary(space))
                && card.is_none() != state.faceup.contains(Card::reliquary(space))
                && (crate::Step::Opening..crate::Step::Vow).contains(&state.step)
            {
                return Err(format!("the power of Reliquary space {space} is wrong"));
            }
        }
        for site in self.all_sites() {
            for card in &state[site].cards {
                at(*card, Place::Site(site))?;
            }
            for card in &state[site].relics {
                at(*card, Place::RelicAt(site))?;
            }
        }
        for player in state.everyone() {
            for card in &state[player].advisers {
                at(*card, Place::Advisers(player))?;
            }
            for card in &state[player].hand {
                at(*card, Place::Hand(player))?;
            }
            for card in state[player].relics {
                at(card, Place::Held(player))?;
            }
            for card in &state[player].legacies {
                at(*card, Place::Legacies(player))?;
            }
            for card in state[player].revealed.into_iter().chain(state.earlier_visions(player)) {
                at(card, Place::Revealed(player))?;
            }
        }
        let frontier = &state.frontier;
        self.check_settlers(&frontier.stored)?;
        for card in &frontier.stored {
            let stored = matches!(state.place[card.index()], Place::Stored(_));
            at(*card, if stored { state.place[card.index()] } else { Place::Box })?;
        }
        for card in &frontier.kept {
            let kept = matches!(state.place[card.index()], Place::Lineage(_));
            at(*card, if kept { state.place[card.index()] } else { Place::Box })?;
        }
        let rows: [(&[Card], Place); 5] = [
            (&frontier.ambitions, Place::Ambitions),
            (&frontier.edifices, Place::EdificeDeck),
            (&frontier.legacies, Place::LegacyDeck),
            (&frontier.aside, Place::Aside),
            (&frontier.reliquary, Place::ReliquaryPile),
        ];
        for (row, place) in rows {
            for card in row {
                at(*card, place)?;
            }
        }
        for (index, count) in seen.iter().enumerate().filter(|(i, _)| !Card(*i as u16).is_reliquary()) {
            let card = Card(index as u16);
            let expected = u8::from(state.place[index] != Place::Box);
            if *count != expected {
                return Err(format!("{} is in {count} places, not {expected}", self.called(card)));
            }
            let has_power = match state.place[index] {
                Place::Held(player) => !state[player].dark_relics.contains(&card),
                Place::Site(_) | Place::Revealed(_) => true,
                Place::Advisers(_) | Place::Legacies(_) => state.faceup.contains(card),
                _ => false,
            };
            if has_power != state.faceup.contains(card) {
                return Err(format!("{} is faceup and not in play, or the reverse", self.called(card)));
            }
        }
        Ok(())
    }

    /// No card for advisers alone lies at a site, or is stored with one.
    fn check_settlers(&self, cards: &[Card]) -> Result<(), String> {
        let mut wrong =
            cards.iter().filter(|card| self.book.card(**card).restriction == Restriction::Adviser);
        wrong.next().map_or(Ok(()), |card| Err(format!("{} may only be an adviser", self.called(*card))))
    }

    /// Bandits are where they can be, facedown relics are held, sites are stored once.
    fn check_frontier(&self) -> Result<(), String> {
        let (state, frontier) = (&self.state, &self.state.frontier);
        for player in state.everyone() {
            let board = &state[player];
            if let Some(relic) = board.dark_relics.iter().find(|relic| !board.relics.contains(**relic)) {
                return Err(format!(
                    "{} lies facedown before seat {}, who does not hold it",
                    self.called(*relic),
                    player.0
                ));
            }
        }
        let sites = state.sites.0.iter();
        if *frontier == Frontier::NONE {
            return if sites.clone().any(|site| site.bandits > 0) {
                Err("bandits from nowhere".into())
            } else {
                Ok(())
            };
        }
        let bandits = frontier.bandits + sites.clone().map(|site| site.bandits).sum::<u8>();
        if bandits != BANDIT_WARBANDS {
            return Err(format!("there are {bandits} bandits, not {BANDIT_WARBANDS}"));
        }
        for (slot, site) in sites.enumerate() {
            if site.bandits > 0 && (site.warbands > 0 || !site.faceup) {
                return Err(format!("bandits stand at site {slot}, where they cannot be"));
            }
        }
        let atlas = &frontier.atlas[..usize::from(frontier.atlas_sites)];
        for (i, site) in atlas.iter().enumerate() {
            let twice = atlas[..i].contains(site) || state.sites.0.iter().any(|s| s.card == *site);
            if twice || !self.book.has_site(*site) {
                return Err(format!("{site:?} cannot be in the Atlas"));
            }
        }
        Ok(())
    }

    fn check_boards(&self) -> Result<(), String> {
        let state = &self.state;
        for player in state.everyone() {
            let board = &state[player];
            if board.supply > FULL_SUPPLY {
                return Err(format!("seat {} has {} Supply", player.0, board.supply));
            }
            if board.role == Role::Citizen && board.revealed.is_some() {
                return Err(format!("seat {} cannot be a Citizen like this", player.0));
            }
            if state.prophet.is_some_and(|p| {
                p.player == player && !matches!(state.place[p.vision.index()], Place::Revealed(_))
            }) {
                return Err("a warband lies on a Vision that is not revealed".into());
            }
            if board.revealed.is_some_and(|c| !c.is_vision() || c == Card::CONSPIRACY) {
                return Err(format!("seat {} reveals something that is no goal", player.0));
            }
            if let Some(pawn) = board.pawn
                && !state[pawn].faceup
            {
                return Err(format!("the pawn of seat {} is at a facedown site", player.0));
            }
            if let Some(card) = board
                .advisers
                .iter()
                .find(|c| self.is_faceup(**c) && self.book.card(**c).restriction == Restriction::Site)
            {
                return Err(format!("{} may only lie at a site", self.called(*card)));
            }
        }
        for site in self.all_sites() {
            let here = &state[site];
            self.check_settlers(&here.cards)?;
            if !here.faceup && (!here.cards.is_empty() || !here.relics.is_empty()) {
                return Err(format!("cards lie at the facedown site {}", site.0));
            }
            for other in self.all_sites().filter(|o| *o > site) {
                // Between steps of the Chronicle slots can be empty.
                if state[other].card == here.card && here.card != SiteCard::NONE {
                    return Err(format!("the same site lies in slots {} and {}", site.0, other.0));
                }
            }
        }
        let mut fresh = state.clone();
        fresh.reindex();
        if fresh.faceup_sites != state.faceup_sites {
            return Err("the index of faceup sites is wrong".into());
        }
        if !self.voices.contain_all(self.all_voices()) {
            return Err("a power in play is not heard".into());
        }
        for banner in Banner::ALL {
            if state.frontier == Frontier::NONE
                && state.step >= crate::Step::Wake
                && state.banners[banner].tokens == 0
            {
                return Err(format!("{banner:?} is empty"));
            }
        }
        if state.campaign.is_none() && !state.outsiders.is_empty() {
            return Err("somebody is outside the Empire without a campaign".into());
        }
        Ok(())
    }
}
