//! Goals: what is counted, and how it is judged. Which goal an Oath, a Vision or a Successor has is the
//! Law's; here is the one place that counts.

use crate::table::query::Position;
use oath_model::*;

/// What a goal counts. Of a single thing its holder has one, and everybody else none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Measure {
    /// Sites ruled. The Empire is counted once, as the Chancellor, whatever a campaign says of its
    /// Citizens (5.5.1).
    Sites,
    /// Relics and banners held, together.
    Prizes,
    /// Relics held, facedown ones too.
    Relics,
    /// A banner.
    Banner(Banner),
    /// A relic.
    Relic(Card),
}

/// Whom somebody must surpass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rivals {
    /// Everybody else who is counted.
    Everybody,
    /// The Chancellor and the Citizens.
    Imperials,
}

/// How a goal is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Judged {
    /// Nobody has more: all who tie meet it.
    Most,
    /// The same, with one at least.
    Leading,
    /// More than each of them: a tie is not enough. For a single thing this is to hold it.
    MoreThan(Rivals),
}

/// Something a player can reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Goal {
    /// What is counted.
    pub measure: Measure,
    /// How it is judged.
    pub judged: Judged,
}

/// What a goal counts, for every player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scores {
    /// The numbers.
    pub of: ByPlayer<u8>,
    /// Who is counted at all.
    pub counted: PlayerSet,
}

impl Scores {
    /// All who have most.
    fn leaders(&self) -> PlayerSet {
        let (mut best, mut leaders) = (0, PlayerSet::EMPTY);
        for player in self.counted {
            let score = self.of[player];
            if score > best {
                (best, leaders) = (score, PlayerSet::just(player));
            } else if score == best {
                leaders.insert(player);
            }
        }
        leaders
    }

    /// The highest number among these players; 0 if there is none.
    #[must_use]
    pub fn best(&self, among: PlayerSet) -> u8 {
        among.map(|p| self.of[p]).max().unwrap_or(0)
    }

    /// How far a player is ahead of the best other one who is counted; below 0 if behind.
    #[must_use]
    pub fn lead(&self, player: Player) -> i32 {
        i32::from(self.of[player]) - i32::from(self.best(self.counted.without(PlayerSet::just(player))))
    }
}

impl Position {
    /// What a goal counts, for every player.
    #[must_use]
    pub fn scores(&self, measure: Measure) -> Scores {
        let everybody = self.state.seats();
        let held = |holder: Option<Player>| {
            let mut of = ByPlayer([0; MAX_PLAYERS]);
            if let Some(holder) = holder {
                of[holder] = 1;
            }
            Scores { of, counted: everybody }
        };
        match measure {
            Measure::Sites => {
                let realms = everybody.filter(|p| !self.is_citizen(*p)).collect();
                Scores { of: self.site_counts(), counted: realms }
            }
            Measure::Prizes => {
                let mut of = ByPlayer([0; MAX_PLAYERS]);
                for player in everybody {
                    of[player] = self.relics_and_banners(player);
                }
                Scores { of, counted: everybody }
            }
            Measure::Relics => {
                let mut of = ByPlayer([0; MAX_PLAYERS]);
                for player in everybody {
                    of[player] = self.state[player].relics.len() as u8;
                }
                Scores { of, counted: everybody }
            }
            Measure::Banner(banner) => held(self.state.banners[banner].holder),
            Measure::Relic(relic) => held(self.holder_of(relic)),
        }
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

    /// Those whom a player is measured against for a goal.
    #[must_use]
    pub fn rivals(&self, player: Player, goal: Goal, scores: &Scores) -> PlayerSet {
        let others = scores.counted.without(PlayerSet::just(player));
        match goal.judged {
            Judged::Most | Judged::Leading | Judged::MoreThan(Rivals::Everybody) => others,
            Judged::MoreThan(Rivals::Imperials) => others.filter(|p| !self.is_exile(*p)).collect(),
        }
    }

    /// Does the player meet the goal?
    #[must_use]
    pub fn meets(&self, player: Player, goal: Goal) -> bool {
        self.meets_by(player, goal, &self.scores(goal.measure))
    }

    /// All who meet the goal.
    #[must_use]
    pub fn meeting(&self, goal: Goal) -> PlayerSet {
        let scores = self.scores(goal.measure);
        match goal.judged {
            Judged::Most => scores.leaders(),
            Judged::Leading => scores.leaders().filter(|p| scores.of[*p] > 0).collect(),
            Judged::MoreThan(Rivals::Everybody) => {
                let leaders = scores.leaders();
                if leaders.len() == 1 { leaders } else { PlayerSet::EMPTY }
            }
            Judged::MoreThan(Rivals::Imperials) => {
                scores.counted.filter(|p| self.meets_by(*p, goal, &scores)).collect()
            }
        }
    }

    fn meets_by(&self, player: Player, goal: Goal, scores: &Scores) -> bool {
        let mine = scores.of[player];
        let mut rivals = self.rivals(player, goal, scores);
        scores.counted.contains(player)
            && match goal.judged {
                Judged::Most => rivals.all(|p| scores.of[p] <= mine),
                Judged::Leading => mine > 0 && rivals.all(|p| scores.of[p] <= mine),
                Judged::MoreThan(_) => rivals.all(|p| scores.of[p] < mine),
            }
    }
}

/// The Oath a Vision shares its goal with.
#[must_use]
pub const fn oath_of_vision(vision: Card) -> Option<Oath> {
    match vision {
        Card::CONQUEST => Some(Oath::Supremacy),
        Card::REBELLION => Some(Oath::People),
        Card::FAITH => Some(Oath::Devotion),
        Card::SANCTUARY => Some(Oath::Protection),
        _ => None,
    }
}

/// Visions that must have been drawn for a Vision to win (3.2).
pub const VISIONS_NEEDED: u8 = 3;

/// What is reached, by the goals of the rulebook in force.
impl Position {
    /// The goal of the Oathkeeper (2.11).
    #[must_use]
    pub fn oath_goal(&self) -> Goal {
        self.book.rules.goals.oath(self.state.oath)
    }

