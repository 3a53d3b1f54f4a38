"""The pocket's Python is newer than a server's: the same matches must come out, word by word."""

from __future__ import annotations

import subprocess
from pathlib import Path

from automatable.core.game import games
from automatable.ui.words.words import LANGUAGES, _bundle
from tests.pocket.built import ROOT, work

KEPT = ROOT / "tests/playthroughs"
TESTING = ROOT / "src/automatable/testing"


def test_every_playthrough_is_the_same_in_the_pockets_python(pocket: Path) -> None:
    names = [name for name in games() if name != "toy"]
    script = ["node", str(Path(__file__).with_name("replay.mjs"))]
    given = [*map(str, (work(), pocket, TESTING, KEPT)), *names]
    done = subprocess.run([*script, *given], capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-2000:]
    version, *told = done.stdout.splitlines()
    assert version == "(3, 14)"
    kept = [line for name in names for line in (*same_matches(name), *same_words(name))]
    assert told == kept
    assert len(kept) > 50


def same_matches(name: str) -> list[str]:
    return [f"same {name} {file.stem}" for file in sorted((KEPT / name).glob("*.txt"))]


def same_words(name: str) -> list[str]:
    """How many messages each language has: what was made ready must not leave any out."""
    numbers = {language: len(_bundle(language, games()[name])._messages) for language in LANGUAGES}
    return [f"words {name} {language} {number}" for language, number in numbers.items()]
