"""The app without a server, handed out by a server where it was built (`make pocket`)."""

from __future__ import annotations

from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import quote

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response

from automatable.server.visitor import frame_of

FOLDER = Path(__file__).parents[3] / "build" / "pocket"
ADDRESS = "/pocket/"


def is_offered(request: Request) -> bool:
    """Browsers install only what comes over https, or from their own machine."""
    return is_built() and (request.url.scheme == "https" or _is_here(request.url.hostname or ""))


def is_built() -> bool:
    return (FOLDER / "service-worker.js").is_file()


def _is_here(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


async def file(request: Request) -> Response:
    """One file of the folder; what only the app knows is left to the app."""
    path: str = request.path_params["path"]
    if "\0" in path:
        raise HTTPException(404)  # no file system has such a name
    found = (FOLDER / (path or "index.html")).resolve()
    if not is_built() or not found.is_relative_to(FOLDER):
        raise HTTPException(404)
    if found.is_file():
        return FileResponse(found, headers={"Cache-Control": "no-cache"})
    if path.startswith(("v/", "static/", "icons/")):
        raise HTTPException(404)
    wanted = f"/{path}" + (f"?{request.url.query}" if request.url.query else "")
    return RedirectResponse(frame_of(request).url(f"{ADDRESS}?to={quote(wanted, safe='')}"), 303)


ROUTES: dict[str, dict[str, Any]] = {"GET": {"/pocket/{path:path}": file}}
