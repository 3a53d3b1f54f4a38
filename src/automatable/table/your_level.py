"""Your level: what finished matches say about who played them, game by game.

    for level in your_levels(store.results()):
        print(level.game.id, level.strength.estimate, level.chance({"level": 3, "deck": "normal"}))
        print(level.next(like=0.5).options)

What counts is decided here (`why_not`), the model is `automatable.core.advice.strength`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from automatable.core.advice.difficulty import Rung, Setting
from automatable.core.advice.strength import Estimate, Seen, Strength, recent
from automatable.core.game import Game, games
from automatable.core.options import ON_SCREEN
from automatable.table.results import Result

LIKES = (0.8, 0.65, 0.5, 0.35, 0.2)
"""Chances to win that a player may like, from "let me win" to "make me sweat"."""
USUAL = 0.5
DETOUR = {"level": 0.0, "variant": 0.04, "ours": 0.06}
"""How much nearer to what is liked a set-up must be to be suggested instead of a plain level."""
ANOTHER_DECK = 0.02


@dataclass(frozen=True)
class Suggestion:
    """What to play next, and how that will probably go."""

    rung: Rung
    chance: Estimate


@dataclass(frozen=True)
class YourLevel:
    """One person in one game."""

    game: Game[Any]
    counted: tuple[Result, ...]
    """The last finished first."""
    left_out: Counter[str]
    """How many matches do not count, by reason."""

    @cached_property
    def strength(self) -> Strength:
        seen = [self._seen(result, setting) for result, setting in self._settings()]
        return Strength(self.game.difficulty.prior, recent(seen))

    def _settings(self) -> Iterator[tuple[Result, Setting]]:
        for result in self.counted:
            setting = self.game.difficulty.setting(result.options)
            assert setting is not None, "only what has a level is counted"
            yield result, setting

    def _seen(self, result: Result, setting: Setting) -> Seen:
        margin = result.margin if self.game.difficulty.by_points else None
        return Seen(setting, result.won, margin)

    def chance(self, options: Mapping[str, Any]) -> Estimate | None:
        """To win with these options; None where there is no level."""
        setting = self.game.difficulty.setting(options)
        return None if setting is None else self.strength.chance(setting)

    @cached_property
    def levels(self) -> list[Suggestion]:
        """The levels of the rulebook, each with its chance."""
        rungs = [rung for rung in self.game.difficulty.rungs() if rung.kind == "level"]
        return list(self._with_chances(rungs))

    def next(self, like: float = USUAL) -> Suggestion:
        """What to play next for a chance near what is liked: a step from the last match at most."""
        near = self._near(like)
        within = [found for found in near if self._steps_away(found.rung) <= 1]
        return min(within or near, key=lambda found: self._distance(found, like))

    def _steps_away(self, rung: Rung) -> int:
        """How many levels lie between a set-up and the last match; 0 where that had none."""
        levels = [option.choices for option in self.game.options() if option.key == "level"]
        order = list(levels[0]) if levels else []
        last = self.counted[0].options.get("level") if self.counted else None
        if last not in order or rung.options.get("level") not in order:
            return 0
        return abs(order.index(rung.options["level"]) - order.index(last))

    def _near(self, like: float) -> list[Suggestion]:
        """Of the steps between levels only a few can be meant: the nearest by difficulty."""
        others = [r for r in self.game.difficulty.rungs() if r.kind != "level" and self._fits(r)]
        nearest = sorted(others, key=lambda rung: abs(self._rough(rung) - like))[:4]
        return [*self.levels, *self._with_chances(nearest)]

    def _fits(self, rung: Rung) -> bool:
        """Between levels the deck stays the one that was played last."""
        return rung.options.get("deck") in (None, self._last_deck)

    @property
    def _last_deck(self) -> Any:
        played = next((result.options.get("deck") for result in self.counted), None)
        decks = [rung.options.get("deck") for rung in self.game.difficulty.rungs()]
        return played if played in decks else decks[0]

    def _rough(self, rung: Rung) -> float:
        """The chance as if everything were known: good enough to look at the nearest only."""
        setting = self.game.difficulty.setting(rung.options)
        assert setting is not None
        lead = self.strength.estimate.mean - setting.hard - setting.shift
        return Strength(self.game.difficulty.prior).even(lead)

    def _distance(self, found: Suggestion, like: float) -> float:
        deck = found.rung.options.get("deck")
        detour = DETOUR[found.rung.kind] + (ANOTHER_DECK if deck != self._last_deck else 0.0)
        return abs(found.chance.mean - like) + detour

    def _with_chances(self, rungs: Sequence[Rung]) -> Iterator[Suggestion]:
        for rung in rungs:
            chance = self.chance(rung.options)
            assert chance is not None, "every rung has a level"
            yield Suggestion(rung, chance)


def your_levels(results: Sequence[Result]) -> list[YourLevel]:
    """Every game in which something was finished, the one played last first."""
    found = {result.game: None for result in _in_order(results) if result.game in games()}
    return [your_level(games()[id], results) for id in found]


def your_level(game: Game[Any], results: Sequence[Result]) -> YourLevel:
    """One game; with no result that counts, what is thought of anybody."""
    counted, left_out = [], Counter[str]()
    origins: set[str] = set()
    for result in reversed(_in_order(results)):  # of copies the one finished first counts
        if result.game != game.id:
            continue
        if reason := why_not(game, result, origins):
            left_out[reason] += 1
        else:
            counted.append(result)
        origins |= {result.facts.origin} - {""}
    return YourLevel(game, tuple(reversed(counted)), left_out)


def why_not(game: Game[Any], result: Result, origins: set[str]) -> str:
    """Why a result says nothing about how strong a person is; empty if it counts."""
    facts = result.facts
    try:
        setting = game.difficulty.setting(result.options)
    except (TypeError, ValueError, AttributeError, KeyError):
        return "unreadable"  # options that were never ours
    reasons = {
        "no_level": setting is None,
        "unreadable": 1 not in result.scores,
        "came_as_file": facts.came_as_file,
        "begun_late": facts.begun_late,
        "helped": facts.helped > 0,
        # Beside the box a correction keeps the app right; on screen it changes the match.
        "corrected": facts.corrections > 0 and result.options.get("sit") == ON_SCREEN,
        "again": facts.origin in origins,
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def _in_order(results: Sequence[Result]) -> list[Result]:
    """The last finished first."""
    return sorted(results, key=lambda result: result.finished, reverse=True)
