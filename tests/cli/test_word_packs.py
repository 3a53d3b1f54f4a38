"""A further language from outside: a folder and an entry point, no code."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = """
from automatable.ui.frame import Frame
from automatable.ui.shelf.shelf import shelf_page
from automatable.ui.words.words import Words, preferred_language
from automatable.core.game import game
import automatable

print(preferred_language("qya, en;q=0.5"))
print(shelf_page(Frame("qya"), ()))
words = Words("qya", game("toy"))
print(words("game-title"), "|", words("har-too_heavy"), "|", words.listed(["a", "b", "c"]))
"""


@pytest.fixture
def pack(tmp_path: Path) -> dict[str, str]:
    """Quenya, or some of it: two words of the frame, one of the terminal, one of a game."""
    folder = tmp_path / "site" / "words_of_the_elves"
    folder.mkdir(parents=True)
    (folder / "frame.ftl").write_text("language-name = Quenya\nshelf-games = Tyalmi\n")
    (folder / "cli.ftl").write_text("cli-tables-none = Ú sarni.\n")
    (folder / "toy.ftl").write_text("game-title = Hopassë\n")
    about = tmp_path / "site" / "words_of_the_elves-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: elves\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[automatable.words]\nqya = words_of_the_elves\n")
    home = str(tmp_path / "home")
    return {**os.environ, "PYTHONPATH": str(tmp_path / "site"), "AUTOMATABLE_HOME": home}


def automatable(pack: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = str(Path(sys.executable).with_name("automatable"))
    return subprocess.run([command, *arguments], env=pack, capture_output=True, text=True)


def test_a_pack_speaks_and_falls_back_to_english(pack: dict[str, str]) -> None:
    ran = subprocess.run([sys.executable, "-c", PAGE], env=pack, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.startswith("qya\n")
    assert '<html lang="qya"' in ran.stdout
    assert "Tyalmi" in ran.stdout
    assert ">Quenya" in ran.stdout  # on the switch of languages
    assert "Race along the time board and sew the better quilt." in ran.stdout
    assert "Hopassë | Everything is too heavy: give Automa 1 coin. | a, b, and c" in ran.stdout


def test_the_terminal_speaks_it_too(pack: dict[str, str]) -> None:
    assert automatable(pack, "tables", "--lang", "qya").stdout.strip() == "Ú sarni."
    assert "Hopassë" in automatable(pack, "games", "--lang", "qya").stdout


def test_a_command_counts_what_is_missing_and_names_it(pack: dict[str, str]) -> None:
    ran = automatable(pack, "words", "qya", "--lang", "en")
    assert ran.returncode == 0, ran.stderr
    assert "qya: Quenya" in ran.stdout
    assert "toy: 1 said, 81 missing (English is shown)" in ran.stdout
    assert "toy: har-too_heavy is missing" in ran.stdout


def test_a_mistake_in_a_pack_is_told_with_file_and_line(pack: dict[str, str]) -> None:
    folder = Path(pack["PYTHONPATH"]) / "words_of_the_elves"
    (folder / "toy.ftl").write_text("game-title = Hopassë\nhar-take = { $kolla } lá\n")
    ran = automatable(pack, "words", "qya", "--lang", "en")
    assert ran.returncode != 0
    assert "toy/toy.ftl:2: har-take: arguments ($crate, $kolla)" in ran.stderr
