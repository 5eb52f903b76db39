from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rubamazzo.rules import (
    Deal,
    Rules,
    cards,
    choices,
    deal_out,
    imagine,
    notation,
    observe,
    play,
    write_cards,
)
from tests.rules.positions import offered, played, position, rule_sets, with_hidden_cards_swapped

PACK = cards("5d 5b 5c 3d 4d 6d 5s Rs 7s As 2d 2c 2s 2b 3c 3s")


def test_what_a_seat_sees() -> None:
    deal = played(deal_out(PACK), "5dx5s")
    seen = observe(deal, 1)
    assert seen.seat == seen.turn == 1
    assert write_cards(seen.hand) == "5b 3d 6d"
    assert write_cards(seen.table) == "Rs 7s As"
    assert seen.piles == (cards("5s 5d"), ())
    assert seen.hand_counts == (2, 3)
    assert seen.pack_count == 6
    assert seen.opener == 0
    assert write_cards(seen.opening) == "5s Rs 7s As"
    assert [notation.write(made) for made in seen.plays] == ["5dx5s"]
    assert seen.last_taker == 0
    assert seen.choices == choices(deal)
    assert not seen.is_last_round


def test_out_of_turn_nothing_can_be_chosen() -> None:
    seen = observe(deal_out(PACK), 1)
    assert (seen.turn, seen.choices) == (0, ())


def test_the_others_hold_what_they_hold() -> None:
    """A card of another hand or of the pack is nowhere in what a seat sees."""
    seen = repr(observe(deal_out(PACK), 0))
    for code in ["5b", "3d", "6d", "2d", "2c", "2s", "2b", "3c", "3s"]:
        assert code not in seen


def test_who_has_counted_knows_the_last_hand() -> None:
    """With two players everything unseen in the last round is in the other hand."""
    deal = deal_out(Rules().whole_pack)
    while not deal.is_last_round:
        deal = played(deal, offered(deal).split()[0])
    for seat in (0, 1):
        seen = observe(deal, seat)
        assert seen.is_last_round
        assert set(seen.unseen) == set(deal.hands[1 - seat])


def test_after_the_end_only_the_undealt_are_unseen() -> None:
    rules = Rules(players=5)
    deal = deal_out(rules.whole_pack, rules)
    while not deal.is_over:
        deal = played(deal, offered(deal).split()[0])
    for seat in range(5):
        assert set(observe(deal, seat).unseen) == set(deal.pack)
        assert len(deal.pack) == 6


@pytest.mark.parametrize(("pack", "is_last"), [("", True), ("2d " * 5, True), ("2d " * 6, False)])
def test_the_last_round_is_seen_by_all(pack: str, is_last: bool) -> None:
    deal = position("5d", pack=pack)
    assert observe(deal, 1).is_last_round == deal.is_last_round == is_last


@given(rules=rule_sets(), data=st.data())
@settings(max_examples=100, deadline=None)
def test_imagined_deals(rules: Rules, data: st.DataObject) -> None:
    """The true hidden cards give the true deal, any others one that looks the same."""
    pack = data.draw(st.permutations(rules.whole_pack))
    deal = deal_out(tuple(pack), rules)
    for _ in range(data.draw(st.integers(0, rules.players * 2))):
        if not deal.is_over:
            deal = play(deal, data.draw(st.sampled_from(choices(deal))))
    seat = data.draw(st.integers(0, rules.players - 1))
    seen = observe(deal, seat)

    hidden = [card for other in others(deal, seat) for card in deal.hands[other]] + [*deal.pack]
    assert set(seen.unseen) == set(hidden)
    assert len(seen.unseen) == len(hidden)
    assert imagine(seen, tuple(hidden)) == deal

    elsewhere = with_hidden_cards_swapped(deal, seat)
    assert observe(elsewhere, seat) == seen
    shuffled = data.draw(st.permutations(seen.unseen))
    assert observe(imagine(seen, tuple(shuffled)), seat) == seen


def others(deal: Deal, seat: int) -> list[int]:
    return [other for other in range(deal.rules.players) if other != seat]


def test_what_is_hidden_really_changes() -> None:
    """Or the properties that swap it would prove nothing."""
    deal = deal_out(PACK)
    swapped = with_hidden_cards_swapped(deal, 0)
    assert swapped.hands[1] != deal.hands[1]
    assert swapped.pack != deal.pack
    assert replace(swapped, hands=deal.hands, pack=deal.pack) == deal
