"""Hands that hold, each in its own way. The origin is the middle of the grip."""

from rubamazzo_art.draw import join
from rubamazzo_art.french.palette import PEN

S, L = PEN.S, PEN.L


def fist() -> str:
    """Closed round an upright staff, the back of the hand to the right."""
    return S("-9,-9 -2,-12 8,-10 13,-3 12,7 4,11 -7,9.5 -11,1", "f m") + L(
        "-10,-4! -4,-5.5 3,-3!",
        "-11,1! -4,0 3.5,1.5!",
        "-9.5,6! -3,5 3,6.5!",
        "8,-9 3,-6 4,-1 8,-1",
        c="l t",
    )


def pinch() -> str:
    """Thumb and forefinger hold a stalk; the other fingers are bent, the wrist is below."""
    return S(
        "-4,-6 1,-9 5,-5! 11,-4 14,2 12,6! 13,11 9,15 8,24! -8,25! -10,14 -9,6 -6,0", "f m"
    ) + L("5,-5! 4,1 0,4", "12,6! 6,6 3,9", "11,12 6,11 4,14", "-6,1 -2,-2 0,-7", c="l t")


def palm() -> str:
    """An open hand that carries something on its fingertips; the wrist is below."""
    return S(
        "-8,24! -10,12 -14,4! -19,-4 -15,-8 -10,-3! -11,-11 -6,-12 -4,-5! -2,-13 3,-13 4,-5! "
        "8,-11 12,-9 11,0! 15,-3 18,1 14,8 9,14 8,24!",
        "f m",
    ) + L("-10,-3! -8,3", "-4,-5! -3,2", "4,-5! 4,2", c="l t")


def flat() -> str:
    """A hand laid on the breast, the fingers to our left and slightly up; the wrist is right."""
    return S(
        "22,-4! 12,-9 4,-13! -2,-17 -5,-14 0,-9! -12,-11 -17,-9 -15,-6! -21,-5 -22,-1 -17,.5! "
        "-20,4 -17,7 -12,5.5! -13,9 -9,11 2,9 13,8 22,10!",
        "f m",
    ) + L("-15,-6! -7,-4", "-17,.5! -7,1", "-12,5.5! -5,5", "0,-9! 4,-6", c="l t")


def plucking() -> str:
    """Bent over strings, the wrist at the upper right."""
    return S(
        "20,-14! 9,-14 -1,-9 -9,-1! -13,6 -9,8 -5,4! -8,11 -3,12 0,6! -1,13 4,13 6,7! 9,11 12,8 "
        "13,2 22,-2!",
        "f m",
    ) + L("-5,4! -1,-1", "0,6! 4,1", "6,7! 9,2", c="l t")


def gripping() -> str:
    """Closed over the neck of a lute that rises to the left; the wrist is below."""
    return join(
        S(
            "-10,-12 -6,-14 -3,-9! 0,-12 4,-10 5,-5! 8,-8 11,-5 11,0! 14,3 13,10 6,16 7,22! "
            "-9,20! -10,12 -14,4 -13,-6",
            "f m",
        ),
        L("-3,-9! -5,-2", "5,-5! 3,1", "11,0! 8,5", c="l t"),
    )
