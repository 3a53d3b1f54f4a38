"""The steward's plans: its short view of a turn agrees with the rules, and how lines are kept."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from automatable.core.turns.turn_so_far import TurnSoFar
from automatable.games.scythe.on_screen import objectives
from automatable.games.scythe.on_screen.components import Want
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.on_screen.players import estate_objectives
from automatable.games.scythe.on_screen.players.answering import play_out
from automatable.games.scythe.on_screen.players.answers_of_automa import Chance
from automatable.games.scythe.on_screen.players.estate import (
    estate_of,
    ground_of,
    score,
    silent_turn,
)
from automatable.games.scythe.on_screen.players.estate_turns import turns
from automatable.games.scythe.on_screen.players.line import Line
from automatable.games.scythe.on_screen.players.plan import Search, how_far, plans
from automatable.games.scythe.on_screen.players.prospects import worth
from automatable.games.scythe.score import score as score_sheet
from automatable.games.scythe.state import State
from tests.scythe.on_screen.steward_positions import SMALL, Change, as_it_is, position, rich


@pytest.mark.parametrize("change", [as_it_is, rich], ids=["start", "rich"])
def test_the_short_view_of_a_turn_agrees_with_the_rules(
    change: Change,
) -> None:
    state = position(change)
    turn = silent_turn(state)
    expected = list(turns(estate_of(turn), ground_of(turn), 15))
    assert len(expected) > 15
    for estate in expected:
        if _meets_chance(estate.script, state):
            continue
        line = play_out(Line(TurnSoFar(state.copy())), estate.script, Chance(0).deal)
        found = estate_of(line.turn)
        found.script, found.bottom = estate.script, estate.bottom
        assert found.key() == estate.key(), estate.script
        if max(line.turn.player.resources.values(), default=0) <= 6:  # more do not count there
            sheet = score_sheet(line.turn.state)
            assert sheet.seats[0].total == score(found, ground_of(line.turn)), estate.script


def _meets_chance(script: tuple[tuple[str, str], ...], state: State) -> bool:
    """An encounter card or a combat card is drawn: the short view takes an average."""
    ends = {text.removeprefix("to ") for prompt, text in script if prompt == "step"}
    drawn = any("combat_card" in text or "cards" in text for _, text in script)
    return drawn or bool(ends & {*state.encounter_tokens}) or "D4" in ends


@pytest.mark.parametrize("change", [as_it_is, rich], ids=["start", "rich"])
def test_objectives_look_at_an_estate_as_at_the_table(
    change: Change,
) -> None:
    turn = silent_turn(position(change))
    estate, ground = estate_of(turn), ground_of(turn)
    for fact, count in estate_objectives.FACTS.items():
        assert count(estate, ground) == objectives.FACTS[fact](turn), fact
    assert {*objectives.FACTS} - {*estate_objectives.FACTS} == {
        "drove_off", "full_region", "lone_wolf",
    }  # fmt: skip


def test_an_objective_counts_as_the_cards_of_the_table_have_it() -> None:
    turn = silent_turn(position())
    estate, ground = estate_of(turn), ground_of(turn)
    number, tables = estate.objectives[0], turn.decks.tables
    cards = dict(tables.objectives)

    def with_coins(coins: int) -> int:
        card = replace(cards[number], wants=(Want("coins", least=coins),))
        turn.decks.tables = replace(tables, objectives={**cards, number: card})
        return estate_objectives.reveal(estate, ground).stars

    estate.objectives = (number,)
    assert with_coins(estate.coins) == 1
    assert with_coins(estate.coins + 1) == 0


def test_a_plan_ends_when_its_time_is_up() -> None:
    turn = silent_turn(position())
    begun = list(turns(estate_of(turn), ground_of(turn), 20))
    at_once = plans(begun, ground_of(turn), Search(until=time.monotonic()))
    assert all(plan.before is None for plan in at_once)
    further = plans(begun, ground_of(turn), SMALL)
    assert all(len(plan.estates()) == 4 for plan in further)


def test_an_earlier_plan_is_given_up_only_for_a_better_one() -> None:
    """Whatever it began with, it is followed to its end."""
    turn = silent_turn(position(rich))
    ground = ground_of(turn)
    begun = list(turns(estate_of(turn), ground, 12))
    first = min(range(len(begun)), key=lambda n: worth(begun[n], ground, 0))
    earlier = plans([begun[first]], ground, Search(turns=3, width=8))[0]
    scripts = tuple(estate.script for estate in earlier.estates())
    alone = Search(turns=3, width=1, each=1)
    assert first not in {plan.first for plan in plans(begun, ground, alone)}
    found = plans(begun, ground, replace(alone, follow=scripts))
    assert earlier.worth in [plan.worth for plan in found if plan.first == first]


def test_lines_that_are_equally_far_leave_room_for_others() -> None:
    turn = silent_turn(position(rich))
    ground = ground_of(turn)
    begun = list(turns(estate_of(turn), ground, 12))
    few = plans(begun, ground, Search(turns=0, width=3, each=1, alike=1))
    assert len({how_far(plan.estate) for plan in few}) == 3
    room_for_all = Search(turns=0, width=len(begun), each=1, alike=1)
    assert len(plans(begun, ground, room_for_all)) == len(begun)


def test_a_plan_is_the_same_in_every_process() -> None:
    """Sets of names have another order in each of them."""
    found = {
        subprocess.run(
            [sys.executable, "-m", __name__],
            cwd=Path(__file__).parents[3],
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for number in range(3)
    }
    assert len(found) == 1
    assert "deploy" in found.pop()


def turns_with_a_tie() -> Iterator[str]:
    """As many workers on either region, so that a mech may be deployed on both alike."""

    def tie(state: State, player: PersonOnScreen) -> None:
        rich(state, player)
        player.workers = dict.fromkeys(player.workers, 2)

    turn = silent_turn(position(tie))
    return (str(after.script) for after in turns(estate_of(turn), ground_of(turn), 15))


if __name__ == "__main__":
    print("\n".join(turns_with_a_tie()))
