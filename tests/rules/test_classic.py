"""Classic, rule by rule: what may be played, and what becomes of it."""

from dataclasses import replace

import pytest

from rubamazzo.rules import IllegalChoice, card, cards, deal_out, notation, play, write_cards
from rubamazzo.rules.cards import ITALIAN_PACK
from tests.rules.positions import offered, played, position


def test_the_deal() -> None:
    """Three each, one at a time, the opener first; then four on the table."""
    deal = deal_out(cards("2s 3s 4s 5s 6s 7s Ad Ac As Ab") + cards("2d 2c 2b"))
    assert [write_cards(hand) for hand in deal.hands] == ["2s 4s 6s", "3s 5s 7s"]
    assert write_cards(deal.table) == write_cards(deal.opening) == "Ad Ac As Ab"
    assert write_cards(deal.pack) == "2d 2c 2b"
    assert deal.piles == ((), ())
    assert (deal.turn, deal.opener, deal.plays, deal.last_taker) == (0, 0, (), None)


def test_another_seat_opens() -> None:
    deal = deal_out(cards("2s 3s 4s 5s 6s 7s Ad Ac As Ab"), opener=1)
    assert [write_cards(hand) for hand in deal.hands] == ["3s 5s 7s", "2s 4s 6s"]
    assert (deal.turn, deal.opener) == (1, 1)


@pytest.mark.parametrize(
    ("hand", "table", "mine", "theirs", "expected"),
    [
        pytest.param("5d", "", "", "", "5d", id="with nothing to take a card is laid"),
        pytest.param("5d", "4c Rs", "", "4d 4s", "5d", id="only equals take"),
        pytest.param("5d", "5c Rs", "", "", "5dx5c", id="an equal card must be taken"),
        pytest.param("5d", "Rs 5s 5c", "", "", "5dx5s", id="of several equals the longest-lying"),
        pytest.param("5d", "5s 5c 5b", "", "", "5dx5s", id="never more than one"),
        pytest.param("5d", "2c 3c", "", "", "5d", id="no sums"),
        pytest.param("Ad", "2c 3c", "", "4c 4s", "Ad", id="an ace is a card like any other"),
        pytest.param("5d", "", "", "5s 5c", "5d^1", id="a pile topped by an equal must be stolen"),
        pytest.param("5d", "", "", "5c 2c", "5d", id="only the top counts"),
        pytest.param("5d", "5s", "", "2c 5c", "5dx5s 5d^1", id="able to do both one chooses"),
        pytest.param("5d", "5s 5b", "", "5c", "5dx5s 5d^1", id="two to take are no second choice"),
        pytest.param("5d", "", "5s 5c", "", "5d", id="one's own pile cannot be stolen"),
        pytest.param("5d", "", "5s 5c", "2s 5b", "5d^1", id="one's own top does not matter"),
        pytest.param("5d", "", "", "", "5d", id="an empty pile cannot be stolen"),
        pytest.param("5d Rs", "5c", "", "", "5dx5c Rs", id="which card to play is free"),
        pytest.param("Rs 5d 5c", "5s", "", "", "Rs 5dx5s 5cx5s", id="each card of the hand"),
        pytest.param("Fd Cd Rd", "Fs Cs Rs", "", "", "FdxFs CdxCs RdxRs", id="figures by rank"),
    ],
)
def test_choices(hand: str, table: str, mine: str, theirs: str, expected: str) -> None:
    assert offered(position(hand, table, mine, theirs)) == expected


@pytest.mark.parametrize(
    ("choice", "before", "after"),
    [
        pytest.param("5d", ("4c Rs", "", ""), ("4c Rs 5d", "", ""), id="laid last on the table"),
        pytest.param(
            "5dx5c", ("5c Rs", "2c 2s", ""), ("Rs", "2c 2s 5c 5d", ""), id="taken, the card on top"
        ),
        pytest.param("5dx5s", ("5s 5c", "", ""), ("5c", "5s 5d", ""), id="the other equal stays"),
        pytest.param(
            "5d^1", ("Rs", "2c 2s", "Rb 5s"), ("Rs", "2c 2s Rb 5s 5d", ""), id="a whole pile"
        ),
        pytest.param("5d^1", ("5b", "", "5s 5c"), ("5b", "5s 5c 5d", ""), id="not the table too"),
        pytest.param("5dx5b", ("5b", "", "5s 5c"), ("", "5b 5d", "5s 5c"), id="not the pile too"),
        pytest.param("5dx5b", ("5b", "", ""), ("", "5b 5d", ""), id="no prize for an empty table"),
    ],
)
def test_a_play(choice: str, before: tuple[str, str, str], after: tuple[str, str, str]) -> None:
    deal = played(position(f"Ab {choice[:2]}", *before, pack="2d 3d"), choice)
    assert (write_cards(deal.table), *map(write_cards, deal.piles)) == after
    assert deal.hands[0] == cards("Ab")
    assert deal.turn == 1
    assert [notation.write(made) for made in deal.plays] == [choice]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("5d", id="laid where it must take"),
        pytest.param("5dx5b", id="another equal than the longest-lying"),
        pytest.param("5dx5b+5s", id="two where it takes one"),
        pytest.param("5dx5s+5s", id="a card twice"),
        pytest.param("5dxRs", id="not an equal"),
        pytest.param("5d^1", id="a pile topped by another rank"),
        pytest.param("Rd^0", id="its own pile"),
        pytest.param("Rd^2", id="a pile of nobody"),
        pytest.param("Rd^1+1", id="a pile twice"),
        pytest.param("5c", id="a card not in the hand"),
        pytest.param("5cx5s", id="taking with a card not in the hand"),
        pytest.param("Fs", id="a card of the other hand"),
        pytest.param("4d", id="a card still in the pack"),
        pytest.param("Kh", id="a card of another pack"),
    ],
)
def test_not_allowed(text: str) -> None:
    deal = position("5d Rd", "5s 5b Rs", "2c Rc", "2s Rb", pack="4d")
    deal = replace(deal, hands=(deal.hands[0], cards("Fs")))
    assert offered(deal) == "5dx5s RdxRs Rd^1"
    with pytest.raises(IllegalChoice) as refused:
        play(deal, notation.read(text))
    assert refused.value.choice == notation.read(text)


