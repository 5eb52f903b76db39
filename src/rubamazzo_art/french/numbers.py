"""The aces and the cards from 2 to 10."""

from collections.abc import Mapping

from rubamazzo_art.draw import d, dots, join, polar
from rubamazzo_art.french.palette import MIDDLE_X, MIDDLE_Y, PEN
from rubamazzo_art.french.pips import INK_OF, OUTLINES, corners

P, S, L, C, G, U = PEN.P, PEN.S, PEN.L, PEN.C, PEN.G, PEN.U

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
SCALE: Mapping[str, float] = {"2": 1.15, "3": 1.15, "4": 1.1, "5": 1.1, "9": 0.9, "T": 0.9}


def number(code: str) -> str:
    """A card from 2 to 10: signs in the lower half stand on their heads."""
    rank, suit = code[0], code[1]
    signs = "".join(
        U(suit, x, y, SCALE.get(rank, 1), 180 if y > MIDDLE_Y else 0) for x, y in PLACES[rank]
    )
    return signs + corners(code)


# ------------------------------------------------------------------ aces

ROSE_AT: Mapping[str, float] = {"d": 0, "h": -18, "s": 16, "c": 4}


def _grown(suit: str, scale: float) -> str:
    """The outline of a sign, larger, as path data."""
    points = []
    for token in OUTLINES[suit].split():
        x, y = token.rstrip("!").split(",")
        points.append(f"{float(x) * scale:.1f},{float(y) * scale:.1f}" + "!" * token.endswith("!"))
    return d(" ".join(points))


def _rose(x: float, y: float, size: float) -> str:
    """The five-petalled rose in the middle of an ace."""
    petals = ""
    for i in range(5):
        a = -90 + 72 * i
        p = [polar(x, y, r * size, a + t) for r, t in ((0.3, 0), (0.8, -32), (1, 0), (0.8, 32))]
        petals += d(
            " ".join(f"{px:.1f},{py:.1f}" + ("!" if j == 0 else "") for j, (px, py) in enumerate(p))
        )
    return P(petals, "w m") + C(x, y, size * 0.3, "y m") + P(dots(x, y, size * 0.14, 5, 1.4), "k x")


def _spray(c: str) -> str:
    """A small branch at the right of the big sign; the other sides are turned from it."""
    stem = PEN.O("0,0 14,-16 22,-40 20,-66", "l m")
    leaves = join(
        S("13,-15! 26,-16 36,-28! 22,-30 14,-22", c + " m"),
        S("22,-38! 34,-42 40,-56! 27,-54 21,-46", c + " m"),
        S("8,-10! 6,-24 -4,-34! -6,-20 1,-11", c + " m"),
        S("20,-34! 16,-46 5,-54! 6,-40 14,-33", c + " m"),
        S("20,-64! 26,-76 21,-92! 13,-80 15,-70", c + " m"),
    )
    return (
        stem
        + leaves
        + L("14,-16 28,-24", "22,-39 33,-49", "7,-11 -1,-27", "19,-36 10,-47", c="l t")
    )


def ace(suit: str) -> str:
    """One large ornate sign between four sprays."""
    c = INK_OF[suit]
    spray = f"sp{'b' if c == 'r' else 'r'}"
    PEN.shared(spray, _spray(spray[-1]) + S("-5,2! 0,-5 5,2! 0,7", "y m"))
    turned = f"rotate(180 {MIDDLE_X:g} {MIDDLE_Y:g})"
    sprays = "".join(
        f'<use href="#f{spray}" transform="{turn}{place}"/>'
        for turn in ("", turned)
        for place in ("translate(208 408)", "matrix(-1 0 0 1 92 408)")
    )
    rim = P(_grown(suit, 2.75), c) + P(_grown(suit, 2.32), "l g")
    big = G(rim, f"translate({MIDDLE_X:g} {MIDDLE_Y:g})")
    return sprays + big + _rose(MIDDLE_X, MIDDLE_Y + ROSE_AT[suit], 30) + corners("A" + suit)
