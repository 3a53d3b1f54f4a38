"""Every kind of question is met: in random play, or by a match that was kept when it was asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.testing.conformance.test_answers import (
    assert_nothing_else_is_accepted,
    assert_told_and_accepted,
)
from automatable.testing.watching import watched
from automatable.ui.words.word_files import part_of

ASK = "ask-"


def kinds(game: Game[Any]) -> set[str]:
    """Everything that the game has words to ask for."""
    return {key.removeprefix(ASK) for key in part_of(game).words("en").messages if ASK in key[:4]}


def files(game: Game[Any], kept: Path) -> dict[str, Path]:
    return {file.stem: file for file in sorted((kept / "questions" / game.id).glob("*.json"))}


def test_every_kind_of_question_is_met(game: Game[Any], kept: Path) -> None:
    if game.is_from_file:
        pytest.skip("what a step asks was checked when its file was read")
    missing = sorted(kinds(game) - watched(game).asked - set(files(game, kept)))
    if missing:
        pytest.fail(
            f"{game.id}: no match came to the question {', '.join(missing)}. Play until it is "
            f"asked, save the match, and keep it as {kept / 'questions' / game.id}/KIND.json; "
            "or remove the words, if nothing asks for it.",
            pytrace=False,
        )


def test_a_question_that_was_kept_tells_its_answers(game: Game[Any], kept: Path) -> None:
    known = ["done"]
    for kind, match in asked(game, kept):
        assert match.pending is not None, f"{kind}: nothing is asked"
        assert match.pending.prompt == kind
        assert_told_and_accepted(match, Random(kind))
        assert_nothing_else_is_accepted(match, Random(kind), known)


def asked(game: Game[Any], kept: Path) -> Iterator[tuple[str, Match[Any]]]:
    """The kept matches, each at its question."""
    for kind, file in files(game, kept).items():
        yield kind, at_question(game, file)


def at_question(game: Game[Any], file: Path) -> Match[Any]:
    """A kept match, in which nobody deals: a draw is a question, too."""
    undealt: Any = copy(game)
    undealt.dealt_by_app = lambda options, stream: False
    save = json.loads(file.read_text(encoding="utf-8"))
    start = None if save["start"] is None else game.from_position(save["start"])
    options = resolve(game.options(), save["options"])
    seed, rules = Seed.from_text(file.stem), save["rules_version"]
    return Match.replayed(undealt, options, seed, start, save["answers"], rules)
