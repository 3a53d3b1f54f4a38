"""What is refused on screen, and by which name; nothing is changed by it."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import automatable
from automatable.core.errors import Refused
from automatable.core.turns.events import Log, plain
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.spades import free_spades_only
from tests.age_of_innovation.on_screen import Playing, facts_of, playing, position

POOR = {"own": "C7w"}
RICH = {"own": "C7w", "coins": 20, "tools": 20, "bowls": [0, 0, 12], "scholars": 2}
BOOKS = {**RICH, "books": [5, 5, 5, 5]}
ALL = "C7w D8w A10w B13w F11w H6w H9w H12w A4w"
CASES: list[tuple[str, list[str], dict[str, Any], str]] = [
    ("unreadable", [], RICH, "nonsense"),
    ("unreadable", [], RICH, "build Z9"),
    ("unreadable", [], RICH, "build C99"),
    ("not_now", [], RICH, "done"),
    ("not_now", [], RICH, "step law"),
    ("not_now", [], RICH, "bridge C7 D8"),
    ("not_now", ["power 5"], RICH, "convert tool coin"),
    ("not_now", ["power 5"], RICH, "build C6"),
    ("not_now", [], RICH, "home forest"),
    ("not_now", [], RICH, "faction moles"),
    ("not_now", [], RICH, "bonus 3"),
    ("river", [], RICH, "build C8"),
    ("river", [], RICH, "transform C8 forest"),
    ("hex_taken", [], RICH, "build C7"),
    ("hex_taken", [], {**RICH, "automa": "C6w*"}, "build C6"),
    ("not_in_reach", [], RICH, "build D8"),
    ("not_in_jump_range", [], RICH, "build D8 tunnel"),
    ("not_in_jump_range", [], {**RICH, "faction": "moles"}, "build C6 tunnel"),
    ("not_on_path", [], RICH, "transform D6 plains"),
    ("none_left", [], {**RICH, "own": ALL, "sailing": 1}, "build C6"),
    ("none_left", [], {**RICH, "own": "C7p D8g", "palace": 1}, "upgrade D8 palace"),
    ("none_left", [], RICH, "annex C7"),
    ("not_your_building", [], RICH, "upgrade C6 guild"),
    ("not_your_building", [], {**RICH, "own": "C7wn"}, "upgrade C7 guild"),
    ("no_such_upgrade", [], RICH, "upgrade C7 school"),
    ("cannot_pay", [], POOR, "upgrade C7 guild"),
    ("cannot_pay", [], POOR, "build C6"),
    ("cannot_pay", [], POOR, "transform C6 forest"),
    ("cannot_pay", [], POOR, "power 3"),
    ("cannot_pay", [], POOR, "book 1"),
    ("cannot_pay", [], POOR, "sailing"),
    ("cannot_pay", [], POOR, "terraforming"),
    ("cannot_pay", [], POOR, "scholar law 3"),
    ("cannot_pay", [], POOR, "innovation T1"),
    ("cannot_pay", [], POOR, "convert tool coin"),
    ("cannot_pay", [], POOR, "convert book law coin"),
    ("cannot_pay", [], {"own": "C7w", "bowls": [5, 1, 0]}, "burn"),
    ("action_covered", [], {**RICH, "power_covered": [3]}, "power 3"),
    ("action_covered", [], {**RICH, "books": [3, 0, 0, 0], "book_covered": [2]}, "book 2"),
    ("already_used", [], {**RICH, "used": ["faction"]}, "use faction"),
    ("no_bridge_site", ["power 1"], RICH, "bridge C7 C6"),
    ("no_bridge_site", [], {"own": "H6w", "bowls": [0, 0, 12]}, "power 1"),
    ("bridge_twice", [], {**RICH, "faction": "moles", "bridges": [["C7", "D8"]]}, "bridge D8 C7"),
    ("innovation_gone", [], {**BOOKS, "innovation_tiles": {"T1": "census"}}, "innovation B1"),
    ("innovations_full", [], {**RICH, "innovations": ["steel", "guild", "census"]},
     "innovation T1"),
    ("space_taken", [], {**RICH, "scholar_spaces": {"law": "a..."}}, "scholar law 3"),
    ("no_step", [], {**RICH, "sailing": 3}, "sailing"),
    ("no_step", [], {**RICH, "tools_per_spade": 1}, "terraforming"),
    ("no_step", ["use bonus"],
     {**RICH, "bonus": 6, "bonus_display": [1, 2, 8], "knowledge": [7, 0, 0, 0]}, "step banking"),
    ("tile_owned", ["upgrade C7 school"], {**RICH, "own": "C7g", "competencies": [3]},
     "competency 3"),
    ("tile_not_offered", ["upgrade C7 palace"], {**RICH, "own": "C7g"}, "palace 9"),
    ("tile_not_offered", [], RICH, "use palace"),
]  # fmt: skip


@pytest.mark.rule("AOI-ON-NOT-01", "AOI-ON-NOT-04", "AOI-ON-INV-11")
@pytest.mark.parametrize(("code", "before", "given", "text"), CASES)
def test_a_refusal(code: str, before: list[str], given: dict[str, Any], text: str) -> None:
    play = playing(*before, **given)
    facts = deepcopy(facts_of(play.state))
    with pytest.raises(Refused) as refused:
        play.answer(text)
    assert refused.value.code == code
    assert facts_of(play.state) == facts


def test_what_is_missing_is_said() -> None:
    with pytest.raises(Refused) as refused:
        playing(own="C7w", coins=1, tools=1).answer("upgrade C7 guild")
    missing = refused.value.details["missing"]
    assert isinstance(missing, tuple)
    assert [str(part) for part in missing] == ["of_tools 1", "of_coins 5"]
    assert plain(missing) == [1, 5]


@pytest.mark.rule("AOI-ON-NOT-05")
@pytest.mark.parametrize("text", ["BUILD c6", "build   C6", " Build C6 "])
def test_any_spacing_and_letter_case_is_read(text: str) -> None:
    play = playing(own="C7w", coins=2, tools=4)
    assert play.asked is not None
    assert play.asked.read(text).text == "build C6"


def test_the_first_reason_of_the_list_is_told() -> None:
    """C8 is a river, out of reach and cannot be paid."""
    with pytest.raises(Refused) as refused:
        playing(own="H6w").answer("build C8")
    assert refused.value.code == "river"
    with pytest.raises(Refused) as refused:
        playing(own="H6w").answer("build C6")
    assert refused.value.code == "not_in_reach"


def test_spades_that_are_free_are_not_missing() -> None:
    """Three steps, two free: the tools of one spade are missing."""
    play = playing("power 6", own="C7w", bowls=[0, 0, 12], terrain={"C6": "plains"})
    with pytest.raises(Refused) as refused:
        play.answer("transform C6 forest")
    assert [str(part) for part in _missing(refused.value)] == ["of_tools 3"]


@pytest.mark.rule("AOI-ON-SPD-08")
@pytest.mark.parametrize(
    ("text", "code", "missing"),
    [
        ("transform B6 forest", "cannot_pay", ["of_spades 1"]),
        ("transform D8 forest tunnel", "not_in_jump_range", []),
    ],
)
def test_at_the_end_of_a_round_nothing_can_be_bought(
    text: str, code: str, missing: list[str]
) -> None:
    rich = position(**RICH, faction="moles", terrain={"D8": "lake"})
    turn = new_turn(rich, Log(), in_actions=False)
    play = Playing(rich, lambda *_: free_spades_only(turn, 1, "knowledge_bonus"))
    with pytest.raises(Refused) as refused:
        play.answer(text)
    assert refused.value.code == code
    assert [str(part) for part in _missing(refused.value)] == missing


def _missing(refused: Refused) -> tuple[Any, ...]:
    missing = refused.details.get("missing", ())
    assert isinstance(missing, tuple)
    return missing


@pytest.mark.rule("AOI-ON-NOT-01", "AOI-ON-SET-04", "AOI-ON-SET-05")
def test_refusals_of_the_set_up() -> None:
    """Every text of the game can be read already; what does not lie there is named."""
    match = automatable.new("age_of_innovation", sit="digital", seed="x")
    wrong = {
        "home": {"home forest": "terrain_not_offered", "bonus 3": "not_now"},
        "human_faction": {"faction moles": "tile_not_offered", "home lake": "not_now"},
        "automa_home": {"home swamp": "home_taken", "faction moles": "not_now"},
        "bonus": {"bonus 3": "tile_not_offered", "faction moles": "not_now"},
    }
    for prompt, texts in wrong.items():
        assert match.pending is not None
        assert match.pending.prompt == prompt
        common = {"build C7": "not_now", "build C99": "unreadable", "skip": "unreadable"}
        for text, code in {**texts, **common, "key use": "not_now"}.items():
            with pytest.raises(Refused) as refused:
                match.answer(text)
            assert (prompt, text, refused.value.code) == (prompt, text, code)
        match.answer(next(iter(match.legal())))


def test_missing_books_are_named_by_colour() -> None:
    """T1 takes two of banking, two of law and one of any colour."""
    play = playing(own="C7w", coins=3, books=[0, 1, 1, 0])
    with pytest.raises(Refused) as refused:
        play.answer("innovation T1")
    assert [str(part) for part in _missing(refused.value)] == [
        "of_coins 2", "of_books_banking 2", "of_books_law 1",
    ]  # fmt: skip
