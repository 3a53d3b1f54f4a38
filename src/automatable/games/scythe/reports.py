"""What a person reports in a turn, as values: moves, new pieces, stars and the like.

    character E2-E3        worker x2 home-G3      units that changed place
    +worker G3             +mech G3 riverwalk     new pieces, a mech with its ability
    -worker G3             -mech E4 riverwalk     pieces that are gone after all
    mine E3                mill, monument, armory a structure
    recruit coin           an unlocked recruit bonus
    star                   a star, other than for a combat
    flag E3                trap E3                expansion tokens
    combat                 combat E3              fight where units of both sides meet
    done                   the combats that are left, or nothing more: the Automa's turn

Reading checks a report against the position; what is impossible is refused with a code.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated

from automatable.core.errors import Refused
from automatable.core.options import BESIDE_THE_BOX
from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.forms import Form, OneOf
from automatable.core.turns.replies import Part, Replies, Reply, one_of
from automatable.games.scythe.combat import drive_off_lone_workers
from automatable.games.scythe.components import (
    BONUSES,
    HOME,
    STRUCTURES,
    factions,
    scoring,
)
from automatable.games.scythe.map import LAKES, REGIONS
from automatable.games.scythe.stars import person_star
from automatable.games.scythe.state import UNITS, Move, Person, State

TOKENS = {"flag": "albion", "trap": "togawa"}
TOKEN_LIMIT = 4


NEEDS_STRUCTURES = ("township", "underpass")


def _place(state: State, name: str) -> str:
    return name if name == HOME else _region(state, name)


def _region(state: State, name: str) -> str:
    if name not in REGIONS:
        raise Refused("no_such_region", region=name)
    return name


NUMBER = Part("x[1-8]", lambda state, text: int(text[1:]), "x{}".format)
"""`x2` and more; a single piece needs no number."""
AT = Part(r"\w+", _place, name="at", kind="region")
ON = Part(r"\w+", _region, name="at", kind="region")


def _more(most: int) -> dict[str, list[int]]:
    return {"number": list(range(2, most + 1))} if most > 1 else {}


class Report(Reply[State]):
    """One thing that a person has done."""

    def do(self, state: State, person: Person, log: Log) -> None:
        """Change the position as reported; what ends the moves is the turn's."""


