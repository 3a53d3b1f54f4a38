"""Books of choice: gained and paid one by one (AOI-ON-INN-03)."""

from __future__ import annotations

from automatable.core.turns.events import Ref
from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.gaining import gives


@gives("books")
def take_books(turn: PersonTurn, n: int, source: str) -> Procedure[None]:
    """One question for each book; there is no limit (AOI-ON-R-17)."""
    for i in range(n):
        discipline = yield from turn.ask(
            "take",
            "AOI-ON-GEN-07",
            lambda: {f"take {d}": d for d in DISCIPLINES},
            source=Ref("source", source),
            left=n - i,
        )
        add_books(turn, discipline, 1)


def add_books(turn: PersonTurn, discipline: str, n: int) -> None:
    if n:
        turn.player.books[discipline] += n
        turn.tell("aoi-on_books", "AOI-ON-GEN-03", n=n, discipline=Ref("discipline", discipline))


def pay_books(turn: PersonTurn, n: int) -> Procedure[None]:
    """Of any colour; without asking when only one way is left (AOI-ON-INN-03)."""
    books = turn.player.books
    while n:
        colours = [d for d in DISCIPLINES if books[d]]
        if len(colours) == 1 or turn.player.books_in_hand == n:
            pay_all(turn, {d: min(n, books[d]) for d in colours})
            return
        discipline = yield from turn.ask(
            "pay",
            "AOI-ON-INN-03",
            lambda: {f"pay {d}": d for d in DISCIPLINES if books[d]},
            n=n,
        )
        pay_all(turn, {discipline: 1})
        n -= 1


def pay_all(turn: PersonTurn, paid: dict[str, int]) -> None:
    """Books of these colours."""
    for discipline, n in paid.items():
        turn.player.books[discipline] -= n
        turn.tell(
            "aoi-on_pay_books", "AOI-ON-INN-03", n=n, discipline=Ref("discipline", discipline)
        )
