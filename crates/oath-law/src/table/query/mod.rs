//! Pure questions about a position: who rules what, who is whose enemy, what a power forbids. They
//! are built from the state and the faceup powers, and change nothing.

mod goal;
mod invariants;
mod permission;

pub use goal::oath_of_vision;
pub use goal::{Goal, Goals, Judged, Measure, Rivals, Scores, VISIONS_NEEDED};
pub use permission::{AdviserLimit, Attempt, AttemptKind, Attempts, Due, Price, Prices, SiteCards, Verdict};

use crate::powers::book::{Book, Hook, HookKind, Kind, Power, Sources, Voice, Voices};
use crate::powers::{BANDITS, Me};
use crate::table::state::{FULL_SUPPLY, State};
use oath_model::*;

/// A state together with the powers of the cards: all that rules and cards may ask about.
#[derive(Clone)]
pub struct Position {
    /// The state. In a running game it is only ever lent for reading.
    pub state: State,
    /// The cards.
    pub book: &'static Book,
    /// What may be heard: an index of what lies faceup, with more in it at most.
    voices: Voices,
}

impl Position {
    /// A position.
    #[must_use]
    pub fn new(state: State, book: &'static Book) -> Position {
        let mut position = Position { state, book, voices: Voices::default() };
        position.voices = position.all_voices();
        position
    }

    // ---- players ------------------------------------------------------------------------------

    /// The seats in turn order, from the Chancellor (Law 4).
    pub fn in_turn_order(&self) -> impl Iterator<Item = Player> + use<> {
        self.state.everyone()
    }

    /// All other players, in turn order.
    pub fn others(&self, player: Player) -> impl Iterator<Item = Player> + use<> {
        self.state.everyone().filter(move |p| *p != player)
    }

    /// Neither the Chancellor nor a Citizen.
    #[must_use]
    pub fn is_exile(&self, player: Player) -> bool {
        self.state[player].role == Role::Exile
    }

    /// A Citizen.
    #[must_use]
    pub fn is_citizen(&self, player: Player) -> bool {
        self.state[player].role == Role::Citizen
    }

    /// The Chancellor, or a Citizen who is not outside the Empire in this campaign (6.6.3, 5.5.1).
    #[must_use]
    pub fn is_imperial(&self, player: Player) -> bool {
        self.state[player].role != Role::Exile && !self.state.outsiders.contains(player)
    }

    /// Glossary: Enemy. Is `who` an enemy of `player`?
    #[must_use]
    pub fn is_enemy(&self, player: Player, who: Player) -> bool {
        let feud = self.book.rules.imperials_are_enemies;
        who == BANDITS || player != who && (feud || !self.are_imperial(player, who))
    }

    /// Do both belong to the Empire?
    #[must_use]
    pub fn are_imperial(&self, player: Player, who: Player) -> bool {
        self.is_imperial(player) && self.is_imperial(who)
    }

    /// Is the player an enemy of whoever rules? Bandits are everybody's enemy; what the Empire rules is no
    /// enemy of its own.
    #[must_use]
    pub fn is_enemy_of_ruler(&self, ruler: Ruler, who: Player) -> bool {
        match ruler {
            Ruler::Nobody => false,
            Ruler::Bandits => who != BANDITS,
            Ruler::Player(player) => who == BANDITS || player != who && !self.are_imperial(player, who),
        }
    }

    /// The seat whose colour this player's warbands have: purple for Imperial boards (6.6.2).
    #[must_use]
    pub fn band(&self, player: Player) -> Player {
        match self.state[player].role {
            Role::Citizen => self.empire(player),
            Role::Exile | Role::Chancellor => player,
        }
    }

    /// The Chancellor, if there is one.
    #[must_use]
    pub fn chancellor(&self) -> Option<Player> {
        self.state.chancellor()
    }

