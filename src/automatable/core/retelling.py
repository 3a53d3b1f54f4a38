"""A turn told once more, with the board as it was after each thing that happened.

Rules change the state and say so in the log. A log that looks at the running state whenever
something is written down sees the board after every step, and no rule has to know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.events import Event, Log
from automatable.core.match import Match

Board = Mapping[str, str]
"""What lies on the board, drawn: by the key of its place."""


@dataclass(frozen=True)
class Retold:
    """One thing that happened: which event of which entry, and the places that it changed."""

    entry: int
    number: int
    event: Event
    changed: Board
    """Each place as it is afterwards; one that was cleared is drawn empty."""


@dataclass(frozen=True)
class Retelling:
    """What happened since an entry: the board before it, and everything that changed it."""

    before: Board
    steps: Sequence[Retold]
    after: Board
    """The board now."""

    def board(self, count: int) -> dict[str, str]:
        """The board after the first `count` steps."""
        board = dict(self.before)
        for step in self.steps[:count]:
            board.update(step.changed)
        return board


class Watching(Log):
    """A log that looks up whenever something is written into it."""

    def __init__(self, look: Callable[[], Board]) -> None:
        super().__init__()
        self._look = look
        self._seen: list[tuple[Event, Board]] = []

    def _add(self, event: Event) -> None:
        super()._add(event)
        self._seen.append((event, self._look()))

    @property
    def boards(self) -> list[Board]:
        """What was seen, in order."""
        return [board for _, board in self._seen]

    def board_at(self, event: Event) -> Board:
        return next(board for seen, board in self._seen if seen is event)


def retell(match: Match[Any], first: int, draw: Callable[[Any], Board]) -> Retelling:
    """Everything that followed from the entries since `first`, as `draw` shows a state.

    During the set-up there is no board yet: it is empty.
    """

    def look() -> Board:
        return draw(twin.state) if twin.set_up_done else {}

    twin = match
    log = Watching(look)
    twin = match.again(first, log)
    entries = match.entries
    for entry in entries[len(twin.entries) : first]:
        twin.go_over(entry)
    before = board = look()
    steps = []
    for index in range(first, len(entries)):
        twin.go_over(entries[index])
        for number, event in enumerate(twin.entries[index].events):
            now = log.board_at(event)
            steps.append(Retold(index, number, event, changes(board, now)))
            board = now
    return Retelling(before, steps, look())


def changes(before: Board, after: Board) -> dict[str, str]:
    """The places that differ; one that is gone is drawn empty."""
    gone = {key: "" for key in before if key not in after}
    return gone | {key: drawn for key, drawn in after.items() if before.get(key) != drawn}
