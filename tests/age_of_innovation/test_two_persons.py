"""Two persons with Automa (AOI-TWO)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import BadOptions, BadPosition
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import printed_cards
from automatable.games.age_of_innovation.knowledge import is_closed
from automatable.games.age_of_innovation.selection import closest_to_person
from automatable.games.age_of_innovation.upgrade import choose_building
from tests.age_of_innovation.small_board import acts, at, fact, match_at, only

CARDS = printed_cards().by_number
BOTH: dict[str, Any] = {"humans": ["forest", "desert"]}


def set_up(*answers: str) -> Match[Any]:
    match = Match.new(GAME, {"humans": 2}, Seed.from_text("two"))
    for text in answers:
        match.answer(text)
    while not match.set_up_done:
        match.answer((match.legal() or [""])[0])
    return match


@pytest.mark.rule("AOI-TWO-01", "AOI-TWO-09")
def test_three_participants_score_three_places() -> None:
    match = match_at(
        automa="B5w*",
        **BOTH,
        round=6,
        phase="final",
        passed=["automa", "person_1", "person_2"],
        to_move="person_1",
        knows="1/0/0/0",
        human_knows=["3/0/0/0", "2/0/0/0"],
    )
    for text in ("area 5", "points 40", "area 3", "points 45"):
        match.answer(text)
    sheet = match.score()
    assert [seat.name for seat in sheet.seats] == ["person_1", "person_2", "automa"]
    lines = [{line.what: line.points for line in seat.lines} for seat in sheet.seats]
    assert [line["area"] for line in lines] == [18, 12, 6]
    assert [line["knowledge_banking"] for line in lines] == [8, 4, 2]
    assert sheet.winner == 1


@pytest.mark.rule("AOI-TWO-02")
def test_she_always_plays_the_simpletons() -> None:
    with pytest.raises(BadOptions):
        Match.new(GAME, {"humans": 2, "faction": "druids"})
    with pytest.raises(BadPosition, match="two_humans_faction"):
        at(**BOTH, faction="druids")
    assert set_up().state.faction_id == "simpletons"


@pytest.mark.rule("AOI-TWO-03")
def test_eight_innovations_in_two_rows_of_four() -> None:
    assert set_up().state.innovations == ["T1", "T2", "T3", "T4", "B1", "B2", "B3", "B4"]


@pytest.mark.rule("AOI-TWO-04")
def test_the_humans_decide_who_starts_and_she_is_third() -> None:
    match = set_up("home forest", "skip", "home desert", "skip", "home lake", "starts 2")
    assert match.state.turn_order == ["person_2", "person_1", "automa"]


@pytest.mark.rule("AOI-TWO-05")
def test_she_gets_a_random_one_of_the_bonuses_not_chosen() -> None:
    match = set_up("home forest", "skip", "home desert", "skip", "home lake", "starts 1")
    row = next(e.text.split()[1:] for e in match.entries if e.prompt == "bonus_row")
    state = match.state
    held = [
        state.person("person_1").bonus,
        state.person("person_2").bonus,
        state.bonus_automa,
        *state.bonus_display,
    ]
    assert len(row) == 6
    assert sorted(held) == sorted(map(int, row))
    assert held[:2] == [int(row[0]), int(row[1])]
    shuffled = next(e.text for e in match.entries if e.prompt == "bonus_shuffle")
    assert shuffled == "bonuses " + " ".join(map(str, held[2:]))
    assert not {state.automa_home} & {human.home for human in state.people.values()}


@pytest.mark.rule("AOI-TWO-05")
def test_each_human_reports_first_buildings_in_turn() -> None:
    match = set_up()
    for text in ("build H6", "build I11", "done", "done"):
        match.answer(text)
    owners = {hex: found.person for hex, found in match.state.person_buildings.items()}
    assert owners == {"H6": 1, "I11": 2}
    assert match.state.phase == "play"


@pytest.mark.rule("AOI-TWO-06")
def test_you_means_both_humans() -> None:
    state = at(**BOTH, automa="B5w* E10w", human="H12w", human_2="C7w")
    assert closest_to_person(state).narrow(["B4", "B6"]) == ["B6"]
    around = at(**BOTH, automa="B11w* F12w", human="D11w", human_2="D12w")
    assert around.gap == 5
    next_to_second = at(**BOTH, automa="B6w* E10w", human="H12w", human_2="C7w")
    assert choose_building(next_to_second, CARDS[2]).chosen == "B6"
    assert is_closed(at(**BOTH, human_knows=["0/0/0/0", "0/12/0/0"]), "law")


@pytest.mark.rule("AOI-TWO-07")
def test_least_power_is_the_sum_for_both() -> None:
    _match, events = acts(
        1, 2, **BOTH, automa="B5w* B6w* E10w", human="C7g", human_2="A6w C5p", round=2
    )
    assert fact(only(events, "upgrade"), "hex") == "B6"
    told = [(e.args["seat"], e.args["power"]) for e in events if e.kind == "aoi-power"]
    assert told == [("person_1", 2), ("person_2", 1)]


@pytest.mark.rule("AOI-TWO-08")
def test_catching_up_looks_at_the_higher_marker() -> None:
    match, _ = acts(
        8, 6, **BOTH, automa="B5w* E10w", knows="2/3/3/4", human_knows=["5/3/1/0", "2/9/4/1"]
    )
    assert match.state.knowledge["automa"]["engineering"] == 6
