"""A record as a line of JSON: `{"rules": "classic", "pack": "2s 4c ...", "choices": "4sx4c ..."}`.

A match of several deals has `"packs": ["2s 4c ...", ...]` in place of `"pack"`.
"""

import json
from itertools import islice

from rubamazzo.rules import notation
from rubamazzo.rules.cards import BadNotation, Cards, cards, write_cards
from rubamazzo.rules.deal import Choice
from rubamazzo.rules.options import Rules, SenselessRules, read_rules
from rubamazzo.rules.record import BadRecord, Record, positions


def write_record(record: Record) -> str:
    packs = [write_cards(pack) for pack in record.packs]
    return json.dumps(
        {
            "rules": str(record.rules),
            **({"packs": packs} if record.rules.deals > 1 else {"pack": packs[0]}),
            "choices": " ".join(notation.write(choice) for choice in record.choices),
        }
    )


def read_record(text: str) -> Record:
    """The record of a text, not replayed yet; BadRecord where it is none."""
    try:
        written = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("not JSON") from None
    if not isinstance(written, dict):
        raise BadRecord("not a JSON object")
    rules, packs = _rules(written), _packs(written)
    choices: list[Choice] = []
    for at, word in enumerate(_text(written, "choices").split()):
        try:
            choices.append(notation.read(word))
        except BadNotation as bad:
            _check(Record(rules, packs, tuple(choices)))
            raise BadRecord(str(bad), at) from bad
    return Record(rules, packs, tuple(choices))


def _check(readable: Record) -> None:
    """Before a word is blamed: a pack or a choice before it may be impossible already."""
    for _ in islice(positions(readable), len(readable.choices) + 1):
        pass


def _rules(written: dict[str, object]) -> Rules:
    try:
        return read_rules(_text(written, "rules")) if "rules" in written else Rules()
    except (BadNotation, SenselessRules) as bad:
        raise BadRecord(str(bad)) from bad


def _packs(written: dict[str, object]) -> tuple[Cards, ...]:
    if "packs" not in written:
        return (_pack(_text(written, "pack")),)
    packs = written["packs"]
    if "pack" in written or not isinstance(packs, list) or not packs:
        raise BadRecord("packs must be a list of texts, and pack left out")
    return tuple(_pack(pack) for pack in packs)


def _pack(text: object) -> Cards:
    if not isinstance(text, str):
        raise BadRecord("each of packs must be a text")
    try:
        return cards(text)
    except BadNotation as bad:
        raise BadRecord(str(bad)) from bad


def _text(written: dict[str, object], key: str) -> str:
    match written.get(key):
        case str(text):
            return text
        case _:
            raise BadRecord(f"{key} must be a text")
