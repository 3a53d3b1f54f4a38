"""The time tokens that an event moves, for what is animated on the board."""

from __future__ import annotations

from automatable.core.drawing.svg import Drawing
from automatable.core.turns.events import Event, plain
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.track import THREE_ROWS


def token_moves(event: Event) -> list[tuple[str, str, str]]:
    """The Automa's token on its way; of a pass nobody tells where it began."""
    if event.kind != "pat-move":
        return []
    start, end = (f"time-{plain(event.args[name])}" for name in ("from", "to"))
    return [(_token(), start, end)]


def _token() -> Drawing:
    half = THREE_ROWS.token / 2
    return use("token_automa", -half, -half, THREE_ROWS.token)
