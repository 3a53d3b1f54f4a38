"""What a player wants to know, one tap away: what is left, and how both sides stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from markupsafe import Markup

from automatable.core.drawing.screens import Panel, Screens, ShowsPanels
from automatable.core.matches.match import Match
from automatable.table.store import Table
from automatable.ui.form_fields import form_fields
from automatable.ui.frame import Frame, render
from automatable.ui.stage.turns import Narration
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class PanelShown:
    """A panel that unfolds below the question."""

    id: str
    title: str
    draw: Callable[[], Markup]

    @property
    def drawn(self) -> Markup:
        return self.draw()


def panels(frame: Frame, table: Table, telling: Narration) -> list[PanelShown]:
    """The game's own panels, then the running score."""
    if not telling.match.set_up_done:
        return []
    score = partial(_score, frame, table, telling.words)
    return [*_own(telling), PanelShown("score", telling.words("panel-score"), score)]


def _own(telling: Narration) -> Iterator[PanelShown]:
    if (screens := _shows_panels(telling.match.game.screens)) is not None:
        for panel in screens.panels(telling.match, telling.words):
            title = telling.words(f"panel-{panel.id}")
            yield PanelShown(panel.id, title, partial(_marked, panel))


@cache
def _shows_panels(screens: Screens) -> ShowsPanels | None:
    return screens if isinstance(screens, ShowsPanels) else None


def _marked(panel: Panel) -> Markup:
    return Markup(panel.drawn)


@dataclass(frozen=True)
class Tracked:
    """A number that the app follows only if one likes: nothing until somebody tells it."""

    path: str
    label: str
    value: int | None
    low: int


def tracked(match: Match[Any], words: Words) -> list[Tracked]:
    """What is not followed can be, and what is followed is set right where it is read."""
    return [
        Tracked(fact.path, words(fact.label, **fact.args), fact.value, fact.low)
        for fact in match.game.screens.facts(match)
        if fact.counted and (fact.value is None or isinstance(fact.value, int))
    ]


def _score(frame: Frame, table: Table, words: Words) -> Markup:
    """Both sides line by line, as if the match ended now; below it, what can be followed."""
    match = table.match
    seats = [
        (
            words(f"seat-{seat.name}"),
            seat,
            [(words(f"score-{line.what}", **line.args), line) for line in seat.lines],
        )
        for seat in match.score().seats
    ]
    return render(
        frame,
        "score_panel.html",
        match.game,
        seats=seats,
        over=match.over,
        tracked=tracked(match, words),
        table=table,
        form_fields=form_fields(frame, table),
    )
