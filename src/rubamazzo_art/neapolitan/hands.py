"""Hands that hold. Each is drawn after the thing held, unless it says otherwise."""

from ..draw import join
from .palette import pen


def grip(skin: str = "f") -> str:
    """Round an upright shaft: origin on the shaft, wrist at the lower right, thumb on top."""
    return join(
        pen.S(
            "13,-2! 7,-11 -3,-13 -9,-11! -12,-9 -10,-6! -14,-4.5 -13,0! -14,3.5 -11.5,5.5! "
            "-12,9.5 -8,10.5! -3,13 6,13 13,9!",
            f"{skin} m",
        ),
        pen.S("10,-8! 4,-14 -4,-15 -8,-12 -4,-9 3,-7.4!", f"{skin} t"),
        pen.L(
            "-10,-6! -3,-6.4 2,-5",
            "-13,0! -3,-.4 3,.6",
            "-11.5,5.5! -3,5.2 3,6",
            "7,-6 9,-2 8,3",
            c="l t",
        ),
    )


def tray() -> str:
    """Under a foot that stands on the palm: wrist at the origin, the palm 20 above it."""
    return join(
        pen.S(
            "-9,0! -10,-7 -17,-11 -25,-16 -26,-22 -21,-23 -18,-19! -17,-24 -12,-24 -10,-19! "
            "-9,-24 -4,-24 -2,-19! 0,-23 5,-23 7,-18! 14,-18! 17,-27 22,-29 24,-25 22,-14 "
            "14,-7 9,0!",
            "f m",
        ),
        pen.L("-18,-19 -13,-14", "-10,-19 -6,-14", "-2,-19 0,-13", "14,-18 13,-12 9,-8", c="l t"),
    )


def fingertips() -> str:
    """Under a coin that stands on them: wrist at the origin, the rim 22 above it."""
    return join(
        pen.S(
            "-9,0! -10,-7 -15,-13 -24,-21! -30,-29 -27,-34 -21,-30 -15,-21! -19,-29 -17,-34 "
            "-11,-32 -7,-21! -8,-30 -5,-34 0,-32 1,-21! 3,-30 7,-34 11,-31 9,-19! 15,-25 "
            "19,-35 24,-37 27,-32 21,-18 14,-8 9,0!",
            "f m",
        ),
        pen.L(
            "-16,-20 -10,-13",
            "-7,-20 -4,-14",
            "1,-20 2,-14",
            "9,-18 12,-10 8,-4",
            "-27,-31 -24,-28",
            "20,-33 23,-31",
            c="l t",
        ),
    )


def gather() -> str:
    """Hangs down and holds a fold: wrist at the origin."""
    return join(
        pen.S(
            "-8,0! 8,0! 11,9 9,17! 10,22 6,24! 5,28 0,27! -3,29 -6,25! -8,20 -13,16 -14,9 -11,4!",
            "f m",
        ),
        pen.L(
            "9,17! 4,13 2,9", "6,24! 1,18 -1,12", "0,27! -3,21 -4,14", "-13,15 -9,12 -8,8", c="l t"
        ),
    )


def reins(skin: str = "f") -> str:
    """A fist seen from the thumb side, the wrist at the left, the straps run out to the right."""
    return join(
        pen.S(
            "-11,-6! -4,-11 5,-11 11,-8! 14,-5 12,-2! 15,1 12,4! 13,8 9,9! 8,12 3,11! -4,12 -11,8!",
            f"{skin} m",
        ),
        pen.L("12,-2! 6,-2 2,0", "12,4! 6,4 2,5", "9,9! 5,8 2,9", c="l t"),
        pen.S("-5,-9! 2,-8 9,-10 11,-7 8,-4 0,-3!", f"{skin} t"),
    )


def open_palm() -> str:
    """An open palm that points to the right: wrist at the origin."""
    return join(
        pen.S(
            "-2,-8! 6,-10 12,-17 17,-19! 20,-17 17,-11 16,-8! 24,-10 35,-11! 38,-8 28,-5 "
            "24,-4! 32,-4 41,-2! 41,1.6 30,2 25,2! 32,4 38,8! 36,11 27,8 23,7! 28,10 31,14! "
            "28,17 20,13 14,11 6,11 -2,8!",
            "f m",
        ),
        pen.L("8,-7 13,-1 11,6", "15,-5 17,0", c="l t"),
    )
