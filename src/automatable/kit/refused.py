"""Blocks that were refused: a name that one of them would have given is no mistake elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.kit.lines import NAME, Line
from automatable.kit.mistakes import Note

_FOLLOWS = {"name_unknown", "item_unknown", "turn_unknown", "field_unknown", "table_key"}
"""Mistakes that may only follow from a refused block."""
_GROUPS = ("places", "words")
_GIVING = ("choice", "field", "pile", "answer")


class RefusedBlocks:
    """Their lines, and the names that they would have given."""

    def __init__(self) -> None:
        self._blocks: list[tuple[range, set[str]]] = []

    def add(self, block: Line) -> None:
        last = block
        while last.children:
            last = last.children[-1]
        self._blocks.append((range(block.number, last.number + 1), set(_given(block))))

    def add_unread(self, block: Sequence[tuple[int, str]]) -> None:
        """A block of which not even the lines could be read."""
        words = {word for _, said in block for word in said.split()[:2]}
        self._blocks.append((range(block[0][0], block[-1][0] + 1), words))

    def explain(self, note: Note) -> bool:
        """Whether a mistake only follows from one of another block."""
        word = note.details.get("word")
        return note.code in _FOLLOWS and any(
            word in given and note.line not in lines for lines, given in self._blocks
        )


def _given(line: Line) -> Iterator[str]:
    """The name of a block, and those of its items, choices, fields, piles and answers."""
    yield from [token.text for token in line.tokens if token.kind == NAME][1:2]
    for child in line.children:
        if line.head in _GROUPS:
            yield child.head
        elif child.head in _GIVING or child.children:
            yield from _given(child)
