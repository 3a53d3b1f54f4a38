"""What a visitor asks of the look back: to begin one, to see it, and to play on from there."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.advice.looking_back import NoLookBack
from automatable.core.errors import AutomatableError
from automatable.core.files.foreign import clean_name, whole_number
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask
from automatable.server.live import Live, LiveResponse
from automatable.server.look_backs import LookBacks
from automatable.server.security import new_table, our_form
from automatable.server.surroundings import surroundings
from automatable.server.visitor import (
    frame_of,
    in_thread,
    live_of,
    page,
    see,
    store_of,
    table_of,
    visitor_of,
    words_of,
)
from automatable.table.store import Table
from automatable.ui.learning.looking_back import Looking, look_back_page

LOOK_S = 1.0
STOPPED = "stopped"
"""In the address of the page of one that was stopped: it does not begin again by itself."""


async def shown(request: Request) -> Response:
    """As far as it is; nothing is begun by looking, but the script begins it at once."""
    table = await table_of(request)
    looking = await in_thread(surroundings().look_backs.look, table.match)
    return await _page(request, table, looking)


async def begin(request: Request) -> Response:
    await our_form(request)
    table = await table_of(request)
    here = surroundings().look_backs
    try:
        await in_thread(here.begin, table.match, visitor_of(request))
    except AutomatableError as error:
        problems = words_of(request, table.match.game).problems(error)
        return await _page(request, table, Looking("none"), problems)
    watch = asyncio.ensure_future(_tell(here, live_of(request), table))
    request.app.state.look_back_watch = watch
    return see(request, f"/tables/{table.id}/look-back")


async def stop(request: Request) -> Response:
    """Whoever is at the table may stop it."""
    await our_form(request)
    table = await table_of(request)
    await in_thread(surroundings().look_backs.stop, table.match)
    live_of(request).changed(_watched(table.id))
    return see(request, f"/tables/{table.id}/look-back?{STOPPED}")


async def _page(
    request: Request, table: Table, looking: Looking, problems: list[str] | None = None
) -> Response:
    frame = frame_of(request, f"/tables/{table.id}/look-back")
    at_once = looking.state == "none" and not problems and STOPPED not in request.query_params
    html = await in_thread(look_back_page, frame, table, looking, problems or [], at_once)
    return page(request, html, 422 if problems else 200)


async def _tell(here: LookBacks, live: Live, table: Table) -> None:
    """Wake whoever watches, as long as it goes on."""
    while (await in_thread(here.look, table.match)).state == "running":
        await asyncio.sleep(LOOK_S)
        live.changed(_watched(table.id))
    live.changed(_watched(table.id))


def _watched(table: str) -> str:
    return f"look-back/{table}"


async def live(request: Request) -> Response:
    """A stream that tells when there is more to see."""
    table, here = await table_of(request), surroundings().look_backs

    async def sequence() -> int | None:
        return (await in_thread(here.look, table.match)).sequence

    stream = live_of(request).stream(_watched(table.id), visitor_of(request), sequence)
    return LiveResponse(stream)


async def play_on(request: Request) -> Response:
    """A new table at the point before a decision."""
    form = await our_form(request)
    table = await table_of(request)
    number, same = str(form.get("entry", "")), form.get("cards") == "same"
    match, choice = await in_thread(_from, table.match, number, same)
    words = words_of(request, match.game)
    name = words("look-back-name", name=table.name or words("game-title"), n=choice)
    id = new_table(request, form)
    id = await in_thread(store_of(request).create, match, clean_name(name), id)
    return see(request, f"/tables/{id}")


def _from(match: Match[Any], number: str, same: bool) -> tuple[Match[Any], int]:
    """The match up to a decision, and which one it is.

    Nobody plays ahead: while the match runs, other cards come in the copy.
    """
    entry = whole_number(number, high=len(match.entries) - 1)
    if entry is None or match.entries[entry].seat is None:
        raise NoLookBack("look_back_no_decision")
    early = match.until(entry)
    if not isinstance(early.pending, Ask):
        raise NoLookBack("look_back_no_decision")
    choice = sum(e.seat is not None for e in match.entries[: entry + 1])
    return (early if same and match.over else early.with_cards_of_its_own()), choice
