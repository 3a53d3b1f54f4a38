"""What an operator mistypes, and a disk that is full: a sentence, an exit code, nothing made."""

from __future__ import annotations

import os
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from automatable.cli import main
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.table.schema import MIGRATIONS
from automatable.table.store import Store, StoreFailed
from tests.cli.test_process import AUTOMATABLE, command


def said(*arguments: str) -> tuple[int, str, str]:
    ran = command(*arguments, "--lang", "en")
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize(
    "order", [["backup", "copy.sqlite"], ["tables"], ["export", "x"], ["check"]]
)
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, order: list[str]) -> None:
    named = [str(tmp_path / word) if word.endswith(".sqlite") else word for word in order]
    code, _, told = said(*named, "--database", str(tmp_path / "TYPO.sqlite"))
    assert code != 0
    assert "There is no database" in told
    assert list(tmp_path.iterdir()) == []


def test_a_foreign_file_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "music.sqlite"
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("CREATE TABLE songs (title TEXT)")
    before = file.read_bytes()
    with pytest.raises(StoreFailed, match="store_foreign"):
        Store(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_newer_database_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    Store(file).close()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute("PRAGMA journal_mode = DELETE")
        raw.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = file.read_bytes()
    with pytest.raises(StoreFailed, match="store_newer"):
        Store(file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("order", [["check"], ["repair", "new.sqlite"]])
def test_the_file_that_is_looked_over_is_called_by_its_own_name(
    tmp_path: Path, order: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tables.sqlite"
    Store(file).close()
    with closing(sqlite3.connect(file)) as raw:
        raw.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    named = [str(tmp_path / word) if word.endswith(".sqlite") else word for word in order]
    with pytest.raises(SystemExit):
        main([*named, "--database", str(file), "--lang", "en"])
    assert f"{file} was made by a newer version" in capsys.readouterr().err
    assert not (tmp_path / "new.sqlite").exists()


def test_nobody_is_told_that_a_table_is_open_which_is_not(tmp_path: Path) -> None:
    file = tmp_path / "holiday.jpg"
    file.write_bytes(b"a picture of a beach" * 100)
    for order in (["serve", "--port", "0"], ["--no-browser"]):
        code, told, wrong = said(*order, "--database", str(file))
        assert (code, told) == (1, "")
        assert "damaged" in wrong
        assert "Traceback" not in wrong


def test_check_and_repair_say_what_they_found(tmp_path: Path) -> None:
    file, new = tmp_path / "tables.sqlite", tmp_path / "new.sqlite"
    with closing(Store(file)) as store:
        good, bad = (store.create(Match.new(game("toy"))) for _ in range(2))
    code, told, _ = said("check", "--database", str(file))
    assert (code, told) == (0, "All is well: 2 tables, replayed and compared.\n")
    with closing(sqlite3.connect(file)) as raw, raw:
        raw.execute("UPDATE tables SET fingerprint = 'x' WHERE id = ?", (bad,))
    code, told, _ = said("check", "--database", str(file))
    assert code == 1
    assert bad in told
    assert good not in told
    code, told, _ = said("repair", str(new), "--database", str(file))
    assert (code, "saved in part 1, lost 0" in told) == (0, True)
    assert said("check", "--database", str(new))[0] == 0
    assert said("repair", str(new), "--database", str(file))[0] == 1  # it never overwrites


def test_move_compares_and_says_so(tmp_path: Path) -> None:
    with closing(Store(tmp_path / "a.sqlite")) as store:
        store.create(Match.new(game("toy")))
    code, told, _ = said("move", str(tmp_path / "a.sqlite"), str(tmp_path / "b.sqlite"))
    assert (code, "replayed and compared" in told) == (0, True)
    code, _, wrong = said("move", str(tmp_path / "none.sqlite"), str(tmp_path / "c.sqlite"))
    assert (code, "There is no database" in wrong) == (1, True)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full here")
@pytest.mark.parametrize("order", [["games"], ["position", "scythe"], ["tables"]])
def test_output_to_a_full_disk_is_one_sentence(tmp_path: Path, order: list[str]) -> None:
    environment = {**os.environ, "AUTOMATABLE_HOME": str(tmp_path), "LANG": "C.UTF-8"}
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run([AUTOMATABLE, *order], stdout=full, stderr=subprocess.PIPE, text=True,
                             env=environment, timeout=60, check=False)  # fmt: skip
    assert ran.returncode == 1
    assert ran.stderr.count("\n") == 1
    assert "No space left" in ran.stderr


LAB = {
    "a seed below zero": ["simulate", "patchwork", "--seed", "-1"],
    "a seed without end": ["simulate", "patchwork", "--seed", "9" * 30],
    "a seed of an Automa": ["simulate", "scythe", "--seed", "-1"],
    "games without end": ["simulate", "patchwork", "--games", "9" * 20],
    "a search without end": ["simulate", "patchwork", "--player", f"search:{'9' * 20}"],
    "a search of hours": ["simulate", "patchwork", "--player", "search:99999s"],
    "no time": ["simulate", "patchwork", "--time-limit", "nan"],
    "endless time": ["simulate", "patchwork", "--time-limit", "inf"],
    "no width": ["simulate", "patchwork", "--until-width", "nan"],
    "miss": ["compare", "normal:1", "normal:2", "--miss", "nan"],
    "false alarm": ["compare", "normal:1", "normal:2", "--false-alarm", "nan"],
    "smallest": ["compare", "normal:1", "normal:2", "--smallest", "nan"],
    "width": ["compare", "normal:1", "normal:2", "--width", "nan"],
    "endless width": ["compare", "normal:1", "normal:2", "--width", "inf"],
    "cores": ["bench", "patchwork", "--cores", "99999"],
    "seconds": ["bench", "patchwork", "--seconds", "inf"],
}


@pytest.mark.parametrize("name", LAB)
def test_a_number_that_is_none_is_refused_at_once(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*LAB[name], "--lang", "en"])
    assert left.value.code == 2
    assert capsys.readouterr().err


def test_a_width_that_is_none_is_refused_before_anything_is_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def compiled(batch: object) -> None:
        raise AssertionError(batch)

    monkeypatch.setattr("automatable.cli.lab_simulating.play_batch", compiled)
    with pytest.raises(SystemExit) as left:
        main([*LAB["no width"], "--games", "10", "--lang", "en"])
    assert left.value.code == 2
    assert "nan" in capsys.readouterr().err
