"""Game files in the terminal: checked, played, played at random, their odds."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

from tests.cli.conftest import Run

GAMES = files("automatable.kit") / "games"


@pytest.fixture
def primer(tmp_path: Path) -> Path:
    file = tmp_path / "primer.automa"
    file.write_text((GAMES / "primer.automa").read_text(encoding="utf-8"), encoding="utf-8")
    return file


def test_a_file_that_holds_is_said_to(run: Run, primer: Path) -> None:
    result = run("kit", "check", str(primer))
    assert result.code == 0
    assert "primer.automa holds" in result.out


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Line 103"), ("de", "Zeile 103"), ("it", "Riga 103")]
)
def test_a_mistake_is_named_at_its_line(run: Run, primer: Path, language: str, told: str) -> None:
    primer.write_text(primer.read_text("utf-8").replace("turn hers_now", "trun hers_now"), "utf-8")
    result = run("kit", "check", str(primer), "--lang", language)
    assert result.code == 2
    assert told in result.out
    found = json.loads(run("kit", "check", str(primer), "--json").out)
    assert found[0] == {"kind": "mistake", "code": "unknown_word", "line": 103}


def test_what_is_no_text_is_refused_in_words(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.automa"
    file.write_bytes(bytes(range(256)) * 10)
    assert run("kit", "check", str(file)).code == 2
    assert run("kit", "many", str(file), "2").code == 2


def test_many_random_games_are_told_in_sentences(run: Run, primer: Path) -> None:
    result = run("kit", "many", str(primer), "5")
    assert "Games that ended: 5 of 5." in result.out
    assert "Points of the Automa" in result.out


def test_the_odds_of_the_first_card(run: Run, primer: Path) -> None:
    told = run("kit", "odds", str(primer)).out
    assert "50 %" in told
    assert "greedy" in told


@pytest.mark.rule("KIT-STO-06", "KIT-STO-02")
@pytest.mark.parametrize("command", [("kit", "play"), ("play",)])
def test_a_file_is_played_and_kept_like_other_matches(
    run: Run, primer: Path, command: tuple[str, ...]
) -> None:
    result = run(*command, str(primer), "--seed", "evening", stdin="rest\nglad yes\nquit\n")
    assert result.code == 0
    assert "Are you glad?" in result.out
    primer.unlink()  # the match carries it
    assert "file:primer" in run("tables").out
    again = run("play", stdin="quit\n")
    assert again.code == 0


@pytest.mark.rule("KIT-STO-06")
def test_a_file_of_ones_own_is_kept_and_found_by_its_name(run: Run, primer: Path) -> None:
    assert "file:primer" in run("kit", "keep", str(primer)).out
    primer.unlink()
    assert run("play", "file:primer", "--seed", "evening", stdin="quit\n").code == 0
    assert "file:primer" in run("games").out


@pytest.mark.rule("KIT-STO-06")
def test_the_laboratory_takes_a_file_and_its_report_has_its_words(
    run: Run, primer: Path, tmp_path: Path
) -> None:
    out = tmp_path / "run"
    result = run("simulate", str(primer), "--games", "5", "--out", str(out), "--cores", "1")
    assert result.code == 0
    assert "at random" in result.out
    primer.unlink()
    assert run("report", str(out)).code == 0
    assert "at random" in (out / "report.html").read_text(encoding="utf-8")


def test_wherever_a_game_is_named_a_file_will_do(run: Run, primer: Path) -> None:
    assert run("rules", str(primer)).code == 0
    assert run("deck", "list", str(primer)).code == 0
    primer.write_text("automa 1\nnonsense\n", encoding="utf-8")
    assert run("play", str(primer)).code == 2
    assert run("play", str(primer.with_name("none.automa"))).code != 0


def test_moving_a_database_takes_own_files_along(run: Run, primer: Path, tmp_path: Path) -> None:
    old, new = tmp_path / "old" / "tables.sqlite", tmp_path / "new" / "tables.sqlite"
    old.parent.mkdir()
    new.parent.mkdir()
    kept = old.parent / "games" / "primer.automa"
    kept.parent.mkdir()
    kept.write_text(primer.read_text("utf-8"), encoding="utf-8")
    run("play", "file:primer", "--database", str(old), stdin="quit\n")
    assert run("move", str(old), str(new)).code == 0
    assert (new.parent / "games" / "primer.automa").read_text("utf-8") == kept.read_text("utf-8")
    assert run("play", "--database", str(new), stdin="quit\n").code == 0
