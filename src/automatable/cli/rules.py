"""`automatable rules`: the rulebook for people, by paragraph or by words, as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import TextWrapper
from typing import Any

from automatable.cli.output import UsageError, voice
from automatable.core.game import Game
from automatable.ui.learning.rulebook import Chapter, Paragraph, Rulebook, rulebook

WIDTH = 78
_LINES = TextWrapper(WIDTH, subsequent_indent="      ")


def tell_rules(game: Game[Any], wanted: str = "") -> None:
    """The paragraph `5.2`, all that contain the words, or the whole book."""
    voice.game = game
    book = rulebook(game, voice.language)
    found = list(_found(book, wanted))
    if not found:
        raise UsageError("no_such_paragraph", wanted=wanted)
    title = ""
    for chapter, paragraph in found:
        if chapter.title != title:
            title = chapter.title
            voice.say(f"\n{chapter.number}. {title}", "bold")
        _say(paragraph)


def _found(book: Rulebook, wanted: str) -> Iterator[tuple[Chapter, Paragraph]]:
    number, words = wanted.removeprefix("§").strip(), wanted.casefold().split()
    for chapter in book.chapters:
        for paragraph in chapter.paragraphs:
            if paragraph.figure is not None or not paragraph.pieces:
                continue
            named = number and paragraph.number == number
            if named or all(word in paragraph.text.casefold() for word in words):
                yield chapter, paragraph


def _say(paragraph: Paragraph) -> None:
    said = " ".join(piece.html.striptags() for piece in paragraph.pieces)
    mark = f"§ {paragraph.number}" if paragraph.number else ""
    voice.say(_LINES.fill(f"{mark:5} {said}".rstrip()))
