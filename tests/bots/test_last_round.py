"""Hard plays the last round as well as it can be played."""

import random
from itertools import islice

import pytest

from rubamazzo.bots.hard import play_hard
from rubamazzo.rules import Choice, Deal, choices, observe, play, read_rules
from tests.bots.positions import FULL, positions_with_a_choice


def margin_after(deal: Deal, choice: Choice) -> int:
    """What the seat that makes the choice ends up ahead, both sides playing best: no shortcuts."""
    after = play(deal, choice)
    if after.is_over:
        return after.score[deal.turn] - after.score[after.turn]
    return -max(margin_after(after, answer) for answer in choices(after))


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("classic", 5000 if FULL else 1000),
        ("last-take", 100),
        ("capture=all both=steal_first", 100),
        ("ace-takes-all both=table_first", 100),
        ("stealing-bundles hand=3", 100),
    ],
)
def test_hard_finds_the_best_end(text: str, count: int) -> None:
    chance = random.Random(f"ends, {text}")
    positions = positions_with_a_choice(chance, read_rules(text), in_last_round=True)
    for deal in islice(positions, count):
        margins = {choice: margin_after(deal, choice) for choice in choices(deal)}
        found = play_hard(observe(deal, deal.turn), chance)
        assert margins[found] == max(margins.values())
