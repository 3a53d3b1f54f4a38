"""The facts that only the final scoring needs, asked when the game is over (section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, NamedTuple, TypeVar

from automatable.core.errors import Refused
from automatable.core.turns.events import Log
from automatable.core.turns.forms import HOLE, Form, Number, OneOf
from automatable.core.turns.procedure import Ask, Procedure
from automatable.core.turns.replies import NUMBER, Part, Replies, Reply
from automatable.games.scythe.components import STRUCTURES, scoring
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.resources import RESOURCES, Lying, set_resources
from automatable.games.scythe.score import score
from automatable.games.scythe.state import Person, State, controlled

R = TypeVar("R", bound="Reply[Side]")
MOST_COINS = 999
MOST_BONUS = 99


def final_turn(state: State, log: Log) -> Procedure[State]:
    """Ask what was not followed during the game, then count."""
    for person in state.persons:
        if person.on_screen:
            continue  # SCY-ON-SCO-01: all facts are known
        yield from _count(Side(state, person))
    state.phase = "over"
    _tell_end(state, log)
    return state


class Side(NamedTuple):
    """Whose final count it is."""

    state: State
    person: Person


def _ask(replies: Replies[Side, R], side: Side, prompt: str) -> Ask[R]:
    seat = side.state.seat(side.person.faction)
    return replies.ask(side, prompt=prompt, rule="SCY-SCO-04", seat=seat)


def _count(side: Side) -> Procedure[None]:
    """Tracks, structures, and resources on regions that the person controls."""
    state, person = side
    told = yield from _ask(TRACKS, side, "final_tracks")
    person.coins, person.popularity, person.power = told.coins, told.popularity, told.power
    person.stars = told.stars
    standing = yield from _ask(STANDING, side, "final_structures")
    person.structures, person.structure_bonus = standing.built, standing.bonus
    lying = yield from RESOURCES.ask(
        Lying(person, controlled(state, person)),
        prompt="final_resources",
        rule="SCY-SCO-04",
        seat=state.seat(person.faction),
    )
    person.resources = {}
    set_resources(person, lying.numbers)


def _number(text: str) -> Part:
    return Part("[0-9]{1,4}", NUMBER.read, text=text)


@dataclass(frozen=True)
class Tracks(Reply[Side]):
    """`coins 15 popularity 13 power 5 stars 4`"""

    coins: Annotated[int, _number("coins {}")]
    popularity: Annotated[int, _number(" popularity {}")]
    power: Annotated[int, _number(" power {}")]
    stars: Annotated[int, Part("[0-9]", NUMBER.read, text=" stars {}")]

    @classmethod
    def forms(cls, state: Side) -> list[Form]:
        """Each track with its ends, and with what the app was told."""
        stars = possible_stars(state.state)
        ends = most_on_tracks() | {"stars": stars[-1]}
        lowest = dict.fromkeys(ends, 0) | {"stars": stars[0]}
        told = ((name, getattr(state.person, name) or 0) for name in ends)
        parts = (_track(name, lowest[name], now, ends[name]) for name, now in told)
        return [Form("", tuple(parts))]

    def check(self, state: Side) -> None:
        for name, most in most_on_tracks().items():
            if (value := getattr(self, name)) > most:
                raise Refused("track_too_high", track=name, n=value, most=most)
        if self.stars not in possible_stars(state.state):
            raise Refused("stars_do_not_fit", n=self.stars)


def most_on_tracks() -> dict[str, int]:
    table = scoring()
    return {
        "coins": MOST_COINS,
        "popularity": table.popularity_max,
        "power": table.power_max,
        "stars": table.stars_to_end,
    }


def _track(name: str, low: int, now: int, high: int) -> Number:
    return Number(name, low, high, f"{name} {{}}", start=min(max(now, low), high))


def possible_stars(state: State) -> range:
    """Six exactly if the person ended the game; combat stars are known anyway."""
    most = scoring().stars_to_end
    if any(person.faction == state.ended_by for person in state.persons):
        return range(most, most + 1)
    return range(max(person.combat_stars for person in state.persons), most)


def _built(side: Side, text: str) -> dict[str, str]:
    """The structure on each region named."""
    built: dict[str, str] = {}
    for pair in text.split():
        region, kind = pair.split(":")
        if region not in REGIONS or kind not in STRUCTURES:
            raise Refused("unreadable", token=pair)
        if region in built or kind in built.values():
            raise Refused("structure_twice", structure=kind, region=region)
        built[region] = kind
    return built


def _where(built: Mapping[str, str]) -> str:
    where = {kind: region for region, kind in built.items()}
    return "".join(f" {where[kind]}:{kind}" for kind in STRUCTURES if kind in where)


@dataclass(frozen=True)
class Structures(Reply[Side], head="structures"):
    """`structures E2:mill C3:mine bonus 4`"""

    built: Annotated[dict[str, str], Part("(?: [A-H][0-9]:[a-z]+)*", _built, _where, HOLE)]
    bonus: Annotated[int, _number(" bonus {}")]

    @classmethod
    def forms(cls, state: Side) -> list[Form]:
        """Where each structure stands, if anywhere, and what the bonus tile gives."""
        where = {kind: region for region, kind in state.person.structures.items()}
        stand = (
            OneOf(kind, tuple(REGIONS), f"{{}}:{kind}", "region", True, where.get(kind))
            for kind in STRUCTURES
        )
        bonus = Number("bonus", 0, MOST_BONUS, "bonus {}", start=state.person.structure_bonus)
        return [Form(cls.head, (*stand, bonus), distinct=True)]

    def check(self, state: Side) -> None:
        if self.bonus > MOST_BONUS:
            ends = {"low": 0, "high": MOST_BONUS}
            raise Refused("number_out_of_range", word="bonus", n=self.bonus, **ends)


TRACKS: Replies[Side, Tracks] = Replies((Tracks,))
STANDING: Replies[Side, Structures] = Replies((Structures,))


def _tell_end(state: State, log: Log) -> None:
    sheet = score(state)
    if sheet.tie_break is not None:
        log.happened(sheet.tie_break, "SCY-SCO-06")
    totals = {f"p{seat.seat}": seat.total for seat in sheet.seats}
    winner = "draw" if sheet.winner is None else sheet.seats[sheet.winner - 1].name
    log.happened("scy-end", "SCY-SCO-06", winner=winner, **totals)
