"""Tactics: every unit is a joker, armies are formed as often as possible (TTA-TAC)."""

from __future__ import annotations

from automatable.core.turns.choice import choose, first, keep, least, most, require
from automatable.core.turns.events import Log, Ref
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.state import State

OUTDATED_BY = 2
"""A unit that many levels below its tactic is too old (TTA-TAC-05)."""


def tactic_value(state: State, tactic: str) -> int:
    """TTA-TAC-01, TTA-TAC-04, TTA-TAC-05, TTA-TAC-11: full armies first, the rest outdated."""
    card = military(tactic)
    units = state.automa.units()
    everybody = sum(count for _, count in units)
    young = sum(count for unit, count in units if unit.level > card.level - OUTDATED_BY)
    armies = _armies(state, everybody, card.icons)
    full = min(armies, _armies(state, young, card.icons))
    return full * card.strength + (armies - full) * card.outdated


def _armies(state: State, units: int, icons: int) -> int:
    """How many armies these units form (TTA-R-24)."""
    armies = units // icons
    return min(armies, 1) if state.settings.armies == "single" else armies  # TTA-R-23


def check_tactics(state: State, log: Log) -> None:
    """Change to a tactic that gives strictly more than the active one (TTA-TAC-03, TTA-TAC-06).

    TTA-R-26
    """
    automa = state.automa
    active = tactic_value(state, automa.active_tactic) if automa.active_tactic else 0
    options = _usable(state)
    decision = choose(
        "tactic",
        options,
        require(
            "stronger",
            lambda id: tactic_value(state, id) > active,
            rule="TTA-TAC-06",
            measure=lambda id: tactic_value(state, id),
        ),
        most("value", lambda id: tactic_value(state, id), rule="TTA-TAC-06"),
        keep("in_hand", lambda id: id == automa.hand.tactic, rule="TTA-TAC-06"),
        most("newer", lambda id: military(id).level, rule="TTA-TAC-06"),
        least("fewer_icons", lambda id: military(id).icons, rule="TTA-TAC-06"),
        first("by_id", rule="TTA-TAC-06"),
        rule="TTA-TAC-06",
        kind="civ",
    )
    if not isinstance(decision.chosen, str):
        return
    value = tactic_value(state, decision.chosen)
    automa.active_tactic = decision.chosen
    log.decided("tta-tactic_active", "TTA-TAC-06", decision, card=_card(decision.chosen), n=value)
    if decision.chosen == automa.hand.tactic:  # TTA-TAC-07
        automa.hand.tactic = None
        automa.exclusive_tactics.append(decision.chosen)
        log.instruct("tta-tactic_beside_board", "TTA-TAC-07", card=_card(decision.chosen))
    else:
        log.instruct("tta-banner_to_common", "TTA-TAC-06", card=_card(decision.chosen))


def _usable(state: State) -> list[str]:
    """TTA-TAC-02: the common area and the one in hand, by id."""
    automa = state.automa
    found = {*state.common_tactics, *([automa.hand.tactic] if automa.hand.tactic else [])}
    return sorted(found - {automa.active_tactic})


def automa_tactics_become_common(state: State, log: Log) -> None:
    """At the start of its turn, also if no longer active (TTA-TAC-08, TTA-R-27)."""
    for id in state.automa.exclusive_tactics:
        add_common(state, id)
        log.instruct("tta-tactic_common", "TTA-TAC-08", card=_card(id))
    state.automa.exclusive_tactics = []
    check_tactics(state, log)


def person_tactic_becomes_common(state: State, log: Log) -> None:
    """At the start of the person's turn (TTA-TAC-09)."""
    tactic = state.person.exclusive_tactic
    if tactic is None:
        return
    state.person.exclusive_tactic = None
    add_common(state, tactic)
    log.instruct("tta-tactic_common", "TTA-TAC-09", card=_card(tactic))
    check_tactics(state, log)


def add_common(state: State, tactic: str) -> None:
    """Doubles are merged (TTA-TAC-08)."""
    if tactic not in state.common_tactics:
        state.common_tactics.append(tactic)


def _card(id: str) -> Ref:
    return Ref("civ", id)
