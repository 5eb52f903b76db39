"""The engine against the naive second implementation: every line of play, and whole games."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubamazzo.rules import Deal, Rules, Score, cards, choices, deal_out, notation, play, read_rules
from tests.rules.naive import NaiveGame, naive_perft
from tests.rules.positions import rule_sets


def perft(deal: Deal) -> Counter[Score]:
    """How many lines of play end in each score."""
    if deal.is_over:
        return Counter([deal.score])
    lines = Counter[Score]()
    for choice in choices(deal):
        lines.update(perft(play(deal, choice)))
    return lines


def test_every_way_to_play_sixteen_cards() -> None:
    assert perft(deal_out(cards("3s 4s 2c Ac 3c As Ab 3b 4c 2b 3d 2d Ad 2s 4b 4d"))) == {
        (2, 14): 96,
        (4, 11): 64,
        (4, 12): 96,
        (8, 8): 320,
        (10, 6): 432,
        (11, 4): 112,
        (13, 2): 720,
    }


SHORT = "hand=2"  # few lines a round, so that there are more rounds


@pytest.mark.parametrize(
    ("rules", "size", "highest"),
    [
        pytest.param("classic", 16, 4, id="classic"),
        pytest.param("last-take", 16, 4, id="last take"),
        pytest.param("with-sums", 16, 5, id="with sums"),
        pytest.param("ace-takes-all", 16, 4, id="ace takes all"),
        pytest.param("stealing-bundles hand=3", 16, 4, id="stealing bundles"),
        pytest.param("stealing-bundles", 12, 3, id="stealing bundles, four in a hand"),
        pytest.param("ace=takes_all sums=yes capture=all both=steal_first", 16, 5, id="wild"),
        pytest.param("ace=takes_all sums=yes both=table_first", 16, 5, id="wild, table first"),
        pytest.param(f"players=3 {SHORT}", 22, 6, id="three"),
        pytest.param(f"with-sums players=3 {SHORT} double_steal=all", 16, 6, id="three, sums"),
        pytest.param(f"ace-takes-all players=3 {SHORT} double_steal=all", 16, 4, id="three, aces"),
        pytest.param(f"ace=takes_all players=3 {SHORT} capture=all", 16, 4, id="three, all"),
        pytest.param(f"players=4 teams=pairs {SHORT}", 20, 5, id="pairs"),
        pytest.param(
            f"players=4 teams=pairs steal_partner=yes ace=takes_all {SHORT} double_steal=all",
            20,
            5,
            id="pairs that steal from each other",
        ),
        pytest.param(f"with-sums players=4 {SHORT} ace=takes_all", 20, 5, id="four, sums and aces"),
        pytest.param("players=5 hand=1 sums=yes double_steal=all", 22, 6, id="five, some undealt"),
    ],
)
def test_every_way_to_play(rules: str, size: int, highest: int) -> None:
    """Ranks are few, so that cards meet."""
    in_force = read_rules(rules)
    low = [card for card in in_force.whole_pack if card.rank <= highest]
    for seed in range(3):
        pack = tuple(Random(seed).sample(low, size))
        opener = seed % in_force.players
        lines = perft(deal_out(pack, in_force, opener))
        assert lines == naive_perft(NaiveGame([card.code for card in pack], in_force, opener))


@given(
    rules=rule_sets(),
    highest=st.sampled_from([4, 6, 10, 13]),
    seed=st.integers(0, 2**32),
    opener=st.integers(0, 9),
)
@settings(max_examples=500, deadline=None)
def test_whole_games(rules: Rules, highest: int, seed: int, opener: int) -> None:
    """Play by play the same choices and the same cards in the same places."""
    chance = Random(seed)
    pack = [card for card in rules.whole_pack if card.rank <= highest]
    if len(pack) < 4 + rules.players * rules.hand:
        pack = list(rules.whole_pack)
    chance.shuffle(pack)
    opener %= rules.players
    deal = deal_out(tuple(pack), rules, opener)
    naive = NaiveGame([card.code for card in pack], rules, opener)
    while not naive.over:
        assert not deal.is_over
        texts = [notation.write(choice) for choice in choices(deal)]
        assert sorted(texts) == sorted(naive.moves())
        text = chance.choice(texts)
        deal = play(deal, notation.read(text))
        naive.move(text)
        places = (*deal.hands, *deal.piles, deal.table, deal.pack)
        assert [[card.code for card in place] for place in places] == [
            *naive.hands,
            *naive.piles,
            naive.table,
            naive.pack,
        ]
        assert (deal.turn, deal.last_taker) == (naive.turn, naive.last_to_capture)
    assert deal.is_over
