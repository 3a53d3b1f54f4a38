"""The table for programs, as JSON: look at it, answer, and read what happened."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from automatable.core.errors import AutomatableError, Refused
from automatable.core.files.foreign import clean_name
from automatable.core.files.json_text import read_json
from automatable.core.game import game as registered
from automatable.core.matches.extent import LONGEST_ANSWER
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.events import plain
from automatable.server.changes import LONGEST_TOKEN
from automatable.server.refusals import refusal
from automatable.server.security import check_origin
from automatable.server.visitor import in_thread, live_of, store_of, table_of, words_of
from automatable.table.store import NoSuchTable, Stale, StoreFailed, Table
from automatable.ui.learning.rulebook import rule_behind

KINDS = {str: "text", int: "number", dict: "object"}
"""The kinds of fields, as a message calls them."""


async def table(request: Request) -> Response:
    """What a person may see, what is asked, and what is legal."""
    return JSONResponse(_told(await table_of(request)))


async def create(request: Request) -> Response:
    """`{"game": "scythe", "options": {...}, "seed": "...", "name": "..."}`: a new table."""
    check_origin(request)
    id, options, seed, name = _new(await _json(request))
    game = registered(id)
    try:
        match: Match[Any] = await in_thread(Match.new, game, options, seed)
    except AutomatableError as error:
        return refusal(request, error, 422, game, game.set_up_rule)
    table = await in_thread(store_of(request).create, match, clean_name(name))
    return JSONResponse(_told(await in_thread(store_of(request).open, table)), 201)


def _new(given: Any) -> tuple[str, dict[str, Any], Seed | None, str]:
    """Only the game must be named; the options that are not get their defaults."""
    game = _field(given, "game", str)
    options = _field(given, "options", dict, {})
    seed = _field(given, "seed", str, "")
    return game, options, Seed.from_text(seed) if seed else None, _field(given, "name", str, "")


async def answer(request: Request) -> Response:
    """`{"text": "...", "sequence": 7, "token": "..."}`: give an answer to the pending question."""
    check_origin(request)
    text, sequence, token = _read(await _json(request))
    before = await table_of(request)
    try:
        after = await in_thread(store_of(request).answer, before.id, text, sequence, token)
    except Stale as stale:
        sentence = words_of(request, stale.table.match.game).error(stale)
        fresh = {**_told(stale.table), "error": stale.code, "message": sentence}
        return JSONResponse(fresh, 409)
    except (NoSuchTable, StoreFailed):
        raise
    except AutomatableError as error:
        return refusal(request, error, 422, before.match.game, rule_behind(before.match, text))
    live_of(request).changed(after.id)
    return JSONResponse({**_told(after), "events": _events(before, after)})


def _events(before: Table, after: Table) -> list[dict[str, Any]]:
    match = after.match
    new = (event for e in match.entries[len(before.match.entries) :] for event in e.events)
    return [event.to_json() for event in match.game.screens.seen(new, match)]


def _told(table: Table) -> dict[str, Any]:
    match = table.match
    return {
        "id": table.id,
        "name": table.name,
        "game": table.game,
        "options": match.options,
        "sequence": table.sequence,
        "over": match.over,
        "pending": _pending(match),
        "legal": match.legal(),
        "forms": [form.to_json() for form in match.forms()],
        "view": match.view() if match.set_up_done else None,
        "score": match.score().to_json() if match.set_up_done else None,
    }


def _pending(match: Match[Any]) -> dict[str, Any] | None:
    pending = match.pending
    if pending is None:
        return None
    args = {name: plain(value) for name, value in pending.args.items()}
    return {"prompt": pending.prompt, "rule": pending.rule, "args": args}


async def _json(request: Request) -> Any:
    """Only as JSON: a foreign page cannot send that without being asked first."""
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused("bad_request")
    try:
        return read_json((await request.body()).decode())
    except ValueError:
        raise Refused("bad_request") from None


def _read(given: Any) -> tuple[str, int, str | None]:
    text, sequence = _field(given, "text", str), _field(given, "sequence", int)
    token = _field(given, "token", str, None)
    if len(text) > LONGEST_ANSWER or not _is_token(token):
        raise Refused("bad_request")
    return text, sequence, token


def _field(given: Any, name: str, kind: type, *default: Any) -> Any:
    """A field of what was sent; one that is missing, or of another kind, is named."""
    if not isinstance(given, dict):
        raise Refused("bad_request")
    if default and given.get(name) is None:
        return default[0]
    value = given.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Refused("bad_field", field=name, kind=KINDS[kind])
    return value


def _is_token(token: str | None) -> bool:
    """None, or a text on one line."""
    return token is None or (len(token) <= LONGEST_TOKEN and token.isprintable())
