"""What the numbers of actions and observations stand for."""

from __future__ import annotations

import secrets
from functools import cache

from . import _oath

EDITIONS: tuple[str, str] = ("base", "foundations")
"""The base game, and New Foundations."""

ACTION_NAMES: tuple[str, ...] = tuple(_oath.action_names())
"""The name of every action, by its number; the same in both games and for any number of seats."""

_NUMBERS = {name: number for number, name in enumerate(ACTION_NAMES)}


def action_name(action: int) -> str:
    """The name of an action, such as ``act:search``, ``site:3``, ``seat:+1`` or ``number:4``."""
    if not 0 <= action < len(ACTION_NAMES):
        raise ValueError(f"there is no action {action}, the last one is {len(ACTION_NAMES) - 1}")
    return ACTION_NAMES[action]


def action_index(name: str) -> int:
    """The number of the action with this name."""
    if name not in _NUMBERS:
        raise ValueError(f"there is no action named '{name}'")
    return _NUMBERS[name]


@cache
def observation_names(edition: str = "base") -> tuple[str, ...]:
    """The name of every number of an observation, in order. The layout depends on the game alone."""
    return tuple(_oath.observation_names(edition))


def observation_size(edition: str = "base") -> int:
    """How many numbers an observation has."""
    return _oath.observation_size(edition)


def checked_seed(seed: int | None) -> int:
    """A seed that a game can have; a fresh one if none is given."""
    if seed is None:
        return secrets.randbits(63)
    number = int(seed)
    if not 0 <= number < 2**64:
        raise ValueError(f"the seed {seed} is out of range, it must be from 0 to 2**64 - 1")
    return number


def checked_count(number: int, what: str) -> int:
    """A whole number that is not absurd; what it means is checked by the game."""
    whole = int(number)
    if whole != number or not -(2**63) <= whole < 2**63:
        raise ValueError(f"{number} is no number of {what}")
    return whole
