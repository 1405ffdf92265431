"""Which actions are accepted, and what they are called."""

import copy
import random

import oath
import pytest
from conftest import play


def test_names_are_distinct_and_lead_back():
    assert len(set(oath.ACTION_NAMES)) == oath.ACTIONS
    for action in range(0, oath.ACTIONS, 17):
        assert oath.action_index(oath.action_name(action)) == action
    assert oath.action_name(oath.action_index("act:search")) == "act:search"


@pytest.mark.parametrize("edition", oath.EDITIONS)
def test_every_number_of_an_observation_has_a_name(edition):
    names = oath.observation_names(edition)
    assert len(names) == oath.observation_size(edition)
    assert "seat +0: favor" in names and "card 12: known" in names


def test_every_action_of_the_mask_is_accepted(kind):
    edition, players = kind
    env = oath.env(players=players, edition=edition, seed=2)
    env.reset()
    dice = random.Random(2)
    for _ in range(40):
        for action in env.legal_actions():
            env.copy().step(action)
        play(env, dice.random(), dice.randrange(1, 12))
        if env.over:
            env.reset()


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(kind):
    edition, players = kind
    env = oath.env(players=players, edition=edition, seed=6)
    env.reset()
    for seed in range(5):
        play(env, seed, 30)
        if env.over:
            env.reset()
        before = (env.record(), env.legal_actions(), env.agent_selection, dict(env.rewards))
        wrong = next(action for action in range(oath.ACTIONS) if action not in before[1])
        for action in (wrong, -1, oath.ACTIONS, 2**70, -(2**70), 0.5, None):
            with pytest.raises(ValueError):
                env.step(action)
        assert (env.record(), env.legal_actions(), env.agent_selection, dict(env.rewards)) == before


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": 1},
        {"players": 7},
        {"players": -3},
        {"players": 2**80},
        {"players": 2.5},
        {"edition": "gold"},
        {"edition": ""},
        {"world": "flat"},
        {"reward": "gold"},
        {"reward": "points"},
        {"edition": "foundations", "reward": "points"},
        {"seed": -1},
        {"seed": 2**64},
        {"render_mode": "paint"},
    ],
)
def test_bad_arguments_get_one_sentence(arguments):
    with pytest.raises(ValueError) as told:
        oath.env(**arguments)
    assert str(told.value).strip() and "\n" not in str(told.value)


def test_other_bad_input_gets_one_sentence_too():
    env = oath.env(players=2, seed=1)
    for call in (
        lambda: env.step(0),
        lambda: oath.action_name(oath.ACTIONS),
        lambda: oath.action_index("act:dance"),
        lambda: oath.observation_names("gold"),
        lambda: env.observe("seat_9"),
        lambda: env.rollout("nobody"),
        lambda: env.rollout("cmd:true"),
        lambda: env.guess(-1),
        lambda: oath.VecEnv(n=0),
        lambda: oath.VecEnv(n=-5),
        lambda: oath.VecEnv(n=10**15),
        lambda: oath.VecEnv(n=2, threads=10**6),
        lambda: oath.VecEnv(n=2, threads=0),
        lambda: oath.VecEnv(n=2, players=9),
    ):
        with pytest.raises(ValueError):
            call()
    env.reset()
    with pytest.raises(ValueError):
        env.ask_bot("nobody")
    play(env, 1)
    for call in (lambda: env.guess(1), env.ask_bot, lambda: env._game.act(0)):
        with pytest.raises(ValueError):
            call()


def test_what_is_rendered_is_text():
    env = oath.env(players=3, seed=1, render_mode="ansi")
    env.reset()
    seen = set()
    for i in range(60):
        play(env, i, 1)
        seen.update(env.render().splitlines())
    assert any(line.startswith("seat_") for line in seen) and len(seen) > 20


def test_a_guess_has_the_same_question_and_leaves_the_game_alone(kind):
    edition, players = kind
    env = oath.env(players=players, edition=edition, seed=12)
    env.reset()
    for seed in range(6):
        play(env, seed, 25)
        if env.over:
            break
        before = env.record()
        guess = env.guess(seed)
        assert guess.agent_selection == env.agent_selection
        play(guess, seed, 20)
        assert env.record() == before
        with pytest.raises(ValueError):
            guess.record()
        rewards = env.rollout("random", seed)
        assert sum(rewards) == 1.0 and rewards == env.rollout("random", seed)


def test_a_copy_goes_its_own_way():
    env = oath.env(players=2, seed=3)
    env.reset()
    play(env, 3, 40)
    before, other, third = env.record(), env.copy(), copy.deepcopy(env)
    play(other, 1)
    assert other.over and env.record() == third.record() == before
    assert not any(env.terminations.values()) and all(other.terminations.values())
    assert play(env, 1) == play(third, 1) and env.record() == other.record()


def test_built_in_bots_answer_whole_questions():
    env = oath.env(players=3, seed=3)
    env.reset()
    for seed in range(60):
        env.ask_bot("light" if seed % 2 else "greedy", seed)
    assert env.answers >= 60
