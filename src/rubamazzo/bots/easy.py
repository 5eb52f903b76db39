"""Easy: now and then it takes the most it sees; mostly it plays whatever comes to hand."""

import random

from rubamazzo.bots.yardsticks import play_at_random, play_greedily
from rubamazzo.rules import Choice, Observation

ATTENTION = 0.3
"""How often it looks before it plays."""


def play_easy(seen: Observation, chance: random.Random) -> Choice:
    if chance.random() < ATTENTION:
        return play_greedily(seen, chance)
    return play_at_random(seen, chance)
