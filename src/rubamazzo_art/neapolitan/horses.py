"""Four horses, each with its own gait and coat.

All are drawn facing right; those of coins and clubs are turned over, so their hatching lies on
the other side: the light always comes from the left.
"""

import math
from typing import NamedTuple

from ..draw import Outline, dot, join, sample
from .palette import band, mirrored, pen

HOOF = "s m"


def ground(c: str) -> str:
    """The horsemen's panelled ground, seen from a low angle."""
    panel = "h34l-5 20h-34zm-1 5h32m-33 5h32m-33 5h32"
    return join(
        pen.P("M30 412h244l-14 36H16z", c),
        pen.P("M38 419" + "m16-15".join([panel] * 5), "l t"),
    )


def strap(p: Outline, c: str = "y", also: Outline = "") -> str:
    """A rein, or a strap of the bridle with another one that joins it."""
    return band(p, c, 5.2, 1.4, "round", also)


class Carriage(NamedTuple):
    """How a horse carries its head: where the poll is, and how far it turns down."""

    x: float
    y: float
    turn: float

    def at(self, x: float, y: float) -> str:
        """The place on the card of a point of the head, as a typed point."""
        a = math.radians(self.turn)
        return (
            f"{self.x + x * math.cos(a) - y * math.sin(a):.0f},"
            f"{self.y + x * math.sin(a) + y * math.cos(a):.0f}"
        )

    @property
    def bit(self) -> str:
        """Where the rein is fastened."""
        return self.at(29, 78)


# ------------------------------------------------------------------ parts


def horse_head(carriage: Carriage, coat: str, hair: str, bridle: str, shade_left: bool) -> str:
    """A small noble head; the poll at the origin, the muzzle 90 below it."""
    shade = ("34,24 44,48 50,60", 175) if shade_left else ("-9,26 -4,48 1,66", -5)
    head = join(
        pen.S("8,-4! 9,-22 17,-25! 19,-14 20,-2!", f"{coat} m"),
        pen.S(
            "-10,6! -6,-8 -4,-6! -3,-24 5,-28! 9,-16 10,-4! 20,0 28,10 34,26 44,48! 52,62 "
            "54,74 50,84! 50,92 42,97 34,93! 32,87 27,84! 18,81 8,78 1,66! -4,48 -9,26",
            coat,
        ),
        pen.H(shade[0], 7, 9, shade[1], 1.5),
        pen.L("1,42 5,58 16,64 22,56", "31,34 36,52", "50,84! 43,86 38,83", "26,38 30,48", c="l t"),
        pen.S("43,73 47,69 51,73! 49,79 45,78", "k x"),
        # eye
        pen.S("8,25! 14,19 22,22! 18,27 12,28", "k x"),
        pen.P(dot(14, 22.4, 1.3), "w x"),
        pen.L("6,25! 13,17 23,20!", "8,14 15,12 21,15", c="l m"),
        # forelock, bridle
        pen.S("-6,-8! 6,-6 16,0 22,10 20,20! 16,12 14,22! 8,12 4,16! 2,4", f"{hair} m"),
        strap("0,6! 4,30 14,54 29,78!", bridle, "16,60! 32,68 49,60!"),
        pen.C(29, 78, 3.8, "r m"),
    )
    return pen.G(head, f"translate({carriage.x:g} {carriage.y:g})rotate({carriage.turn:g})")


def mane(crest: str, locks: int, length: float, hair: str, curled: bool, lean: float = 8) -> str:
    """Locks that fall from the crest, typed from poll to withers, on the near side."""
    inner: list[tuple[float, float, bool]] = []
    outer: list[tuple[float, float, bool]] = []
    strands = []
    for i, (x, y, dx, dy) in enumerate(sample(crest, 2 * locks)):
        tip = i % 2 == 1
        reach = length * (1 if tip else 0.5) * (0.86 if i % 4 == 3 else 1)
        px, py = round(x + dy * reach + dx * lean), round(y - dx * reach + dy * lean)
        inner.append((px, py, tip != curled))
        if tip and not curled:
            inner.insert(-1, (round(px - dx * 6 + dy), round(py - dy * 6), False))
        if tip != curled:
            strands.append([(round(x), round(y)), (px, py)])
        if not tip:
            outer.append((round(x - dy * 4), round(y + dx * 4), False))
    return pen.S(inner + outer[::-1], hair) + pen.L(*strands, c="l t")


