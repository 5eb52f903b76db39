"""The four cavalli: riders on their horses, on a panelled ground; drawn back to front."""

from ..draw import dot, join
from . import faces, hands
from .dress import buttons, head, trim
from .horses import (
    ground,
    horse_of_clubs,
    horse_of_coins,
    horse_of_cups,
    horse_of_swords,
    strap,
)
from .palette import band, mirrored, pen


def thigh(c: str) -> str:
    """A rider's near thigh, knee and calf, facing right."""
    return join(
        pen.S("110,202! 122,222 138,240 146,262 148,292! 170,290! 175,262 170,236 156,204!", c),
        pen.L("126,214 150,240 158,268", c="l t"),
    )


def boot(c: str = "w") -> str:
    """A riding boot in its stirrup, facing right."""
    return join(
        pen.S(
            "145,286! 158,291 173,286! 172,306 177,320 192,328 204,334 207,343! 186,346 "
            "168,340! 166,348! 150,348! 150,328 147,308",
            c,
        ),
        pen.L("151,339 167,334 186,340 205,340", "147,294 172,294", "164,316 171,322", c="l t"),
        # the stirrup
        band("180,311! 169,328 170,346! 194,348! 193,330 180,311!", "y", 5, 1.5),
    )


def saddle_cloth(border: str, field: str) -> str:
    """A square cloth behind the rider's leg, facing right."""
    return join(
        pen.S("76,214! 70,250 72,291! 110,297 150,293! 152,250 146,214! 112,207", border),
        pen.S("84,221! 80,250 82,281! 112,287 142,283! 143,250 140,221!", field),
    )


def knight_of_coins() -> str:
    """On a standing horse that faces left; he looks back right, the coin high at the left."""
    horse, carriage = horse_of_coins()
    saddle = join(
        pen.S("130,210! 124,240 134,270 160,284 190,276 210,250 214,214! 170,204", "y"),
        pen.S("140,220 138,246 154,266 178,264 196,244 200,220", "l t"),
        pen.H("212,228 205,254 186,276", 12, 13, 215, 1.7),
        pen.P(
            "".join(dot(x, y, 1.8) for x, y in ((134, 250), (148, 272), (172, 276), (194, 262))),
            "k x",
        ),
    )
    raised_arm = join(
        pen.U("d", 94, 72, 1.2),
        pen.G(hands.fingertips(), "translate(96 131)scale(.95)"),
        pen.S(
            "144,136! 124,146 114,158! 108,146 105,132! 84,136! 86,156 96,176 112,182 132,176 "
            "148,160!",
            "r",
        ),
        pen.H("87,158 98,176 114,182", 8, 10, -40, 1.7),
        pen.S("81,132! 105,126! 109,141! 84,147!", "y m"),
    )
    coat = join(
        pen.S(
            "138,134! 140,160 142,186 136,208! 132,224! 162,232 194,224! 188,206! 192,180 "
            "196,154 194,134! 166,124",
            "g",
        ),
        pen.P("M161 150h6v78h-6z", "b t"),
        pen.H("194,156 191,182 188,204", 10, 13, 182, 1.7),
        pen.L("146,160 148,196", "180,164 180,196", c="l t"),
        pen.S("136,204! 162,210 189,204! 190,213 162,220 135,213!", "v m"),
    )
    rein_arm = join(
        pen.S("190,136! 210,142 222,164 226,184 216,200! 190,212! 184,198 202,182 190,168!", "r"),
        pen.H("224,182 216,198 194,208", 9, 10, 225, 1.7),
        pen.S("178,194! 192,190 198,212! 181,217!", "y m"),
        pen.G(hands.reins(), "translate(170 206)scale(-.95 .95)"),
    )
    dots_on_collar = ((136, 144), (149, 149), (162, 152), (174, 151), (186, 148), (197, 143))
    collar = join(
        pen.S(
            "126,142! 138,130 152,128! 166,138 180,128! 194,130 206,142! 202,152 194,148! "
            "188,158 179,153! 172,162 166,155! 160,162 152,153! 144,158 138,148! 130,152",
            "y",
        ),
        pen.P("".join(dot(x, y, 1.8) for x, y in dots_on_collar), "k x"),
        pen.S("154,110! 152,126 166,138 178,126 178,110!", "f"),
    )
    rein = strap(f"162,207! 128,216 80,212 {_mirror(carriage.bit)}!")
    return join(
        ground("y"),
        horse,
        saddle,
        mirrored(
            thigh("r")
            + boot("y")
            + pen.S("144,280! 158,286 175,280! 175,294 158,299 144,294!", "g m")
        ),
        raised_arm,
        coat,
        rein,
        rein_arm,
        collar,
        head(faces.knight_of_coins(), 165, 97, 1),
    )


def _mirror(point: str) -> str:
    """A typed point on the other side of the card."""
    x, y = point.split(",")
    return f"{300 - float(x):g},{y}"


