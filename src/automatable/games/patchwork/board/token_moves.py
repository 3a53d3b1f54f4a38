"""The time tokens that an event moves, for what is animated on the board."""

from __future__ import annotations

from automatable.core.events import Event, plain
from automatable.core.svg import Drawing
from automatable.games.patchwork.board.icons import use
from automatable.games.patchwork.board.track import THREE_ROWS


def token_moves(event: Event) -> list[tuple[str, str, str]]:
    """The Automa's token on its way; a pass leads from wherever it stands."""
    if event.kind == "pat-move":
        return [
            (_token(), f"space-{plain(event.args['from'])}", f"space-{plain(event.args['to'])}")
        ]
    return []


def _token() -> Drawing:
    half = THREE_ROWS.token / 2
    return use("token_automa", -half, -half, THREE_ROWS.token)
