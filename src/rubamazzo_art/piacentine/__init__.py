"""The Piacentine deck: long cards in a thin black frame, courts with two heads."""

from rubamazzo_art.draw import DeckArt

from . import numbers
from .back import back
from .faces import HEADS
from .jacks import JACKS
from .kings import KINGS
from .knights import KNIGHTS
from .palette import PAPER, css
from .pen import (
    DEFS,
    FRAME,
    FRAME_HEIGHT,
    FRAME_WIDTH,
    FRAME_X,
    FRAME_Y,
    HEIGHT,
    PREFIX,
    WIDTH,
    double,
    place,
    use,
)
from .signs import symbols
from .specials import SPECIALS


def cards() -> dict[str, str]:
    """The markup of the forty faces by code."""
    faces = {code: numbers.plain(code) for code in numbers.LAYOUT}
    faces |= {code: draw() for code, draw in SPECIALS.items()}
    for code, head in HEADS.items():
        behind, before = head()
        faces[code] = double(code, place(behind + before, 150, 120))
    faces |= {f"A{suit}": use(suit, 150, 270, 1.3) + FRAME for suit in "dcsb"}
    faces |= {code: draw() for code, draw in (JACKS | KNIGHTS | KINGS).items()}
    return faces


DECK = DeckArt(
    PREFIX,
    WIDTH,
    HEIGHT,
    PAPER,
    css,
    symbols,
    cards,
    back,
    frame=(FRAME_X, FRAME_Y, FRAME_WIDTH, FRAME_HEIGHT),
    defs=DEFS,
)
