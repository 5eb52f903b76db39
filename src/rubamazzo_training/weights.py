"""The weights as the game reads them: whole numbers in a text file."""

import json
from pathlib import Path

from rubamazzo.bots.values import WEIGHTS, WEIGHTS_VERSION
from rubamazzo_training.compiled import Array, np

SCALE = 256


def rounded(nets: Array, scale: int = SCALE) -> Array:
    return np.rint(nets * scale).astype(np.int32)


def write(nets: Array, path: Path = WEIGHTS) -> None:
    """One line a row, so that the file can be looked at."""
    stages = []
    for net in rounded(nets).tolist():
        rows = [json.dumps(_shortened(row), separators=(",", ":")) for row in net]
        stages.append("[\n" + ",\n".join(rows) + "\n]")
    head = f'{{"version":{WEIGHTS_VERSION},"scale":{SCALE},"stages":[\n'
    path.write_text(head + ",\n".join(stages) + "\n]}\n", encoding="utf-8")


def _shortened(row: list[int]) -> list[int]:
    """Without the zeros at its end: rows that never occurred have nothing else."""
    length = len(row)
    while length and not row[length - 1]:
        length -= 1
    return row[:length]
