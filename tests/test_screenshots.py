"""The pictures of the documents can be taken: what they show is played, without a browser."""

from pathlib import Path

from automatable.core import game as registry
from automatable.core.game import games
from automatable.table.store import Store
from tools.film_strips import GAMES, at_a_turn
from tools.screenshots import FOLDER, our_games, play, screens


def test_what_the_pictures_show_can_be_played(tmp_path: Path) -> None:
    store = Store(tmp_path / "tables.sqlite")
    shown = list(screens(play(store)))
    store.close()
    assert len(shown) > 10
    assert all(path.startswith("/") for _, path, _ in shown)


def test_the_shelf_of_the_pictures_has_no_game_of_the_tests() -> None:
    registry._registered.cache_clear()
    with our_games():
        assert "toy" not in games()
    registry._registered.cache_clear()
    assert "toy" in games()


def test_every_game_has_a_film_strip_of_a_turn() -> None:
    drawn = {id for id, game in games().items() if not game.is_from_file}
    assert set(GAMES) == drawn - {"toy"}
    for id in GAMES:
        pending = at_a_turn(id).pending
        assert pending is not None
        for width in (390, 1280):
            assert (FOLDER / f"strip-{id}-{width}.jpg").stat().st_size < 200_000
