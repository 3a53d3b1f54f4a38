"""Numbers that are followed if one likes: told in the score panel, then used everywhere."""

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from automatable.core.errors import AutomatableError
from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.matches.saves import dumps, loads
from automatable.core.turns.forms import Number
from automatable.games.scythe.final import Side, Tracks
from automatable.table.store import Table
from automatable.testing.playing import legal_answer
from automatable.ui.frame import Frame
from automatable.ui.stage.correcting import correction, correction_text
from automatable.ui.stage.folds import folded
from automatable.ui.stage.panels import tracked
from automatable.ui.stage.table import table_page
from automatable.ui.words.words import Words

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
    (form,) = Tracks.forms(Side(match.state, person))
    parts = form.parts
    start = {part.name: part.start for part in parts if isinstance(part, Number)}
    assert start["coins"] == 12, "the final sheet begins with it"
    assert coins(loads(dumps(match))) == (12, True), "it is saved with the match"
    match.undo()
    assert coins(match) == (0, False)


def test_a_game_on_screen_has_nothing_to_follow() -> None:
    options = {"sit": "digital", "human_faction": "saxony", "mat": "industrial"}
    match = Match.new(game("scythe"), options, Seed.from_text("followed"))
    assert tracked(match, Words("en", match.game)) == []


FOLLOWED: dict[str, dict[str, tuple[int | None, int, str]]] = {
    "age_of_innovation": {
        "persons.person_1.points_now": (None, 31, "points"),
        "persons.person_1.sailing": (None, 2, ""),
    },
    "expeditions": {
        "human_coins": (None, 12, "coins"),
        "human_quests": (None, 2, ""),
        "human_items": (None, 5, "items"),
        "human_corruption": (None, 3, "corruption"),
    },
    "through_the_ages": {"human.strength": (1, 7, ""), "human.culture_points": (0, 40, "culture")},
}
"""What can be followed: what it is at first, what it is then told to be, what asks for it last."""
LINES = {"points": "before", "coins": "coins", "items": "items", "culture": "culture"}


def begun(id: str) -> Match[Any]:
    match, player = Match.new(game(id), {}, Seed.from_text("followed")), Random(1)
    while not match.set_up_done:
        match.answer(legal_answer(match, player.choice))
    return match


def told(match: Match[Any]) -> Match[Any]:
    """The same match with everything followed, as the panel sends it."""
    for path, (_, now, _) in FOLLOWED[match.game.id].items():
        match.answer(correction_text(correction(match, {path: str(now)})))
    return match


@pytest.mark.parametrize("id", FOLLOWED)
def test_the_other_games_name_what_they_do_not_follow(id: str) -> None:
    match = begun(id)
    words = Words("en", match.game)
    first = {path: first for path, (first, _, _) in FOLLOWED[id].items()}
    assert {fact.path: fact.value for fact in tracked(match, words)} == first
    panel = folded(Frame(), Table("id", "", match, 0, NOW, NOW), "panel-score") or ""
    assert all(f'name="fact:{path}"' in panel for path in first)
    assert ("not followed" in panel) == (None in first.values())


@pytest.mark.parametrize("id", FOLLOWED)
def test_what_is_followed_counts_in_the_running_score_and_is_kept(id: str) -> None:
    match = begun(id)
    before = match.position()
    followed = told(match)
    values = {path: now for path, (_, now, _) in FOLLOWED[id].items()}
    for at in (followed, loads(dumps(followed))):
        assert {fact.path: fact.value for fact in tracked(at, Words("en", at.game))} == values
        lines = {line.what: line for line in at.score().seats[0].lines}
        for _, number, asked in FOLLOWED[id].values():
            if asked in LINES:
                line = lines[LINES[asked]]
                assert (line.points, line.known) == (number, True)
    for _ in values:
        followed.undo()
    assert followed.position() == before, "what is not followed leaves no trace in a position"


@pytest.mark.parametrize("id", ["age_of_innovation", "expeditions"])
def test_what_is_followed_can_be_given_up_and_nonsense_is_refused(id: str) -> None:
    match = begun(id)
    before = match.position()
    told(match)
    for path in FOLLOWED[id]:
        for nonsense in ("-1", "1000", "many"):
            with pytest.raises(AutomatableError):
                match.answer(correction_text(correction(match, {path: nonsense})))
    for path in FOLLOWED[id]:
        match.answer(correction_text(correction(match, {path: ""})))
    assert match.position() == before


@pytest.mark.parametrize("id", FOLLOWED)
def test_the_final_question_begins_with_what_is_followed(id: str) -> None:
    """The whole match is played; at the end the numbers are told once more, then asked for."""
    match, player, seen = begun(id), Random(2), set()
    asks = {asked: number for _, number, asked in FOLLOWED[id].values() if asked}
    while not match.over:
        prompt = match.pending.prompt if match.pending else ""
        if prompt in asks and prompt not in seen and _is_last(match):
            path = next(path for path, facts in FOLLOWED[id].items() if facts[2] == prompt)
            match.answer(correction_text(correction(match, {path: str(asks[prompt])})))
            page = table_page(Frame(), Table("id", "", match, 0, NOW, NOW))
            assert f'value="{asks[prompt]}"' in page, prompt
            seen.add(prompt)
        match.answer(legal_answer(match, player.choice))
    assert seen == set(asks)


def _is_last(match: Match[Any]) -> bool:
    """Through the Ages asks for culture on the way, too."""
    return match.game.id != "through_the_ages" or match.state.phase == "final"
