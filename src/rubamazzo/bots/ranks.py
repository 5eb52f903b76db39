"""A two-player position as a seat that counts knows it: ranks only, suits never matter."""

from dataclasses import dataclass

from rubamazzo.rules import Cards, Lay, Observation, Steal, Take

Counts = list[int]
"""How many cards of each rank; index 0 is unused."""
NO_TOP = 0


@dataclass(slots=True)
class Position:
    hand: Counts
    table: Counts
    unseen: Counts
    """In the other hand or in the pack."""
    own: int
    others: int
    """Sizes of the piles."""
    own_top: int
    other_top: int
    """Ranks, or NO_TOP."""
    let_pass: Counts
    """What the opponent could have captured with this round and did not: 2 is telling, 1 less."""


def counted(cards: Cards, ranks: int) -> Counts:
    counts = [0] * (ranks + 1)
    for card in cards:
        counts[card.rank] += 1
    return counts


def position(seen: Observation) -> Position:
    ranks = len(seen.rules.whole_pack) // 4
    own_pile, other_pile = seen.piles[seen.seat], seen.piles[1 - seen.seat]
    hand, table = counted(seen.hand, ranks), counted(seen.table, ranks)
    unseen = [0] + [4 - hand[rank] - table[rank] for rank in range(1, ranks + 1)]
    for pile in seen.piles:
        for card in pile:
            unseen[card.rank] -= 1
    return Position(
        hand=hand,
        table=table,
        unseen=unseen,
        own=len(own_pile),
        others=len(other_pile),
        own_top=own_pile[-1].rank if own_pile else NO_TOP,
        other_top=other_pile[-1].rank if other_pile else NO_TOP,
        let_pass=_let_pass(seen, ranks),
    )


def played_this_round(seen: Observation) -> int:
    return seen.rules.players * seen.rules.hand - sum(seen.hand_counts)


def _let_pass(seen: Observation, ranks: int) -> Counts:
    """Follows the deal's plays: who could have captured what, when."""
    table, tops = counted(seen.opening, ranks), [NO_TOP, NO_TOP]
    passed = [0] * (ranks + 1)
    begin = len(seen.plays) - played_this_round(seen)
    for at, choice in enumerate(seen.plays):
        seat, rank = (seen.opener + at) % 2, choice.card.rank
        if at >= begin and seat != seen.seat and not isinstance(choice, Steal):
            # Who takes could also have taken the other; who lays would have taken it.
            telling = 1 if isinstance(choice, Take) else 2
            for other in range(1, ranks + 1):
                if other == rank:
                    continue
                if tops[seen.seat] == other:
                    passed[other] = 2
                elif table[other] and passed[other] < telling:
                    passed[other] = telling
        match choice:
            case Lay():
                table[rank] += 1
                continue
            case Take(_, taken):
                for card in taken:
                    table[card.rank] -= 1
            case Steal():
                tops[1 - seat] = NO_TOP
        tops[seat] = rank
    return passed
