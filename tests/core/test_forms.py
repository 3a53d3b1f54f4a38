"""Answers described by their parts: what they produce, what fits them, how they are written."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from automatable.core.errors import Refused
from automatable.core.turns.forms import Form, Number, OneOf, Several, Text

TRACKS = Form("", (Number("coins", 0, 99, "coins {}", start=7), Number("power", 0, 16, "power {}")))
REGIONS = ("E2", "C3", "E21")
BUILT = Form(
    "structures",
    (
        OneOf("mine", REGIONS, "{}:mine", kind="region", optional=True),
        OneOf("mill", REGIONS, "{}:mill", kind="region", optional=True),
        Number("bonus", -3, 9, "bonus {}"),
    ),
    distinct=True,
)
ROW = Form("row", (Several("cards", {"iron": 2, "iron_ii": 1}, 1, 2, kind="card"),))
PATCHES = Form("+", (Several("patches", {"K": 1, "A": 1}, 2, 2, separator=""),), separator="")
HAND = Form("power", (Number("dial", 0, 7), Several("cards", {"2": 9, "3": 9}, 0, 2, "cards {}")))
NOTE = Form("note", (Text("words", 20),))
ALL = (TRACKS, BUILT, ROW, PATCHES, HAND, NOTE)


@given(seed=st.integers(0, 9999), form=st.sampled_from(ALL))
def test_whatever_a_form_produces_fits_it(seed: int, form: Form) -> None:
    assert form.fits(form.filled(Random(seed).choice))


@pytest.mark.parametrize(
    ("form", "text", "values"),
    [
        (TRACKS, "coins 12 power 0", {"coins": 12, "power": 0}),
        (BUILT, "structures bonus 0", {"mine": None, "mill": None, "bonus": 0}),
        (BUILT, "structures E21:mine E2:mill bonus -3", {"mine": "E21", "mill": "E2", "bonus": -3}),
        (ROW, "row iron_ii iron", {"cards": ("iron_ii", "iron")}),
        (PATCHES, "+AK", {"patches": ("A", "K")}),
        (HAND, "power 3", {"dial": 3, "cards": None}),
        (HAND, "power 3 cards 2 2", {"dial": 3, "cards": ("2", "2")}),
        (NOTE, "note so it is", {"words": "so it is"}),
    ],
)
def test_an_answer_is_read_part_by_part(form: Form, text: str, values: object) -> None:
    assert form.read(text) == values


@pytest.mark.parametrize(
    ("form", "text", "code"),
    [
        (TRACKS, "coins 100 power 0", "number_out_of_range"),
        (TRACKS, "coins 1", "unreadable"),
        (BUILT, "structures E2:mine E2:mill bonus 0", "unreadable"),
        (BUILT, "structures E9:mine bonus 0", "unreadable"),
        (ROW, "row iron_ii iron_ii", "cannot_come"),
        (ROW, "row iron iron iron_ii", "number_out_of_range"),
        (ROW, "row", "unreadable"),
        (PATCHES, "+K", "number_out_of_range"),
        (NOTE, "note " + "x" * 21, "unreadable"),
    ],
)
def test_what_does_not_fit_is_refused_by_name(form: Form, text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        form.read(text)
    assert refused.value.code == code
    assert not form.fits(text)


def test_a_form_explains_how_it_is_written() -> None:
    assert TRACKS.notation == "coins COINS power POWER"
    assert BUILT.notation == "structures [MINE:mine] [MILL:mill] bonus BONUS"
    assert HAND.notation == "power DIAL [cards CARDS]"


def test_a_form_is_plain_data_for_scripts() -> None:
    told = json.loads(json.dumps(BUILT.to_json()))
    assert told["parts"][0] == {
        "type": "one_of", "name": "mine", "options": list(REGIONS), "text": "{}:mine",
        "kind": "region", "optional": True, "start": None,
    }  # fmt: skip
    assert [part["type"] for form in ALL for part in form.to_json()["parts"]][-2:] == [
        "several",
        "text",
    ]
