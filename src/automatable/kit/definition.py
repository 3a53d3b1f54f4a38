"""What a game file declares, as plain data (section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from automatable.kit.formulas import Formula
from automatable.kit.kinds import Kind, item
from automatable.kit.mistakes import Note
from automatable.kit.runtime import cards as runtime
from automatable.kit.texts import Text

Span: TypeAlias = "tuple[int, int]"
SIDES = ("person", "automa")
FLAGS = ("person", "automa", "track", "secret", "many")
CONFIDENCE = ("printed", "several_sources", "single_source", "house", "unknown")
NO_TEXT = Text({}, {})


@dataclass
class Option:
    name: str
    words: Text
    choices: dict[str, Text] = field(default_factory=dict)
    default: str = ""


@dataclass
class Tracked:
    """A number, a marker or pieces: what is followed on the table."""

    name: str
    words: Text
    line: int
    flags: frozenset[str] = frozenset()
    span: Span = (0, 0)
    groups: tuple[str, ...] = ()
    start: Any = None

    @property
    def side(self) -> str:
        """Whose it is; empty for nobody's."""
        return next((side for side in SIDES if side in self.flags), "")

    @property
    def is_secret(self) -> bool:
        return "secret" in self.flags


@dataclass
class Group:
    name: str
    words: Text
    is_places: bool
    items: dict[str, Text] = field(default_factory=dict)


@dataclass(frozen=True)
class Key:
    """What a cell of a table fits: everything, some numbers, an item, or none."""

    any: bool = False
    span: Span | None = None
    item: str | None = None

    def fits(self, value: Any) -> bool:
        if self.any:
            return True
        if self.span is not None:
            return isinstance(value, int) and self.span[0] <= value <= self.span[1]
        return bool(value == self.item)


@dataclass
class Row:
    line: int
    keys: tuple[Key, ...]
    value: Any
    """A number, an item, None, or a tuple of items."""


@dataclass
class Table:
    name: str
    line: int
    keys: tuple[Formula, ...]
    rows: list[Row]
    kind: Kind | None = None
    """Of its values, as soon as all that they name is declared."""


@dataclass
class Let:
    name: str
    line: int
    parameters: tuple[str, ...]
    formula: Formula


@dataclass
class Field:
    name: str
    words: Text
    kind: str
    """`number`, `one`, `several`, `yes` or `text`."""
    span: Span = (0, 0)
    group: str = ""

    @property
    def value_kind(self) -> Kind:
        if self.group:
            return Kind("item" if self.kind == "one" else "list", frozenset((self.group,)))
        return {"number": Kind("number"), "yes": Kind("condition")}.get(self.kind, Kind("text"))


@dataclass(frozen=True)
class Card(runtime.Card):
    """A card as its row says."""

    when: Formula | None = field(default=None, hash=False)
    line: int = 0


@dataclass
class Deck:
    name: str
    words: Text
    line: int
    fields: dict[str, Field] = field(default_factory=dict)
    piles: dict[str, Text] = field(default_factory=dict)
    """Those that it declares, beside `draw` and `discard`."""
    reshuffles: bool = True
    notes: list[Text] = field(default_factory=list)
    stand_in: bool = False
    cards: dict[str, Card] = field(default_factory=dict)

    @property
    def kinds(self) -> dict[str, str]:
        """What each field is."""
        return {name: field.kind for name, field in self.fields.items()}


@dataclass
class Rule:
    words: Text
    page: int = 0


@dataclass
class Answer:
    """One way to answer, with the steps that follow it."""

    id: str
    line: int
    words: Text
    name: str = ""
    source: Formula | None = None
    where: Formula | None = None
    when: Formula | None = None
    steps: list[Step] = field(default_factory=list)


@dataclass
class Filter:
    """One narrowing of a choice; of a guide, one of its priorities."""

    kind: str
    line: int
    words: Text
    formula: Formula | None = None
    when: Formula | None = None


