"""The page of the rulebook: chapters, pictures, examples to step through, and a search."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from automatable.core.game import Game
from automatable.core.turns.events import Ref
from automatable.ui.frame import Frame, render
from automatable.ui.learning.figures import Figure, figure
from automatable.ui.learning.rulebook import Chapter, Paragraph, rulebook
from automatable.ui.words.languages import FALLBACK
from automatable.ui.words.words import Words


@dataclass(frozen=True)
class ParagraphShown:
    """A paragraph with its picture, if it is one."""

    paragraph: Paragraph
    figure: Figure | None = None


@dataclass(frozen=True)
class ChapterShown:
    chapter: Chapter
    paragraphs: tuple[ParagraphShown, ...]


@dataclass(frozen=True)
class ThingSaid:
    """A tile, an ability, a building, and what it does in a sentence."""

    name: str
    said: str

    @property
    def text(self) -> str:
        return f"{self.name}: {self.said}"


SAID = re.compile(r"^says-([a-z_]+)-(\w+) =", re.MULTILINE)


def _things(game: Game[Any], language: str) -> list[ThingSaid]:
    """Everything of which the game's words say what it does (`says-KIND-ID`), in their order."""
    file = game.screens.messages / f"{FALLBACK}.ftl"
    words = Words(language, game)
    refs = [Ref(kind, id) for kind, id in SAID.findall(file.read_text(encoding="utf-8"))]
    return [ThingSaid(words.ref(ref), words(f"says-{ref.kind}-{ref.id}")) for ref in refs]


def rules_page(frame: Frame, game: Game[Any], search: str = "") -> str:
    """The rulebook; with a search only the paragraphs that contain all its words."""
    book = rulebook(game, frame.language)
    wanted = search.casefold().split()
    chapters = [_shown(game, book.language, chapter, wanted) for chapter in book.chapters]
    return render(
        frame,
        "rules.html",
        game,
        book=book,
        chapters=[chapter for chapter in chapters if chapter.paragraphs],
        things=[thing for thing in _things(game, frame.language) if _has_all(thing.text, wanted)],
        search=search,
        switch_label=lambda switch: _switch_label(frame, game, switch),
    )


def _shown(game: Game[Any], language: str, chapter: Chapter, wanted: list[str]) -> ChapterShown:
    return ChapterShown(chapter, tuple(_paragraphs(game, language, chapter, wanted)))


def _paragraphs(
    game: Game[Any], language: str, chapter: Chapter, wanted: list[str]
) -> Iterator[ParagraphShown]:
    for paragraph in chapter.paragraphs:
        if wanted and (paragraph.figure or not _has_all(paragraph.text, wanted)):
            continue
        drawn = figure(game, language, paragraph.figure) if paragraph.figure else None
        yield ParagraphShown(paragraph, drawn)


def _has_all(text: str, wanted: list[str]) -> bool:
    return all(word in text.casefold() for word in wanted)


def _switch_label(frame: Frame, game: Game[Any], switch: str) -> str:
    """The name of an option as the set-up page calls it."""
    return Words(frame.language, game)(f"option-{switch}")
