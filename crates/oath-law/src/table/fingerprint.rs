//! The fingerprint of a state, written out by hand so that it is pinned: the same bytes in the same
//! order for ever, whatever becomes of the fields of [`State`], of the numbers behind its enums or of
//! `Hash` in the standard library. Stored games and golden records rest on it.
//!
//! This is version 1 ([`FINGERPRINT`]). It covers what lies on the table between two steps; a campaign
//! and an offer on the table exist only inside one. A new field of the state stays out of it as long
//! as it has its first value, or comes with a new version beside this one.

use crate::table::state::*;
use oath_model::digest::Fnv;
use oath_model::*;

/// The version of the fingerprint. A record says which one its hashes have.
pub const FINGERPRINT: u8 = 1;

impl State {
    /// A fingerprint that is the same on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let mut print = Print(Fnv::new());
        print.game(self);
        print.map(self);
        print.cards(self);
        print.passing(self);
        print.throne(self);
        print.newer_cards(self);
        print.frontier(self);
        print.prince(self);
        print.0.sum()
    }
}

/// What is said of every card is said of those of the base game; of others only if they are in play.
const BASE: usize = Card::BASE as usize;
/// Words of a set that hold the cards of the base game.
const BASE_WORDS: usize = BASE.div_ceil(64);

/// [`Fnv`] over bytes, little-endian numbers, lengths and choices as eight bytes.
struct Print(Fnv);

impl Print {
    fn byte(&mut self, byte: u8) {
        self.0.byte(byte);
    }
    fn bytes(&mut self, bytes: &[u8]) {
        self.0.bytes(bytes);
    }
    fn flag(&mut self, flag: bool) {
        self.byte(u8::from(flag));
    }
    /// A length, or which of several things it is.
    fn number(&mut self, n: usize) {
        self.bytes(&(n as u64).to_le_bytes());
    }
    /// Whether it is there, and then what it is.
    fn maybe<T>(&mut self, thing: Option<T>, print: impl FnOnce(&mut Self, T)) {
        self.number(usize::from(thing.is_some()));
        if let Some(thing) = thing {
            print(self, thing);
        }
    }
    /// A card of the base game is one byte.
    fn card(&mut self, card: Card) {
        match u8::try_from(card.0) {
            Ok(number) if card.0 < Card::BASE => self.byte(number),
            _ => {
                self.byte(u8::MAX);
                self.bytes(&card.0.to_le_bytes());
            }
        }
    }
    fn row(&mut self, cards: &[Card]) {
        self.number(cards.len());
        cards.iter().for_each(|card| self.card(*card));
    }
    fn counts(&mut self, counts: &[u8]) {
        self.number(counts.len());
        self.bytes(counts);
    }
    fn tokens(&mut self, tokens: Tokens) {
        self.bytes(&[tokens.favor, tokens.secrets]);
    }
    fn card_set(&mut self, set: CardSet) {
        self.number(BASE_WORDS);
        set.0[..BASE_WORDS].iter().for_each(|word| self.bytes(&word.to_le_bytes()));
    }

    /// The Clockwork Prince's board, if he plays.
    fn prince(&mut self, state: &State) {
        let Some(prince) = state.prince else { return };
        let Prince { powers, stage, left, threat, rival, quadrant, tactics, caution, relations } = prince;
        self.bytes(&[powers as u8, stage as u8, left, threat as u8, quadrant as u8, tactics]);
        self.byte(rival.map_or(u8::MAX, |player| player.0));
        self.bytes(&caution.to_le_bytes());
        relations.0.iter().for_each(|level| self.bytes(&level.to_le_bytes()));
    }

    /// The seats, the clock, the goal, the banks.
    fn game(&mut self, state: &State) {
        self.byte(state.players);
        self.number(step_number(state.step));
        self.bytes(&[state.citizen_boards, state.turn.0, state.round]);
        self.flag(state.act_over);
        self.maybe(state.winner, |print, (player, victory)| {
            print.byte(player.0);
            print.victory(victory);
        });
        self.number(oath_number(state.oath));
        self.byte(state.title.holder.map_or(u8::MAX, |holder| holder.0));
        self.flag(state.title.usurper);
        self.counts(&state.banks.0);
        self.bytes(&[state.shared_favor, state.visions_drawn]);
    }

    /// The boards and the sites.
    fn map(&mut self, state: &State) {
        self.number(state.boards.len());
        state.boards.iter().for_each(|board| self.board(board));
        self.number(SITES);
        state.sites.0.iter().for_each(|site| self.site(site));
    }

    fn board(&mut self, board: &Board) {
        self.number(colour_number(board.colour));
        self.flag(board.role == Role::Citizen);
        let Board { favor, secrets, dark_secrets, warbands, bank, supply, .. } = *board;
        self.bytes(&[favor, secrets, dark_secrets, warbands, bank, supply]);
        self.maybe(board.pawn, |print, site| print.byte(site.0));
        self.row(&board.advisers);
        self.maybe(board.revealed, |print, card| print.card(card));
        self.bytes(&(board.relics.0 as u32).to_le_bytes());
        self.row(&board.hand);
    }

