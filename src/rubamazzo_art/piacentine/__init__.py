"""The Piacentine deck: long cards in a thin black frame, courts with two heads."""

from rubamazzo_art.draw import DeckArt

from . import numbers
from .aces import ACES
from .back import back
from .jacks import JACKS
from .kings import KINGS
from .knights import KNIGHTS
from .palette import PAPER, css
from .pen import (
    DEFS,
    FRAME_HEIGHT,
    FRAME_WIDTH,
    FRAME_X,
    FRAME_Y,
    HEIGHT,
    PREFIX,
    WIDTH,
)
from .signs import symbols
from .specials import SPECIALS


def cards() -> dict[str, str]:
    """The markup of the forty faces by code."""
    faces = {code: numbers.plain(code) for code in numbers.LAYOUT}
    faces |= {code: draw() for code, draw in SPECIALS.items()}
    faces |= {code: draw() for code, draw in (ACES | JACKS | KNIGHTS | KINGS).items()}
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
