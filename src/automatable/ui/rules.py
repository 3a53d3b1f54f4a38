"""The rules of a game as a reference: sections, and every rule under its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from markupsafe import Markup

from automatable.core.game import Game
from automatable.ui.frame import Frame, render
from automatable.ui.markdown import Block, blocks, html, inline

_RULE = re.compile(r"\*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*\s*")
_DOCS = Path(__file__).parents[3] / "docs" / "rules"


@dataclass(frozen=True)
class Part:
    """A rule (with an id), or a piece of text between rules."""

    kind: str
    html: Markup
    rule: str = ""
    text: str = ""
    """The plain text, to be searched."""


@dataclass
class Section:
    """A heading and what stands under it."""

    title: str
    level: int
    anchor: str
    parts: list[Part] = field(default_factory=list)


@cache
def sections(game: Game[Any]) -> tuple[Section, ...]:
    """The rules of a game, section by section; empty if it has no text."""
    source = _source(game)
    return tuple(_sections(source.read_text(encoding="utf-8"))) if source else ()


@cache
def rule_texts(game: Game[Any]) -> dict[str, Markup]:
    """Every rule's text by id, for a "why?"."""
    return {part.rule: part.html for s in sections(game) for part in s.parts if part.rule}


def rules_page(frame: Frame, game: Game[Any], search: str = "") -> str:
    """The reference; with a search only the parts that contain all its words."""
    wanted = search.lower().split()
    found = tuple(_matching(section, wanted) for section in sections(game))
    shown = [section for section in found if section.parts or not wanted]
    return render(frame, "rules.html", game, sections=shown, search=search)


def _matching(section: Section, wanted: list[str]) -> Section:
    parts = [part for part in section.parts if all(word in part.text.lower() for word in wanted)]
    return Section(section.title, section.level, section.anchor, parts)


def _source(game: Game[Any]) -> Traversable | None:
    """Beside the game's screens, inside the installed package, or in a checkout's docs."""
    places: tuple[Traversable, ...] = (
        game.screens.folder / "rules.md",
        files("automatable.ui") / "rules" / f"{game.id}.md",
        _DOCS / f"{game.id}.md",
    )
    return next((place for place in places if place.is_file()), None)


def _sections(source: str) -> Iterator[Section]:
    section: Section | None = None
    for block in blocks(source):
        if block.kind == "heading":
            if section is not None:
                yield section
            section = Section(block.text, block.level, _anchor(block.text))
        elif section is not None:
            section.parts.append(_part(block))
    if section is not None:
        yield section


def _part(block: Block) -> Part:
    rule = _RULE.match(block.text) if block.kind == "item" else None
    if rule is None:
        return Part(block.kind, html(block), text=block.text)
    return Part("rule", inline(block.text[rule.end() :]), rule[1], block.text)


def _anchor(title: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