    /// The seat that stands for the Empire of this Imperial player.
    fn empire(&self, imperial: Player) -> Player {
        self.chancellor().unwrap_or_else(|| panic!("{imperial:?} is Imperial, and there is no Chancellor"))
    }

    /// The Empire as a ruler.
    #[must_use]
    pub fn imperial_rule(&self) -> Ruler {
        self.chancellor().map_or(Ruler::Nobody, Ruler::Player)
    }

    // ---- places -------------------------------------------------------------------------------

    /// The site of the player's pawn, or the one they act as being at (glossary: Your Site).
    ///
    /// # Panics
    /// Before the pawn is placed.
    #[must_use]
    pub fn site_of_pawn(&self, player: Player) -> Site {
        match self.state.acting_at {
            Some((who, site)) if who == player => site,
            _ => self.state[player].pawn.expect("the pawn was placed in setup"),
        }
    }

    /// The region of the player's pawn. Who has none on the map discards to the Provinces, as from the Cradle
    /// (New Foundations, H55).
    #[must_use]
    pub fn region_of(&self, player: Player) -> Region {
        match self.state[player].pawn {
            Some(_) => self.site_of_pawn(player).region(),
            None => Region::Cradle,
        }
    }

    /// Is the player's pawn at this site?
    #[must_use]
    pub fn pawn_is_at(&self, player: Player, site: Site) -> bool {
        self.state[player].pawn.is_some() && self.site_of_pawn(player) == site
    }

    /// All site slots.
    pub fn all_sites(&self) -> impl Iterator<Item = Site> + use<> {
        (0..SITES as u8).map(Site)
    }

    /// Faceup sites.
    pub fn faceup_sites(&self) -> impl Iterator<Item = Site> {
        self.all_sites().filter(|s| self.state[*s].faceup)
    }

    /// Whose trail the user of this power has taken up with it.
    #[must_use]
    pub fn trail_of(&self, me: Me) -> Option<Player> {
        let trail =
            self.state.frontier.trail.filter(|trail| (trail.card, trail.by) == (me.card(), me.player));
        trail.map(|trail| trail.of)
    }

    /// The site where a card lies.
    #[must_use]
    pub fn site_of(&self, card: Card) -> Option<Site> {
        match self.state.place[card.index()] {
            Place::Site(site) => Some(site),
            _ => None,
        }
    }

    /// The slot where this site lies faceup.
    #[must_use]
    pub fn find_site(&self, site: SiteCard) -> Option<Site> {
        self.faceup_sites().find(|s| self.state[*s].card == site)
    }

    /// Warbands at a site, of whatever colour; bandits are warbands where they are pieces.
    #[must_use]
    pub fn warbands_at(&self, site: Site) -> u8 {
        self.state[site].warbands + self.state[site].bandits
    }

    /// The Visions that lie revealed before a player.
    pub fn revealed_visions(&self, player: Player) -> impl Iterator<Item = Card> {
        self.state[player].revealed.into_iter().chain(self.state.earlier_visions(player))
    }

    /// The player who has the card as adviser or legacy, or holds the relic.
    #[must_use]
    pub fn holder_of(&self, card: Card) -> Option<Player> {
        match self.state.place[card.index()] {
            Place::Advisers(player)
            | Place::Held(player)
            | Place::Revealed(player)
            | Place::Legacies(player) => Some(player),
            _ if card.is_reliquary() => self.chancellor(),
            _ => None,
        }
    }

    /// Cards at a site that can be discarded, mustered on or traded with: denizens and edifices.
    #[must_use]
    pub fn cards_at(&self, site: Site) -> &[Card] {
        &self.state[site].cards
    }

    /// Room for so many more cards (2.8.1); facedown sites have none.
    #[must_use]
    pub fn room_at(&self, site: Site) -> u8 {
        if !self.state[site].faceup {
            return 0;
        }
        self.capacity(site).saturating_sub(self.state[site].cards.len() as u8)
    }

