"""Who the host is: whoever has shown the key that lies beside the database.

Where a request comes from proves nothing. Behind a proxy on the same machine every visitor of the
world comes from 127.0.0.1, and a careless proxy does not say so. A key is passed on by nobody who
does not have it: the start prints an address with the key in it, the browser keeps it from then on.
"""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from automatable.server.cookies import keep_cookie
from automatable.server.security import NotYours
from automatable.server.visitor import frame_of, visitor_of

HOST, KEY, PATH = "host", "key", "/host"
_KEY = re.compile(r"[\w-]{20,100}", re.ASCII)


def key_beside(database: Path) -> str:
    """The key of the tables in this file, made when it is first wanted; for the owner's eyes only.

    Where nothing can be written it is another one with every start.
    """
    file = database.with_name(f"{database.stem}.host-key")
    fresh = secrets.token_urlsafe(24)
    with suppress(OSError):
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "w") as writing:
            writing.write(fresh)
    with suppress(OSError, UnicodeDecodeError):
        if _KEY.fullmatch(known := file.read_text("utf-8").strip()):
            return known
    return fresh


def address_with(key: str) -> str:
    """What stands behind the address of a server for whoever becomes its host by it."""
    return f"{PATH}?{KEY}={key}"


async def become_host(request: Request) -> Response:
    """From now on this browser is the host's; every wrong key counts like a wrong code."""
    guard, visitor = request.state.access_guard, visitor_of(request)
    guard.guesses.take(visitor)
    key = request.query_params.get(KEY, "")
    if not guard.access.is_host_key(key):
        raise NotYours("host_key_wrong")
    guard.guesses.give_back(visitor)
    response = RedirectResponse(frame_of(request).url("/"), 303)
    keep_cookie(request, response, HOST, key)
    return response


ROUTES: dict[str, dict[str, Any]] = {"GET": {PATH: become_host}}
