"""Looking back on a match: what every decision of a person was worth.

A player that can judge (`Judges`) is asked about each decision in turn. It sees what the person
saw then, the state and the legal answers, and neither the seed nor what came later. Nothing here
knows a game.

    review = look_back(match)
    [decision.entry for decision in review.mistakes]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import pairwise
from typing import Any, Protocol, runtime_checkable

from automatable.core.advice.players import Player, players
from automatable.core.advice.same_cards import can_be_played_again, played_again
from automatable.core.errors import AutomatableError, BadData
from automatable.core.files.data import structure
from automatable.core.game import Game
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask

FORMAT = 1


Progress = Callable[["Review", int], None]
"""Told what was found so far, and how many decisions there are."""
Mapped = Callable[[Callable[[Any], Any], Any], Iterable[Any]]


class NoLookBack(AutomatableError):
    """There is nothing to look back on, or nobody who could judge it."""


@dataclass(frozen=True)
class Rated:
    """An answer and what it is worth: the chance to win after it, or the judge's own points."""

    answer: str
    chance: float | None
    error: float | None
    """The standard error of the chance."""
    points: float | None = None
    """What a judge without chances thinks that the position is worth."""


@dataclass(frozen=True)
class Judgement:
    """What a judge says about one decision."""

    options: tuple[Rated, ...]
    """The best first; what was played is among them."""
    lost: float
    """By how much what was played is behind: a share of games, or points without chances."""
    lost_error: float
    mistake: bool
    """Whether that is more than chance explains."""


@dataclass(frozen=True)
class JudgedMove:
    """A decision of a match, judged."""

    entry: int
    """Its number in the list of answers, from 0."""
    seat: int
    played: str
    options: tuple[Rated, ...]
    lost: float
    lost_error: float
    mistake: bool
    player: str = ""
    """The program that made it for the person, if one did."""
    stretch: int = 0
    """How many corrections came before."""

    @property
    def best(self) -> Rated:
        return self.options[0]

    @property
    def made(self) -> Rated:
        return next(option for option in self.options if option.answer == self.played)


@dataclass(frozen=True)
class Review:
    """A match, looked back on."""

    game: str
    judge: str
    """The player who judged."""
    over: bool
    answers: int
    """How many answers the match had then."""
    corrections: tuple[int, ...]
    """The numbers of corrections: each breaks the chain of cause and effect."""
    decisions: tuple[JudgedMove, ...]
    winners: tuple[int, ...] = ()
    """The seats that have won, once it is over."""
    same_cards: tuple[int, ...] = ()
    """The points of each seat where the judge itself played the same cards; none if it cannot."""
    format: int = FORMAT

    def of(self, seat: int) -> list[JudgedMove]:
        """The decisions of a seat, whoever made them."""
        return [decision for decision in self.decisions if decision.seat == seat]

    @property
    def seats(self) -> list[int]:
        """Those that decided something."""
        return sorted({decision.seat for decision in self.decisions})

    @property
    def own(self) -> list[JudgedMove]:
        """The decisions that a person made, and not the app."""
        return [decision for decision in self.decisions if not decision.player]

    @property
    def mistakes(self) -> list[JudgedMove]:
        """What cost most comes first; nothing that chance could explain."""
        found = [decision for decision in self.own if decision.mistake]
        return sorted(found, key=lambda decision: (-decision.lost, decision.entry))

    @property
    def has_chances(self) -> bool:
        return all(decision.best.chance is not None for decision in self.decisions)

    @property
    def stretches(self) -> int:
        return 1 + max((decision.stretch for decision in self.decisions), default=0)

    @property
    def several(self) -> bool:
        """Whether more than one person decided."""
        return len(self.seats) > 1

    @property
    def begin_again(self) -> set[int]:
        """The entries of decisions that are the first after a correction."""
        pairs = pairwise(self.decisions)
        return {after.entry for before, after in pairs if after.stretch > before.stretch}

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Account:
    """How a seat came from its first chance to its last: the parts add up to the end."""

    start: float
    own: float
    """What its decisions cost; never above nothing."""
    app: float
    """What those cost that the app made for it."""
    corrected: float
    between: float
    """Cards, the other side, and what only later became clear."""
    end: float


def account(review: Review, seat: int) -> Account:
    """The sum of a seat's chances, for a review that has chances."""
    mine = review.of(seat)
    start, last = _share(mine[0].best), _share(mine[-1].made)
    end = float(seat in review.winners) if review.winners else last
    jumps = [(_share(b.best) - _share(a.made), a.stretch < b.stretch) for a, b in pairwise(mine)]
    jumps.append((end - last, any(place > mine[-1].entry for place in review.corrections)))
    return Account(
        start,
        -sum(decision.lost for decision in mine if not decision.player),
        -sum(decision.lost for decision in mine if decision.player),
        sum(jump for jump, corrected in jumps if corrected),
        sum(jump for jump, corrected in jumps if not corrected),
        end,
    )


