"""What the game costs, in one run: plays, requests, bytes, memory.

Absolute times say more about the machine than about the game: compare the ratios of one run.
"""

import asyncio
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from statistics import quantiles

from rubamazzo.rules import CLASSIC, choices, deal_out, play
from rubamazzo_bench.server import Answer, Connection, served

BROWSERS = 8
"""How many play at once."""
SECONDS = 8.0
"""How long each kind of request is measured."""
GAMES = 10_000
"""How many newcomers there are when memory is measured."""


def main() -> None:
    print(f"engine: {plays_a_second():,.0f} checked plays a second")
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as (port, resident):
        asyncio.run(report(port, resident))


async def report(port: int, resident: Callable[[], int]) -> None:
    first, rest = await bytes_of_a_visit(port)
    print(f"first visit: {first / 1000:.1f} kB on the wire; rest of the deck {rest / 1000:.1f} kB")
    empty, empty_p99, _ = await measured(port, ask_for_nothing)
    played, played_p99, step = await measured(port, Player().play_card)
    print(f"a play's answer: {step / 1000:.2f} kB on the wire")
    print(f"empty route: {empty:,.0f} a second, p99 {empty_p99:.1f} ms")
    print(f"play a card: {played:,.0f} a second, p99 {played_p99:.1f} ms")
    print(f"play a card against the empty route: {played / empty:.2f}")
    before, after = await memory(port, resident)
    print(f"resident: {before / 1024:.0f} MB, {GAMES:,} games later {after / 1024:.0f} MB")


def plays_a_second() -> float:
    """How many plays the rules check and make, in random games."""
    chance, plays, began = Random(1), 0, time.perf_counter()
    while time.perf_counter() - began < 2:
        pack = list(CLASSIC.whole_pack)
        chance.shuffle(pack)
        deal = deal_out(tuple(pack))
        while not deal.is_over:
            deal = play(deal, chance.choice(choices(deal)))
            plays += 1
    return plays / (time.perf_counter() - began)


Act = Callable[[Connection], Awaitable[Answer | None]]


async def measured(port: int, act: Act) -> tuple[float, float, float]:
    """Requests a second of all browsers, their p99 in ms and their median size in bytes.

    An act that answers None was not what is measured, and its time is left out.
    """
    took: list[tuple[float, int]] = []
    end = time.perf_counter() + SECONDS
    lost = 0.0

    async def browser() -> None:
        nonlocal lost
        async with Connection(port) as connection:
            while (began := time.perf_counter()) < end:
                answer = await act(connection)
                passed = time.perf_counter() - began
                if answer is None:
                    lost += passed
                else:
                    took.append((passed, answer.wire))

    await asyncio.gather(*(browser() for _ in range(BROWSERS)))
    seconds = SECONDS - lost / BROWSERS
    sizes = sorted(size for _, size in took)
    p99 = quantiles([passed for passed, _ in took], n=100)[98]
    return len(took) / seconds, p99 * 1000, sizes[len(sizes) // 2]


async def ask_for_nothing(connection: Connection) -> Answer:
    answer = await connection.get("/bench/route/empty")
    assert answer.status == 200, answer.text
    return answer


class Player:
    """Plays the first card that can be played, game after game."""

    def __init__(self) -> None:
        self._tables: dict[Connection, str] = {}

    async def play_card(self, connection: Connection) -> Answer | None:
        table = self._tables.get(connection) or (await connection.get("/en/")).text
        offered = re.search(r'name="choice" value="([^"]+)"', table)
        if not offered:
            self._tables[connection] = await self._moved_on(connection, table)
            return None
        answer = await connection.post(
            _found(r'action="(/en/games/[^"]+/plays)"', table),
            number=_found(r'name="number" value="(\d+)"', table),
            choice=offered[1],
        )
        assert answer.status == 200, answer.text
        self._tables[connection] = answer.text
        return answer

    async def _moved_on(self, connection: Connection, table: str) -> str:
        """The table with a choice opened, or that of the next game."""
        if chosen := re.search(r'name="card" value="([^"]+)"', table):
            return (await connection.get(f"/en/?card={chosen[1]}")).text
        after = _found(r'name="after" value="([^"]+)"', table)
        return (await connection.post("/en/games", after=after)).text


async def bytes_of_a_visit(port: int) -> tuple[int, int]:
    """Bytes on the wire of a page with all that it shows, and of the rest of the deck."""
    async with Connection(port) as connection:
        page = await connection.get("/en/")
        shown_part, _, deck = page.text.partition('<template id="faces"')
        shown = set(re.findall(r'(?:src|href)="(/static/[^"]+\.(?:svg|css|js))"', shown_part))
        rest = set(re.findall(r'src="(/static/[^"]+)"', deck)) - shown

        async def size(paths: set[str]) -> int:
            return sum([(await connection.get(path)).wire for path in sorted(paths)])

        return page.wire + await size(shown), await size(rest)


async def memory(port: int, resident: Callable[[], int]) -> tuple[int, int]:
    """Resident kilobytes of the server before and after many newcomers were dealt a game."""

    async def newcomers(count: int) -> None:
        async with Connection(port) as connection:
            for _ in range(count):
                connection.forget_cookies()
                await connection.get("/en/")

    before = resident()
    await asyncio.gather(*(newcomers(GAMES // BROWSERS) for _ in range(BROWSERS)))
    return before, resident()


def _found(pattern: str, text: str) -> str:
    found = re.search(pattern, text)
    assert found, f"no {pattern} in the page"
    return found[1]


if __name__ == "__main__":
    main()
