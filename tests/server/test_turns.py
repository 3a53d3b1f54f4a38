"""Who answers first is served first, and nobody slow keeps the others waiting."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from automatable.server.turns import Turns

LONG_S = 60.0


def run(play: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(LONG_S):
            await play()

    asyncio.run(limited())


def test_first_come_first_served_and_never_too_many_at_once() -> None:
    turns, order, inside = Turns(2, LONG_S), list[int](), list[int]()

    async def guest(number: int) -> None:
        async with turns.taken():
            order.append(number)
            inside.append(number)
            assert len(inside) <= 2
            await asyncio.sleep(0)
            inside.remove(number)

    async def play() -> None:
        await asyncio.gather(*(guest(number) for number in range(20)))

    run(play)
    assert order == list(range(20))


def test_whoever_takes_long_makes_room() -> None:
    turns, done = Turns(1, 0.01), asyncio.Event()

    async def slow() -> None:
        async with turns.taken():
            await done.wait()

    async def play() -> None:
        waiting = asyncio.ensure_future(slow())
        await asyncio.sleep(0)
        async with turns.taken():  # the slow one is still inside
            assert not waiting.done()
        done.set()
        await waiting
        async with turns.taken():  # and gave its turn back once only
            assert turns.free == 0

    run(play)


@pytest.mark.parametrize("given", [False, True], ids=["waiting", "just given a turn"])
def test_who_leaves_takes_no_turn_along(given: bool) -> None:
    turns = Turns(1, LONG_S)

    async def wait() -> None:
        async with turns.taken():
            raise AssertionError("it had left")

    async def play() -> None:
        async with turns.taken():
            waiting = asyncio.ensure_future(wait())
            await asyncio.sleep(0)
            if not given:
                waiting.cancel()
        waiting.cancel()
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        assert turns.free == 1

    run(play)
