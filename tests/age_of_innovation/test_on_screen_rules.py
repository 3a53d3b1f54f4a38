"""Rules of the person's side that no worked example shows, chapter by chapter."""

from __future__ import annotations

import pytest

from automatable.core.turns.events import Log
from automatable.games.age_of_innovation.automa import automa_turn
from automatable.games.age_of_innovation.components import AUTOMA, DISCIPLINES
from automatable.games.age_of_innovation.on_screen.income import expected, income
from automatable.games.age_of_innovation.on_screen.player import PERSON, scholar_pool
from automatable.games.age_of_innovation.on_screen.refusals import new_turn
from automatable.games.age_of_innovation.on_screen.rounds import end_round
from automatable.games.age_of_innovation.on_screen.starting import first_buildings
from automatable.games.age_of_innovation.passing import pass_automa
from automatable.games.age_of_innovation.state import State
from tests.age_of_innovation.on_screen import Playing, facts_of, ledger_of, playing, position

RICH = {"coins": 30, "tools": 30, "bowls": [0, 0, 12], "scholars": 3, "books": [5, 5, 5, 5]}
FOUR = {
    "own": "B6w B7g C6w C7g",
    "terrain": {"B6": "forest", "B7": "forest", "C6": "forest"},
}
"""A settlement that one guild more makes a city."""


def starting(**given: object) -> Playing:
    """First buildings on a position in short form; her first card is number 1."""

    def begin(state: State, log: Log):  # type: ignore[no-untyped-def]
        return first_buildings(new_turn(state, log, in_actions=False, at_start=True))

    return Playing(position(**given), begin, [1])


def between(part: object, **given: object) -> Playing:
    def run(state: State, log: Log):  # type: ignore[no-untyped-def]
        return part(new_turn(state, log, in_actions=False))  # type: ignore[operator]

    return Playing(position(**given), run)


# --- general


@pytest.mark.rule("AOI-ON-GEN-04")
def test_nothing_is_offered_that_cannot_be_paid() -> None:
    assert "build C6" not in playing(own="C7w", coins=2, tools=3).legal()
    assert "build C6" not in playing(own="C7w", coins=1, tools=4).legal()
    play = playing("build C6", own="C7w", coins=2, tools=4)
    assert (facts_of(play.state)["coins"], facts_of(play.state)["tools"]) == (0, 0)


@pytest.mark.rule("AOI-ON-GEN-05", "AOI-ON-NEU-03")
def test_a_neutral_building_is_own_but_uncovers_no_income_and_is_never_upgraded() -> None:
    turn = new_turn(position(own="C7wn D8w", **RICH), Log())
    assert turn.count("workshop") == 2
    assert expected(turn)["tools"] == 2  # one printed, one for D8
    assert turn.supply("workshop") == 8
    legal = playing(own="C7wn D8w", **RICH).legal()
    assert "upgrade D8 guild" in legal
    assert "upgrade C7 guild" not in legal
    assert "build C6" in legal  # it reaches like any other


@pytest.mark.rule("AOI-ON-GEN-06")
def test_an_upgrade_and_a_neutral_building_are_built_an_annex_is_not() -> None:
    scoring = {"round_tile": "guild_law", "bonus": 9, "bonus_display": [1, 2, 3]}
    upgraded = playing("upgrade C7 guild", own="C7w", coins=6, tools=2, **scoring)
    assert facts_of(upgraded.state)["points"] == 26
    annexed = playing("annex C7", own="C7g", competencies=[10], annexes=1, **scoring)
    assert facts_of(annexed.state)["points"] == 20


# --- set-up


@pytest.mark.rule("AOI-ON-SET-09")
def test_her_workshops_come_between_the_two_of_the_person() -> None:
    play = starting(home="forest")
    assert play.prompt == "first_building"
    assert not play.state.automa_buildings
    forests = [h for h in play.state.board.land if play.state.board.printed[h] == "forest"]
    assert play.legal() == [f"build {hex}" for hex in forests]
    play.answer("build C7")
    assert len(play.state.automa_buildings) == 2
    assert "build C7" not in play.legal()
    play.answer("build D8")
    assert facts_of(play.state)["own"] == "C7w D8w"
    assert play.prompt is None


