"""A turn shown again, with the board as it was after each thing that happened.

Rules change the state and say so in the log. A log that looks at the running state whenever
something is written down sees the board after every step, and no rule has to know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.turns.events import Event, Log

Board = Mapping[str, str]
"""What lies on the board, drawn: by the key of its place."""


@dataclass(frozen=True)
class Retold:
    """One thing that happened: which event of which entry."""

    entry: int
    number: int
    event: Event


class Retelling:
    """What happened since an entry, and the board before it and after each thing.

    States are kept as they were; a board is drawn when somebody looks at it.
    """

    def __init__(
        self, steps: Sequence[Retold], states: Sequence[Any], draw: Callable[[Any], Board]
    ) -> None:
        self.steps = steps
        self._states, self._draw = states, draw
        self._drawn: dict[int, Board] = {}
        """By the state: things that change nothing leave the same one behind them."""

    @property
    def before(self) -> Board:
        return self.board(0)

    @property
    def after(self) -> Board:
        """The board now."""
        return self.board(len(self._states) - 1)

    def board(self, count: int) -> Board:
        """The board after the first `count` steps; during the set-up it is empty."""
        state = self._states[count]
        if state is None:
            return {}
        if id(state) not in self._drawn:
            self._drawn[id(state)] = self._draw(state)
        return self._drawn[id(state)]


class Watching(Log):
    """A log that looks up whenever something is written into it."""

    def __init__(self, look: Callable[[], Any]) -> None:
        super().__init__()
        self._look = look
        self._seen: list[tuple[Event, Any]] = []

    def _add(self, event: Event) -> None:
        super()._add(event)
        self._seen.append((event, self._look()))

    @property
    def seen(self) -> list[Any]:
        """What was seen, in order."""
        return [seen for _, seen in self._seen]

    def seen_at(self, event: Event) -> Any:
        return next(seen for at, seen in self._seen if at is event)


def retell(match: Match[Any], first: int, draw: Callable[[Any], Board]) -> Retelling:
    """Everything that followed from the entries since `first`, as `draw` shows a state."""
    twin, seen = match, None

    def look() -> Any:
        nonlocal seen
        if not twin.set_up_done:
            return None
        if twin.state != seen:
            seen = twin.game.copy(twin.state)
        return seen

    log = Watching(look)
    twin = match.again(first, log)
    entries = match.entries
    for entry in entries[len(twin.entries) : first]:
        twin.go_over(entry)
    steps, states = [], [look()]
    for index in range(first, len(entries)):
        twin.go_over(entries[index])
        for number, event in enumerate(twin.entries[index].events):
            steps.append(Retold(index, number, event))
            states.append(log.seen_at(event))
    return Retelling(steps, [*states, look()], draw)


def changes(before: Board, after: Board) -> dict[str, str]:
    """The places that differ; one that is gone is drawn empty."""
    gone = {key: "" for key, drawn in before.items() if drawn and key not in after}
    return gone | {key: drawn for key, drawn in after.items() if before.get(key) != drawn}
