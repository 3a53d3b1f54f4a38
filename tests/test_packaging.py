"""What a person gets who installs the wheel."""

import io
import json
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tools.dist import GAMES, built_twice

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def made() -> dict[str, bytes]:
    """What `make dist` builds; it stops if two builds differ."""
    return built_twice()


@pytest.fixture(scope="module")
def wheel(made: dict[str, bytes]) -> zipfile.ZipFile:
    name = next(name for name in made if name.endswith(".whl"))
    return zipfile.ZipFile(io.BytesIO(made[name]))


def test_an_sdist_comes_with_it_and_holds_what_tests_need(made: dict[str, bytes]) -> None:
    name = next(name for name in made if name.endswith(".tar.gz"))
    with tarfile.open(fileobj=io.BytesIO(made[name])) as archive:
        names = {member.name.split("/", 1)[-1] for member in archive.getmembers()}
    assert {"README.md", "LICENSE", "Makefile", "Containerfile", "constraints.txt"} <= names
    assert {"tools/dist.py", "tests/test_packaging.py", "src/automatable/__main__.py"} <= names


def test_the_wheel_alone_knows_five_games(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    """Unpacked, with its dependencies and without this folder; `make dist` installs it."""
    wheel.extractall(tmp_path / "wheel")
    script = (
        "import sys; sys.path.insert(0, sys.argv[1]); sys.argv[1:] = ['games', '--json'];"
        "import automatable; assert automatable.__file__.startswith(sys.path[0]);"
        "import runpy; runpy.run_module('automatable', run_name='__main__')"
    )
    command = [sys.executable, "-c", script, str(tmp_path / "wheel")]
    told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert {game["id"] for game in json.loads(told.stdout)} >= GAMES


@pytest.mark.slow
def test_wheel_and_sdist_play_in_an_empty_environment() -> None:
    subprocess.run([sys.executable, ROOT / "tools" / "dist.py"], check=True)


def test_the_wheel_holds_every_file_of_the_source(wheel: zipfile.ZipFile) -> None:
    source = ROOT / "src"
    files = {
        path.relative_to(source).as_posix()
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert files <= set(wheel.namelist())


def test_the_wheel_holds_the_rules_that_the_app_shows(wheel: zipfile.ZipFile) -> None:
    for language in ("en", "de", "it"):
        assert f"automatable/games/patchwork/rulebook/{language}.md" in wheel.namelist()


def test_the_wheel_registers_patchwork_and_the_command(wheel: zipfile.ZipFile) -> None:
    entry_points = next(name for name in wheel.namelist() if name.endswith("entry_points.txt"))
    text = wheel.read(entry_points).decode()
    assert "patchwork = automatable.games.patchwork:GAME" in text
    assert "automatable = automatable.cli:main" in text
