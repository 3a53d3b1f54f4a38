"""Makes a release of what is unreleased: `make release VERSION=1.0.0`.

The version is set in pyproject.toml, and what stood under "Unreleased" in the changelog gets the
version and the day. Nothing is committed or sent anywhere.
"""

from __future__ import annotations

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
VERSION = re.compile(r"\d+\.\d+\.\d+")
UNRELEASED = "## [Unreleased]\n"
SAVES = "### Saves and stores"


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with a heading for the release; it must say what changes for saves."""
    before, _, rest = changelog.partition(UNRELEASED)
    news = rest.split("\n## [", 1)[0]
    if not news.strip() or SAVES not in news:
        raise SystemExit(f'nothing is unreleased, or nothing is said under "{SAVES}"')
    if f"## [{version}]" in changelog:
        raise SystemExit(f"{version} was released before")
    return f"{before}{UNRELEASED}\n## [{version}] - {day}\n{rest}"


def with_version(project: str, version: str) -> str:
    changed, number = re.subn(r'(?m)^version = "[^"]+"', f'version = "{version}"', project)
    if number != 1:
        raise SystemExit("pyproject.toml has no version, or several")
    return changed


def main(version: str) -> None:
    if not VERSION.fullmatch(version):
        raise SystemExit(f"{version}: no version such as 1.0.0")
    changelog, project = ROOT / "CHANGELOG.md", ROOT / "pyproject.toml"
    news = released(changelog.read_text("utf-8"), version, f"{datetime.now(UTC):%Y-%m-%d}")
    numbered = with_version(project.read_text("utf-8"), version)
    changelog.write_text(news, encoding="utf-8")
    project.write_text(numbered, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