    /// Relic slots of a site in which nothing lies (New Foundations, 3.1).
    #[must_use]
    pub fn empty_slots(&self, site: Site) -> u8 {
        let here = &self.state[site];
        self.book.site(here.card).relics.saturating_sub(here.relics.len() as u8)
    }

    /// How many denizens and edifices a site can hold (2.8.1).
    #[must_use]
    pub fn capacity(&self, site: Site) -> u8 {
        let mut capacity = self.book.site(self.state[site].card).capacity;
        self.each_power(HookKind::Capacity, |me, power| {
            if let Kind::Persistent(Hook::Capacity(f)) = power.kind {
                capacity = f(self, me, site, capacity);
            }
        });
        capacity
    }

    // ---- favor --------------------------------------------------------------------------------

    /// The bank where this player's favor lives instead of the board, by a power.
    #[must_use]
    pub fn favor_home(&self, player: Player) -> Option<Suit> {
        let player = match self.state.acting_as {
            Some((who, other)) if who == player => other,
            _ => player,
        };
        self.favor_home_of(player)
    }

    /// The same, by the advisers this player really has.
    fn favor_home_of(&self, player: Player) -> Option<Suit> {
        if !self.listens_for(Voice::Hook(HookKind::FavorLivesIn)) {
            return None;
        }
        for card in self.cards_with(HookKind::FavorLivesIn) {
            if self.holder_of(card) == Some(player) {
                for (_, power) in self.book.powers(Source::Card(card)) {
                    if let Kind::Persistent(Hook::FavorLivesIn(bank)) = power.kind {
                        return Some(bank);
                    }
                }
            }
        }
        None
    }

    /// Favor the player can pay if acting with the advisers of `as_if`.
    #[must_use]
    pub fn favor_acting_as(&self, player: Player, as_if: Option<Player>) -> u8 {
        let home = self.favor_home_of(as_if.unwrap_or(player));
        self.state[player].favor + home.map_or(0, |bank| self.state.banks[bank])
    }

    /// Favor the player can pay or give: the board, and the bank a power lets them use.
    #[must_use]
    pub fn favor_of(&self, player: Player) -> u8 {
        self.state[player].favor + self.favor_home(player).map_or(0, |bank| self.state.banks[bank])
    }

    // ---- Supply -------------------------------------------------------------------------------

    /// Supply by the warbands in the personal bank, as the boards print it; Citizens take the Chancellor's.
    fn refreshed_supply(&self, player: Player) -> u8 {
        let bank = self.state[player].bank;
        match self.state[player].role {
            Role::Chancellor => match bank {
                18.. => 6,
                11..=17 => 5,
                4..=10 => 4,
                0..=3 => 3,
            },
            Role::Citizen => (self.book.rules.imperial_supply)(self, self.empire(player)),
            Role::Exile => match bank {
                9.. => 6,
                4..=8 => 5,
                0..=3 => 4,
            },
        }
    }

    /// The Supply a player would have after resting now: that, and what was not spent.
    #[must_use]
    pub fn supply_after_rest(&self, player: Player) -> u8 {
        (self.refreshed_supply(player) + self.state[player].supply).min(FULL_SUPPLY)
    }

    // ---- rule ---------------------------------------------------------------------------------

    /// The player whom bandits serve (7.6.5).
    #[must_use]
    pub fn bandit_master(&self) -> Option<Player> {
        if !self.listens_for(Voice::Hook(HookKind::BanditsServe)) {
            return None;
        }
        self.cards_with(HookKind::BanditsServe).iter().next().and_then(|card| self.holder_of(card))
    }

    /// Who rules a site (glossary: Rule). The Chancellor stands for the Empire.
    #[must_use]
    pub fn ruler(&self, site: Site) -> Ruler {
        let here = &self.state[site];
        if !here.faceup {
            Ruler::Nobody
        } else if here.warbands > 0 {
            Ruler::Player(here.owner)
        } else if let Some(lord) = self.remembered_ruler(site) {
            Ruler::Player(lord)
        } else {
            match self.bandit_master() {
                Some(master) => Ruler::Player(self.band_for_rule(master)),
                None => Ruler::Bandits,
            }
        }
    }

