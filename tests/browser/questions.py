"""Every kind of question that a page can show: for each one a match that stands at it.

Random play meets nearly all of them; what chance hardly ever brings is begun at a position.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import files
from itertools import chain, product
from pathlib import Path
from random import Random
from typing import Any

from automatable.core.game import game, games
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.options import resolve
from automatable.core.turns.forms import Pick
from automatable.games.scythe.on_screen.players.advising import Planner
from automatable.testing.conformance.test_questions import files as files_of
from automatable.testing.playing import even_answer, legal_answer
from tests.age_of_innovation.small_board import match_at
from tests.age_of_innovation.test_factions import with_card
from tests.conformance.questions import DEALT
from tests.scythe.on_screen.driver import position_of
from tests.scythe.table import automa_to_move

OVER = "over"
QUESTIONS = Path(__file__).parents[1]
SORTED_BY = {
    "patchwork": ("sit",),
    "scythe": ("sit",),
    "age_of_innovation": ("sit", "tracking"),
    "through_the_ages": ("sit",),
}
MOST_ROUNDS = 60
"""So many matches of each way are played at most."""
MOST_ANSWERS = 1500
Answering = Callable[[Match[Any], Pick], str]


@dataclass(frozen=True)
class Way:
    """Options with questions of their own, and who answers."""

    options: dict[str, Any] = field(default_factory=dict)
    answering: Answering = legal_answer


def planner(match: Match[Any], pick: Pick) -> str:
    """The reference player of Scythe on screen, now and then by chance."""
    legal, partner = match.legal(), Planner()
    if partner.can_answer(match.state, legal) and pick(range(12)):
        return partner.advise(match.state, legal).choices[0].answer
    return legal_answer(match, pick)


def _on_screen(human: str, mat: str, **options: str) -> Way:
    return Way({"sit": "digital", "human_faction": human, "mat": mat, **options}, planner)


WAYS: dict[str, tuple[Way, ...]] = {
    "patchwork": (
        Way(),
        Way({"sit": "companion"}),
        Way({"sit": "companion", "circle_source": "table_full", "dealer": "table"}),
        Way({"sit": "duo"}),
        Way({"dealer": "table", "deck": "tactical"}),
    ),
    "scythe": (
        Way(),
        Way({"dealer": "table", "human_faction": "nordic"}, even_answer),
        Way({"human_faction": "crimea", "combat_card_values": "app"}, even_answer),
        Way({"human_faction": "togawa", "automa_triggers_traps": "on"}, even_answer),
        _on_screen("albion", "industrial"),
        _on_screen("togawa", "engineering"),
        _on_screen("rusviet", "agricultural", level="automa"),
        _on_screen("crimea", "militant", level="automaszyna"),
    ),
    "age_of_innovation": (
        Way(),
        Way({"tracking": "light"}),
        Way({"dealer": "table", "humans": 2}),
        Way({"dealer": "table", "automa_home": "random"}),
        Way({"tracking": "light", "faction": "mimics", "dealer": "table"}),
        Way({"tracking": "light", "faction": "kuddlers"}),
        Way({"faction": "powermongers"}),
        Way({"tracking": "light", "faction": "powermongers", "powermongers_trigger": "offered"}),
        Way({"faction": "symbionts", "dealer": "table"}),
        Way({"faction": "blight"}),
        Way({"sit": "digital"}),
    ),
    "expeditions": (Way(), Way({"dealer": "table"}), Way({"reveal_detail": "stack"}, even_answer)),
    "through_the_ages": (
        Way(),
        Way({"dealer": "table"}),
        Way({"military_dealer": "table"}, even_answer),
        Way({"automa_dealer": "table"}, even_answer),
        Way({"deck": "manual"}),
        Way({"ruled_events": "by_hand"}, even_answer),
        Way({"sit": "digital"}),
    ),
    **{one.id: (Way(), Way({"dealer": "table"})) for one in games().values() if one.is_from_file},
}


@cache
def kinds(id: str) -> frozenset[str]:
    """What a page of this game can ask, and the end, at which nothing is asked any more."""
    if game(id).is_from_file:
        return frozenset((OVER,))  # what a file asks rarely is not waited for
    words = (files(f"automatable.games.{id}") / "messages" / "en.ftl").read_text("utf-8")
    asked = set(re.findall(r"^ask-(\w+) =", words, re.MULTILINE))
    return frozenset(asked - DEALT[id] | {OVER})


def prompt(match: Match[Any]) -> str:
    return match.pending.prompt if match.pending else OVER


def at_every_question(id: str) -> Iterator[tuple[str, Match[Any]]]:
    """One match at each kind of question of each sort of table; an error if a kind is never met."""
    left, met = set(kinds(id)), set()
    rare = RARE[id]() if id in RARE else ()
    for match in chain(rare, _played(id, left)):
        name = f"{sort(match)} {prompt(match)}".strip()
        if name not in met:
            met.add(name)
            left.discard(prompt(match))
            yield name, match.copy()
    assert not left, f"{id}: never asked: {sorted(left)}"


def sort(match: Match[Any]) -> str:
    """Tables on which the same question looks otherwise."""
    options = SORTED_BY.get(match.game.id, ())
    return " ".join(str(match.options[name]) for name in options if name in match.options)


def _played(id: str, left: set[str]) -> Iterator[Match[Any]]:
    """Every moment of matches in every way, until nothing is left to be met."""
    for round, way in product(range(MOST_ROUNDS), WAYS[id]):
        if not left and round:
            return
        yield from _moments(id, way, f"{id} {round}")


def _moments(id: str, way: Way, seed: str) -> Iterator[Match[Any]]:
    match: Match[Any] = Match.new(game(id), way.options, Seed.from_text(seed))
    pick = Random(seed).choice
    yield match
    for _ in range(MOST_ANSWERS):
        if match.over:
            return
        match.answer(way.answering(match, pick))
        yield match


# --- what chance hardly ever brings


def _after(match: Match[Any], *answers: str) -> Match[Any]:
    for text in answers:
        match.answer(text)
    return match


def _of_scythe() -> Iterator[Match[Any]]:
    at, here = partial(Match.at, game("scythe")), "crimea progress=6 mechs=home,F4 workers=-"
    both = automa_to_move("saxony character=C3 workers=E4", f"{here} switches=same_place_unit:ask")
    yield _after(at(both), "card 19")
    hesitates = automa_to_move("crimea", "nordic mechs=A4 switches=hesitate_move:on")
    yield _after(at(hesitates), "card 8")
    yield from _beaten()
    trap = at(position_of(TRAP))
    yield _after(trap, "move units", "mech F4", "to F5", "done")


def _beaten() -> Iterator[Match[Any]]:
    """The Automa's cards come by chance, so the attack is waited for."""
    for n in range(MOST_ROUNDS):
        match = Match.at(game("scythe"), position_of(BEATEN), seed=Seed.from_text(f"beaten {n}"))
        match.answer("bolster skip")
        if prompt(match) == "power":
            match.answer("power 0")
        if prompt(match) == "retreat":
            yield match
            yield _after(match, "retreat C4", "retreat E5")


