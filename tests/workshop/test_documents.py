"""What the documents show of the language can be read and played."""

from __future__ import annotations

import re
from pathlib import Path

from automatable.kit.editing.shapes import SHAPES
from automatable.kit.game import KitGame
from automatable.kit.many import play_many
from automatable.kit.naming import STEP_WORDS
from automatable.kit.reader import read
from automatable.ui.words.words import Words

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGE = (DOCS / "kit-language.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"```\n(.*?)```", re.DOTALL)


def test_the_file_on_the_first_page_is_a_game() -> None:
    file, steps = BLOCK.findall(LANGUAGE)
    whole = file.replace("  ...\n", steps + "  round += 1\n")
    whole += 'turn you "You" person then automa_turn\n  guide played "Take your turn."\n'
    game = KitGame(
        read(whole.replace("# a block: `do refill` puts its steps there", "\n  clear hers"))
    )
    assert play_many(game, 5).ended == 5


def test_every_step_stands_on_the_second_page() -> None:
    assert {word for word in STEP_WORDS if f"`{word}" not in LANGUAGE} == set()


def test_the_ten_minutes_name_every_shape_and_all_pictures_are_there() -> None:
    text = (DOCS / "make-an-automa.md").read_text(encoding="utf-8")
    words = Words("en")
    assert all(f"| {words(f'ws-shape-{shape}')} |" in text for shape in SHAPES)
    pictures = re.findall(r"\]\((screenshots/[^)]+)\)", text)
    assert len(pictures) > 5
    assert all((DOCS / picture).is_file() for picture in pictures)
