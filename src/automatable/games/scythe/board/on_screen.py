"""The person's game on screen: every answer where it belongs, in words and on the map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.matches.entries import Entry
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.core.turns.preview import Change
from automatable.games.scythe.board.fighting import fight_shown
from automatable.games.scythe.board.gained import progress
from automatable.games.scythe.board.mat import mat, turn_of
from automatable.games.scythe.board.pieces import key_of
from automatable.games.scythe.board.producing import produce_rows
from automatable.games.scythe.board.tallies import outcomes
from automatable.games.scythe.board.ways import hand_of, ways
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.on_screen.components import STAR_SPACES, Want
from automatable.games.scythe.on_screen.context import PersonTurn
from automatable.games.scythe.on_screen.labels import answer_help, counted, label, objective_text
from automatable.games.scythe.on_screen.objectives import FACTS, fulfilled, fulfilled_now
from automatable.games.scythe.on_screen.player import PersonOnScreen
from automatable.games.scythe.state import State

ON_THE_MAT = ("turn", "bottom")
OWN_SHEETS = ("unit", "step", "produce", "power", "play")
"""Prompts whose answers stand in a sheet of their own kind."""
GIVING_UP = ("done", "end", "stop", "none")
"""Answers that end something stand apart, quiet, and say what is left undone."""


@dataclass(frozen=True)
class AnswerShown:
    """A button in words."""

    text: str
    label: str
    changes: tuple[Change, ...] = ()
    """What it changes for certain."""
    says: str = ""
    """What the thing that it chooses does for the rest of the game."""


@dataclass(frozen=True)
class Group:
    """Answers that belong together under a heading; `key` is the place they are about."""

    title: str
    answers: tuple[AnswerShown, ...]
    key: str = ""


@dataclass(frozen=True)
class ObjectiveShown:
    """A card of the hand, and how far it has come."""

    number: int
    name: str
    have: int
    need: int
    is_ready: bool
    is_now: bool


def on_screen_scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All that the sheet shows for a person who plays without the box."""
    player = match.state.persons[0]
    assert isinstance(player, PersonOnScreen)
    prompt = match.pending.prompt if match.pending else ""
    answers = _answers(match, player, words)
    rows = produce_rows(match, player, words) if prompt == "produce" else []
    return {
        "prompt": prompt,
        "mat": mat(match, player, words),
        "hand": hand_of(player),
        "objectives": objectives(match, player, words),
        "stars": stars(player, words),
        "ways": ways(match, player, words),
        "rows": rows,
        "fight": fight_shown(match, player),
        "groups": _groups(prompt, [a for a in answers if a.text not in GIVING_UP], words),
        "ending": [answer for answer in answers if answer.text in GIVING_UP],
    }


# --- hand, objectives, stars


def objectives(match: Match[State], player: PersonOnScreen, words: Words) -> list[ObjectiveShown]:
    turn = turn_of(match.state, player)
    running = match.pending is not None
    ready = fulfilled(turn) if running else []
    now = fulfilled_now(turn) if running else []
    tables = turn.decks.tables
    return [
        ObjectiveShown(
            number,
            objective_text(number, tables, words),
            *_progress(turn, tables.objectives[number].wants),
            number in ready,
            number in now,
        )
        for number in player.objectives
    ]


def _progress(turn: PersonTurn, wants: Sequence[Want]) -> tuple[int, int]:
    """How much there is of what must be there at least; nothing to count: fulfilled or not."""
    counted = [(max(0, FACTS[w.fact](turn)), w.least) for w in wants if w.least]
    if not counted:
        return int(all(w.holds(FACTS[w.fact](turn)) for w in wants)), 1
    return sum(min(have, need) for have, need in counted), sum(need for _, need in counted)


def stars(player: PersonOnScreen, words: Words) -> list[dict[str, Any]]:
    """The spaces for stars, each with what it wants and how many lie there."""
    return [
        {
            "id": space,
            "name": words(f"star_space-{space}"),
            "n": player.star_spaces.get(space, 0),
            "progress": progress(player, space),
        }
        for space in STAR_SPACES
    ]


# --- answers


