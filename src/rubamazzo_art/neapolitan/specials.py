"""Number cards that have more than signs."""

from ..draw import dot, join
from .numbers import LAYOUT, pips, place
from .palette import mirrored, pen

# A flat red ribbon wound round a blade that stands at x = 93: the parts behind and before it.
RIBBON_TAIL = "22,146! 62,172 104,194 125,205! 122,226! 96,215 58,196 24,182! 36,166!"
RIBBON_FRONT = "125,205! 131,216 122,227! 92,245 66,263 59,271! 50,261 56,248! 82,232 104,218"


def _ribbon_tail() -> str:
    """The swallow-tailed end, which passes behind the blade."""
    return join(
        pen.S(RIBBON_TAIL, "r"),
        pen.L("40,164 66,180 82,187", c="l t"),
        pen.H("26,182 58,196 82,208", 8, 8, -75, 1.4),
    )


def _ribbon_front() -> str:
    """The turn across the blade."""
    return join(
        pen.S(RIBBON_FRONT, "r"),
        pen.L("116,214 90,231 62,251", c="l t"),
        pen.H("120,227 92,245 62,267", 9, 8, -105, 1.4),
    )


def two_of_swords() -> str:
    """A red ribbon winds round both blades and hangs between them."""
    swag = join(
        pen.S(
            "56,248! 51,262 60,271! 88,290 116,304 150,312! 150,291! 124,284 98,268 72,252!", "r"
        ),
        pen.L("104,281 126,293 150,299", c="l t"),
        pen.H("92,291 116,303 148,311", 9, 9, -85, 1.4),
    )
    behind, front = swag + _ribbon_tail(), _ribbon_front()
    # one shape in the middle, so that no seam shows
    middle = join(
        pen.S(
            "120,283! 136,289 150,291 164,289 180,283! 186,302! 168,309 150,312 132,309 114,302!",
            "r x",
        ),
        pen.O("120,283! 136,289 150,291 164,289 180,283!", "l"),
        pen.O("114,302! 132,309 150,312 168,309 186,302!", "l"),
        pen.H("132,309 150,312 168,309", 6, 9, -88, 1.4),
        pen.O("116,288 150,299 184,288", "l t"),
    )
    return join(
        behind,
        mirrored(behind),
        middle,
        pips("2s"),
        front,
        mirrored(front),
    )


def three_of_swords() -> str:
    """A red ribbon from each outer blade to the middle one, where they are tied."""
    swag = join(
        pen.S(
            "35,248! 30,262 39,271! 72,292 106,306 142,314! 146,292! 112,286 80,268 51,252!", "r"
        ),
        pen.L("90,282 114,295 136,301", c="l t"),
        pen.H("76,293 106,305 138,312", 10, 9, -80, 1.4),
    )
    behind = swag + pen.G(_ribbon_tail(), "translate(-15 2)scale(.94 1)")
    front = pen.G(_ribbon_front(), "translate(-21 0)")
    end = join(
        pen.S("141,310! 134,332 118,356! 131,353! 138,364! 150,338 151,314!", "r"),
        pen.L("144,322 138,342", c="l t"),
    )
    knot = join(
        pen.S("137,294! 150,288 163,294! 168,304 163,314! 150,319 137,314! 132,304", "r"),
        pen.L("143,293 140,304 143,315", "157,293 160,304 157,315", "150,290 150,318", c="l t"),
        pen.H("165,300 163,313 152,318", 6, 7, 200, 1.4),
    )
    outer, middle = LAYOUT["3s"][:2], LAYOUT["3s"][2:]
    return join(
        place(middle),
        behind,
        mirrored(behind),
        place(outer),
        front,
        mirrored(front),
        end,
        mirrored(end),
        knot,
    )


def flower(x: float, y: float, r: float) -> str:
    """Five yellow petals round a red eye."""
    petal = pen.S("0,0! -7,-6 -5,-14 0,-12! 5,-14 7,-6", "y m")
    petals = "".join(pen.G(petal, f"rotate({turn})") for turn in range(0, 360, 72))
    return pen.G(petals + pen.C(0, 0, 4.2, "r m"), f"translate({x} {y})scale({r / 14:.2f})")


