"""The generated files: complete, well formed, small, harmless, and what the code draws."""

import gzip
import re
import struct
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rubamazzo_art import build

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "static" / "cards"

SIZES = {"n": (300, 490), "p": (300, 540), "f": (300, 470)}
PACKS = {"n": 40, "p": 40, "f": 52}

# gzipped bytes: the heaviest face, the average face, the whole deck with its back
BUDGETS = {"n": (4096, 2663, 107_520), "p": (4096, 2663, 107_520), "f": (4096, 2663, 138_240)}

SVG = "{http://www.w3.org/2000/svg}"

deck = pytest.mark.parametrize("prefix", build.DECKS)


def faces(prefix: str) -> dict[str, Path]:
    return {code: CARDS / f"{prefix}-{code}.svg" for code in build.codes(prefix)}


def files_of(prefix: str) -> list[Path]:
    return sorted(CARDS.glob(f"{prefix}-*.svg"))


def zipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


@deck
def test_every_card_is_there_and_nothing_else(prefix: str) -> None:
    signs = {f"sign-{suit}" for suit in build.SUITS[prefix]}
    wanted = {*build.codes(prefix), "back", "suits", *signs}
    assert len(build.codes(prefix)) == PACKS[prefix]
    assert {path.stem.split("-", 1)[1] for path in files_of(prefix)} == wanted


@deck
def test_cards_are_drawings_of_one_size(prefix: str) -> None:
    width, height = SIZES[prefix]
    for path in [*faces(prefix).values(), CARDS / f"{prefix}-back.svg"]:
        top = ElementTree.parse(path).getroot()
        assert top.tag == f"{SVG}svg"
        assert top.get("viewBox") == f"0 0 {width} {height}", path.name


@deck
def test_ids_and_classes_carry_the_prefix(prefix: str) -> None:
    for path in files_of(prefix):
        nodes = list(ElementTree.parse(path).iter())
        ids = [node.get("id", "") for node in nodes if "id" in node.attrib]
        worn = {name for node in nodes for name in node.get("class", "").split()}
        styles = "".join(node.text or "" for node in nodes if node.tag == f"{SVG}style")
        assert len(ids) == len(set(ids)), f"{path.name}: an id twice"
        assert all(name.startswith(prefix) for name in {*ids, *worn}), path.name
        assert all(name.startswith(prefix) for name in re.findall(r"\.([A-Za-z][\w-]*)", styles))


@deck
def test_what_a_file_refers_to_is_in_it(prefix: str) -> None:
    for path in files_of(prefix):
        text = path.read_text(encoding="utf-8")
        there = set(re.findall(r' id="([^"]+)"', text))
        wanted = {
            name for pair in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text) for name in pair
        }
        assert wanted - {""} == there, path.name


def test_no_file_reaches_outside_or_runs() -> None:
    for path in [*CARDS.glob("*.svg"), *(ROOT / "static" / "icons").glob("*.svg")]:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text.replace('xmlns="http://www.w3.org/2000/svg"', ""), path.name
        assert not re.search(r"<(script|foreignObject|image|a|text|font|!)\b", text), path.name
        assert not re.search(r'\son\w+=|@import|style="[^"]*url|javascript:|data:', text), path.name


@deck
def test_cards_are_small(prefix: str) -> None:
    most, average, whole = BUDGETS[prefix]
    sizes = {code: zipped(path) for code, path in faces(prefix).items()}
    assert {code: size for code, size in sizes.items() if size > most} == {}
    assert sum(sizes.values()) / len(sizes) <= average
    assert sum(sizes.values()) + zipped(CARDS / f"{prefix}-back.svg") <= whole


def test_drawing_twice_gives_the_same() -> None:
    source = (
        "import hashlib; from rubamazzo_art import build;"
        "print(hashlib.sha256(repr(build.drawings()).encode()).hexdigest())"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", source],
            env={"PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


def test_check_names_what_is_not_current(tmp_path: Path) -> None:
    build.write(tmp_path)
    assert build.stale(tmp_path) == []
    (tmp_path / "static/cards/f-5d.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "static/cards/f-Ac.svg").unlink()
    (tmp_path / "static/cards/f-1d.svg").write_text("<svg/>", encoding="utf-8")
    assert build.stale(tmp_path) == [f"static/cards/f-{c}.svg" for c in ("1d", "5d", "Ac")]


@pytest.mark.parametrize(
    ("picture", "size"),
    [
        ("static/icons/icon-192.png", (192, 192)),
        ("static/icons/icon-512.png", (512, 512)),
        ("static/icons/maskable-512.png", (512, 512)),
        ("static/icons/apple-touch-icon.png", (180, 180)),
        ("static/icons/og.png", (1200, 630)),
    ],
)
def test_pictures_have_their_size(picture: str, size: tuple[int, int]) -> None:
    head = (ROOT / picture).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", head[16:24]) == size


@deck
def test_the_sheet_of_a_deck_is_light(prefix: str) -> None:
    sheet = ROOT / "docs" / f"sheet-{build.NAMES[prefix]}.png"
    assert sheet.stat().st_size < 300_000
