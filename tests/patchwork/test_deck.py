"""The Automa's deck: one card a turn, renewed when it is used up."""

from __future__ import annotations

import pytest

from automatable.games.patchwork.automa import CardDraw
from automatable.games.patchwork.state import State
from tests.patchwork.positions import automa, events, kinds, match_at, play, table

NINE = "1.2.3.5.6.7.8.9.10"
ELEVEN = "1.2.3.5.6.7.8.9.10.11.12"


def passing(drawn: str, *, cycle: int = 1, time: str = "12-9", options: str = "o") -> State:
    """The Automa is about to pass with card 4."""
    tile = "2" if time.startswith("53") else "-"
    seat = f"@3n;-;0;{cycle}:{drawn}"
    return table("KSU", time=time, turn="2", other=seat, tile=tile, options=options)


@pytest.mark.rule("PAT-DECK-01")
def test_the_order_of_the_draw_pile_is_nowhere_to_be_seen() -> None:
    matches = [match_at(table(), seed=f"deck {n}", dealer="app") for n in range(20)]
    views = [match.view() for match in matches]
    assert views == [views[0]] * 20
    for match in matches:
        match.answer(">")
    assert len({automa(match.state).deck.drawn[0] for match in matches}) > 5


@pytest.mark.rule("PAT-DECK-02")
def test_each_turn_uses_one_card_which_is_then_discarded() -> None:
    state = passing("1.2")
    after = play(state, "4")
    assert automa(after).deck.drawn == [1, 2, 4]
    told = kinds(events(state, "4"))
    assert told.count("pat-discard") == 1
    assert told.index("pat-pass_move") < told.index("pat-discard")


@pytest.mark.rule("PAT-DECK-03")
def test_after_the_last_card_all_twelve_are_shuffled_even_those_set_aside() -> None:
    state = passing(NINE)
    after = play(state, "4")
    assert (automa(after).deck.cycle, automa(after).deck.drawn) == (2, [])
    assert list(CardDraw.top_of(after).outcomes) == list(range(1, 13))
    told = kinds(events(state, "4"))
    assert told.index("pat-discard") < told.index("pat-shuffle_two") < told.index("pat-next_you")
    assert automa(play(passing(NINE.removesuffix(".10")), "4")).deck.cycle == 1


@pytest.mark.parametrize("cycle", [1, 2, 3])
@pytest.mark.rule("PAT-DECK-04")
def test_two_are_put_aside_again_so_that_every_cycle_has_ten_turns(cycle: int) -> None:
    after = play(passing(NINE, cycle=cycle), "4")
    assert (automa(after).deck.cycle, automa(after).deck.left) == (cycle + 1, 10)


@pytest.mark.rule("PAT-DECK-05")
def test_nothing_is_shuffled_when_the_automa_is_on_the_final_space() -> None:
    state = passing(NINE, time="53-48")
    after = play(state, "4")
    assert (automa(after).deck.cycle, automa(after).deck.left) == (1, 0)
    assert "pat-shuffle_two" not in kinds(events(state, "4"))


@pytest.mark.rule("PAT-DECK-06")
def test_recycling_all_gives_later_cycles_twelve_turns() -> None:
    renewed = play(passing(NINE, options="oe"), "4")
    assert (automa(renewed).deck.cycle, automa(renewed).deck.left) == (2, 12)
    assert "pat-shuffle_all" in kinds(events(passing(NINE, options="oe"), "4"))
    assert automa(play(passing(NINE, cycle=2, options="oe"), "4")).deck.cycle == 2
    assert automa(play(passing(ELEVEN, cycle=2, options="oe"), "4")).deck.cycle == 3
