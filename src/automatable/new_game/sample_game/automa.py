"""The Automa's turn (SAM-AUT)."""

from automatable.core.turns.choice import Decision, choose, first, keep, most
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.new_game.sample_game.cards import AutomaCard
from automatable.new_game.sample_game.components import LANTERNS
from automatable.new_game.sample_game.state import State


def automa_turn(state: State, log: Log) -> Procedure[State]:
    """The Automa draws a card, takes a lantern and fills up with oil (SAM-AUT-01 to -03)."""
    card = yield from state.draw("SAM-AUT-01", log)
    decision = choose_lantern(state, card)
    log.decided("sam-choice", "SAM-AUT-02", decision)
    taken = int(decision.chosen or 0)
    state.row.remove(taken)
    state.automa.lanterns.append(taken)
    log.instruct("sam-take", "SAM-AUT-02", lantern=Ref("lantern", taken))
    oil = card.oil + (state.level == 2)  # SAM-AUT-03
    if oil:
        state.automa.oil += oil
        log.instruct("sam-oil", "SAM-AUT-03", n=oil)
    state.next = "person"
    return state


def choose_lantern(state: State, card: AutomaCard) -> Decision:
    """The wanted colour if there is one, then the brightest, then the first in the row."""
    return choose(
        "lantern",
        state.row,
        keep("wanted", lambda id: LANTERNS[id].colour == card.wants, rule="SAM-AUT-02"),
        most("brightest", lambda id: LANTERNS[id].worth, rule="SAM-AUT-02"),
        first("first", rule="SAM-AUT-02"),
        rule="SAM-AUT-02",
        kind="lantern",
    )
