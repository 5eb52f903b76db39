"""What a rank means to a seat that counts: the rows that Hard's values are looked up in.

In Classic ranks differ in nothing but where their four cards are. So a rank's situation is how
many of its cards lie on the table, are in the own hand, are unseen; whose pile it tops; and
whether the opponent let a chance to play it pass this round.
"""

from itertools import product

ON_TABLE, IN_HAND, UNSEEN, TOPPED, PASSED = 5, 4, 5, 4, 3
"""How many values each part of a situation has."""
MINE, THEIRS = 1, 2
"""Whose pile a rank tops: none, mine, theirs or both."""


def code(on_table: int, in_hand: int, unseen: int, topped: int, passed: int) -> int:
    """One number for a situation."""
    return (((on_table * IN_HAND + in_hand) * UNSEEN + unseen) * TOPPED + topped) * PASSED + passed


def _numbered() -> tuple[tuple[int, ...], int]:
    """For each code its row, 0 where it cannot be; and how many rows there are."""
    rows, count = [0] * (ON_TABLE * IN_HAND * UNSEEN * TOPPED * PASSED), 0
    found: dict[tuple[int, ...], int] = {}
    for situation in product(
        range(ON_TABLE), range(IN_HAND), range(UNSEEN), range(TOPPED), range(PASSED)
    ):
        on_table, in_hand, unseen, topped, passed = situation
        captured = 4 - on_table - in_hand - unseen
        if captured < 2 * (bool(topped & MINE) + bool(topped & THEIRS)) or in_hand == 3:
            continue
        # Whether the opponent let it pass says nothing when the opponent cannot hold it.
        meaning = (*situation[:4], passed if unseen else 0)
        if meaning not in found:
            found[meaning] = count
            count += 1
        rows[code(*situation)] = found[meaning]
    return tuple(rows), count


ROWS, ROW_COUNT = _numbered()
