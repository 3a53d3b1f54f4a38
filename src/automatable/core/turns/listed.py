"""Questions with a closed list of answers: listed only when somebody looks at the list.

A player that thinks ahead gives values without ever reading a text, so nothing is listed then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypedDict, TypeVar

from automatable.core.errors import Refused
from automatable.core.turns.procedure import Answer, Reader

Refusal = Callable[[str], Refused]
T = TypeVar("T")
Listing: TypeAlias = Callable[[], Mapping[str, T]]


class Choices(TypedDict, Generic[T]):
    """The two functions of a question."""

    reader: Reader[T]
    listing: Callable[[], list[str]]


def unreadable(text: str) -> Refused:
    return Refused("unreadable", token=text)


class _Listed(Generic[T]):
    """The answers of one question, with what each of them means."""

    def __init__(self, listing: Listing[T], refusal: Refusal) -> None:
        self._make, self._refusal = listing, refusal
        self._answers: Mapping[str, T] | None = None

    @property
    def answers(self) -> Mapping[str, T]:
        if self._answers is None:
            self._answers = self._make()
        return self._answers

    def read(self, text: str) -> Answer[T]:
        """Only what is listed is accepted, letter case and blanks aside."""
        if text not in self.answers:
            text = self._canonical(" ".join(text.split()))
        return Answer(self.answers[text], text)

    def _canonical(self, text: str) -> str:
        alike = {answer.casefold(): answer for answer in self.answers}
        if text.casefold() not in alike:
            raise self._refusal(text)
        return alike[text.casefold()]

    def texts(self) -> list[str]:
        return list(self.answers)


def choices(listing: Listing[T], refusal: Refusal = unreadable) -> Choices[T]:
    """Reader and listing of a question, from one list of its answers."""
    listed = _Listed(listing, refusal)
    return {"reader": listed.read, "listing": listed.texts}
