"""The table's page: whatever happened, this is what the browser gets to see of it."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.advice.players import Advice
from automatable.server.cookies import keep_cookie, kept
from automatable.server.learning import coach_of, instead_of_table
from automatable.server.sparring import sparring_of
from automatable.server.visitor import at_table, in_thread
from automatable.server.your_level import finished
from automatable.table.store import Table
from automatable.ui.stage.afterwards import Finished
from automatable.ui.stage.sparring import Beside, kept_partner
from automatable.ui.stage.table import table_page

PARTNER = "partner"
"""The cookie that remembers who was asked for a hint last."""
LAID_OUT, MOST_LAID_OUT = "laid-out", 20
"""The cookie that remembers at which tables the checklist was ticked off."""


async def shown(
    request: Request, table: Table, note: str = "", problems: Sequence[str] = (),
    given: str = "", advice: Advice | None = None,
) -> str:  # fmt: skip
    """The table's page, with its sparring partners; or the guess that comes first."""
    return await in_thread(drawn, request, table, note, problems, given, advice)


def drawn(
    request: Request, table: Table, note: str = "", problems: Sequence[str] = (),
    given: str = "", advice: Advice | None = None,
) -> str:  # fmt: skip
    """The same for who is off the event loop already."""
    if not problems and (asked := instead_of_table(request, table)):
        return asked
    partner = kept_partner(kept(request, PARTNER), table.match.game.id)
    seats = sparring_of(request).seats(table.id)
    return table_page(
        at_table(request, table),
        table,
        note,
        problems,
        given,
        Beside(partner, seats, advice),
        coach_of(request, table),
        laid_out=is_laid_out(request, table),
        finished=finished(request, table.game) if table.match.over else Finished(),
    )


def is_laid_out(request: Request, table: Table) -> bool:
    """Whether the checklist of this table was ticked off in this browser."""
    return table.id in kept(request, LAID_OUT).split(".")


def keep_laid_out(request: Request, response: Response, table: Table) -> None:
    """Remember that all lies on the table; of the last few tables that is enough."""
    others = (id for id in kept(request, LAID_OUT).split(".") if id and id != table.id)
    known = [table.id, *others][:MOST_LAID_OUT]
    keep_cookie(request, response, LAID_OUT, ".".join(known))
