"""What is chosen, and what chance decides (SAM-SET)."""

from __future__ import annotations

from automatable.core.events import Log
from automatable.core.options import Option, Options
from automatable.core.procedure import Draw, Procedure
from automatable.new_game.sample_game.cards import DECKS
from automatable.new_game.sample_game.components import lanterns
from automatable.new_game.sample_game.state import Side, State

OPTIONS = (
    Option("level", (1, 2), 1),
    Option("deck", DECKS.names, "plain", own=DECKS.option_value),
    Option("dealer", ("app", "table"), "app", advanced=True),
)


def set_up(options: Options, log: Log) -> Procedure[State]:
    """SAM-SET-01"""
    row = yield Draw(
        prompt="row",
        rule="SAM-SET-01",
        stream="row",
        outcomes=dict.fromkeys(lanterns(), 1),
        take=len(lanterns()),
        word="row",
    )
    log.instruct("sam-hang", "SAM-SET-01", n=len(row))
    return State(
        level=options["level"],
        deck=options["deck"],
        next="person",
        row=list(row),
        person=Side(0, []),
        automa=Side(0, []),
        drawn=[],
        cycle=1,
    )
