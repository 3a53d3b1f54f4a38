"""Positions as JSON: every field of docs/positions/age_of_innovation.md."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from automatable.core.state.declared import Declared
from automatable.core.state.positions import refuse_values
from automatable.games.age_of_innovation.components import (
    AUTOMA,
    BUILDINGS,
    DISCIPLINES,
    FINAL_ROUND,
    MARKERS,
    base_game,
    innovation_places,
)
from automatable.games.age_of_innovation.notation import write_position
from automatable.games.age_of_innovation.problems import problems
from automatable.games.age_of_innovation.score import score
from automatable.games.age_of_innovation.selection import finite
from automatable.games.age_of_innovation.state import State, unnamed_bonuses

PERSONS = (["person_1"], ["person_1", "person_2"])


def settle(state: State) -> None:
    """Refuse what the number of persons or the owner's box rules out; put lists into order."""
    state.bonus_display = state.bonus_display or unnamed_bonuses()
    refuse_values(_bad_lengths(state))
    refuse_values(
        (name, value)
        for name, values, known in _named(state)
        for value in values
        if value not in known
    )
    state.innovations = [p for p in innovation_places(len(state.people)) if p in state.innovations]
    state.power_actions_covered.sort()
    state.book_actions_covered.sort()
    _settle_deck(state)


def _bad_lengths(state: State) -> Iterator[tuple[str, Any]]:
    """Whoever or whatever there is too much or too little of."""
    persons, base = len(state.people), base_game()
    everybody, disciplines = sorted(state.participants), sorted(DISCIPLINES)
    counted: list[tuple[str, Any, Any]] = [
        ("persons", state.persons, PERSONS),
        ("turn_order", sorted(state.turn_order), (everybody,)),
        ("knowledge", sorted(state.knowledge), (everybody,)),
        *(("knowledge", sorted(levels), (disciplines,)) for levels in state.knowledge.values()),
        *(("scholar_spaces", len(found), (4,)) for found in state.scholar_spaces.values()),
        ("round_tiles", len(state.round_tiles), (FINAL_ROUND,)),
        ("bonus_display", len(state.bonus_display), (3,)),
        ("palaces", _length(state.palaces), (None, persons + 2)),
        ("book_actions", _length(state.book_actions), (None, base.actions.book)),
    ]
    if state.innovation_tiles is not None:
        places = sorted(innovation_places(persons))
        counted.append(("innovation_tiles", sorted(state.innovation_tiles), (places,)))
    return ((name, value) for name, value, right in counted if value not in right)


def _length(told: list[int] | None) -> int | None:
    return None if told is None else len(told)


def _named(state: State) -> Iterator[tuple[str, Iterable[Any], Any]]:
    """What may be named at this table: seats, levels of the box, tiles."""
    everybody, base = state.participants, base_game()
    persons = range(1, len(state.people) + 1)
    yield "level", [state.level_id], state.box.levels
    yield "to_move", [state.to_move], everybody
    yield "passed", state.passed, everybody
    spaces = [owner for found in state.scholar_spaces.values() for owner in found]
    yield "scholar_spaces", spaces, (None, *everybody)
    yield "human_buildings", [b.person for b in state.person_buildings.values()], persons
    yield "bridges", state.bridges.values(), persons
    yield "markers", [one for found in state.markers.values() for one in found], MARKERS
    yield "innovations", state.innovations, innovation_places(len(state.people))
    yield "palaces", state.palaces or (), (*base.palaces.random, base.palaces.always)
    yield "book_actions", state.book_actions or (), base.book_actions.ids
    yield "innovation_tiles", (state.innovation_tiles or {}).values(), base.innovations.ids


def _settle_deck(state: State) -> None:
    """Which shuffle it is and what lies on top of the reserve follow from round and level."""
    renewed = AUTOMA in state.passed and state.round < FINAL_ROUND
    state.deck.round = state.round + renewed
    top = state.level.to_reserve_top if state.deck.round == 1 else ()  # AOI-DECK-03
    state.deck.reserve_top = [card for card in top if card not in state.deck.known]


FACTS = Declared(
    State,
    game="age_of_innovation",
    settle=settle,
    problems=problems,
    derived={
        "position": write_position,
        "ship": lambda state: state.ship,
        "x": lambda state: state.x,
        "gap": lambda state: finite(state.gap),
        "automa_supply": lambda state: {type: state.automa_supply(type) for type in BUILDINGS},
        "deck.left": lambda state: state.deck.left,
        "deck.action_card": lambda state: state.deck.action_card,
        "deck.support_card": lambda state: state.deck.support_card,
        "score_now": lambda state: {str(seat.seat): seat.total for seat in score(state).seats},
        "game_over": lambda state: state.phase == "over",
    },
)


def without_new_names(position: dict[str, Any]) -> dict[str, Any]:
    """The position as version 1 of the rules knew it, and the names that were given since."""
    names = ("book_actions", "innovation_tiles")
    args = {key: fact for key, fact in position.items() if key not in names or fact is not None}
    del args["palaces"]  # the app drew them then as it does now, and nothing follows from them
    persons = {
        who: {key: fact for key, fact in person.items() if key != "faction" or fact is not None}
        for who, person in position["persons"].items()
    }
    return {**args, "persons": persons}