@pytest.mark.rule("AOI-ON-SET-12", "AOI-ON-FAC-05", "AOI-ON-R-02")
def test_inventors_take_a_competency_after_their_buildings() -> None:
    play = starting(home="forest", faction="inventors").play("build C7", "build D8")
    assert play.prompt == "competency"
    play.answer("competency 6")
    assert facts_of(play.state)["competencies"] == [6]
    assert play.prompt is None


@pytest.mark.rule("AOI-ON-SET-13", "AOI-ON-SPD-08", "AOI-ON-R-14")
def test_the_desert_has_a_free_spade_and_nothing_else() -> None:
    play = starting(home="desert", faction="moles", automa_home="lake", tools=9, coins=9)
    play.play("build A6", "build C10")
    assert play.prompt == "spades"
    assert all("tunnel" not in text for text in play.legal())
    assert "transform A7 desert" in play.legal()
    play.answer("transform A7 desert")
    assert play.prompt is None
    assert facts_of(play.state)["tools"] == 9


@pytest.mark.rule("AOI-ON-SET-13")
def test_a_tower_at_the_start_is_paid() -> None:
    play = starting(home="forest", faction="inventors", tools=3).play("build C7", "build D8")
    play.play("competency 12", "neutral C6 tower")
    assert facts_of(play.state)["own"] == "C6tn C7w D8w"
    assert facts_of(play.state)["tools"] == 0


# --- income


@pytest.mark.rule("AOI-ON-INC-01", "AOI-ON-TILE-03")
def test_every_open_symbol_pays_and_steps_and_books_are_asked_first() -> None:
    play = between(
        income,
        own="C7g D8s H6p",
        palace=6,
        palace_offer=[1, 17],
        competencies=[1, 3],
        innovations=["workshop", "guild"],
        bonus=3,
        bonus_display=[1, 2, 8],
    )
    assert play.prompt == "step"
    play.play("step law")
    assert play.prompt == "take"
    play.play("take banking", "take law", "take medicine")
    facts = facts_of(play.state)
    assert facts["books"] == [1, 1, 0, 1]
    assert facts["tools"] == 1 + 1 + 3  # printed, competency 3, innovation workshop
    assert facts["coins"] == 2 + 5  # guild, innovation guild
    assert facts["scholars"] == 1
    assert facts["bowls"] == [1, 11, 0]  # guild 1, competency 1, palace 2


@pytest.mark.rule("AOI-ON-TILE-03")
def test_innovations_that_last() -> None:
    turn = new_turn(position(own="C7w", innovations=["university", "palace"], bonus=8), Log())
    sums = expected(turn)
    assert (sums["points"], sums["power"]) == (2, 4)
    assert "use innovation professor" in playing(own="C7w", innovations=["professor"]).legal()


# --- turn and conversions


@pytest.mark.rule("AOI-ON-TURN-03", "AOI-ON-PASS-04", "AOI-ON-R-19")
def test_after_passing_conversions_are_still_possible() -> None:
    play = playing("pass left", own="C7w", tools=1)
    assert play.prompt == "after"
    assert play.legal() == ["convert tool coin", "burn", "done"]
    play.answer("done")
    assert play.prompt is None
    assert play.state.passed == [PERSON]
    assert play.state.to_move == AUTOMA


@pytest.mark.rule("AOI-ON-CONV-02", "AOI-ON-R-24")
def test_a_scholar_needs_a_piece_in_the_pool() -> None:
    spaces = {"banking": "pppp", "law": "ppp."}
    full = playing(own="C7w", bowls=[0, 0, 12], scholar_spaces=spaces)
    assert scholar_pool(full.state) == 0
    assert "convert power scholar" not in full.legal()
    play = playing("convert scholar tool", own="C7w", scholars=1)
    assert facts_of(play.state)["pool"] == 7


