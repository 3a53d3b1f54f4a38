"""`make audit`: what it finds, and that it says so when it could not look."""

from __future__ import annotations

import json

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
    monkeypatch.setattr(audit, "vulnerabilities", lambda: known)
    monkeypatch.setattr(audit, "installed", lambda: present)
    assert audit.main() == code


def test_everything_is_pinned_exactly() -> None:
    assert list(audit.unpinned(audit.CONSTRAINTS.read_text())) == []
    assert list(audit.unpinned("a>=1\nb==2\n# c\n")) == ["not pinned exactly: a>=1"]


def test_what_is_installed_otherwise_is_named() -> None:
    found = list(audit.differing({"a-b": "1"}, {"a-b": "2", "c": "3", "pip": "9"}))
    assert found == ["installed: a-b 2, pinned: 1", "installed but not pinned: c 3"]
