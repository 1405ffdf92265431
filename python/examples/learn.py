"""A policy that learns by trial against random players, in numpy alone.

    python python/examples/learn.py [--edition base] [--players 2] [--rounds 120] [--games 64] [--seed 1]

Many games are played at once (``VecEnv``). One seat of each, another in every row, is the learner's; all others act
at random. After each round of games every action of the learner becomes likelier or less likely, by whether its
game was won: policy gradient with a baseline, a clipped step as in PPO, and Adam. The network has one hidden layer
and reads everything but the rows of single cards. In the end its most likely actions play games that it has not
seen. What it came to is in docs/python.md.
"""

import argparse

import numpy as np
import oath

HIDDEN, RATE, ENTROPY, CLIP, EPOCHS = 64, 2e-3, 0.005, 0.2, 2


class Policy:
    """Observation to hidden layer to a number for each action."""

    def __init__(self, edition, dice):
        names = oath.observation_names(edition)
        self.width = next(i for i, name in enumerate(names) if name.startswith("card "))
        scale = np.sqrt(2 / self.width)
        self.weights = [
            dice.normal(0, scale, (self.width, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, oath.ACTIONS), np.float32),
            np.zeros(oath.ACTIONS, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def chances(self, seen, masks):
        """The hidden layer, and how likely each action is."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        logits = np.where(masks, hidden @ second + last, -np.inf)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        return hidden, chances / chances.sum(axis=1, keepdims=True)

    def learn(self, seen, masks, actions, advantages, before):
        """One step uphill."""
        rows = np.arange(len(actions))
        hidden, chances = self.chances(seen, masks)
        ratio = chances[rows, actions] / before
        clipped = np.where(advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        weight = np.where(clipped, 0, ratio * advantages)[:, None]
        slope = -chances * weight
        slope[rows, actions] += weight[:, 0]
        logs = np.log(np.maximum(chances, 1e-12))
        surprise = -(chances * logs).sum(axis=1, keepdims=True)
        slope -= ENTROPY * chances * (logs + surprise)
        slope /= len(actions)
        back = (slope @ self.weights[2].T) * (hidden > 0)
        self.climb([seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)])

    def climb(self, slopes):
        """Adam."""
        self.steps += 1
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            step = mean / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            weight += RATE * step


def sample(dice, chances):
    """An action for each row, as likely as it says."""
    return np.argmax(np.log(np.maximum(chances, 1e-30)) + dice.gumbel(size=chances.shape), axis=1)


def play(policy, vec, dice, seed, *, greedily=False):
    """One game in every row. What the learner saw and did, and whether it won its row."""
    batch = vec.reset(seed)
    mine = np.arange(vec.n) % vec.players
    open_rows, won = np.ones(vec.n, bool), np.zeros(vec.n, np.float32)
    kept = []
    while open_rows.any():
        actions = sample(dice, batch.action_mask.astype(np.float32))
        rows = np.flatnonzero(open_rows & (batch.seat == mine))
        if len(rows):
            seen = batch.observation[rows, : policy.width]
            masks = batch.action_mask[rows] == 1
            _, chances = policy.chances(seen, masks)
            actions[rows] = chances.argmax(axis=1) if greedily else sample(dice, chances)
            if not greedily:
                kept.append((rows, seen, masks, actions[rows], chances[np.arange(len(rows)), actions[rows]]))
        batch = vec.step(actions)
        ended = open_rows & batch.done
        won[ended] = batch.reward[ended, mine[ended]]
        open_rows &= ~batch.done
    return kept, won, mine


def measure(policy, args, games):
    """The part of new games that the learner wins."""
    vec = oath.VecEnv(games, args.players, args.edition, seed=0)
    _, won, _ = play(policy, vec, np.random.default_rng(0), 10**9, greedily=True)
    return won.mean()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--edition", default="base")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=120)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    dice = np.random.default_rng(args.seed)
    policy = Policy(args.edition, dice)
    vec = oath.VecEnv(args.games, args.players, args.edition, seed=args.seed)
    baseline = np.full(args.players, 1 / args.players, np.float32)
    for number in range(args.rounds):
        kept, won, mine = play(policy, vec, dice, args.seed + number * 100_000)
        rows, seen, masks, actions, before = (np.concatenate(part) for part in zip(*kept))
        advantages = (won - baseline[mine])[rows]
        for seat in range(args.players):
            baseline[seat] += 0.1 * (won[mine == seat].mean() - baseline[seat])
        for _ in range(EPOCHS):
            for part in np.array_split(dice.permutation(len(rows)), max(1, len(rows) // 2048)):
                policy.learn(seen[part], masks[part], actions[part], advantages[part], before[part])
        if number % 10 == 9:
            print(f"round {number + 1}: {100 * won.mean():.0f} % of its games won", flush=True)
    print(f"new games won by the most likely actions: {100 * measure(policy, args, 400):.1f} % of 400")


if __name__ == "__main__":
    main()
