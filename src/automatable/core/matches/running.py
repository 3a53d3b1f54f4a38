"""How answers lead from question to question: what runs inside a match.

It feeds answers to the procedure of the turn, deals what the app deals, begins the next turn where
one ends, and returns to an earlier point by running that turn again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from automatable.core.errors import Refused
from automatable.core.game import Game
from automatable.core.matches.entries import CORRECTION, CORRECTION_HERE, Earlier, Entry, TurnStart
from automatable.core.matches.extent import Extent, check_text, extent_of, shortened
from automatable.core.matches.rng import Seed, Stream
from automatable.core.turns.correcting import write_changes
from automatable.core.turns.events import Event, Log
from automatable.core.turns.procedure import Answer, Ask, Draw, Listed, Procedure, Request

S = TypeVar("S")
_BY_PLAYER = re.compile(r"@([a-z][a-z0-9_]{0,30})\s+(?=\S)")
"""Before an answer that a program gave for a person: `@planner K2c4`."""


class Running(Generic[S]):
    """What a `Match` stands on: its parts, and how it comes from one question to the next."""

    def __init__(
        self, game: Game[S], options: Mapping[str, Any], seed: Seed, start: S | None = None
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.start = start
        self.earlier: tuple[Earlier, ...] = ()
        self.older_rules: int | None = None
        """The rules version of its save, if its answers (may) lead to another position today."""
        self._entries: list[Entry] = []
        self._extent = Extent()
        self._undone: list[str] = []
        self._used: dict[str, int] = {}
        """Numbers drawn, by stream."""
        self._turns: list[TurnStart[S]] = [TurnStart(0, start, {})]
        self._log = Log()
        self._running: Procedure[S] | None = None
        self._pending: Request | None = None
        self._listed: Listed | None = None
        """What the last question that somebody looked at accepts: a page asks several times."""
        self._state: S | None = start
        self._advance(lambda: self._begin(start), 0)
        self.opening = self._log.take()

    @property
    def pending(self) -> Request | None:
        """What is asked of the person now; None when the game is over."""
        return self._pending

    @property
    def over(self) -> bool:
        return self._pending is None

    @property
    def state(self) -> S:
        """The state as the pending question sees it (read only)."""
        if self._state is None:
            raise Refused("not_set_up")
        return self._state

    # --- answers

    def _take(self, text: str, asked: Request | None = None) -> None:
        """Record one answer and run on to the next request.

        `asked` is the open question in a twin of this match that has made the list of its answers.
        """
        check_text(text)
        if text.startswith(CORRECTION):
            prompt = self._pending.prompt if self._pending else ""
            self._correct(text, len(self._entries) + 1)
            self._record(Entry(text, "correction", prompt, None, self._log.take()))
            return
        request = asked or self._pending
        if request is None:
            raise Refused("game_over")
        mark = _BY_PLAYER.match(text) if isinstance(request, Ask) else None
        answer = _read(request, text[mark.end() :] if mark else text)
        self._give(answer, mark[1] if mark else "")

    def _give(self, answer: Answer[Any], player: str = "") -> None:
        """Record an answer that was read or dealt, with all that follows."""
        request = self._pending
        assert request is not None
        self._feed(request, answer.value, len(self._entries) + 1)
        self._record(
            Entry(
                answer.text,
                by="app" if self._is_dealt(request) else "person",
                prompt=request.prompt,
                seat=request.seat if isinstance(request, Ask) else None,
                events=self._log.take(),
                player=player,
                args=request.args,
                value=answer.value,
            )
        )

    def _record(self, entry: Entry) -> None:
        self._extent = self._extent.and_(entry)
        self._entries.append(entry)

    def _take_older(self, text: str, rules_version: int | None) -> bool:
        """Take an answer of a save; whether today's rules still allow it."""
        if not self._is_older(rules_version):
            self._take(text)
            return True
        try:
            self._take(text)
        except Refused as refused:
            if refused.code == "unreadable":
                raise  # no rules ever allowed that
            self.older_rules = rules_version
        return self.older_rules is None

    def _is_older(self, rules_version: int | None) -> bool:
        return rules_version is not None and rules_version < self.game.rules_version

    def _answer_unasked(self, rules_version: int | None) -> None:
        if rules_version is None or not self._is_older(rules_version):
            return
        while self._pending is not None:
            text = self.game.unasked(self._pending, rules_version)
            if text is None:
                return
            self._take(text)

    def _feed(self, request: Request, value: Any, following: int) -> None:
        """Go on with the value of an answer; `following` is the number of the next entry."""
        if isinstance(request, Draw):
            self._used[request.stream] = self._used.get(request.stream, 0) + request.take
        running = self._running
        assert running is not None
        self._advance(lambda: running.send(value), following)

    # --- chance

    def _deal(self) -> None:
        """Answer every draw that is the app's business."""
        while isinstance(request := self._pending, Draw) and self._is_dealt(request):
            self._give(self.deal(request))

    def deal(self, request: Draw[Any]) -> Answer[Any]:
        """What the seed has in store for this draw."""
        counter = self._used.get(request.stream, 0)
        stream = Stream(self._seed_of(request.stream, counter), request.stream)
        return request.dealt(stream, counter)

    def _seed_of(self, stream: str, counter: int) -> Seed:
        past = (e.seed for e in self.earlier if counter < e.dealt.get(stream, 0))
        return next(past, self.seed)

    def _is_dealt(self, request: Request) -> bool:
        return isinstance(request, Draw) and self.game.dealt_by_app(self.options, request.stream)

    # --- turns

    def _begin(self, state: S | None, known: tuple[Event, ...] = ()) -> Request:
        """Start the set-up, or a turn on its own copy of the state; returns the first request."""
        if state is None:
            self._running = self.game.set_up(self.options, self._log)
            return next(self._running)
        self._state = self.game.begun(state)
        if self.game.is_over(state):
            raise StopIteration(self._state)
        self._running = self.game.turn(self._state, self._log)
        before = len(self._log)
        try:
            return next(self._running)
        finally:
            self._turns[-1].opening = self._log.since(before)
            self._log.forget(before, known)

    def _advance(self, go: Callable[[], Request], first: int) -> None:
        """Go on to the next request, over as many ends of turns as it takes."""
        while True:
            try:
                self._pending = go()
                return
            except StopIteration as end:
                state: S = end.value
            self._state = state
            if self.game.is_over(state):
                self._running = self._pending = None
                return
            self._turns.append(TurnStart(first, state, dict(self._used)))
            go = self._beginning(state)

    def _beginning(self, state: S) -> Callable[[], Request]:
        return lambda: self._begin(state)

    def _rebuild(self, count: int) -> None:
        """Return to the point after the first `count` answers, from the turn they lead to."""
        while self._turns[-1].first > count:
            self._turns.pop()
        turn = self._turns[-1]
        if count < len(self._entries):
            del self._entries[count:]
            self._extent = extent_of(self._entries)
        self._used = dict(turn.used)
        self._state = turn.state
        self._advance(lambda: self._begin_turn(turn), turn.first)
        for following, entry in enumerate(self._entries[turn.first :], turn.first + 1):
            self._give_again(entry, following)
        self._log.take()
        self._deal()

    def _give_again(self, entry: Entry, following: int) -> None:
        """An answer of the list once more: what it led to is known."""
        if entry.by == "correction":
            self._correct(entry.text, following)
        else:
            assert self._pending is not None
            self._feed(self._pending, entry.value, following)

    # --- corrections

    def _meant(self, text: str) -> str:
        """An answer as it is written down: a correction says whether the turn begins again."""
        if not text.startswith(CORRECTION):
            return text
        told = text.lstrip(CORRECTION).strip()
        return f"{CORRECTION if self._is_at_turn_start() else CORRECTION_HERE}{told}"

    def _is_at_turn_start(self) -> bool:
        """Whether nothing has happened in this turn that a person could see and correct."""
        turn, state = self._turns[-1], self._state
        if self.over or turn.state is None or state is None:
            return True
        unanswered = turn.first >= len(self._entries) and not turn.given
        return unanswered and self.game.stored(turn.state) == self.game.stored(state)

    def _correct(self, text: str, following: int) -> None:
        """Change the facts; the turn begins again, or the open question stays."""
        here = text.startswith(CORRECTION_HERE)
        turn = self._turns[-1]
        base = self._state if here or self.over else turn.state
        if base is None:
            raise Refused("correct_after_set_up")
        correction = text.lstrip(CORRECTION).strip()
        state = _corrected(self.game, base, correction)
        self._log.happened("corrected", self.game.correction_rule, changes=correction)
        single_facts = correction.startswith("{")
        if here and self.game.repeats_corrected_turns and not self.over:
            self._repeat(state, turn, following)
        elif here and single_facts and not self.over and self.game.goes_on(base, state):
            self._go_on_with(state)
        else:
            self._begin_again(state, turn, here, following)

    def _go_on_with(self, corrected: S) -> None:
        """The turn in progress goes on with the corrected facts; nothing is reported twice."""
        state = self.state
        write_changes(state, self.game.from_position(self.game.position(state)), corrected)
        assert self._pending is not None
        self._pending, self._listed = self._pending.asked_again(), None

    def _repeat(self, state: S, turn: TurnStart[S], following: int) -> None:
        """The turn from the corrected facts with the answers so far; nothing is reported twice.

        An answer that is not possible any more is dropped with all after it.
        """
        entries = self._entries[turn.first : following - 1]
        given = (*turn.given, *(entry.text for entry in entries if entry.by != "correction"))
        known = [*turn.opening, *(event for entry in entries for event in entry.events)]
        self._used = dict(turn.used)
        again = TurnStart(following, state, dict(turn.used), given=given)
        self._turns.append(again)
        before = len(self._log)
        self._advance(lambda: self._begin_turn(again), following)
        self._log.forget(before, known)

    def _begin_turn(self, turn: TurnStart[S]) -> Request:
        """Start a turn, and give it again what it was given before a correction."""
        request = self._begin(turn.state)
        given, turn.given = turn.given, ()
        for text in given:
            try:
                answer = _read(request, text)
            except Refused:
                break
            turn.given += (text,)
            if isinstance(request, Draw):
                self._used[request.stream] = self._used.get(request.stream, 0) + request.take
            assert self._running is not None
            request = self._running.send(answer.value)
        return request

    def _begin_again(self, state: S, turn: TurnStart[S], here: bool, following: int) -> None:
        """A turn from the corrected facts; what it reported before its first question is known."""
        self._used = dict(self._used if self.over or here else turn.used)
        self._turns.append(TurnStart(following, state, dict(self._used)))
        self._advance(lambda: self._begin(state, turn.opening), following)


def _read(request: Request, text: str) -> Answer[Any]:
    """What no reader of a game foresaw (a number without end) is refused like all the rest."""
    try:
        return request.read(text)
    except (ValueError, OverflowError, RecursionError):
        raise Refused("unreadable", token=shortened(text)) from None


def _corrected(game: Game[S], state: S, correction: str) -> S:
    try:
        return game.corrected(state, correction)
    except (ValueError, OverflowError, RecursionError):
        raise Refused("unreadable", token=shortened(correction)) from None
