"""What is made ready inside the browser's own Python, when the pocket is built.

Called by `prepare.mjs` with the packages under /app and the standard library under /stdlib:
templates and words are prepared, what a browser fetches is laid out under /static, and every
module becomes bytecode without its source.
"""

import ast
import importlib.util
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path
from types import CodeType

APP, STDLIB, STATIC = Path("/app"), Path("/stdlib"), Path("/static")
STDLIB_AT = "/lib/python314.zip"
AS_IT_IS = ("_pyodide", "pyodide")
"""The runtime's own modules read their docstrings; of others none are kept, a fifth of all."""
OURS = "automatable"
JOINED = APP / "automatable/kit/messages"
"""Every game file adds its own words to these: they are read as a text."""


def main() -> None:
    sys.path.insert(0, str(APP))
    sys.dont_write_bytecode = True
    prepare()
    compile_all(APP, str(APP))
    compile_all(STDLIB, STDLIB_AT)


def prepare() -> None:
    from automatable.ui import frame, prepared

    prepared.prepare(APP / "automatable/ui/prepared", frame._environment(), texts())
    for path, asset in frame.assets().items():
        file = STATIC / frame.assets_version() / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(asset.read_bytes())


def texts() -> Iterator[tuple[str, str]]:
    """Every file of messages with what stands in it from now on: only a name for its contents."""
    yield "", ""
    for file in sorted(APP.rglob("*.ftl")):
        if file.is_relative_to(JOINED):
            continue
        text = file.read_text(encoding="utf-8")
        name = f"# {blake2b(text.encode(), digest_size=16).hexdigest()}\n"
        file.write_text(name, encoding="utf-8")
        yield name, text


def compiled(source: bytes, name: str, package: str) -> CodeType:
    """Our own modules keep what they assert; what others assert is proved by their own tests."""
    tree = ast.parse(source)
    if package == OURS:
        without_docstrings(tree)
    level = 0 if package == OURS or package in AS_IT_IS else 2
    return compile(tree, name, "exec", dont_inherit=True, optimize=level)


def without_docstrings(tree: ast.AST) -> None:
    """A dot instead: a dataclass without any would have to write one when it is made."""
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                match node.body[:1]:
                    case [ast.Expr(value=ast.Constant(value=str()) as text)]:
                        text.value = "."


def compile_all(folder: Path, shown: str) -> None:
    """Each `.py` becomes a `.pyc` in its place; tracebacks name where it will lie."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_bytes()
        name = f"{shown}/{file.relative_to(folder).as_posix()}"
        code = compiled(source, name, file.relative_to(folder).parts[0])
        hashed = importlib.util.source_hash(source)
        file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, hashed, False))
        file.unlink()


main()
