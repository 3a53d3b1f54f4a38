"""docs/adding-a-game.md is true: every colour, class, file and name that it mentions exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "automatable"
GUIDE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
STATIC = SOURCE / "ui" / "static"
STYLES = "".join(file.read_text(encoding="utf-8") for file in sorted(STATIC.glob("*.css")))
CODE = "".join(file.read_text(encoding="utf-8") for file in sorted((SOURCE / "core").rglob("*.py")))


def test_every_colour_and_size_exists() -> None:
    named = set(re.findall(r"`(--[a-z0-9-]+)`", GUIDE))
    assert len(named) > 20
    assert {name for name in named if f"{name}:" not in STYLES} == set()


def test_every_class_of_the_frame_exists() -> None:
    sentence = GUIDE.split("Classes of the frame:")[1].split("\n")[0]
    named = re.findall(r"`([a-z-]+)`", sentence)
    assert len(named) > 10
    assert [name for name in named if not re.search(rf"\.{name}\b", STYLES)] == []


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:core|ui)/[a-z_/]+\.\w+)`", GUIDE))))
def test_every_file_exists(path: str) -> None:
    assert (SOURCE / path).is_file()


def test_every_name_of_the_contract_exists() -> None:
    names = [
        "Declared",
        "fact",
        "record",
        "Solo",
        "SoloState",
        "misplaced",
        "below_nothing",
        "person_and_automa",
        "things",
        "decks_of",
        "shuffled",
        "DEALER",
        "laid_out",
        "DeckFiles",
        "Screens",
        "Area",
        "Tile",
        "Counter",
        "DeckForm",
        "CardByCard",
        "DrawsCardDraft",
        "board_asked",
        "drawings",
        "ShowsHints",
        "ask_one_of",
        "ask_number",
        "choose",
        "require",
        "areas",
        "definitions",
        "picture",
        "stages",
        "offer",
        "options_at",
        "begin_at",
        "unasked",
        "automa_turn",
        "rules_version",
        "example",
        "kinds",
    ]
    assert [name for name in names if name not in GUIDE] == []
    assert [name for name in names if not re.search(rf"\b{name}\b", CODE)] == []
