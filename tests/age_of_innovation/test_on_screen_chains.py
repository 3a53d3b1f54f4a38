"""What conversions and free spades put within reach, proposed as answers of their own."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.turns.events import Log
from automatable.core.turns.several import parted
from automatable.games.age_of_innovation.board.answers import AnswerShown
from automatable.games.age_of_innovation.board.chains import chains
from automatable.games.age_of_innovation.board.outlook import outlook
from automatable.games.age_of_innovation.on_screen.chains import Wanted, conversions_for, wanted
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.ui.words.words import Words
from tests.age_of_innovation.on_screen import position
from tests.age_of_innovation.test_on_screen_table import moments
from tests.age_of_innovation.test_on_screen_view import AOI, at

ENGLISH = Words("en", AOI)


def proposed(**given: Any) -> dict[str, AnswerShown]:
    match = at(**given)
    found = chains(match, new_turn(match.state, Log()), ENGLISH)
    return {chain.text: chain for chain in found}


def converted(cost: dict[str, int], **given: Any) -> list[str] | None:
    return conversions_for(new_turn(position(own="C7w", **given), Log()), Wanted(cost))


@pytest.mark.rule("AOI-ON-VIEW-04")
def test_a_power_action_after_sacrifices() -> None:
    found = proposed(own="C7w", bowls=[2, 8, 2])
    chain = found["burn · burn · power 5"]
    assert chain.note == "Before: 2 × sacrifice power."
    assert "burn · power 2" in found


@pytest.mark.rule("AOI-ON-VIEW-04")
@pytest.mark.parametrize(
    ("cost", "given", "answers"),
    [
        ({"tools": 1}, {"bowls": [0, 9, 3]}, ["convert power tool"]),
        ({"tools": 1}, {"bowls": [0, 9, 2]}, ["burn", "convert power tool"]),
        ({"tools": 1}, {"bowls": [9, 0, 0], "scholars": 1}, ["convert scholar tool"]),
        ({"tools": 1}, {"bowls": [6, 0, 3], "scholars": 1}, ["convert power tool"]),
        ({"coins": 2}, {"bowls": [9, 0, 1], "tools": 2},
         ["convert power coin", "convert tool coin"]),
        ({"coins": 1, "tools": 2}, {"bowls": [9, 0, 0], "tools": 2, "books": [0, 1, 2, 0]},
         ["convert book engineering coin"]),
        ({"scholars": 1}, {"bowls": [4, 0, 5]}, ["convert power scholar"]),
        ({"books": 1}, {"bowls": [4, 0, 5]}, ["convert power book banking"]),
        ({"coins": 1}, {"bowls": [9, 1, 0]}, None),
        ({"power": 3}, {"bowls": [0, 5, 1]}, ["burn", "burn"]),
        ({"power": 3}, {"bowls": [0, 3, 1]}, None),
        ({"tools": 2}, {"tools": 2}, []),
    ],
)  # fmt: skip
def test_the_cheapest_conversions(
    cost: dict[str, int], given: dict[str, Any], answers: list[str] | None
) -> None:
    assert converted(cost, **given) == answers


@pytest.mark.rule("AOI-ON-TRF-04")
def test_the_coins_of_goblins_pay_for_the_workshop_in_a_chain() -> None:
    turn = new_turn(position(own="C7w", faction="goblins"), Log())
    assert wanted(turn, "build C6", {"tools": 4, "coins": 2}).cost == {"tools": 4, "coins": 0}
    assert wanted(turn, "build B6", {"tools": 7, "coins": 2}).cost == {"tools": 7, "coins": 0}
    assert wanted(turn, "sailing", {"coins": 4}).cost == {"coins": 4}


def test_no_scholar_without_a_piece() -> None:
    spaces = dict.fromkeys(("banking", "law", "engineering"), "pp..") | {"medicine": "p..."}
    given = {"bowls": [2, 0, 10], "scholar_spaces": spaces}
    assert converted({"scholars": 1}, **given) is None
    assert converted({"scholars": 1}, bowls=[2, 0, 10]) == ["convert power scholar"]


@pytest.mark.rule("AOI-ON-VIEW-04")
def test_missing_books_of_an_innovation_are_bought_in_their_colours() -> None:
    found = proposed(own="C7w", coins=5, books=[2, 1, 1, 0], bowls=[0, 2, 10])
    assert "convert power book law · innovation T1" in found


def test_a_workshop_on_the_spades_of_a_power_action() -> None:
    found = proposed(own="C7w", coins=2, tools=1, bowls=[0, 6, 6])
    chain = found["power 6 · transform B6 forest · build B6"]
    assert chain.places == ("B6",)
    assert chain.note == "The 2 spades would cost 6 tools otherwise."
    assert not [text for text in found if text.startswith("power 6 · transform C6")]


def test_every_chain_can_be_played_answer_by_answer() -> None:
    seen = 0
    for match in moments()["turn"]:
        for chain in chains(match, new_turn(match.state, Log()), ENGLISH):
            twin = match.copy()
            for text in parted(chain.text):
                twin.answer(text)
            seen += 1
    assert seen > 10


@pytest.mark.rule("AOI-ON-VIEW-02")
def test_a_space_says_what_a_workshop_there_would_mean() -> None:
    state = position(own="C7g D8w", sailing=1)
    told = outlook(new_turn(state, Log()), "C6", ENGLISH)
    assert "area 2 → 3" in told
    assert "2 of 4 buildings, power 3 of 7" in told
    state = position(own="C7g", cities=[["C7"]], city_tiles=["books"], keys=1)
    assert "belongs to your city" in outlook(new_turn(state, Log()), "C6", ENGLISH)
