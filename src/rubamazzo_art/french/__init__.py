"""The French deck: 52 cards with indices, double-headed courts, a thin notched frame."""

from collections.abc import Callable, Mapping
from functools import cache

from rubamazzo_art.draw import DeckArt
from rubamazzo_art.french import courts, jacks, kings, numbers, pips, queens
from rubamazzo_art.french.back import back
from rubamazzo_art.french.palette import HEIGHT, PAPER, PEN, WIDTH, css

# figure, colour of the band between the halves, colour of the beads on it
COURTS: Mapping[str, tuple[Callable[[], str], str, str]] = {
    "Jh": (jacks.jack_of_hearts, "y", "r"),
    "Jd": (jacks.jack_of_diamonds, "r", "y"),
    "Jc": (jacks.jack_of_clubs, "y", "k"),
    "Js": (jacks.jack_of_spades, "k", "y"),
    "Qh": (queens.queen_of_hearts, "y", "r"),
    "Qd": (queens.queen_of_diamonds, "r", "y"),
    "Qc": (queens.queen_of_clubs, "y", "k"),
    "Qs": (queens.queen_of_spades, "k", "y"),
    "Kh": (kings.king_of_hearts, "y", "r"),
    "Kd": (kings.king_of_diamonds, "r", "y"),
    "Kc": (kings.king_of_clubs, "y", "k"),
    "Ks": (kings.king_of_spades, "k", "y"),
}


@cache
def cards() -> dict[str, str]:
    """The faces by code."""
    faces = {"A" + suit: numbers.ace(suit) for suit in "dhsc"}
    faces |= {
        rank + suit: numbers.number(rank + suit) for suit in "dhsc" for rank in numbers.PLACES
    }
    for code, (figure, band, beads) in COURTS.items():
        faces[code] = courts.court(code, figure(), band, beads)
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