# --- the map


@pytest.mark.rule("AOI-ON-MAP-06")
def test_bridges_do_not_shorten_a_jump() -> None:
    given = {"own": "C7w", "faction": "moles", "tools": 20, "coins": 20}
    without, bridged = playing(**given), playing(**given, bridges=[["C7", "D8"]])
    tunnels = [text for text in without.legal() if text.endswith("tunnel")]
    assert "build D8 tunnel" in tunnels
    assert [t for t in tunnels if " D8" not in t] == [
        text for text in bridged.legal() if text.endswith("tunnel")
    ]


@pytest.mark.rule("AOI-ON-TRF-07")
def test_the_order_of_a_build() -> None:
    play = playing(
        "build B5 tunnel",
        own="C7w",
        faction="moles",
        coins=2,
        tools=5,
        round_tile="workshop_law",
    )
    told = [(event.kind, event.args.get("n")) for event in play.log]
    assert told == [
        ("aoi-on_pay_tools", 1),
        ("aoi-on_points", 4),
        ("aoi-on_pay_tools", 3),
        ("aoi-on_transform", 1),
        ("aoi-on_pay_tools", 1),
        ("aoi-on_pay_coins", 2),
        ("aoi-on_build", None),
        ("aoi-on_points", 2),
    ]


# --- free spades


@pytest.mark.rule("AOI-ON-SPD-01")
@pytest.mark.parametrize(
    ("answers", "given", "spades"),
    [
        (["power 5"], {}, 1),
        (["power 6"], {}, 2),
        (["book 1"], {"book_actions": [6, 1, 2], "books": [3, 0, 0, 0]}, 3),
        (["use bonus"], {"bonus": 3, "bonus_display": [1, 2, 8]}, 1),
        (["use palace"], {"own": "C7p", "palace": 2, "palace_offer": [1, 17]}, 2),
        (["use innovation deus_ex_machina"], {"innovations": ["deus_ex_machina"]}, 1),
        (["upgrade C7 school", "competency 5"], {"own": "C7g"}, 2),
        (["upgrade C7 palace", "palace 15", "next spades"],
         {"own": "C7g", "palace_offer": [15, 17]}, 2),
    ],
)  # fmt: skip
def test_where_free_spades_come_from(
    answers: list[str], given: dict[str, object], spades: int
) -> None:
    play = playing(*answers, **{"own": "C7w", **RICH, **given})
    assert play.prompt == "spades"
    assert play.asked is not None
    assert play.asked.args["n"] == spades


@pytest.mark.rule("AOI-ON-SPD-06")
def test_a_jump_of_free_spades_is_paid_with_each_answer() -> None:
    given = {"own": "C7w", "faction": "moles", "bowls": [3, 3, 6], "tools": 4, "coins": 2}
    play = playing("power 5", "transform B5 forest tunnel", **given)
    assert facts_of(play.state)["tools"] == 3
    assert facts_of(play.state)["points"] == 24
    assert play.legal() == ["build B5", "done"]
    play.answer("build B5")
    assert facts_of(play.state)["tools"] == 2  # the workshop costs no second jump


@pytest.mark.rule("AOI-ON-SPD-09")
def test_the_free_workshop_of_the_lizards_without_a_place_for_their_spade() -> None:
    home = dict.fromkeys(position().board.land, "forest")
    play = playing(
        "upgrade B6 guild",
        "city coins",
        own="B6w B7g C6w C7g",
        terrain=home,
        faction="lizards",
        coins=6,
        tools=2,
    )
    assert play.prompt == "workshop"
    assert "build B5" in play.legal()


# --- upgrades


