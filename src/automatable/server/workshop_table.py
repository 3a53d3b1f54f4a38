"""The table beside a file: a real match on the file as it stands (KIT-WRK-01).

Every good edit goes on with its answers on the new text; while there are mistakes the match keeps
the last good one, which it carries itself (KIT-STO-02).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request

from automatable.core.errors import AutomatableError, Refused
from automatable.core.matches.match import Match
from automatable.server.visitor import frame_of, live_of, store_of
from automatable.table.game_files import own_game_file
from automatable.table.store import NoSuchTable, Stale, Table, TableDamaged
from automatable.table.workshop import Bench
from automatable.ui.words.words import Words
from automatable.ui.workshop.document import Document


def live_table(request: Request, here: Document, lying: Bench) -> Table | None:
    """The table, unless somebody has deleted it."""
    try:
        return store_of(request).open(lying.table) if lying.table else None
    except (NoSuchTable, TableDamaged):
        return None


def begin_beside(request: Request, here: Document) -> str:
    """A new table of the file with its preset options."""
    game = own_game_file(here.name).game
    if game is None:
        raise Refused("workshop_stale")
    words = Words(frame_of(request).language)
    title = words("ws-live-name", title=here.title(words.language))
    return store_of(request).create(Match.new(game), title)


def renewed(request: Request, name: str, id: str) -> int:
    """Go on with the new text; the number of the answer that does not fit it, 0 if all do."""
    game = own_game_file(name).game
    if game is None or not id:
        return 0
    cut = 0

    def change(match: Match[Any]) -> Match[Any]:
        nonlocal cut
        moved, count, wrong = match.onto(game)
        cut = count + 1 if wrong is not None else 0
        return moved

    try:
        store = store_of(request)
        store.change(id, change, store.open(id).sequence)
    except (NoSuchTable, TableDamaged, Stale):
        return 0
    except AutomatableError:
        return 1  # not even the set-up fits: the next table begins again
    live_of(request).changed(id)
    return cut


def shown_beside(
    words: Words, here: Document, lying: Bench, table: Table | None
) -> dict[str, Any] | None:
    """What stands beside the file on a wide screen; nothing while there is nothing to play."""
    if table is None and not here.is_good:
        return None
    is_old = not here.is_good
    note = "ws-live-old" if is_old else "ws-live-cut" if lying.cut else "ws-live-good"
    told = words(note, n=lying.cut) if note == "ws-live-cut" else words(note)
    return {"table": table.id if table else "", "note": told, "is_old": is_old or bool(lying.cut)}


def just_done(table: Table | None) -> Sequence[str]:
    """The steps that the last answer has carried out."""
    if table is None:
        return ()
    entries = table.match.entries
    last = max((place for place, entry in enumerate(entries) if entry.by == "person"), default=0)
    return [event.rule for entry in entries[last:] for event in entry.events]
