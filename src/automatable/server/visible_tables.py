"""Which tables a visitor is shown: the host all, everybody else those they know.

The address of a table is its key, so a list of all tables would be a bunch of all keys. Any other
browser keeps the ids of the tables that were opened in it, in a cookie that no script can read;
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
_ID = re.compile(r"[\w-]{16,40}", re.ASCII)


def at_home(request: Request) -> bool:
    """Whether the visitor owns all that lies here."""
    return surroundings().at_home(request)


def is_for_others(request: Request) -> bool:
    """Whether the address that was asked for is one that other machines can open."""
    return surroundings().others_can_open and not is_of_this_machine(request)


def is_of_this_machine(request: Request) -> bool:
    """Whether the address that was asked for means whatever machine it is opened on."""
    name = request.url.hostname or "localhost"
    return name == "localhost" or _is_loopback(name)


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