@pytest.mark.rule("AOI-ON-UPG-04")
def test_annex_and_city_stay_with_the_hex() -> None:
    play = playing(
        "upgrade C7 guild",
        own="B6g B7g C6g C7wa",
        terrain=FOUR["terrain"],
        cities=[["B6", "B7", "C6", "C7"]],
        city_tiles=["coins"],
        keys=1,
        competencies=[10],
        coins=6,
        tools=2,
    )
    assert facts_of(play.state)["own"] == "B6g B7g C6g C7ga"
    assert play.prompt == "after"


# --- knowledge and scholars


@pytest.mark.rule("AOI-ON-KNOW-04")
def test_steps_can_only_be_put_where_one_is_possible() -> None:
    given = {
        "own": "C7w",
        "bonus": 6,
        "bonus_display": [1, 2, 8],
        "automa_knowledge": [0, 12, 0, 0],
        "city_tiles": ["coins", "tools"],
    }
    play = playing("use bonus", knowledge=[7, 11, 8, 6], **given)
    assert play.legal() == ["step engineering", "step medicine"]
    nowhere = playing(knowledge=[7, 11, 12, 7], **given)
    assert "use bonus" not in nowhere.legal()
    with_key = playing("use bonus", knowledge=[7, 11, 12, 7], keys=1, **given)
    assert with_key.legal() == ["step banking", "step medicine"]


@pytest.mark.rule("AOI-ON-KNOW-06")
def test_only_steps_really_made_count_for_the_round_tile() -> None:
    play = playing(
        "scholar law 3",
        own="C7w",
        scholars=1,
        knowledge=[0, 5, 0, 0],
        round_tile="knowledge_step_medicine",
    )
    assert facts_of(play.state)["knowledge"] == [0, 7, 0, 0]
    assert facts_of(play.state)["points"] == 22


@pytest.mark.rule("AOI-ON-SCH-02", "AOI-ON-R-32")
def test_a_scholar_may_go_where_the_marker_cannot() -> None:
    play = playing(
        "scholar law 3",
        own="C7w",
        scholars=1,
        knowledge=[0, 7, 0, 0],
        bonus=2,
        bonus_display=[1, 8, 3],
    )
    assert facts_of(play.state)["knowledge"] == [0, 7, 0, 0]
    assert facts_of(play.state)["points"] == 22
    assert play.prompt == "after"


# --- innovations and competencies


@pytest.mark.rule("AOI-ON-INN-01")
def test_three_innovations_are_all() -> None:
    given = {"own": "C7w", "books": [9, 9, 9, 9], "coins": 20}
    assert "innovation B1" in playing(innovations=["steel", "guild"], **given).legal()
    legal = playing(innovations=["steel", "guild", "library"], **given).legal()
    assert not any(text.startswith("innovation") for text in legal)
    gone = {"innovation_tiles": {"T1": "census"}}
    legal = playing(**given, **gone).legal()
    assert [text for text in legal if text.startswith("innovation")] == ["innovation T1"]


@pytest.mark.rule("AOI-ON-INN-04")
def test_an_innovation_leaves_its_place_and_scores_before_its_effect() -> None:
    play = playing(
        "innovation B2",
        own="C7w",
        books=[0, 5, 0, 0],
        coins=5,
        knowledge=[3, 5, 0, 0],
        round_tile="innovation_law",
    )
    assert play.state.innovations == ["T1", "T2", "B1", "B3", "B4"]
    assert ledger_of(play.state)["round_tile"] == 5
    assert ledger_of(play.state)["innovation"] == 8


@pytest.mark.rule("AOI-ON-COMP-03", "AOI-ON-TILE-01")
def test_the_place_of_a_competency_comes_before_its_effect() -> None:
    play = playing("upgrade C7 school", "competency 5", own="C7g", coins=5, tools=3)
    assert play.prompt == "spades"
    assert facts_of(play.state)["knowledge"] == [2, 0, 0, 0]
    assert facts_of(play.state)["books"] == [2, 0, 0, 0]  # the Philosophers' one with it


@pytest.mark.rule("AOI-ON-COMP-04")
def test_each_competency_once_but_always_another() -> None:
    own = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12]
    play = playing("upgrade C7 school", own="C7g", coins=5, tools=3, competencies=own)
    assert play.legal() == ["competency 11"]


