"""How long a game file takes: read, its mistakes named, and a whole game of it at random.

Target: 64 KiB are read in 250 ms in the pocket on a processor four times slower; a browser's Python
takes about three times as long as this one, so a twelfth of that is allowed here. A random game of
each file takes less than a second.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import suppress
from importlib.resources import files
from random import Random

from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.kit.game import KitGame, any_answer
from automatable.kit.mistakes import BadFile
from automatable.kit.reader import read
from benchmarks.rows import Row, ms, processor_time

FOLDER = files("automatable.kit") / "games"
SIZE = 64 * 1024
RUNS = 7
GAMES = 5
READ_MS, GAME_MS = 250 / 12, 1000


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def large_file() -> str:
    """The longest game, and more decks, words and steps of its kind up to 64 KiB."""
    text, number = text_of("terra_mystica.automa"), 0
    while len(text.encode()) < SIZE:
        number += 1
        text += _words(number) + _deck(number) + "".join(_steps(number, at) for at in range(6))
    return text


def _words(number: int) -> str:
    items = "".join(
        f'  thing_{number}_{at} "The thing {at}"\n    de "Das Ding {at}"\n' for at in range(10)
    )
    return f'words things_{number} "Things"\n  de "Dinge"\n{items}'


def _deck(number: int) -> str:
    rows = "".join(
        f"    | {at} | {at % 5} | thing_{number}_{at % 10} thing_{number}_{at % 7} |\n"
        for at in range(50)
    )
    fields = f'  field n "Number" number 0..4\n  field names "Names" several things_{number}\n'
    return f'deck more_{number} "More cards"\n{fields}  cards\n    | id | n | names |\n{rows}'


def _steps(number: int, at: int) -> str:
    step = (
        f"  draw c from more_{number}\n"
        '  tell "Take {c.n} of them, {c.names}." when round > 2\n    de "Nimm {c.n} davon."\n'
        '  when round == 3 and c.n * 2 > 4\n    note "The third round."\n      de "Runde drei."\n'
    )
    return f"steps more_{number}_{at}\n{step * 4}"


def game_times(name: str) -> list[float]:
    game = KitGame(read(text_of(name)))
    return [processor_time(lambda: played(game, number)) for number in range(GAMES)]  # noqa: B023


def played(game: KitGame, number: int) -> None:
    match, chance = Match.new(game, seed=Seed.from_text(str(number))), Random(number)
    while not match.over:
        match.answer(any_answer(match, chance))


def try_to_read(text: str) -> None:
    with suppress(BadFile):
        read(text)


def rows(yard: float) -> Iterator[Row]:
    text = large_file()
    for what, one in (("read", text), ("broken in the middle", text.replace("turn ", "trn ", 1))):
        half = statistics.median(processor_time(lambda: try_to_read(one)) for _ in range(RUNS))  # noqa: B023
        size = len(one.encode()) // 1024
        yield Row(f"Game file of {size} KiB, {what}", ms(half), f"< {READ_MS:.0f} ms",
                  half < READ_MS / 1e3, half / yard)  # fmt: skip
    for file in sorted(FOLDER.iterdir(), key=lambda file: file.name):
        most = max(game_times(file.name))
        yield Row(f"  a random game of {file.name}, the longest of {GAMES}", ms(most),
                  f"< {GAME_MS} ms", most < GAME_MS / 1e3, most / yard)  # fmt: skip
