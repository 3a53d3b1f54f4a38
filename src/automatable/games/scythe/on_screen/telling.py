"""The Automa's turn told on screen: nobody has to lay out or put back anything."""

from __future__ import annotations

from automatable.core.choice import Decision
from automatable.core.events import Log, Value

OWN_WORDS = frozenset(
    f"scy-{kind}"
    for kind in (
        "move", "stays", "put_back", "token_removed", "factory_card", "gain_combat_cards",
        "deploy", "progress", "star", "combat_card", "scouted", "claim", "shuffle",
    )
)  # fmt: skip
"""What is an instruction at a table is told in other words here: the key with `_on`."""
UNTOLD = frozenset({"scy-lift"})
"""What the next event tells anyway."""


def _worded(kind: str) -> str:
    return f"{kind}_on" if kind in OWN_WORDS else kind


class Telling(Log):
    """Writes to another log what an Automa does where nobody lends it a hand."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def happened(self, kind: str, rule: str, **args: Value) -> None:
        if kind not in UNTOLD:
            self._log.happened(_worded(kind), rule, **args)

    def instruct(self, kind: str, rule: str, **args: Value) -> None:
        """A step to be seen, one after the other, in words of what happened."""
        if kind not in UNTOLD:
            self._log.instruct(_worded(kind), rule, **args)

    def decided(self, kind: str, rule: str, decision: Decision, **args: Value) -> None:
        self._log.decided(kind, rule, decision, **args)
