"""What a browser keeps for us."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

YEAR_S = 365 * 24 * 3600


def keep_cookie(request: Request, response: Response, name: str, value: str) -> None:
    """No script reads it, and no other site sends it."""
    response.set_cookie(
        name,
        value,
        max_age=YEAR_S,
        path=request.scope.get("root_path") or "/",
        samesite="lax",
        httponly=True,
        secure=request.url.scheme == "https",
    )
