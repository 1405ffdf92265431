//! Victory (Law 3) and the Oathkeeper title (2.11).

use crate::game::{Flow, Game};
use crate::powers::book::{Hook, HookKind, Kind};
use crate::query::Position;
use crate::state::Step;
use oath_model::*;

/// Visions that must have been drawn for a Vision to win (3.2).
pub const VISIONS_NEEDED: u8 = 3;
/// The last round (3.4).
pub const LAST_ROUND: u8 = 8;
/// The first round after which the end die is rolled (3.3).
pub const FIRST_END_ROLL: u8 = 5;
/// End die: the lowest roll that ends the game, by round (3.3).
#[must_use]
pub const fn end_roll(round: u8) -> Option<u8> {
    match round {
        FIRST_END_ROLL => Some(6),
        6 => Some(5),
        7 => Some(3),
        _ => None,
    }
}
/// The order of Visions in War Exhaustion (3.4.3).
const VISION_ORDER: [Card; 4] = [Card::CONQUEST, Card::REBELLION, Card::SANCTUARY, Card::FAITH];

impl Position {
    /// The players who meet the Oathkeeper goal (2.11); all who tie do.
    #[must_use]
    pub fn meets_oath(&self) -> PlayerSet {
        match self.state.oath {
            Oath::Supremacy => {
                self.most(|p| if self.is_citizen(p) { None } else { Some(self.count_sites(p)) })
            }
            Oath::Protection => self.most(|p| Some(self.relics_and_banners(p))),
            Oath::People => self.banner_holder(Banner::PeoplesFavor),
            Oath::Devotion => self.banner_holder(Banner::DarkestSecret),
        }
    }

    /// Sites ruled, with the Empire counted as one whatever a campaign says of its Citizens (5.5.1).
    #[must_use]
    pub fn count_sites(&self, player: Player) -> u8 {
        self.site_counts()[player]
    }

    fn site_counts(&self) -> ByPlayer<u8> {
        let mut counts = ByPlayer([0; MAX_PLAYERS]);
        let master = self.bandit_master().map(|m| self.band(m));
        for here in self.state.sites.0.iter().filter(|s| s.faceup) {
            match master {
                _ if here.warbands > 0 => counts[here.owner] += 1,
                Some(master) => counts[master] += 1,
                None => {}
            }
        }
        counts
    }

    fn most(&self, count: impl Fn(Player) -> Option<u8>) -> PlayerSet {
        let best = self.in_turn_order().filter_map(&count).max().unwrap_or(0);
        self.in_turn_order().filter(|p| count(*p) == Some(best)).collect()
    }

    fn banner_holder(&self, banner: Banner) -> PlayerSet {
        self.state.banners[banner].holder.map_or(PlayerSet::EMPTY, PlayerSet::just)
    }

    /// Has this Exile completed the goal of the Vision (3.2)? A tie for most is not enough.
    #[must_use]
    pub fn fulfils(&self, player: Player, vision: Card) -> bool {
        if self.state.visions_drawn < VISIONS_NEEDED || !self.is_exile(player) {
            return false;
        }
        match vision {
            Card::CONQUEST => {
                let mine = self.count_sites(player);
                self.others(player).filter(|p| !self.is_citizen(*p)).all(|p| self.count_sites(p) < mine)
            }
            Card::SANCTUARY => {
                let mine = self.relics_and_banners(player);
                self.others(player).all(|p| self.relics_and_banners(p) < mine)
            }
            Card::REBELLION => self.holds_banner(player, Banner::PeoplesFavor),
            Card::FAITH => self.holds_banner(player, Banner::DarkestSecret),
            _ => false,
        }
    }

    /// The Citizen who meets the Successor goal (3.3.1).
    #[must_use]
    pub fn successor(&self) -> Option<Player> {
        let citizens = || self.in_turn_order().filter(|p| self.is_citizen(*p));
        match self.state.oath {
            Oath::Supremacy => {
                let count = |p| self.relics_and_banners(p);
                citizens().find(|c| {
                    let beaten = |p: &Player| p == c || count(*p) < count(*c);
                    beaten(&CHANCELLOR) && citizens().all(|p| beaten(&p))
                })
            }
            Oath::People => citizens().find(|p| self.holds_banner(*p, Banner::DarkestSecret)),
            Oath::Protection => citizens().find(|p| self.holds_banner(*p, Banner::PeoplesFavor)),
            Oath::Devotion => citizens().find(|p| self.holds(*p, Card::SCEPTER)),
        }
    }

    /// The Chancellor, or the Successor instead (3.3.1).
    #[must_use]
    pub fn imperial_winner(&self, victory: Victory) -> (Player, Victory) {
        self.successor().map_or((CHANCELLOR, victory), |citizen| (citizen, Victory::Successor))
    }

