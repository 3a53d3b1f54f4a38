"""Where a mistake belongs: the part of the workshop that shows its line, and what sets it right."""

from __future__ import annotations

import re
from collections.abc import Sequence

from automatable.kit.editing.fields import scanned
from automatable.kit.editing.outline import Node
from automatable.kit.editing.source import Source
from automatable.kit.mistakes import Note

CARDS, TABLE, TURNS, WORDS, TEXT, TRY = PARTS = (
    "cards", "table", "turns", "words", "text", "try",
)  # fmt: skip
_OF_TURNS = ("turn", "steps", "setup", "start", "end", "score", "tie")
_OF_TABLE = ("game", "option", "number", "marker", "places", "words", "pieces", "table", "let",
             "source")  # fmt: skip
_NAMED = {"unknown_word", "name_unknown", "item_unknown", "turn_unknown", "field_unknown",
          "score_step", "languages"}  # fmt: skip
"""Mistakes for which a known word can be put in place of the wrong one."""
_PLAIN = re.compile(r"[a-z][a-z0-9_]*")


def part_of(tops: Sequence[Node], line: int) -> str:
    """Which part shows a line; what belongs to none is seen in the text."""
    top = next((node for node in tops if node.number <= line <= node.last), None)
    head = top.head if top else ""
    if head == "deck":
        return CARDS
    return TURNS if head in _OF_TURNS else TABLE if head in _OF_TABLE else TEXT


def remedies(note: Note) -> list[str]:
    """Words that could stand in place of the wrong one, the likeliest first."""
    if note.code not in _NAMED:
        return []
    known = [word.strip() for word in str(note.details.get("known", "")).split(",")]
    return [word for word in known if _PLAIN.fullmatch(word)][:3]


def mended(text: str, line: int, word: str, known: str) -> str:
    """The text with one wrong word of a line exchanged; tabs become blanks."""
    source = Source(text)
    said = source.line(line)
    if "\t" in said and not word:
        return source.exchanged(line, line, [said.replace("\t", "  ")])
    if not word or not _PLAIN.fullmatch(known):
        return text
    if said.lstrip().startswith("|"):
        places = [found.span() for found in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", said)]
    else:
        places = [(one.start, one.end) for one in scanned(said) if one.text == word]
    return source.replaced(line, *places[-1], known) if places else text
