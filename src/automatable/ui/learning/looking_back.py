"""The page of a match looked back on: the curve, the costly moves with pictures, and the rest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from markupsafe import Markup

from automatable.core.advice.looking_back import JudgedMove, Rated, Review, judges
from automatable.core.drawing.screens import LooksBack
from automatable.table.store import Table
from automatable.ui.frame import Frame, render
from automatable.ui.learning.chances import SURE, chance_curve, signs
from automatable.ui.stage.curve import curve
from automatable.ui.stage.table import reading
from automatable.ui.words.numbers import decimal, percent
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import Words

COSTLY = 3
"""The moves that are shown large."""
OTHERWISE = 1.5
"""Points from which the planner's other choice is worth showing."""


@dataclass(frozen=True)
class Looking:
    """How far a look back is."""

    state: str
    """`none`, `running`, `done`, `failed`."""
    done: int = 0
    of: int = 0
    review: Review | None = None
    reason: str = ""
    """Why it failed, as the process said it."""

    @property
    def percent(self) -> int:
        return round(100 * self.done / self.of) if self.of else 0

    @property
    def sequence(self) -> int:
        """Grows whenever there is more to see."""
        return self.done if self.state == "running" else 10**9


@dataclass(frozen=True)
class MoveShown:
    told: Markup
    turned: bool
    """In words it is what was played: only the piece lies another way."""
    value: str
    lead: str
    best: bool
    played: bool


@dataclass(frozen=True)
class JudgedMoveShown:
    entry: int
    number: int
    seat: str
    told: Markup
    by_app: bool
    lost: str
    mistake: bool
    moves: tuple[MoveShown, ...]
    new_stretch: bool
    """Facts were corrected since the decision before it."""


@dataclass(frozen=True)
class CostlyShown:
    """A costly move beside the better one."""

    entry: int
    number: int
    seat: str
    cost: str
    sentence: Markup
    played: Markup
    played_value: str
    played_picture: Markup
    better: Markup
    better_value: str
    better_picture: Markup


def look_back_page(frame: Frame, table: Table, looking: Looking, problems: list[str]) -> str:
    match = table.match
    words = Words(frame.language, match.game)
    review = looking.review
    return render(
        frame,
        "look_back.html",
        match.game,
        **reading(frame, table, "look-back", problems),
        looking=looking,
        over=match.over,
        shown=_Shown(table, review, words).all() if review else None,
    )


