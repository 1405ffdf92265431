//! Until there is a page: what the program can do, and a demo game in the terminal.

use crate::{Outcome, say};
use oath_bots::{RandomTable, play_out};
use oath_law::Position;
use oath_model::{Answer, Audience, Event, Question, Told};
use oath_play::{words, worlds};
use std::path::PathBuf;

#[derive(clap::Args, Default)]
pub struct Args {
    /// Address of the page
    #[arg(long, default_value = "127.0.0.1:7373")]
    addr: String,
    /// Where games are kept
    #[arg(long)]
    data: Option<PathBuf>,
    /// Another database
    #[arg(long)]
    database_url: Option<String>,
}

/// A random table that tells the log.
struct Teller {
    inner: RandomTable,
    told: Vec<Event>,
}

impl oath_law::Table for Teller {
    fn answer(&mut self, position: &Position, question: &Question<'_>) -> Result<Answer, oath_law::Pause> {
        for event in self.told.drain(..) {
            say!("  {}", words::event(position, &event));
        }
        self.inner.answer(position, question)
    }
    fn tell(&mut self, told: Told) {
        if told.to == Audience::All {
            self.told.push(told.event);
        }
    }
}

pub fn run(_: &Args) -> Outcome {
    say!("{}\n", words::text("demo-begin", &[]));
    let position = Position::from_world(&worlds::first_world(7), 4, oath_cards::book())
        .map_err(|r| words::refusal(&r))?;
    let mut table = Teller { inner: RandomTable::new(7), told: Vec::new() };
    let end = play_out(position, &mut table);
    for event in table.told.drain(..) {
        say!("  {}", words::event(&end, &event));
    }
    say!("\n{}", words::text("demo-more", &[]));
    Ok(true)
}
