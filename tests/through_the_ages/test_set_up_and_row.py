"""What counts, set-up, the card row, ages, the end and levels (TTA-EFF, -SETUP, -ROW, -AGE)."""

from __future__ import annotations

from typing import Any

import pytest

from automatable.core.errors import AutomatableError, Refused
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.core.turns.events import Log
from automatable.games.through_the_ages.ages import begin_age
from automatable.games.through_the_ages.automa import automa_turn
from automatable.games.through_the_ages.base_cards import (
    civil,
    civil_cards,
    civil_deck,
    military_cards,
    military_deck,
)
from automatable.games.through_the_ages.cards import DECK_AGES, built_in_deck
from automatable.games.through_the_ages.construct import construct
from automatable.games.through_the_ages.ending import end_turn
from automatable.games.through_the_ages.formulas import FORMULAS
from automatable.games.through_the_ages.gain import produce
from automatable.games.through_the_ages.game import GAME
from automatable.games.through_the_ages.problems import problems
from automatable.games.through_the_ages.ratings import gold, rating, sources
from automatable.games.through_the_ages.row import replenish
from automatable.games.through_the_ages.set_up import OPTIONS, new_state
from automatable.games.through_the_ages.state import State
from automatable.games.through_the_ages.take import take_cards
from tests.through_the_ages.table import (
    asked,
    automa_card,
    construction,
    kinds,
    play,
    ratings,
    table,
    turn_start,
)


def new_game(**options: Any) -> Match[State]:
    return Match.new(GAME, {"start_player": "human", **options}, Seed.from_text("set-up"))


def row_of(count: int, age: str = "I") -> list[str]:
    return [id for id, copies in civil_deck(age).items() for _ in range(copies)][:count]


# --- what counts for the Automa


@pytest.mark.rule("TTA-EFF-01", "TTA-SETUP-01")
def test_two_player_decks_without_pacts() -> None:
    sizes = [sum(civil_deck(age).values()) for age in ("A", "I", "II", "III")]
    assert sizes == [20, 44, 44, 44]
    sizes = [sum(military_deck(age).values()) for age in ("A", "I", "II", "III")]
    assert sizes == [10, 43, 46, 41]
    assert "pact" not in {card.kind for card in military_cards().values()}
    state = new_game().state
    assert {civil(id).age for id in state.row if id} == {"A"}
    assert len(state.row) == 13
    assert [event.age for event in state.current_events] == ["A"] * 4
    assert state.future_events == []


@pytest.mark.rule("TTA-EFF-02")
def test_the_match_follows_the_turn_order_of_two_players() -> None:
    state = new_game().state
    end_turn(state, Log())
    assert (state.on_turn, state.round) == ("automa", 1)
    end_turn(state, Log())
    assert (state.on_turn, state.round) == ("human", 2)


@pytest.mark.rule("TTA-EFF-03", "TTA-TAKE-05")
def test_taking_costs_the_automa_nothing() -> None:
    row = ["cannon", *[None] * 11, "eiffel_tower"]
    state = table("II", row, wonders=["colossus", "pyramids"], science_points=3)
    before = (state.automa.science_points, gold(state))
    take_cards(state, [["wonder"]], Log())
    assert state.automa.unfinished_wonder is not None
    assert (state.automa.science_points, gold(state)) == before


@pytest.mark.rule("TTA-EFF-04", "TTA-PROD-02")
def test_production_runs_whatever_its_happiness() -> None:
    state = table("III", government="communism", cubes={"philosophy": 3, "warriors": 1})
    assert rating(state, "happiness") == 0
    produce(state, Log())
    assert state.automa.science_points == 3


@pytest.mark.rule("TTA-EFF-05", "TTA-EFF-06", "TTA-DEV-14")
def test_only_four_statistics_are_known() -> None:
    counted = {"science", "culture", "strength", "happiness"}
    assert {name for card in civil_cards().values() for name in card.icons} <= counted
    state = table("I", government="monarchy", technologies=["code_of_laws", "masonry"])
    assert ratings(state) == {"science": 1, "culture": 0, "strength": 1, "happiness": 0}


@pytest.mark.rule("TTA-EFF-08")
def test_three_farms_and_mines_on_the_best_technologies() -> None:
    state = table("III")
    assert FORMULAS["mine_resources"](state) == 3
    state.automa.technologies = ["iron", "oil", "irrigation"]
    assert FORMULAS["mine_resources"](state) == 15
    assert FORMULAS["farm_food_plus_4"](state) == 10