def knight_of_cups() -> str:
    """On a horse that walks right, the cup high at the left."""
    horse, carriage = horse_of_cups()
    breast_strap = join(
        pen.S("150,262! 196,270 232,262 250,246! 253,258 234,275 196,283 150,275!", "r m"),
        pen.C(204, 276, 8, "y m"),
        pen.C(204, 276, 3, "g t"),
    )
    raised_arm = join(
        pen.U("e", 86, 58),
        pen.G(hands.tray(), "translate(86 110)scale(.86)"),
        pen.S(
            "116,136! 106,140 100,146! 97,130 98,112! 88,106 74,110! 72,130 78,150 90,166 "
            "108,166 122,156!",
            "g",
        ),
        pen.H("74,126 78,150 90,166 108,166", 10, 10, -40, 1.7),
        pen.L("86,118! 88,140!", c="l t"),
        pen.S("70,108! 84,103 101,108! 101,118 84,113 71,119!", "y m"),
    )
    coat = join(
        pen.S(
            "112,132! 116,160 120,184 112,206! 108,220! 134,228 162,222! 158,204! 162,180 "
            "170,152 166,132! 138,124",
            "y",
        ),
        pen.S("130,130! 131,180 128,226! 148,226! 149,180 150,130!", "g m"),
        buttons(139.5, tuple(range(146, 220, 12)), "y t", 2.2),
        pen.H("167,146 161,182 158,200", 9, 11, 182, 1.6),
        pen.S("112,196! 138,203 160,196! 161,207 138,214 110,207!", "y m"),
        pen.P("M138 199l6 6-6 6-6-6z", "r t"),
        pen.S("109,214! 136,223 162,216! 163,225 136,232 107,223!", "v m"),
    )
    rein_arm = join(
        pen.S("160,134! 174,140 184,160 190,182 184,196! 172,204! 166,192 170,180 162,168!", "g"),
        pen.H("184,162 189,182 182,197", 7, 9, 190, 1.6),
        pen.S("164,190! 186,188! 190,202 171,207!", "y m"),
        pen.G(hands.reins(), "translate(179 210)rotate(26)scale(.92)"),
    )
    collar = join(
        pen.S(
            "120,124! 126,136 139,142 152,136 158,124! 168,133 156,146 139,150 122,146 111,134!",
            "y",
        ),
        pen.L("139,142! 139,150!", c="l t"),
        pen.S("129,112! 128,128 140,138 152,126 152,110!", "f"),
    )
    return join(
        ground("r"),
        horse,
        breast_strap,
        saddle_cloth("v", "y"),
        pen.S("93,228! 90,250 92,271! 114,276 134,273! 134,250 132,228!", "g m"),
        trim("80,222 75,252 77,287 110,293 146,289", 13),
        thigh("r"),
        pen.H("173,242 174,264 169,286", 10, 11, 180, 1.7),
        boot(),
        raised_arm,
        coat,
        strap(f"184,212! 214,216 236,212 {carriage.bit}!"),
        rein_arm,
        collar,
        head(faces.knight_of_cups(), 140, 96, 1),
    )


def knight_of_swords() -> str:
    """The Moor, on a horse that steps out to the right; his sabre upright at the left."""
    horse, carriage = horse_of_swords()
    skirt = join(
        pen.S("112,200! 160,200! 172,230 177,240! 150,253 112,247 87,238! 100,222", "y"),
        pen.S("87,236! 112,245 150,251 177,238! 181,249 150,264 110,257 83,247!", "w m"),
        pen.L("118,208 106,238", "134,208 132,246", "148,208 156,244", c="l t"),
        trim("92,243 114,250 150,256 174,245", 9, "r"),
        pen.H("167,218 176,238", 6, 11, 190, 1.6),
    )
    rein_arm = join(
        pen.S("160,136! 176,142 188,164 195,186 188,200! 174,208! 166,194 172,180 162,166!", "r"),
        pen.H("189,166 194,186 186,202", 8, 10, 190, 1.6),
        pen.L("172,150 180,170", c="l t"),
        pen.G(hands.reins("n"), "translate(182 211)rotate(20)scale(.92)"),
    )
    waistcoat = join(
        pen.S(
            "114,134! 118,160 118,184 112,204! 138,210 162,204! 162,182 166,160 166,134! 140,124",
            "g",
        ),
        pen.H("165,150 161,182 160,200", 10, 13, 182, 1.7),
        pen.L("124,150 126,194", "152,158 151,194", c="l t"),
        pen.S("110,196! 138,203 163,196! 164,209 138,216 109,209!", "y m"),
        pen.S("124,132! 140,150 156,132! 162,139 140,160 118,139!", "y m"),
        pen.P("M140 164l4 5-4 5-4-5zm0 15l4 5-4 5-4-5z", "y t"),
    )
    sabre_arm = join(
        pen.S("122,206! 120,166 106,120 82,84 58,52! 84,60 110,86 128,124 136,166 134,206!", "b"),
        pen.L("72,66 102,100 122,142 128,186", "84,72 110,104", c="l t"),
        pen.H("92,68 116,98 130,134", 9, 6, 170, 1.4),
        pen.S(
            "118,136! 98,142 82,166 86,194 100,214! 120,222! 122,204 108,190 108,176 122,162!", "r"
        ),
        pen.H("84,182 92,204 110,218", 10, 11, -30, 1.7),
        pen.L("106,150 96,170", "100,190 110,206", c="l t"),
        pen.S("112,194! 126,198 142,194! 147,199 142,205! 126,206 110,202!", "y m"),
        pen.G(hands.grip("n"), "translate(129 216)rotate(4)scale(-.95 .95)"),
        pen.C(129, 234, 4.6, "y m"),
    )
    return join(
        ground("b"),
        horse,
        pen.S("150,260! 196,269 232,261 250,246! 253,258 234,276 196,285 150,275!", "y m"),
        pen.P("M206 257l13 13-13 13-13-13z", "w m"),
        pen.P("M206 264l6 6-6 6-6-6z", "r t"),
        saddle_cloth("v", "y"),
        pen.L("92,234 90,256 92,272", c="l t"),
        trim("80,222 75,252 77,287 110,293 146,289", 13),
        thigh("r"),
        pen.H("173,242 174,264 169,286", 10, 11, 180, 1.7),
        boot(),
        skirt,
        strap(f"188,212! 214,218 250,200 {carriage.bit}!"),
        rein_arm,
        waistcoat,
        pen.S("129,112! 128,128 140,140 152,126 152,110!", "n"),
        sabre_arm,
        head(faces.knight_of_swords(), 141, 97, 1),
    )


