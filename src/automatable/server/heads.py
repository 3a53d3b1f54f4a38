"""What stands before the body of a request, made harmless before anything reads it.

Parsers of headers were written for friends: the standard library's reader of cookies takes time
that grows with the square of their length. So what is too long is refused, and of the rest only
what we can have written ourselves is passed on.
"""

from __future__ import annotations

import re
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from automatable.core.errors import AutomatableError
from automatable.server.refusals import refused
from automatable.server.security import HeadTooLarge

HEAD_KB = 16
"""All headers of a request; a browser with a hundred known tables sends about four."""
LONGEST_PATH = 1000
LONGEST_QUERY = 4000
MOST_COOKIES = 50
LANGUAGES = 200
"""Letters of a list of languages: more than any browser sends."""
FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")
_COOKIE = re.compile(rb"[\w-]{1,40}=[\w!#$%&'()*+./:<=>?@\[\]^`{|}~-]{0,4096}")
_BOUNDARY = re.compile(r"boundary=\"?([\w'()+,./:=?-]{1,70})\"?(?:;|$)", re.ASCII)

RawHeaders = list[tuple[bytes, bytes]]


class HeadLimit:
    """Refuses what is too long; passes cookies and types on in a plain form."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            check(scope)
        except AutomatableError as error:
            response = await refused(Request(bare(scope)), error)
            await response(scope, receive, send)
            return
        scope["headers"] = cleaned(scope["headers"])
        await self.app(scope, receive, send)


def bare(scope: Scope) -> Scope:
    """Of a request that is refused, only in which language and form to say so."""
    languages = [(n, value[:LANGUAGES]) for n, value in scope["headers"] if n == b"accept-language"]
    path = "/api/" if "/api/" in scope["path"][:LONGEST_PATH] else "/"
    return {**scope, "headers": languages[:1], "query_string": b"", "path": path, "root_path": ""}


def check(scope: Scope) -> None:
    """Raise `HeadTooLarge` for more than any page of ours needs."""
    size = sum(len(name) + len(value) + 4 for name, value in scope["headers"])
    long = len(scope["path"]) > LONGEST_PATH or len(scope["query_string"]) > LONGEST_QUERY
    if size > HEAD_KB * 1024 or long:
        raise HeadTooLarge("head_too_large", kilobytes=HEAD_KB)


def cleaned(headers: RawHeaders) -> RawHeaders:
    """Cookies and the type of the body as we would have written them, all else as it came."""
    kept = [header for header in headers if header[0] not in (b"cookie", b"content-type")]
    sent = Headers(raw=headers)
    if cookies := _cookies(b";".join(value for name, value in headers if name == b"cookie")):
        kept.append((b"cookie", cookies))
    if "content-type" in sent:
        kept.append((b"content-type", _type(sent["content-type"]).encode("latin-1")))
    return kept


def _cookies(sent: bytes) -> bytes:
    pairs = [pair.strip() for pair in sent.split(b";", MOST_COOKIES)[:MOST_COOKIES]]
    return b"; ".join(pair for pair in pairs if _COOKIE.fullmatch(pair))


def _type(sent: str) -> str:
    """Of a form only where its parts end: the letters are always UTF-8."""
    kind = sent.split(";", 1)[0].strip().lower()
    found: Any = _BOUNDARY.search(sent) if kind == FORMS[1] else None
    return f"{kind}; boundary={found[1]}" if found else kind
