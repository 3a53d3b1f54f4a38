"""What a table is told: the right card, the recruit bonus, whose loss it is."""

from __future__ import annotations

import pytest

from automatable.games.scythe import GAME
from automatable.ui.stage.turns import Narration
from automatable.ui.words.words import LANGUAGES, Words
from tests.scythe.on_screen.test_rules import table
from tests.scythe.table import automa_to_move, kinds, play


def test_the_card_that_is_claimed_by_is_not_shown_as_one_that_came() -> None:
    position = automa_to_move(
        "nordic character=E4 workers=-", "saxony level=autometta workers=E3", "-"
    )
    match = play(position, "card 7", "character E4-E3")
    assert "claim" in kinds(match)
    telling = Narration(match, "en")
    (part,) = [part for part in telling.parts(1) if part.events]
    assert part.cards == ()
    assert "card 7" in str(part.instructions[-1].text)


@pytest.mark.rule("SCY-REC-02")
@pytest.mark.parametrize(
    ("recruits", "told"), [("", "scy-no_recruit"), (" recruits=power", "scy-recruit")]
)
def test_the_recruit_bonus_of_a_card_is_always_told(recruits: str, told: str) -> None:
    for number in range(1, 20):
        position = automa_to_move(f"crimea{recruits}", "nordic")
        match = play(position, f"card {number}")
        bonus = [event for event in match.events() if "recruit" in event.kind]
        assert all(event.instruct for event in bonus), number
        named = {event.kind for event in bonus if str(event.args["bonus"]).endswith("power")}
        assert named <= {told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trap_says_that_it_is_the_automas_loss(language: str) -> None:
    words = Words(language, GAME)
    for kind in ("power", "coins", "cards", "popularity"):
        assert "Automa" in words(f"trap-{kind}")


@pytest.mark.rule("SCY-ON-PRO-06")
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_only_the_mill_is_left_no_region_is_counted(language: str) -> None:
    at = table(
        "produce", "region C1 1", "region D1 1", human="polania",
        workers={"C1": 1, "D1": 1, "D2": 1}, structures={"D2": "mill"},
    )  # fmt: skip
    assert at.pending is not None
    words = Words(language, GAME)
    told = words(f"ask-{at.pending.prompt}", **at.pending.args)
    assert "0" not in told
    assert words("structure-mill").casefold() in told.casefold()
