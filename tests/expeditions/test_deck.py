"""The deck: cycles of 12 out of 14 cards, odds, and what nobody may see (EXP-DECK)."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path

import pytest

from automatable.core.errors import Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.expeditions import GAME
from automatable.games.expeditions.components import MECHS, shipped_cards
from automatable.games.expeditions.odds import chance_to_advance, unseen
from automatable.games.expeditions.state import State
from tests.expeditions.positions import automa, kinds, position

KNOWN = json.loads((Path(__file__).parent / "data" / "known_answers.json").read_text("utf-8"))


def a_match(seed: str, **options: str) -> Match[State]:
    return Match.new(GAME, {"first": "human", **options}, Seed.from_text(seed))


def turn(match: Match[State]) -> int:
    """One turn of each side; returns the card that came."""
    match.answer("done")
    while match.pending is not None and match.pending.prompt == "stack":
        match.answer("stack 2")
    return match.state.deck.drawn[-1]


@pytest.mark.rule("EXP-DECK-01", "EXP-DECK-03")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_twelve_draws_without_a_repetition_then_all_fourteen_again(seed: str) -> None:
    match = a_match(seed)
    first, second = ([turn(match) for _ in range(12)] for _ in range(2))
    assert len(set(first)) == len(set(second)) == 12
    assert match.state.deck.cycle == 2


@pytest.mark.rule("EXP-DECK-03", "EXP-R-11")
def test_the_reshuffle_waits_for_the_next_turn() -> None:
    drawn = list(range(1, 12))
    after, events = automa(position(drawn_this_cycle=drawn), 13)
    assert len(after.deck.drawn) == 12
    assert "exp-reshuffle" not in kinds(events)
    after.next = "automa"
    again, events = automa(after, 13)
    assert events[0].kind == "exp-reshuffle"
    assert again.deck.drawn == [13]


@pytest.mark.rule("EXP-DECK-02")
def test_nothing_shows_the_order_or_the_cards_set_aside() -> None:
    """Two matches with the same cards so far and another future look the same."""
    match = a_match("one")
    seen = [turn(match) for _ in range(5)]
    twin = Match.replayed(GAME, match.options, Seed.from_text("two"), None, match.answers)
    assert json.dumps(twin.view()) == json.dumps(match.view())
    assert match.view()["next_card"] == [card for card in range(1, 15) if card not in seen]
    assert [turn(match) for _ in range(4)] != [turn(twin) for _ in range(4)]


@pytest.mark.rule("EXP-DECK-04")
def test_the_app_draws_uniformly_and_reproducibly() -> None:
    firsts = [turn(a_match(str(n))) for n in range(280)]
    assert set(firsts) == set(range(1, 15))
    assert max(firsts.count(card) for card in range(1, 15)) < 45
    assert [turn(a_match(str(n))) for n in range(20)] == firsts[:20]


@pytest.mark.rule("EXP-DECK-04", "EXP-DECK-05")
def test_a_card_drawn_at_the_table_is_told_by_its_number() -> None:
    match = a_match("x", dealer="table")
    match.answer("done")
    for text, code in (("card 0", "unknown_card"), ("15", "unknown_card")):
        with pytest.raises(Refused) as refused:
            match.answer(text)
        assert refused.value.code == code
    match.answer("9")
    match.answer("done")
    with pytest.raises(Refused) as refused:
        match.answer("card 9")
    assert refused.value.code == "card_already_drawn"
    assert match.answers[-1] == "done"


@pytest.mark.rule("EXP-DECK-06")
@pytest.mark.parametrize(
    ("drawn", "chance"),
    [([], Fraction(11, 14)), ([1, 5, 8], Fraction(1)), ([2, 3], Fraction(9, 12)),
     (list(range(1, 13)), Fraction(11, 14))],
)  # fmt: skip
def test_the_odds_are_shares_of_the_unseen_cards(drawn: list[int], chance: Fraction) -> None:
    assert chance_to_advance(position(drawn_this_cycle=drawn)) == chance


@pytest.mark.rule("EXP-DECK-06")
def test_after_twelve_draws_all_fourteen_are_unseen_and_counting_can_be_hidden() -> None:
    state = position(drawn_this_cycle=list(range(1, 13)))
    assert unseen(state) == list(range(1, 15))
    assert "next_card" not in GAME.view(position(show_unseen_cards=False), 1)


@pytest.mark.rule("EXP-DECK-07")
def test_a_corrected_list_of_drawn_cards_leaves_the_others_to_chance() -> None:
    match = a_match("corrected")
    first = turn(match)
    rest = [card for card in range(1, 15) if card != first][:11]
    match.adjust(json.dumps({"drawn_this_cycle": rest}))
    assert turn(match) not in rest
    assert len(match.state.deck.drawn) == 12


@pytest.mark.rule("EXP-DECK-04")
def test_who_draws_may_change_in_mid_game() -> None:
    match = a_match("source")
    turn(match)
    match.adjust(json.dumps({"card_source": "table"}))
    match.answer("done")
    assert match.pending is not None
    assert match.pending.prompt == "card"


# --- the contents


def test_the_deck_is_the_known_one() -> None:
    """The canonical digest of the rules page."""
    cards = [
        {
            "id": card.number,
            "progress": card.progress,
            **{mech: asdict(card.section(mech)) for mech in MECHS},
        }
        for _, card in sorted(shipped_cards().items())
    ]
    text = json.dumps(cards, sort_keys=True, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == KNOWN["deck"]["sha256_canonical"]


def test_the_sums_of_the_deck() -> None:
    cards, known = list(shipped_cards().values()), KNOWN["deck"]
    assert [c.number for c in cards if not c.progress] == known["without_progress"]
    for mech in MECHS:
        sections = [card.section(mech) for card in cards]
        targets = [section.target for section in sections if section.target]
        assert sum(s.distance for s in sections) == known[f"sum_{mech}_distance"]
        assert sum(t.min_stars for t in targets) == known["sum_min_stars"][mech]
        assert sum(t.take_up_to or 0 for t in targets) == known["sum_take_up_to"][mech]
        assert [c.number for c in cards if c.section(mech).sweep] == known[f"{mech}_sweeps"]
        active = [sum(t.min_stars <= stars for t in targets) for stars in range(9)]
        assert active == known["active_targets_by_stars"][mech]
