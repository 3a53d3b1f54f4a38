"""What the shell's worker calls: the app begins, answers, tells of changes.

Only plain values pass between the two: texts, numbers and bytes.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from automatable.core.game import games
from automatable.core.players import players
from automatable.pocket.calls import Call, Caller
from automatable.pocket.inside import app
from automatable.ui.frame import Frame
from automatable.ui.help import help_page
from automatable.ui.set_up import set_up_page
from automatable.ui.shelf import shelf_page
from automatable.ui.words import LANGUAGES

Reply = tuple[int, list[tuple[str, str]], bytes]


def warm() -> None:
    """Load and prepare what every start needs, before a picture of the memory is taken."""
    players()
    for language in LANGUAGES:
        frame = Frame(language=language, lab=False)
        shelf_page(frame, [], True)
        help_page(frame)
        for game in games().values():
            set_up_page(frame, game, {}, [])


def begin(home: str, address: str, shell: str) -> Begun:
    """The app on its storage, under the address that the browser shows."""
    random.seed(os.urandom(32))  # the picture of the memory must not repeat what is drawn
    return Begun(Path(home), address, shell)


class Begun:
    """The app at work."""

    def __init__(self, home: Path, address: str, shell: str) -> None:
        self._caller = Caller(app(home, shell), address)

    async def answer(self, method: str, path: str, headers: Any, body: Any) -> Reply:
        call = Call(method, path, _plain(headers), _bytes(body))
        reply = await self._caller.answer(call)
        return reply.status, reply.headers, reply.body

    def watch(self, path: str, tell: Callable[[str], object]) -> Callable[[], object]:
        """Tell of every change at an address until the returned function is called."""

        async def follow() -> None:
            async with self._caller.stream(Call("GET", path, {}, b"")) as parts:
                async for part in parts:
                    tell(part.decode())

        return asyncio.ensure_future(follow()).cancel


def _plain(headers: Any) -> dict[str, str]:
    return dict(headers.to_py() if hasattr(headers, "to_py") else headers)


def _bytes(body: Any) -> bytes:
    return bytes(body.to_bytes() if hasattr(body, "to_bytes") else body)
