"""Hands belong to their owners: what each seat may see of the cards that lie face down."""

from __future__ import annotations

import re
from random import Random

import pytest

from automatable.core.game import ONLOOKER
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.state import PERSON, PreparedEvent, State
from tests.through_the_ages.table import table

AUTOMA = 2


def with_hands() -> State:
    hand = {"wars": {"II": 1}, "aggressions": {"II": 2}, "events": {"II": 1}}
    state = table("II", hand=hand, human={"hand": ["phalanx", "crusades"]})
    state.future_events = [PreparedEvent("II", "human", "iconoclasm")]
    return GAME.from_position(GAME.position(state))


@pytest.mark.rule("TTA-R-50")
def test_only_the_person_sees_their_own_hand() -> None:
    state = with_hands()
    assert GAME.view(state, PERSON)["human"]["hand"] == ["phalanx", "crusades"]
    for seat in (AUTOMA, ONLOOKER):
        view = GAME.view(state, seat)
        assert view["human"]["hand"] == 2
        assert view["future_events"] == [{"age": "II", "by": "human"}]
        assert not {"crusades", "iconoclasm", "phalanx"} & set(re.findall(r"\w+", str(view)))


@pytest.mark.rule("TTA-R-50")
def test_what_a_seat_cannot_know_may_be_otherwise() -> None:
    """For the person only the Automa's cards, for an onlooker the person's hand too."""
    state = with_hands()
    person = [GAME.imagined(state, PERSON, Random(n)) for n in range(20)]
    assert {str(other.automa.hand.wars) for other in person} > {"{'II': 1}"}
    assert all(other.person.hand == state.person.hand for other in person)
    onlooker = [GAME.imagined(state, ONLOOKER, Random(n)) for n in range(20)]
    assert len({tuple(other.person.hand) for other in onlooker}) > 5
    for seat, others in ((PERSON, person), (ONLOOKER, onlooker)):
        assert all(GAME.view(other, seat) == GAME.view(state, seat) for other in others)
        assert all(GAME.problems(other) == [] for other in others)


def test_at_a_real_table_the_app_knows_nothing_to_hide() -> None:
    state = table("II", settings={"military_dealer": "table"})
    assert GAME.view(state, ONLOOKER) == GAME.view(state, PERSON)
    assert GAME.imagined(state, ONLOOKER, Random(1)) == state
