"""Who may come in: requests for this server only, not too many, and with the code if there is one.

A page of another site can make a browser ask a server in the home network under a name of its
own (DNS rebinding). So names are answered only if they are known; plain addresses always are,
because no other site can own them.
"""

from __future__ import annotations

import hmac
import re
from dataclasses import dataclass
from functools import cache
from hashlib import scrypt
from ipaddress import ip_address
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from automatable.core.errors import AutomatableError
from automatable.server.cookies import keep_cookie
from automatable.server.limits import Allowance
from automatable.server.refusals import refused, told
from automatable.server.security import NoAccess, NotYours, UnknownHost, our_form
from automatable.server.visible_tables import at_home
from automatable.server.visitor import frame_of, inside, page, path_of, visitor_of, words_of
from automatable.ui.help import enter_page

ACCESS = "access"
OPEN_TO_ALL = ("/enter", "/health", "/language", "/theme")
MAKING = ("/import", "/new", "/decks", "/decks/begin", "/decks/keep")
"""Where a request leaves something on the disk for good."""
_SHARED = re.compile(r"/(games|tables)/[^/]+/decks(/|$)|/lab(/|$)")


@dataclass(frozen=True)
class Access:
    """The names that the server answers to, the code that its visitors need, and for whom it is.

    In a household, whoever sits at the machine itself sees and may do everything.
    """

    names: frozenset[str] = frozenset()
    code: str | None = None
    household: bool = True

    def knows(self, host: str) -> bool:
        name = _without_port(host).lower()
        return name == "localhost" or name in self.names or _is_address(name)

    def key(self) -> str:
        """What the browser of somebody who knows the code keeps instead of it."""
        return _key_for(self.code or "")

    def opens_for(self, request: Request) -> bool:
        kept = request.cookies.get(ACCESS, "")
        if self.code is None or hmac.compare_digest(self.key().encode(), kept.encode()):
            return True
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return self.is_code(given)

    def is_code(self, given: str) -> bool:
        return self.code is not None and hmac.compare_digest(self.code.encode(), given.encode())


@cache
def _key_for(code: str) -> str:
    """Made slowly, so that a stolen cookie does not soon give the code away."""
    return scrypt(code.encode(), salt=b"automatable access", n=2**14, r=8, p=1, dklen=32).hex()


class AccessGuard:
    """Lets requests in, or says why not."""

    def __init__(self, app: ASGIApp, access: Access) -> None:
        self.app = app
        self.access = access
        self.requests = Allowance(at_once=600, per_second=100)
        self.made = Allowance(at_once=120, per_second=2)
        self.imports = Allowance(at_once=20, per_second=0.2)
        self.guesses = Allowance(at_once=10, per_second=0.1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        scope.setdefault("state", {})["access_guard"] = self
        try:
            self.check(request)
        except NoAccess:
            response = self.turned_away(request)
        except AutomatableError as error:
            response = await refused(request, error)
        else:
            await self.app(scope, receive, send)
            return
        await response(scope, receive, send)

    def check(self, request: Request) -> None:
        if not self.access.knows(request.headers.get("host", "")):
            raise UnknownHost("unknown_host")
        path = path_of(request)
        if path.startswith("/static/"):
            return
        visitor = visitor_of(request)
        self.requests.take(visitor)
        if request.method == "POST" and path.endswith(MAKING):
            self.made.take(visitor)
        if request.method == "POST" and path == "/import":  # a whole match is replayed
            self.imports.take(visitor)
        if path not in OPEN_TO_ALL:
            self.check_code(request, visitor)
        if request.method == "POST" and _SHARED.match(path):
            self.check_host(request)

    def check_host(self, request: Request) -> None:
        """No stranger changes the decks of all tables, or keeps the machine busy with runs."""
        if self.access.code is None and not at_home(request):
            raise NotYours("host_only")

    def check_code(self, request: Request, visitor: str) -> None:
        if "authorization" in request.headers:
            self.guesses.check(visitor)
        if not self.access.opens_for(request):
            if "authorization" in request.headers:
                self.guesses.take(visitor)
            raise NoAccess("no_access")

    def turned_away(self, request: Request) -> Response:
        """The page that asks for the code; a program is told in JSON."""
        if path_of(request).startswith("/api/"):
            return told(request, NoAccess("no_access"), 401)
        wanted = path_of(request) if request.method == "GET" else "/"
        return page(request, enter_page(frame_of(request, "/"), wanted), 401)


async def ask(request: Request) -> Response:
    """The page that asks for the code."""
    return page(request, enter_page(frame_of(request, "/"), "/"))


async def enter(request: Request) -> Response:
    """The code is checked, and kept by the browser in another form."""
    form = await our_form(request)
    keeper: AccessGuard = request.state.access_guard
    wanted, visitor = inside(str(form.get("next", "/"))), visitor_of(request)
    keeper.guesses.check(visitor)
    if not keeper.access.is_code(str(form.get("code", ""))):
        keeper.guesses.take(visitor)
        problem = words_of(request).error(NoAccess("no_access"))
        return page(request, enter_page(frame_of(request, "/"), wanted, [problem]), 401)
    response = RedirectResponse(frame_of(request).url(wanted), 303)
    keep_cookie(request, response, ACCESS, keeper.access.key())
    return response


ROUTES: dict[str, dict[str, Any]] = {"GET": {"/enter": ask}, "POST": {"/enter": enter}}


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].split("]")[0]
    return host.rsplit(":", 1)[0] if host.count(":") == 1 else host


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
