"""Number cards that are more than their pips."""

from rubamazzo_art.draw import Point, pts, star

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
    tone,
    twice,
    use,
)


def _mirror(points: str) -> list[Point]:
    """The outline mirrored about the middle of the card."""
    return [Point(300 - p.x, p.y, p.corner) for p in pts(points)]


def two_of_swords() -> str:
    """A ribbon snakes round both blades: behind, in front, and in a swag before both."""
    wide = 26
    reverse, tail, swag = (
        "126,214 108,240 78,258 44,262",
        "128,214 110,196 84,192 58,204",
        "42,262 52,294 96,312 150,316",
    )
    behind = ribbon(reverse, "g", wide, False) + ribbon(_mirror(reverse), "g", wide, False)
    out = behind + pips("2s") + ribbon(tail, "y", wide) + ribbon(_mirror(tail), "r", wide)
    out += ribbon(swag, "r", wide, False) + ribbon(_mirror(swag), "y", wide, False)
    out += ribbon("110,314 150,317 190,314", "g", wide, False)
    # folds, hems and embroidery
    out += tone("44,272 62,300 100,322", 9, -70, 3.4) + tone(
        "256,272 238,300 200,322", 9, -110, 3.4
    )
    out += tone("118,325 150,328 182,325", 9, -90, 3.4) + tone(
        "126,206 112,190 92,183", 7, 90, 3.4, True
    )
    out += tone("174,206 188,190 208,183", 7, 90, 3.4, True) + tone(
        "122,236 104,256 78,270", 8, -100, 3.4, True
    )
    out += tone("178,236 196,256 222,270", 8, -80, 3.4, True)
    for x, y, turn, color in (
        (78, 298, 28, "b"),
        (112, 309, 10, "y"),
        (222, 298, -28, "b"),
        (188, 309, -10, "r"),
        (150, 316, 0, "r"),
    ):
        out += place(path("M-8 0l8-5 8 5-8 5z", color + " t"), x, y, turn=turn)
    return out + FRAME


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
    side += (
        place(leaf(), 118, 118, 0.62, -70)
        + place(leaf(), 134, 138, 0.62, 60)
        + place(leaf(), 96, 103, 0.62, -20)
    )
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
    out = ribbon("146,284 108,262 72,250 54,270 62,302 106,312", "b", 18, False)
    out += ribbon("154,284 190,260 228,242 250,268 238,300 196,296", "r", 18, False)
    out += use("T", 146, 274, 1, -23) + use("T", 154, 274, 1, 23, True) + use("T", 150, 268, 1.02)
    out += ribbon("100,322 150,304 206,280", "b", 18, False)
    out += ribbon("124,330 100,334 80,350 70,372", "r", 18) + ribbon(
        "176,330 200,342 222,346 238,362", "b", 18
    )
    out += ribbon("94,266 150,300 204,316", "r", 18, False)
    out += tone("98,276 150,309 200,325", 7, -70, 3.4) + tone("206,289 176,304", 7, -110, 3.4, True)
    return out + FRAME


def four_of_coins() -> str:
    """Between the coins our own arms: a fan of three cards in laurel under a crown."""
    out = pips("4d")
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
    out += (
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
    return (
        out
        + tone("190,240 188,266 178,294 152,314", 7, 200)
        + place(crown(), 150, 214, 1.2)
        + FRAME
    )


def four_of_cups() -> str:
    """Between the cups a rosette with a red, white and blue ribbon."""
    out = pips("4c")
    out += ribbon("150,238 120,230 96,248 108,268 136,264", "r", 12, False) + ribbon(
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
    return out + circle(150, 272, 7, "w m") + ring(150, 272, 4, 5, 2, "g") + FRAME


SPECIALS = {
    "2s": two_of_swords,
    "5s": five_of_swords,
    "3b": three_of_clubs,
    "4d": four_of_coins,
    "4c": four_of_cups,
}
