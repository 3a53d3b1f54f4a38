"""The rulings on set-up, rounds and the end: what we decided where the booklet is silent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from automatable.core.errors import BadPosition, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.procedure import Draw
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import TERRAINS, round_tiles
from automatable.games.age_of_innovation.land import SIDES, board
from automatable.games.age_of_innovation.state import State
from automatable.ui.words.words import Words
from tests.age_of_innovation.small_board import TILES, acts, fact, kinds, match_at, only, position

START: dict[str, Any] = {"automa": "B5w* E10w", "knows": "1/1/1/1"}


def by_app(seed: str, **options: Any) -> Match[State]:
    """A new match in which the app draws."""
    return Match.new(GAME, options, Seed.from_text(seed))


def asked(match: Match[State], prompt: str) -> list[str]:
    """The answers that may be given when this question comes; the first one to all before."""
    while match.pending is not None and match.pending.prompt != prompt:
        match.answer((match.legal() or [""])[0])
    return match.legal() or []


def drawn(match: Match[State], prompt: str) -> list[list[str]]:
    """What the app drew at each request of this kind."""
    return [entry.text.split()[1:] for entry in match.entries if entry.prompt == prompt]


UNNAMED = ("palaces", "books", "innovations", "human_faction", "bonus_row")


def at_table(tiles: list[str] = TILES, **told: str) -> Match[State]:
    """A set-up at the table, each question answered once, up to one that nothing was told for."""
    match: Match[State] = Match.new(GAME, {"dealer": "table"})
    answers = {"round_tiles": f"tiles {' '.join(tiles)}", "final_tile": "final guild_banking"}
    answers |= {"home": "home forest", "automa_home": "home lake", "first_workshop": "done", **told}
    answers |= dict.fromkeys(UNNAMED, "skip")
    while match.pending is not None and match.pending.prompt in answers:
        match.answer(answers.pop(match.pending.prompt))
    return match


def told(match: Match[State]) -> list[str]:
    return kinds(list(match.events()))


# --- set-up


@pytest.mark.rule("AOI-R-01")
def test_the_misprinted_name_of_level_5_is_understood_and_never_shown() -> None:
    for name in ("alptrauma", "alptraua"):
        assert by_app("level", level=name).options["level"] == "alptrauma"
    misprinted = {**position(level="alptrauma"), "level": "alptraua"}
    assert GAME.from_position(misprinted).level_id == "alptrauma"
    for language in ("en", "de", "it"):
        assert Words(language, GAME)("option-level-alptrauma") == "Alptrauma"


@pytest.mark.rule("AOI-R-15")
def test_the_bonuses_left_close_up_in_their_order() -> None:
    match = by_app("bonus")
    asked(match, "bonus")
    (row,) = drawn(match, "bonus_row")
    match.answer(f"bonus {row[2]}")
    assert match.state.bonus_display == [int(row[i]) for i in (1, 3, 4)]


@pytest.mark.rule("AOI-R-34")
def test_she_takes_the_leftmost_bonus_before_the_person_chooses() -> None:
    match = by_app("bonus")
    offered = asked(match, "bonus")
    (row,) = drawn(match, "bonus_row")
    assert offered == [f"bonus {id}" for id in row[1:]]
    match.answer(offered[0])
    assert match.state.bonus_automa == int(row[0])


@pytest.mark.rule("AOI-R-16")
def test_the_first_workshop_card_is_one_of_all_fourteen_and_returns() -> None:
    match = at_table()
    assert match.legal() == [f"card {n}" for n in range(1, 15)]
    # Card 14 lies in the reserve later, card 2 in the deck of the first round.
    assert set(at_table(first_workshop_card="card 14").state.automa_buildings) == {"B11", "H10"}
    match.answer("card 2")
    for text in ("done", "done", "card 2"):
        match.answer(text)
    assert match.state.deck.drawn == [2]


@pytest.mark.rule("AOI-R-22")
def test_with_two_humans_three_random_palaces_and_number_17() -> None:
    for humans, tiles in ((1, 3), (2, 4)):
        event = only(list(by_app("palaces", humans=humans).events()), "palaces")
        laid = fact(event, "palaces")
        assert len(set(laid)) == tiles
        assert laid[-1] == 17


@pytest.mark.rule("AOI-R-26")
@pytest.mark.parametrize("round", [5, 6])
def test_the_spade_tile_on_round_5_or_6_is_refused(round: int) -> None:
    tiles = [tile for tile in TILES if tile != "city_engineering"]
    with pytest.raises(Refused, match="tile_round"):
        at_table([*tiles[: round - 1], "spade_engineering", *tiles[round - 1 :]])
    at_table(["spade_engineering", *tiles])


@pytest.mark.rule("AOI-R-26")
def test_the_two_limits_of_the_base_game_only_warn() -> None:
    three_of_law = ["innovation_law", "guild_law", "workshop_law", *TILES[3:5], "guild_medicine"]
    match = at_table(three_of_law)
    assert {"tiles_discipline", "tiles_building"} < set(told(match))
    assert "tiles" in told(match)


@pytest.mark.rule("AOI-R-42")
@pytest.mark.parametrize(
    ("round_6", "clashes"),
    [("workshop_law", True), ("guild_medicine", False), ("innovation_law", False)],
)
def test_the_workshop_on_the_edge_clashes_with_a_workshop_on_round_6(
    round_6: str, clashes: bool
) -> None:
    tiles = ["school_banking", "city_engineering", "spade_engineering"]
    tiles += ["knowledge_step_medicine", "palace_university_medicine", round_6]
    match = at_table(tiles, final_tile="final edge_workshop_engineering")
    assert ("tiles_building" in told(match)) == clashes


def is_legal(tiles: list[str], final: str) -> bool:
    """The spade tile early, no discipline three times in five rounds, no building twice."""
    found = [round_tiles()[key].discipline for key in tiles[:5]]
    final_goal = final.removeprefix("edge_").partition("_")[0]
    clash = tiles[5].startswith(final_goal)
    often = any(found.count(discipline) > 2 for discipline in found)
    return "spade_engineering" not in tiles[4:] and not often and not clash


@pytest.mark.rule("AOI-R-38", "AOI-R-42")
def test_an_illegal_layout_is_drawn_again_as_a_whole() -> None:
    redrawn = 0
    for seed in range(25):
        match = by_app(str(seed))
        layouts, finals = drawn(match, "round_tiles"), drawn(match, "final_tile")
        legal = [is_legal(six, one) for six, (one,) in zip(layouts, finals, strict=True)]
        assert legal == [False] * (len(legal) - 1) + [True]
        redrawn += len(legal) - 1
    assert redrawn > 10


@pytest.mark.rule("AOI-R-38")
def test_every_tile_is_drawn_with_the_same_chance() -> None:
    match: Match[State] = Match.new(GAME, {"dealer": "table"})
    for answer, tiles in ((f"tiles {' '.join(TILES)}", 12), ("final guild_banking", 4)):
        assert isinstance(match.pending, Draw)
        assert list(match.pending.outcomes.values()) == [1] * tiles
        match.answer(answer)


@pytest.mark.rule("AOI-R-30")
@pytest.mark.parametrize("side", SIDES)
def test_first_workshops_lie_on_two_hexes_of_her_own_terrain(side: str) -> None:
    for terrain, letters in board(side).first_workshops.items():
        assert {board(side).printed[hex] for hex in letters.values()} == {terrain}
        assert all(letters[first] != letters[second] for first, second in ("AB", "CD", "EF"))


@pytest.mark.rule("AOI-R-30")
def test_a_human_building_on_her_first_workshop_has_to_be_corrected() -> None:
    match = at_table(first_workshop_card="card 1")
    with pytest.raises(Refused, match="hex_taken"):
        match.answer("build B5")
    with pytest.raises(BadPosition, match="two_buildings"):
        match.adjust('{"human_buildings.B5": "workshop"}')
    assert match.state.person_buildings == {}


@pytest.mark.rule("AOI-R-30", "AOI-FW-01")
def test_nobody_builds_first_where_she_may_begin() -> None:
    match = by_app("first of all")
    asked(match, "first_workshop")
    letters = match.state.board.first_workshops[match.state.automa_home]
    for hex in letters.values():
        assert f"build {hex}" not in match.legal()
        with pytest.raises(Refused, match="she_may_begin_here"):
            match.answer(f"build {hex}")
    assert match.state.person_buildings == {}


@pytest.mark.rule("AOI-R-41")
def test_two_persons_choose_homes_and_bonuses_by_the_base_rules() -> None:
    match = by_app("two", humans=2)
    assert asked(match, "home_1") == [f"home {terrain}" for terrain in TERRAINS]
    offered = asked(match, "bonus")
    (row,) = drawn(match, "bonus_row")
    assert offered == [f"bonus {id}" for id in row]
    assert len(row) == 6
    assert "set" not in told(match)


def places_of_her_bonus() -> Iterator[int]:
    """Her bonus among the four that two persons left, who took the first two of the row."""
    for seed in range(12):
        match = by_app(str(seed), humans=2)
        asked(match, "first_workshop")
        (row,) = drawn(match, "bonus_row")
        yield row[2:].index(str(match.state.bonus_automa))


@pytest.mark.rule("AOI-R-41")
def test_with_two_humans_she_gets_any_of_the_bonuses_left() -> None:
    assert set(places_of_her_bonus()) == {0, 1, 2, 3}


# --- pieces


@pytest.mark.rule("AOI-R-28")
def test_terrain_tiles_and_tokens_do_not_run_out() -> None:
    hers = "B5g* B4w* A5w* A4w* C5w* D5w* D6g* C6g* C7g* E10s* E9s* E8s* D8p* F9u* F8w* F6w* F5w*"
    land = board("1-3").printed
    tiles = {hex: "lake" for hex, printed in land.items() if printed not in ("lake", "river")}
    del tiles["B6"]
    match, events = acts(4, 1, automa=hers, terrain_tiles=tiles, excluded_hexes=_without("B6"))
    told = only(events, "build")
    assert (fact(told, "hex"), fact(told, "transformed"), fact(told, "marked")) == (
        "B6", True, True,
    )  # fmt: skip
    assert len(match.state.terrain_tiles) > 50
    assert len(match.state.hexes_of_automa(marked=True)) == 18


def _without(hex: str) -> list[str]:
    return [other for other in board("1-3").land if other != hex]


@pytest.mark.rule("AOI-R-28")
def test_every_power_and_book_action_can_be_covered_at_once() -> None:
    facts = {"power_actions_covered": [1, 2, 3, 4, 5], "book_actions_covered": [1, 2]}
    match, _ = acts(2, 1, **START, **facts)
    assert match.state.power_actions_covered == [1, 2, 3, 4, 5, 6]
    assert match.state.book_actions_covered == [1, 2, 3]


# --- passing and rounds


def passing(round: int, **facts: Any) -> Match[State]:
    """A match in which she has just passed with support card 5, the deck being empty."""
    cards = [*[n for n in range(1, 15) if n != 5][: 4 + round], 5]
    return match_at(round=round, deck={"known": cards, "drawn": cards}, **{**START, **facts})


@pytest.mark.rule("AOI-R-05")
def test_in_round_6_points_and_discipline_are_those_of_the_final_tile() -> None:
    assert round_tiles()[TILES[5]].automa_points[1] == 4
    assert TILES[5] == "innovation_law"
    assert passing(6, final_tile="workshop_medicine").state.points_automa == 20 + 8
    match, _ = acts(3, 1, round=6, final_tile="workshop_medicine", **START)
    assert list(match.state.knowledge["automa"].values()) == [1, 1, 1, 4]


@pytest.mark.rule("AOI-R-06")
def test_in_round_6_she_takes_no_bonus_no_new_deck_and_no_place() -> None:
    bonuses: dict[str, Any] = {"bonus_display": [4, 7, 9], "bonus_automa": 2}
    for round, follows in ((5, True), (6, False)):
        match = passing(round, **bonuses)
        assert (match.state.bonus_automa == 7) == follows  # card 5 points at the middle
        assert (match.state.deck.drawn == []) == follows
        assert ({"bonus_named", "new_deck", "turn_order"} <= set(told(match))) == follows
    assert told(passing(6)) == ["deck_empty", "pass"]


@pytest.mark.rule("AOI-R-24")
@pytest.mark.parametrize(("passed", "points"), [([], 14), (["person_1"], 7)])
def test_racelings_that_pass_first_score_the_final_tile_twice(
    passed: list[str], points: int
) -> None:
    match = passing(6, faction="racelings", passed=passed)
    assert match.state.points_automa == 20 + points


CLOSED: dict[str, Any] = {
    "faction": "racelings", "automa": "B5w* E10w", "knows": "12/0/0/0",
    "human_knows": ["0/12/12/12"], "deck": {"known": [1, 2, 3, 4, 5, 6], "drawn": [6, 1, 2, 4, 5]},
    "bonus_display": [4, 7, 9], "bonus_automa": 2,
}  # fmt: skip


@pytest.mark.rule("AOI-R-35")
@pytest.mark.parametrize(("person", "points"), [("done", 6), ("pass", 3)])
def test_a_turn_without_effect_is_no_pass_but_uses_the_card(person: str, points: int) -> None:
    match = match_at(**CLOSED)
    assert kinds(list(match.answer("card 3"))) == ["pair", "scholar_fails"]
    assert (match.state.passed, match.state.deck.drawn[-1]) == ([], 3)
    match.answer(person)
    # The deck is empty now. Racelings score twice only if they are the first to pass.
    assert match.state.points_automa == 20 + points
    assert match.state.bonus_automa == 9  # card 3 supports and points right


@pytest.mark.rule("AOI-R-37")
def test_the_order_of_passing_is_the_next_turn_order_also_between_two_humans() -> None:
    match = passing(1, humans=["forest", "desert"], passed=["person_1"])
    for text in ("pass", "done", "done"):
        match.answer(text)
    assert match.state.turn_order == ["person_1", "automa", "person_2"]


@pytest.mark.rule("AOI-R-25")
def test_equal_totals_share_the_victory() -> None:
    ending = {"round": 6, "phase": "final", "passed": ["person_1", "automa"]}
    match = match_at(automa="B5w* E10w", to_move="person_1", human="C7w", **ending)
    match.answer("area 1")
    match.answer("points 20")
    sheet = match.score()
    assert [seat.total for seat in sheet.seats] == [35, 35]
    assert (sheet.winner, sheet.tie_break) == (None, "shared_victory")
