import pytest
from hypothesis import given
from hypothesis import strategies as st

from rubamazzo.rules import BadNotation, Card, Choice, Lay, Steal, Take, card, cards, notation
from rubamazzo.rules.cards import FRENCH_PACK, ITALIAN_PACK, in_order

ANY_CARD = st.sampled_from(ITALIAN_PACK + FRENCH_PACK)
ANY_CHOICE = st.one_of(
    st.builds(Lay, ANY_CARD),
    st.builds(
        Take,
        ANY_CARD,
        st.lists(ANY_CARD, min_size=1, unique=True).map(lambda taken: in_order(tuple(taken))),
    ),
    st.builds(
        Steal,
        ANY_CARD,
        st.sets(st.integers(0, 9), min_size=1).map(lambda victims: tuple(sorted(victims))),
    ),
)


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("5d", Lay(card("5d"))),
        ("5dx5c", Take(card("5d"), cards("5c"))),
        ("Rdx3c+7s", Take(card("Rd"), cards("3c 7s"))),
        ("5d^1", Steal(card("5d"), (1,))),
        ("4b^1+2", Steal(card("4b"), (1, 2))),
        ("Kh^9", Steal(card("Kh"), (9,))),
    ],
)
def test_choices_as_text(text: str, choice: Choice) -> None:
    assert notation.read(text) == choice
    assert notation.write(choice) == text


@given(ANY_CHOICE)
def test_text_and_back(choice: Choice) -> None:
    assert notation.read(notation.write(choice)) == choice


@given(ANY_CARD, st.permutations(cards("As 3c 7d 7s Rb")))
def test_what_is_taken_may_be_named_in_any_order(played: Card, taken: list[Card]) -> None:
    text = f"{played}x{'+'.join(map(str, taken))}"
    assert notation.write(notation.read(text)) == f"{played}xAs+3c+7d+7s+Rb"


def test_piles_may_be_named_in_any_order() -> None:
    assert notation.read("4b^2+1") == notation.read("4b^1+2")


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "5",
        "d5",
        "5d ",
        " 5d",
        "5dx",
        "5d^",
        "5dx5c+",
        "5dx+5c",
        "5dx5c 5s",
        "5dxx5c",
        "5dX5c",
        "5d5c",
        "5d^1+",
        "5d^-1",
        "5d^+1",
        "5d^ 1",
        "5d^1_0",
        "5d^01",
        "5d^00010",
        "5d^11",
        "5d^12345",
        "5d^a",
        "5d^²",
        "5d^١",
        "5d^1x5c",
        "5dx5c^1",
        "5d\x00",
        "\ud800",
        "5d^" + "9" * 10_000,
        "5dx" + "5c+" * 10_000,
    ],
)
def test_no_such_choice(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        notation.read(text)
    assert len(str(refused.value)) < 200


@given(st.text(alphabet="5dAsRbKhx^+012٣ ²\0", max_size=12) | st.text())
def test_any_text_is_a_choice_or_refused(text: str) -> None:
    try:
        choice = notation.read(text)
    except BadNotation:
        return
    assert notation.read(notation.write(choice)) == choice
