"""The ASGI application: which address leads where."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from automatable.core.errors import AutomatableError
from automatable.server import (
    access,
    api,
    changes,
    deck_cards,
    deck_files,
    lab,
    pages,
    sparring,
    switches,
)
from automatable.server.access import Access, AccessGuard
from automatable.server.lab_runs import Lab
from automatable.server.live import Live, watching_signals
from automatable.server.refusals import broken, http_error, refused
from automatable.server.request_log import RequestLog
from automatable.server.security import BodyLimit, SecurityHeaders
from automatable.server.sparring import Sparring
from automatable.server.static import static
from automatable.table.runs import runs_folder
from automatable.table.store import Store

Handler = Callable[[Request], Awaitable[Response]]

GET: dict[str, Handler] = {
    "/": pages.shelf,
    "/history": pages.history,
    "/help": pages.help,
    "/health": pages.health,
    "/enter": access.ask,
    "/static/{version}/{path:path}": static,
    "/games/{game}/new": pages.set_up,
    "/games/{game}/rules": pages.rules,
    "/games/{game}/decks": pages.decks,
    "/games/{game}/decks/new.toml": deck_files.template,
    "/games/{game}/decks/{deck}/deck.toml": deck_files.download,
    "/games/{game}/decks/{deck}/cards": deck_cards.go_on,
    "/games/{game}/decks/{deck}/cards/{place}": deck_cards.form,
    "/games/{game}/decks/{deck}/cards/{place}/preview": deck_cards.preview_page,
    "/tables/{table}": pages.table,
    "/tables/{table}/log": pages.log,
    "/tables/{table}/score": pages.score,
    "/tables/{table}/decks": pages.table_decks,
    "/tables/{table}/correct": pages.correct,
    "/tables/{table}/checklist": pages.checklist,
    "/tables/{table}/settings": pages.settings,
    "/tables/{table}/export": pages.export,
    "/tables/{table}/live": pages.live,
    "/api/tables/{table}": api.table,
}

POST: dict[str, Handler] = {
    "/enter": access.enter,
    "/language": switches.language,
    "/theme": switches.theme,
    "/import": changes.import_save,
    "/games/{game}/new": changes.create,
    "/games/{game}/decks": deck_files.upload,
    "/games/{game}/decks/begin": deck_cards.begin,
    "/games/{game}/decks/{deck}/cards/{place}": deck_cards.put,
    "/games/{game}/decks/{deck}/delete": deck_files.delete,
    "/tables/{table}/decks/keep": deck_cards.keep_from_table,
    "/tables/{table}/answer": changes.answer,
    "/tables/{table}/undo": changes.undo,
    "/tables/{table}/redo": changes.redo,
    "/tables/{table}/return": changes.return_to,
    "/tables/{table}/hint": sparring.hint,
    "/tables/{table}/let-play": sparring.let_play,
    "/tables/{table}/stop": sparring.stop_playing,
    "/tables/{table}/adjust": changes.adjust,
    "/tables/{table}/rename": changes.rename,
    "/tables/{table}/delete": changes.delete,
    "/api/tables/{table}/answer": api.answer,
}


def app(store: Store, entrance: Access | None = None, with_lab: bool = True) -> Starlette:
    """The web table for the tables of one store, and its laboratory."""
    live = Live()
    laboratory = Lab(runs_folder(store.path)) if with_lab else None
    partners = Sparring(store, live)
    site = Starlette(
        routes=[
            *(Route(path, handler, methods=["GET"]) for path, handler in GET.items()),
            *(Route(path, handler, methods=["POST"]) for path, handler in POST.items()),
            *(
                Route(path, handler, methods=[method])
                for method, handlers in lab.ROUTES.items()
                for path, handler in handlers.items()
            ),
        ],
        middleware=[
            Middleware(RequestLog),
            Middleware(BodyLimit),
            Middleware(SecurityHeaders),
            Middleware(AccessGuard, entrance or Access()),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={
            AutomatableError: refused,
            HTTPException: http_error,
            Exception: broken,
        },
        lifespan=lambda _: _open(live, partners, laboratory),
    )
    site.state.store = store
    site.state.live = live
    site.state.sparring = partners
    site.state.lab = laboratory
    return site


@asynccontextmanager
async def _open(live: Live, partners: Sparring, laboratory: Lab | None) -> AsyncIterator[None]:
    """From the first request to the last."""
    try:
        async with watching_signals(live):
            yield
    finally:
        partners.close()
        if laboratory is not None:
            laboratory.close()
