"""A choice as text: `5d` laid, `5dx5c` takes, `Rdx3c+7s` takes a sum, `5d^1` steals from seat 1."""

from typing import assert_never

from rubamazzo.rules.cards import BadNotation, card, in_order
from rubamazzo.rules.deal import Choice, Lay, Steal, Take

_SEATS = frozenset("0123456789")


def write(choice: Choice) -> str:
    match choice:
        case Lay(played):
            return played.code
        case Take(played, taken):
            return f"{played.code}x{'+'.join(lying.code for lying in taken)}"
        case Steal(played, victims):
            return f"{played.code}^{'+'.join(str(victim) for victim in victims)}"
        case _:
            assert_never(choice)


def read(text: str) -> Choice:
    """The choice that a text names, what it takes in any order; BadNotation when it names none."""
    played, sign, rest = card(text[:2]), text[2:3], text[3:].split("+")
    if not text[2:]:
        return Lay(played)
    if sign == "x":
        return Take(played, in_order(tuple(card(code) for code in rest)))
    if sign == "^" and _SEATS.issuperset(rest):
        return Steal(played, tuple(sorted(int(victim) for victim in rest)))
    raise BadNotation(f"no such choice: {text[:40]!r}")