def limb(edge: str, coat: str) -> str:
    """A near limb: its outline is left open where it grows out of the trunk."""
    points = edge.split()
    closed = " ".join([points[0].rstrip("!") + "!", *points[1:-1], points[-1].rstrip("!") + "!"])
    return pen.S(closed, f"{coat} x") + pen.O(edge, "l")


def near_fore(coat: str, shade_left: bool) -> str:
    """Planted."""
    return join(
        limb(
            "203,306 208,334 209,350 206,358 208,367! 211,381 208,391 213,405! 229,404! "
            "224,391 221,380 224,366! 226,357 226,346 233,328 240,300",
            coat,
        ),
        pen.S("212,404! 230,403! 240,421! 208,421!", HOOF),
        pen.H("205,310 208,350 208,392", 9, 8, 5)
        if shade_left
        else pen.H("238,304 224,350 221,394", 10, 9, 180, 1.7),
        pen.L("211,353 215,349", "210,365 216,368 222,365", "216,374 215,388", c="l t"),
    )


def far_fore(coat: str) -> str:
    """Planted, in the shadow behind the near one."""
    return join(
        pen.S(
            "222,290! 229,330 231,350 229,358 231,367! 234,381 231,390 235,403! 250,402! "
            "246,390 244,380 247,366! 249,352 254,320 250,284!",
            coat,
        ),
        pen.S("234,402! 251,401! 260,417! 230,417!", HOOF),
        pen.H("228,326 232,352 231,398", 9, 11, 0, 1.7),
    )


def near_hind(coat: str, shade_left: bool) -> str:
    """Planted; the point of the hock sharp."""
    return join(
        limb(
            "44,272 44,296 53,320 62,336 56,351! 64,366 72,382 70,392 76,405! 93,404! "
            "88,391 84,376 81,354! 86,336 100,322 120,306",
            coat,
        ),
        pen.S("75,404! 94,403! 104,421! 71,421!", HOOF),
        pen.H("45,290 53,320 63,336", 9, 12, 0, 1.7)
        if shade_left
        else pen.H("108,314 86,334 84,366 91,396", 11, 9, 190, 1.7),
        pen.L("62,350 70,353 80,350", "75,393 82,396 90,393", "70,360 77,376", c="l t"),
    )


def far_hind(coat: str) -> str:
    """Stepping under the belly."""
    return join(
        pen.S(
            "96,300! 108,324 112,338 103,355! 101,376 98,390 101,403! 117,402! 113,390 "
            "112,378 119,360! 128,342 129,322 132,300!",
            coat,
        ),
        pen.S("100,402! 118,401! 126,417! 96,417!", HOOF),
        pen.H("104,318 111,340 104,358 100,390", 9, 11, 0, 1.8),
    )


def trunk(coat: str, shade_left: bool) -> str:
    """From croup to chest, with the folds of thigh and shoulder."""
    flank = (
        pen.H("62,228 46,250 43,278 46,300", 12, 15, 10, 1.7)
        if shade_left
        else pen.H("252,252 251,270 240,292 226,308", 12, 14, 195, 1.8)
    )
    return join(
        pen.S(
            "170,206! 150,218 130,221 102,213 76,215 56,228 44,252 43,284 56,314 76,324! "
            "112,317 150,327 196,323 226,309 244,290 249,268 236,240 200,212!",
            coat,
        ),
        flank,
        pen.H("206,320 150,326 104,317", 15, 12, -80, 1.8),
        pen.L(
            "98,232 114,262 112,296", "206,236 194,262 198,292 212,306", "66,240 58,262", c="l t"
        ),
        pen.H("203,242 194,262 198,294", 8, 9, 0, 1.5),
        pen.H("113,264 112,296", 6, 9, 180, 1.5, "flat"),
    )