    /// Whose rule a player's warbands bring: the Empire's for Imperial players.
    fn band_for_rule(&self, player: Player) -> Player {
        if self.is_imperial(player) { self.empire(player) } else { player }
    }

    /// Does the player rule the site? Imperial players rule all Imperial sites (6.6.3).
    #[must_use]
    pub fn rules_site(&self, player: Player, site: Site) -> bool {
        match self.ruler(site) {
            Ruler::Player(owner) => match self.state[owner].role {
                Role::Chancellor => (self.book.rules.shares_rule)(self, player, owner),
                Role::Exile | Role::Citizen => owner == player,
            },
            Ruler::Nobody | Ruler::Bandits => false,
        }
    }

    /// The sites the player rules.
    #[must_use]
    pub fn sites_ruled(&self, player: Player) -> SiteSet {
        self.all_sites().filter(|s| self.rules_site(player, *s)).collect()
    }

    /// Who rules a card at a site, an adviser or a relic. The Chancellor stands for the Empire, in a Citizen's turn too.
    #[must_use]
    pub fn ruler_of(&self, card: Card) -> Ruler {
        if let Some(holder) = self.holder_of(card) {
            return Ruler::Player(holder);
        }
        let Some(site) = self.site_of(card) else {
            return Ruler::Nobody;
        };
        let ruler = self.ruler(site);
        if self.any_with(HookKind::RulesCard) && ruler == self.imperial_rule() {
            let by_power = self.in_turn_order().find(|p| self.is_exile(*p) && self.rules_card(*p, card));
            return by_power.map_or(ruler, Ruler::Player);
        }
        ruler
    }

    /// Does the player rule the card (glossary: Rule)?
    #[must_use]
    pub fn rules_card(&self, player: Player, card: Card) -> bool {
        let Some(site) = self.site_of(card) else {
            return self.holder_of(card) == Some(player);
        };
        let mut rules = self.rules_site(player, site);
        self.each_power(HookKind::RulesCard, |me, power| {
            if let Kind::Persistent(Hook::RulesCard(f)) = power.kind {
                rules = f(self, me, player, card, rules);
            }
        });
        rules
    }

    /// May the player use the card as its ruler: by ruling it, or as if?
    #[must_use]
    pub fn uses_as_ruler(&self, player: Player, card: Card) -> bool {
        let mut uses = self.rules_card(player, card);
        self.each_power(HookKind::UsesCard, |me, power| {
            if let Kind::Persistent(Hook::UsesCard(f)) = power.kind {
                uses |= f(self, me, player, card);
            }
        });
        uses
    }

    /// May the player use the card's powers (7.1.1): rule it or have the pawn at its site.
    #[must_use]
    pub fn has_access(&self, player: Player, card: Card) -> bool {
        match self.site_of(card) {
            Some(site) => self.pawn_is_at(player, site) || self.uses_as_ruler(player, card),
            None => self.holder_of(card) == Some(player),
        }
    }

    // ---- suits --------------------------------------------------------------------------------

    /// The suit a card shows; facedown cards and relics show none, nor do legacies, whose suit is for points alone.
    #[must_use]
    pub fn suit_of(&self, card: Card) -> Option<Suit> {
        let shown = self.state.faceup.contains(card) && !card.is_legacy();
        let printed = if shown { self.book.suit(card) } else { None };
        printed.and_then(|suit| self.pledged_suit(card).or(Some(suit)))
    }

