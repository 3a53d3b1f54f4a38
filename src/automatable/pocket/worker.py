"""What the shell's worker calls: the app begins, answers, tells of changes.

Only plain values pass between the two: texts, numbers and bytes.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from automatable.pocket.calls import Call, Caller
from automatable.pocket.inside import app

Reply = tuple[int, list[tuple[str, str]], bytes]


def begin(home: str, address: str, shell: str) -> Begun:
    """The app on its storage, under the address that the browser shows."""
    random.seed(os.urandom(32))  # the picture of the memory must not repeat what is drawn
    begun = Begun(Path(home), address, shell)
    gc.enable()
    return begun


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