def _answers(match: Match[State], player: PersonOnScreen, words: Words) -> list[AnswerShown]:
    """All but what the mat and the other sheets offer already."""
    pending = match.pending
    if pending is None:
        return []
    texts = [text for text in match.legal() if _is_listed(text, pending.prompt, player)]
    previews = outcomes(match, texts)
    return [
        AnswerShown(
            text, _label(match, text, words), previews.get(text, ()),
            answer_help(text, pending.prompt, words),
        )
        for text in texts
    ]  # fmt: skip


def _is_listed(text: str, prompt: str, player: PersonOnScreen) -> bool:
    if prompt in OWN_SHEETS:
        return text in GIVING_UP
    return prompt not in ON_THE_MAT or not _is_on_mat(text, player)


def _is_on_mat(text: str, player: PersonOnScreen) -> bool:
    head = text.split()[0]
    return head in player.sections or text in (*player.player_mat.by_bottom, "move")


def _label(match: Match[State], text: str, words: Words) -> str:
    pending = match.pending
    assert pending is not None
    if text == "done" and words.has(f"give_up-{pending.prompt}"):
        return words(f"give_up-{pending.prompt}")
    return _in_words(match.state, text, pending.prompt, pending.args.get("card"), words)


def answer_in_words(match: Match[State], entry: Entry, words: Words) -> str:
    """What a person answered; a game beside the box tells it by its reports."""
    if entry.prompt == "commit":  # `power 6 cards 3 2`
        power, _, cards = entry.text.removeprefix("power ").partition(" cards ")
        region = entry.args["region"]
        return words("said-commit", region=region, n=int(power), cards=cards or "none")
    if match.state.decks is None or entry.by != "person":
        return ""
    return _in_words(match.state, entry.text, entry.prompt, entry.args.get("card"), words)


def _in_words(state: State, text: str, prompt: str, card: object, words: Words) -> str:
    if prompt == "ability":  # `use artillery`, `no artillery`
        return words(f"answer-{text.split()[0]}")
    assert state.decks is not None
    number = int(card.id) if isinstance(card, Ref) else None
    return label(text, words, prompt, state.decks, number)


# --- long lists by what they are about


def _groups(prompt: str, answers: Sequence[AnswerShown], words: Words) -> list[Group]:
    """By the place that they are about; where two things are chosen, by the first of them."""
    if prompt not in SECOND:
        return [Group("", tuple(answers))] if answers else []
    found: dict[str, list[AnswerShown]] = {}
    for answer in answers:
        about = answer.text.split()[1]
        found.setdefault(about, []).append(_shortened(answer, prompt, words))
    return [
        Group(_heading(about, prompt, words), tuple(some), _key(about))
        for about, some in found.items()
    ]


SECOND: dict[str, Callable[[list[str], Words], str]] = {
    "goods": lambda parts, words: counted(parts[2:], words, "resource"),
    "upgrade": lambda parts, words: words(f"action-{parts[2]}"),
    "build": lambda parts, words: words(f"structure-{parts[0]}"),
    "deploy": lambda parts, words: words(f"ability-{parts[2]}"),
    "enlist": lambda parts, words: words(f"much-{parts[3]}", n=2),
}
"""Answers that choose two things, by the question: what the second one is called."""


def _shortened(answer: AnswerShown, prompt: str, words: Words) -> AnswerShown:
    """Below its heading the first thing need not be named again."""
    return replace(answer, label=SECOND[prompt](answer.text.split(), words))


def _key(about: str) -> str:
    return key_of(about, "person") if about in REGIONS or about == HOME else ""


def _heading(about: str, prompt: str, words: Words) -> str:
    if about in REGIONS:
        terrain = words(f"terrain-{REGIONS[about].terrain}")
        return words("place-named", terrain=terrain, region=about)
    kind = {"upgrade": "cube", "enlist": "bonus"}.get(prompt, "")
    return words(f"{kind}-{about}") if kind and about else ""


def place_of(text: str) -> str:
    """The key of the place that an answer is about; empty if it is about none."""
    return next((_key(part) for part in text.split()[1:] if _key(part)), "")
