"""Every fact of Scythe that can be corrected (SCY-HUM-01)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from automatable.core.match import Match
from automatable.core.rows import Column, Row, Rows, counts, one, pairs, several
from automatable.core.screens import Fact
from automatable.games.scythe.components import HOME, MAT, factions
from automatable.games.scythe.map import ENCOUNTERS, REGIONS
from automatable.games.scythe.notation import AUTOMA, PERSON, PLAYER, TABLE, Fields
from automatable.games.scythe.on_screen.components import STAR_SPACES
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.position import FACTS
from automatable.games.scythe.state import Automa, Person, State

_PERSON_FACTS = (
    "character", "mechs", "workers", "abilities", "stars", "combat_stars", "recruits",
    "structures", "resources", "power", "popularity", "coins", "cards", "factory_card",
)  # fmt: skip
_PLAYER_FACTS = (
    "character", "mechs", "workers", "abilities", "power", "popularity", "coins", "hand", "goods",
    "structures", "recruits", "one_time", "star_spaces",
)  # fmt: skip
"""On screen the app does everything itself; for house rules the same facts can be changed."""
_AUTOMA_FACTS = (
    "power", "coins", "cards", "progress", "character", "mechs", "workers", "combat_stars",
    "power_star", "factory_card", "main", "combat", "last",
)  # fmt: skip
_TRACKS = ("power", "popularity", "coins", "combat_cards")
"""What a person at a table may have followed, and need not."""
_YES_NO = ("yes", "no")
_PLAIN = ("character", "main_discard", "combat_discard")
"""A region, or the numbers of cards; the others are written in signs."""
ABILITIES = tuple(dict.fromkeys(a for f in factions().values() for a in f.abilities))
RECRUIT_BONUSES = ("power", "coin", "popularity", "combat_card")
STRUCTURES = ("mine", "mill", "monument", "armory")
RESOURCES = ("food", "metal", "oil", "wood")
CARDS = 19


def _fields(side: Person | Automa) -> tuple[tuple[str, ...], Fields]:
    if isinstance(side, Player):
        return _PLAYER_FACTS, PLAYER
    return (_PERSON_FACTS, PERSON) if isinstance(side, Person) else (_AUTOMA_FACTS, AUTOMA)


def facts(match: Match[State]) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    position = FACTS.stored(match.state)
    for side in reversed(match.state.sides.values()):
        told = position["sides"][side.faction]
        names, fields = _fields(side)
        for name in names:
            key, kind, _ = fields[name]
            value = told[key]
            path = f"sides.{side.faction}.{key}"
            seat = {"seat": match.state.seat_name(side.faction)}
            if isinstance(value, bool):
                yield Fact(path, f"fact-{key}", kind.write(value), _YES_NO, seat)
            elif value is None or isinstance(value, int):
                mine = isinstance(side, Person) and not side.on_screen and key in _TRACKS
                yield Fact(path, f"fact-{key}", value, args=seat, counted=mine)
            else:
                written, rows = kind.write(value), rows_of(key, value)
                signs = key not in _PLAIN
                yield Fact(path, f"fact-{key}", written, args=seat, notation=signs, rows=rows)
    tokens = position["encounter_tokens"]
    written, places = TABLE["tokens"][1].write(tokens), several("region", ENCOUNTERS, tokens)
    yield Fact("encounter_tokens", "fact-encounter_tokens", written, rows=places)


def rows_of(key: str, value: Any) -> Rows | None:
    """Places, cards and pieces by their names."""
    match key:
        case "character":
            return one("region", (HOME, MAT, *REGIONS), value)
        case "mechs" | "workers" | "resources":
            return counts("region", (HOME, *REGIONS), value)
        case "abilities":
            return several("ability", ABILITIES, value)
        case "recruits" | "one_time":
            return several("bonus", RECRUIT_BONUSES, value)
        case "structures":
            return pairs(Column("region", tuple(REGIONS)), Column("structure", STRUCTURES), value)
        case "star_spaces":
            return counts("star_space", STAR_SPACES, value, most=2)
        case "main_discard" | "combat_discard":
            return several("", range(1, CARDS + 1), value)
        case "hand":
            return _hand(value)
        case "goods":
            return _goods(value)
    return None


def _hand(value: dict[str, int]) -> Rows:
    """How many combat cards of each value."""
    how_many = Column("", tuple(range(1, 17)))
    return Rows(
        (Column("", ("2", "3", "4", "5")), how_many),
        value,
        read=lambda found: [(str(card), number) for card, number in found.items()],
        write=lambda rows: {row[0]: row[1] for row in rows},
    )


def _goods(value: dict[str, dict[str, int]]) -> Rows:
    """Where how many resources of a kind lie."""
    where, kinds = Column("region", (HOME, *REGIONS)), Column("resource", RESOURCES)
    return Rows(
        (where, kinds, Column("", tuple(range(1, 31)))),
        value,
        read=lambda found: [
            (p, kind, n) for p, kinds in found.items() for kind, n in kinds.items()
        ],
        write=_goods_of,
    )


def _goods_of(rows: Sequence[Row]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for place, kind, number in rows:
        found.setdefault(str(place), {})[str(kind)] = int(number)
    return found
