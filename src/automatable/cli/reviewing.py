"""`automatable review`: a match looked back on, in the terminal or as JSON."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from automatable.cli.files import read_text
from automatable.cli.output import voice
from automatable.cli.replaying import read_match
from automatable.core.advice.looking_back import (
    JudgedMove,
    Progress,
    Rated,
    Review,
    look_back,
    moments,
)
from automatable.core.drawing.screens import LooksBack
from automatable.core.matches.match import Match
from automatable.table.runs import write_json
from automatable.ui.learning.chances import chance_told
from automatable.ui.learning.looking_back import (
    cost_told,
    joined,
    judged_by,
    tenths,
    told_alike,
)

COSTLY = 5


def review(name: str, judge: str | None, cores: int, out: Path | None, as_json: bool) -> None:
    match = read_match(read_text(name))
    voice.game = match.game
    with ThreadPoolExecutor(cores) as pool:
        found = look_back(match, _progress(out), judge, pool.map)
    if out is not None:
        write_json(out, found.to_json())
    if as_json:
        print(json.dumps(found.to_json(), ensure_ascii=False, indent=1))
    elif out is None:
        _Told(match, found).tell()


def _progress(out: Path | None) -> Progress:
    """Beside the file that is asked for, or on a terminal that somebody looks at."""

    def beside(found: Review, of: int) -> None:
        assert out is not None
        write_json(out.with_suffix(".progress.json"), {"of": of, "found": found.to_json()})

    def shown(found: Review, of: int) -> None:
        if sys.stderr.isatty():
            done = len(found.decisions)
            end = "\n" if done == of else ""
            print(f"\r{done} / {of}", end=end, file=sys.stderr, flush=True)

    return shown if out is None else beside


class _Told:
    """A review in the words of the terminal."""

    def __init__(self, match: Match[Any], review: Review) -> None:
        self.review, self.match = review, match
        self.states = {moment.entry: moment.state for moment in moments(match)}
        screens = match.game.screens
        assert isinstance(screens, LooksBack)
        self.screens = screens

    def tell(self) -> None:
        review = self.review
        voice.say(judged_by(review, voice.words))
        if not review.over:
            voice.say(voice("look-back-unfinished"))
        if review.corrections:
            voice.say(voice("look-back-corrected", n=len(review.corrections)))
        if apps := len(review.decisions) - len(review.own):
            voice.say(voice("look-back-by-app", n=apps))
        self._tell_costly()
        voice.say("")
        voice.say(voice("look-back-all"), "bold")
        for index, decision in enumerate(review.decisions):
            self._tell_decision(index + 1, decision)

    def _tell_costly(self) -> None:
        own = sorted(self.review.own, key=lambda decision: -decision.lost)
        costly = self.review.mistakes if self.review.has_chances else [d for d in own if d.lost > 1]
        key = "look-back-mistakes" if self.review.has_chances else "look-back-otherwise"
        voice.say("")
        voice.say(voice(key, n=min(COSTLY, len(costly))), "bold")
        for decision in costly[:COSTLY]:
            state = self.states[decision.entry]
            kind, args = self.screens.move_in_words(state, decision.best.answer)
            why = [
                voice(key, **dict(args))
                for key, args in self.screens.move_reasons(
                    state, decision.best.answer, decision.played
                )
            ]
            told = joined(voice.words, voice(f"look-{kind}", **dict(args)), why)
            number = 1 + self.review.decisions.index(decision)
            at = f"{voice('look-back-at', n=number)}{self._whose(decision)}"
            voice.say(f"{at}: {cost_told(decision, voice.words)}. {told}")
            voice.say(
                "  " + voice("cli-review-instead", move=self._move(decision, decision.played))
            )

    def _tell_decision(self, number: int, decision: JudgedMove) -> None:
        marked = "!" if decision.mistake and not decision.player else " "
        played = self._move(decision, decision.played) + self._whose(decision)
        if decision.entry in self.review.begin_again:
            voice.say(f"--- {voice('look-back-stretch')}")
        voice.say(f"{number:3} {marked} {self._value(decision.made):>14}  {played}")
        for option in decision.options[:2]:
            if option.answer != decision.played and option is decision.best:
                move = self._move(decision, option.answer)
                if told_alike(
                    self.screens, self.states[decision.entry], option.answer, decision.played
                ):
                    move += f", {voice('look-back-turned')}"
                voice.say(f"      {self._value(option):>14}  {voice('look-back-better')}: {move}")

    def _whose(self, decision: JudgedMove) -> str:
        """Said only where several persons decide."""
        if not self.review.several:
            return ""
        names = {seat.seat: seat.name for seat in self.match.score().seats}
        return f" ({voice(f'seat-{names[decision.seat]}')})"

    def _move(self, decision: JudgedMove, answer: str) -> str:
        kind, args = self.screens.move_in_words(self.states[decision.entry], answer)
        return voice(f"advice-{kind}", **dict(args))

    def _value(self, rated: Rated) -> str:
        if rated.chance is None:
            return tenths(voice.language, rated.points or 0.0)
        return chance_told(voice.language, rated.chance, rated.error)
