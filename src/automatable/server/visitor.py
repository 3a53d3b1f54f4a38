"""What a request says about its reader, and pages as responses to it."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from automatable.core.errors import AutomatableError
from automatable.core.files.game_texts import is_apart
from automatable.core.game import Game, games
from automatable.core.game import game as registered
from automatable.server.cookies import keep_cookie, kept
from automatable.server.limits import visitor_at
from automatable.server.live import Live
from automatable.server.surroundings import surroundings
from automatable.server.visible_tables import known_ids, remember
from automatable.table.contract import Tables
from automatable.table.store import Table
from automatable.ui.frame import THEMES, Frame
from automatable.ui.words.words import LANGUAGES, Words, preferred_language

GUARD = "guard"
FETCHED = "x-fetched"
"""The header by which our script says that it exchanges the page itself, and what it has kept."""
LONGEST_KNOWN = 500

T = TypeVar("T")


class Forged(AutomatableError):
    """A request that no page of ours has made."""


def frame_of(request: Request, here: str | None = None) -> Frame:
    """The reader's language and theme, and where the app lives."""
    return Frame(
        language=_language(request),
        theme=_theme(request),
        base=request.scope.get("root_path", "").rstrip("/"),
        here=here or _path(request),
        guard=guard_of(request),
        lab=surroundings().has_lab,
        shell=surroundings().shell,
        guessing=bool(kept(request, "guessing")),
        takeaway=surroundings().takeaway(request),
        late=is_fetched(request),
        known=request.headers.get(FETCHED, "")[:LONGEST_KNOWN],
    )


def guard_of(request: Request) -> str:
    """The secret of this browser; made on the first visit."""
    known = kept(request, GUARD)
    if not known and not hasattr(request.state, "guard"):
        request.state.guard = secrets.token_urlsafe(18)
    return known or str(request.state.guard)


def words_of(request: Request, game: Game[Any] | None = None) -> Words:
    return Words(_language(request), game)


def page(request: Request, html: str, status: int = 200) -> Response:
    """A page; it is never kept, because a table changes."""
    packed = surroundings().packed(request, html)
    response = HTMLResponse(html if packed is None else packed, status, _headers(packed))
    if not kept(request, GUARD):
        keep_cookie(request, response, GUARD, guard_of(request))
    if status == 200 and "table" in request.path_params:
        remember(request, response, request.path_params["table"])
    return response


def _headers(packed: bytes | None) -> dict[str, str]:
    plain = {"Cache-Control": "no-store"}
    return {**plain, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"} if packed else plain


def see(request: Request, path: str) -> Response:
    """Go on to another page."""
    return RedirectResponse(frame_of(request).url(path), 303)


def is_fetched(request: Request) -> bool:
    return FETCHED in request.headers


def at_table(request: Request, table: Table) -> Frame:
    """The frame of a table's own page, whatever was posted to get there."""
    return replace(frame_of(request), here=f"/tables/{table.id}")


def store_of(request: Request) -> Tables:
    store: Tables = request.app.state.store
    return store


def live_of(request: Request) -> Live:
    live: Live = request.app.state.live
    return live


def visitor_of(request: Request) -> str:
    """Whom the request comes from, as far as an address tells."""
    return visitor_at(request.client.host if request.client else "")


def game_of(request: Request) -> Game[Any]:
    """The game of an address; of a file that is not kept here, as the visitor's tables carry it."""
    id: str = request.path_params["game"]
    if is_apart(id) and id not in games():
        ids = None if surroundings().at_home(request) else known_ids(request)
        for table in store_of(request).tables(ids=ids, game=id, limit=1):
            if (played := table.game_played()) is not None:
                return played
    return registered(id)


async def table_of(request: Request) -> Table:
    return await in_thread(store_of(request).open, request.path_params["table"])


async def in_thread(function: Callable[..., T], *args: Any, **named: Any) -> T:
    """The result of a page function or a store's method, off the event loop."""
    return await surroundings().off_loop(partial(function, *args, **named))


def _language(request: Request) -> str:
    chosen = kept(request, "language")
    return (
        chosen
        if chosen in LANGUAGES
        else preferred_language(request.headers.get("accept-language", ""))
    )


def _theme(request: Request) -> str:
    chosen = kept(request, "theme")
    return chosen if chosen in THEMES else "auto"


def _path(request: Request) -> str:
    """The page's path below the app's prefix, with its query."""
    path = path_of(request)
    return f"{path}?{request.url.query}" if request.url.query else path


def path_of(request: Request) -> str:
    """The path below the app's prefix."""
    base = request.scope.get("root_path", "").rstrip("/")
    return request.url.path.removeprefix(base) or "/"


def inside(path: str) -> str:
    """A path of this app, never an address elsewhere (`//host`, `/\\host`)."""
    return path if path.startswith("/") and path[1:2] not in ("/", "\\") else "/"
