"""The aces and the cards from 2 to 10."""

from collections.abc import Mapping

from rubamazzo_art.draw import d, dot, dots, join, polar, sample
from rubamazzo_art.french.palette import HEIGHT, MIDDLE_X, MIDDLE_Y, PEN
from rubamazzo_art.french.pips import INK_OF, OUTLINES, corners

P, L, C, G, U = PEN.P, PEN.L, PEN.C, PEN.G, PEN.U

LEFT, RIGHT, MIDDLE = 105.0, 195.0, MIDDLE_X
TOP, BOTTOM = 68.0, 402.0


def _pair(y: float) -> list[tuple[float, float]]:
    return [(LEFT, y), (RIGHT, y)]


_THIRDS = _pair(TOP) + _pair(MIDDLE_Y) + _pair(BOTTOM)
_QUARTERS = [place for i in range(4) for place in _pair(TOP + i * (BOTTOM - TOP) / 3)]

PLACES: Mapping[str, list[tuple[float, float]]] = {
    "2": [(MIDDLE, TOP + 8), (MIDDLE, BOTTOM - 8)],
    "3": [(MIDDLE, TOP + 8), (MIDDLE, MIDDLE_Y), (MIDDLE, BOTTOM - 8)],
    "4": _pair(TOP) + _pair(BOTTOM),
    "5": [*_pair(TOP), *_pair(BOTTOM), (MIDDLE, MIDDLE_Y)],
    "6": _THIRDS,
    "7": [*_THIRDS, (MIDDLE, (TOP + MIDDLE_Y) / 2)],
    "8": [*_THIRDS, (MIDDLE, (TOP + MIDDLE_Y) / 2), (MIDDLE, (BOTTOM + MIDDLE_Y) / 2)],
    "9": [*_QUARTERS, (MIDDLE, MIDDLE_Y)],
    "T": [*_QUARTERS, (MIDDLE, TOP + 56), (MIDDLE, BOTTOM - 56)],
}
SCALE: Mapping[str, float] = {"2": 1.15, "3": 1.15, "4": 1.1, "5": 1.1, "9": 0.84, "T": 0.9}


def number(code: str) -> str:
    """A card from 2 to 10: signs in the lower half stand on their heads."""
    rank, suit = code[0], code[1]
    signs = "".join(
        U(suit, x, y, SCALE.get(rank, 1), 180 if y > MIDDLE_Y else 0) for x, y in PLACES[rank]
    )
    return signs + corners(code)


# ------------------------------------------------------------------ aces

# where the rose sits, and the palmettes that grow from it: distance, direction, size
ROSE_AT: Mapping[str, float] = {"d": 0, "h": -22, "s": 22, "c": 4}
PALMETTES: Mapping[str, tuple[tuple[float, float, float], ...]] = {
    "d": ((34, 0, 1), (34, 180, 1), (33, 90, 0.66), (33, -90, 0.66)),
    "h": ((34, 180, 1.15), (36, 58, 0.72), (36, -58, 0.72), (33, 118, 0.62), (33, -118, 0.62)),
    "s": ((34, 0, 1.15), (36, 84, 0.72), (36, -84, 0.72), (33, 34, 0.6), (33, -34, 0.6)),
    "c": ((34, 0, 1.05), (35, 92, 0.86), (35, -92, 0.86)),
}
GROWN = 3.3

# the white line inside the edge, and where the beads run between it and the edge: typed anew
# for the signs on a stalk, which scaling alone would cut
INNER: Mapping[str, str] = {
    "s": "0,-27! 7,-14.5 20,-0.5 24,12 18.5,18 10,17 4,11! -4,11! -10,17 -18.5,18 -24,12 -20,-0.5 "
    "-7,-14.5",
    "c": "0,-27.4 8.6,-23.4 10,-15 5,-5! 15.5,-4.8 24,0 24.6,7.6 18,13.4 10,10.6 4,5! -4,5! "
    "-10,10.6 -18,13.4 -24.6,7.6 -24,0 -15.5,-4.8 -5,-5! -10,-15 -8.6,-23.4",
}
BEADS: Mapping[str, tuple[str, ...]] = {
    "s": (
        "-9,19.6 -19.8,20.4 -26.4,12 -22,-1.4 -8,-16 0,-29.6! 8,-16 22,-1.4 26.4,12 19.8,20.4 "
        "9,19.6",
    ),
    "c": (
        "-8.6,-8.4! -12,-14.6 -10.4,-25 0,-29.6 10.4,-25 12,-14.6 8.6,-8.4",
        "9.6,-4.8! 16.4,-7 26.2,-1.6 26.8,8.4 19,15.8 8.6,12.4",
        "-9.6,-4.8! -16.4,-7 -26.2,-1.6 -26.8,8.4 -19,15.8 -8.6,12.4",
    ),
}


