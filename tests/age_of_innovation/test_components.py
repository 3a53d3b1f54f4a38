"""What is in the box: the data files agree with what is known of the printed components."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    TERRAINS,
    base_game,
    factions,
    final_tiles,
    printed_cards,
    printed_levels,
    printed_priority,
    round_tiles,
)
from automatable.games.age_of_innovation.land import SIDES, board
from automatable.games.age_of_innovation.laying_out import broken_limits

CARDS = printed_cards().card


def numbers(*, having: str, equal: object) -> list[int]:
    return [card.number for card in CARDS if getattr(card, having) == equal]


def test_fourteen_cards_six_starters_ten_pass_symbols() -> None:
    assert [card.number for card in CARDS] == list(range(1, 15))
    assert numbers(having="starter", equal=True) == [1, 2, 3, 4, 5, 6]
    assert numbers(having="pass_symbol", equal=False) == [1, 3, 5, 6]


def test_the_support_symbols_are_balanced() -> None:
    assert numbers(having="near", equal="marked") == [1, 2, 5, 8, 9, 13, 14]
    assert numbers(having="merge", equal=False) == [1, 2, 4, 6]
    assert numbers(having="priority_row", equal="A") == [1, 5, 6, 8, 9, 11, 12]
    assert numbers(having="direction", equal="reading") == [1, 3, 6, 7, 8, 9, 14]
    for direction in ("reading", "reverse"):
        counts = sorted(card.count for card in CARDS if card.direction == direction)
        assert counts == [1, 1, 2, 2, 3, 3, 4]
    assert numbers(having="scholar_selection", equal="scoring_tile") == [1, 3]
    assert numbers(having="round_bonus", equal="left") == [1, 4, 7, 10, 13]
    assert numbers(having="round_bonus", equal="middle") == [2, 5, 8, 11, 14]


@pytest.mark.rule("AOI-FW-02")
def test_the_letters_for_the_first_workshops() -> None:
    assert numbers(having="first_workshops", equal=("A", "B")) == [1, 2, 3, 4, 5]
    assert numbers(having="first_workshops", equal=("C", "D")) == [6, 7, 8, 9, 10]
    assert numbers(having="first_workshops", equal=("E", "F")) == [11, 12, 13, 14]


def test_the_actions_of_the_cards() -> None:
    def with_action(type: str) -> list[int]:
        return [c.number for c in CARDS if any(a.type == type for a in c.actions)]

    assert with_action("upgrade") == [1, 10, 11]
    assert with_action("block_actions") == [2, 12, 14]
    assert with_action("send_scholar") == [3, 8, 9]
    assert with_action("transform_build") == [4, 13]
    assert with_action("faction_action") == [5, 7]
    assert with_action("take_innovation") == with_action("advance_one") == [6]
    points = {c.number: a.points for c in CARDS for a in c.actions if a.type == "gain_points"}
    assert [n for n, p in points.items() if p == "X"] == [1, 2, 11, 12, 14]
    assert {n: p for n, p in points.items() if p != "X"} == {8: "3", 9: "3", 10: "2", 13: "3"}


@pytest.mark.rule("AOI-PRI-01", "AOI-SET-11")
def test_each_priority_row_is_a_permutation_that_begins_at_home() -> None:
    offsets = {"A": (0, -1, 1, -2, 3, 2, -3), "B": (0, 1, -1, 2, -3, -2, 3)}
    for i, home in enumerate(TERRAINS):
        for letter, steps in offsets.items():
            row = printed_priority()[home].row(letter)
            assert row == tuple(TERRAINS[(i + step) % 7] for step in steps)


@pytest.mark.rule("AOI-LVL-01", "AOI-LVL-02")
def test_five_levels_with_ship_and_x_for_each_round() -> None:
    found = {
        level.id: (level.ship_by_round, level.x_by_round) for level in printed_levels().values()
    }
    assert found == {
        "automalein": ((0, 0, 1, 1, 2, 2), (0, 0, 1, 1, 1, 1)),
        "automa": ((0, 0, 1, 1, 2, 2), (1, 1, 2, 2, 3, 3)),
        "automaechtig": ((1, 1, 2, 2, 2, 2), (2, 2, 2, 2, 3, 3)),
        "ultoma": ((1, 1, 2, 2, 2, 2), (2, 2, 3, 3, 3, 3)),
        "alptrauma": ((1, 1, 2, 2, 3, 3), (3, 3, 4, 4, 4, 4)),
    }


def test_twelve_round_tiles_and_four_final_tiles() -> None:
    tiles = list(round_tiles().values())
    assert (len(tiles), len(final_tiles())) == (12, 4)
    assert sum(tile.automa_points[0] for tile in tiles) == 33
    assert sum(tile.automa_points[1] for tile in tiles) == 58
    assert sum(tile.automa_points for tile in final_tiles().values()) == 28
    assert Counter(tile.discipline for tile in tiles) == dict.fromkeys(DISCIPLINES, 3)


@pytest.mark.slow
def test_how_many_layouts_are_legal() -> None:
    layouts = list(permutations(round_tiles(), 6))
    legal = [broken_limits(layout, "school_law") for layout in layouts]
    assert len(layouts) == 665280
    assert sum("spade" not in broken for broken in legal) == 554400
    fitting = [not {"spade", "discipline"} & set(broken) for broken in legal]
    assert sum(fitting) == 453600
    kept = [layout for layout, fits in zip(layouts, fitting, strict=True) if fits]
    pairs = sum(not broken_limits(layout, final) for layout in kept for final in final_tiles())
    assert pairs == 1525104


@pytest.mark.rule("AOI-GEN-16")
def test_power_values() -> None:
    assert base_game().buildings.power_value == {
        "workshop": 1, "guild": 2, "school": 2, "palace": 3, "university": 3, "tower": 2,
        "monument": 4,
    }  # fmt: skip
    assert base_game().buildings.annex_power == 1


def test_factions_start_with_two_levels_the_simpletons_with_four() -> None:
    sums = {f.id: sum(f.start_knowledge.values()) for f in factions().values()}
    assert sums.pop("simpletons") == 4
    assert set(sums.values()) == {2}
    assert len(sums) == 9
    assert [f.id for f in factions().values() if not f.complete] == [
        "symbionts", "blight", "gognomes",
    ]  # fmt: skip


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.rule("AOI-FW-03")
def test_every_letter_lies_on_its_terrain_and_no_pair_on_one_hex(side: str) -> None:
    for terrain in TERRAINS:
        letters = board(side).first_workshops[terrain]
        assert sorted(letters) == list("ABCDEF")
        assert {board(side).printed[hex] for hex in letters.values()} == {terrain}
        assert all(letters[a] != letters[b] for a, b in ("AB", "CD", "EF"))
