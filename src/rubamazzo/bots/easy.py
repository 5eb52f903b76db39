"""Easy: takes something when it happens to look; otherwise it plays whatever comes to hand."""

import random

from rubamazzo.rules import Choice, Lay, Observation

ATTENTION = 0.75
"""How often it looks whether it can take or steal anything at all."""


def play_easy(seen: Observation, chance: random.Random) -> Choice:
    if chance.random() < ATTENTION:
        captures = [choice for choice in seen.choices if not isinstance(choice, Lay)]
        return chance.choice(captures or seen.choices)
    return chance.choice(seen.choices)