def knight_of_clubs() -> str:
    """In profile on a horse that paces left; the club leans on his shoulder at the right."""
    horse, carriage = horse_of_clubs()
    shield = join(
        pen.P("M-12-14h24v17c0 8-7 11-12 14-5-3-12-6-12-14z", "w m"),
        pen.P("M-3-14h6v10h9v6h-9v13h-6v-13h-9v-6h9z", "r x"),
    )
    coat = join(
        pen.S(
            "134,134! 130,160 134,186 136,206! 132,222! 160,230 190,222! 186,204! 190,176 "
            "192,150 186,134! 160,124",
            "y",
        ),
        pen.L(
            "144,142! 146,198!",
            "155,140! 156,204!",
            "165,140! 165,204!",
            "175,142! 173,200!",
            c="l t",
        ),
        pen.H("190,154 188,180 186,200", 10, 12, 182, 1.7),
        pen.S("134,200! 160,206 187,200! 188,211 160,217 134,211!", "r m"),
        pen.C(160, 209, 4, "y t"),
    )
    club_arm = join(
        pen.U("b", 212, 122, 1.16, 12),
        pen.S("186,136! 206,142 222,164 224,188 212,206! 196,214! 190,200 200,186 186,170!", "y"),
        pen.H("223,178 212,204 198,212", 9, 10, 225, 1.6),
        pen.L("200,150 210,170", c="l t"),
        pen.S("190,194! 206,190 214,208! 198,218!", "w m"),
        # the end of the shaft below the fist
        pen.S("187,212! 203,214! 200,232! 183,228!", "r"),
        pen.E(191, 230, 8.6, 3, "r m", 12),
        pen.G(hands.grip(), "translate(196 205)rotate(16)"),
    )
    far_arm = join(
        pen.S("140,138! 122,146 112,170 110,192 118,203! 130,205! 134,188 138,170!", "y"),
        pen.S("108,192! 130,196! 132,206! 108,204!", "w m"),
        pen.G(hands.reins(), "translate(119 212)rotate(-40)scale(-.92 .92)"),
    )
    ruff = join(
        pen.S("150,110! 148,128 162,138 174,128 172,110!", "f"),
        pen.S(
            "132,138! 142,128 160,132 178,127 192,136! 188,147 180,143! 173,152 165,146! "
            "157,153 149,146! 141,150",
            "w",
        ),
        pen.L("149,146 152,138", "165,146 166,136", "180,143 178,134", c="l t"),
    )
    return join(
        ground("g"),
        horse,
        mirrored(
            join(
                pen.S("150,260! 196,269 232,261 250,248! 253,260 234,276 196,285 150,275!", "g m"),
                pen.C(206, 276, 8, "y m"),
                pen.C(206, 276, 3.4, "r t"),
                saddle_cloth("v", "y"),
            )
        ),
        pen.G(shield, "translate(194 256)"),
        mirrored(thigh("r") + boot()),
        pen.H("127,244 126,264 131,286", 10, 11, 0, 1.7),
        strap(f"112,212! 92,232 76,246 {_mirror(carriage.bit)}!"),
        far_arm,
        coat,
        club_arm,
        ruff,
        head(faces.knight_of_clubs(), 159, 97, 1),
    )
