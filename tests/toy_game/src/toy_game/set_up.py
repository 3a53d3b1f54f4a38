"""What is chosen, and what chance decides (HAR-SET)."""

from automatable.core.options import DEALER, Option, Options
from automatable.core.turns.asking import shuffled
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from toy_game.cards import DECKS
from toy_game.components import CRATES
from toy_game.state import Side, State, whole_round

UNLOADED = 9
COINS = 4


OPTIONS = (
    Option("level", (1, 2), 1),
    Option("rounds", (2, 3, 4), lambda chosen: 3 if chosen["level"] == 1 else 2),
    Option("storm", ("off", "on"), "off", applies=lambda chosen: bool(chosen["level"] == 2)),
    Option("deck", ("calm",), "calm", own=DECKS.option_value),
    DEALER,
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The quay, both sides and the Automa's deck."""
    quay = yield from shuffled("ship", "HAR-SET-01", CRATES, take=UNLOADED)
    log.instruct("har-unload", "HAR-SET-01", n=len(quay), coins=COINS)
    return State(
        level=options["level"],
        rounds=options["rounds"],
        storm=options["storm"],
        deck=options["deck"],
        round=1,
        to_come=whole_round(options["level"]),
        quay=list(quay),
        person=Side(COINS),
        automa=Side(COINS),
    )
