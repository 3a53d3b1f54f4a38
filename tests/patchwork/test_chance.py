"""Chance: who deals, what can come, how likely it is."""

from __future__ import annotations

from collections import Counter

import pytest

from automatable.core.errors import Refused
from automatable.core.turns.forms import OneOf
from automatable.core.turns.procedure import Draw
from automatable.games.patchwork.automa import BackSeen, CardDraw
from automatable.games.patchwork.cards import built_in_deck
from tests.patchwork.positions import automa, match_at, new_match, play, refusal, table, written

BACKS = {number: card.budget for number, card in built_in_deck("tactical").by_number.items()}


@pytest.mark.rule("PAT-CHANCE-01")
def test_chance_decides_the_circle_and_every_card_and_nothing_else() -> None:
    match = new_match("a whole game")
    while not match.over:
        match.answer(next(iter(match.legal() or ())))
    dealt = [entry.text.split()[0] for entry in match.entries if entry.by == "app"]
    cards = sum(event.kind == "pat-card" for event in match.events())
    assert Counter(dealt) == {"circle": 1, "card": cards}
    assert sum(event.kind == "pat-shuffled_two" for event in match.events()) >= 1


@pytest.mark.rule("PAT-CHANCE-02")
def test_undoing_and_redoing_never_changes_what_the_app_has_dealt() -> None:
    match = new_match("steadfast", deck="tactical")
    for _ in range(6):
        match.answer(">")
    answers, fingerprint = match.answers, match.fingerprint()
    for _ in range(6):
        match.undo()
    assert [text for text in match.answers if text.startswith("card")] == []
    for _ in range(6):
        match.redo()
    assert (match.answers, match.fingerprint()) == (answers, fingerprint)
    again = new_match("steadfast", deck="tactical")
    for _ in range(6):
        again.answer(">")
    assert again.answers == answers


@pytest.mark.rule("PAT-CHANCE-02")
def test_with_the_real_deck_the_person_tells_the_card() -> None:
    match = new_match(dealer="table")
    match.answer(">")
    assert isinstance(match.pending, CardDraw)
    match.answer("card 5")
    assert automa(match.state).deck.drawn == [5]


@pytest.mark.rule("PAT-CHANCE-03")
def test_a_told_card_must_be_of_the_deck_and_not_drawn_since_the_last_shuffle() -> None:
    state = table("KSU", time="12-9", turn="2", other="@3n;-;0;1:4.7")
    assert refusal(state, "17") == "card_not_in_deck"
    assert refusal(state, "4") == "card_already_drawn"
    assert refusal(state, "99") == "card_not_in_deck"
    shuffled = table("KSU", time="12-9", turn="2", other="@3n;-;0;2:7")
    assert written(shuffled, "4") == ["4:>"]


@pytest.mark.parametrize("drawn", [[], [4], [4, 7, 12], [1, 2, 3, 4, 5, 6, 7, 8, 9]])
@pytest.mark.rule("PAT-CHANCE-04", "PAT-LAB-05")
def test_every_card_not_drawn_is_equally_likely(drawn: list[int]) -> None:
    told = ".".join(map(str, drawn))
    state = table(time="12-9", turn="2", other=f"@3n;-;0;1:{told}")
    outcomes = CardDraw.top_of(state).outcomes
    assert outcomes == {card: 1 for card in range(1, 13) if card not in drawn}
    assert sum(outcomes.values()) == 12 - len(drawn)


@pytest.mark.parametrize(
    ("drawn", "back", "fronts"),
    [("", 4, [17, 18]), ("17", 4, [18]), ("13", 1, [14]), ("17.19", 10, [23, 24])],
)
@pytest.mark.rule("PAT-CHANCE-05", "PAT-LAB-05")
def test_the_back_leaves_one_or_two_fronts_equally_likely(
    drawn: str, back: int, fronts: list[int]
) -> None:
    state = table(time="12-9", turn="2", other=f"@3t;-;0;1:{drawn}^{back}")
    assert CardDraw.top_of(state).outcomes == dict.fromkeys(fronts, 1)


@pytest.mark.rule("PAT-CHANCE-05")
def test_a_back_set_aside_with_the_same_value_changes_nothing() -> None:
    state = table(time="12-9", turn="2", other="@3t;-;0;1:^4")
    automa(state).set_aside_backs = (4, 8)
    assert CardDraw.top_of(state).outcomes == {17: 1, 18: 1}


@pytest.mark.rule("PAT-CHANCE-05")
def test_dealing_backs_first_makes_every_card_equally_likely() -> None:
    """First the two backs aside, then the top back, then its front: each card 1/12."""
    games = 1200
    firsts: Counter[int] = Counter()
    for n in range(games):
        match = match_at(table(other="@3t;-;0;1:"), seed=f"front {n}", dealer="app")
        match.answer(">")
        firsts[automa(match.state).deck.drawn[0]] += 1
    expected = games / 12
    chi_squared = sum((firsts[card] - expected) ** 2 / expected for card in range(13, 25))
    assert chi_squared < 31.3  # 11 degrees of freedom, 1 in 1000


@pytest.mark.rule("PAT-CHANCE-06")
def test_card_and_back_must_agree() -> None:
    seen = table("KSU", time="12-9", turn="2", other="@3t;-;0;1:17^4")
    assert refusal(seen, "13") == "back_mismatch"
    assert refusal(seen, "^8") == "back_mismatch"
    assert written(seen, "18") == ["18:>"]
    assert automa(play(seen, "18")).next_back is None


@pytest.mark.rule("PAT-CHANCE-06")
def test_the_backs_that_can_be_seen_are_offered_from_low_to_high() -> None:
    (form,) = BackSeen.forms(table("KSU", time="12-9", turn="2", other="@3t;-;0;1:17.18"))
    (part,) = form.parts
    assert isinstance(part, OneOf)
    assert list(part.options) == sorted(part.options, key=int)
    assert len(part.options) > 1
    assert BackSeen.forms(table("KSU", time="12-9", turn="2")) == []  # they lie face down


@pytest.mark.rule("PAT-CHANCE-06")
def test_a_told_back_must_belong_to_a_card_not_drawn() -> None:
    state = table("KSU", time="12-9", turn="2", other="@3t;-;0;1:17.18")
    assert refusal(state, "^4") == "no_such_back"
    assert refusal(state, "^5") == "no_such_back"
    assert automa(play(state, "^8")).next_back == 8
    assert refusal(table(time="12-9", turn="2"), "^8") == "unreadable"


def test_the_draw_of_a_back_counts_the_backs_that_are_left() -> None:
    match = match_at(table(other="@3t;-;0;1:"), dealer="app")
    dealt = [entry for entry in match.entries if entry.by == "app"]
    assert [entry.text.split()[0] for entry in dealt] == ["back", "back"]
    aside = automa(match.state).set_aside_backs
    assert aside is not None
    assert len(aside) == 2
    assert automa(match.state).next_back in BACKS.values()


def test_outcomes_that_cannot_come_together_are_refused() -> None:
    backs: Draw[tuple[int, ...]] = Draw(
        prompt="back", rule="PAT-INFO-03", stream="b", outcomes={4: 1, 8: 2}, take=2
    )
    assert backs.read("card 8 8").value == (8, 8)
    with pytest.raises(Refused):
        backs.read("card 4 4")
