//! Favor, secrets and Supply: gain, take, give, burn, place.

use crate::kernel::{Flow, Game};
use crate::powers::BANDITS;
use crate::powers::book::{Cost, Hook, HookKind, Kind, Power};
use crate::table::query::{Due, Prices};
use crate::table::state::FULL_SUPPLY;
use oath_model::*;

impl Game<'_> {
    pub(super) fn favor_event(&mut self, from: Purse, to: Purse, n: u8) {
        if n > 0 {
            self.tell(Event::Favor { from, to, n });
        }
    }

    pub(super) fn secrets_event(&mut self, from: Purse, to: Purse, n: u8) {
        if n > 0 {
            self.tell(Event::Secrets { from, to, n });
        }
    }

    /// Favor arrives at a player's board, or where a power says that it goes instead.
    pub(super) fn favor_arrives(&mut self, player: Player, n: u8) -> Purse {
        match self.favor_home(player) {
            Some(bank) => {
                self.state_mut().banks[bank] += n;
                Purse::Bank(bank)
            }
            None => {
                self.state_mut()[player].favor += n;
                Purse::Player(player)
            }
        }
    }

    /// Favor leaves a player's purse: the board, then the bank a power lets them pay from.
    fn favor_leaves(&mut self, player: Player, n: u8) {
        let home = self.favor_home(player);
        let state = self.state_mut();
        let from_board = n.min(state[player].favor);
        state[player].favor -= from_board;
        if let Some(bank) = home {
            state.banks[bank] -= n - from_board;
        }
    }

    /// Gain favor from a bank (glossary: Gain). What bandits would gain is burned.
    pub fn gain_favor(&mut self, player: Player, bank: Suit, n: u8) -> u8 {
        let n = n.min(self.state.banks[bank]);
        self.state_mut().banks[bank] -= n;
        let to = if player == BANDITS { self.favor_burns(player, n) } else { self.favor_arrives(player, n) };
        self.favor_event(Purse::Bank(bank), to, n);
        n
    }

    /// Take favor from the shared bank, as far as there is.
    pub fn favor_from_shared(&mut self, player: Player, n: u8) -> u8 {
        let n = n.min(self.state.shared_favor);
        self.state_mut().shared_favor -= n;
        let to = self.favor_arrives(player, n);
        self.favor_event(Purse::Shared, to, n);
        n
    }

    /// The favor of all banks is divided evenly among them; a player takes the remainder.
    pub fn even_banks(&mut self, player: Player) {
        let all: u8 = self.state.banks.0.iter().sum();
        let each = all / Suit::ALL.len() as u8;
        let banks = self.state.banks;
        let fullest = Suit::ALL.into_iter().max_by_key(|suit| banks[*suit]).expect("there are six");
        for suit in Suit::ALL {
            self.state_mut().banks[suit] = each;
        }
        let rest = all - each * Suit::ALL.len() as u8;
        let (from, to) = (Purse::Bank(fullest), self.favor_arrives(player, rest));
        self.favor_event(from, to, rest);
    }

    /// Take favor from another player's board (glossary: Take).
    pub fn take_favor(&mut self, player: Player, from: Player, n: u8) -> u8 {
        let n = n.min(self.state[from].favor);
        self.state_mut()[from].favor -= n;
        let to = self.favor_arrives(player, n);
        self.favor_event(Purse::Player(from), to, n);
        n
    }

    /// Give favor to another player (glossary: Give).
    pub fn give_favor(&mut self, from: Player, to: Player, n: u8) -> u8 {
        let n = n.min(self.favor_of(from));
        self.favor_leaves(from, n);
        let to = self.favor_arrives(to, n);
        self.favor_event(Purse::Player(from), to, n);
        n
    }

    /// Give favor that lies on the board, and no other: an effect, not a payment.
    pub fn give_board_favor(&mut self, from: Player, to: Player, n: u8) -> u8 {
        let n = n.min(self.state[from].favor);
        self.give_favor(from, to, n)
    }

    /// Burn one's own favor (glossary: Burn); a power may catch it.
    pub fn burn_favor(&mut self, player: Player, n: u8) -> u8 {
        self.burn_favor_of(player, player, n)
    }

    fn burn_favor_of(&mut self, by: Player, player: Player, n: u8) -> u8 {
        let n = n.min(self.favor_of(player));
        self.favor_leaves(player, n);
        let to = self.favor_burns(by, n);
        self.favor_event(Purse::Player(player), to, n);
        n
    }

    /// Burn favor that lies on a board, and no other: an effect that `by` carries out, not a payment.
    pub fn burn_board_favor(&mut self, by: Player, player: Player, n: u8) -> u8 {
        let n = n.min(self.state[player].favor);
        self.burn_favor_of(by, player, n)
    }

    /// Favor that somebody sends to the shared bank arrives there, or with whoever catches it.
    pub(super) fn favor_burns(&mut self, by: Player, n: u8) -> Purse {
        match self.catcher_of_favor(by).filter(|_| n > 0) {
            Some(holder) => self.favor_arrives(holder, n),
            None => {
                self.state_mut().shared_favor += n;
                Purse::Shared
            }
        }
    }

    /// Whoever gets the favor that this player or the bandits burn.
    fn catcher_of_favor(&self, by: Player) -> Option<Player> {
        let mut catcher = None;
        self.each_power(HookKind::TakesBurnedFavor, |me, power| {
            if let Kind::Persistent(Hook::TakesBurnedFavor(catches)) = power.kind
                && !me.is_bandits()
                && catches(self, me, by)
            {
                catcher.get_or_insert(me.player);
            }
        });
        catcher
    }

    /// Move favor of a player into a bank.
    pub fn favor_to_bank(&mut self, player: Player, bank: Suit, n: u8) -> u8 {
        let n = n.min(self.favor_of(player));
        self.favor_leaves(player, n);
        self.state_mut().banks[bank] += n;
        self.favor_event(Purse::Player(player), Purse::Bank(bank), n);
        n
    }

    /// Move favor between banks.
    pub fn favor_between_banks(&mut self, from: Suit, to: Suit, n: u8) -> u8 {
        let state = self.state_mut();
        let n = n.min(state.banks[from]);
        state.banks[from] -= n;
        state.banks[to] += n;
        self.favor_event(Purse::Bank(from), Purse::Bank(to), n);
        n
    }

    /// The favor of every bank moves to the next bank, all at once.
    pub fn rotate_banks(&mut self) {
        let old = self.state.banks;
        for bank in Suit::ALL {
            self.state_mut().banks[bank.next()] = old[bank];
            self.favor_event(Purse::Bank(bank), Purse::Bank(bank.next()), old[bank]);
        }
    }

    /// Burn favor from a bank.
    pub fn burn_from_bank(&mut self, bank: Suit, n: u8) {
        let state = self.state_mut();
        let n = n.min(state.banks[bank]);
        state.banks[bank] -= n;
        state.shared_favor += n;
        self.favor_event(Purse::Bank(bank), Purse::Shared, n);
    }

    /// Put favor and secrets from the shared bank on a site.
    pub fn add_to_site(&mut self, site: Site, favor: u8, secrets: u8) {
        let favor = favor.min(self.state.shared_favor);
        self.tokens_on_site(site, favor, secrets);
        self.favor_event(Purse::Shared, Purse::Site(site), favor);
        self.secrets_event(Purse::Shared, Purse::Site(site), secrets);
    }

    /// Place favor of a player on a card.
    pub fn place_favor(&mut self, player: Player, card: Card, n: u8) -> u8 {
        let n = n.min(self.favor_of(player));
        self.favor_leaves(player, n);
        let state = self.state_mut();
        state.tokens[card.index()].favor += n;
        if n > 0 {
            state.with_tokens.insert(card);
        }
        self.favor_event(Purse::Player(player), Purse::Card(card), n);
        n
    }

    /// Put favor of a player on the People's Favor.
    pub(crate) fn favor_to_banner(&mut self, player: Player, n: u8) {
        self.favor_leaves(player, n);
        self.state_mut().banners[Banner::PeoplesFavor].tokens += n;
        self.favor_event(Purse::Player(player), Purse::Banner(Banner::PeoplesFavor), n);
    }

    /// Favor on a card moves to this bank, as far as there is any.
    pub fn favor_from_card_to_bank(&mut self, card: Card, bank: Suit, n: u8) {
        let state = self.state_mut();
        let n = n.min(state.tokens[card.index()].favor);
        state.tokens[card.index()].favor -= n;
        state.banks[bank] += n;
        self.forget_empty(card);
        self.favor_event(Purse::Card(card), Purse::Bank(bank), n);
    }

    /// Favor on a card goes to a player's board instead of its bank.
    pub fn favor_from_card(&mut self, card: Card, player: Player) {
        let n = std::mem::take(&mut self.state_mut().tokens[card.index()].favor);
        self.forget_empty(card);
        let to = self.favor_arrives(player, n);
        self.favor_event(Purse::Card(card), to, n);
    }

    /// Secrets on a card go to a player's board, faceup.
    pub fn secrets_from_card(&mut self, card: Card, player: Player) {
        self.return_secrets(card, player, Facedown::No);
    }

    /// All favor on the board moves where it lives from now on (a power has just appeared).
    pub fn move_favor_home(&mut self, player: Player) {
        let n = std::mem::take(&mut self.state_mut()[player].favor);
        let to = self.favor_arrives(player, n);
        self.favor_event(Purse::Player(player), to, n);
    }

    /// Gain secrets from the shared bank; they are not limited (9.3).
    pub fn gain_secrets(&mut self, player: Player, n: u8) {
        if player != BANDITS {
            self.state_mut()[player].secrets += n;
            self.secrets_event(Purse::Shared, Purse::Player(player), n);
        }
    }

    /// Burn faceup secrets from the board.
    pub fn burn_secrets(&mut self, player: Player, n: u8) -> u8 {
        let state = self.state_mut();
        let n = n.min(state[player].secrets);
        state[player].secrets -= n;
        let to = self.secrets_burn(player, n);
        self.secrets_event(Purse::Player(player), to, n);
        n
    }

    /// Burn secrets of a board until one is left, facedown ones first, as an effect that `by` carries out.
    pub fn burn_secrets_to_one(&mut self, by: Player, player: Player) {
        let board = &mut self.state_mut()[player];
        let n = (board.secrets + board.dark_secrets).saturating_sub(1);
        let down = n.min(board.dark_secrets);
        board.dark_secrets -= down;
        board.secrets -= n - down;
        let to = self.secrets_burn(by, n);
        self.secrets_event(Purse::Player(player), to, n);
    }

    /// Secrets that somebody sends to the shared bank arrive there, or faceup with whoever catches them.
    pub(crate) fn secrets_burn(&mut self, by: Player, n: u8) -> Purse {
        let mut catcher = None;
        self.each_power(HookKind::TakesBurnedSecrets, |me, power| {
            if let Kind::Persistent(Hook::TakesBurnedSecrets(catches)) = power.kind
                && !me.is_bandits()
                && catches(self, me, by)
            {
                catcher.get_or_insert(me.player);
            }
        });
        match catcher {
            Some(holder) => {
                self.state_mut()[holder].secrets += n;
                Purse::Player(holder)
            }
            None => Purse::Shared,
        }
    }

    /// Burn all secrets on a board but one; its player chooses which facing stays.
    ///
    /// # Errors
    /// The pause of the question.
    pub fn burn_all_secrets_but_one(&mut self, player: Player, source: Source) -> Flow {
        let (up, down) = (self.state[player].secrets, self.state[player].dark_secrets);
        if up + down < 2 {
            return Ok(());
        }
        let keep_up = match (up, down) {
            (0, _) => false,
            (_, 0) => true,
            _ => {
                let options = [BoardSecret::Faceup, BoardSecret::Facedown];
                self.choose(player, Ask::For(source, What::Secret), options)? == BoardSecret::Faceup
            }
        };
        let board = &mut self.state_mut()[player];
        board.secrets = u8::from(keep_up);
        board.dark_secrets = u8::from(!keep_up);
        let to = self.secrets_burn(player, up + down - 1);
        self.secrets_event(Purse::Player(player), to, up + down - 1);
        Ok(())
    }

    /// Burn every secret on a board.
    pub fn burn_all_secrets(&mut self, player: Player) {
        let board = &mut self.state_mut()[player];
        let n = board.secrets + board.dark_secrets;
        (board.secrets, board.dark_secrets) = (0, 0);
        let to = self.secrets_burn(player, n);
        self.secrets_event(Purse::Player(player), to, n);
    }

    /// Burn all secrets that lie on cards, except those on one card, as an effect that `by` carries out.
    pub fn burn_secrets_on_cards_except(&mut self, by: Player, spared: Card) {
        for card in self.state.with_tokens {
            let n = self.state.tokens[card.index()].secrets;
            if card != spared && n > 0 {
                self.state_mut().tokens[card.index()].secrets = 0;
                self.forget_empty(card);
                let to = self.secrets_burn(by, n);
                self.secrets_event(Purse::Card(card), to, n);
            }
        }
    }

    /// Place faceup secrets on a card.
    pub fn place_secrets(&mut self, player: Player, card: Card, n: u8) -> u8 {
        let state = self.state_mut();
        let n = n.min(state[player].secrets);
        state[player].secrets -= n;
        state.tokens[card.index()].secrets += n;
        if n > 0 {
            state.with_tokens.insert(card);
        }
        self.secrets_event(Purse::Player(player), Purse::Card(card), n);
        n
    }

    /// Flip faceup secrets on the board facedown.
    pub fn flip_secrets(&mut self, player: Player, n: u8) -> u8 {
        let board = &mut self.state_mut()[player];
        let n = n.min(board.secrets);
        board.secrets -= n;
        board.dark_secrets += n;
        if n > 0 {
            self.tell(Event::SecretsFlipped(player, n));
        }
        n
    }

    /// Give secrets, which keep their facing.
    pub fn give_secrets(&mut self, from: Player, to: Player, up: u8, down: u8) {
        let state = self.state_mut();
        let up = up.min(state[from].secrets);
        let down = down.min(state[from].dark_secrets);
        state[from].secrets -= up;
        state[from].dark_secrets -= down;
        state[to].secrets += up;
        state[to].dark_secrets += down;
        self.secrets_event(Purse::Player(from), Purse::Player(to), up + down);
    }

    fn forget_empty(&mut self, card: Card) {
        if self.state.tokens[card.index()].is_empty() {
            self.state_mut().with_tokens.remove(card);
        }
    }

    /// 4.3.1: favor on a card goes to the bank of its suit; without a suit it is burned.
    pub(crate) fn return_favor(&mut self, card: Card) {
        let n = self.state.tokens[card.index()].favor;
        let suit = self.suit_of(card).or(self.book.suit(card));
        let state = self.state_mut();
        state.tokens[card.index()].favor = 0;
        match suit {
            Some(suit) => state.banks[suit] += n,
            None => state.shared_favor += n,
        }
        self.forget_empty(card);
        self.favor_event(Purse::Card(card), suit.map_or(Purse::Shared, Purse::Bank), n);
    }

    /// Secrets on a card go to a player's board, faceup (4.3.2) or facedown (glossary: Discard).
    pub(crate) fn return_secrets(&mut self, card: Card, player: Player, facedown: Facedown) {
        let n = self.state.tokens[card.index()].secrets;
        let state = self.state_mut();
        state.tokens[card.index()].secrets = 0;
        match facedown {
            Facedown::Yes => state[player].dark_secrets += n,
            Facedown::No => state[player].secrets += n,
        }
        self.forget_empty(card);
        self.secrets_event(Purse::Card(card), Purse::Player(player), n);
    }

    /// 4.3.2: the player's facedown secrets flip faceup.
    pub(crate) fn flip_all_secrets_up(&mut self, player: Player) {
        let board = &mut self.state_mut()[player];
        board.secrets += board.dark_secrets;
        board.dark_secrets = 0;
    }

    /// 4.1.4: take a favor from the site.
    pub(crate) fn take_favor_from_site(&mut self, player: Player, site: Site) {
        self.state_mut()[site].tokens.favor -= 1;
        let to = self.favor_arrives(player, 1);
        self.favor_event(Purse::Site(site), to, 1);
    }

    /// 4.1.4: take a secret from the site.
    pub(crate) fn take_secret_from_site(&mut self, player: Player, site: Site) {
        let state = self.state_mut();
        state[site].tokens.secrets -= 1;
        state[player].secrets += 1;
        self.secrets_event(Purse::Site(site), Purse::Player(player), 1);
    }

    /// The player's Act Phase ends: no further action (4.2).
    pub fn end_act_phase(&mut self, player: Player) {
        if self.state.turn == player {
            self.state_mut().act_over = true;
        }
    }

    /// 4.3.1, 4.3.2: favor on cards goes to the banks, secrets on cards to the player, whose facedown
    /// secrets turn up; one card may keep its tokens.
    pub fn return_all_tokens(&mut self, player: Player, except: Option<Card>) {
        for card in self.state.with_tokens {
            if Some(card) != except {
                self.return_favor(card);
                self.return_secrets(card, player, Facedown::No);
            }
        }
        self.flip_all_secrets_up(player);
    }

    /// Spend Supply (4.2).
    pub fn spend_supply(&mut self, player: Player, n: u8) {
        if n > 0 {
            self.state_mut()[player].supply -= n;
            self.tell(Event::SupplySpent(player, n));
        }
    }

    /// Lose Supply, as far as there is any.
    pub fn lose_supply(&mut self, player: Player, n: u8) {
        let board = &mut self.state_mut()[player];
        board.supply = board.supply.saturating_sub(n);
        let now = board.supply;
        self.tell(Event::Supply(player, now));
    }

    /// Gain Supply, never past the leftmost space.
    pub fn gain_supply(&mut self, player: Player, n: u8) {
        let board = &mut self.state_mut()[player];
        board.supply = (board.supply + n).min(FULL_SUPPLY);
        let now = board.supply;
        self.tell(Event::Supply(player, now));
    }

    /// Pay the cost of a power (7.1.2). Outside the own turn placed favor goes to the bank and placed
    /// secrets are flipped facedown.
    pub fn pay_cost(&mut self, player: Player, source: Source, cost: Cost) {
        if cost.is_free() {
            return;
        }
        self.burn_favor(player, cost.burn_favor);
        self.burn_secrets(player, cost.burn_secrets);
        let Source::Card(card) = source else { return };
        if self.state.turn == player {
            self.place_favor(player, card, cost.favor);
            self.place_secrets(player, card, cost.secrets);
        } else {
            match self.suit_of(card).or(self.book.suit(card)) {
                Some(bank) => self.favor_to_bank(player, bank, cost.favor),
                None => self.burn_favor(player, cost.favor),
            };
            self.flip_secrets(player, cost.secrets);
        }
    }

    /// Does the player agree to pay each of these prices? Each is due by itself (7.1.4).
    pub(crate) fn agrees_to_pay(&mut self, player: Player, prices: &Prices) -> Flow<bool> {
        for price in prices {
            let agreed = match price.due {
                Due::Consent(by) => self.lets_pass(by, player)?,
                Due::FavorTo(_) | Due::FlipSecret => self.confirm(player, Ask::Toll(price.source))?,
            };
            if !agreed {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Does everybody agree without whose word it cannot be?
    pub(crate) fn consented(&mut self, player: Player, prices: &Prices) -> Flow<bool> {
        for price in prices {
            if let Due::Consent(by) = price.due
                && !self.lets_pass(by, player)?
            {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn lets_pass(&mut self, by: Player, player: Player) -> Flow<bool> {
        let agreed = self.confirm(by, Ask::LetPass(player))?;
        if !agreed {
            self.tell(Event::Denied(player));
        }
        Ok(agreed)
    }

    /// Pay what powers demand for being allowed to act (7.1.4).
    pub(crate) fn pay_prices(&mut self, player: Player, prices: &Prices) {
        for price in prices {
            match price.due {
                Due::FavorTo(Ruler::Player(ruler)) => {
                    self.give_favor(player, ruler, 1);
                }
                Due::FavorTo(Ruler::Bandits | Ruler::Nobody) => {
                    self.burn_favor(player, 1);
                }
                Due::Consent(_) => {}
                Due::FlipSecret => {
                    self.flip_secrets(player, 1);
                }
            }
            let toll = |power: &Power| matches!(power.kind, Kind::Persistent(Hook::Toll(..)));
            let demands = self.book.powers(price.source).find(|(_, power)| toll(power));
            self.mark_used(price.source, demands.map_or(0, |(i, _)| i));
        }
    }
}

/// Whether secrets arrive facedown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Facedown {
    /// They cannot pay until the next Rest.
    Yes,
    /// As usual.
    No,
}

/// Tokens onto banners, and home from cards.
impl Game<'_> {
    /// Secrets on a card go facedown to a player (1.10).
    pub(crate) fn secrets_home(&mut self, card: Card, player: Player) {
        self.return_secrets(card, player, Facedown::Yes);
    }

    /// Favor and secrets on a card go home: to its bank, and to a player.
    pub(crate) fn return_tokens(&mut self, card: Card, player: Player) {
        self.return_favor(card);
        self.secrets_home(card, player);
    }

    /// Put favor or faceup secrets of a player on a banner.
    pub(crate) fn put_on_banner(&mut self, player: Player, banner: Banner, n: u8) {
        match banner {
            Banner::PeoplesFavor => self.favor_to_banner(player, n),
            Banner::DarkestSecret => {
                let state = self.state_mut();
                let n = n.min(state[player].secrets);
                state[player].secrets -= n;
                state.banners[banner].tokens += n;
                self.secrets_event(Purse::Player(player), Purse::Banner(banner), n);
            }
        }
    }

    /// Put a faceup secret of a player on a site.
    pub(crate) fn secret_to_site(&mut self, player: Player, site: Site) {
        let state = self.state_mut();
        if state[player].secrets > 0 {
            state[player].secrets -= 1;
            state[site].tokens.secrets += 1;
            self.secrets_event(Purse::Player(player), Purse::Site(site), 1);
        }
    }
}
