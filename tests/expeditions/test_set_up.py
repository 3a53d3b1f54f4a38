"""Set-up and general rules: what lies where, who begins, which level."""

from __future__ import annotations

import json
from typing import Any

import pytest

from automatable.core.errors import AutomatableError, BadOptions
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.core.turns.events import Log
from automatable.games.expeditions import GAME
from automatable.games.expeditions.components import MECHS, base_game, board, shipped_cards
from automatable.games.expeditions.levels import (
    BadLevel,
    Coins,
    Level,
    level_errors,
    shipped_levels,
)
from automatable.games.expeditions.owner_deck import built_in_files, level_file
from automatable.games.expeditions.position import to_json
from automatable.games.expeditions.set_up import OPTIONS, set_up
from automatable.games.expeditions.state import State
from tests.expeditions.positions import FACE_DOWN, automa, position

SEED = Seed.from_text("set-up")


def started(**options: Any) -> Match[State]:
    return Match.new(GAME, {"first": "human", **options}, SEED)


def steps(match: Match[State]) -> dict[str, str]:
    """The checklist: step to rule."""
    return {event.kind: event.rule for event in GAME.screens.checklist(match)}


@pytest.mark.rule("EXP-SET-02", "EXP-SET-03", "EXP-SET-05", "EXP-SET-08")
def test_the_start() -> None:
    facts = started().position()
    assert (facts["north_mech"], facts["central_mech"]) == ("N1", "C7")
    assert facts["human_mech"] == "basecamp"
    assert facts["north"] == facts["central"] == FACE_DOWN
    assert (facts["progress_position"], facts["stars"]) == (0, 0)
    assert facts["automa_gained"] == {"maps": 0, "corruption": 0, "token_20": False}


@pytest.mark.rule("EXP-SET-01", "EXP-SET-07", "EXP-SET-10", "EXP-GEN-04", "EXP-HUM-07")
def test_the_checklist_follows_the_rulebook_and_reminds_of_the_four_cards() -> None:
    told = steps(started())
    assert list(told) == [
        "setup-base", "setup-excluded", "setup-north_mech", "setup-central_mech", "setup-level",
        "setup-app_deals", "setup-glory", "setup-locations", "setup-first", "setup-expansion",
    ]  # fmt: skip
    assert told["setup-excluded"] == "EXP-SET-10"
    assert base_game().excluded_cards == ("017", "030", "056", "063")
    assert "setup-excluded" not in steps(started(excluded_cards="removed"))
    assert "setup-deck" in steps(started(dealer="table"))
    assert (base_game().automa_stars, base_game().person_stars) == (8, 4)


@pytest.mark.rule("EXP-SET-04", "EXP-LVL-01")
def test_level_2_is_suggested_and_higher_levels_are_faster() -> None:
    assert started().options["level"] == "printed_2"
    last = [level.star_positions[-1] for level in shipped_levels().values()]
    assert last == sorted(last, reverse=True) == [29, 27, 23, 20, 17]


@pytest.mark.rule("EXP-SET-06", "EXP-DECK-01")
def test_twelve_of_fourteen_cards_are_drawn_and_two_lie_aside() -> None:
    state = started().state
    assert len(state.deck.cards) == 14
    assert (state.deck.left, state.deck.set_aside) == (12, 2)


@pytest.mark.rule("EXP-SET-09")
def test_who_begins_is_decided_at_random_or_told() -> None:
    begun = {Match.new(GAME, {}, Seed.from_text(str(n))).state.first_player for n in range(20)}
    assert begun == {"human", "automa"}
    assert started(first="human").state.next == "human"
    match = Match.new(GAME, {"first": "automa", "dealer": "table"}, SEED)
    assert match.state.next == "automa"
    asked = next(set_up(resolve(OPTIONS, {}), Log()))
    assert (asked.prompt, asked.rule) == ("first", "EXP-SET-09")


@pytest.mark.rule("EXP-GEN-01", "EXP-GEN-02", "EXP-GEN-05")
def test_the_automa_is_one_player_with_two_mechs() -> None:
    sheet = started().score()
    assert [seat.name for seat in sheet.seats] == ["person", "automa"]
    assert len(position().mechs) == 2


@pytest.mark.rule("EXP-GEN-06")
def test_the_number_of_a_card_does_nothing() -> None:
    """Card 10 with the contents of card 3 does what card 3 does."""
    state = position()
    state.cards[10] = state.cards[3]
    with_3, _ = automa(position(), 3)
    with_10, _ = automa(state, 10)
    assert with_10.mechs == with_3.mechs
    assert with_10.progress == with_3.progress


@pytest.mark.rule("EXP-GEN-07")
def test_a_card_has_progress_and_two_sections_whose_distance_is_never_empty() -> None:
    for card in shipped_cards().values():
        assert isinstance(card.progress, bool)
        for mech in MECHS:
            section = card.section(mech)
            assert 1 <= section.distance <= 3
            assert section.target is None or 0 <= section.target.min_stars <= 8


# --- levels


def level(
    stars: Any = (2, 4, 7, 10, 13, 16, 18, 20), spaces: int = 21, coins: Any = (6, 1, 2)
) -> Level:
    return Level("mine", "Mine", tuple(stars), spaces, Coins(*coins))


@pytest.mark.rule("EXP-LVL-02")
@pytest.mark.parametrize("id", shipped_levels())
def test_nothing_but_stars_and_coins_depends_on_the_level(id: str) -> None:
    after, _ = automa(position(level=id), 2)
    base, _ = automa(position(level="printed_1"), 2)
    differing = {"level", "stars", "score_now", "position"}
    assert {k: v for k, v in to_json(after).items() if k not in differing} == {
        k: v for k, v in to_json(base).items() if k not in differing
    }


