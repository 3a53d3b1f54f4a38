"""Requests: what can be answered, in which words, and what is refused."""

from __future__ import annotations

import pytest

from automatable.core.errors import AutomatableError, BadPosition, Problem, Refused
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.forms import Form, Number
from automatable.core.turns.procedure import Answer, Ask, Draw

CARD: Draw[int] = Draw(prompt="card", rule="R-1", stream="deck/1", outcomes={3: 1, 7: 1, 9: 0})
TILES: Draw[tuple[str, ...]] = Draw(
    prompt="tiles", rule="R-2", stream="bag", outcomes={"A": 2, "B": 1}, take=2, word="tiles"
)


def test_a_card_is_told_with_or_without_its_word() -> None:
    assert CARD.read("card 7") == CARD.read(" 7 ") == Answer(7, "card 7")


def test_several_outcomes_are_told_in_order() -> None:
    assert TILES.read("tiles B A") == TILES.read("B A") == Answer(("B", "A"), "tiles B A")
    assert TILES.read("A A").value == ("A", "A")


@pytest.mark.parametrize("text", ["", "card", "card 3 7", "3 7", "tile 3"])
def test_the_wrong_number_of_words_is_unreadable(text: str) -> None:
    with pytest.raises(Refused, match="unreadable"):
        CARD.read(text)


@pytest.mark.parametrize("text", ["card 4", "9", "card x", "-3", "+3", "03", "３"])
def test_what_is_not_there_cannot_come(text: str) -> None:
    with pytest.raises(Refused, match="cannot_come: what=card"):
        CARD.read(text)


def test_an_outcome_cannot_come_more_often_than_it_is_there() -> None:
    with pytest.raises(Refused, match="cannot_come: what=tiles, outcome=B"):
        TILES.read("B B")


def test_the_outcomes_of_one_draw_can_be_listed_those_of_several_are_too_many() -> None:
    assert list(CARD.legal()) == ["card 3", "card 7"]
    assert list(TILES.legal()) == []
    (form,) = TILES.forms()
    assert form.fits("tiles B A")
    assert not form.fits("tiles B B")
    assert TILES.items() == ["A", "A", "B"]


def test_a_closed_question_lists_its_answers_and_refuses_all_others() -> None:
    ask = ask_one_of("toll", "R-3", {"pay": True, "refuse": False})
    assert list(ask.legal()) == ["pay", "refuse"]
    assert ask.read(" pay ") == Answer(True, "pay")
    assert ask.read("Pay").text == "pay"
    with pytest.raises(Refused) as refused:
        ask.read("buy")
    assert refused.value.details == {"token": "buy"}


def test_an_open_question_lists_nothing_and_describes_its_parts() -> None:
    form = Form("light", (Number("coins", 0, 9),))
    ask = Ask(
        prompt="light",
        rule="R-4",
        seat=1,
        reader=lambda text: Answer(form.read(text)["coins"], text),
        describing=lambda: [form],
    )
    assert list(ask.legal()) == []
    assert ask.read(form.filled(max)) == Answer(9, "light 9")


def test_an_error_carries_a_code_and_details_and_prints_both() -> None:
    assert str(AutomatableError("nothing_to_undo")) == "nothing_to_undo"
    assert str(Refused("cannot_come", what="card", outcome=4)) == (
        "cannot_come: what=card, outcome=4"
    )


def test_a_bad_position_names_everything_that_is_wrong() -> None:
    error = BadPosition([Problem("too_dear", {"cost": 3}), Problem("no_room")])
    assert error.code == "bad_position"
    assert [problem.code for problem in error.problems] == ["too_dear", "no_room"]
    assert str(error) == "bad_position: problems=too_dear: cost=3, no_room"
