"""Limits and headers for every response, and the check that a form is ours."""

from __future__ import annotations

import asyncio
import hmac
import json
import time
from urllib.parse import urlsplit

from starlette.datastructures import FormData, Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from automatable.core.errors import AutomatableError, Refused
from automatable.server.cookies import kept
from automatable.server.surroundings import surroundings
from automatable.server.visitor import GUARD, Forged
from automatable.table.store import id_for

FORM_KB = 96
"""The longest form without a file: the longest answer in letters that are written with twelve."""
BODY_S = 30
"""How long a request may take to arrive."""

POLICY = "Content-Security-Policy"
HEADERS = {
    POLICY: (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self';"
        " connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none';"
        " frame-src 'self';"
        " frame-ancestors 'none'"
    ),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


BESIDE = HEADERS[POLICY].replace("frame-ancestors 'none'", "frame-ancestors 'self'")
"""For a table that stands in a page of ours."""


class TooLarge(AutomatableError):
    """More was sent than anything of ours needs."""


class HeadTooLarge(AutomatableError):
    """Headers or an address longer than anything of ours needs."""


class TooSlow(AutomatableError):
    """A request that does not come to its end."""


class UnknownHost(AutomatableError):
    """The request was meant for another server."""


class NoAccess(AutomatableError):
    """The code of this server is missing or wrong."""


class NotYours(AutomatableError):
    """Only the host of the server, or a circle with a code, may do this."""


class SecurityHeaders:
    """Puts the headers on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if _is_beside_a_file(scope):
                    headers[POLICY] = BESIDE
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def _is_beside_a_file(scope: Scope) -> bool:
    """Whether a table is shown in a page of ours: the workshop has one beside its file.

    A pocket's page is not told where it will stand; nobody else's page may hold it either way.
    """
    table = scope["path"].removeprefix(scope.get("root_path", "")).startswith("/tables/")
    framed = Headers(scope=scope).get("sec-fetch-dest") == "iframe"
    return table and (framed or bool(surroundings().shell))


class BodyLimit:
    """Stops reading a request that is too large, or that comes too slowly.

    Whoever is answered before all of the request has come is not listened to any longer.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        read, more, end = 0, True, time.monotonic() + BODY_S
        most = _most_kb(scope)

        async def limited() -> Message:
            nonlocal read, more
            if not more:  # all is read: now it waits for the visitor to leave
                return await receive()
            message = await _in_time(receive, end)
            more = bool(message.get("more_body"))
            read += len(message.get("body", b""))
            if read > most * 1024:
                raise TooLarge("too_large", kilobytes=most)
            return message

        async def parting(message: Message) -> None:
            if message["type"] == "http.response.start" and more and _has_body(scope):
                MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        await self.app(scope, limited, parting)


def _most_kb(scope: Scope) -> int:
    """Files come in parts, and are read quickly; a plain form is read sign by sign."""
    kind = Headers(scope=scope).get("content-type", "") if scope["type"] == "http" else ""
    is_form = kind.strip().lower().startswith("application/x-www-form-urlencoded")
    return min(FORM_KB, surroundings().body_kb) if is_form else surroundings().body_kb


def _has_body(scope: Scope) -> bool:
    headers = Headers(scope=scope) if scope["type"] == "http" else {}
    return headers.get("content-length", "0") != "0" or "transfer-encoding" in headers


async def _in_time(receive: Receive, end: float) -> Message:
    left = end - time.monotonic()
    try:
        if left <= 0:  # what lies ready would be handed over before the clock is asked
            raise TimeoutError
        async with asyncio.timeout(left):
            return await receive()
    except TimeoutError:
        raise TooSlow("too_slow", seconds=BODY_S) from None


async def our_form(request: Request) -> FormData:
    """The form that was posted, if it came from one of our pages."""
    check_origin(request)
    form = await _form(request)
    given, known = str(form.get(GUARD, "")), kept(request, GUARD)
    if not known or not hmac.compare_digest(given.encode(), known.encode()):
        await form.close()
        raise Forged("forged")
    return form


def new_table(request: Request, form: FormData, file: str = "") -> str:
    """The id of the table that a form makes: the same form makes it once, any other another one.

    Without a token (a program that wants none) it is empty, and every form makes a table.
    """
    told = sorted((name, value) for name, value in form.multi_items() if isinstance(value, str))
    if not form.get("token"):
        return ""
    return id_for(kept(request, GUARD), request.url.path, json.dumps(told), file)


async def _form(request: Request) -> FormData:
    try:
        return await request.form(max_files=1, max_fields=100)
    except (ValueError, LookupError):
        raise Refused("bad_request") from None


def check_origin(request: Request) -> None:
    """Browsers say where a request comes from; programs say nothing."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise Forged("forged")
        return
    origin = request.headers.get("origin")
    if origin is not None and _place(origin) != request.headers.get("host"):
        raise Forged("forged")


def _place(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