@pytest.mark.rule("EXP-LVL-03")
@pytest.mark.parametrize("shift", [-3, 4, "9", None])
def test_the_adjustment_lies_between_minus_2_and_3(shift: Any) -> None:
    with pytest.raises(BadOptions) as refused:
        started(star_adjustment=shift)
    assert refused.value.code == "adjustment_out_of_range"
    assert started(star_adjustment="-2").state.star_adjustment == -2


@pytest.mark.rule("EXP-LVL-05")
@pytest.mark.parametrize(
    ("wrong", "errors"),
    [
        (level(), []),
        (level(stars=(2, 4, 7, 10, 13, 16, 18)), ["star_count"]),
        (level(stars=(0, 4, 7, 10, 13, 16, 18, 20)), ["star_below_1"]),
        (level(stars=(4, 2, 7, 10, 13, 16, 18, 20)), ["not_increasing"]),
        (level(spaces=19), ["track_too_short"]),
        (level(spaces=20), []),
        (level(coins=(6, -1, 2)), ["coins_invalid"]),
        (level(stars=(0, 0), spaces=0), ["star_count", "star_below_1", "not_increasing"]),
    ],
)
def test_everything_wrong_with_a_level_is_told_in_order(wrong: Level, errors: list[str]) -> None:
    assert level_errors(wrong) == errors


@pytest.mark.rule("EXP-LVL-05", "EXP-SET-09")
def test_an_adjustment_may_not_make_stars_cost_coins() -> None:
    assert level_errors(level(coins=(1, 1, 2)), -2) == ["star_coins_negative"]
    assert level_errors(level(), 4) == ["adjustment_out_of_range"]
    contents = level_file(level(coins=(1, 1, 2)), "own")
    with pytest.raises(AutomatableError):
        started(level=contents, star_adjustment=-2)
    with pytest.raises(BadLevel):
        next(set_up({**resolve(OPTIONS, {}), "level": contents, "star_adjustment": -2}, Log()))


@pytest.mark.rule("EXP-LVL-05")
def test_a_level_with_seven_stars_or_unsorted_ones_cannot_be_loaded() -> None:
    for stars in ((2, 4, 7, 10, 13, 16, 18), (2, 4, 10, 7, 13, 16, 18, 20)):
        contents = level_file(level(stars=stars), "own")
        with pytest.raises(AutomatableError):
            GAME.decks.read(contents, "level.toml")


@pytest.mark.rule("EXP-LVL-05")
def test_the_track_of_an_entered_level_ends_one_space_after_its_last_star() -> None:
    contents = level_file(level(), "own")
    del contents["card"][0]["spaces_after_start"]
    assert started(level=contents).state.level.spaces_after_start == 21


@pytest.mark.rule("EXP-LVL-04")
def test_house_levels_carry_their_label_wherever_they_are_named() -> None:
    from automatable.ui.words.words import Words

    labels = {
        "en": "House level, not the printed card",
        "de": "Hausstufe, nicht die gedruckte Karte",
        "it": "Livello della casa, non la carta stampata",
    }
    for language, label in labels.items():
        words = Words(language, GAME)
        for id in ("house_4", "house_5"):
            assert label in words(f"option-level-{id}")
            assert label in GAME.screens.scene(started(level=id), words)["level"]
            assert label in GAME.screens.terminal(started(level=id), words)
    assert "setup-house" in steps(started(level="house_4"))
    assert built_in_files()["house_levels"].source.stand_in


@pytest.mark.rule("EXP-LVL-06")
@pytest.mark.parametrize("id", ["printed_4", "printed_5"])
def test_printed_levels_4_and_5_need_the_owners_card(id: str) -> None:
    with pytest.raises(BadOptions) as refused:
        started(level=id)
    assert refused.value.code == "level_unknown"
    card = Level(id, "", (1, 3, 5, 7, 9, 11, 13, 15), 16, Coins(7, 2, 2))
    match = started(level=level_file(card, "own box"))
    assert match.state.level == card
    assert match.position()["level"]["id"] == id


@pytest.mark.rule("EXP-LVL-07")
def test_a_later_change_of_the_level_is_a_correction_in_the_log() -> None:
    match = started()
    match.answer("done")
    match.adjust(json.dumps({"level": "printed_3", "star_adjustment": 1}))
    assert match.entries[-1].by == "correction"
    assert match.state.level.id == "printed_3"
    assert match.state.coins_per_star == 6


def test_the_board_is_as_long_as_the_rulebook_says() -> None:
    assert [len(board().rows[row]) for row in ("north", "central", "south")] == [7, 7, 6]
    assert board().gap_names == ("G1", "G2", "G3", "G4", "G5")


@pytest.mark.rule("EXP-LVL-03")
def test_every_coin_a_star_makes_it_harder_by_as_much() -> None:
    def shift(**options: Any) -> float:
        found = GAME.difficulty.setting({"level": "printed_2", **options})
        assert found is not None
        return found.shift

    assert GAME.difficulty.setting({"level": "unheard of"}) is None
    assert shift() == shift(star_adjustment=0) == 0
    one = shift(star_adjustment=1)
    assert one > 0
    assert shift(star_adjustment=2) == pytest.approx(2 * one)
    assert shift(star_adjustment=-1) == pytest.approx(-one)
