"""One game as an environment of PettingZoo, in which one agent acts after the other."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from . import _oath
from ._names import checked_count, checked_seed, observation_size

RENDER_MODES = ("ansi", "human")
# What changes in the course of a game, beside the game itself.
_OWN = ("agents", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")


def env(
    players: int = 4,
    edition: str = "base",
    world: str = "first",
    seed: int | None = None,
    *,
    chronicle: bool = False,
    reward: str = "win",
    render_mode: str | None = None,
) -> OathEnv:
    """A game of ``edition`` ("base" or "foundations") for 2 to 6 ``players``.

    ``world`` is the setup: "first" is that of a first game, "random" one of many. ``seed`` is that of the first
    ``reset()`` without one; every later one takes the next number. With ``chronicle`` the game goes on after
    the victory until its Chronicle is written. ``reward`` is "win" (1 for the winner, else 0) or "points" (those
    of New Foundations, with ``chronicle``). A bad argument is a ``ValueError``.
    """
    return OathEnv(players, edition, world, seed, chronicle=chronicle, reward=reward, render_mode=render_mode)


def load_record(
    text: str,
    to: int | None = None,
    *,
    seed: int | None = 0,
    check: bool = True,
    reward: str = "win",
    render_mode: str | None = None,
) -> OathEnv:
    """A recorded game after its first ``to`` answers (those of dice included), all of them if none is said.

    It can be played on from there: with the dice of its own seed, which a record tells when its game is over,
    else with dice of ``seed``. With ``check`` the whole record is first compared with its hashes and its seed.
    What is wrong with a record is told by a ``ValueError``. A later ``reset`` deals another game of its kind.
    """
    if to is not None and checked_count(to, "answers") < 0:
        raise ValueError("a record has no answer before its first")
    game = _oath.Game.load(text, to, checked_seed(seed), bool(check), reward)
    return OathEnv(
        game.players, game.edition, chronicle=game.chronicle, reward=reward, render_mode=render_mode, _game=game
    )


class OathEnv(AECEnv[str, dict[str, np.ndarray], int]):
    """A game of Oath. Agents are ``seat_0`` and so on; seat 0 is the Chancellor of the base game.

    An observation is a dict of ``observation`` (float32, all between 0 and 1) and ``action_mask`` (int8, 1 for
    each legal action; all 0 for a seat that does not act). Composite answers are given action by action, so the
    same agent may act several times in a row.
    """

    metadata: dict[str, Any] = {"name": "oath_v0", "render_modes": list(RENDER_MODES), "is_parallelizable": False}

    def __init__(
        self,
        players: int = 4,
        edition: str = "base",
        world: str = "first",
        seed: int | None = None,
        *,
        chronicle: bool = False,
        reward: str = "win",
        render_mode: str | None = None,
        _game: _oath.Game | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode '{render_mode}', only ansi and human")
        self.render_mode = render_mode
        self._next_seed = checked_seed(seed)
        self._arguments = (checked_count(players, "players"), str(edition), str(world))
        self._extras = (bool(chronicle), str(reward))
        # A game that cannot be set up is told at once, not at the first reset.
        self._game = _game or self._deal(self._next_seed)
        self.seed: int | None = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self._arguments[0])]
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = observation_size(edition)
        space = self._observation_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(_oath.ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []
        if _game is not None:
            self._begin()

    def _deal(self, seed: int) -> _oath.Game:
        players, edition, world = self._arguments
        return _oath.Game(players, edition, world, seed, *self._extras)

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self._size,), np.float32),
                "action_mask": spaces.Box(0, 1, (_oath.ACTIONS,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        if agent not in self._numbers:
            raise ValueError(f"there is no agent '{agent}', only {', '.join(self.possible_agents)}")
        return self._numbers[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. Its cards and all its dice follow from ``seed``."""
        chosen = self._next_seed if seed is None else checked_seed(seed)
        self._game = self._deal(chosen)
        self.seed, self._next_seed = chosen, (chosen + 1) % 2**64
        self._begin()

    def _begin(self) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._after_acting()
        self._accumulate_rewards()

    def _after_acting(self) -> None:
        acting = self._game.acting
        if self._game.over:
            self.rewards = dict(zip(self.possible_agents, self._game.rewards()))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[acting if acting is not None else 0]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        observation = np.empty(self._size, np.float32)
        mask = np.empty(_oath.ACTIONS, np.int8)
        self._game.look(self._seat(agent), observation, mask)
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Act for ``agent_selection``. An action that is not legal is a ``ValueError`` and changes nothing."""
        if not self.agents:
            raise ValueError("no game is under way; call reset first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is missing: the game is not over")
        self._game.act(checked_count(action, "an action"))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._after_acting()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the last action brought, in lines of the log that everybody may read, and who is asked what."""
        lines = self._game.news(None)
        question = self._game.question()
        if question is not None:
            lines.append(f"{self.agent_selection}: {question}")
        text = "\n".join(lines)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    # Beyond PettingZoo.

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self._game.over

    @property
    def winner(self) -> str | None:
        """The agent that has won, as soon as there is one."""
        winner = self._game.winner
        return None if winner is None else self.possible_agents[winner]

    @property
    def round(self) -> int:
        """The round of the game, from 1."""
        return self._game.round

    @property
    def answers(self) -> int:
        """Answers given so far, those of dice included: the ``to`` of ``load_record``."""
        return self._game.answers

    def legal_actions(self) -> list[int]:
        """The legal actions of ``agent_selection``, in rising order."""
        return self._game.legal()

    def labels(self) -> dict[int, str]:
        """The legal actions with what each means in words."""
        return dict(self._game.labels())

    def record(self) -> str:
        """The game so far as a record, which ``oath replay --check`` accepts."""
        return self._game.record()

    def _like(self, game: _oath.Game) -> OathEnv:
        other = copy.copy(self)
        other._game = game
        for name in _OWN:
            if hasattr(self, name):
                setattr(other, name, copy.copy(getattr(self, name)))
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> OathEnv:
        return self.copy()

    def copy(self) -> OathEnv:
        """The same game once more, to try something. It knows every hidden card: see ``guess``."""
        return self._like(self._game.copy())

    def guess(self, seed: int) -> OathEnv:
        """The game as the acting agent may imagine it: what it does not know is dealt anew, dice included."""
        return self._like(self._game.guess(checked_seed(seed)))

    def rollout(self, bot: str = "random", seed: int = 0) -> list[float]:
        """The rewards of all seats if built-in bots of this name play on to the end; nothing changes here."""
        return self._game.rollout(bot, checked_seed(seed))

    def ask_bot(self, bot: str = "greedy", seed: int = 0) -> None:
        """Let a built-in bot give the whole answer to the open question."""
        if not self.agents or self._game.over:
            raise ValueError("the game is over")
        agent = self.agent_selection
        self._game.ask_bot(bot, checked_seed(seed))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._after_acting()
        self._accumulate_rewards()
