"""A search of thirty lines against random players.

    python python/examples/search.py [--edition base] [--players 4] [--games 40] [--tries 48] [--seed 1]

Before each action it imagines the game many times (``guess``: what it does not know is dealt anew), tries one of
its actions, lets random players finish (``rollout``) and remembers how often it won; actions that look good are
tried more often (UCB1). It never sees a hidden card. How often it wins is in docs/python.md.
"""

import argparse
import math
import random

import oath


def think(env, tries, seed):
    """The action of the acting seat that won most often."""
    legal = env.legal_actions()
    if len(legal) == 1:
        return legal[0]
    seat = env.possible_agents.index(env.agent_selection)
    tried, won = dict.fromkeys(legal, 0), dict.fromkeys(legal, 0.0)
    for n in range(tries):
        fresh = [action for action in legal if tried[action] == 0]
        bonus = math.log(n + 1)
        action = fresh[0] if fresh else max(
            legal, key=lambda a: won[a] / tried[a] + math.sqrt(0.5 * bonus / tried[a])
        )
        guess = env.guess(seed + n)
        guess.step(action)
        tried[action] += 1
        won[action] += guess.rollout("random", seed + n)[seat]
    return max(legal, key=lambda a: (tried[a], won[a]))


def game(args, number):
    """One game; does the searcher win? Its seat changes from game to game."""
    env = oath.env(args.players, args.edition, seed=args.seed + number)
    env.reset()
    me, dice = number % args.players, random.Random(number)
    while not env.over:
        if env.agent_selection == f"seat_{me}":
            env.step(think(env, args.tries, dice.randrange(2**32)))
        else:
            env.step(dice.choice(env.legal_actions()))
    return env.winner == f"seat_{me}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="base")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--tries", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    wins = 0
    for number in range(args.games):
        wins += game(args, number)
        print(f"game {number + 1}: {wins} won, {100 * wins / (number + 1):.0f} %", flush=True)


if __name__ == "__main__":
    main()
