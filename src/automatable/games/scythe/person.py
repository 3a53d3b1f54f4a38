"""A person's turn in its order (SCY-HUM-06): moves, the combats they caused, encounter or factory
card, bottom row and all the rest, then the Automa."""

from __future__ import annotations

from automatable.core.asking import ask_one_of
from automatable.core.errors import Refused
from automatable.core.events import Log, Ref, Value
from automatable.core.procedure import Ask, Procedure
from automatable.games.scythe.combat import Battle, before_combat, fight, lose_popularity
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import FACTORY
from automatable.games.scythe.phases import next_side
from automatable.games.scythe.reports import (
    REPORTS,
    Built,
    Done,
    Enlisted,
    Fight,
    Moved,
    Piece,
    Report,
    Star,
    Token,
)
from automatable.games.scythe.resources import claim
from automatable.games.scythe.stars import person_star
from automatable.games.scythe.state import Automa, Move, Person, State

NEEDS_STRUCTURES = ("township", "underpass")
AFTER_COMBATS = "after_combats"
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
        _take(state, person, report, log)
    if state.ended_by:
        _end(state, person, log)
    return state


def _take(state: State, person: Person, report: Report, log: Log) -> None:
    if not isinstance(report, Moved) and not state.contested(person):
        _collect(state, person, log)  # what comes after the moves: the encounter is before it
    if isinstance(report, Moved):
        move(state, person, report.move, log)
    elif isinstance(report, Piece):
        _pieces(state, person, report, log)
    elif isinstance(report, Built | Token):
        _built(person, report, log)
    elif isinstance(report, Enlisted):
        person.recruits.append(report.bonus)
        log.happened("scy-enlisted", "SCY-REC-02", bonus=Ref("bonus", report.bonus))
    elif isinstance(report, Star):
        person_star(state, person, "SCY-END-01", log)


def move(state: State, person: Person, moved: Move, log: Log) -> None:
    """Units go from one place to another; lone workers there are driven off."""
    person.move(moved)
    person.moved.append(moved)
    args: dict[str, Value] = {"unit": Ref("unit", moved.unit), "n": moved.number}
    args |= {"from": Ref("region", moved.start), "to": Ref("region", moved.end)}
    log.happened("scy-you_move", "SCY-HUM-01", **args)
    if moved.unit != "worker" and moved.end != HOME:
        drive_off_lone_workers(state, person, moved.end, log)


def drive_off_lone_workers(state: State, person: Person, region: str, log: Log) -> None:
    """At once, for 1 popularity each, and resources are claimed.

    SCY-HUM-03, SCY-HUM-04, SCY-HUM-05, SCY-ON-AUT-06
    """
    for automa in state.automa_enemies(person):
        workers = automa.count("worker", region)
        if not workers or automa.combat_units_on(region):
            continue
        automa.send(("worker",), region, HOME)
        at = Ref("region", region)
        log.instruct("scy-automa_workers_driven_off", "SCY-HUM-03", region=at, n=workers)
        lose_popularity(person, workers, "SCY-HUM-04", log)
        claim(person, automa, region, log)


def _pieces(state: State, person: Person, piece: Piece, log: Log) -> None:
    if piece.sign > 0:
        person.put(piece.unit, piece.place, piece.number)
    else:
        person.lift(piece.unit, piece.place, piece.number)
    if piece.ability and piece.sign > 0:
        person.abilities.append(piece.ability)
    elif piece.ability in person.abilities:
        person.abilities.remove(str(piece.ability))
    args: dict[str, Value] = {"unit": Ref("unit", piece.unit), "n": piece.number}
    kind = "scy-you_add" if piece.sign > 0 else "scy-you_remove"
    log.happened(kind, "SCY-HUM-01", **args, region=Ref("region", piece.place))
    if piece.sign > 0 and piece.ability in NEEDS_STRUCTURES:
        log.instruct("scy-tell_structures", "SCY-NBH-11", ability=Ref("ability", piece.ability))
    if piece.sign > 0 and piece.unit == "mech" and piece.place != HOME:
        drive_off_lone_workers(state, person, piece.place, log)


def _built(person: Person, built: Built | Token, log: Log) -> None:
    if built.kind == "flag":
        person.flags.append(built.region)
    elif built.kind == "trap":
        person.traps[built.region] = True
    else:
        person.structures[built.region] = built.kind
    at = Ref("region", built.region)
    log.happened("scy-you_build", "SCY-HUM-01", what=Ref("structure", built.kind), region=at)


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
    """Units in combats that were not fought go back to where they came from (SCY-END-03)."""
    for region in state.contested(person):
        for moved in reversed(person.moved):
            if moved.end == region:
                person.move(Move(moved.unit, moved.number, region, moved.start))
        log.instruct("scy-units_go_back", "SCY-END-03", region=Ref("region", region))
    next_side(state, log)  # SCY-END-01: an encounter that was still to come is none
