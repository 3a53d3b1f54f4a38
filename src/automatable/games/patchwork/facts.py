"""Every fact of Patchwork that can be corrected (PAT-COMP-09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automatable.core.rows import Column, Rows, several
from automatable.core.screens import Fact
from automatable.games.patchwork.components import patches
from automatable.games.patchwork.notation import write_quilt
from automatable.games.patchwork.state import State


def facts(state: State) -> Iterator[Fact]:
    """Every fact the game tracks, in the order in which mistakes happen."""
    yield Fact("seat_1.buttons", "fact-buttons", state.seats[0].buttons, args=_of(state, 1))
    yield Fact("seat_2.buttons", "fact-buttons", state.seats[1].buttons, args=_of(state, 2))
    yield Fact("time.1", "fact-time", state.time[0], args=_of(state, 1))
    yield Fact("time.2", "fact-time", state.time[1], args=_of(state, 2))
    yield Fact("to_move", "fact-to_move", state.to_move, (1, 2), _of(state, 1))
    yield Fact("tile", "fact-tile", state.tile, (None, 1, 2), _of(state, 1))
    yield Fact("circle", "fact-circle", _letters(state.circle), notation=True, rows=_circle(state))
    for seat, owner in enumerate(state.seats, start=1):
        quilt = getattr(owner, "quilt", None)
        if quilt is not None:
            path, written = f"seat_{seat}.quilt", write_quilt(quilt)
            yield Fact(path, "fact-quilt", written, args=_of(state, seat), notation=True)
            continue
        held = _letters(sorted(owner.patches))
        path = f"seat_{seat}.patches"
        rows = several("patch", patches(), sorted(owner.patches))
        yield Fact(path, "fact-patches", held, args=_of(state, seat), notation=True, rows=rows)
        yield Fact(f"seat_{seat}.leather", "fact-leather", owner.leather, args=_of(state, seat))
    yield from _deck_facts(state)


def _deck_facts(state: State) -> Iterator[Fact]:
    automa = state.automa
    if automa is None:
        return
    drawn = ".".join(map(str, automa.deck.drawn))
    cards = several("", sorted(automa.cards.by_number), automa.deck.drawn)
    yield Fact("seat_2.drawn", "fact-drawn", drawn, notation=True, rows=cards)
    yield Fact("seat_2.cycle", "fact-cycle", automa.deck.cycle)
    yield Fact("seat_2.level", "option-level", automa.level, (1, 2, 3, 4, 5))
    yield Fact(
        "leather_layout", "option-leather_layout", state.leather_layout, ("original", "revised")
    )
    yield Fact("recycle", "option-recycle", state.recycle, ("two_aside", "all"))
    yield Fact("automa_leather", "option-automa_leather", state.automa_leather, ("take", "leave"))


def _circle(state: State) -> Rows:
    """Patches in their order; one that nobody has named yet is the patch 0."""
    return Rows(
        (Column("patch", (0, *patches())),),
        list(state.circle),
        read=lambda ids: [(id or 0,) for id in ids],
        write=lambda rows: [row[0] or None for row in rows],
    )


def _of(state: State, seat: int) -> dict[str, str]:
    return {"seat": state.seat_name(seat)}


def _letters(ids: Sequence[int | None]) -> str:
    return "".join("?" if id is None else patches()[id].letter for id in ids)
