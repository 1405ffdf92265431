//! The native half of the Python package `oath`: thin classes around [`oath_env`]. Every wrong input is a
//! `ValueError` with one sentence. Arrays belong to Python and are filled here by the buffer protocol.

mod game;
mod vector;

use oath_env::{Reward, Setting, Worlds, actions};
use oath_model::{Edition, MAX_PLAYERS, MIN_PLAYERS};
use oath_play::session::Keep;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// A sentence as a Python error.
fn wrong(why: impl Into<String>) -> PyErr {
    PyValueError::new_err(why.into())
}

fn edition_of(word: &str) -> PyResult<Edition> {
    word.parse().map_err(|why: String| wrong(why))
}

fn reward_of(word: &str, edition: Edition, keep: Keep) -> PyResult<Reward> {
    match word {
        "win" => Ok(Reward::Win),
        "points" if edition == Edition::Foundations && keep == Keep::Chronicle => Ok(Reward::Points),
        "points" => Err(wrong("points are counted in New Foundations with chronicle=True")),
        _ => Err(wrong(format!("there is no reward '{word}', only win and points"))),
    }
}

/// What the arguments of an environment mean.
fn setting(players: i64, edition: &str, world: &str, chronicle: bool, reward: &str) -> PyResult<Setting> {
    let seats = usize::try_from(players).ok().filter(|n| (MIN_PLAYERS..=MAX_PLAYERS).contains(n));
    let players = seats.ok_or_else(|| wrong(format!("{players} players cannot play, only 2 to 6 can")))?;
    let edition = edition_of(edition)?;
    let worlds = match world {
        "first" => Worlds::First,
        "random" => Worlds::Random,
        _ => return Err(wrong(format!("there is no world '{world}', only first and random"))),
    };
    let keep = if chronicle { Keep::Chronicle } else { Keep::Nothing };
    Ok(Setting { players, edition, worlds, keep, reward: reward_of(reward, edition, keep)? })
}

/// The names of all actions, in order.
#[pyfunction]
fn action_names() -> Vec<String> {
    actions::action_names()
}

/// The names of all numbers of an observation, in order.
#[pyfunction]
fn observation_names(edition: &str) -> PyResult<Vec<String>> {
    Ok(oath_env::observation_names(edition_of(edition)?).to_vec())
}

/// How many numbers an observation has.
#[pyfunction]
fn observation_size(edition: &str) -> PyResult<usize> {
    Ok(oath_env::observation_size(edition_of(edition)?))
}

#[pymodule]
fn _oath(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("ACTIONS", actions::ACTIONS)?;
    module.add_class::<game::Game>()?;
    module.add_class::<vector::Vector>()?;
    module.add_function(wrap_pyfunction!(action_names, module)?)?;
    module.add_function(wrap_pyfunction!(observation_names, module)?)?;
    module.add_function(wrap_pyfunction!(observation_size, module)?)
}
