"""What is chosen, and what chance decides (SAM-SET)."""

from automatable.core.options import DEALER, Option, Options
from automatable.core.turns.asking import shuffled
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.new_game.sample_game.cards import DECKS
from automatable.new_game.sample_game.components import LANTERNS
from automatable.new_game.sample_game.state import State

OPTIONS = (
    Option("level", (1, 2), 1),
    Option("deck", DECKS.names, "plain", own=DECKS.option_value),
    DEALER,
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The lanterns in a row, in any order (SAM-SET-01)."""
    row = yield from shuffled("row", "SAM-SET-01", LANTERNS)
    log.instruct("sam-hang", "SAM-SET-01", n=len(row))
    return State(level=options["level"], deck=options["deck"], row=list(row))
