"""`legal` and `?`: what can be answered, listed or explained."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Run


def said(run: Run, game: str, *typed: str, language: str = "en") -> str:
    ran = run("play", game, "--seed", "a", "--lang", language, stdin="\n".join([*typed, "quit"]))
    return ran.out


def test_what_cannot_be_listed_is_explained_by_its_parts(run: Run) -> None:
    told = said(run, "scythe", "legal")
    assert "done" in told
    assert "+mech AT ABILITY" in told
    assert "ABILITY: riverwalk, underpass, disarm, speed" in told


def test_only_what_begins_so(run: Run) -> None:
    told = said(run, "scythe", "legal recruit").split("> legal recruit")[1]
    assert "recruit coin" in told
    assert "done" not in told.split("> quit")[0]
    assert "Nothing that can be answered begins like that." in said(run, "scythe", "legal xyz")


def test_very_many_answers_are_not_poured_out(run: Run) -> None:
    typed = ["home forest", "automa_home", "legal"]
    told = said(run, "age_of_innovation", *typed)
    assert told.count("\n") < 200


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "How answers are written: "), ("de", "So schreibst du Antworten: "),
     ("it", "Le risposte si scrivono così: ")],
)  # fmt: skip
def test_help_shows_how_answers_are_written(run: Run, language: str, sentence: str) -> None:
    told = " ".join(said(run, "scythe", "?", language=language).split())
    assert f"{sentence}done, combat [REGION], recruit (power|coin|popularity|combat_card)" in told
    assert "(+|-)(mech|worker)" in told
