"""Versions and the changelog: a release is one command, and says what changes for saves."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tools.release import SAVES, released, with_version

ROOT = Path(__file__).parent.parent
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")
PROJECT = (ROOT / "pyproject.toml").read_text("utf-8")


def test_the_version_is_that_of_the_last_release_or_none_was_made() -> None:
    releases = re.findall(r"(?m)^## \[(\d+\.\d+\.\d+)\]", CHANGELOG)
    version = tomllib.loads(PROJECT)["project"]["version"]
    assert version == (releases[0] if releases else "0.1.0")
    assert releases == sorted(releases, key=lambda v: [int(n) for n in v.split(".")], reverse=True)


def test_every_release_says_what_changes_for_saves_and_stores() -> None:
    parts = re.split(r"(?m)^## \[", CHANGELOG)[1:]
    for part in parts:
        assert (part.startswith("Unreleased]") and not part[11:].strip()) or SAVES in part


def test_a_release_is_made_in_one_go() -> None:
    news = released(CHANGELOG, "9.9.9", "2030-01-02")
    assert "## [Unreleased]\n\n## [9.9.9] - 2030-01-02\n" in news
    assert len(news) == len(CHANGELOG) + len("\n## [9.9.9] - 2030-01-02\n")
    assert tomllib.loads(with_version(PROJECT, "9.9.9"))["project"]["version"] == "9.9.9"


def test_a_release_without_a_word_on_saves_is_refused() -> None:
    for text in ("# Changelog\n\n## [Unreleased]\n", "## [Unreleased]\n\n### Added\n\n- x\n"):
        with pytest.raises(SystemExit):
            released(text, "1.0.0", "2030-01-02")
    with pytest.raises(SystemExit):
        released(released(CHANGELOG, "1.0.0", "2030-01-02"), "1.0.0", "2030-01-03")