# ------------------------------------------------------------------ the four


def horse_of_coins() -> tuple[str, Carriage]:
    """Stands on four feet, head high; grey-brown. Faces left."""
    coat, hair = "o", "j"
    carriage = Carriage(216, 112, 4)
    legs_far = far_hind(coat) + far_fore(coat)
    neck = join(
        pen.S(
            "140,220! 160,192 176,160 192,132 214,110! 244,140! 234,182 230,206 239,232 "
            "250,262 236,296! 190,280!",
            f"{coat} x",
        ),
        pen.O("228,180! 229,204 238,228 249,250 250,276", "l"),
        mane("216,110! 194,130 178,158 162,190 142,216!", 6, 34, hair, False),
    )
    tail = join(
        pen.S(
            "54,228! 36,230 26,252 26,284 22,318 26,350 20,384! 30,372 34,388! 42,370 46,340 "
            "44,306 48,274 62,254!",
            hair,
        ),
        pen.L("42,242 34,270 34,304 30,350", "50,250 40,284 40,320 36,364", c="l t"),
    )
    horse = join(
        tail,
        legs_far,
        trunk(coat, True),
        near_hind(coat, True),
        near_fore(coat, True),
        neck,
        # the muscles of chest and neck
        pen.L(
            "212,214 216,234 208,252",
            "240,248 228,264 224,290 230,302",
            "206,160 196,180 194,200",
            "220,172 212,190 214,204",
            # stifle and croup
            "74,262 88,286 84,312",
            "86,222 74,232 68,246",
            c="l t",
        ),
        pen.H("84,258 99,280 97,308", 9, 10, 0, 1.5),
        pen.H("238,252 227,268 225,292", 7, 11, 0, 1.5),
        horse_head(carriage, coat, hair, "y", True),
    )
    return mirrored(horse), carriage


def horse_of_cups() -> tuple[str, Carriage]:
    """Walks right, collected, the far foreleg raised; a chestnut with flowing locks."""
    coat, hair = "i", "a"
    carriage = Carriage(234, 128, 9)
    raised = join(
        pen.S(
            "206,296! 232,298 256,302 273,309 284,322 280,336 270,354 265,374! 251,370! "
            "256,350 263,335 254,328 236,327 204,330!",
            coat,
        ),
        pen.S("266,372! 267,387 252,396 243,385! 249,368!", HOOF),
        pen.H("282,326 277,344 267,368", 7, 8, 195, 1.6),
        pen.L("269,316 274,324 270,331", c="l t"),
    )
    neck = join(
        pen.S(
            "140,220! 172,198 190,164 210,140 234,126! 258,160! 244,202 241,214 247,240 "
            "250,264 240,296! 190,280!",
            f"{coat} x",
        ),
        pen.O("243,200! 241,214 247,238 251,258 249,276", "l"),
        pen.H("240,212 246,236 251,258", 7, 10, 185, 1.6),
        mane("236,126! 212,138 192,162 174,194 146,216!", 6, 38, hair, False),
    )
    tail = join(
        pen.S(
            "54,228! 34,232 22,256 22,290 14,324 20,352! 26,342 29,358! 37,344 42,328 40,300 "
            "46,272 62,252!",
            hair,
        ),
        pen.L("42,242 31,268 31,300 24,336", "50,248 39,280 38,312 33,342", c="l t"),
    )
    horse = join(
        tail,
        far_hind(coat),
        raised,
        trunk(coat, False),
        near_hind(coat, False),
        near_fore(coat, False),
        neck,
        horse_head(carriage, coat, hair, "y", False),
    )
    return horse, carriage


