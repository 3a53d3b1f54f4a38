"""Games as text that a person can read, share and replay (PAT-NOT-05 to -11).

    [Game "patchwork"]
    [Format "pw1"]
    [Start "pw1 geWTGC...LA 0-0 1 9/9/9/9/9/9/9/9/9;5 @5t;-;0;1: - r"]

    e1c3 19:T V0d2 13:> D1i5 24:X ... H1h1 L6a1 =-20:46/2

`write_record` writes a match down; `read_record` replays a text and checks every result that it
gives; `as_match` goes on from there.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from automatable.core.errors import AutomatableError, BadSave, Refused
from automatable.core.matches.entries import CORRECTION
from automatable.core.matches.match import Match
from automatable.core.state.copying import copied
from automatable.core.turns.events import Log
from automatable.core.turns.procedure import Answer, Procedure, Request
from automatable.games.patchwork.automa import CardDraw, result_token
from automatable.games.patchwork.game import GAME
from automatable.games.patchwork.moves import LEATHER_MOVES
from automatable.games.patchwork.notation import VERSION, write_link, write_position
from automatable.games.patchwork.position import from_json
from automatable.games.patchwork.score import score
from automatable.games.patchwork.state import State

WIDTH = 100
SHUFFLE = "~"
_TAG = re.compile(r'\[(\w+) "([^"]*)"\]')
_ORDER = re.compile(r"~([0-9]{1,3}(?:\.[0-9]{1,3})*)")
_CARD = re.compile(r"[0-9]{1,3}")
_RESULT = re.compile(r"=-?[0-9]{1,4}:-?[0-9]{1,4}/[12]")


@dataclass
class Record:
    """A game read from text: its tags and start, and every token as a writer gives it."""

    tags: dict[str, str]
    start: State
    final: State
    tokens: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    """What a match that begins at the start is answered with, to reach the same position."""
    result: str | None = None


# --- one token


def play_token(state: State, token: str) -> tuple[State, str]:
    """The state after one token, and the token as a writer gives it (PAT-NOT-06).

    A token is a ply, a piece of information (`~`, `^8`, `+KMQ`) or a correction. What is not
    legal is refused with a named error; the given state is never changed.
    """
    if token.startswith(SHUFFLE):
        return state, _read_shuffle(state, token)
    if token.startswith(CORRECTION):
        return _correct(state, token)
    if state.game_over:
        raise Refused("game_over")
    if (after := _unasked(state)) is not None:
        if state.leather_to_place:
            return after, LEATHER_MOVES.answer(state, token).text
        return play_token(after, token)
    turn = _turn(state)
    request = next(turn)
    answer = request.read(token)
    after = _finish(turn, answer)
    return after, _write(request, answer, state, after)


def _turn(state: State) -> Procedure[State]:
    """The next ply; a record tells every card, so nothing is dealt."""
    own = copied(state)
    if own.automa is not None:
        own.automa.deck_source = "table"
    return GAME.turn(own, Log())


def _unasked(state: State) -> State | None:
    """The state after a step about which nothing is asked, or None if something is.

    That is an untracked leather patch (PAT-COMP-07) or the last unknown patch (PAT-COMP-06).
    """
    if state.game_over:
        return None
    try:
        next(_turn(state))
    except StopIteration as end:
        after: State = end.value
        return after
    return None


def _finish(turn: Procedure[State], answer: Answer[Any]) -> State:
    """The state at the end of a ply."""
    try:
        turn.send(answer.value)
    except StopIteration as end:
        state: State = end.value
        return state
    raise AssertionError("a ply asks for one thing only")


def _write(request: Request, answer: Answer[Any], before: State, after: State) -> str:
    if isinstance(request, CardDraw) and isinstance(answer.value, int):
        return result_token(before, after, answer.value)
    return answer.text


def _read_shuffle(state: State, token: str) -> str:
    """`~`, or `~3.7.1...` with the order of all twelve cards (PAT-NOT-09)."""
    if state.automa is None or state.automa.deck.drawn:
        raise Refused("unreadable", token=token)
    if token != SHUFFLE and sorted(_order(token)) != list(state.automa.deck.cards):
        raise Refused("unreadable", token=token)
    return token


def _order(token: str) -> list[int]:
    told = _ORDER.fullmatch(token)
    return [int(card) for card in told[1].split(".")] if told else []


def _correct(state: State, token: str) -> tuple[State, str]:
    """A full position, from which play continues (PAT-NOT-10)."""
    after = GAME.corrected(state, token.removeprefix(CORRECTION).strip())
    return after, f"{CORRECTION}{write_link(after)}"


# --- reading


def read_record(text: str) -> Record:
    """The game of a text, replayed and checked.

    Raises `BadSave`; its details name the token and, where two versions differ, both of them.
    """
    tags, tokens = _split(text)
    start = _start(tags)
    record = Record(tags, start, start)
    order: list[int] = []
    for number, token in enumerate(tokens, start=1):
        try:
            order = _expected(order, record.final, token)
            _play(record, token)
        except AutomatableError as error:
            raise _at(error, number, token) from error
    if not record.final.game_over and any(_order(token) for token in record.tokens):
        raise BadSave("record_shows_hidden")  # PAT-INFO-05
    return record


def as_match(record: Record) -> Match[State]:
    """A match that stands where the record ends."""
    match = Match.at(GAME, GAME.position(record.start))
    for answer in record.answers:
        match.answer(answer)
    return match


def _split(text: str) -> tuple[dict[str, str], list[str]]:
    """Tags and tokens; lines that begin with % are comments (PAT-NOT-08)."""
    lines = [line.strip() for line in text.splitlines()]
    entries = [line for line in lines if line and not line.startswith("%")]
    tags: dict[str, str] = {}
    while entries and (tag := _TAG.fullmatch(entries[0])):
        tags[tag[1]] = tag[2]
        entries.pop(0)
    return tags, " ".join(entries).split()


def _start(tags: dict[str, str]) -> State:
    if tags.get("Game") != GAME.id:
        raise BadSave("record_foreign", game=tags.get("Game", "-"), known=GAME.id)
    if tags.get("Format") != VERSION:  # PAT-NOT-11
        raise BadSave("record_newer_format", format=tags.get("Format", "-"), known=VERSION)
    if "Start" not in tags:
        raise BadSave("record_without_start")
    try:
        return from_json(tags["Start"])
    except AutomatableError as error:
        raise BadSave("record_bad_start", reason=str(error)) from error


def _play(record: Record, token: str) -> None:
    if record.result is not None:
        raise Refused("game_over")
    if token.startswith("="):
        record.result = _checked_result(record.final, token)
        return
    before = record.final
    record.final, written = play_token(before, token)
    record.tokens.append(written)
    if not (token.startswith(SHUFFLE) or (token.startswith("*") and _unasked(before))):
        record.answers.append(written)


def _expected(order: list[int], state: State, token: str) -> list[int]:
    """The cards still to come in the order that the record gives, once this token is played."""
    if token.startswith((SHUFFLE, CORRECTION)):
        aside = state.automa.deck.set_aside if state.automa else 0
        return _order(token)[aside:]
    card = _CARD.match(token)
    if not card or not order:
        return order
    if order[0] != int(card[0]):
        raise Refused("record_wrong_card", x=order[0], y=int(card[0]))
    return order[1:]


def _checked_result(state: State, token: str) -> str:
    """`=-20:46/2`: scores and winner of a finished game."""
    if not _RESULT.fullmatch(token):
        raise Refused("unreadable", token=token)
    if not state.game_over:
        raise Refused("record_result_early")
    if token != (right := result(state)):
        raise Refused("record_wrong_result", x=right, y=token)
    return token


def result(state: State) -> str:
    """The result token of a finished game."""
    sheet = score(state)
    return f"={sheet.total(1)}:{sheet.total(2)}/{sheet.winner}"


def _at(error: AutomatableError, number: int, token: str) -> BadSave:
    """The same refusal, with the place where it happened."""
    return BadSave(error.code, **{**error.details, "number": number, "token": token})


# --- writing


def write_record(match: Match[State]) -> str:
    """A match as text: of a game in progress what has been played so far."""
    answers = iter(match.answers)
    start = _set_up(match, answers) if match.start is None else match.start
    position = write_position(start)
    if position is None:
        raise BadSave("record_own_deck")
    tags = [f'[Game "{GAME.id}"]', f'[Format "{VERSION}"]', f'[Start "{position}"]']
    tokens = " ".join(_tokens(start, answers))
    lines = textwrap.wrap(tokens, WIDTH, break_long_words=False, break_on_hyphens=False)
    return "\n".join([*tags, "", *lines]) + "\n"


def _set_up(match: Match[State], answers: Iterator[str]) -> State:
    """The state after the set-up, which takes the first answers."""
    running = GAME.set_up(match.options, Log())
    try:
        request = next(running)
        for answer in answers:
            request = running.send(request.read(answer).value)
    except StopIteration as end:
        state: State = end.value
        return state
    raise BadSave("record_too_early")


def _tokens(state: State, answers: Iterator[str]) -> Iterator[str]:
    """What was played, token by token, with the result of a finished game."""
    while True:
        while (after := _unasked(state)) is not None:
            if state.leather_to_place:
                yield "*"
            state = after
        if (answer := next(answers, None)) is None:
            break
        for token in _as_tokens(answer):
            state, written = play_token(state, token)
            yield written
    if state.game_over:
        yield result(state)


def _as_tokens(answer: str) -> list[str]:
    """A back that the app laid open is written as seen; two set aside cannot be written."""
    if not answer.startswith("back "):
        return [answer]
    backs = answer.split()[1:]
    return [f"^{backs[0]}"] if len(backs) == 1 else []