def test_a_pile_that_was_stolen_has_no_top() -> None:
    deal = played(position("5d 5b", "Rs", "", "5s 5c"), "5d^1")
    assert deal.piles[1] == ()
    assert deal.top(1) is None
    assert offered(replace(deal, turn=0)) == "5b"


def test_a_steal_leaves_its_card_on_top() -> None:
    deal = deal_out(cards("5d 5b 5c 3d 4d 6d 5s Rs 7s As"))
    deal = played(deal, "5dx5s")
    assert offered(deal) == "5b^0 3d 6d"
    deal = played(deal, "5b^0")
    assert deal.score == (0, 3)
    assert offered(deal) == "5c^1 4d"
    deal = played(deal, "5c^1")
    assert deal.score == (4, 0)
    assert deal.top(0) == card("5c")


def test_four_equal_cards_on_the_table_are_never_taken() -> None:
    pack = "2d 3d 2c 3c 2s 3s 5d 5c 5s 5b 4d 6d 4c 6c 4s 6s"
    deal = played(deal_out(cards(pack)), "2d 3d 2cx2d 3cx3d 2s 3s")
    assert write_cards(deal.table) == "5d 5c 5s 5b 2s 3s"
    deal = played(deal, "4d 6d 4cx4d 6cx6d 4s 6s")
    assert deal.is_over
    assert write_cards(deal.table) == "5d 5c 5s 5b 2s 3s 4s 6s"


def test_a_pair_in_the_opening_needs_two_cards() -> None:
    deal = deal_out(cards("5d 5c 2d 3d 4d 6d 5s 5b Rs Fs"))
    deal = played(deal, "5dx5s")
    assert offered(deal) == "5cx5b 5c^0 3d 6d"


def test_new_hands_when_all_are_empty() -> None:
    pack = cards("2d 3d 2c 3c 2s 3s Rd Rc Rs Rb 4d 6d 4c 6c 4s 6s 7d")
    deal = played(deal_out(pack), "2d 3d 2cx2d 3cx3d 2s")
    assert deal.hands == ((), cards("3s"))
    deal = played(deal, "3s")
    assert [write_cards(hand) for hand in deal.hands] == ["4d 4c 4s", "6d 6c 6s"]
    assert deal.turn == 0
    assert write_cards(deal.table) == "Rd Rc Rs Rb 2s 3s"
    assert write_cards(deal.pack) == "7d"
    assert deal.is_last_round


def test_a_new_round_is_opened_by_the_opener() -> None:
    pack = cards("2d 3d 2c 3c 2s 3s Rd Rc Rs Rb 4d 6d 4c 6c 4s 6s")
    deal = played(deal_out(pack, opener=1), "2d 3d 2cx2d 3cx3d 2s 3s")
    assert [write_cards(hand) for hand in deal.hands] == ["6d 6c 6s", "4d 4c 4s"]
    assert deal.turn == 1


@pytest.mark.parametrize(
    ("hand", "table", "theirs", "choice", "score"),
    [
        pytest.param("5d", "5c 4c", "", "5dx5c", (2, 0), id="the last card takes like any other"),
        pytest.param("5d", "4c", "5c 5s", "5d^1", (3, 0), id="and steals like any other"),
        pytest.param("5d", "4c", "7c 7s", "5d", (0, 2), id="leftovers are nobody's"),
    ],
)
def test_the_last_card(
    hand: str, table: str, theirs: str, choice: str, score: tuple[int, int]
) -> None:
    deal = played(position(hand, table, "", theirs), choice)
    assert deal.is_over
    assert deal.score == score
    assert offered(deal) == ""


def test_what_cannot_be_dealt_round_stays_undealt() -> None:
    deal = position("5d", pack="2d 3d 4d 6d 7d")
    assert deal.is_last_round
    deal = played(deal, "5d")
    assert deal.is_over
    assert write_cards(deal.pack) == "2d 3d 4d 6d 7d"


def test_after_the_end_nothing_can_be_played() -> None:
    deal = played(position("5d", pack="2d"), "5d")
    with pytest.raises(IllegalChoice):
        played(deal, "2d")


@pytest.mark.parametrize(
    ("players", "plays_each"), [(2, 18), (3, 12), (4, 9), (5, 6), (6, 6), (7, 3), (8, 3), (10, 3)]
)
def test_how_often_each_seat_plays(players: int, plays_each: int) -> None:
    deal = deal_out(ITALIAN_PACK, position("", rules=f"players={players}").rules)
    seats = []
    while not deal.is_over:
        seats.append(deal.turn)
        deal = played(deal, offered(deal).split()[0])
    assert seats == [*range(players)] * plays_each
    assert len(deal.pack) == 40 - 4 - players * plays_each
    assert deal.rules.rounds * 3 == plays_each
