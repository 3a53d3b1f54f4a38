"""Templates and words that were made ready once, so that no start has to do it again.

Lexing templates and parsing messages takes a computer a second and a phone many. `make pocket`
does it when the app is packed for a browser and lays the results beside the sources. Elsewhere
they are kept in the reader's folder for such things (`~/.cache`) when they are first wanted.
"""

from __future__ import annotations

import os
import pickle
import sys
import tempfile
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax.ast import Resource
from jinja2 import Environment, FileSystemBytecodeCache
from jinja2.bccache import Bucket

FOLDER: Traversable = files("automatable.ui") / "prepared"
MOST_KEPT = 200
"""Of files with words; whoever edits words leaves many behind."""
UNREADABLE = (OSError, pickle.UnpicklingError, EOFError, ValueError, TypeError, LookupError,
              AttributeError, ImportError)  # fmt: skip


class KeptTemplates(FileSystemBytecodeCache):
    """A disk that is full or cannot be read costs time, never a page."""

    def load_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().load_bytecode(bucket)

    def dump_bytecode(self, bucket: Bucket) -> None:
        with suppress(OSError):
            super().dump_bytecode(bucket)


def bytecode(options: Mapping[str, Any]) -> FileSystemBytecodeCache | None:
    """The templates' code as these options make it; None where none is kept."""
    if FOLDER.is_dir():
        return FileSystemBytecodeCache(str(FOLDER), "%s.template")
    folder = _folder()
    made = _digest(f"{_version('jinja2')} {options}")
    return KeptTemplates(str(folder), f"%s.{made}.template") if folder else None


@lru_cache(maxsize=64)
def words(text: str) -> Resource:
    """The messages of a file, from its text; those of the frame are shared by all games."""
    ready = FOLDER / _name(text)
    if ready.is_file():
        found: Resource = pickle.loads(ready.read_bytes())
        return found
    folder = _folder()
    return _kept(folder / f"{_parser()}.{_name(text)}", text) if folder else FluentResource(text)


def _kept(file: Path, text: str) -> Resource:
    """From the file; or parsed, and written into it for the next time."""
    with suppress(*UNREADABLE):
        found: Resource = pickle.loads(file.read_bytes())
        return found
    parsed: Resource = _bare(FluentResource(text))
    with suppress(OSError):
        _keep(file, pickle.dumps(parsed))
    return parsed


def _keep(file: Path, contents: bytes) -> None:
    """All at once: another process may be reading it."""
    with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as whole:
        whole.write(contents)
    Path(whole.name).replace(file)
    kept = sorted(file.parent.glob("*.words"), key=lambda other: other.stat().st_mtime)
    for old in kept[:-MOST_KEPT]:
        old.unlink(missing_ok=True)


@cache
def _folder() -> Path | None:
    """Where things are kept; None unless it belongs to the reader alone, who then runs them."""
    try:
        given = os.environ.get("CACHE_DIRECTORY") or os.environ.get("XDG_CACHE_HOME")
        folder = Path(given.split(os.pathsep)[0] if given else Path.home() / ".cache")
        folder = folder / "automatable" / "prepared"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = folder.stat()
    except (OSError, RuntimeError):  # a home that nobody knows
        return None
    is_own = not hasattr(os, "getuid") or found.st_uid == os.getuid()
    others_write = os.name == "posix" and found.st_mode & 0o022
    return folder if is_own and not others_write and os.access(folder, os.W_OK) else None


@cache
def _parser() -> str:
    """Who made it: another version may make it otherwise."""
    return _digest(f"{_version('fluent.syntax')} {sys.version}")


def _version(library: str) -> str:
    """Which one it is; a browser's Python has one only, and does not say."""
    try:
        return version(library)
    except PackageNotFoundError:
        return ""


def _name(text: str) -> str:
    return f"{_digest(text)}.words"


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=12).hexdigest()


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
