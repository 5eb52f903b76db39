"""The suit signs, and the serrated leaf that lies on all clubs."""

import math

from ..draw import Outline, dot, dots, fmt, join, num, polar, pts, star
from .palette import band, pen


def leaf(
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    w: float,
    n: int = 6,
    bend: float = 0.0,
    c: str = "y",
) -> str:
    """A serrated leaf from its tip (x0, y0) to its stalk (x1, y1), with n teeth a side."""
    dx, dy = x1 - x0, y1 - y0
    length = math.hypot(dx, dy)
    ux, uy = dx / length, dy / length

    def at(t: float, aside: float) -> tuple[float, float]:
        off = aside + bend * math.sin(math.pi * t)
        x, y = x0 + dx * t - uy * off, y0 + dy * t + ux * off
        return round(x * 2) / 2, round(y * 2) / 2

    def half_width(t: float) -> float:
        swell = math.pow(math.sin(math.pi * min(1, min(t, 0.75) * 1.22 + 0.02)), 0.8)
        return w * (swell if t < 0.75 else swell * (1 - t) / 0.25 + 0.02)

    # none on the stalk, where they would run together
    teeth = math.ceil(n * 0.8)

    def edge(side: int) -> list[tuple[float, float, bool]]:
        points = []
        for i in range(teeth):
            points += [
                (*at((i + 0.34) / n, side * half_width((i + 0.5) / n)), True),
                (*at((i + 0.72) / n, side * half_width((i + 0.7) / n) * 0.86), False),
                (*at((i + 1.02) / n, side * half_width(min(1, (i + 1) / n)) * 0.5), True),
            ]
        return points

    veins = pen.d([at(t, 0) for t in (0.08, 0.3, 0.55, 0.8)], False)
    for i in range(1, teeth):
        t = (i + 0.1) / n
        for side in (1, -1):
            a, b = at(t + 0.1, 0), at(t, side * half_width(t) * 0.6)
            veins += f"M{fmt(a)}L{fmt(b)}"
    stalk = [(*at(t, side), True) for t, side in ((0.86, 2.2), (1, 2), (1, -2), (0.86, -2.2))]
    outline = [(*at(0, 0), True), *edge(1), *stalk, *edge(-1)[::-1]]
    return pen.S(outline, c + " m") + pen.P(veins, "l t")


def coin_face(s: float = 1, y: float = 0) -> str:
    """The little sun face inside the coins, drawn for a disc of radius 11*s."""

    def line(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(px * s, py * s + y) for px, py in points]

    return join(
        pen.L(
            line(
                (-7.6, -3.6), (-4.8, -5.8), (-1.6, -4.2), (-1.8, 1.6), (-2.6, 3), (0, 4), (1.6, 3)
            ),
            line((7.6, -3.6), (4.8, -5.8), (2, -4.4)),
            line((-6.8, -1.6), (-4.4, -3.4), (-2.2, -1.8)),
            line((6.8, -1.6), (4.4, -3.4), (2.2, -1.8)),
            line((-3.6, 6.4), (-1, 6), (0, 6.4), (1, 6), (3.6, 6.4)),
            line((-2, 8.2), (0, 8.6), (2, 8.2)),
            c="l t",
        ),
        pen.P("".join(dot(x * s, -1.8 * s + y, 1.1 * s) for x in (-4.4, 4.4)), "k x"),
    )


def coin_small() -> str:
    """Of the 6, the 7 and the courts: ten rays round a boss. Radius 30."""
    return join(
        pen.C(0, 0, 30, "w"),
        pen.C(0, 0, 25.4, "k x"),
        pen.P(star(0, 0, 23.6, 12, 10), "y x"),
        pen.P(dots(0, 0, 20.5, 10, 2.3, -72), "y x"),
        pen.C(0, 0, 10.6, "y m"),
        pen.C(0, 0, 6.4, "y t"),
        pen.C(0, 0, 2.6, "k x"),
    )


