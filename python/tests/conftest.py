"""What the tests share."""

import random

import oath
import pytest

KINDS = [(edition, players) for edition in oath.EDITIONS for players in range(2, 7)]


@pytest.fixture(params=KINDS, ids=lambda kind: f"{kind[0]}-{kind[1]}")
def kind(request):
    """Every game with every number of players."""
    return request.param


def play(env, seed=0, most=None):
    """Act at random; the actions that were taken."""
    dice = random.Random(seed)
    taken = []
    while not env.over and (most is None or len(taken) < most):
        taken.append(dice.choice(env.legal_actions()))
        env.step(taken[-1])
    return taken
