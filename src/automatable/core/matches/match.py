"""A match is options, a seed and the list of answers given so far; all else follows.

    match = Match.new(game("patchwork"), {"level": 3})
    match.pending.prompt           # what is asked now
    match.answer("K2c4")           # the events that followed, the Automa's turns included
    match.undo(); match.redo()     # the same cards come again

Draws the app deals are answered from the seed and written down like any other answer, so
a replay needs no luck. After an error of any kind the match is as it was before.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, TypeVar

from automatable.core.errors import AutomatableError, BadPosition, Refused
from automatable.core.game import Game, is_of_whole_position
from automatable.core.matches.entries import CORRECTION, Earlier, Entry, TurnStart
from automatable.core.matches.extent import Extent, check_undone
from automatable.core.matches.rng import Seed
from automatable.core.matches.running import Running
from automatable.core.options import resolve
from automatable.core.score import ScoreSheet
from automatable.core.turns.events import Event, Log
from automatable.core.turns.forms import Form, Offer
from automatable.core.turns.procedure import Answer, Ask, Listed, Request

S = TypeVar("S")


class Match(Running[S]):
    """One game being played. See the module for how it is used."""

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

        Questions that the rules of an older version did not ask are answered by the game, and
        where today's rules refuse what was legal then, the match ends before it.
        """
        match = cls(game, options, seed, start)
        match.earlier = tuple(earlier)
        for text in answers:
            match._answer_unasked(rules_version)
            if not match._take_older(text.strip(), rules_version):
                break
        match._answer_unasked(rules_version)
        match._deal()
        return match

    # --- what there is to see

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

    def in_set_up(self, entry: int) -> bool:
        """Whether this entry was asked for before there was a state."""
        return self._turn_of(entry).state is None

    def begun_with(self, entry: int) -> int:
        """How many of the last events of an entry belong to turns that began with its answer."""
        return sum(len(turn.opening) for turn in self._turns if turn.first == entry + 1)

    def state_before(self, entry: int) -> S:
        """The state with which the turn of this entry began (read only)."""
        state = self._turn_of(entry).state
        return self.state if state is None else state

    def state_asked(self, entry: int) -> S:
        """The same, after turns before it that asked nothing: hers, or an income (read only)."""
        index = bisect_right(self._turns, entry, key=lambda turn: turn.first) - 1
        state = self._turns[index].state
        return self.state if state is None else state

    def _turn_of(self, entry: int) -> TurnStart[S]:
        return self._turns[self._turn_index(entry)]

    def _turn_index(self, entry: int) -> int:
        """The first of the turns that begin where the last one up to this entry does."""
        index = bisect_right(self._turns, entry, key=lambda turn: turn.first) - 1
        while index and self._turns[index - 1].first == self._turns[index].first:
            index -= 1
        return index

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
        """A match of its own with only the first that many answers; nothing waits to be redone."""
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
        return [] if self._pending is None else list(self._accepted(self._pending).legal)

    def forms(self) -> list[Form]:
        """Answers to the pending question that nobody can list, by their parts."""
        return [] if self._pending is None else list(self._accepted(self._pending).forms)

    def offer(self) -> Offer:
        """All that can be answered now, to ask it of one text after another."""
        if self._pending is None:
            return Offer(frozenset(), ())
        return self._accepted(self._pending).offer

    def _accepted(self, asked: Request) -> Listed:
        if self._listed is None or self._listed.asked is not asked:
            self._listed = Listed(asked)
        return self._listed

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

    def has_fingerprint(self, told: str) -> bool:
        """Whether a fingerprint is that of the present state, in whichever way it was made."""
        if self._state is not None and is_of_whole_position(told):
            return self.game.whole_hash(self._state) == told
        return self.fingerprint() == told

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

    def _last_given(self) -> int | None:
        given = (i for i, entry in enumerate(self._entries) if entry.by != "app")
        return max(given, default=None)

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
        given = [index for index, entry in enumerate(self._entries) if entry.by != "app"]
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

    def again(self, entry: int, log: Log) -> Match[S]:
        """A copy that stands where the turn of an entry began, and writes into another log."""
        twin = copy(self)
        index = self._turn_index(entry)
        turn = self._turns[index]
        twin._log, twin._undone = log, []
        twin._turns = self._turns[: index + 1]
        twin._entries = self._entries[: turn.first]
        twin._used, twin._extent = dict(turn.used), Extent()
        twin._state = turn.state
        twin._advance(lambda: twin._begin_turn(turn), turn.first)
        log.take()
        return twin

    def go_over(self, entry: Entry) -> None:
        """Give an answer once more, in a copy that goes over a turn `again`."""
        if entry.by == "correction":
            self._take(entry.text)
        else:
            self._give(Answer(entry.value, entry.text), entry.player)

    def foresee(self, *answers: str) -> Match[S]:
        """A copy in which these answers were given, up to the next draw: what comes for certain.

        Nothing is dealt in it, so that no page can show what chance has in store.
        """
        twin, asked = self.copy(), self._pending
        for text in answers:
            twin._take(twin._meant(text.strip()), asked)
            asked = None
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

    def onto(self, game: Game[S]) -> tuple[Match[S], int, AutomatableError | None]:
        """The same answers in another version of the game, how many fit, and why no more do.

        Every answer up to the first that does not fit any more; none is skipped (KIT-STO-02).
        """
        known = {option.key for option in game.options()}
        given = {key: value for key, value in self.options.items() if key in known}
        start = None if self.start is None else game.from_position(self.game.position(self.start))
        moved = Match(game, resolve(game.options(), given), self.seed, start)
        moved.earlier = self.earlier
        for count, text in enumerate(self.answers):
            try:
                moved._take(text)
            except AutomatableError as error:
                moved._rebuild(count)
                return moved, count, error
        moved._deal()
        return moved, len(self._entries), None

    def _dealt(self) -> dict[str, int]:
        """How far each stream has come, with what was taken back and could be played again."""
        ahead, dealt = self.copy(), Counter(self._used)
        with suppress(Refused, BadPosition):
            while ahead._undone:
                ahead.redo()
                dealt |= Counter(ahead._used)
        return dict(dealt)
