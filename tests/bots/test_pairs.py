"""Partners play for the pair."""

import random
from dataclasses import replace

import pytest

from rubamazzo.bots import BOTS, YARDSTICKS
from rubamazzo.rules import cards, deal_out, notation, observe, read_rules


@pytest.mark.parametrize("level", ["greedy", "normal", "hard"])
def test_a_partners_pile_is_no_prey(level: str) -> None:
    """Stealing it would win one card, taking from the table wins two."""
    rules = read_rules("players=4 teams=pairs steal_partner=yes")
    deal = replace(
        deal_out(rules.whole_pack, rules),
        hands=(cards("5d 7d"), cards("2d 2c"), cards("3d 3c"), cards("4d 4c")),
        table=cards("7c"),
        piles=((), (), cards("6c 6d 6s 6b Ac As 5c 5s"), cards("Rd Rc")),
        pack=(),
    )
    bot = {**BOTS, **YARDSTICKS}[level]
    chosen = bot(observe(deal, 0), random.Random(1))
    assert notation.write(chosen) == "7dx7c"
