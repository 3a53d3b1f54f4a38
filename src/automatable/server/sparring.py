"""Hints, and seats that the app plays: through the same door as a person's own answers."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from starlette.requests import Request

from automatable.core.advice.players import Advice, player_for
from automatable.core.errors import AutomatableError
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask
from automatable.server.live import Live
from automatable.server.surroundings import NotThinking, Surroundings
from automatable.table.store import Stale
from automatable.ui.stage.sparring import Partner, read_partner

PARTNER = "partner"
ON, OFF = "!on", "!off"
"""What processes tell each other: no id of a table looks like that."""
PACE_S = 1.0
"""Between two answers of the app, so that one can follow what it does."""
TRIES = 5
MOST_TABLES, SHARE = 20, 3
"""Where the app plays at once, for all and for one visitor; it answers once a second at each."""


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
        self._for: dict[str, str] = {}
        """Who has asked for it, at all tables where the app plays."""
        self._own: set[str] = set()
        """Tables at which this very process answers; of the others it only knows."""
        self._me = secrets.token_hex(8)
        live.listeners.append(self.heard)

    def seats(self, table: str) -> Mapping[int, Partner]:
        return self._seats.get(table, {})

    def switch_on(self, table: str, seat: int, partner: Partner, who: str = "") -> None:
        others = [owner for other, owner in self._for.items() if other != table]
        if len(others) >= MOST_TABLES or others.count(who) >= SHARE:
            raise NotThinking("player_busy")
        self._for[table] = who
        self._seats.setdefault(table, {})[seat] = partner
        self._own.add(table)
        self._here.announce(f"{ON} {self._me} {table} {seat} {partner} {who or '-'}")
        self.wake(table)

    def switch_off(self, table: str) -> None:
        """For all seats, and at once, whichever process plays there."""
        if table in self._seats:
            self._here.announce(f"{OFF} {self._me} {table}")
        self._forget(table)

    def _forget(self, table: str) -> None:
        self._seats.pop(table, None)
        self._for.pop(table, None)
        self._own.discard(table)
        if task := self._playing.pop(table, None):
            task.cancel()

    def heard(self, news: str) -> None:
        """Another process has changed a table, or plays there, or plays no longer."""
        match news.split(" "):
            case [kind, who, *_] if kind in (ON, OFF) and who == self._me:
                return
            case [kind, _, table, seat, partner, who] if kind == ON:
                self._forget(table)
                self._for[table] = who
                self._seats.setdefault(table, {})[int(seat)] = read_partner(partner)
                self._live.changed(table)
            case [kind, _, table] if kind == OFF:
                self._forget(table)
                self._live.changed(table)
            case [table]:
                self._live.changed(table)
                self.wake(table)

    def wake(self, table: str) -> None:
        """Something changed at the table: perhaps it is the app's turn."""
        if table in self._own and table not in self._playing:
            task = asyncio.get_running_loop().create_task(self._play(table))
            self._playing[table] = task
            task.add_done_callback(lambda _: self._playing.pop(table, None))

    def close(self) -> None:
        for table in list(self._own):
            self.switch_off(table)
        self.thinking.close()

    async def advice(
        self, match: Match[Any], partner: Partner, gone: Callable[[], bool], who: str
    ) -> Advice:
        """What the partner would answer; the event loop goes on meanwhile.

        Nobody has two questions waiting: the few seats are for everybody.
        """
        player = player_for(match, partner.player)
        legal = match.legal() or []
        if not player.takes_time:
            return await self._here.off_loop(lambda: player.advise(match.state, legal, 0.0))
        if who in self._waiting:
            raise NotThinking("player_busy")
        asked = (match.game.id, player.id, match.state, legal, float(partner.seconds), gone, who)
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
            self._end(table)

    def _end(self, table: str) -> None:
        """It plays there no longer; the task that says so ends by itself."""
        self._seats.pop(table, None)
        self._for.pop(table, None)
        self._own.discard(table)
        self._here.announce(f"{OFF} {self._me} {table}")
        self._live.changed(table)

    async def _asked(self, id: str) -> Partner | None:
        try:
            table = await self._here.off_loop(lambda: self._store.open(id))
        except AutomatableError:
            self._end(id)
            return None
        if table.match.over:
            self._end(id)
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
            text = f"@{advice.player} {advice.answer}"
            await self._here.off_loop(lambda: self._store.answer(id, text, table.sequence))
        except Stale:
            return False
        self._live.changed(id)
        return True


def sparring_of(request: Request) -> Sparring:
    sparring: Sparring = request.app.state.sparring
    return sparring
