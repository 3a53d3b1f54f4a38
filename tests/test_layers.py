"""The layers of docs/architecture.md: who may import whom, and what from outside.

`core` and the games are also imported for real with everything else blocked, because they must run
wherever Python runs.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "automatable"
TOY = Path(__file__).parent / "toy_game" / "src" / "toy_game"

ARROWS = {
    "core": {"core"},
    "games": {"core"},
    "kit": {"kit", "core"},
    "table": {"table", "core"},
    "ui": {"ui", "table", "kit", "core"},
    "server": {"server", "ui", "table", "kit", "core"},
    "pocket": {"pocket", "server", "ui", "table", "core"},
    "cli": {"cli", "kit", "lab", "new_game", "server", "ui", "table", "core"},
    "lab": {"lab", "ui", "table", "core"},
    "envs": {"envs", "lab", "core"},
    "testing": {"testing", "ui", "table", "core"},
    "new_game": {"new_game", "testing", "core"},
}
"""Each layer, and the layers it may import. Besides, a game imports itself, and a folder of the
lab imports the game it is named after, to be proved equal to it."""

OUTSIDE = {
    "core": set(),
    "games": set(),
    "kit": set(),
    "table": {"psycopg"},  # only where tables lie in PostgreSQL
    "ui": {"babel", "fluent", "jinja2", "markupsafe", "segno"},
    "server": {"starlette", "uvicorn"},
    "pocket": {"starlette"},
    "cli": {"fluent", "rich", "segno", "typer", "uvicorn"},
    "lab": {"llvmlite", "numba", "numpy", "polars", "ray"},
    "envs": {"gymnasium", "numpy", "pettingzoo"},
    "testing": {"fluent", "hypothesis", "pytest", "rich"},
    "new_game": set(),
}

PURE = {"automatable", "toy_game"}
"""What may be loaded by the core and the games: themselves, and the standard library."""

IMPORT_ALL = """
import importlib, pkgutil, sys

