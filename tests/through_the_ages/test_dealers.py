"""Who deals: one choice for all cards, and how a kind of card can be dealt differently."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.through_the_ages.cards import house_file
from automatable.games.through_the_ages.game import GAME

OWN = {**deepcopy(house_file().contents), "id": "mine"}


def dealers(**options: Any) -> tuple[str, str, str]:
    """Of civil, military and Automa cards."""
    chosen = {"start_player": "human", **options}
    match = Match.new(GAME, chosen, Seed.from_text("dealers"))
    if not match.set_up_done:
        match.answer(f"row {FIRST_ROW}")
    settings = match.state.settings
    return settings.civil_dealer, settings.military_dealer, settings.automa_dealer


FIRST_ROW = (
    "homer moses aristotle hammurabi julius_caesar colossus pyramids hanging_gardens frugality_a"
    " rich_land_a urban_growth_a stockpile_a patriotism_a"
)


@pytest.mark.parametrize(
    ("options", "wanted"),
    [
        ({}, ("app", "app", "app")),
        ({"dealer": "table"}, ("table", "table", "app")),
        ({"dealer": "table", "automa_dealer": "table"}, ("table", "table", "table")),
        ({"dealer": "table", "civil_dealer": "app"}, ("app", "table", "app")),
        ({"military_dealer": "table"}, ("app", "table", "app")),
        ({"dealer": "table", "deck": OWN}, ("table", "table", "table")),
        ({"deck": OWN}, ("app", "app", "app")),
        ({"deck": "manual"}, ("app", "app", "table")),
    ],
)
def test_one_choice_settles_all_cards_and_each_kind_may_differ(
    options: dict[str, Any], wanted: tuple[str, ...]
) -> None:
    assert dealers(**options) == wanted


@pytest.mark.parametrize("stream", ["civil/A", "military/I", "events", "automa/I/1"])
def test_whoever_deals_a_card_answers_for_it(stream: str) -> None:
    table = GAME.dealt_by_app(options(dealer="table", deck=OWN), stream)
    assert (table, GAME.dealt_by_app(options(), stream)) == (False, True)


def options(**chosen: Any) -> dict[str, Any]:
    return Match.new(GAME, {"start_player": "human", **chosen}, Seed.from_text("x")).options


def test_saves_that_name_each_dealer_load_as_they_are() -> None:
    """As all saves did before there was one choice."""
    named = {"civil_dealer": "table", "military_dealer": "app", "automa_dealer": "app"}
    assert dealers(**named) == ("table", "app", "app")
