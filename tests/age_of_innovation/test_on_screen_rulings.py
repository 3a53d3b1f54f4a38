"""Where the sources are silent or differ: what we decided, and the other reading by its switch."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.turns.events import Log
from automatable.games.age_of_innovation.automa import automa_turn
from automatable.games.age_of_innovation.components import AUTOMA
from automatable.games.age_of_innovation.on_screen.ending import resources
from automatable.games.age_of_innovation.on_screen.knowledge import start_steps
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.rounds import end_round
from automatable.games.age_of_innovation.on_screen.starting import first_buildings
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.on_screen import Playing, facts_of, ledger_of, playing, position

PALACE = {"own": "C7p", "palace_offer": [1, 17]}
FOREST = {"B6": "forest", "B7": "forest", "C6": "forest"}


def part(procedure: Any, at_start: bool = False, cards: Any = (), **given: Any) -> Playing:
    def run(state: State, log: Log):  # type: ignore[no-untyped-def]
        return procedure(new_turn(state, log, in_actions=False, at_start=at_start))

    return Playing(position(**given), run, cards)


def switched(id: str, value: str | int) -> dict[str, Any]:
    return {"switches": {id: value}}


def texts(play: Playing, verb: str) -> list[str]:
    return [text for text in play.legal() if text.split()[0] == verb]


@pytest.mark.rule("AOI-ON-R-01")
def test_start_steps_give_power() -> None:
    given = {"home": "plains", "faction": "navigators", "automa_home": "lake"}
    on, off = position(**given), position(**given, **switched("start_steps_give_power", "off"))
    for state in (on, off):
        start_steps(new_turn(state, Log(), in_actions=False, at_start=True))
        assert facts_of(state)["knowledge"] == [0, 3, 0, 0]
    assert facts_of(on)["bowls"] == [4, 8, 0]
    assert facts_of(off)["bowls"] == [5, 7, 0]


@pytest.mark.rule("AOI-ON-R-03")
def test_the_tower_of_omar_starts_on_any_empty_home_hex() -> None:
    play = part(first_buildings, True, [1], home="forest", faction="omar")
    play.play("build C7", "build D8")
    assert play.legal()[0] == "neutral A4 tower"  # far from both


@pytest.mark.rule("AOI-ON-R-04")
def test_the_workshop_after_free_spades() -> None:
    given = {"own": "C7w", "bowls": [3, 3, 6], "tools": 1, "coins": 2, "terrain": {"D6": "lake"}}
    answers = ("power 6", "transform C6 forest", "transform D6 forest")
    assert playing(*answers, **given).legal() == ["build C6", "build D6", "done"]
    first = playing(*answers, **given, **switched("spade_workshop", "first"))
    assert first.legal() == ["build C6", "done"]


@pytest.mark.rule("AOI-ON-R-05")
def test_spades_may_be_bought_on_top_without_reaching_home() -> None:
    play = playing("power 5", own="C7w", bowls=[5, 3, 4], tools=3)
    assert "transform D6 mountain" in play.legal()  # wasteland and mountain of three steps
    play.answer("transform D6 mountain")
    assert facts_of(play.state)["tools"] == 0
    assert play.prompt == "after"


@pytest.mark.rule("AOI-ON-R-06")
def test_the_city_comes_before_the_competency() -> None:
    play = playing(
        "upgrade B6 school", own="B6g B7g C6g C7w", terrain=FOREST, coins=5, tools=3,
        cities=[], keys=0,
    )  # fmt: skip
    assert play.prompt == "city"
    play.answer("city coins")
    assert play.prompt == "competency"


@pytest.mark.rule("AOI-ON-R-07")
def test_a_key_may_be_kept() -> None:
    given = {"own": "C7w", "scholars": 1, "knowledge": [7, 0, 0, 0], "keys": 1}
    play = playing("scholar banking 2", city_tiles=["coins"], **given)
    assert play.legal() == ["key use", "key keep"]
    play.answer("key keep")
    assert facts_of(play.state)["knowledge"] == [7, 0, 0, 0]
    assert facts_of(play.state)["keys"] == 1


@pytest.mark.rule("AOI-ON-R-08")
def test_the_far_end_of_a_bridge_may_be_hers() -> None:
    given = {"own": "C7w", "automa": "D8w* E10w", "bowls": [5, 3, 4]}
    assert playing("power 1", **given).legal() == ["bridge C7 D8"]
    assert "power 1" not in playing(**given, **switched("bridge_far_end", "not_automa")).legal()


@pytest.mark.rule("AOI-ON-R-09")
def test_a_neutral_palace_saves_the_coins() -> None:
    given = {"own": "C7pn", "books": [5, 0, 0, 0], "innovations": []}
    assert texts(playing(**given), "innovation") == ["innovation B1"]
    off = playing(**given, **switched("neutral_palace_counts", "off"))
    assert texts(off, "innovation") == []


@pytest.mark.rule("AOI-ON-R-10")
def test_the_points_of_the_illusionists() -> None:
    given = {"own": "C7w", "faction": "illusionists", "bowls": [5, 4, 3]}
    play = playing("power 3", **given, **switched("illusionists_points", 3))
    assert facts_of(play.state)["points"] == 23


@pytest.mark.rule("AOI-ON-R-11")
def test_two_annexes_in_one_round() -> None:
    play = playing(
        "annex C7", "done", own="C7w D8w", competencies=[10], annexes=2, passed=["automa"]
    )
    again = Playing(play.state)
    again.play("annex D8", "done")
    assert facts_of(play.state)["own"] == "C7wa D8wa"


@pytest.mark.rule("AOI-ON-R-12")
def test_the_moles_build_bridges_as_often_as_they_like() -> None:
    given = {"own": "C7w", "faction": "moles", "tools": 3, "passed": ["automa"]}
    play = playing("bridge C7 D8", "done", **given)
    assert texts(Playing(play.state), "bridge")
    once = playing("bridge C7 D8", "done", **given, **switched("moles_bridge_once", "on"))
    assert facts_of(once.state)["used"] == ["bridge"]
    assert texts(Playing(once.state), "bridge") == []


@pytest.mark.rule("AOI-ON-R-13")
def test_a_bridge_of_the_moles_lies_on_an_edge() -> None:
    legal = texts(playing(own="C7w", faction="moles", tools=1), "bridge")
    assert "bridge B5 C7" in legal  # across the edge of B6 and C6
    assert "bridge A6 C7" not in legal  # two steps away in a straight line
    assert "bridge C7 D8" in legal  # a printed site


@pytest.mark.rule("AOI-ON-R-14")
def test_no_jump_for_a_neutral_building() -> None:
    play = playing(
        "innovation B4", own="C7w", faction="moles", books=[0, 0, 0, 5], coins=5, tools=12
    )
    assert play.prompt == "place"
    assert "neutral B5 guild" not in play.legal()
    assert all("tunnel" not in text for text in play.legal())


@pytest.mark.rule("AOI-ON-R-15")
def test_both_steps_in_one_discipline() -> None:
    given = {"own": "C7w", "books": [1, 0, 0, 0], "book_actions": [2, 1, 3]}
    play = playing("book 1", "step law", **given)
    assert facts_of(play.state)["knowledge"] == [0, 2, 0, 0]
    off = playing(
        "book 1", "step law", "step medicine", **given, **switched("steps_together", "off")
    )
    assert facts_of(off.state)["knowledge"] == [0, 1, 0, 1]


@pytest.mark.rule("AOI-ON-R-16")
def test_school_to_guild_counts_as_a_guild() -> None:
    play = playing(
        "use palace", "upgrade D8 guild", own="C7p D8s", palace=3, palace_offer=[1, 17],
        bonus=9, bonus_display=[1, 2, 8],
    )  # fmt: skip
    assert facts_of(play.state)["points"] == 20 + 3 + 3


@pytest.mark.rule("AOI-ON-R-17")
def test_books_have_no_limit() -> None:
    play = playing("convert power book law", own="C7w", bowls=[0, 0, 5], books=[0, 40, 0, 0])
    assert facts_of(play.state)["books"] == [0, 41, 0, 0]


@pytest.mark.rule("AOI-ON-R-18")
def test_one_power_for_nothing_is_not_asked() -> None:
    state = position(own="C7w", automa="B5w* E10w")
    state.to_move = AUTOMA
    assert Playing(state, automa_turn, [2, 4]).prompt is None
    assert facts_of(state)["bowls"] == [4, 8, 0]


@pytest.mark.rule("AOI-ON-R-20")
def test_half_of_bowl_two_counts_at_the_end() -> None:
    assert resources(position(own="C7w", bowls=[9, 11, 0])) == 1
    assert resources(position(own="C7w", bowls=[9, 9, 0])) == 0


@pytest.mark.rule("AOI-ON-R-21")
def test_census_counts_neutral_buildings_but_no_annexes() -> None:
    given = {"books": [5, 0, 0, 0], "coins": 5}
    six = "A4wa A10w B13w C7w D8w F11w"
    without = playing("innovation B1", own=six, competencies=[10], **given)
    assert "innovation" not in ledger_of(without.state)
    seven = playing("innovation B1", own=f"{six} H6tn", competencies=[10], **given)
    assert ledger_of(seven.state)["innovation"] == 8


@pytest.mark.rule("AOI-ON-R-22")
def test_bridged_settlements_are_one() -> None:
    given = {"books": [0, 0, 0, 5], "coins": 5, "own": "A4w C7w D8w F11w"}
    tiles = {"innovation_tiles": {"B4": "telecommunication"}}
    apart = playing("innovation B4", **given, **tiles)
    assert ledger_of(apart.state)["innovation"] == 8
    joined = playing("innovation B4", **given, **tiles, bridges=[["C7", "D8"]])
    assert "innovation" not in ledger_of(joined.state)


@pytest.mark.rule("AOI-ON-R-23")
def test_a_neutral_building_may_be_left() -> None:
    play = playing("innovation B4", own="C7w", books=[0, 0, 0, 5], coins=5, tools=3)
    assert play.legal()[-1] == "done"
    play.answer("done")
    assert play.prompt == "after"
    assert facts_of(play.state)["own"] == "C7w"
    nowhere = playing("innovation B4", own="C7w", books=[0, 0, 0, 5], coins=5)
    assert nowhere.prompt == "after"  # not a tool for a spade: not even asked


@pytest.mark.rule("AOI-ON-R-25")
def test_spades_at_round_end_give_no_points_but_coins_to_the_goblins() -> None:
    play = part(
        end_round, own="C7w", faction="goblins", round_tile="city_engineering",
        knowledge=[0, 0, 4, 0],
    )  # fmt: skip
    play.answer("transform C6 forest")
    assert facts_of(play.state)["points"] == 20
    assert facts_of(play.state)["coins"] == 2


@pytest.mark.rule("AOI-ON-R-26")
def test_round_bonus_1_reaches_no_further_at_round_end() -> None:
    play = part(
        end_round, own="D8w", bonus=1, bonus_display=[8, 2, 3], passed=["person", "automa"],
        round_tile="city_engineering", knowledge=[0, 0, 4, 0],
    )  # fmt: skip
    assert all(text.split()[1] in ("E8", "E9") for text in play.legal()[:-1])


@pytest.mark.rule("AOI-ON-R-27")
def test_power_across_an_own_bridge_only_by_the_switch() -> None:
    given = {"own": "C10g", "automa": "D12w* E11w", "bridges": [["C10", "E10"]]}

    def offered(**more: Any) -> int:
        return position(**given, **more).power_for(1, "E10")

    assert offered() == 0
    assert offered(switches={"bridges_connect_everyone": True}) == 2


@pytest.mark.rule("AOI-ON-R-28")
def test_passing_is_always_possible() -> None:
    play = playing(own="C7w", coins=30, tools=30, scholars=3, bowls=[0, 0, 12])
    assert play.legal()[-3:] == ["pass left", "pass middle", "pass right"]


@pytest.mark.rule("AOI-ON-R-29")
def test_palace_14_and_the_rivers() -> None:
    given = {
        "own": "C7p C10w D8w E8w",
        "terrain": {"C10": "forest", "E8": "forest"},
        "palace": 14,
        "palace_offer": [1, 17],
        "coins": 6,
        "tools": 2,
    }
    assert playing("upgrade C10 guild", **given).prompt == "after"
    everywhere = playing("upgrade C10 guild", **given, **switched("city_rivers", "any"))
    assert everywhere.prompt == "city"


@pytest.mark.rule("AOI-ON-R-30")
def test_no_jump_to_an_adjacent_hex() -> None:
    legal = playing(own="C7w", faction="moles", coins=9, tools=9).legal()
    assert "build C6" in legal
    assert "build C6 tunnel" not in legal


@pytest.mark.rule("AOI-ON-R-31")
def test_the_steps_of_architecture() -> None:
    given = {
        "own": "C7g D8w",
        "books": [0, 0, 0, 5],
        "coins": 5,
        "innovation_tiles": {"B4": "architecture"},
    }
    single = playing("innovation B4", "step law", "step banking", **given)
    assert facts_of(single.state)["knowledge"] == [1, 1, 0, 0]
    one = playing("innovation B4", "step law", **given, **switched("architecture_together", "on"))
    assert facts_of(one.state)["knowledge"] == [0, 2, 0, 0]
    assert one.prompt == "after"


@pytest.mark.rule("AOI-ON-R-33")
def test_a_second_hex_only_after_the_first_is_home() -> None:
    given = {"own": "C7w", "bowls": [3, 3, 6]}
    play = playing("power 6", "transform B6 lake", **given)
    assert play.legal() == ["transform B6 forest", "done"]
    free = playing("power 6", "transform B6 lake", **given, **switched("split_spades", "on"))
    assert "transform C6 forest" in free.legal()
