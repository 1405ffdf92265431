//! Who sits at a simulated table: the options that several commands share.

#[derive(clap::Args)]
pub struct Seats {
    /// Seats in each game
    #[arg(long, default_value_t = 4)]
    pub players: usize,
    /// Bots by seat
    #[arg(long, default_value = "random")]
    pub bots: String,
    /// Seed of the first game
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl Seats {
    /// Can such a table be?
    pub fn check(&self) -> Result<(), String> {
        if !(2..=6).contains(&self.players) {
            return Err(format!("{} seats are not possible: a game has 2 to 6", self.players));
        }
        match self.bots.split(',').find(|bot| *bot != "random") {
            Some(bot) => Err(format!("there is no bot '{bot}'; there is: random")),
            None => Ok(()),
        }
    }
}
