"""Builds what others install, and proves it: `make dist`.

Wheel and sdist are built twice and compared byte for byte. Then each is installed into an empty
environment, outside of this folder, and has to play: the five games, the terminal, three
languages, the server, `python -m automatable`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DIST = ROOT / "dist"
GAMES = {"age_of_innovation", "expeditions", "patchwork", "scythe", "through_the_ages"}
TITLES = {"en": "Games", "de": "Spiele", "it": "Giochi"}
PATIENCE_S = 120


def build(folder: Path) -> dict[str, bytes]:
    """The files of a release by name; the same source gives the same bytes."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist"]
    subprocess.run([*command, "-d", str(folder)], cwd=ROOT, check=True, capture_output=True)
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def built_twice() -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        first, second = build(Path(one)), build(Path(other))
    if first != second:
        raise SystemExit("two builds of the same source differ")
    return first


class Installed:
    """An empty environment with nothing but what was installed from one file."""

    def __init__(self, folder: Path, file: Path) -> None:
        self.folder = folder
        venv.create(folder / "environment", with_pip=True)
        self.bin = folder / "environment" / ("Scripts" if os.name == "nt" else "bin")
        constraints = ["--constraint", str(ROOT / "constraints.txt")]
        self.run(str(self.bin / "pip"), "install", "--quiet", *constraints, str(file))

    def run(self, *command: str) -> str:
        done = subprocess.run(
            command, cwd=self.folder, env=self._environment(), capture_output=True, text=True,
            timeout=600, check=False,
        )  # fmt: skip
        if done.returncode:
            raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
        return done.stdout

    def _environment(self) -> dict[str, str]:
        """Nothing of ours but the folder."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        return {**kept, "HOME": str(self.folder), "AUTOMATABLE_HOME": str(self.folder / "home")}

    @contextmanager
    def serving(self) -> Iterator[str]:
        command = [str(self.bin / "automatable"), "serve", "--port", "0"]
        server = subprocess.Popen(
            command, cwd=self.folder, env=self._environment(), stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )  # fmt: skip
        assert server.stdout is not None
        try:
            told = re.search(r"http://[\d.:]+", server.stdout.readline())
            if told is None:
                raise SystemExit("the server said nothing")
            yield told[0]
        finally:
            server.terminate()
            server.wait(PATIENCE_S)
            server.stdout.close()


def prove(installed: Installed) -> None:
    """Everything that a person would try first."""
    automatable = str(installed.bin / "automatable")
    python = str(installed.bin / "python")
    listed: list[dict[str, Any]] = json.loads(installed.run(automatable, "games", "--json"))
    _check({game["id"] for game in listed} == GAMES, "the five games")
    for game in sorted(GAMES):
        position = installed.folder / f"{game}.json"
        position.write_text(installed.run(automatable, "position", game), encoding="utf-8")
        _check(bool(json.loads(position.read_text(encoding="utf-8"))), f"a position of {game}")
    turn = ("turn", "patchwork", "--position", str(installed.folder / "patchwork.json"))
    _check("card" in installed.run(automatable, *turn, "--answer", "card 5", "--json"), "a turn")
    _check("patchwork" in installed.run(python, "-m", "automatable", "games"), "python -m")
    _check(_version() in installed.run(automatable, "--version"), "its version")
    with installed.serving() as address:
        _prove_pages(address)


def _prove_pages(address: str) -> None:
    for language, title in TITLES.items():
        page = _page(address, "/", language)
        _check(f'<html lang="{language}"' in page and title in page, f"the shelf in {language}")
    for game in sorted(GAMES):
        _check(game in _page(address, f"/games/{game}/new", "en"), f"the set-up of {game}")
        _check(len(_page(address, f"/games/{game}/rules", "de")) > 10_000, f"rules of {game}")
    style = re.search(r'href="(/static/[^"]*app\.css)"', _page(address, "/", "en"))
    _check(style is not None and bool(_page(address, style[1], "en")), "the style")


def _page(address: str, path: str, language: str) -> str:
    asked = urllib.request.Request(address + path, headers={"Accept-Language": language})
    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            with urllib.request.urlopen(asked, timeout=PATIENCE_S) as reply:
                return str(reply.read().decode())
        except ConnectionError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def _version() -> str:
    found = re.search(r'(?m)^version = "([^"]+)"', (ROOT / "pyproject.toml").read_text("utf-8"))
    assert found is not None
    return found[1]


def _check(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"not as it should be: {what}")


def main() -> None:
    made = built_twice()
    DIST.mkdir(exist_ok=True)
    for name, contents in made.items():
        (DIST / name).write_bytes(contents)
        with tempfile.TemporaryDirectory() as folder:
            prove(Installed(Path(folder), DIST / name))
        print(f"dist/{name}: {len(contents):,} bytes, built twice alike, installed and played")


if __name__ == "__main__":
    main()