def coin_fine() -> str:
    """The small coin where nothing else asks for room: ribbed rays, a milled boss. Radius 30."""
    return join(
        pen.C(0, 0, 30, "w"),
        pen.C(0, 0, 25.4, "k x"),
        pen.P(star(0, 0, 24, 13, 10), "y x"),
        pen.P(dots(0, 0, 20.5, 10, 2.3, -72), "y x"),
        pen.P(_rays(10, 12, 16.4), "l t"),
        pen.C(0, 0, 11.6, "y m"),
        pen.P(_rays(20, 7.4, 9.4), "l t"),
        pen.C(0, 0, 6.4, "y t"),
        pen.C(0, 0, 2.6, "k x"),
    )


def coin_mid() -> str:
    """Of the 4, and the corners of the 5: a sun with a face. Radius 40."""
    return join(
        pen.C(0, 0, 40, "w"),
        pen.C(0, 0, 35, "k x"),
        pen.P(star(0, 0, 33.2, 18, 12), "y x"),
        pen.P(_rays(12, 18, 25), "l t"),
        pen.P(dots(0, 0, 29.2, 12, 2.9, -75), "y x"),
        pen.C(0, 0, 18, "y m"),
        pen.P(_rays(32, 14.8, 16.2), "l t"),
        pen.C(0, 0, 13.6, "y t"),
        pen.H("8,-10 12,-4 12,4 8,10", 7, 5, 190, 1.2),
        coin_face(1.12),
    )


def _rays(n: int, r0: float, r1: float, a0: float = -90) -> str:
    """Path data of n short lines that point away from the centre."""
    ends = (
        (polar(0, 0, r0, a0 + 360 * i / n), polar(0, 0, r1, a0 + 360 * i / n)) for i in range(n)
    )
    return "".join(f"M{fmt(a)}L{fmt(b)}" for a, b in ends)


def coin_three() -> str:
    """Of the 3: the sun drawn for its size, with veined rays and a beaded ring. Radius 64."""
    return join(
        pen.C(0, 0, 64, "w"),
        pen.C(0, 0, 60.6, "l t"),
        pen.C(0, 0, 56.4, "k x"),
        pen.P(star(0, 0, 53.6, 28, 12), "y x"),
        pen.P(_rays(12, 30, 46) + _rays(12, 30, 40, -81) + _rays(12, 30, 40, -99), "l t"),
        pen.P(dots(0, 0, 47, 12, 4.2, -75), "y x"),
        pen.P(dots(0, 0, 47, 12, 1.5, -75), "k x"),
        pen.C(0, 0, 28.6, "y m"),
        pen.P(dots(0, 0, 25, 24, 1.2), "k x"),
        pen.C(0, 0, 21.4, "y m"),
        pen.H("14,-16 20,-6 20,6 13,17", 9, 6, 190, 1.4),
        coin_face(1.7),
    )


def coin_big() -> str:
    """Of the 2, the ace and the centre of the 5: a flower of petals round a face. Radius 60."""
    petals = veins = ""
    for i in range(8):
        a = -90 + 45 * i
        corners = ((20, -20, 1), (41, -19, 0), (50.4, 0, 1), (41, 19, 0), (20, 20, 1))
        petals += pen.d([(*polar(0, 0, r, a + off), bool(hard)) for r, off, hard in corners])
        for off, r in ((-9, 39), (-4, 44), (4, 44), (9, 39)):
            veins += f"M{fmt(polar(0, 0, 30, a + off))}L{fmt(polar(0, 0, r, a + off * 0.8))}"
    return join(
        pen.C(0, 0, 60, "w"),
        pen.C(0, 0, 56.4, "l t"),
        pen.C(0, 0, 52.6, "k x"),
        pen.P(petals, "y x"),
        pen.P(veins, "l t"),
        pen.P(dots(0, 0, 46.5, 8, 3, -67.5), "y x"),
        pen.C(0, 0, 28, "y m"),
        pen.P(dots(0, 0, 24.2, 20, 1.3), "k x"),
        pen.C(0, 0, 20.4, "y m"),
        pen.H("13,-15 19,-6 19,6 12,16", 9, 5, 190, 1.3),
        coin_face(1.6),
    )


