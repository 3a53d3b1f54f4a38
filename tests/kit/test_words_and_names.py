"""Texts with formulas wherever a text may stand, and how long a name holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from automatable.core.matches.match import Match
from automatable.kit.ejecting.package import eject
from automatable.kit.game import KitGame
from automatable.kit.mistakes import BadFile
from automatable.kit.reader import read
from automatable.ui.stage.plain_table import plain_scene
from automatable.ui.words.answers import answer_in_words
from automatable.ui.words.words import Words
from tests.kit.files import line_of, match_of, tiny, with_line
from tests.kit.told import Transcript


def told(match: Match[Any]) -> list[str]:
    events = Transcript(match.game, "en").events(match, "all")  # type: ignore[arg-type]
    return [event["text"] for event in events if "text" in event][1:]


def buttons(match: Match[Any]) -> list[str]:
    scene = plain_scene(match, Words("en", match.game))
    return [label for group in scene["groups"] for _, label in group.answers]


@pytest.mark.rule("KIT-FOR-02")
def test_the_words_of_an_answer_say_the_values_of_now() -> None:
    match = match_of(
        tiny(
            "points = 4",
            'ask act "What?"',
            '  answer sell "Sell for {points|coin|coins}"',
            '  answer go kind from kinds "Go from {level}"',
            '  answer rest "Rest"',
        )
    )
    assert buttons(match) == ["Sell for 4 coins", "Go from Hard: red", "Go from Hard: blue",
                              "Rest"]  # fmt: skip
    words = Words("en", match.game)
    match.answer("sell")
    assert answer_in_words(match, match.entries[-1], words) == "What? Sell for 4 coins"
    match.answer("go red")
    assert answer_in_words(match, match.entries[-1], words) == "What? Go from Hard: red"


@pytest.mark.rule("KIT-FOR-02")
def test_the_words_for_none_say_the_values_of_now() -> None:
    match = match_of(tiny('ask spot "Where?" from spots', '  none "None of {count(spots)}"'))
    assert buttons(match)[-1] == "None of 2"


def test_two_questions_may_have_an_answer_of_the_same_name() -> None:
    match = match_of(
        tiny('ask one "One?"', '  answer pass "Skip"', '  answer stay "Stay"',
             'ask two "Two?"', '  answer pass "Pass the dice"', '  answer keep "Keep"'),
    )  # fmt: skip
    assert buttons(match) == ["Skip", "Stay"]
    match.answer("pass")
    assert buttons(match) == ["Pass the dice", "Keep"]


@pytest.mark.rule("KIT-FOR-02")
def test_filters_and_the_choice_itself_say_the_values_of_now() -> None:
    match = match_of(
        tiny("points = 3", 'choose spot from spots "For {points}?"',
             '  keep points > 2 "{points} are enough"', '  first "The first of {count(spots)}"',
             'ask go "Go?" yes'),
    )  # fmt: skip
    decision = next(event.decision for event in match.events() if event.decision)
    words = Words("en", match.game)
    assert words(f"decision-{decision.name}", **decision.args) == "For 3?"
    said = [words(f"filter-{step.filter}", **step.args) for step in decision.steps]
    assert said == ["3 are enough", "The first of 2"]


@pytest.mark.rule("KIT-TUR-04")
def test_a_text_that_was_skipped_says_nothing() -> None:
    steps = ("draw card from cards", "let said = card.says when points > 3", 'tell "<{said}>"',
             'ask go "Go?" yes')  # fmt: skip
    assert told(match_of(tiny(*steps), "card 1")) == ["<>"]


@pytest.mark.rule("KIT-TUR-03")
def test_a_name_ends_with_its_block_and_leaves_the_answer_word_alone() -> None:
    """`rest` is an answer word; the number of that name holds only inside the condition."""
    steps = (
        'ask act "What?"', '  answer rest "Rest"', '  answer work "Work"',
        "when points == 0", "  let rest = 7", '  tell "{rest}"',
        'tell "She rests." when act == rest', 'ask go "Go?" yes',
    )  # fmt: skip
    assert told(match_of(tiny(*steps), "rest")) == ["7", "She rests."]


@pytest.mark.rule("KIT-TUR-03", "KIT-STO-05")
def test_an_ejected_turn_forgets_the_same_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tiny(
        'ask act "What?"', '  answer rest "Rest"', '  answer work "Work for {points}"',
        "when points == 0", "  let rest = 7", '  tell "{rest}"',
        'tell "She rests." when act == rest', 'ask go "Go?" yes', "finish",
    )  # fmt: skip
    game = KitGame(read(with_line(text, "game tiny", "game tiny_rest")))
    eject(game, tmp_path / "package")
    monkeypatch.syspath_prepend(str(tmp_path / "package/src"))
    from tiny_rest_game import GAME  # type: ignore[import-not-found]

    for answers in (["rest", "go yes"], ["work", "go no"]):
        here, there = (Match.new(one) for one in (game, GAME))
        for answer in answers:
            here.answer(answer)
            there.answer(answer)
        assert [e.to_json() for e in here.events()] == [e.to_json() for e in there.events()]


def test_a_card_in_hand_stays_while_others_are_removed() -> None:
    steps = ("draw card from cards", "remove card from cards where card.n == 3",
             'tell "{card.id}"', 'ask go "Go?" yes')  # fmt: skip
    assert told(match_of(tiny(*steps), "card 1")) == ["1"]


@pytest.mark.rule("KIT-CHA-03")
def test_a_known_card_on_top_is_dealt_first_and_stays_known() -> None:
    """As with the app's cards: who has seen the top of the pile knows what is dealt."""
    steps = ("peek card from cards", "deal 2 from cards.draw to cards.aside", 'ask go "Go?" yes')
    match = match_of(tiny(*steps), "card 1", "go yes", dealer="table", level="easy")
    piles = match.position()["decks"]["cards"]
    assert piles["aside"] == ["1"]
    assert piles["top"] == []
    assert piles["unsure"] == [{"cards": ["2", "2", "3"], "in": {"draw": 2, "aside": 1}}]


# --- mistakes


def mistakes(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadFile) as found:
        read(text)
    return [(one.code, one.line) for one in found.value.mistakes]


@pytest.mark.rule("KIT-LIN-04")
def test_nothing_stands_below_the_version() -> None:
    assert mistakes(with_line(tiny(), "game tiny", "  game tiny")) == [("indent", 2)]


def test_a_block_keeps_its_own_mistake_and_others_do_not_follow_from_it() -> None:
    text = with_line(tiny('tell "Free." when open(here)'), "s not in hers", "s not in his")
    assert mistakes(text) == [("name_unknown", line_of(text, "let open"))]


def test_a_slip_in_the_block_of_the_game_is_one_mistake() -> None:
    text = with_line(tiny(), '  red "red"', '  red "red"', '    de "rot"')
    text = with_line(text, "  languages en de", "   languages en de")
    assert mistakes(text) == [("indent", 3)]


@pytest.mark.rule("KIT-DEC-01")
def test_options_stand_above_the_cards_that_use_them() -> None:
    option = 'option late "Late"\n  choice soon "Soon"\n  choice never "Never"\n'
    text = tiny().replace("| level == easy |", "| late == soon |")
    assert mistakes(text + option) == [("name_unknown", line_of(text, "late == soon"))]
    assert read(with_line(text, "deck cards", option + "deck cards")).decks


def test_a_local_name_is_not_changed_like_a_number() -> None:
    text = tiny('ask more "More?" 0..3', "more += 1")
    with pytest.raises(BadFile) as found:
        read(text)
    said = Words("en").error(found.value)
    assert "declared at the top" in said
