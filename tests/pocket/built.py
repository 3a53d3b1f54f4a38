"""The pocket as `make pocket` builds it: once for all tests, and again when anything went in."""

from __future__ import annotations

import fcntl
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.needs import lacking

ROOT = Path(__file__).parents[2]
GOES_IN = ("src/automatable", "docs/rules", "tools/pocket", "constraints.txt", "pyproject.toml")
NAME = "test-pocket"


def built() -> Path:
    """The folder; whoever asks at the same time waits for the one who builds."""
    if not (shutil.which("node") and shutil.which("npm")):
        lacking("Node with npm", "run tools/install_node.sh")
    folder, mark = ROOT / "build" / NAME, ROOT / "build" / f"{NAME}.txt"
    folder.parent.mkdir(exist_ok=True)
    with (folder.parent / f"{NAME}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        wanted = contents()
        if not mark.is_file() or mark.read_text() != wanted or not folder.is_dir():
            build(folder)
            mark.write_text(wanted)
    return folder


def build(folder: Path) -> None:
    command = [sys.executable, str(ROOT / "tools/pocket/build.py"), str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr[-3000:]


def contents() -> str:
    """A hash of everything that goes into the pocket."""
    digest = hashlib.sha256()
    for file in goes_in():
        digest.update(str(file.relative_to(ROOT)).encode() + file.read_bytes())
    return digest.hexdigest()


def goes_in() -> Iterator[Path]:
    for name in GOES_IN:
        place = ROOT / name
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (f for f in found if f.is_file() and "__pycache__" not in f.parts)


def work() -> Path:
    """What the build left lying: the runtime, and the parts before they were packed."""
    return ROOT / "build" / f"{NAME}-work"
