"""Scythe's map for the stage: the ground, what lies at each place, names, marks; the numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.drawing.screens import BoardDrawing, Vital, Words
from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.latest import latest_events
from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, plain
from automatable.games.scythe.board.ground import HEIGHT, WIDTH, home_place, region_place
from automatable.games.scythe.board.icons import icon
from automatable.games.scythe.board.map import above_map, describe, describe_home, grounds
from automatable.games.scythe.board.marks import area, arrow, is_drawn, numbered, place_of
from automatable.games.scythe.board.pieces import badge, key_of, keyed
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.state import UNITS, Automa, Person, State, controlled

MOVES = {
    "scy-move": ("automa", "from"),
    "scy-on_step": ("person", "start"),
    "scy-you_move": ("person", "from"),
}
"""Whose move an event tells, and where it says that it began."""
FADED = 12.0
"""How far the arrows of the last turn end before the middle of a place."""


# --- the status line


def vitals(state: State, words: Words) -> list[list[Vital]]:
    """Stars, power, popularity and coins of each side, as far as the app was told."""
    return [_vitals(side, words) for side in state.sides.values()]


def _vitals(side: Person | Automa, words: Words) -> list[Vital]:
    tracks: list[tuple[str, str, int | None]] = [
        ("star", "label-stars", side.stars),
        ("power", "label-power", side.power),
    ]
    if isinstance(side, Person):
        tracks.append(("popularity", "label-popularity", side.popularity))
    tracks.append(("coin", "label-coins", side.coins))
    return [
        Vital(name, icon(name), words(label), str(value))
        for name, label, value in tracks
        if value is not None
    ]


# --- the map


def map_drawing(match: Match[State], words: Words, under: Drawing, over: Drawing) -> BoardDrawing:
    """The map of the present moment with its marks."""
    state, above = match.state, above_map(match.state)
    return BoardDrawing(
        id="map",
        ratio=WIDTH / (HEIGHT + above),
        ground=together(*grounds(state, words)),
        keyed=keyed(state),
        marks=over,
        box=(0, -above, WIDTH, HEIGHT + above),
        under=owned(state) if match.over else together(last_moves(match), under),
        labels=el("use", href="#scy-names"),
        places=places(state),
        live=live(state, words),
    )


def owned(state: State) -> Drawing:
    """At the end: every region in the colour of the side that it counts for."""
    tinted = [
        area(region, faction, f"owned owned-{state.seat_name(faction)}")
        for faction, side in state.sides.items()
        for region in controlled(state, side)
    ]
    return together(*tinted)


def places(state: State) -> dict[str, tuple[float, float]]:
    """The middle of every region and of both home bases, by key."""
    found = {region: region_place(region) for region in REGIONS}
    for faction in state.sides:
        found[key_of(HOME, state.seat_name(faction))] = home_place(faction)
    return found


def live(state: State, words: Words) -> dict[str, str]:
    """Every place can be looked at, and says what is there."""
    found = {region: describe(state, region, words) for region in REGIONS}
    for faction, side in state.sides.items():
        found[key_of(HOME, state.seat_name(faction))] = describe_home(state, side, words)
    return found


# --- what moves


def moves(event: Event) -> Iterator[tuple[str, str, str]]:
    """The piece that an event moves, and the keys of where it was and is."""
    if event.kind not in MOVES:
        return
    seat, start = MOVES[event.kind]
    unit = str(plain(event.args["unit"]))
    ends = [key_of(str(plain(event.args[name])), seat) for name in (start, "to")]
    if unit in UNITS and ends[0] != ends[1]:
        yield badge(seat, unit), ends[0], ends[1]


def last_moves(match: Match[State]) -> Drawing:
    """Every move of the Automa's last turn as a faint numbered arrow under the pieces."""
    state = match.state
    found = [e for e in latest_events(match) if MOVES.get(e.kind, ("",))[0] == "automa"]
    ways = [(str(plain(e.args["from"])), str(plain(e.args["to"]))) for e in found]
    return el("g", *_arrows(state, ways), class_="last-moves") if ways else Drawing()


def _arrows(state: State, ways: Sequence[tuple[str, str]]) -> Iterator[Drawing]:
    faction = state.next_automa.faction
    for n, (start, end) in enumerate(ways, start=1):
        if is_drawn(start, [faction]) and is_drawn(end, [faction]) and start != end:
            points = [place_of(start, faction), place_of(end, faction)]
            yield arrow(points, "automa", FADED)
            if len(ways) > 1:
                yield numbered(_between(*points), n, "is-automa")


def _between(a: tuple[float, float], b: tuple[float, float]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
