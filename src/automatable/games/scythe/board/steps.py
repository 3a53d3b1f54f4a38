"""The Automa's turn in pictures: where a piece comes from and goes to, which mark moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan2, pi
from typing import Any

from automatable.core.events import Event, plain
from automatable.core.hexmap import distance
from automatable.core.latest import latest_events
from automatable.core.match import Match
from automatable.core.picturing import Point, arrow, counted, cut_out, figure, ring, track
from automatable.core.screens import Words
from automatable.core.svg import Drawing, el, together
from automatable.games.scythe.board.ground import home_place, region_place
from automatable.games.scythe.board.map import (
    home_ground,
    home_name,
    home_units,
    pieces_of,
)
from automatable.games.scythe.board.sides import progress_card
from automatable.games.scythe.components import HOME, scoring
from automatable.games.scythe.map import FACTORY, REGIONS
from automatable.games.scythe.state import State

ROOM = 66.0
"""How much of the map is seen around a place: the neighbours, to find it by."""
COMPASS = ("e", "se", "s", "sw", "w", "nw", "n", "ne")
COUNTS = {
    "scy-gain_coins": ("coin", 1),
    "scy-gain_combat_cards": ("combat_card", 1),
    "scy-scouted": ("combat_card", 1),
}


def _kind(event: Event) -> str:
    """What it is, however it is worded: on screen the key ends with `_on`."""
    return event.kind.removesuffix("_on")


def together_in_one_go(event: Event, following: Event) -> bool:
    """A unit is taken up and put down in one go."""
    return event.kind == "scy-lift" and following.kind in ("scy-move", "scy-stays")


def step_picture(events: Sequence[Event], match: Match[State], words: Words) -> str:
    """The place of a step on the map, or the track that changes."""
    event, state = events[-1], match.state
    if not state.automas:
        return ""
    label = words(event.kind, **event.args)
    if _kind(event) == "scy-progress":
        automa = state.next_automa
        return progress_card(automa, words, before=max(0, int(plain(event.args["n"])) - 1))
    if _kind(event) == "scy-gain_power":
        old, new = _change(event)
        return track(range(scoring().power_max + 1), old, new, label, across=9)
    if _kind(event) in COUNTS:
        icon, _ = COUNTS[_kind(event)]
        return counted(el("use", href=f"#scy-{icon}", width=24, height=24), *_change(event), label)
    return _on_the_map(event, state, label, words)


def _change(event: Event) -> tuple[int, int]:
    gained, now = int(plain(event.args.get("n", 0))), int(plain(event.args.get("total", 0)))
    return now - gained, now


def _on_the_map(event: Event, state: State, label: str, words: Words) -> str:
    regions = _regions(event)
    if not regions:
        return ""
    places = [_place(state, region) for region in regions]
    drawn = together(
        el("use", href="#scy-ground"),
        *pieces_of(state).values(),
        *(_home_sign(state, words, _deployed(event)) if HOME in regions else ()),
        _move(places),
    )
    picture = cut_out(drawn, places, ROOM, label, class_="map step-map")
    return figure(picture, where(regions[-1], words))


def _move(places: Sequence[Point]) -> Drawing:
    return arrow(places[0], places[-1]) if len(places) > 1 else ring(places[0], 30)


def _home_sign(state: State, words: Words, deployed: str) -> Iterator[Drawing]:
    """The Automa's home base, which lies beside the map, with what waits there."""
    automa = state.next_automa
    yield home_ground(automa.faction)
    yield home_name(automa.faction, words)
    yield home_units(automa, deployed)


def _deployed(event: Event) -> str:
    """The unit that this step puts into the home base."""
    return str(plain(event.args["unit"])) if _kind(event) == "scy-deploy" else ""


def _regions(event: Event) -> list[str]:
    """Where it comes from, and where it goes; a deployed unit comes into the home base."""
    if _kind(event) == "scy-deploy":
        return [HOME]
    named = [event.args.get(name) for name in ("from", "place", "region", "to")]
    found = [str(plain(value)) for value in named if value is not None]
    return [region for region in found if region in REGIONS or region == HOME]


def _place(state: State, region: str) -> Point:
    return home_place(state.next_automa.faction) if region == HOME else region_place(region)


def where(region: str, words: Words) -> str:
    """A place as it is found on a board without coordinates: `C4: lake, north of the Factory`."""
    if region == HOME:
        return words("label-home_base")
    terrain = words(f"terrain-{REGIONS[region].terrain}")
    if region == FACTORY:
        return words("place-factory", region=region)
    far = distance(REGIONS[region].hex, REGIONS[FACTORY].hex)
    (x, y), (fx, fy) = region_place(region), region_place(FACTORY)
    compass = COMPASS[round(atan2(y - fy, x - fx) / (pi / 4)) % 8]
    direction = words(f"direction-{compass}")
    return words("place-where", region=region, terrain=terrain, n=far, direction=direction)


# --- the last turn on the map, until the next


def last_moves(match: Match[Any]) -> Drawing:
    """Every move of the Automa's last turn as an arrow."""
    state = match.state
    moves = ("scy-move", "scy-stays", "scy-deploy")
    drawn = [
        _move([_place(state, region) for region in _regions(event)])
        for event in latest_events(match)
        if _kind(event) in moves
    ]
    return el("g", *drawn, class_="last-moves") if drawn else Drawing()
