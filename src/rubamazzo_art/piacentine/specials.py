"""Number cards that are more than their pips."""

from rubamazzo_art.draw import Point, pts, star

from . import outline
from .numbers import pips
from .ornaments import crown, leaf, ribbon
from .pen import (
    FRAME,
    band,
    circle,
    lines,
    path,
    place,
    ring,
    shape,
    stroke,
    tone,
    twice,
    use,
)


def _mirror(points: str) -> list[Point]:
    """The outline mirrored about the middle of the card."""
    return [Point(300 - p.x, p.y, p.corner) for p in pts(points)]


def _hemmed(points: str, color: str, hem: str, width: float = 30) -> str:
    """A ribbon without ends, hemmed in another colour."""
    data, butt = outline.data(points, False), ' stroke-linecap="butt"'
    out = stroke(data, "l", width, butt) + stroke(data, f"l s{color}", width - 3.4, butt)
    return (
        out
        + stroke(data, f"l s{hem}", width - 9, butt)
        + stroke(data, f"l s{color}", width - 12, butt)
    )


def two_of_swords() -> str:
    """One ribbon snakes round both: before the left blade, round the right one, and back."""
    way, front = "64,178 94,180 150,210 200,236 256,242", "64,178 94,180 150,210"
    swag = "257,242 240,243 196,256 150,270 104,284 60,297 43,298"
    back = _hemmed(way, "r", "Y") + tone("170,236 196,249 228,255", 12, -60, 3.4)
    back += lines("256,227! 256,257!", names="l")
    out = back + _turned(back) + pips("2s")
    # the same way again, over the blade, and the gold end of the ribbon
    end = _hemmed(front, "r", "Y") + ribbon("70,178 46,178", "y", 30)
    end += tone("132,216 112,205 92,197", 9, -60, 3.4)
    out += end + _turned(end)
    # the other face, green, before both
    out += _hemmed(swag, "g", "y") + lines("257,227! 257,257!", "43,283! 43,313!", names="l")
    out += tone("246,257 220,263 196,271", 10, -100, 3.4) + tone(
        "54,283 80,277 104,269", 10, 80, 3.4
    )
    for x, y, color in ((118, 280, "r"), (150, 270, "Y"), (182, 260, "r")):
        out += place(path("M-9 0l9-6 9 6-9 6z", color + " t"), x, y, turn=-15)
    return out + FRAME


def _turned(body: str) -> str:
    """The drawing turned half round about the middle of the card."""
    return f'<g transform="rotate(180 150 270)">{body}</g>'


def five_of_swords() -> str:
    """Two green vases mouth to mouth across the lying sword; branches, palmettes, a red S."""
    half = (
        shape("150,92! 158,108! 158,172! 142,172! 142,108!", "b m")
        + lines("150,98! 150,170!")
        + tone("158,110! 158,170!", 6, 180, 3, True)
    )
    half += band("146,108! 132,92 118,74!", "r", 5) + band("154,108! 168,92 182,74!", "r", 5)
    branch = "140,174! 134,132 112,106 66,100"
    half += band(branch, "y", 7) + band(_mirror(branch), "y", 7)
    side = shape("118,74! 106,74 102,64! 112,64! 112,56! 122,64", "r m") + circle(114, 70, 3, "b t")
    side += shape(
        "66,96! 46,92 34,102! 37,109 27,116! 33,123 25,133! 34,137 33,149! 43,148 "
        "52,158 70,153 80,136! 70,140 58,134 58,122 68,118! 58,112 62,104!",
        "y m",
    )
    side += shape("34,137! 46,140 58,150 78,140! 70,152 52,157 43,147! 34,148!", "z x") + lines(
        "60,104 50,118 54,138 68,146", "50,112 40,108", "50,122 36,121", "53,134 38,136"
    )
    side += place(leaf(), 118, 116, 0.7, -64)
    half += twice("5w", side)
    half += shape(
        "150,92! 138,90 130,80! 142,82! 136,72! 150,80 164,72! 158,82! 170,80! 162,90", "g m"
    )
    half += shape(
        "150,74! 134,74 122,64 112,68 108,60 116,52 128,56 134,64! 136,50 130,44! "
        "142,46 150,60 158,46 170,44!"
        " 164,50 166,64! 172,56 184,52 192,60 188,68 178,64 166,74!",
        "y m",
    )
    half += lines("146,72 130,66 118,58", "154,72 170,66 182,58", "148,66 142,54", "152,66 158,54")
    half += shape("150,32! 158,43 157,56 150,64! 143,56 142,43", "d m") + lines(
        "145,42 156,54", "155,42 144,54", "150,36 150,62", names="l i"
    )
    # the vase
    half += shape(
        "128,168! 124,184 118,204 126,226 142,240! 128,238 122,246! 142,250 158,250 "
        "178,246! 172,238 158,240! 174,226 182,204 176,184 172,168!",
        "g",
    )
    half += shape(
        "162,170! 171.5,170! 175,184 181,204 173,226 158,239! 152,239! 168,214 168,190", "v x"
    ) + lines("134,178 129,204 138,228", names="l t sc")
    half += lines(
        "140,178 135,204 144,234",
        "160,178 166,204 156,234",
        "150,222! 150,236!",
    )
    half += (
        shape("150,203! 157,212 150,221! 143,212", "y t")
        + ring(150, 212, 2, 4, 1.8, "r")
        + ring(150, 189, 4.4, 4, 4, "y")
        + tone("180,200 176,216 162,236", 11, 190)
    )
    half += shape(
        "124,166! 128,158 150,155 172,158 176,166! 172,174 150,177 128,174", "r m"
    ) + lines("130,166 150,163 170,166")
    out = f'<g id="p5v">{half}</g><use href="#p5v" transform="rotate(180 150 270)"/>' + pips("5s")
    letter = "160,262! 158,252 146,250 140,258 146,267 156,272 160,282 152,290 142,287 140,278!"
    return out + band(letter, "r", 10, 1.8) + FRAME


