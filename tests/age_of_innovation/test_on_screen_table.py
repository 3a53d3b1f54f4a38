"""The table of a game on screen: every answer in words with its true price, where it belongs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.games.age_of_innovation.board.answers import AnswerShown, answers, turn_at
from automatable.games.age_of_innovation.board.gained import gained
from automatable.games.age_of_innovation.board.on_screen import GROUPS, on_screen_scene
from automatable.games.age_of_innovation.board.prices import price
from automatable.games.age_of_innovation.board.reach_marks import reach_marks
from automatable.games.age_of_innovation.board.stage import board_asked, drawings, keyed
from automatable.games.age_of_innovation.on_screen.labels import label
from automatable.games.age_of_innovation.state import State
from automatable.ui.words.words import LANGUAGES, Words

AOI = game("age_of_innovation")
GAMES = 4
QUIET = ("convert", "burn", "pass")
PAYS = ("build", "transform", "upgrade", "sailing", "terraforming", "power", "bridge")
"""Answers that pay at once, without a question in between."""
LIKED = ("upgrade", "innovation", "book", "use", "build", "scholar", "sailing", "terraforming")


def played(seed: int) -> Iterator[Match[State]]:
    """A match on screen by chance that likes to do something."""
    match: Match[State] = Match.new(AOI, {"sit": "digital"}, Seed.from_text(f"table {seed}"))
    chance = Random(seed)
    while not match.over:
        yield match
        legal = list(match.legal() or ())
        liked = [text for text in legal if text.split()[0] in LIKED]
        active = [text for text in legal if text.split()[0] not in QUIET]
        match.answer(chance.choice(liked or active or legal))
    yield match


@cache
def moments() -> dict[str, list[Match[State]]]:
    """Some matches at each kind of question that comes after the first state."""
    found: dict[str, list[Match[State]]] = {}
    for seed in range(GAMES):
        for match in played(seed):
            prompt = match.pending.prompt if match.pending else "over"
            if match.set_up_done and len(found.setdefault(prompt, [])) < 4:
                found[prompt].append(match.copy())
    return found


def shown(match: Match[State]) -> list[AnswerShown]:
    return answers(match, Words("en", AOI))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    words = Words(language, AOI)
    for prompt, matches in moments().items():
        for match in matches:
            for text in match.legal() or ():
                said = label(text, prompt, match.state, words)
                assert said != text
                assert not said.startswith("do-"), said


@pytest.mark.rule("AOI-ON-VIEW-02")
def test_the_price_on_a_card_is_what_the_rules_take() -> None:
    compared = 0
    for match in moments()["turn"]:
        for text in match.legal() or ():
            if text.split()[0] in PAYS:
                assert price(turn_at(match.state), text) == paid(match, text), text
                compared += 1
    assert compared > 20


def paid(match: Match[State], text: str) -> dict[str, int]:
    """By the events that tell a payment, as far as it is made at once."""
    ahead = match.copy()
    ahead.answer(text)
    events = [event for entry in ahead.entries[len(match.entries) :] for event in entry.events]
    sums: Counter[str] = Counter()
    for event in events:
        if event.kind.startswith("aoi-on_pay_"):
            n: Any = event.args["n"]
            sums[event.kind.removeprefix("aoi-on_pay_")] += n
    return dict(sums)


@pytest.mark.rule("AOI-ON-VIEW-01")
def test_every_main_action_stands_in_a_group_and_an_empty_group_says_why() -> None:
    words = Words("en", AOI)
    for match in moments()["turn"]:
        groups = on_screen_scene(match, words)["groups"]
        assert [group.id for group in groups] == [id for id, _ in GROUPS]
        listed = [answer.text for group in groups for answer in group.answers]
        main = [text for text in match.legal() or () if text.split()[0] not in ("convert", "burn")]
        assert sorted(listed) == sorted(main)
        for group in groups:
            assert group.told
            assert not group.told.startswith("group-"), group.told


def test_every_place_that_can_be_tapped_has_a_sheet() -> None:
    words = Words("en", AOI)
    for matches in moments().values():
        for match in matches[:2]:
            live = {key for board in drawings(match, words) for key in board.live}
            sheets = [
                key for here in on_screen_scene(match, words)["here"] for key in here.key.split()
            ]
            assert live == set(sheets)
            assert len(sheets) == len(live), "a place with two sheets"


def test_an_answer_about_a_place_stands_in_its_sheet() -> None:
    words = Words("en", AOI)
    match = moments()["turn"][-1]
    here = {part.key: part for part in on_screen_scene(match, words)["here"]}
    for answer in shown(match):
        for key in answer.places:
            assert answer in here[key].answers


@pytest.mark.rule("AOI-ON-VIEW-02")
def test_spaces_in_reach_bear_their_price() -> None:
    match = next(m for m in moments()["turn"] if any("build " in t for t in m.legal() or ()))
    drawn = reach_marks(match)
    assert "price-tag" in drawn
    assert drawn.count("price-tag") >= len({t for t in match.legal() or () if t[:6] == "build "})


@pytest.mark.rule("AOI-ON-VIEW-03")
def test_a_card_knows_before_and_after() -> None:
    match = next(
        m for m in moments()["turn"] if any(t.startswith("build ") for t in m.legal() or ())
    )
    card = next(answer for answer in shown(match) if answer.verb == "build")
    after = match.foresee(card.text).state.player
    assert after is not None
    changes = {change.name: change.after for change in card.changes}
    assert changes["tools"] == after.tools
    assert f"tools:{match.state.player.tools}:{after.tools}" in card.preview  # type: ignore[union-attr]


def test_a_question_comes_with_its_board() -> None:
    for prompt, board in (("step", "knowledge"), ("competency", "offers"), ("turn", "")):
        for match in moments().get(prompt, []):
            assert board_asked(match) == board


def test_all_boards_lie_in_the_state_that_is_told() -> None:
    words = Words("de", AOI)
    match = moments()["turn"][0]
    lying = keyed(match.state, words)
    for board in drawings(match, words):
        assert all(lying[key] == drawn for key, drawn in board.keyed.items())


def test_gains_name_new_tiles() -> None:
    words = Words("en", AOI)
    before = moments()["turn"][0].state
    after = deepcopy(before)
    assert after.player is not None
    after.player.city_tiles.append("books")
    after.player.coins += 3
    told = gained(before, after, words)
    assert words("city_tile-books") in told
    assert f"{after.player.coins - 3} → {after.player.coins}" in told
    assert gained(before, before, words) == ""


def test_the_terminal_shows_what_one_has_and_every_answer_in_words() -> None:
    words = Words("en", AOI)
    match = moments()["turn"][0]
    text = AOI.screens.terminal(match, words)
    player = match.state.player
    assert player is not None
    assert f"{words('label-coins')} [bold]{player.coins}[/]" in text
    assert words("label-next_income") in text
    assert f"{'pass left':<30} " in text


def test_the_terminal_names_prices_and_what_scores() -> None:
    match = moments()["turn"][0]
    words = Words("en", AOI)
    text = AOI.screens.terminal(match, words)
    assert words(f"says-tile-{match.state.round_tiles[0]}") in text
    build = next(line for line in text.splitlines() if line.startswith("  build "))
    assert re.search(r"Build a workshop · \d+ tools?, 2 coins$", build)
    passing = next(line for line in text.splitlines() if line.startswith("  pass left"))
    assert words(f"says-bonus-{match.state.bonus_display[0]}") in passing
