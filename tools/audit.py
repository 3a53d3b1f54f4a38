"""Are the pinned dependencies free of known vulnerabilities? Is what is installed what is pinned?

    make audit

Exit codes: 0 nothing found; 1 something found; 3 the list of known vulnerabilities cannot be
reached from here, so only the local check was made (and found nothing).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
TOOL = ROOT / ".venv" / "audit"
CLEAN, FOUND, COULD_NOT_LOOK = 0, 1, 3
NOT_PINNED = {"automatable", "automatable-toy", "pip", "setuptools", "wheel"}

_PIN = re.compile(r"[\w.-]+==[\w.!+-]+")


def main() -> int:
    mistakes = [*unpinned(CONSTRAINTS.read_text()), *differing(pins(), installed())]
    for mistake in mistakes:
        print(mistake)
    known = vulnerabilities()
    if known is None:
        print("Could not look: the list of known vulnerabilities cannot be reached from here,")
        print("or does not know all of our packages. What is pinned was compared, nothing else.")
        return FOUND if mistakes else COULD_NOT_LOOK
    for line in known:
        print(line)
    print(f"{len(pins())} pinned packages, {len(known)} known vulnerabilities")
    return FOUND if mistakes or known else CLEAN


def pins(text: str | None = None) -> dict[str, str]:
    """Package to version, as pinned."""
    lines = (CONSTRAINTS.read_text() if text is None else text).splitlines()
    found = (line.split("==") for line in lines if "==" in line and not line.startswith("#"))
    return {canonical(name): version.strip() for name, version in found}


def unpinned(text: str) -> Iterator[str]:
    """Lines that leave a choice."""
    for line in text.splitlines():
        if (
            line.strip()
            and not line.startswith("#")
            and not re.fullmatch(r"[\w.-]+==[\w.!+-]+", line)
        ):
            yield f"not pinned exactly: {line}"


def installed() -> dict[str, str]:
    return {canonical(found.name): found.version for found in distributions()}


def differing(pinned: Mapping[str, str], present: Mapping[str, str]) -> Iterator[str]:
    """What is installed otherwise than it is pinned."""
    for name, version in sorted(present.items()):
        if name not in pinned and name not in NOT_PINNED:
            yield f"installed but not pinned: {name} {version}"
        elif pinned.get(name, version) != version:
            yield f"installed: {name} {version}, pinned: {pinned[name]}"


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def vulnerabilities() -> list[str] | None:
    """What pip-audit says of the pins; None if it could not look."""
    tool = TOOL / "bin" / "pip-audit"
    if not tool.exists() and not _install():
        return None
    command = [str(tool), "--requirement", str(CONSTRAINTS), "--no-deps", "--disable-pip"]
    command += ["--format", "json", "--progress-spinner", "off", "--timeout", "20"]
    return told(_run(command).stdout)


def told(report: str) -> list[str] | None:
    """The findings of a report; None if there is no report, or not on all packages."""
    try:
        packages: list[dict[str, Any]] = json.loads(report)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return None
    found = list(_findings(packages))
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    return None if skipped and not found else found


def _findings(packages: list[dict[str, Any]]) -> Iterator[str]:
    return (
        f"{package['name']} {package['version']}: {found['id']}, mended in "
        f"{', '.join(found['fix_versions']) or 'no version yet'}"
        for package in packages
        for found in package.get("vulns", ())
    )


def _install() -> bool:
    """Into an environment of its own, so that it needs no place among our dependencies."""
    if _run([sys.executable, "-m", "venv", str(TOOL)]).returncode:
        return False
    pip = [str(TOOL / "bin" / "pip"), "--disable-pip-version-check", "install", "--quiet"]
    return _run([*pip, "--retries", "0", "--timeout", "20", "pip-audit"]).returncode == 0


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    sys.exit(main())
