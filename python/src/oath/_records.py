"""Recorded games as examples to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ._aec import load_record


class Decision(NamedTuple):
    """One action of a recorded game."""

    seat: int
    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]
    action: int


def decisions(text: str) -> Iterator[Decision]:
    """Every action of a recorded game with what its seat saw.

    Offers that are not on the menu of actions are answered as recorded, but give no decision.
    """
    env = load_record(text, to=0)
    game = env._game
    for seat, line in _answers(text):
        if seat is None:
            # Dice: what the game rolled is in the record, so its own dice must not be asked.
            continue
        path = game.path(line)
        if path is None:
            game.answer(line)
            continue
        for action in path:
            seen = env.observe(env.possible_agents[seat])
            yield Decision(seat, seen["observation"], seen["action_mask"], action)
            game.act(action)


def _answers(text: str) -> Iterator[tuple[int | None, str]]:
    """The lines of a record behind ``answers``: who, and what."""
    lines = iter(text.splitlines())
    for line in lines:
        if line.strip() == "answers":
            break
    for line in lines:
        who, _, answer = line.lstrip("+").partition(" ")
        if who == "c":
            yield None, answer
        elif who.isdigit():
            yield int(who), answer
