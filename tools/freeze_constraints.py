"""Rewrites constraints.txt: installs everything afresh, unpinned, and notes what came.

Run it through `make constraints`, on the oldest Python that is supported.
"""

import subprocess
import tempfile
import venv
from pathlib import Path

HEAD = """\
# The versions that every install here takes, the extras' too.
# Not written by hand: `make constraints` installs everything afresh and freezes it.
"""


def newest_versions() -> str:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        pip = f"{folder}/bin/pip"
        subprocess.run([pip, "install", "-q", "-e", ".[dev,lab,envs,postgres,ray]"], check=True)
        freeze = [pip, "freeze", "--exclude-editable"]
        return subprocess.run(freeze, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    Path("constraints.txt").write_text(HEAD + newest_versions())