def _share(rated: Rated) -> float:
    assert rated.chance is not None
    return rated.chance


def read_review(contents: Any) -> Review:
    """A review from its JSON; raises `BadData` for anything else."""
    review = structure(contents, Review, "review")
    if review.format != FORMAT:
        raise BadData(
            "bad_data_value", file="review", place="", field="format", reason=str(review.format)
        )
    return review


@dataclass(frozen=True)
class Moment:
    """A decision as it was asked: all that a judge may know."""

    entry: int
    seat: int
    state: Any
    legal: Sequence[str]
    played: str
    player: str
    stretch: int


@runtime_checkable
class Judges(Player, Protocol):
    """A player that can say what decisions are worth."""

    games_judged: int
    """How often it plays the game on to judge one answer."""

    def can_judge(self, state: Any, legal: Sequence[str], played: str) -> bool:
        """Whether this is a decision it knows how to judge."""

    def judge(self, state: Any, legal: Sequence[str], played: str, seed: int) -> Judgement:
        """What the decision was worth; chance is only what the seed says."""


def judges(game: str) -> list[Judges]:
    """Who can judge decisions of a game: those who think for long come first."""
    able = [player for player in players().get(game, ()) if isinstance(player, Judges)]
    return sorted(able, key=lambda judge: not judge.takes_time)


def moments(match: Match[Any]) -> Iterator[Moment]:
    """Every answer that a person, or the app for one, gave to a question."""
    stretch = 0
    for index, (entry, at) in enumerate(zip(match.entries, match.retold(), strict=True)):
        if entry.by == "correction":
            stretch += 1
        elif isinstance(at.pending, Ask) and at.set_up_done:
            state = match.game.copy(at.state)
            yield Moment(
                index, at.pending.seat, state, at.legal(), entry.text, entry.player, stretch
            )


def look_back(
    match: Match[Any],
    progress: Progress = lambda found, of: None,
    judge: str | None = None,
    mapped: Mapped = map,
) -> Review:
    """Judge every decision; `progress` gets what is found on the way.

    Many at once if `mapped` can do that: a pool's `map`.
    """
    chosen, asked = to_judge(match, judge)
    corrections = tuple(
        index for index, entry in enumerate(match.entries) if entry.by == "correction"
    )
    winners = match.score().winners if match.over else ()
    review = Review(
        match.game.id, chosen.id, match.over, len(match.entries), corrections, (), winners
    )
    progress(review, len(asked))
    for decision in _judged(match, chosen, asked, mapped):
        review = replace(review, decisions=(*review.decisions, decision))
        progress(review, len(asked))
    if can_be_played_again(match) and not review.several:
        scores = played_again(match, chosen).score().seats
        review = replace(review, same_cards=tuple(seat.total for seat in scores))
    return review


def to_judge(match: Match[Any], judge: str | None = None) -> tuple[Judges, list[Moment]]:
    """Who judges, and what; raises `NoLookBack` if there is nothing, and says why."""
    able = [one for one in judges(match.game.id) if judge in (None, one.id)]
    if not able:
        raise NoLookBack("no_look_back", game=match.game.id)
    seen = list(moments(match))
    chosen, asked = _chosen(able, seen)
    if not asked:
        raise NoLookBack("look_back_untracked" if seen else "look_back_too_early")
    if all(moment.player for moment in asked):
        raise NoLookBack("look_back_app_played")
    return chosen, asked


def _chosen(able: list[Judges], seen: list[Moment]) -> tuple[Judges, list[Moment]]:
    """The judge of the most decisions, and these; of equals, the first."""
    found = [(one, [m for m in seen if one.can_judge(m.state, m.legal, m.played)]) for one in able]
    return max(found, key=lambda pair: len(pair[1]))


def public_seed(game: Game[Any], state: Any) -> int:
    """The chance of whoever judges a position: it follows from what everybody can see."""
    return int(game.whole_hash(state)[:12], 16)


def _judged(
    match: Match[Any], judge: Judges, asked: list[Moment], mapped: Mapped
) -> Iterator[JudgedMove]:
    def decide(moment: Moment) -> JudgedMove:
        seed = public_seed(match.game, moment.state)
        said = judge.judge(moment.state, moment.legal, moment.played, seed)
        return JudgedMove(
            moment.entry, moment.seat, moment.played, said.options, said.lost, said.lost_error,
            said.mistake, moment.player, moment.stretch,
        )  # fmt: skip

    yield decide(asked[0])  # alone: what is compiled is compiled then
    yield from mapped(decide, asked[1:])
