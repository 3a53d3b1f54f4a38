"""Two histories of one table: whether one goes on where the other stops, and where they part.

A table that was played on two devices comes back as another one of the same id. What was answered
in either is never dropped: the longer history takes the place of the one that it continues; where
they part, both are kept, the one that came under an id of its own.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from datetime import datetime

from automatable.core.files.game_texts import BadText, unpacked
from automatable.core.matches.saves import earlier_seeds_of
from automatable.table import results, rows
from automatable.table.database import Connection, Row
from automatable.table.results import Result
from automatable.table.store import Store, Table, new_id


@dataclass(frozen=True)
class Side:
    """One of two histories: the table that holds it, and how it goes on where they part."""

    id: str
    name: str
    answers: int
    next: str
    played: datetime


@dataclass(frozen=True)
class Parting:
    """Two tables that were one: both begin with so many answers and go on differently."""

    same: int
    here: Side
    come: Side


@dataclass(frozen=True)
class Taken:
    """The id under which a table has come, and what it parted from, if anything."""

    id: str
    parting: Parting | None = None


@dataclass(frozen=True)
class History:
    """What was decided at a table: how it began, and every answer, those taken back last."""

    origin: tuple[str, ...]
    """Game, seeds and game file; options and first position follow the version of the rules."""
    line: tuple[str, ...]

    def same(self, other: History) -> int:
        """How many answers both begin with."""
        pairs = zip(self.line, other.line, strict=False)
        shorter = min(len(self.line), len(other.line))
        return next((place for place, (a, b) in enumerate(pairs) if a != b), shorter)

    def holds(self, other: History) -> bool:
        """Whether everything that was answered there was answered here, too."""
        return self.origin == other.origin and self.same(other) == len(other.line)


def history_of(table: Table) -> History:
    match = table.match
    earlier = json.dumps(earlier_seeds_of(match))
    given = [entry.as_written for entry in match.entries if entry.by != "app"]
    line = (*given, *reversed(match.undone))
    return History((table.game, str(match.seed), earlier, match.game.text), line)


def stored_history(connection: Connection, row: Row) -> History:
    """The same of a row, of a table that cannot be opened, too."""
    given = connection.execute(
        "SELECT text FROM answers WHERE table_id = :id AND given_by <> 'app' ORDER BY place",
        {"id": row["id"]},
    )
    line = (*(str(found["text"]) for found in given), *reversed(_undone(row)))
    return History((row["game"], row["seed"], row["earlier_seeds"], _text(row)), line)


def _undone(row: Row) -> list[str]:
    try:
        return list(map(str, json.loads(row["undone"])))
    except (ValueError, TypeError):
        return []


def _text(row: Row) -> str:
    """Of the game file that is played: what is packed may be packed otherwise elsewhere."""
    try:
        return unpacked(row["file"]) if row["file"] else ""
    except BadText:
        return str(row["file"])


def join(store: Store, brought: Store) -> list[Taken]:
    """Tables and results from another store beside those that are here; all of them, or none."""
    with store.database.writing() as connection:
        found = [take(connection, brought.open(id)) for id in brought.ids()]
        taken = [one for one in found if one]
        known = {_mark(result) for result in results.listed(connection)}
        for result in brought.results():
            if _mark(result) not in known:
                results.insert(connection, result)
        for one in taken:
            store.database.tell(connection, one.id)
    store.forget([one.id for one in taken])
    return taken


def _mark(result: Result) -> tuple[str, str]:
    return result.game, result.finished.isoformat()


def take(connection: Connection, come: Table) -> Taken | None:
    """Put a table from another store beside what is here; none if all of it is here already."""
    theirs = history_of(come)
    here = [(row, stored_history(connection, row)) for row in _of_one_table(connection, come)]
    for row, ours in here:
        if ours.holds(theirs) and (len(ours.line) > len(theirs.line) or not _is_newer(come, row)):
            return None
    for row, ours in here:
        if theirs.holds(ours):
            return Taken(_replaced(connection, row, come))
    id = new_id() if rows.find(connection, come.id) else come.id
    parting = max((_parting(id, *one, come, theirs) for one in here), key=_shared, default=None)
    name = parting.come.name if parting else come.name
    rows.insert(connection, replace(come, id=id, name=name))
    return Taken(id, parting)


def _is_newer(come: Table, row: Row) -> bool:
    """With the same answers: something was taken back or given again there since."""
    return come.sequence > rows.number_in(row, "sequence")


def _of_one_table(connection: Connection, come: Table) -> list[Row]:
    """What is here of this table: under its own id, and what parted from it before."""
    values = {"id": come.id, "seed": str(come.match.seed), "created": come.created.isoformat()}
    found = connection.execute(
        "SELECT * FROM tables WHERE id = :id OR (seed = :seed AND created = :created)", values
    )
    return sorted(found, key=lambda row: row["id"] != come.id)


def _replaced(connection: Connection, row: Row, come: Table) -> str:
    """Under the id that it has here; open pages must see that there was a change."""
    number = max(come.sequence, rows.number_in(row, "sequence") + 1)
    table = replace(come, id=row["id"], name=row["name"] or come.name, sequence=number)
    connection.execute("DELETE FROM results WHERE table_id = :id", {"id": table.id})
    rows.delete(connection, table.id)
    rows.insert(connection, table)
    return table.id


def _parting(id: str, row: Row, ours: History, come: Table, theirs: History) -> Parting:
    same = ours.same(theirs)
    next_here, next_there = ((*line[same : same + 1], "")[0] for line in (ours.line, theirs.line))
    here = Side(row["id"], row["name"], len(ours.line), next_here, _played(row))
    name = f"{come.name} (2)".strip()
    return Parting(same, here, Side(id, name, len(theirs.line), next_there, come.played))


def _shared(parting: Parting) -> int:
    return parting.same


def _played(row: Row) -> datetime:
    try:
        return rows.times(row)[1]
    except (ValueError, TypeError):
        return rows.UNKNOWN_TIME