    /// The goal of a Vision (3.2); the Conspiracy has none.
    #[must_use]
    pub fn vision_goal(&self, vision: Card) -> Option<Goal> {
        self.book.rules.goals.vision(vision)
    }

    /// The goal of a Citizen who would succeed the Chancellor (3.3.1).
    #[must_use]
    pub fn successor_goal(&self) -> Goal {
        self.book.rules.goals.successor(self.state.oath)
    }

    /// The players who meet the Oathkeeper goal (2.11); all who tie do.
    #[must_use]
    pub fn meets_oath(&self) -> PlayerSet {
        self.meeting(self.oath_goal())
    }

    /// Has this Exile completed the goal of the Vision (3.2)? A tie for most is not enough.
    #[must_use]
    pub fn fulfils(&self, player: Player, vision: Card) -> bool {
        self.state.visions_drawn >= VISIONS_NEEDED
            && self.is_exile(player)
            && self.vision_goal(vision).is_some_and(|goal| self.meets(player, goal))
    }

    /// The Citizen who meets the Successor goal (3.3.1).
    #[must_use]
    pub fn successor(&self) -> Option<Player> {
        let mut citizens = self.in_turn_order().filter(|p| self.is_citizen(*p)).peekable();
        citizens.peek()?;
        let meeting = self.meeting(self.successor_goal());
        citizens.find(|p| meeting.contains(*p))
    }

    /// The Chancellor, or the Successor instead (3.3.1). None without an Empire.
    #[must_use]
    pub fn imperial_winner(&self, victory: Victory) -> Option<(Player, Victory)> {
        let chancellor = self.chancellor()?;
        Some(self.successor().map_or((chancellor, victory), |citizen| (citizen, Victory::Successor)))
    }

    /// The Visions somebody may win by (3.2): their own, and another one that is shared with them.
    pub fn visions_of(&self, player: Player) -> impl Iterator<Item = Card> {
        let own = self.state[player].revealed;
        let shared = self.state.prophet.filter(|p| p.player == player).map(|p| p.vision);
        own.into_iter()
            .chain(self.state.earlier_visions(player))
            .chain(shared.filter(move |v| own != Some(*v)))
    }

    /// Who wins if the last round ended now, as far as it is not drawn by lot.
    #[must_use]
    pub fn exhausted_winner(&self) -> Option<(Player, Victory)> {
        (self.book.rules.exhausted)(self)
    }
}

/// What both rulebooks say of goals, but for what Protection counts and whether none is enough.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goals {
    /// What Protection and its like count: relics, with banners or without.
    pub protected: Measure,
    /// How the most of something is judged for the Oathkeeper.
    pub most: Judged,
}

impl Goals {
    /// What an Oath is about.
    #[must_use]
    pub const fn measure(self, oath: Oath) -> Measure {
        match oath {
            Oath::Supremacy => Measure::Sites,
            Oath::Protection => self.protected,
            Oath::People => Measure::Banner(Banner::PeoplesFavor),
            Oath::Devotion => Measure::Banner(Banner::DarkestSecret),
        }
    }

    /// The goal of the Oathkeeper. All who tie for most meet it; a banner has to be held.
    #[must_use]
    pub const fn oath(self, oath: Oath) -> Goal {
        let measure = self.measure(oath);
        let judged = match measure {
            Measure::Sites | Measure::Prizes | Measure::Relics => self.most,
            Measure::Banner(_) | Measure::Relic(_) => Judged::MoreThan(Rivals::Everybody),
        };
        Goal { measure, judged }
    }

    /// The goal of a Vision, for which a tie is not enough. The Conspiracy has none.
    #[must_use]
    pub const fn vision(self, vision: Card) -> Option<Goal> {
        match oath_of_vision(vision) {
            Some(oath) => {
                Some(Goal { measure: self.measure(oath), judged: Judged::MoreThan(Rivals::Everybody) })
            }
            None => None,
        }
    }

    /// The goal of a Citizen who would succeed the Chancellor.
    #[must_use]
    pub const fn successor(self, oath: Oath) -> Goal {
        let measure = match oath {
            Oath::Supremacy => self.protected,
            Oath::People => Measure::Banner(Banner::DarkestSecret),
            Oath::Protection => Measure::Banner(Banner::PeoplesFavor),
            Oath::Devotion => Measure::Relic(Card::SCEPTER),
        };
        Goal { measure, judged: Judged::MoreThan(Rivals::Imperials) }
    }
}
