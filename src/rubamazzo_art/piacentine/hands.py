"""Hands that hold: each for one kind of hold, its origin where the thing is held."""

from .pen import lines, shape


def grip() -> str:
    """A fist round an upright shaft, knuckles to the left, thumb laid over the fingers."""
    out = shape(
        "-9,-12! -2,-14 6,-13 11,-8 13,0 12,9! 8,14 -2,15 -9,13! -13,11.5 -12,8.5 -11,7.5!"
        " -14.5,5.5 -14,2 -12,1! -15,-1 -15,-4.5 -12.5,-5.5! -14.5,-8.5 -12.5,-11.5",
        "f m",
    )
    out += shape("12.5,-2! 12,9 8,13.6 -2,14.4 -9,12.5! 0,11 6,8 9,3", "F x")
    out += lines("-12.5,-5.5! 0,-5 5,-3", "-12,1! -1,1.6 5,2.6", "-11,7.5! -1,8 4,8")
    thumb = shape("12,2 13,-7 8,-14 0,-16.5 -6,-15.5 -7,-12 -3,-10 3,-9 6,-4", "f m")
    return out + thumb + lines("-6,-14.5 -3.5,-13.2 -4,-11", "9,-2 10,-6", names="l i")


def coin_palm() -> str:
    """Palm and curled fingers under a coin; the thumb comes in front, see coin_thumb."""
    out = shape(
        "-10,42! -11,30 -16,18 -19,6 -17,-6 -8,-12 6,-11 16,-6 20,4 17,16 11,28 10,42!", "f m"
    )
    return out


def coin_thumb() -> str:
    """The thumb on the coin's face, two fingers curled below its rim."""
    out = shape("3,9! 10,2 19,0 23,4 19,9 9,13!", "f m") + shape(
        "2,16! 10,10 18,9 20,14 14,18 5,22!", "f m"
    )
    out += shape("-15,16! -16,4 -14,-9 -10,-17 -4,-17 -2,-9 -3,2 1,12 -4,20", "f m")
    return out + lines("-11,-14 -8,-15 -6,-10", "-11,4 -8,5", "-12,20 -6,26", names="l i")


def flat() -> str:
    """A hand laid flat, its back to us, the fingers to the left; wrist at the origin."""
    out = shape(
        "4,-10! -8,-12 -16,-12! -27,-13 -32.5,-10.5 -30,-7.5! -22,-7! -34,-6.5 -37,-3.5 "
        "-34,-1!"
        " -22,-1! -35,1 -37,4 -33,6! -21,4.8! -30,8 -30.5,11 -26,12.5! -14,10.5 -6,11.5 "
        "4,11!",
        "f m",
    )
    out += shape("4,10.5! -6,11 -14,10 -26,12! -18,8 -6,6 4,4!", "F x")
    out += lines(
        "-22,-7! -15,-6", "-22,-1! -14,-0.5", "-21,4.8! -14,4.5", "-12,-6 -9,-5", "-11,0 -8,1"
    )
    return (
        out
        + shape("-4,-10! -9,-17 -15,-20 -19,-17.5 -15,-12 -10,-7", "f m")
        + lines("-17,-18 -15,-15", names="l i")
    )


def on_hip() -> str:
    """A hand set on the hip, knuckles up, the fingers folded away from us; wrist at the origin."""
    out = shape(
        "-9,-4! -12,6 -12,14 -8,21! -5,24 -2,23 -1.5,20! 1,24 5,23.5 5.5,19! 8.5,22 "
        "12,20.5 11.5,16!"
        " 14,17 16,14 14.5,10 11,2 9,-4!",
        "f m",
    )
    out += shape("9,-4! 11,2 14.5,10 15.5,14! 10,12 6,4 5,-4!", "F x")
    out += lines("-1.5,20! -2,12", "5.5,19! 4.5,11", "11.5,16! 9.5,9", "-9,8 -5,10")
    return out + shape("-9,0! -16,4 -20,11 -18,15 -13,12 -8,10", "f m")


def rein() -> str:
    """A fist seen from the thumb's side, as a rider holds the reins."""
    out = shape("-11,-6! -6,-12 4,-12 11,-8 13,0 11,8! 6,13 -4,14 -11,10! -13,2", "f m")
    out += shape("12.5,0! 11,8 6,12.6 -4,13.6 -11,9.5! -2,9 6,6 8,-1", "F x")
    out += lines("11,-3 4,-4 0,0 2,5 7,5", "2,5 -1,9 2,12", "-11,2 -4,4")
    return (
        out
        + shape("-10,-4! -6,-13 2,-17.5 11,-16 14,-12 9,-9 2,-8 -2,-3", "f m")
        + lines("12,-14.5 9,-13 10,-10.5", names="l i")
    )


def stem() -> str:
    """Fingers round the stem of a cup, tips to the left, the little finger under its foot."""
    out = shape(
        "14,-10! 6,-13 -4,-12 -11,-10 -12,-6! -14,-5 -13.5,-1 -11,0! -12.5,2 -11.5,5.5 "
        "-9,6! -9,9 -6,11.5! -1,17 8,18 14,14! 17,4",
        "f m",
    )
    out += shape("16.5,2! 14,13.6 8,17.5 0,16! 8,12 11,4", "F x")
    out += lines(
        "-12,-6! -2,-6 3,-4",
        "-11,0! -1,0 4,2",
        "-9,6! -1,6 4,7",
        "-11,-9 -9,-8 -9,-6.5",
        "-12,-4 -10,-3 -10,-1.5",
    )
    return (
        out
        + shape("14,-8 8,-16 -1,-18 -6,-16 -5,-12 2,-11 6,-6", "f m")
        + lines("-4,-16.5 -2,-14.5 -3,-12.5", names="l i")
    )
