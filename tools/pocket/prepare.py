"""What is made ready inside the browser's own Python, when the pocket is built.

Called by `prepare.mjs` with the packages under /app and the standard library under /stdlib:
templates and words are prepared, what a browser fetches is laid out under /static, and every
module becomes bytecode without its source.
"""

import importlib.util
import sys
from collections.abc import Iterator
from importlib._bootstrap_external import _code_to_hash_pyc  # type: ignore[attr-defined]
from pathlib import Path

APP, STDLIB, STATIC = Path("/app"), Path("/stdlib"), Path("/static")
STDLIB_AT = "/lib/python314.zip"
WITH_DOCS = ("automatable", "_pyodide", "pyodide")
"""Compiled as they are; of others no docstrings are kept, which are a fifth of all."""


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


def texts() -> Iterator[str]:
    """Every file of messages, in all languages; and the empty one, which some games have."""
    yield ""
    for file in sorted(APP.rglob("*.ftl")):
        yield file.read_text(encoding="utf-8")


def compile_all(folder: Path, shown: str) -> None:
    """Each `.py` becomes a `.pyc` in its place; tracebacks name where it will lie."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_bytes()
        name = f"{shown}/{file.relative_to(folder).as_posix()}"
        level = 0 if file.relative_to(folder).parts[0] in WITH_DOCS else 2
        code = compile(source, name, "exec", dont_inherit=True, optimize=level)
        hashed = importlib.util.source_hash(source)
        file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, hashed, False))
        file.unlink()


main()
