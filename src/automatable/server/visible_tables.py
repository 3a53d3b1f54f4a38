"""Which tables a visitor is shown: at the server's own machine all, elsewhere those they know.

The address of a table is its key, so a list of all tables would be a bunch of all keys. A browser
elsewhere keeps the ids of the tables that were opened in it, in a cookie that no script can read;
whoever has a table's address can come to it, and finds it on the shelf from then on.
"""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import ip_address

from starlette.requests import Request
from starlette.responses import Response

from automatable.server.cookies import keep_cookie, kept
from automatable.server.surroundings import surroundings

KNOWN = "tables"
MOST = 100
"""A cookie has room for some more."""
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
_ID = re.compile(r"[\w-]{16,40}", re.ASCII)


def at_home(request: Request) -> bool:
    """Whether the visitor owns all that lies here."""
    return surroundings().at_home(request)


def sits_here(request: Request) -> bool:
    """Whether the visitor sits at the server's own machine, and nothing lies in between."""
    return not any(name in request.headers for name in FORWARDED) and _is_here(request)


def _is_here(request: Request) -> bool:
    """A machine that speaks to itself by its address in the network has that address, too."""
    own, _ = request.scope.get("server") or ("", 0)
    visitor = request.client.host if request.client else ""
    return _is_loopback(visitor) or (bool(visitor) and visitor == own)


def is_for_others(request: Request) -> bool:
    """Whether the address that was asked for is one that other machines can open."""
    name = request.url.hostname or "localhost"
    return surroundings().others_can_open and name != "localhost" and not _is_loopback(name)


@lru_cache(maxsize=1000)
def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def known_ids(request: Request) -> list[str]:
    """The tables that were opened in this browser, the last one first."""
    known = kept(request, KNOWN).split(".")
    return list(dict.fromkeys(id for id in known if _ID.fullmatch(id)))[:MOST]


def remember(request: Request, response: Response, id: str) -> None:
    """From this response on the browser knows the table."""
    known = known_ids(request)
    if known[:1] != [id]:
        ids = [id, *(other for other in known if other != id)][:MOST]
        keep_cookie(request, response, KNOWN, ".".join(ids))
