"""The surroundings of the app in a browser's worker: one person, one process, no network.

There are no threads and no other processes, so work is done where it is asked for. A response
that a service worker hands over cannot set cookies, so they are kept beside the tables.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, TypeVar, cast

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from automatable.core.advice.looking_back import NoLookBack, Review, judges, look_back
from automatable.core.advice.players import Advice, players
from automatable.core.matches.match import Match
from automatable.pocket import everything
from automatable.pocket.lone_file import LoneFile
from automatable.server.application import site
from automatable.server.live import Live
from automatable.server.look_backs import name_of
from automatable.server.surroundings import Surroundings
from automatable.table.contract import Tables
from automatable.table.folders import keep_text
from automatable.table.store import Store, StoreFailed
from automatable.ui.learning.looking_back import Looking

COOKIES = "cookies.json"
T = TypeVar("T")


def app(home: Path, shell: str = "") -> Starlette:
    """The app for the tables in a folder of the browser's own storage.

    Tables that cannot be opened (a newer app wrote them) stay as they are, and every page that
    would show them says why.
    """
    try:
        store: Tables = Store(LoneFile(home / "tables.sqlite"))
    except StoreFailed as failed:
        store = cast("Tables", Shut(failed))
    return site(Pocket(store, home, shell))


class Shut:
    """A store that could not be opened: whatever is asked of it, that is the answer."""

    def __init__(self, failed: StoreFailed) -> None:
        self._failed = failed

    def __getattr__(self, name: str) -> NoReturn:
        raise self._failed


class Pocket(Surroundings):
    """A browser: whoever holds the phone owns all that lies here."""

    others_can_open = False
    body_kb = 64 * 1024  # a backup of everything

    def __init__(self, store: Tables, home: Path, shell: str) -> None:
        self.store = store
        self.shell = shell
        self.thinking = WhileOneWaits()
        self.look_backs = AtOnce()
        self._jar = Jar(home / COOKIES)

    async def off_loop(self, work: Callable[[], T]) -> T:
        return work()

    def cookies(self, request: Request) -> Mapping[str, str]:
        return self._jar.kept

    def keep_cookie(self, request: Request, response: Response, name: str, value: str) -> None:
        self._jar.keep(name, value)

    def at_home(self, request: Request) -> bool:
        return True

    def running(self, live: Live) -> AbstractAsyncContextManager[None]:
        return self._running(live)

    @asynccontextmanager
    async def _running(self, live: Live) -> AsyncIterator[None]:
        try:
            yield
        finally:
            live.close()

    def routes(self) -> Sequence[Route]:
        return [
            Route("/not-kept/{why}", not_kept),
            Route("/device/everything", everything.save, methods=["GET"]),
            Route("/device/everything", everything.load, methods=["POST"]),
        ]


async def not_kept(request: Request) -> Response:
    """The page that says that an answer could not be kept."""
    code = "pocket_full" if request.path_params["why"] == "full" else "store_failed"
    raise StoreFailed(code, file="tables", reason="")


class WhileOneWaits:
    """Players that take their time think here: the page stays usable, its next answer waits.

    Those that need a compiler are not on offer.
    """

    def advise(
        self, game: str, id: str, state: Any, legal: Sequence[str], seconds: float,
        gone: Callable[[], bool] = lambda: False, who: str = "",
    ) -> Advice:  # fmt: skip
        player = next(player for player in players()[game] if player.id == id)
        return player.advise(state, legal, seconds)

    def close(self) -> None:
        pass


class AtOnce:
    """Look backs where there are no processes: the planner judges while one waits."""

    def __init__(self) -> None:
        self._found: dict[str, Review] = {}

    def look(self, match: Match[Any]) -> Looking:
        if not judges(match.game.id):
            raise NoLookBack("no_look_back", game=match.game.id)
        found = self._found.get(name_of(match))
        return Looking("none") if found is None else Looking("done", review=found)

    def stop(self, match: Match[Any]) -> None:
        """Nothing goes on while one does not wait."""

    def begin(self, match: Match[Any], who: str = "") -> None:
        quick = [judge.id for judge in judges(match.game.id) if not judge.takes_time]
        self._found[name_of(match)] = look_back(match, judge=quick[0] if quick else None)

    def close(self) -> None:
        pass


class Jar:
    """The cookies of the one browser there is, in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.kept: dict[str, str] = {}
        with suppress(OSError, ValueError):
            self.kept = {str(n): str(v) for n, v in json.loads(file.read_text("utf-8")).items()}

    def keep(self, name: str, value: str) -> None:
        if self.kept.get(name) != value:
            self.kept[name] = value
            with suppress(OSError):  # no room: it holds until the app is closed
                keep_text(self._file, json.dumps(self.kept))