def handle(p: Outline, w: float = 7.2) -> str:
    """A thin white handle of a cup."""
    return band(p, "w", w, 1.8, "round")


def two_handles(p: str, w: float = 7.2) -> str:
    """The right handle p, and its mirror image."""
    left = [(-x, y, corner) for x, y, corner in pts(p)]
    return handle(left, w) + handle(p, w)


def gadroons(x0: float, x1: float, y: float, n: int, rise: float) -> str:
    """The points of a scalloped edge with n bulges, from left to right."""
    step = (x1 - x0) / n
    return " ".join(
        f"{x0 + step * (i + 0.5):.1f},{y - rise} {x0 + step * (i + 1):.1f},{y}!" for i in range(n)
    )


def flutes(xs: list[float], y0: float, y1: float, y2: float, at_y1: float, at_y2: float) -> str:
    """Lines of a fluted bowl: they bend inwards, to at_y1 and at_y2 of their distance."""
    return pen.L(*[[(x, y0), (x * at_y1, y1), (x * at_y2, y2)] for x in xs], c="l t")


GADROONS = (-21.6, -13, -4.3, 4.3, 13, 21.6)  # the middles of the cup's gadroons


def cup() -> str:
    """The vase. 90 wide with handles, 100 high, centred."""
    return join(
        two_handles("24,-33! 30,-43 39,-41 42,-29 36,-12 30,3 35,12 43,9 41,2"),
        pen.P("M-24 38h48v12h-48z", "r"),
        pen.L(*[f"{x},42 {x},47" for x in range(-18, 19, 6)], c="l t"),
        pen.S("-18,38! -11,32 -7,21! 7,21! 11,32 18,38!", "r"),
        pen.L("0,26 0,37", "-5,30 -9,37", "5,30 9,37", c="l t"),
        # yellow neck and body
        pen.S("-26,-41! -20,-28 -20,-17 -26,-6 -27,4! 27,4! 26,-6 20,-17 20,-28 26,-41!", "y"),
        pen.L("-20,-26 0,-23 20,-26", "-20,-17 0,-14 20,-17", c="l t"),
        pen.P("".join(dot(x, abs(x) * -0.11 - 18.6, 1.5) for x in range(-15, 16, 5)), "k x"),
        pen.L("-16,-34 -14,-29", "-14,-14 -17,-9", "-9,-13 -12,-8", c="l t"),
        pen.H("25,-38 20,-27 20,-17 25,-8", 10, 9, 180, 1.4),
        # green gadrooned bowl
        pen.S(f"-26,-7! {gadroons(-26, 26, -7, 6, 4.4)} 27,3 20,15 8,23! -8,23! -20,15 -27,3", "g"),
        flutes([-17.3, -8.7, 0, 8.7, 17.3], -6, 7, 22, 0.86, 0.46),
        pen.L(*[[(x - 1.6, -5.4), (x, -8), (x + 1.6, -5.4)] for x in GADROONS], c="l t"),
        pen.H("27,-4 26,5 19,15 9,22", 9, 8, 190, 1.6),
        pen.H("-26,-2 -26,5 -20,14", 5, 6, 0, 1.4),
        # red leaves and mouth
        pen.S("-13,24! -16,29 -10,31! -5,33 0,31! 5,33 10,31! 16,29 13,24! 7,19! -7,19!", "r m"),
        pen.L("-6,22 -7,28", "0,22 0,29", "6,22 7,28", c="l t"),
        pen.E(0, -42, 27, 7.6, "r"),
        pen.H("-23,-43 -12,-47.6 6,-48 20,-45", 11, 6, 78, 1.3),
        pen.L("-22,-40.6 -10,-37.4 8,-37.2 22,-40.6", c="l t"),
    )


