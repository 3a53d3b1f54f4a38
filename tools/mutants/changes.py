"""What can be changed in a function that cites a rule, and the function as it is then."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

RULE = re.compile(r"\b(?:PAT|SCY|AOI|EXP|TTA|KIT)(?:-[A-Z][A-Z0-9]*)+-\d+[a-z]?\b")
WRONG_RULE = "XXX-00"

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OTHER_OPERATOR: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
}  # fmt: skip
OTHER_END = {"min": "max", "max": "min"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Edit = Callable[[ast.AST], ast.AST]
"""What stands in the node's place."""


@dataclass(frozen=True)
class Mutant:
    """One change of one function."""

    file: str
    function: str
    """The qualified name within its module."""
    number: int
    """Which of the function's changes."""
    line: int
    before: str
    after: str
    rules: tuple[str, ...]

    @property
    def key(self) -> str:
        """The same as long as the function is: what stands elsewhere in the file may change."""
        return f"{self.file}::{self.function}#{self.number}: {self.before} -> {self.after}"


def mutants_of(file: Path, name: str) -> Iterator[Mutant]:
    """All changes of the functions of a file that cite a rule, or stand in a class that does."""
    source = file.read_text("utf-8")
    for qualified, function, rules in citing_functions(ast.parse(source), source):
        for number, (node, edit) in enumerate(edits(function)):
            after = _short(edit(deepcopy(node)))
            line = getattr(node, "lineno", function.lineno)
            yield Mutant(name, qualified, number, line, _short(node), after, rules)


def citing_functions(
    tree: ast.Module, source: str
) -> Iterator[tuple[str, Function, tuple[str, ...]]]:
    lines = source.splitlines()

    def inside(
        node: ast.AST, prefix: str, above: tuple[str, ...]
    ) -> Iterator[tuple[str, Function, tuple[str, ...]]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.ClassDef):
                cited = _cited(ast.get_docstring(child) or "")
                yield from inside(child, f"{prefix}{child.name}.", cited)
            elif isinstance(child, Function):
                text = "\n".join(lines[child.lineno - 1 : child.end_lineno])
                if rules := _cited(text) or above:
                    yield f"{prefix}{child.name}", child, rules

    return inside(tree, "", ())


def changed_code(file: Path, mutant: Mutant) -> CodeType:
    """The code of the whole module with the change in it."""
    source = file.read_text("utf-8")
    tree = ast.parse(source)
    for qualified, function, _ in citing_functions(tree, source):
        if qualified == mutant.function:
            node, edit = list(edits(function))[mutant.number]
            _Replacing(node, edit).visit(function)
    return compile(ast.fix_missing_locations(tree), str(file), "exec")


class _Replacing(ast.NodeTransformer):
    def __init__(self, node: ast.AST, edit: Edit) -> None:
        self.node, self.edit = node, edit

    def visit(self, node: ast.AST) -> ast.AST:
        if node is self.node:
            return self.edit(node)
        self.generic_visit(node)
        return node


def edits(function: Function) -> Iterator[tuple[ast.AST, Edit]]:
    """Every change of a function's body, in the order of the text."""
    skipped = _annotations(function)
    for node in _in_order(function):
        if id(node) not in skipped:
            for edit in _edits_of(node):
                yield node, edit


def _in_order(function: Function) -> Iterator[ast.AST]:
    for statement in function.body:
        if not _is_docstring(statement):
            yield from ast.walk(statement)


def _annotations(function: Function) -> set[int]:
    """Types mean nothing at run time."""
    noted = [node.annotation for node in ast.walk(function) if isinstance(node, ast.AnnAssign)]
    casts = [
        node.args[0]
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "cast"
    ]
    return {id(inner) for node in noted + casts for inner in ast.walk(node)}


def _edits_of(node: ast.AST) -> Iterator[Edit]:
    match node:
        case ast.Compare(ops=[one]) if type(one) in OTHER_COMPARISON:
            yield _other_comparison
        case ast.BoolOp():
            yield _other_junction
            for place in range(len(node.values)):
                yield _without_operand(place)
        case ast.If() | ast.While() | ast.IfExp():
            if not isinstance(node.test, ast.Compare | ast.BoolOp):
                yield _negated_test
        case ast.comprehension(ifs=[_, *_]):
            for place in range(len(node.ifs)):
                yield _without_filter(place)
        case ast.Call(func=ast.Name(id="min" | "max")):
            yield _other_end
        case ast.Call(func=ast.Name(id="sorted")):
            yield _backwards
        case ast.BinOp() | ast.AugAssign() if type(node.op) in OTHER_OPERATOR:
            yield _other_operator
        case ast.Constant(value=bool() as given):
            yield _set_value(not given)
        case ast.Constant(value=int() as given):
            yield _set_value(given + 1)
        case ast.Constant(value=str() as given) if RULE.fullmatch(given):
            yield _set_value(WRONG_RULE)
        case ast.Expr(value=ast.Call() | ast.YieldFrom() | ast.Yield()):
            yield _never_done


def _other_comparison(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    node.ops = [OTHER_COMPARISON[type(node.ops[0])]()]
    return node


def _other_junction(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _without_operand(place: int) -> Edit:
    def edit(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.BoolOp)
        left = node.values[:place] + node.values[place + 1 :]
        if len(left) == 1:
            return left[0]
        node.values = left
        return node

    return edit


def _negated_test(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.While | ast.IfExp)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _without_filter(place: int) -> Edit:
    def edit(node: ast.AST) -> ast.AST:
        assert isinstance(node, ast.comprehension)
        node.ifs = node.ifs[:place] + node.ifs[place + 1 :]
        return node

    return edit


def _other_end(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Call)
    assert isinstance(node.func, ast.Name)
    node.func.id = OTHER_END[node.func.id]
    return node


def _backwards(node: ast.AST) -> ast.AST:
    """Forwards, where it was backwards."""
    assert isinstance(node, ast.Call)
    kept = [keyword for keyword in node.keywords if keyword.arg != "reverse"]
    if len(kept) == len(node.keywords):
        kept.append(ast.keyword("reverse", ast.Constant(True)))
    node.keywords = kept
    return node


def _other_operator(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = OTHER_OPERATOR[type(node.op)]()
    return node


def _set_value(value: bool | int | str) -> Edit:
    return lambda node: ast.Constant(value)


def _never_done(node: ast.AST) -> ast.AST:
    """It still stands there: a generator stays one, and names mean what they meant."""
    assert isinstance(node, ast.stmt)
    return ast.If(ast.Constant(False), [node], [])


def _is_docstring(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _short(node: ast.AST) -> str:
    """The node in one line; of a statement with a body its head."""
    if isinstance(node, ast.If) and isinstance(node.test, ast.Constant):
        return "(not done)"
    if isinstance(node, ast.comprehension):
        return "".join(f" if {ast.unparse(one)}" for one in node.ifs).strip() or "(no filter)"
    return ast.unparse(node).partition("\n")[0][:120]


def _cited(text: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(RULE.findall(text)))
