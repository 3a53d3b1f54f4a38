"""What games ask of words: a message, a thing by its name. The frame has the dictionary."""

from __future__ import annotations

from typing import Protocol

from automatable.core.turns.events import Ref, Value


class Words(Protocol):
    """Messages in the reader's language."""

    @property
    def language(self) -> str: ...

    def __hash__(self) -> int:
        """What was drawn with some words may be remembered by them."""

    def __call__(self, key: str, **args: Value) -> str:
        """The message, with its arguments named in words."""

    def ref(self, ref: Ref) -> str:
        """The name of a thing."""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
