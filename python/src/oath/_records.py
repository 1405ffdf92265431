"""Recorded games as examples to learn from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import _oath
from ._names import observation_size


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
    game, answers = _oath.Game.again(text)
    size = observation_size(game.edition)
    for seat, line in answers:
        path = game.path(line)
        if path is None:
            game.answer(line)
            continue
        for action in path:
            observation, mask = np.empty(size, np.float32), np.empty(_oath.ACTIONS, np.int8)
            game.look(seat, observation, mask)
            yield Decision(seat, observation, mask, action)
            game.act(action)
