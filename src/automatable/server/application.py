"""The ASGI application: which address leads where."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from automatable.core.errors import AutomatableError
from automatable.server import (
    api,
    changes,
    deck_cards,
    deck_files,
    game_files,
    hints,
    learning,
    looking_back,
    pages,
    puzzles,
    sharing,
    switches,
    workshop,
    your_level,
)
from automatable.server.heads import HeadLimit
from automatable.server.live import Live
from automatable.server.refusals import broken, disk_failed, http_error, refused
from automatable.server.request_log import RequestLog
from automatable.server.security import BodyLimit, SecurityHeaders
from automatable.server.sparring import Sparring
from automatable.server.static import static
from automatable.server.surroundings import KnowsSurroundings, Surroundings

Handler = Callable[[Request], Awaitable[Response]]

GET: dict[str, Handler] = {
    "/": pages.shelf,
    "/history": pages.history,
    "/level": your_level.level,
    "/records": your_level.records,
    "/help": pages.help,
    "/health": pages.health,
    "/device": pages.device,
    "/static/{version}/{path:path}": static,
    "/games/{game}/new": pages.set_up,
    "/games/{game}/rules": pages.rules,
    "/games/{game}/decks": pages.decks,
    "/games/{game}/decks/new.toml": deck_files.template,
    "/games/{game}/decks/{deck}/deck.toml": deck_files.download,
    "/games/{game}/decks/{deck}/cards": deck_cards.go_on,
    "/games/{game}/decks/{deck}/cards/{slot}": deck_cards.form,
    "/games/{game}/decks/{deck}/cards/{slot}/preview": deck_cards.preview_page,
    "/tables/{table}": pages.table,
    "/tables/{table}/folds/{fold}": pages.fold,
    "/tables/{table}/outcome": pages.outcome,
    "/tables/{table}/log": pages.log,
    "/tables/{table}/score": pages.score,
    "/day": sharing.day,
    "/games/{game}/puzzles": puzzles.today,
    "/games/{game}/puzzles/{number}": puzzles.shown,
    "/tables/{table}/share": sharing.share,
    "/tables/{table}/look-back": looking_back.shown,
    "/tables/{table}/look-back/live": looking_back.live,
    "/tables/{table}/decks": pages.table_decks,
    "/tables/{table}/correct": pages.correct,
    "/tables/{table}/checklist": pages.checklist,
    "/tables/{table}/settings": pages.settings,
    "/tables/{table}/export": pages.export,
    "/tables/{table}/rescue": pages.rescue,
    "/tables/{table}/point": pages.point,
    "/tables/{table}/live": pages.live,
    "/api/tables/{table}": api.table,
    **game_files.GET,
    **workshop.GET,
}

POST: dict[str, Handler] = {
    "/tables/{table}/answer": changes.answer,  # routes are tried in this order
    "/language": switches.language,
    "/theme": switches.theme,
    "/import": changes.import_save,
    "/games/{game}/new": changes.create,
    "/games/{game}/decks": deck_files.upload,
    "/games/{game}/decks/begin": deck_cards.begin,
    "/games/{game}/decks/{deck}/cards/{slot}": deck_cards.put,
    "/games/{game}/decks/{deck}/delete": deck_files.delete,
    "/tables/{table}/decks/keep": deck_cards.keep_from_table,
    "/tables/{table}/guess": learning.guess,
    "/tables/{table}/tell-me": learning.skip,
    "/tables/{table}/let-me-find-it": learning.switch,
    "/tables/{table}/lesson": learning.turn_page,
    "/games/{game}/lesson": learning.begin,
    "/lesson/not-now": learning.not_now,
    "/tables/{table}/undo": changes.undo,
    "/tables/{table}/redo": changes.redo,
    "/tables/{table}/return": changes.return_to,
    "/tables/{table}/hint": hints.hint,
    "/tables/{table}/let-play": hints.let_play,
    "/tables/{table}/stop": hints.stop_playing,
    "/games/{game}/puzzles/{number}": puzzles.answer,
    "/games/{game}/puzzles/{number}/play": puzzles.play,
    "/tables/{table}/share": sharing.compare,
    "/tables/{table}/look-back": looking_back.begin,
    "/tables/{table}/look-back/play": looking_back.play_on,
    "/tables/{table}/look-back/stop": looking_back.stop,
    "/tables/{table}/adjust": changes.adjust,
    "/tables/{table}/mend": changes.mend,
    "/tables/{table}/rename": changes.rename,
    "/tables/{table}/delete": changes.delete,
    "/api/tables": api.create,
    "/api/tables/{table}/answer": api.answer,
    **game_files.POST,
    **workshop.POST,
}


def site(here: Surroundings) -> Starlette:
    """The web table for the tables of one store, wherever it runs."""
    live = Live(here.processes)
    partners = Sparring(here, live)
    made = Starlette(
        routes=[*routed({"POST": POST, "GET": GET}), *here.routes()],
        middleware=[
            Middleware(KnowsSurroundings, here),
            Middleware(RequestLog),
            Middleware(BodyLimit),
            Middleware(SecurityHeaders),
            Middleware(HeadLimit),
            *here.middleware(),
        ],
        exception_handlers={
            AutomatableError: refused,
            HTTPException: http_error,
            OSError: disk_failed,
            Exception: broken,
        },
        lifespan=lambda _: _open(here, live, partners),
    )
    made.state.store = here.store
    made.state.live = live
    made.state.sparring = partners
    return made


def routed(handlers: Mapping[str, Mapping[str, Handler]]) -> Iterator[Route]:
    """Handlers by method and path, as routes."""
    for method, paths in handlers.items():
        yield from (Route(path, handler, methods=[method]) for path, handler in paths.items())


@asynccontextmanager
async def _open(here: Surroundings, live: Live, partners: Sparring) -> AsyncIterator[None]:
    """From the first request to the last."""
    try:
        async with here.running(live):
            yield
    finally:
        partners.close()
