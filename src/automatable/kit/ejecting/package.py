"""The files of an ejected package: state, formulas, turns and score as Python, cards and words as
data, and recorded games as its tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from automatable.core.errors import AutomatableError
from automatable.core.files.toml_text import file_text
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit.contents import limits_of
from automatable.kit.decks import KitDecks
from automatable.kit.definition import Deck, Definition, Key, Tracked
from automatable.kit.ejecting.expressions import Expressions
from automatable.kit.ejecting.steps import StepWriter, bound_names
from automatable.kit.emblem import emblem
from automatable.kit.fluent import OURS, Messages
from automatable.kit.game import KitGame, any_answer
from automatable.kit.rulebook import rulebook
from automatable.kit.runtime.values import Stop
from automatable.kit.texts import Text

RUNTIME = (
    "base", "card_steps", "cards", "decks", "piles", "play", "questions", "screens", "values",
)  # fmt: skip
GAMES = 8
"""Recorded as tests."""
MOST_ANSWERS = 400
_OURS = "automatable.kit.runtime"


class FolderTaken(AutomatableError):
    """There is something where the package should be written."""


def package_name(file: Definition) -> str:
    """Another name than the file has: both can be installed beside each other."""
    return f"{file.id}_game"


def eject(game: KitGame, folder: Path) -> Path:
    """Write the package of a game file into a new folder; there is no way back."""
    if folder.exists():
        raise FolderTaken("folder_taken", folder=str(folder))
    for path, text in Package(game).files():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return folder


def zipped(game: KitGame) -> bytes:
    """The same as one file to take along."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for path, text in Package(game).files():
            archive.writestr(f"{package_name(game.file)}/{path}", text)
    return packed.getvalue()


