"""What is chosen, and what chance decides (HAR-SET)."""

from __future__ import annotations

from automatable.core.events import Log
from automatable.core.options import Option, Options
from automatable.core.procedure import Draw, Procedure
from toy_game.cards import DECKS
from toy_game.components import crates
from toy_game.state import Side, State, whole_round

UNLOADED = 9
COINS = 4


OPTIONS = (
    Option("level", (1, 2), 1),
    Option("rounds", (2, 3, 4), lambda chosen: 3 if chosen["level"] == 1 else 2),
    Option("storm", ("off", "on"), "off", applies=lambda chosen: bool(chosen["level"] == 2)),
    Option("deck", ("calm",), "calm", own=DECKS.option_value),
    Option("dealer", ("app", "table"), "app", advanced=True),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """The quay, both sides and the Automa's deck."""
    quay = yield Draw(
        prompt="ship",
        rule="HAR-SET-01",
        stream="ship",
        outcomes=dict.fromkeys(crates(), 1),
        take=UNLOADED,
        word="ship",
    )
    log.instruct("har-unload", "HAR-SET-01", n=len(quay), coins=COINS)
    return State(
        level=options["level"],
        rounds=options["rounds"],
        storm=options["storm"],
        deck=options["deck"],
        round=1,
        to_come=whole_round(options["level"]),
        quay=list(quay),
        person=Side(COINS, 0, []),
        automa=Side(COINS, 0, []),
        drawn=[],
        cycle=1,
    )
