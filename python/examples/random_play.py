"""Random agents play both games.

    python python/examples/random_play.py [SEED]
"""

import sys

import oath


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    for edition in oath.EDITIONS:
        env = oath.env(players=4, edition=edition, seed=seed)
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        print(f"{edition}: {env.winner} wins in round {env.round} after {env.answers} answers")


if __name__ == "__main__":
    main()
