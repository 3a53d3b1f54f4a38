"""The tool that compares two versions sees the same twice, and sees what is different."""

import json
from pathlib import Path

import pytest

from automatable.core.game import game
from automatable.core.score import ScoreSheet
from tools.compare_versions import compare, open_saves, write
from tools.match_lines import lines_of


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("lines") / "toy.jsonl"
    write(file, ["toy"], 2)
    return file


def test_it_writes_the_same_lines_twice(written: Path) -> None:
    again = sorted(str(line) for line in lines_of(game("toy"), 2))
    assert again == written.read_text().splitlines()
    kinds = {json.loads(line)["kind"].rstrip(" 0123456789") for line in again}
    assert {"question", "legal", "forms", "position", "view", "score", "copy", "facts"} <= kinds
    assert {"answer", "fuzzed answer", "fuzzed position", "correction", "save"} <= kinds


def test_equal_lines_are_equal_and_their_saves_open(written: Path) -> None:
    assert compare(written, written, 3)
    assert open_saves(written)


def test_a_change_is_told_with_its_place(
    written: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def worse(state: object) -> ScoreSheet:
        return ScoreSheet(())

    monkeypatch.setattr(game("toy"), "score", worse)
    write(tmp_path / "changed.jsonl", ["toy"], 1)
    assert not compare(written, tmp_path / "changed.jsonl", 1)
    assert "toy 000 0000 score: differs\n    at .seats\n" in capsys.readouterr().out
