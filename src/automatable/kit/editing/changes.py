"""Lines put in, moved, doubled and taken out: what is above and below stays as it is."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from automatable.kit.editing.outline import Node, at_line, first_line, outline
from automatable.kit.editing.source import Source


def put_below(text: str, node: Node, lines: Sequence[str], first: bool = False) -> str:
    """Lines one level deeper than a node, after all that belongs to it (or right below it)."""
    indent = "  " * (node.level + 1)
    after = node.number if first else node.last
    return Source(text).exchanged(after + 1, after, [indent + line for line in lines])


def put_after(text: str, node: Node, lines: Sequence[str]) -> str:
    """Lines as deep as a node, after all that belongs to it."""
    indent = "  " * node.level
    return Source(text).exchanged(node.last + 1, node.last, [indent + line for line in lines])


def put_at_end(text: str, lines: Sequence[str]) -> str:
    """A block of its own at the end of the file."""
    source = Source(text)
    gap = [""] if source.line(len(source)).strip() else []
    return source.exchanged(len(source) + 1, len(source), [*gap, *lines])


def taken_out(text: str, node: Node) -> str:
    source = Source(text)
    return source.exchanged(first_line(source, node), node.last, [])


def doubled(text: str, node: Node) -> str:
    source = Source(text)
    return source.exchanged(node.last + 1, node.last, source.lines(node.number, node.last))


def moved(text: str, number: int, by: int, siblings: Sequence[int]) -> str:
    """The text with a node moved up (-1) or down (1) among its siblings, comments with it."""
    place = siblings.index(number) + by if number in siblings else -1
    if not 0 <= place < len(siblings):
        return text
    source = Source(text)
    tops = outline(source)
    pair = [at_line(tops, line) for line in sorted((number, siblings[place]))]
    upper, lower = pair
    if upper is None or lower is None:
        return text
    first, second = first_line(source, upper), first_line(source, lower)
    between = source.lines(upper.last + 1, second - 1)
    order = [*source.lines(second, lower.last), *between, *source.lines(first, upper.last)]
    return source.exchanged(first, lower.last, order)


def laid(text: str, number: int, place: int, siblings: Sequence[int]) -> str:
    """The text with a node laid at a place among its siblings: moved there step by step."""
    if number not in siblings or not 0 <= place < len(siblings):
        return text
    source, tops = Source(text), outline(Source(text))
    nodes = [at_line(tops, line) for line in siblings]
    if any(node is None for node in nodes):
        return text
    parts = [source.lines(first_line(source, n), n.last) for n in nodes if n is not None]
    gaps = [
        source.lines(above.last + 1, first_line(source, below) - 1)
        for above, below in itertools.pairwise(nodes)
        if above is not None and below is not None
    ]
    moving = parts.pop(siblings.index(number))
    parts.insert(place, moving)
    order = [line for part, gap in zip(parts, [*gaps, []], strict=True) for line in (*part, *gap)]
    top, end = nodes[0], nodes[-1]
    assert top is not None
    assert end is not None
    return source.exchanged(first_line(source, top), end.last, order)
