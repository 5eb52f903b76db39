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
        pen.L("37,158 66,176 104,196", "32,178 62,194 96,210", c="l t"),
        pen.H("26,182 58,196 82,208", 8, 8, -75, 1.4),
    )


def _ribbon_front() -> str:
    """The turn across the blade."""
    return join(
        pen.S(RIBBON_FRONT, "r"),
        pen.L("122,209 92,229 56,253", "126,222 100,238 66,259", c="l t"),
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
    behind = swag + pen.G(_ribbon_tail(), "translate(-9 2)scale(.9 1)")
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


def flower(x: float, y: float, r: float, turn: float = 0) -> str:
    """Five notched yellow petals round a red eye."""
    petal = pen.S("0,0! -8,-8 -7,-16 -3,-18! 0,-15.5! 3,-18! 7,-16 8,-8", "y m")
    petal += pen.P("M0-5v-6", "l t")
    petals = "".join(pen.G(petal, f"rotate({i * 72})") for i in range(5))
    eye = pen.C(0, 0, 4.6, "r m") + pen.P(dot(0, 0, 1.4), "y x")
    place = f"translate({x} {y})rotate({turn})scale({r / 18:.2f})"
    return pen.G(petals + eye, place)


def sprig() -> str:
    """A green sprig with three flowers, about the origin, 210 wide."""
    blade = "0,0! 5,-10 17,-14 31,-10! 22,3 9,5"
    leaf = pen.S(blade, "g m") + pen.L("3,-1 24,-8", "11,-4 13,-9", "17,-6 20,-11", c="l t")
    leaves = (
        (-84, 8, 176),
        (-78, 4, -112),
        (-74, 8, 98),
        (-30, 6, -140),
        (-28, 10, 60),
        (-24, 8, -70),
        (22, 4, 130),
        (26, 0, -40),
        (30, 8, 56),
        (72, 2, 84),
        (76, -2, 12),
        (80, -4, -86),
    )
    buds = ((-102, -22, -30), (100, 22, 150))
    bud = join(
        pen.O("0,0 1,9 4,17", "l m"),
        pen.S("-5,0! -5,-7 0,-14! 5,-7 5,0! 0,3", "y m"),
        pen.S("-5,0! -3,-4! 0,-1! 3,-4! 5,0! 0,4", "g t"),
    )
    return join(
        pen.O("-92,8 -60,-2 -24,9 10,-2 44,8 90,-6", "l"),
        *(pen.G(bud, f"translate({x} {y})rotate({turn})") for x, y, turn in buds),
        *(pen.G(leaf, f"translate({x} {y})rotate({turn})") for x, y, turn in leaves),
        flower(-56, -2, 17, 10),
        flower(0, 2, 21),
        flower(56, 4, 17, -10),
    )


def four_of_swords() -> str:
    """An X of swords, the sprig in the gap between the points."""
    return join(
        pips("4s"),
        pen.G(sprig(), "translate(150 245)"),
    )


def _white(*lines: str) -> str:
    """White cuts in the black figures."""
    return pen.L(*lines, c="c")


def rustic() -> str:
    """A man hoeing, a man with a horn, a dog: black, with white cuts; the ground at y = 0."""
    hoer = join(
        # hat with a broad brim, face in profile to the right
        pen.S("-53,-56! -42,-60 -27,-57 -21,-52! -30,-54 -43,-56", "k x"),
        pen.S("-46,-58! -44,-68 -35,-70 -29,-57!", "k x"),
        pen.S("-43,-57! -43,-48 -37,-45 -31,-47! -30,-49.5! -27,-51! -29.6,-55!", "k x"),
        # smock, bent back, legs in a stride
        pen.S(
            "-42,-48! -51,-44 -54,-33 -52,-20! -46,-17 -38,-18 -31,-20! -28,-32 -29,-41 -33,-47!",
            "k x",
        ),
        pen.S("-51,-21! -51,-12 -57,-2! -61,2! -47,2! -45,-6 -40,-19!", "k x"),
        pen.S("-43,-20! -36,-12 -34,-1! -36,2! -21,2! -25,-2! -26,-11 -32,-21!", "k x"),
        # arms to the haft, the hoe lifted
        pen.S("-38,-44! -27,-40 -20,-44 -15,-50! -11,-47! -17,-38 -27,-34 -38,-37!", "k x"),
        pen.S("-44,-42! -40,-33 -33,-30 -26,-33! -24,-29! -33,-24 -43,-28 -48,-38!", "k x"),
        pen.O("-33,-24! -3,-65!", "l"),
        pen.S("-9,-66! 2,-75! 12,-66 13,-58! 7,-64 -1,-61!", "k x"),
        _white(
            "-45,-59 -37,-61 -29,-58",
            "-37,-42 -27,-38 -19,-42",
            "-45,-37 -38,-29 -28,-30",
            "-52,-24 -42,-21 -31,-24",
            "-48,-14 -52,-4",
            "-38,-14 -31,-2",
            "-50,-40 -51,-30",
        ),
    )
    piper = join(
        pen.S("20,-62! 33,-66 46,-63 52,-58! 40,-62 30,-62", "k x"),
        pen.S("27,-63! 28,-73 38,-76 44,-63!", "k x"),
        pen.S("28,-74! 20,-80 14,-76! 20,-74 27,-69!", "k x"),
        pen.S("29,-63! 29,-54 35,-51 41,-53! 42,-55.5! 45,-57! 42,-61!", "k x"),
        # coat with skirts, a bag on the back, legs apart
        pen.S(
            "30,-54! 22,-50 20,-38 23,-29! 19,-20! 29,-17 42,-18! 46,-20! 43,-30 46,-40 42,-51!",
            "k x",
        ),
        pen.S("23,-47! 15,-46 12,-36 16,-30 23,-31!", "k x"),
        pen.S("24,-20! 24,-10 22,-1! 18,2! 33,2! 32,-8 34,-20!", "k x"),
        pen.S("33,-20! 37,-10 38,-1! 36,2! 52,2! 47,-2! 45,-10 44,-20!", "k x"),
        # the horn
        pen.S("30,-48! 38,-42 46,-44 52,-54! 49,-58! 42,-50 34,-53!", "k x"),
        pen.S("43,-58! 54,-61 62,-68 68,-79! 78,-66! 68,-57 56,-54 45,-55!", "k x"),
        _white(
            "28,-65 36,-67 44,-64",
            "33,-47 40,-44.6 47,-50",
            "21,-32 32,-29 43,-32",
            "17,-42 17,-34 22,-33",
            "28,-14 26,-3",
            "40,-14 43,-3",
            "61,-64 67,-58",
            "32,-26 31,-19",
        ),
    )
    dog = join(
        pen.S(
            "-9,-15 -1,-19 7,-19 12,-23! 13,-30 17,-25! 22,-24 28,-20! 27,-17! 21,-16 18,-12 "
            "16,-8! 18,-2! 21,2! 14,2! 11,-6 8,-9 -1,-8! -3,-3! -1,2! -8,2! -10,-4 -11,-8! "
            "-14,-3! -14,2! -20,2! -19,-6 -16,-12! -21,-18 -20,-27! -16,-20",
            "k x",
        ),
        _white("-6,-12 3,-14 10,-14", "15,-20 18,-17", "12,-18 10,-11"),
    )
    ground = join(
        pen.S("-60,4! -44,1 -20,3 10,1 40,3 58,2! 44,6 20,5 -10,7 -40,5", "k x"),
        pen.L(
            "-54,10 -42,9 -30,11",
            "-18,11 4,10 22,11",
            "34,9 44,10 54,8",
            "-40,15 -12,15",
            "6,15 40,14",
            c="l t",
        ),
        # grass at both ends
        pen.P("M-15 4l-3-8 5 6-1-10 4 9 4-6-3 9zM54 4l-1-9 4 7 2-9 1 11z", "k x"),
    )
    return ground + hoer + piper + dog


def five_of_swords() -> str:
    """The rural scene between the upper swords, and upside down between the lower ones."""
    pen.shared("v", rustic())
    return join(
        pen.U("v", 145, 187, 1.04),
        pen.U("v", 155, 303, 1.04, 180),
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
    for turn, c, sign in ((-27, "b", "w"), (27, "g", "y"), (0, "r", "y")):
        card = join(
            pen.P("M-8.5-14h17v28h-17z", f"{c} m"),
            pen.P("M0-9l5.4 9-5.4 9-5.4-9z", f"{sign} t"),
        )
        fan += pen.G(card, f"rotate({turn})translate(0 -26)")
    return pen.G(fan, "translate(150 268)")
