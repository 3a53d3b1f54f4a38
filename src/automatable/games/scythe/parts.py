"""The parts of a fact, each chosen by its name: places, cards, pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from automatable.core.state.rows import Column, Row, Rows, counts, one, pairs, several
from automatable.games.scythe.components import BONUSES, HOME, MAT, STRUCTURES, factions
from automatable.games.scythe.map import ENCOUNTERS, REGIONS
from automatable.games.scythe.on_screen.components import KINDS, STAR_SPACES

CARDS = range(1, 20)
COMBAT_CARDS = ("2", "3", "4", "5")


def place(value: str) -> Rows:
    return one("region", (HOME, MAT, *REGIONS), value)


def counted_places(value: dict[str, int]) -> Rows:
    return counts("region", (HOME, *REGIONS), value)


def token_places(value: list[str]) -> Rows:
    return several("region", ENCOUNTERS, value)


def abilities(value: list[str]) -> Rows:
    known = dict.fromkeys(a for f in factions().values() for a in f.abilities)
    return several("ability", tuple(known), value)


def bonuses(value: list[str]) -> Rows:
    return several("bonus", BONUSES, value)


def structures(value: dict[str, str]) -> Rows:
    return pairs(Column("region", tuple(REGIONS)), Column("structure", STRUCTURES), value)


def stars(value: dict[str, int]) -> Rows:
    return counts("star_space", STAR_SPACES, value, most=2)


def automa_cards(value: list[int]) -> Rows:
    return several("", CARDS, value)


def hand(value: dict[str, int]) -> Rows:
    """How many combat cards of each value."""
    return Rows(
        (Column("", COMBAT_CARDS), Column("", tuple(range(1, 17)))),
        value,
        read=lambda found: [(str(card), number) for card, number in found.items()],
        write=lambda rows: {row[0]: row[1] for row in rows},
    )


def goods(value: dict[str, dict[str, int]]) -> Rows:
    """Where how many resources of a kind lie."""
    where, kinds = Column("region", (HOME, *REGIONS)), Column("resource", KINDS)
    return Rows(
        (where, kinds, Column("", tuple(range(1, 31)))),
        value,
        read=lambda found: [
            (p, kind, n) for p, kinds in found.items() for kind, n in kinds.items()
        ],
        write=_goods_of,
    )


def _goods_of(rows: Sequence[Row]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, Any]] = {}
    for where, kind, number in rows:
        found.setdefault(str(where), {})[str(kind)] = int(number)
    return found
