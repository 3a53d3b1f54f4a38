"""The table as text for a terminal of 80 columns: rich markup, no meaning by colour alone.

From top to bottom: the time board with both tokens, the three patches within reach, the
circle, and both sides: quilts with their coordinates, the Automa's two piles and its deck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest

from automatable.core.drawing.screens import Words
from automatable.core.matches.match import Match
from automatable.games.patchwork.components import Patch, patches, time_board
from automatable.games.patchwork.quilt import LEATHER, SIZE, Quilt
from automatable.games.patchwork.state import FINAL, Automa, Person, State

MARGIN = "  "
WINDOW_WIDTH = 25
QUILT_WIDTH = 27
HALF = 38
BLOCK = "██"
FABRICS = (
    "white on dark_red", "grey0 on dark_orange", "grey0 on gold3", "white on dark_green",
    "grey0 on dark_cyan", "white on blue3", "white on purple4", "white on deep_pink4",
    "grey0 on light_salmon3", "grey0 on pale_green3", "grey0 on sky_blue3", "grey0 on plum3",
)  # fmt: skip
YOU, OTHER_SIDE, QUIET = "bold cyan", "bold magenta", "dim"


@dataclass(frozen=True)
class Text:
    """A piece of a line: its markup, and how many columns it takes on the screen."""

    markup: str
    width: int

    def __add__(self, other: Text) -> Text:
        return Text(self.markup + other.markup, self.width + other.width)

    def padded(self, width: int) -> Text:
        return self + plain(" " * (width - self.width))


def plain(text: str) -> Text:
    return Text(text.replace("[", r"\["), len(text))


def styled(text: str, style: str) -> Text:
    return Text(f"[{style}]{plain(text).markup}[/]", len(text))


def terminal(match: Match[State], words: Words) -> str:
    """The whole table."""
    if not match.set_up_done:
        return ""
    state = match.state
    parts = [time_track(state, words), window(state, words), circle(state, words)]
    parts.append(both_sides(match, words))
    return "\n\n".join("\n".join(MARGIN + line.markup for line in part) for part in parts)


# --- the time board


def time_track(state: State, words: Words) -> list[Text]:
    """One column per space; the tokens stand above and below it."""
    above, below = (token(state, seat, words) for seat in (1, 2))
    lines = [heading(words("label-time_board")), above, spaces(state), below]
    if state.marker_space is not None:
        name = f"{words('label-level_marker')} ({state.marker_space})"
        lines.append(pointing_at(state.marker_space, "◆", name, "yellow"))
    return [*lines, legend(words)]


def token(state: State, seat: int, words: Words) -> Text:
    """On equal spaces an arrow marks the one on top, which moves first."""
    equal = state.time[0] == state.time[1] and not state.game_over
    on_top = " ↑" if equal and state.to_move == seat else ""
    space = state.time[seat - 1]
    name = f"{words('seat-' + state.seat_name(seat))} ({space}){on_top}"
    return pointing_at(space, "▼" if seat == 1 else "▲", name, side_style(seat))


def pointing_at(space: int, sign: str, name: str, style: str) -> Text:
    """A sign in the column of a space, its name on the side with more room."""
    if space <= FINAL // 2:
        return plain(" " * space) + styled(f"{sign} {name}", style)
    start = max(0, space - len(name) - 1)
    return plain(" " * start) + styled(f"{name} {sign}", style)


def spaces(state: State) -> Text:
    line = plain("")
    for space in range(FINAL + 1):
        line += space_sign(state, space)
    return line


def space_sign(state: State, space: int) -> Text:
    if space in time_board().income_spaces:
        return styled("o", "bold yellow")
    if space in state.leather_spaces_left:
        return styled("■", "orange3")
    return styled("·" if 0 < space < FINAL else "|", QUIET)


def legend(words: Words) -> Text:
    income, leather = words("label-income_space"), words("label-leather_patch")
    return styled(f"o {income}   ■ {leather}", QUIET)


# --- the circle


def window(state: State, words: Words) -> list[Text]:
    """The patches within reach, drawn; then each with its costs in words."""
    known = state.known_window
    drawn = [drawing(patch, number) for number, patch in enumerate(known, 1)]
    lines = [offer(state, patch, number, words) for number, patch in enumerate(known, 1)]
    return [heading(words("label-window")), *beside(drawn, WINDOW_WIDTH), plain(""), *lines]


def drawing(patch: Patch, number: int) -> list[Text]:
    """The patch as in the rulebook's order of cells, two columns a cell."""
    style = fabric(patch.id).split()[-1]
    rows = [styled_row(row, style) for row in patch.rows]
    return [styled(f"{number}. {patch.letter}", "bold"), *rows]


def styled_row(row: str, style: str) -> Text:
    line = plain("")
    for cell in row:
        line += styled(BLOCK, style) if cell == "#" else plain("  ")
    return line


