import pytest

from rubamazzo.rules import BadNotation, card, cards, write_cards
from rubamazzo.rules.cards import FRENCH_PACK, ITALIAN_PACK


def test_the_italian_pack_has_forty_cards() -> None:
    assert len(set(ITALIAN_PACK)) == 40
    assert sorted(one.rank for one in ITALIAN_PACK) == sorted([*range(1, 11)] * 4)
    assert {one.suit for one in ITALIAN_PACK} == set("dcsb")


def test_the_french_pack_has_fiftytwo_cards() -> None:
    assert len(set(FRENCH_PACK)) == 52
    assert sorted(one.rank for one in FRENCH_PACK) == sorted([*range(1, 14)] * 4)
    assert {one.suit for one in FRENCH_PACK} == set("dhsc")


@pytest.mark.parametrize(
    ("code", "rank", "suit"),
    [
        ("Ac", 1, "c"),
        ("2d", 2, "d"),
        ("7s", 7, "s"),
        ("Fb", 8, "b"),
        ("Cb", 9, "b"),
        ("Rs", 10, "s"),
        ("8h", 8, "h"),
        ("9c", 9, "c"),
        ("Td", 10, "d"),
        ("Jh", 11, "h"),
        ("Qs", 12, "s"),
        ("Kc", 13, "c"),
    ],
)
def test_a_card_by_its_code(code: str, rank: int, suit: str) -> None:
    assert (card(code).rank, card(code).suit, str(card(code))) == (rank, suit, code)


def test_cards_as_text_and_back() -> None:
    assert write_cards(cards("  5d Rs\tAc\n")) == "5d Rs Ac"
    assert cards("") == ()


@pytest.mark.parametrize(
    "code", ["", "5", "d5", "5D", "5x", "0d", "1d", "8d ", "8b", "Rh", "Kb", "٥d", "5d5d"]
)
def test_no_such_card(code: str) -> None:
    with pytest.raises(BadNotation):
        card(code)
