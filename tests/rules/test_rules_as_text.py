import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubamazzo.rules import CLASSIC, PRESETS, BadNotation, Rules, SenselessRules, read_rules
from tests.rules.positions import rule_sets


@pytest.mark.parametrize(
    ("preset", "rules"),
    [
        ("classic", Rules()),
        ("last-take", Rules(leftovers="last_taker")),
        ("with-sums", Rules(sums="yes", leftovers="last_taker")),
        ("ace-takes-all", Rules(ace="takes_all_not_last", leftovers="last_taker")),
        ("stealing-bundles", Rules(pack="french", hand=4, leftovers="last_taker")),
    ],
)
def test_presets(preset: str, rules: Rules) -> None:
    assert PRESETS[preset] == read_rules(preset) == rules
    assert str(rules) == preset


def test_these_are_all_presets() -> None:
    assert list(PRESETS) == [
        "classic",
        "last-take",
        "with-sums",
        "ace-takes-all",
        "stealing-bundles",
    ]


@pytest.mark.parametrize(
    ("text", "rules", "written"),
    [
        pytest.param("", CLASSIC, "classic", id="nothing said"),
        pytest.param("players=2 sums=no", CLASSIC, "classic", id="what is so anyway"),
        pytest.param("  players=3\n", Rules(players=3), "classic players=3", id="blanks"),
        pytest.param(
            "classic players=4 teams=pairs",
            Rules(players=4, teams="pairs"),
            "classic players=4 teams=pairs",
            id="pairs",
        ),
        pytest.param(
            "players=3 sums=yes leftovers=last_taker",
            Rules(players=3, sums="yes", leftovers="last_taker"),
            "with-sums players=3",
            id="a preset that was not named",
        ),
        pytest.param(
            "players=3 with-sums",
            Rules(players=3, sums="yes", leftovers="last_taker"),
            "with-sums players=3",
            id="the preset anywhere",
        ),
        pytest.param("with-sums sums=no", Rules(leftovers="last_taker"), "last-take", id="undone"),
        pytest.param(
            "pack=french", Rules(pack="french", hand=4), "classic pack=french", id="a hand of 4"
        ),
        pytest.param(
            "stealing-bundles hand=3 deals=3",
            Rules(pack="french", hand=3, leftovers="last_taker", deals=3),
            "stealing-bundles hand=3 deals=3",
            id="a hand of 3",
        ),
        pytest.param(
            "stealing-bundles pack=italian",
            Rules(leftovers="last_taker"),
            "last-take",
            id="the hand follows the pack",
        ),
    ],
)
def test_text(text: str, rules: Rules, written: str) -> None:
    assert read_rules(text) == rules
    assert str(rules) == written


@given(rule_sets(most_deals=10))
def test_text_and_back(rules: Rules) -> None:
    assert read_rules(str(rules)) == rules


@pytest.mark.parametrize(
    "text",
    [
        "clasic",
        "Classic",
        "classic,players=3",
        "players",
        "players=",
        "players=1",
        "players=11",
        "players=03",
        "players=+3",
        "players=٣",
        "players=two",
        "players=3=3",
        "=3",
        "=",
        "sums=maybe",
        "sums=YES",
        "hand=0",
        "hand=-1",
        "hand=25",
        "deals=0",
        "deals=11",
        "colour=red",
        "whole_pack=italian",
        "classic=yes",
        "classic with-sums",
        "classic classic",
        "players=3 players=4",
        "x" * 10_000,
    ],
)
def test_no_such_rule(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_rules(text)
    assert len(str(refused.value)) < 100


@given(
    st.lists(
        st.sampled_from(["classic", "with-sums", "players", "=", "3", "40", "hand", "pairs", " "])
        | st.text(max_size=3)
    ).map("".join)
)
def test_any_text_is_rules_or_refused(text: str) -> None:
    try:
        rules = read_rules(text)
    except (BadNotation, SenselessRules):
        return
    assert read_rules(str(rules)) == rules
