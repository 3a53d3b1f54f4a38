"""What chance lays out at set-up: tiles, palaces, book actions, innovations, round bonuses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from automatable.core.errors import Refused
from automatable.core.turns.asking import ask_one_of
from automatable.core.turns.events import Log, Ref
from automatable.core.turns.forms import Form, OneOf
from automatable.core.turns.listed import Refusal, unreadable
from automatable.core.turns.procedure import Answer, Ask, Draw, Procedure
from automatable.games.age_of_innovation.components import (
    base_game,
    final_tiles,
    innovation_places,
    round_tiles,
)
from automatable.games.age_of_innovation.on_screen.components import competencies
from automatable.games.age_of_innovation.state import State

SKIP = "skip"
N = TypeVar("N", bound=int | str)
"""The answer of a person who does not want to name what no rule needs."""


# --- round tiles and final tile


def lay_tiles(app: bool, log: Log) -> Procedure[tuple[tuple[str, ...], str]]:
    """Six round tiles and a final tile within their limits (AOI-SET-03 to -06).

    The app draws the whole layout again until it is legal (AOI-R-38); at the table only the
    spade limit is compulsory (AOI-R-26).
    """
    while True:
        tiles = yield from TilesDraw.of_all(app)
        final = yield from Draw[str](
            prompt="final_tile",
            rule="AOI-SET-05",
            stream="final_tile",
            outcomes=dict.fromkeys(final_tiles(), 1),
            word="final",
        )
        broken = broken_limits(tiles, final)
        if app and broken:
            log.happened("aoi-tiles_redrawn", "AOI-SET-06")
            continue
        for limit in broken:
            log.happened(f"aoi-tiles_{limit}", "AOI-SET-06")
        placed = tuple(Ref("tile", tile) for tile in tiles)
        log.instruct("aoi-tiles", "AOI-SET-03", tiles=placed, final=Ref("tile", final))
        return tiles, final


def broken_limits(tiles: Sequence[str], final: str) -> list[str]:
    """Which limits a layout breaks: spade, discipline, building."""
    laid = [round_tiles()[key] for key in tiles]
    often = Counter(tile.discipline for tile in laid[:5])
    broken = {
        "spade": any(i in tile.forbidden_rounds for i, tile in enumerate(laid, start=1)),
        "discipline": max(often.values()) > 2,
        "building": bool(laid[5].buildings & final_tiles()[final].buildings),  # AOI-R-42
    }
    return [limit for limit, is_broken in broken.items() if is_broken]


@dataclass(frozen=True, kw_only=True)
class TilesDraw(Draw[tuple[str, ...]]):
    """The six round tiles in the order of the rounds: `tiles school_banking ...`."""

    by_app: bool

    @staticmethod
    def of_all(by_app: bool) -> TilesDraw:
        return TilesDraw(
            prompt="round_tiles",
            rule="AOI-SET-03",
            stream="round_tiles",
            outcomes=dict.fromkeys(round_tiles(), 1),
            take=6,
            word="tiles",
            by_app=by_app,
        )

    def read(self, text: str) -> Answer[tuple[str, ...]]:
        answer = super().read(text)
        for round, key in enumerate(answer.value, start=1):
            if not self.by_app and round in round_tiles()[key].forbidden_rounds:
                raise Refused("tile_round", tile=Ref("tile", key), round=round)  # AOI-SET-04
        return answer

    def forms(self) -> Sequence[Form]:
        rounds = range(1, self.take + 1)
        parts = tuple(OneOf(f"round_{n}", self._possible_in(n), kind="tile") for n in rounds)
        return (Form(self.word, parts, distinct=True),)

    def _possible_in(self, round: int) -> tuple[str, ...]:
        tiles = round_tiles().items()
        return tuple(key for key, tile in tiles if round not in tile.forbidden_rounds)


# --- what has a name, but only its place matters to the rules


@dataclass(frozen=True, kw_only=True)
class NamedDraw(Draw[tuple[N, ...] | None], Generic[N]):
    """Things of which no rule needs the name: at the table `skip` leaves them unnamed."""

    by_app: bool

    def read(self, text: str) -> Answer[tuple[N, ...] | None]:
        return Answer(None, SKIP) if text.strip() == SKIP else super().read(text)

    def legal(self) -> Iterable[str]:
        return [*super().legal(), SKIP]


def _named(
    what: str, rule: str, items: Sequence[N], take: int, by_app: bool, word: str
) -> NamedDraw[N]:
    outcomes: dict[int | str, int] = dict.fromkeys(items, 1)
    return NamedDraw(
        prompt=what, rule=rule, stream=what, outcomes=outcomes, take=take, word=word, by_app=by_app
    )


def _teller(app: bool, log: Log) -> Callable[..., None]:
    """What the app drew is to be laid out; what the person reported lies there already."""
    return log.instruct if app else log.happened


def unnamed(rule: str, log: Log) -> None:
    """The person left something unnamed."""
    log.happened("aoi-unnamed", rule)


def lay_palaces(persons: int, app: bool, log: Log) -> Procedure[list[int] | None]:
    """Two random tiles (three for two) and number 17 (AOI-SET-07, AOI-TWO-03, AOI-R-22)."""
    palaces = base_game().palaces
    draw = _named("palaces", "AOI-SET-07", palaces.random, persons + 1, app, "palaces")
    drawn = yield from draw
    if drawn is None:
        unnamed("AOI-SET-07", log)
        return None
    laid = [*sorted(drawn), palaces.always]
    named = tuple(Ref("palace", number) for number in laid)
    _teller(app, log)("aoi-palaces", "AOI-SET-07", palaces=named)
    return laid


def lay_books(app: bool, log: Log) -> Procedure[list[int] | None]:
    """Three of the six book actions, from left to right (AOI-SET-20)."""
    places = base_game().actions.book
    pool = base_game().book_actions.ids
    drawn = yield from _named("books", "AOI-SET-20", pool, places, app, "books")
    if drawn is None:
        unnamed("AOI-SET-20", log)
        return None
    _teller(app, log)("aoi-books", "AOI-SET-20", books=tuple(Ref("book", id) for id in drawn))
    return list(drawn)


def lay_competencies(log: Log) -> Procedure[list[int]]:
    """All twelve in random order, row by row (AOI-ON-SET-02)."""
    drawn = yield from Draw[tuple[int, ...]](
        prompt="competencies",
        rule="AOI-ON-SET-02",
        stream="competencies",
        outcomes=dict.fromkeys(competencies(), 1),
        take=len(competencies()),
        word="competencies",
    )
    named = tuple(Ref("competency", id) for id in drawn)
    log.happened("aoi-on_competencies", "AOI-ON-SET-02", tiles=named)
    return list(drawn)


def lay_innovations(persons: int, app: bool, log: Log) -> Procedure[dict[str, str] | None]:
    """A tile on every place of the display, row by row (AOI-SET-20, AOI-TWO-03)."""
    places, pool = innovation_places(persons), base_game().innovations.ids
    drawn = yield from _named("innovations", "AOI-SET-20", pool, len(places), app, "innovations")
    if drawn is None:
        unnamed("AOI-SET-20", log)
        return None
    named = tuple(Ref("innovation_tile", id) for id in drawn)
    _teller(app, log)("aoi-innovations", "AOI-SET-20", tiles=named)
    return dict(zip(places, drawn, strict=True))


# --- round bonuses


def lay_bonuses(
    state: State, app: bool, log: Log, refusal: Refusal = unreadable
) -> Procedure[None]:
    """The row of five (AOI-SET-13), or six with two persons (AOI-TWO-05)."""
    bonuses = base_game().bonuses
    in_play = bonuses.one_person if len(state.people) == 1 else bonuses.two_persons
    drawn = yield from _named("bonus_row", "AOI-SET-13", bonuses.ids, in_play, app, "bonuses")
    if drawn is None:
        unnamed("AOI-SET-13", log)
        return
    row = list(drawn)
    if len(state.people) == 1:
        state.bonus_automa = row.pop(0)  # AOI-R-34
        log.instruct("aoi-bonus_first", "AOI-SET-13", bonus=Ref("bonus", state.bonus_automa))
    for who, person in state.people.items():
        person.bonus = yield from _ask_bonus(state, who, row, refusal)
        row.remove(person.bonus)
    if len(state.people) == 2:
        row = list((yield from _shuffled(row)))
        state.bonus_automa = row.pop(0)
    assert state.bonus_automa is not None
    state.bonus_display = list(row)  # AOI-R-15
    named = tuple(Ref("bonus", id) for id in row)
    log.instruct("aoi-display", "AOI-SET-13", bonuses=named, own=Ref("bonus", state.bonus_automa))


def _shuffled(row: Sequence[int]) -> Draw[tuple[int, ...]]:
    """Hers first, then the display from left to right (AOI-TWO-05)."""
    return Draw(
        prompt="bonus_shuffle",
        rule="AOI-TWO-05",
        stream="bonus_shuffle",
        outcomes=dict.fromkeys(row, 1),
        take=len(row),
        word="bonuses",
    )


def _ask_bonus(state: State, who: str, row: Sequence[int], refusal: Refusal) -> Ask[int]:
    answers = {f"bonus {id}": id for id in row}
    seat = {"seat": state.seat_name(who)}
    return ask_one_of("bonus", "AOI-SET-13", answers, seat=int(who[-1]), args=seat, refusal=refusal)
