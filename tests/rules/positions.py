"""Positions as text, and rule sets and deals at random, for the tests of the rules."""

from collections.abc import Iterator
from dataclasses import replace

from hypothesis import strategies as st

from rubamazzo.rules import Card, Deal, Rules, Seat, cards, choices, notation, play, read_rules


def position(
    hand: str,
    table: str = "",
    mine: str = "",
    *others: str,
    rules: str = "classic",
    pack: str = "",
    last_taker: Seat | None = None,
) -> Deal:
    """A deal in which seat 0 holds `hand` and the others hold nothing any more.

    After `hand` comes what lies on the table, then the piles: seat 0's, seat 1's ...
    """
    in_force = read_rules(rules)
    piles = [cards(pile) for pile in (mine, *others)]
    nothing = ((),) * (in_force.players - 1)
    return Deal(
        rules=in_force,
        pack=cards(pack),
        hands=(cards(hand), *nothing),
        table=cards(table),
        piles=(*piles, *nothing)[: in_force.players],
        turn=0,
        opener=0,
        opening=(),
        last_taker=last_taker,
    )


def offered(deal: Deal) -> str:
    """All choices as text."""
    return " ".join(notation.write(choice) for choice in choices(deal))


def played(deal: Deal, texts: str) -> Deal:
    """The deal after these choices."""
    for text in texts.split():
        deal = play(deal, notation.read(text))
    return deal


def with_hidden_cards_swapped(deal: Deal, seat: Seat) -> Deal:
    """All that the seat cannot see, in the opposite order."""
    hidden: list[Card] = [*deal.pack]
    for other, hand in enumerate(deal.hands):
        if other != seat:
            hidden.extend(hand)
    hidden.sort(key=lambda card: card.code)
    hands = tuple(
        hand if other == seat else tuple(hidden.pop() for _ in hand)
        for other, hand in enumerate(deal.hands)
    )
    return replace(deal, hands=hands, pack=tuple(hidden))


def all_cards(deal: Deal) -> Iterator[Card]:
    yield from deal.pack
    yield from deal.table
    for held in (*deal.hands, *deal.piles):
        yield from held


@st.composite
def rule_sets(draw: st.DrawFn, most_players: int = 10, most_deals: int = 1) -> Rules:
    """Any rules that make sense."""
    few = st.integers(2, min(most_players, 4))  # the usual tables, and the only one for pairs
    players = draw(few | st.integers(2, most_players), label="players")
    pack = draw(st.sampled_from(["italian", "french"]), label="pack")
    most = ((40 if pack == "italian" else 52) - 4) // players
    hand = draw(st.integers(1, min(most, 5)) | st.integers(1, most), label="hand")
    words = [f"players={players}", f"pack={pack}", f"hand={hand}"]
    for option, values in {
        "capture": ["one", "all"],
        "sums": ["no", "yes"],
        "both": ["choose", "table_first", "steal_first"],
        "ace": ["plain", "takes_all", "takes_all_not_last"],
        "leftovers": ["nobody", "last_taker"],
        "double_steal": ["one", "all"],
    }.items():
        words.append(f"{option}={draw(st.sampled_from(values), label=option)}")
    if players == 4 and draw(st.booleans(), label="pairs"):
        partner = draw(st.sampled_from(["no", "yes"]), label="steal_partner")
        words += ["teams=pairs", f"steal_partner={partner}"]
    words.append(f"deals={draw(st.integers(1, most_deals), label='deals')}")
    return read_rules(" ".join(words))
