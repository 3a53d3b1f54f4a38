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

import re
from collections.abc import Callable
from dataclasses import dataclass

from automatable.core.errors import Refused
from automatable.core.events import Ref
from automatable.core.procedure import Answer
from automatable.games.scythe.components import (
    BONUSES,
    HOME,
    STRUCTURES,
    factions,
    scoring,
)
from automatable.games.scythe.map import LAKES, REGIONS
from automatable.games.scythe.state import Move, Person, State

_MOVE = re.compile(r"(character|mech|worker)(?: x([1-8]))? (\w+)-(\w+)")
_PIECE = re.compile(r"([+-])(mech|worker)(?: x([1-8]))? (\w+)(?: (\w+))?")
_THING = re.compile(r"(\w+) (\w+)")
TOKENS = {"flag": "albion", "trap": "togawa"}
TOKEN_LIMIT = 4


@dataclass(frozen=True)
class Piece:
    """Pieces that came (+) or went (-)."""

    sign: int
    unit: str
    number: int
    place: str
    ability: str | None


@dataclass(frozen=True)
class Built:
    """A structure, flag or trap on a region."""

    kind: str
    region: str


@dataclass(frozen=True)
class Enlisted:
    """A recruit bonus that is unlocked for good."""

    bonus: str


@dataclass(frozen=True)
class Star:
    """A star, other than for a combat."""


@dataclass(frozen=True)
class Fight:
    """All moves are reported: the combats begin, this one first (SCY-HUM-06)."""

    region: str


@dataclass(frozen=True)
class Done:
    """The turn is over."""


Report = Move | Piece | Built | Enlisted | Star | Fight | Done

_Reader = Callable[[State, Person, re.Match[str]], Answer[Report]]


def read_report(state: State, person: Person, text: str) -> Answer[Report]:
    """The report meant by a text."""
    if text == "done":
        return Answer(Done(), text)
    if text == "star":
        return _star(person)
    if text.split()[:1] == ["combat"]:
        return _fight(state, person, text.split()[1:])
    readers: list[tuple[re.Pattern[str], _Reader]] = [
        (_MOVE, _move), (_PIECE, _piece), (_THING, _thing),
    ]  # fmt: skip
    for pattern, read in readers:
        if match := pattern.fullmatch(text):
            return read(state, person, match)
    raise Refused("unreadable", token=text)


def _place(name: str) -> str:
    if name not in REGIONS and name != HOME:
        raise Refused("no_such_region", region=name)
    return name


def _region(name: str) -> str:
    if name not in REGIONS:
        raise Refused("no_such_region", region=name)
    return name


# --- moves


def read_move(text: str) -> Move:
    """The move written as a text, unchecked but for its form."""
    match = _MOVE.fullmatch(text)
    if match is None:
        raise Refused("unreadable", token=text)
    unit, number, start, end = match.groups()
    return Move(unit, int(number or 1), _place(start), _place(end))


def _move(state: State, person: Person, match: re.Match[str]) -> Answer[Report]:
    move = read_move(match[0])
    if person.count(move.unit, move.start) < move.number:
        raise _not_there(person, move.unit, move.start)
    if move.start == move.end:
        raise Refused("same_region", region=Ref("region", move.end))
    _check_entry(state, person, move.unit, move.end)
    _check_leaving(state, person, move.unit, move.start, move.number)
    return Answer(move, str(move))


def _not_there(person: Person, unit: str, place: str) -> Refused:
    named, at = Ref("unit", unit), Ref("region", place)
    return Refused("not_so_many_there", unit=named, region=at, n=person.count(unit, place))


def _check_entry(state: State, person: Person, unit: str, end: str) -> None:
    """Workers do not enter a region with enemy units by themselves (SCY-HUM-02)."""
    if not workers_may_enter(state, person, end) and unit == "worker":
        raise Refused("worker_cannot_enter", region=Ref("region", end), sit="companion")
    if end in LAKES and not swims(person):
        raise Refused("lake_closed", region=Ref("region", end), sit="companion")


def workers_may_enter(state: State, person: Person, end: str) -> bool:
    return bool(person.combat_units_on(end)) or not meets_enemies(state, person, end)


def meets_enemies(state: State, person: Person, place: str) -> bool:
    """Every side has a home base of its own."""
    return place != HOME and state.enemy_units_on(person, place) > 0


def swims(person: Person) -> bool:
    """Whether units may enter a lake at all."""
    return any(map(person.has, ("seaworthy", "submerge", "suiton")))


def _check_leaving(state: State, person: Person, unit: str, start: str, number: int) -> None:
    """Workers are not left alone with enemy units (SCY-HUM-02)."""
    if number > most_leaving(state, person, unit, start):
        raise Refused("workers_left_alone", region=Ref("region", start))


