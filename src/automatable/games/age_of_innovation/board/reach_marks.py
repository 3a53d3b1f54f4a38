"""What the map shows while the person decides: spaces in reach with their price, ghosts, cities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from automatable.core.drawing.svg import Drawing, el, together
from automatable.core.matches.match import Match
from automatable.games.age_of_innovation.board.answers import turn_at
from automatable.games.age_of_innovation.board.icons import use
from automatable.games.age_of_innovation.board.land import middle, overlay
from automatable.games.age_of_innovation.board.prices import building_price
from automatable.games.age_of_innovation.on_screen.components import Jump
from automatable.games.age_of_innovation.on_screen.context import PersonTurn
from automatable.games.age_of_innovation.on_screen.reach import in_reach, jumps
from automatable.games.age_of_innovation.state import State

INK = "#1f6a65"
PRICED = ("turn",)
ON_THE_MAP = ("build", "transform", "upgrade", "annex", "neutral", "bridge")


def reach_marks(match: Match[State]) -> Drawing:
    """The spaces that the answers are about; at a turn what a workshop there costs."""
    if match.pending is None or match.state.player is None:
        return Drawing()
    side, found = match.state.board_side, _hexes(match)
    strong = [hex for hex, verb in found.items() if verb != "transform"]
    faint = [hex for hex, verb in found.items() if verb == "transform"]
    line = {"fill": INK, "stroke": INK}
    return together(
        overlay(side, faint, fill_opacity=0.1, stroke_width=1.6, stroke_dasharray="3 4", **line),
        overlay(side, strong, fill_opacity=0.2, stroke_width=3.4, stroke_dasharray="6 4", **line),
        *_tags(match),
        *_sites(match),
    )


def _hexes(match: Match[State]) -> dict[str, str]:
    """Spaces to build on, or buildings that the question is about; each with its first verb."""
    prompt = match.pending.prompt if match.pending else ""
    verbs = ("build", "transform") if prompt == "turn" else ON_THE_MAP[:-1]
    found: dict[str, str] = {}
    for text in match.legal() or ():
        verb, *rest = text.split()
        if verb in verbs:
            found.setdefault(rest[0], verb)
    return found


def tools_to_build(match: Match[State]) -> dict[str, int]:
    """What a workshop takes on each space in reach, paid or not; nothing at other questions."""
    if match.state.player is None or match.pending is None or match.pending.prompt not in PRICED:
        return {}
    turn = turn_at(match.state)
    return {hex: _tools(turn, hex, jump) for hex, jump in _reached(turn, _hexes(match))}


def _reached(turn: PersonTurn, found: Iterable[str]) -> Iterator[tuple[str, Jump | None]]:
    """Empty land in reach, and what can only be jumped to, with the jump."""
    near = {hex for hex in in_reach(turn) if turn.state.is_empty(hex)}
    for hex in turn.state.board.reading(near.union(found)):
        yield hex, None if hex in near else next(iter(jumps(turn)), None)


def _tools(turn: PersonTurn, hex: str, jump: Jump | None) -> int:
    return building_price(turn, hex, jump)["tools"]


def _tags(match: Match[State]) -> Iterator[Drawing]:
    """What cannot be paid now is shown, too, in grey."""
    payable = {text.split()[1] for text in match.legal() or () if text.startswith("build ")}
    for hex, tools in tools_to_build(match).items():
        yield _tag(middle(match.state.board, hex), str(tools), hex in payable)


def _tag(at: tuple[float, float], tools: str, live: bool) -> Drawing:
    x, y = at
    wide = 27 + 11 * len(tools)
    return el(
        "g",
        el("rect", x=x - wide / 2, y=y + 8, width=wide, height=22, rx=11),
        use("tool", x - wide / 2 + 4, y + 11, 16),
        el("text", tools, x=x + wide / 2 - 6, y=y + 25.5),
        class_=f"price-tag{'' if live else ' is-dear'}",
    )


def _sites(match: Match[State]) -> Iterator[Drawing]:
    """Places for a bridge, dashed."""
    if match.pending is None or match.pending.prompt != "bridge":
        return
    board = match.state.board
    for text in match.legal() or ():
        parts = text.split()
        if parts[0] == "bridge":
            (x1, y1), (x2, y2) = middle(board, parts[1]), middle(board, parts[2])
            yield el("line", x1=x1, y1=y1, x2=x2, y2=y2, class_="bridge-site")
