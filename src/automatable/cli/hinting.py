"""`hint` at the table in the terminal: what a player would answer, and why."""

from __future__ import annotations

from typing import Any

from automatable.cli.output import UsageError, voice
from automatable.core.advice.players import Advice, Advised, player_for, players_for, usual_player
from automatable.core.drawing.screens import TellsPlans
from automatable.core.matches.match import Match
from automatable.core.turns.several import joined
from automatable.ui.stage.sparring import player_name, told_figures

SECONDS = 1.0
LONGEST_S = 60.0


def tell_hint(match: Match[Any], wanted: str) -> None:
    """Ctrl-C stops a player that is thinking."""
    name, _, seconds = wanted.partition(" ")
    player = player_for(match, name or usual_player(match))
    try:
        advice = player.advise(match.state, match.legal() or [], _seconds(seconds))
    except KeyboardInterrupt:
        voice.say(voice("refused-player_stopped"))
        return
    _tell(match, advice)


def examples(match: Match[Any]) -> str:
    """Who can be asked now: `hint greedy, hint search 3`."""
    able = players_for(match)
    return ", ".join(f"hint {player.id}{' 3' * player.takes_time}" for player in able)


def _seconds(text: str) -> float:
    try:
        seconds = float(text.removesuffix("s") or SECONDS)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= LONGEST_S:
        raise UsageError("bad_seconds", seconds=text, most=int(LONGEST_S))
    return seconds


def _tell(match: Match[Any], advice: Advice) -> None:
    words = voice.words
    labels, columns = told_figures(words, [choice.figures for choice in advice.choices])
    voice.say(voice("sparring-advises", player=player_name(words, advice.player)))
    for choice, column in zip(advice.choices, columns, strict=True):
        best = choice is advice.choices[0]
        text = f"{choice.answer:<6} {voice(choice.key, **choice.args)}"
        voice.say(f"{'▸' if best else ' '} {text}", "bold" if best else None)
        if best:
            _tell_turn(match, choice)
        figures = (f"{label}: {figure}" for label, figure in zip(labels, column, strict=True))
        for reason in choice.reasons:
            voice.say(f"      {voice(reason.key, **reason.args)}")
        voice.say(f"      {'; '.join(figures)}", "dim")
    voice.say(voice(advice.reason), "dim")
    if advice.note:
        voice.say(voice(advice.note), "yellow")


def _tell_turn(match: Match[Any], choice: Advised) -> None:
    """The whole turn step by step, and how it is typed in one line."""
    screens, answers = match.game.screens, (choice.answer, *choice.then)
    if choice.then and isinstance(screens, TellsPlans):
        for n, told in enumerate(screens.plan_in_words(match, answers, voice.words), start=1):
            voice.say(f"      {n}. {told}")
        voice.say(f"      {joined(answers)}", "dim")
