"""Who may come in: requests for this server only, not too many, and with the code if there is one.

A page of another site can make a browser ask a server in the home network under a name of its
own (DNS rebinding). So names are answered only if they are known; plain addresses always are,
because no other site can own them.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from ipaddress import ip_address
from typing import Any
from unicodedata import normalize

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from automatable.core.errors import AutomatableError
from automatable.server.cookies import keep_cookie, kept
from automatable.server.limits import Allowance
from automatable.server.refusals import refusal, refused
from automatable.server.security import NoAccess, NotYours, UnknownHost, our_form
from automatable.server.surroundings import asking, reading
from automatable.server.visible_tables import at_home
from automatable.server.visitor import (
    frame_of,
    in_thread,
    inside,
    page,
    path_of,
    store_of,
    visitor_of,
    words_of,
)
from automatable.table.recent import Recent
from automatable.ui.shelf.help import enter_page

ACCESS = "access"
OPEN_TO_ALL = ("/enter", "/health", "/language", "/theme")
MAKING = re.compile(
    r"/import|/api/tables|/files/(new|keep)|/workshop/(new|[^/]+/(live|position))"
    r"|/games/[^/]+/(new|lesson|decks|decks/begin|puzzles/[^/]+/play)"
    r"|/tables/[^/]+/(decks/keep|look-back/play)|/lab(/design|/runs/[^/]+/keep)?"
)
"""Where a request leaves something on the disk for good."""
KNOWN = 10_000
"""Browsers that need not be looked up again."""
_PORT = r"(?::\d{1,5})?"
_HOST = re.compile(rf"\[([\da-fA-F:.]+)\]{_PORT}|([^:\[\]]+){_PORT}|([\da-fA-F:.]+)")
_LOOKING = re.compile(r"/tables/[^/]+(?!.*/live$)|/api/tables/")
"""A table or a page of it, but not the streams, which cost nothing."""
_SHARED = re.compile(
    r"/(games|tables)/[^/]+/decks(/|$)|/lab(/|$)|/files/(keep|[^/]+/delete)$|/workshop(/|$)"
)


@dataclass(frozen=True)
class Access:
    """The names that the server answers to, the code that its visitors need, the host's key."""

    names: frozenset[str] = frozenset()
    code: str | None = None
    host_key: str | None = None
    """Whoever has it sees and may do everything; without one nobody does."""
    processes: int = 1
    """Behind the same port: guesses are limited for all of them together."""

    def knows(self, host: str) -> bool:
        name = _without_port(host).lower()
        return name == "localhost" or name in self.names or _is_address(name)

    def is_code(self, given: str) -> bool:
        return self.code is not None and hmac.compare_digest(spelt(self.code), spelt(given))

    def is_host_key(self, given: str) -> bool:
        key = self.host_key
        return key is not None and hmac.compare_digest(key.encode(), given.encode())


def spelt(code: str) -> bytes:
    """The code in one spelling: an accent may be a letter of its own, or bytes of the shell's."""
    told = code.encode(errors="surrogateescape").decode(errors="replace")
    return normalize("NFC", told.strip()).encode()


def in_header(given: str) -> str:
    """A code in a header: its bytes are UTF-8, whatever the letters look like."""
    try:
        return given.encode("latin-1").decode()
    except UnicodeError:
        return given


class Sessions:
    """Browsers that have shown the code: each keeps a secret of its own, the store a digest of it.

    With another code none of them is known any more.
    """

    def __init__(self, code: str) -> None:
        self._key = blake2b(spelt(code)).digest()
        self._known: Recent[str, bool] = Recent(KNOWN)

    async def begin(self, request: Request) -> str:
        """A new secret, which from now on opens the door."""
        secret = secrets.token_urlsafe(24)
        await in_thread(store_of(request).keep_session, self._digest(secret))
        return secret

    def remembers(self, secret: str) -> bool:
        """Whether it was looked up before."""
        return self._known.get(self._digest(secret)) is not None

    async def knows(self, request: Request, secret: str) -> bool:
        digest = self._digest(secret)
        if await in_thread(store_of(request).has_session, digest):
            self._known.put(digest, True)
            return True
        return False

    def _digest(self, secret: str) -> str:
        return blake2b(secret.encode(), key=self._key, digest_size=32).hexdigest()


