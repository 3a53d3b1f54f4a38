"""Tactics the person plays or copies (TTA-ON-TAC)."""

from __future__ import annotations

from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.through_the_ages.base_cards import military
from automatable.games.through_the_ages.on_screen.context import Moves, PersonTurn, done
from automatable.games.through_the_ages.on_screen.side import military_order, person_side


def tactic_moves(turn: PersonTurn) -> Moves:
    """One of the two, once a turn (TTA-ON-TAC-03).

    TTA-ON-R-30, TTA-ON-R-31, TTA-ON-R-48
    """
    civ, limits = turn.civ, person_side().limits
    if "tactic" in civ.used:
        return {}
    found: Moves = {}
    if civ.ma >= limits.play_tactic:
        in_hand = (id for id in turn.person.hand if military(id).kind == "tactic")
        found |= {f"tactic {id}": partial(_play, id=id) for id in in_hand}
    if civ.ma >= limits.copy_tactic:
        common = sorted(turn.state.common_tactics, key=military_order().__getitem__)
        found |= {f"copy {id}": partial(_copy, id=id) for id in common if id != civ.tactic}
    return found


def _play(turn: PersonTurn, id: str) -> Procedure[None]:
    """It lies apart until the next turn of the person (TTA-ON-TAC-01)."""
    civ = turn.civ
    civ.spend_military(person_side().limits.play_tactic)
    turn.person.hand.remove(id)
    turn.person.exclusive_tactic = id
    civ.tactic = id
    civ.used.append("tactic")
    turn.tell("tactic", "TTA-ON-TAC-01", card=turn.card(id))
    return done(turn)


def _copy(turn: PersonTurn, id: str) -> Procedure[None]:
    """The person uses a tactic that lies open (TTA-ON-TAC-02, TTA-ON-AUT-08)."""
    civ = turn.civ
    civ.spend_military(person_side().limits.copy_tactic)
    civ.tactic = id
    civ.used.append("tactic")
    turn.tell("copy", "TTA-ON-TAC-02", card=turn.card(id))
    return done(turn)