def horse_of_swords() -> tuple[str, Carriage]:
    """Steps out to the right, head and near foreleg raised, tail flying; a pale grey."""
    coat, hair = "e", "a"
    carriage = Carriage(218, 114, -13)
    raised = join(
        limb(
            "198,312 222,316 246,300 258,298! 256,316 246,336 242,350! 257,354! 264,334 "
            "280,312 284,296 274,284 252,280 234,288",
            coat,
        ),
        pen.S("241,349! 258,353! 259,368 246,376 235,367!", HOOF),
        pen.H("214,316 246,301 257,300", 8, 8, -80, 1.6),
        pen.L("270,288 277,296 273,306", c="l t"),
    )
    neck = join(
        pen.S(
            "140,220! 162,194 172,158 190,130 216,112! 240,140! 244,172! 238,196 243,218 "
            "249,246 250,268 240,296! 190,280!",
            f"{coat} x",
        ),
        pen.O("246,172! 239,194 243,216 250,242 250,276", "l"),
        pen.H("243,182 240,200 248,232", 8, 10, 185, 1.6),
        mane("218,112! 194,126 174,156 162,188 142,216!", 7, 26, hair, True),
    )
    tail = join(
        pen.S(
            "56,226! 42,212 24,216 14,234! 6,246 12,262! 4,276 14,292! 12,306 24,318! 24,302 "
            "34,306! 34,290 44,286! 40,268 52,262! 56,250 64,246!",
            hair,
        ),
        pen.L("48,226 30,230 24,250", "52,236 34,248 28,276", "54,246 40,262 32,286", c="l t"),
    )
    dapples = ((54, 254), (52, 274), (60, 292), (72, 306), (212, 246), (226, 256), (218, 232))
    horse = join(
        tail,
        far_hind(coat),
        # set back, clear of the raised hoof
        pen.G(far_fore(coat), "translate(-22 0)"),
        trunk(coat, False),
        near_hind(coat, False),
        raised,
        neck,
        pen.P("".join(f"M{x} {y}q5-5 10 0" for x, y in dapples), "l t"),
        horse_head(carriage, coat, hair, "y", False),
    )
    return horse, carriage


def horse_of_clubs() -> tuple[str, Carriage]:
    """Paces to the left with bowed head, the near foreleg lifted; dark, its mane in knots."""
    coat, hair = "u", "k"
    carriage = Carriage(240, 150, 22)
    raised = join(
        limb(
            "200,312 224,326 246,342! 236,346 224,350! 216,358 214,366! 225,376! 236,368 "
            "256,360 268,350 266,338 252,320 240,298",
            coat,
        ),
        pen.S("226,376! 216,386 203,383 203,371! 213,364!", HOOF),
        pen.H("206,316 224,328 244,341", 8, 8, -30, 1.6),
        pen.L("256,336 261,344 257,352", c="l t"),
    )
    neck = join(
        pen.S(
            "140,220! 168,204 190,180 214,160 240,148! 258,190! 238,222! 234,238 246,254 "
            "250,270 240,296! 190,280!",
            f"{coat} x",
        ),
        pen.O("236,222! 234,236 246,252 250,276", "l"),
        mane("242,147! 216,158 194,177 172,202 146,217!", 8, 12, hair, True, 2),
    )
    tail = join(
        pen.S(
            "54,228! 40,228 32,240 36,252! 26,266 22,290 28,318 40,334! 50,312 50,288 46,258! "
            "54,250 62,248!",
            hair,
        ),
        pen.S("33,248! 48,252! 48,262! 31,258!", "r m"),
        pen.L("38,270 32,296 38,320", c="c"),
    )
    horse = join(
        tail,
        far_hind(coat),
        far_fore(coat),
        trunk(coat, True),
        near_hind(coat, True),
        raised,
        neck,
        horse_head(carriage, coat, hair, "y", True),
    )
    return mirrored(horse), carriage