    /// The suit that a power of its holder gives to a faceup adviser.
    fn pledged_suit(&self, card: Card) -> Option<Suit> {
        if !self.listens_for(Voice::Hook(HookKind::AdvisersAre)) {
            return None;
        }
        let Place::Advisers(holder) = self.state.place[card.index()] else { return None };
        let mut pledged = None;
        for pledge in
            self.cards_with(HookKind::AdvisersAre).iter().filter(|c| self.holder_of(*c) == Some(holder))
        {
            for (_, power) in self.book.powers(Source::Card(pledge)) {
                if let Kind::Persistent(Hook::AdvisersAre(suit)) = power.kind {
                    pledged = Some(suit);
                }
            }
        }
        pledged
    }

    /// Is this adviser faceup?
    #[must_use]
    pub fn is_faceup(&self, card: Card) -> bool {
        self.state.faceup.contains(card)
    }

    /// The faceup advisers of a player.
    pub fn faceup_advisers(&self, player: Player) -> impl Iterator<Item = Card> {
        self.state[player].advisers.iter().copied().filter(|c| self.state.faceup.contains(*c))
    }

    /// How many faceup advisers of this suit the player has; bandits have none.
    #[must_use]
    pub fn advisers_of_suit(&self, player: Player, suit: Suit) -> u8 {
        if player == BANDITS {
            return 0;
        }
        let matching = self.faceup_advisers(player).filter(|c| self.suit_of(*c) == Some(suit));
        matching.map(|c| self.adviser_weight(c)).sum()
    }

    /// As how many advisers of its suit a card counts.
    fn adviser_weight(&self, card: Card) -> u8 {
        if self.book.card_has(card, HookKind::AdviserWeight) {
            for (_, power) in self.book.powers(Source::Card(card)) {
                if let Kind::Persistent(Hook::AdviserWeight(n)) = power.kind {
                    return n;
                }
            }
        }
        1
    }

    /// How many faceup advisers of each suit the player has.
    #[must_use]
    pub fn advisers_by_suit(&self, player: Player) -> BySuit<u8> {
        let mut counts = BySuit([0; 6]);
        for card in self.faceup_advisers(player) {
            if let Some(suit) = self.suit_of(card) {
                counts[suit] += self.adviser_weight(card);
            }
        }
        counts
    }

    /// The suits shown by cards at a site.
    #[must_use]
    pub fn suits_at(&self, site: Site) -> SuitSet {
        self.cards_at(site).iter().filter_map(|c| self.suit_of(*c)).collect()
    }

    /// Cards of a suit at all sites: denizens and intact edifices.
    pub fn cards_of_suit_at_sites(&self, suit: Suit) -> impl Iterator<Item = Card> {
        let all = self.all_sites().flat_map(|s| self.cards_at(s).iter().copied());
        all.filter(move |c| self.suit_of(*c) == Some(suit))
    }

    /// The suits of the cards a player rules: faceup advisers and cards at sites they rule.
    #[must_use]
    pub fn suits_ruled(&self, player: Player) -> SuitSet {
        self.state
            .faceup
            .iter()
            .filter(|c| self.rules_card(player, *c))
            .filter_map(|c| self.suit_of(c))
            .collect()
    }

    // ---- counting -----------------------------------------------------------------------------

    /// Relics and banners held, together.
    #[must_use]
    pub fn relics_and_banners(&self, player: Player) -> u8 {
        let banners = Banner::ALL.iter().filter(|b| self.holds_banner(player, **b)).count();
        (self.state[player].relics.len() + banners) as u8
    }

    /// Does the player hold the banner?
    #[must_use]
    pub fn holds_banner(&self, player: Player, banner: Banner) -> bool {
        self.state.banners[banner].holder == Some(player)
    }

    /// Does the player hold the banner for the powers of cards: really, or by a power that counts as holding
    /// it?
    #[must_use]
    pub fn bears(&self, player: Player, banner: Banner) -> bool {
        let mut bears = self.holds_banner(player, banner);
        self.each_power(HookKind::Bears, |me, power| {
            bears |=
                me.player == player && matches!(power.kind, Kind::Persistent(Hook::Bears(b)) if b == banner);
        });
        bears
    }

