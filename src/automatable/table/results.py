"""Results of finished matches as rows of a database, and how each match came about."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import datetime
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from automatable.core.files.json_text import read_json
from automatable.core.matches.match import Match
from automatable.table.clauses import limited, those_of, where
from automatable.table.database import Connection, Row

if TYPE_CHECKING:
    from automatable.table.store import Table

LOGGER = logging.getLogger(__name__)
_GAME = re.compile(r"(?:file:)?[a-z][a-z0-9_]*", re.ASCII)


@dataclass(frozen=True)
class Facts:
    """How a finished match came about; of matches older than these facts nothing is known."""

    corrections: int = 0
    helped: int = 0
    """Answers that a program gave for the person."""
    begun_late: bool = False
    """It began at a position, not with the set-up."""
    came_as_file: bool = False
    """It was over when it was brought in: who played it is not known."""
    origin: str = ""
    """The same for matches of the same seed and for copies of one match."""


@dataclass(frozen=True)
class Result:
    """A finished match of the history; `table` is None once the table was deleted."""

    table: str | None
    game: str
    options: dict[str, Any]
    scores: dict[int, int]
    """Points by seat."""
    winner: int | None
    finished: datetime
    facts: Facts = Facts()

    @property
    def won(self) -> bool:
        """The first seat won, alone or together with others: a shared victory is one."""
        if self.winner is None:
            return 1 in self.scores and self.scores[1] == max(self.scores.values())
        return self.winner == 1

    @property
    def margin(self) -> int | None:
        """Points of the first seat more than those of the second."""
        known = 1 in self.scores and 2 in self.scores
        return self.scores[1] - self.scores[2] if known else None


# --- writing


def settle(connection: Connection, table: Table, as_file: bool = False) -> None:
    """A match that is over has a result; one whose end was taken back has none."""
    if not table.match.over:
        connection.execute("DELETE FROM results WHERE table_id = :id", {"id": table.id})
        return
    scores, winner = _outcome(table.match)
    match = table.match
    played = match.game.options_played(match.options, match.state)
    result = {
        "table_id": table.id, "game": table.game, "options": json.dumps(played),
        "scores": json.dumps(scores), "winner": winner, "finished": table.played.isoformat(),
        "facts": json.dumps(asdict(facts_of(table.match, as_file))),
    }  # fmt: skip
    marks = ", ".join(f":{name}" for name in result)
    again = ", ".join(f"{name} = excluded.{name}" for name in result)
    connection.execute(
        f"INSERT INTO results ({', '.join(result)}) VALUES ({marks})"
        f" ON CONFLICT (table_id) DO UPDATE SET {again}",
        result,
    )


def insert(connection: Connection, result: Result) -> None:
    """Of a match that was finished elsewhere; a table has one result at most."""
    known = result.table is not None and _is_stored(connection, result.table)
    facts = json.dumps(asdict(result.facts))
    if known and listed(connection, None, [str(result.table)]):
        connection.execute(
            "UPDATE results SET facts = :facts WHERE table_id = :table",
            {"table": result.table, "facts": facts},
        )
        return
    connection.execute(
        "INSERT INTO results (table_id, game, options, scores, winner, finished, facts)"
        " VALUES (:table, :game, :options, :scores, :winner, :finished, :facts)",
        {
            "table": result.table if known else None,
            "game": result.game,
            "options": json.dumps(result.options),
            "scores": json.dumps(result.scores),
            "winner": result.winner,
            "finished": result.finished.isoformat(),
            "facts": facts,
        },
    )


def _is_stored(connection: Connection, table: str) -> bool:
    return bool(connection.execute("SELECT 1 FROM tables WHERE id = :id", {"id": table}))


def facts_of(match: Match[Any], as_file: bool = False) -> Facts:
    """How a match came about."""
    first = match.earlier[0].seed if match.earlier else match.seed
    return Facts(
        corrections=sum(entry.by == "correction" for entry in match.entries),
        helped=sum(bool(entry.player) for entry in match.entries),
        begun_late=match.start is not None,
        came_as_file=as_file,
        origin=origin(match.game.id, str(first)),
    )


def origin(game: str, seed: str) -> str:
    """By which matches of the same seed are known."""
    return blake2b(f"{game} {seed}".encode(), digest_size=8).hexdigest()


def _outcome(match: Match[Any]) -> tuple[dict[int, int], int | None]:
    sheet = match.score()
    return {seat.seat: seat.total for seat in sheet.seats}, sheet.winner


# --- reading


def listed(
    connection: Connection,
    game: str | None = None,
    of: Collection[str] | None = None,
    limit: int | None = None,
) -> list[Result]:
    wanted, values = those_of("table_id", of)
    if game is not None:
        wanted.append("game = :game")
        values["game"] = game
    found = connection.execute(
        f"SELECT * FROM results{where(wanted)} ORDER BY finished DESC, table_id{limited(limit)}",
        values,
    )
    return list(_readable(found))


def _readable(found: Sequence[Row]) -> Iterator[Result]:
    """A damaged result is reported to the host, and hides no other."""
    for row in found:
        try:
            yield _result(row)
        except (ValueError, TypeError, AttributeError) as error:
            LOGGER.error("a damaged result of table %s: %s", row["table_id"], error)


def _result(row: Row) -> Result:
    if not _GAME.fullmatch(row["game"]):
        raise ValueError(f"no game: {ascii(row['game'])[:40]}")
    return Result(
        table=row["table_id"],
        game=row["game"],
        options=dict(read_json(row["options"])),
        scores={int(seat): int(points) for seat, points in read_json(row["scores"]).items()},
        winner=row["winner"],
        finished=datetime.fromisoformat(row["finished"]),
        facts=_facts(row["facts"]),
    )


def _facts(text: str) -> Facts:
    """What is known; of facts that cannot be read nothing is."""
    try:
        told = read_json(text)
        known = {field.name: told[field.name] for field in fields(Facts) if field.name in told}
    except (ValueError, TypeError):
        return Facts()
    kept = Facts(**known)
    usual = Facts()
    same = all(type(getattr(kept, name)) is type(getattr(usual, name)) for name in known)
    return kept if same else usual