def cup_small() -> str:
    """The vase in a knight's hand, with fewer lines. 60 wide with handles, 66 high, centred."""
    return join(
        two_handles("15,-22! 20,-29 26,-27 27,-19 22,-6 20,3 25,6 28,2", 5.6),
        pen.P("M-16 24h32v8h-32z", "r"),
        pen.S("-12,24! -7,20 -5,14! 5,14! 7,20 12,24!", "r m"),
        pen.S("-17,-27! -13,-18 -13,-11 -17,-2! 17,-2! 13,-11 13,-18 17,-27!", "y"),
        pen.O("-13,-15 0,-12 13,-15", "l t"),
        pen.S(f"-17,-5! {gadroons(-17, 17, -5, 4, 3)} 17,3 13,10 6,15! -6,15! -13,10 -17,3", "g"),
        pen.L("-8,-4 -7,5 -3,14", "0,-4 0,14", "8,-4 7,5 3,14", c="l t"),
        pen.S("-9,15! -11,19 -6,20! 0,22 6,20! 11,19 9,15! 5,12! -5,12!", "r m"),
        pen.E(0, -28, 18, 5, "r"),
        pen.O("-13,-27 0,-25 13,-27", "l t"),
    )


def tureen() -> str:
    """The wide cup of the 2. 170 wide with handles, 124 high, centred."""
    return join(
        two_handles("60,-36! 70,-44 80,-36 76,-14 66,8 70,24 82,20 80,10", 8.4),
        pen.P("M-38 49h76v13h-76z", "r"),
        pen.L(*[f"{x},53 {x},59" for x in range(-30, 31, 6)], c="l t"),
        pen.S("-26,49! -16,40 -9,26! 9,26! 16,40 26,49!", "r"),
        pen.L("0,32 0,48", "-7,36 -13,48", "7,36 13,48", c="l t"),
        pen.S("-56,-46! -52,-34 -63,-20 -66,-4! 66,-4! 63,-20 52,-34 56,-46!", "y"),
        pen.L("-53,-32 0,-24 53,-32", "-59,-23 0,-15 59,-23", c="l t"),
        pen.P(
            "".join(
                f"M{x - 3} {-20 - abs(x) * 0.13:.0f}l3-3.4 3 3.4-3 3.4z" for x in range(-48, 49, 12)
            ),
            "k x",
        ),
        pen.S(f"-66,-5! {gadroons(-66, 66, -5, 9, 6)} 62,8 34,24 9,28! -9,28! -34,24 -62,8", "g"),
        flutes([-66 + 132 * i / 9 for i in range(1, 9)], -4, 8, 25, 0.86, 0.4),
        pen.L(
            *[
                [(x - 3.6, -4), (x, -8), (x + 3.6, -4)]
                for x in (-66 + 132 * (i + 0.5) / 9 for i in range(9))
            ],
            c="l t",
        ),
        pen.H("66,-1 60,9 40,20 14,26", 17, 11, 205, 1.7),
        pen.H("-65,0 -58,10 -40,20", 9, 8, -20, 1.5),
        pen.H("-52,-38 0,-31 52,-38", 26, 7, 90, 1.1, "flat"),
        pen.H("56,-28 62,-18 64,-8", 6, 14, 180, 1.5),
        pen.S("-18,30! -24,38 -14,40! -7,43 0,39! 7,43 14,40! 24,38 18,30! 10,24! -10,24!", "r m"),
        pen.L("-8,28 -10,36", "0,28 0,37", "8,28 10,36", c="l t"),
        pen.E(0, -46, 58, 15, "r"),
        pen.E(0, -45, 51, 11.4, "l t"),
        pen.H("-46,-48 -24,-55 8,-56.6 40,-51", 20, 10, 80, 1.4),
    )


