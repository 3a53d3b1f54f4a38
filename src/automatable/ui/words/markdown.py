"""The small part of Markdown that our rule texts use, as safe HTML.

Headings, paragraphs, lists, tables, code blocks; in a line: code, bold, emphasis and links within
the page. Everything else is shown as it is written, escaped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup, escape

_INLINE = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<bold>[^*]+)\*\*|(?<![\w*])\*(?P<emphasis>[^*\s][^*]*)\*"
    r"|\[(?P<text>[^\]]+)\]\((?P<target>[^)\s]+)\)"
)
_ITEM = re.compile(r"(?:- |\d+\. )")


@dataclass(frozen=True)
class Block:
    """One part of a text: `heading`, `paragraph`, `item`, `code` or `table`."""

    kind: str
    lines: tuple[str, ...]
    level: int = 0
    info: str = ""
    """What stands behind the opening fence of a code block."""

    @property
    def text(self) -> str:
        return " ".join(line.strip() for line in self.lines)


def blocks(source: str) -> Iterator[Block]:
    """The parts of a text, in order."""
    lines = source.splitlines()
    at = 0
    while at < len(lines):
        end = _end(lines, at)
        if lines[at].strip():
            yield _block(lines[at:end])
        at = end


def _end(lines: list[str], at: int) -> int:
    """Where the block that begins here is over."""
    line, end = lines[at], at + 1
    if line.startswith("```"):
        while end < len(lines) and not lines[end].startswith("```"):
            end += 1
        return end + 1
    if not line.strip() or line.startswith("#"):
        return end
    while end < len(lines) and _goes_on(line, lines[end]):
        end += 1
    return end


def _goes_on(first: str, line: str) -> bool:
    if first.startswith("|"):
        return line.startswith("|")
    return bool(line.strip()) and not line.startswith(("#", "|", "```")) and not _ITEM.match(line)


def _block(lines: list[str]) -> Block:
    first = lines[0]
    if first.startswith("```"):
        return Block("code", tuple(lines[1:-1]), info=first.removeprefix("```").strip())
    if first.startswith("|"):
        return Block("table", tuple(lines))
    if heading := re.match(r"(#+) ", first):
        return Block("heading", (first[heading.end() :],), len(heading[1]))
    if item := _ITEM.match(first):
        return Block("item", (first[item.end() :], *lines[1:]))
    return Block("paragraph", tuple(lines))


def html(block: Block) -> Markup:
    """One block as HTML; list items come without their list."""
    if block.kind == "code":
        return Markup("<pre>{}</pre>").format("\n".join(block.lines))
    if block.kind == "table":
        return _table(block.lines)
    return inline(block.text)


def inline(text: str) -> Markup:
    """The markup within a line."""
    made, at = Markup(""), 0
    for found in _INLINE.finditer(text):
        made += escape(text[at : found.start()]) + _span(found)
        at = found.end()
    return made + escape(text[at:])


def _span(found: re.Match[str]) -> Markup:
    if code := found["code"]:
        return Markup("<code>{}</code>").format(code)
    if bold := found["bold"]:
        return Markup("<strong>{}</strong>").format(inline(bold))
    if emphasis := found["emphasis"]:
        return Markup("<em>{}</em>").format(inline(emphasis))
    if found["target"].startswith("#"):
        return Markup('<a href="{}">{}</a>').format(found["target"], inline(found["text"]))
    return inline(found["text"])  # other files of the documentation are not served


def _table(lines: tuple[str, ...]) -> Markup:
    head, *rows = [line.strip().strip("|").split("|") for line in lines if set(line) - set("|- :")]
    made = Markup("").join(_row(cells, "td") for cells in rows)
    return Markup(
        '<div class="scroll"><table><thead>{}</thead><tbody>{}</tbody></table></div>'
    ).format(_row(head, "th"), made)


def _row(cells: list[str], tag: str) -> Markup:
    made = Markup("").join(
        Markup("<{0}>{1}</{0}>").format(Markup(tag), inline(cell.strip())) for cell in cells
    )
    return Markup("<tr>{}</tr>").format(made)