def sprig() -> str:
    """A green sprig with three flowers, about the origin, 190 wide."""
    leaf = pen.S("0,0! 5,-10 17,-14 29,-9! 20,2 8,4", "g m") + pen.O("3,-1 22,-8", "l t")
    leaves = (
        (-88, 8, 172),
        (-76, 4, -120),
        (-70, 4, 60),
        (-34, 4, -150),
        (-30, 6, 30),
        (-18, 8, -80),
        (18, 2, 130),
        (24, 0, -50),
        (36, 6, 60),
        (66, -2, 170),
        (72, -4, 40),
        (84, -8, -20),
        (78, -6, -95),
    )
    return join(
        pen.O("-90,8 -60,-2 -24,9 10,-4 44,8 88,-9", "l"),
        *(pen.G(leaf, f"translate({x} {y})rotate({turn})") for x, y, turn in leaves),
        flower(-54, -4, 15),
        flower(0, 2, 17),
        flower(54, 4, 15),
    )


def four_of_swords() -> str:
    """An X of swords, the sprig in the gap between the points."""
    return join(
        pips("4s"),
        pen.G(sprig(), "translate(150 245)"),
    )


def _hat(x: float, y: float) -> str:
    """A peasant's hat, its brim at y."""
    return pen.E(x, y, 14, 2.6, "k x") + pen.P(f"M{x - 8} {y}l2-10q6-4 12 0l2 10z", "k x")


def rustic() -> str:
    """A man hoeing, a man with a horn, a dog: black only, the ground at y = 0."""
    hoer = join(
        _hat(-38, -58),
        pen.C(-37, -53, 5.4, "k x"),
        pen.S("-47,-47 -36,-50 -28,-45 -25,-34 -28,-24! -43,-22! -49,-36", "k x"),
        pen.S("-43,-25! -46,-14 -56,-2! -58,1! -46,1! -38,-12 -33,-24!", "k x"),
        pen.S("-37,-25! -28,-14 -27,0! -15,0! -20,-4 -20,-14 -27,-26!", "k x"),
        pen.L("-34,-45! -22,-42! -18,-50!", "-42,-44! -30,-34! -22,-44!", c="l"),
        pen.O("-31,-34! -5,-66!", "l m"),
        pen.S("-10,-66! 1,-74! 9,-62! 0,-64!", "k x"),
    )
    piper = join(
        _hat(36, -65),
        pen.C(37, -60, 5.4, "k x"),
        pen.S("27,-54 37,-56 45,-50 46,-36 43,-26! 28,-26! 27,-40", "k x"),
        pen.S("28,-28! 27,-14 29,-2! 22,1! 36,1! 35,-12 37,-27!", "k x"),
        pen.S("35,-28! 38,-12 40,1! 53,1! 46,-3 46,-14 43,-28!", "k x"),
        pen.L("42,-48! 53,-52! 48,-60!", c="l"),
        pen.S("43,-61! 54,-66 64,-77! 70,-65! 57,-61 44,-58!", "k x"),
    )
    dog = join(
        pen.S(
            "-7,-14 6,-17 14,-21! 16,-27 20,-22! 28,-18 20,-14 16,-10 13,-8! 17,1! 11,1! 8,-8 "
            "-4,-7! -7,1! -13,1! -11,-8! -18,-12 -26,-22! -16,-15",
            "k x",
        ),
    )
    grass = pen.L(
        "-62,4 -40,6 -20,3",
        "-8,6 8,4 18,6",
        "26,6 46,5 62,8",
        "-50,11 -30,12",
        "0,11 20,12 36,11",
        "-66,1! -64,-5!",
        "-62,1! -63,-4!",
        "58,4! 60,-2!",
        "62,4! 66,-1!",
        c="l t",
    )
    return hoer + piper + dog + grass


def five_of_swords() -> str:
    """The rural scene between the upper swords, and upside down between the lower ones."""
    pen.shared("v", rustic())
    return join(
        pen.U("v", 148, 186, 1.12),
        pen.U("v", 152, 304, 1.12, 180),
        pips("5s"),
    )


