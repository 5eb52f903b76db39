"""What several courts stand on or wear: planks, legs, breeches, belts, necks."""

import math

from ..draw import Outline, dot, fmt, join, sample
from .palette import pen


def plank(c: str, x: int = 38, w: int = 224) -> str:
    """The board under the courts on foot, in the colour of the suit."""
    grain = f"M{x + 7} 428" + "v16m7-16" * (w // 7 - 2) + "v16"
    return pen.P(f"M{x} 424h{w}v24h-{w}z", c) + pen.P(grain, "l t")


def hose(c: str, shoe: str = "w", turned: bool = False) -> str:
    """Two legs from the knee, and the shoes; `turned` exchanges the leg that bears the weight."""
    legs = join(
        pen.S("118,332! 114,356 118,384 125,412! 140,412! 143,386 149,356 147,332!", c),
        pen.S("170,332! 166,356 171,386 173,410! 188,410! 193,384 204,356 203,332!", c),
        pen.L("124,344 122,358 126,376", "176,344 173,358 177,376", c="l t"),
        pen.S(
            "121,406! 128,411 135,411 142,406! 145,418 136,431 118,441 99,447 91,442! 92,437 "
            "104,431 115,420",
            shoe,
        ),
        pen.O("93,441 112,435 130,427 143,414", "l m"),
        pen.S(
            "170,404! 177,410 184,410 190,404! 198,417 214,427 224,433 222,441! 198,442 "
            "176,437 167,428 167,416",
            shoe,
        ),
        pen.O("167,424 180,433 200,437 222,437", "l m"),
        pen.L("118,420 127,424", "114,424 121,429", "192,416 187,424", "199,421 195,429", c="l t"),
    )
    left = "151,340 154,356 149,386 147,406" if turned else "148,340 148,360 142,390 140,408"
    right = "202,340 205,356 202,384 196,406" if turned else "203,340 202,360 193,388 188,406"
    return join(
        pen.G(legs, "matrix(-1 0 0 1 320 0)") if turned else legs,
        pen.H(left, 13, 11, 180, 1.7),
        pen.H(right, 13, 13, 180, 1.7),
    )


def breeches(c: str) -> str:
    """Puffed breeches from the waist to the knee."""
    return join(
        pen.S(
            "126,238! 116,272 111,304 116,330 132,338 149,332! 158,300 160,262! 164,300 "
            "169,334! 186,340 205,332 209,302 202,268 192,236! 160,228",
            c,
        ),
        pen.L(
            "160,234! 160,260!",
            "126,262 121,300 126,326",
            "136,260 132,300 136,330",
            "174,262 178,296 176,330",
            "184,262 188,300 186,332",
            "195,264 199,300 196,328",
            c="l t",
        ),
        pen.H("204,272 208,302 202,330", 13, 14, 190, 1.7),
        pen.H("158,276 154,306 147,328", 11, 11, 185, 1.7),
    )


def king_legs(c: str, turned: bool = False) -> str:
    """A king's long legs, feet apart, in white shoes; `turned` as for `hose`."""
    legs = join(
        pen.S("108,284! 112,326 119,352 120,384 124,420! 138,420! 144,384 149,346 151,290!", c),
        pen.S("150,290! 153,330 162,354 162,384 164,416! 178,416! 185,380 188,344 190,284!", c),
        pen.L("120,350 128,356 140,352", "163,352 172,358 183,352", c="l t"),
        pen.S(
            "121,414! 128,419 134,419 140,414! 144,426 136,438 120,450 104,455 96,450! 97,445 "
            "108,439 116,428",
            "w",
        ),
        pen.O("98,449 114,444 130,434 142,422", "l m"),
        pen.S(
            "162,410! 169,416 175,416 180,410! 189,423 204,432 214,438 212,446! 190,447 "
            "170,442 160,434 159,422",
            "w",
        ),
        pen.O("159,430 172,438 190,442 212,442", "l m"),
        pen.L("120,426 127,431", "115,432 121,437", "184,422 179,430", "191,427 187,435", c="l t"),
    )
    left = "147,302 145,330 136,354 135,410" if turned else "150,302 148,346 143,384 138,414"
    right = "189,298 186,326 179,354 175,412" if turned else "190,298 187,344 184,380 178,410"
    return join(
        pen.G(legs, "matrix(-1 0 0 1 298 0)") if turned else legs,
        pen.H(left, 17, 11, 180, 1.6),
        pen.H(right, 17, 13, 180, 1.6),
    )


def neck() -> str:
    """The throat, between collar and chin."""
    return join(
        pen.S("150,112! 150,126 160,138 170,126 170,112!", "f"),
        pen.H("170,116 166,132", 5, 8, 190, 1.2),
    )


def head(face: str, x: float = 160, y: float = 96, scale: float = 1.1) -> str:
    """A head from `faces`, on these shoulders."""
    return pen.G(face, f"translate({x:g} {y:g})scale({scale:g})")


def buttons(x: float, ys: tuple[float, ...], c: str = "k x", r: float = 2.2) -> str:
    """A row of buttons, one under the other."""
    return pen.P("".join(dot(x, y, r) for y in ys), c)


def rosettes(c: str, at: tuple[tuple[float, float], ...] = ((133, 411), (181, 409))) -> str:
    """A small bow on each shoe."""
    bow = "M0 0l-6-4v8l6-4 6 4v-8z"
    return "".join(
        pen.G(pen.P(bow, f"{c} t") + pen.C(0, 0, 2, f"{c} t"), f"translate({x} {y})") for x, y in at
    )


def sown(*at: tuple[float, float], c: str = "y x") -> str:
    """Small four-pointed stars sown on a cloth."""
    return pen.P(
        "".join(
            f"M{x:g} {y - 4:g}l1.3 2.7 2.7 1.3-2.7 1.3-1.3 2.7-1.3-2.7-2.7-1.3 2.7-1.3z"
            for x, y in at
        ),
        c,
    )


def trim(edge: Outline, n: int, c: str = "y", r: float = 1.7) -> str:
    """A row of n beads along an edge, typed a little inside of it."""
    return pen.P("".join(dot(round(x), round(y), r) for x, y, *_ in sample(edge, n)), f"{c} x")


def slashes(*cuts: tuple[float, float, float, float], c: str = "y t") -> str:
    """Long cuts in a sleeve that show its lining: each from (x, y), running by (dx, dy)."""
    out = ""
    for x, y, dx, dy in cuts:
        mid_x, mid_y, side = dx / 2, dy / 2, 5.5 / math.hypot(dx, dy)
        out += f"M{fmt([x, y])}q{fmt([round(mid_x - dy * side), round(mid_y + dx * side), dx, dy])}"
        out += f"q{fmt([round(-mid_x + dy * side), round(-mid_y - dx * side), -dx, -dy])}z"
    return pen.P(out, c)