@dataclass(frozen=True)
class Done(Report, head="done"):
    """The turn is over, or the moves are, if there are combats."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Done]:
        yield cls()


@dataclass(frozen=True)
class Star(Report, head="star"):
    """A star, other than for a combat."""

    @classmethod
    def offered(cls, state: State) -> Iterator[Star]:
        if state.person.stars < scoring().stars_to_end:
            yield cls()

    def check(self, state: State) -> None:
        if state.person.stars >= scoring().stars_to_end:
            raise Refused("no_star_left")

    def do(self, state: State, person: Person, log: Log) -> None:
        person_star(state, person, "SCY-END-01", log)


# --- combats


def _which_combat(state: State) -> Refused:
    return Refused("which_combat" if state.contested(state.person) else "no_combat")


def _only_combat(state: State) -> str:
    contested = state.contested(state.person)
    if len(contested) != 1:
        raise _which_combat(state)
    return contested[0]


def _combat(state: State, text: str) -> str:
    if " " in text:
        raise _which_combat(state)
    return _region(state, text)


@dataclass(frozen=True)
class Fight(Report, head="combat"):
    """All moves are reported: the combats begin, this one first (SCY-HUM-06)."""

    region: Annotated[str, Part(".+", _combat, absent=_only_combat, kind="region")]

    @classmethod
    def offered(cls, state: State) -> Iterator[Fight]:
        return map(cls, state.contested(state.person))

    def check(self, state: State) -> None:
        if self.region not in state.contested(state.person):
            raise Refused("no_combat_there", region=Ref("region", self.region))


# --- moves


@dataclass(frozen=True)
class Moved(Report):
    """Units that changed place."""

    unit: Annotated[str, one_of(UNITS, text="{}")]
    number: Annotated[int, NUMBER] = field(default=1, kw_only=True)
    start: Annotated[str, Part(r"\w+", _place)]
    end: Annotated[str, Part(r"\w+", _place, text="-{}", name="to", kind="region")]

    @property
    def move(self) -> Move:
        return Move(self.unit, self.number, self.start, self.end)

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        for unit in UNITS:
            ends = _enterable(state, unit)
            for start, most in _standing(state, unit):
                to = [end for end in ends if end != start]
                yield cls.form(unit=unit, **_more(most), start=start, end=to)

    def check(self, state: State) -> None:
        if state.person.count(self.unit, self.start) < self.number:
            raise _not_there(state.person, self.unit, self.start)
        if self.start == self.end:
            raise Refused("same_region", region=Ref("region", self.end))
        _check_entry(state, self.unit, self.end)
        _check_leaving(state, self.unit, self.start, self.number)

    def do(self, state: State, person: Person, log: Log) -> None:
        """Units go from one place to another; lone workers there are driven off."""
        person.move(self.move)
        person.moved.append(self.move)
        args: dict[str, Value] = {"unit": Ref("unit", self.unit), "n": self.number}
        args |= {"from": Ref("region", self.start), "to": Ref("region", self.end)}
        log.happened("scy-you_move", "SCY-HUM-01", **args)
        if self.unit != "worker" and self.end != HOME:
            drive_off_lone_workers(state, person, self.end, log)


def _enterable(state: State, unit: str) -> list[str]:
    person = state.person
    regions = REGIONS if swims(person) else [r for r in REGIONS if r not in LAKES]
    if unit == "worker":
        enemies = {place for side in state.enemies(person) for place in side.regions()}
        own = person.combat_regions()
        regions = [r for r in regions if r not in enemies or r in own]
    return [HOME, *regions]


def _standing(state: State, unit: str) -> Iterator[tuple[str, int]]:
    """Each place from which units of a kind can go, and how many of them."""
    person = state.person
    places = person.places(unit)
    for place in (HOME, *REGIONS):
        if place in places and (number := most_leaving(state, person, unit, place)):
            yield place, number


def _not_there(person: Person, unit: str, place: str) -> Refused:
    named, at = Ref("unit", unit), Ref("region", place)
    return Refused("not_so_many_there", unit=named, region=at, n=person.count(unit, place))


def _check_entry(state: State, unit: str, end: str) -> None:
    """Workers do not enter a region with enemy units by themselves (SCY-HUM-02)."""
    if unit == "worker" and not workers_may_enter(state, state.person, end):
        raise Refused("worker_cannot_enter", region=Ref("region", end), sit=BESIDE_THE_BOX)
    if end in LAKES and not swims(state.person):
        raise Refused("lake_closed", region=Ref("region", end), sit=BESIDE_THE_BOX)


def workers_may_enter(state: State, person: Person, end: str) -> bool:
    return bool(person.combat_units_on(end)) or not meets_enemies(state, person, end)


def meets_enemies(state: State, person: Person, place: str) -> bool:
    """Every side has a home base of its own."""
    return place != HOME and state.enemy_units_on(person, place) > 0


def swims(person: Person) -> bool:
    """Whether units may enter a lake at all."""
    return any(map(person.has, ("seaworthy", "submerge", "suiton")))


def _check_leaving(state: State, unit: str, start: str, number: int) -> None:
    """Workers are not left alone with enemy units (SCY-HUM-02)."""
    if number > most_leaving(state, state.person, unit, start):
        raise Refused("workers_left_alone", region=Ref("region", start))


def most_leaving(state: State, person: Person, unit: str, start: str) -> int:
    """How many units of a kind can go from a place; the workers there go first."""
    there = person.count(unit, start)
    stays = unit != "worker" and person.count("worker", start) > 0
    last = stays and person.combat_units_on(start) == there
    return there - 1 if last and meets_enemies(state, person, start) else there


# --- pieces


def _sign(state: State, text: str) -> int:
    return int(f"{text}1")


@dataclass(frozen=True)
class Piece(Report):
    """Pieces that came (+) or went (-); a mech comes with the ability that it unlocks."""

    sign: Annotated[
        int,
        replace(one_of("+-", text="{}"), read=_sign, write=lambda n: "+" if n > 0 else "-"),
    ]
    unit: Annotated[str, one_of(("mech", "worker"), text="{}")]
    number: Annotated[int, NUMBER] = field(default=1, kw_only=True)
    place: Annotated[str, AT]
    ability: Annotated[str | None, Part(r"\w+", kind="ability")] = None

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        yield from cls._new(state)
        yield from cls._gone(state)

    @classmethod
    def _new(cls, state: State) -> Iterator[Form]:
        person = state.person
        if left := person.on_mat("worker"):
            at = _enterable(state, "worker")
            yield cls.form(sign=1, unit="worker", **_more(left), place=at)
        locked = tuple(a for a in factions()[person.faction].abilities if not person.has(a))
        if person.on_mat("mech") and locked:
            ability = OneOf("ability", locked, kind="ability")
            at = _enterable(state, "mech")
            yield cls.form(sign=1, unit="mech", place=at, ability=ability)

    @classmethod
    def _gone(cls, state: State) -> Iterator[Form]:
        for unit in ("mech", "worker"):
            known = state.person.abilities if unit == "mech" else ()
            ability = {"ability": known} if known else {}
            for place, most in _standing(state, unit):
                yield cls.form(sign=-1, unit=unit, **_more(most), place=[place], **ability)

    def check(self, state: State) -> None:
        if self.unit == "worker" and self.ability:
            raise Refused("unreadable", token=str(self))
        if self.sign > 0:
            self._check_new(state)
        else:
            self._check_gone(state)

    def _check_new(self, state: State) -> None:
        limit = scoring().workers if self.unit == "worker" else scoring().mechs
        if state.person.on_mat(self.unit) < self.number:
            raise Refused("too_many_pieces", unit=Ref("unit", self.unit), most=limit)
        if self.place != HOME:
            _check_entry(state, self.unit, self.place)
        if self.unit == "mech":
            self._check_ability(state.person)

    def _check_gone(self, state: State) -> None:
        if state.person.count(self.unit, self.place) < self.number:
            raise _not_there(state.person, self.unit, self.place)
        if self.ability and not state.person.has(self.ability):
            raise Refused("ability_locked", ability=self.ability)
        _check_leaving(state, self.unit, self.place, self.number)

    def _check_ability(self, person: Person) -> None:
        """A deployed mech comes with the ability it unlocks."""
        if self.number > 1 or self.ability is None:
            raise Refused("ability_missing")
        if self.ability not in factions()[person.faction].abilities:
            raise Refused("foreign_ability", ability=self.ability)
        if person.has(self.ability):
            raise Refused("ability_known", ability=Ref("ability", self.ability))

    def do(self, state: State, person: Person, log: Log) -> None:
        came = self.sign > 0
        change = person.put if came else person.lift
        change(self.unit, self.place, self.number)
        if self.ability and came:
            person.abilities.append(self.ability)
        elif self.ability in person.abilities:
            person.abilities.remove(str(self.ability))
        args: dict[str, Value] = {"unit": Ref("unit", self.unit), "n": self.number}
        kind = "scy-you_add" if came else "scy-you_remove"
        log.happened(kind, "SCY-HUM-01", **args, region=Ref("region", self.place))
        if came and self.ability in NEEDS_STRUCTURES:
            log.instruct("scy-tell_structures", "SCY-NBH-11", ability=Ref("ability", self.ability))
        if came and self.unit == "mech" and self.place != HOME:
            drive_off_lone_workers(state, person, self.place, log)


# --- structures, tokens, recruits


@dataclass(frozen=True)
class Built(Report):
    """A structure on a region."""

    kind: Annotated[str, one_of(STRUCTURES, text="{}")]
    region: Annotated[str, ON]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        structures = state.person.structures
        free = [region for region in REGIONS if region not in structures]
        for kind in STRUCTURES:
            if kind not in structures.values():
                yield cls.form(kind=kind, region=free)

    def check(self, state: State) -> None:
        structures = state.person.structures
        if self.region in structures:
            raise Refused("structure_there", region=Ref("region", self.region))
        if self.kind in structures.values():
            raise Refused("structure_built", structure=Ref("structure", self.kind))

    def do(self, state: State, person: Person, log: Log) -> None:
        person.structures[self.region] = self.kind
        _tell_built(self.kind, self.region, log)


@dataclass(frozen=True)
class Token(Report):
    """A flag or trap on a region."""

    kind: Annotated[str, one_of(TOKENS, text="{}")]
    region: Annotated[str, ON]

    @classmethod
    def forms(cls, state: State) -> Iterator[Form]:
        for kind, faction in TOKENS.items():
            if state.person.faction == faction and (free := free_for_token(state.person, kind)):
                yield cls.form(kind=kind, region=free)

    def check(self, state: State) -> None:
        if state.person.faction != TOKENS[self.kind]:
            raise Refused("token_of_another_faction", faction=Ref("faction", TOKENS[self.kind]))
        if self.region not in free_for_token(state.person, self.kind):
            raise Refused("token_not_possible", region=Ref("region", self.region))

    def do(self, state: State, person: Person, log: Log) -> None:
        if self.kind == "flag":
            person.flags.append(self.region)
        else:
            person.traps[self.region] = True
        _tell_built(self.kind, self.region, log)


def _tell_built(kind: str, region: str, log: Log) -> None:
    what = Ref("structure", kind)
    log.happened("scy-you_build", "SCY-HUM-01", what=what, region=Ref("region", region))


def free_for_token(person: Person, kind: str) -> list[str]:
    """Regions where a flag or trap can come; there are four."""
    placed = person.flags if kind == "flag" else list(person.traps)
    return [r for r in REGIONS if r not in placed] if len(placed) < TOKEN_LIMIT else []


@dataclass(frozen=True)
class Enlisted(Report, head="recruit"):
    """A recruit bonus that is unlocked for good."""

    bonus: Annotated[str, one_of(BONUSES, kind="bonus")]

    @classmethod
    def offered(cls, state: State) -> Iterator[Enlisted]:
        return (cls(bonus) for bonus in BONUSES if bonus not in state.person.recruits)

    def check(self, state: State) -> None:
        if self.bonus in state.person.recruits:
            raise Refused("recruit_known", bonus=Ref("bonus", self.bonus))

    def do(self, state: State, person: Person, log: Log) -> None:
        person.recruits.append(self.bonus)
        log.happened("scy-enlisted", "SCY-REC-02", bonus=Ref("bonus", self.bonus))


REPORTS: Replies[State, Report] = Replies((Done, Fight, Enlisted, Star, Moved, Piece, Built, Token))
"""What needs no region is listed; what happened on the map is described by parts."""