class Wall:
    def find_spec(self, name, path=None, target=None):
        top = name.split(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names:
            raise ImportError(f"{name} is outside")

sys.meta_path.insert(0, Wall())
for package in PACKAGES:
    folder = importlib.import_module(package).__path__
    for module in pkgutil.walk_packages(folder, f"{package}."):
        importlib.import_module(module.name)
"""


def imports(file: Path) -> Iterator[str]:
    """Every module that a file names, wherever the import stands."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written in full"
            yield node.module or ""


# --- the pocket's way: a browser's Python has no threads, no processes and no `scrypt`

MISSING_IN_A_BROWSER = {
    "concurrent.futures", "fcntl", "multiprocessing", "resource", "signal", "socket",
    "starlette.concurrency", "starlette.testclient", "subprocess", "uvicorn",
    "hashlib.scrypt", "threading.Thread", "threading.current_thread", "os.fork",
    "numba", "numpy", "polars", "rich", "typer",
}  # fmt: skip
"""What may be named nowhere on the pocket's way. Locks exist everywhere."""

ANSWER_WITHOUT = """
import _thread, asyncio, hashlib, os, sys, tempfile
from pathlib import Path

def missing(*args, **named):
    raise RuntimeError("does not exist in a browser")

_thread.start_new_thread = _thread.start_joinable_thread = missing
os.fork = os.posix_spawn = missing
del hashlib.scrypt
for name in ("multiprocessing", "subprocess", "uvicorn", "numba", "typer"):
    sys.modules[name] = None

from automatable.pocket.calls import Call, Caller
from automatable.pocket.inside import app

async def main():
    caller = Caller(app(Path(tempfile.mkdtemp())), "http://localhost")
    for path in ("/", "/help", "/history", "/level", "/records", "/games/patchwork/new",
                 "/games/patchwork/rules"):
        reply = await caller.answer(Call("GET", path, {}, b""))
        assert reply.status == 200, (path, reply.status)

asyncio.run(main())
"""


def named(file: Path) -> Iterator[str]:
    """Every module that a file imports, and every name of one (`hashlib.scrypt`)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            yield f"{node.value.id}.{node.attr}"
    yield from imports(file)


def pocket_way() -> set[Path]:
    """Every file of ours that the pocket loads: its own, and what they import in turn."""
    found: set[Path] = set()
    waiting = [*(SOURCE / "pocket").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]
    while waiting:
        file = waiting.pop()
        if file not in found:
            found.add(file)
            waiting += [other for name in at_the_top(file) for other in files_of(name)]
    return found


def at_the_top(file: Path) -> Iterator[str]:
    """What is imported as soon as the file is; not what only a checker of types reads."""
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files_of(name: str) -> list[Path]:
    """The files of a module of ours, with those of the packages it lies in."""
    parts = name.split(".")
    if parts[0] != "automatable":
        return []
    within = [SOURCE.joinpath(*parts[1:i], "__init__.py") for i in range(1, len(parts) + 1)]
    module = SOURCE.joinpath(*parts[1:]).with_suffix(".py")
    return [file for file in (*within, module) if file.is_file()]


def lacking(file: Path) -> list[str]:
    return [
        name
        for name in named(file)
        if any(name == bad or name.startswith(f"{bad}.") for bad in MISSING_IN_A_BROWSER)
    ]


def test_nothing_on_the_pockets_way_needs_what_a_browser_lacks() -> None:
    way = pocket_way()
    assert SOURCE / "server" / "application.py" in way
    wrong = {str(file.relative_to(SOURCE)): lacking(file) for file in way if lacking(file)}
    assert wrong == {}


def test_the_server_itself_is_not_on_the_pockets_way() -> None:
    """The test above can fail: the server's own half names all of it."""
    server = SOURCE / "server"
    assert all(lacking(server / f"{name}.py") for name in ("machine", "thinking", "heavy"))
    assert not pocket_way() & {server / "machine.py", server / "access.py"}


def test_the_pocket_answers_without_threads_processes_and_scrypt() -> None:
    done = subprocess.run(
        [sys.executable, "-c", ANSWER_WITHOUT], capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr


def layers() -> list[str]:
    return sorted(f.name for f in SOURCE.iterdir() if f.is_dir() and any(f.rglob("*.py")))


def test_the_table_of_the_architecture_has_every_arrow() -> None:
    text = (Path(__file__).parents[1] / "docs/architecture.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| `(\w+)/(?:<game>/)?` \| .* \| ([^|]*) \| [^|]* \|$", text)
    told = {layer: {*re.findall(r"`(\w+)`", cell)} for layer, cell in rows}
    assert told == {layer: allowed - {layer} for layer, allowed in ARROWS.items()}


def test_every_layer_is_in_the_picture() -> None:
    assert layers() == sorted(ARROWS) == sorted(OUTSIDE)


@pytest.mark.parametrize("layer", layers())
def test_a_layer_imports_only_what_the_arrows_allow(layer: str) -> None:
    wrong = [
        f"{file.relative_to(SOURCE)}: {name}"
        for file in (SOURCE / layer).rglob("*.py")
        for name in imports(file)
        if not allowed(file, layer, name)
    ]
    assert wrong == []


def allowed(file: Path, layer: str, name: str) -> bool:
    top, *inner = name.split(".")
    if top != "automatable":
        return top in sys.stdlib_module_names or top in OUTSIDE[layer]
    if not inner:
        return layer not in {"core", "games"}
    if inner[0] == "games" and layer in {"games", "lab"}:
        return inner[1:2] == [file.relative_to(SOURCE).parts[1]]
    return inner[0] in ARROWS[layer]


def test_the_toy_game_needs_nothing_but_the_core() -> None:
    named = {name for file in TOY.rglob("*.py") for name in imports(file)}
    outside = {name for name in named if name.split(".")[0] not in sys.stdlib_module_names}
    assert all(name.startswith(("automatable.core", "toy_game")) for name in outside)


def test_core_and_games_load_with_everything_else_blocked() -> None:
    packages = ["automatable.core", "automatable.games", "toy_game"]
    done = behind_the_wall(packages)
    assert done.returncode == 0, done.stderr


def test_the_wall_holds() -> None:
    """The test above can fail: with the wall up, the web table does not load."""
    assert "is outside" in behind_the_wall(["automatable.ui"]).stderr


def behind_the_wall(packages: list[str]) -> subprocess.CompletedProcess[str]:
    script = f"ALLOWED = {PURE}\nPACKAGES = {packages}\n{IMPORT_ALL}"
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)


def asks_of_its_own(tree: ast.AST) -> bool:
    """Whether a module makes an `Ask` itself: with a reader, a list and a form that may differ."""
    calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    plain = (call.value if isinstance(call, ast.Subscript) else call for call in calls)
    return any(isinstance(name, ast.Name) and name.id == "Ask" for name in plain)


def test_every_question_of_a_game_is_declared() -> None:
    """By `Replies`, or by a question of `core.asking`."""
    files = [*SOURCE.glob("games/**/*.py"), *SOURCE.glob("new_game/**/*.py"), *TOY.glob("**/*.py")]
    found = [file.name for file in files if asks_of_its_own(ast.parse(file.read_text("utf-8")))]
    assert found == []
    assert asks_of_its_own(ast.parse("Ask[int](prompt='x')"))
