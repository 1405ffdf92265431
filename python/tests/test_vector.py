"""Many games at once are the same games."""

import numpy as np
import oath
import pytest


def choose(dice, masks):
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize("edition", oath.EDITIONS)
def test_rows_are_the_games_of_their_seeds(edition):
    n, players, steps = 3, 4, 1000
    vec = oath.VecEnv(n, players, edition, seed=20)
    alone = [oath.env(players, edition, seed=20 + i) for i in range(n)]
    for env in alone:
        env.reset()
    batch, dice, ended = vec.reset(), np.random.default_rng(1), 0
    for step in range(steps):
        for i, env in enumerate(alone):
            assert env.agent_selection == f"seat_{batch.seat[i]}"
            if step % 10 == 0:
                seen = env.observe(env.agent_selection)
                assert np.array_equal(seen["action_mask"], batch.action_mask[i])
                assert np.array_equal(seen["observation"], batch.observation[i])
        actions = choose(dice, batch.action_mask)
        batch = vec.step(actions)
        for i, env in enumerate(alone):
            env.step(int(actions[i]))
            assert env.over == batch.done[i]
            assert list(env.rewards.values()) == batch.reward[i].tolist()
            if env.over:
                ended += 1
                env.reset(seed=env.seed + n)
                assert vec.seeds[i] == env.seed
    assert ended > 0
    assert vec.record(1) == alone[1].record()


@pytest.mark.parametrize("edition", oath.EDITIONS)
def test_threads_change_nothing(edition):
    vecs = [oath.VecEnv(9, 3, edition, "random", seed=7, threads=threads) for threads in (1, 2, 4, 9)]
    batches = [vec.reset() for vec in vecs]
    dice = np.random.default_rng(2)
    for _ in range(200):
        actions = choose(dice, batches[0].action_mask)
        batches = [vec.step(actions) for vec in vecs]
        for other in batches[1:]:
            assert all(np.array_equal(a, b) for a, b in zip(batches[0], other))


def test_one_illegal_action_stops_all():
    vec = oath.VecEnv(4, 2, seed=1)
    batch = vec.reset()
    actions = np.array([np.flatnonzero(mask)[0] for mask in batch.action_mask])
    records = [vec.record(i) for i in range(4)]
    wrong = actions.copy()
    wrong[3] = np.flatnonzero(batch.action_mask[3] == 0)[0]
    for bad in (wrong, actions[:3], actions - 10_000, actions + 10_000, actions.astype(float), [actions], 3):
        with pytest.raises(ValueError):
            vec.step(bad)
    assert [vec.record(i) for i in range(4)] == records
    with pytest.raises(ValueError):
        vec.record(4)
    vec.step(actions)
    vec.step(list(map(int, [np.flatnonzero(mask)[0] for mask in vec._look().action_mask])))


def test_what_was_returned_is_not_written_again():
    vec = oath.VecEnv(2, 2, seed=1)
    first = vec.reset()
    kept = [array.copy() for array in first]
    batch = first
    for _ in range(5):
        batch = vec.step([int(np.flatnonzero(mask)[0]) for mask in batch.action_mask])
    assert all(np.array_equal(a, b) for a, b in zip(first, kept))
