"""The levels are a real step apart. Seeds are fixed, so that these never flicker.

The bounds are generous: what they guard against is a bot that plays worse by accident. The arena
measures how strong the bots are.
"""

import pytest

from rubamazzo.bots.arena import Contest, contend
from rubamazzo.rules import read_rules


@pytest.mark.parametrize(
    ("stronger", "weaker", "floor"),
    [
        ("greedy", "random", 56),
        ("easy", "random", 51),
        ("normal", "easy", 54),
        ("normal", "greedy", 47),
        ("hard", "normal", 63),
        ("hard", "greedy", 63),
        ("hard", "easy", 66),
    ],
)
def test_the_stronger_wins_more(stronger: str, weaker: str, floor: int) -> None:
    outcome = contend(Contest(stronger, weaker, deals=400))
    assert outcome.points >= floor


@pytest.mark.parametrize(
    ("text", "weaker", "floor"),
    [
        ("last-take", "greedy", 58),
        ("with-sums", "greedy", 58),
        ("ace-takes-all", "greedy", 58),
        ("stealing-bundles", "greedy", 58),
        ("players=4", "normal", 28),
        ("players=4 teams=pairs", "normal", 52),
    ],
)
def test_hard_is_strong_under_other_rules(text: str, weaker: str, floor: int) -> None:
    outcome = contend(Contest("hard", weaker, deals=20, rules=read_rules(text)))
    assert outcome.points >= floor
