"""The shelf: only the tables that are shown are read."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request

from automatable.server.learning import offered_lesson
from automatable.server.surroundings import surroundings
from automatable.server.visible_tables import at_home, known_ids
from automatable.server.visitor import frame_of, in_thread, store_of
from automatable.ui.shelf import AT_ONCE, shelf_page


async def shelf_of(request: Request, problems: Sequence[str] = ()) -> str:
    """The page for this visitor: for the host all tables, for others those that they know."""
    ids = None if at_home(request) else known_ids(request)
    after = request.query_params.get("after", "")
    tables = await in_thread(
        store_of(request).tables, running=True, ids=ids, after=after, limit=AT_ONCE + 1
    )
    frame = frame_of(request, "/")
    known = bool(ids) if ids is not None else await in_thread(store_of(request).count) > 0
    offer = offered_lesson(request, known)
    hosted = surroundings().has_host
    return await in_thread(shelf_page, frame, tables, at_home(request), problems, offer, hosted)
