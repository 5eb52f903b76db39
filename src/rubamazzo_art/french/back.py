"""The back: a knot garden of interlaced bands. Turned by half it is the same."""

from rubamazzo_art.draw import d, dots, join, num, star
from rubamazzo_art.french.palette import HEIGHT, PEN, WIDTH

P, G, U, C = PEN.P, PEN.G, PEN.U, PEN.C

CELL = 43.0
COLUMNS, ROWS = 6, 10
LEFT, TOP = (WIDTH - COLUMNS * CELL) / 2, (HEIGHT - ROWS * CELL) / 2


def _band(outline: str) -> str:
    """A white band with dark edges."""
    line = d(outline, False)
    return f'<path class="fl" d="{line}"/><path class="fl fv" d="{line}"/>'


def _knot() -> str:
    """One cell of the garden: two bands cross in the middle, a flower stands at each side."""
    half = CELL / 2
    h, q = num(half), num(half / 2)
    over = _band(f"-{h},-{h}! -{q},-4 {q},4 {h},{h}!")
    under = _band(f"-{h},{h}! -4,{q} 4,-{q} {h},-{h}!")
    return under + over


def back() -> str:
    """The whole back."""
    PEN.shared("kn", _knot())
    PEN.shared(
        "kf",
        join(
            P(star(0, 0, 8.6, 3.4, 4), "y x"),
            P(dots(0, 0, 5.6, 4, 1.7, 45), "w x"),
        ),
    )
    garden = ""
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, y = LEFT + CELL * (column + 0.5), TOP + CELL * (row + 0.5)
            garden += U("kn", x, y, rot=90 * ((row + column) % 2))
    for row in range(ROWS):
        for column in range(COLUMNS + 1):
            x, y = LEFT + CELL * column, TOP + CELL * (row + 0.5)
            if 0 < column < COLUMNS:
                garden += U("kf", x, y)
    for row in range(1, ROWS):
        for column in range(COLUMNS):
            garden += U("kf", LEFT + CELL * (column + 0.5), TOP + CELL * row)
    width, height = num(COLUMNS * CELL), num(ROWS * CELL)
    field = f"M{num(LEFT)} {num(TOP)}h{width}v{height}h-{width}z"
    border = f"M12 12h{WIDTH - 24}v{HEIGHT - 24}h-{WIDTH - 24}z{field}"
    return join(
        P(field, "b"),
        garden,
        f'<path class="fy fm" fill-rule="evenodd" d="{border}"/>',
    )
