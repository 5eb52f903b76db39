"""The Neapolitan deck: full-length figures on white, without a printed frame."""

from functools import cache

from ..draw import DeckArt
from . import aces, jacks, kings, knights, numbers, signs, specials
from .back import back
from .palette import HEIGHT, PAPER, WIDTH, css, pen

PREFIX = pen.px


@cache
def cards() -> dict[str, str]:
    """The faces by code."""
    return {
        **{code: numbers.pips(code) for code in numbers.LAYOUT},
        "4d": numbers.pips("4d") + specials.device(),
        "4c": numbers.pips("4c") + specials.device(),
        "2s": specials.two_of_swords(),
        "3s": specials.three_of_swords(),
        "4s": specials.four_of_swords(),
        "5s": specials.five_of_swords(),
        "3b": specials.three_of_clubs(),
        "Ad": aces.ace_of_coins(),
        "Ac": aces.ace_of_cups(),
        "As": aces.ace_of_swords(),
        "Ab": aces.ace_of_clubs(),
        "Fd": jacks.jack_of_coins(),
        "Fc": jacks.jack_of_cups(),
        "Fs": jacks.jack_of_swords(),
        "Fb": jacks.jack_of_clubs(),
        "Cd": knights.knight_of_coins(),
        "Cc": knights.knight_of_cups(),
        "Cs": knights.knight_of_swords(),
        "Cb": knights.knight_of_clubs(),
        "Rd": kings.king_of_coins(),
        "Rc": kings.king_of_cups(),
        "Rs": kings.king_of_swords(),
        "Rb": kings.king_of_clubs(),
    }


def symbols() -> dict[str, str]:
    """The signs, and the parts that were shared while the cards were drawn."""
    cards()
    return signs.symbols() | pen.sym


DECK = DeckArt(
    prefix=PREFIX,
    width=WIDTH,
    height=HEIGHT,
    paper=PAPER,
    css=css,
    symbols=symbols,
    cards=cards,
    back=back,
    defs=aces.DEFS,
)
