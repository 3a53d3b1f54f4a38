"""What a match remembers: its answers one by one, where its turns began, whose cards came."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from automatable.core.matches.rng import Seed
from automatable.core.turns.events import Event, Value

S = TypeVar("S")
CORRECTION = "!"
CORRECTION_HERE = "!!"
"""A correction in the middle of a turn as it is written down: the question stays open.

Written with one mark, it begins the turn again, as all of them did once; old saves rely on it.
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer of the list: its text, who gave it, and what followed from it."""

    text: str
    by: str
    """`person`, `app` (a draw dealt from the seed) or `correction`."""
    prompt: str
    seat: int | None
    events: tuple[Event, ...]
    player: str = ""
    """The program that answered for the person, if one did."""
    args: Mapping[str, Value] = field(default_factory=dict)
    """What stood in the question."""
    value: Any = field(default=None, compare=False, repr=False)
    """The answer as the procedure got it: to run its turn again, no text has to be read."""

    @property
    def as_written(self) -> str:
        """The answer as it is written down: with the mark of the program that gave it."""
        return f"@{self.player} {self.text}" if self.player else self.text


@dataclass(slots=True)
class TurnStart(Generic[S]):
    """Where a turn began: its first entry, the state before it, the numbers drawn by then.

    The set-up is the turn without a state.
    """

    first: int
    state: S | None
    used: Mapping[str, int]
    opening: tuple[Event, ...] = ()
    """What happened before its first question."""
    given: tuple[str, ...] = ()
    """Answers that it was given again from before, because it was corrected half-way."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The seed of the match that a match is a copy of, and how far it had dealt by then."""

    seed: Seed
    dealt: Mapping[str, int]
    """Numbers drawn, by stream."""
