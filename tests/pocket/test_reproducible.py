"""Two builds of one tree give the same bytes, whatever the machine's mood."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pocket.built import ROOT

pytestmark = pytest.mark.slow  # half a minute of work for each build


def test_two_builds_give_the_same_bytes(pocket: Path, tmp_path: Path) -> None:
    again = tmp_path / "again"
    command = [sys.executable, str(ROOT / "tools/pocket/build.py"), str(again)]
    other = {**os.environ, "PYTHONHASHSEED": "123", "TZ": "Asia/Tokyo", "LC_ALL": "C"}
    subprocess.run(command, cwd=ROOT, env=other, check=True, capture_output=True)
    assert contents(again) == contents(pocket)


def contents(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}
