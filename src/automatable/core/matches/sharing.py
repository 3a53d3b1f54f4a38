"""Games that are sent to friends: a set-up as the end of an address, and results as a short text.

set_up_link(match)        "games/patchwork/new?level=3&seed=..."  opens the same set-up anywhere
result_code(match)        "AT1:..."  what came of it: scores and their course, no secrets
read_result(text)         the result in whatever was pasted
day_options(game, date)   the game of the day, the same for everybody from the date alone
"""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from hashlib import blake2b
from json import dumps as json_text
from typing import Any
from urllib.parse import urlencode

from automatable.core.errors import AutomatableError
from automatable.core.files.game_texts import is_apart, packed
from automatable.core.files.json_text import read_json
from automatable.core.game import Game, games
from automatable.core.matches.match import Match
from automatable.core.options import ON_SCREEN, resolve
from automatable.core.score import ScoreSheet

CODE = re.compile(r"AT1:([A-Za-z0-9_-]{8,4000})")
LARGEST = 20_000
"""Of a result, unpacked: far more than any match needs."""
POINTS = 24
"""Of a course, at most."""
BARS = "▁▂▃▄▅▆▇█"
LONGEST_LINK = 24_000
"""Characters; above that the file itself is offered (KIT-STO-03)."""
FIRST_DAY = date(2020, 1, 1)


class NotShared(AutomatableError):
    """A match that cannot be sent, or a text that holds no result."""


@dataclass(frozen=True)
class Shared:
    """A result as it travels."""

    game: str
    set_up: str
    """A mark of options and seed: equal for the same game, and nothing can be read from it."""
    scores: tuple[int, ...]
    won: bool
    courses: tuple[tuple[int, ...], ...]
    """Points of each seat over the match, thinned out."""
    helped: int = 0
    """0 if the app answered nothing, otherwise 1 more than its share of the answers in percent.

    1 alone is of an older code, which did not say how much it was.
    """
    corrected: bool = False


def set_up_mark(match: Match[Any]) -> str:
    """Twelve letters that two matches share if they are the same game."""
    told = json_text([match.game.id, match.options, str(match.seed)], sort_keys=True)
    return blake2b(told.encode(), digest_size=6, person=b"set-up").hexdigest()


def set_up_link(match: Match[Any]) -> str:
    """The end of an address that opens the same set-up with the same cards.

    It holds the seed: whoever has it could look up what will come. So it is made of matches that
    are over; the seed of a running one stays sealed.
    """
    if not match.over:
        raise NotShared("share_running")
    if match.start is not None or match.earlier:
        raise NotShared("share_begun_elsewhere")
    told = _told_options(match)
    if match.game.text and is_apart(match.game.id):
        return file_link("", packed(match.game.text), {**told, "seed": str(match.seed)})
    return f"games/{link(match.game, told, str(match.seed))}"


def file_link(address: str, packed_text: str, set_up: Mapping[str, Any] | None = None) -> str:
    """`workshop#z=...`: the whole file behind the mark, which no browser sends to a server.

    A link to a set-up adds options and seed (KIT-STO-03).
    """
    told = f"&{urlencode(set_up)}" if set_up else ""
    return f"{address}workshop#z={packed_text}{told}"


def link(game: Game[Any], options: Mapping[str, Any], seed: str) -> str:
    """`patchwork/new?level=3&seed=...`, below the address of the games."""
    return f"{game.id}/new?{urlencode({**options, 'seed': seed})}"


def _told_options(match: Match[Any]) -> dict[str, Any]:
    """What was chosen; what follows by itself is left out."""
    chosen: dict[str, Any] = {}
    told: dict[str, Any] = {}
    for option in match.game.options():
        value = match.options[option.key]
        if isinstance(value, Mapping):
            raise NotShared("share_own_deck")
        if option.applies(chosen) and (value != option.default_for(chosen) or not option.advanced):
            told[option.key] = value
        chosen[option.key] = value
    return told


# --- results


def shared(match: Match[Any]) -> Shared:
    """What came of a match."""
    if not match.over:
        raise NotShared("share_running")
    sheets = [match.game.score(state) for state in match.states()]
    seats = [seat.seat for seat in sheets[-1].seats]
    courses = tuple(tuple(_thinned(_known(sheets, seat))) for seat in seats)
    return Shared(
        match.game.id,
        set_up_mark(match),
        tuple(seat.total for seat in sheets[-1].seats),
        1 in sheets[-1].winners,
        courses,
        _helped(match),
        any(entry.by == "correction" for entry in match.entries),
    )


