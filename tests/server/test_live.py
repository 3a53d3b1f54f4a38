"""Tabs in step: what the stream tells, and that it never keeps a server from stopping."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

from automatable.server.live import Live


async def told(stream: AsyncIterator[str]) -> str:
    return await asyncio.wait_for(anext(stream), 2)


def telling(number: Callable[[], int | None]) -> Callable[[], Awaitable[int | None]]:
    async def tell() -> int | None:
        return number()

    return tell


def test_the_number_comes_at_once_and_after_every_change() -> None:
    async def watch() -> list[str]:
        live, sequence = Live(), 4
        stream = live.stream("table", "ada", telling(lambda: sequence))
        heard = [await told(stream), await told(stream)]
        sequence = 5
        live.changed("table")
        heard.append(await told(stream))
        return heard

    assert asyncio.run(watch()) == ["retry: 1000\n\n", "data: 4\n\n", "data: 5\n\n"]


def test_other_tables_are_not_heard() -> None:
    async def watch() -> bool:
        live = Live()
        stream = live.stream("mine", "ada", telling(lambda: 1))
        await told(stream), await told(stream)
        waiting = asyncio.ensure_future(anext(stream))
        live.changed("yours")
        done, _ = await asyncio.wait([waiting], timeout=0.1)
        waiting.cancel()
        return bool(done)

    assert asyncio.run(watch()) is False


def test_closing_ends_every_stream() -> None:
    async def watch() -> list[str]:
        live = Live()
        stream = live.stream("table", "ada", telling(lambda: 1))
        heard = [await told(stream), await told(stream)]
        live.close()
        heard += [line async for line in stream]
        return heard

    assert len(asyncio.run(watch())) == 2


def test_the_stream_ends_with_its_table() -> None:
    async def watch() -> list[str]:
        live = Live()
        numbers: list[int | None] = [3, None]
        stream = live.stream("table", "ada", telling(lambda: numbers.pop(0)))
        heard = [await told(stream), await told(stream)]
        live.changed("table")
        return heard + [line async for line in stream]

    assert asyncio.run(watch()) == ["retry: 1000\n\n", "data: 3\n\n"]
