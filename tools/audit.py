"""Are the dependencies free of known vulnerabilities? Is what is installed what is pinned?

    make audit

Where the list of known vulnerabilities can be reached, what it says is written to
`tools/advisories.json`. Where it cannot, that file answers, as long as it knows every package in
the version at hand; its age is told. Without either only the local check is made.

Exit codes: 0 nothing found; 1 something found; 3 it could not look (and found nothing locally).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from datetime import date
from importlib.metadata import distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
CONSTRAINTS = ROOT / "constraints.txt"
KEPT = ROOT / "tools" / "advisories.json"
TOOL = ROOT / ".venv" / "audit"
CLEAN, FOUND, COULD_NOT_LOOK = 0, 1, 3
OURS = {"automatable", "automatable-toy"}
INSTALLERS = {"pip", "setuptools", "wheel", "editables"}
"""They come with an environment or an editable install, not by our pins."""

_PIN = re.compile(r"[\w.-]+==[\w.!+-]+")

Versions = Mapping[str, str]


def main() -> int:
    pinned, present = pins(CONSTRAINTS.read_text()), installed()
    mistakes = [*unpinned(CONSTRAINTS.read_text()), *differing(pinned, present)]
    for mistake in mistakes:
        print(mistake)
    at_hand = {**pinned, **present}
    known = looked_up(at_hand)
    if known is None:
        print("Could not look: the list of known vulnerabilities cannot be reached from here, and")
        print(f"{KEPT.name} does not know these versions.")
        print(f"What is installed was compared with {len(pinned)} pins: {len(mistakes)} mistakes.")
        return FOUND if mistakes else COULD_NOT_LOOK
    for line in known:
        print(line)
    print(f"{len(at_hand)} packages, {len(known)} known vulnerabilities")
    return FOUND if mistakes or known else CLEAN


# --- what is pinned and what is there


def pins(text: str) -> dict[str, str]:
    """Package to version, as pinned."""
    found = (line.split("==") for line in text.splitlines() if _PIN.fullmatch(line))
    return {canonical(name): version for name, version in found}


def unpinned(text: str) -> Iterator[str]:
    """Lines that leave a choice."""
    for line in text.splitlines():
        if line.strip() and not line.startswith("#") and not _PIN.fullmatch(line):
            yield f"not pinned exactly: {line}"


def installed() -> dict[str, str]:
    """Everything in this environment that others have written."""
    found = {canonical(found.name): found.version for found in distributions()}
    return {name: version for name, version in found.items() if name not in OURS}


def differing(pinned: Versions, present: Versions) -> Iterator[str]:
    """What is installed otherwise than it is pinned."""
    for name, version in sorted(present.items()):
        if name not in pinned and name not in INSTALLERS:
            yield f"installed but not pinned: {name} {version}"
        elif pinned.get(name, version) != version:
            yield f"installed: {name} {version}, pinned: {pinned[name]}"


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# --- what is known about it


def looked_up(at_hand: Versions) -> list[str] | None:
    """The findings, from the list itself or from what was kept of it; None without either."""
    fresh = told(report(at_hand))
    if fresh is not None:
        KEPT.write_text(json.dumps(kept(at_hand, fresh), indent=1) + "\n", encoding="utf-8")
        return fresh
    return remembered(at_hand)


def kept(at_hand: Versions, findings: list[str]) -> dict[str, Any]:
    today = date.today().isoformat()
    return {"asked": today, "packages": dict(sorted(at_hand.items())), "findings": findings}


def remembered(at_hand: Versions) -> list[str] | None:
    """What was kept, if it was asked about all that is at hand."""
    try:
        record = json.loads(KEPT.read_text(encoding="utf-8"))
        known = at_hand.items() <= record["packages"].items()
        asked, findings = str(record["asked"]), list(record["findings"])
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    if not known:
        return None
    print(f"The list cannot be reached from here; this is what it said on {asked}.")
    return findings


def report(at_hand: Versions) -> str:
    """What pip-audit says; empty if it cannot be had."""
    tool = TOOL / "bin" / "pip-audit"
    if not tool.exists() and not _install():
        return ""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as wanted:
        wanted.write("".join(f"{name}=={version}\n" for name, version in at_hand.items()))
        wanted.flush()
        command = [str(tool), "--requirement", wanted.name, "--no-deps", "--disable-pip"]
        command += ["--format", "json", "--progress-spinner", "off", "--timeout", "20"]
        return _run(command).stdout


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
