"""Shapes to begin with: small whole files, taken over in the reader's language (KIT-WRK-06)."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from automatable.kit.editing.cards import name_from
from automatable.kit.editing.fields import cut, quoted, scanned
from automatable.kit.editing.outline import Node, outline
from automatable.kit.editing.source import Source
from automatable.kit.lines import TEXT

SHAPES = ("places", "rounds", "two_cards", "growing", "bag", "numbers", "empty")
LANGUAGES = ("en", "de", "it")
_ENDING = ".automa"


@cache
def shape_text(shape: str) -> str:
    """A shape with its words in all our languages."""
    file = files("automatable.kit") / "shapes" / f"{shape}{_ENDING}"
    return file.read_text(encoding="utf-8")


def begun(shape: str, title: str, language: str, name: str = "") -> str:
    """A new file: a shape in one language under a title of its own."""
    text = in_language(shape_text(shape), language if language in LANGUAGES else LANGUAGES[0])
    source = Source(text)
    game = next(node for node in outline(source) if node.head == "game")
    title = title.strip()[:80] or cut(game.said).value("words")
    said = f"game {name or name_from(title)} {quoted(title)}"
    return source.exchanged(game.number, game.number, [said])


def in_language(text: str, language: str) -> str:
    """A file with several languages as one in a single language, comments and order kept."""
    source = Source(text)
    gone: set[int] = set()
    lines = {number: source.line(number) for number in range(1, len(source) + 1)}
    for top in outline(source):
        for node in top.inside():
            translations = [child for child in node.children if _is_translation(child)]
            gone |= {child.number for child in translations}
            chosen = next((child for child in translations if child.head == language), None)
            if chosen is not None:
                lines[node.number] = _with_words(lines[node.number], chosen)
            if node.head == "languages":
                lines[node.number] = f"  languages {language}"
    kept = [line for number, line in lines.items() if number not in gone]
    return source.line_end.join(kept) + source.line_end


def _is_translation(node: Node) -> bool:
    words = scanned(node.said)
    return node.head in LANGUAGES and len(words) == 2 and words[1].kind == TEXT


def _with_words(line: str, translation: Node) -> str:
    """A line with its first text exchanged."""
    said = scanned(translation.said)[1].text
    old = next(word for word in scanned(line) if word.kind == TEXT)
    return line[: old.start] + said + line[old.end :]