class _Shown:
    """A review in one language."""

    def __init__(self, table: Table, review: Review, words: Words) -> None:
        self.match, self.review, self.words = table.match, review, words
        self.rich = RichWords(words.language, words.game).with_pictures(self._picture)
        screens = self.match.game.screens
        assert isinstance(screens, LooksBack)
        self.screens = screens
        asked = {decision.entry for decision in review.decisions}
        self.states = {
            index: self.match.game.copy(at.state)
            for index, at in enumerate(self.match.retold())
            if index in asked
        }
        self.numbers = {d.entry: index + 1 for index, d in enumerate(review.decisions)}

    def all(self) -> dict[str, Any]:
        review, words = self.review, self.words
        apps = sum(bool(decision.player) for decision in review.decisions)
        costly = [self.costly(decision) for decision in self._largest()]
        chances = review.has_chances
        return {
            "chances": chances,
            "by": judged_by(review, words),
            "corrections": len(review.corrections),
            "apps": apps,
            "curves": self._curves() if chances else [],
            "plain_curve": None if chances else curve(self.match, words),
            "signs": signs(words) if chances else [],
            "sums": self._sums() if chances else [],
            "costly": costly,
            "decisions": [self.decision(decision) for decision in review.decisions],
        }

    def _largest(self) -> list[JudgedMove]:
        if self.review.has_chances:
            return self.review.mistakes[:COSTLY]
        found = [decision for decision in self.review.own if decision.lost >= OTHERWISE]
        return sorted(found, key=lambda decision: -decision.lost)[:COSTLY]

    def _curves(self) -> list[tuple[str, Markup]]:
        """One for each seat that decided something."""
        seats = dict.fromkeys(decision.seat for decision in self.review.decisions)
        return [(self._curve_title(seat, len(seats)), self._curve(seat)) for seat in sorted(seats)]

    def _curve_title(self, seat: int, seats: int) -> str:
        if seats == 1:
            return self.words("look-back-curve")
        return self.words("look-back-curve-of", seat=self._seat(seat))

    def _curve(self, seat: int) -> Markup:
        mine = [decision for decision in self.review.decisions if decision.seat == seat]
        label = self.words(
            "look-back-curve-told",
            first=self.percent(mine[0].best.chance),
            last=self.percent(mine[-1].made.chance),
        )
        return Markup(chance_curve(self.review, seat, self.match.entries, label, self.words))

    def _sums(self) -> list[tuple[str, str, str]]:
        """What was lost by decisions, and what came in between; for one seat only."""
        seats = {decision.seat for decision in self.review.decisions}
        if len(seats) > 1:
            return []
        lost = sum(decision.lost for decision in self.review.own)
        found = self.review.decisions
        luck = sum(
            (after.best.chance or 0) - (before.made.chance or 0)
            for before, after in pairwise(found)
            if before.stretch == after.stretch
        )
        words = self.words
        return [
            (words("look-back-sum-lost"), self.signed(-lost), words("look-back-sum-lost-help")),
            (words("look-back-sum-luck"), self.signed(luck), words("look-back-sum-luck-help")),
        ]

    # --- single decisions

    def costly(self, decision: JudgedMove) -> CostlyShown:
        state = self.states[decision.entry]
        better = decision.best.answer
        return CostlyShown(
            entry=decision.entry,
            number=self.numbers[decision.entry],
            seat=self._whose(decision),
            cost=self._cost(decision),
            sentence=self.sentence(decision),
            played=self.advice(state, decision.played),
            played_value=self.value(decision.made),
            played_picture=Markup(self.screens.move_picture(state, decision.played, self.words)),
            better=self.advice(state, better),
            better_value=self.value(decision.best),
            better_picture=Markup(self.screens.move_picture(state, better, self.words)),
        )

    def sentence(self, decision: JudgedMove) -> Markup:
        """`Advancing 3 spaces would have kept the leather patch at space 26 for you.`"""
        state, better = self.states[decision.entry], decision.best.answer
        return better_in_words(self.screens, state, better, decision.played, self.rich)

    def decision(self, decision: JudgedMove) -> JudgedMoveShown:
        state = self.states[decision.entry]
        return JudgedMoveShown(
            entry=decision.entry,
            number=self.numbers[decision.entry],
            seat=self._whose(decision),
            told=self.advice(state, decision.played),
            by_app=bool(decision.player),
            lost=self._lost(decision),
            mistake=decision.mistake and not decision.player,
            moves=tuple(self._move(state, decision, rated) for rated in decision.options),
            new_stretch=decision.entry in self.review.begin_again,
        )

    def _move(self, state: Any, decision: JudgedMove, rated: Rated) -> MoveShown:
        return MoveShown(
            told=self.advice(state, rated.answer),
            turned=told_alike(self.screens, state, rated.answer, decision.played),
            value=self.value(rated),
            lead=self.signed_points(rated.points) if rated.chance is not None else "",
            best=rated is decision.best,
            played=rated.answer == decision.played,
        )

    def advice(self, state: Any, answer: str) -> Markup:
        kind, args = self.screens.move_in_words(state, answer)
        return self.rich(f"advice-{kind}", **args)

    # --- numbers

    def value(self, rated: Rated) -> str:
        if rated.chance is None:
            return self.number(rated.points)
        return f"{self.percent(rated.chance)} ± {self.hundredths(SURE * (rated.error or 0))}"

    def _cost(self, decision: JudgedMove) -> str:
        if decision.best.chance is None:
            return self.words("look-back-cost-points", lost=self.number(decision.lost))
        sure = self.hundredths(SURE * decision.lost_error)
        return self.words("look-back-cost", lost=self.percent(decision.lost), sure=sure)

    def _lost(self, decision: JudgedMove) -> str:
        if decision.best.chance is None:
            return self.number(decision.lost)
        return self.percent(decision.lost)

    def percent(self, share: float | None) -> str:
        return percent(self.words.language, share or 0.0)

    def hundredths(self, share: float) -> str:
        return tenths(self.words.language, 100 * share)

    def number(self, value: float) -> str:
        return tenths(self.words.language, value)

    def signed(self, share: float) -> str:
        sign = "\N{MINUS SIGN}" if share < 0 else "+"
        return f"{sign} {self.percent(abs(share))}"

    def signed_points(self, points: float) -> str:
        sign = "\N{MINUS SIGN}" if points < 0 else "+"
        return f"{sign}{self.number(abs(points))}"

    def _seat(self, seat: int) -> str:
        names = {score.seat: score.name for score in self.match.score().seats}
        return self.words(f"seat-{names[seat]}")

    def _whose(self, decision: JudgedMove) -> str:
        """Said only where several persons decide."""
        return self._seat(decision.seat) if self.review.several else ""

    def _picture(self, ref: Any) -> str:
        return self.match.game.screens.picture(ref, self.match, self.words)


def judged_by(review: Review, words: Words) -> str:
    """Who judged, and what that means."""
    if not review.has_chances:
        return words("look-back-by-planner")
    games = {judge.id: judge.games_judged for judge in judges(review.game)}
    return words("look-back-by-search", games=games.get(review.judge, 0))


def told_alike(screens: LooksBack, state: Any, answer: str, played: str) -> bool:
    """Whether two different answers have the same words."""
    return answer != played and screens.move_in_words(state, answer) == screens.move_in_words(
        state, played
    )


def tenths(language: str, value: float) -> str:
    """`0.8`, as the language writes it."""
    return decimal(language, value, 1)


def better_in_words(
    screens: LooksBack, state: Any, better: str, played: str, words: RichWords
) -> Markup:
    """Why another answer would have been the better one, in a sentence."""
    kind, args = screens.move_in_words(state, better)
    move = words(f"look-{kind}", **args)
    why = [words(key, **args) for key, args in screens.move_reasons(state, better, played)]
    return Markup(joined(words, move, why))


def joined(words: RichWords | Words, move: str, why: list[Markup] | list[str]) -> str:
    """The parts are in words already and come in as they are."""
    parts: Mapping[str, str] = dict(zip(("why", "more"), why, strict=False))
    key = ("look-back-plain", "look-back-one", "look-back-two")[len(parts)]
    marks = {name: f"\x02{name}\x03" for name in ("move", *parts)}
    told = str(words(key, **marks))
    for name, text in {"move": move, **parts}.items():
        told = told.replace(marks[name], str(text))
    return told
