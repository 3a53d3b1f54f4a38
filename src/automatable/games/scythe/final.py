"""The facts that only the final scoring needs, asked when the game is over (section 6)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from automatable.core.errors import Refused
from automatable.core.events import Log
from automatable.core.procedure import Answer, Ask, Procedure, Reader
from automatable.games.scythe.components import STRUCTURES, scoring
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.resources import read_resources, set_resources
from automatable.games.scythe.score import score
from automatable.games.scythe.state import Human, State, controlled

_TRACKS = re.compile(r"coins (\d+) popularity (\d+) power (\d+) stars (\d)")
_STRUCTURES = re.compile(r"structures((?: [A-H]\d:[a-z]+)*) bonus (\d+)")


def final_turn(state: State, log: Log) -> Procedure[State]:
    """Ask what was not followed during the game, then count."""
    for human in state.humans:
        yield from _ask_tracks(state, human)
        yield from _ask_structures(state, human)
        yield from _ask_resources(state, human)
    state.phase = "over"
    _tell_end(state, log)
    return state


def _ask(state: State, human: Human, prompt: str, reader: Reader) -> Ask:
    seat = state.seat(human.faction)
    return Ask(prompt=prompt, rule="SCY-SCO-04", seat=seat, reader=reader)


def _ask_tracks(state: State, human: Human) -> Procedure[None]:
    """`coins 15 popularity 13 power 5 stars 4`"""
    told = yield _ask(state, human, "final_tracks", lambda text: read_tracks(state, text))
    human.coins, human.popularity, human.power, human.stars = told


def read_tracks(state: State, text: str) -> Answer:
    match = _TRACKS.fullmatch(text)
    if match is None:
        raise Refused("unreadable", token=text)
    coins, popularity, power, stars = map(int, match.groups())
    table = scoring()
    for name, value, most in (
        ("popularity", popularity, table.popularity_max),
        ("power", power, table.power_max),
        ("stars", stars, table.stars_to_end),
    ):
        if value > most:
            raise Refused("track_too_high", track=name, n=value, most=most)
    _check_stars(state, stars)
    return Answer((coins, popularity, power, stars), text)


def _check_stars(state: State, stars: int) -> None:
    """Six exactly if the person ended the game; combat stars are known anyway."""
    ended = any(human.faction == state.ended_by for human in state.humans)
    fewest = max(human.combat_stars for human in state.humans)
    if (stars == scoring().stars_to_end) != ended or stars < fewest:
        raise Refused("stars_do_not_fit", n=stars)


def _ask_structures(state: State, human: Human) -> Procedure[None]:
    """`structures E2:mill C3:mine bonus 4`"""
    told = yield _ask(state, human, "final_structures", read_structures)
    human.structures, human.structure_bonus = told


def read_structures(text: str) -> Answer:
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
    return Answer((built, int(match[2])), text)


def _ask_resources(state: State, human: Human) -> Procedure[None]:
    """`resources C1:9 D1:5`, on regions that the person controls."""
    held: Sequence[str] = controlled(state, human)
    told = yield _ask(state, human, "final_resources", lambda text: read_resources(text, held))
    human.resources = {}
    for region in held:
        set_resources(human, region, told[region])


def _tell_end(state: State, log: Log) -> None:
    sheet = score(state)
    if sheet.tie_break is not None:
        log.happened(sheet.tie_break, "SCY-SCO-06")
    totals = {f"p{seat.seat}": seat.total for seat in sheet.seats}
    winner = "draw" if sheet.winner is None else sheet.seats[sheet.winner - 1].name
    log.happened("scy-end", "SCY-SCO-06", winner=winner, **totals)
