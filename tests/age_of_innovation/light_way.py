"""A table in the full way and the same one in the light way, side by side."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.core.turns.choice import Decision
from automatable.core.turns.events import Event, Value, plain
from automatable.games.age_of_innovation import GAME
from automatable.games.age_of_innovation.components import AUTOMA, base_game
from automatable.games.age_of_innovation.state import State

ENDS = ("done", "pass")
CHANGES = {
    **dict.fromkeys(("build", "upgrade", "neutral", "annex"), "map"),
    **dict.fromkeys(("scholar", "step"), "knowledge"),
}
DISPLAYS = re.compile(
    "aoi-(power_action|book_action|innovation)(_choice|_fails|_gone|_enough|_counted|)$"
)
UNTOLD = ("aoi-power", "aoi-power_beside")
"""The light way does not know how much power is offered (AOI-LIGHT-03)."""


@dataclass
class SideBySide:
    """Both tables get the same set-up and the same cards; only the full one gets reports."""

    full: Match[State]
    light: Match[State]
    random: Random
    told: Counter[str] = field(default_factory=Counter)
    """How many answers each way took, her turns and the person's."""
    reports: tuple[int, ...] = (0, 1, 1, 2, 3)
    asked: Counter[str] = field(default_factory=Counter)

    @classmethod
    def new(cls, seed: str, **options: Any) -> SideBySide:
        drawn = Seed.from_text(seed)
        full = Match.new(GAME, options, drawn)
        light = Match.new(GAME, {**options, "tracking": "light"}, drawn)
        return cls(full, light, Random(seed))

    def set_up(self) -> None:
        """Both are told everything up to round 1."""
        while not self.full.set_up_done or self.full.state.phase == "set_up":
            legal = list(self.full.legal())
            builds = [text for text in legal if text.split()[0] == "build"]
            told = len(self.full.state.person_buildings) if self.full.set_up_done else 0
            picked = self.random.choice(builds if builds and told < 2 else legal[:1] or legal)
            if self.full.pending is not None and self.full.pending.prompt == "home":
                picked = self.random.choice(legal)
            self.full.answer(picked)
            self.light.answer(picked)

    def turn(self) -> tuple[list[Any], list[Any]]:
        """The person acts and hands over; returns what she does then, in both ways.

        What she takes by count is the same on the true display, or it is an error.
        """
        legal = self.full.legal()
        passes = legal[0] == "pass" or ("pass" in legal and self.random.random() < 0.2)
        acts = 0 if passes and legal[0] != "pass" else self.random.choice(self.reports)
        changed = {CHANGES.get(self.report(), "") for _ in range(acts)}
        end = "pass" if passes else "done"
        true = self.full.game.copy(self.full.state)
        before = len(self.full.entries), len(self.light.entries)
        self.full.answer(end)
        self.light.answer(end if end == "pass" else light_end(changed))
        self.told["ends"] += 1
        while self.light.pending is not None and self.light.pending.prompt.startswith("look_"):
            answer = answer_of(true, self.light)
            self.asked[f"{self.light.pending.prompt} {answer.split()[0]}"] += 1
            self.light.answer(answer)
            self.told["light"] += 1
        full, light = events(self.full, before[0]), events(self.light, before[1])
        check_counts(full, light)
        return did(full), did(light)

    def report(self) -> str:
        """Something that is possible; a kind first, so that not all are transformations."""
        kinds: dict[str, list[str]] = {}
        for text in self.full.legal():
            kinds.setdefault(text.split()[0], []).append(text)
        for form in self.full.forms():
            if form.head == "step":
                kinds["step"] = [form.filled(self.random.choice) for _ in range(3)]
        weights = {"build": 6, "upgrade": 5, "step": 4, "scholar": 4, "power": 4}
        names = [kind for kind in kinds if kind not in ENDS]
        if not names:
            return ""
        kind = self.random.choices(names, [weights.get(name, 1) for name in names])[0]
        text = self.random.choice(kinds[kind])
        if kind == "transform" and text in self.light.legal():
            self.light.answer(text)
            self.told["light"] += 1
        self.full.answer(text)
        self.told["full"] += 1
        return kind


def light_end(changed: set[str]) -> str:
    """How a person hands over who says what the turn has changed."""
    if {"map", "knowledge"} <= changed:
        return "done"
    return f"done {max(changed, default='') or 'nothing'}"


def events(match: Match[State], since: int) -> list[Event]:
    return [event for entry in match.entries[since:] for event in entry.events]


def did(found: list[Event]) -> list[Any]:
    """What she did, and what each decision chose."""
    return [shown(event) for event in found if is_hers(event) and not DISPLAYS.match(event.kind)]


def is_hers(event: Event) -> bool:
    mine = event.kind.startswith(("aoi-you", "aoi-told"))
    return not mine and event.kind not in UNTOLD


def shown(event: Event) -> Any:
    chosen = event.decision.chosen if event.decision else None
    return event.kind, {name: plain(value) for name, value in event.args.items()}, chosen


def check_counts(full: list[Event], light: list[Event]) -> None:
    """Who counts what lies open at the true table takes what the full way names."""
    for kind in ("power_action", "book_action", "innovation"):
        named = [e.decision for e in full if e.decision and e.decision.name == kind]
        counted = [event.args for event in light if event.kind == f"aoi-{kind}_counted"]
        check_places(named, counted)


def check_places(named: Sequence[Decision], counted: Sequence[Mapping[str, Value]]) -> None:
    """When no innovation is left the light way may have stopped counting before."""
    assert len(counted) == len(named) or {d.chosen for d in named[len(counted) :]} == {None}
    for decision, count in zip(named, counted, strict=False):
        lying = decision.steps[0].kept if decision.name != "innovation" else decision.options
        order = lying if count["direction"] == "reading" else lying[::-1]
        assert decision.chosen == (
            order[(int(plain(count["n"])) - 1) % len(order)] if order else None
        )


# --- one who sees the table of the full way


def answer_of(true: State, light: Match[State]) -> str:
    """The first thing that is otherwise than believed, or that nothing is."""
    assert light.pending is not None
    prompt, legal = light.pending.prompt, list(light.legal())
    if prompt in ("look_levels", "look_final_levels"):
        (form,) = light.forms()
        told = " ".join(f"{p.name} {true.knowledge['person_1'][p.name]}" for p in form.parts)
        return f"levels {told}"
    if prompt == "look_scholars":
        return f"space {highest_free(true, light)}"
    return next((text for text in legal if is_true(true, text)), "done")


def is_true(true: State, text: str) -> bool:
    kind, *words = text.split()
    if kind == "mine":
        return words[0] in true.person_buildings
    if kind in ("is", "annex"):
        found = true.person_buildings.get(words[0])
        return found is not None and (found.type, found.annex) == (words[1], kind == "annex")
    return False


def highest_free(true: State, light: Match[State]) -> str:
    """The person's scholars as they truly lie, hers as the light table has put them."""
    assert light.pending is not None
    discipline = str(plain(light.pending.args["discipline"]))
    numbers = base_game().knowledge.scholar_spaces
    free = Counter(numbers)
    for who, found in (("person_1", true), (AUTOMA, light.state)):
        spaces = zip(numbers, found.scholar_spaces[discipline], strict=True)
        free.subtract(number for number, owner in spaces if owner == who)
    return str(max((number for number in free if free[number] > 0), default="none"))
