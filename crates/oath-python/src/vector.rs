//! Many games, as Python holds them.

use crate::game::Game;
use crate::{setting, wrong};
use oath_env::Many;
use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;

/// Games that are stepped together.
#[pyclass(module = "oath._oath")]
pub(crate) struct Vector {
    many: Many,
}

/// Arrays of Python, in this order: observations, masks, seats, rewards, dones.
type Arrays = (PyBuffer<f32>, PyBuffer<i8>, PyBuffer<i64>, PyBuffer<f32>, PyBuffer<i8>);

fn fill<T: Element>(py: Python<'_>, array: &PyBuffer<T>, from: &[T]) -> PyResult<()> {
    array.copy_from_slice(py, from)
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (games, players, edition, world, seed, chronicle, reward, threads))]
    #[expect(clippy::too_many_arguments, reason = "Python gives them by name")]
    fn new(
        py: Python<'_>,
        games: i64,
        players: i64,
        edition: &str,
        world: &str,
        seed: u64,
        chronicle: bool,
        reward: &str,
        threads: i64,
    ) -> PyResult<Vector> {
        let setting = setting(players, edition, world, chronicle, reward)?;
        let counted = |n: i64| usize::try_from(n).unwrap_or(0);
        let many = py.detach(|| Many::new(setting, counted(games), seed, counted(threads)));
        Ok(Vector { many: many.map_err(wrong)? })
    }

    fn reset(&mut self, py: Python<'_>, seed: u64) -> PyResult<()> {
        py.detach(|| self.many.reset(seed)).map_err(wrong)
    }

    fn act(&mut self, py: Python<'_>, actions: PyBuffer<i64>) -> PyResult<()> {
        let actions = actions.to_vec(py)?;
        py.detach(|| self.many.act(&actions)).map_err(wrong)
    }

    /// Copy everything into arrays of Python.
    fn look(&self, py: Python<'_>, arrays: Arrays) -> PyResult<()> {
        let (observations, masks, seats, rewards, dones) = arrays;
        fill(py, &observations, self.many.observations())?;
        fill(py, &masks, self.many.masks())?;
        fill(py, &seats, self.many.seats())?;
        fill(py, &rewards, self.many.rewards())?;
        fill(py, &dones, self.many.dones())
    }

    fn seeds(&self) -> Vec<u64> {
        self.many.seeds().to_vec()
    }

    fn game(&self, game: i64) -> PyResult<Game> {
        let found = usize::try_from(game).ok().and_then(|game| self.many.play(game));
        let play = found.ok_or_else(|| wrong(format!("there is no game {game}")))?;
        Ok(Game::of(play.clone()))
    }
}
