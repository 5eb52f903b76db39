import json

import pytest

from rubamazzo.rules import (
    BadRecord,
    Record,
    Rules,
    cards,
    notation,
    positions,
    read_rules,
    replay,
    write_cards,
)
from rubamazzo.rules.record import events
from rubamazzo.rules.record_json import read_record, write_record
from tests.rules.positions import offered

PACK = (
    "2s 4c 6s 7s Cd Ab 4s 7c Rd Fs 5d 5c 3d Rs 6d 7b Fd Ac 2d Cb 3s 5b 4d Rc 6b 2c Fc 7d As 3c "
    "Cs 4b Ad Rb 6c 2b Fb 5s Cc 3b"
)


def record(choices: str, *packs: str, rules: str = "classic") -> Record:
    return Record(
        read_rules(rules),
        tuple(cards(pack) for pack in packs or [PACK]),
        tuple(notation.read(text) for text in choices.split()),
    )


def first_choices(rules: str = "classic", plays: int | None = None, deals: int = 1) -> str:
    """The choices of a game in which everybody plays the first that is offered."""
    game = record("", rules=rules)
    for number in range(deals):
        if number:
            game = game.with_deal(cards(PACK))
        while not (deal := replay(game).deal).is_over:
            if len(game.choices) == plays:
                break
            game = game.then(notation.read(offered(deal).split()[0]))
    return " ".join(map(notation.write, game.choices))


def test_replay_is_play_by_play() -> None:
    game = record(first_choices())
    before, *matches = positions(game)
    assert write_cards(before.deal.table) == "4s 7c Rd Fs"
    assert len(matches) == 36
    for played, match in zip(game.choices, matches, strict=True):
        assert match.deal.plays[-1] == played
    assert matches[-1] == replay(game)
    assert replay(game).is_over


def test_a_record_that_goes_on() -> None:
    unfinished = record(first_choices(plays=7))
    assert len(replay(unfinished).deal.plays) == 7
    assert replay(unfinished).result is None
    assert replay(record("")).deal.plays == ()


def test_a_match_of_several_deals() -> None:
    text = first_choices("deals=3", deals=3)
    game = record(text, PACK, PACK, PACK, rules="deals=3")
    *_, last = positions(game)
    assert last == replay(game)
    assert last.is_over
    assert len(last.finished) == 2
    assert last.result is not None
    assert last.result.cards == last.totals


def test_between_two_deals() -> None:
    """Over, until there is a pack for the next, opened by the next seat."""
    text = first_choices("deals=2")
    ended = record(text, rules="deals=2")
    assert replay(ended).deal.is_over
    assert replay(ended).result is None
    begun = replay(ended.with_deal(cards(PACK)))
    assert begun.deal.plays == ()
    assert begun.deal.opener == begun.deal.turn == 1
    assert begun.totals == replay(ended).deal.score


def test_packs_of_later_deals_can_wait() -> None:
    game = record("2s", PACK, PACK, PACK, rules="deals=3")
    assert replay(game) == replay(record("2s", rules="deals=3"))
    ended = record(first_choices("deals=3"), PACK, PACK, PACK, rules="deals=3")
    assert replay(ended).deal.opener == 1
    assert [match.deal.is_over for match in positions(ended)] == [False] * 36 + [True]


@pytest.mark.parametrize("begun", [1, 2])
def test_events_tell_the_dealing_too(begun: int) -> None:
    """The first deal, its 36 plays, and the next deal once there is a pack."""
    game = record(first_choices("deals=2"), *[PACK] * begun, rules="deals=2")
    told = list(events(game))
    assert [choice for choice, _ in told] == [None, *game.choices, None][: 36 + begun]
    assert told[-1][1] == replay(game)


SHORT = PACK.rpartition(" ")[0]