@dataclass
class Step:
    """One step: its kind says which of the rest it has."""

    kind: str
    line: int
    rule_id: str = ""
    name: str = ""
    """What it binds or changes, or the block or turn that it names."""
    binds: str = ""
    """The kind of what it binds its name to, found out when the file was checked."""
    words: Text = NO_TEXT
    when: Formula | None = None
    rule: Rule | None = None
    formula: Formula | None = None
    where: Formula | None = None
    deck: str = ""
    pile: str = ""
    to: str = ""
    how: str = ""
    span: Span | None = None
    none: Text | None = None
    answers: list[Answer] = field(default_factory=list)
    filters: list[Filter] = field(default_factory=list)
    steps: list[Step] = field(default_factory=list)
    otherwise: list[Step] = field(default_factory=list)

    def inside(self) -> Iterator[Step]:
        """This step and all within it, in the order of the file."""
        yield self
        for answer in self.answers:
            for step in answer.steps:
                yield from step.inside()
        for step in (*self.steps, *self.otherwise):
            yield from step.inside()


@dataclass
class Body:
    """A turn, a block of steps, the set-up or a side's score."""

    name: str
    line: int
    words: Text = NO_TEXT
    side: str = ""
    then: str = ""
    rule: Rule | None = None
    steps: list[Step] = field(default_factory=list)

    @property
    def rule_id(self) -> str:
        return self.name.upper().replace("_", "-")

    def all_steps(self) -> Iterator[Step]:
        for step in self.steps:
            yield from step.inside()


@dataclass
class Tie:
    side: str
    line: int
    when: Formula | None


@dataclass
class Definition:
    """All of a file."""

    id: str = ""
    title: Text = NO_TEXT
    tagline: Text = NO_TEXT
    box: Text = NO_TEXT
    languages: tuple[str, ...] = ("en",)
    sources: list[tuple[str, str]] = field(default_factory=list)
    options: dict[str, Option] = field(default_factory=dict)
    numbers: dict[str, Tracked] = field(default_factory=dict)
    markers: dict[str, Tracked] = field(default_factory=dict)
    pieces: dict[str, Tracked] = field(default_factory=dict)
    groups: dict[str, Group] = field(default_factory=dict)
    items: dict[str, str] = field(default_factory=dict)
    """The group of each item."""
    tables: dict[str, Table] = field(default_factory=dict)
    lets: dict[str, Let] = field(default_factory=dict)
    decks: dict[str, Deck] = field(default_factory=dict)
    turns: dict[str, Body] = field(default_factory=dict)
    blocks: dict[str, Body] = field(default_factory=dict)
    setup: Body | None = None
    start: str = ""
    start_line: int = 1
    ends: list[tuple[Formula, int]] = field(default_factory=list)
    scores: dict[str, Body] = field(default_factory=dict)
    ties: list[Tie] = field(default_factory=list)
    rulebook: dict[str, str] = field(default_factory=dict)
    lesson: dict[str, str] = field(default_factory=dict)
    warnings: list[Note] = field(default_factory=list)
    text: str = ""
    """The file itself."""
    reached: set[str] | None = None
    """The steps that were carried out, while somebody wants to know."""

    def items_of(self, source: str) -> tuple[str, ...]:
        """What a group consists of, or the choices of an option."""
        if source in self.groups:
            return tuple(self.groups[source].items)
        return tuple(self.options[source].choices) if source in self.options else ()

    def items_on(self, tracked: Tracked) -> tuple[str, ...]:
        """All on which a marker can stand, or that can lie among pieces."""
        return tuple(item for group in tracked.groups for item in self.items_of(group))

    def kind_of_item(self, name: str) -> Kind | None:
        """The kind of a plain name that is an item or a choice."""
        sources = [option.name for option in self.options.values() if name in option.choices]
        sources += [self.items[name]] if name in self.items else []
        return item(*sources) if sources else None

    @property
    def asked_at_the_end(self) -> set[str]:
        """Names that only the score blocks bind."""
        steps = (step for turn in self.scores.values() for step in turn.all_steps())
        return {step.name for step in steps if step.kind in ("ask", "let")}

    @property
    def answer_words(self) -> set[str]:
        """Ids of answers: items without a group."""
        steps = (step for turn in self.bodies() for step in turn.all_steps())
        return {answer.id for step in steps for answer in step.answers}

    def bodies(self) -> Iterator[Body]:
        """Everything that has steps."""
        yield from (self.setup,) if self.setup else ()
        yield from (*self.blocks.values(), *self.turns.values(), *self.scores.values())
