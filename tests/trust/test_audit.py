"""`make audit`: what it finds, and that it says so when it could not look."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools import audit

REPORT = {
    "dependencies": [
        {"name": "good", "version": "1.0", "vulns": []},
        {
            "name": "bad",
            "version": "2.0",
            "vulns": [{"id": "PYSEC-1", "fix_versions": ["2.1"], "aliases": []}],
        },
    ]
}


def test_a_known_vulnerability_is_named_with_its_cure() -> None:
    assert audit.told(json.dumps(REPORT)) == ["bad 2.0: PYSEC-1, mended in 2.1"]


SKIPPED = '{"dependencies": [{"name": "good", "skip_reason": "not found"}]}'


@pytest.mark.parametrize("report", ["", "ConnectionError", "[]", "null", "{}", SKIPPED])
def test_no_report_is_not_the_same_as_no_finding(report: str) -> None:
    assert audit.told(report) is None


@pytest.mark.parametrize(
    ("known", "present", "code"),
    [
        ([], {}, audit.CLEAN),
        (["bad 2.0: PYSEC-1"], {}, audit.FOUND),
        (None, {}, audit.COULD_NOT_LOOK),
        (None, {"starlette": "0.1"}, audit.FOUND),
    ],
)
def test_the_exit_code_says_which(
    known: list[str] | None,
    present: dict[str, str],
    code: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(audit, "looked_up", lambda at_hand: known)
    monkeypatch.setattr(audit, "installed", lambda: present)
    assert audit.main() == code


@pytest.fixture
def no_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where nothing can be reached; hands over the file in which answers are kept."""
    monkeypatch.setattr(audit, "report", lambda at_hand: "")
    monkeypatch.setattr(audit, "KEPT", tmp_path / "advisories.json")
    return tmp_path / "advisories.json"


def test_offline_it_looks_at_what_was_kept_and_says_how_old_that_is(
    no_network: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = {"asked": "2026-01-31", "packages": {"a": "1", "b": "2"}, "findings": ["a 1: X"]}
    no_network.write_text(json.dumps(record))
    assert audit.looked_up({"a": "1"}) == ["a 1: X"]
    assert "2026-01-31" in capsys.readouterr().out


@pytest.mark.parametrize("contents", ["", "[]", "{}", '{"asked": 1, "packages": {}}'])
def test_offline_without_an_answer_it_could_not_look(no_network: Path, contents: str) -> None:
    assert audit.looked_up({"a": "1"}) is None
    no_network.write_text(contents)
    assert audit.looked_up({"a": "1"}) is None


def test_an_answer_about_other_versions_is_none(no_network: Path) -> None:
    record = {"asked": "2026-01-31", "packages": {"a": "1"}, "findings": []}
    no_network.write_text(json.dumps(record))
    assert audit.looked_up({"a": "2"}) is None
    assert audit.looked_up({"a": "1", "b": "1"}) is None


def test_what_the_list_says_is_kept(no_network: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "report", lambda at_hand: json.dumps(REPORT))
    at_hand = {"good": "1.0", "bad": "2.0"}
    found = audit.looked_up(at_hand)
    monkeypatch.setattr(audit, "report", lambda at_hand: "")
    assert audit.looked_up(at_hand) == found == ["bad 2.0: PYSEC-1, mended in 2.1"]


def test_everything_is_pinned_exactly() -> None:
    assert list(audit.unpinned(audit.CONSTRAINTS.read_text())) == []
    assert list(audit.unpinned("a>=1\nb==2\n# c\n")) == ["not pinned exactly: a>=1"]


def test_what_is_installed_otherwise_is_named() -> None:
    present = {"a-b": "2", "c": "3", "pip": "9", "editables": "1"}
    found = list(audit.differing({"a-b": "1"}, present))
    assert found == ["installed: a-b 2, pinned: 1", "installed but not pinned: c 3"]
