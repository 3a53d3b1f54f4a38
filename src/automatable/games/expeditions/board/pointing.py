"""What usually differs at a table of Expeditions, and the map to point at it."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, picture
from automatable.core.matches.match import Match
from automatable.core.state.pointing import (
    Board,
    Mend,
    Spot,
    Thing,
    drawn_again,
    last_answer,
    thing_of_fact,
)
from automatable.core.turns.events import Ref
from automatable.games.expeditions.board.icons import icon
from automatable.games.expeditions.board.map import ACROSS, ROWS_DOWN, middle, where, whole_map
from automatable.games.expeditions.board.tile import HEIGHT
from automatable.games.expeditions.components import board
from automatable.games.expeditions.position import FACTS
from automatable.games.expeditions.state import State

OFTEN = (
    "progress_position", "automa_gained.maps", "automa_gained.corruption", "human_stars",
    "human_has_20", "automa_gained.token_20", "next", "trigger",
)  # fmt: skip
TOKENS = 4
"""More than that many on one location are entered on the page of all facts."""


def slips(match: Match[State], words: Words) -> Iterator[Thing]:
    """Another card, the last report, then markers and takings."""
    yield from drawn_again(match, words, "card")
    if (told := last_answer(match, "turn", "stack")) is not None:
        yield Thing("report", words("slip-report"), (Mend(words("slip-back"), back_to=told),))
    known = {fact.path: fact for fact in FACTS.page(match.state)}
    for path in OFTEN:
        if thing := thing_of_fact(known[path], words):
            yield thing


def boards(match: Match[State], words: Words) -> Iterator[Board]:
    """The rows with what lies there, and the three mechs."""
    state = match.state
    places = (*board().locations, *board().rows["south"])
    spots = {place: Spot(*middle(place), HEIGHT * 0.42) for place in places}
    drawing = picture(
        ACROSS,
        ROWS_DOWN,
        whole_map(state, words),
        class_="step-map",
        label=words("label-map"),
        role="group",
    )
    things = [_location(state, place, words) for place in places]
    yield Board(
        words("label-map"),
        tuple(thing for thing in things if thing.mends),
        (),
        drawing,
        spots,
    )
    yield Board(words("label-mechs"), tuple(_mechs(state, words)))


def _location(state: State, place: str, words: Words) -> Thing:
    mends = [*_stands(state, place, words), *_lies(state, place, words)]
    return Thing(place, where(place, words), tuple(mends))


def _stands(state: State, place: str, words: Words) -> Iterator[Mend]:
    """A mech of the Automa stays in its row (EXP-MOV-01)."""
    if state.person_mech != place:
        yield _mech(place, "person", "human_mech", words)
    for mech, at in state.mechs.items():
        if place in board().rows[mech] and at != place:
            yield _mech(place, mech, f"{mech}_mech", words)


def _mech(place: str, mech: str, path: str, words: Words) -> Mend:
    told = words("slip-mech_here", mech=Ref("mech", mech))
    return Mend(told, {path: place}, picture=icon(f"mech_{mech}"))


def _lies(state: State, place: str, words: Words) -> Iterator[Mend]:
    location = state.locations.get(place)
    if location is None:
        return
    now, path = str(location), f"locations.{place}"
    told = {"M": words("slip-map"), "-": words("slip-empty"), "20": words("slip-twenty")}
    told |= {",".join("?" * n): words("slip-tokens", n=n) for n in range(1, TOKENS + 1)}
    for value, name in told.items():
        if value != now and (value != "20" or state.place_of_20 is None):
            yield Mend(name, {path: value}, picture=_sign(value))


def _sign(value: str) -> Drawing | str:
    return icon({"M": "map", "20": "token_20"}.get(value, "corruption")) if value != "-" else ""


def _mechs(state: State, words: Words) -> Iterator[Thing]:
    """Mechs that stand beside the rows cannot be tapped there."""
    others = [place for place in board().other_places if place != state.person_mech]
    mends = [Mend(words.ref(Ref("location", place)), {"human_mech": place}) for place in others]
    mends += [
        Mend(where(place, words), {"human_mech": place}, at=place)
        for place in (*board().locations, *board().rows["south"])
        if place != state.person_mech
    ]
    yield Thing("mech-person", words("mech-person"), tuple(mends), picture=icon("mech_person"))
    for mech, at in state.mechs.items():
        path = f"{mech}_mech"
        ways = [place for place in board().rows[mech] if place != at]
        row = tuple(Mend(where(place, words), {path: place}, at=place) for place in ways)
        yield Thing(f"mech-{mech}", words(f"mech-{mech}"), row, picture=icon(f"mech_{mech}"))
