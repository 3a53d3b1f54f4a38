"""The shelf: only the tables that are shown are read, and only the last few are opened."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request

from automatable.core.errors import AutomatableError
from automatable.server.learning import offered_lesson
from automatable.server.surroundings import surroundings
from automatable.server.visible_tables import at_home, known_ids
from automatable.server.visitor import frame_of, in_thread, store_of
from automatable.server.your_level import results_for
from automatable.table.contract import Tables
from automatable.table.store import Table, TableInfo
from automatable.ui.shelf.games import Wish
from automatable.ui.shelf.going_on import WITH_BOARD
from automatable.ui.shelf.shelf import AT_ONCE, Visit, shelf_page

LONGEST_SEARCH = 60


async def shelf_of(request: Request, problems: Sequence[str] = ()) -> str:
    """The page for this visitor: for the host all tables, for others those that they know."""
    ids = None if at_home(request) else known_ids(request)
    after = request.query_params.get("after", "")
    store = store_of(request)
    tables = await in_thread(store.tables, running=True, ids=ids, after=after, limit=AT_ONCE + 1)
    known = bool(ids) if ids is not None else await in_thread(store.count) > 0
    frame = frame_of(request, "/")
    visit = Visit(
        at_home=at_home(request),
        hosted=surroundings().has_host,
        offer=offered_lesson(request, known),
        opened=await in_thread(_opened, store, tables, 1 if frame.shell else WITH_BOARD),
        results=await results_for(request),
        wish=_wish(request),
        workshop=any(getattr(route, "path", "") == "/workshop" for route in request.app.routes),
        all_tables="tables" in request.query_params or bool(after),
    )
    return await in_thread(shelf_page, frame, tables, visit.at_home, problems, visit)


def _opened(store: Tables, tables: Sequence[TableInfo], most: int) -> dict[str, Table]:
    """The last tables with their matches; one that cannot be opened is shown without its board."""
    found: dict[str, Table] = {}
    for table in [t for t in tables if not t.over and not t.damaged][:most]:
        try:
            found[table.id] = store.open(table.id)
        except AutomatableError:
            continue
    return found


def _wish(request: Request) -> Wish:
    asked = request.query_params
    search = asked.get("search", "")[:LONGEST_SEARCH]
    return Wish(search, asked.get("only", ""), asked.get("sort") == "title")