BEATEN = {
    "human_faction": "nordic",
    "automa_faction": "crimea",
    "human": {
        "mat": "industrial", "character": "A4", "mechs": {"D5": 2}, "workers": {"D5": 1, "A5": 1},
        "abilities": ["seaworthy", "speed"], "power": 2,
    },
    "automa": {
        "progress": 10, "power": 9, "combat_cards": 0, "mechs": {"E6": 1}, "workers": {},
        "stars": {"progress": 1},
    },
    "switches": {"seaworthy_workers": "with_mechs"},
    "encounters": [],
}  # fmt: skip
TRAP = {
    "human_faction": "togawa",
    "automa_faction": "nordic",
    "human": {
        "mat": "industrial", "mechs": {"F4": 1}, "abilities": ["shinobi"],
        "traps": {"F5": "disarmed"}, "trap_kinds": {"F5": "power"},
    },
    "switches": {"edition": "invaders"},
}  # fmt: skip


def _of_age_of_innovation() -> Iterator[Match[Any]]:
    owner = with_card("gognomes", build_selection="Next to a river.")
    cards = {"cards": (1, 5), "automa": "B5w* E10w", "human": "C7w"}
    gognomes = match_at(**cards, faction="gognomes", owner=owner)
    yield _after(gognomes, "card 1", "card 5")
    yield from _kept("age_of_innovation")


def _kept(id: str) -> Iterator[Match[Any]]:
    """Matches on screen that were kept at a question, the rare ones among them."""
    known = game(id)
    for kind, file in files_of(known, QUESTIONS).items():
        kept = json.loads(file.read_text(encoding="utf-8"))
        if kept["options"].get("sit") == "digital":
            options = resolve(known.options(), kept["options"])
            start = None if kept["start"] is None else known.from_position(kept["start"])
            seed = Seed.from_text(kind)
            yield Match.replayed(
                known, options, seed, start, kept["answers"], kept["rules_version"]
            )


def _of_through_the_ages() -> Iterator[Match[Any]]:
    """An aggression that takes one of its colonies."""
    match = Match.new(game("through_the_ages"), {"military_dealer": "table"}, Seed.from_text("a"))
    pick = Random(1).choice
    while prompt(match) != "turn" or match.state.age != "II":
        match.answer(legal_answer(match, pick))
    match.adjust('{"automa.colonies": ["strategic_territory_i", "historic_territory_i"]}')
    yield _after(match, "aggression annex_ii", "90")
    yield from _kept("through_the_ages")


RARE: dict[str, Callable[[], Iterator[Match[Any]]]] = {
    "patchwork": lambda: iter(()),
    "scythe": _of_scythe,
    "age_of_innovation": _of_age_of_innovation,
    "expeditions": lambda: iter(()),
    "through_the_ages": _of_through_the_ages,
}