@pytest.mark.parametrize(
    ("game", "at"),
    [
        pytest.param(record("2s 2s"), 1, id="a card twice"),
        pytest.param(record("4c"), 0, id="a card of the other hand"),
        pytest.param(record("2s 4c"), 1, id="laid where it must take"),
        pytest.param(record("2s 4cx4s Cd^0"), 2, id="stolen what is not there"),
        pytest.param(record(first_choices() + " 2s"), 36, id="after the end"),
        pytest.param(record(first_choices("deals=2") + " 2s", rules="deals=2"), 36, id="no pack"),
        pytest.param(record("", SHORT), None, id="a pack with a card too few"),
        pytest.param(record("", f"{PACK} 3b"), None, id="a card too many"),
        pytest.param(record("", f"{SHORT} 2s"), None, id="a card twice in the pack"),
        pytest.param(record("", f"{SHORT} Kh"), None, id="a card of another pack"),
        pytest.param(record("", PACK, rules="stealing-bundles"), None, id="the wrong pack"),
        pytest.param(Record(Rules(), ()), None, id="no pack at all"),
        pytest.param(
            record(first_choices("deals=2"), PACK, SHORT, rules="deals=2"), None, id="a second pack"
        ),
        pytest.param(record("2s", PACK, SHORT, rules="deals=2"), None, id="a later pack"),
        pytest.param(record(first_choices(), PACK, PACK), None, id="a pack after the end"),
        pytest.param(record("2s", PACK, PACK), None, id="more packs than deals"),
    ],
)
def test_impossible_records(game: Record, at: int | None) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(game)
    assert refused.value.at == at
    with pytest.raises(BadRecord) as refused:
        tuple(positions(game))
    assert refused.value.at == at


@pytest.mark.parametrize(
    "game",
    [
        record(""),
        record("2s 4cx4s"),
        record("2s", rules="with-sums players=3"),
        record(first_choices("deals=2"), PACK, PACK, rules="deals=2"),
    ],
)
def test_json_and_back(game: Record) -> None:
    text = write_record(game)
    assert "\n" not in text
    assert read_record(text) == game


def test_json() -> None:
    assert json.loads(write_record(record("2s 4cx4s"))) == {
        "rules": "classic",
        "pack": PACK,
        "choices": "2s 4cx4s",
    }
    match = record("", PACK, PACK, rules="deals=2")
    assert json.loads(write_record(match)) == {
        "rules": "classic deals=2",
        "packs": [PACK, PACK],
        "choices": "",
    }


def test_json_without_rules_is_classic() -> None:
    assert read_record(json.dumps({"pack": PACK, "choices": "2s"})) == record("2s")


def test_one_pack_is_enough_for_the_first_deal_of_a_match() -> None:
    text = json.dumps({"rules": "deals=2", "pack": PACK, "choices": "2s"})
    assert read_record(text) == record("2s", rules="deals=2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "nonsense",
        '{"pack": "',
        "[" * 100_000,
        "9" * 10_000,
        "null",
        "7",
        '"classic"',
        "[]",
        "{}",
        json.dumps({"pack": PACK}),
        json.dumps({"choices": ""}),
        json.dumps({"pack": 7, "choices": ""}),
        json.dumps({"pack": PACK.split(), "choices": ""}),
        json.dumps({"pack": None, "choices": ""}),
        json.dumps({"pack": f"{SHORT} Xx", "choices": ""}),
        json.dumps({"pack": PACK, "choices": None}),
        json.dumps({"pack": PACK, "choices": ["2s"]}),
        json.dumps({"pack": PACK, "choices": "", "rules": None}),
        json.dumps({"pack": PACK, "choices": "", "rules": ["classic"]}),
        json.dumps({"pack": PACK, "choices": "", "rules": "nonna"}),
        json.dumps({"pack": PACK, "choices": "", "rules": "players=3 teams=pairs"}),
        json.dumps({"pack": PACK, "packs": [PACK], "choices": ""}),
        json.dumps({"packs": PACK, "choices": ""}),
        json.dumps({"packs": [], "choices": ""}),
        json.dumps({"packs": [PACK, 7], "choices": ""}),
        json.dumps({"packs": [PACK.split()], "choices": ""}),
        json.dumps({"packs": {"0": PACK}, "choices": ""}),
        json.dumps({"pack": SHORT, "choices": "2s rubbish"}),
    ],
)
def test_no_record(text: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.at is None
    assert 0 < len(str(refused.value)) < 200


@pytest.mark.parametrize(
    ("choices", "at"),
    [
        pytest.param("rubbish", 0, id="at once"),
        pytest.param("2s 4cx4s 6s rubbish Cd", 3, id="later"),
        pytest.param("2s 2s rubbish", 1, id="after one that is impossible"),
        pytest.param(first_choices("deals=2", deals=2) + " rubbish", 72, id="after the end"),
        pytest.param(first_choices() + " rubbish", 36, id="in the next deal"),
        pytest.param(first_choices(plays=9) + " 5dx", 9, id="before the next deal"),
    ],
)
def test_an_unreadable_choice(choices: str, at: int) -> None:
    """The first choice that is wrong is the one to blame."""
    text = json.dumps({"rules": "deals=2", "packs": [PACK, PACK], "choices": choices})
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert refused.value.at == at