    /// 3.4: an Imperial Oathkeeper, else a Usurper, else a Visionary in their order, else the Empire.
    #[must_use]
    pub fn exhausted_winner(&self) -> (Player, Victory) {
        let title = self.state.title;
        if !self.is_exile(title.holder) {
            return self.imperial_winner(Victory::WarExhaustion);
        }
        if title.usurper {
            return (title.holder, Victory::Usurper);
        }
        for vision in VISION_ORDER {
            let shares = |p: Player| self.state.prophet.is_some_and(|s| s.vision == vision && s.player == p);
            let has = |p: Player| self.state[p].revealed == Some(vision) || shares(p);
            let visionary = self.in_turn_order().find(|p| has(*p) && self.fulfils(*p, vision));
            if let Some(player) = visionary {
                return (player, self.vision_victory(player).unwrap_or(Victory::Visionary(vision)));
            }
        }
        self.imperial_winner(Victory::WarExhaustion)
    }

    /// How an Exile would win in the Wake Phase (4.1.2).
    #[must_use]
    pub fn wake_victory(&self, player: Player) -> Option<Victory> {
        if !self.is_exile(player) {
            return None;
        }
        let usurper = self.state.title.holder == player && self.state.title.usurper;
        match (usurper, self.vision_victory(player)) {
            (true, Some(_)) => Some(Victory::SeveralWays),
            (true, None) => Some(Victory::Usurper),
            (false, vision) => vision,
        }
    }

    /// How an Exile wins by Visions (3.2): by the one they fulfil, their own or a shared one, or by both.
    fn vision_victory(&self, player: Player) -> Option<Victory> {
        let own = self.state[player].revealed.filter(|v| self.fulfils(player, *v));
        let shared = self.state.prophet.filter(|p| p.player == player && self.fulfils(player, p.vision));
        match (own, shared.map(|p| p.vision)) {
            (Some(own), Some(shared)) if own != shared => Some(Victory::SeveralWays),
            (own, shared) => own.or(shared).map(Victory::Visionary),
        }
    }
}

impl Game<'_> {
    /// A completed effect: the title goes where it belongs (2.11), and nobody keeps more advisers than
    /// a limit that has fallen allows (7.6.4).
    ///
    /// # Errors
    /// The pause of a question.
    pub fn settle(&mut self) -> Flow {
        self.check_title()?;
        let limiters = !self.cards_with(HookKind::AdviserLimit).is_empty();
        for player in self.in_turn_order() {
            if self.state[player].advisers.len() > if limiters { 1 } else { 3 } {
                self.meet_adviser_limit(player)?;
            }
        }
        Ok(())
    }

    fn check_title(&mut self) -> Flow {
        let meets = self.meets_oath();
        let holder = self.state.title.holder;
        if meets.is_empty() || meets.contains(holder) {
            return Ok(());
        }
        // Under Supremacy a Citizen's title is the Empire's.
        let empire =
            self.state.oath == Oath::Supremacy && self.is_citizen(holder) && meets.contains(CHANCELLOR);
        let next = if empire {
            CHANCELLOR
        } else {
            let options: Options = meets.map(Choice::Player).collect();
            match self.choose(holder, Ask::NextOathkeeper, &options)? {
                Choice::Player(player) => player,
                _ => holder,
            }
        };
        self.take_title(next)
    }

    /// The game is over.
    pub(crate) fn win(&mut self, player: Player, victory: Victory) {
        let state = self.state_mut();
        state.winner = Some((player, victory));
        state.step = if state.chronicle.kept { Step::Vow } else { Step::Over };
        self.tell(Event::Won(player, victory));
    }
}

/// The end of a round: Stable Regime (3.3), War Exhaustion (3.4), or the next round.
pub(crate) fn round_end(game: &mut Game) -> Flow {
    let round = game.state.round;
    game.tell(Event::RoundEnd(round));
    if round >= LAST_ROUND {
        let (player, victory) = game.exhausted_winner();
        game.win(player, victory);
        return Ok(());
    }
    if let Some(needed) = end_roll(round)
        && !game.is_exile(game.state.title.holder)
    {
        let faces = game.roll(Ask::RollEnd, Die::End, 1)?;
        game.tell(Event::Rolled { player: Some(CHANCELLOR), die: Die::End, faces });
        let mut rolled = faces[0];
        for me in game.answering(HookKind::EndDie) {
            if let Kind::Persistent(Hook::EndDie(run)) = game.book.power(me.source, me.power).kind {
                rolled = run(game, me, rolled)?;
            }
        }
        if rolled >= needed {
            let (player, victory) = game.imperial_winner(Victory::StableRegime);
            game.win(player, victory);
            return Ok(());
        }
    }
    let state = game.state_mut();
    state.round += 1;
    state.turn = CHANCELLOR;
    state.step = Step::Wake;
    Ok(())
}
