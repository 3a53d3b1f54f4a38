"""Your level and your records, from the results that this reader may see."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from automatable.server.cookies import keep_cookie, kept
from automatable.server.visible_tables import at_home, known_ids
from automatable.server.visitor import frame_of, in_thread, page, store_of
from automatable.table.store import Result
from automatable.table.your_level import LIKES, USUAL
from automatable.ui.shelf.level import level_page, records_page
from automatable.ui.stage.afterwards import Finished

MOST_RESULTS = 1000
"""Of the history: years of evenings."""
LIKE = "like"


async def results_for(request: Request, game: str | None = None) -> Sequence[Result]:
    """The finished matches that are this reader's; elsewhere than at home, of this browser."""
    return await in_thread(_results, request, game)


def _results(request: Request, game: str | None) -> Sequence[Result]:
    ids = None if at_home(request) else known_ids(request)
    return store_of(request).results(game, ids=ids, limit=MOST_RESULTS)


def finished(request: Request, game: str) -> Finished:
    """What the page of a result looks back at; for who is off the event loop already."""
    return Finished(_results(request, game), _like(request))


async def level(request: Request) -> Response:
    """How strong the reader is; how they like it is remembered."""
    results, like = await results_for(request), _like(request)
    response = page(request, await in_thread(level_page, frame_of(request), results, like))
    if LIKE in request.query_params:
        keep_cookie(request, response, LIKE, str(LIKES.index(like)))
    return response


def _like(request: Request) -> float:
    """A step of the slider; what is none is the middle."""
    told = request.query_params.get(LIKE, kept(request, LIKE))
    steps = {str(step): like for step, like in enumerate(LIKES)}
    return steps.get(told, USUAL)


async def records(request: Request) -> Response:
    results = await results_for(request)
    return page(request, await in_thread(records_page, frame_of(request), results))
