"""The French deck: 52 cards with indices, double-headed courts, a thin notched frame."""

from functools import cache

from rubamazzo_art.draw import DeckArt
from rubamazzo_art.french import courts, numbers, pips
from rubamazzo_art.french.back import back
from rubamazzo_art.french.palette import HEIGHT, PAPER, PEN, WIDTH, css


@cache
def cards() -> dict[str, str]:
    """The faces by code."""
    faces = {"A" + suit: numbers.ace(suit) for suit in "dhsc"}
    faces |= {
        rank + suit: numbers.number(rank + suit) for suit in "dhsc" for rank in numbers.PLACES
    }
    faces |= {r + s: courts.court(r + s, "", "y", "r") for r in "JQK" for s in "dhsc"}
    return faces


def symbols() -> dict[str, str]:
    """The signs, and the parts that were shared while the cards were drawn."""
    cards()
    back()
    return {suit: pips.sign(suit) for suit in "dhsc"} | PEN.sym


DECK = DeckArt(
    prefix=PEN.px,
    width=WIDTH,
    height=HEIGHT,
    paper=PAPER,
    css=css,
    symbols=symbols,
    cards=cards,
    back=back,
    defs=courts.DEFS,
    frame=(14, 14, 272, 442),
)
