"""The pages of the workshop: one for each part, and the one where files begin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from automatable.kit.editing.places import PARTS
from automatable.kit.editing.shapes import SHAPES
from automatable.kit.many import Many
from automatable.ui.frame import Frame, render
from automatable.ui.words.words import Words
from automatable.ui.workshop.cards_part import cards_part
from automatable.ui.workshop.document import Document
from automatable.ui.workshop.edits import Form
from automatable.ui.workshop.helping import help_for, words_of_language
from automatable.ui.workshop.table_part import table_part, words_part
from automatable.ui.workshop.try_part import try_part
from automatable.ui.workshop.turns_part import turns_part

PART_ICONS = {"cards": "grid", "table": "tiles", "turns": "steps", "words": "letters",
              "text": "code", "try": "die"}  # fmt: skip


def begin_page(
    frame: Frame, files: Sequence[Mapping[str, Any]], shape: str = "", problems: Sequence[str] = ()
) -> str:
    """Files that are there, and shapes to begin with (KIT-WRK-06)."""
    return render(
        frame, "workshop_begin.html", files=files, shapes=SHAPES, shape=shape or SHAPES[0],
        problems=problems,
    )  # fmt: skip


def part_page(
    frame: Frame,
    document: Document,
    part: str,
    look: dict[str, str],
    given: Mapping[str, str],
    note: str = "",
    problems: Sequence[str] = (),
    can_undo: bool = False,
    live: Mapping[str, Any] | None = None,
    trial: tuple[Many, float] | None = None,
    done: Sequence[str] = (),
) -> str:
    """A part of a file with the bar of six, and the table beside it on a wide screen."""
    words = Words(frame.language)
    shown: dict[str, Any] = {}
    if part == "cards":
        shown = cards_part(document, words, look, Form(document, {**given, **look}, words))
    elif part == "table":
        shown = table_part(document, words, look)
    elif part == "turns":
        shown = turns_part(document, words, look, done)
    elif part == "words":
        shown = words_part(document, words, look)
    elif part == "try":
        shown = try_part(document, words, *(trial or (None, 0.0)))
    return render(
        frame,
        f"workshop_{part}.html",
        document=document,
        file=document.name,
        here=frame.url(f"/workshop/{document.name}"),
        title=document.title(frame.language),
        part=part,
        parts_of_file=[(name, PART_ICONS[name], document.counts[name]) for name in PARTS],
        mistakes=document.shown_mistakes(words),
        look=look,
        note=note,
        problems=problems,
        can_undo=can_undo,
        live=live,
        help_for=lambda word: help_for(words, word),
        all_help=words_of_language(words) if part == "text" else (),
        shown=shown,
    )
