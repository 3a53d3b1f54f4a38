"""The part *Table*: places, levels, options, numbers, markers, pieces (KIT-WRK-01)."""

from __future__ import annotations

from typing import Any

from automatable.kit.editing.fields import cut
from automatable.kit.editing.outline import Node
from automatable.kit.editing.tables import has_else, keys_of, keys_without_row, table_value
from automatable.kit.editing.things import is_translation, item_nodes
from automatable.ui.words.words import Words
from automatable.ui.workshop.document import Document
from automatable.ui.workshop.saying import Saying
from automatable.ui.workshop.turns_part import Turns, translation

TRACKED = ("number", "marker", "pieces")
NEW_THINGS = ("places", "words", "number", "marker", "pieces", "option", "table", "let")


def table_part(document: Document, words: Words, look: dict[str, str]) -> dict[str, Any]:
    shown = Things(document, words, look)
    tops = document.tops
    return {
        "game": shown.game(),
        "groups": [shown.group(n) for n in tops if n.head in ("places", "words")],
        "tables": [shown.table(n) for n in tops if n.head == "table"],
        "choices": [shown.option(n) for n in tops if n.head == "option"],
        "tracked": [shown.thing(n) for n in tops if n.head in TRACKED],
        "lets": [shown.thing(n) for n in tops if n.head == "let"],
        "sources": [shown.thing(n) for n in tops if n.head == "source"],
        "new_things": NEW_THINGS,
        "panel": look.get("panel", ""),
    }


class Things:
    def __init__(self, document: Document, words: Words, look: dict[str, str]) -> None:
        self.document, self.words, self.look = document, words, look
        self.turns = Turns(document, words, dict(look), frozenset())
        self.saying = Saying(document.file, words)
        self.languages = document.file.languages
        self._wrong = document.wrong_lines()

    def _base(self, node: Node) -> dict[str, Any]:
        line = cut(node.said)
        words = line.value("words")
        return {
            "line": node.number,
            "kind": node.head,
            "name": line.value("name") or node.name,
            "words": words,
            "label": translation(node, self.words.language) or words,
            "is_wrong": self._wrong_inside(node),
            "is_open": self.look.get("open") == str(node.number),
        }

    def _wrong_inside(self, node: Node) -> bool:
        return any(node.number <= line <= node.last for line in self._wrong)

    def game(self) -> dict[str, Any] | None:
        node = next((node for node in self.document.tops if node.head == "game"), None)
        if node is None:
            return None
        below = [child for child in node.children if child.head in ("tagline", "box")]
        return {**self._base(node), "lines": [self._base_of(child) for child in below]}

    def _base_of(self, node: Node) -> dict[str, Any]:
        return {"line": node.number, "kind": node.head, "words": cut(node.said).value("words")}

    def group(self, node: Node) -> dict[str, Any]:
        items = item_nodes(node, self.languages)
        names = [cut(item.said, "item").value("words") for item in items]
        return {**self._base(node), "names": names, "is_places": node.head == "places"}

    def table(self, node: Node) -> dict[str, Any]:
        rows = []
        for child in node.children:
            value, keys = table_value(child.said)[2], keys_of(child)
            rows.append({"line": child.number, "value": value, "label": self._keys(keys)})
        by = node.said.partition(" by ")[2]
        missing = [(key, self._keys([key])) for key in keys_without_row(self.document.file, node)]
        return {**self._base(node), "rows": rows, "by": self._keys(by.replace(",", " ").split()),
                "missing": missing, "has_else": has_else(node)}  # fmt: skip

    def _keys(self, keys: list[str]) -> str:
        named = [self.words("ws-else") if key == "else" else self.saying.name(key) for key in keys]
        return ", ".join(named)

    def option(self, node: Node) -> dict[str, Any]:
        choices = [child for child in node.children if child.head == "choice"]
        return {**self._base(node), "choices": [
            {**self._base(child), "is_default": bool(cut(child.said).value("default"))}
            for child in choices
        ]}  # fmt: skip

    def thing(self, node: Node) -> dict[str, Any]:
        line = cut(node.said)
        base = self._base(node)
        base["fields"] = self.turns.fields(node, line) if base["is_open"] else []
        base["told"] = self._told(node)
        base["flags"] = line.value("flags").split()
        return base

    def _told(self, node: Node) -> str:
        """A number, a marker, pieces or a formula in one line of words."""
        line = cut(node.said)
        if node.head == "number":
            span = line.value("range").replace("..", "–")
            return self.words("ws-told-number", start=line.value("start"), span=span)
        if node.head in ("marker", "pieces"):
            groups = ", ".join(self.saying.name(g.strip()) for g in line.value("group").split(","))
            return self.words("ws-told-on", groups=groups)
        if node.head == "let":
            return self.saying.formula(node.said.partition("=")[2].split("#")[0].strip())
        return line.value("sure")


def words_part(document: Document, words: Words, look: dict[str, str]) -> dict[str, Any]:
    """Every text of the file side by side by language, gaps first (KIT-WRK-01)."""
    languages = document.file.languages
    rows = [row for top in document.tops for row in _texts(document, top, words)]
    gaps = [row for row in rows if row["gaps"]]
    only = look.get("only", "gaps" if gaps else "all")
    return {
        "languages": languages,
        "rows": gaps if only == "gaps" and gaps else rows,
        "only": only,
        "gaps": sum(len(row["gaps"]) for row in rows),
        "all": len(rows),
    }


def _texts(document: Document, top: Node, words: Words) -> Any:
    languages = document.file.languages
    for node in top.inside():
        if is_translation(node, languages) and node.parent is not None:
            continue
        text = _text_of(node)
        if text is None:
            continue
        said = {languages[0]: text}
        for child in node.children:
            if is_translation(child, languages):
                said[child.head] = cut(child.said, "item").value("words")
        label = f"ws-head-{top.head}"
        yield {
            "line": node.number, "texts": said, "gaps": [c for c in languages if c not in said],
            "what": words(label) if words.has(label) else top.head,
        }  # fmt: skip


def _text_of(node: Node) -> str | None:
    from automatable.kit.editing.fields import scanned, unquoted
    from automatable.kit.lines import TEXT

    if node.head in "|>" or node.head == "source":
        return None
    found = next((word for word in scanned(node.said) if word.kind == TEXT), None)
    return unquoted(found.text) if found else None