@pytest.mark.rule("TTA-EFF-09", "TTA-EFF-10")
def test_ratings_name_their_sources_and_keep_to_their_range() -> None:
    state = table(
        "II",
        government="theocracy",
        technologies=["drama", "warfare"],
        cubes={"warriors": 2, "drama": 2},
        leader="michelangelo",
        wonders=["colossus"],
        colonies=["historic_territory_i"],
        happiness_gained=9,
    )
    assert dict(sources(state, "culture")) == {"drama": 4, "theocracy": 1}
    assert dict(sources(state, "strength")) == {
        "warriors": 2,
        "theocracy": 1,
        "warfare": 1,
        "colossus": 2,
    }
    assert rating(state, "happiness") == 8
    state = table("III", government="fundamentalism", cubes={"philosophy": 1})
    assert rating(state, "science") == 0


@pytest.mark.rule("TTA-EFF-09")
def test_leader_happiness_is_a_switch() -> None:
    state = table("I", leader="homer", settings={"leader_happiness": "on"})
    assert rating(state, "happiness") == 1


# --- set-up


@pytest.mark.rule("TTA-SETUP-02", "TTA-SETUP-03", "TTA-SETUP-04", "TTA-SETUP-05", "TTA-SETUP-06")
def test_the_automas_board() -> None:
    automa = new_game().state.automa
    on_board = {card.id for card in civil_cards().values() if not card.copies}
    assert on_board == {*(card.id for card in automa.in_play()), automa.government}
    assert automa.cubes == {"warriors": 1, "philosophy": 1}
    assert (automa.science_points, automa.culture_points) == (0, 0)
    assert ratings(new_game().state) == {"science": 1, "culture": 0, "strength": 1, "happiness": 0}
    assert automa.active_tactic is None


@pytest.mark.rule("TTA-SETUP-07", "TTA-LVL-01")
@pytest.mark.parametrize("level", [0, 1, 2, 3, 4])
def test_the_level_is_the_number_of_blue_cubes(level: int) -> None:
    automa = new_game(level=level).state.automa
    assert (automa.blue_cubes, automa.blue_cubes_start) == (level, level)
    with pytest.raises(AutomatableError):
        new_game(level=5)


@pytest.mark.rule("TTA-SETUP-08", "TTA-SETUP-09")
def test_three_decks_of_eight_and_an_empty_playmat() -> None:
    assert [len(built_in_deck().by_age[age]) for age in DECK_AGES] == [8, 8, 8]
    state = new_game().state
    assert (state.automa_pile.age, state.automa_pile.drawn) == ("I", [])
    hand = state.automa.hand
    assert (hand.technologies(), hand.action, hand.events, hand.tactic) == ([], [], {}, None)


@pytest.mark.rule("TTA-SETUP-10")
def test_who_starts() -> None:
    assert new_game(start_player="automa").state.start_player == "automa"
    starts = {new_game(start_player="human").state.on_turn}
    for seed in "abcdefgh":
        match = Match.new(GAME, {}, Seed.from_text(seed))
        starts.add(match.state.start_player)
    assert starts == {"human", "automa"}


@pytest.mark.rule("TTA-SETUP-11")
def test_no_expansion_card_can_come() -> None:
    assert "boudica" not in civil_cards()
    with pytest.raises(AutomatableError):
        new_game(expansion="on")


# --- the card row


@pytest.mark.rule("TTA-ROW-01", "TTA-ROW-07")
def test_leftmost_is_the_smallest_occupied_space() -> None:
    state = table("I", [None, "iron", "drama", None])
    take_cards(state, [["first_valid"], ["first_valid"]], Log())
    assert (state.automa.hand.farm_mine, state.automa.hand.urban) == ("iron", ["drama"])
    assert state.row[:4] == [None] * 4


@pytest.mark.rule("TTA-ROW-04", "TTA-AGE-02")
def test_the_first_replenishing_deals_age_a_and_begins_age_i() -> None:
    match = new_game()
    state = match.state
    state.round, state.phase = 2, "start"
    left = [id for id, n in civil_deck("A").items() if n > state.civil_dealt.get(id, 0)][:3]
    play(turn_start(state, Log()), f"row {' '.join(left)}")
    assert state.age == "I"
    assert {civil(id).age for id in state.row if id} == {"A"}
    assert state.automa_pile.age == "I"


@pytest.mark.rule("TTA-ROW-05", "TTA-AGE-01")
def test_the_next_age_begins_with_the_last_card() -> None:
    state = table("I", row_of(13))
    everything = civil_deck("I")
    state.civil_dealt = {**everything, "drama": 0}
    log = Log()
    play(replenish(state, log), "row drama", "row coal republic")
    assert state.age == "II"
    assert state.row[10:] == ["drama", "coal", "republic"]
    assert state.automa_pile.age == "II"