def _grown(outline: str, scale: float) -> str:
    """An outline, larger."""
    points = []
    for token in outline.split():
        x, y = token.rstrip("!").split(",")
        points.append(f"{float(x) * scale:.1f},{float(y) * scale:.1f}" + "!" * token.endswith("!"))
    return " ".join(points)


def _rose(size: float) -> str:
    """The five-petalled rose in the middle of an ace."""
    petals, veins = "", ""
    for i in range(5):
        a = -90 + 72 * i
        p = [polar(0, 0, r * size, a + t) for r, t in ((0.3, 0), (0.8, -32), (1, 0), (0.8, 32))]
        petals += d([(x, y, j == 0) for j, (x, y) in enumerate(p)])
        for t in (-9, 9):
            (x0, y0), (x1, y1) = polar(0, 0, size * 0.5, a + t), polar(0, 0, size * 0.74, a + t)
            veins += f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"
    heart = C(0, 0, size * 0.3, "y m") + P(dots(0, 0, size * 0.14, 5, 1.5), "k x")
    return P(petals, "w m") + P(veins, "l t") + heart


def _palmette() -> str:
    """Three leaves that grow upwards, cut white out of the sign."""
    leaves = (
        "0,0! -6,-10 -5,-22 0,-34! 5,-22 6,-10",
        "-3,-2! -12,-5 -19,-14 -18,-24! -10,-20 -6,-12",
        "3,-2! 12,-5 19,-14 18,-24! 10,-20 6,-12",
    )
    return P("".join(d(leaf) for leaf in leaves), "w x")


def _branch(c: str) -> str:
    """A branch that spreads to the right, with berries."""
    leaves = (
        "12,-5! 13,-18 24,-27! 29,-15 23,-8",
        "20,-7! 25,5 39,10! 37,-2 29,-8",
        "38,-8! 41,-21 55,-28! 57,-15 49,-8",
        "46,-7! 52,6 66,13! 65,1 56,-6",
        "62,-1! 72,-8 86,-4! 84,6 72,8",
    )
    veins = L("17,-10 24,-21", "27,-4 35,6", "44,-11 53,-22", "54,-3 62,9", "68,1 80,-1", c="l t")
    berries = P("".join(dots(x, y, 0.1, 1, 3.2) for x, y in ((34, -13), (43, 4), (62, -10))), "y t")
    stem = PEN.O("0,0 16,-7 40,-9 64,0", "l m")
    return stem + P("".join(d(leaf) for leaf in leaves), c + " m") + veins + berries


def ace(suit: str) -> str:
    """One large ornate sign between two garlands."""
    c = INK_OF[suit]
    branch = f"br{'b' if c == 'r' else 'r'}"
    PEN.shared(branch, _branch(branch[-1]))
    PEN.shared("gl" + c, U(branch) + U(branch, flip=True) + C(0, 0, 6, "y m") + C(0, 0, 2, "k x"))
    PEN.shared("tw", _palmette())
    outline = OUTLINES[suit]
    if suit in INNER:
        inner = d(_grown(INNER[suit], GROWN))
        lines = [_grown(line, GROWN) for line in BEADS[suit]]
        beads = [stop for line in lines for stop in sample(line, 52 // len(lines))]
    else:
        inner = d(_grown(outline, GROWN * 0.83))
        beads = sample(_grown(outline, GROWN * 0.915), 52, closed=True)
    sign = join(
        P(d(_grown(outline, GROWN)), c),
        P("".join(dot(round(x), round(y), 1.5) for x, y, _, _ in beads), "w x"),
        P(inner, "l g"),
    )
    leaves = "".join(
        U("tw", *polar(0, 0, away, turn - 90), sc, turn) for away, turn, sc in PALMETTES[suit]
    )
    return join(
        U("gl" + c, MIDDLE_X, 70, 0.92),
        U("gl" + c, MIDDLE_X, HEIGHT - 70, 0.92, 180),
        G(
            sign + G(leaves + _rose(31), f"translate(0 {ROSE_AT[suit]:g})"),
            f"translate({MIDDLE_X:g} {MIDDLE_Y:g})",
        ),
        corners("A" + suit),
    )
