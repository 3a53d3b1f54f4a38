"""What docs/positions/through_the_ages.md shows is what the program reads and writes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from automatable.core.errors import BadPosition
from automatable.core.files.data import parse_toml
from automatable.games.through_the_ages.appendix import read_appendix
from automatable.games.through_the_ages.card_text import (
    BUILDINGS,
    GAIN,
    read_sections,
    split_line,
    write_card,
)
from automatable.games.through_the_ages.cards import DevelopIcon, TakeIcon
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.manual_deck import checked_card
from automatable.games.through_the_ages.owner_deck import card_of

SECTION = (Path(__file__).parents[2] / "docs" / "positions" / "through_the_ages.md").read_text(
    "utf-8"
)


def test_the_position_shown_can_be_read() -> None:
    found = re.search(r"```json\n(.*?)```", SECTION, re.DOTALL)
    assert found
    shown = json.loads(found.group(1))
    assert GAME.position(GAME.from_position(shown))["automa"]["culture_points"] == 34


def test_every_field_is_explained() -> None:
    template = GAME.template()
    named = set(re.findall(r"`(\w+)`", SECTION))
    inner = {*template["automa"], *template["automa"]["hand"], *template["human"]}
    assert {*template, *inner} - {"game", "format", "automa", "human"} - named == set()


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"automa": {"cubes": {"warriors": 4}}}, "too_many_cubes"),
        ({"row": ["knights", "knights", "knights", *[None] * 10]}, "too_many_copies"),
        ({"row": ["dragon", *[None] * 12]}, "unknown_card"),
        ({"automa": {"hand": {"urban": ["drama", "alchemy", "theology"]}}}, "urban_slot_full"),
        ({"automa": {"hand": {"action": ["rich_land_a"]}}}, "obsolete_in_hand"),
        ({"automa": {"leader": "homer"}}, "age_not_taken"),
        ({"automa": {"wonders": ["iron"]}}, "wrong_place"),
        ({"automa": {"active_tactic": "legion"}}, "active_tactic_nowhere"),
        ({"automa": {"unfinished_wonder": {"id": "colossus", "stages_built": 2}}}, "stages_wrong"),
        ({"automa": {"hand": {"wars": {"II": 5}}}}, "too_many_face_down"),
        ({"last_round": 9}, "last_round_wrong"),
        ({"gold": 3}, "contradiction"),
        ({"colour": 3}, "unknown_data_field"),
    ],
)
def test_impossible_positions_are_named(changes: dict[str, object], code: str) -> None:
    position = {
        "start_player": "human", "on_turn": "automa", "phase": "main", "age": "II", "round": 9,
        "row": [None] * 13, "automa_pile": {"age": "II"}, **changes,
    }  # fmt: skip
    with pytest.raises(BadPosition, match=code):
        GAME.from_position(position)


def test_facts_are_corrected_as_people_write_them() -> None:
    state = GAME.from_position(GAME.template())
    changes = {
        "automa.cubes": "warriors:2 drama:1", "automa.hand.urban": "", "automa.leader": "",
        "automa.hand.government": "republic", "row": "coal - opera",
    }  # fmt: skip
    corrected = GAME.corrected(state, json.dumps(changes))
    assert corrected.automa.cubes == {"warriors": 2, "drama": 1}
    assert (corrected.automa.hand.urban, corrected.automa.leader) == ([], None)
    assert corrected.automa.government_ages_taken == ["I", "II"]
    assert corrected.row[:4] == ["coal", None, "opera", None]


def test_the_card_in_one_line_can_be_read() -> None:
    shown = SECTION.split("## An Automa card in one line")[1].split("```")[1].strip()
    card = checked_card(card_of(read_sections(split_line(shown)), "I", 1))
    assert write_card(card) == shown


def test_every_icon_of_a_card_is_explained() -> None:
    named = set(re.findall(r"`(\w+)[:`]", SECTION.split("## An Automa card in one line")[1]))
    icons = {*get_args(TakeIcon), *get_args(DevelopIcon), *BUILDINGS, *GAIN}
    assert icons - named == set()


def test_the_appendix_shown_can_be_read() -> None:
    found = re.search(r"```toml\n(.*?)```", SECTION, re.DOTALL)
    assert found
    assert len(read_appendix(parse_toml(found.group(1), "a.toml"), "a.toml").card) == 1
