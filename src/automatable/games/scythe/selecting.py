"""Which unit an icon moves (SCY-SEL-01 to -05), and how equally good regions are told apart."""

from __future__ import annotations

from automatable.core.choice import Decision, Filter, choose, first, keep, least
from automatable.core.errors import Refused
from automatable.core.events import Ref
from automatable.core.procedure import Answer, Ask, Procedure
from automatable.games.scythe.pieces import map_text
from automatable.games.scythe.state import Automa, State
from automatable.games.scythe.world import (
    READING_ORDER,
    factory_distance,
    home_distance,
)


def unit_id(unit: str, place: str) -> str:
    """A unit as an option of a cascade: equal pieces on one place are interchangeable."""
    return f"{unit} {place}"


def unit_of(option: str) -> tuple[str, str]:
    unit, place = option.split(" ")
    return unit, place


def select_unit(state: State, automa: Automa, kinds: tuple[str, ...]) -> Procedure[Decision]:
    """The eligible unit nearest to the home base; nothing chosen if there is none."""
    eligible = _eligible(automa, kinds)
    filters = [_nearest_home(automa), _reading_order()]
    tied = _tied(choose_all(eligible, *filters))
    if len(tied) > 1:
        wanted = automa.switches["same_place_unit"]  # SCY-SEL-04, SCY-R-03
        unit = (yield _which(state, automa, tied)) if wanted == "ask" else wanted
        filters.append(_same_place(str(unit)))
    place = map_text(state)
    return choose("unit", eligible, *filters, rule="SCY-SEL-02", kind="unit", place=place)


def choose_all(options: list[str], *filters: Filter) -> list[str]:
    """What these filters leave, be it more than one."""
    left = options
    for narrow in filters:
        left = list(narrow.narrow(left)) if left else left
    return left


def _eligible(automa: Automa, kinds: tuple[str, ...]) -> list[str]:
    """Units on the map or in the home base, in reading order (SCY-SEL-01)."""
    found = [unit_id(kind, place) for kind in kinds for place in automa.places(kind)]
    return sorted(found, key=lambda option: READING_ORDER[unit_of(option)[1]])


def _nearest_home(automa: Automa) -> Filter:
    way = str(automa.switches["home_distance"])

    def steps(option: str) -> int:
        return home_distance(unit_of(option)[1], automa.faction, way)

    return least("home_distance", steps, rule="SCY-SEL-02")


def _reading_order() -> Filter:
    def order(option: str) -> int:
        return READING_ORDER[unit_of(option)[1]]

    return least("reading_order", order, rule="SCY-SEL-03")


def _same_place(unit: str) -> Filter:
    return keep("same_place", lambda option: unit_of(option)[0] == unit, rule="SCY-SEL-04")


def _tied(left: list[str]) -> list[str]:
    return [unit_of(option)[0] for option in left]


def _which(state: State, automa: Automa, units: list[str]) -> Ask:
    """The one free choice of the Automa that a person may be asked for."""

    def read(text: str) -> Answer:
        if text not in units:
            raise Refused("unreadable", token=text)
        return Answer(text, text)

    human = state.human_enemies(automa)[0]
    return Ask(
        prompt="which_unit",
        rule="SCY-SEL-04",
        seat=state.seat(human.faction),
        args={"units": tuple(Ref("unit", unit) for unit in units)},
        reader=read,
        listing=lambda: list(units),
    )


def tie_breaks() -> tuple[Filter, Filter]:
    """Equally good regions: nearest to the factory, then reading order (SCY-SEL-06)."""
    nearest = least("factory_distance", factory_distance, rule="SCY-SEL-06")
    return nearest, first("reading_order", rule="SCY-SEL-06")
