"""The Automa's turn in pictures: the patch taken, its token on the time board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from automatable.core.events import Event, plain
from automatable.core.picturing import arrow, cut_out, ring
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, together
from automatable.games.patchwork.board.icons import icon
from automatable.games.patchwork.board.patch import patch_picture
from automatable.games.patchwork.board.time_board import middle, tape_with_all
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.state import FINAL

ROOM = 62.0
MOVES = ("pat-move", "pat-pass_move", "pat-pass_final")
PILES = {"pat-take_with": "button", "pat-take_without": "buttonless"}


def step_picture(
    events: Sequence[Event], position: Callable[[], dict[str, Any]], words: Words
) -> str:
    """What the Automa takes, or the way of its token."""
    event = events[-1]
    label = words(event.kind, **event.args)
    if event.kind in PILES:
        return _taken(event, words)
    if event.kind == "pat-tile_automa":
        return el("div", icon("tile_7x7", label), class_="step-tile")
    spaces = _spaces(event)
    if not spaces:
        return ""
    drawn = together(tape_with_all(position()), _way(spaces))
    places = [middle(space) for space in spaces]
    room = ROOM if len(places) > 1 else ROOM * 1.6
    return cut_out(drawn, places, room, label, class_="time-board step-time")


def _spaces(event: Event) -> list[int]:
    """From where to where, or just where."""
    if event.kind == "pat-pass_final":
        return [FINAL]
    return [int(plain(event.args[name])) for name in ("from", "space", "to") if name in event.args]


def _way(spaces: Sequence[int]) -> Drawing:
    places = [middle(space) for space in spaces]
    return arrow(places[0], places[-1]) if len(places) > 1 else ring(places[0])


def _taken(event: Event, words: Words) -> Drawing:
    """The patch and the pile onto which it goes."""
    patch = patch_picture(patches()[int(plain(event.args["patch"]))], words)
    pile = PILES[event.kind]
    title = words("label-pile_with_buttons" if pile == "button" else "label-pile_without_buttons")
    return el(
        "div", patch, el("span", "→", aria_hidden="true", class_="step-arrow"), icon(pile, title),
        class_="step-take",
    )  # fmt: skip


def last_moves(events: Iterable[Event]) -> Drawing | None:
    """The way of the Automa's token in its last turn."""
    ways = [_spaces(event) for event in events if event.kind in MOVES]
    drawn = [_way(spaces) for spaces in ways if spaces]
    return el("g", *drawn, class_="last-moves") if drawn else None
