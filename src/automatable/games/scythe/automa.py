"""The Automa's turn: card, move row, gain row, recruit bonus, progress (SCY-TURN, SCY-PROG)."""

from __future__ import annotations

from automatable.core.turns.events import Log, Ref, Value
from automatable.core.turns.procedure import Procedure
from automatable.games.scythe.cards import AutomaCard, Icon, Scheme
from automatable.games.scythe.combat import Battle, before_combat, fight
from automatable.games.scythe.deck import draw_for_turn, shuffle_all
from automatable.games.scythe.end_of_move import collect, spring_traps, sweep
from automatable.games.scythe.gains import gain_row, hesitates, recruit_row
from automatable.games.scythe.move_row import Trial, evaluate
from automatable.games.scythe.phases import next_side
from automatable.games.scythe.stars import progress_star
from automatable.games.scythe.state import Automa, Move, Person, State


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """Draw, then the three rows and the progress step (SCY-TURN-01, SCY-TURN-02, SCY-TURN-03).

    SCY-TURN-04
    """
    automa = state.automa(state.to_move)
    card = yield from draw_for_turn(automa, log)
    log.happened(
        "scy-card",
        "SCY-TURN-01",
        card=Ref("card", card.number),
        scheme=Ref("scheme", automa.scheme),
    )
    if automa.on("skip_like_autometta") and card.skip_mark:  # SCY-TURN-02, SCY-R-08
        log.announce("scy-skipped", "SCY-TURN-02")
    else:
        yield from _rows(state, automa, card, log)
    automa.claimable = automa.remembers_card  # SCY-CLM-07
    next_side(state, log)
    return state


def _rows(state: State, automa: Automa, card: AutomaCard, log: Log) -> Procedure[None]:
    """When the game ends, the rest of the card is forfeited (SCY-TURN-06)."""
    scheme = card.scheme(automa.scheme)
    yield from move_row(state, automa, scheme, log)
    if not state.ended_by:
        yield from gain_row(state, automa, scheme, log)
    if not state.ended_by:
        yield from recruit_row(state, automa, scheme, log)
    if not state.ended_by:
        advance(state, automa, card, log)


# --- the move row


def move_row(state: State, automa: Automa, scheme: Scheme, log: Log) -> Procedure[None]:
    """The first legal icon; every legal one with `all_moves` (SCY-ICON-01, SCY-VAR-06).

    SCY-LVL-06, SCY-R-15, SCY-ICON-07
    """
    row = list(scheme.move_row)
    moved = False
    while row and not state.ended_by:
        icon = row.pop(0)
        trial = yield from evaluate(state, automa, icon)
        if trial.status != "executed":
            _tell_illegal(automa, trial, log)
            continue
        if (yield from hesitates(state, automa, "hesitate_move", "SCY-VAR-04")):
            moved = True
            log.instruct("scy-status_hesitated", "SCY-VAR-04", icon=_named(icon))
            break
        moved = True
        yield from carry_out(state, automa, trial, log)
        if not automa.on("all_moves"):
            break  # SCY-ICON-05
    for icon in [] if state.ended_by else row:
        log.happened("scy-status_not_reached", "SCY-ICON-05", icon=_named(icon))
    if not moved:
        log.instruct("scy-no_move", "SCY-ICON-06")


def _named(icon: Icon) -> Ref:
    return Ref("icon", icon.name)


def _tell_illegal(automa: Automa, trial: Trial, log: Log) -> None:
    """The status of an icon that is not legal, with the cascade that ended in nothing."""
    args: dict[str, Value] = {"icon": _named(trial.icon)}
    if trial.status == "other_faction":
        args["faction"] = Ref("faction", str(trial.icon.faction))
    if trial.status == "power_below_minimum":
        args |= {"have": automa.power, "need": trial.icon.number}
    kind, rule = f"scy-status_{trial.status}", STATUS_RULES[trial.status]
    decision = trial.destination or trial.unit
    if decision is None:
        log.happened(kind, rule, **args)
    else:
        log.decided(kind, rule, decision, **args)


STATUS_RULES = {
    "other_faction": "SCY-ICON-02",
    "power_below_minimum": "SCY-MOVE-44",
    "no_unit": "SCY-SEL-01",
    "no_candidate": "SCY-ICON-03",
    "all_candidates_threatened": "SCY-MOVE-12",
    "all_candidates_blocked": "SCY-MOVE-33",
}


def carry_out(state: State, automa: Automa, trial: Trial, log: Log) -> Procedure[None]:
    """Place the unit; fight if that was the icon; see what lies there (step 5).

    SCY-MOVE-25, SCY-MOVE-35
    """
    (unit, start), end = trial.mover, trial.target
    assert trial.unit is not None
    assert trial.destination is not None
    args = {"icon": _named(trial.icon), "unit": Ref("unit", unit)}
    log.decided("scy-unit", "SCY-SEL-02", trial.unit, **args, place=Ref("region", start))
    if state.decks is None:  # on screen the move itself is seen
        log.instruct("scy-lift", "SCY-SEL-02", unit=Ref("unit", unit), place=Ref("region", start))
    if start != end:
        yield from spring_traps(state, automa, end, log)
    at = Ref("region", end)
    log.decided("scy-destination", trial.destination.rule, trial.destination, **args, region=at)
    _place(automa, Move(unit, 1, start, end), log)
    if trial.icon.name == "attack":
        if not (yield from _attack(state, automa, Move(unit, 1, start, end), log)):
            return
    else:
        sweep(state, automa, unit, end, log)
    collect(state, automa, unit, end, log)


def _attack(state: State, automa: Automa, move: Move, log: Log) -> Procedure[bool]:
    """A combat with the Automa as attacker (SCY-MOVE-49); whether it goes on from there."""
    defender = state.defender(automa, move.end)
    assert isinstance(defender, Person)
    battle = Battle(move.end, defender, automa, person_attacks=False)
    yield from before_combat(state, battle, log)
    if state.ended_by:  # SCY-ON-END-03: a star by Shield or Ronin
        automa.move(Move(move.unit, 1, move.end, move.start))
        return False
    person_wins = yield from fight(state, battle, log)
    return not person_wins and not state.ended_by


def _place(automa: Automa, move: Move, log: Log) -> None:
    automa.move(move)
    args: dict[str, Value] = {"unit": Ref("unit", move.unit), "to": Ref("region", move.end)}
    if move.start == move.end:  # SCY-ICON-04
        log.instruct("scy-stays", "SCY-ICON-04", **args)
    else:
        args["from"] = Ref("region", move.start)
        log.instruct("scy-move", "SCY-ICON-05", **args)


# --- progress


def advance(state: State, automa: Automa, card: AutomaCard, log: Log) -> None:
    """A gold star moves the marker on (SCY-PROG-01)."""
    if not card.gold_star:
        log.happened("scy-no_progress", "SCY-PROG-01")
        return
    before = automa.no_water
    automa.progress = min(automa.progress + 1, automa.progress_card.spaces - 1)
    log.instruct("scy-progress", "SCY-PROG-01", n=automa.progress)
    if before and not automa.no_water:
        log.announce("scy-water", "SCY-PROG-02")
    if automa.progress in automa.progress_card.star_spaces:
        progress_star(state, automa, log)
    if automa.progress == automa.progress_card.switch_space:
        log.announce("scy-scheme_switch", "SCY-PROG-04")
        shuffle_all(automa, log, "SCY-PROG-05")
