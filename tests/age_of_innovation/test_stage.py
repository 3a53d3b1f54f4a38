"""The status line: what is known of both sides."""

from __future__ import annotations

from automatable.core.matches.match import Match
from automatable.core.wording import Words
from automatable.games.age_of_innovation.board.stage import drawings, vitals
from automatable.games.age_of_innovation.game import GAME
from automatable.games.age_of_innovation.state import State
from automatable.ui.words.words import Words as Spoken
from tests.age_of_innovation.small_board import match_at, position

WORDS: Words = Spoken("en", GAME)


def points(match: Match[State]) -> list[str]:
    return [side[0].value for side in vitals(match.state, WORDS)]


def at(**facts: object) -> Match[State]:
    return Match.at(GAME, position(automa="B5w*", human="C7w", to_move="person_1", **facts))


def test_what_the_end_will_score_is_not_in_a_persons_points() -> None:
    match = at(points_automa=23)
    assert points(match) == ["–", "23"]
    match.adjust('{"persons.person_1.points_now": 12}')
    assert points(match) == ["12", "23"]
    match.answer("build C6")
    assert points(match) == ["12", "23"]


def test_at_the_end_both_sides_show_their_result() -> None:
    match = at(round=6, passed=["automa"], points_automa=23)
    for answer in ("pass", "area 1", "points 40"):
        match.answer(answer)
    assert match.over
    assert points(match) == [str(seat.total) for seat in match.score().seats]


def test_a_listener_hears_what_is_marked_on_the_map() -> None:
    match = match_at(cards=(1, 5), automa="B5w* E10w", human="C7w")
    match.answer("card 1")
    match.answer("card 5")
    board, *_ = drawings(match, WORDS)
    built = [hex for hex in match.state.automa_buildings if hex not in ("B5", "E10")]
    assert built
    assert all("new in her last turn" in board.live[hex] for hex in built)
    assert "new" not in board.live["B5"]