def hilt() -> str:
    """The yellow hilt, origin in the middle of the guard, grip downwards."""
    return join(
        # twisted grip, pommel of three balls
        pen.S("-4.5,8! -7,20 -5,28 -2.8,38! 2.8,38! 5,28 7,20 4.5,8!", "y m"),
        pen.L("-6,18! 6,13!", "-6.6,23! 6.6,18!", "-5.6,28.5! 5.8,24!", "-4,34! 4,30!", c="l t"),
        pen.C(-8.4, 41, 4, "y m"),
        pen.C(8.4, 41, 4, "y m"),
        pen.C(0, 46, 4, "y m"),
        pen.C(0, 40, 5, "y m"),
        # guard: a pointed oval between two rings, a stud at each end
        pen.C(-16, 0, 11.4, "y m"),
        pen.C(16, 0, 11.4, "y m"),
        pen.P(dots(0, 0, 16, 2, 7), "l t"),
        pen.P(dots(0, 0, 16, 2, 2.6), "y t"),
        pen.P(dots(0, 0, 28.6, 2, 1.8), "k x"),
        pen.L("-20,-6 -21,0 -19,6", "20,-6 21,0 19,6", c="l t"),
        pen.H("25,-7 27,0 25,7", 5, 6, 185, 1.3),
        pen.H("-12,8 -9,0 -12,-8", 5, 5, 195, 1.2),
        pen.S("0,-15! 7,-8 9,0 7,8 0,14! -7,8 -9,0 -7,-8", "y m"),
        pen.C(0, 0, 4.6, "y m"),
        pen.C(0, 0, 1.4, "k x"),
        pen.L("0,-12 0,-6", "0,6 0,11", c="l t"),
    )


def sword(blade: float, w: float = 9.5) -> str:
    """A sword, point up, centred; w is half the width of the blade."""
    top = -(blade + 58) / 2
    guard = top + blade + 8
    low = num(guard)
    return join(
        pen.P(
            f"M{num(-w)} {low}V{num(top + 13)}L0 {num(top)}L{num(w)} {num(top + 13)}V{low}z", "b"
        ),
        pen.L(
            f"-3.4,{top + 14}! -3.4,{guard - 24}!",
            f"0,{top + 6}! 0,{guard - 26}!",
            f"3.4,{top + 14}! 3.4,{guard - 24}!",
            c="l t",
        ),
        pen.O(f"{-w},{guard - 16}! 0,{guard - 22}! {w},{guard - 16}!", "l t"),
        pen.H(f"{w},{top + 18}! {w},{guard - 20}!", round(blade / 7), 5, 205, 1.3, "flat"),
        pen.G(hilt(), f"translate(0 {num(guard)})"),
    )


Leaf = tuple[float, float, float, float, float, int, float]
LEAVES: tuple[Leaf, ...] = (
    (-13, -58, 7, 58, 13, 7, -3),
    (-6, -62, 3, 56, 13, 6, 2.5),
    (-13, -52, 6, 63, 11.5, 8, -2),
)


def club(head: str, tail: str, foliage: Leaf = LEAVES[0], shade: int = 16) -> str:
    """A club, head up, 150 high: the head in one colour, the tail in the other."""
    out = (
        "-3,-75 13,-69 22,-50 20,-22 11,12 7,42 14,70! 2,77 -12,75! -9,46 -13,16 -20,-16 "
        "-22,-48 -15,-68"
    )
    o = pen.S(out, head + " x")
    o += pen.S(
        ("-21.6,-38! -8,-22 2,10 7,46! 14,70! 2,77 -12,75! -9,46 -13,16 -20,-16"), tail + " x"
    )
    o += join(
        pen.H("20,-60 22,-48 20,-22 12,12 8,36", shade, 10, 180, 1.6),
        pen.H("-21,-34 -13,16 -9,46 -10,66", shade - 4, 7, 0, 1.5),
    )
    o += leaf(*foliage)
    o += join(
        pen.S(out, "l"),
        pen.E(1, 73, 13, 4.4, tail + " m"),
        pen.O("-6,73 0,71.6 6,73", "l t"),
    )
    return o