def three_of_clubs() -> str:
    """Three logs like a sheaf, tied with a ribbon that is red on one face, blue on the other."""
    out = use("T", 146, 274, 1, -23) + use("T", 154, 274, 1, 23, True) + use("T", 150, 268, 1.02)
    # the band round the waist, the tails, the bow
    out += ribbon("113,292 130,303 150,307 170,303 187,292", "r", 26, False) + lines(
        "116,287 132,297 150,300", "184,287 168,297 150,300"
    )
    out += ribbon("146,312 122,334 110,362 90,386", "r", 20) + ribbon(
        "154,312 178,334 190,362 210,386", "b", 20
    )
    out += tone("140,332 129,346 118,366 106,382", 8, 200, 3.4)
    loop = "150,303! 124,274 92,256 62,254 42,272 44,298 64,318 98,322 128,316 150,311!"
    inside = "140,304! 116,290 88,276 64,272 52,284 56,300! 76,302 106,304"
    out += shape(loop, "b") + shape(inside, "r m") + shape(_mirror(loop), "r")
    out += shape(_mirror(inside), "b m") + tone("132,304 106,304 78,302 62,300", 10, -90, 3.2, True)
    out += tone("168,304 194,304 222,302 238,300", 10, -90, 3.2, True)
    out += tone("64,318 80,321 98,322 122,317", 8, -85, 3.2) + tone(
        "236,318 220,321 202,322 178,317", 8, -95, 3.2
    )
    out += lines("128,292 112,282", "132,312 114,314", "172,292 188,282", "168,312 186,314")
    out += shape("138,298! 150,294 162,298! 165,308 161,319! 150,322 139,319! 135,308", "r")
    return out + tone("163,301 165,308 161,317", 9, 180, 2.6) + lines("145,299 144,317") + FRAME


def four_of_coins() -> str:
    """Between the coins our own arms: a fan of three cards in laurel under a crown."""
    laurel = band("96,236 92,270 104,304 140,326", "g", 3.4, 1)
    for i, (x, y, turn) in enumerate(
        (
            (96, 240, -24),
            (92, 256, -14),
            (92, 272, -4),
            (96, 288, 8),
            (104, 302, 22),
            (116, 314, 40),
            (130, 322, 58),
        )
    ):
        laurel += use("fl", x, y, 0.72, turn - 42) + use("fl", x, y, 0.66, turn + 40)
        if i % 2:
            laurel += circle(x - 2, y - 2, 2.6, "r t")
    out = (
        twice("4w", laurel)
        + ribbon("150,324 136,336 122,334", "r", 9)
        + ribbon("150,324 164,336 178,334", "r", 9)
        + circle(150, 325, 5, "y m")
    )
    out += shape("112,228! 150,236 188,228! 194,262 184,296 150,318! 116,296 106,262", "y") + shape(
        "118,236! 150,243 182,236! 187,262 178,291 150,309! 122,291 113,262", "w m"
    )
    for turn, color in ((-30, "r"), (0, "b"), (30, "g")):
        card = (
            path("M-11-42h22v36h-22z", "w m")
            + path("M-8-39h16v30h-16z", "l i")
            + path("M0-32l5 8-5 8-5-8z", color + " t")
        )
        out += place(card, 150, 296, turn=turn)
    out += tone("190,240 188,266 178,294 152,314", 7, 200) + place(crown(), 150, 214, 1.2)
    return pips("4d") + place(out, -45, -75, 1.3) + FRAME


def four_of_cups() -> str:
    """Between the cups a rosette with a red, white and blue ribbon."""
    out = ribbon("150,238 120,230 96,248 108,268 136,264", "r", 12, False) + ribbon(
        "150,238 180,230 204,248 192,268 164,264", "b", 12, False
    )
    out += (
        ribbon("138,290 122,306 104,318", "b", 12)
        + ribbon("162,290 178,306 196,318", "r", 12)
        + ribbon("150,292 150,322", "w", 12)
    )
    out += (
        circle(150, 272, 29, "w")
        + ring(150, 272, 25, 24, 4, "b")
        + circle(150, 272, 21, "y m")
        + path(star(150, 272, 20, 9, 8), "r m")
    )
    out += circle(150, 272, 7, "w m") + ring(150, 272, 4, 5, 2, "g")
    return pips("4c") + place(out, -60, -112, 1.4) + FRAME


SPECIALS = {
    "2s": two_of_swords,
    "5s": five_of_swords,
    "3b": three_of_clubs,
    "4d": four_of_coins,
    "4c": four_of_cups,
}
