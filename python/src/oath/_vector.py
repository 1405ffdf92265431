"""Many games that are stepped together."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _oath
from ._names import checked_count, checked_seed, observation_size


class Batch(NamedTuple):
    """A row for each game, from the eyes of the seat that acts in it. The arrays are yours to keep."""

    observation: NDArray[np.float32]
    """What the acting seat may know: games x ``observation_size``, all between 0 and 1."""
    action_mask: NDArray[np.int8]
    """1 for each legal action: games x ``ACTIONS``."""
    seat: NDArray[np.int64]
    """Who acts."""
    reward: NDArray[np.float32]
    """What each seat got by the last action: games x players; nothing unless the game ended."""
    done: NDArray[np.bool_]
    """Did the last action end the game? Then the row is of a new one already."""


class VecEnv:
    """``n`` games of one kind. Game ``i`` begins from ``seed + i``; when it ends, its row goes on with the seed
    ``n`` further. With ``threads`` the rows are shared out; the result is the same.
    """

    def __init__(
        self,
        n: int = 256,
        players: int = 4,
        edition: str = "base",
        world: str = "first",
        seed: int | None = None,
        *,
        chronicle: bool = False,
        reward: str = "win",
        threads: int = 1,
    ) -> None:
        self.n, self.players = checked_count(n, "games"), checked_count(players, "players")
        first = checked_seed(seed)
        self._games = _oath.Vector(
            self.n, self.players, edition, world, first, chronicle, reward, checked_count(threads, "threads")
        )
        self._next_seed = first
        self._size = observation_size(edition)
        self.edition = edition

    def reset(self, seed: int | None = None) -> Batch:
        """Deal all games anew."""
        first = self._next_seed if seed is None else checked_seed(seed)
        self._games.reset(first)
        self._next_seed = (first + self.n) % 2**64
        return self._look()

    def step(self, actions: ArrayLike) -> Batch:
        """Act once in every game. If one action is not legal, that is a ``ValueError`` and nothing changes."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.ndim != 1:
            raise ValueError("actions are a row of whole numbers, one for each game")
        self._games.act(np.ascontiguousarray(given, np.int64))
        return self._look()

    def _look(self) -> Batch:
        batch = Batch(
            np.empty((self.n, self._size), np.float32),
            np.empty((self.n, _oath.ACTIONS), np.int8),
            np.empty(self.n, np.int64),
            np.empty((self.n, self.players), np.float32),
            np.empty(self.n, np.bool_),
        )
        self._games.look((*batch[:4], batch.done.view(np.int8)))
        return batch

    @property
    def seeds(self) -> list[int]:
        """The seed of the game in each row."""
        return self._games.seeds()

    def record(self, game: int) -> str:
        """The game in this row so far, as a record."""
        return self._games.game(checked_count(game, "a game")).record()
