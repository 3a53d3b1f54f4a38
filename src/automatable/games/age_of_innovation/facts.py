"""How facts stand on the page of corrections: their parts by name, and in signs for experts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from automatable.core.state.facts import Fact, Shows, number
from automatable.core.state.rows import Cell, Column, Row, Rows, pairs, several
from automatable.core.turns.events import Ref, Value
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    MARKERS,
    NEUTRAL,
    PHASES,
    TERRAINS,
    base_game,
    innovation_places,
)
from automatable.games.age_of_innovation.components import final_tiles as all_final_tiles
from automatable.games.age_of_innovation.components import round_tiles as all_round_tiles
from automatable.games.age_of_innovation.notation import TERRAIN, layout, write_standing

if TYPE_CHECKING:
    from automatable.games.age_of_innovation.state import AutomaBuilding, PersonBuilding, State

__all__ = ["number"]
NOBODY = "none"
NO_BONUS = 0
HERS: Mapping[str, Value] = {"seat": AUTOMA}


# --- one of several values


def hers(label: str, values: Callable[[], Iterable[Any]]) -> Shows:
    """One of several values, of the Automa."""

    def show(state: State, path: str, value: Any) -> Iterator[Fact]:
        yield Fact(path, label, value, tuple(values()), HERS)

    return show


def of_person(label: str, values: Callable[[], Iterable[Any]]) -> Shows:
    def show(state: State, path: str, value: Any) -> Iterator[Fact]:
        yield Fact(path, label, value, tuple(values()), _seat(state, path))

    return show


def _seat(state: State, path: str) -> dict[str, Value]:
    """Of `persons.person_1.home`."""
    return {"seat": state.seat_name(path.split(".")[1])}


def level(state: State, path: str, value: str) -> Iterator[Fact]:
    yield Fact(path, "fact-level", value, tuple(state.box.levels))


def to_move(state: State, path: str, value: str) -> Iterator[Fact]:
    yield Fact(path, "fact-to_move", value, (*state.persons, AUTOMA))


def phase(state: State, path: str, value: str) -> Iterator[Fact]:
    yield Fact(path, "fact-phase", value, PHASES)


def final_tile(state: State, path: str, value: str) -> Iterator[Fact]:
    yield Fact(path, "fact-final_tile", value, tuple(all_final_tiles()))


# --- numbers that a person may follow, or tells at the end


def followed(until: str) -> Shows:
    """A number that need not be followed; at the end it is reported, or another in its place."""

    def show(state: State, path: str, value: int | None) -> Iterator[Fact]:
        _, who, name = path.split(".")
        if state.player is not None:
            return  # on screen the person's own facts say it
        if getattr(state.person(who), until) is None:
            yield Fact(path, f"fact-{name}", value, args=_seat(state, path), counted=True)
        elif name == "sailing":
            yield from told_late(state, path, value)

    return show


def told_late(state: State, path: str, value: int | None) -> Iterator[Fact]:
    """What is reported at the end, once it was."""
    if state.phase in ("final", "over") and value is not None:
        yield Fact(path, f"fact-{path.rpartition('.')[2]}", value, args=_seat(state, path))


def her_end_points(state: State, path: str, value: int | None) -> Iterator[Fact]:
    if state.phase in ("final", "over") and value is not None:
        yield Fact(path, "fact-end_points_automa", value)


def knowledge(state: State, path: str, value: Mapping[str, Mapping[str, int]]) -> Iterator[Fact]:
    """Discipline by discipline, everybody's level."""
    for discipline in DISCIPLINES:
        for who in [*state.persons, AUTOMA]:
            named: dict[str, Value] = {"seat": state.seat_name(who)}
            named["discipline"] = Ref("discipline", discipline)
            at = f"{path}.{who}.{discipline}"
            yield Fact(at, "fact-knowledge", value[who][discipline], args=named)


# --- the map: `B5w* E10g`, `1:C7w 2:D8ta`, `C10L`, `1:C7-D8`, `C7:tool+note`


def _in_signs(path: str, written: str, parts: Rows) -> Fact:
    """Written in signs in the terminal, chosen by name on the page."""
    return Fact(path, f"fact-{path}", written, notation=True, rows=parts)


def _hexes(state: State) -> Column:
    return Column("hex", tuple(state.board.land))