def most_leaving(state: State, person: Person, unit: str, start: str) -> int:
    """How many units of a kind can go from a place; the workers there go first."""
    there = person.count(unit, start)
    stays = unit != "worker" and person.count("worker", start) > 0
    last = stays and person.combat_units_on(start) == there
    return there - 1 if last and meets_enemies(state, person, start) else there


# --- pieces


def _piece(state: State, person: Person, match: re.Match[str]) -> Answer[Report]:
    sign, unit, number, place, ability = match.groups()
    count = int(number or 1)
    piece = Piece(1 if sign == "+" else -1, unit, count, _place(place), ability)
    if unit == "worker" and ability:
        raise Refused("unreadable", token=match[0])
    if piece.sign > 0:
        _check_new(state, person, piece)
    else:
        _check_gone(state, person, piece)
    many = f" x{count}" if count > 1 else ""
    with_ability = f" {ability}" if ability else ""
    return Answer(piece, f"{sign}{unit}{many} {place}{with_ability}")


def _check_new(state: State, person: Person, piece: Piece) -> None:
    limit = scoring().workers if piece.unit == "worker" else scoring().mechs
    if person.on_mat(piece.unit) < piece.number:
        raise Refused("too_many_pieces", unit=Ref("unit", piece.unit), most=limit)
    if piece.place != HOME:
        _check_entry(state, person, piece.unit, piece.place)
    if piece.unit == "mech":
        _check_ability(person, piece)


def _check_gone(state: State, person: Person, piece: Piece) -> None:
    if person.count(piece.unit, piece.place) < piece.number:
        raise _not_there(person, piece.unit, piece.place)
    if piece.ability and not person.has(piece.ability):
        raise Refused("ability_locked", ability=piece.ability)
    _check_leaving(state, person, piece.unit, piece.place, piece.number)


def _check_ability(person: Person, piece: Piece) -> None:
    """A deployed mech comes with the ability it unlocks."""
    own = factions()[person.faction].abilities
    if piece.number > 1 or piece.ability is None:
        raise Refused("ability_missing")
    if piece.ability not in own:
        raise Refused("foreign_ability", ability=piece.ability)
    if person.has(piece.ability):
        raise Refused("ability_known", ability=Ref("ability", piece.ability))


# --- structures, recruits, tokens, stars


def _thing(state: State, person: Person, match: re.Match[str]) -> Answer[Report]:
    kind, what = match.groups()
    if kind in STRUCTURES:
        return _structure(person, kind, what)
    if kind == "recruit":
        return _recruit(person, what)
    if kind in TOKENS:
        return _token(person, kind, what)
    raise Refused("unreadable", token=match[0])


def _structure(person: Person, kind: str, region: str) -> Answer[Report]:
    _region(region)
    if region in person.structures:
        raise Refused("structure_there", region=Ref("region", region))
    if kind in person.structures.values():
        raise Refused("structure_built", structure=Ref("structure", kind))
    return Answer(Built(kind, region), f"{kind} {region}")


def _recruit(person: Person, bonus: str) -> Answer[Report]:
    if bonus not in BONUSES:
        raise Refused("unreadable", token=bonus)
    if bonus in person.recruits:
        raise Refused("recruit_known", bonus=Ref("bonus", bonus))
    return Answer(Enlisted(bonus), f"recruit {bonus}")


def _token(person: Person, kind: str, region: str) -> Answer[Report]:
    _region(region)
    if person.faction != TOKENS[kind]:
        raise Refused("token_of_another_faction", faction=Ref("faction", TOKENS[kind]))
    if region not in free_for_token(person, kind):
        raise Refused("token_not_possible", region=Ref("region", region))
    return Answer(Built(kind, region), f"{kind} {region}")


def free_for_token(person: Person, kind: str) -> list[str]:
    """Regions where a flag or trap can come; there are four."""
    placed = person.flags if kind == "flag" else list(person.traps)
    return [r for r in REGIONS if r not in placed] if len(placed) < TOKEN_LIMIT else []


def _fight(state: State, person: Person, named: list[str]) -> Answer[Report]:
    """`combat E3`; the region may be left out where there is but one."""
    contested = state.contested(person)
    if not named and len(contested) == 1:
        named = contested
    if len(named) != 1:
        raise Refused("which_combat" if contested else "no_combat")
    if _region(named[0]) not in contested:
        raise Refused("no_combat_there", region=Ref("region", named[0]))
    return Answer(Fight(named[0]), f"combat {named[0]}")


def _star(person: Person) -> Answer[Report]:
    if person.stars >= scoring().stars_to_end:
        raise Refused("no_star_left")
    return Answer(Star(), "star")
