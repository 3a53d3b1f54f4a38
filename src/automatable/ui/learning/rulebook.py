"""The rulebook for people: chapters in the order of need, and a sentence for every rule.

    book = rulebook(game("patchwork"), "de")
    book.sentence("PAT-CHOOSE-01").html     # what a "why?" says
    book.sentence("PAT-CHOOSE-01").number    # "5.2": where the book says more

`{PAT-CHOOSE-01 PAT-CHOOSE-02}` in the text says which rules the words up to the next mark, or
to the end of the paragraph, explain. How a book is written stands in `docs/rulebooks.md`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from automatable.core.game import Game
from automatable.core.matches.entries import CORRECTION
from automatable.core.matches.match import Match
from automatable.ui.words.languages import FALLBACK
from automatable.ui.words.markdown import Block, blocks, html, inline
from automatable.ui.words.words import OF_GAMES

_ID = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+"
_OF_A_TURN = r"[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*"
"""A turn of a game file may have a name of one word."""
_MARK = re.compile(rf"\{{({_OF_A_TURN}(?: {_OF_A_TURN})*)(?: switch:([a-z0-9_]+))?\}}\s*")
_LISTED = re.compile(rf"^\*\*({_ID})\*\* ")
"""A rule of a plain reference: `- **HAR-01** The text.`"""


@dataclass(frozen=True)
class Sentence:
    """The words for a rule, and where in the book they stand."""

    rule: str
    number: str
    """Chapter and paragraph, such as `5.2`."""
    html: Markup
    chapter: str

    @property
    def text(self) -> str:
        """The words alone, for the terminal and for programs."""
        return self.html.striptags()


@dataclass(frozen=True)
class Piece:
    """Part of a paragraph: the rules it explains (none before the first mark) and its words."""

    rules: tuple[str, ...]
    html: Markup
    switch: str = ""
    """The option by which a ruling of ours can be changed."""

    @property
    def is_ruling(self) -> bool:
        return any("-R-" in rule for rule in self.rules)


@dataclass(frozen=True)
class Paragraph:
    """One part of a chapter: `paragraph`, `item`, `heading`, `table` or `figure`."""

    kind: str
    pieces: tuple[Piece, ...] = ()
    number: str = ""
    text: str = ""
    """Plain, to be searched."""
    figure: Block | None = None


@dataclass
class Chapter:
    """A heading and what stands under it; the words before the first one have no number."""

    title: str
    number: int
    paragraphs: list[Paragraph] = field(default_factory=list)

    @property
    def anchor(self) -> str:
        return f"chapter-{self.number}"


@dataclass(frozen=True)
class Rulebook:
    """A whole book in one language, which need not be the one that was asked for."""

    language: str
    title: str
    chapters: tuple[Chapter, ...]
    sentences: dict[str, Sentence]

    def sentence(self, rule: str) -> Sentence | None:
        return self.sentences.get(rule)


@lru_cache(maxsize=OF_GAMES)
def rulebook(game: Game[Any], language: str) -> Rulebook:
    """The book of a game in a language, or in English where it has no other; empty without one."""
    for name in dict.fromkeys((language, FALLBACK)):
        source = _source(game, name)
        if source is not None:
            return read_rulebook(source.read_text(encoding="utf-8"), name)
    return Rulebook(FALLBACK, "", (), {})


def rule_text(game: Game[Any], language: str, rule: str) -> Markup | None:
    """The sentence for a rule, for a "why?"."""
    sentence = rulebook(game, language).sentence(rule)
    return sentence.html if sentence else None


def place_of(game: Game[Any], language: str, rule: str) -> str:
    """Where the book explains a rule, as people cite it: `§ 5.2`; where it has none, its id."""
    sentence = rulebook(game, language).sentence(rule)
    return f"§ {sentence.number}" if sentence else rule


def rule_behind(match: Match[Any], answer: str = "") -> str:
    """The rule that a refused answer leads to: of the open question, or of corrections."""
    if answer.lstrip().startswith(CORRECTION) or match.pending is None:
        return match.game.correction_rule
    return match.pending.rule


def _source(game: Game[Any], language: str) -> Traversable | None:
    """In the game's rulebook; a package of its own may have a plain reference in English."""
    files = [game.screens.rulebook / f"{language}.md"]
    if language == FALLBACK:
        files.append(game.screens.folder / "rules.md")
    return next((file for file in files if file.is_file()), None)


def read_rulebook(source: str, language: str) -> Rulebook:
    """A book from its text."""
    title, chapters = "", [Chapter("", 0)]
    for block in blocks(source):
        if block.kind == "heading" and block.level == 1:
            title = block.text
        elif block.kind == "heading" and block.level == 2:
            chapters.append(Chapter(block.text, len(chapters)))
        else:
            chapters[-1].paragraphs.append(_paragraph(block, chapters[-1]))
    filled = tuple(chapter for chapter in chapters if chapter.paragraphs)
    return Rulebook(language, title, filled, dict(_sentences(filled)))


def _paragraph(block: Block, chapter: Chapter) -> Paragraph:
    if block.kind == "heading":
        return Paragraph("heading", (Piece((), inline(block.text)),), text=block.text)
    if block.kind == "code" and block.info:
        return Paragraph("figure", text=" ".join(block.lines), figure=block)
    if block.kind in ("code", "table"):
        return Paragraph("table", (Piece((), html(block)),), text=block.text)
    pieces = tuple(_pieces(_LISTED.sub(r"{\1}", block.text)))
    number = _next_number(chapter) if any(piece.rules for piece in pieces) else ""
    return Paragraph(block.kind, pieces, number, _MARK.sub("", block.text))


def _next_number(chapter: Chapter) -> str:
    return f"{chapter.number}.{1 + sum(bool(p.number) for p in chapter.paragraphs)}"


def _pieces(text: str) -> Iterator[Piece]:
    marks: list[Any] = list(_MARK.finditer(text))
    before = text[: marks[0].start()] if marks else text
    if before.strip():
        yield Piece((), inline(before))
    for mark, following in pairwise([*marks, None]):
        words = text[mark.end() : following.start() if following else len(text)]
        yield Piece(tuple(mark[1].split()), inline(words.strip()), mark[2] or "")


def _sentences(chapters: tuple[Chapter, ...]) -> Iterator[tuple[str, Sentence]]:
    for chapter in chapters:
        for paragraph in chapter.paragraphs:
            for piece in paragraph.pieces:
                for rule in piece.rules:
                    yield rule, Sentence(rule, paragraph.number, piece.html, chapter.title)
