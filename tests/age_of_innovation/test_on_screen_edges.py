"""Rules at their edges: what is just possible, just not, and what a position may still hold."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import Problem, Refused
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.deck import starting_deck
from automatable.games.age_of_innovation.on_screen.leech import gain_offered
from automatable.games.age_of_innovation.on_screen.rounds import between_rounds
from automatable.games.age_of_innovation.problems import problems
from automatable.games.age_of_innovation.state import Person, State
from tests.age_of_innovation.on_screen import Playing, ends_of, ledger_of, playing, position
from tests.age_of_innovation.test_on_screen_known import START, dealt_match
from tests.age_of_innovation.test_on_screen_rules import RICH, starting


def told(play: Playing) -> list[str]:
    return [event.kind for event in play.log.since(0)]


def refusal(text: str, *before: str, **given: Any) -> str:
    with pytest.raises(Refused) as refused:
        playing(*before, **given).answer(text)
    return refused.value.code


# --- what a building brings


@pytest.mark.rule("AOI-ON-SCORE-03", "AOI-ON-SCORE-04")
def test_palaces_that_score_workshops_and_guilds() -> None:
    own = {"own": "C7p D8w", "palace_offer": [1, 17], **RICH}
    play = playing("build C6", palace=12, **own)
    assert ledger_of(play.state)["palace"] == 2
    play = playing("upgrade D8 guild", palace=13, **own)
    assert ledger_of(play.state)["palace"] == 3


@pytest.mark.rule("AOI-ON-TILE-04")
def test_the_free_guild_of_palace_16_stands_on_empty_home_terrain() -> None:
    given = {"own": "C7g D8w", "palace_offer": [1, 16, 17], **RICH}
    play = playing("upgrade C7 palace", "palace 16", **given)
    assert play.prompt == "guild"
    assert "build A10 guild" in play.legal()
    assert "build D8 guild" not in play.legal()
    assert "build C6 guild" not in play.legal()
    forests = [h for h, t in play.state.board.printed.items() if t == "forest"]
    elsewhere = {hex: "lake" for hex in forests if hex not in ("C7", "D8")}
    play = playing("upgrade C7 palace", "palace 16", terrain=elsewhere, **given)
    assert play.prompt == "after"


@pytest.mark.rule("AOI-ON-PAL-01", "AOI-ON-INN-04", "AOI-ON-KNOW-02", "AOI-ON-POW-03")
def test_what_is_taken_is_told() -> None:
    assert "aoi-on_palace" in told(playing("upgrade C7 palace", "palace 17", own="C7g", **RICH))
    palace = {"innovation_tiles": {"T1": "palace", "T2": "steel"}}
    play = playing("innovation T1", own="C7w", **{**RICH, "books": [2, 2, 1, 0]}, **palace)
    assert play.prompt == "place"
    play.answer("done")
    assert {"aoi-on_innovation", "aoi-on_tokens"} <= set(told(play))
    key = {"knowledge": [7, 0, 0, 0], "keys": 1, "city_tiles": ["coins"]}
    assert "aoi-on_key" in told(playing("scholar banking 3", "key use", own="C7w", **key, **RICH))


@pytest.mark.rule("AOI-ON-TERR-02")
def test_no_step_beyond_the_end_of_terraforming() -> None:
    engine = {"innovation_tiles": {"T1": "steam_engine", "T2": "steel"}}
    given = {"own": "C7w", **RICH, "books": [2, 2, 1, 0], "sailing": 3, "tools_per_spade": 1}
    play = playing("innovation T1", **given, **engine)
    assert play.state.player is not None
    assert play.state.player.tools_per_spade == 1
    assert play.prompt == "after"


@pytest.mark.rule("AOI-ON-TILE-02")
@pytest.mark.parametrize(("own", "points"), [(6, 0), (7, 8), (8, 8), (9, 12), (10, 12), (11, 18)])
def test_the_census_counts_its_highest_line(own: int, points: int) -> None:
    hexes = ["A4", "A10", "B13", "C7", "D8", "F11", "H6", "H9", "H12"]
    standing = [f"{hex}w" for hex in hexes[:own]] + [
        f"{h}gn" for h in ("A5", "A9")[: max(0, own - 9)]
    ]
    census = {"innovation_tiles": {"T1": "census", "T2": "steel"}}
    terrain = {"A5": "forest", "A9": "forest"}
    given = {**RICH, "books": [2, 2, 1, 0], "terrain": terrain, **census}
    play = playing("innovation T1", own=" ".join(standing), **given)
    assert ledger_of(play.state).get("innovation", 0) == points


# --- cities


@pytest.mark.rule("AOI-ON-CITY-04")
def test_a_city_tile_without_copies_is_not_offered() -> None:
    given = {
        "own": "B6w B7g C6w C7g",
        "terrain": {"B6": "forest", "B7": "forest", "C6": "forest"},
        "city_tiles": ["coins"] * 3,
        "keys": 3,
    }
    play = playing("upgrade B6 guild", **given, **RICH)
    assert play.prompt == "city"
    assert "city coins" not in play.legal()
    assert "city books" in play.legal()


ACROSS = {"own": "C7p C10w D8w E8w", "terrain": {"C10": "forest", "E8": "forest"}}


@pytest.mark.rule("AOI-ON-R-29")
def test_rivers_join_settlements_for_palace_14_alone() -> None:
    any_rivers = {"switches": {"city_rivers": "any"}, "palace_offer": [1, 17], **RICH}
    assert playing("upgrade C10 guild", palace=14, **ACROSS, **any_rivers).prompt == "city"
    assert playing("upgrade C10 guild", palace=1, **ACROSS, **any_rivers).prompt == "after"
    apart = {**ACROSS, "own": "C7p C10w D8w H12w"}
    assert playing("upgrade C10 guild", palace=14, **apart, **any_rivers).prompt == "after"


@pytest.mark.rule("AOI-ON-CITY-02", "AOI-ON-ANX-01")
def test_an_annex_counts_as_a_building_of_a_city() -> None:
    three = {"own": "B6g C6g C7g", "terrain": {"B6": "forest", "C6": "forest"}}
    play = playing("annex C7", **three, annexes=2, competencies=[10], **RICH)
    assert play.prompt == "city"


@pytest.mark.rule("AOI-ON-END-01")
def test_a_bridge_joins_the_area_at_the_end() -> None:
    assert ends_of(position(own="C7w D8w"))["area"] == 1
    assert ends_of(position(own="C7w D8w", bridges=[["C7", "D8"]]))["area"] == 2


# --- bridges, spades, steps


@pytest.mark.rule("AOI-ON-R-08", "AOI-ON-BRG-02")
def test_a_bridge_to_hers_by_the_switch() -> None:
    given = {"own": "C7w D6w", "terrain": {"D6": "forest"}, "automa": "D8w*", **RICH}
    assert playing("power 1", **given).legal() == ["bridge C7 D8", "bridge D6 E8", "bridge D6 F6"]
    strict = {"switches": {"bridge_far_end": "not_automa"}}
    play = playing("power 1", **given, **strict)
    assert play.legal() == ["bridge D6 E8", "bridge D6 F6"]
    play.answer("bridge D6 E8")
    assert play.state.bridges == {("D6", "E8"): 1}


@pytest.mark.rule("AOI-ON-R-12")
def test_moles_build_as_many_bridges_as_they_like() -> None:
    given = {"own": "C7w", "faction": "moles", "tools": 2, "used": ["bridge"]}
    assert any(text.startswith("bridge") for text in playing(**given).legal())
    once = {"switches": {"moles_bridge_once": "on"}}
    assert not any(text.startswith("bridge") for text in playing(**given, **once).legal())


@pytest.mark.rule("AOI-ON-SPD-04", "AOI-ON-R-33")
def test_the_third_spade_stays_where_the_second_went() -> None:
    given = {"own": "C7w", "books": [3, 0, 0, 0], "book_actions": [6, 1, 2]}
    play = playing("book 1", "transform C6 forest", "transform B6 lake", **given)
    assert play.legal() == ["transform B6 forest", "done"]


@pytest.mark.rule("AOI-ON-KNOW-04")
def test_single_steps_say_how_many_are_left() -> None:
    given = {"own": "C7s D8s", "bonus": 10, "bonus_display": [1, 2, 3]}
    play = playing("pass left", **given)
    assert play.asked is not None
    assert (play.prompt, play.asked.args["left"]) == ("step", 2)
    play.answer("step law")
    assert play.asked.args["left"] == 1


@pytest.mark.rule("AOI-ON-SPD-08", "AOI-ON-BON-02")
def test_bonus_1_does_not_sail_before_the_first_round() -> None:
    def reached(bonus: int) -> list[str]:
        others = [n for n in (1, 2, 3, 8) if n != bonus][:3]
        start = {"home": "desert", "faction": "goblins", "automa_home": "lake"}
        play = starting(bonus=bonus, bonus_display=others, **start)
        first = play.legal()[0]
        play.answer(first)
        play.answer(play.legal()[0])
        assert play.prompt == "spades"
        return play.legal()

    assert reached(1) == reached(8)


@pytest.mark.rule("AOI-ON-SET-13", "AOI-ON-SCORE-05")
def test_spades_of_a_starting_competency_build_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    factions = ["inventors", "omar", "moles", "felines", "lizards", "blessed"]
    chance = {**START["chance"], "boards": ["forest", "lake", "plains"], "factions": factions}
    match = dealt_match(monkeypatch, chance, level=START["level"])
    for text in ("home forest", "faction inventors", "home lake", f"bonus {START['bonus']}"):
        match.answer(text)
    prompts = []
    while match.pending is not None and match.pending.prompt != "turn":
        prompts.append(match.pending.prompt)
        legal = match.legal()
        match.answer("competency 5" if "competency 5" in legal else legal[0])
    assert "spades" in prompts
    assert "workshop" not in prompts
    assert match.state.player is not None
    assert match.state.player.points == 20


# --- power from her buildings


def offered(power: int, bowls: list[int], *answers: str) -> tuple[int | None, int]:
    """What is asked about, and what was gained by a decision."""
    asked = gain_offered(position(own="C7w", bowls=bowls), "C6", power, Log())
    return _ended(asked, answers)


def _ended(asked: Procedure[int], answers: tuple[str, ...]) -> tuple[int | None, int]:
    amount = None
    try:
        request = next(asked)
        amount = int(str(request.args["power"]))
        for text in answers:
            request = asked.send(request.read(text).value)
    except StopIteration as end:
        return amount, end.value
    raise AssertionError


@pytest.mark.rule("AOI-ON-AUT-01", "AOI-ON-AUT-02")
def test_no_more_power_is_offered_than_tokens_can_move() -> None:
    assert offered(3, [1, 0, 11], "accept") == (2, 2)
    assert offered(3, [1, 1, 10], "refuse") == (3, 0)
    assert offered(3, [0, 1, 11]) == (None, 0)
    assert offered(1, [5, 7, 0]) == (None, 0)


# --- why not


@pytest.mark.rule("AOI-ON-TURN-05")
def test_why_an_effect_is_wholly_impossible() -> None:
    three = [["D6", "E8"], ["F8", "G7"], ["A9", "B7"]]
    assert refusal("power 1", own="C7w", bridges=three, **RICH) == "none_left"
    walled = {"own": "D8w", "automa": "E8w* E9w", "automa_home": "swamp", **RICH}
    assert refusal("power 5", terrain={"E9": "swamp"}, **walled) == "not_in_reach"
    book = {"book_actions": [4, 2, 1], **RICH}
    assert refusal("book 1", own="C7g", **book) == "not_your_building"
    four = {"own": "C7w D8g A10g B13g F11g", **book}
    assert refusal("book 1", **four) == "none_left"
    stuck = {"knowledge": [7, 7, 7, 7], **book}
    assert refusal("book 2", own="C7w", **stuck) == "no_step"


# --- positions


def found(state: State) -> list[Problem]:
    state.deck = starting_deck(state.level, [1, 2, 3, 4, 5, 6])
    return list(problems(state))


def codes(**given: Any) -> list[str]:
    state = position(**{"round": 1, "own": "C7w", "automa": "B5w* E10w", **given})
    return [problem.code for problem in found(state)]


@pytest.mark.rule("AOI-ON-INV-02", "AOI-ON-INV-03")
def test_tokens_and_scholars_to_the_last_one() -> None:
    tiles = {"T1": "steel", "T2": "census", "B1": "guild", "B2": "library", "B3": "professor"}
    palace = {"innovations": ["palace"], "innovation_tiles": {**tiles, "B4": "palace"}}
    state = position(round=1, own="C7w", bowls=[5, 7, 3], **palace)
    state.innovations.remove("B4")
    assert [problem.code for problem in found(state)] == ["too_many_tokens"]
    assert codes(scholars=3, scholar_spaces={"law": "pppp"}) == []
    state = position(round=1, own="C7w", scholars=4, scholar_spaces={"law": "pppp"})
    assert [p.details["n"] for p in found(state)] == [8]
    eight = {"law": "pppp", "banking": "pppp"}
    state = position(round=1, own="C7w", scholar_spaces=eight)
    assert [(p.code, p.details["n"]) for p in found(state)] == [("too_many_scholars", 8)]
    assert codes(scholars=-1, scholar_spaces=eight) == ["too_many_scholars", "bad_value"]


@pytest.mark.rule("AOI-ON-INV-05", "AOI-ON-INV-06")
def test_tiles_and_pieces_that_may_be_there() -> None:
    assert codes(keys=-1) == ["bad_value"]
    assert codes(city_tiles=["coins"] * 3, keys=3) == []
    assert "named_twice" in codes(innovations=["steel", "steel"])
    assert codes(faction="moles", used=["bridge"]) == []
    three = [["C7", "D8"], ["D6", "E8"], ["F8", "G7"]]
    assert codes(bridges=three) == []
    assert codes(own="C7wa", annexes=1, competencies=[10]) == []
    assert codes(own="C7wa", annexes=2, competencies=[10]) == ["too_many_annexes"]
    assert codes(annexes=1, competencies=[3]) == ["too_many_annexes"]


@pytest.mark.rule("AOI-ON-INV-07", "AOI-ON-INV-08")
def test_hexes_are_named_in_order() -> None:
    state = position(round=1, own="C7w", cities=[["E8", "D8"]])
    missing = [p.details["hex"] for p in found(state) if p.code == "city_without_building"]
    assert missing == ["D8", "E8"]
    four = {"B6": "forest", "B7": "forest", "C6": "forest"}
    state = position(round=1, own="B6g B7g C6w C7g", terrain=four)
    (city,) = [p for p in found(state) if p.code == "city_missing"]
    assert str(city.details["hex"]) == "hex B6"


@pytest.mark.rule("AOI-ON-OPT-01")
def test_one_person_with_everything_tracked_against_a_known_faction() -> None:
    def changed(**facts: Any) -> list[str]:
        state = position(round=1, own="C7w", automa="B5w* E10w")
        for name, value in facts.items():
            setattr(state, name, value)
        return [problem.code for problem in found(state)]

    assert changed() == []
    assert "on_screen_solo" in changed(faction_id="blight")
    state = position(round=1, own="C7w", automa="B5w* E10w")
    state.sight.light = True
    assert "on_screen_solo" in [problem.code for problem in found(state)]
    state = position(round=1, own="C7w", automa="B5w* E10w")
    state.people["person_2"] = Person("plains", "omar", 9)
    state.knowledge["person_2"] = dict(state.knowledge["person_1"])
    assert "on_screen_solo" in [problem.code for problem in found(state)]


@pytest.mark.rule("AOI-ON-RND-03")
def test_the_markers_lie_until_the_knowledge_bonus_is_taken() -> None:
    """The second to pass: the spade of the round tile is asked before the table is cleared."""
    given = {"round_tile": "guild_medicine", "knowledge": [0, 0, 0, 7], "passed": ["automa"]}
    covered = {"power_covered": [3], "book_covered": [2], "used": ["faction"]}
    state = playing("pass left", "done", own="C7w", **given, **covered).state
    assert state.phase == "round_end"
    play = Playing(state, between_rounds)
    assert play.prompt == "spades"
    assert (state.power_actions_covered, state.book_actions_covered) == ([3], [2])
    play.answer("done")
    assert (state.power_actions_covered, state.book_actions_covered) == ([], [])
    assert state.player is not None
    assert state.player.used == []


@pytest.mark.rule("AOI-ON-GEN-08", "AOI-ON-COMP-04")
def test_nobody_is_asked_for_a_thirteenth_competency() -> None:
    play = playing("upgrade C7 school", own="C7g", competencies=list(range(1, 13)), **RICH)
    assert play.prompt == "after"
