"""Sessions for the tests: dealt by a number, so that each is the same every time."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from rubamazzo import bots
from rubamazzo.rules import CLASSIC, Cards, Record, Rules, Seat
from rubamazzo.session import Session

OWNER = "0" * 64


def pack_of(number: int, rules: Rules = CLASSIC) -> Cards:
    pack = list(rules.whole_pack)
    Random(f"pack {number}").shuffle(pack)
    return tuple(pack)


def dealt(
    number: int = 1,
    *,
    seat: Seat = 0,
    level: str = "easy",
    rules: Rules = CLASSIC,
    owner: str = OWNER,
    session_id: str | None = None,
) -> Session:
    """A new session; where the computer opens it has played already."""
    return Session(
        id=session_id or f"session-{number}-{owner[:8]}",
        owner=owner,
        seat=seat,
        level=level,
        bots_version=bots.VERSION,
        seed=number,
        record=Record(rules, (pack_of(number, rules),)),
    ).answered()


def sessions_of_a_game(session: Session) -> Iterator[Session]:
    """The session after each play of a player who plays by chance, to the end of the match."""
    chance = Random(session.seed)
    yield session
    while not session.match.is_over:
        if session.match.deal.is_over:
            pack = pack_of(session.number, session.rules)
            session = session.next_deal(session.number, pack)
        else:
            session = session.play(session.number, chance.choice(session.seen.choices))
        yield session


def played_out(session: Session) -> Session:
    *_, last = sessions_of_a_game(session)
    return last


def shortened(session: Session, plays: int) -> Session:
    """The session when only so many cards had been played."""
    record = replace(session.record, choices=session.record.choices[:plays])
    return replace(session, record=record)
