"""Facts that consist of several things, by the names of their parts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.core.rows import Cell, Column, Row, Rows, pairs, several
from automatable.games.age_of_innovation.components import BUILDINGS, NEUTRAL, TERRAINS
from automatable.games.age_of_innovation.state import AUTOMA, AutomaBuilding, PersonBuilding, State

NOBODY = "none"
NO_BONUS = 0


def hexes(state: State) -> Column:
    return Column("hex", tuple(state.board.land))


def seats(state: State, *others: str) -> Column:
    """Everybody at the table; the only person is not the first of two."""
    everybody = (*state.persons, AUTOMA, *others)
    return Column("seat", everybody, {who: state.seat_name(who) for who in state.persons})


def row_of_seats(state: State, value: Sequence[str]) -> Rows:
    return Rows((seats(state),), list(value))


def automa_buildings(state: State, value: Mapping[str, AutomaBuilding]) -> Rows:
    found = {h: {"type": b.type, "marked": b.marked} for h, b in value.items()}
    return Rows(
        (hexes(state), Column("building", BUILDINGS), Column("mark", ("no", "yes"))),
        found,
        read=lambda them: [(h, b["type"], "yes" if b["marked"] else "no") for h, b in them.items()],
        write=lambda rows: {r[0]: {"type": r[1], "marked": r[2] == "yes"} for r in rows},
    )


def person_buildings(state: State, value: Mapping[str, PersonBuilding]) -> Rows:
    found = {
        h: {"human": b.person, "type": b.type, "neutral": b.neutral, "annex": b.annex}
        for h, b in value.items()
    }
    owners = Column("seat", tuple(state.persons), seats(state).known_as)
    ways = Column("built_as", ("own", "neutral", "annex", "neutral_annex"))
    return Rows(
        (hexes(state), owners, Column("building", NEUTRAL), ways),
        found,
        read=lambda them: [_person_row(h, b) for h, b in them.items()],
        write=lambda rows: {row[0]: _person_building(row) for row in rows},
    )


def _person_row(hex: str, found: Mapping[str, Any]) -> Row:
    signs = [sign for sign in ("neutral", "annex") if found[sign]]
    return hex, f"person_{found['human']}", found["type"], "_".join(signs) or "own"


def _person_building(row: Row) -> dict[str, Any]:
    _, who, type, way = row
    neutral, annex = "neutral" in str(way), int("annex" in str(way))
    return {"human": int(str(who)[-1]), "type": type, "neutral": neutral, "annex": annex}


def terrain_tiles(state: State) -> Rows:
    return pairs(hexes(state), Column("terrain", TERRAINS), dict(state.terrain_tiles))


def bridges(state: State) -> Rows:
    found = {f"{a}-{b}": person for (a, b), person in state.bridges.items()}
    owners = Column("seat", tuple(state.persons), seats(state).known_as)
    return Rows(
        (hexes(state), hexes(state), owners),
        found,
        read=lambda them: [(*key.split("-"), f"person_{n}") for key, n in them.items()],
        write=lambda rows: {f"{r[0]}-{r[1]}": int(str(r[2])[-1]) for r in rows},
    )


def scholars(state: State, value: Sequence[str | None]) -> Rows:
    """The spaces of a discipline, from the top."""
    return Rows(
        (seats(state, NOBODY),),
        list(value),
        read=lambda owners: [(owner or NOBODY,) for owner in owners],
        write=lambda rows: [None if row[0] == NOBODY else row[0] for row in rows],
        most=len(value),
    )


def bonuses(ids: Sequence[int], value: Sequence[int | None]) -> Rows:
    return Rows(
        (Column("bonus", (NO_BONUS, *ids)),),
        list(value),
        read=lambda shown: [(bonus or NO_BONUS,) for bonus in shown],
        write=lambda rows: [row[0] or None for row in rows],
        most=len(value),
    )


def named(kind: str, ids: Sequence[Cell], value: Sequence[int] | None) -> Rows:
    """Tiles by their names; none at all if they were not told."""
    rows = several(kind, ids, value or ())
    return Rows(
        rows.columns,
        None if value is None else list(value),
        read=lambda found: [(id,) for id in found or ()],
        write=lambda chosen: [row[0] for row in chosen] or None,
    )


def innovation_tiles(places: Sequence[str], tiles: Sequence[str], value: Any) -> Rows:
    return Rows(
        (Column("innovation", tuple(places)), Column("innovation_tile", tuple(tiles))),
        value,
        read=lambda found: [(place, tile) for place, tile in (found or {}).items()],
        write=lambda rows: {row[0]: row[1] for row in rows} or None,
        most=len(places),
    )


def markers(state: State, kinds: Sequence[str]) -> Rows:
    return Rows(
        (hexes(state), Column("marker", tuple(kinds))),
        {hex: list(found) for hex, found in state.markers.items()},
        read=lambda them: [(hex, kind) for hex, found in them.items() for kind in found],
        write=_markers,
    )


def _markers(rows: Sequence[Row]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for hex, kind in rows:
        found.setdefault(str(hex), []).append(str(kind))
    return found