def _seats(state: State, *others: str) -> Column:
    """Everybody at the table; the only person is not the first of two."""
    everybody = (*state.persons, AUTOMA, *others)
    return Column("seat", everybody, {who: state.seat_name(who) for who in state.persons})


def _owners(state: State) -> Column:
    return Column("seat", tuple(state.persons), _seats(state).known_as)


def automa_buildings(
    state: State, path: str, value: Mapping[str, AutomaBuilding]
) -> Iterator[Fact]:
    shown = [found for found in layout(state).buildings if found.owner == AUTOMA]
    parts = Rows(
        (_hexes(state), Column("building", BUILDINGS), Column("mark", ("no", "yes"))),
        {hex: {"type": b.type, "marked": b.marked} for hex, b in value.items()},
        read=lambda them: [(h, b["type"], "yes" if b["marked"] else "no") for h, b in them.items()],
        write=lambda rows: {r[0]: {"type": r[1], "marked": r[2] == "yes"} for r in rows},
    )
    yield _in_signs(path, " ".join(map(write_standing, shown)), parts)


def person_buildings(
    state: State, path: str, value: Mapping[str, PersonBuilding]
) -> Iterator[Fact]:
    shown = [found for found in layout(state).buildings if found.owner != AUTOMA]
    ways = Column("built_as", ("own", "neutral", "annex", "neutral_annex"))
    parts = Rows(
        (_hexes(state), _owners(state), Column("building", NEUTRAL), ways),
        {
            hex: {"human": b.person, "type": b.type, "neutral": b.neutral, "annex": b.annex}
            for hex, b in value.items()
        },
        read=lambda them: [_person_row(h, b) for h, b in them.items()],
        write=lambda rows: {row[0]: _person_building(row) for row in rows},
    )
    yield _in_signs(path, " ".join(f"{b.owner[-1]}:{write_standing(b)}" for b in shown), parts)


def _person_row(hex: str, found: Mapping[str, Any]) -> Row:
    signs = [sign for sign in ("neutral", "annex") if found[sign]]
    return hex, f"person_{found['human']}", found["type"], "_".join(signs) or "own"


def _person_building(row: Row) -> dict[str, Any]:
    _, who, type, way = row
    neutral, annex = "neutral" in str(way), int("annex" in str(way))
    return {"human": int(str(who)[-1]), "type": type, "neutral": neutral, "annex": annex}


def terrain_tiles(state: State, path: str, value: Mapping[str, str]) -> Iterator[Fact]:
    written = " ".join(f"{hex}{TERRAIN[terrain]}" for hex, terrain in value.items())
    parts = pairs(_hexes(state), Column("terrain", TERRAINS), dict(value))
    yield _in_signs(path, written, parts)


def bridges(state: State, path: str, value: Mapping[tuple[str, str], int]) -> Iterator[Fact]:
    written = " ".join(f"{person}:{a}-{b}" for (a, b), person in value.items())
    parts = Rows(
        (_hexes(state), _hexes(state), _owners(state)),
        {f"{a}-{b}": person for (a, b), person in value.items()},
        read=lambda them: [(*key.split("-"), f"person_{n}") for key, n in them.items()],
        write=lambda rows: {f"{r[0]}-{r[1]}": int(str(r[2])[-1]) for r in rows},
    )
    yield _in_signs(path, written, parts)


def write_markers(value: Mapping[str, Sequence[str]]) -> str:
    return " ".join(f"{hex}:{'+'.join(found)}" for hex, found in value.items())


def markers(state: State, path: str, value: Mapping[str, list[str]]) -> Iterator[Fact]:
    """Only where a faction's card is the owner's."""
    if state.faction.complete:
        return
    parts = Rows(
        (_hexes(state), Column("marker", MARKERS)),
        {hex: list(found) for hex, found in value.items()},
        read=lambda them: [(hex, kind) for hex, found in them.items() for kind in found],
        write=_markers,
    )
    yield _in_signs(path, write_markers(value), parts)