@pytest.mark.rule("TTA-ROW-06")
def test_in_age_iv_nothing_is_dealt() -> None:
    state = table("IV", row_of(6, "III"))
    play(replenish(state, Log()))
    assert state.row == [*row_of(6, "III")[3:], *[None] * 10]


@pytest.mark.rule("TTA-ROW-02")
def test_a_row_card_that_cannot_be_there_any_more_is_refused() -> None:
    state = table("I", row_of(12))
    state.civil_dealt = {"knights": 2}
    request = next(replenish(state, Log()))
    with pytest.raises(Refused, match="no_copy_left"):
        request.read("row knights iron drama reserves_i")


# --- ages


@pytest.mark.rule("TTA-AGE-02", "TTA-END-01", "TTA-END-02")
@pytest.mark.parametrize(("on_turn", "last"), [("human", 12), ("automa", 13)])
def test_age_iv_keeps_the_deck_and_ends_the_game(on_turn: Any, last: int) -> None:
    state = table("III", on_turn=on_turn)
    state.automa_pile.drawn = [1, 5]
    state.automa.blue_cubes_start = 2
    begin_age(state, "IV", Log())
    assert state.last_round == last
    assert (state.automa_pile.age, state.automa_pile.drawn) == ("III", [1, 5])
    assert state.automa.blue_cubes == 0


@pytest.mark.rule("TTA-AGE-05", "TTA-AGE-07")
def test_what_stays_and_what_the_person_is_reminded_of() -> None:
    state = table(
        "II",
        technologies=["iron", "drama"],
        wonders=["colossus"],
        government="monarchy",
        colonies=["vast_territory_i"],
        active_tactic="legion",
        exclusive_tactics=["legion"],
        war_declared="war_over_territory",
        cubes={"warriors": 3, "drama": 1},
    )
    state.person.hand = ["raid_i", "raid_ii"]
    before = (list(state.automa.technologies), dict(state.automa.cubes))
    log = Log()
    begin_age(state, "III", log)
    automa = state.automa
    assert (automa.technologies, automa.cubes) == before
    assert (automa.wonders, automa.government) == (["colossus"], "monarchy")
    assert (automa.active_tactic, automa.war_declared) == ("legion", "war_over_territory")
    assert "tta-your_age_steps" in kinds(log)
    assert state.person.hand == ["raid_ii"]


@pytest.mark.rule("TTA-AGE-08")
def test_an_age_that_begins_at_the_replenishing_counts_before_the_card() -> None:
    state = table("I", row_of(13))
    state.phase = "start"
    state.civil_dealt = {**civil_deck("I"), "drama": 0}
    play(turn_start(state, Log()), "row drama", "row coal republic")
    assert next(automa_turn(state, Log())).args["age"] == "II"


# --- the end, levels


@pytest.mark.rule("TTA-END-03", "TTA-END-04")
def test_after_the_last_round_comes_the_final_scoring() -> None:
    state = table("IV", on_turn="automa")
    assert state.round == 17
    end_turn(state, Log())
    assert state.phase == "final"
    state.phase, state.person.culture_points, state.automa.culture_points = "over", 90, 91
    assert GAME.score(state).winner == 2
    state.person.culture_points = 91
    assert GAME.score(state).winner is None


@pytest.mark.rule("TTA-LVL-02")
def test_without_blue_cubes_their_icons_do_nothing() -> None:
    state = table("II", technologies=["alchemy"])
    card = automa_card(construct=construction("blue urban_science", "blue military"))
    play(construct(state, card, Log()))
    assert state.automa.cubes == {"warriors": 1, "philosophy": 1}


def test_a_new_game_has_no_problems() -> None:
    options = resolve(OPTIONS, {})
    state = new_state(options, "human")
    assert problems(state) == []


@pytest.mark.rule("TTA-ROW-02")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("iron", "row_count"),
        ("iron dragon irrigation", "no_such_card"),
        ("iron homer irrigation", "card_of_other_age"),
        ("iron warriors irrigation", "card_of_other_age"),
        ("iron knights irrigation", "no_copy_left"),
        ("iron irrigation irrigation", "no_copy_left"),
    ],
)
def test_a_row_card_that_cannot_be_there_is_refused_by_its_name(cards: str, code: str) -> None:
    """Three new cards; both Knights are out, and one Irrigation."""
    state = table("I", ["theology"] * 13)
    state.civil_dealt = {"knights": 2, "irrigation": 1}
    request = asked(replenish(state, Log()))
    assert request.read("row iron irrigation alchemy").text == "row iron irrigation alchemy"
    with pytest.raises(Refused, match=code):
        request.read(f"row {cards}")