def offer(state: State, patch: Patch, number: int, words: Words) -> Text:
    text = words(
        "label-patch",
        patch=words(f"patch-{patch.id}"),
        buttons=patch.button_cost,
        time=patch.time_cost,
        income=patch.printed_buttons,
    )
    line = plain(f"{number}. ") + styled(patch.letter, "bold") + plain(f"  {text}")
    short = missing_buttons(state, patch)
    if short is None:
        return line
    if short > 0:
        return line + styled(f"  ✗ {words('preview-too_dear', n=short)}", "red")
    return line + styled("  ✓", "bold green")


def missing_buttons(state: State, patch: Patch) -> int | None:
    """How many buttons the person to move is short of; None on the Automa's turn."""
    mover = state.seats[state.to_move - 1]
    if state.game_over or isinstance(mover, Automa):
        return None
    return max(0, patch.button_cost - mover.buttons)


def circle(state: State, words: Words) -> list[Text]:
    """Clockwise from the neutral token, a bar after those within reach."""
    letters = [letter(id) for id in state.circle]
    reach, rest = letters[: len(state.window)], letters[len(state.window) :]
    line = plain("♟ ") + styled(" ".join(reach), "bold")
    return [heading(words("label-circle")), line + plain(" │ " + " ".join(rest))]


# --- both sides


def both_sides(match: Match[State], words: Words) -> list[Text]:
    state = match.state
    if state.automa is None:
        columns = [side(match, seat, words) + quilt_of(state.person(seat)) for seat in (1, 2)]
        return beside(columns, HALF)
    automa = side(match, 2, words) + automa_cards(state.automa, words)
    about = [*side(match, 1, words), plain(""), *automa]
    quilt = quilt_of(state.person(1))
    return beside([quilt, about], QUILT_WIDTH) if state.person(1).quilt else about + quilt


def side(match: Match[State], seat: int, words: Words) -> list[Text]:
    """What a seat owns."""
    state = match.state
    owner = state.seats[seat - 1]
    name = words("seat-" + state.seat_name(seat))
    points = match.score().total(seat)
    lines = [styled(name, side_style(seat)) + plain(f"   {words('score-total')}: {points}")]
    lines.append(plain(f"{words('label-buttons')}: {owner.buttons}"))
    lines += sewn(owner, words) if isinstance(owner, Person) else piles(owner, words)
    if state.tile == seat:
        lines.append(styled(f"★ {words('label-tile')}", "bold yellow"))
    return lines


def sewn(person: Person, words: Words) -> Iterator[Text]:
    income = f"{words('label-income')}: {person.income}"
    yield plain(f"{income}   {words('label-empty_cells')}: {person.empty}")


def piles(automa: Automa, words: Words) -> Iterator[Text]:
    with_buttons = letters_of(automa.pile_with_buttons)
    leather = ["■"] * automa.leather
    without = " ".join([*letters_of(automa.pile_without_buttons).split(), *leather])
    yield plain(f"{words('label-pile_with_buttons')}: {with_buttons or '–'}")
    yield plain(f"{words('label-pile_without_buttons')}: {without or '–'}")


def automa_cards(automa: Automa, words: Words) -> list[Text]:
    left = words("label-cards_left", n=automa.deck.left)
    lines = [plain(words(f"option-level-{automa.level}"))]
    lines.append(plain(f"{words('label-draw_pile')}: {left}"))
    if automa.next_back is not None:
        text = words("pat-next_budget", budget=automa.next_back)
        lines.append(styled(text, "bold"))
    return lines


def quilt_of(person: Person) -> list[Text]:
    """Nine rows with coordinates; without a tracked quilt the letters of the patches."""
    if person.quilt is None:
        return [plain(letters_of(sorted(person.patches)))]
    columns = styled("   " + " ".join("abcdefghi"), QUIET)
    return [columns, *(quilt_row(person.quilt, row) for row in range(SIZE))]


def quilt_row(quilt: Quilt, row: int) -> Text:
    line = styled(f"{row + 1} ", QUIET)
    for mark in quilt.marks[row * SIZE : (row + 1) * SIZE]:
        line += cell_sign(mark)
    return line


def cell_sign(mark: int) -> Text:
    if mark == 0:
        return styled(" ·", QUIET)
    if mark == LEATHER:
        return styled(" *", "grey0 on orange3")
    return styled(f" {letter(mark)}", fabric(mark))


# --- small things


def heading(text: str) -> Text:
    return styled(text, "bold underline")


def side_style(seat: int) -> str:
    return YOU if seat == 1 else OTHER_SIDE


def fabric(patch: int) -> str:
    """A colour that stays with the patch."""
    return FABRICS[patch % len(FABRICS)]


def letter(patch: int | None) -> str:
    return "?" if patch is None else patches()[patch].letter


def letters_of(ids: Sequence[int]) -> str:
    return " ".join(letter(id) for id in ids)


def beside(columns: Sequence[Sequence[Text]], width: int) -> list[Text]:
    """Columns next to each other, all but the last padded to the width."""
    lines = []
    for *row, last in zip_longest(*columns, fillvalue=plain("")):
        line = plain("")
        for piece in row:
            line += piece.padded(width)
        lines.append(line + last)
    return lines
