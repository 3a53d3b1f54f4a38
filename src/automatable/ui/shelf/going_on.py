"""Tables to go on with: the last one with a cut of its board, whose turn it is, how it stands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from markupsafe import Markup

from automatable.core.drawing.screens import BoardDrawing
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.table.store import Table, TableInfo
from automatable.ui.frame import Frame, render
from automatable.ui.shelf.naming import ago, option_summary, shown_name
from automatable.ui.stage.plain_table import areas_at_rest
from automatable.ui.stage.stage import AUTOMA, sides
from automatable.ui.stage.turns import Narration
from automatable.ui.words.numbers import signed
from automatable.ui.words.words import Words

WITH_BOARD = 3
"""So many tables are shown with their board; of all others only the list is read."""
NEAR = 1.35
"""How much nearer than the whole board a cut is."""
CUT = (366, 118)
"""The largest one on a phone."""


@dataclass(frozen=True)
class TableOnShelf:
    id: str
    name: str
    game: Game[Any]
    title: str
    summary: str
    progress: str
    played: datetime
    ago: str
    damaged: bool = False
    acts: str = ""
    """Whose turn it is, in words; empty if that is not known."""
    hers: bool = False
    score: str = ""
    cut: str = ""


def tables_shown(
    frame: Frame, tables: list[TableInfo], opened: Mapping[str, Table]
) -> list[TableOnShelf]:
    """The running ones, the last played first."""
    running = [(table, table.game_played()) for table in tables if not table.over]
    return [_table(frame, table, game, opened.get(table.id)) for table, game in running if game]


def _table(frame: Frame, info: TableInfo, game: Game[Any], opened: Table | None) -> TableOnShelf:
    words = Words(frame.language, game)
    stand = _stand(frame, opened.match, words) if opened else {}
    told = {"progress": words("progress", n=info.answers), **stand}
    return TableOnShelf(
        id=info.id,
        name=shown_name(words, info.name),
        game=game,
        title=words("game-title"),
        summary=_summary(words, game, info),
        played=info.played,
        ago="" if info.damaged else ago(info.played, frame.language),
        damaged=info.damaged,
        **told,
    )


def _summary(words: Words, game: Game[Any], table: TableInfo) -> str:
    if table.damaged:
        return words("shelf-damaged")
    return option_summary(words, game, table.options)


def _stand(frame: Frame, match: Match[Any], words: Words) -> dict[str, Any]:
    """What only the match itself knows."""
    if not match.set_up_done:
        return {"acts": words("turn-set_up")}
    seats = match.score().seats
    acting = next((s for s in sides(Narration(match, frame.language)) if s.acts), None)
    progress = match.game.screens.progress(match.state, words)
    return {
        "acts": _acts(words, acting.seat) if acting else "",
        "hers": bool(acting and acting.hers),
        "score": " : ".join(f"{signed(s.total)}{'' if s.known else '+'}" for s in seats),
        "cut": cut(frame, match, words),
        **({"progress": progress} if progress else {}),
    }


def _acts(words: Words, seat: str) -> str:
    if seat == AUTOMA:
        return words("shelf-hers")
    return words("shelf-your-turn") if seat == "person" else words(f"seat-{seat}")


def cut(frame: Frame, match: Match[Any], words: Words) -> Markup:
    """A part of the board that shows what lies there: no marks, names or hidden facts."""
    screens = match.game.screens
    found = screens.drawings(match, words)
    if not found:
        areas = partial(areas_at_rest, match, words)
        return render(frame, "areas.html", match.game, areas=areas)
    board, lying = found[0], screens.keyed(match.state, words)
    keyed = {key: drawn for key, drawn in lying.items() if key in board.keyed}
    return render(frame, "cut.html", match.game, board=board, keyed=keyed, box=_box(board, keyed))


def _box(board: BoardDrawing, keyed: Mapping[str, str]) -> tuple[float, float, float, float]:
    """A window of the shape of a cut around the middle of what lies there."""
    left, top, width, height = board.box
    across = width / NEAR
    down = min(height, across * CUT[1] / CUT[0])
    spots = [board.places[key] for key, drawn in keyed.items() if drawn and key in board.places]
    x = sum(x for x, _ in spots) / len(spots) if spots else left + width / 2
    y = sum(y for _, y in spots) / len(spots) if spots else top + height / 2
    return (
        max(left, min(left + width - across, x - across / 2)),
        max(top, min(top + height - down, y - down / 2)),
        across,
        down,
    )
