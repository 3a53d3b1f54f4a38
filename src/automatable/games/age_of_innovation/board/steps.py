"""Her turn in pictures: the hex that changes, the track with its old and new level."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.core.events import Event, plain
from automatable.core.match import Match
from automatable.core.picturing import counted, cut_out, figure, ring, track
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, together
from automatable.games.age_of_innovation.board.icons import icon
from automatable.games.age_of_innovation.board.land import drawn_map, middle
from automatable.games.age_of_innovation.components import base_game
from automatable.games.age_of_innovation.land import RIVER, Board
from automatable.games.age_of_innovation.notation import layout
from automatable.games.age_of_innovation.state import State

ROOM = 92.0
"""Enough land around a hex to find it by."""
LEVELS = ("aoi-advance", "aoi-scholar", "aoi-scholar_none")
POINTS = ("aoi-points", "aoi-pass")
ICONS = {"aoi-innovation": "innovation", "aoi-power": "power", "aoi-book": "book"}


def step_picture(events: Sequence[Event], match: Match[State], words: Words) -> str:
    """Where something happens on the map, or which mark moves."""
    event, state = events[-1], match.state
    label = words(event.kind, **event.args)
    if event.kind in LEVELS:
        return _level(event, label)
    if event.kind in POINTS and "total" in event.args:
        gained, now = int(plain(event.args["n"])), int(plain(event.args["total"]))
        sign = el("use", href="#aoi-points", width=24, height=24)
        return counted(sign, now - gained, now, label)
    hex = event.args.get("hex")
    if hex is not None:
        return _on_the_map(str(plain(hex)), state, label, words)
    return icon(ICONS[event.kind], label) if event.kind in ICONS else ""


def _level(event: Event, label: str) -> Drawing:
    steps, level = int(plain(event.args["n"])), int(plain(event.args["level"]))
    return track(range(base_game().knowledge.top + 1), level - steps, level, label, across=7)


def _on_the_map(hex: str, state: State, label: str, words: Words) -> Drawing:
    place = middle(state.board, hex)
    drawn = together(drawn_map(layout(state), words, state.markers), ring(place, 33))
    cut = cut_out(drawn, [place], ROOM, label, class_="step-land")
    return figure(cut, where(state.board, hex, words))


def where(found: Board, hex: str, words: Words) -> str:
    """A hex as it is found on a board without coordinates: printed terrain, row, space."""
    terrain = found.printed[hex]
    named = words("found-river" if terrain == RIVER else f"terrain-{terrain}")
    rows = sorted({place[0] for place in found.places})
    across = [place for place in found.places if place[0] == hex[0]]
    row, n = rows.index(hex[0]) + 1, across.index(hex) + 1
    return words("found-place", hex=hex, terrain=named, row=row, n=n)
