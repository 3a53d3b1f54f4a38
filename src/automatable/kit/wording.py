"""Words of a line and their translations below it (KIT-LIN-05)."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.kit.definition import Definition
from automatable.kit.formulas import Cursor
from automatable.kit.lines import NAME, TEXT, Line
from automatable.kit.mistakes import Mistake, Note
from automatable.kit.texts import Text


class Wording:
    """Reads texts, and notes which translations are missing."""

    def __init__(self, file: Definition) -> None:
        self._file = file

    def words(self, cursor: Cursor) -> tuple[Text, list[Line]]:
        """The text that comes next with its translations, and the other lines below."""
        first, *others = self._file.languages
        texts, lines = {first: cursor.text()}, {first: cursor.number}
        rest: list[Line] = []
        for child in cursor.line.children:
            if self._is_translation(child):
                _add(child, texts, lines)
            else:
                rest.append(child)
        for language in others:
            if language not in texts:
                missing: Note = Note("language_missing", cursor.number, {"word": language})
                self._file.warnings.append(missing)
        return Text(texts, lines), rest

    def _is_translation(self, line: Line) -> bool:
        second = line.tokens[1].kind if len(line.tokens) > 1 else ""
        return second == TEXT and line.head in self._file.languages

    def template(self, cursor: Cursor) -> tuple[Text, list[Line]]:
        """The same for a text that may hold formulas."""
        text, rest = self.words(cursor)
        return text.with_formulas(), rest


def _add(line: Line, texts: dict[str, str], lines: dict[str, int]) -> None:
    cursor = Cursor(line)
    language = cursor.take().text
    if language in texts:
        raise Mistake("twice", line.number, word=language)
    texts[language], lines[language] = cursor.text(), line.number
    cursor.end()
    leaf(line.children)


def leaf(lines: Sequence[Line]) -> None:
    """Nothing may stand below a line but what was read already."""
    if not lines:
        return
    line = lines[0]
    kinds = [token.kind for token in line.tokens]
    if kinds == [NAME, TEXT] and len(line.head) == 2 and line.head != "by":
        raise Mistake("languages", line.number, word=line.head, known=f"… {line.head}")
    raise Mistake("indent", line.number)
