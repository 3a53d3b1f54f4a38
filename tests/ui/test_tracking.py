"""Numbers that are followed if one likes: told in the score panel, then used everywhere."""

from datetime import UTC, datetime
from typing import Any

from automatable.core.forms import Number
from automatable.core.game import game
from automatable.core.match import Match
from automatable.core.rng import Seed
from automatable.core.saves import dumps, loads
from automatable.games.scythe.final import tracks_form
from automatable.table.store import Table
from automatable.ui.correcting import correction, correction_text
from automatable.ui.folds import folded
from automatable.ui.frame import Frame
from automatable.ui.panels import tracked
from automatable.ui.words import Words

COINS = "sides.saxony.coins"
NOW = datetime(2026, 3, 1, tzinfo=UTC)


def scythe() -> Match[Any]:
    return Match.new(game("scythe"), {"human_faction": "saxony"}, Seed.from_text("followed"))


def coins(match: Match[Any]) -> tuple[int, bool]:
    """The line of the score: points, and whether they are known."""
    person = next(seat for seat in match.score().seats if seat.name == "person")
    line = next(line for line in person.lines if line.what == "coins")
    return line.points, line.known


def test_what_is_not_followed_is_named_with_a_counter() -> None:
    match, words = scythe(), Words("en", game("scythe"))
    shown = {fact.path.rpartition(".")[2]: fact.value for fact in tracked(match, words)}
    assert shown == {"power": None, "popularity": None, "coins": None, "combat_cards": None}
    table = Table("id", "", match, 0, NOW, NOW)
    panel = folded(Frame(), table, "panel-score") or ""
    assert f'name="fact:{COINS}"' in panel
    assert "not followed" in panel


def test_what_is_followed_is_used_everywhere_and_can_be_taken_back() -> None:
    match = scythe()
    assert coins(match) == (0, False)
    match.answer(correction_text(correction(match, {COINS: "12"})))
    assert coins(match) == (12, True)
    person = match.state.persons[0]
    parts = tracks_form(match.state, person).parts
    start = {part.name: part.start for part in parts if isinstance(part, Number)}
    assert start["coins"] == 12, "the final sheet begins with it"
    assert coins(loads(dumps(match))) == (12, True), "it is saved with the match"
    match.undo()
    assert coins(match) == (0, False)


def test_a_game_on_screen_has_nothing_to_follow() -> None:
    options = {"sit": "digital", "human_faction": "saxony", "mat": "industrial"}
    match = Match.new(game("scythe"), options, Seed.from_text("followed"))
    assert tracked(match, Words("en", match.game)) == []
