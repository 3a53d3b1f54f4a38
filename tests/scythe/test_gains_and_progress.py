"""4.8 Gains and recruit bonus, 4.9 Progress, stars, scheme switch."""

from __future__ import annotations

import pytest

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.scythe import GAME
from automatable.games.scythe.state import State
from tests.scythe.table import (
    asked,
    automa_of,
    automa_to_move,
    happened,
    human_of,
    kinds,
    play,
)


@pytest.mark.rule("SCY-GAIN-01")
def test_every_gain_from_left_to_right_and_brackets_for_their_faction() -> None:
    match = play(automa_to_move("nordic", "rusviet"), "card 11")
    gained = [kind for kind in kinds(match) if kind in ("deploy", "gain_coins")]
    assert gained == ["deploy", "deploy", "gain_coins"]
    assert automa_of(match).workers["home"] == 2
    other = play(automa_to_move("nordic", "saxony"), "card 11")
    assert automa_of(other).workers["home"] == 1


@pytest.mark.rule("SCY-GAIN-02")
def test_a_worker_comes_to_the_home_base() -> None:
    match = play(automa_to_move("crimea", "nordic"), "card 5")
    assert automa_of(match).workers["home"] == 1


@pytest.mark.rule("SCY-GAIN-03")
def test_the_character_comes_back_before_any_mech() -> None:
    match = play(automa_to_move("crimea", "nordic character=mat"), "card 16")
    assert (automa_of(match).character, automa_of(match).mechs) == ("home", {})
    match = play(automa_to_move("crimea", "nordic"), "card 16")
    assert automa_of(match).mechs == {"home": 1}


@pytest.mark.rule("SCY-GAIN-04")
def test_a_coin_per_icon() -> None:
    assert automa_of(play(automa_to_move("crimea", "nordic"), "card 17")).coins == 7


@pytest.mark.rule("SCY-GAIN-05", "SCY-R-17")
def test_power_ends_at_16() -> None:
    match = play(automa_to_move("crimea", "nordic power=14"), "card 3")
    assert automa_of(match).power == 16
    assert happened(match, "gain_power") == [{"n": 2, "total": 16}]


@pytest.mark.rule("SCY-GAIN-06")
@pytest.mark.parametrize(("held", "after"), [(2, 3), (42, 42)])
def test_a_combat_card_if_any_is_left(held: int, after: int) -> None:
    match = play(automa_to_move("crimea", f"nordic cards={held}"), "card 14")
    assert automa_of(match).combat_cards == after


@pytest.mark.rule("SCY-GAIN-07")
def test_nothing_of_the_kind_on_the_mat() -> None:
    match = play(automa_to_move("crimea", "nordic mechs=A4,A5,B5,home"), "card 16")
    assert happened(match, "nothing_to_deploy") == [{"icon": "unit"}]
    match = play(automa_to_move("crimea", "nordic workers=A4*4,A5*4"), "card 5")
    assert happened(match, "nothing_to_deploy") == [{"icon": "worker"}]


@pytest.mark.rule("SCY-REC-01", "SCY-REC-02")
def test_a_recruit_bonus_for_whoever_has_unlocked_it() -> None:
    match = play(automa_to_move("crimea recruits=coin coins=6", "nordic"), "card 5")
    assert human_of(match).coins == 7
    assert happened(match, "recruit") == [{"bonus": "coin"}]
    match = play(automa_to_move("crimea recruits=power coins=6", "nordic"), "card 5")
    assert human_of(match).coins == 6
    assert happened(match, "no_recruit") == [{"bonus": "coin"}]
    assert "no_recruit" not in kinds(play(automa_to_move("crimea", "nordic"), "card 3"))


@pytest.mark.rule("SCY-REC-03")
def test_the_automa_never_gets_the_recruit_bonus() -> None:
    match = play(automa_to_move("crimea recruits=coin", "nordic"), "card 5")
    assert automa_of(match).coins == 6, "one coin of the gain row and no more"