class Package:
    def __init__(self, game: KitGame) -> None:
        self.game, self.file = game, game.file
        self.name = package_name(game.file)
        self._steps = StepWriter(game.file)
        self._expressions = Expressions(game.file, bound_names(game.file), game.file.answer_words)

    def files(self) -> Iterator[tuple[str, str]]:
        """Every file: its path and its text."""
        source = f"src/{self.name}"
        yield "pyproject.toml", self._filled("pyproject.toml.txt")
        yield "README.md", self._filled("README.md.txt")
        yield "tests/test_cases.py", self._filled("test_cases.py.txt")
        yield "tests/cases.json", json.dumps(list(self._cases()), indent=1) + "\n"
        yield f"{source}/py.typed", ""
        yield f"{source}/__init__.py", self._filled("init.py.txt")
        for name in RUNTIME:
            yield f"{source}/{name}.py", self._runtime(name)
        yield f"{source}/state.py", self.state()
        yield f"{source}/formulas.py", self.formulas()
        yield f"{source}/turns.py", self.turns()
        yield f"{source}/score.py", self.score()
        yield f"{source}/game.py", self.assembled()
        yield from self._data(source)

    def _data(self, source: str) -> Iterator[tuple[str, str]]:
        for deck in self.file.decks.values():
            yield f"{source}/data/decks/{deck.name}.toml", self._deck(deck)
        for language in OURS:
            yield f"{source}/messages/{language}.ftl", Messages(self.file, language).text
            yield f"{source}/rulebook/{language}.md", rulebook(self.file, language)
        yield f"{source}/screens/emblem.svg", emblem(self.file)

    def _filled(self, template: str) -> str:
        text = (files(__package__) / "templates" / template).read_text(encoding="utf-8")
        title = self.file.title.said("en").replace('"', "'")
        return text.replace("PACKAGE", self.name).replace("TITLE", title)

    def _runtime(self, name: str) -> str:
        """Modules that go along, under the package's own name."""
        text = (files(_OURS) / f"{name}.py").read_text(encoding="utf-8")
        return text.replace(_OURS, self.name)

    # --- the state

    def state(self) -> str:
        file = self.file
        defaults = {option.name: option.default for option in file.options.values()}
        parts = [
            f'"""The state of {self.name}: plain data."""\n\n'
            "from __future__ import annotations\n\n"
            "from importlib.resources import files\nfrom typing import Any, ClassVar\n\n"
            "from automatable.core.state.declaring import fact, record\n"
            "from automatable.core.state.facts import chosen, named, number\n"
            f"from {self.name}.base import unless_secret\n"
            f"from {self.name}.cards import Deck, read_deck\n"
            f"from {self.name}.piles import Piles\n\n"
            '_FOLDER = files(__package__) / "data" / "decks"\n'
            f"DECKS = {{name: read_deck(_FOLDER / f'{{name}}.toml') for name in {tuple(file.decks)!r}}}\n"  # noqa: E501
            f"DEFAULTS: dict[str, Any] = {defaults!r}\n"
            f"TURNS = {tuple(file.turns)!r}",
            self._record("Numbers", map(self._number, file.numbers.values())),
            self._record("Markers", map(self._marker, file.markers.values())),
            self._record("Pieces", map(self._pieces, file.pieces.values())),
            *map(self._pile, file.decks.values()),
            self._record(
                "Decks",
                (f"{n}_: Piles_{n} = fact(factory=Piles_{n}, name={n!r})" for n in file.decks),
            ),
            self._record("State", self._whole()),
        ]
        return "\n\n\n".join(parts) + "\n"

    def _record(self, name: str, fields: Iterator[str]) -> str:
        lines = [f"    {field}" for field in fields] or ["    pass"]
        return "\n".join(["@record(kw_only=True)", f"class {name}:", *lines])

    def _whole(self) -> Iterator[str]:
        yield "options: dict[str, Any] = fact(factory=lambda: dict(DEFAULTS))"
        for part in ("numbers", "markers", "pieces", "decks"):
            yield f"{part}: {part.capitalize()} = fact(factory={part.capitalize()})"
        start = f"default={self.file.start!r}, values=TURNS"
        yield f'next: str = fact({start}, shows=chosen(*TURNS, label="fact-next"))'
        yield "turn: int = 0"
        yield 'finished: str = fact(default="", left_out="")'
        yield "over: bool = fact(default=False, left_out=False)"
        yield "counted: dict[str, Any] = fact(factory=dict, left_out={})"

    def _number(self, one: Tracked) -> str:
        shows = _shown(one, f'number("fact-{one.name}", low={one.span[0]})')
        return f"{one.name}_: int = fact(name={one.name!r}, default={one.start!r}, shows={shows})"

    def _marker(self, one: Tracked) -> str:
        items = self.file.items_of(one.groups[0])
        shows = _shown(one, f'named("item", {items!r}, "fact-{one.name}", notation=False)')
        told = f"default={one.start!r}, values={(*items, None)!r}, shows={shows}"
        return f"{one.name}_: str | None = fact(name={one.name!r}, {told})"

    def _pieces(self, one: Tracked) -> str:
        items = self.file.items_on(one)
        shows = _shown(one, f'named("item", {items!r}, "fact-{one.name}", notation=False)')
        told = f"factory=lambda: {list(one.start or ())!r}, values={items!r}, shows={shows}"
        return f"{one.name}_: list[str] = fact(name={one.name!r}, {told})"

    def _pile(self, deck: Deck) -> str:
        own = [f"    {pile}_: list[str] = fact(factory=list, name={pile!r})" for pile in deck.piles]
        head = ["@record", f"class Piles_{deck.name}(Piles):",
                f"    deck: ClassVar[Deck] = DECKS[{deck.name!r}]"]  # fmt: skip
        return "\n".join(head + own)

    def _deck(self, deck: Deck) -> str:
        cards = [
            {"id": card.id, "copies": card.copies, "pile": card.pile,
             **{name: list(v) if isinstance(v, tuple) else v for name, v in card.fields.items()}}
            for card in deck.cards.values()
        ]  # fmt: skip
        head = {"id": deck.name, "reshuffles": deck.reshuffles, "piles": list(deck.piles)}
        fields = {name: field.kind for name, field in deck.fields.items()}
        return file_text({**head, "fields": fields, "card": cards})

    # --- formulas

    def formulas(self) -> str:
        file = self.file
        groups = {name: tuple(group.items) for name, group in file.groups.items()}
        parts = [
            f'"""Groups, tables and named formulas of {self.name}."""\n\n'
            "from __future__ import annotations\n\nfrom typing import Any\n\n"
            f"from {self.name}.play import Play\n"
            f"from {self.name}.values import first, last, starting  # noqa: F401\n\n"
            f"GROUPS: dict[str, tuple[str, ...]] = {groups!r}",
            *(f"{name.upper()} = {_rows(table.rows)}" for name, table in file.tables.items()),
            *(self._table(name) for name in file.tables),
            *(self._let(name) for name in file.lets),
        ]
        return "\n\n\n".join(parts) + "\n"

    def _table(self, name: str) -> str:
        keys = ", ".join(map(self._expressions.of, self.file.tables[name].keys))
        return _function(f"table_{name}", f"play.looked_up({name.upper()}, {keys})")

    def _let(self, name: str) -> str:
        let = self.file.lets[name]
        return _function(f"let_{name}", Expressions(self.file, let.parameters).of(let.formula))

    def _names(self) -> str:
        """What turns and score import of the formulas."""
        tables = [name for table in self.file.tables for name in (table.upper(), f"table_{table}")]
        return ", ".join(["GROUPS", *tables, *(f"let_{name}" for name in self.file.lets)])

    def _head(self, what: str) -> str:
        return (
            f'"""{what} of {self.name}."""\n\n'
            "# ruff: noqa: F401, E501\nfrom __future__ import annotations\n\n"
            "from typing import Any\n\n"
            "from automatable.core.turns.procedure import Procedure\n"
            f"from {self.name}.formulas import {self._names()}\n"
            f"from {self.name}.play import Play\n"
            f"from {self.name}.values import (\n    Narrowing, Offered, Priority, StopTurn, first, last, nothing, starting,\n)"  # noqa: E501
        )

    # --- turns and score

    def turns(self) -> str:
        file = self.file
        parts = [self._head("The turns")]
        if file.setup is not None:
            parts.append(self._steps.function("set_up", file.setup, file.setup.steps))
        else:
            parts.append("def set_up(play: Play) -> Procedure[None]:\n    yield from ()")
        for name, block in file.blocks.items():
            parts.append(self._steps.function(f"block_{name}", block, block.steps))
        for name, turn in file.turns.items():
            parts.append(self._steps.function(f"turn_{name}", turn, turn.steps))
        return "\n\n\n".join(parts) + "\n"

    def score(self) -> str:
        parts = [self._head("End and score"), f"from {self.name}.base import Line"]
        for number, (formula, _) in enumerate(self.file.ends, 1):
            parts.append(_function(f"end_{number}", self._expressions.of(formula)))
        for side, turn in self.file.scores.items():
            asked = [step for step in turn.steps if step.kind != "line"]
            parts.append(self._steps.function(f"asked_{side}", turn, asked))
            lines = [step for step in turn.steps if step.kind in ("line", "let")]
            listed = []
            for number, step in enumerate(lines, 1):
                name = f"{side}_{number}"
                assert step.formula is not None
                parts.append(_function(name, self._expressions.of(step.formula)))
                more = [repr(step.rule_id), str(step.line), name]
                if step.kind == "let":
                    more.append(f"name={step.name!r}")
                if step.kind == "line" and step.when is not None:
                    parts.append(_function(f"{name}_when", self._expressions.of(step.when)))
                    more.append(f"when={name}_when")
                if step.kind == "line" and step.words.formulas:
                    parts.append(_function(f"{name}_said", f"({self._values(step.words)})"))
                    more.append(f"said={name}_said")
                listed.append(f"    Line({', '.join(more)}),\n")
            parts.append(f"LINES_{side.upper()} = (\n{''.join(listed)})")
        for number, tie in enumerate(self.file.ties, 1):
            if tie.when is not None:
                parts.append(_function(f"tie_{number}", self._expressions.of(tie.when)))
        return "\n\n\n".join(parts) + "\n"

    def _values(self, text: Text) -> str:
        return "".join(f"{self._expressions.of(formula)}, " for formula in text.formulas)

    # --- all together

    def assembled(self) -> str:
        file = self.file
        turns = "".join(
            f"    {name!r}: Turn({turn.rule_id!r}, {turn.line}, turns.turn_{name}, {turn.side!r},"
            f" {turn.then!r}),\n" for name, turn in file.turns.items()
        )  # fmt: skip
        options = "".join(
            f"    Option({o.name!r}, {tuple(o.choices)!r}, {o.default!r}),\n"
            for o in file.options.values()
        )
        tracked = (*file.numbers.values(), *file.markers.values(), *file.pieces.values())
        ends = "".join(f"(score.end_{i}, {line}), " for i, (_, line) in enumerate(file.ends, 1))
        ties = "".join(
            f"({tie.side!r}, {f'score.tie_{i}' if tie.when is not None else None}), "
            for i, tie in enumerate(file.ties, 1)
        )
        when, functions = self._cards_when()
        constants = {
            **{name.upper(): told for name, told in limits_of(file).items()},
            "PLACES": {g.name: tuple(g.items) for g in file.groups.values() if g.is_places},
            "SIDES": {one.name: one.side for one in tracked},
            "ASKS": self._asks(),
        }  # fmt: skip
        sources = {
            deck.id: (deck.source.edition, deck.source.confidence, deck.source.notes,
                      deck.source.stand_in)
            for deck in KitDecks(file).built_in()
        }  # fmt: skip
        template = (files(__package__) / "templates" / "game.py.txt").read_text(encoding="utf-8")
        for mark, text in {
            "@CONSTANTS@": "\n".join(f"{name} = {value!r}" for name, value in constants.items()),
            "@SOURCES@": repr(sources), "@FUNCTIONS@": functions, "@WHEN@": when,
            "@OPTIONS@": options, "@TURNS@": turns, "@START@": repr(file.start), "@ENDS@": ends,
            "@ASKED@": repr(tuple(sorted(file.asked_at_the_end))), "@TIES@": ties,
            "@EXAMPLE@": repr(json.dumps(self.game.template())), "@NAME@": self.name,
            "@IMPORTS@": self._names(),
        }.items():  # fmt: skip
            template = template.replace(mark, text)
        return template

    def _asks(self) -> dict[str, str]:
        """The rule of the question that an answer belongs to, by its first word."""
        found: dict[str, str] = {}
        for turn in self.file.bodies():
            for step in turn.all_steps():
                if step.kind in ("ask", "guide", "choose", "roll"):
                    for head in (step.name, *(answer.id for answer in step.answers)):
                        found.setdefault(head, step.rule_id)
        return found

    def _cards_when(self) -> tuple[str, str]:
        pairs, functions = [], []
        for deck in self.file.decks.values():
            for number, card in enumerate(deck.cards.values(), 1):
                if card.when is not None:
                    name = f"when_{deck.name}_{number}"
                    functions.append(_function(name, self._expressions.of(card.when)))
                    pairs.append(f"({deck.name!r}, {card.id!r}): {name}, ")
        return f"{{{''.join(pairs)}}}", "\n\n\n".join(functions)

    # --- what its tests compare

    def _cases(self) -> Iterator[dict[str, Any]]:
        for number in range(GAMES):
            yield recorded(self.game, number)


