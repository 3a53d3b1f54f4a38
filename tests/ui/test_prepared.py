"""Parsed words are kept for the next start, in a folder that belongs to the reader alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle

from automatable.ui import prepared

TEXT = "greeting = Good evening, { $who }!\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.delenv("CACHE_DIRECTORY", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    forget()
    yield tmp_path / "automatable" / "prepared"
    forget()


def forget() -> None:
    prepared.words.cache_clear()
    prepared._folder.cache_clear()


def said() -> str:
    prepared.words.cache_clear()
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(prepared.words(TEXT))
    pattern = bundle.get_message("greeting").value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, {"who": "Ada"})[0])


def test_words_are_parsed_once(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said() == "Good evening, Ada!"
    assert len(list(folder.glob("*.words"))) == 1
    monkeypatch.setattr(prepared, "FluentResource", lambda text: pytest.fail("parsed again"))
    assert said() == "Good evening, Ada!"


def test_what_cannot_be_read_is_made_again(folder: Path) -> None:
    said()
    (kept,) = folder.glob("*.words")
    for contents in (b"", b"nonsense", kept.read_bytes()[:-9]):
        kept.write_bytes(contents)
        assert said() == "Good evening, Ada!"


def test_without_a_folder_of_ones_own_nothing_is_kept_or_run(folder: Path) -> None:
    said()
    folder.chmod(0o777)  # others could lay something there
    forget()
    assert prepared._folder() is None
    assert said() == "Good evening, Ada!"
    folder.chmod(0o700)


def test_a_folder_that_cannot_be_made_does_no_harm(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    forget()
    assert prepared.bytecode({}) is None
    assert said() == "Good evening, Ada!"


def test_old_words_are_forgotten(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepared, "MOST_KEPT", 3)
    for number in range(6):
        prepared.words(f"key-{number} = text\n")
    assert len(list(folder.glob("*.words"))) == 3
