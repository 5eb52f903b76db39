"""Two bots to measure the others by: chance, and the largest gain now."""

import random

from rubamazzo.bots.gain import cards_won
from rubamazzo.rules import Choice, Observation


def play_at_random(seen: Observation, chance: random.Random) -> Choice:
    return chance.choice(seen.choices)


def play_greedily(seen: Observation, chance: random.Random) -> Choice:
    """Most cards now; equals by lot."""
    won = [cards_won(seen, choice) for choice in seen.choices]
    most = max(won)
    return chance.choice([c for c, cards in zip(seen.choices, won, strict=True) if cards == most])
