"""The end of the game and the score (EXP-END, EXP-SCO)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from automatable.core.errors import BadPosition, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.expeditions import GAME
from automatable.games.expeditions.board.scene import scene
from automatable.games.expeditions.score import score
from automatable.games.expeditions.state import PersonCount, State
from automatable.testing.playing import legal_answer
from automatable.ui.words.words import Words
from tests.expeditions.positions import EMPTY, automa, kinds, person, position


def at(**facts: object) -> Match[State]:
    start = GAME.position(position(**facts))
    return Match.at(GAME, start, {"dealer": "table"}, Seed.from_text("end"))


@pytest.mark.rule("EXP-END-01", "EXP-R-07")
def test_the_8th_star_triggers_the_end_and_both_mechs_still_act() -> None:
    central = ["-"] * 6 + ["o3"]
    state = position(level="printed_1", marker=28, north=EMPTY, central=central)
    after, events = automa(state, 2)
    assert (after.trigger, after.final_turns_left) == ("automa", ["human", "automa"])
    assert (after.mechs["north"], after.gained.corruption) == ("N3", 1)
    assert "exp-trigger_automa" in kinds(events)


@pytest.mark.rule("EXP-END-02")
def test_the_4th_star_of_the_person_triggers_the_end_after_the_turn() -> None:
    state, _ = person(position(next="human", human_stars=3), "star")
    assert state.trigger is None
    state, events = person(state, "done")
    assert (state.trigger, state.next) == ("human", "automa")
    assert "exp-trigger_human" in kinds(events)


@pytest.mark.rule("EXP-END-03", "EXP-END-04", "EXP-R-08")
def test_each_side_takes_one_more_turn_the_triggering_side_last() -> None:
    match = at(next="human", human_stars=3, north=EMPTY, central=EMPTY)
    match.answer("star; done")
    assert match.state.final_turns_left == ["automa", "human"]
    match.answer("card 7")
    assert (match.state.next, match.state.final_turns_left) == ("human", ["human"])
    match.answer("done")
    assert (match.state.next, match.state.final_turns_left) == ("scoring", [])
    with pytest.raises(Refused):
        match.answer("card 8")


@pytest.mark.rule("EXP-END-04")
def test_a_final_automa_turn_reshuffles_if_it_must() -> None:
    state = position(
        marker=27, trigger="automa", final_turns_left=["automa"],
        drawn_this_cycle=list(range(1, 13)), north=EMPTY, central=EMPTY,
    )  # fmt: skip
    after, events = automa(state, 1)
    assert events[0].kind == "exp-reshuffle"
    assert after.next == "scoring"


@pytest.mark.rule("EXP-END-05", "EXP-R-09")
def test_there_is_only_one_trigger_but_later_stars_score() -> None:
    state = position(
        level="printed_3", marker=22, north=EMPTY, central=EMPTY, human_stars=4,
        trigger="human", final_turns_left=["automa", "human"],
    )  # fmt: skip
    after, _ = automa(state, 13)
    assert after.stars == 8
    assert (after.trigger, after.final_turns_left) == ("human", ["human"])


def scored(count: tuple[int, int, int, int], **facts: object) -> State:
    told = {"marker": 28, "automa_gained": {"maps": 9, "corruption": 13, "token_20": True}}
    state = position(**{**told, **facts}, human_stars=3)
    state.next, state.person_count = "scoring", PersonCount(*count)
    return state


@pytest.mark.rule("EXP-SCO-01", "EXP-SCO-02", "EXP-SCO-03", "EXP-R-03")
@pytest.mark.parametrize(
    ("level", "total"),
    [("printed_1", 8 * 4 + 9 + 14), ("printed_2", 8 * 4 + 9 + 28), ("house_5", 8 * 7 + 9 + 28)],
)
def test_stars_maps_and_corruption_by_the_coins_of_the_level(level: str, total: int) -> None:
    marker = {"printed_1": 30, "printed_2": 28, "house_5": 18}[level]
    assert score(scored((0, 0, 0, 0), level=level, marker=marker)).total(2) == total


@pytest.mark.rule("EXP-SCO-04", "EXP-R-22")
@pytest.mark.parametrize(("shift", "total"), [(-2, 53), (0, 69), (3, 93)])
def test_the_adjustment_is_added_to_the_coins_per_star(shift: int, total: int) -> None:
    assert score(scored((0, 0, 0, 0), star_adjustment=shift)).total(2) == total


@pytest.mark.rule("EXP-SCO-05")
@pytest.mark.parametrize(("quests", "per_star"), [(0, 5), (1, 6), (2, 8), (3, 10), (5, 10)])
def test_the_persons_coins(quests: int, per_star: int) -> None:
    assert score(scored((11, quests, 6, 10))).total(1) == 11 + 3 * per_star + 6 + 20


@pytest.mark.rule("EXP-SCO-06")
@pytest.mark.parametrize(("coins", "winner"), [(12, 2), (13, 2), (14, 1)])
def test_a_tie_goes_to_the_automa(coins: int, winner: int) -> None:
    sheet = score(scored((coins, 3, 6, 10)))
    assert sheet.winner == winner
    assert (sheet.tie_break == "exp-tie") == (coins == 13)


@pytest.mark.rule("EXP-END-03")
@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"trigger": "automa", "final_turns_left": ["automa", "human"]}, "wrong_final_turns"),
        ({"trigger": "automa", "final_turns_left": ["automa"], "next": "human"}, "wrong_next"),
        ({"trigger": "automa", "final_turns_left": [], "next": "automa"}, "wrong_next"),
        ({"final_turns_left": ["automa"]}, "final_turns_without_trigger"),
        ({"next": "scoring"}, "final_turns_without_trigger"),
    ],
)
def test_last_turns_in_another_order_are_no_position(facts: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(marker=28, **facts)
    assert problem in [found.code for found in refused.value.problems]


@pytest.mark.rule("EXP-SCO-05")
def test_what_nobody_has_counted_yet_is_worth_nothing() -> None:
    lines = score(position(human_stars=3)).seats[0].lines
    assert [(line.what, line.points, line.known) for line in lines] == [
        ("coins", 0, False),
        ("stars", 15, True),
        ("items", 0, False),
        ("corruption", 0, False),
    ]


@pytest.mark.rule("EXP-SCO-05")
def test_the_person_counts_four_things_and_the_result_is_told() -> None:
    match = at(next="scoring", trigger="human", human_stars=4, marker=10)
    for answer in ("coins 11", "quests 3", "6", "corruption 10"):
        match.answer(answer)
    assert match.over
    assert match.score().total(1) == 11 + 40 + 6 + 20
    assert [event.kind for event in match.entries[-1].events] == ["exp-counted", "exp-result"]


def test_what_was_counted_is_known_at_once() -> None:
    match = at(next="scoring", trigger="human", human_stars=4, marker=10)
    match.answer("coins 11")
    known = {line.what: line.points for line in match.score().seats[0].lines if line.known}
    assert known["coins"] == 11
    assert "items" not in known
    for answer in ("quests 3", "6", "corruption 10"):
        match.answer(answer)
    assert match.state.person_now == {}


@pytest.mark.rule("EXP-PRG-04", "EXP-R-10")
def test_a_marker_at_the_end_of_a_custom_track_stays() -> None:
    level = {
        "id": "short", "name": "Short", "star_positions": [1, 2, 3, 4, 5, 6, 7, 8],
        "spaces_after_start": 8, "coins": {"star": 1, "map": 1, "corruption": 1},
    }  # fmt: skip
    state = position(level=level, marker=8, trigger="automa", final_turns_left=["automa"],
                     north=EMPTY, central=EMPTY)  # fmt: skip
    assert automa(state, 7)[0].progress == 8


@pytest.mark.rule("EXP-HUM-05", "EXP-SCO-05")
def test_the_tokens_that_were_reported_stand_in_the_final_count() -> None:
    """12 were counted where 10 had been reported, and nothing said so."""
    match = Match.new(GAME, {}, Seed.from_text("count"))
    pick = Random(1).choice
    while match.pending and match.pending.prompt != "coins":
        match.answer(legal_answer(match, pick))
    events = [event for entry in match.entries for event in entry.events]
    reported = sum(int(str(event.args["n"])) for event in events if event.kind == "exp-you_took")
    reported += sum(event.kind == "exp-you_took_20" for event in events)
    rows = {row[0]: row for row in scene(match, Words("en", GAME))["counted"]}
    assert reported
    assert rows["corruption"][3] == reported
    assert f"reported {reported}" in rows["corruption"][2]
