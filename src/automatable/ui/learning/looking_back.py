"""The page of a match looked back on: the curve, the costly moves with pictures, and the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from automatable.core.advice.looking_back import (
    Account,
    JudgedMove,
    Rated,
    Review,
    account,
    judges,
)
from automatable.core.drawing.screens import LooksBack
from automatable.table.store import Table
from automatable.ui.frame import Frame, against, render
from automatable.ui.learning.chances import chance_curve, chance_told, off_by, signs
from automatable.ui.stage.curve import curve
from automatable.ui.stage.sparring import player_name
from automatable.ui.stage.table import reading
from automatable.ui.words.numbers import decimal, percent
from automatable.ui.words.rich import RichWords
from automatable.ui.words.words import Words

COSTLY = 3
"""The moves that are shown large."""
MINUS = "\N{MINUS SIGN}"
OTHERWISE = 1.5
"""Points from which the planner's other choice is worth showing."""


@dataclass(frozen=True)
class Looking:
    """How far a look back is."""

    state: str
    """`none`, `running`, `done`, `failed`."""
    of: int = 0
    """How many decisions there are."""
    review: Review | None = None
    """What was found, so far."""
    reason: str = ""
    """Why it failed, as the process said it."""

    @property
    def done(self) -> int:
        return len(self.review.decisions) if self.review else 0

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
    played: bool
    picture: Markup
    """Of what was played and of the best; of the others there is none."""


@dataclass(frozen=True)
class JudgedMoveShown:
    entry: int
    number: int
    seat: str
    told: Markup
    by_app: bool
    lost: str
    """Nothing if it was as good as the best."""
    mistake: bool
    sentence: Markup
    """Why another move was the better one, where it was."""
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


