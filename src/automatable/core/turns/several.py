"""Several answers given at once, as a turn is written down: `move units · mech E4 · to F4`.

Each of them stays an answer of its own, to be read in the log and undone one by one.
"""

from __future__ import annotations

from collections.abc import Iterable

from automatable.core.errors import Refused
from automatable.core.matches.entries import CORRECTION

BETWEEN = " · "
MOST = 20
"""Answers in one go; the longest move of a unit takes ten."""


def joined(answers: Iterable[str]) -> str:
    return BETWEEN.join(answers)


def parted(text: str) -> list[str]:
    """The answers one after the other; a correction is one, whatever it contains."""
    if text.lstrip().startswith(CORRECTION):
        return [text]
    answers = text.split(BETWEEN)
    if len(answers) > MOST:
        raise Refused("too_many_answers", n=len(answers), most=MOST)
    return answers
