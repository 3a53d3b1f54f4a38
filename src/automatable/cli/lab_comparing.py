"""What `automatable compare` and `automatable sweep` do."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from automatable.cli.lab_simulating import (
    SMALL,
    Where,
    close,
    engine_name,
    progress,
    tell,
)
from automatable.cli.output import FAILED, OK, voice
from automatable.core.files.foreign import whole_number
from automatable.core.game import game
from automatable.lab.errors import BadExperiment
from automatable.lab.patchwork.batches import KERNEL, check_player
from automatable.lab.patchwork.comparing import MARGIN, WINS, Comparison
from automatable.lab.patchwork.simulation import Simulation, Variant
from automatable.lab.patchwork.sweeping import sweep_variants
from automatable.lab.patchwork.variants import read_deck, read_levels, switches
from automatable.lab.statistics import PairedTest
from automatable.ui.words.numbers import decimal

SMALLEST = {WINS: 0.01, MARGIN: 0.5}
RULINGS = switches("original", "two_aside", "take")


def compare(
    sides: tuple[str, str], player: str, measure: str, smallest: float | None,
    errors: tuple[float, float], width: float | None, seed: int, where: Where, as_json: bool,
) -> int:  # fmt: skip
    voice.game = game("patchwork")
    if measure not in SMALLEST:
        known = ", ".join(SMALLEST)
        raise BadExperiment("no_such_value", switch="measure", value=measure, known=known)
    shift = SMALLEST[measure] if smallest is None else smallest
    for number in (*errors, shift, 0.5 if width is None else width):
        if number <= 0 or (number >= 1 and measure == WINS):
            raise BadExperiment("bad_width", width=str(number))
    variants = [side(text, check_player(player)) for text in sides]
    simulation = Simulation(variants, seed, engine_name(), keep_rows=True)
    comparison = Comparison(simulation, PairedTest(shift, *errors), measure, width)
    # Pairs come in small portions: several processes pay only without the kernel.
    runner = where.runner(simulation.engine == KERNEL)
    finished = True
    try:
        with progress(None) as moved:
            comparison.run(runner, moved)
    except KeyboardInterrupt:
        finished = False
    finally:
        close(runner)
    _tell_comparison(comparison, sides, finished, as_json)
    return OK if finished else FAILED


def side(text: str, player: str) -> Variant:
    """`normal`, `4`, `tactical:4` or `mine.toml:4`; what is left out is normal and 3."""
    deck, _, level = text.rpartition(":") if ":" in text else (text, "", "3")
    if ":" not in text and whole_number(text) is not None:
        deck, level = "normal", text
    (number,) = read_levels(level)
    return Variant(text, replace(RULINGS, deck=read_deck(deck), level=number), (player, player))


def _tell_comparison(
    comparison: Comparison, sides: tuple[str, str], finished: bool, as_json: bool
) -> None:
    args: dict[str, Any] = {"a": sides[0], "b": sides[1], **comparison.to_json()}
    if as_json:
        print(json.dumps({**args, "finished": finished}))
        return
    tell({"results": args["results"], "finished": finished}, False)
    scale = 100 if comparison.measure == WINS else 1
    low, high = (decimal(voice.language, scale * edge, 2, plus=True) for edge in args["interval"])
    voice.say(
        voice("lab-difference", measure=comparison.measure, pairs=args["pairs"],
              difference=decimal(voice.language, scale * args["difference"], 2, plus=True),
              low=low, high=high)
    )  # fmt: skip
    if comparison.width is None:
        voice.say(voice(f"lab-verdict-{args['verdict']}", a=sides[0], b=sides[1]))


def sweep(
    deck: str, what: str, level: str, player: str, games: int, seed: int, where: Where,
    as_json: bool,
) -> int:  # fmt: skip
    voice.game = game("patchwork")
    variants = sweep_variants(
        read_deck(deck), what, read_levels(level)[0], check_player(player), RULINGS
    )
    simulation = Simulation(variants, seed, engine_name())
    small = simulation.engine == KERNEL and games * len(variants) <= SMALL
    runner = where.runner(small)
    finished = True
    try:
        with progress(games * len(variants)) as moved:
            for done in simulation.play(games, runner):
                moved(done)
    except KeyboardInterrupt:
        finished = False
    finally:
        close(runner)
    results = {"deck": deck, "sweep": what, "finished": finished, "results": simulation.results()}
    tell(results, as_json)
    return OK if finished else FAILED
