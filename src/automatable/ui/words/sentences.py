"""How many sentences a language has: of the rulebooks and of the lessons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from automatable.core.game import Game
from automatable.ui.learning.lessons import lesson_names, words_of_lesson
from automatable.ui.learning.rulebook import rulebook

_END = re.compile(r"[.!?…](?=[\s\"”“’»)]|$)")
_ABBREVIATED = re.compile(r"\b(?:z\. ?B|bzw|Nr|ca|n|S)\.(?= )")
"""Full stops that end no sentence."""


@dataclass(frozen=True)
class Sentences:
    """The sentences of one game in one language."""

    rulebook: int
    lessons: int


def sentences_of(game: Game[Any], language: str) -> Sentences:
    """What a person can read of a game outside the table."""
    book = rulebook(game, language)
    own = book.chapters if book.language == language else ()
    said = (paragraph.text for chapter in own for paragraph in chapter.paragraphs)
    taught = (name for name in lesson_names(game) if _is_said(game, name, language))
    return Sentences(
        sum(map(count, said)),
        sum(_lesson(game, language, name) for name in taught),
    )


def count(text: str) -> int:
    """The sentences of a text; what has no end at all is none."""
    return len(_END.findall(_ABBREVIATED.sub("", text)))


def _is_said(game: Game[Any], name: str, language: str) -> bool:
    folder: Traversable = game.screens.lesson / name if name else game.screens.lesson
    return (folder / f"{language}.md").is_file()


def _lesson(game: Game[Any], language: str, name: str) -> int:
    told = words_of_lesson(game, language, name)
    return sum(count(part.striptags()) for step in told for part in step.paragraphs)
