"""Every kind of page made once, so that a picture of the memory has all that a start needs."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from starlette.applications import Starlette

from automatable.core.advice.players import players
from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.pocket.calls import Call, Caller
from automatable.pocket.inside import app
from automatable.ui.words.words import LANGUAGES


def warm() -> None:
    """Open the app on a folder of its own, look at its pages in every language, close it."""
    players()
    with TemporaryDirectory() as home:
        site = app(Path(home))
        try:
            _finish(_look(site))
        finally:
            site.state.store.close()
    gc.collect()
    gc.freeze()


async def _look(site: Starlette) -> None:
    caller = Caller(site, "https://localhost/")
    for path in _pages(site):
        for language in LANGUAGES:
            await caller.answer(Call("GET", path, {"accept-language": language}, b""))


def _pages(site: Starlette) -> Iterator[str]:
    yield from ("/", "/help")
    for name, game in games().items():
        yield f"/games/{name}/new"
        match = Match.new(game, {}, Seed.from_text("warm"))
        yield f"/tables/{site.state.store.create(match)}"
    yield "/"


class _Loop(asyncio.BaseEventLoop):
    """Runs what is ready, and nothing of the browser's: a picture must not hold on to its parts."""

    class _Nothing:
        def select(self, timeout: float | None) -> list[Any]:
            return []

    _selector = _Nothing()

    def _process_events(self, events: list[Any]) -> None:
        pass


def _finish(work: Any) -> None:
    """Until it is done, with the browser's own loop out of sight."""
    outer, loop = asyncio._get_running_loop(), _Loop()
    asyncio._set_running_loop(None)
    try:
        loop.run_until_complete(work)
    finally:
        loop.close()
        asyncio._set_running_loop(outer)
