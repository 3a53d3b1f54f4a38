"""Taking a competency; annexes (AOI-ON-COMP, AOI-ON-ANX)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.on_screen.books import add_books
from automatable.games.age_of_innovation.on_screen.cities import found_cities
from automatable.games.age_of_innovation.on_screen.components import competencies, place_of
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gain_all, gives
from automatable.games.age_of_innovation.on_screen.knowledge import advance
from automatable.games.age_of_innovation.on_screen.neutral import place_neutral


def take_competency(
    turn: PersonTurn, building: str | None = None, hex: str | None = None
) -> Procedure[None]:
    """For a building on a hex, or by a tile: its place first, then its own effect.

    AOI-ON-COMP-01, AOI-ON-TILE-01
    AOI-ON-COMP-02, AOI-ON-COMP-03, AOI-ON-COMP-04
    """
    owned = turn.player.competencies
    if len(owned) == len(competencies()):
        return  # AOI-ON-GEN-08
    id = yield from turn.ask(
        "competency",
        "AOI-ON-COMP-01",
        lambda: {f"competency {id}": id for id in competencies() if id not in owned},
        building=None if building is None else Ref("building", building),
        hex=None if hex is None else Ref("hex", hex),
    )
    owned.append(id)
    turn.tell("aoi-on_competency", "AOI-ON-COMP-01", competency=Ref("competency", id))
    discipline, row = place_of(id, turn.player.competency_display)
    yield from advance(turn, discipline, row.steps)
    add_books(turn, discipline, row.books)
    add_books(turn, discipline, turn.faction.book_per_competency)  # AOI-ON-FAC-11
    competency = competencies()[id]
    if competency.neutral:
        yield from place_neutral(turn, competency.neutral)
    yield from gain_all(turn, competency.once, "competency")


@gives("competencies")
def gain_competencies(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    for _ in range(n):
        yield from take_competency(turn)


def annex_moves(turn: PersonTurn) -> Moves:
    """On own buildings without one, neutral or not (AOI-ON-ANX-01, AOI-ON-R-11)."""
    if not turn.player.annexes:
        return {}
    free = [hex for hex, building in turn.own.items() if not building.annex]
    return {f"annex {hex}": partial(annex, hex=hex) for hex in turn.state.board.reading(free)}


def annex(turn: PersonTurn, hex: str) -> Procedure[None]:
    """One more power and one more building for a city; no build (AOI-ON-ANX-01)."""
    turn.player.annexes -= 1
    turn.own[hex].annex = 1
    turn.tell("aoi-on_annex", "AOI-ON-ANX-01", hex=Ref("hex", hex))
    yield from found_cities(turn)
