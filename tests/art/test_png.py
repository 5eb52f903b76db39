"""Pictures are made smaller, not different."""

import struct
import zlib
from collections.abc import Sequence

from rubamazzo_art import png

Pixel = tuple[int, ...]


def picture(rows: Sequence[Sequence[Pixel]]) -> bytes:
    """A PNG without filters."""
    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    lines = b"".join(b"\0" + bytes(value for pixel in row for value in pixel) for row in rows)
    parts = ((b"IHDR", size), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    return png.SIGNATURE + b"".join(png.chunk(kind, body) for kind, body in parts)


def colours(data: bytes) -> list[list[Pixel]]:
    """The pixels of a PNG with a palette."""
    parts = dict(png.chunks(data))
    width, height = struct.unpack(">II", parts[b"IHDR"][:8])
    palette = [tuple(parts[b"PLTE"][i : i + 3]) for i in range(0, len(parts[b"PLTE"]), 3)]
    lines = zlib.decompress(parts[b"IDAT"])
    return [
        [palette[i] for i in lines[y * (width + 1) + 1 : (y + 1) * (width + 1)]]
        for y in range(height)
    ]


def test_few_colours_are_kept() -> None:
    rows = [[(67, 25, 31), (255, 253, 247)], [(248, 207, 29), (67, 25, 31)]]
    assert colours(png.shrunk(picture(rows))) == rows


def test_many_colours_stay_close() -> None:
    rows = [[(x * 4, y * 4, (x + y) * 2) for x in range(64)] for y in range(64)]
    small = colours(png.shrunk(picture(rows)))
    for row, kept in zip(rows, small, strict=True):
        for pixel, other in zip(row, kept, strict=True):
            assert max(abs(a - b) for a, b in zip(pixel, other, strict=True)) < 40
