"""Positions to try bots in, from deals that chance has played."""

import os
import random
from collections.abc import Iterator

from rubamazzo.rules import CLASSIC, Deal, Rules, choices, deal_out, play

FULL = bool(os.environ.get("FULL"))
"""`FULL=1 make test ARGS=tests/bots` plays the large numbers: some minutes more."""


def dealt(chance: random.Random, rules: Rules = CLASSIC) -> Deal:
    pack = list(rules.whole_pack)
    chance.shuffle(pack)
    return deal_out(tuple(pack), rules, opener=chance.randrange(rules.players))


def positions_with_a_choice(
    chance: random.Random, rules: Rules = CLASSIC, *, in_last_round: bool = False
) -> Iterator[Deal]:
    """One from each deal, without end."""
    while True:
        deal, passed = dealt(chance, rules), []
        while not deal.is_over:
            if len(choices(deal)) > 1 and (deal.is_last_round or not in_last_round):
                passed.append(deal)
            deal = play(deal, chance.choice(choices(deal)))
        if passed:
            yield chance.choice(passed)
