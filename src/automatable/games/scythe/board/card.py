"""An Automa card in our own icons: both schemes, combat table, resource field, star, skip mark."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.core.matches.match import Match
from automatable.core.turns.events import Ref
from automatable.games.scythe.board.icons import ICONS, use
from automatable.games.scythe.cards import POWER_RANGES, AutomaCard, Icon, Scheme
from automatable.games.scythe.state import State

WIDTH, HEIGHT = 176.0, 244.0
LEFT = 46.0


def card_front(card: AutomaCard, words: Words) -> Drawing:
    """The card with everything on it; its label says the same in words."""
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=11, class_="card-ground"),
        _combat_table(card),
        _head(card, words),
        _scheme(card.scheme_1, "I", 36, card.skip_mark, words),
        _scheme(card.scheme_2, "II", 140, card.skip_mark, words),
        _foot(card, words),
        class_="automa-card",
        label=describe(card, words),
    )


def describe(card: AutomaCard, words: Words) -> str:
    """The card for people who listen."""
    lines = [words("ref-card", id=card.number)]
    for name, scheme in (("I", card.scheme_1), ("II", card.scheme_2)):
        moves = ", ".join(_told(icon, "icon", words) for icon in scheme.move_row)
        gains = ", ".join(_told(icon, "gain", words) for icon in scheme.gain_row)
        bonus = words(f"bonus-{scheme.recruit}") if scheme.recruit else words("card-no_recruit")
        lines.append(f"{words(f'scheme-{name}')}: {moves}; {gains}; {bonus}")
    return ". ".join(lines)


def _told(icon: Icon, kind: str, words: Words) -> str:
    name = words(f"{kind}-{icon.name}")
    number = f" {icon.number}" if icon.number else ""
    bracket = f" ({words(f'short-{icon.faction}')})" if icon.faction else ""
    return name + number + bracket


def _combat_table(card: AutomaCard) -> Drawing:
    """At the left edge: power ranges, power spent, combat cards used; below it the resources."""
    rows = []
    for i, ((low, high), spent) in enumerate(zip(POWER_RANGES, card.power_spent, strict=True)):
        y = 24 + 42 * i
        rows.append(el("text", f"{low}–{high}", x=23, y=y, class_="card-small"))
        rows.append(use("power", 8, y + 5, 13))
        rows.append(el("text", str(spent), x=31, y=y + 18, class_="card-figure"))
    return together(
        el("path", d=f"M1 12A11 11 0 0 1 12 1H{LEFT}V{HEIGHT - 1}H12A11 11 0 0 1 1 {HEIGHT - 12}z",
           class_="card-edge"),
        *rows,
        use("combat_card", 7, 148, 15),
        el("text", str(card.combat_cards), x=32, y=161, class_="card-figure"),
        use("resource", 7, 206, 15),
        el("text", str(card.resources), x=32, y=219, class_="card-figure"),
    )  # fmt: skip


def _head(card: AutomaCard, words: Words) -> Drawing:
    star = "star" if card.gold_star else "no_star"
    return together(
        el("text", str(card.number), x=LEFT + 10, y=24, class_="card-number"),
        use(star, WIDTH - 30, 8, 20, class_="card-star" if card.gold_star else "card-no_star"),
    )


def _scheme(scheme: Scheme, name: str, y: float, skip: bool, words: Words) -> Drawing:
    return el(
        "g",
        el(
            "rect", x=LEFT + 4, y=y, width=WIDTH - LEFT - 9, height=94, rx=7, class_="scheme-ground"
        ),
        el("text", name, x=WIDTH - 11, y=y + 14, class_="scheme-name"),
        use("skip", LEFT + 8, y + 74, 16) if skip else None,
        _row(scheme.move_row, y + 8, words),
        _row(scheme.gain_row, y + 42, words),
        _recruit(scheme, y + 72),
        class_=f"scheme scheme-{name}",
    )


def _row(icons: tuple[Icon, ...], y: float, words: Words) -> Drawing:
    """Icons from left to right, each with its number, bracketed ones with their faction."""
    step = min(28.0, (WIDTH - LEFT - 28) / max(1, len(icons)))
    return together(*(_icon(icon, LEFT + 9 + step * i, y, words) for i, icon in enumerate(icons)))


def _icon(icon: Icon, x: float, y: float, words: Words) -> Drawing:
    number = str(icon.number) if icon.number and (icon.name == "attack" or icon.number > 1) else ""
    return el(
        "g",
        _bracket(words(f"short-{icon.faction}"), x, y) if icon.faction else None,
        use(icon.name, x, y, 19),
        el("text", number, x=x + 20, y=y + 20, class_="icon-number") if number else None,
    )


def _bracket(faction: str, x: float, y: float) -> Drawing:
    """Whose icon it is, by the first three letters of the faction's short name."""
    return together(
        el("rect", x=x - 2, y=y - 2, width=24, height=30, rx=4, class_="bracket"),
        el("text", faction[:3], x=x + 10, y=y + 26.5, class_="bracket-name"),
    )


def _recruit(scheme: Scheme, y: float) -> Drawing | None:
    if scheme.recruit is None:
        return None
    return together(use("recruit", LEFT + 58, y, 17), use(scheme.recruit, LEFT + 80, y, 17))


def _foot(card: AutomaCard, words: Words) -> Drawing | None:
    """Cards that were never compared with a printed one say so."""
    if not card.unchecked:
        return None
    return el("text", words("card-unchecked"), x=LEFT + 6, y=HEIGHT - 3, class_="card-remark")


_PICTURED = ("unit", "gain", "bonus", "resource", "structure", "icon")


def picture_of(ref: Ref, match: Match[State] | None, words: Words) -> str:
    """A small picture of what a log line names; a card in full."""
    if ref.kind == "card" and match is not None and isinstance(ref.id, int):
        for automa in match.state.automas:
            if ref.id in automa.cards.by_number:
                return card_front(automa.cards.by_number[ref.id], words)
    name = str(ref.id).split()[0]
    if ref.kind in _PICTURED and name in ICONS:
        return picture(24, 24, el("use", href=f"#scy-{name}"), class_="icon")
    return ""
