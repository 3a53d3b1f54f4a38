"""What a player wants to know, one tap away: what is left, and how both sides stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from markupsafe import Markup

from automatable.core.match import Match
from automatable.core.screens import Panel, ShowsPanels
from automatable.ui.frame import Frame, render
from automatable.ui.turns import Telling
from automatable.ui.words import Words


@dataclass(frozen=True)
class PanelShown:
    """A panel that unfolds below the question."""

    id: str
    title: str
    draw: Callable[[], Markup]

    @property
    def drawn(self) -> Markup:
        return self.draw()


def panels(frame: Frame, telling: Telling) -> list[PanelShown]:
    """The game's own panels, then the running score."""
    if not telling.match.set_up_done:
        return []
    score = partial(_score, frame, telling.match, telling.words)
    return [*_own(telling), PanelShown("score", telling.words("panel-score"), score)]


def _own(telling: Telling) -> Iterator[PanelShown]:
    screens = telling.match.game.screens
    if isinstance(screens, ShowsPanels):
        for panel in screens.panels(telling.match, telling.words):
            title = telling.words(f"panel-{panel.id}")
            yield PanelShown(panel.id, title, partial(_marked, panel))


def _marked(panel: Panel) -> Markup:
    return Markup(panel.drawn)


def _score(frame: Frame, match: Match[Any], words: Words) -> Markup:
    """Both sides line by line, as if the match ended now."""
    seats = [
        (
            words(f"seat-{seat.name}"),
            seat,
            [(words(f"score-{line.what}", **line.args), line) for line in seat.lines],
        )
        for seat in match.score().seats
    ]
    return render(frame, "score_panel.html", match.game, seats=seats, over=match.over)
