"""The usual questions say themselves what they accept."""

from __future__ import annotations

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_number, ask_one_of, asked


def test_one_of_several_is_a_closed_list() -> None:
    ask = ask_one_of("load", "HAR-YOU-01", {"wait": None, "load 8": 8}, args={"coins": 2})
    assert (list(ask.legal()), list(ask.forms()), ask.args) == (
        ["wait", "load 8"],
        [],
        {"coins": 2},
    )
    assert (ask.read("load 8").value, ask.read(" wait ").value) == (8, None)
    with pytest.raises(Refused):
        ask.read("load 9")


def test_a_number_has_a_range_and_a_word() -> None:
    ask = ask_number("light", "HAR-YOU-02", "light", 0, 3)
    assert (ask.read("2").text, ask.read("light 2").value) == ("light 2", 2)
    assert ask.args == {"low": 0, "high": 3}
    assert [form.notation for form in ask.forms()] == ["light LIGHT"]
    for wrong in ("light 4", "-1", "two", "", "light"):
        with pytest.raises(Refused):
            ask.read(wrong)


def test_a_question_on_facts_is_asked_anew_when_they_are_corrected() -> None:
    coins = [3]
    number = ask_number("light", "HAR-YOU-02", "light", 0, lambda: coins[0])
    closed = ask_one_of("toll", "HAR-AUT-02", lambda: {"pay": True} if coins[0] else {"no": False})
    coins[0] = 0
    assert number.asked_again().args["high"] == 0
    assert list(closed.asked_again().legal()) == ["no"]
    assert ask_one_of("toll", "HAR-AUT-02", {"pay": True}).again is None


def test_a_whole_question_is_made_anew_as_often_as_it_takes() -> None:
    coins = [3]
    ask = asked(lambda: ask_one_of("toll", "HAR-AUT-02", {"pay": True}, args={"coins": coins[0]}))
    for coins[0] in (2, 5):
        ask = ask.asked_again()  # type: ignore[assignment]
        assert ask.args["coins"] == coins[0]


def test_a_number_below_nothing_is_read_as_it_is_offered() -> None:
    question = ask_number("heat", "X-1", "heat", -3, 3)
    assert question.read("heat -2").value == -2
    assert question.read("-3").text == "heat -3"
    with pytest.raises(Refused, match="number_out_of_range"):
        question.read("heat -4")
    (form,) = question.forms()
    assert form.fits("heat -2")
