"""Every bot plays every sensible combination of house rules to the end."""

import random
from itertools import product

import pytest

from rubamazzo.bots import BOTS, YARDSTICKS
from rubamazzo.rules import CLASSIC, Rules, SenselessRules, observe, play, read_rules
from rubamazzo.rules.options import VALUES
from tests.bots.positions import FULL, dealt

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
    deal = dealt(chance, rules)
    while not deal.is_over:
        deal = play(deal, EVERYBODY[level](observe(deal, deal.turn), chance))


@pytest.mark.parametrize("level", EVERYBODY)
def test_every_level_ends_deals_of_any_rules(level: str) -> None:
    chance = random.Random(f"any rules, {level}")
    for rules in chance.sample(sensible_rules(), 200 if FULL else 40):
        for _ in range(20 if FULL else 1):
            play_deal(rules, level, chance)


@pytest.mark.parametrize("text", ["hand=1", "hand=5", "hand=18", "pack=french hand=24"])
@pytest.mark.parametrize("level", EVERYBODY)
def test_every_level_ends_deals_with_hands_of_any_size(level: str, text: str) -> None:
    play_deal(read_rules(text), level, random.Random(f"{text}, {level}"))


@pytest.mark.parametrize("level", EVERYBODY)
def test_every_level_ends_classic_deals(level: str) -> None:
    chance = random.Random(f"classic, {level}")
    for _ in range(10_000 if FULL else 100):
        play_deal(CLASSIC, level, chance)