def _known(sheets: Sequence[ScoreSheet], seat: int) -> list[int]:
    """The totals that were known: what nobody had reported yet is not worth nothing."""
    found = (one for sheet in sheets for one in sheet.seats if one.seat == seat)
    return [one.total for one in found if one.known] or [sheets[-1].total(seat)]


def _helped(match: Match[Any]) -> int:
    given = [entry for entry in match.entries if entry.by == "person"]
    by_app = sum(bool(entry.player) for entry in given)
    return 1 + max(1, round(100 * by_app / len(given))) if by_app else 0


def _thinned(points: list[int]) -> list[int]:
    if len(points) <= POINTS:
        return points
    return [points[round(i * (len(points) - 1) / (POINTS - 1))] for i in range(POINTS)]


def result_code(result: Shared) -> str:
    """The result as one word that survives being pasted anywhere."""
    told = [
        result.game, result.set_up, list(result.scores), int(result.won),
        [list(course) for course in result.courses], int(result.helped), int(result.corrected),
    ]  # fmt: skip
    packed = zlib.compress(json_text(told, separators=(",", ":")).encode(), 9)
    checked = zlib.crc32(packed).to_bytes(4, "big") + packed
    return "AT1:" + urlsafe_b64encode(checked).decode().rstrip("=")


def read_result(text: str, also: str = "") -> Shared:
    """The result in a pasted text; raises `NotShared` if there is none, or a broken one.

    It is of a game that is known here, or of the one that is played beside it: a match may carry
    its own.
    """
    found = CODE.search("".join(text[:LARGEST].split(" ")))
    if found is None:
        raise NotShared("share_no_code")
    try:
        return _read(found[1], also)
    except (ValueError, TypeError, NotBase64, zlib.error, RecursionError):
        raise NotShared("share_broken_code") from None


def _read(code: str, also: str) -> Shared:
    raw = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    if zlib.crc32(raw[4:]) != int.from_bytes(raw[:4], "big"):
        raise ValueError
    unpacked = zlib.decompressobj().decompress(raw[4:], LARGEST)
    game, mark, scores, won, courses, helped, corrected = read_json(unpacked.decode())
    (helped,) = _numbers([helped])
    if game != also and game not in games():
        raise NotShared("share_unknown_game", game=str(game)[:40])
    if not re.fullmatch("[0-9a-f]{12}", mark):
        raise ValueError
    return Shared(
        game, mark, _numbers(scores), bool(won), tuple(map(_numbers, courses[:8])), helped,
        bool(corrected),
    )  # fmt: skip


def _numbers(values: Any) -> tuple[int, ...]:
    if not isinstance(values, list) or not 1 <= len(values) <= 2 * POINTS:
        raise ValueError
    if any(type(value) is not int or abs(value) > 100_000 for value in values):
        raise ValueError
    return tuple(values)


def sparkline(points: tuple[int, ...], low: int, high: int) -> str:
    """A course in one line of letters."""
    steps = len(BARS) - 1
    return "".join(BARS[round(steps * (p - low) / max(1, high - low))] for p in points)


def sparklines(result: Shared) -> list[str]:
    """The courses of all seats on one scale."""
    every = [point for course in result.courses for point in course]
    return [sparkline(course, min(every), max(every)) for course in result.courses]


# --- the game of the day


def has_day(game: Game[Any]) -> bool:
    """Whether the app can deal all of it: then everybody gets the same cards."""
    return game.on_shelf and any("app" in o.choices for o in game.options() if o.key == "dealer")


def day_options(game: Game[Any], day: date) -> dict[str, Any]:
    """The set-up of a day: on screen where that is possible, a level that changes from day to day.

    Whatever else can be chosen is as the game proposes it.
    """
    given: dict[str, Any] = {}
    for option in game.options():
        if option.key == "sit" and ON_SCREEN in option.choices:
            given["sit"] = ON_SCREEN
        elif option.key == "level":
            given["level"] = option.choices[_below(game, day, "level", len(option.choices))]
        elif option.key == "dealer":
            given["dealer"] = "app"
    return {key: resolve(game.options(), given)[key] for key in given}


def day_seed(game: Game[Any], day: date) -> str:
    """The same word for everybody; whoever wants to may know it."""
    return f"{game.id} {day.isoformat()}"


def _below(game: Game[Any], day: date, what: str, n: int) -> int:
    text = f"{game.id} {day.isoformat()} {what}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") % n
