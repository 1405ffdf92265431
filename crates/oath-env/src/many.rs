//! Many games of one setting, stepped together: each row of the arrays is one game, seen by the seat that
//! acts in it. Games are independent of each other, so the number of threads changes nothing.

use crate::actions::ACTIONS;
use crate::observe::observation_size;
use crate::play::{Play, Setting};
use oath_model::Player;

/// As much stack as the rules may need in a thread of their own.
const STACK: usize = 8 << 20;

/// Games that fit into the memory of a usual machine.
const MOST_GAMES: usize = 1 << 16;
/// Threads that a usual machine gives.
const MOST_THREADS: usize = 256;

/// A game, and the seed of the one that follows it.
struct Lane {
    play: Play,
    next: u64,
}

/// Games that are stepped together.
pub struct Many {
    setting: Setting,
    threads: usize,
    lanes: Vec<Lane>,
    observations: Vec<f32>,
    masks: Vec<i8>,
    seats: Vec<i64>,
    rewards: Vec<f32>,
    dones: Vec<i8>,
    seeds: Vec<u64>,
}

/// What one thread steps.
struct Share<'m> {
    lanes: &'m mut [Lane],
    observations: &'m mut [f32],
    masks: &'m mut [i8],
    seats: &'m mut [i64],
    rewards: &'m mut [f32],
    dones: &'m mut [i8],
    seeds: &'m mut [u64],
}

impl Many {
    /// So many games; the first begins from this seed, each other one from the next number.
    ///
    /// # Errors
    /// A sentence, if there can be no such games.
    pub fn new(setting: Setting, games: usize, seed: u64, threads: usize) -> Result<Many, String> {
        if !(1..=MOST_GAMES).contains(&games) || !(1..=MOST_THREADS).contains(&threads) {
            return Err(format!("1 to {MOST_GAMES} games and 1 to {MOST_THREADS} threads can be had"));
        }
        let mut many = Many {
            setting,
            threads: threads.min(games),
            lanes: Vec::new(),
            observations: vec![0.0; games * observation_size(setting.edition)],
            masks: vec![0; games * ACTIONS],
            seats: vec![0; games],
            rewards: vec![0.0; games * setting.players],
            dones: vec![0; games],
            seeds: vec![0; games],
        };
        many.reset(seed)?;
        Ok(many)
    }

    /// Deal all games anew, the first one from this seed.
    ///
    /// # Errors
    /// A sentence, if there can be no such games.
    pub fn reset(&mut self, seed: u64) -> Result<(), String> {
        let games = self.seats.len() as u64;
        let lane = |i: u64| {
            let own = seed.wrapping_add(i);
            Ok(Lane { play: self.setting.deal(own)?, next: own.wrapping_add(games) })
        };
        self.lanes = (0..games).map(lane).collect::<Result<_, String>>()?;
        self.seeds = (0..games).map(|i| seed.wrapping_add(i)).collect();
        self.rewards.fill(0.0);
        self.dones.fill(0);
        self.in_shares(|share| share.look());
        Ok(())
    }

    /// Act once in every game. A game that ends tells its rewards and begins anew.
    ///
    /// # Errors
    /// A sentence about the first action that is not legal; then nothing has changed.
    pub fn act(&mut self, actions: &[i64]) -> Result<(), String> {
        if actions.len() != self.lanes.len() {
            return Err(format!("{} actions for {} games", actions.len(), self.lanes.len()));
        }
        for (game, action) in actions.iter().enumerate() {
            let legal = usize::try_from(*action).ok().filter(|action| *action < ACTIONS);
            if legal.is_none_or(|action| self.masks[game * ACTIONS + action] == 0) {
                return Err(format!("action {action} is not legal now in game {game}"));
            }
        }
        let mut rest = actions;
        let mut parts = Vec::new();
        for size in self.sizes() {
            let (part, more) = rest.split_at(size);
            parts.push(part);
            rest = more;
        }
        self.in_shares_with(parts, |share, actions| share.act(actions));
        Ok(())
    }

    fn sizes(&self) -> Vec<usize> {
        let (games, threads) = (self.lanes.len(), self.threads);
        (0..threads).map(|i| games / threads + usize::from(i < games % threads)).collect()
    }

