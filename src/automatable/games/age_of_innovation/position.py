"""Positions as JSON: every field of docs/positions/age_of_innovation.md.

Facts that follow from others may be left out; if they are given they must be right, so that
a file cannot contradict itself unnoticed.
"""

from __future__ import annotations

from typing import Any

from automatable.core.errors import BadPosition
from automatable.core.positions import FORMAT, check_derived, refuse_values, structured
from automatable.games.age_of_innovation.components import (
    BUILDINGS,
    DISCIPLINES,
    innovation_places,
)
from automatable.games.age_of_innovation.deck import AutomaDeck
from automatable.games.age_of_innovation.notation import write_position
from automatable.games.age_of_innovation.position_shape import (
    GAME,
    PLACES_UNKNOWN,
    PositionRead,
    bad_values,
    box_in,
)
from automatable.games.age_of_innovation.problems import problems
from automatable.games.age_of_innovation.score import score
from automatable.games.age_of_innovation.selection import finite
from automatable.games.age_of_innovation.set_up import MISPRINT
from automatable.games.age_of_innovation.state import (
    AUTOMA,
    FINAL_ROUND,
    AutomaBuilding,
    Person,
    PersonBuilding,
    State,
    copied,
)

DERIVED = (
    "position", "ship", "x", "gap", "automa_supply", "deck.left", "deck.action_card",
    "deck.support_card", "score_now", "game_over",
)  # fmt: skip
FOLLOWED = "points_now"


# --- writing


def to_json(state: State) -> dict[str, Any]:
    """The complete position, derived facts included."""
    return {
        "game": GAME,
        "format": FORMAT,
        "position": write_position(state),
        "board_side": state.board_side,
        "level": state.level_id,
        "faction": state.faction_id,
        "automa_home": state.automa_home,
        "youth_terrain": state.youth_terrain,
        "owner": None if state.box.contents is None else dict(state.box.contents),
        "switches": {
            "bridges_connect_everyone": state.bridges_connect_everyone,
            "powermongers_trigger": state.powermongers_trigger,
        },
        **({"seen": list(state.seen)} if state.light else {}),
        "phase": state.phase,
        "round": state.round,
        "to_move": state.to_move,
        "turn_order": list(state.turn_order),
        "passed": list(state.passed),
        "round_tiles": list(state.round_tiles),
        "final_tile": state.final_tile,
        "deck": _deck_json(state.deck),
        **_board_json(state),
        **_places_json(state),
        "points_automa": state.points_automa,
        "end_points_automa": state.end_points_automa,
        "persons": {who: _person_json(state.person(who)) for who in state.persons},
        "ship": state.ship,
        "x": state.x,
        "gap": finite(state.gap),
        "automa_supply": {type: state.automa_supply(type) for type in BUILDINGS},
        "score_now": {str(seat.seat): seat.total for seat in score(state).seats},
        "game_over": state.phase == "over",
    }


def _person_json(person: Person) -> dict[str, Any]:
    """Points that are not followed are not there: positions without them stay as they were."""
    facts = vars(person)
    return {name: facts[name] for name in facts if name != FOLLOWED or facts[name] is not None}


def _building_json(building: PersonBuilding) -> dict[str, Any]:
    facts = vars(building)
    return {"human": building.person, **{name: facts[name] for name in facts if name != "person"}}


def _deck_json(deck: AutomaDeck) -> dict[str, Any]:
    return {
        "known": list(deck.known),
        "unknown": deck.unknown,
        "drawn": list(deck.drawn),
        "left": deck.left,
        "action_card": deck.action_card,
        "support_card": deck.support_pile[-1] if deck.support_pile else None,
    }


def _board_json(state: State) -> dict[str, Any]:
    order = state.board.reading
    return {
        "terrain_tiles": {hex: state.terrain_tiles[hex] for hex in order(state.terrain_tiles)},
        "automa_buildings": {
            hex: vars(state.automa_buildings[hex]).copy() for hex in order(state.automa_buildings)
        },
        "human_buildings": {
            hex: _building_json(state.person_buildings[hex])
            for hex in order(state.person_buildings)
        },
        "bridges": {f"{a}-{b}": person for (a, b), person in state.bridges.items()},
        "markers": {hex: list(state.markers[hex]) for hex in order(state.markers)},
        "excluded_hexes": list(state.excluded_hexes),
    }


