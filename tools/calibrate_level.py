"""How honest `Your level` is: intervals and chances on players whose strength is known.

    python tools/calibrate_level.py > figures.md    # also draws docs/your-level.svg

Two kinds of players: made up by the model itself, for every game (do the intervals hold what they
promise?), and programs that really play Patchwork on the kernel. A program that begins with more
or fewer buttons than the estimate is told of stands for a stronger or weaker person.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from random import Random

from automatable.core.advice.difficulty import Setting
from automatable.core.advice.strength import Seen, Strength, chance_of, recent
from automatable.core.game import game
from automatable.games.patchwork.cards import built_in_deck
from automatable.lab.patchwork.batches import KERNEL, Batch, play_batch
from automatable.lab.patchwork.columns import SCORE_1, SCORE_2, WINNER
from automatable.lab.patchwork.setups import SetUp
from automatable.lab.statistics import wilson

MADE_UP = ("patchwork", "scythe", "expeditions", "age_of_innovation", "through_the_ages")
PLAYERS = 300
PROGRAMS = [("greedy", n) for n in (5, 8, 10, 12, 15)] + [
    ("planner", n) for n in (0, 2, 4, 5, 6, 8)
]
SEEN, TRIED = 20, 5
PERSONS = 100
"""Of each program: this many persons with twenty matches each."""
CHART = Path(__file__).parents[1] / "docs" / "your-level.svg"


def held(id: str, matches: int, luck: Random) -> tuple[float, float]:
    """The share of players whose strength, and whose chance at a level, lie in the interval."""
    difficulty = game(id).difficulty
    settings = [difficulty.setting(r.options) for r in difficulty.rungs() if r.kind == "level"]
    strengths = chances = 0
    for _ in range(PLAYERS):
        prior = difficulty.prior
        true = luck.gauss(prior.mean, prior.deviation)
        spread = luck.choices(list(prior.lucks), list(prior.lucks.values()))[0]
        hard = {s.key: luck.gauss(s.hard, s.error) for s in settings if s}
        played: list[Seen] = []
        for setting in luck.choices([s for s in settings if s], k=matches):
            margin = luck.gauss(true - hard[setting.key], spread)
            played.append(Seen(setting, margin > 0, margin if difficulty.by_points else None))
        strength = Strength(prior, recent(played))
        strengths += strength.estimate.low <= true <= strength.estimate.high
        setting = luck.choice([s for s in settings if s])
        told = strength.chance(setting)
        really = chance_of(true - hard[setting.key], spread)
        chances += told.low - 0.005 <= really <= told.high + 0.005
    return strengths / PLAYERS, chances / PLAYERS


Counted = dict[int, list[int]]
"""Said chance, in tenths -> matches, won, and the sum of what was said in thousandths."""


def programs(luck: Random) -> dict[int, Counted]:
    """By level, over programs that really play."""
    difficulty = game("patchwork").difficulty
    counted: dict[int, Counted] = {n: defaultdict(lambda: [0, 0, 0]) for n in range(1, 6)}
    for number, (player, buttons) in enumerate(PROGRAMS):
        rows = {level: _rows(player, buttons, level, number) for level in range(1, 6)}
        for person in range(PERSONS):
            levels = _levels(rows, luck)
            seen = [_seen(rows[n][person * SEEN + i], _setting(n)) for i, n in enumerate(levels)]
            strength = Strength(difficulty.prior, recent(seen))
            for level in range(1, 6):
                told = strength.chance(_setting(level)).mean
                first = PERSONS * SEEN + person * TRIED
                for row in rows[level][first : first + TRIED]:
                    bin = min(int(10 * told), 9)
                    counted[level][bin][0] += 1
                    counted[level][bin][1] += int(row[WINNER] == 1)
                    counted[level][bin][2] += round(1000 * told)
    return counted


def together(counted: dict[int, Counted], levels: Iterable[int]) -> Counted:
    """Several levels as one."""
    found: Counted = {}
    for bin in range(10):
        parts = [counted[level][bin] for level in levels if bin in counted[level]]
        if parts:
            found[bin] = [sum(part[place] for part in parts) for place in range(3)]
    return found


def _levels(rows: object, luck: Random) -> list[int]:
    """A person plays around one level, as people do."""
    middle = luck.choice((2, 3, 4))
    return [max(1, min(5, middle + luck.choice((-1, 0, 0, 1)))) for _ in range(SEEN)]


def _rows(player: str, buttons: int, level: int, number: int) -> list[list[int]]:
    games, seed = PERSONS * (SEEN + TRIED), 90_000_001 + 100_000 * number
    set_up = SetUp(built_in_deck("normal"), level, starting_buttons=buttons)
    rows = play_batch(Batch(set_up, (player, player), seed + 10_000 * level, games, KERNEL))
    return [list(map(int, row)) for row in rows]


def _setting(level: int) -> Setting:
    found = game("patchwork").difficulty.setting({"level": level, "deck": "normal"})
    assert found is not None
    return found


def _seen(row: list[int], setting: Setting) -> Seen:
    return Seen(setting, row[WINNER] == 1, row[SCORE_1] - row[SCORE_2])


def draw(counted: Counted) -> str:
    """Said against won, with 95 % intervals."""
    marks = []
    for games, won, said in counted.values():
        x, y = 40 + 240 * said / 1000 / games, 280 - 240 * won / games
        low, high = (280 - 240 * edge for edge in wilson(won, games))
        marks.append(f'<path d="M{x:.1f} {low:.1f}V{high:.1f}" stroke="#1d5c58" stroke-width="2"/>')
        marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#1d5c58"/>')
    ticks = "".join(
        f'<text x="{40 + 2.4 * n}" y="298" text-anchor="middle">{n}</text>'
        f'<text x="32" y="{284 - 2.4 * n}" text-anchor="end">{n}</text>'
        for n in range(0, 101, 25)
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 325" width="450" '
        'font-family="sans-serif" font-size="10" fill="#2a2521" role="img" '
        'aria-label="Chances that were said against matches that were won">'
        '<rect width="300" height="325" fill="#fffdf8"/>'
        '<path d="M40 280H280M40 280V40M40 280L280 40" stroke="#8b7d69" fill="none"/>'
        f"{ticks}{''.join(marks)}"
        '<text x="160" y="316" text-anchor="middle">said, in percent</text>'
        '<text x="14" y="160" text-anchor="middle" transform="rotate(-90 14 160)">won, in percent'
        "</text></svg>\n"
    )


def tell(counted: Counted) -> None:
    """As Markdown."""
    print("| said | games | won | 95 % interval |\n|---|---|---|---|")
    for games, won, said in counted.values():
        low, high = wilson(won, games)
        share = f"{100 * won / games:.0f} % | {100 * low:.0f}–{100 * high:.0f} %"
        print(f"| {said / 10 / games:.0f} % | {games} | {share} |")


def main() -> None:
    luck = Random(18)
    print("| game | matches seen | strength held | chance held |\n|---|---|---|---|")
    for id in MADE_UP:
        for matches in (5, 20, 60):
            strengths, chances = held(id, matches, luck)
            print(f"| {id} | {matches} | {100 * strengths:.0f} % | {100 * chances:.0f} % |")
    counted = programs(luck)
    for levels in (range(1, 6), range(2, 6), range(1, 2)):
        print(f"\nLevels {levels[0]} to {levels[-1]}:\n")
        tell(together(counted, levels))
    CHART.write_text(draw(together(counted, range(1, 6))), encoding="utf-8")


if __name__ == "__main__":
    main()
