"""The kind of every formula, found out when the file is read (section 4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import ClassVar

from automatable.kit import kinds
from automatable.kit.definition import Definition, Let
from automatable.kit.formulas import COMPARED, Formula
from automatable.kit.kinds import ANY, CONDITION, NONE, NUMBER, TEXT, Kind, element, joined
from automatable.kit.mistakes import Mistake, nearest
from automatable.kit.naming import FUNCTIONS, Names

Scope = Mapping[str, Kind]
_ARITHMETIC = ("+", "-", "*", "/", "%")


class Kinds:
    """What formulas give, in the scope of the names that are bound where they stand."""

    def __init__(self, file: Definition, names: Names) -> None:
        self.file, self.names = file, names
        self.answers: set[str] = set()
        """Answer words: items without a group."""
        self._called: dict[tuple[str, tuple[Kind, ...]], Kind] = {}

    def begin(self, answers: Iterable[str]) -> None:
        """All is declared: what was found out while some names were missing is found out again."""
        self.answers = set(answers)
        self._called.clear()

    def check_let(self, let: Let) -> None:
        """The formula by itself, its parameters of any kind."""
        self.of(let.formula, dict.fromkeys(let.parameters, ANY), let.line)

    def want(self, formula: Formula, wanted: Kind, scope: Scope, line: int) -> Kind:
        """The kind of a formula that must be of this one."""
        kind = self.of(formula, scope, line)
        fits = kind.name in (wanted.name, "any") or (
            kind == NONE and wanted.name in ("item", "card")
        )
        if not fits:
            raise _wrong(wanted, kind, line)
        return kind

    def of(self, formula: Formula, scope: Scope, line: int) -> Kind:
        sign = formula[0]
        if sign == "number":
            return NUMBER
        if sign in ("true", "false"):
            return CONDITION
        if sign == "none":
            return NONE
        if sign == "name":
            return self._name(formula[1], scope, line)
        if sign in _ARITHMETIC:
            return self._both(formula, NUMBER, scope, line)
        if sign in ("and", "or"):
            return self._both(formula, CONDITION, scope, line)
        if sign in COMPARED:
            return self._compared(formula, scope, line)
        return self._others[sign](self, formula, scope, line)

    def _both(self, formula: Formula, wanted: Kind, scope: Scope, line: int) -> Kind:
        self.want(formula[1], wanted, scope, line)
        return self.want(formula[2], wanted, scope, line)._replace(name=wanted.name, of=None)

    def _not(self, formula: Formula, scope: Scope, line: int) -> Kind:
        self.want(formula[1], CONDITION, scope, line)
        return CONDITION

    def _minus(self, formula: Formula, scope: Scope, line: int) -> Kind:
        self.want(formula[1], NUMBER, scope, line)
        return NUMBER

    def _compared(self, formula: Formula, scope: Scope, line: int) -> Kind:
        if formula[0] not in ("==", "!="):
            self._both(formula, NUMBER, scope, line)
            return CONDITION
        one, other = self.of(formula[1], scope, line), self.of(formula[2], scope, line)
        is_none = NONE in (one, other)
        if one.name == other.name == "card" and not is_none:
            raise _wrong(NONE, other, line)
        if joined(one, other) is None:
            raise _wrong(one, other, line)
        self._check_meet(one, other, line)
        return CONDITION

    def _in(self, formula: Formula, scope: Scope, line: int) -> Kind:
        item = self.want(formula[1], kinds.ITEM, scope, line)
        found = self.want(formula[2], kinds.LIST, scope, line)
        self._check_meet(item, found, line)
        return CONDITION

    def _check_meet(self, one: Kind, other: Kind, line: int) -> None:
        """Items that can never be equal are compared by mistake."""
        looked_at = one.of and other.of and "card" not in (one.name, other.name)
        if looked_at and not self.items(one) & self.items(other):
            raise _wrong(one, other, line)

    def items(self, kind: Kind) -> set[str]:
        return {item for source in kind.of or () for item in self.file.items_of(source)}

    def _if(self, formula: Formula, scope: Scope, line: int) -> Kind:
        self.want(formula[1], CONDITION, scope, line)
        one, other = self.of(formula[2], scope, line), self.of(formula[3], scope, line)
        kind = joined(one, other)
        if kind is None:
            raise _wrong(one, other, line)
        return kind

    def _list(self, formula: Formula, scope: Scope, line: int) -> Kind:
        found = kinds.list_of()
        for part in formula[1]:
            kind = self.want(part, kinds.ITEM, scope, line)
            found = joined(found, Kind("list", kind.of)) or found
        return found

    # --- names

    def _name(self, name: str, scope: Scope, line: int) -> Kind:
        if name in scope:
            return scope[name]
        if name in self.file.tables:
            return self._table(name, self.file.tables[name].keys, scope, line, bare=True)
        if name in self.file.lets:
            return self._call(("call", name, ()), scope, line)
        return self._plain(name) or self._unknown(name, scope, line)

    def _plain(self, name: str) -> Kind | None:
        """What is declared under a name that stands for itself."""
        file = self.file
        if name in file.options:
            return kinds.item(name)
        if name in file.numbers:
            return NUMBER
        if name in file.markers:
            return kinds.item(*file.markers[name].groups)
        if name in file.pieces:
            return kinds.list_of(*file.pieces[name].groups)
        if name in file.groups:
            return kinds.list_of(name)
        found = file.kind_of_item(name)
        return kinds.ITEM if found is None and name in self.answers else found

    def _unknown(self, name: str, scope: Scope, line: int) -> Kind:
        if name in self.names:
            raise Mistake(
                "type_wrong", line, wanted="formula", got=self.names.what(name), word=name
            )
        known = nearest(name, (*scope, *self.names))
        raise Mistake("name_unknown", line, word=name, known=known)

    def _table(
        self, name: str, keys: Sequence[Formula], scope: Scope, line: int, bare: bool = False
    ) -> Kind:
        table = self.file.tables[name]
        if len(keys) != len(table.keys):
            raise Mistake("arguments", line, word=name, known=str(len(table.keys)))
        for key in keys:
            if bare and key[0] == "name" and key[1] not in scope and self.is_parameter(key):
                raise Mistake("table_key", line, word=key[1], where=name)
            kind = self.of(key, scope, line).name
            if kind not in ("number", "item", "none", "any"):
                raise Mistake("type_wrong", line, wanted="item", got=kind, word=name)
        return table.kind or ANY

    def is_parameter(self, key: Formula) -> bool:
        """A key that is a plain name nothing bears that has a value."""
        if key[0] != "name" or key[1] in self.file.tables or key[1] in self.file.lets:
            return False
        return self._plain(key[1]) is None

    def _index(self, formula: Formula, scope: Scope, line: int) -> Kind:
        if formula[1] not in self.file.tables:
            return self._unknown(formula[1], scope, line)
        return self._table(formula[1], formula[2], scope, line)

    def _field(self, formula: Formula, scope: Scope, line: int) -> Kind:
        _, name, field = formula
        kind = self._name(name, scope, line)
        if kind.is_any:
            return ANY
        if kind.name != "card" or not kind.of:
            raise Mistake("type_wrong", line, wanted="card", got=kind.name, word=name)
        if field == "id":
            return TEXT
        fields = self.file.decks[next(iter(kind.of))].fields
        if field not in fields:
            raise Mistake("field_unknown", line, word=field, known=nearest(field, fields))
        return fields[field].value_kind

    # --- calls

    def _call(self, formula: Formula, scope: Scope, line: int) -> Kind:
        _, name, arguments = formula
        if name == "left":
            return self._left(arguments, line)
        if name in self.file.lets:
            return self._let(self.file.lets[name], arguments, scope, line)
        if name not in FUNCTIONS:
            return self._unknown(name, scope, line)
        wanted = FUNCTIONS[name]
        if not arguments or (wanted is not None and len(arguments) != wanted):
            raise Mistake("arguments", line, word=name, known=str(wanted or 1))
        return self._function(name, arguments, scope, line)

    def _function(self, name: str, arguments: Sequence[Formula], scope: Scope, line: int) -> Kind:
        if name in ("min", "max", "abs", "up"):
            for argument in arguments:
                self.want(argument, NUMBER, scope, line)
            return NUMBER
        if name == "times":
            item = self.want(arguments[0], kinds.ITEM, scope, line)
            self._check_meet(item, self.want(arguments[1], kinds.LIST, scope, line), line)
            return NUMBER
        found = self.want(arguments[0], kinds.LIST, scope, line)
        if name == "starting":
            self.want(arguments[1], kinds.ITEM, scope, line)
        if name in ("count", "kinds"):
            return NUMBER
        return element(found) if name in ("first", "last") else found

    def _left(self, arguments: Sequence[Formula], line: int) -> Kind:
        if len(arguments) != 1:
            raise Mistake("arguments", line, word="left", known="1")
        sign, name, *pile = arguments[0] if len(arguments[0]) > 1 else ("", "")
        if sign not in ("name", "field") or name not in self.file.decks:
            raise Mistake(
                "name_unknown", line, word=str(name), known=nearest(str(name), self.file.decks)
            )
        if pile:
            self.check_pile(name, pile[0], line)
        return NUMBER

    def check_deck(self, name: str, line: int) -> None:
        if name not in self.file.decks:
            raise Mistake("name_unknown", line, word=name, known=nearest(name, self.file.decks))

    def check_pile(self, deck: str, pile: str, line: int) -> None:
        self.check_deck(deck, line)
        known = ("draw", "discard", *self.file.decks[deck].piles)
        if pile not in known:
            raise Mistake("name_unknown", line, word=pile, known=nearest(pile, known))

    def _let(self, let: Let, arguments: Sequence[Formula], scope: Scope, line: int) -> Kind:
        """Remembered by the kinds of its arguments: lets that double are read at once."""
        if len(arguments) != len(let.parameters):
            raise Mistake("arguments", line, word=let.name, known=str(len(let.parameters)))
        given = tuple(self.of(argument, scope, line) for argument in arguments)
        if (let.name, given) not in self._called:
            inner = dict(zip(let.parameters, given, strict=True))
            self._called[let.name, given] = self.of(let.formula, inner, line)
        return self._called[let.name, given]

    _others: ClassVar[dict[str, Callable[[Kinds, Formula, Scope, int], Kind]]] = {
        "not": _not, "neg": _minus, "in": _in, "if": _if, "list": _list, "index": _index,
        "field": _field, "call": _call,
    }  # fmt: skip


def _wrong(wanted: Kind, got: Kind, line: int) -> Mistake:
    """Both kinds are named; of two items, where they come from."""
    if wanted.name == got.name and wanted.of and got.of:
        of = (", ".join(sorted(kind.of or ())) for kind in (wanted, got))
        return Mistake("type_wrong", line, wanted=next(of), got=next(of))
    return Mistake("type_wrong", line, wanted=wanted.name, got=got.name)
