"""The person's turn (SAM-YOU)."""

from automatable.core.turns.asking import ask_number, ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.new_game.sample_game.components import LANTERNS
from automatable.new_game.sample_game.state import State

MOST_OIL = 2


def person_turn(state: State, log: Log) -> Procedure[State]:
    """SAM-YOU-01, then SAM-YOU-02"""
    taken = yield from ask_one_of("take", "SAM-YOU-01", {f"take {id}": id for id in state.row})
    oil = 0
    if LANTERNS[taken].colour == "red":
        oil = yield from ask_number("oil", "SAM-YOU-02", "oil", 0, MOST_OIL)
    state.row.remove(taken)
    state.person.lanterns.append(taken)
    log.happened("sam-you_take", "SAM-YOU-01", lantern=Ref("lantern", taken))
    if oil:
        state.person.oil += oil
        log.happened("sam-you_oil", "SAM-YOU-02", n=oil)
    state.next = "automa"
    return state
