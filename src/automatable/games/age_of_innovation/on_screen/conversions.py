"""Free conversions and the sacrifice of power (AOI-ON-CONV)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from automatable.core.turns.procedure import Procedure
from automatable.games.age_of_innovation.components import DISCIPLINES
from automatable.games.age_of_innovation.on_screen.books import add_books, pay_all
from automatable.games.age_of_innovation.on_screen.components import Conversion, side
from automatable.games.age_of_innovation.on_screen.context import Moves, PersonTurn
from automatable.games.age_of_innovation.on_screen.player import scholar_pool

BURN = "burn"
BURNT = 2


def conversion_moves(turn: PersonTurn) -> Moves:
    """One unit each, before and after the main action (AOI-ON-CONV-01, AOI-ON-TURN-02)."""
    answers = Moves()
    for conversion in side().conversion:
        if is_possible(turn, conversion):
            for text, discipline in _texts(turn, conversion):
                answers[text] = partial(convert, conversion=conversion, discipline=discipline)
    if turn.player.bowls[1] >= BURNT:
        answers[BURN] = burn
    return answers


def is_possible(turn: PersonTurn, conversion: Conversion) -> bool:
    """A scholar needs a piece in the pool (AOI-ON-CONV-02, AOI-ON-R-24)."""
    if "scholars" in conversion.gain and not scholar_pool(turn.state):
        return False
    return turn.can_pay(conversion.pay)


def _texts(turn: PersonTurn, conversion: Conversion) -> Iterator[tuple[str, str]]:
    """A book is named by its discipline: `convert book law coin`."""
    books = "books" in conversion.pay
    if not books and "books" not in conversion.gain:
        yield conversion.text, ""
        return
    for discipline in DISCIPLINES:
        if not books or turn.player.books[discipline]:
            yield conversion.text.replace("book", f"book {discipline}"), discipline


def convert(turn: PersonTurn, conversion: Conversion, discipline: str) -> Procedure[None]:
    """Pays one side of a conversion and gains the other (AOI-ON-CONV-01, AOI-ON-CONV-02)."""
    for paid, n in conversion.pay.items():
        if paid == "books":
            pay_all(turn, {discipline: n})
        else:
            turn.pay({paid: n}, "AOI-ON-CONV-01")
    for gained, n in conversion.gain.items():
        if gained == "books":
            add_books(turn, discipline, n)
        else:
            turn.gain(gained, n, "AOI-ON-CONV-01")
    return
    yield


def burn(turn: PersonTurn) -> Procedure[None]:
    """One token of bowl II leaves the game, one goes to III (AOI-ON-CONV-03)."""
    turn.player.bowls[1] -= BURNT
    turn.player.bowls[2] += 1
    turn.tell("aoi-on_burn", "AOI-ON-CONV-03")
    return
    yield
