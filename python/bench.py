"""How many environment steps a second, for both games.

    python python/bench.py [--players 4] [--games 256] [--steps 1500] [--threads 1]

A step is one action with the observation and the mask of whoever acts next, as arrays of numpy. Actions are chosen
at random outside the clock. Told are steps per second of the clock and of the processor's own time, which is what
one core can do if nobody else wants it.
"""

import argparse
import time

import numpy as np
import oath


def random_actions(dice, masks):
    """A legal action for each row."""
    return np.argmax(dice.random(masks.shape, np.float32) * masks, axis=1)


class Clock:
    """Time that is counted only inside ``with``."""

    def __init__(self):
        self.wall = self.cpu = 0.0

    def __enter__(self):
        self.begin = (time.perf_counter(), time.process_time())

    def __exit__(self, *_):
        self.wall += time.perf_counter() - self.begin[0]
        self.cpu += time.process_time() - self.begin[1]


def many(edition, world, args):
    """Steps of a vector environment."""
    vec = oath.VecEnv(args.games, args.players, edition, world, seed=1, threads=args.threads)
    dice, clock, batch, ended = np.random.default_rng(1), Clock(), vec.reset(), 0
    for _ in range(args.steps):
        actions = random_actions(dice, batch.action_mask)
        with clock:
            batch = vec.step(actions)
        ended += int(batch.done.sum())
    return args.steps * args.games, clock, f"{ended} games ended"


def single(edition, world, args):
    """Steps of the PettingZoo environment, with everything an agent reads."""
    env = oath.env(args.players, edition, world, seed=1)
    dice, clock, steps = np.random.default_rng(1), Clock(), 0
    env.reset()
    while steps < 20 * args.steps:
        legal = env.legal_actions()
        action = legal[dice.integers(len(legal))]
        with clock:
            env.step(action)
            env.last()
        steps += 1
        if env.over:
            with clock:
                env.reset()
    return steps, clock, "PettingZoo, one game at a time"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=256)
    parser.add_argument("--steps", type=int, default=1500)
    parser.add_argument("--threads", type=int, default=1)
    args = parser.parse_args()
    print(f"{'game':12} {'world':7} {'how':7} {'steps':>8} {'steps/s':>9} {'steps/s of CPU':>15}")
    for edition in oath.EDITIONS:
        for world in ("first", "random"):
            for how in (many, single):
                steps, clock, note = how(edition, world, args)
                wall, cpu = steps / clock.wall, steps / clock.cpu
                print(f"{edition:12} {world:7} {how.__name__:7} {steps:8} {wall:9,.0f} {cpu:15,.0f}   {note}")


if __name__ == "__main__":
    main()
