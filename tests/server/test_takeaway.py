"""A server hands out the app without a server, where it was built and can be installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from automatable.server import Access, app, takeaway
from automatable.table.store import Store
from tests.server.conftest import Browser


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    built = tmp_path / "pocket"
    (built / "v/1").mkdir(parents=True)
    for name in ("index.html", "service-worker.js", "v/1/page.js"):
        (built / name).write_text(f"this is {name}")
    monkeypatch.setattr(takeaway, "FOLDER", built)
    return built


@pytest.fixture
def visitor(tmp_path: Path) -> Browser:
    return Browser(app(Store(tmp_path / "tables.sqlite"), Access(frozenset({"home"}))))


def test_the_shelf_offers_it_on_this_machine_and_over_https(visitor: Browser, folder: Path) -> None:
    assert "/pocket/" in visitor.get("/").text
    assert "/pocket/" in visitor.get("https://home/").text
    assert "/pocket/" not in visitor.get("http://home/").text


def test_nothing_is_offered_where_it_was_not_built(visitor: Browser, folder: Path) -> None:
    (folder / "service-worker.js").unlink()
    assert "/pocket/" not in visitor.get("/").text
    assert visitor.get("/pocket/").status_code == 404


def test_its_files_are_handed_out_and_nothing_beside_them(visitor: Browser, folder: Path) -> None:
    (folder.parent / "secret.txt").write_text("secret")
    assert visitor.get("/pocket/").text == "this is index.html"
    assert visitor.get("/pocket/v/1/page.js").text == "this is v/1/page.js"
    assert visitor.get("/pocket/v/2/page.js").status_code == 404
    for path in ("/pocket/../secret.txt", "/pocket/%2e%2e/secret.txt", "/pocket/..%2fsecret.txt"):
        assert "secret" not in visitor.get(path, follow_redirects=False).text


def test_an_address_of_the_app_leads_into_it(visitor: Browser, folder: Path) -> None:
    reply = visitor.get("/pocket/games/patchwork/new?level=3", follow_redirects=False)
    assert reply.headers["location"] == "/pocket/?to=%2Fgames%2Fpatchwork%2Fnew%3Flevel%3D3"
