"""The table's page: whatever happened, this is what the browser gets to see of it."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request

from automatable.core.players import Advice
from automatable.server.cookies import kept
from automatable.server.learning import coach_of, instead_of_table
from automatable.server.sparring import sparring_of
from automatable.server.visitor import at_table, in_thread
from automatable.table.store import Table
from automatable.ui.sparring import Beside, read_partner
from automatable.ui.table import table_page

PARTNER = "partner"
"""The cookie that remembers who was asked for a hint last."""


async def shown(
    request: Request, table: Table, note: str = "", problems: Sequence[str] = (),
    given: str = "", advice: Advice | None = None,
) -> str:  # fmt: skip
    """The table's page, with its sparring partners; or the guess that comes first."""
    if not problems and (asked := await instead_of_table(request, table)):
        return asked
    beside = Beside(
        read_partner(kept(request, PARTNER)),
        sparring_of(request).seats(table.id),
        advice,
    )
    frame = at_table(request, table)
    coach = coach_of(request, table)
    return await in_thread(table_page, frame, table, note, problems, given, beside, coach)
