"""Rulings beside those the tests of the rules cite: where the rulebook is silent or ambiguous."""

from __future__ import annotations

import pytest

from automatable.core.errors import BadOptions
from automatable.core.hexmap import distances
from automatable.core.matches.match import Match
from automatable.games.scythe import GAME
from automatable.games.scythe.map import ADJACENT, LAKES, REGIONS, RING, region_distance
from automatable.games.scythe.neighbourhood import person_neighbourhood
from tests.scythe.table import (
    asked,
    automa_of,
    automa_to_move,
    happened,
    human_of,
    human_to_move,
    kinds,
    moved,
    play,
)


@pytest.mark.rule("SCY-R-01")
@pytest.mark.parametrize(
    ("enemy", "target"),
    [
        ("C5", "B5"),  # beside it across a river; by land B4 would be nearer
        ("D5", "B4"),  # the straight way leads over a lake; around it B5 would be nearer
    ],
)
def test_nearest_ignores_rivers_and_lakes(enemy: str, target: str) -> None:
    automa = "nordic progress=6 mechs=A4 workers=A4 factory_card=yes"
    match = play(automa_to_move(f"crimea character={enemy} workers=-", automa, "-"), "card 10")
    assert moved(match) == [f"mech A4>{target}"]


@pytest.mark.rule("SCY-R-01")
def test_the_distance_is_the_number_of_steps_over_all_hexes() -> None:
    for region in REGIONS:
        steps = distances([region], ADJACENT.__getitem__)
        assert steps == {other: region_distance(region, other) for other in REGIONS}


@pytest.mark.rule("SCY-R-05")
@pytest.mark.parametrize(("ruling", "target"), [("one_step", "G3"), ("adjacent", "F4")])
def test_a_tunnel_threatens_the_other_tunnels_unless_the_switch_says_otherwise(
    ruling: str, target: str
) -> None:
    # The character on the tunnel C5 is one step from the tunnel F4, where the worker would go.
    automa = "crimea progress=6 character=mat mechs=F3 workers=G2,G4"
    switched = f"{automa} switches=human_neighbourhood:{ruling}"
    match = play(automa_to_move("nordic character=C5", switched), "card 3")
    assert moved(match) == [f"worker G2>{target}"]


@pytest.mark.rule("SCY-R-05")
@pytest.mark.parametrize(
    ("human", "region", "jump"),
    [
        ("crimea structures=A2:mine", "A2", "C5"),
        ("polania abilities=submerge", "C4", "E7"),
        ("rusviet workers=C6 abilities=township", "C6", "D4"),
        ("albion flags=H1 abilities=rally", "B1", "H1"),
    ],
)
def test_mines_and_jumps_belong_to_one_step_and_not_to_the_ring(
    human: str, region: str, jump: str
) -> None:
    state = play(human_to_move(human, "togawa")).state
    assert jump in person_neighbourhood(state, state.person, region, "one_step")
    assert person_neighbourhood(state, state.person, region, "adjacent") <= RING[region]


@pytest.mark.rule("SCY-R-05")
@pytest.mark.parametrize(("abilities", "lakes"), [("-", set()), ("submerge", {"B3", "C4", "D3"})])
def test_lakes_next_to_the_region_belong_to_the_ring_of_whoever_may_enter_them(
    abilities: str, lakes: set[str]
) -> None:
    state = play(human_to_move(f"polania abilities={abilities}", "crimea")).state
    assert person_neighbourhood(state, state.person, "C3", "adjacent") & LAKES == lakes


@pytest.mark.rule("SCY-R-08")
@pytest.mark.parametrize(
    ("level", "progress", "coins", "popularity"), [("autometta", 0, 5, 3), ("automa", 1, 6, 4)]
)
def test_the_skip_mark_skips_the_whole_turn(
    level: str, progress: int, coins: int, popularity: int
) -> None:
    human = "crimea recruits=popularity popularity=3"
    match = play(automa_to_move(human, f"nordic level={level}"), "card 7")
    automa = automa_of(match)
    assert (automa.progress, automa.coins, human_of(match).popularity) == (
        progress, coins, popularity,
    )  # fmt: skip
    assert ("skipped" in kinds(match)) == (level == "autometta")
    assert (moved(match) == []) == (level == "autometta")


ALMOST_ALL = ",".join(str(card) for card in range(1, 19) if card != 17)


@pytest.mark.rule("SCY-R-11")
def test_a_reshuffle_in_the_middle_of_a_turn_includes_the_current_card() -> None:
    units = "character=mat mechs=F4 workers=G3"
    automa = f"crimea progress=6 power=6 {units} main={ALMOST_ALL} combat=19"
    human = "saxony character=E4 workers=- power=3"
    match = play(automa_to_move(human, automa, "-"), "card 17", "power 2")
    assert asked(match) == "combat_card"
    assert sorted(automa_of(match).deck.unseen()) == list(range(1, 20))
    match.answer("card 17")
    assert automa_of(match).combat_discard == [17]


@pytest.mark.rule("SCY-R-11")
def test_the_reshuffle_of_the_scheme_switch_includes_the_current_card() -> None:
    match = play(automa_to_move("crimea", "nordic progress=8 main=1,2,4"), "card 3")
    assert automa_of(match).progress == 9
    assert (automa_of(match).deck.left, automa_of(match).main_discard) == (19, [])


@pytest.mark.rule("SCY-R-24")
def test_a_structure_alone_keeps_no_unit_of_the_automa_out() -> None:
    worker = automa_to_move("crimea structures=B5:mill", "nordic")
    mech = automa_to_move(
        "polania character=D3 workers=C1 structures=E3:mine",
        "saxony progress=6 mechs=F2 workers=F1",
        "-",
    )
    for position, card, move in (
        (worker, "card 3", "worker A4>B5"),
        (mech, "card 10", "mech F2>E3"),
    ):
        match = play(position, card)
        assert moved(match) == [move]
        assert move[-2:] in human_of(match).structures
        assert happened(match, "combat") == []


@pytest.mark.rule("SCY-R-30")
@pytest.mark.parametrize(
    "options",
    [{"automas": 2}, {"humans": 2}, {"automa_faction": "nordic,crimea"}],
)
def test_one_person_sets_up_a_match_against_one_automa(options: dict[str, str | int]) -> None:
    state = Match.new(GAME).state
    assert (len(state.persons), len(state.automas)) == (1, 1)
    with pytest.raises(BadOptions):
        Match.new(GAME, options)


@pytest.mark.rule("SCY-R-31")
@pytest.mark.parametrize(("power", "workers", "cards"), [(14, 0, 2), (3, 1, 3)])
def test_when_the_game_has_ended_nothing_is_deployed_and_no_bonus_paid(
    power: int, workers: int, cards: int
) -> None:
    # Card 5 gives 4 power, from 14 the sixth star; then a worker and the recruit bonus.
    human = "nordic recruits=combat_card cards=2"
    match = play(automa_to_move(human, f"crimea progress=20 power={power} mechs=G3"), "card 5")
    assert match.state.ended_by == "crimea"
    assert automa_of(match).count("worker", "home") == workers
    assert human_of(match).combat_cards == cards
