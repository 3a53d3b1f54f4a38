"""A person's turn in its order (SCY-HUM-06): moves, the combats they caused, encounter or factory
card, bottom row and all the rest, then the Automa."""

from __future__ import annotations

from automatable.core.asking import ask_one_of
from automatable.core.errors import Refused
from automatable.core.events import Log, Ref, Value
from automatable.core.procedure import Ask, Procedure
from automatable.games.scythe.combat import Battle, before_combat, fight, lose_popularity
from automatable.games.scythe.components import HOME
from automatable.games.scythe.legal_reports import legal_reports, report_forms
from automatable.games.scythe.map import FACTORY
from automatable.games.scythe.phases import next_side
from automatable.games.scythe.reports import (
    Built,
    Done,
    Enlisted,
    Fight,
    Piece,
    Report,
    Star,
    read_report,
)
from automatable.games.scythe.resources import claim
from automatable.games.scythe.stars import human_star
from automatable.games.scythe.state import Automa, Human, Move, State

NEEDS_STRUCTURES = ("township", "underpass")
AFTER_COMBATS = "after_combats"
"""The phase, and the question, after the combats of a turn."""


def human_turn(state: State, log: Log) -> Procedure[State]:
    """One report; `done` hands over (SCY-HUM-01)."""
    human = state.human
    report: Report = yield Ask(
        prompt=AFTER_COMBATS if state.phase == AFTER_COMBATS else "report",
        rule="SCY-HUM-01",
        seat=state.seat(human.faction),
        args={"turn": state.turn},
        reader=lambda text: read_report(state, human, text),
        listing=lambda: legal_reports(state, human),
        describing=lambda: report_forms(state, human),
    )
    if isinstance(report, Done):
        _done(state, human, log)
    elif isinstance(report, Fight):
        yield from _go_to_combat(state, human, report.region, log)
    else:
        _take(state, human, report, log)
    if state.ended_by:
        _end(state, human, log)
    return state


def _take(state: State, human: Human, report: Report, log: Log) -> None:
    if not isinstance(report, Move) and not state.contested(human):
        _collect(state, human, log)  # what comes after the moves: the encounter is before it
    if isinstance(report, Move):
        move(state, human, report, log)
    elif isinstance(report, Piece):
        _pieces(state, human, report, log)
    elif isinstance(report, Built):
        _built(human, report, log)
    elif isinstance(report, Enlisted):
        human.recruits.append(report.bonus)
        log.happened("scy-enlisted", "SCY-REC-02", bonus=Ref("bonus", report.bonus))
    elif isinstance(report, Star):
        human_star(state, human, "SCY-END-01", log)


def move(state: State, human: Human, moved: Move, log: Log) -> None:
    """Units go from one place to another; lone workers there are driven off."""
    human.move(moved)
    human.moved.append(moved)
    told: dict[str, Value] = {"unit": Ref("unit", moved.unit), "n": moved.number}
    told |= {"from": Ref("region", moved.start), "to": Ref("region", moved.end)}
    log.happened("scy-you_move", "SCY-HUM-01", **told)
    if moved.unit != "worker" and moved.end != HOME:
        drive_off_lone_workers(state, human, moved.end, log)


def drive_off_lone_workers(state: State, human: Human, region: str, log: Log) -> None:
    """At once, for 1 popularity each, and resources are claimed.

    SCY-HUM-03, SCY-HUM-04, SCY-HUM-05, SCY-ON-AUT-06
    """
    for automa in state.automa_enemies(human):
        workers = automa.count("worker", region)
        if not workers or automa.combat_units_on(region):
            continue
        automa.send(("worker",), region, HOME)
        at = Ref("region", region)
        log.instruct("scy-automa_workers_driven_off", "SCY-HUM-03", region=at, n=workers)
        lose_popularity(human, workers, "SCY-HUM-04", log)
        claim(human, automa, region, log)


def _pieces(state: State, human: Human, piece: Piece, log: Log) -> None:
    if piece.sign > 0:
        human.put(piece.unit, piece.place, piece.number)
    else:
        human.lift(piece.unit, piece.place, piece.number)
    if piece.ability and piece.sign > 0:
        human.abilities.append(piece.ability)
    elif piece.ability in human.abilities:
        human.abilities.remove(str(piece.ability))
    told: dict[str, Value] = {"unit": Ref("unit", piece.unit), "n": piece.number}
    kind = "scy-you_add" if piece.sign > 0 else "scy-you_remove"
    log.happened(kind, "SCY-HUM-01", **told, region=Ref("region", piece.place))
    if piece.sign > 0 and piece.ability in NEEDS_STRUCTURES:
        log.instruct("scy-tell_structures", "SCY-NBH-11", ability=Ref("ability", piece.ability))
    if piece.sign > 0 and piece.unit == "mech" and piece.place != HOME:
        drive_off_lone_workers(state, human, piece.place, log)


