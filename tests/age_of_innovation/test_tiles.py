"""Tiles are drawn from their effects: everything they give is on them, and fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any

import pytest

from automatable.core.game import game
from automatable.games.age_of_innovation.board.effects import GOALS, signs
from automatable.games.age_of_innovation.board.knowledge import knowledge_keyed
from automatable.games.age_of_innovation.board.offers import offer_places, offers_keyed
from automatable.games.age_of_innovation.board.planning import bowls_picture
from automatable.games.age_of_innovation.board.tile_pictures import (
    EFFECTS,
    LINES,
    book_signs,
    power_signs,
    round_picture,
    tile_picture,
)
from automatable.games.age_of_innovation.board.tiles import STRIP, WIDTH, _width, rows
from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    final_tiles,
    round_tiles,
)
from automatable.games.age_of_innovation.on_screen.components import (
    book_actions,
    city_tiles,
    competencies,
    innovations,
    palace_tiles,
    power_actions,
    round_bonuses,
    side,
)
from automatable.games.age_of_innovation.state import free_spaces
from automatable.ui.words.words import LANGUAGES, Words

TILES = [
    *(("competency", str(id)) for id in competencies()),
    *(("innovation_tile", id) for id in innovations()),
    *(("palace", str(id)) for id in palace_tiles()),
    *(("bonus", str(id)) for id in round_bonuses()),
    *(("city_tile", id) for id in city_tiles()),
]
OF_BOX: dict[str, Callable[[], Mapping[Any, Any]]] = {
    "competency": competencies, "innovation_tile": innovations, "palace": palace_tiles,
    "bonus": round_bonuses,
}  # fmt: skip


def test_every_tile_of_the_box_has_a_picture() -> None:
    assert [len([t for t in TILES if t[0] == kind]) for kind in EFFECTS] == [12, 18, 17, 10, 7]


@pytest.mark.parametrize(("kind", "id"), TILES)
def test_a_tile_shows_all_that_it_gives_and_fits(kind: str, id: str) -> None:
    found = rows(EFFECTS[kind](id))
    assert 0 < len(found) <= LINES[kind]
    for row in found:
        assert sum(map(_width, row.signs)) <= WIDTH - STRIP, row


@pytest.mark.parametrize(("kind", "id"), [tile for tile in TILES if tile[0] in OF_BOX])
def test_no_effect_of_the_data_is_left_out(kind: str, id: str) -> None:
    """A field that the drawing does not know would be lost without a word."""
    tile = {str(key): found for key, found in OF_BOX[kind]().items()}[id]
    given = {f.name for f in fields(tile) if getattr(tile, f.name)} - {"id", "key"}
    times = {"jump": "ongoing", "neutral": "once", "points_by": "once", "in_any_order": "once"}
    drawn = {time for time, effects in EFFECTS[kind](id).items() if effects}
    assert drawn == {times.get(name, name) for name in given}


def test_power_and_book_actions_say_price_and_gain() -> None:
    assert power_signs(2) == "3 power → 1 scholar"
    assert power_signs(2, discount=1) == "2 power → 1 scholar"
    assert [power_signs(place) for place in power_actions()][-1] == "6 power → 2 spade"
    assert book_signs(3) == "2 book → 2 points / b-guild"
    assert len({book_signs(id) for id in book_actions()}) == 6


def test_a_neutral_building_is_told_from_one_of_the_supply() -> None:
    assert signs({"neutral": "tower"}) == ["n-tower"]
    assert rows(EFFECTS["palace"]("4"))[1].signs == ("b-workshop", "→", "b-guild")


def test_every_round_tile_names_its_goal() -> None:
    words = Words("en", game("age_of_innovation"))
    goals = {tile.key: tile.goal for tile in round_tiles().values()}
    goals |= {tile.key: tile.goal for tile in final_tiles().values()}
    for key, goal in goals.items():
        assert goal in GOALS
        assert words(f"says-tile-{key}") in round_picture(key, words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_listener_hears_what_a_tile_does(language: str) -> None:
    words = Words(language, game("age_of_innovation"))
    for kind, id in TILES:
        assert words(f"says-{kind}-{id}") in tile_picture(kind, id, words)


def test_the_display_holds_every_place_and_marks_what_one_has() -> None:
    words = Words("en", game("age_of_innovation"))
    lying = offers_keyed({"T1": "library"}, list(competencies()), [3], words)
    assert set(lying) == set(offer_places(list(competencies())))
    assert "is-owned" in lying["competency-3"]
    assert "is-owned" not in lying["competency-4"]
    assert "Library" in lying["innovation-T1"]
    assert "offer-gone" in lying["innovation-T2"]


def test_both_markers_stand_on_the_knowledge_board() -> None:
    levels = {"person_1": dict.fromkeys(DISCIPLINES, 3), "automa": dict.fromkeys(DISCIPLINES, 5)}
    before = knowledge_keyed(levels, free_spaces())
    levels["person_1"]["law"] = 4
    after = knowledge_keyed(levels, free_spaces())
    assert {key for key in after if before[key] != after[key]} == {"law-3", "law-4"}


def test_bowls_show_their_tokens_and_say_how_many() -> None:
    words = Words("en", game("age_of_innovation"))
    drawn = bowls_picture([1, 3, 6], words)
    assert drawn.count("power-token") == 10
    assert "bowl III: 6" in drawn


def test_what_the_knowledge_board_brings_is_known() -> None:
    assert set(side().knowledge.income) == set(DISCIPLINES)
