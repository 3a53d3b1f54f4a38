"""What nobody may see before the end: changes of what is secret, and all that would betray them."""

from __future__ import annotations

from collections.abc import Iterator

from automatable.core.turns.events import Event
from automatable.kit.definition import Definition, Step
from automatable.kit.formulas import names_in
from automatable.kit.runtime.values import BETRAYING

_CHANGES = ("change", "put", "take", "clear", "fill")


class Secrets:
    """The steps of a file that betray something secret (KIT-CHA-04)."""

    def __init__(self, file: Definition) -> None:
        tracked = (*file.numbers.values(), *file.markers.values(), *file.pieces.values())
        self._steps = [step for turn in file.bodies() for step in turn.all_steps()]
        self._names = {one.name for one in tracked if one.is_secret}
        self._names |= {let.name for let in file.lets.values() if self._uses(let.formula)}
        self.rules = {step.rule_id for step in self._betraying()} if self._names else set()

    def _uses(self, formula: object) -> bool:
        return bool(names_in(formula) & self._names)

    def _betraying(self) -> Iterator[Step]:
        changes = [s for s in self._steps if s.kind in _CHANGES and s.name in self._names]
        yield from changes
        sources = set().union(*(names_in(step.formula) for step in changes))
        for step in reversed(self._steps):
            if step.kind == "let" and step.name in sources:
                sources |= names_in(step.formula)
        for step in self._steps:
            if (step.kind == "roll" and step.name in sources) or (
                step.kind == "remove" and self._uses(step.where)
            ):
                yield step

    def hide(self, event: Event) -> bool:
        """Whether an event is nobody's to see while the game lasts."""
        return event.rule in self.rules and event.kind in BETRAYING

    def decks(self) -> set[str]:
        """Decks of which cards leave for a secret reason: what is left would say it."""
        removed = (step for step in self._steps if step.kind == "remove")
        return {step.deck for step in removed if step.rule_id in self.rules}
