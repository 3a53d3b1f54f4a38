"""Cards in our own signs: decision cards, progress cards and the gaps."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from automatable.core.drawing.screens import Words
from automatable.core.drawing.svg import Drawing, el, picture, together
from automatable.core.files.data import structure
from automatable.games.expeditions.board.icons import use
from automatable.games.expeditions.components import MECHS, DecisionCard, MechName, Section, Target
from automatable.games.expeditions.levels import (
    OWNER_SUPPLIED,
    Level,
    ProgressCard,
    shipped_levels,
)
from automatable.games.expeditions.marker_pace import mean_turn_of_last_star

WIDTH, HEIGHT = 160, 232
LINE = 26
"""That many letters of a remark fit beside each other on a card."""


def card_front(card: DecisionCard, words: Words) -> Drawing:
    """Progress on top, then the north and the central part (EXP-GEN-07)."""
    parts = [section(card.section(mech), mech, 52 + 88 * i) for i, mech in enumerate(MECHS)]
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=12, class_="card-front"),
        use("progress", 62, 10, 36) if card.progress else _dash(80, 28),
        el("text", f"{card.number:02}", x=14, y=34, class_="card-number"),
        *parts,
        class_="decision-card",
        label=card_label(card, words),
    )


def section(part: Section, mech: MechName, y: float) -> Drawing:
    """The sweep column on the left; the target line above the distance line."""
    sign = use(f"mech_{mech}", 12, y + 8, 28)
    arrow = "arrow" if mech == "north" else "arrow_west"
    arrows = [use(arrow, 52 + 30 * i, y + 46, 28) for i in range(part.distance)]
    return together(
        el("line", x1=10, x2=WIDTH - 10, y1=y, y2=y, class_="card-line"),
        sign,
        use("sweep", 12, y + 46, 28) if part.sweep else None,
        target_line(part.target, y + 8) if part.target else _dash(96, y + 22),
        *arrows,
    )


def target_line(target: Target, y: float) -> Drawing:
    """The star condition, the icon, and the multiplier behind a corruption icon."""
    times = el("text", f"×{target.take_up_to}", x=128, y=y + 22, class_="card-figure")
    return together(
        use("star", 50, y, 30),
        el("text", str(target.min_stars), x=65, y=y + 21, class_="card-stars"),
        use(target.kind, 88, y, 32),
        times if target.take_up_to else None,
    )


def _dash(x: float, y: float) -> Drawing:
    return el("line", x1=x - 10, x2=x + 10, y1=y, y2=y, class_="card-none")


def card_label(card: DecisionCard, words: Words) -> str:
    """The card in words."""
    progress = words("label-card_progress" if card.progress else "label-card_no_progress")
    parts = [words("label-card", id=card.number), progress]
    parts += [f"{words(f'mech-{m}')}: {section_label(card.section(m), words)}" for m in MECHS]
    if card.confidence == "owner":
        parts.append(words("label-corrected_card"))
    return "; ".join(parts)


def section_label(part: Section, words: Words) -> str:
    lines = [words("label-card_sweep")] if part.sweep else []
    target = part.target
    if target is None:
        lines.append(words("label-card_no_target"))
    else:
        lines += [words("label-card_needs", n=target.min_stars), words(f"target-{target.kind}")]
        if target.take_up_to:
            lines.append(words("label-card_up_to", n=target.take_up_to))
    return ", ".join([*lines, words("label-card_arrows", n=part.distance)])


# --- the other cards of the decks page


def any_card(deck: Mapping[str, Any], card: Mapping[str, Any], words: Words) -> Drawing:
    """A card of any deck, as its file describes it."""
    if deck["kind"] == "decision_cards":
        return card_front(structure(dict(card), DecisionCard, str(deck["id"])), words)
    if deck["kind"] == "progress_cards":
        level = structure(dict(card), ProgressCard, str(deck["id"])).level
        return level_card(level, words)
    return gap_card(card, words)


def level_name(level: Level, words: Words) -> str:
    """The level wherever it is named: a house level always says that it is one (EXP-LVL-04)."""
    if level.id in shipped_levels():
        return words(f"option-level-{level.id}")
    if level.id in OWNER_SUPPLIED and level.name in ("", level.id):
        return words(f"option-level-{level.id}")
    return level.name or level.id


def level_card(level: Level, words: Words) -> Drawing:
    """The name, the spaces with a star, and the coins at the foot."""
    name = level_name(level, words)
    title, _, remark = name.partition(" · ")
    coins = (level.coins.star, level.coins.map, level.coins.corruption)
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=12, class_="card-front"),
        el("text", title, x=80, y=28, class_="level-name"),
        *_remark(remark),
        el("text", _mean(level, words), x=80, y=176, class_="level-remark"),
        *(_star_space(i, space) for i, space in enumerate(level.star_positions)),
        el("line", x1=10, x2=WIDTH - 10, y1=184, y2=184, class_="card-line"),
        *(_coins(i, each) for i, each in enumerate(coins)),
        class_="decision-card",
        label=level_label(level, name, words),
    )


def _remark(remark: str) -> list[Drawing]:
    """What must be known of a level, in as many lines as it needs."""
    return [
        el("text", line, x=80, y=42 + 11 * row, class_="level-remark")
        for row, line in enumerate(wrap(remark, LINE))
    ]


def _mean(level: Level, words: Words) -> str:
    """When the 8th star comes, on average: a check of what was typed in."""
    turn = float(mean_turn_of_last_star(level))
    whole, _, tenth = f"{turn:.1f}".partition(".")
    return words("label-mean_turn", n=int(whole), tenth=int(tenth))


def level_label(level: Level, name: str, words: Words) -> str:
    coins = {"star": level.coins.star, "map": level.coins.map, "corruption": level.coins.corruption}
    spaces = ", ".join(map(str, level.star_positions))
    told = (words("label-coins", **coins), _mean(level, words))
    return f"{words('label-level_card', name=name)}: {spaces}; {'; '.join(told)}"


def _star_space(i: int, space: int) -> Drawing:
    x, y = 10 + 36 * (i % 4), 54 + 56 * (i // 4)
    figure = el("text", str(space), x=x + 16, y=y + 50, class_="level-space")
    return together(use("star", x, y, 32), figure)


def _coins(i: int, each: int) -> Drawing:
    x = 12 + 50 * i
    figure = el("text", str(each), x=x + 36, y=214, class_="card-figure")
    return together(use(("star", "map", "corruption")[i], x, 194, 26), figure)


def gap_card(card: Mapping[str, Any], words: Words) -> Drawing:
    """A gap and the locations that touch it."""
    places = list(card["touches"])
    lines = [" ".join(places[i : i + 3]) for i in range(0, len(places), 3)]
    texts = [el("text", t, x=80, y=90 + 26 * i, class_="level-name") for i, t in enumerate(lines)]
    text = words("label-touches", places=", ".join(places))
    return picture(
        WIDTH,
        HEIGHT,
        el("rect", x=2, y=2, width=WIDTH - 4, height=HEIGHT - 4, rx=12, class_="card-front"),
        el("text", str(card["id"]), x=80, y=46, class_="card-figure"),
        *texts,
        class_="decision-card",
        label=f"{words('label-gap', id=str(card['id']))}: {text}",
    )
