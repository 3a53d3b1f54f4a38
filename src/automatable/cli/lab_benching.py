"""What `automatable bench` does."""

from __future__ import annotations

import json
import platform

from automatable.cli.lab_simulating import check_game
from automatable.cli.output import UsageError, voice
from automatable.lab.patchwork.batches import KERNEL, REFERENCE, check_player, engine
from automatable.lab.patchwork.speed import measure


def bench(
    game: str, kernel: bool, seats: tuple[str, str], cores: int, seconds: float, as_json: bool
) -> None:
    check_game(game)
    players = (check_player(seats[0]), check_player(seats[1]))
    if kernel and engine() != KERNEL:
        raise UsageError("needs_extra", extra="lab", what="numba")
    speed = measure(KERNEL if kernel else REFERENCE, players, cores, seconds)
    if as_json:
        args = {"game": game, "seats": list(players), "python": platform.python_version()}
        print(json.dumps({**args, **speed}))
        return
    voice.say(
        voice(
            "lab-speed", engine=str(speed["engine"]), cores=cores,
            games=round(speed["games_per_s"]), decisions=round(speed["decisions_per_s"]),
        )
    )  # fmt: skip
