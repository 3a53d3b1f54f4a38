"""The facts that only the final scoring needs, asked when the game is over (section 6)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from automatable.core.errors import Refused
from automatable.core.events import Log
from automatable.core.forms import Form, Number, OneOf
from automatable.core.procedure import Answer, Ask, Procedure, Reader
from automatable.games.scythe.components import STRUCTURES, scoring
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.resources import read_resources, resources_form, set_resources
from automatable.games.scythe.score import score
from automatable.games.scythe.state import Person, State, controlled

T = TypeVar("T")
TRACKS = ("coins", "popularity", "power", "stars")
MOST_COINS = 999
MOST_BONUS = 99
_TRACKS = re.compile(r"coins (\d{1,4}) popularity (\d{1,4}) power (\d{1,4}) stars (\d)")
_STRUCTURES = re.compile(r"structures((?: [A-H]\d:[a-z]+)*) bonus (\d{1,4})")


def final_turn(state: State, log: Log) -> Procedure[State]:
    """Ask what was not followed during the game, then count."""
    for person in state.persons:
        if person.on_screen:
            continue  # SCY-ON-SCO-01: all facts are known
        yield from _ask_tracks(state, person)
        yield from _ask_structures(state, person)
        yield from _ask_resources(state, person)
    state.phase = "over"
    _tell_end(state, log)
    return state


def _ask(
    state: State, person: Person, prompt: str, reader: Reader[T], form: Callable[[], Form]
) -> Ask[T]:
    seat = state.seat(person.faction)
    return Ask(
        prompt=prompt, rule="SCY-SCO-04", seat=seat, reader=reader, describing=lambda: [form()]
    )


def _ask_tracks(state: State, person: Person) -> Procedure[None]:
    """`coins 15 popularity 13 power 5 stars 4`"""
    told = yield from _ask(
        state, person, "final_tracks",
        lambda text: read_tracks(state, text), lambda: tracks_form(state, person),
    )  # fmt: skip
    person.coins, person.popularity, person.power, person.stars = told


def read_tracks(state: State, text: str) -> Answer[tuple[int, int, int, int]]:
    match = _TRACKS.fullmatch(text)
    if match is None:
        raise Refused("unreadable", token=text)
    coins, popularity, power, stars = map(int, match.groups())
    table = scoring()
    for name, value, most in (
        ("coins", coins, MOST_COINS),
        ("popularity", popularity, table.popularity_max),
        ("power", power, table.power_max),
        ("stars", stars, table.stars_to_end),
    ):
        if value > most:
            raise Refused("track_too_high", track=name, n=value, most=most)
    if stars not in possible_stars(state):
        raise Refused("stars_do_not_fit", n=stars)
    tracks = (coins, popularity, power, stars)
    return Answer(tracks, " ".join(f"{name} {n}" for name, n in zip(TRACKS, tracks, strict=True)))


def possible_stars(state: State) -> range:
    """Six exactly if the person ended the game; combat stars are known anyway."""
    most = scoring().stars_to_end
    if any(person.faction == state.ended_by for person in state.persons):
        return range(most, most + 1)
    return range(max(person.combat_stars for person in state.persons), most)


def tracks_form(state: State, person: Person) -> Form:
    """Each track with its ends, and with what the app was told."""
    table, stars = scoring(), possible_stars(state)
    ends = {
        "coins": (0, MOST_COINS),
        "popularity": (0, table.popularity_max),
        "power": (0, table.power_max),
        "stars": (stars[0], stars[-1]),
    }
    return Form("", tuple(_track(person, name, *ends[name]) for name in TRACKS))


def _track(person: Person, name: str, low: int, high: int) -> Number:
    told = getattr(person, name) or 0
    return Number(name, low, high, f"{name} {{}}", start=min(max(told, low), high))


def _ask_structures(state: State, person: Person) -> Procedure[None]:
    """`structures E2:mill C3:mine bonus 4`"""
    told = yield from _ask(
        state, person, "final_structures", read_structures, lambda: structures_form(person)
    )
    person.structures, person.structure_bonus = told


def read_structures(text: str) -> Answer[tuple[dict[str, str], int]]:
    match = _STRUCTURES.fullmatch(text)
    if match is None:
        raise Refused("unreadable", token=text)
    built: dict[str, str] = {}
    for pair in match[1].split():
        region, kind = pair.split(":")
        if region not in REGIONS or kind not in STRUCTURES:
            raise Refused("unreadable", token=pair)
        if region in built or kind in built.values():
            raise Refused("structure_twice", structure=kind, region=region)
        built[region] = kind
    bonus = int(match[2])
    if bonus > MOST_BONUS:
        raise Refused("number_out_of_range", word="bonus", n=bonus, low=0, high=MOST_BONUS)
    return Answer((built, bonus), _written(built, bonus))


def _written(built: dict[str, str], bonus: int) -> str:
    where = {kind: region for region, kind in built.items()}
    stand = (f"{where[kind]}:{kind}" for kind in STRUCTURES if kind in where)
    return " ".join(["structures", *stand, f"bonus {bonus}"])


def structures_form(person: Person) -> Form:
    """Where each structure stands, if anywhere, and what the bonus tile gives."""
    where = {kind: region for region, kind in person.structures.items()}
    stand = (
        OneOf(kind, tuple(REGIONS), f"{{}}:{kind}", "region", True, where.get(kind))
        for kind in STRUCTURES
    )
    bonus = Number("bonus", 0, MOST_BONUS, "bonus {}", start=person.structure_bonus)
    return Form("structures", (*stand, bonus), distinct=True)


def _ask_resources(state: State, person: Person) -> Procedure[None]:
    """`resources C1:9 D1:5`, on regions that the person controls."""
    told = yield from _ask(
        state, person, "final_resources",
        lambda text: read_resources(text, controlled(state, person)),
        lambda: resources_form(person, controlled(state, person)),
    )  # fmt: skip
    person.resources = {}
    for region, number in told.items():
        set_resources(person, region, number)


def _tell_end(state: State, log: Log) -> None:
    sheet = score(state)
    if sheet.tie_break is not None:
        log.happened(sheet.tie_break, "SCY-SCO-06")
    totals = {f"p{seat.seat}": seat.total for seat in sheet.seats}
    winner = "draw" if sheet.winner is None else sheet.seats[sheet.winner - 1].name
    log.happened("scy-end", "SCY-SCO-06", winner=winner, **totals)
