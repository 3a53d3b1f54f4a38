"""The person's game on screen: mat, strip, and every answer where it belongs.

An answer about a region is given by a tap on the map, a section by a tap on the mat; every one of
them is a button in words, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from automatable.core.entries import Entry
from automatable.core.events import Ref
from automatable.core.match import Match
from automatable.core.odds import percent
from automatable.core.preview import Change
from automatable.core.screens import Words
from automatable.games.scythe.board.mat import mat, turn_of
from automatable.games.scythe.board.steps import where
from automatable.games.scythe.board.tallies import outcomes
from automatable.games.scythe.board.ways import ways
from automatable.games.scythe.commitment import most_cards
from automatable.games.scythe.components import HOME
from automatable.games.scythe.map import REGIONS
from automatable.games.scythe.odds import automa_totals, beating
from automatable.games.scythe.on_screen.components import STAR_SPACES
from automatable.games.scythe.on_screen.labels import label, objective_text
from automatable.games.scythe.on_screen.objectives import fulfilled, fulfilled_now
from automatable.games.scythe.on_screen.player import Player
from automatable.games.scythe.on_screen.top_actions import produce_cost
from automatable.games.scythe.state import Person, State

ON_THE_MAT = ("turn", "bottom")
FIGHTING = ("power", "play")
ENDING = ("done", "end", "stop")
"""Answers that end something stand apart, below the others."""
GROUPED = ("goods", "upgrade", "build", "deploy", "enlist", "produce")
"""Prompts with many answers that differ in two things: one heading for each first thing."""
MANY = 8


@dataclass(frozen=True)
class AnswerShown:
    """A button in words."""

    text: str
    label: str
    note: str = ""
    """What one wants to know before: the chance to win."""
    primary: bool = False
    changes: tuple[Change, ...] = ()
    """What it changes for certain."""


@dataclass(frozen=True)
class Group:
    """Answers that belong together under a heading; `place` is the region they are about."""

    title: str
    answers: tuple[AnswerShown, ...]
    place: str = ""
    folded: bool = False
    """The same can be said by taps: with a script it stands folded."""


def on_screen_scene(match: Match[State], words: Words) -> dict[str, Any]:
    """All that the page adds for a person who plays without the box."""
    player = match.state.persons[0]
    assert isinstance(player, Player)
    previews = outcomes(match, match.legal())
    answers = [
        replace(answer, changes=previews.get(answer.text, ()))
        for answer in _answers(match, player, words)
    ]
    ending = [answer for answer in answers if answer.text in ENDING]
    others = [answer for answer in answers if answer not in ending]
    return {
        "deciding": match.pending is not None and match.pending.prompt in ON_THE_MAT,
        "mat": mat(match, player, words),
        "strip": strip(match, player, words),
        "previews": previews,
        "ways": ways(match, player, words),
        "groups": _groups(match, others, words),
        "ending": ending,
        "places": places(match, player),
    }


# --- the strip


def strip(match: Match[State], player: Player, words: Words) -> dict[str, Any]:
    """Tracks, hand, objectives, stars."""
    turn = turn_of(match.state, player)
    running = match.pending is not None
    ready = fulfilled(turn) if running else []
    now = fulfilled_now(turn) if running else []
    hand = [value for value in sorted(player.hand, reverse=True) for _ in range(player.hand[value])]
    told = {n: objective_text(n, turn.decks.tables, words) for n in player.objectives}
    return {
        "hand": hand,
        "objectives": [
            {"number": n, "name": told[n], "now": n in now, "ready": n in ready}
            for n in player.objectives
        ],
        "stars": [
            {"name": words(f"star_space-{space}"), "count": player.star_spaces.get(space, 0)}
            for space in STAR_SPACES
        ],
        "workers_left": player.on_mat("worker"),
        "produce": ", ".join(
            words(f"much-{what}", n=n) for what, n in produce_cost(player).items()
        ),
    }


# --- answers


def _answers(match: Match[State], player: Player, words: Words) -> Iterator[AnswerShown]:
    """All but what the mat offers already."""
    pending, decks = match.pending, match.state.decks
    if pending is None or decks is None:
        return
    card = pending.args.get("card")
    number = int(card.id) if isinstance(card, Ref) else None
    presets, note = pending.prompt == "pay", _notes(match, player)
    for place, text in enumerate(match.legal()):
        if pending.prompt in ON_THE_MAT and _is_on_mat(text, player):
            continue
        named = _named(text, pending.prompt, words) or label(
            text, words, pending.prompt, decks, number
        )
        yield AnswerShown(text, named, note(text), presets and place == 0)


def answer_in_words(match: Match[State], entry: Entry, words: Words) -> str:
    """What a person answered; a game beside the box tells it by its reports."""
    decks = match.state.decks
    if decks is None or entry.by != "person":
        return ""
    card = entry.args.get("card")
    number = int(card.id) if isinstance(card, Ref) else None
    return _named(entry.text, entry.prompt, words) or label(
        entry.text, words, entry.prompt, decks, number
    )


def _is_on_mat(text: str, player: Player) -> bool:
    head = text.split()[0]
    return head in player.sections or head in player.player_mat.by_bottom or head == "move"


def _named(text: str, prompt: str, words: Words) -> str:
    """`use artillery`, `no artillery`."""
    return words(f"answer-{text.split()[0]}") if prompt == "ability" else ""


def _notes(match: Match[State], player: Player) -> Callable[[str], str]:
    """The chance to win with this much power, or these cards, beside it (SCY-CMB-10)."""
    pending, state = match.pending, match.state
    if pending is None or pending.prompt not in FIGHTING:
        return lambda text: ""
    region, power = pending.args["region"], pending.args.get("power", 0)
    assert isinstance(region, Ref)
    attacks = isinstance(state.sides[state.to_move], Person)
    totals = automa_totals(state.automas[0], state)
    best = _best_cards(player, str(region.id)) if pending.prompt == "power" else ()
    more = sum(best) + (power if isinstance(power, int) else 0)

    def note(text: str) -> str:
        spent = sum(int(part) for part in text.split()[1:] if part.isdecimal())
        return percent(beating(totals, spent + more, attacks))

    return note


def _best_cards(player: Player, region: str) -> Sequence[int]:
    """The highest cards that may be played there."""
    hand = [value for value in sorted(player.hand, reverse=True) for _ in range(player.hand[value])]
    return hand[: most_cards(player, region)]


def _groups(match: Match[State], answers: Sequence[AnswerShown], words: Words) -> list[Group]:
    """Long lists by what they are about; short ones as they are."""
    pending = match.pending
    if pending is None or not answers:
        return []
    if pending.prompt == "step":
        return [Group(words("tray-words"), tuple(answers), folded=True)]
    if pending.prompt in FIGHTING:
        return [Group(words(f"chance-{pending.prompt}"), tuple(answers))]
    if pending.prompt not in GROUPED or len(answers) <= MANY:
        return [Group("", tuple(answers))]
    groups: dict[str, list[AnswerShown]] = {}
    for answer in answers:
        parts = answer.text.split()
        groups.setdefault(parts[1] if len(parts) > 1 else "", []).append(answer)
    return [
        Group(_heading(about, pending.prompt, words), _shortened(about, found), _region(about))
        for about, found in groups.items()
    ]


def _shortened(about: str, answers: Sequence[AnswerShown]) -> tuple[AnswerShown, ...]:
    """Below its heading a region need not be named again."""
    return tuple(
        replace(answer, label=answer.label.removeprefix(f"{about}: ")) for answer in answers
    )


def _region(about: str) -> str:
    return about if about in REGIONS or about == HOME else ""


def _heading(about: str, prompt: str, words: Words) -> str:
    if _region(about):
        return where(about, words)
    kind = {"upgrade": "cube", "enlist": "bonus"}.get(prompt, "")
    return words(f"{kind}-{about}") if kind and about else ""


def places(match: Match[State], player: Player) -> dict[str, list[str]]:
    """Answers by the region that a tap on the map stands for."""
    found: dict[str, list[str]] = {}
    if match.pending is None or match.pending.prompt in (*ON_THE_MAT, "pay"):
        return found
    for text in match.legal():
        if place := _place_of(text, player):
            found.setdefault(place, []).append(text)
    return found


def _place_of(text: str, player: Player) -> str:
    parts = text.split()
    if parts == ["character"]:
        return player.character
    return next((part for part in parts[1:] if _region(part)), "")
