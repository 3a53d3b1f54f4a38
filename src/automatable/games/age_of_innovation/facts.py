"""What can be corrected, the most likely first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.events import Ref, Value
from automatable.core.screens import Fact
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    TERRAINS,
    base_game,
    final_tiles,
    person_factions,
)
from automatable.games.age_of_innovation.corrections import (
    write_bridges,
    write_buildings,
    write_markers,
    write_tiles,
)
from automatable.games.age_of_innovation.state import AUTOMA, PHASES, State


def facts(state: State) -> Iterator[Fact]:
    """Every fact the game tracks."""
    yield Fact("points_automa", "fact-points_automa", state.points_automa)
    for discipline in DISCIPLINES:
        yield from _levels(state, discipline)
    hers, theirs = write_buildings(state)
    yield Fact("automa_buildings", "fact-automa_buildings", hers, notation=True)
    yield Fact("human_buildings", "fact-human_buildings", theirs, notation=True)
    yield Fact("terrain_tiles", "fact-terrain_tiles", write_tiles(state), notation=True)
    yield Fact("bridges", "fact-bridges", write_bridges(state), notation=True)
    yield Fact("power_actions_covered", "fact-power_actions", _row(state.power_actions_covered))
    yield Fact("book_actions_covered", "fact-book_actions", _row(state.book_actions_covered))
    yield Fact("innovations", "fact-innovations", _row(state.innovations), notation=True)
    yield Fact("innovations_automa", "fact-innovations_automa", state.innovations_automa)
    yield Fact("scholars_left", "fact-scholars_left", state.scholars_left)
    for discipline in DISCIPLINES:
        owners = [owner or "-" for owner in state.scholar_spaces[discipline]]
        named = {"discipline": Ref("discipline", discipline)}
        path, written = f"scholar_spaces.{discipline}", " ".join(owners)
        yield Fact(path, "fact-spaces", written, args=named, notation=True)
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
    yield Fact("turn_order", "fact-turn_order", _row(state.turn_order), notation=True)
    yield Fact("passed", "fact-passed", _row(state.passed), notation=True)


def _cards(state: State) -> Iterator[Fact]:
    yield Fact("deck.drawn", "fact-drawn", _row(state.deck.drawn))
    yield Fact("deck.known", "fact-known", _row(state.deck.known))
    yield Fact("deck.unknown", "fact-unknown", state.deck.unknown)


def _set_up(state: State) -> Iterator[Fact]:
    yield Fact("round_tiles", "fact-round_tiles", _row(state.round_tiles), notation=True)
    yield Fact("final_tile", "fact-final_tile", state.final_tile, tuple(final_tiles()))
    hers = {"seat": AUTOMA}
    bonuses = (None, *base_game().bonuses.ids)
    display = " ".join("-" if bonus is None else str(bonus) for bonus in state.bonus_display)
    yield Fact("bonus_display", "fact-bonus_display", display, notation=True)
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
        yield Fact("excluded_hexes", "fact-excluded_hexes", _row(state.excluded_hexes))
        yield Fact("markers", "fact-markers", write_markers(state), notation=True)
    yield from _told_late(state)


def _names(state: State) -> Iterator[Fact]:
    yield Fact("palaces", "fact-palaces", _row(state.palaces or ()))
    yield Fact("book_actions", "fact-book_names", _row(state.book_actions or ()))
    tiles = list((state.innovation_tiles or {}).values())
    yield Fact("innovation_tiles", "fact-innovation_names", _row(tiles), notation=True)


def _told_late(state: State) -> Iterator[Fact]:
    """What is told at the end, once it was."""
    if state.phase not in ("final", "over"):
        return
    if state.end_points_automa is not None:
        yield Fact("end_points_automa", "fact-end_points_automa", state.end_points_automa)
    for who in state.persons:
        seat, person = {"seat": state.seat_name(who)}, state.person(who)
        for name in ("sailing", "area", "points"):
            if (told := getattr(person, name)) is not None:
                yield Fact(f"persons.{who}.{name}", f"fact-{name}", told, args=seat)


def _row(items: Sequence[int | str]) -> str:
    return ", ".join(map(str, items))
