"""A person's turn in its order (SCY-HUM-06): moves, the combats they caused, encounter or factory
card, bottom row and all the rest, then the Automa."""

from __future__ import annotations

from typing import Final

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Ask, Procedure
from automatable.games.scythe.combat import Battle, before_combat, fight
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FACTORY
from automatable.games.scythe.phases import next_side
from automatable.games.scythe.reports import REPORTS, Done, Fight, Moved
from automatable.games.scythe.state import UNITS, Automa, Move, Person, State

AFTER_COMBATS: Final = "after_combats"
"""The phase, and the question, after the combats of a turn."""


def reported_turn(state: State, log: Log) -> Procedure[State]:
    """One report; `done` hands over (SCY-HUM-01)."""
    person = state.person
    report = yield from REPORTS.ask(
        state,
        prompt=AFTER_COMBATS if state.phase == AFTER_COMBATS else "report",
        rule="SCY-HUM-01",
        seat=state.seat(person.faction),
        args={"turn": state.turn},
    )
    if isinstance(report, Done):
        _done(state, person, log)
    elif isinstance(report, Fight):
        yield from _go_to_combat(state, person, report.region, log)
    else:
        if not isinstance(report, Moved) and not state.contested(person):
            _collect(state, person, log)  # what comes after the moves: the encounter is before it
        report.do(state, person, log)
    if state.ended_by:
        _end(state, person, log)
    return state


# --- the end of the turn


def _done(state: State, person: Person, log: Log) -> None:
    """Combats follow after all moves (SCY-HUM-06)."""
    _check_regions(state, person)
    if state.contested(person):
        state.phase = "combats"
        return
    log.happened("scy-you_done", "SCY-SET-09", turn=state.turn)
    finish(state, person, log)


def _go_to_combat(state: State, person: Person, region: str, log: Log) -> Procedure[None]:
    """The first combat as the person named it; the others follow in the order they like."""
    _check_regions(state, person)
    state.phase = "combats"
    yield from before_combat(state, _battle(state, person, region), log)
    state.fighting = region


def _check_regions(state: State, person: Person) -> None:
    """Workers may only stay beside enemy units if a combat decides about it (SCY-HUM-02)."""
    contested = state.contested(person)
    for region in person.regions():
        if state.enemy_units_on(person, region) and region not in contested:
            raise Refused("units_of_both", region=Ref("region", region))


def finish(state: State, person: Person, log: Log) -> None:
    """Tokens and the factory card, then the next side."""
    _collect(state, person, log)
    next_side(state, log)


def after_combats(state: State, person: Person, log: Log) -> None:
    """The turn goes on: encounter or factory card, then whatever is left of it (SCY-HUM-06)."""
    _collect(state, person, log)
    state.phase = AFTER_COMBATS


def _collect(state: State, person: Person, log: Log) -> None:
    """The character takes what lies where it ended its move (SCY-HUM-07)."""
    at = person.character
    if at in state.encounter_tokens:
        state.encounter_tokens.remove(at)
        log.instruct("scy-your_encounter", "SCY-HUM-07", region=Ref("region", at))
    if at == FACTORY and not person.factory_card:
        person.factory_card = True
        log.instruct("scy-your_factory_card", "SCY-HUM-07")


def combat_turn(state: State, log: Log) -> Procedure[State]:
    """What comes before a combat, or the combat itself: each is a turn of its own."""
    person, contested = state.person, state.contested(state.person)
    if state.fighting not in contested:
        state.fighting = None
        yield from _begin_combat(state, person, contested, log)
        return state
    yield from fight(state, _battle(state, person, state.fighting), log)
    state.fighting = None
    if state.ended_by:
        _end(state, person, log)
    return state


def _begin_combat(state: State, person: Person, contested: list[str], log: Log) -> Procedure[None]:
    """The next of the open combats in the order the person likes (SCY-HUM-06), or none is left."""
    if not contested:
        after_combats(state, person, log)
        return
    region = contested[0]
    if len(contested) > 1:
        region = yield from _which_combat(state, person, contested)
    yield from before_combat(state, _battle(state, person, region), log)
    state.fighting = region


def _battle(state: State, person: Person, region: str) -> Battle:
    automa = state.defender(person, region)
    assert isinstance(automa, Automa)
    return Battle(region, person, automa, person_attacks=True)


def _which_combat(state: State, person: Person, contested: list[str]) -> Ask[str]:
    answers = {f"combat {region}": region for region in contested}
    return ask_one_of(
        "combat_order",
        "SCY-HUM-06",
        answers,
        seat=state.seat(person.faction),
        args={"regions": tuple(Ref("region", region) for region in contested)},
    )


def _end(state: State, person: Person, log: Log) -> None:
    """Units in combats that were not fought go back to where they came from (SCY-END-03).

    Whatever did not come by a move goes home.
    """
    for region in state.contested(person):
        for moved in reversed(person.moved):
            there = min(moved.number, person.count(moved.unit, region))
            if moved.end == region and there:
                person.move(Move(moved.unit, there, region, moved.start))
        person.send(UNITS, region, HOME)
        log.instruct("scy-units_go_back", "SCY-END-03", region=Ref("region", region))
    next_side(state, log)  # SCY-END-01: an encounter that was still to come is none
