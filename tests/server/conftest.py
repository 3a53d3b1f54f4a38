"""The real app in a test client: forms as a browser without a script would send them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from automatable.core.game import game
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.server import app
from automatable.table.store import Store
from automatable.ui.words.words import Words

HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')


class Browser(TestClient):
    """A client that keeps cookies and fills in what a page's forms hide.

    It is the host's, unless it comes from elsewhere.
    """

    def __init__(self, app: Any, **named: Any) -> None:
        here = {"base_url": "http://localhost", "client": ("127.0.0.1", 50_000)}
        super().__init__(app, **{**here, **named})
        if "client" not in named and getattr(app.state, "host_key", None):
            self.cookies.set("host", app.state.host_key)

    def hidden(self, path: str) -> dict[str, str]:
        """The hidden fields of the forms on a page."""
        found = HIDDEN.findall(self.get(path).text)
        return {name: unescape(value) for name, value in found if name != "next"}

    def submit(self, path: str, seen: Mapping[str, str] | None = None, **fields: str) -> Any:
        """Post a form, as seen on a page; by default on the one that stands under its path."""
        page = path.rsplit("/", 1)[0] if path.startswith("/tables/") else path
        hidden = self.hidden(page) if seen is None else seen
        return self.post(path, data={**hidden, **fields}, follow_redirects=False)


@pytest.fixture(autouse=True)
def strict_words() -> Iterator[None]:
    Words.strict = True
    yield
    Words.strict = False


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "tables.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def browser(store: Store) -> Iterator[Browser]:
    headers = {"accept-language": "en"}
    with Browser(app(store), headers=headers, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def table(store: Store) -> str:
    """A solo game at its beginning."""
    return store.create(Match.new(game("patchwork"), {"level": 2}, Seed.from_text("served")))
