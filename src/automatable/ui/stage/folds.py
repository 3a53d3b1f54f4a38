"""What lies folded on the table's page: panels and reasons, drawn at once or when they are opened.

A page that is read as it comes has all of it. In one that our script puts in the place of the one
before (`Frame.late`), folds are empty and have an address each: most of them are never opened,
and to draw them takes as long as to draw the table.
"""

from __future__ import annotations

import re

from markupsafe import Markup

from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.stage.panels import panels
from automatable.ui.stage.turns import Narration

_WHY = re.compile(r"why-(\d{1,6})-(\d{1,6})")


def folded(frame: Frame, table: Table, name: str) -> Markup | None:
    """What lies in a fold of the table's page; None if it has no such fold."""
    telling = Narration(table.match, frame.language)
    if found := _WHY.fullmatch(name):
        return _reason(frame, telling, int(found[1]), int(found[2]))
    drawn = {f"panel-{panel.id}": panel for panel in panels(frame, table, telling)}
    return drawn[name].drawn if name in drawn else None


def _reason(frame: Frame, telling: Narration, entry: int, event: int) -> Markup | None:
    why = telling.reason_of(entry, event)
    return render(frame, "why.html", telling.match.game, why=why) if why else None
