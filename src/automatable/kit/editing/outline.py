"""The lines of a file as a tree, whatever is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from automatable.kit.editing.source import Source, is_silent, level


@dataclass(eq=False)
class Node:
    """A line, and the lines below that belong to it (KIT-LIN-04)."""

    number: int
    level: int
    said: str
    last: int
    """The last line that belongs to it."""
    parent: Node | None = None
    children: list[Node] = field(default_factory=list)

    @property
    def head(self) -> str:
        """The first word, or the sign of a row or of prose."""
        return self.said[:1] if self.said[:1] in "|>" else self.said.split(maxsplit=1)[0]

    @property
    def name(self) -> str:
        """The second word: what a block declares."""
        return ([*self.said.split(maxsplit=2), "", ""])[1]

    def inside(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.inside()


def outline(source: Source) -> list[Node]:
    """The blocks of a file."""
    tops: list[Node] = []
    open_nodes: list[Node] = []
    for number in range(1, len(source) + 1):
        line = source.line(number)
        if is_silent(line):
            continue
        deep = min(level(line), len(open_nodes))
        del open_nodes[deep:]
        node = Node(number, deep, line.strip(), number, open_nodes[-1] if open_nodes else None)
        (open_nodes[-1].children if open_nodes else tops).append(node)
        open_nodes.append(node)
        for above in open_nodes:
            above.last = number
    return tops


def at_line(tops: Sequence[Node], number: int) -> Node | None:
    """What stands on a line."""
    for top in tops:
        if top.number <= number <= top.last:
            return next((node for node in top.inside() if node.number == number), None)
    return None


def first_line(source: Source, node: Node) -> int:
    """Where a node begins, with the comments right above it that stand as deep."""
    number = node.number
    above = source.line(number - 1)
    while above.strip().startswith("#") and level(above) == node.level:
        number -= 1
        above = source.line(number - 1)
    return number