def look_back_page(
    frame: Frame, table: Table, looking: Looking, problems: list[str], at_once: bool = False
) -> str:
    """What was found so far; `at_once`: the script begins it without being asked."""
    match = table.match
    words = Words(frame.language, match.game)
    review = looking.review
    return render(
        frame,
        "look_back.html",
        match.game,
        **reading(frame, table, "look-back", problems),
        looking=looking,
        at_once=at_once,
        over=match.over,
        shown=_Shown(table, review, words).all() if review and review.decisions else None,
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
        costly = [self.costly(decision) for decision in self._largest()]
        chances = review.has_chances
        return {
            "chances": chances,
            "by": judged_by(review, words),
            "corrections": len(review.corrections),
            "curves": self._curves() if chances else [],
            "plain_curve": None if chances else curve(self.match, words),
            "signs": signs(words) if chances else [],
            "sums": self._sums() if chances else [],
            "costly": costly,
            "same_cards": self._same_cards(),
            "decisions": [self.decision(decision) for decision in review.decisions],
        }

    def _largest(self) -> list[JudgedMove]:
        if self.review.has_chances:
            return self.review.mistakes[:COSTLY]
        found = [decision for decision in self.review.own if decision.lost >= OTHERWISE]
        return sorted(found, key=lambda decision: -decision.lost)[:COSTLY]

    def _curves(self) -> list[tuple[str, Markup]]:
        """One for each seat that decided something."""
        return [(self._curve_title(seat), self._curve(seat)) for seat in self.review.seats]

    def _curve_title(self, seat: int) -> str:
        if not self.review.several:
            return self.words("look-back-curve")
        return self.words("look-back-curve-of", seat=self._seat(seat))

    def _curve(self, seat: int) -> Markup:
        mine = self.review.of(seat)
        label = self.words(
            "look-back-curve-told",
            first=self.percent(mine[0].best.chance),
            last=self.percent(mine[-1].made.chance),
        )
        return Markup(chance_curve(self.review, seat, self.match.entries, label, self.words))

    def _sums(self) -> list[tuple[str, list[tuple[str, str, str]]]]:
        """For each seat how its chance came about: what it began with, what changed it, the end."""
        return [
            (self._curve_title(seat), list(self._account(account(self.review, seat))))
            for seat in self.review.seats
        ]

    def _account(self, sums: Account) -> Iterator[tuple[str, str, str]]:
        """A line each: what, how much, and its explanation."""
        words, over = self.words, bool(self.review.winners)
        yield words("look-back-sum-start"), self.percent(sums.start), ""
        yield words("look-back-sum-own"), self.signed(sums.own), words("look-back-sum-own-help")
        if any(decision.player for decision in self.review.decisions):
            yield words("look-back-sum-app"), self.signed(sums.app), words("look-back-sum-app-help")
        if self.review.corrections:
            yield words("look-back-sum-corrected"), self.signed(sums.corrected), ""
        between = words("look-back-sum-between-help")
        yield words("look-back-sum-between"), self.signed(sums.between), between
        end = "look-back-sum-end" if over else "look-back-sum-now"
        yield words(end), self.percent(sums.end), ""

    def _same_cards(self) -> str:
        """My points beside those of the judge, who played the same cards."""
        if not self.review.same_cards:
            return ""
        mine = [seat.total for seat in self.match.score().seats]
        return self.words(
            "look-back-same-cards-played",
            player=player_name(self.words, self.review.judge),
            mine=against(mine),
            app=against(self.review.same_cards),
        )

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
        state, lost = self.states[decision.entry], self._lost(decision)
        return JudgedMoveShown(
            entry=decision.entry,
            number=self.numbers[decision.entry],
            seat=self._whose(decision),
            told=self.advice(state, decision.played),
            by_app=bool(decision.player),
            lost=lost,
            mistake=decision.mistake,
            sentence=self.sentence(decision) if lost else Markup(),
            moves=tuple(self._move(state, decision, rated) for rated in decision.options),
            new_stretch=decision.entry in self.review.begin_again,
        )

    def _move(self, state: Any, decision: JudgedMove, rated: Rated) -> MoveShown:
        played, drawn = rated.answer == decision.played, rated is decision.best
        picture = self.screens.move_picture(state, rated.answer, self.words)
        return MoveShown(
            told=self.advice(state, rated.answer),
            turned=told_alike(self.screens, state, rated.answer, decision.played),
            value=self.value(rated),
            played=played,
            picture=Markup(picture if played or drawn else ""),
        )

    def advice(self, state: Any, answer: str) -> Markup:
        kind, args = self.screens.move_in_words(state, answer)
        return self.rich(f"advice-{kind}", **args)

    # --- numbers

    def value(self, rated: Rated) -> str:
        if rated.chance is None:
            return self.number(rated.points or 0.0)
        return chance_told(self.words.language, rated.chance, rated.error)

    def _cost(self, decision: JudgedMove) -> str:
        return cost_told(decision, self.words)

    def _lost(self, decision: JudgedMove) -> str:
        """Short, for a list; nothing where a whole number would be nothing."""
        if decision.best.chance is None:
            return self.words("look-back-cost-points", lost=self.number(decision.lost))
        share = round(decision.lost, 2)
        return self.words("look-back-cost-short", lost=self.percent(share)) if share else ""

    def percent(self, share: float | None) -> str:
        return percent(self.words.language, share or 0.0)

    def number(self, value: float) -> str:
        return tenths(self.words.language, value)

    def signed(self, share: float) -> str:
        """Nothing has no sign."""
        if not round(share, 2):
            return self.percent(0)
        return f"{MINUS if share < 0 else '+'}{self.percent(abs(share))}"

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


def cost_told(decision: JudgedMove, words: Words) -> str:
    """What a decision cost, with its sign, its unit and how sure that is."""
    language = words.language
    if decision.best.chance is None:
        return words("look-back-cost-points", lost=tenths(language, decision.lost))
    lost, sure = percent(language, decision.lost), off_by(language, decision.lost_error)
    return words("look-back-cost", lost=lost, sure=sure)


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
