"""Everything that can be looked at."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from automatable.core.files.game_texts import is_apart
from automatable.core.game import Game, games
from automatable.server.learning import coach_of, keep_tally
from automatable.server.live import LiveResponse
from automatable.server.opened_files import may_keep
from automatable.server.shelves import shelf_of
from automatable.server.showing import keep_laid_out, shown
from automatable.server.visible_tables import is_for_others
from automatable.server.visitor import (
    at_table,
    frame_of,
    game_of,
    in_thread,
    live_of,
    page,
    see,
    store_of,
    table_of,
    visitor_of,
    words_of,
)
from automatable.server.your_level import results_for
from automatable.table.contract import Tables
from automatable.table.errors import NoSuchTable, TableDamaged
from automatable.table.folders import own_decks, playable_decks, unfinished_decks
from automatable.ui.decks.pages import decks_page
from automatable.ui.frame import render
from automatable.ui.learning.rules import rules_page
from automatable.ui.shelf.device import device_page
from automatable.ui.shelf.game_files import newer_file
from automatable.ui.shelf.help import help_page
from automatable.ui.shelf.history import history_page, score_page
from automatable.ui.shelf.naming import own_label
from automatable.ui.shelf.set_up import set_up_page
from automatable.ui.stage.asked_together import outcome_of
from automatable.ui.stage.correcting import correct_page
from automatable.ui.stage.folds import folded
from automatable.ui.stage.log import log_page
from automatable.ui.stage.pointing import point_page
from automatable.ui.stage.table import checklist_page, settings_page


async def health(request: Request) -> Response:
    """For whoever watches the server: it answers and can read its store."""
    await in_thread(store_of(request).count)
    return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})


async def shelf(request: Request) -> Response:
    return page(request, await shelf_of(request))


async def history(request: Request) -> Response:
    results = await results_for(request)
    carried = await in_thread(_carried, store_of(request), {result.game for result in results})
    return page(request, await in_thread(history_page, frame_of(request), results, carried))


def _carried(store: Tables, ids: set[str]) -> dict[str, Game[Any]]:
    """Games from files that are not kept any more, as the tables played last have them."""
    lost = [id for id in ids - games().keys() if is_apart(id)]
    found = {id: info.game_played() for id in lost for info in store.tables(game=id, limit=1)}
    return {id: game for id, game in found.items() if game is not None}


async def help(request: Request) -> Response:
    game = games().get(request.query_params.get("game", ""))
    return page(request, help_page(frame_of(request), game))


async def device(request: Request) -> Response:
    return page(request, device_page(frame_of(request)))


async def set_up(request: Request) -> Response:
    game = game_of(request)
    decks = await in_thread(playable_decks, game)
    given = dict(request.query_params)
    html = partial(set_up_page, may_change=may_keep(request))
    return page(request, await in_thread(html, frame_of(request), game, given, decks))


async def rules(request: Request) -> Response:
    search = request.query_params.get("search", "")
    return page(request, await in_thread(rules_page, frame_of(request), game_of(request), search))


async def decks(request: Request) -> Response:
    game = game_of(request)
    own, mistakes = await in_thread(own_decks, game)
    begun = await in_thread(unfinished_decks, game)
    finished = request.query_params.get("finished", "")
    names = {deck.id: own_label(words_of(request, game), deck.contents) for deck in own}
    note = words_of(request)("deck-loaded", deck=names[finished]) if finished in names else ""
    html = await in_thread(
        decks_page, frame_of(request), game, own, mistakes, note=note, begun=begun
    )
    return page(request, html)


async def table(request: Request) -> Response:
    if "laid_out" in request.query_params:
        return await _laid_out(request)
    table = await table_of(request)
    response = page(request, await shown(request, table))
    await in_thread(keep_tally, request, response, table)
    return response


async def fold(request: Request) -> Response:
    """What lies in a fold of the table's page, for our script."""
    table = await table_of(request)
    frame = at_table(request, table)
    drawn = await in_thread(folded, frame, table, request.path_params["fold"])
    if drawn is None:
        raise HTTPException(404)
    return page(request, drawn)


async def outcome(request: Request) -> Response:
    """What the answers chosen on a sheet with several questions would bring, for our script."""
    table = await table_of(request)
    asked = request.query_params
    given = {name: asked.getlist(name) for name in asked}
    frame = at_table(request, table)
    found = await in_thread(outcome_of, table.match, given, frame.language)
    return page(request, render(frame, "outcome.html", table.match.game, outcome=found))


async def _laid_out(request: Request) -> Response:
    table = await table_of(request)
    response = see(request, f"/tables/{table.id}")
    keep_laid_out(request, response, table)
    return response


async def log(request: Request) -> Response:
    shown = request.query_params.get("show", "all")
    table = await table_of(request)
    return page(request, await in_thread(log_page, frame_of(request), table, shown))


async def score(request: Request) -> Response:
    table = await table_of(request)
    results = await results_for(request, table.game) if table.match.over else ()
    return page(request, await in_thread(score_page, frame_of(request), table, results))


async def table_decks(request: Request) -> Response:
    table = await table_of(request)
    own, mistakes = await in_thread(own_decks, table.match.game)
    html = await in_thread(decks_page, frame_of(request), table.match.game, own, mistakes, table)
    return page(request, html)


async def point(request: Request) -> Response:
    at, to = (request.query_params.get(name, "") for name in ("at", "to"))
    table = await table_of(request)
    html = await in_thread(
        lambda: point_page(frame_of(request), table, at, to, coach=coach_of(request, table))
    )
    return page(request, html)


async def correct(request: Request) -> Response:
    table, fact = await table_of(request), request.query_params.get("fact", "")
    html = await in_thread(lambda: correct_page(frame_of(request), table, opened=fact))
    return page(request, html)


async def checklist(request: Request) -> Response:
    return page(
        request, await in_thread(checklist_page, frame_of(request), await table_of(request))
    )


async def settings(request: Request) -> Response:
    table = await table_of(request)
    address = f"{request.base_url}tables/{table.id}" if is_for_others(request) else ""
    newer = await in_thread(newer_file, table.match.game) is not None
    return page(request, await in_thread(settings_page, frame_of(request), table, address, newer))


async def export(request: Request) -> Response:
    """The save file, as a download."""
    table = await table_of(request)
    text = await in_thread(store_of(request).export, table.id)
    name = f"{table.game}-{table.played:%Y-%m-%d-%H%M}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, media_type="application/json", headers=headers)


async def rescue(request: Request) -> Response:
    """What can be saved of a damaged table, as a download; a sound one is exported."""
    id = str(request.path_params["table"])
    try:
        await table_of(request)
    except TableDamaged:
        text = await in_thread(store_of(request).rescue, id)
        headers = {"Content-Disposition": 'attachment; filename="rescued.json"'}
        return PlainTextResponse(text, media_type="application/json", headers=headers)
    return see(request, f"/tables/{id}/export")


async def live(request: Request) -> Response:
    """A stream that tells when the table has changed."""
    id, store = str(request.path_params["table"]), store_of(request)
    if await in_thread(store.sequence, id) is None:
        raise NoSuchTable(id)
    told = live_of(request).stream
    stream = told(id, visitor_of(request), lambda: in_thread(store.sequence, id))
    return LiveResponse(stream)
