//! One game, as Python holds it.

use crate::{reward_of, setting, wrong};
use oath_env::{Play, actions::ACTIONS, observation_size};
use oath_model::{Answer, Player};
use oath_play::record::{Record, Verify};
use oath_play::session::Keep;
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;

/// A game in progress.
#[pyclass(module = "oath._oath")]
pub(crate) struct Game {
    play: Play,
}

impl Game {
    pub(crate) fn of(play: Play) -> Game {
        Game { play }
    }

    fn seat(&self, seat: i64) -> PyResult<Player> {
        let players = self.play.setting().players;
        let found = usize::try_from(seat).ok().filter(|seat| *seat < players);
        found
            .map(|seat| Player(seat as u8))
            .ok_or_else(|| wrong(format!("there is no seat {seat}, the seats are 0 to {}", players - 1)))
    }

    fn maybe_seat(&self, seat: Option<i64>) -> PyResult<Option<Player>> {
        seat.map(|seat| self.seat(seat)).transpose()
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (players, edition, world, seed, chronicle, reward))]
    fn new(
        players: i64,
        edition: &str,
        world: &str,
        seed: u64,
        chronicle: bool,
        reward: &str,
    ) -> PyResult<Game> {
        let setting = setting(players, edition, world, chronicle, reward)?;
        Ok(Game { play: setting.deal(seed).map_err(wrong)? })
    }

    #[staticmethod]
    #[pyo3(signature = (text, to, seed, check, reward))]
    fn load(text: &str, to: Option<usize>, seed: u64, check: bool, reward: &str) -> PyResult<Game> {
        if check {
            let record = Record::from_text(text).map_err(|why| wrong(why.to_string()))?;
            record.replay(None, Verify::Hashes).map_err(wrong)?;
        }
        let mut play = Play::load(text, to, seed).map_err(wrong)?;
        let setting = play.setting();
        play.set_reward(reward_of(reward, setting.edition, setting.keep)?);
        Ok(Game { play })
    }

    /// A recorded game at its beginning, with the seats and lines of all answers of its players.
    #[staticmethod]
    fn again(text: &str) -> PyResult<(Game, Vec<(u8, String)>)> {
        let (play, answers) = Play::again(text).map_err(wrong)?;
        let line = |(seat, answer): (Player, Answer)| (seat.0, oath_play::codec::answer_line(&answer));
        Ok((Game { play }, answers.into_iter().map(line).collect()))
    }

    #[getter]
    fn players(&self) -> usize {
        self.play.setting().players
    }

    #[getter]
    fn edition(&self) -> &'static str {
        self.play.setting().edition.word()
    }

    #[getter]
    fn chronicle(&self) -> bool {
        self.play.setting().keep == Keep::Chronicle
    }

    #[getter]
    fn acting(&self) -> Option<u8> {
        self.play.seat().map(|seat| seat.0)
    }

    #[getter]
    fn over(&self) -> bool {
        self.play.is_over()
    }

    #[getter]
    fn winner(&self) -> Option<u8> {
        self.play.winner().map(|seat| seat.0)
    }

    #[getter]
    fn round(&self) -> u8 {
        self.play.round()
    }

    #[getter]
    fn answers(&self) -> usize {
        self.play.answers()
    }

    fn legal(&self) -> Vec<u16> {
        self.play.legal()
    }

    fn labels(&self) -> Vec<(u16, String)> {
        self.play.labels()
    }

    fn question(&self) -> Option<String> {
        self.play.question()
    }

    fn news(&self, seat: Option<i64>) -> PyResult<Vec<String>> {
        Ok(self.play.news(self.maybe_seat(seat)?))
    }

    fn rewards(&self) -> Vec<f32> {
        (0..self.players()).map(|seat| self.play.reward(Player(seat as u8))).collect()
    }

    fn act(&mut self, action: i64) -> PyResult<()> {
        let action = usize::try_from(action).map_err(|_| wrong(format!("there is no action {action}")))?;
        self.play.act(action).map_err(wrong)
    }

    /// Fill an observation and a mask of a seat.
    fn look(
        &self,
        py: Python<'_>,
        seat: i64,
        observation: PyBuffer<f32>,
        mask: PyBuffer<i8>,
    ) -> PyResult<()> {
        let seat = self.seat(seat)?;
        let mut numbers = vec![0.0; observation_size(self.play.setting().edition)];
        let mut legal = vec![0; ACTIONS];
        self.play.observe(seat, &mut numbers);
        self.play.mask(seat, &mut legal);
        observation.copy_from_slice(py, &numbers)?;
        mask.copy_from_slice(py, &legal)
    }

    fn record(&self) -> PyResult<String> {
        self.play.record().map_err(wrong)
    }

    fn copy(&self) -> Game {
        Game { play: self.play.clone() }
    }

    fn guess(&self, seed: u64) -> PyResult<Game> {
        Ok(Game { play: self.play.guess(seed).map_err(wrong)? })
    }

    fn rollout(&self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<Vec<f32>> {
        py.detach(|| self.play.rollout(bot, seed)).map_err(wrong)
    }

    fn ask_bot(&mut self, py: Python<'_>, bot: &str, seed: u64) -> PyResult<()> {
        py.detach(|| self.play.ask_bot(bot, seed)).map_err(wrong)
    }

    /// The actions that give the answer of this line of a record.
    fn path(&self, line: &str) -> PyResult<Option<Vec<u16>>> {
        let answer: Answer = oath_play::codec::parse_answer(line).map_err(wrong)?;
        Ok(self.play.path(&answer))
    }

    /// Give the answer of a line of a record.
    fn answer(&mut self, line: &str) -> PyResult<()> {
        let answer: Answer = oath_play::codec::parse_answer(line).map_err(wrong)?;
        self.play.answer(answer).map_err(wrong)
    }
}