    /// Does the player hold this relic or banner?
    #[must_use]
    pub fn holds_prize(&self, player: Player, prize: Holding) -> bool {
        match prize {
            Holding::Relic(relic) => self.holds(player, relic),
            Holding::Banner(banner) => self.holds_banner(player, banner),
        }
    }

    /// Does the player hold the relic? Bandits hold none.
    #[must_use]
    pub fn holds(&self, player: Player, relic: Card) -> bool {
        player != BANDITS && self.state[player].relics.contains(relic)
    }

    /// Secrets on the board, faceup and facedown.
    #[must_use]
    pub fn secrets_on_board(&self, player: Player) -> u8 {
        self.state[player].secrets + self.state[player].dark_secrets
    }

    /// The adviser limit and what does not count against it, for a row with these faceup cards.
    #[must_use]
    pub fn limit_for(&self, player: Player, faceup: impl IntoIterator<Item = Card>) -> AdviserLimit {
        let max = (self.book.rules.adviser_limit)(self, player);
        let mut limit = AdviserLimit { max, uncounted: SuitSet::EMPTY, ignores_visions: false };
        let relics = self.cards_with(HookKind::AdviserLimit);
        let relics = relics.iter().filter(|card| card.is_relic() && self.holds(player, *card));
        for card in
            faceup.into_iter().chain(relics).filter(|c| self.book.card_has(*c, HookKind::AdviserLimit))
        {
            for (i, power) in self.book.powers(Source::Card(card)) {
                if let Kind::Persistent(Hook::AdviserLimit(f)) = power.kind {
                    let me = Me { player, source: Source::Card(card), power: i, detail: Detail::None };
                    f(self, me, &mut limit);
                }
            }
        }
        limit
    }

    /// The adviser limit of a player, as if `incoming` were faceup there.
    #[must_use]
    pub fn adviser_limit(&self, player: Player, incoming: Option<Card>) -> AdviserLimit {
        self.limit_for(player, self.faceup_advisers(player).chain(incoming))
    }

    /// How many advisers are too many, if `incoming` (with its facing) joined them.
    #[must_use]
    pub fn too_many_advisers(&self, player: Player, incoming: Option<(Card, bool)>) -> u8 {
        let faceup = incoming.filter(|(_, up)| *up).map(|(card, _)| card);
        let limit = self.adviser_limit(player, faceup);
        let others =
            self.state[player].advisers.iter().filter(|c| incoming.is_none_or(|(card, _)| card != **c));
        let here = others.filter(|c| limit.counts(**c, self.suit_of(**c))).count() as u8;
        let coming = match incoming {
            Some((card, true)) => u8::from(limit.counts(card, self.book.suit(card))),
            Some((card, false)) => u8::from(limit.counts(card, None)),
            None => 0,
        };
        (here + coming).saturating_sub(limit.max)
    }

    /// Advisers that count against this limit and that the player can discard.
    pub fn spare_advisers(&self, player: Player, limit: AdviserLimit) -> impl Iterator<Item = Card> {
        let row = self.state[player].advisers.iter().copied();
        row.filter(move |c| limit.counts(*c, self.suit_of(*c)) && self.can_move(player, *c).is_ok())
    }

    // ---- powers -------------------------------------------------------------------------------

    /// Faceup cards and sites that have a say in this.
    #[must_use]
    pub fn in_play(&self, voice: Voice) -> Sources {
        if !self.voices.contain(voice) {
            return Sources::NONE;
        }
        let sources = self.book.with(voice);
        Sources {
            cards: sources.cards.and(self.state.faceup),
            sites: sources.sites.and(self.state.faceup_sites),
        }
    }

    /// May anything in play have a say in this? A quick look: what has just left play may still be
    /// listened for.
    #[must_use]
    pub fn listens_for(&self, voice: Voice) -> bool {
        self.voices.contain(voice)
    }

