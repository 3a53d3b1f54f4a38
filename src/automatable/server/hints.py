"""What a visitor asks of a sparring partner: a hint, or to play a seat."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from automatable.core.advice.players import Advice, player_for, usual_player
from automatable.core.errors import AutomatableError
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask
from automatable.server.cookies import keep_cookie
from automatable.server.security import our_form
from automatable.server.showing import PARTNER, shown
from automatable.server.sparring import Flag, sparring_of
from automatable.server.visitor import (
    is_fetched,
    live_of,
    page,
    see,
    table_of,
    visitor_of,
    words_of,
)
from automatable.table.store import Table
from automatable.ui.stage.sparring import Partner, read_partner, to_keep


async def hint(request: Request) -> Response:
    """What a player would answer now; nothing changes."""
    form, table = await our_form(request), await table_of(request)
    partner = _partner(form, table.match)
    try:
        advice = await _advice_while_connected(request, table, partner)
    except AutomatableError as error:
        problems = words_of(request, table.match.game).problems(error)
        return page(request, await shown(request, table, problems=problems), 422)
    response = page(request, await shown(request, table, advice=advice))
    keep_cookie(request, response, PARTNER, to_keep(partner, table.match.game.id))
    return response


async def _advice_while_connected(request: Request, table: Table, partner: Partner) -> Advice:
    """A person who goes away, or stops waiting, stops the search."""
    flag = Flag()
    advising, visitor = sparring_of(request).advice, visitor_of(request)
    asked = asyncio.ensure_future(advising(table.match, partner, flag.is_set, visitor))
    while not asked.done():
        await asyncio.wait([asked], timeout=0.25)
        if not asked.done() and await request.is_disconnected():
            flag.set()
    return await asked


async def let_play(request: Request) -> Response:
    """The app answers for the seat that is asked now, until it is switched off."""
    form, table = await our_form(request), await table_of(request)
    match = table.match
    partner = _partner(form, match)
    try:
        player_for(match, partner.player)
        assert isinstance(match.pending, Ask)
        who = visitor_of(request)
        sparring_of(request).switch_on(table.id, match.pending.seat, partner, who)
    except AutomatableError as error:
        problems = words_of(request, match.game).problems(error)
        return page(request, await shown(request, table, problems=problems), 422)
    response = await _back(request, table)
    keep_cookie(request, response, PARTNER, to_keep(partner, match.game.id))
    return response


async def stop_playing(request: Request) -> Response:
    await our_form(request)
    table = await table_of(request)
    sparring_of(request).switch_off(table.id)
    live_of(request).changed(table.id)
    return await _back(request, table)


async def _back(request: Request, table: Table) -> Response:
    if not is_fetched(request):
        return see(request, f"/tables/{table.id}")
    return page(request, await shown(request, table))


def _partner(form: FormData, match: Match[Any]) -> Partner:
    player = form.get("player", "") or usual_player(match)
    return read_partner(f"{player}:{form.get('seconds', '')}")
