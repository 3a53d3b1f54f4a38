"""What a browser keeps for us."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from automatable.server.surroundings import surroundings


def kept(request: Request, name: str) -> str:
    """What is kept under a name; empty if nothing is."""
    return surroundings().cookies(request).get(name, "")


def keep_cookie(request: Request, response: Response, name: str, value: str) -> None:
    surroundings().keep_cookie(request, response, name, value)
