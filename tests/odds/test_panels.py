"""The panels on the page: every game tells its odds in every language, and never by the seed."""

from __future__ import annotations

from fractions import Fraction

import pytest

import automatable
from automatable.core.advice.odds import Likely, gathered, odds_list, percent, shares
from automatable.core.drawing.screens import ShowsPanels
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.ui.words.words import LANGUAGES, Words

BY_HAND = {"dealer": "table"}
EACH_BY_HAND = BY_HAND | {f"{deck}_dealer": "table" for deck in ("civil", "military", "automa")}
GAMES = ("age_of_innovation", "expeditions", "patchwork", "scythe", "through_the_ages")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_game_has_odds_and_no_seed_changes_them(id: str, language: str) -> None:
    by_hand = EACH_BY_HAND if id == "through_the_ages" else BY_HAND
    match: Match[object] = automatable.at(id, game(id).template(), **by_hand)
    screens = match.game.screens
    assert isinstance(screens, ShowsPanels)
    drawn = "".join(p.drawn for p in screens.panels(match, Words(language, match.game)))
    assert "%" in drawn
    other: Match[object] = automatable.at(id, match.position(), **by_hand, seed="x")
    assert other.position() == match.position()
    assert drawn == "".join(p.drawn for p in screens.panels(other, Words(language, other.game)))


def test_a_combat_shows_the_chance_of_every_total() -> None:
    position = (
        "scy1 turn=8 phase=human to_move=saxony | human saxony character=F1 workers=F1,G1 | "
        "automa rusviet level=automa progress=6 mechs=F2 workers=C6 power=0 cards=0 main=8 last=8"
    )
    match = automatable.at("scythe", position, dealer="table")
    match.answer("character F1-F2")
    while match.pending is not None and match.pending.prompt != "commit":
        match.answer(next(text for text in match.legal() if text.startswith(("combat", "fight"))))
    screens = match.game.screens
    assert isinstance(screens, ShowsPanels)
    shown = {p.id: p.drawn for p in screens.panels(match, Words("en", match.game))}
    assert "You attack: you win a tie." in shown["combat"]
    assert "100 %" in shown["combat"]


def test_rounding_never_turns_what_is_possible_into_never() -> None:
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 500, 999, 1000)] == [
        "0 %", "1 %", "50 %", "99 %", "100 %",
    ]  # fmt: skip


def test_outcomes_are_gathered_and_words_are_escaped() -> None:
    third = Fraction(1, 3)
    assert gathered([("a", third), ("b", third), ("a", third)]) == {"a": 2 * third, "b": third}
    assert shares({"a": 3, "b": 1, "c": 0}) == {"a": Fraction(3, 4), "b": Fraction(1, 4)}
    assert "<b>" not in odds_list([Likely("<b>", third, note="<b>")])