@pytest.mark.rule("SCY-REC-04")
def test_a_bonus_may_bring_the_sixth_star_before_the_progress_step() -> None:
    match = play(automa_to_move("crimea recruits=power stars=5", "nordic"), "card 1")
    assert asked(match) == "bonus_star"
    match.answer("star")
    assert match.state.ended_by == "crimea"
    assert automa_of(match).progress == 0
    match = play(automa_to_move("crimea recruits=power power=9", "nordic"), "card 1")
    assert asked(match) == "report", "with 10 power there is no star to ask for"
    match = play(automa_to_move("crimea recruits=power power=15", "nordic"), "card 1", "no star")
    assert (human_of(match).power, human_of(match).stars) == (16, 0)


@pytest.mark.rule("SCY-PROG-01")
def test_a_gold_star_moves_the_marker_and_a_crossed_one_does_not() -> None:
    assert automa_of(play(automa_to_move("crimea", "nordic"), "card 3")).progress == 1
    match = play(automa_to_move("crimea", "nordic"), "card 4")
    assert automa_of(match).progress == 0
    assert "no_progress" in kinds(match)


@pytest.mark.rule("SCY-PROG-02")
def test_water_opens_for_the_next_move() -> None:
    match = play(automa_to_move("crimea", "nordic progress=3"), "card 3")
    assert "water" in kinds(match)
    assert not automa_of(match).no_water
    assert match.state.automas[0].workers == {"A5": 1, "B5": 1}


@pytest.mark.rule("SCY-PROG-03", "SCY-STAR-04")
def test_a_star_space_brings_a_star_on_a_free_space() -> None:
    match = play(automa_to_move("crimea", "nordic progress=13"), "card 3")
    assert happened(match, "star") == [{"seat": "automa", "space": "mechs_4", "n": 2}]


@pytest.mark.rule("SCY-PROG-04", "SCY-PROG-05")
def test_the_first_progress_star_switches_the_scheme_and_shuffles_everything() -> None:
    match = play(automa_to_move("crimea", "nordic progress=8 main=1,2 combat=5"), "card 3")
    automa = automa_of(match)
    assert automa.scheme == "II"
    assert (automa.deck.left, automa.main_discard, automa.combat_discard) == (19, [], [])
    assert automa.last_main_card == 3
    later = play(automa_to_move("crimea", "nordic progress=13 main=1,2"), "card 3")
    assert "shuffle" not in kinds(later)


@pytest.mark.rule("SCY-PROG-06")
def test_other_stars_do_not_switch_the_scheme() -> None:
    match = play(automa_to_move("crimea", "nordic power=14 combat_stars=2"), "card 3")
    automa = automa_of(match)
    assert (automa.stars, automa.scheme) == (3, "I")
    assert "shuffle" not in kinds(match)


@pytest.mark.rule("SCY-STAR-01")
def test_stars_come_from_progress_combats_and_power_only() -> None:
    automa = automa_of(play(automa_to_move("crimea", "nordic progress=14 combat_stars=1 "
                                           "power=16 power_star=yes")))  # fmt: skip
    assert automa.stars == automa.progress_stars + 1 + 1 == 4


@pytest.mark.rule("SCY-STAR-02")
@pytest.mark.parametrize(("had", "after"), [(0, 1), (1, 2), (2, 2)])
def test_at_most_two_combat_stars(had: int, after: int) -> None:
    human = "polania character=E3 workers=-"
    automa = f"crimea progress=12 power=14 character=mat mechs=F3 combat_stars={had}"
    match = play(automa_to_move(human, automa, "-"), "card 15", "power 0", "card 17")
    assert automa_of(match).combat_stars == after


@pytest.mark.rule("SCY-STAR-03")
def test_sixteen_power_brings_one_star_and_never_again() -> None:
    match = play(automa_to_move("crimea", "nordic power=15"), "card 3")
    assert automa_of(match).power_star
    again = play(automa_to_move("crimea", "nordic power=15 power_star=yes"), "card 3")
    assert "star" not in kinds(again)


@pytest.mark.rule("SCY-STAR-05")
def test_stars_are_never_lost() -> None:
    match: Match[State] = Match.new(
        GAME, {"level": "automa", "combat_card_values": "app"}, Seed.from_text("stars")
    )
    before = 0
    while not match.state.ended_by:
        match.answer("done" if asked(match) == "report" else "resources")
        assert automa_of(match).stars >= before
        before = automa_of(match).stars
    assert before == 6