    /// Faceup cards that have a power of this kind.
    #[must_use]
    pub fn cards_with(&self, hook: HookKind) -> CardSet {
        self.in_play(Voice::Hook(hook)).cards
    }

    /// Is any power of this kind in play?
    #[must_use]
    pub fn any_with(&self, hook: HookKind) -> bool {
        let voice = Voice::Hook(hook);
        self.listens_for(voice) && !self.in_play(voice).is_empty()
    }

    /// What can be heard from all that lies faceup.
    fn all_voices(&self) -> Voices {
        let sources = self.state.faceup.iter().map(Source::Card);
        let sources = sources.chain(self.state.faceup_sites.iter().map(Source::Site));
        sources.map(|source| self.book.voices(source)).fold(Voices::default(), Voices::or)
    }

    /// Recompute what is only an index of the state, after it was put together by hand.
    pub fn reindex(&mut self) {
        self.state.reindex();
        self.voices = self.all_voices();
    }

    /// A card or site has turned faceup. What is no longer there may still be listened for until the
    /// next [`Position::reindex`]: that costs time, nothing else.
    pub(crate) fn turned_up(&mut self, source: Source) {
        self.voices = self.voices.or(self.book.voices(source));
    }

    /// The position as it would be with this card faceup.
    pub(crate) fn with_faceup(&self, card: Card) -> Position {
        let mut shown = self.clone();
        shown.state.faceup.insert(card);
        shown.turned_up(Source::Card(card));
        shown
    }

    /// The places on the map of these faceup sites.
    pub fn slots(&self, sites: SiteCards) -> impl Iterator<Item = Site> {
        let lie = move |site: &Site| self.state[*site].faceup && sites.contains(self.state[*site].card);
        (0..if sites.is_empty() { 0 } else { SITES as u8 }).map(Site).filter(lie)
    }

    /// Visit every faceup power of a kind, on cards and sites. `Me::player` is the ruler.
    pub fn each_power(&self, hook: HookKind, mut visit: impl FnMut(Me, &Power)) {
        if !self.listens_for(Voice::Hook(hook)) {
            return;
        }
        self.each_power_of(self.in_play(Voice::Hook(hook)), |me, power| {
            if power.kind.hook() == hook {
                visit(me, power);
            }
        });
    }

    /// The power of a kind that belongs to this player, if one in play does.
    #[must_use]
    pub fn power_of(&self, player: Player, hook: HookKind) -> Option<Me> {
        let mut found = None;
        self.each_power(hook, |me, _| found = found.or((me.player == player).then_some(me)));
        found
    }

    /// Visit every power of these cards and sites that are in play. `Me::player` is the ruler.
    fn each_power_of(&self, sources: Sources, mut visit: impl FnMut(Me, &Power)) {
        for card in sources.cards {
            let (source, player) = (Source::Card(card), self.ruler_seat(self.ruler_of(card)));
            for (i, power) in self.book.powers(source) {
                visit(Me { player, source, power: i, detail: Detail::None }, power);
            }
        }
        for site in self.slots(sources.sites) {
            let (source, player) = (Source::Site(self.state[site].card), self.ruler_seat(self.ruler(site)));
            for (i, power) in self.book.powers(source) {
                visit(Me { player, source, power: i, detail: Detail::None }, power);
            }
        }
    }

    /// The ruler as a seat; bandits and nobody are [`BANDITS`].
    fn ruler_seat(&self, ruler: Ruler) -> Player {
        match ruler {
            Ruler::Player(player) => player,
            Ruler::Bandits | Ruler::Nobody => BANDITS,
        }
    }

    /// The ruler that a `Me` of a persistent power stands for.
    #[must_use]
    pub fn ruler_for(&self, me: Me) -> Ruler {
        if me.is_bandits() { Ruler::Bandits } else { Ruler::Player(me.player) }
    }
}