def mask() -> str:
    """The great yellow mask of the 3 of clubs, grim and comic at once. 150 wide."""
    ear = join(
        pen.S("-46,-28! -58,-42 -73,-32 -74,-10 -66,10 -54,20 -44,16!", "y"),
        pen.L("-60,-28 -67,-12 -58,2", "-55,-20 -60,-10 -53,-4", c="l m"),
    )
    curl = "M{} {}c-7-9-19-2-15 7c3 7 13 3 10-3"
    half_moustache = join(
        pen.S("0,24! -10,23 -22,31 -36,43 -50,43 -62,33! -62,50 -46,58 -28,53 -12,42 0,35!", "y"),
        pen.L("-4,29 -20,38 -36,50 -52,49", "-10,27 -28,42 -46,46", "-2,33 -14,40 -26,49", c="l t"),
    )
    side = join(
        # brow, eye, wrinkles
        pen.S("-39,-10! -30,-21 -13,-18 -4,-9! -17,-13 -29,-14", "k x"),
        pen.S("-31,-2! -23,-9 -14,-8 -8,-2! -20,4", "w m"),
        pen.L(
            "-30,5 -20,9 -10,6",
            "-29,10 -20,14 -12,11",
            "-22,22 -29,31",
            "-40,0 -44,4",
            "-16,-27 -6,-24",
            "-22,-33 -8,-30",
            c="l t",
        ),
        pen.C(-19, -3.4, 4, "k x"),
    )
    return join(
        ear,
        pen.G(ear, "scale(-1 1)"),
        pen.S(
            "-48,-38 -50,-10 -46,18 -34,42 -18,60 0,68 18,60 34,42 46,18 50,-10 48,-38 26,-60 "
            "-26,-60",
            "y",
        ),
        pen.H("50,-20 47,14 34,42 16,60", 20, 15, 195, 1.9),
        pen.H("-46,14 -34,40 -20,56", 9, 9, -30, 1.6),
        # curls
        pen.S(
            "-50,-18! -60,-32 -52,-44! -59,-57 -45,-62! -43,-76 -26,-73! -17,-85 0,-77! "
            "17,-85 26,-73! 43,-76 45,-62! 59,-57 52,-44! 60,-32 50,-18! 43,-19 39,-29! "
            "31,-23 25,-33! 15,-27 9,-37! 0,-30 -9,-37! -15,-27 -25,-33! -31,-23 -39,-29! "
            "-43,-19",
            "y",
        ),
        pen.P(
            "".join(
                curl.format(x, y)
                for x, y in (
                    (-38, -42),
                    (-22, -52),
                    (-4, -54),
                    (14, -54),
                    (32, -51),
                    (48, -41),
                    (-22, -68),
                    (6, -70),
                    (32, -66),
                )
            ),
            "l m",
        ),
        side,
        pen.G(side, "scale(-1 1)"),
        pen.L(
            "-5,-10! -6,4 -15,13 -13,21 -5,20 0,24 5,20 13,21 15,13 6,4 5,-10!",
            "-3,-20! -2,-12!",
            "3,-20! 2,-12!",
            c="l m",
        ),
        pen.P(dot(-7.5, 18.4, 1.7) + dot(7.5, 18.4, 1.7), "k x"),
        # mouth, beard
        pen.S("-17,40! 0,34 17,40! 14,57 0,62 -14,57", "k m"),
        pen.S("-12,41! 0,37 12,41! 11,48 0,49.5 -11,48!", "w t"),
        pen.L("-6,39 -6,48", "0,38 0,49", "6,39 6,48", c="l t"),
        pen.S("-9,57! 0,52 9,57! 0,60.5", "r x"),
        half_moustache,
        pen.G(half_moustache, "scale(-1 1)"),
        pen.S("-8,64! -10,73 0,87! 10,73 8,64! 0,67", "y m"),
        pen.L("-3,69 -1,80", "3,69 1,80", c="l t"),
    )


def three_of_clubs() -> str:
    """Three crossed clubs behind the mask."""
    return join(
        pen.U("T", 150, 244, 0.98, -29),
        pen.U("T", 150, 244, 0.98, 29),
        pen.U("T", 150, 244, 1.04),
        pen.G(mask(), "translate(150 254)scale(.95)"),
    )


def device() -> str:
    """Our own mark for the middle of the 4 of coins and the 4 of cups: a small fan of cards."""
    fan = ""
    for turn, c in ((-30, "y"), (0, "r"), (30, "g")):
        card = join(
            pen.P("M-9.5-15h19v30h-19z", "w m"),
            pen.P("M0-9l5.5 9-5.5 9-5.5-9z", f"{c} t"),
        )
        fan += pen.G(card, f"rotate({turn})translate(0 -32)")
    return pen.G(fan, "translate(150 273)")