def _built(human: Human, built: Built, log: Log) -> None:
    if built.kind == "flag":
        human.flags.append(built.region)
    elif built.kind == "trap":
        human.traps[built.region] = True
    else:
        human.structures[built.region] = built.kind
    at = Ref("region", built.region)
    log.happened("scy-you_build", "SCY-HUM-01", what=Ref("structure", built.kind), region=at)


# --- the end of the turn


def _done(state: State, human: Human, log: Log) -> None:
    """Combats follow after all moves (SCY-HUM-06)."""
    _check_regions(state, human)
    if state.contested(human):
        state.phase = "combats"
        return
    log.happened("scy-you_done", "SCY-SET-09", turn=state.turn)
    finish(state, human, log)


def _go_to_combat(state: State, human: Human, region: str, log: Log) -> Procedure[None]:
    """The first combat as the person named it; the others follow in the order they like."""
    _check_regions(state, human)
    state.phase = "combats"
    yield from before_combat(state, _battle(state, human, region), log)
    state.fighting = region


def _check_regions(state: State, human: Human) -> None:
    """Workers may only stay beside enemy units if a combat decides about it (SCY-HUM-02)."""
    contested = state.contested(human)
    for region in human.regions():
        if state.enemy_units_on(human, region) and region not in contested:
            raise Refused("units_of_both", region=Ref("region", region))


def finish(state: State, human: Human, log: Log) -> None:
    """Tokens and the factory card, then the next side."""
    _collect(state, human, log)
    next_side(state, log)


def after_combats(state: State, human: Human, log: Log) -> None:
    """The turn goes on: encounter or factory card, then whatever is left of it (SCY-HUM-06)."""
    _collect(state, human, log)
    state.phase = AFTER_COMBATS


def _collect(state: State, human: Human, log: Log) -> None:
    """The character takes what lies where it ended its move (SCY-HUM-07)."""
    at = human.character
    if at in state.encounter_tokens:
        state.encounter_tokens.remove(at)
        log.instruct("scy-your_encounter", "SCY-HUM-07", region=Ref("region", at))
    if at == FACTORY and not human.factory_card:
        human.factory_card = True
        log.instruct("scy-your_factory_card", "SCY-HUM-07")


def combat_turn(state: State, log: Log) -> Procedure[State]:
    """What comes before a combat, or the combat itself: each is a turn of its own."""
    human, contested = state.human, state.contested(state.human)
    if state.fighting not in contested:
        state.fighting = None
        yield from _begin_combat(state, human, contested, log)
        return state
    yield from fight(state, _battle(state, human, state.fighting), log)
    state.fighting = None
    if state.ended_by:
        _end(state, human, log)
    return state


def _begin_combat(state: State, human: Human, contested: list[str], log: Log) -> Procedure[None]:
    """The next of the open combats in the order the person likes (SCY-HUM-06), or none is left."""
    if not contested:
        after_combats(state, human, log)
        return
    region = contested[0]
    if len(contested) > 1:
        region = yield _which_combat(state, human, contested)
    yield from before_combat(state, _battle(state, human, region), log)
    state.fighting = region


def _battle(state: State, human: Human, region: str) -> Battle:
    automa = state.defender(human, region)
    assert isinstance(automa, Automa)
    return Battle(region, human, automa, human_attacks=True)


def _which_combat(state: State, human: Human, contested: list[str]) -> Ask:
    answers = {f"combat {region}": region for region in contested}
    return ask_one_of(
        "combat_order",
        "SCY-HUM-06",
        answers,
        seat=state.seat(human.faction),
        args={"regions": tuple(Ref("region", region) for region in contested)},
    )


def _end(state: State, human: Human, log: Log) -> None:
    """Units in combats that were not fought go back to where they came from (SCY-END-03)."""
    for region in state.contested(human):
        for moved in reversed(human.moved):
            if moved.end == region:
                human.move(Move(moved.unit, moved.number, region, moved.start))
        log.instruct("scy-units_go_back", "SCY-END-03", region=Ref("region", region))
    next_side(state, log)  # SCY-END-01: an encounter that was still to come is none
