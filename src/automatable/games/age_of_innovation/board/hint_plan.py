"""A whole turn that a player advises: in words, and as numbered ghosts on the boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, number, together
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.board import knowledge, offers
from automatable.games.age_of_innovation.board.icons import use
from automatable.games.age_of_innovation.board.land import GROUND, middle
from automatable.games.age_of_innovation.board.tiles import WIDTH
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.player import PERSON
from automatable.games.age_of_innovation.on_screen.players.meaning import meaning
from automatable.games.age_of_innovation.state import State

Point = tuple[float, float]
MAP, KNOWLEDGE, OFFERS = "map", "knowledge", "offers"


@dataclass(frozen=True)
class Step:
    """One answer of the plan, in words, with the levels that it climbs at once."""

    text: str
    told: str
    climbs: tuple[tuple[str, int, int], ...] = ()
    """A discipline, from which level, to which."""


def plan_in_words(match: Match[State], answers: Sequence[str], words: Words) -> list[str]:
    """What is done, in the order of the numbers on the boards."""
    return [told for _, told in _numbered(match, answers, words)]


def plan(match: Match[State], answers: Sequence[str], words: Words) -> dict[str, Drawing]:
    """The marks of each board: where to build, how far to climb, what to take."""
    drawn: dict[str, list[Drawing]] = {}
    for n, (step, _) in enumerate(_numbered(match, answers, words), start=1):
        for board, picture in (*_drawn(n, step.text, match.state), *_climbed(n, step)):
            drawn.setdefault(board, []).append(picture)
    return {board: together(*pictures) for board, pictures in drawn.items()}


def _numbered(
    match: Match[State], answers: Sequence[str], words: Words
) -> Iterator[tuple[Step, str]]:
    """The same conversion several times is one line."""
    for _, same in groupby(_steps(match, answers, words), key=lambda step: step.told):
        first, *more = same
        told = first.told
        yield first, words("plan-times", n=len(more) + 1, what=told) if more else told


def _steps(match: Match[State], answers: Sequence[str], words: Words) -> list[Step]:
    """Answer by answer, as far as nothing is left to chance; handing over is left out."""
    found: list[Step] = []
    ahead = match
    for text in answers:
        if ahead.pending is None or text not in (ahead.legal() or ()):
            break
        if ahead.pending.prompt != "after":
            key, args = meaning(ahead.pending.prompt, text, ahead.state)
            after = ahead.foresee(text)
            found.append(Step(text, words(key, **args), _climbs(ahead.state, after.state)))
            ahead = after
    return found


def _climbs(before: State, after: State) -> tuple[tuple[str, int, int], ...]:
    own = before.knowledge[PERSON], after.knowledge[PERSON]
    levels = ((discipline, own[0][discipline], own[1][discipline]) for discipline in DISCIPLINES)
    return tuple(found for found in levels if found[1] < found[2])


# --- on the boards


def _drawn(n: int, text: str, state: State) -> Iterator[tuple[str, Drawing]]:
    parts = text.split()
    named = PICTURES.get(parts[0])
    if named is not None:
        yield from named(n, parts, state)


def _standing(n: int, parts: list[str], state: State) -> Iterator[tuple[str, Drawing]]:
    """A building that would stand there."""
    at = middle(state.board, parts[1])
    type = parts[2] if parts[2:] and parts[2] not in ("tunnel", "fly") else "workshop"
    yield MAP, together(_ring(at), _ghost(at, type), numbered((at[0] + 17, at[1] - 17), n))


def _dug(n: int, parts: list[str], state: State) -> Iterator[tuple[str, Drawing]]:
    x, y = middle(state.board, parts[1])
    ground = el("circle", cx=x, cy=y, r=11, fill=GROUND[parts[2]], class_="advised-ground")
    yield MAP, together(_ring((x, y)), ground, numbered((x - 17, y - 17), n))


def _joined(n: int, parts: list[str], state: State) -> Iterator[tuple[str, Drawing]]:
    (x1, y1), (x2, y2) = (middle(state.board, hex) for hex in parts[1:3])
    line = el("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="advised-bridge")
    yield MAP, together(line, numbered(((x1 + x2) / 2, (y1 + y2) / 2), n))


def _marked(n: int, parts: list[str], state: State) -> Iterator[tuple[str, Drawing]]:
    at = middle(state.board, parts[1])
    yield MAP, together(_ring(at), numbered((at[0] + 17, at[1] - 17), n))


def _climbed(n: int, step: Step) -> Iterator[tuple[str, Drawing]]:
    """An arrow to the level that is reached, with the marker there."""
    for discipline, low, high in step.climbs:
        (x, y1), (_, y2) = (knowledge.marker_place(discipline, level) for level in (low, high))
        yield (
            KNOWLEDGE,
            together(
                el("line", x1=x, y1=y1, x2=x, y2=y2 + 8, class_="advised-climb"),
                el("circle", cx=x, cy=y2, r=8.5, class_="advised-marker"),
                numbered((x + 30, y2), n),
            ),
        )


def _taken(key: str, n: int, state: State) -> Iterator[tuple[str, Drawing]]:
    assert state.player is not None
    places = offers.offer_places(state.player.competency_display)
    if key in places:
        (x, y), wide = places[key], WIDTH
        high = offers.COMPETENCY if key.startswith("competency") else offers.INNOVATION
        frame = el(
            "rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=8, class_="advised"
        )
        yield OFFERS, together(frame, numbered((x + wide / 2 - 12, y - high / 2 + 12), n))


def _innovation(n: int, parts: list[str], state: State) -> Iterator[tuple[str, Drawing]]:
    yield from _taken(offers.innovation_key(parts[1]), n, state)


def _competency(n: int, parts: list[str], state: State) -> Iterator[tuple[str, Drawing]]:
    yield from _taken(f"competency-{parts[1]}", n, state)


PICTURES: dict[str, Callable[[int, list[str], State], Iterator[tuple[str, Drawing]]]] = {
    "build": _standing,
    "upgrade": _standing,
    "neutral": _standing,
    "transform": _dug,
    "bridge": _joined,
    "annex": _marked,
    "innovation": _innovation,
    "competency": _competency,
}


def _ring(at: Point) -> Drawing:
    return el("use", href="#aoi-hex", x=at[0], y=at[1], class_="advised")


def _ghost(at: Point, type: str) -> Drawing:
    """The piece of the person, pale: it does not stand there yet."""
    return el(
        "g",
        el("circle", r=17.5),
        el("g", use(f"b-{type}", -12.5, -13.5, 25)),
        transform=f"translate({number(at[0])} {number(at[1])})",
        class_="advised-piece",
    )


def numbered(at: Point, n: int) -> Drawing:
    """Which step of the plan."""
    x, y = at
    disc = el("circle", cx=x, cy=y, r=12)
    return el("g", disc, el("text", str(n), x=x, y=y + 5.2), class_="step-number")
