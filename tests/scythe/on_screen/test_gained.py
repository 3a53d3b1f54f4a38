"""What a person's own turn on screen brought, as it is shown before the Automa begins."""

from __future__ import annotations

import automatable
from automatable.games.scythe import GAME
from automatable.games.scythe.board.gained import gained
from automatable.ui.words.words import Words

WORDS = Words("en", GAME)
PRODUCING = (
    "scy1 turn=8 to_move=saxony tile=lakes_next_to_structures | human saxony sit=digital "
    "mat=industrial character=home workers=F1*2,F2*3 hand=5,2 power=4 coins=6 popularity=3 | "
    "automa crimea level=automa dealer=app progress=6 power=6 cards=1 main=8 last=8"
)


def shown(*answers: str) -> str:
    match = automatable.at("scythe", PRODUCING, seed="gained")
    before = match.state_before(0)
    return str(gained(before, match.foresee(*answers).state, WORDS))


def test_a_star_has_its_place_and_every_number_its_change() -> None:
    told = shown("produce", "region F2 3", "done")
    assert "Your first star" in told
    assert told.count("has-star is-new") == 1
    assert ">8/8<" in told
    assert "5 → 8" in told
    assert "4 → 3" in told, "power was paid"
    assert "points" in told


def test_without_a_star_what_changed_comes_first_and_no_star_is_new() -> None:
    told = shown("bolster power")
    assert "is-new" not in told
    assert "gained-star" not in told
    assert told.index("4 → 6") < told.index("star-space")


def test_beside_the_box_nothing_is_summed_up() -> None:
    match = automatable.new("scythe", sit="companion", seed="box")
    assert gained(match.state, match.state, WORDS) == ""
