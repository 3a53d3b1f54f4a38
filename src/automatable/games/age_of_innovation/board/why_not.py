"""Why something on the boards cannot be had now, in a sentence."""

from __future__ import annotations

from automatable.core.drawing.screens import Words
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.refusals import refused
from automatable.games.age_of_innovation.on_screen.upgrading import PATHS


def why_not(turn: PersonTurn, text: str, words: Words) -> str:
    """The refusal of a main action, as if it had been chosen."""
    refusal = refused(turn, "turn", text)
    return words(f"refused-{refusal.code}", **refusal.details)


def why_no_upgrade(turn: PersonTurn, hex: str, words: Words) -> str:
    """For each building that could follow, or that none does."""
    building = turn.own[hex]
    later = () if building.neutral else PATHS.get(building.type, ())
    told = [
        words(
            "sheet-no_upgrade",
            building=words(f"building-{type}"),
            why=why_not(turn, f"upgrade {hex} {type}", words),
        )
        for type in later
    ]
    return " ".join(told) or words("sheet-last_building")


def why_no_competency(turn: PersonTurn, id: int, words: Words) -> str:
    """They come with buildings; each can be owned once (AOI-ON-COMP-01)."""
    owned = id in turn.player.competencies
    return words("sheet-owned" if owned else "sheet-competency_when")


def why_no_palace(turn: PersonTurn, words: Words) -> str:
    """One palace in a game (AOI-ON-PAL-01)."""
    if not turn.supply("palace"):
        return words("sheet-palace_built")
    guilds = [hex for hex, b in turn.own.items() if b.type == "guild" and not b.neutral]
    if not guilds:
        return words("sheet-palace_when")
    texts = [f"upgrade {hex} palace" for hex in turn.state.board.reading(guilds)]
    return words(
        "sheet-no_upgrade", building=words("building-palace"), why=why_not(turn, texts[0], words)
    )
