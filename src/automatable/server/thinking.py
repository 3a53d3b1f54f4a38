"""Players that think for seconds do so in a process of their own: the table stays quick.

One process serves all tables, one question after the other. It is started when it is first
needed, ends itself when nobody asks for a while, and is ended at once when the person who asked
no longer waits.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from automatable.core.advice.players import Advice, players
from automatable.server.line import Busy, Line
from automatable.server.surroundings import NotThinking

LOGGER = logging.getLogger(__name__)
PATIENCE_S = 180.0
"""How long an answer may take beyond its time: the first one ever waits for a compiler."""
IDLE_S = 600.0
LOOK_S = 0.05


class Thinking:
    """The process, and whoever waits for it."""

    def __init__(self, line: Line) -> None:
        self._turn = threading.Lock()
        self._line = line
        self._process: Any = None
        self._pipe: Connection | None = None

    def advise(
        self, game: str, id: str, state: Any, legal: Sequence[str], seconds: float,
        gone: Callable[[], bool] = lambda: False, who: str = "",
    ) -> Advice:  # fmt: skip
        """The advice of a player; called in a thread, which waits. `gone`: nobody waits."""
        try:
            ticket = self._line.take(who, "moment")
        except Busy:
            raise NotThinking("player_busy") from None
        try:
            if not ticket.wait(gone):
                raise NotThinking("player_stopped")
            with self._turn:
                return self._asked((game, id, state, legal, seconds), gone)
        finally:
            ticket.close()

    def close(self) -> None:
        """End the process, whatever it is doing."""
        process, self._process, self._pipe = self._process, None, None
        if process is not None:
            process.kill()
            process.join()

    def _asked(self, question: tuple[Any, ...], gone: Callable[[], bool]) -> Advice:
        end = time.monotonic() + question[-1] + PATIENCE_S
        pipe = self._ready()
        try:
            pipe.send(question)
            while not pipe.poll(LOOK_S):
                if gone() or time.monotonic() > end:
                    raise NotThinking("player_stopped")
            answer = pipe.recv()
        except BaseException as error:
            self.close()
            if isinstance(error, OSError | EOFError):
                raise NotThinking("player_stopped") from None
            raise
        if isinstance(answer, Advice):
            return answer
        LOGGER.error("a player failed: %s", answer)
        raise NotThinking("player_stopped")

    def _ready(self) -> Connection:
        if self._pipe is None or not self._process.is_alive():
            self.close()
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=think, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
        return self._pipe


def think(pipe: Connection) -> None:
    """The life of the process: a question, its answer, and the next one."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while pipe.poll(IDLE_S):
        try:
            game, id, state, legal, seconds = pipe.recv()
        except EOFError:
            return
        player = next(player for player in players()[game] if player.id == id)
        try:
            pipe.send(player.advise(state, legal, seconds))
        except Exception as error:  # the table is told that nothing came; it goes on without
            pipe.send(repr(error))
