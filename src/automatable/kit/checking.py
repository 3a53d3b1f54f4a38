"""All that a file names exists and is of the right kind; the whole makes a game (section 9)."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from automatable.kit import kinds as k
from automatable.kit import limits
from automatable.kit.definition import Body, Definition, Step, Table, Tracked
from automatable.kit.formulas import Formula
from automatable.kit.kind_checks import Kinds
from automatable.kit.kinds import CONDITION, NUMBER, Kind, element, joined
from automatable.kit.mistakes import Mistake, Note, nearest
from automatable.kit.steps import SCORE_STEPS
from automatable.kit.tables import check_holes, check_keys, value_kind
from automatable.kit.texts import Text

Scope: TypeAlias = "ChainMap[str, Kind]"
_MOST_VALUES = 100
BINDING = ("draw", "peek", "find", "roll", "ask", "guide", "choose", "let")


def check(file: Definition, kinds: Kinds) -> list[Note]:
    """The first mistake of each block."""
    kinds.begin(file.answer_words)
    looks = Checker(file, kinds).looks()
    return [note for look in looks if (note := _looked(look)) is not None]


def check_whole(file: Definition, kinds: Kinds) -> list[Note]:
    """What is missing in a file whose blocks are all in order."""
    looks = Checker(file, kinds).whole()
    return [note for look in looks if (note := _looked(look)) is not None][:1]


def _looked(look: Callable[[], None]) -> Note | None:
    try:
        look()
    except Mistake as mistake:
        return mistake.note
    return None


class Checker:
    """Looks at the blocks of a file one by one."""

    def __init__(self, file: Definition, kinds: Kinds) -> None:
        self.file, self.kinds = file, kinds
        self._score: Scope = ChainMap()
        """Names of the person's score are known in the Automa's and in ties."""
        self._done: set[tuple[str, frozenset[Any]]] = set()
        """Blocks that were looked at with these names bound."""

    def looks(self) -> Iterator[Callable[[], None]]:
        for table in self.file.tables.values():
            yield lambda table=table: self._table(table)  # type: ignore[misc]
        for let in self.file.lets.values():
            yield lambda let=let: self.kinds.check_let(let)  # type: ignore[misc]
        yield self._cards
        for turn in (*((self.file.setup,) if self.file.setup else ()), *self.file.turns.values()):
            yield lambda turn=turn: self._turn(turn)  # type: ignore[misc]
        for side in ("person", "automa"):
            yield lambda side=side: self._scored(side)  # type: ignore[misc]
        for formula, line in self.file.ends:
            yield lambda f=formula, n=line: self._want(f, CONDITION, ChainMap(), n)  # type: ignore[misc]
        yield self._ties
        yield self._start

    def whole(self) -> Iterator[Callable[[], None]]:
        yield lambda: _need(self.file.id, "game_missing")
        yield lambda: _need(self.file.turns, "turn_missing")
        yield lambda: _need(len(self.file.scores) == 2, "score_missing")
        yield self._ends

    def _ends(self) -> None:
        steps = (step for turn in self.file.bodies() for step in turn.all_steps())
        _need(self.file.ends or any(step.kind == "finish" for step in steps), "end_missing")

    # --- declarations

    def _table(self, table: Table) -> None:
        table.kind = value_kind(self.file, table)
        kinds = [self._key_kind(key, table) for key in table.keys]
        check_keys(self.file, table, kinds)
        values = [self._values(key) for key in table.keys]
        if all(some is not None for some in values):
            check_holes(table, [some or () for some in values])

    def _key_kind(self, key: Formula, table: Table) -> Kind:
        if self.kinds.is_parameter(key):
            return k.ANY
        return self.kinds.of(key, {}, table.line)

    def _values(self, key: Formula) -> Sequence[Any] | None:
        """All that a key can be, where that is known and not too much."""
        name = key[1] if key[0] == "name" else ""
        if name in self.file.options:
            return self.file.items_of(name)
        if name in self.file.markers:
            return (None, *self.file.items_of(self.file.markers[name].groups[0]))
        if name in self.file.numbers:
            low, high = self.file.numbers[name].span
            return range(low, high + 1) if high - low < _MOST_VALUES else None
        return None

    def _cards(self) -> None:
        for deck in self.file.decks.values():
            for card in deck.cards.values():
                if card.when is not None:
                    self._want(card.when, CONDITION, ChainMap(), card.line)
                    self._only_options(card.when, card.line)

    def _only_options(self, formula: Formula, line: int) -> None:
        """Which cards are in a deck is decided before the game."""
        if formula[0] in ("call", "index", "field"):
            raise Mistake("type_wrong", line, wanted="option", got="formula", word=formula[1])
        if formula[0] == "name":
            name = formula[1]
            if name not in self.file.options and self.file.kind_of_item(name) is None:
                got = self.kinds.names.what(name)
                raise Mistake("type_wrong", line, wanted="option", got=got, word=name)
            return
        for part in formula[1:]:
            if isinstance(part, tuple):
                self._only_options(part, line)

    # --- turns

    def _start(self) -> None:
        if self.file.start:
            self._turn_name(self.file.start, self.file.start_line)
        self.file.start = self.file.start or next(iter(self.file.turns), "")
        reached = {self.file.start} | {turn.then for turn in self.file.turns.values()}
        steps = (step for turn in self.file.bodies() for step in turn.all_steps())
        reached |= {step.name for step in steps if step.kind == "next"}
        for turn in self.file.turns.values():
            if turn.name not in reached:
                self.file.warnings.append(Note("turn_unreached", turn.line, {"word": turn.name}))

    def _turn_name(self, name: str, line: int) -> None:
        if name not in self.file.turns:
            known = nearest(name, self.file.turns)
            raise Mistake("turn_unknown", line, word=name, known=known)

    def _turn(self, turn: Body) -> None:
        if turn.then:
            self._turn_name(turn.then, turn.line)
        self._steps(turn.steps, ChainMap(), ())
        if turn is not self.file.setup and not turn.then and not self._leads_on(turn, set()):
            raise Mistake("turn_stuck", turn.line, word=turn.name)

    def _leads_on(self, turn: Body, seen: set[str]) -> bool:
        """Whether a turn says somewhere what comes after it."""
        for step in turn.all_steps():
            if step.kind in ("next", "finish"):
                return True
            block = self.file.blocks.get(step.name) if step.kind == "do" else None
            if block and block.name not in seen:
                seen.add(block.name)
                if self._leads_on(block, seen):
                    return True
        return False

    def _scored(self, side: str) -> None:
        turn = self.file.scores.get(side)
        if turn is None:
            return
        for step in turn.all_steps():
            if step.kind not in SCORE_STEPS:
                raise Mistake("score_step", step.line, word=step.kind, known=", ".join(SCORE_STEPS))
        self._steps(turn.steps, self._score, ())

    def _ties(self) -> None:
        for tie in self.file.ties:
            if tie.when is not None:
                self._want(tie.when, CONDITION, self._score, tie.line)

    # --- steps

    def _steps(self, steps: Sequence[Step], scope: Scope, doing: tuple[str, ...]) -> None:
        for step in steps:
            self._step(step, scope, doing)

    def _step(self, step: Step, scope: Scope, doing: tuple[str, ...]) -> None:
        if step.when is not None:
            self._want(step.when, CONDITION, scope, step.line)
        look = getattr(self, f"_look_{step.kind}", None)
        if look is not None:
            look(step, scope)
        if step.kind in BINDING:
            step.binds = scope[step.name].name.replace("any", "item")
        if step.kind == "do":
            self._do(step, scope, doing)
        elif step.kind not in ("each", "repeat"):
            self._steps(step.steps, scope.new_child(), doing)
        else:
            self._loop(step, scope, doing)
        for answer in step.answers:
            self._answer(answer, step, scope, doing)
        self._text(step.words, scope)
        self._steps(step.otherwise, scope.new_child(), doing)

    def _loop(self, step: Step, scope: Scope, doing: tuple[str, ...]) -> None:
        assert step.formula is not None
        inner = scope.new_child()
        if step.kind == "repeat":
            self._want(step.formula, NUMBER, scope, step.line)
            kind = NUMBER
        else:
            kind = element(self._want(step.formula, k.LIST, scope, step.line))
        if step.name:
            self._bind(step.name, kind, inner, step.line)
        if step.where is not None:
            self._want(step.where, CONDITION, inner, step.line)
        self._steps(step.steps, inner, doing)

    def _do(self, step: Step, scope: Scope, doing: tuple[str, ...]) -> None:
        block = self.file.blocks.get(step.name)
        if block is None:
            known = nearest(step.name, self.file.blocks)
            raise Mistake("name_unknown", step.line, word=step.name, known=known)
        if step.name in doing:
            raise Mistake("do_loop", step.line, word=step.name)
        if len(doing) >= limits.DO_DEPTH:
            raise Mistake("depth", step.line, word=str(limits.DO_DEPTH))
        seen = (f"{step.name} {len(doing)}", frozenset(scope.items()))
        if seen not in self._done:
            self._steps(block.steps, scope.new_child(), (*doing, step.name))
            self._done.add(seen)

    def _answer(self, answer: Any, step: Step, scope: Scope, doing: tuple[str, ...]) -> None:
        inner = scope.new_child()
        if answer.when is not None:
            self._want(answer.when, CONDITION, scope, answer.line)
        if answer.source is not None:
            kind = element(self._want(answer.source, k.LIST, scope, answer.line))
            self._bind(answer.name, kind, inner, answer.line)
        if answer.where is not None:
            self._want(answer.where, CONDITION, inner, answer.line)
        self._text(answer.words, scope)
        self._steps(answer.steps, inner, doing)

    # --- names and texts

    def _want(self, formula: Formula, wanted: Kind, scope: Scope, line: int) -> Kind:
        try:
            return self.kinds.want(formula, wanted, scope, line)
        except RecursionError:
            raise Mistake("expression_deep", line) from None

    def _text(self, text: Text, scope: Scope) -> None:
        for placeholder in text.placeholders():
            kind = self.kinds.of(placeholder.formula, scope, placeholder.line)
            if placeholder.forms and kind.name != "number":
                raise Mistake("type_wrong", placeholder.line, wanted="number", got=kind.name)

    def _bind(self, name: str, kind: Kind, scope: Scope, line: int) -> None:
        """A local name; bound again, the outer one changes (KIT-TUR-03)."""
        self.kinds.names.check(name, line)
        kind = k.ITEM if kind == k.NONE else kind
        before = scope.get(name)
        wider = kind if before is None else joined(before, kind)
        if name in self.kinds.names or wider is None:
            raise Mistake("name_taken", line, word=name)
        where = next((names for names in scope.maps if name in names), scope.maps[0])
        where[name] = wider

    # --- each kind of step

    def _look_draw(self, step: Step, scope: Scope) -> None:
        self.kinds.check_deck(step.deck, step.line)
        if step.pile:
            self.kinds.check_pile(step.deck, step.pile, step.line)
        self._bind(step.name, k.card(step.deck), scope, step.line)

    _look_peek = _look_draw

    def _look_find(self, step: Step, scope: Scope) -> None:
        self._look_draw(step, scope)
        assert step.where is not None
        self._want(step.where, CONDITION, scope, step.line)

    def _look_shuffle(self, step: Step, scope: Scope) -> None:
        self.kinds.check_deck(step.deck, step.line)
        if step.pile:
            self.kinds.check_pile(step.deck, step.pile, step.line)

    def _look_move(self, step: Step, scope: Scope) -> None:
        self.kinds.check_pile(step.deck, step.to, step.line)
        kind = self.kinds.of(("name", step.name), scope, step.line)
        if kind != k.card(step.deck):
            raise Mistake("type_wrong", step.line, wanted="card", got=kind.name, word=step.name)

    def _look_deal(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        self._want(step.formula, NUMBER, scope, step.line)
        self.kinds.check_pile(step.deck, step.pile, step.line)
        self.kinds.check_pile(step.deck, step.to, step.line)

    def _look_remove(self, step: Step, scope: Scope) -> None:
        self.kinds.check_deck(step.deck, step.line)
        assert step.where is not None
        inner = scope.new_child()
        self._bind(step.name, k.card(step.deck), inner, step.line)
        self._want(step.where, CONDITION, inner, step.line)

    def _look_roll(self, step: Step, scope: Scope) -> None:
        kind = NUMBER
        if step.formula is not None:
            kind = element(self._want(step.formula, k.LIST, scope, step.line))
        self._bind(step.name, kind, scope, step.line)

    def _look_ask(self, step: Step, scope: Scope) -> None:
        self._text(step.words, scope)
        kind = NUMBER if step.span else CONDITION if step.how else k.ITEM
        if step.formula is not None:
            kind = element(self._want(step.formula, k.LIST, scope, step.line))
        self._bind(step.name, kind, scope, step.line)
        if step.where is not None:
            self._want(step.where, CONDITION, scope, step.line)
        if step.none is not None:
            self._text(step.none, scope)

    def _look_guide(self, step: Step, scope: Scope) -> None:
        for priority in step.filters:
            if priority.when is not None:
                self._want(priority.when, CONDITION, scope, priority.line)
            self._text(priority.words, scope)
        self._bind(step.name, k.ITEM, scope, step.line)

    def _look_choose(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        kind = element(self._want(step.formula, k.LIST, scope, step.line))
        self._text(step.words, scope)
        self._bind(step.name, kind, scope, step.line)
        if step.where is not None:
            self._want(step.where, CONDITION, scope, step.line)
        for narrow in step.filters:
            if narrow.formula is not None:
                wanted = CONDITION if narrow.kind in ("need", "keep") else NUMBER
                self._want(narrow.formula, wanted, scope, narrow.line)
            self._text(narrow.words, scope)

    def _look_when(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        self._want(step.formula, CONDITION, scope, step.line)

    _look_elsewhen = _look_when

    def _look_next(self, step: Step, scope: Scope) -> None:
        self._turn_name(step.name, step.line)

    def _look_let(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        self._bind(step.name, self.kinds.of(step.formula, scope, step.line), scope, step.line)

    def _look_line(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        self._want(step.formula, NUMBER, scope, step.line)

    def _look_change(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        if step.name in self.file.numbers:
            self._want(step.formula, NUMBER, scope, step.line)
            return
        marker = self._tracked(step, self.file.markers, scope)
        if step.how != "=":
            raise Mistake("type_wrong", step.line, wanted="number", got="marker", word=step.name)
        self._item_for(marker, self._want(step.formula, k.ITEM, scope, step.line), step.line)

    def _look_put(self, step: Step, scope: Scope) -> None:
        assert step.formula is not None
        pieces = self._tracked(step, self.file.pieces, scope)
        self._item_for(pieces, self._want(step.formula, k.ITEM, scope, step.line), step.line)

    _look_take = _look_put

    def _look_clear(self, step: Step, scope: Scope) -> None:
        self._tracked(step, self.file.pieces, scope)

    _look_fill = _look_clear

    def _tracked(self, step: Step, there: dict[str, Tracked], scope: Scope) -> Tracked:
        if step.name in there:
            return there[step.name]
        if step.name in scope or step.name in self.kinds.names:
            got = scope[step.name].name if step.name in scope else self.kinds.names.what(step.name)
            wanted = "pieces" if there is self.file.pieces else "declared"
            raise Mistake("type_wrong", step.line, wanted=wanted, got=got, word=step.name)
        known = nearest(step.name, (*there, *self.file.numbers))
        raise Mistake("name_unknown", step.line, word=step.name, known=known)

    def _item_for(self, tracked: Tracked, kind: Kind, line: int) -> None:
        """Something that can never lie there is put there by mistake."""
        there = {item for group in tracked.groups for item in self.file.items_of(group)}
        if kind.of and not there & self.kinds.items(kind):
            wanted, got = ", ".join(tracked.groups), ", ".join(sorted(kind.of))
            raise Mistake("type_wrong", line, wanted=wanted, got=got)


def _need(there: object, code: str) -> None:
    if not there:
        raise Mistake(code, 1)
