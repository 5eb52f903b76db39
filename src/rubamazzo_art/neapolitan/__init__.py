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
        "Fd": jacks.fante_d(),
        "Fc": jacks.fante_c(),
        "Fs": jacks.fante_s(),
        "Fb": jacks.fante_b(),
        "Cd": knights.cavallo_d(),
        "Cc": knights.cavallo_c(),
        "Cs": knights.cavallo_s(),
        "Cb": knights.cavallo_b(),
        "Rd": kings.re_d(),
        "Rc": kings.re_c(),
        "Rs": kings.re_s(),
        "Rb": kings.re_b(),
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
)
