"""A match is options, a seed and the list of answers given so far; all else follows.

    match = Match.new(game("patchwork"), {"level": 3})
    match.pending.prompt           # what is asked now
    match.answer("K2c4")           # the events that followed, the Automa's turns included
    match.undo(); match.redo()     # the same cards come again

Draws the app deals are answered from the seed and written down like any other answer, so
a replay needs no luck. After an error of any kind the match is as it was before.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from automatable.core.correcting import write_changes
from automatable.core.errors import BadPosition, Refused
from automatable.core.events import Event, Log, Value
from automatable.core.extent import Extent, check_text, check_undone, shortened
from automatable.core.forms import Form, Offer
from automatable.core.game import Game
from automatable.core.options import resolve
from automatable.core.procedure import Answer, Ask, Draw, Procedure, Request
from automatable.core.rng import Seed, Stream
from automatable.core.score import ScoreSheet

S = TypeVar("S")
CORRECTION = "!"
CORRECTION_HERE = "!!"
"""A correction in the middle of a turn as it is written down: the question stays open.

Written with one mark, it begins the turn anew, as all of them did once; old saves rely on it.
"""
_BY_PLAYER = re.compile(r"@([a-z][a-z0-9_]{0,30})\s+(?=\S)")
"""Before an answer that a program gave for a person: `@planner K2c4`."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer of the list: its text, who gave it, and what followed from it."""

    text: str
    by: str
    """`person`, `app` (a draw dealt from the seed) or `correction`."""
    prompt: str
    seat: int | None
    events: tuple[Event, ...]
    player: str = ""
    """The program that answered for the person, if one did."""
    args: Mapping[str, Value] = field(default_factory=dict)
    """What stood in the question."""

    @property
    def as_written(self) -> str:
        """The answer as it is written down: with the mark of the program that gave it."""
        return f"@{self.player} {self.text}" if self.player else self.text


@dataclass(slots=True)
class _Turn(Generic[S]):
    """Where a turn began: its first entry, the state before it, the numbers drawn by then.

    The set-up is the turn without a state.
    """

    first: int
    state: S | None
    used: Counter[str]
    opening: tuple[Event, ...] = ()
    """What happened before its first question."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The seed of the match that a match is a copy of, and how far it had dealt by then."""

    seed: Seed
    dealt: Mapping[str, int]
    """Numbers drawn, by stream."""


