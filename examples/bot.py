#!/usr/bin/env python3
"""A Red7 bot in plain Python, for `red7 arena random "exec:python3 examples/bot.py"`.

It gets a line of JSON for each decision and answers with one of the moves; docs/bots.md tells what is in it.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    chance = random.Random(question["seed"])  # the same question, the same answer
    moves = question["moves"]
    # Lay a card down, else change the rule, else draw, else end the turn; going out is the last resort.
    for ending in ("p", "t", "x", "d", "c", "+", ".", "out"):
        fitting = [move for move in moves if move.endswith(ending)]
        if fitting:
            print(chance.choice(fitting), flush=True)
            break
