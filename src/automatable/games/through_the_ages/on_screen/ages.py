"""A new age on the person's side (TTA-ON-AGE)."""

from __future__ import annotations

from collections.abc import Callable

from automatable.core.turns.events import Log
from automatable.games.through_the_ages.base_cards import civil
from automatable.games.through_the_ages.on_screen.context import PersonTurn
from automatable.games.through_the_ages.on_screen.goods import change_yellow
from automatable.games.through_the_ages.on_screen.leaders import leader_leaves
from automatable.games.through_the_ages.on_screen.losing import lose_unfinished
from automatable.games.through_the_ages.state import State


def age_of_person(state: State, log: Log, is_obsolete: Callable[[str], bool], tokens: int) -> None:
    """Old cards leave hand and play, two yellow tokens are lost.

    TTA-ON-AGE-01, TTA-ON-AGE-02, TTA-ON-AGE-03, TTA-ON-AGE-04, TTA-ON-AGE-05, TTA-ON-R-38
    """
    turn = PersonTurn(state, log)
    civ = turn.civ
    for id in [id for id in civ.hand if is_obsolete(civil(id).age)]:
        civ.hand.remove(id)
        turn.tell("card_obsolete", "TTA-ON-AGE-02", card=turn.card(id))
    if civ.leader and is_obsolete(civil(civ.leader).age):
        leader_leaves(turn, "TTA-ON-AGE-03")
    if civ.unfinished and is_obsolete(civil(civ.unfinished.id).age):
        lose_unfinished(turn, "TTA-ON-AGE-03")
    change_yellow(turn, -tokens, "TTA-ON-AGE-04")
