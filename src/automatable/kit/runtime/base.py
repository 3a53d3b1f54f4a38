"""The game put together: set-up, turns, end and score, and what a state must be like."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from automatable.core.decks.owners import Decks
from automatable.core.errors import Problem
from automatable.core.options import DEALER, Option, Options
from automatable.core.score import ScoreLine, ScoreSheet, SeatScore
from automatable.core.solo import Solo
from automatable.core.state.copying import copied
from automatable.core.state.declared import Declared
from automatable.core.state.facts import Fact, Shows
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.procedure import Procedure
from automatable.kit.runtime.cards import Deck
from automatable.kit.runtime.piles import OUT, TOP, Piles, attribute
from automatable.kit.runtime.play import Play
from automatable.kit.runtime.values import Stop, StopTurn, Unasked, said

TURNS_PLAYED = 2_000
SIDES = ("person", "automa")
SHARED = "shared"
Steps = Callable[[Any], Procedure[None]]
"""What is carried out with a `Play`."""
Reckoned = Callable[[Any, Any], Any]
"""What comes of a formula, with a `Play` and the names that it knows."""


@dataclass(frozen=True)
class Turn:
    """A turn: its steps, whose it is and which follows."""

    rule: str
    line: int
    steps: Steps
    side: str = ""
    then: str = ""


@dataclass(frozen=True)
class Line:
    """A line of the sheet, or (with a name) something reckoned for those below it."""

    rule: str
    line: int
    value: Reckoned
    name: str = ""
    when: Reckoned | None = None
    said: Reckoned | None = None


@dataclass(frozen=True)
class Contents:
    """The rules of one game."""

    id: str
    state: type[Any]
    options: Sequence[Option]
    decks: Mapping[str, Deck]
    numbers: Mapping[str, tuple[int, int]]
    markers: Mapping[str, tuple[str, ...]]
    pieces: Mapping[str, tuple[tuple[str, ...], bool]]
    """Of each, the items that can lie there, and whether one can more than once."""
    secret: tuple[str, ...]
    hidden: tuple[str, ...]
    """Rule ids of the steps that would betray what is secret."""
    dealt: Mapping[str, tuple[str, ...]]
    """The piles of each deck between which cards go unseen."""
    cards_when: Mapping[tuple[str, str], Reckoned]
    set_up: Steps
    turns: Mapping[str, Turn]
    start: str
    ends: Sequence[tuple[Reckoned, int]]
    asked: Mapping[str, Steps]
    lines: Mapping[str, Sequence[Line]]
    asked_at_the_end: tuple[str, ...]
    ties: Sequence[tuple[str, Reckoned | None]]


class FileGame(Solo[Any]):
    """See `automatable.core.game.Game`."""

    repeats_corrected_turns = True

    def __init__(
        self, told: Contents, decks: Decks, example: Any = None, options: Sequence[Option] = ()
    ) -> None:
        self.told = told
        super().__init__(
            Declared(told.state, problems=self._problems),
            id=told.id,
            options=(*told.options, *options, DEALER),
            set_up=self._set_up,
            turn=self._turn,
            score=self._score,
            example=example,
            decks=decks,
            correction_rule="KIT-TUR-05",
            set_up_rule="SETUP",
            is_over=lambda state: state.over,
            mover=lambda state: state.next,
            automa_turn=self._automa_turn,
            options_at=self._options_at,
            begin_at=self._begin_at,
            view=lambda state, seat: self._seen(state),
        )

    def play(self, state: Any, log: Log) -> Play:
        """One turn on this state."""
        return Play(self.told, state, log)

    # --- a match

    def _set_up(self, options: Options, log: Log) -> Procedure[Any]:
        state = self.told.state(options=self._kept(options))
        play = self.play(state, log)
        for deck in self.told.decks.values():
            self._lay_out(play, deck)
        yield from self._steps(play, self.told.set_up)
        state.next = play.next or self.told.start
        return state

    def _kept(self, options: Options) -> dict[str, Any]:
        """The options as a state has them."""
        return dict(options)

    def _lay_out(self, play: Play, deck: Deck) -> None:
        """Every card on the pile where it begins; those that an option leaves out are out."""
        for card in deck.cards.values():
            when = self.told.cards_when.get((deck.name, card.id))
            there = when is None or when(play, play.names)
            play.piles(deck.name).lay([card.id] * card.copies, card.pile if there else OUT)

    def _steps(self, play: Play, steps: Steps) -> Procedure[None]:
        with suppress(StopTurn):
            yield from steps(play)

    def _turn(self, state: Any, log: Log) -> Procedure[Any]:
        """One turn on a copy: the position changes when it ends, all at once (KIT-TUR-01)."""
        work = copied(state)
        if self.has_ended(work):
            return (yield from self._end(work, log))
        play, turn = self.play(work, log), self.told.turns[work.next]
        play.line = turn.line
        if work.turn >= TURNS_PLAYED:
            raise play.stop("turns_played")
        log.happened("kit-turn", turn.rule, turn=Ref("turn", work.next))
        yield from self._steps(play, turn.steps)
        work.next = play.next or turn.then or work.next
        work.turn += 1
        return work

    def has_ended(self, state: Any) -> bool:
        """Whether no turn follows: the score comes next."""
        if state.finished:
            return True
        play = self.play(state, Log())
        for end, line in self.told.ends:
            play.line = line
            if end(play, play.names):
                return True
        return False

    def _automa_turn(self, state: Any, log: Log) -> Procedure[Any] | None:
        hers = not state.over and self.told.turns[state.next].side == "automa"
        return self._turn(state, log) if hers and not self.has_ended(state) else None

    # --- the end

    def _end(self, state: Any, log: Log) -> Procedure[Any]:
        """Both scores are asked for; what was answered stays in the position (KIT-SCO-01)."""
        play = self.play(state, log)
        for side in SIDES:
            yield from self.told.asked[side](play)
        known = [name for name in self.told.asked_at_the_end if name in play.names]
        state.counted = {name: play.names[name] for name in known}
        state.over = True
        person, automa = (seat.total for seat in self._score(state).seats)
        winner, _ = self._winner(self._counting(state), person, automa)
        log.happened("kit-over", "END", winner=Ref("side", winner), person=person, automa=automa)
        return state

    def _counting(self, state: Any) -> Play:
        play = self.play(state, Log())
        play.names.update(state.counted)
        play.unasked = self.told.asked_at_the_end
        return play

    def _score(self, state: Any) -> ScoreSheet:
        """Both sides' points as far as they are known (KIT-SCO-02)."""
        play = self._counting(state)
        seats = tuple(
            SeatScore(seat, side, tuple(self._lines(play, side)))
            for seat, side in enumerate(SIDES, 1)
        )
        if not state.over:
            return ScoreSheet(seats)
        won, tie = self._winner(play, seats[0].total, seats[1].total)
        if won == SHARED:
            return ScoreSheet(seats, None, tie)
        return ScoreSheet(seats, SIDES.index(won) + 1, tie or None)

    def _lines(self, play: Play, side: str) -> Iterator[ScoreLine]:
        """Lines that hang on an answer count as nothing until it is given."""
        for line in self.told.lines[side]:
            play.at(line.rule, line.line)
            try:
                if line.name:
                    play.names[line.name] = line.value(play, play.names)
                elif line.when is None or line.when(play, play.names):
                    points = line.value(play, play.names)
                    values = said(line.said(play, play.names) if line.said else ())
                    yield ScoreLine(line.rule, points, line.rule, values)
            except (Unasked, Stop):
                if not line.name:
                    yield ScoreLine(f"{line.rule}-later", 0, line.rule, known=False)

    def _winner(self, play: Play, person: int, automa: int) -> tuple[str, str]:
        """Who has won, and the message of the rule that decided a tie (KIT-SCO-03)."""
        if play.state.finished in SIDES:
            return play.state.finished, ""
        if person != automa:
            return ("person" if person > automa else "automa"), ""
        for side, when in self.told.ties:
            if when is None or when(play, play.names):
                return side, f"tie-{side}"
        return SHARED, f"tie-{SHARED}"

    # --- options and positions

    def _options_at(self, state: Any) -> dict[str, Any]:
        known = {option.key for option in self.options()}
        return {key: value for key, value in state.options.items() if key in known}

    def _begin_at(self, state: Any, options: Options) -> Any:
        begun = copied(state)
        begun.options = self._kept(options)
        return begun

    def _problems(self, state: Any) -> list[Problem]:
        """Limits and groups are the only checks (KIT-TUR-05), and no card is there twice."""
        found = [
            Problem("beyond_limits", {"name": name, "low": low, "high": high})
            for name, (low, high) in self.told.numbers.items()
            if not low <= getattr(state.numbers, attribute(name)) <= high
        ]
        found += [
            Problem("bad_option", {"name": option.key})
            for option in self.told.options
            if state.options.get(option.key) not in option.choices
        ]
        for name, (_, many) in self.told.pieces.items():
            there = getattr(state.pieces, attribute(name))
            if not many and len(set(there)) < len(there):
                found.append(Problem("piece_twice", {"name": name}))
        for name in self.told.decks:
            found += _deck_problems(name, getattr(state.decks, attribute(name)))
        return found

    def _seen(self, state: Any) -> dict[str, Any]:
        """A position without what is secret: of unseen piles only how many cards they have."""
        shown = self.position(state)
        if state.over:
            return shown
        for part in ("numbers", "markers", "pieces"):
            shown[part] = {k: v for k, v in shown[part].items() if k not in self.told.secret}
        if state.options.get("dealer") != "table":
            shown["decks"] = dict(shown["decks"])
            for deck, piles in self.told.dealt.items():
                counts = {pile: len(shown["decks"][deck][pile]) for pile in piles}
                shown["decks"][deck] = {**shown["decks"][deck], **counts}
        return shown


def _deck_problems(name: str, piles: Piles) -> list[Problem]:
    lying = [id for pile in (*piles.pile_names, TOP, OUT) for id in piles.pile(pile)]
    lying += [id for one in piles.unsure for id in one.cards]
    right = {card.id: card.copies for card in piles.deck.cards.values()}
    uneven = any(
        sum(one.there.values()) != len(one.cards)
        or min(one.there.values(), default=1) < 1
        or not set(one.there) <= set(piles.pile_names)
        for one in piles.unsure
    )
    return [Problem("cards_amiss", {"name": name})] if uneven or Counter(lying) != right else []


def unless_secret(shows: Shows) -> Shows:
    """What is secret is on no page before the end (KIT-CHA-04)."""

    def show(state: Any, path: str, value: Any) -> Sequence[Fact]:
        return list(shows(state, path, value)) if state.over else ()

    return show
