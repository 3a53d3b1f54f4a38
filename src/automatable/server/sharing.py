"""Games to share: sending a finished one, comparing results, and the game of the day."""

from __future__ import annotations

from datetime import UTC, date, datetime

from starlette.requests import Request
from starlette.responses import Response

from automatable.core.matches.sharing import FIRST_DAY
from automatable.server.security import our_form
from automatable.server.visible_tables import is_of_this_machine
from automatable.server.visitor import frame_of, in_thread, page, table_of
from automatable.ui.shelf.sharing import Address, day_page, share_page

LONGEST = 20_000


async def share(request: Request) -> Response:
    table = await table_of(request)
    return page(request, await in_thread(share_page, frame_of(request), table, _address(request)))


async def compare(request: Request) -> Response:
    """The friend's result beside one's own; nothing of it is kept."""
    form, table = await our_form(request), await table_of(request)
    pasted = str(form.get("pasted", ""))[:LONGEST]
    here = frame_of(request, f"/tables/{table.id}/share")
    return page(request, await in_thread(share_page, here, table, _address(request), pasted))


def _address(request: Request) -> Address:
    return Address(str(request.base_url), not is_of_this_machine(request))


async def day(request: Request) -> Response:
    """Today by the world's clock; earlier days by their date, later ones not yet."""
    today = datetime.now(UTC).date()
    chosen = read_day(request.query_params.get("date", ""), today)
    return page(request, await in_thread(day_page, frame_of(request), chosen, today))


def read_day(text: str, today: date) -> date:
    """What makes no sense, and what has not come yet, is today."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return today
    return day if FIRST_DAY <= day <= today else today