def _places_json(state: State) -> dict[str, Any]:
    return {
        "knowledge": {who: dict(levels) for who, levels in state.knowledge.items()},
        "scholars_left": state.scholars_left,
        "scholar_spaces": {d: list(spaces) for d, spaces in state.scholar_spaces.items()},
        "power_actions_covered": list(state.power_actions_covered),
        "book_actions_covered": list(state.book_actions_covered),
        "innovations": list(state.innovations),
        "innovations_automa": state.innovations_automa,
        "bonus_display": list(state.bonus_display),
        "bonus_automa": state.bonus_automa,
        "palaces": copied(state.palaces, list),
        "book_actions": copied(state.book_actions, list),
        "innovation_tiles": copied(state.innovation_tiles, dict),
    }


def without_new_names(position: dict[str, Any]) -> dict[str, Any]:
    """The position as version 1 of the rules knew it, and the names that were told since."""
    names = ("book_actions", "innovation_tiles")
    args = {key: fact for key, fact in position.items() if key not in names or fact is not None}
    del args["palaces"]  # the app drew them then as it does now, and nothing follows from them
    persons = {
        who: {key: fact for key, fact in person.items() if key != "faction" or fact is not None}
        for who, person in position["persons"].items()
    }
    return {**args, "persons": persons}


# --- reading


def from_json(contents: Any) -> State:
    """The state of a JSON object, checked."""
    read = structured(contents, PositionRead)
    refuse_values(bad_values(read))
    state = _state(read)
    if found := problems(state):
        raise BadPosition(found)
    check_derived(contents, to_json(state), DERIVED)
    return state


def _state(read: PositionRead) -> State:
    box = box_in(read)
    state = State(
        board_side=read.board_side,
        level_id=MISPRINT.get(read.level, read.level),
        faction_id=read.faction,
        automa_home=read.automa_home,
        people=[Person(**vars(person)) for person in read.persons.values()],
        box=box,
        round_tiles=list(read.round_tiles),
        final_tile=read.final_tile,
        deck=AutomaDeck(list(read.deck.known), read.deck.unknown, drawn=list(read.deck.drawn)),
        innovations=list(innovation_places(len(read.persons))),
        turn_order=list(read.turn_order),
        to_move=read.to_move,
        phase=read.phase,
        round=read.round,
        passed=list(read.passed),
        youth_terrain=read.youth_terrain,
        light=read.seen is not None,
        seen=list(read.seen or ()),
        bridges_connect_everyone=read.switches.bridges_connect_everyone,
        powermongers_trigger=read.switches.powermongers_trigger,
        knowledge={who: dict(levels) for who, levels in read.knowledge.items()},
        scholars_left=read.scholars_left,
        power_actions_covered=sorted(read.power_actions_covered),
        book_actions_covered=sorted(read.book_actions_covered),
        innovations_automa=read.innovations_automa,
        bonus_automa=read.bonus_automa,
        palaces=copied(read.palaces, list),
        book_actions=copied(read.book_actions, list),
        innovation_tiles=copied(read.innovation_tiles, dict),
        points_automa=read.points_automa,
        end_points_automa=read.end_points_automa,
    )
    _fill_board(state, read)
    _settle_deck(state)
    return state


def _fill_board(state: State, read: PositionRead) -> None:
    state.terrain_tiles = dict(read.terrain_tiles)
    state.automa_buildings = {
        hex: AutomaBuilding(**vars(found)) for hex, found in read.automa_buildings.items()
    }
    state.person_buildings = {
        hex: PersonBuilding(**vars(found)) for hex, found in read.person_buildings.items()
    }
    for pair, person in read.bridges.items():
        one, _, other = pair.partition("-")
        state.bridges[one, other] = person
    state.markers = {hex: list(found) for hex, found in read.markers.items()}
    state.excluded_hexes = list(read.excluded_hexes)
    if read.scholar_spaces is not None:
        state.scholar_spaces = {d: list(read.scholar_spaces[d]) for d in DISCIPLINES}
    if read.innovations is not None:
        state.innovations = [p for p in state.innovations if p in read.innovations]
    state.bonus_display = list(read.bonus_display or PLACES_UNKNOWN)


def _settle_deck(state: State) -> None:
    """Which shuffle it is and what lies on top of the reserve follow from round and level."""
    renewed = AUTOMA in state.passed and state.round < FINAL_ROUND
    state.deck.round = state.round + renewed
    top = state.level.to_reserve_top if state.deck.round == 1 else ()  # AOI-DECK-03
    state.deck.reserve_top = [card for card in top if card not in state.deck.known]