    fn in_shares(&mut self, work: impl Fn(Share<'_>) + Sync) {
        let parts = vec![(); self.threads];
        self.in_shares_with(parts, |share, ()| work(share));
    }

    /// Every thread works on its share; with one share nobody else is needed.
    fn in_shares_with<T: Send>(&mut self, parts: Vec<T>, work: impl Fn(Share<'_>, T) + Sync) {
        let sizes = self.sizes();
        let (width, players) = (observation_size(self.setting.edition), self.setting.players);
        let mut rest = Share {
            lanes: &mut self.lanes,
            observations: &mut self.observations,
            masks: &mut self.masks,
            seats: &mut self.seats,
            rewards: &mut self.rewards,
            dones: &mut self.dones,
            seeds: &mut self.seeds,
        };
        let mut shares = Vec::new();
        for (size, part) in sizes.into_iter().zip(parts) {
            let (share, more) = rest.split(size, width, players);
            shares.push((share, part));
            rest = more;
        }
        if let [_] = &shares[..] {
            shares.into_iter().for_each(|(share, part)| work(share, part));
            return;
        }
        std::thread::scope(|scope| {
            let work = &work;
            for (share, part) in shares {
                let thread = std::thread::Builder::new().stack_size(STACK);
                let run = move || work(share, part);
                thread.spawn_scoped(scope, run).expect("a thread can be started");
            }
        });
    }

    /// How many games.
    #[must_use]
    pub fn games(&self) -> usize {
        self.lanes.len()
    }
    /// What they have in common.
    #[must_use]
    pub fn setting(&self) -> Setting {
        self.setting
    }
    /// A row for each game: what the acting seat may know.
    #[must_use]
    pub fn observations(&self) -> &[f32] {
        &self.observations
    }
    /// A row for each game: 1 for each legal action.
    #[must_use]
    pub fn masks(&self) -> &[i8] {
        &self.masks
    }
    /// The seat that acts in each game.
    #[must_use]
    pub fn seats(&self) -> &[i64] {
        &self.seats
    }
    /// A row for each game: what each seat got for the last action, which is nothing unless the game ended.
    #[must_use]
    pub fn rewards(&self) -> &[f32] {
        &self.rewards
    }
    /// 1 for each game that the last action has ended, and that has begun anew.
    #[must_use]
    pub fn dones(&self) -> &[i8] {
        &self.dones
    }
    /// The seed of each game.
    #[must_use]
    pub fn seeds(&self) -> &[u64] {
        &self.seeds
    }
    /// One of the games.
    #[must_use]
    pub fn play(&self, game: usize) -> Option<&Play> {
        self.lanes.get(game).map(|lane| &lane.play)
    }
}

impl<'m> Share<'m> {
    fn split(self, games: usize, width: usize, players: usize) -> (Share<'m>, Share<'m>) {
        let (lanes, lanes_left) = self.lanes.split_at_mut(games);
        let (observations, observations_left) = self.observations.split_at_mut(games * width);
        let (masks, masks_left) = self.masks.split_at_mut(games * ACTIONS);
        let (seats, seats_left) = self.seats.split_at_mut(games);
        let (rewards, rewards_left) = self.rewards.split_at_mut(games * players);
        let (dones, dones_left) = self.dones.split_at_mut(games);
        let (seeds, seeds_left) = self.seeds.split_at_mut(games);
        let rest = Share {
            lanes: lanes_left,
            observations: observations_left,
            masks: masks_left,
            seats: seats_left,
            rewards: rewards_left,
            dones: dones_left,
            seeds: seeds_left,
        };
        (Share { lanes, observations, masks, seats, rewards, dones, seeds }, rest)
    }

    fn act(self, actions: &[i64]) {
        let players = self.rewards.len() / self.lanes.len().max(1);
        for (i, (lane, action)) in self.lanes.iter_mut().zip(actions).enumerate() {
            lane.play.act(*action as usize).expect("only legal actions come here");
            let rewards = &mut self.rewards[i * players..(i + 1) * players];
            for (seat, reward) in rewards.iter_mut().enumerate() {
                *reward = lane.play.reward(Player(seat as u8));
            }
            self.dones[i] = i8::from(lane.play.is_over());
            if lane.play.is_over() {
                lane.begin_anew(&mut self.seeds[i]);
            }
        }
        self.look();
    }

    /// Write what the acting seats see.
    fn look(self) {
        let games = self.lanes.len().max(1);
        let (width, actions) = (self.observations.len() / games, ACTIONS);
        for (i, lane) in self.lanes.iter().enumerate() {
            let seat = lane.play.seat().expect("a game that is over has begun anew");
            self.seats[i] = i64::from(seat.0);
            lane.play.observe(seat, &mut self.observations[i * width..(i + 1) * width]);
            lane.play.mask(seat, &mut self.masks[i * actions..(i + 1) * actions]);
        }
    }
}

impl Lane {
    fn begin_anew(&mut self, seed: &mut u64) {
        // Rows are as far apart as there are games, so that no two of them ever play the same one.
        let stride = self.next.wrapping_sub(*seed);
        *seed = self.next;
        self.next = self.next.wrapping_add(stride);
        self.play = self.play.setting().deal(*seed).expect("the same setting as before");
    }
}
