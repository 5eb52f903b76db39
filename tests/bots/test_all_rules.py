"""Every bot plays every sensible combination of house rules to the end."""

import random
from itertools import product

import pytest

from rubamazzo.bots import BOTS, YARDSTICKS
from rubamazzo.rules import Rules, SenselessRules, deal_out, observe, play
from rubamazzo.rules.options import VALUES

EVERYBODY = {**BOTS, **YARDSTICKS}


def sensible_rules() -> list[Rules]:
    """All combinations of the options that change how a deal is played."""
    found = []
    names = [name for name in VALUES if name not in ("hand", "deals")]
    for values in product(*(VALUES[name] for name in names)):
        options = dict(zip(names, values, strict=True))
        try:
            rules = Rules(**{**options, "players": int(options["players"])})  # type: ignore[arg-type]
        except SenselessRules:
            continue
        found.append(rules)
    return found


def play_deal(rules: Rules, level: str, chance: random.Random) -> None:
    pack = list(rules.whole_pack)
    chance.shuffle(pack)
    deal = deal_out(tuple(pack), rules)
    while not deal.is_over:
        deal = play(deal, EVERYBODY[level](observe(deal, deal.turn), chance))


@pytest.mark.parametrize("level", EVERYBODY)
def test_every_level_ends_deals_of_any_rules(level: str) -> None:
    chance = random.Random(f"any rules, {level}")
    for rules in chance.sample(sensible_rules(), 60):
        play_deal(rules, level, chance)
