"""Everything a person can report now: what `reports` accepts, one by one or by parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from automatable.core.forms import Form, OneOf
from automatable.games.scythe.components import BONUSES, HOME, STRUCTURES, factions, scoring
from automatable.games.scythe.map import LAKES, REGIONS
from automatable.games.scythe.reports import (
    TOKENS,
    free_for_token,
    most_leaving,
    swims,
    workers_may_enter,
)
from automatable.games.scythe.state import UNITS, Person, State


def legal_reports(state: State, person: Person) -> Iterator[str]:
    """What needs no region: the end of the turn, combats, recruits, a star."""
    yield "done"
    yield from (f"combat {region}" for region in state.contested(person))
    yield from (f"recruit {bonus}" for bonus in BONUSES if bonus not in person.recruits)
    if person.stars < scoring().stars_to_end:
        yield "star"


def report_forms(state: State, person: Person) -> list[Form]:
    """What happened on the map: moves, pieces that came or went, structures and tokens."""
    return [
        *_moves(state, person),
        *_new_pieces(state, person),
        *_gone_pieces(state, person),
        *_structures(person),
        *_tokens(person),
    ]


def _places(name: str, places: Iterable[str], text: str = "{}") -> OneOf:
    return OneOf(name, tuple(places), text, kind="region")


def _number(most: int) -> tuple[OneOf, ...]:
    """`x2` and more; a single piece needs no number."""
    more = tuple(f"x{n}" for n in range(2, most + 1))
    return (OneOf("number", more, optional=True),) if more else ()


def _enterable(state: State, person: Person, unit: str) -> list[str]:
    regions = [r for r in REGIONS if r not in LAKES or swims(person)]
    if unit == "worker":
        regions = [r for r in regions if workers_may_enter(state, person, r)]
    return [HOME, *regions]


def _standing(state: State, person: Person, unit: str) -> Iterator[tuple[str, int]]:
    """Each place from which units of a kind can go, and how many of them."""
    for place in (HOME, *REGIONS):
        if number := most_leaving(state, person, unit, place):
            yield place, number


def _moves(state: State, person: Person) -> Iterator[Form]:
    for unit in UNITS:
        ends = _enterable(state, person, unit)
        for start, number in _standing(state, person, unit):
            to = _places("to", (end for end in ends if end != start), f"{start}-{{}}")
            yield Form(unit, (*_number(number), to))


def _new_pieces(state: State, person: Person) -> Iterator[Form]:
    """A mech comes with the ability that it unlocks."""
    if left := person.on_mat("worker"):
        yield Form("+worker", (*_number(left), _places("at", _enterable(state, person, "worker"))))
    locked = tuple(a for a in factions()[person.faction].abilities if not person.has(a))
    if person.on_mat("mech") and locked:
        at = _places("at", _enterable(state, person, "mech"))
        yield Form("+mech", (at, OneOf("ability", locked, kind="ability")))


def _gone_pieces(state: State, person: Person) -> Iterator[Form]:
    for unit in ("mech", "worker"):
        known = tuple(person.abilities) if unit == "mech" else ()
        ability = (OneOf("ability", known, kind="ability", optional=True),) if known else ()
        for place, number in _standing(state, person, unit):
            yield Form(f"-{unit}", (*_number(number), _places("at", (place,)), *ability))


def _structures(person: Person) -> Iterator[Form]:
    free = [region for region in REGIONS if region not in person.structures]
    for kind in STRUCTURES:
        if kind not in person.structures.values():
            yield Form(kind, (_places("at", free),))


def _tokens(person: Person) -> Iterator[Form]:
    for kind, faction in TOKENS.items():
        if person.faction == faction and (free := free_for_token(person, kind)):
            yield Form(kind, (_places("at", free),))
