"""Static files under addresses that change with their contents, so browsers may keep them."""

from __future__ import annotations

import mimetypes
from functools import cache

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from automatable.ui.frame import assets, assets_version

FOR_EVER = "public, max-age=31536000, immutable"
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}


async def static(request: Request) -> Response:
    """One file of the frame or of a game."""
    path: str = request.path_params["path"]
    if path not in assets():
        raise HTTPException(404)
    current = request.path_params["version"] == assets_version()
    kept = {"Cache-Control": FOR_EVER if current else "no-cache"}
    return Response(_contents(path), media_type=_media_type(path), headers=kept)


@cache
def _contents(path: str) -> bytes:
    """Read once: there are few of them."""
    return assets()[path].read_bytes()


def _media_type(path: str) -> str:
    suffix = path[path.rfind(".") :]
    return _TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