class AccessGuard:
    """Lets requests in, or says why not."""

    def __init__(self, app: ASGIApp, access: Access) -> None:
        self.app = app
        self.access = access
        self.requests = Allowance(at_once=600, per_second=100)
        self.made = Allowance(at_once=120, per_second=2)
        self.imports = Allowance(at_once=20, per_second=0.2)
        self.files = Allowance(at_once=2000, per_second=200)
        shares = access.processes
        self.guesses = Allowance(at_once=max(1, 10 // shares), per_second=0.1 / shares)
        self.sessions = Sessions(access.code or "")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        scope.setdefault("state", {})["access_guard"] = self
        try:
            await self.check(request)
        except NoAccess:
            response = self.turned_away(request)
        except AutomatableError as error:
            response = await refused(request, error)
        else:
            await self.app(scope, receive, send)
            return
        await response(scope, receive, send)

    async def check(self, request: Request) -> None:
        if not self.access.knows(request.headers.get("host", "")):
            raise UnknownHost("unknown_host")
        path, visitor = path_of(request), visitor_of(request)
        reading.set(visitor if request.method == "GET" and _LOOKING.match(path) else None)
        asking.set(visitor)
        if path.startswith("/static/"):
            self.files.take(visitor)
            return
        self.requests.take(visitor)
        if request.method == "POST" and MAKING.fullmatch(path):
            self.made.take(visitor)
        if request.method == "POST" and path == "/import":  # a whole match is replayed
            self.imports.take(visitor)
        if path not in OPEN_TO_ALL:
            await self.check_code(request, visitor)
        if request.method == "POST" and _SHARED.match(path):
            self.check_host(request)

    def check_host(self, request: Request) -> None:
        """No stranger changes the decks of all tables, or keeps the machine busy with runs."""
        if self.access.code is None and not at_home(request):
            raise NotYours("host_only")

    async def check_code(self, request: Request, visitor: str) -> None:
        """Every try is counted, by whichever way it comes; who knows the way in loses none."""
        if self.access.code is None:
            return
        secret = kept(request, ACCESS)
        given = in_header(request.headers.get("authorization", "").removeprefix("Bearer "))
        if not secret and not given:
            raise NoAccess("no_access")
        if self.sessions.remembers(secret):
            return
        self.guesses.take(visitor)  # before anything is looked up: others ask at the same time
        right = self.access.is_code(given) or await self.sessions.knows(request, secret)
        if not right:
            raise NoAccess("no_access")
        self.guesses.give_back(visitor)

    def turned_away(self, request: Request) -> Response:
        """The page that asks for the code; a program gets JSON."""
        if path_of(request).startswith("/api/"):
            return refusal(request, NoAccess("no_access"), 401)
        wanted = path_of(request) if request.method == "GET" else "/"
        response = page(request, enter_page(frame_of(request, "/"), wanted), 401)
        if kept(request, ACCESS):  # of an older code: sent again it would count as a guess
            keep_cookie(request, response, ACCESS, "")
        return response


async def ask(request: Request) -> Response:
    """The page that asks for the code."""
    return page(request, enter_page(frame_of(request, "/"), "/"))


async def enter(request: Request) -> Response:
    """The code is checked, and kept by the browser in another form."""
    form = await our_form(request)
    keeper: AccessGuard = request.state.access_guard
    wanted, visitor = inside(str(form.get("next", "/"))), visitor_of(request)
    keeper.guesses.take(visitor)
    if not keeper.access.is_code(str(form.get("code", ""))):
        problem = words_of(request).error(NoAccess("no_access"))
        return page(request, enter_page(frame_of(request, "/"), wanted, [problem]), 401)
    keeper.guesses.give_back(visitor)
    response = RedirectResponse(frame_of(request).url(wanted), 303)
    keep_cookie(request, response, ACCESS, await keeper.sessions.begin(request))
    return response


ROUTES: dict[str, dict[str, Any]] = {"GET": {"/enter": ask}, "POST": {"/enter": enter}}


def _without_port(host: str) -> str:
    """The name or address in a Host header; empty if it is none."""
    found = _HOST.fullmatch(host)
    return (found[1] or found[2] or found[3]) if found else ""


@lru_cache(maxsize=200)
def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
