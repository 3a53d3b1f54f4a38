"""Language and theme: two cookies, set by plain forms, in the middle of a game too."""

from __future__ import annotations

from collections.abc import Container

from starlette.requests import Request
from starlette.responses import Response

from automatable.server.cookies import keep_cookie
from automatable.server.security import our_form
from automatable.server.visitor import inside, see
from automatable.ui.frame import THEMES
from automatable.ui.words.words import LANGUAGES


async def language(request: Request) -> Response:
    return await _switch(request, "language", LANGUAGES)


async def theme(request: Request) -> Response:
    return await _switch(request, "theme", THEMES)


async def _switch(request: Request, name: str, known: Container[str]) -> Response:
    """Keep the choice and return to the page it was made on."""
    form = await our_form(request)
    response = see(request, inside(str(form.get("next", "/"))))
    if (value := str(form.get(name, ""))) in known:
        keep_cookie(request, response, name, value)
    return response
