"""Oath, both games, as environments for programs that learn or search.

``env`` is one game in the manner of PettingZoo, ``VecEnv`` many games that are stepped together,
``load_record`` a recorded game at any answer. Everything is explained in docs/python.md.
"""

from ._oath import ACTIONS
from ._aec import OathEnv, env, load_record
from ._names import ACTION_NAMES, EDITIONS, action_index, action_name, observation_names, observation_size
from ._records import Decision, decisions
from ._vector import Batch, VecEnv

__all__ = [
    "ACTIONS",
    "ACTION_NAMES",
    "Batch",
    "Decision",
    "EDITIONS",
    "OathEnv",
    "VecEnv",
    "action_index",
    "action_name",
    "decisions",
    "env",
    "load_record",
    "observation_names",
    "observation_size",
]
