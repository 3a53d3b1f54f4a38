"""Whole games on screen as text: every level, every leader and every wonder in one of them.

After a change that is meant: `pytest -k on_screen_playthrough --regenerate-playthroughs`, and read
the difference.
"""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import automatable
from automatable.games.through_the_ages.base_cards import civil_cards
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.set_up import LEVELS
from automatable.testing.playthroughs import again, written
from tests.through_the_ages.collector import SHOWN, collects

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = (1, 2, 4, 5, 6, 13, 16, 21, 25, 26)
"""Numbers of seeds that together show everything; each is played at level n modulo 5."""
SEEN = re.compile(rf"(?:{'|'.join(SHOWN)}) card=(\w+)")


def level(number: int) -> int:
    return number % len(LEVELS)


def file_of(number: int) -> Path:
    return FOLDER / f"level-{level(number)}-{number}.txt"


@pytest.mark.parametrize("number", GAMES)
def test_on_screen_playthrough(number: int, pytestconfig: pytest.Config) -> None:
    file = file_of(number)
    if pytestconfig.getoption("--regenerate-playthroughs"):
        dice, options = Random(number), {"sit": "digital", "level": level(number)}
        match = automatable.new("through_the_ages", seed=f"collector {number}", **options)
        lines = written(match, lambda match: collects(match, dice))
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = file.read_text(encoding="utf-8")
    assert list(again(GAME, text)) == text.splitlines()


def test_every_level_leader_and_wonder_is_in_a_playthrough() -> None:
    texts = [file_of(number).read_text(encoding="utf-8") for number in GAMES]
    cards = civil_cards().values()
    wanted = {card.id for card in cards if card.group in SHOWN.values() and card.copies}
    assert len(wanted) == 24 + 16
    assert wanted <= {id for text in texts for id in SEEN.findall(text)}
    assert {level(number) for number in GAMES} == set(LEVELS)
    assert {file.name for file in FOLDER.iterdir()} == {file_of(number).name for number in GAMES}
