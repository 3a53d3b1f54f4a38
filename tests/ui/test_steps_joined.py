"""What is done in one go is one step of a told turn, and nothing is reported twice."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.testing.playing import legal_answer
from automatable.ui.stage.turns import Narration, StepToDo
from automatable.ui.words.words import Words


def news(match: Match[Any]) -> list[StepToDo]:
    parts = Narration(match, "en").last_turn()
    return [step for part in parts if not (part.by_person or part.done) for step in part.steps]


def at_round_ends(**options: Any) -> list[Match[Any]]:
    """A match of Age of Innovation whenever a round is over: the person builds and passes."""
    match = Match.new(game("age_of_innovation"), options, Seed.from_text("round's end"))
    pick, found = Random(4).choice, []
    while not match.over:
        match.answer(legal_answer(match, pick))
        if match.pending and match.pending.prompt == "round_end" and not news_is_old(match):
            found.append(match.copy())
    return found


def news_is_old(match: Match[Any]) -> bool:
    return match.entries[-1].prompt == "round_end"


@pytest.mark.parametrize("tracking", ["full", "light"])
def test_a_pass_with_the_rounds_end_takes_three_pages_at_most(tracking: str) -> None:
    """Hers that follow from it are turns of their own: the last one is counted."""
    ends = at_round_ends(tracking=tracking)
    assert len(ends) == 5
    for match in ends:
        last = [step for step in news(match) if step.entry == len(match.entries) - 1]
        assert len(last) + 1 <= 3, [step.spoken for step in last]


def test_a_rounds_end_is_told_once_as_the_list_of_its_page() -> None:
    words = Words("en", game("age_of_innovation"))
    for match in at_round_ends():
        scene = match.game.screens.scene(match, words)
        listed = scene["round_end"]["steps"]
        told = " ".join(step.spoken for step in news(match))
        assert len(listed) == 4
        assert not [line for line in listed if line in told]


def test_a_mech_of_expeditions_moves_and_takes_in_one_step() -> None:
    match = Match.new(game("expeditions"), {}, Seed.from_text("one go"))
    pick, joined = Random(2).choice, 0
    while not match.over:
        match.answer(legal_answer(match, pick))
        for step in news(match):
            events = [match.entries[step.entry].events[n] for n in step.events]
            kinds = [event.kind for event in events if event.instruct]
            joined += kinds[:1] == ["exp-move_target"] and len(kinds) > 1
    assert joined


@pytest.mark.parametrize(
    ("id", "kind"), [("age_of_innovation", "aoi-build"), ("scythe", "scy-move")]
)
def test_a_place_without_coordinates_on_the_printed_board_is_said_where_it_is(
    id: str, kind: str
) -> None:
    match = Match.new(game(id), {}, Seed.from_text("where"))
    pick, found = Random(5).choice, []
    while not match.over and len(match.entries) < 60:
        match.answer(legal_answer(match, pick))
        for step in news(match):
            events = [match.entries[step.entry].events[n] for n in step.events]
            if kind in [event.kind for event in events]:
                found += [said for told in step.instructions for said in told.says]
    assert found
    assert all(re.search("from the top|the Factory|Terrain|token", said) for _, said in found)


def test_a_region_is_cleared_in_one_step_in_scythe() -> None:
    match = Match.new(game("scythe"), {}, Seed.from_text("cleared"))
    pick, cleared = Random(2).choice, 0
    while not match.over and len(match.entries) < 150:
        match.answer(legal_answer(match, pick))
        for step in news(match):
            events = [match.entries[step.entry].events[n] for n in step.events]
            kinds = {event.kind for event in events if event.instruct}
            cleared += {"scy-put_back", "scy-token_removed"} <= kinds
    assert cleared


def test_a_region_without_resources_is_no_step_of_its_own_in_scythe() -> None:
    match = Match.new(game("scythe"), {"sit": "digital"}, Seed.from_text("nothing there"))
    pick, empty = Random(4).choice, 0
    while not match.over and len(match.entries) < 200:
        match.answer(legal_answer(match, pick))
        for step in news(match):
            events = [match.entries[step.entry].events[n] for n in step.events]
            told = [event for event in events if event.instruct]
            empty += any(event.kind == "scy-put_back" and not event.args["n"] for event in told)
            assert (told[0].kind, told[0].args.get("n")) != ("scy-put_back", 0)
    assert empty


def test_her_end_of_turn_is_one_step_in_through_the_ages() -> None:
    match = Match.new(game("through_the_ages"), {}, Seed.from_text("the end of her turn"))
    pick, ended = Random(3).choice, 0
    while not match.over and len(match.entries) < 120:
        match.answer(legal_answer(match, pick))
        for step in news(match):
            events = [match.entries[step.entry].events[n] for n in step.events]
            kinds = [event.kind for event in events if event.instruct]
            ended += {"tta-production", "tta-card_discarded"} <= set(kinds)
            assert kinds[:1] != ["tta-card_discarded"]
    assert ended


OTHER_STARS = ("(combat).", "(16 power).")


def test_a_star_of_scythe_is_counted_in_the_step_that_places_it() -> None:
    """The marker brings it: told apart, the number had changed a step too early."""
    options = {"dealer": "app", "combat_card_values": "app", "level": "ultimaszyna"}
    match = Match.new(game("scythe"), options, Seed.from_text("stars"))
    found = []
    while not match.over and len(match.entries) < 200:
        match.answer("done" if "done" in match.legal() else legal_answer(match, Random(1).choice))
        placed = [step.spoken for step in news(match) if "Place star no." in step.spoken]
        found += [spoken for spoken in placed if not spoken.endswith(OTHER_STARS)]
    assert found
    assert [spoken for spoken in found if "progress marker" not in spoken] == []
