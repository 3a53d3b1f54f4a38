"""What a form of the workshop does to the text of a file: each edit is one function."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from automatable.core.errors import Refused
from automatable.core.files.foreign import whole_number
from automatable.kit.editing import cards, changes, tables, things
from automatable.kit.editing.adding import BELOW, block_lines, step_lines, taken_names
from automatable.kit.editing.cards import DeckLines, RowLine, decks, name_from
from automatable.kit.editing.fields import cut, quoted, with_fields
from automatable.kit.editing.outline import Node, at_line, outline
from automatable.kit.editing.pasting import Items, Pasted, pasted, taken
from automatable.kit.editing.places import mended
from automatable.kit.editing.source import Source
from automatable.ui.words.words import Words
from automatable.ui.workshop.document import Document, document

Given = Mapping[str, str]
MEANT, COLUMN, FIELD = "meant-", "column-", "f-"
"""Before the names of fields: what a word means, what a column is, a field of a line."""


@dataclass
class Edit:
    """The text after an edit, and what the page shows then."""

    text: str
    look: dict[str, str] = field(default_factory=dict)
    note: str = ""


class Form:
    """A posted form at the file that it was made for."""

    def __init__(self, document: Document, given: Given, words: Words) -> None:
        self.document, self.given, self.words = document, given, words
        self.text = document.text
        self.source: Source = document.source

    def __getitem__(self, name: str) -> str:
        return self.given.get(name, "")

    @property
    def line(self) -> int:
        return whole_number(self["line"]) or 0

    @property
    def node(self) -> Node:
        found = self.document.at(self.line)
        if found is None:
            raise Refused("workshop_stale")
        return found

    @property
    def taken(self) -> set[str]:
        return taken_names(self.document.file, self.document.tops)

    def fields(self) -> dict[str, str]:
        return {k.removeprefix(FIELD): v for k, v in self.given.items() if k.startswith(FIELD)}

    # --- the deck and the cell that are meant

    @property
    def deck(self) -> DeckLines:
        return deck_named(self.document, self["deck"])

    @property
    def place(self) -> tuple[RowLine, str]:
        """The row and the column of the cell."""
        row_line, _, column = self["cell"].partition(".")
        row = self.deck.row(whole_number(row_line) or 0)
        if row is None or column not in self.deck.columns:
            raise Refused("workshop_stale")
        return row, column


def deck_named(document: Document, name: str) -> DeckLines:
    found = decks(document.source, document.tops)
    if not found:
        raise Refused("workshop_stale")
    return next((deck for deck in found if deck.name == name), found[0])


def edited(document: Document, given: Given, words: Words) -> Edit:
    """What a form does; one that nobody knows is refused."""
    name, _, detail = given.get("do", "").partition(":")
    if name not in EDITS:
        raise Refused("bad_request")
    return EDITS[name](Form(document, {**given, "detail": detail}, words))


# --- any line


def _set(form: Form) -> Edit:
    node, kind = form.node, form["kind"]
    text = with_fields(form.text, node.number, form.fields(), kind)
    return Edit(text, {"open": str(node.number)})


def _chip(form: Form) -> Edit:
    """One more word at the end of a formula; what else stands in the form is set as well."""
    key, _, word = form["detail"].partition(":")
    fields = form.fields()
    before = fields.get(key, "")
    fields[key] = " ".join(before.split()[:-1]) if word == "<" else joined(before, word)
    text = with_fields(form.text, form.node.number, fields, form["kind"])
    return Edit(text, {"open": str(form.line), "field": key})


def joined(before: str, word: str) -> str:
    """A formula with one word more: brackets, commas and points stand close."""
    if not before or word in (")", "]", ",", ".") or before.endswith(("(", "[", ".")):
        return before + word
    is_called = word in ("(", "[") and (before[-1].isalnum() or before[-1] == "_")
    return f"{before}{word}" if is_called else f"{before} {word}"


def _flag(form: Form) -> Edit:
    flag, _, on = form["detail"].partition(":")
    return Edit(things.with_flag(form.text, form.line, flag, on == "on"), {"open": form["line"]})


def _out(form: Form) -> Edit:
    return Edit(changes.taken_out(form.text, form.node), {"open": ""})


def _double(form: Form) -> Edit:
    text = changes.doubled(form.text, form.node)
    return Edit(text, {"open": str(form.node.last + 1)})


def _move(form: Form) -> Edit:
    """Up or down among the lines of its kind."""
    node, by = form.node, -1 if form["detail"] == "up" else 1
    siblings = [other.number for other in movable(node, form.document)]
    text = changes.moved(form.text, node.number, by, siblings)
    return Edit(text, {"open": _after_move(form, siblings, by)})


def _after_move(form: Form, siblings: list[int], by: int) -> str:
    node, place = form.node, siblings.index(form.line) + by if form.line in siblings else -1
    if not 0 <= place < len(siblings):
        return str(node.number)
    other = form.document.at(siblings[place])
    assert other is not None
    if by < 0:
        return str(other.number)
    return str(node.number + other.last - node.last)


def movable(node: Node, document: Document) -> list[Node]:
    """The lines among which one can be moved."""
    beside = node.parent.children if node.parent else document.tops
    if node.parent is None:
        return [other for other in beside if other.head == node.head]
    fixed = ("rule", "none")
    languages = document.file.languages
    return [n for n in beside if n.head not in fixed and not things.is_translation(n, languages)]


def _mend(form: Form) -> Edit:
    return Edit(mended(form.text, form.line, form["word"], form["detail"]))


# --- cards


def _open(form: Form) -> Edit:
    return Edit(form.text, {"cell": form["detail"] or form["cell"]})


def _toggle(form: Form) -> Edit:
    row, column = form.place
    cell, kind = row.cell(column), form.deck.field(column)
    if cell is None:
        raise Refused("workshop_stale")
    several = kind is None or kind.kind == "several"
    value = cards.toggled(cell, form["detail"], several)
    return Edit(cards.with_cell(form.text, cell, value), {"cell": form["cell"]})


def _value(form: Form) -> Edit:
    row, column = form.place
    cell = row.cell(column)
    if cell is None:
        raise Refused("workshop_stale")
    value = form["detail"] or form["value"]
    return Edit(cards.with_cell(form.text, cell, value), {"cell": form["cell"]})


def _next(form: Form) -> Edit:
    """The next cell; behind the last one a new card begins (what was typed is kept)."""
    if "value" in form.given:
        form.text = _value(form).text
    row, column = form.place
    columns = edited_columns(form.deck)
    place = columns.index(column) + 1 if column in columns else 0
    if place < len(columns):
        return Edit(form.text, {"cell": f"{row.line}.{columns[place]}"})
    lines = form.deck.row_lines
    at = lines.index(row.line) + 1
    if at < len(lines):
        return Edit(form.text, {"cell": f"{lines[at]}.{columns[0]}"})
    deck = deck_named(document(form.document.name, form.text), form["deck"])
    return Edit(cards.with_new_row(form.text, deck), {"cell": f"{row.line + 1}.{columns[0]}"})


def _previous(form: Form) -> Edit:
    row, column = form.place
    columns, lines = edited_columns(form.deck), form.deck.row_lines
    place, at = columns.index(column) if column in columns else 0, lines.index(row.line)
    if place > 0:
        return Edit(form.text, {"cell": f"{row.line}.{columns[place - 1]}"})
    above = lines[at - 1] if at else lines[0]
    return Edit(form.text, {"cell": f"{above}.{columns[-1] if at else columns[0]}"})


def edited_columns(deck: DeckLines) -> list[str]:
    """The columns through which *next* goes: all but the id."""
    return [column for column in deck.columns if column != "id"] or list(deck.columns)


def _row(form: Form) -> Edit:
    """Copy, move, take out a card, or begin a new one."""
    deck, what = form.deck, form["detail"]
    if what == "new":
        text = cards.with_new_row(form.text, deck)
        fresh = deck_named(document(form.document.name, text), deck.name).row_lines[-1]
        return Edit(text, {"cell": f"{fresh}.{edited_columns(deck)[0]}"})
    row, column = form.place
    if what == "copy":
        return Edit(cards.with_new_row(form.text, deck, row), {"cell": f"{row.line + 1}.{column}"})
    if what == "out":
        return Edit(Source(form.text).exchanged(row.line, row.line, []), {"cell": ""})
    return _moved_row(form, deck, row, what, column)


def _moved_row(form: Form, deck: DeckLines, row: RowLine, where: str, column: str) -> Edit:
    """One place up or down, or to the place where it was dropped."""
    at = deck.row_lines.index(row.line)
    place = {"up": at - 1, "down": at + 1}.get(where, whole_number(where))
    if place is None:
        raise Refused("bad_request")
    text = changes.laid(form.text, row.line, place, deck.row_lines)
    inside = 0 <= place < len(deck.rows)
    return Edit(text, {"cell": f"{deck.row_lines[place] if inside else row.line}.{column}"})


def _new_field(form: Form) -> Edit:
    deck, words = form.deck, form["words"].strip() or form["kind"]
    kind = form["kind"]
    if kind in cards.COLUMNS:
        return Edit(cards.with_column(form.text, deck, kind))
    name = name_from(words, {*deck.columns, *form.document.file.languages, "id", "copies"})
    said = words.replace('"', "'").replace("\\", "/")
    return Edit(cards.with_new_field(form.text, deck, name, said, kind))


def _field_out(form: Form) -> Edit:
    """A field with its column; the line of the field stands above its cards."""
    deck, name = form.deck, form["detail"]
    text = cards.without_column(form.text, deck, name)
    line = next((one.line for one in deck.fields if one.name == name), 0)
    node = at_line(outline(Source(text)), line) if line else None
    return Edit(changes.taken_out(text, node) if node else text, {"cell": ""})


def table_of(form: Form) -> Pasted | None:
    """The pasted table with what was cleared so far; nothing while nothing was pasted."""
    if not form["pasted"].strip():
        return None
    meant = {k.removeprefix(MEANT): v for k, v in form.given.items() if k.startswith(MEANT) and v}
    columns = _columns(form.given) or None
    return pasted(form["pasted"], form.deck, items_of(form.document), meant, columns)


def _columns(given: Given) -> list[str]:
    """What each pasted column is, from left to right."""
    told = [(k.removeprefix(COLUMN), v) for k, v in given.items() if k.startswith(COLUMN)]
    numbered = [(whole_number(place), column) for place, column in told]
    return [column for _, column in sorted((n, v) for n, v in numbered if n is not None)]


def items_of(document: Document) -> dict[str, Items]:
    """The items of all groups with their words in every language."""
    return {
        group.name: {item: list(words.texts.values()) for item, words in group.items.items()}
        for group in document.file.groups.values()
    }


def _paste(form: Form) -> Edit:
    """Read again, or take over: all of it, or nothing."""
    table = table_of(form)
    if form["detail"] != "take" or table is None or not table.is_whole:
        return Edit(form.text, {"panel": "paste"})
    text = taken(form.text, form.deck, table)
    note = form.words("ws-paste-taken", n=len(table.rows))
    return Edit(text, {"panel": "", "cell": ""}, note)


# --- groups, options, numbers, tables


def _names(form: Form) -> Edit:
    names = form["names"].splitlines()
    languages = form.document.file.languages
    text = with_fields(form.text, form.line, form.fields())
    taken_now = form.taken | set(languages)
    return Edit(things.with_names(text, form.node, names, languages, taken_now))


def _declare(form: Form) -> Edit:
    """A new thing at the end of its kind, or at the end of the file."""
    kind, words = form["detail"], form["words"].strip()
    words = words or form.words(f"ws-new-{kind}")
    file, tops = form.document.file, form.document.tops
    lines = block_lines(kind, words, file, form.taken | set(file.languages))
    if not lines:
        raise Refused("bad_request")
    alike = [node for node in tops if node.head == kind] or _above(kind, tops)
    text = (
        changes.put_after(form.text, alike[-1], lines)
        if alike
        else changes.put_at_end(form.text, lines)
    )
    made = lines[0].split()[1] if len(lines[0].split()) > 1 else ""
    line = next((n.number for n in outline(Source(text)) if n.name == made and n.head == kind), 0)
    key = {"deck": "deck", "turn": "turn", "steps": "turn"}.get(kind, "open")
    look = {key: made if key != "open" else str(line), "panel": ""}
    return Edit(text, look)


_ORDER = ("game", "source", "option", "places", "words", "number", "marker", "pieces", "table",
          "let", "deck", "setup", "start", "turn", "steps", "end", "score", "tie")  # fmt: skip


def _above(kind: str, tops: list[Node]) -> list[Node]:
    """What stands above a new kind of thing in the usual order of a file."""
    heads = _ORDER[: _ORDER.index(kind)] if kind in _ORDER else _ORDER
    return [node for node in tops if node.head in heads]


def _choice(form: Form) -> Edit:
    words = form["words"].strip() or form.words("ws-new-choice")
    short = words.partition(":")[0]  # "Hard: she has 23 points" is called "Hard"
    name = name_from(short, form.taken | set(form.document.file.languages))
    return Edit(changes.put_below(form.text, form.node, [f"choice {name} {quoted(words)}"]))


def _rows(form: Form) -> Edit:
    """The values of a table of levels, all of its rows at once."""
    text = form.text
    for child in form.node.children:
        value = form.given.get(f"row-{child.number}")
        if value is not None:
            text = tables.with_table_value(text, child.number, value)
    known = tables.keys_without_row(form.document.file, form.node)
    new = {key: form[f"new-{key}"] for key in known} | {form["more_key"]: form["more_value"]}
    for key in reversed([key for key in known if new.get(key, "").strip()]):
        text = tables.with_table_row(text, form.node, key, new[key])
    return Edit(text)


# --- turns


def _add(form: Form) -> Edit:
    """A new step behind a line, or below it."""
    where, _, kind = form["detail"].partition(":")
    lines = step_lines(kind, form.document.file, form.words("ws-new-text"))
    if not lines:
        raise Refused("bad_request")
    node = form.node
    if where == "below":
        last = _last_below(node, kind)
        text = (
            changes.put_below(form.text, node, lines)
            if last is None
            else changes.put_after(form.text, last, lines)
        )
        at = (node.last if last is None else last.last) + 1
    elif where == "before":
        text = Source(form.text).exchanged(
            node.number, node.number - 1, ["  " * node.level + line for line in lines]
        )
        at = node.number
    else:
        text, at = changes.put_after(form.text, node, lines), node.last + 1
    return Edit(text, {"open": str(at), "panel": ""})


def _last_below(node: Node, kind: str) -> Node | None:
    """Filters stand before the one that ends a choice, and before its `else`."""
    if node.head not in BELOW or kind not in ("need", "keep", "most", "least"):
        return None
    ending = ("first", "last", "random", "ask", "else")
    above = [child for child in node.children if child.head not in ending]
    return above[-1] if above else Node(node.number, node.level + 1, "", node.number)


def _block(form: Form) -> Edit:
    name = name_from(form["words"].strip() or form.words("ws-new-steps"), form.taken)
    return Edit(things.into_block(form.text, form.node, name), {"open": ""})


def _then(form: Form) -> Edit:
    """Whose turn it is, and which comes after it."""
    return Edit(with_fields(form.text, form.node.number, form.fields()))


# --- words and text


def _word(form: Form) -> Edit:
    first = form.document.file.languages[0]
    text = things.with_words(form.text, form.line, form["language"], form["value"], first)
    return Edit(text)


def _language(form: Form) -> Edit:
    game = next((node for node in form.document.tops if node.head == "game"), None)
    code = form["language"].strip().lower()
    return Edit(things.with_language(form.text, game, code) if game else form.text)


def _text(form: Form) -> Edit:
    """The whole text as typed; browsers send line ends of their own."""
    said = form["text"].replace("\r\n", "\n")
    return Edit(said.replace("\n", "\r\n") if "\r\n" in form.text else said)


EDITS: Mapping[str, Callable[[Form], Edit]] = {
    "set": _set, "chip": _chip, "flag": _flag, "out": _out, "double": _double, "move": _move,
    "mend": _mend, "open": _open, "toggle": _toggle, "value": _value, "next": _next,
    "previous": _previous, "row": _row, "field": _new_field, "field_out": _field_out,
    "paste": _paste, "names": _names, "declare": _declare, "choice": _choice, "rows": _rows,
    "add": _add, "block": _block, "then": _then, "word": _word, "language": _language,
    "text": _text,
}  # fmt: skip


def title_line(document: Document) -> tuple[int, str]:
    """Where the title of the game stands."""
    game = next((node for node in document.tops if node.head == "game"), None)
    return (game.number, cut(game.said).value("words")) if game else (0, "")
