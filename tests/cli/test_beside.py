"""`serve --database X` in a process of its own: decks loaded there lie beside X."""

import re
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, Request, build_opener

from automatable.core.game import game
from automatable.table.folders import own_decks_folder
from tests.browser.running_server import HOST_KEYS, running_server

BOUNDARY = "a-line-that-is-nowhere-else"


def form_with_file(guard: str, name: str, text: str) -> bytes:
    """As a browser sends it."""
    parts = (
        f'Content-Disposition: form-data; name="guard"\r\n\r\n{guard}',
        f'Content-Disposition: form-data; name="deck"; filename="{name}"\r\n\r\n{text}',
    )
    sent = "".join(f"--{BOUNDARY}\r\n{part}\r\n" for part in parts)
    return f"{sent}--{BOUNDARY}--\r\n".encode()


def test_a_deck_loaded_into_a_served_database_lies_beside_it(tmp_path: Path) -> None:
    club = tmp_path / "club"
    club.mkdir()
    with running_server(club / "tables.sqlite") as server:
        address = f"{server.url}/games/patchwork/decks"
        opener = build_opener(HTTPCookieProcessor(CookieJar()))
        opener.open(f"{server.url}/host?key={HOST_KEYS[server.url]}")
        page = opener.open(address).read().decode()
        guard = re.search(r'name="guard" value="([^"]*)"', page)
        assert guard
        body = form_with_file(guard[1], "mine.toml", game("patchwork").decks.new())
        kind = f"multipart/form-data; boundary={BOUNDARY}"
        opener.open(Request(address, body, {"Content-Type": kind, "Origin": server.url}))
    assert list((club / "decks" / "patchwork").glob("*.toml"))
    assert not list(own_decks_folder("patchwork").glob("*.toml"))
