"""The pocket's Python is newer than a server's: the same matches must come out, word by word."""

from __future__ import annotations

import subprocess
from pathlib import Path

from automatable.core.game import games
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
    kept = [
        f"same {name} {file.stem}" for name in names for file in sorted((KEPT / name).glob("*.txt"))
    ]
    assert told == kept
    assert len(kept) > 50
