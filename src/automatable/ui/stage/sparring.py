"""Sparring partners at a table: who can be asked, what they advise and why, whom they play for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from markupsafe import Markup

from automatable.core.advice.players import (
    Advice,
    Advised,
    Figure,
    Player,
    Reason,
    players_for,
    usual_of,
)
from automatable.core.drawing.screens import ShowsHints, TellsPlans
from automatable.core.matches.match import Match
from automatable.core.turns.procedure import Ask
from automatable.core.turns.several import joined
from automatable.ui.frame import Frame, render
from automatable.ui.learning.chances import chance_told
from automatable.ui.stage.turns import Narration
from automatable.ui.words.numbers import decimal, percent
from automatable.ui.words.words import Words

SECONDS = (1, 3, 10)
"""How long a player that takes its time may think about one answer."""


@dataclass(frozen=True)
class Partner:
    """A player as a person chose it; without a name the usual one of the game."""

    player: str = ""
    seconds: int = SECONDS[0]

    def __str__(self) -> str:
        return f"{self.player}:{self.seconds}"


def read_partner(text: str) -> Partner:
    """From a form or a cookie; what makes no sense becomes the default."""
    player, _, seconds = text.partition(":")
    time = int(seconds) if seconds in map(str, SECONDS) else SECONDS[0]
    return Partner(player[:40], time)


def kept_partner(text: str, game: str) -> Partner:
    """From a cookie: who was chosen last, if it was in this game."""
    chosen, _, of = text.rpartition(":")
    partner = read_partner(chosen)
    return partner if of == game else Partner(seconds=partner.seconds)


def to_keep(partner: Partner, game: str) -> str:
    """For a cookie."""
    return f"{partner}:{game}"


@dataclass(frozen=True)
class Beside:
    """What is known about the partners when a table is shown."""

    chosen: Partner = field(default_factory=Partner)
    seats: Mapping[int, Partner] = field(default_factory=dict)
    """The seats that the app plays."""
    advice: Advice | None = None


@dataclass(frozen=True)
class AdvisedShown:
    in_words: Markup
    answer: str
    figures: tuple[str, ...]
    reasons: tuple[Markup, ...] = ()
    then: tuple[str, ...] = ()
    """Answers with which the turn goes on."""
    plan: tuple[str, ...] = ()
    """The whole turn in words, step by step."""


@dataclass(frozen=True)
class AdviceShown:
    """A hint: what to do, the alternatives, and a table of what speaks for each."""

    player: str
    name: str
    reason: str
    note: str
    choices: tuple[AdvisedShown, ...]
    labels: tuple[str, ...]

    @property
    def best(self) -> AdvisedShown:
        return self.choices[0]

    @property
    def whole_turn(self) -> str:
        """The best choice and all that follows it, as answers of this player."""
        return joined(f"@{self.player} {text}" for text in (self.best.answer, *self.best.then))


def advised(beside: Beside | None) -> tuple[str, ...]:
    """The answers of the best advice: what is drawn on the board; none if nobody was asked."""
    if beside is None or beside.advice is None:
        return ()
    best = beside.advice.choices[0]
    return (best.answer, *best.then)


def scene_of(match: Match[Any], words: Words, beside: Beside | None) -> dict[str, Any]:
    """The scene of the table, with the hint drawn in where the game knows how."""
    screens, advice = match.game.screens, beside.advice if beside else None
    if advice is not None and isinstance(screens, ShowsHints):
        return screens.scene_with_hint(match, words, advice.answer)
    return screens.scene(match, words)


@dataclass(frozen=True)
class Partners:
    """What is shown of them: who plays and what is advised, and the tools to ask for it."""

    told: Markup | str = ""
    tool: Markup | str = ""


def partners(
    frame: Frame, telling: Narration, beside: Beside | None, shared: Mapping[str, Any]
) -> Partners:
    """The parts of a table about partners; empty where nobody can help."""
    match, words = telling.match, telling.words
    able = players_for(match) if beside else []
    if beside is None or match.over or not (able or beside.seats):
        return Partners()
    seats = [
        (_seat_name(telling, s), player_name(words, p.player)) for s, p in beside.seats.items()
    ]
    values = {
        **shared,
        "players": [(player.id, player_name(words, player.id)) for player in able],
        "chosen": _chosen(able, beside.chosen),
        "seconds": SECONDS,
        "seats": seats,
        "asked": _seat_name(telling, match.pending.seat) if isinstance(match.pending, Ask) else "",
        "alone": "person_2" not in telling.seats.values(),
        "app_is_asked": isinstance(match.pending, Ask) and match.pending.seat in beside.seats,
        "advice": advice_shown(telling, beside.advice) if beside.advice else None,
    }
    return Partners(
        render(frame, "sparring.html", match.game, **values),
        render(frame, "sparring_tool.html", match.game, **values),
    )


def _chosen(able: Sequence[Player], partner: Partner) -> Partner:
    if any(partner.player == player.id for player in able):
        return partner
    return replace(partner, player=usual_of(able))


def player_name(words: Words, id: str) -> str:
    return words(f"player-{id}") if words.has(f"player-{id}") else id


def _seat_name(telling: Narration, seat: int) -> str:
    return telling.words(f"seat-{telling.seats[seat]}")


def advice_shown(telling: Narration, advice: Advice) -> AdviceShown:
    words = telling.words
    labels, columns = told_figures(words, [choice.figures for choice in advice.choices])
    choices = tuple(
        AdvisedShown(
            _rich(telling, c), c.answer, column, _whys(telling, c), c.then, _plan(telling, c)
        )
        for c, column in zip(advice.choices, columns, strict=True)
    )
    return AdviceShown(
        player=advice.player,
        name=player_name(words, advice.player),
        reason=words(advice.reason),
        note=words(advice.note) if advice.note else "",
        choices=choices,
        labels=labels,
    )


def _plan(telling: Narration, choice: Advised) -> tuple[str, ...]:
    """The whole turn in words, where a game can tell it."""
    screens, answers = telling.match.game.screens, (choice.answer, *choice.then)
    if not choice.then or not isinstance(screens, TellsPlans):
        return ()
    return tuple(screens.plan_in_words(telling.match, answers, telling.words))


def _whys(telling: Narration, choice: Advised) -> tuple[Markup, ...]:
    return tuple(_rich(telling, reason) for reason in choice.reasons)


def _rich(telling: Narration, said: Advised | Reason) -> Markup:
    return Markup(telling.rich(said.key, **said.args))


def told_figures(
    words: Words, columns: Sequence[Sequence[Figure]]
) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """The names of all figures, and for each choice its numbers in this order.

    What is zero for every choice says nothing and is left out.
    """
    keys = list(dict.fromkeys(figure.key for column in columns for figure in column))
    found = [{figure.key: figure for figure in column} for column in columns]
    telling = [key for key in keys if any(_speaks(column.get(key)) for column in found)]
    numbers = [
        tuple(figure_text(words, column[key]) if key in column else "" for key in telling)
        for column in found
    ]
    return tuple(words(key) for key in telling), numbers


def _speaks(figure: Figure | None) -> bool:
    return figure is not None and (figure.unit == "share" or abs(figure.value) >= 0.05)


def figure_text(words: Words, figure: Figure) -> str:
    """A number as the language writes it, with how far off it may be."""
    if figure.error:
        return chance_told(words.language, figure.value, figure.error)
    if figure.unit == "share":
        return percent(words.language, figure.value)
    return decimal(words.language, figure.value, 0 if figure.unit == "count" else 1)
