"""What the box holds for a game on screen: counts and sums that the rules name."""

from __future__ import annotations

import pytest

from automatable.games.age_of_innovation.components import (
    DISCIPLINES,
    TERRAINS,
    base_game,
    person_factions,
)
from automatable.games.age_of_innovation.deck import starting_deck
from automatable.games.age_of_innovation.on_screen.components import (
    book_actions,
    city_tiles,
    competencies,
    faction_sides,
    innovations,
    palace_tiles,
    place_of,
    places,
    planning_boards,
    power_actions,
    round_bonuses,
    side,
)
from automatable.games.age_of_innovation.on_screen.gaining import GIVING, RESOURCES
from automatable.games.age_of_innovation.on_screen.player import PersonOnScreen
from automatable.games.age_of_innovation.on_screen.turn import person_turn
from automatable.games.age_of_innovation.position import FACTS
from automatable.games.age_of_innovation.template import TEMPLATE
from tests.age_of_innovation.on_screen import position


@pytest.mark.rule("AOI-ON-SET-06", "AOI-ON-TILE-01", "AOI-ON-TILE-02", "AOI-ON-TILE-04")
def test_nothing_is_missing_from_the_box() -> None:
    assert tuple(planning_boards()) == TERRAINS
    assert list(faction_sides()) == list(person_factions())
    assert list(competencies()) == list(range(1, 13))
    assert tuple(innovations()) == base_game().innovations.ids
    assert tuple(palace_tiles()) == (*base_game().palaces.random, base_game().palaces.always)
    assert tuple(round_bonuses()) == base_game().bonuses.ids
    assert tuple(book_actions()) == base_game().book_actions.ids
    assert len(power_actions()) == base_game().actions.power
    assert tuple(places()) == base_game().innovations.one_person


@pytest.mark.rule("AOI-ON-TILE-05")
def test_the_points_of_the_city_tiles() -> None:
    assert len(city_tiles()) == 7
    assert sum(tile.points for tile in city_tiles().values()) == 43


@pytest.mark.rule("AOI-ON-COMP-02")
def test_the_display_of_competencies_gives_24_steps_and_12_books() -> None:
    display = list(competencies())
    found = [place_of(id, display) for id in display]
    assert [discipline for discipline, _ in found] == [*DISCIPLINES] * 3
    assert sum(row.steps for _, row in found) == 24
    assert sum(row.books for _, row in found) == 12


@pytest.mark.rule("AOI-ON-INC-02", "AOI-ON-INC-03")
def test_the_income_of_workshops_and_guilds() -> None:
    income = {building.id: building.income_by_built for building in side().building}
    assert income["workshop"] == {"tools": (1, 2, 3, 4, 5, 5, 6, 7, 8, 9)}
    assert income["guild"] == {"coins": (0, 2, 4, 6, 8), "power": (0, 1, 2, 4, 6)}


@pytest.mark.rule("AOI-ON-POW-01")
def test_power_moves_from_bowl_to_bowl_until_nothing_can_move() -> None:
    player = PersonOnScreen(bowls=[2, 1, 0])
    assert player.gain_power(4) == 4
    assert player.bowls == [0, 1, 2]
    assert player.gain_power(4) == 1
    assert player.bowls == [0, 0, 3]


@pytest.mark.rule("AOI-ON-POW-02")
def test_spent_power_returns_to_the_first_bowl() -> None:
    player = PersonOnScreen(bowls=[0, 1, 3])
    player.spend_power(3)
    assert player.bowls == [3, 1, 0]


@pytest.mark.rule("AOI-ON-INV-10")
def test_points_are_written_down_by_source() -> None:
    player = PersonOnScreen()
    player.score("leech", -2)
    player.score("city", 7)
    assert (player.points, player.ledger, player.start_points) == (25, {"leech": -2, "city": 7}, 20)


def test_a_position_on_screen_is_written_and_read_again() -> None:
    assert "player" not in FACTS.to_json(FACTS.from_json(TEMPLATE))
    state = position(
        own="C7g D8w",
        coins=3,
        competencies=[4],
        used=["competency"],
        round=1,
        bridges=[["C7", "D8"]],
    )
    state.deck = starting_deck(state.level, [1, 2, 3, 4, 5, 6])
    assert state.player is not None
    state.player.ledger = {"round_tile": 7}
    written = FACTS.to_json(state)
    assert FACTS.to_json(FACTS.from_json(written)) == written
    assert FACTS.from_json(written).player == state.player


@pytest.mark.rule("AOI-ON-GEN-07")
def test_the_code_knows_every_gain_of_the_data() -> None:
    assert callable(person_turn)  # with it every chapter has said what it gives
    known = {*RESOURCES, "points", *GIVING}
    lasting = {
        "sailing", "points_per_riverside_workshop", "points_per_scholar", "points_per_guild",
        "points_per_edge_workshop", "points_per_workshop_built", "points_per_guild_built",
        "city_power", "city_over_river",
    }  # fmt: skip
    box = side()
    for tile in (*box.palace, *box.competency, *box.round_bonus, *box.innovation, *box.faction):
        for name in ("income", "once", "action", "passing", "per_city_tile"):
            assert set(getattr(tile, name, {})) <= known
        assert set(getattr(tile, "ongoing", {})) <= lasting
    given = [action.gives for action in box.power_action]
    given += [action.gives for action in box.book_action]
    for gains in (*given, *(tile.gives for tile in box.city_tile)):
        assert set(gains) <= known
