"""What PettingZoo asks of an environment."""

import warnings

import numpy as np
import oath
from conftest import play
from pettingzoo.test import api_test, seed_test


def test_the_api_is_that_of_pettingzoo(kind):
    edition, players = kind
    with warnings.catch_warnings():
        # A dict with a mask is usual, but the test would rather see a bare array.
        warnings.simplefilter("ignore", UserWarning)
        api_test(oath.env(players=players, edition=edition, seed=3), num_cycles=300)


def test_a_seed_decides_everything(kind):
    edition, players = kind
    seed_test(lambda: oath.env(players=players, edition=edition), num_cycles=150)


def test_observations_lie_in_their_space_and_masks_are_the_legal_actions(kind):
    edition, players = kind
    env = oath.env(players=players, edition=edition, world="random")
    env.reset(seed=5)
    taken = 0
    while not env.over and taken < 120:
        for agent in env.agents:
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            legal = np.flatnonzero(seen["action_mask"]).tolist()
            assert legal == (env.legal_actions() if agent == env.agent_selection else [])
        assert sorted(env.labels()) == env.legal_actions()
        taken += len(play(env, seed=taken, most=1))


def test_a_game_ends_with_one_winner_and_every_agent_takes_its_leave(kind):
    edition, players = kind
    env = oath.env(players=players, edition=edition, seed=8)
    env.reset()
    got = dict.fromkeys(env.agents, 0.0)
    steps = 0
    for agent in env.agent_iter(max_iter=200_000):
        seen, reward, termination, truncation, _ = env.last()
        got[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if termination or truncation else int(legal[steps * 7919 % len(legal)]))
        steps += 1
    assert env.agents == []
    assert sum(got.values()) == 1.0
    assert got[env.winner] == 1.0


def test_reset_without_a_seed_goes_on_counting():
    env = oath.env(players=2, seed=10)
    env.reset()
    first = env.seed
    env.reset()
    assert (first, env.seed) == (10, 11)
    env.reset(seed=10)
    again = oath.env(players=2)
    again.reset(seed=10)
    assert play(env, 1, 50) == play(again, 1, 50)
    assert env.record() == again.record()


def test_the_chronicle_is_played_and_points_are_told():
    env = oath.env(players=3, edition="foundations", chronicle=True, reward="points", seed=4)
    env.reset()
    play(env, 4)
    assert env.over
    assert all(reward >= 0 for reward in env.rewards.values())