def _markers(rows: Sequence[Row]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for hex, kind in rows:
        found.setdefault(str(hex), []).append(str(kind))
    return found


def excluded_hexes(state: State, path: str, value: Sequence[str]) -> Iterator[Fact]:
    if not state.faction.complete:
        rows = several("hex", state.board.land, value)
        yield Fact(path, "fact-excluded_hexes", _row(value), rows=rows)


# --- displays, tiles, seats


def covered(kind: str) -> Shows:
    def show(state: State, path: str, value: Sequence[int]) -> Iterator[Fact]:
        places = range(1, getattr(base_game().actions, kind) + 1)
        rows = several(f"{kind}_action", places, value)
        yield Fact(path, f"fact-{kind}_actions", _row(value), rows=rows)

    return show


def innovations(state: State, path: str, value: Sequence[str]) -> Iterator[Fact]:
    places = innovation_places(len(state.people))
    yield _in_signs(path, _row(value), several("innovation", places, value))


def scholar_spaces(
    state: State, path: str, value: Mapping[str, Sequence[str | None]]
) -> Iterator[Fact]:
    for discipline in DISCIPLINES:
        owners, named = value[discipline], {"discipline": Ref("discipline", discipline)}
        written = " ".join(owner or "-" for owner in owners)
        at, rows = f"{path}.{discipline}", _scholars(state, owners)
        yield Fact(at, "fact-spaces", written, args=named, notation=True, rows=rows)


def _scholars(state: State, value: Sequence[str | None]) -> Rows:
    """The spaces of a discipline, from the top."""
    return Rows(
        (_seats(state, NOBODY),),
        list(value),
        read=lambda owners: [(owner or NOBODY,) for owner in owners],
        write=lambda rows: [None if row[0] == NOBODY else row[0] for row in rows],
        most=len(value),
    )


def row_of_seats(state: State, path: str, value: Sequence[str]) -> Iterator[Fact]:
    yield _in_signs(path, _row(value), Rows((_seats(state),), list(value)))


def cards(state: State, path: str, value: Sequence[int]) -> Iterator[Fact]:
    rows = several("", sorted(state.box.cards), value)
    yield Fact(path, f"fact-{path.rpartition('.')[2]}", _row(value), rows=rows)


def round_tiles(state: State, path: str, value: Sequence[str]) -> Iterator[Fact]:
    yield _in_signs(path, _row(value), several("tile", tuple(all_round_tiles()), value))


def bonus_display(state: State, path: str, value: Sequence[int | None]) -> Iterator[Fact]:
    written = " ".join("-" if bonus is None else str(bonus) for bonus in value)
    parts = Rows(
        (Column("bonus", (NO_BONUS, *base_game().bonuses.ids)),),
        list(value),
        read=lambda shown: [(bonus or NO_BONUS,) for bonus in shown],
        write=lambda rows: [row[0] or None for row in rows],
        most=len(value),
    )
    yield _in_signs(path, written, parts)


def palaces(state: State, path: str, value: Sequence[int] | None) -> Iterator[Fact]:
    there = base_game().palaces
    rows = _named("palace", (*there.random, there.always), value)
    yield Fact(path, "fact-palaces", _row(value or ()), rows=rows)


def book_actions(state: State, path: str, value: Sequence[int] | None) -> Iterator[Fact]:
    rows = _named("book", base_game().book_actions.ids, value)
    yield Fact(path, "fact-book_names", _row(value or ()), rows=rows)


def _named(kind: str, ids: Sequence[Cell], value: Sequence[int] | None) -> Rows:
    """Tiles by their names; none at all if they were not reported."""
    return Rows(
        several(kind, ids, value or ()).columns,
        None if value is None else list(value),
        read=lambda found: [(id,) for id in found or ()],
        write=lambda chosen: [row[0] for row in chosen] or None,
    )


def innovation_tiles(state: State, path: str, value: Mapping[str, str] | None) -> Iterator[Fact]:
    places, tiles = innovation_places(len(state.people)), base_game().innovations.ids
    parts = Rows(
        (Column("innovation", tuple(places)), Column("innovation_tile", tuple(tiles))),
        value,
        read=lambda found: [(place, tile) for place, tile in (found or {}).items()],
        write=lambda rows: {row[0]: row[1] for row in rows} or None,
        most=len(places),
    )
    written = _row(list((value or {}).values()))
    yield Fact(path, "fact-innovation_names", written, notation=True, rows=parts)


def _row(items: Sequence[int | str]) -> str:
    return ", ".join(map(str, items))
