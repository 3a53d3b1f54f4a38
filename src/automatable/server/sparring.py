"""Hints, and seats that the app plays: through the same door as a person's own answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from automatable.core.errors import AutomatableError
from automatable.core.match import Match
from automatable.core.players import Advice, player_for
from automatable.core.procedure import Ask
from automatable.server.cookies import keep_cookie, kept
from automatable.server.live import Live
from automatable.server.security import our_form
from automatable.server.surroundings import NotThinking, Surroundings
from automatable.server.visitor import (
    at_table,
    in_thread,
    is_fetched,
    live_of,
    page,
    see,
    table_of,
    visitor_of,
    words_of,
)
from automatable.table.store import Stale, Table
from automatable.ui.sparring import Beside, Partner, read_partner
from automatable.ui.table import table_page

PARTNER = "partner"
PACE_S = 1.0
"""Between two answers of the app, so that one can follow what it does."""
TRIES = 5
MOST_TABLES = 20
"""Where the app plays at once; it answers once a second at each."""


class Flag:
    """Goes up once; whoever thinks looks at it now and then, from another thread perhaps."""

    def __init__(self) -> None:
        self._up = False

    def set(self) -> None:
        self._up = True

    def is_set(self) -> bool:
        return self._up


class Sparring:
    """Which seats of which tables the app plays."""

    def __init__(self, here: Surroundings, live: Live) -> None:
        self.thinking = here.thinking
        self._here, self._store, self._live = here, here.store, live
        self._seats: dict[str, dict[int, Partner]] = {}
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._waiting: set[str] = set()

    def seats(self, table: str) -> Mapping[int, Partner]:
        return self._seats.get(table, {})

    def switch_on(self, table: str, seat: int, partner: Partner) -> None:
        if table not in self._seats and len(self._seats) >= MOST_TABLES:
            raise NotThinking("player_busy")
        self._seats.setdefault(table, {})[seat] = partner
        self.wake(table)

    def switch_off(self, table: str) -> None:
        """For all seats, and at once."""
        self._seats.pop(table, None)
        if task := self._playing.pop(table, None):
            task.cancel()

    def wake(self, table: str) -> None:
        """Something changed at the table: perhaps it is the app's turn."""
        if table in self._seats and table not in self._playing:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._playing[table] = task
            task.add_done_callback(lambda _: self._playing.pop(table, None))

    def close(self) -> None:
        for table in list(self._seats):
            self.switch_off(table)
        self.thinking.close()

    async def advice(
        self, match: Match[Any], partner: Partner, gone: Callable[[], bool], who: str
    ) -> Advice:
        """What the partner would answer; the event loop goes on meanwhile.

        Nobody has two questions waiting: the few places are for everybody.
        """
        player = player_for(match, partner.player)
        legal = match.legal() or []
        if not player.takes_time:
            return await self._here.off_loop(lambda: player.advise(match.state, legal, 0.0))
        if who in self._waiting:
            raise NotThinking("player_busy")
        asked = (match.game.id, player.id, match.state, legal, float(partner.seconds), gone)
        self._waiting.add(who)
        try:
            return await self._here.off_loop(lambda: self.thinking.advise(*asked))
        finally:
            self._waiting.discard(who)

    async def _play(self, table: str) -> None:
        """Answer for as long as a seat of the app is asked; whatever goes wrong ends it."""
        tries = TRIES
        while tries and (partner := await self._asked(table)):
            await asyncio.sleep(PACE_S)
            try:
                tries = TRIES if await self._answer(table, partner) else tries - 1
            except AutomatableError:
                tries = 0
        if not tries:
            self._seats.pop(table, None)
            self._live.changed(table)

    async def _asked(self, id: str) -> Partner | None:
        try:
            table = await self._here.off_loop(lambda: self._store.open(id))
        except AutomatableError:
            self._seats.pop(id, None)
            return None
        if table.match.over:
            self._seats.pop(id, None)
        pending = table.match.pending
        return self.seats(id).get(pending.seat) if isinstance(pending, Ask) else None

    async def _answer(self, id: str, partner: Partner) -> bool:
        """Whether the answer still fitted when it was found."""
        table, switched_off = await self._here.off_loop(lambda: self._store.open(id)), Flag()
        try:
            advice = await self.advice(table.match, partner, switched_off.is_set, f"at {id}")
        finally:
            switched_off.set()
        try:
            told = f"@{advice.player} {advice.answer}"
            await self._here.off_loop(lambda: self._store.answer(id, told, table.sequence))
        except Stale:
            return False
        self._live.changed(id)
        return True


def sparring_of(request: Request) -> Sparring:
    sparring: Sparring = request.app.state.sparring
    return sparring


async def shown(
    request: Request, table: Table, note: str = "", problems: Sequence[str] = (),
    given: str = "", advice: Advice | None = None,
) -> str:  # fmt: skip
    """The table's page, with its sparring partners."""
    beside = Beside(
        read_partner(kept(request, PARTNER)),
        sparring_of(request).seats(table.id),
        advice,
    )
    frame = at_table(request, table)
    return await in_thread(table_page, frame, table, note, problems, given, beside)


async def hint(request: Request) -> Response:
    """What a player would answer now; nothing changes."""
    form, table = await our_form(request), await table_of(request)
    partner = _partner(form)
    try:
        advice = await _advice_while_connected(request, table, partner)
    except AutomatableError as error:
        problems = words_of(request, table.match.game).problems(error)
        return page(request, await shown(request, table, problems=problems), 422)
    response = page(request, await shown(request, table, advice=advice))
    keep_cookie(request, response, PARTNER, str(partner))
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
    partner, match = _partner(form), table.match
    try:
        player_for(match, partner.player)
        assert isinstance(match.pending, Ask)
        sparring_of(request).switch_on(table.id, match.pending.seat, partner)
    except AutomatableError as error:
        problems = words_of(request, match.game).problems(error)
        return page(request, await shown(request, table, problems=problems), 422)
    response = await _back(request, table)
    keep_cookie(request, response, PARTNER, str(partner))
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


def _partner(form: FormData) -> Partner:
    return read_partner(f"{form.get('player', '')}:{form.get('seconds', '')}")
