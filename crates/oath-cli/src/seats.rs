//! Who sits at a simulated table: the options that several commands share.

use oath_bots::Spec;

#[derive(clap::Args)]
pub(crate) struct Seats {
    /// Seats in each game
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// Bots by seat, with commas between; fewer than seats are repeated in turn
    #[arg(long, default_value = "random")]
    pub bots: String,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Seats {
    /// Can such a table be, with random bots alone?
    pub(crate) fn check(&self) -> Result<(), String> {
        let lineup = self.lineup()?;
        match lineup.iter().find(|bot| **bot != Spec::Random) {
            Some(bot) => Err(format!("{bot} cannot sit here; there is: random")),
            None => Ok(()),
        }
    }

    /// The bots that sit down.
    pub(crate) fn lineup(&self) -> Result<Vec<Spec>, String> {
        if !(2..=6).contains(&self.players) {
            return Err(format!("{} seats are not possible: a game has 2 to 6", self.players));
        }
        let lineup: Vec<Spec> =
            self.bots.split(',').map(|name| name.trim().parse()).collect::<Result<_, _>>()?;
        if lineup.len() > self.players {
            return Err(format!("{} bots cannot sit on {} seats", lineup.len(), self.players));
        }
        Ok(lineup)
    }
}
