"""Records in and out."""

import os
import pathlib
import subprocess

import numpy as np
import oath
import pytest
from conftest import play

GOLDEN = sorted((pathlib.Path(__file__).parents[2] / "records").glob("*/*.record"))


@pytest.fixture(scope="module")
def games():
    """A whole game of each edition."""
    played = []
    for edition in oath.EDITIONS:
        env = oath.env(players=4, edition=edition, world="random", seed=31)
        env.reset()
        play(env, 31)
        played.append(env)
    return played


def test_a_record_is_loaded_checked_and_written_again(games):
    for env in games:
        text = env.record()
        again = oath.load_record(text)
        assert again.over and again.record() == text
        assert again.winner == env.winner and again.rewards == env.rewards


def test_a_record_can_be_played_on_from_any_answer(games):
    for env in games:
        text = env.record()
        for to in (0, 1, 40, 200):
            early = oath.load_record(text, to=to)
            assert not early.over and early.answers >= to
            other = oath.load_record(text, to=to)
            assert play(early, to) == play(other, to)
            assert early.record() == other.record()
            assert oath.load_record(early.record()).over


def test_an_unfinished_record_goes_on_with_other_dice():
    env = oath.env(players=3, seed=2)
    env.reset()
    play(env, 2, 150)
    text = env.record()
    assert "\nseed " not in text, "the dice to come are no secret of the record"
    assert oath.load_record(text).record() == text
    ends = set()
    for seed in (1, 1, 2):
        on = oath.load_record(text, seed=seed)
        play(on, 5)
        ends.add(on.record())
        assert "\nseed " not in on.record(), "two seeds made its dice, so that it can tell none"
        assert oath.load_record(on.record()).over
    assert len(ends) == 2


@pytest.mark.skipif("OATH_BIN" not in os.environ, reason="OATH_BIN names no program")
def test_the_program_accepts_records(games, tmp_path):
    for i, env in enumerate(games):
        file = tmp_path / f"{i}.record"
        file.write_text(env.record())
        told = subprocess.run([os.environ["OATH_BIN"], "replay", "--check", file], capture_output=True, text=True)
        assert told.returncode == 0, told.stderr
        assert "all as recorded" in told.stdout and "dice: all made from the seed" in told.stdout


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_open_and_can_be_followed(file):
    """Some of them are of older programs, and their dice come from no seed that they tell."""
    text = file.read_text()
    env = oath.load_record(text)
    assert env.over and oath.load_record(env.record()).record() == env.record()
    made = list(oath.decisions(text))
    assert len(made) > 50
    assert all(decision.action_mask[decision.action] == 1 for decision in made)


def test_decisions_are_those_that_were_made():
    env = oath.env(players=3, edition="foundations", seed=9)
    env.reset()
    taken = play(env, 9)
    made = list(oath.decisions(env.record()))
    # What could only be done in one way is not asked by actions, so both rows are the same.
    assert [decision.action for decision in made] == taken
    assert all(decision.action_mask[decision.action] == 1 for decision in made)
    assert {decision.seat for decision in made} == {0, 1, 2}
    assert made[0].observation.dtype == np.float32


def test_broken_records_get_one_sentence(games):
    text = games[0].record()
    lines = text.splitlines(keepends=True)
    answers = next(i for i, line in enumerate(lines) if line.strip() == "answers")
    broken = {
        "nothing": "",
        "another file": "once upon a time\n",
        "half a line": "".join(lines[: answers + 1]) + "0 on",
        "no players": text.replace("players 4", "players 9"),
        "nonsense": text.replace("answers\n", "answers\n0 one nonsense\n", 1),
        "an illegal answer": "".join([*lines[: answers + 1], "0 one act:rest\n", *lines[answers + 1 :]]),
        "another end": text[:-9] + "00000000\n",
    }
    for what, wrong in broken.items():
        with pytest.raises(ValueError) as told:
            print(what)
            oath.load_record(wrong)
        assert "\n" not in str(told.value)
    with pytest.raises(ValueError):
        oath.load_record(text, to=-1)
    with pytest.raises(ValueError):
        list(oath.decisions(broken["an illegal answer"]))
