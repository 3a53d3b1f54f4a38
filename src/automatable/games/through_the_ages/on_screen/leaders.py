"""Leaders: how they come, how they leave, and what they do when asked (TTA-ON-LED, -LDR)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.context import Move, Moves, PersonTurn, done
from automatable.games.through_the_ages.on_screen.goods import gain_population
from automatable.games.through_the_ages.on_screen.ratings import lab_levels
from automatable.games.through_the_ages.on_screen.side import civil_order, side_of

CULTURE, MILITARY = 0, 1
"""Churchill's two ways."""


def leader_moves(turn: PersonTurn) -> Moves:
    civ = turn.civ
    if not civ.ca:
        return {}
    leaders = (id for id in civ.hand if civil(id).group == "leader")
    return {f"leader {id}": partial(_play_leader, id=id) for id in leaders}


def _play_leader(turn: PersonTurn, id: str) -> Procedure[None]:
    """The new one counts at once; for the old one an action comes back.

    TTA-ON-LED-01, TTA-ON-LED-02, TTA-ON-LED-03, TTA-ON-R-16
    """
    civ, before = turn.civ, turn.civ.leader
    civ.spend_civil(1)
    civ.hand.remove(id)
    if before:
        _score_labs(turn)
        civ.used.append("leader_replaced")
        turn.tell("leader_replaced", "TTA-ON-LED-02", card=turn.card(before))
    civ.leader = id
    civ.settle_actions()
    civ.unit_resources += side_of(id).each_turn.get("unit_resources", 0)  # TTA-ON-LDR-04
    turn.tell("leader", "TTA-ON-LED-01", card=turn.card(id))
    if before is None:
        return
    if "goes_under_a_wonder" in side_of(before).abilities and civ.wonders:
        move = yield from turn.choose("homer", "TTA-ON-LED-03", lambda: _homer(turn))
        yield from move(turn)
    else:
        civ.civil_back()


def _homer(turn: PersonTurn) -> dict[str, Move]:
    wonders = sorted(turn.civ.wonders, key=civil_order().__getitem__)
    under: dict[str, Move] = {f"under {id}": partial(_under, id=id) for id in wonders}
    return {**under, "refund": _refund}


def _under(turn: PersonTurn, id: str) -> Procedure[None]:
    turn.civ.homer_under = id
    turn.tell("homer_under", "TTA-ON-LED-03", card=turn.card(id))
    return done(turn)


def _refund(turn: PersonTurn) -> Procedure[None]:
    turn.civ.civil_back()
    return done(turn)


def leader_leaves(turn: PersonTurn, rule: str) -> None:
    """For any other reason: nothing comes back, icons end, Gates scores (TTA-ON-LED-04)."""
    civ = turn.civ
    assert civ.leader is not None
    _score_labs(turn)
    turn.tell("leader_leaves", rule, card=turn.card(civ.leader))
    civ.leader = None
    civ.settle_actions()


def _score_labs(turn: PersonTurn) -> None:
    """Bill Gates scores his labs when he leaves (TTA-ON-LDR-20)."""
    if turn.civ.is_able("labs_produce_resources"):
        turn.gain_culture(lab_levels(turn.civ), "TTA-ON-LDR-20")


# --- once a turn


def ability_moves(turn: PersonTurn) -> Moves:
    """Hammurabi and Churchill (TTA-ON-LDR-03, TTA-ON-LDR-24)."""
    civ = turn.civ
    found: Moves = {}
    if civ.ma and civ.is_able("military_as_civil") and "hammurabi" not in civ.used:
        found["hammurabi"] = _hammurabi
    if civ.is_able("choice_each_turn") and "churchill" not in civ.used:
        found["churchill culture"] = partial(_churchill, way=CULTURE)
        found["churchill military"] = partial(_churchill, way=MILITARY)
    return found


def _hammurabi(turn: PersonTurn) -> Procedure[None]:
    civ = turn.civ
    civ.spend_military(1)
    civ.ca += 1
    civ.ca_extra += 1
    civ.used.append("hammurabi")
    turn.tell("hammurabi", "TTA-ON-LDR-03")
    return done(turn)


def _churchill(turn: PersonTurn, way: int) -> Procedure[None]:
    civ = turn.civ
    gain = side_of(civ.leader).choice[way]
    civ.used.append("churchill")
    turn.tell("churchill", "TTA-ON-LDR-24")
    turn.gain_culture(gain.get("culture_points", 0), "TTA-ON-LDR-24")
    civ.unit_science += gain.get("unit_science", 0)
    civ.unit_resources += gain.get("unit_resources", 0)
    return done(turn)


def liner_moves(turn: PersonTurn) -> Moves:
    """The Ocean Liner Service: a population for nothing, once a turn (TTA-ON-LDR-35)."""
    civ = turn.civ
    free = civ.is_able("free_population") and "ocean_liner" not in civ.used
    return {"ocean_liner": _ocean_liner} if free and civ.yellow else {}


def _ocean_liner(turn: PersonTurn) -> Procedure[None]:
    turn.civ.used.append("ocean_liner")
    gain_population(turn, 1, "TTA-ON-LDR-35")
    return done(turn)