    fn site(&mut self, site: &SiteState) {
        self.byte(site.card.0);
        self.flag(site.faceup);
        self.row(&site.cards);
        self.row(&site.relics);
        self.bytes(&[site.warbands, site.owner.0]);
        self.tokens(site.tokens);
        self.bytes(&[site.seen.0, site.discarded.0]);
    }

    /// Decks, piles, banners, and what is true of every card.
    fn cards(&mut self, state: &State) {
        self.row(&state.world_deck);
        self.number(state.piles.0.len());
        state.piles.0.iter().for_each(|pile| self.row(pile));
        self.row(&state.dispossessed);
        self.row(&state.relic_deck);
        self.number(state.reliquary.len());
        for space in state.reliquary {
            self.maybe(space, |print, card| print.card(card));
        }
        self.number(state.banners.0.len());
        for banner in &state.banners.0 {
            self.maybe(banner.holder, |print, player| print.byte(player.0));
            self.byte(banner.tokens);
        }
        self.flag(state.mob);
        self.number(BASE);
        state.place[..BASE].iter().for_each(|place| self.place(*place));
        self.number(BASE);
        state.tokens[..BASE].iter().for_each(|tokens| self.tokens(*tokens));
        self.card_set(state.with_tokens);
        self.card_set(state.faceup);
        self.bytes(&(state.faceup_sites.0 as u32).to_le_bytes());
        self.number(BASE);
        state.known[..BASE].iter().for_each(|seats| self.byte(seats.0));
        self.flag(state.open_list);
        self.card_set(state.in_use);
    }

    /// A Chancellor at another seat than the base game's, or none.
    fn throne(&mut self, state: &State) {
        if state.chancellor() != Some(CHANCELLOR) {
            self.maybe(state.chancellor(), |print, player| print.byte(player.0));
        }
    }

    /// Cards that the base game does not have, where they are in play.
    fn newer_cards(&mut self, state: &State) {
        for card in (Card::BASE..Card::COUNT as u16).map(Card) {
            let i = card.index();
            if state.place[i] != Place::Box {
                self.card(card);
                self.place(state.place[i]);
                self.tokens(state.tokens[i]);
                self.byte(state.known[i].0);
                let sets = [state.with_tokens, state.faceup, state.in_use];
                sets.iter().for_each(|set| self.flag(set.contains(card)));
            }
        }
    }

    /// What only New Foundations has, as far as it is there.
    fn frontier(&mut self, state: &State) {
        for (i, board) in state.boards.iter().enumerate() {
            if !board.dark_relics.is_empty() || !board.legacies.is_empty() {
                self.number(i);
                self.row(&board.dark_relics);
                self.row(&board.legacies);
            }
        }
        let frontier = &state.frontier;
        if *frontier == Frontier::NONE {
            return;
        }
        state.sites.0.iter().for_each(|site| self.byte(site.bandits));
        self.bytes(&[frontier.bandits, frontier.altered]);
        [frontier.council, frontier.festival, frontier.festival_laid].into_iter().for_each(|f| self.flag(f));
        self.maybe(frontier.festival_at, |print, site| print.byte(site.0));
        let atlas = &frontier.atlas[..usize::from(frontier.atlas_sites)];
        self.number(atlas.len());
        atlas.iter().for_each(|site| self.byte(site.0));
        let rows: [&[Card]; 5] =
            [&frontier.stored, &frontier.edifices, &frontier.legacies, &frontier.aside, &frontier.reliquary];
        rows.into_iter().for_each(|row| self.row(row));
        self.row(&frontier.kept);
        self.bytes(&frontier.awake.to_le_bytes());
        for role in frontier.roles {
            self.maybe(role, |print, role| print.byte(role as u8));
        }
        self.row(&frontier.ambitions);
        self.byte(frontier.empire);
        frontier.tasks.into_iter().for_each(|task| self.maybe(task, |print, player| print.byte(player.0)));
        self.row(&frontier.fresh);
        self.counts(&frontier.points.0);
        // Which of what follows is there: each is left out at its first value.
        let there = [
            frontier.trail.is_some(),
            !frontier.marked.is_empty(),
            !frontier.visions.is_empty(),
            frontier.foretold.is_some(),
            frontier.begun != 0,
            frontier.scored != 0,
            frontier.stands.is_some(),
        ];
        if there.contains(&true) {
            there.into_iter().for_each(|there| self.flag(there));
        }
        if let Some(trail) = frontier.trail {
            self.card(trail.card);
            self.bytes(&[trail.by.0, trail.of.0]);
        }
        if !frontier.marked.is_empty() {
            self.byte(frontier.marked.0);
        }
        if !frontier.visions.is_empty() {
            self.row(&frontier.visions);
        }
        if let Some(foretold) = frontier.foretold {
            self.bytes(&[foretold.by.0, foretold.round, foretold.winner.0]);
        }
        if frontier.begun != 0 {
            self.byte(frontier.begun);
        }
        if frontier.scored != 0 {
            self.bytes(&frontier.scored.to_le_bytes());
        }
        if let Some(colour) = frontier.stands {
            self.byte(colour as u8);
        }
        // Only before the first turn.
        if frontier.dealt.0.iter().any(|dealt| *dealt > 0) {
            self.counts(&frontier.dealt.0);
        }
        // Only within a turn.
        if frontier.mirrored {
            self.flag(true);
        }
    }

