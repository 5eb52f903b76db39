"""A session: what a play does, what the computer answers, and what is refused."""

from dataclasses import replace
from random import Random

import pytest

from rubamazzo.bots import BOTS
from rubamazzo.rules import (
    BadNotation,
    IllegalChoice,
    Lay,
    Record,
    card,
    cards,
    notation,
    observe,
    read_rules,
)
from rubamazzo.session import NotYourTurn, Session, StalePlay
from rubamazzo.session.steps import scenes
from tests.session.games import dealt, pack_of, played_out, sessions_of_a_game, shortened

LEVELS = tuple(BOTS)


def stacked(top: str) -> Session:
    """A session whose pack begins with these cards: hands in turn, then the table."""
    first = cards(top)
    rest = tuple(c for c in pack_of(1) if c not in first)
    return replace(dealt(), record=Record(dealt().rules, ((*first, *rest),)))


def test_the_computer_answers_at_once() -> None:
    session = dealt()
    after = session.play(session.number, session.seen.choices[0])
    assert len(after.record.choices) == 2
    assert after.record.choices[0] == session.seen.choices[0]
    assert after.match.deal.turn == after.seat


def test_the_computer_opens_where_it_sits_first() -> None:
    session = dealt(seat=1)
    assert len(session.record.choices) == 1
    assert session.match.deal.turn == 1


@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize("is_last_seat", [False, True])
def test_the_computer_sits_in_all_other_seats(players: int, is_last_seat: bool) -> None:
    rules = read_rules(f"players={players}")
    session = dealt(rules=rules, seat=players - 1 if is_last_seat else 0)
    for at in sessions_of_a_game(session):
        assert at.match.deal.is_over or at.match.deal.turn == at.seat
    assert at.match.is_over


def test_a_play_leaves_the_earlier_session_as_it_was() -> None:
    session = dealt()
    before = session.record
    session.play(session.number, session.seen.choices[0])
    assert session.record == before


def test_the_number_grows_with_every_play_and_every_deal() -> None:
    numbers = [s.number for s in sessions_of_a_game(dealt(rules=read_rules("deals=3")))]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == 3 * 36 + 2


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 4, 36, 10_000])
def test_a_play_that_answers_another_position_is_stale(number: int) -> None:
    first = dealt()
    session = first.play(first.number, first.seen.choices[0])
    assert session.number == 2
    with pytest.raises(StalePlay):
        session.play(number, session.seen.choices[0])


def test_a_stale_play_is_stale_even_when_it_is_illegal() -> None:
    session = dealt()
    with pytest.raises(StalePlay):
        session.play(session.number + 1, notation.read("Adx2d"))


def test_nothing_can_be_played_when_the_deal_is_over() -> None:
    session = played_out(dealt())
    with pytest.raises(NotYourTurn):
        session.play(session.number, Lay(card("Ad")))


@pytest.mark.parametrize(
    "choice",
    [
        pytest.param("5d", id="laid where it must take"),
        pytest.param("2c", id="a card of the computer's hand"),
        pytest.param("Rd", id="a card of the pack"),
        pytest.param("7s", id="a card on the table"),
        pytest.param("Ads7s", id="no choice at all"),
        pytest.param("6dx7s", id="an unequal card taken"),
        pytest.param("6d^1", id="no pile to steal"),
        pytest.param("5d^0", id="its own pile"),
        pytest.param("5d^9", id="the pile of nobody"),
        pytest.param("5dx5c+7s", id="more than one card taken"),
    ],
)
def test_what_the_rules_forbid(choice: str) -> None:
    session = stacked("5d 2c 6d 3c Ad 4c 5c 7s Fs Cs")
    assert " ".join(map(notation.write, session.seen.choices)) == "5dx5c 6d Ad"
    with pytest.raises((IllegalChoice, BadNotation)):
        session.play(session.number, notation.read(choice))


@pytest.mark.parametrize("level", LEVELS)
def test_the_computers_plays_follow_from_seed_and_number(level: str) -> None:
    session = played_out(dealt(level=level, seat=1))
    for plays, choice in enumerate(session.record.choices):
        at = shortened(session, plays)
        if at.match.deal.turn != at.seat:
            assert at.computers_choice() == choice


def test_another_seed_is_another_chance() -> None:
    game = played_out(dealt(seat=1, level="easy"))

    def replies(seed: int) -> tuple[str, ...]:
        """What the computer would have played, all else being equal."""
        return tuple(
            notation.write(replace(shortened(game, plays), seed=seed).computers_choice())
            for plays in range(0, 36, 2)
        )

    assert len({replies(seed) for seed in range(5)}) > 1


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_decides_who_answers(level: str) -> None:
    at = shortened(dealt(seat=1), 0).at_level(level)
    seen = observe(at.match.deal, 0)
    assert at.computers_choice() == BOTS[level](seen, Random(f"{at.seed}:{at.number}"))


def test_what_is_known_while_playing_equals_what_the_record_tells() -> None:
    for session in sessions_of_a_game(dealt(rules=read_rules("deals=2 leftovers=last_taker"))):
        afresh = replace(session)
        assert [session.step(at) for at in range(session.steps)] == [
            afresh.step(at) for at in range(afresh.steps)
        ]
        assert session.match == afresh.match
        assert session.steps == len(scenes(session.record))


def test_untouched_until_anybody_has_played() -> None:
    assert dealt().is_untouched
    assert not dealt(seat=1).is_untouched


def test_at_stake_once_the_player_has_played_until_the_end() -> None:
    session = dealt(seat=1)
    assert not session.is_at_stake
    states = [at.is_at_stake for at in sessions_of_a_game(session)]
    assert states == [False, *[True] * (len(states) - 2), False]


def two_deals() -> Session:
    """A match of two deals, the first of them over."""
    return next(
        at for at in sessions_of_a_game(dealt(rules=read_rules("deals=2"))) if at.match.deal.is_over
    )


def test_the_next_deal_is_opened_by_the_next_seat() -> None:
    session = two_deals()
    following = session.next_deal(session.number, pack_of(2))
    assert following.match.deal.opener == 1
    assert following.match.deal.turn == following.seat
    assert len(following.record.choices) == 36 + 1
    assert following.match.finished == (session.match.deal.score,)


def test_a_deal_is_dealt_only_once() -> None:
    session = two_deals()
    following = session.next_deal(session.number, pack_of(2))
    with pytest.raises(StalePlay):
        following.next_deal(session.number, pack_of(3))


def test_no_deal_before_the_last_one_is_over() -> None:
    session = dealt(rules=read_rules("deals=2"))
    with pytest.raises(NotYourTurn):
        session.next_deal(session.number, pack_of(2))


def test_no_deal_after_the_match() -> None:
    session = played_out(dealt())
    with pytest.raises(NotYourTurn):
        session.next_deal(session.number, pack_of(2))
