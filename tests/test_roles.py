"""The table of roles in docs/architecture.md: the same role lies in the same file of every game."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ("patchwork", "scythe", "age_of_innovation", "expeditions", "through_the_ages")
NONE = "–"


def table() -> list[list[str]]:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text.split("## The same role under the same name")[1].split("\n## ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| ")][1:]
    return [[cell.strip(" `") for cell in row.strip("|").split("|")] for row in rows]


@pytest.mark.parametrize("row", table(), ids=lambda row: str(row[0]))
def test_each_role_lies_where_the_table_says(row: list[str]) -> None:
    _, usual, *told = row
    assert len(told) == len(GAMES)
    for game, file in zip(GAMES, told, strict=True):
        folder = ROOT / "src" / "automatable" / "games" / game
        if file != NONE:
            assert (folder / (file or usual)).is_file(), f"{game}: {file or usual}"
        if file:
            assert not (folder / usual).is_file(), f"{game} has {usual} after all"
