"""Makes opaque PNG pictures small: at most 256 colours, which flat drawings hardly notice."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts of a file: their kinds and what they hold."""
    at = len(SIGNATURE)
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        yield kind, data[at + 8 : at + 8 + length]
        at += length + 12


def chunk(kind: bytes, body: bytes) -> bytes:
    """One part of a file."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    by_left, by_above, by_corner = abs(guess - left), abs(guess - above), abs(guess - corner)
    if by_left <= by_above and by_left <= by_corner:
        return left
    return above if by_above <= by_corner else corner


def _unfiltered(rows: bytes, width: int, height: int, depth: int) -> bytes:
    """The plain bytes of a picture with `depth` bytes a pixel."""
    stride = width * depth
    above, out = bytearray(stride), bytearray()
    for y in range(height):
        kind = rows[y * (stride + 1)]
        line = bytearray(rows[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        if kind == 2:
            line = bytearray((a + b) & 255 for a, b in zip(line, above, strict=True))
        elif kind:
            for i in range(stride):
                left = line[i - depth] if i >= depth else 0
                corner = above[i - depth] if i >= depth else 0
                if kind == 1:
                    guess = left
                elif kind == 3:
                    guess = (left + above[i]) // 2
                else:
                    guess = _paeth(left, above[i], corner)
                line[i] = (line[i] + guess) & 255
        out += line
        above = line
    return bytes(out)


def _palette(cells: Counter[int]) -> list[int]:
    """The colours that matter: often used, and not too close to one that is taken already."""
    taken: list[int] = []
    for near in (160, 60, 18, 0):
        for cell, _ in cells.most_common():
            if len(taken) == COLOURS:
                return taken
            if cell not in taken and all(_distance(cell, other) > near for other in taken):
                taken.append(cell)
    return taken


def _distance(one: int, other: int) -> int:
    red = (one >> 12) - (other >> 12)
    green = (one >> 6 & 63) - (other >> 6 & 63)
    blue = (one & 63) - (other & 63)
    return 3 * red * red + 4 * green * green + 2 * blue * blue


def shrunk(data: bytes) -> bytes:
    """The same picture with a palette. Transparent ones would lose: not for them."""
    parts = list(chunks(data))
    width, height, bits, kind = struct.unpack(">IIBB", parts[0][1][:10])
    depth = {2: 3, 6: 4}[kind]
    assert bits == 8
    rows = zlib.decompress(b"".join(body for name, body in parts if name == b"IDAT"))
    plain = _unfiltered(rows, width, height, depth)
    triples = list(zip(plain[::depth], plain[1::depth], plain[2::depth], strict=True))
    pixels = [r >> 2 << 12 | g >> 2 << 6 | b >> 2 for r, g, b in triples]
    cells = Counter(pixels)
    palette = _palette(cells)
    exact = dict(zip(pixels, triples, strict=True))  # a true colour for each cell
    index = {c: min(range(len(palette)), key=lambda i: _distance(palette[i], c)) for c in cells}
    lines = b"".join(
        b"\0" + bytes(index[c] for c in pixels[y * width : (y + 1) * width]) for y in range(height)
    )
    return (
        SIGNATURE
        + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + chunk(b"PLTE", b"".join(bytes(exact[c]) for c in palette))
        + chunk(b"IDAT", zlib.compress(lines, 9))
        + chunk(b"IEND", b"")
    )
