"""A card, and the two packs: Italian (40 cards) and French (52 cards)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

ITALIAN_RANKS = "A234567FCR"
ITALIAN_SUITS = "dcsb"
FRENCH_RANKS = "A23456789TJQK"
FRENCH_SUITS = "dhsc"


class BadNotation(ValueError):
    """A text that names no card, choice, rule or record."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card by its code, rank then suit: `5d`, `Rs`. Only the rank counts in play."""

    code: str
    rank: int

    @property
    def suit(self) -> str:
        return self.code[1]

    def __str__(self) -> str:
        return self.code


Cards = tuple[Card, ...]


def _pack(ranks: str, suits: str) -> Cards:
    return tuple(
        Card(letter + suit, rank) for suit in suits for rank, letter in enumerate(ranks, start=1)
    )


ITALIAN_PACK = _pack(ITALIAN_RANKS, ITALIAN_SUITS)
FRENCH_PACK = _pack(FRENCH_RANKS, FRENCH_SUITS)
PACKS: Mapping[str, Cards] = MappingProxyType({"italian": ITALIAN_PACK, "french": FRENCH_PACK})

# A code means the same card value in either pack: `7c` has rank 7 in both, `Cc` is Italian only.
_BY_CODE = {card.code: card for pack in PACKS.values() for card in pack}


def card(code: str) -> Card:
    """The card of a code such as `5d`; BadNotation when there is none."""
    try:
        return _BY_CODE[code]
    except KeyError:
        raise BadNotation(f"no such card: {code[:20]!r}") from None


def cards(text: str) -> Cards:
    """The cards of a text such as `5d Rs`, in its order."""
    return tuple(card(code) for code in text.split())


def write_cards(some: Cards) -> str:
    return " ".join(one.code for one in some)


def in_order(some: Cards) -> Cards:
    """The same cards by rank, then suit: the order in which a choice names what it takes."""
    return tuple(sorted(some, key=lambda one: (one.rank, _SUIT_ORDER[one.suit])))


_SUIT_ORDER = {"d": 0, "h": 1, "c": 2, "s": 3, "b": 4}
