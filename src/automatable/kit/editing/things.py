"""Groups, options, tables and translations: lists of lines below a line."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from automatable.kit.editing.cards import name_from
from automatable.kit.editing.changes import put_below
from automatable.kit.editing.fields import cut, quoted, scanned, with_field
from automatable.kit.editing.outline import Node, at_line, outline
from automatable.kit.editing.source import Source
from automatable.kit.lines import TEXT


def item_nodes(group: Node, languages: Sequence[str]) -> list[Node]:
    """The items of a group; its translations are no items."""
    return [child for child in group.children if not is_translation(child, languages)]


def is_translation(node: Node, languages: Sequence[str]) -> bool:
    words = scanned(node.said)
    return node.head in languages and len(words) == 2 and words[1].kind == TEXT


def with_names(
    text: str, group: Node, names: Sequence[str], languages: Sequence[str], taken: set[str]
) -> str:
    """A group with these names, one an item: known ones keep their lines, ids and translations."""
    source = Source(text)
    known = {cut(n.said, "item").value("words"): n for n in item_nodes(group, languages)}
    wanted = list(dict.fromkeys(name.strip() for name in names if name.strip()))
    if not wanted or wanted == list(known):
        return text
    lines: list[str] = []
    indent = "  " * (group.level + 1)
    for name in wanted:
        if name in known:
            lines += source.lines(known[name].number, known[name].last)
        else:
            id = name_from(name, taken)
            taken = taken | {id}
            lines.append(f"{indent}{id} {quoted(name)}")
    items = list(known.values())
    if not items:
        return put_below(text, group, [line.strip() for line in lines])
    between = [
        line
        for above, below in itertools.pairwise(items)
        for line in source.lines(above.last + 1, below.number - 1)
    ]
    return source.exchanged(items[0].number, items[-1].last, [*between, *lines])


def with_words(text: str, number: int, language: str, value: str, first: str) -> str:
    """A text of a line in one language: the line's own, or a translation below it."""
    source = Source(text)
    node = at_line(outline(source), number)
    if node is None:
        return text
    if language == first:
        return with_text(text, number, value)
    there = next((child for child in node.children if is_translation(child, (language,))), None)
    if there is not None:
        if not value.strip():
            return source.exchanged(there.number, there.number, [])
        return with_text(text, there.number, value)
    if not value.strip():
        return text
    languages = [child for child in node.children if child.head.isalpha() and len(child.head) <= 3]
    above = [child for child in languages if is_translation(child, (child.head,))]
    line = f"{'  ' * (node.level + 1)}{language} {quoted(value)}"
    after = above[-1].last if above else number
    return source.exchanged(after + 1, after, [line])


def with_text(text: str, number: int, value: str) -> str:
    """The first text of a line, and nothing else of it."""
    source = Source(text)
    said = next((word for word in scanned(source.line(number)) if word.kind == TEXT), None)
    return source.replaced(number, said.start, said.end, quoted(value)) if said else text


def with_language(text: str, game: Node, code: str) -> str:
    """One more language of the file."""
    if not re.fullmatch(r"[a-z]{2,3}", code):
        return text
    line = next((child for child in game.children if child.head == "languages"), None)
    if line is None:
        return put_below(
            text, game, [f"languages en {code}" if code != "en" else "languages en"], True
        )
    if code in line.said.split()[1:]:
        return text
    source = Source(text)
    end = scanned(source.line(line.number))[-1].end
    return source.replaced(line.number, end, end, f" {code}")


def into_block(text: str, node: Node, name: str) -> str:
    """A step with all below it becomes a block of its own; where it stood, the block is done."""
    source = Source(text)
    lines = source.lines(node.number, node.last)
    moved = [("  " + line[2 * node.level :]) if line.strip() else line for line in lines]
    text = source.exchanged(node.number, node.last, [f"{'  ' * node.level}do {name}"])
    source = Source(text)
    gap = [""] if source.line(len(source)).strip() else []
    return source.exchanged(len(source) + 1, len(source), [*gap, f"steps {name}", *moved])


def with_flag(text: str, number: int, flag: str, on: bool) -> str:
    """One of the flags of a number, a marker or pieces; sides exclude each other."""
    flags = cut(Source(text).line(number)).value("flags").split()
    sides = {"person", "automa"}
    if flag in sides:
        flags = [one for one in flags if one not in sides]
    flags = [one for one in flags if one != flag]
    if on:
        flags.append(flag)
    return with_field(text, number, "flags", " ".join(flags))