    /// What passes with the turn or the game, and the Chronicle.
    fn passing(&mut self, state: &State) {
        self.byte(state.outsiders.0);
        self.maybe(state.acting_at, |print, (player, site)| print.bytes(&[player.0, site.0]));
        self.maybe(state.acting_as, |print, (player, other)| print.bytes(&[player.0, other.0]));
        self.flag(state.scepter_new);
        self.byte(state.offers);
        self.maybe(state.prophet, |print, p| {
            print.bytes(&[p.player.0, p.band.0]);
            print.card(p.vision);
        });
        self.counts(&state.caged.0);
        self.chronicle(&state.chronicle);
        self.number(state.offer.len());
        self.number(usize::from(state.campaign.is_some()));
    }

    fn chronicle(&mut self, chronicle: &Chronicling) {
        self.flag(chronicle.kept);
        self.byte(chronicle.ruled.0);
        self.number(chronicle.by_seat.0.len());
        chronicle.by_seat.0.iter().for_each(|sites| self.byte(sites.0));
        self.flag(chronicle.imperial);
        self.maybe(chronicle.oath, |print, oath| print.number(oath_number(oath)));
        self.maybe(chronicle.built, |print, card| print.card(card));
    }

    fn victory(&mut self, victory: Victory) {
        self.number(match victory {
            Victory::Usurper => 0,
            Victory::Visionary(_) => 1,
            Victory::SeveralWays => 2,
            Victory::StableRegime => 3,
            Victory::Successor => 4,
            Victory::WarExhaustion => 5,
            Victory::LastOathkeeper => 6,
            Victory::Lot => 7,
            Victory::Foretold => 8,
        });
        if let Victory::Visionary(vision) = victory {
            self.card(vision);
        }
    }

    fn place(&mut self, place: Place) {
        let (number, what) = match place {
            Place::Box => (0, None),
            Place::Dispossessed => (1, None),
            Place::WorldDeck => (2, None),
            Place::Pile(region) => {
                self.number(3);
                return self.number(region_number(region));
            }
            Place::Site(site) => (4, Some(site.0)),
            Place::Advisers(player) => (5, Some(player.0)),
            Place::Revealed(player) => (6, Some(player.0)),
            Place::Hand(player) => (7, Some(player.0)),
            Place::RelicDeck => (8, None),
            Place::RelicAt(site) => (9, Some(site.0)),
            Place::Reliquary(space) => (10, Some(space)),
            Place::Held(player) => (11, Some(player.0)),
            Place::Aside => (12, None),
            Place::ReliquaryPile => (13, None),
            Place::EdificeDeck => (14, None),
            Place::LegacyDeck => (15, None),
            Place::Legacies(player) => (16, Some(player.0)),
            Place::Stored(site) => (17, Some(site.0)),
            Place::Lineage(colour) => (18, Some(colour_number(colour) as u8)),
            Place::Ambitions => (19, None),
        };
        self.number(number);
        if let Some(what) = what {
            self.byte(what);
        }
    }
}

const fn step_number(step: Step) -> usize {
    match step {
        Step::Colours => 0,
        Step::Deal => 1,
        Step::Opening => 2,
        Step::Wake => 3,
        Step::Act => 4,
        Step::Rest => 5,
        Step::RoundEnd => 6,
        Step::Vow => 7,
        Step::Invite => 8,
        Step::Build => 9,
        Step::Map => 10,
        Step::Archive => 11,
        Step::Over => 12,
        Step::Sun => 13,
        Step::Throne => 14,
        Step::World => 15,
        Step::Beacon => 16,
        Step::Stars => 17,
        Step::Judgement => 18,
        Step::Stacking => 19,
        Step::Building => 20,
    }
}

const fn oath_number(oath: Oath) -> usize {
    match oath {
        Oath::Supremacy => 0,
        Oath::People => 1,
        Oath::Devotion => 2,
        Oath::Protection => 3,
    }
}

const fn colour_number(colour: Colour) -> usize {
    match colour {
        Colour::Purple => 0,
        Colour::Red => 1,
        Colour::Black => 2,
        Colour::Blue => 3,
        Colour::Yellow => 4,
        Colour::White => 5,
        Colour::Brown => 6,
        Colour::Pink => 7,
    }
}

const fn region_number(region: Region) -> usize {
    match region {
        Region::Cradle => 0,
        Region::Provinces => 1,
        Region::Hinterland => 2,
    }
}
