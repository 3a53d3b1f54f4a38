"""The command as a script calls it: arguments and stdin in, two streams and an exit code out."""

import io
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from automatable.cli import main
from automatable.ui.words.words import Words

GOLDEN = Path(__file__).parents[1] / "patchwork" / "data" / "golden_games.json"


@dataclass(frozen=True)
class Ran:
    """What came of one command."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def own_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No tables, no decks, English, and no message may be missing."""
    monkeypatch.setenv("AUTOMATABLE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("AUTOMATABLE_LANG", "en")
    monkeypatch.setattr(Words, "strict", True)


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        said = capsys.readouterr()
        assert isinstance(left.value.code, int)
        return Ran(left.value.code, said.out, said.err)

    return command


@pytest.fixture(scope="session")
def golden_games() -> list[dict[str, Any]]:
    """The spec's solo games, token by token, with the position after each."""
    games = json.loads(GOLDEN.read_text())["games"]
    return [game for game in games if game["setup"]["mode"] == "solo"]
