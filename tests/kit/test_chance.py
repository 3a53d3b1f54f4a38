"""Chance, cards of one's own, what is seen (section 7)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from automatable.core.game import games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.procedure import Draw
from automatable.kit import odds
from automatable.kit.game import KitGame, any_answer
from automatable.kit.reader import read
from automatable.table.store import Store
from automatable.ui.frame import Frame
from automatable.ui.stage.log import log_page
from automatable.ui.stage.turns import Narration
from automatable.ui.words.answers import answer_in_words
from automatable.ui.words.words import Words
from tests.kit.files import kinds_told, match_of, tiny, with_line

GO = 'ask go "Go on?" yes'


def piles(match: Match[Any]) -> dict[str, Any]:
    found: dict[str, Any] = match.position()["decks"]["cards"]
    return found


@pytest.mark.rule("KIT-CHA-01")
def test_a_draw_takes_each_card_of_the_set_with_the_same_chance_copies_counted() -> None:
    match = match_of(tiny("draw c from cards", GO))
    assert isinstance(match.pending, Draw)
    assert match.pending.outcomes == {"1": 1, "2": 2}
    game = KitGame(read(tiny("draw c from cards", GO)))
    came = Counter(Match.new(game, seed=Seed.from_text(str(n))).answers[0] for n in range(300))
    assert 60 < came["card 1"] < 140


@pytest.mark.rule("KIT-CHA-01")
def test_known_cards_on_top_come_first_without_a_question() -> None:
    steps = (
        "find f in cards where f.n == 1",
        "move f to cards.draw top",
        "draw c from cards",
        'tell "{c.id}"',
        GO,
    )
    match = match_of(tiny(*steps))
    assert match.legal() == ["go yes", "go no"]
    assert kinds_told(match)[2:5] == ["moved", "drew", "tell"]


@pytest.mark.rule("KIT-CHA-02")
def test_the_app_deals_from_the_seed_and_its_answers_are_kept() -> None:
    game = KitGame(read(tiny("draw c from cards", "roll r 1..6", GO)))
    match = Match.new(game, seed=Seed.from_text("dealt"))
    assert [text.split()[0] for text in match.answers] == ["card", "r"]
    assert [entry.by for entry in match.entries] == ["app", "app"]
    assert Match.new(game, seed=Seed.from_text("dealt")).answers == match.answers


@pytest.mark.rule("KIT-CHA-03")
def test_a_person_is_asked_for_cards_and_numbers_and_shuffles() -> None:
    steps = (
        "shuffle cards",
        "draw c from cards",
        "roll r 1..6",
        'choose s from spots "S?"',
        '  random "Lot"',
        GO,
    )
    game = KitGame(read(tiny(*steps)))
    match = Match.new(game, {"dealer": "table"})
    shuffled = next(event for event in match.events() if event.kind == "kit-shuffled")
    assert shuffled.instruct
    assert match.legal() == ["card 1", "card 2"]
    match.answer("card 2")
    match.answer("r 3")
    assert match.legal() == ["s here", "s there"]


@pytest.mark.rule("KIT-CHA-03")
def test_what_nobody_sees_is_not_asked_and_becomes_an_unseen_set() -> None:
    match = match_of(tiny("deal 1 from cards.draw to cards.aside", GO), "go yes", dealer="table")
    assert kinds_told(match).count("dealt_unseen") == 2
    assert piles(match)["unsure"] == [{"cards": ["1", "2", "2"], "in": {"draw": 2, "aside": 1}}]
    assert piles(match)["draw"] == []
    match.answer("go yes")
    assert piles(match)["unsure"] == [{"cards": ["1", "2", "2"], "in": {"draw": 1, "aside": 2}}]


@pytest.mark.rule("KIT-CHA-03")
def test_a_card_drawn_leaves_its_set_and_one_pile_left_is_settled() -> None:
    steps = (
        "deal 1 from cards.draw to cards.aside",
        "draw c from cards",
        "draw d from cards",
        'tell "{left(cards)}"',
        GO,
    )
    match = match_of(tiny(*steps), dealer="table")
    assert isinstance(match.pending, Draw)
    assert match.pending.outcomes == {"1": 2, "2": 4}
    match.answer("card 2")
    assert match.legal() == ["card 1", "card 2"]
    match.answer("card 1")
    match.answer("go yes")
    assert piles(match)["aside"] == ["2"]
    assert "unsure" not in piles(match)


@pytest.mark.rule("KIT-CHA-03")
def test_what_is_known_stays_known() -> None:
    begins = with_line(
        tiny("deal 1 from cards.aside to cards.draw", GO),
        "| id | copies |",
        "| id | pile | copies |",
    )
    text = begins.replace("| 1 | | |", "| 1 | draw | | |").replace("| 2 | 2 |", "| 2 | aside | 2 |")
    text = text.replace("| 3 | | level", "| 3 | aside | | level")
    match = match_of(text, "go yes", dealer="table", level="easy")
    assert piles(match)["draw"] == ["1"]
    assert piles(match)["unsure"] == [{"cards": ["2", "2", "3"], "in": {"aside": 2, "draw": 1}}]


@pytest.mark.rule("KIT-CHA-03")
def test_shuffling_moves_counts() -> None:
    steps = (
        "deal 1 from cards.draw to cards.aside",
        "shuffle cards with aside",
        'tell "{left(cards)}"',
        GO,
    )
    match = match_of(tiny(*steps), "go yes", dealer="table")
    assert piles(match)["draw"] == ["1", "2", "2"]
    assert "unsure" not in piles(match)


@pytest.mark.rule("KIT-CHA-03")
@pytest.mark.parametrize(
    "step", ["find f in cards.aside where f.kind == red", "remove f from cards where f.kind == red"]
)
def test_somebody_looks_where_a_card_of_an_unseen_set_lies(step: str) -> None:
    match = match_of(tiny("deal 1 from cards.draw to cards.aside", step, GO), dealer="table")
    assert match.legal() == ["pile draw", "pile aside"]
    match.answer("pile aside")
    assert match.legal() == ["go yes", "go no"]


@pytest.mark.rule("KIT-CHA-04")
def test_odds_of_the_next_card_and_turn_come_from_the_rules() -> None:
    steps = ("draw c from cards", 'tell "{c.kind}"', GO)
    game = KitGame(read(tiny(*steps)))
    match = match_of(tiny(*steps))
    deck = game.file.decks["cards"]
    assert dict(odds.fields(game.file, match.state, deck))["kind"] == {
        "blue": Fraction(2, 3),
        "red": Fraction(1, 3),
    }
    told = odds.next_turn(game, match.state, "play")
    assert sorted(told.values()) == [Fraction(1, 3), Fraction(2, 3)]


@pytest.mark.rule("KIT-CHA-04")
def test_a_turn_of_too_many_ways_is_not_foretold() -> None:
    rolls = [f"roll r{n} 1..6" for n in range(6)]
    match = match_of(tiny(*rolls, GO))
    assert odds.next_turn(KitGame(read(tiny(*rolls, GO))), match.state, "play") == {}


@pytest.mark.rule("KIT-CHA-04")
def test_what_is_secret_or_unseen_is_shown_to_nobody_before_the_end() -> None:
    steps = ("deal 1 from cards.draw to cards.aside", "flag = here", GO, "finish when not go")
    text = with_line(tiny(*steps), '"Flag"', '"Flag" secret').replace(
        '"Points" automa', '"Points" secret'
    )
    match = match_of(text, "card 1", "go yes", "card 2")
    shown = match.view(1)
    assert "flag" not in shown["markers"]
    assert "points" not in shown["numbers"]
    assert shown["decks"]["cards"]["aside"] == 1
    assert shown["decks"]["cards"]["draw"] == 2
    assert not any(
        "flag" in fact.path or "points" in fact.path for fact in match.game.screens.facts(match)
    )
    match.answer("go no")
    assert match.over
    assert match.view(1)["markers"]["flag"] == "here"


@pytest.mark.rule("KIT-CHA-04")
def test_what_betrays_a_secret_is_told_nowhere_before_the_end(tmp_path: Path) -> None:
    """The plan of Stroganov's rival: rolled, kept, and the cards that do not fit taken out."""
    game = games()["stroganov"]
    match, chance = Match.new(game, {"strategy": "hidden_plan"}), Random(1)
    words = Words("en", game)
    plan = words(f"item-{match.position()['markers']['plan']}")
    store = Store(tmp_path / "tables.sqlite")
    table = store.open(store.create(match, ""))
    page = Narration(match, "en")
    told = [text for part in page.last_turn() for text, _ in part.events]
    assert plan not in log_page(Frame("en"), table)
    assert not any(plan in text or "out of the game" in text for text in told)
    assert not any(plan in answer_in_words(match, entry, words) for entry in match.entries)
    assert isinstance(match.view(1)["decks"]["cards"]["draw"], int)
    while not match.over:
        match.answer(any_answer(match, chance))
    assert any(plan in answer_in_words(match, entry, words) for entry in match.entries)
    store.close()


def test_who_rolls_for_a_secret_by_hand_has_seen_it() -> None:
    match = Match.new(games()["stroganov"], {"strategy": "hidden_plan", "dealer": "table"})
    match.answer(match.legal()[0])
    rolled = next(event for event in match.events() if event.kind == "kit-rolled")
    assert not match.game.screens.hides(rolled, match)