# --- cities


@pytest.mark.rule("AOI-ON-CITY-06")
def test_the_city_tile_of_palace_11_marks_no_hexes() -> None:
    play = playing(
        "upgrade C7 palace", "palace 11", own="C7g", coins=6, tools=4, palace_offer=[11, 17]
    )
    assert play.prompt == "city"
    play.answer("city coins")
    facts = facts_of(play.state)
    assert (facts["city_tiles"], facts["cities"], facts["keys"]) == (["coins"], [], 1)
    assert facts["points"] == 26


@pytest.mark.rule("AOI-ON-CITY-07")
def test_a_city_within_a_city_tile_is_finished_first() -> None:
    terrain = dict.fromkeys(["B6", "B7", "C6", "E8", "D8", "E10", "F8"], "forest")
    play = playing(
        "upgrade B6 guild",
        "city spades",
        own="B6w B7g C6w C7g D8g E8g E10g",
        terrain=terrain,
        coins=9,
        tools=9,
        sailing=1,
    )
    assert play.prompt == "spades"
    play.play("transform E9 forest")
    assert play.prompt == "workshop"
    play.answer("build E9")
    assert play.prompt == "city"
    play.answer("city coins")
    assert facts_of(play.state)["city_tiles"] == ["spades", "coins"]
    assert play.prompt == "after"


# --- special actions, points


@pytest.mark.rule("AOI-ON-SPC-02")
def test_a_tile_can_be_used_in_the_round_it_was_gained_but_once() -> None:
    play = playing(
        "upgrade C7 school", "competency 4", "done", own="C7g", coins=5, tools=3, passed=["automa"]
    )
    second = Playing(play.state)
    assert "use competency" in second.legal()
    second.play("use competency", "done")
    assert "use competency" not in Playing(play.state).legal()


@pytest.mark.rule("AOI-ON-SCORE-05")
def test_nothing_scores_at_the_start_and_at_round_end() -> None:
    play = between(
        end_round,
        own="C7w",
        round_tile="spade_engineering",
        knowledge=[0, 0, 5, 0],
    )
    assert facts_of(play.state)["points"] == 20
    start = starting(home="forest", round_tile="workshop_law", round=1)
    start.play("build C7", "build D8")
    assert facts_of(start.state)["points"] == 20


# --- the Automa


@pytest.mark.rule("AOI-ON-AUT-04")
def test_she_gets_nothing_from_the_builds_of_the_person() -> None:
    play = playing("build C6", own="C7w", automa="B5w* E10w", coins=2, tools=4)
    assert play.state.points_automa == 20
    assert play.prompt == "after"


@pytest.mark.rule("AOI-ON-AUT-05")
def test_coins_on_the_bonus_that_she_takes_are_gone() -> None:
    state = position(own="C7w", bonus_coins=[3, 2, 1])
    pass_automa(state, 1, Log())  # card 1 points to the left
    assert state.player is not None
    assert state.player.bonus_coins == [0, 2, 1]
    assert (state.bonus_display, state.bonus_automa) == ([4, 2, 3], 1)


@pytest.mark.rule("AOI-ON-AUT-07")
def test_moles_and_illusionists_count_two_participants() -> None:
    moles = playing("build B5 tunnel", own="C7w", faction="moles", coins=2, tools=5)
    assert ledger_of(moles.state)["jump"] == 4
    illusions = playing("power 3", own="C7w", faction="illusionists", bowls=[5, 4, 3])
    assert ledger_of(illusions.state)["faction"] == 1


def test_her_turn_asks_only_for_power() -> None:
    state = position(own="C7w", automa="B5w* E10w", bonus=8)
    state.to_move = AUTOMA
    play = Playing(state, automa_turn, [2, 3])  # card 3 sends a scholar
    assert play.prompt is None
    assert sum(state.knowledge[AUTOMA][d] for d in DISCIPLINES) > 0
