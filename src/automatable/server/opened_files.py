"""A game file that somebody opens, whichever way it came: what it holds, and what can be done."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.files.game_texts import LONGEST_NAME, packed
from automatable.core.game import reads_texts
from automatable.server.visible_tables import at_home
from automatable.server.visitor import frame_of, in_thread, page
from automatable.table.game_files import GameFile, kept_as, read_game_text
from automatable.ui.shelf.game_files import Waiting, opened_page


def is_game_text(text: str) -> bool:
    """Whether this is meant to be a game file: its first statement says so."""
    lines = (line.strip() for line in text.lstrip("\ufeff").splitlines()[:200])
    first = next((line for line in lines if line and not line.startswith("#")), "")
    return first.split(" ")[0] == "automa"


def name_in(text: str) -> str:
    """The name that a text gives its game."""
    return reads_texts().heading(text)[0][:LONGEST_NAME] or "game"


async def opened_text(request: Request, text: str) -> Response:
    return await opened(request, await in_thread(read_game_text, name_in(text), text))


async def opened(
    request: Request, file: GameFile, set_up: str = "", problems: tuple[str, ...] = ()
) -> Response:
    """The page of a file that nobody has played or kept yet."""
    kept = await in_thread(kept_as, file.text)
    waiting = Waiting(packed(file.text), set_up, kept, may_keep(request))
    html = await in_thread(opened_page, frame_of(request, "/workshop"), file, waiting, problems)
    return page(request, html, 422 if problems or file.game is None else 200)


def may_keep(request: Request) -> bool:
    """Whether the visitor may put files on this shelf: the host, or a circle with a code."""
    guard = getattr(request.state, "access_guard", None)
    return at_home(request) or (guard is not None and guard.access.code is not None)
