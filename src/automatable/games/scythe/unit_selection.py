"""Which unit an icon moves, and how equally good regions are told apart.

SCY-SEL-01, SCY-SEL-02, SCY-SEL-03, SCY-SEL-04, SCY-SEL-05
"""

from __future__ import annotations

from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.choice import Decision, Filter, choose, first, keep, least
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.map import (
    READING_ORDER,
    factory_distance,
    home_distance,
)
from automatable.games.scythe.state import COMBAT_UNITS, Automa, State


def mover(automa: Automa, kinds: tuple[str, ...], option: str) -> tuple[str, str]:
    """Kind and place of an option: `character`, or the place of a mech or worker.

    Equal pieces on one place are interchangeable, so they are one option.
    """
    if option == "character":
        return option, automa.character
    return next(kind for kind in kinds if kind != "character"), option


def select_unit(state: State, automa: Automa, kinds: tuple[str, ...]) -> Procedure[Decision]:
    """The eligible unit nearest to the home base; nothing chosen if there is none."""
    eligible = _eligible(automa, kinds)
    filters = [_nearest_home(automa), _reading_order(automa)]
    tied = choose_all(eligible, *filters)
    if len(tied) > 1:
        wanted = automa.switches["same_place_unit"]  # SCY-SEL-04, SCY-R-03
        unit = (yield from _which(state, automa)) if wanted == "ask" else wanted
        filters.append(_same_place(unit == "character"))
    ground = state.copy()
    return choose("unit", eligible, *filters, rule="SCY-SEL-02", kind="place", ground=ground)


def choose_all(options: list[str], *filters: Filter) -> list[str]:
    """What these filters leave, be it more than one."""
    left = options
    for narrow in filters:
        left = list(narrow.narrow(left)) if left else left
    return left


def _place(automa: Automa, option: str) -> str:
    return automa.character if option == "character" else option


def _eligible(automa: Automa, kinds: tuple[str, ...]) -> list[str]:
    """Units on the map or in the home base, in reading order (SCY-SEL-01)."""
    found = [place for kind in kinds if kind != "character" for place in automa.places(kind)]
    if "character" in kinds and automa.places("character"):
        found.append("character")
    return sorted(found, key=lambda option: READING_ORDER[_place(automa, option)])


def _nearest_home(automa: Automa) -> Filter:
    way = str(automa.switches["home_distance"])

    def steps(option: str) -> int:
        return home_distance(_place(automa, option), automa.faction, way)

    return least("home_distance", steps, rule="SCY-SEL-02")


def _reading_order(automa: Automa) -> Filter:
    def order(option: str) -> int:
        return READING_ORDER[_place(automa, option)]

    return least("reading_order", order, rule="SCY-SEL-03")


def _same_place(character: bool) -> Filter:
    return keep("same_place", lambda o: (o == "character") == character, rule="SCY-SEL-04")


def _which(state: State, automa: Automa) -> Ask[str]:
    """The one free choice of the Automa that a person may be asked for."""
    answers = {unit: unit for unit in COMBAT_UNITS}
    person = state.person_enemies(automa)[0]
    return ask_one_of("which_unit", "SCY-SEL-04", answers, seat=state.seat(person.faction))


def tie_breaks() -> tuple[Filter, Filter]:
    """Equally good regions: nearest to the factory, then reading order (SCY-SEL-06)."""
    nearest = least("factory_distance", factory_distance, rule="SCY-SEL-06")
    return nearest, first("reading_order", rule="SCY-SEL-06")
