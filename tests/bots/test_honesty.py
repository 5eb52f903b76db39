"""Bots play by what they may know, and by nothing else."""

import random
from dataclasses import replace
from itertools import islice

import pytest

from rubamazzo.bots import BOTS, YARDSTICKS
from rubamazzo.rules import Cards, Deal, Observation, imagine, observe, read_rules
from tests.bots.positions import FULL, positions_with_a_choice

EVERYBODY = {**BOTS, **YARDSTICKS}
OTHER_RULES = ["with-sums", "players=4 teams=pairs", "stealing-bundles players=3", "ace-takes-all"]


def hidden_cards_permuted(deal: Deal, chance: random.Random) -> Deal:
    unseen = list(observe(deal, deal.turn).unseen)
    chance.shuffle(unseen)
    return imagine(observe(deal, deal.turn), tuple(unseen))


def covered_cards_permuted(seen: Observation, chance: random.Random) -> Observation:
    """As somebody sees it who remembers nothing: all that is not open could be anywhere."""
    covered = [card for pile in seen.piles for card in pile[:-1]] + list(seen.unseen)
    chance.shuffle(covered)
    piles = list[Cards]()
    for pile in seen.piles:
        piles.append((*(covered.pop() for _ in pile[:-1]), *pile[-1:]))
    return replace(seen, piles=tuple(piles), plays=(), opening=())


@pytest.mark.parametrize("level", EVERYBODY)
def test_hidden_cards_do_not_matter(level: str) -> None:
    chance = random.Random(f"hidden, {level}")
    for deal in islice(positions_with_a_choice(chance), 1000):
        permuted = hidden_cards_permuted(deal, chance)
        one = EVERYBODY[level](observe(deal, deal.turn), random.Random(5))
        other = EVERYBODY[level](observe(permuted, permuted.turn), random.Random(5))
        assert one == other


@pytest.mark.parametrize("text", OTHER_RULES)
@pytest.mark.parametrize("level", EVERYBODY)
def test_hidden_cards_do_not_matter_under_other_rules(level: str, text: str) -> None:
    chance = random.Random(f"hidden, {level}, {text}")
    positions = positions_with_a_choice(chance, read_rules(text))
    for deal in islice(positions, 1000 if FULL else 20):
        permuted = hidden_cards_permuted(deal, chance)
        one = EVERYBODY[level](observe(deal, deal.turn), random.Random(5))
        other = EVERYBODY[level](observe(permuted, permuted.turn), random.Random(5))
        assert one == other


@pytest.mark.parametrize("text", ["classic", *OTHER_RULES])
@pytest.mark.parametrize("level", ["easy", "normal", "greedy", "random"])
def test_who_remembers_nothing_does_not_mind_covered_cards(level: str, text: str) -> None:
    chance = random.Random(f"covered, {level}, {text}")
    for deal in islice(positions_with_a_choice(chance, read_rules(text)), 1000 if FULL else 300):
        seen = observe(deal, deal.turn)
        one = EVERYBODY[level](seen, random.Random(5))
        assert EVERYBODY[level](covered_cards_permuted(seen, chance), random.Random(5)) == one


@pytest.mark.parametrize("level", EVERYBODY)
def test_a_move_can_be_computed_again(level: str) -> None:
    """Whatever was computed in between."""
    chance = random.Random(f"again, {level}")
    seen = [observe(deal, deal.turn) for deal in islice(positions_with_a_choice(chance), 100)]
    moves = [EVERYBODY[level](one, random.Random(at)) for at, one in enumerate(seen)]
    again = [EVERYBODY[level](seen[at], random.Random(at)) for at in reversed(range(100))]
    assert moves == again[::-1]
