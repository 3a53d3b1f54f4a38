"""The order of a person's turn (SCY-HUM-06): moves, combats, encounter, bottom row, the Automa."""

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.games.scythe import GAME
from automatable.games.scythe.state import State

MECH_ON_F2 = (
    "scy1 turn=8 phase=human to_move=saxony | human saxony character=F1 workers=F1,G1 | "
    "automa rusviet level=automa progress=6 mechs=F2 workers=C6 power=0 cards=0 main=8 last=8"
)
TWO_MECHS = MECH_ON_F2.replace("mechs=F2", "mechs=F2,E1").replace(
    "character=F1", "character=F1 mechs=F1 abilities=riverwalk"
)
SIXTH_STAR = (
    "scy1 turn=20 phase=human to_move=saxony tokens=F2 | "
    "human saxony character=F1 workers=F1,G1 stars=5 combat_stars=1 | "
    "automa rusviet level=automa progress=10 mechs=F2 workers=C6 power=0 cards=0 main=8 last=8"
)


def played(position: str, *answers: str) -> Match[State]:
    match: Match[State] = Match.at(GAME, position)
    for answer in answers:
        match.answer(answer)
    return match


def prompt(match: Match[State]) -> str:
    return match.pending.prompt if match.pending else ""


def kinds(match: Match[State]) -> list[str]:
    return [event.kind for event in match.events()]


@pytest.mark.rule("SCY-HUM-06")
@pytest.mark.parametrize("start", ["done", "combat", "combat F2"])
def test_the_turn_goes_on_after_a_combat(start: str) -> None:
    match = played(MECH_ON_F2, "character F1-F2", start, "power 1", "card 10")
    assert prompt(match) == "after_combats"
    for report in ("+mech F1 riverwalk", "mine F2", "recruit coin", "star"):
        match.answer(report)
    human = match.state.persons[0]
    assert (human.mechs, human.structures, human.recruits) == ({"F1": 1}, {"F2": "mine"}, ["coin"])
    assert human.stars == 2
    match.answer("done")
    assert prompt(match) == "card"


@pytest.mark.rule("SCY-HUM-06", "SCY-HUM-07")
def test_the_encounter_comes_after_the_combat_and_before_the_rest() -> None:
    position = SIXTH_STAR.replace("stars=5 combat_stars=1", "stars=3 combat_stars=1")
    match = played(position, "character F1-F2", "combat F2")
    assert "scy-your_encounter" not in kinds(match)
    match.answer("power 1")
    match.answer("card 10")
    assert kinds(match)[-1] == "scy-your_encounter"
    assert prompt(match) == "after_combats"


@pytest.mark.rule("SCY-HUM-07")
def test_without_a_combat_the_encounter_comes_before_the_bottom_row() -> None:
    position = SIXTH_STAR.replace("mechs=F2", "mechs=C6").replace("stars=5", "stars=3")
    match = played(position, "character F1-F2")
    assert "scy-your_encounter" not in kinds(match)
    match.answer("mine F2")
    assert kinds(match)[-2:] == ["scy-your_encounter", "scy-you_build"]
    match.answer("done")
    assert kinds(match).count("scy-your_encounter") == 1


@pytest.mark.rule("SCY-HUM-06")
def test_combats_come_in_the_persons_order_and_moves_may_follow() -> None:
    """The factory card moves a unit in the bottom row: a new combat may come of it."""
    match = played(TWO_MECHS, "character F1-F2", "mech F1-E1")
    with pytest.raises(Refused, match="which_combat"):
        match.answer("combat")
    match.answer("combat F2")
    match.answer("power 1")
    match.answer("card 10")
    assert prompt(match) == "commit"
    match.answer("power 1")
    match.answer("card 11")
    assert prompt(match) == "after_combats"
    match.answer("worker F1-F2")
    match.answer("done")
    assert match.state.phase == "automa"


@pytest.mark.rule("SCY-HUM-06")
def test_a_combat_where_nobody_meets_is_refused() -> None:
    match = played(MECH_ON_F2)
    before = match.position()
    for text, code in (
        ("combat", "no_combat"), ("combat F2", "no_combat_there"), ("combat Z9", "no_such_region"),
    ):  # fmt: skip
        with pytest.raises(Refused, match=code):
            match.answer(text)
    assert match.position() == before


@pytest.mark.rule("SCY-END-01")
def test_no_encounter_is_told_after_the_game_has_ended() -> None:
    match = played(SIXTH_STAR, "character F1-F2", "done", "power 1", "card 10")
    assert match.state.ended_by == "saxony"
    assert "scy-your_encounter" not in kinds(match)
    assert match.state.encounter_tokens == ["F2"]
    assert prompt(match) == "final_tracks"


@pytest.mark.rule("SCY-HUM-06")
def test_old_saves_go_on_to_the_automa_after_a_combat() -> None:
    match = played(MECH_ON_F2)
    old = ["character F1-F2", "done", "power 1", "card 10", "card 12"]
    again = Match.replayed(GAME, match.options, match.seed, match.start, old, rules_version=1)
    assert again.answers == [*old[:4], "done", "card 12"]
    assert again.state.phase == "human"
