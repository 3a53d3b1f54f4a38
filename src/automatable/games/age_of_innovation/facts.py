"""What can be corrected, the most likely first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.events import Ref, Value
from automatable.core.rows import Rows, several
from automatable.core.screens import Fact
from automatable.games.age_of_innovation import fact_rows as rows
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    TERRAINS,
    base_game,
    final_tiles,
    innovation_places,
    person_factions,
    round_tiles,
)
from automatable.games.age_of_innovation.corrections import (
    write_bridges,
    write_buildings,
    write_markers,
    write_tiles,
)
from automatable.games.age_of_innovation.owner_entries import MARKERS
from automatable.games.age_of_innovation.state import AUTOMA, PHASES, State


def facts(state: State) -> Iterator[Fact]:
    """Every fact the game tracks."""
    yield Fact("points_automa", "fact-points_automa", state.points_automa)
    yield from _followed(state)
    for discipline in DISCIPLINES:
        yield from _levels(state, discipline)
    hers, theirs = write_buildings(state)
    parts = rows.automa_buildings(state, state.automa_buildings)
    yield _named("automa_buildings", hers, parts)
    yield _named("human_buildings", theirs, rows.person_buildings(state, state.person_buildings))
    yield _named("terrain_tiles", write_tiles(state), rows.terrain_tiles(state))
    yield _named("bridges", write_bridges(state), rows.bridges(state))
    covered = several(
        "power_action", range(1, base_game().actions.power + 1), state.power_actions_covered
    )
    written = _row(state.power_actions_covered)
    yield Fact("power_actions_covered", "fact-power_actions", written, rows=covered)
    covered = several(
        "book_action", range(1, base_game().actions.book + 1), state.book_actions_covered
    )
    written = _row(state.book_actions_covered)
    yield Fact("book_actions_covered", "fact-book_actions", written, rows=covered)
    places = innovation_places(len(state.people))
    taken = several("innovation", places, state.innovations)
    yield _named("innovations", _row(state.innovations), taken)
    yield Fact("innovations_automa", "fact-innovations_automa", state.innovations_automa)
    yield Fact("scholars_left", "fact-scholars_left", state.scholars_left)
    for discipline in DISCIPLINES:
        owners = [owner or "-" for owner in state.scholar_spaces[discipline]]
        named = {"discipline": Ref("discipline", discipline)}
        path, written = f"scholar_spaces.{discipline}", " ".join(owners)
        parts = rows.scholars(state, state.scholar_spaces[discipline])
        yield Fact(path, "fact-spaces", written, args=named, notation=True, rows=parts)
    yield from _turn(state)
    yield from _cards(state)
    yield from _set_up(state)


def _levels(state: State, discipline: str) -> Iterator[Fact]:
    for who in [*state.persons, AUTOMA]:
        named: dict[str, Value] = {"seat": state.seat_name(who)}
        named["discipline"] = Ref("discipline", discipline)
        path, level = f"knowledge.{who}.{discipline}", state.knowledge[who][discipline]
        yield Fact(path, "fact-knowledge", level, args=named)


def _turn(state: State) -> Iterator[Fact]:
    yield Fact("round", "fact-round", state.round)
    yield Fact("to_move", "fact-to_move", state.to_move, (*state.persons, AUTOMA))
    yield Fact("phase", "fact-phase", state.phase, PHASES)
    order, passed = state.turn_order, state.passed
    yield _named("turn_order", _row(order), rows.row_of_seats(state, order))
    yield _named("passed", _row(passed), rows.row_of_seats(state, passed))


def _cards(state: State) -> Iterator[Fact]:
    numbers = sorted(state.box.cards)
    drawn = several("", numbers, state.deck.drawn)
    yield Fact("deck.drawn", "fact-drawn", _row(state.deck.drawn), rows=drawn)
    known = several("", numbers, state.deck.known)
    yield Fact("deck.known", "fact-known", _row(state.deck.known), rows=known)
    yield Fact("deck.unknown", "fact-unknown", state.deck.unknown)


def _set_up(state: State) -> Iterator[Fact]:
    tiles = several("tile", tuple(round_tiles()), state.round_tiles)
    yield _named("round_tiles", _row(state.round_tiles), tiles)
    yield Fact("final_tile", "fact-final_tile", state.final_tile, tuple(final_tiles()))
    hers = {"seat": AUTOMA}
    bonuses = (None, *base_game().bonuses.ids)
    display = " ".join("-" if bonus is None else str(bonus) for bonus in state.bonus_display)
    yield _named(
        "bonus_display", display, rows.bonuses(base_game().bonuses.ids, state.bonus_display)
    )
    yield Fact("bonus_automa", "fact-bonus", state.bonus_automa, bonuses, hers)
    yield Fact("automa_home", "fact-home", state.automa_home, TERRAINS, hers)
    for who in state.persons:
        seat, person = {"seat": state.seat_name(who)}, state.person(who)
        yield Fact(f"persons.{who}.bonus", "fact-bonus", person.bonus, bonuses, seat)
        yield Fact(f"persons.{who}.home", "fact-home", person.home, TERRAINS, seat)
        known = (None, *person_factions())
        yield Fact(f"persons.{who}.faction", "fact-human_faction", person.faction, known, seat)
    yield Fact("level", "fact-level", state.level_id, tuple(state.box.levels))
    yield from _names(state)
    if not state.faction.complete:
        excluded = several("hex", state.board.land, state.excluded_hexes)
        written = _row(state.excluded_hexes)
        yield Fact("excluded_hexes", "fact-excluded_hexes", written, rows=excluded)
        yield _named("markers", write_markers(state), rows.markers(state, MARKERS))
    yield from _told_late(state)


def _names(state: State) -> Iterator[Fact]:
    box = base_game()
    palaces = rows.named("palace", (*box.palaces.random, box.palaces.always), state.palaces)
    yield Fact("palaces", "fact-palaces", _row(state.palaces or ()), rows=palaces)
    books = rows.named("book", box.book_actions.ids, state.book_actions)
    yield Fact("book_actions", "fact-book_names", _row(state.book_actions or ()), rows=books)
    written = _row(list((state.innovation_tiles or {}).values()))
    places, tiles = innovation_places(len(state.people)), box.innovations.ids
    parts = rows.innovation_tiles(places, tiles, state.innovation_tiles)
    path, label = "innovation_tiles", "fact-innovation_names"
    yield Fact(path, label, written, notation=True, rows=parts)


def _named(path: str, written: str, parts: Rows) -> Fact:
    """Written in signs in the terminal, chosen by name on the page."""
    return Fact(path, f"fact-{path}", written, notation=True, rows=parts)


def _followed(state: State) -> Iterator[Fact]:
    """What a person may have followed, and need not: it is told at the end otherwise."""
    for who in state.persons:
        seat, person = {"seat": state.seat_name(who)}, state.person(who)
        told = {"points_now": person.points, "sailing": person.area}
        for name, at_the_end in told.items():
            if at_the_end is None:
                path, now = f"persons.{who}.{name}", getattr(person, name)
                yield Fact(path, f"fact-{name}", now, args=seat, counted=True)


def _told_late(state: State) -> Iterator[Fact]:
    """What is told at the end, once it was."""
    if state.phase not in ("final", "over"):
        return
    if state.end_points_automa is not None:
        yield Fact("end_points_automa", "fact-end_points_automa", state.end_points_automa)
    for who in state.persons:
        seat, person = {"seat": state.seat_name(who)}, state.person(who)
        for name in ("area", "points") if person.area is None else ("sailing", "area", "points"):
            if (told := getattr(person, name)) is not None:
                yield Fact(f"persons.{who}.{name}", f"fact-{name}", told, args=seat)


def _row(items: Sequence[int | str]) -> str:
    return ", ".join(map(str, items))
