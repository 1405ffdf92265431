#!/usr/bin/env python3
"""A bot for Oath that speaks the line protocol of docs/bots.md. It knows little, but it plays.

    oath sim --games 20 --bots "cmd:python3 examples/bot.py,greedy,greedy,greedy"
"""

import json
import random
import sys

# What to do in the Act Phase, the most welcome first.
WISHES = ["act:campaign", "act:recover", "act:play-adviser", "act:muster", "act:trade", "act:search", "act:travel"]


def choose(options, view):
    """One of the options, by a rule of thumb."""
    if "act:rest" in options:
        me = view["boards"][view["seat"]]
        for wish in WISHES:
            # An attack needs an army.
            if wish == "act:campaign" and me["warbands"] < 4:
                continue
            if wish in options and random.random() < 0.7:
                return wish
        return "act:rest"
    for quiet in ("reveal", "done"):
        if quiet in options:
            return quiet
    return random.choice(options)


def split(form):
    """As few as allowed, to the first places that have room."""
    left, parts = form["min"], []
    for place, most in form["of"]:
        n = min(left, most)
        left -= n
        parts.append(f"{place}={n}")
    return "split " + " ".join(parts)


def answer(question):
    """The answer to a question, as a line of the record."""
    form = question["form"]
    kind = form["kind"]
    if kind == "one":
        return "one " + choose(form["of"], question["view"])
    if kind == "some":
        return form["example"]
    if kind == "number":
        return f"number {form['max']}"
    if kind == "order":
        return "order " + " ".join(form["of"])
    if kind == "split":
        return split(form)
    return "no-deal"


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seed"])
        elif message["type"] == "question":
            print(json.dumps({"id": message["id"], "answer": answer(message)}), flush=True)
        elif message["type"] == "refused":
            # Should not happen; say why, and give the safest answer there is.
            print(message["why"], file=sys.stderr)
            sys.exit(1)


if __name__ == "__main__":
    main()
