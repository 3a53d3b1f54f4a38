"""Errors as pages in the reader's language (or as JSON for programs); never a stack trace."""

from __future__ import annotations

from pathlib import PurePath
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from automatable.core.errors import AutomatableError, UnknownGame
from automatable.core.game import Game
from automatable.core.turns.events import plain
from automatable.server.limits import TooMany
from automatable.server.request_log import LOGGER
from automatable.server.security import (
    HeadTooLarge,
    NoAccess,
    NotYours,
    TooLarge,
    TooSlow,
    UnknownHost,
)
from automatable.server.visitor import Forged, frame_of, page, words_of
from automatable.table.runs import NoSuchRun
from automatable.table.store import NoSuchTable, Stale, StoreFailed, TableDamaged
from automatable.ui.learning.rulebook import rulebook
from automatable.ui.shelf.help import error_page
from automatable.ui.shelf.naming import with_names

_STATUS: dict[type[AutomatableError], int] = {
    NoSuchTable: 404,
    UnknownGame: 404,
    NoSuchRun: 404,
    Forged: 403,
    NotYours: 403,
    Stale: 409,
    TooLarge: 413,
    HeadTooLarge: 431,
    TooSlow: 408,
    UnknownHost: 421,
    NoAccess: 401,
    TooMany: 429,
    StoreFailed: 503,
    TableDamaged: 422,
}
_CODES = {404: "page_not_found", 405: "wrong_method"}


def status_of(error: AutomatableError) -> int:
    return next((status for kind, status in _STATUS.items() if isinstance(error, kind)), 422)


async def refused(request: Request, error: Exception) -> Response:
    """An error that no page has shown in its own place."""
    assert isinstance(error, AutomatableError)
    if isinstance(error, TableDamaged):
        LOGGER.error("%s", error)
    if isinstance(error, StoreFailed):
        LOGGER.error("%s", error)
        error = without_path(error)
    response = refusal(request, error, status_of(error))
    if isinstance(error, TooMany):
        response.headers["Retry-After"] = str(error.details["seconds"])
    return response


def without_path(error: StoreFailed) -> StoreFailed:
    """Where the file lies is for the host to know, and stands in the log."""
    file = PurePath(str(error.details["file"])).name
    return StoreFailed(error.code, **{**error.details, "file": file})


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "bad_request")
    return refusal(request, AutomatableError(code), error.status_code)


async def disk_failed(request: Request, error: Exception) -> Response:
    """A deck or a run that could not be written: nothing of it is kept."""
    assert isinstance(error, OSError)
    LOGGER.error("the disk failed: %s", error)
    reason = error.strerror or type(error).__name__
    return refusal(request, AutomatableError("disk_failed", reason=reason), 503)


async def broken(request: Request, error: Exception) -> Response:
    """A mistake of ours; the server writes the trace to its own log."""
    return refusal(request, AutomatableError("broken"), 500)


def refusal(
    request: Request,
    error: AutomatableError,
    status: int,
    game: Game[Any] | None = None,
    rule: str = "",
) -> Response:
    """The error in words; for a program with the rule behind it, as the book explains it."""
    words = words_of(request, game)
    if "/api/" in request.url.path:
        sentence = words.error(error)
        details = {name: plain(value) for name, value in error.details.items()}
        body = {"error": error.code, "message": sentence, "details": details}
        explained = _explained(words.language, game, rule) if game else {}
        return JSONResponse({**body, **explained}, status)
    sentence = words.error(with_names(error, words.language))
    rescue = f"/tables/{error.details['table']}/rescue" if isinstance(error, TableDamaged) else ""
    return page(request, error_page(frame_of(request, "/"), status, sentence, rescue), status)


def _explained(language: str, game: Game[Any], rule: str) -> dict[str, Any]:
    found = rulebook(game, language).sentence(rule)
    if found is None:
        return {"rule": {"id": rule}}
    page = f"/games/{game.id}/rules#{rule}"
    return {"rule": {"id": rule, "place": found.number, "text": found.text, "page": page}}
