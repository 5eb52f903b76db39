"""Steps: what is shown one after the other, and that no step shows more than it may."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from rubamazzo.rules import Card, Lay, Record, Steal, Take, cards, notation, read_rules
from rubamazzo.session import Moment, Session, Step
from tests.session.games import dealt, pack_of, played_out, sessions_of_a_game, shortened

GAMES = [
    pytest.param(dealt(number, seat=number % 2, level="normal"), id=f"classic {number}")
    for number in range(6)
] + [
    pytest.param(dealt(9, rules=read_rules(rules), seat=1), id=rules)
    for rules in (
        "deals=3",
        "last-take",
        "with-sums deals=2",
        "ace-takes-all players=3",
        "stealing-bundles",
        "players=4 teams=pairs",
        "players=5 double_steal=all ace=takes_all",
    )
]


def steps_of(session: Session) -> list[Step]:
    return [session.step(number) for number in range(session.steps)]


@pytest.mark.parametrize("session", GAMES)
def test_how_many_steps_there_are(session: Session) -> None:
    session = played_out(session)
    kinds = Counter(type(choice) for choice in session.record.choices)
    moments = Counter(step.moment for step in steps_of(session))
    assert moments[Moment.MET] == kinds[Take] + kinds[Steal]
    assert moments[Moment.MOVED] == len(session.record.choices)
    assert moments[Moment.DEALT] == session.rules.deals * session.rules.rounds
    assert moments[Moment.SWEPT] <= session.rules.deals


@pytest.mark.parametrize("session", GAMES)
def test_a_later_play_never_changes_an_earlier_step(session: Session) -> None:
    """What makes a reload at any step go on from there, and a step number safe to keep."""
    earlier: list[Step] = []
    for at in sessions_of_a_game(session):
        now = steps_of(at)
        for before, after in zip(earlier, now, strict=False):
            assert replace(before, last=0, next_player=None) == replace(
                after, last=0, next_player=None
            )
        assert len(now) > len(earlier)
        earlier = now


def test_a_step_follows_from_record_and_number_alone() -> None:
    session = played_out(dealt(3))
    other = replace(session, id="x", owner="y", level="hard", seed=99, counted=False)
    assert steps_of(other) == steps_of(session)


@pytest.mark.parametrize(("asked", "shown"), [(None, -1), (10_000, -1), (-5, 0), (0, 0), (3, 3)])
def test_a_number_beyond_the_steps_shows_the_nearest(asked: int | None, shown: int) -> None:
    session = played_out(dealt(3))
    assert session.step(asked) == steps_of(session)[shown]


def shown_first(session: Session) -> list[str]:
    return [
        f"{step.moment.value} {notation.write(step.choice) if step.choice else ''}".strip()
        for step in steps_of(session)
    ]


def stacked(top: str, choices: str, rules: str = "") -> Session:
    first = cards(top)
    rest = tuple(c for c in pack_of(1) if c not in first)
    told = tuple(notation.read(text) for text in choices.split())
    return replace(dealt(), record=Record(read_rules(rules), ((*first, *rest),), told))


def test_a_card_that_takes_meets_and_then_collects() -> None:
    session = stacked("5d 2c 6d 3c Ad 4c 5c 7s Fs Cs", "5dx5c 2c 6d 3c Ad 4c")
    assert shown_first(session) == [
        "dealt",
        "met 5dx5c",
        "moved 5dx5c",
        "moved 2c",
        "moved 6d",
        "moved 3c",
        "moved Ad",
        "moved 4c",
        "dealt 4c",
    ]
    meets, collects = session.step(1), session.step(2)
    assert meets.seen.table == cards("5c 7s Fs Cs")
    assert meets.seen.piles == ((), ())
    assert collects.seen.table == cards("7s Fs Cs")
    assert collects.seen.piles == (cards("5c 5d"), ())


def test_a_round_is_dealt_after_its_last_card_was_seen() -> None:
    session = stacked("5d 2c 6d 3c Ad 4c 5c 7s Fs Cs", "5dx5c 2c 6d 3c Ad 4c")
    last_card, new_round = session.step(7), session.step(8)
    assert last_card.seen.hand == ()
    assert last_card.seen.hand_counts == (0, 0)
    assert last_card.seen.pack_count == 30
    assert len(new_round.seen.hand) == 3
    assert new_round.dealt == new_round.seen.hand
    assert new_round.seen.pack_count == 24
    assert new_round.choice == Lay(cards("4c")[0])


def test_leftovers_are_swept_in_a_step_of_their_own() -> None:
    for number in range(20):
        session = played_out(dealt(number, rules=read_rules("last-take")))
        *_, moved, last = steps_of(session)
        if last.moment is Moment.SWEPT:
            assert moved.moment is Moment.MOVED
            assert last.swept == len(moved.seen.table) > 0
            assert last.seen.table == ()
            assert sum(map(len, last.seen.piles)) == 40
            return
    pytest.fail("no game with leftovers")


def test_a_new_deal_shows_no_play() -> None:
    session = played_out(dealt(rules=read_rules("deals=2")))
    fresh = [s for s in steps_of(session) if s.moment is Moment.DEALT and s.choice is None]
    assert [len(step.finished) for step in fresh] == [0, 1]
    assert all(step.before is None and step.player is None for step in fresh)


@pytest.mark.parametrize("session", GAMES)
def test_who_plays_the_next_step(session: Session) -> None:
    steps = steps_of(played_out(session))
    for step, following in pairwise(steps):
        assert step.next_player == following.player
    assert steps[-1].next_player is None


def known_to(step: Step) -> set[Card]:
    """Every card that a step carries, wherever it is written."""
    known: set[Card] = set(step.dealt)
    for seen in filter(None, (step.seen, step.before)):
        known |= {*seen.hand, *seen.table, *seen.opening}.union(*seen.piles)
        for choice in (*seen.plays, *seen.choices):
            known.add(choice.card)
            known |= set(choice.taken) if isinstance(choice, Take) else set()
    if step.choice:
        known.add(step.choice.card)
    return known


@pytest.mark.parametrize("session", GAMES)
def test_a_step_carries_only_cards_that_the_player_has_seen(session: Session) -> None:
    session = played_out(session)
    for at, step in enumerate(steps_of(session)):
        # what lies open or was the player's: counted from the cards themselves
        so_far = steps_of(session)[: at + 1]
        public: set[Card] = set()
        for earlier in so_far:
            public |= {*earlier.seen.opening, *earlier.dealt}
            if earlier.choice:
                public.add(earlier.choice.card)
        assert known_to(step) <= public


@pytest.mark.parametrize("session", GAMES)
def test_hidden_cards_do_not_show_through(session: Session) -> None:
    """The same plays over other hidden cards: not one step up to there is another."""
    for at in sessions_of_a_game(session):
        deal = at.match.deal
        if deal.is_over or len(at.record.choices) % 6 > at.rules.players:
            continue
        other = with_hidden_cards_swapped(at)
        assert steps_of(other) == steps_of(at)
        if len(deal.pack) > 1:
            assert other.match.deal.pack != deal.pack


def with_hidden_cards_swapped(session: Session) -> Session:
    """The cards that the player cannot see yet trade places in the pack."""
    *earlier, pack = session.record.packs
    deal = session.match.deal
    hidden = {*deal.pack}.union(
        *(hand for seat, hand in enumerate(deal.hands) if seat != session.seat)
    )
    turned = [card for card in reversed(pack) if card in hidden]
    swapped = tuple(turned.pop(0) if card in hidden else card for card in pack)
    record = replace(session.record, packs=(*earlier, swapped))
    return replace(session, record=record)


def test_a_session_cut_short_shows_the_steps_up_to_there() -> None:
    session = played_out(dealt(4))
    whole = steps_of(session)
    for plays in range(0, 36, 5):
        part = steps_of(shortened(session, plays))
        assert [s.seen for s in part] == [s.seen for s in whole[: len(part)]]
