"""One of a thing is told in the singular, in every language and every part of the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import automatable
from automatable.cli.words import TerminalWords
from automatable.core.game import Game, games
from automatable.ui.words.words import LANGUAGES, Words

SOURCES = Path(automatable.__file__).parent
PRINTED = [id for id in games() if (SOURCES / "games" / id).is_dir()]
PARTS = [*PRINTED, "ui", "cli"]
MESSAGE = re.compile(r"^([a-z][\w-]*) =(?:.*)(?:\n(?=[ }]).*)*", re.MULTILINE)
ARGUMENT = re.compile(r"\$(\w+)")
PAIR = re.compile(
    r"\[one\][^\n]*?\b(?:1|una?|einen?|eine[rm]?|one) ([\w’]{3,})[^\n]*\n"
    r"\s*\*\[other\][^\n]*?\{ \$\w+ \} ([\w’]{3,})"
)
"""The same word for one thing and for several, as a message tells them apart."""
SHARED: dict[str, int | str] = {"seat": "person", "tile": "none", "n": 1, "what": "x", "unit": "x"}
"""What messages that others refer to need."""
ALWAYS_SEVERAL = {
    "aoi-deck", "aoi-deck_ready", "ask-look_beside", "ask-look_closest", "ask-look_mark",
    "ask-look_merge", "ask-look_power", "ask-look_reach", "board-quilt", "board-quilt-move",
    "card-progress", "cli-play-more_legal", "corrected-others", "deck-odds", "deck-odds-weighed",
    "design-change-buttons", "design-intervals", "lab-limits", "lab-rate", "lab-width-alone",
    "look-back-by-search", "look-back-cost-points", "odds-cards", "option-faction-kuddlers-help",
    "option-faction-mimics-help", "pat-case_c", "pat-end", "plot-cards",
    "problem-combat_cards_do_not_fit", "problem-off_progress_card", "problem-row_length",
    "problem-too_many_blue_cubes", "problem-too_many_buildings", "problem-too_many_cells",
    "problem-too_many_city_tiles", "problem-too_many_cubes", "problem-too_many_drawn",
    "problem-too_many_innovations", "problem-too_many_own_innovations",
    "problem-too_many_scholars", "problem-too_many_tokens", "refused-innovations_full",
    "problem-too_many_structures", "problem-too_much_corruption", "refused-bad_seconds",
    "refused-circle_incomplete", "refused-claim_too_few_cells", "refused-no_marker_left",
    "refused-replay_too_far", "refused-table_ambiguous", "refused-too_many_answers",
    "refused-too_many_tokens", "refused-too_slow", "refused-unfinished_deck",
    "refused-wrong_card_count", "says-urban", "table-stages",
}  # fmt: skip
"""Their numbers are never 1 or have a fraction, or several share one word."""


def text_of(part: str, language: str) -> str:
    folder = SOURCES / part if part in ("ui", "cli") else SOURCES / "games" / part
    return (folder / "messages" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def plurals(language: str) -> frozenset[str]:
    """The words for several things that our messages themselves tell apart from those for one."""
    pairs = {pair for part in PARTS for pair in PAIR.findall(text_of(part, language))}
    return frozenset(many for one, many in pairs if one != many and one[:2] == many[:2])


def words_of(part: str, language: str) -> Words:
    if part == "cli":
        return TerminalWords(language, None, SOURCES / "cli" / "messages")
    return Words(language, game_of(part))


def game_of(part: str) -> Game[Any] | None:
    return games().get(part)


def told(part: str, language: str) -> Iterator[tuple[str, str]]:
    """Every message with 1 for each of its arguments."""
    words = words_of(part, language)
    for found in MESSAGE.finditer(text_of(part, language)):
        args: dict[str, int | str] = dict.fromkeys(ARGUMENT.findall(found[0]), 1)
        yield found[1], words(found[1], **{**SHARED, **args})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_one_of_a_thing_is_told_in_the_singular(part: str, language: str) -> None:
    several = re.compile(
        rf"(?<![\d,.:] )(?<![\d,.–-])\b1 ({'|'.join(sorted(plurals(language)))})\b"
    )
    wrong = [
        f"{key}: {text}"
        for key, text in told(part, language)
        if key not in ALWAYS_SEVERAL and several.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("language", "known"),
    [("en", {"cards", "points"}), ("de", {"Karten", "Punkte"}), ("it", {"carte", "punti"})],
)
def test_plurals_are_learnt_from_the_messages(language: str, known: set[str]) -> None:
    assert known <= plurals(language)
    assert len(plurals(language)) > 15