class Match(Generic[S]):
    """One game being played. See the module for how it is used."""

    def __init__(
        self, game: Game[S], options: Mapping[str, Any], seed: Seed, start: S | None = None
    ) -> None:
        self.game = game
        self.options = dict(options)
        self.seed = seed
        self.start = start
        self.earlier: tuple[Earlier, ...] = ()
        self.older_rules: int | None = None
        """The rules version of its save, if its answers lead to another position today."""
        self._entries: list[Entry] = []
        self._extent = Extent()
        self._undone: list[str] = []
        self._used: Counter[str] = Counter()
        self._turns: list[_Turn[S]] = [_Turn(0, start, Counter())]
        self._log = Log()
        self._running: Procedure[S] | None = None
        self._pending: Request | None = None
        self._listed: tuple[Request, list[str]] | None = None
        """The last list of legal answers, and what it answers: a page asks for it several times."""
        self._state: S | None = start
        self._advance(lambda: self._begin(start), 0)
        self.opening = self._log.take()

    @classmethod
    def new(
        cls, game: Game[S], options: Mapping[str, Any] | None = None, seed: Seed | None = None
    ) -> Match[S]:
        """A fresh match; options left out get their default."""
        return cls.replayed(game, resolve(game.options(), options or {}), seed or Seed.fresh())

    @classmethod
    def at(
        cls,
        game: Game[S],
        position: Any,
        options: Mapping[str, Any] | None = None,
        seed: Seed | None = None,
    ) -> Match[S]:
        """A match that begins at a position, given as JSON or in the game's notation."""
        start = game.from_position(position)
        chosen = resolve(game.options(), {**game.options_at(start), **(options or {})})
        return cls.replayed(game, chosen, seed or Seed.fresh(), game.begin_at(start, chosen))

    @classmethod
    def replayed(
        cls,
        game: Game[S],
        options: Mapping[str, Any],
        seed: Seed,
        start: S | None = None,
        answers: Sequence[str] = (),
        rules_version: int | None = None,
        earlier: Sequence[Earlier] = (),
    ) -> Match[S]:
        """The match in which these answers were given, the dealt ones included.

        Questions that the rules of an older version did not ask are answered by the game.
        """
        match = cls(game, options, seed, start)
        match.earlier = tuple(earlier)
        for text in answers:
            match._answer_unasked(rules_version)
            match._take(text.strip())
        match._answer_unasked(rules_version)
        match._deal()
        return match

    # --- what there is to see

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

    @property
    def set_up_done(self) -> bool:
        """Whether there is a state yet: the person may still be reporting how things lie."""
        return self._state is not None

    @property
    def first_state(self) -> S | None:
        """The state with which play began, right after the set-up; None before (read only)."""
        return next((turn.state for turn in self._turns if turn.state is not None), None)

    def states(self) -> Iterator[S]:
        """The state at the start of each turn, and the present one (read only)."""
        yield from (turn.state for turn in self._turns if turn.state is not None)
        if self._state is not None:
            yield self._state

    @property
    def entries(self) -> tuple[Entry, ...]:
        return tuple(self._entries)

    def turn_start(self, entry: int) -> int:
        """The first entry of the turn that this entry belongs to; in the set-up, the entry itself.

        What is asked in the middle of a turn belongs together; the set-up asks for many things.
        """
        turn = self._turn_of(entry)
        return entry if turn.state is None else turn.first

    def begun_with(self, entry: int) -> int:
        """How many of the last events of an entry belong to turns that began with its answer."""
        return sum(len(turn.opening) for turn in self._turns if turn.first == entry + 1)

    def state_before(self, entry: int) -> S:
        """The state with which the turn of this entry began (read only)."""
        state = self._turn_of(entry).state
        return self.state if state is None else state

    def _turn_of(self, entry: int) -> _Turn[S]:
        place = bisect_right(self._turns, entry, key=lambda turn: turn.first)
        first = self._turns[place - 1].first
        while place > 1 and self._turns[place - 2].first == first:
            place -= 1
        return self._turns[place - 1]

    @property
    def answers(self) -> list[str]:
        """The texts of all answers: with options and seed, the whole match."""
        return [entry.as_written for entry in self._entries]

    @property
    def undone(self) -> list[str]:
        """Answers taken back that `redo` would give again, the next one last."""
        return list(self._undone)

    def retold(self) -> Iterator[Match[S]]:
        """The match as it was before each of its answers, one after another (read only)."""
        again = Match(self.game, self.options, self.seed, self.start)
        again.earlier = self.earlier
        for entry in self._entries:
            yield again
            again._take(entry.as_written)

    def until(self, count: int) -> Match[S]:
        """A match of its own with only the first so many answers; nothing waits to be redone."""
        return Match.replayed(
            self.game, self.options, self.seed, self.start, self.answers[:count],
            earlier=self.earlier,
        )  # fmt: skip

    def events(self) -> Iterator[Event]:
        """Everything that happened, in order."""
        yield from self.opening
        for entry in self._entries:
            yield from entry.events

    def legal(self) -> list[str]:
        """The legal answers to the pending question, as far as they can be listed."""
        if self._pending is None:
            return []
        if self._listed is None or self._listed[0] is not self._pending:
            self._listed = self._pending, list(self._pending.legal())
        return list(self._listed[1])

    def forms(self) -> list[Form]:
        """Answers to the pending question that nobody can list, by their parts."""
        return [] if self._pending is None else list(self._pending.forms())

    def offer(self) -> Offer:
        """All that can be answered now, to ask it of one text after another."""
        return Offer(frozenset(self.legal()), tuple(self.forms()))

    def position(self) -> dict[str, Any]:
        """The present state as JSON."""
        return self.game.position(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What the person in a seat may see, as JSON; without a seat, whoever is at the screen."""
        return self.game.view(self.state, self.viewer if seat is None else seat)

    @property
    def viewer(self) -> int:
        """The seat before whose eyes the match is: who is asked, or was asked last."""
        if isinstance(self._pending, Ask):
            return self._pending.seat
        asked = (entry.seat for entry in reversed(self._entries) if entry.seat is not None)
        return next(asked, 1)

    def score(self) -> ScoreSheet:
        return self.game.score(self.state)

    def fingerprint(self) -> str:
        """Of the present state; empty during the set-up."""
        return self.game.fingerprint(self._state) if self._state is not None else ""

    # --- what can be done

    def answer(self, text: str) -> tuple[Event, ...]:
        """Give an answer and play on to the next question; returns what happened."""
        before = len(self._entries)
        try:
            self._take(self._meant(text.strip()))
            self._deal()
        except BaseException:
            self._rebuild(before)
            raise
        self._undone = []
        return tuple(event for entry in self._entries[before:] for event in entry.events)

    def adjust(self, correction: str) -> tuple[Event, ...]:
        """Correct facts, as `{"seat_1.buttons": 7}` or in the game's notation."""
        return self.answer(f"{CORRECTION}{correction}")

    def undoable(self) -> Entry | None:
        """The answer that `undo` would take back."""
        last = self._last_given()
        return None if last is None else self._entries[last]

    def undo(self) -> str:
        """Take back the last answer that was given, with all that followed; returns its text."""
        last = self._last_given()
        if last is None:
            raise Refused("nothing_to_undo")
        text = self._entries[last].as_written
        self._rebuild(last)
        self._undone.append(text)
        return text

    def redo(self) -> str:
        """Give the answer again that was taken back last; returns its text."""
        if not self._undone:
            raise Refused("nothing_to_redo")
        *rest, text = self._undone
        self.answer(text)
        self._undone = rest
        return text

    def return_to(self, count: int) -> None:
        """Undo until at most the first `count` answers are left, or nothing can be undone."""
        given = [place for place, entry in enumerate(self._entries) if entry.by != "app"]
        left, taken_back = len(self._entries), []
        while given and left > count:
            left = given.pop()
            taken_back.append(self._entries[left].as_written)
        if taken_back:
            self._rebuild(left)
            self._undone += taken_back

    def restore_undone(self, undone: Sequence[str]) -> None:
        """Remember answers that were taken back before the match was stored."""
        check_undone(undone)
        self._undone = list(undone)

    def copy(self) -> Match[S]:
        """An independent match at the same point: what happens in one does not reach the other.

        What is finished is shared; only the turn in progress is run again.
        """
        twin = copy(self)
        twin._entries, twin._undone = list(self._entries), list(self._undone)
        twin._turns = list(self._turns)
        twin._log = Log()
        twin._rebuild(len(twin._entries))
        return twin

    def foresee(self, *answers: str) -> Match[S]:
        """A copy in which these answers were given, up to the next draw: what comes for certain.

        Nothing is dealt in it, so that no page can show what chance has in store.
        """
        twin = self.copy()
        for text in answers:
            twin._take(twin._meant(text.strip()))
        return twin

    def ahead(self, answers: Sequence[str]) -> Match[S]:
        """A copy in which these answers were given as well, the dealt ones included."""
        twin = self.copy()
        for text in answers:
            twin._take(text.strip())
        twin._deal()
        return twin

    def with_cards_of_its_own(self) -> Match[S]:
        """A copy in which other cards come, from the first draw that was not made yet.

        What was dealt before, though it was taken back, comes again.
        """
        twin = self.copy()
        twin.earlier = (*self.earlier, Earlier(self.seed, self._dealt()))
        twin.seed = Seed.fresh()
        return twin

    def deal(self, request: Draw) -> Answer:
        """What the seed has in store for this draw."""
        counter = self._used[request.stream]
        stream = Stream(self._seed_of(request.stream, counter), request.stream)
        return request.dealt(stream, counter)

    def _seed_of(self, stream: str, counter: int) -> Seed:
        past = (e.seed for e in self.earlier if counter < e.dealt.get(stream, 0))
        return next(past, self.seed)

    def _dealt(self) -> dict[str, int]:
        """How far each stream has come, with what was taken back and could be played again."""
        ahead, dealt = self.copy(), Counter(self._used)
        with suppress(Refused, BadPosition):
            while ahead._undone:
                ahead.redo()
                dealt |= ahead._used
        return dict(dealt)

    # --- how it works

    def _take(self, text: str) -> None:
        """Record one answer and run on to the next request."""
        check_text(text)
        if text.startswith(CORRECTION):
            self._correct(text)
            return
        request = self._pending
        if request is None:
            raise Refused("game_over")
        mark = _BY_PLAYER.match(text) if isinstance(request, Ask) else None
        answer = _read(request, text[mark.end() :] if mark else text)
        self._feed(request, answer)
        by = "app" if self._is_dealt(request) else "person"
        seat = request.seat if isinstance(request, Ask) else None
        player = mark[1] if mark else ""
        told = self._log.take()
        self._record(Entry(answer.text, by, request.prompt, seat, told, player, request.args))

    def _record(self, entry: Entry) -> None:
        self._extent.add(entry)
        self._entries.append(entry)

    def _answer_unasked(self, rules_version: int | None) -> None:
        if rules_version is None or rules_version == self.game.rules_version:
            return
        while self._pending is not None:
            text = self.game.unasked(self._pending, rules_version)
            if text is None:
                return
            self._take(text)

    def _feed(self, request: Request, answer: Answer) -> None:
        if isinstance(request, Draw):
            self._used[request.stream] += request.take
        running = self._running
        assert running is not None
        self._advance(lambda: running.send(answer.value), len(self._entries) + 1)

    def _meant(self, text: str) -> str:
        """An answer as it is written down: a correction says whether the turn begins anew."""
        if not text.startswith(CORRECTION):
            return text
        told = text.lstrip(CORRECTION).strip()
        return f"{CORRECTION if self._is_at_turn_start() else CORRECTION_HERE}{told}"

    def _is_at_turn_start(self) -> bool:
        """Whether nothing has happened in this turn that a person could see and correct."""
        turn, state = self._turns[-1], self._state
        if self.over or turn.state is None or state is None:
            return True
        unanswered = turn.first >= len(self._entries)
        return unanswered and self.game.position(turn.state) == self.game.position(state)

    def _correct(self, text: str) -> None:
        """Change the facts; the turn begins anew, or the open question stays."""
        here = text.startswith(CORRECTION_HERE)
        turn = self._turns[-1]
        base = self._state if here or self.over else turn.state
        if base is None:
            raise Refused("correct_after_set_up")
        prompt = self._pending.prompt if self._pending else ""
        correction = text.lstrip(CORRECTION).strip()
        state = _corrected(self.game, base, correction)
        self._log.happened("corrected", self.game.correction_rule, changes=correction)
        single_facts = correction.startswith("{")
        if here and single_facts and not self.over and self.game.goes_on(base, state):
            self._go_on_with(state)
        else:
            self._begin_anew(state, turn, here)
        self._record(Entry(text, "correction", prompt, None, self._log.take()))

    def _go_on_with(self, corrected: S) -> None:
        """The turn in progress goes on with the corrected facts; nothing is told twice."""
        state = self.state
        write_changes(state, self.game.from_position(self.game.position(state)), corrected)
        assert self._pending is not None
        self._pending, self._listed = self._pending.anew(), None

    def _begin_anew(self, state: S, turn: _Turn[S], here: bool) -> None:
        """A turn from the corrected facts; what it told before its first question is known."""
        self._used = Counter(self._used if self.over or here else turn.used)
        after = len(self._entries) + 1
        self._turns.append(_Turn(after, state, Counter(self._used)))
        self._advance(lambda: self._begin(state, turn.opening), after)

    def _deal(self) -> None:
        """Answer every draw that is the app's business."""
        while isinstance(request := self._pending, Draw) and self._is_dealt(request):
            self._take(self.deal(request).text)

    def _is_dealt(self, request: Request) -> bool:
        return isinstance(request, Draw) and self.game.dealt_by_app(self.options, request.stream)

    def _begin(self, state: S | None, known: tuple[Event, ...] = ()) -> Request:
        """Start the set-up, or a turn on its own copy of the state; returns the first request."""
        if state is None:
            self._running = self.game.set_up(self.options, self._log)
            return next(self._running)
        self._state = self.game.copy(state)
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
            self._turns.append(_Turn(first, state, Counter(self._used)))
            go = self._beginning(state)

    def _beginning(self, state: S) -> Callable[[], Request]:
        return lambda: self._begin(state)

    def _last_given(self) -> int | None:
        given = (i for i, entry in enumerate(self._entries) if entry.by != "app")
        return max(given, default=None)

    def _rebuild(self, count: int) -> None:
        """Return to the point after the first `count` answers, from the turn they lead to."""
        while self._turns[-1].first > count:
            self._turns.pop()
        turn = self._turns[-1]
        again = [entry.text for entry in self._entries[turn.first : count]]
        del self._entries[count:]
        kept = list(self._entries)
        del self._entries[turn.first :]
        self._used, self._extent = Counter(turn.used), Extent()
        self._state = turn.state
        self._advance(lambda: self._begin(turn.state), turn.first)
        for text in again:
            self._take(text)
        self._entries, self._extent = kept, Extent(kept)
        self._log.take()
        self._deal()


def _read(request: Request, text: str) -> Answer:
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