def recorded(game: KitGame, number: int) -> dict[str, Any]:
    """A game at random as its tests have it: options, answers, and all that followed."""
    chance = Random(number)
    given = {o.key: chance.choice(o.choices) for o in game.options() if o.own is None}
    match = Match.new(game, given, Seed.from_text(f"case {number}"))
    try:
        while not match.over and len(match.entries) < MOST_ANSWERS:
            match.answer(any_answer(match, chance))
    except Stop:
        pass  # up to there
    return {
        "options": {key: match.options[key] for key in given},
        "answers": match.answers,
        "events": [event.to_json() for event in match.events()],
        "position": match.position(),
        "score": match.score().to_json(),
    }


def _shown(one: Tracked, shows: str) -> str:
    return f"unless_secret({shows})" if one.is_secret else shows


def _function(name: str, value: str) -> str:
    return f"def {name}(play: Play, n: Any) -> Any:\n    return {value}"


def _rows(rows: Any) -> str:
    return "(" + "".join(f"({_keys(row.keys)}, {row.value!r}), " for row in rows) + ")"


def _keys(keys: tuple[Key, ...]) -> str:
    return "(" + "".join(f"{_key(key)}, " for key in keys) + ")"


def _key(key: Key) -> str:
    if key.any:
        return "..."
    return repr(key.item) if key.span is None else repr(range(key.span[0], key.span[1] + 1))


__all__ = ["FolderTaken", "Package", "eject", "package_name", "recorded", "zipped"]
