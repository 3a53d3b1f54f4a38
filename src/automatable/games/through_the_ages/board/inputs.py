"""What the person can answer now, as buttons, a number field or a pick list."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.core.turns.events import Value
from automatable.core.turns.procedure import Ask, Draw, Request
from automatable.games.through_the_ages.base_cards import civil, civil_cards, military_cards
from automatable.games.through_the_ages.board.automa_card import automa_card
from automatable.games.through_the_ages.board.card_form import card_form, sections_of
from automatable.games.through_the_ages.card_words import card_words
from automatable.games.through_the_ages.cards import CARDS_PER_AGE, AutomaCard
from automatable.games.through_the_ages.manual_deck import WHOLE, open_numbers
from automatable.games.through_the_ages.state import State

CARDS = (WHOLE, "auction_card", "bonus_card", "defence_card", "complete_card")
NUMBERS = (
    "strength", "culture", "science", "science_rating", "happiness", "gain", "lost_science",
    "lost_culture", "hand_culture", "hand_science", "bid",
)  # fmt: skip
POLITICS = ("event", "aggression", "war", "columbus", "tactic", "discard", "draw")
_TITLES = {
    "event": "prepare", "aggression": "attack", "war": "war", "columbus": "columbus",
    "tactic": "play_tactic", "discard": "discard", "draw": "draw",
}  # fmt: skip
_SIGNS = {
    "event": "event", "aggression": "aggression", "war": "war", "columbus": "special",
    "tactic": "strength", "discard": "action", "draw": "military",
}  # fmt: skip
_GROUPS = ("action", "leader", "wonder", "government", "urban", "military", "special", "farm_mine")


@dataclass(frozen=True)
class AnswerButton:
    """An answer as a button; what its card says is shown before it is taken."""

    text: str
    label: str
    says: str = ""


def inputs(match: Match[State], words: Words) -> dict[str, Any]:
    """The kind of input and what it needs; `kind` is none when nothing is asked."""
    request = match.pending
    if request is None:
        return {"kind": "none"}
    if request.prompt in CARDS and isinstance(request, Ask):
        return _typed_card(match, request, words)
    legal = match.legal()
    if request.prompt in NUMBERS:
        return _number(request, legal)
    if isinstance(request, Draw) and request.prompt == "row":
        return _picker(request, words)
    if request.prompt == "turn":
        return _turn(match, legal, words)
    return {"kind": "choices", "choices": [_choice(text, match, words) for text in legal]}


def _choice(text: str, match: Match[State], words: Words) -> AnswerButton:
    card = text.rpartition(" ")[2]
    return AnswerButton(text, label(text, match, words), card_words(card, words))


def _typed_card(match: Match[State], request: Ask[Any], words: Words) -> dict[str, Any]:
    """An Automa card that the person has drawn: one typed in before, or the form of a new one."""
    state = match.state
    cards, age = state.cards, state.automa_pile.age
    completing = request.prompt == "complete_card"
    known = [] if completing else [cards.by_age[age][n] for n in open_numbers(state)]
    given = sections_of(_partial(match, request) if completing else None)
    return {
        "kind": "typed_card",
        "known": [(f"card {card.number}", automa_card(card, words, False)) for card in known],
        "form": card_form(cards, age, given, words, part="part-card"),
        "head": "" if completing else "new",
        "side_only": request.prompt not in (WHOLE, "complete_card"),
        "can_be_new": completing or len(cards.by_age[age]) < CARDS_PER_AGE,
    }


def _partial(match: Match[State], request: Ask[Any]) -> AutomaCard:
    """The card of which only the side strip is known."""
    number = int(str(request.args["card"]).rpartition(" ")[2])
    return match.state.cards.by_age[match.state.automa_pile.age][number]


def _number(request: Request, legal: Sequence[str]) -> dict[str, Any]:
    """A number field with the last value and, for a bid, the way out."""
    numbers = [int(text.rpartition(" ")[2]) for text in legal if text != "pass"]
    last = request.args.get("last")
    start = last if isinstance(last, int) and last in numbers else ""
    if request.prompt == "bid":
        start = min(numbers)  # the least that wins
    return {
        "kind": "number", "low": min(numbers), "high": max(numbers), "start": start,
        "can_pass": "pass" in legal,
    }  # fmt: skip


def _picker(request: Draw[Any], words: Words) -> dict[str, Any]:
    """The cards that can have been dealt, by colour, for the names of the new row cards."""
    groups = []
    for group in _GROUPS:
        cards = [
            (str(id), words(f"civ-{id}"), count)
            for id, count in request.outcomes.items()
            if civil(str(id)).group == group
        ]
        if cards:
            groups.append((group, sorted(cards, key=lambda card: card[1])))
    return {"kind": "picker", "count": request.take, "groups": groups}


def _turn(match: Match[State], legal: Sequence[str], words: Words) -> dict[str, Any]:
    """Reports by what they are; cards of the row are tapped there."""
    groups = []
    for word in POLITICS:
        texts = [text for text in legal if text.startswith(f"{word} ")]
        if texts:
            choices = [_choice(text, match, words) for text in texts]
            groups.append((words(f"table-{_TITLES[word]}"), _SIGNS[word], choices))
    return {"kind": "turn", "groups": groups, "peek": "peek" in legal}


def label(text: str, match: Match[State], words: Words) -> str:
    """An answer in words."""
    word, _, what = text.partition(" ")
    prompt = match.pending.prompt if match.pending else ""
    if prompt == "tie" and (to := _moves_up_to(text, match)):
        return words("answer-moves_up", source=words(f"civ-{text}"), card=to)
    if not what and text in (*civil_cards(), *military_cards()):
        return words(f"civ-{text}")
    if text == "done" and prompt != "turn":
        return words("answer-enough")
    if word == "take":
        return words(f"civ-{match.state.row[int(what) - 1]}")
    if word == "lost":
        return words(f"face_down-{what}")
    if word == "leader":
        return _levels(what, words)
    if word == "draw":
        return words("answer-draw", n=int(what))
    if word in ("build", "lose"):
        return words(f"answer-{word}", card=words(f"civ-{what}"))
    if word in ("age", "event") and what in ("I", "II", "III"):
        return words("answer-age", age=what)
    if word == "start":
        return words(f"seat-{'person' if what == 'human' else what}")
    return _card_or_word(text, what, match, words)


def _moves_up_to(text: str, match: Match[State]) -> Value:
    """Which technology a tied building would be upgraded to; nothing if a new one is built."""
    assert match.pending is not None
    targets = match.pending.args["upgrade"]
    found = dict(zip(match.legal(), targets, strict=False)) if isinstance(targets, tuple) else {}
    return found.get(text, "")


def _card_or_word(text: str, what: str, match: Match[State], words: Words) -> str:
    if what in (*civil_cards(), *military_cards()):
        return words(f"civ-{what}")
    if what.isdecimal():
        return f"{match.state.automa_pile.age} {what}"
    return words(f"answer-{what or text}")


def _levels(what: str, words: Words) -> str:
    """`2 wonder none`"""
    leader, _, wonder = what.partition(" wonder ")
    shown = [words("answer-none") if part == "none" else part for part in (leader, wonder)]
    return words("answer-levels", leader=shown[0], wonder=shown[1])
