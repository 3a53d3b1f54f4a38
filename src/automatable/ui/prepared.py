"""Templates and words that were made ready when the app was packed for a browser.

Lexing templates and parsing messages takes a phone seconds. `make pocket` does it once and
lays the results beside the sources; in a checkout and on a server there are none, and everything
is made ready when it is first wanted.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource
from jinja2 import Environment, FileSystemBytecodeCache

FOLDER: Traversable = files("automatable.ui") / "prepared"


def bytecode() -> FileSystemBytecodeCache | None:
    """The templates' code; None where nothing was prepared."""
    return FileSystemBytecodeCache(str(FOLDER), "%s.template") if FOLDER.is_dir() else None


def words(text: str) -> Resource:
    """The messages of a file, from its text."""
    ready = FOLDER / _name(text)
    if ready.is_file():
        found: Resource = pickle.loads(ready.read_bytes())
        return found
    return FluentResource(text)


def _name(text: str) -> str:
    return f"{blake2b(text.encode(), digest_size=12).hexdigest()}.words"


def prepare(folder: Path, environment: Environment, texts: Iterable[tuple[str, str]]) -> None:
    """Fill the folder: every template that the environment finds, and messages.

    Each of `texts` is what will stand in a file of messages, and what it stands for.
    """
    folder.mkdir(parents=True, exist_ok=True)
    environment.bytecode_cache = FileSystemBytecodeCache(str(folder), "%s.template")
    for name in environment.list_templates():
        if name.endswith(".html"):
            environment.get_template(name)
    for name, text in texts:
        (folder / _name(name)).write_bytes(pickle.dumps(_bare(FluentResource(text))))


def _bare(node: Any) -> Any:
    """Without the places in the file, which nobody reads and which are most of it."""
    if isinstance(node, list):
        return [_bare(item) for item in node]
    if hasattr(node, "__dict__"):
        node.__dict__.pop("span", None)
        for name, value in node.__dict__.items():
            node.__dict__[name] = _bare(value)
    return node