def club_long() -> str:
    """Of the 3: head up, the origin where the three cross."""
    out = (
        "-11,-194 13,-194 33,-172 38,-136 31,-92 20,-44 14,10 12,116! -12,116! -14,10 -20,-44 "
        "-31,-92 -38,-136 -33,-172"
    )
    o = join(
        pen.S(out, "g x"),
        pen.S(
            ("-37.6,-146! -30,-120 -14,-70 -2,-20 0,116! -12,116! -14,10 -20,-44 -31,-92"), "r x"
        ),
        pen.S("37.6,-128! 30,-104 14,-60 2,-10 0,116! 12,116! 14,10 20,-44 31,-92", "r x"),
    )
    o += join(
        pen.H("37,-150 31,-92 20,-44 15,8 12,110", 34, 15, 180, 1.8),
        leaf(0, -168, 0, -34, 17, 8, 0),
        pen.S(out, "l"),
    )
    o += pen.S(
        (
            "-12,106! -20,94 -31,98 -28,112 -18,114! -13,128 -15,168 -20,196! 0,203 20,196! "
            "16,168 14,128 18,116! 30,116 34,103 24,95 15,102! 7,114 0,106! -5,114"
        ),
        "g",
    )
    o += join(
        pen.E(0, 196, 20, 6, "g m"),
        pen.O("-10,196 0,193 10,196", "l t"),
        pen.H("14,128 15,166 18,190", 10, 12, 180, 1.6),
    )
    return o


def club_two() -> str:
    """Of the 2: fat head, red outer flank, green sleeve at the foot; the right one is mirrored."""
    out = (
        "-4,-200 16,-198 36,-178 42,-140 37,-88 25,-20 16,56 13,112! -17,112! -20,56 -30,-20 "
        "-40,-88 -44,-140 -36,-180"
    )
    o = join(
        pen.S(out, "g x"),
        pen.S(
            ("-43.500,-150! -34,-124 -14,-44 4,56 8,112! -17,112! -20,56 -30,-20 -40,-88"), "r x"
        ),
        pen.H("40,-150 36,-88 25,-20 15,70", 34, 16, 180, 1.9),
        pen.H("-41,-110 -31,-30 -21,50", 16, 9, 0, 1.6),
    )
    o += join(
        band("-2,20 1,60 4,104", "y", 6.4, 1.6),
        leaf(-8, -178, -2, 34, 22, 9, -6),
        pen.S(out, "l"),
    )
    o += join(
        pen.S(
            (
                "-17,100! -27,90 -35,97 -30,110! -24,114! -22,150 -28,180 -38,194! -14,204 "
                "4,196! 12,170 15,136 15,114! 24,110 27,98 18,92! 10,108 2,98! -4,112 "
                "-10,100!"
            ),
            "g",
        ),
        pen.E(-17, 197, 20, 6, "g m").replace("/>", ' transform="rotate(8 -17 197)"/>'),
        pen.L("-22,128 -4,132 14,126", c="l t"),
        pen.H("14,122 13,150 6,186", 12, 13, 180, 1.7),
    )
    return o


def symbols() -> dict[str, str]:
    """The signs by the letters that the layouts use."""
    return {
        "d": coin_small(),
        "f": coin_fine(),
        "D": coin_mid(),
        "E": coin_three(),
        "F": coin_big(),
        "c": cup(),
        "e": cup_small(),
        "C": tureen(),
        "s": sword(98),
        "S": sword(268, 10.5),
        "b": club("g", "r"),
        "B": club("r", "g"),
        "h": club("g", "r", LEAVES[1], 24),
        "i": club("g", "r", LEAVES[2], 24),
        "H": club("r", "g", LEAVES[1], 24),
        "I": club("r", "g", LEAVES[2], 24),
        "T": club_long(),
        "Q": club_two(),
    }
