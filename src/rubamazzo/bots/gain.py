"""What a choice wins at once, in cards: the part of the game that every bot sees."""

from typing import assert_never

from rubamazzo.rules import Choice, Lay, Observation, Rules, Seat, Steal, Take


def are_partners(rules: Rules, one: Seat, other: Seat) -> bool:
    return rules.teams == "pairs" and (one - other) % 4 == 2


def opponents(seen: Observation) -> tuple[Seat, ...]:
    """The seats whose cards count against this one, in order of play."""
    players = seen.rules.players
    others = ((seen.seat + steps) % players for steps in range(1, players))
    return tuple(seat for seat in others if not are_partners(seen.rules, seen.seat, seat))


def cards_won(seen: Observation, choice: Choice) -> int:
    """Cards that the choice adds to the seat's side."""
    match choice:
        case Lay():
            return 0
        case Take(_, taken):
            return len(taken) + 1
        case Steal(_, victims):
            return 1 + sum(
                len(seen.piles[victim])
                for victim in victims
                if not are_partners(seen.rules, seen.seat, victim)
            )
        case _:
            assert_never(choice)
