"""A file in the workshop: its text, what it declares as far as it can be read, its mistakes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b

from automatable.kit.definition import Definition
from automatable.kit.editing.outline import Node, at_line, outline
from automatable.kit.editing.places import PARTS, part_of, remedies
from automatable.kit.editing.source import Source
from automatable.kit.mistakes import BadFile, Note
from automatable.kit.reader import Reader
from automatable.ui.words.words import Words

KEPT = 40


@dataclass(frozen=True)
class MistakeShown:
    """A mistake in words: where it stands, and what may be put in its place."""

    line: int
    told: str
    part: str
    word: str
    remedies: tuple[str, ...]
    source: str
    has_tab: bool


class Document:
    """One file as it stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.source = Source(text)
        self.tops: list[Node] = outline(self.source)
        reader = Reader(text)
        self.file: Definition = reader.definition()
        self.mistakes: list[Note] = reader.mistakes
        """Empty for a file that can be played."""

    @property
    def is_good(self) -> bool:
        return not self.mistakes

    @property
    def seen(self) -> str:
        """What a form says it was made for: another tab may have changed the file since."""
        return seen(self.text)

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many mistakes each part has."""
        found = dict.fromkeys(PARTS, 0)
        for note in self.mistakes:
            found[part_of(self.tops, note.line)] += 1
        return found

    def at(self, line: int) -> Node | None:
        return at_line(self.tops, line)

    def wrong_lines(self) -> set[int]:
        return {note.line for note in self.mistakes}

    def title(self, language: str) -> str:
        game = next((node for node in self.tops if node.head == "game"), None)
        return self.file.title.said(language) or (game.name if game else "") or self.name

    def shown_mistakes(self, words: Words) -> list[MistakeShown]:
        return [self._shown(note, words) for note in self.mistakes]

    def _shown(self, note: Note, words: Words) -> MistakeShown:
        told = words.error(BadFile([note]))
        word = note.details.get("word", "")
        line = self.source.line(note.line)
        return MistakeShown(
            note.line, told, part_of(self.tops, note.line), word if isinstance(word, str) else "",
            tuple(remedies(note)), line.strip(), "\t" in line,
        )  # fmt: skip


@lru_cache(maxsize=KEPT)
def document(name: str, text: str) -> Document:
    """The same text is read once."""
    return Document(name, text)


def seen(text: str) -> str:
    return blake2b(text.encode("utf-8", "surrogatepass"), digest_size=6).hexdigest()
