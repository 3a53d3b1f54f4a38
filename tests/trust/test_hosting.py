"""For those who host it: behind nginx with a prefix, stopped gently, copied while it runs."""

from __future__ import annotations

import http.client
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from automatable.core.game import game as registered
from automatable.core.matches.match import Match
from automatable.core.matches.rng import Seed
from automatable.table.store import Store, StoreFailed
from tests.browser.running_server import end, free_port
from tests.needs import lacking

AUTOMATABLE = str(Path(sys.executable).with_name("automatable"))
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
CODE = "friends only"
PREFIX = "/games/solo"

CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
  access_log off;
  client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/fastcgi; uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{
    listen 127.0.0.1:{port};
{location}
  }}
}}
"""


def documented_location(port: int) -> str:
    """The `location` of docs/hosting.md, for our prefix and port."""
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"(?ms)^location /solo/ \{.*?^\}", text)
    assert found is not None
    return found[0].replace("/solo/", f"{PREFIX}/").replace("127.0.0.1:8765", f"127.0.0.1:{port}")


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[tuple[str, Any]]:
    """The installed command; hands over the address it prints, and the process."""
    process = subprocess.Popen(
        [AUTOMATABLE, "serve", "--port", "0", "--lang", "en", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
    )
    assert process.stdout is not None
    try:
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        yield address[0], process
    finally:
        end(process)  # type: ignore[arg-type]
        process.stdout.close()
        assert process.stderr is not None
        process.stderr.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def table(database: Path) -> str:
    store = Store(database)
    id = store.create(Match.new(registered("patchwork"), {}, Seed.from_text("hosted")))
    store.close()
    return id


# --- nginx


@pytest.fixture
def proxied(database: Path, tmp_path: Path, table: str) -> Iterator[str]:
    """The address of the app behind a real nginx, under a prefix."""
    if NGINX is None:
        lacking("nginx", "run tools/install_nginx.sh")
    with running("--database", str(database), "--root-path", PREFIX) as (address, _):
        port, ours = free_port(), int(address.split(":")[2].split("/")[0])
        with running_nginx(tmp_path, port, documented_location(ours)):
            yield f"http://127.0.0.1:{port}{PREFIX}"


@contextmanager
def running_nginx(folder: Path, port: int, location: str) -> Iterator[None]:
    configuration = folder / "nginx.conf"
    configuration.write_text(CONFIGURATION.format(folder=folder, port=port, location=location))
    nginx = subprocess.Popen([str(NGINX), "-p", str(folder), "-c", str(configuration)])
    try:
        wait_for(port)
        yield
    finally:
        nginx.send_signal(signal.SIGTERM)
        nginx.wait(timeout=10)


def wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise RuntimeError("nginx did not start")


def test_a_turn_behind_nginx_with_a_prefix(proxied: str, table: str) -> None:
    netloc = proxied.removeprefix("http://").split("/")[0]
    connection = http.client.HTTPConnection(netloc, timeout=30)
    connection.request("GET", f"{PREFIX}/tables/{table}")
    page = connection.getresponse()
    html = page.read().decode()
    assert page.status == 200
    cookie = page.headers["Set-Cookie"]
    assert f"Path={PREFIX}" in cookie
    for address in re.findall(r'(?:href|src|action)="(/[^"#]*)"', html):
        assert address.startswith(f"{PREFIX}/"), address
    fields = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', html))
    form = f"guard={fields['guard']}&sequence=0&token=t&text=%3E"
    headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Cookie": cookie.split(";")[0],
        "Origin": f"http://{netloc}",
    }
    connection.request("POST", f"{PREFIX}/tables/{table}/answer", form, headers)
    moved = connection.getresponse()
    moved.read()
    assert (moved.status, moved.headers["Location"]) == (303, f"{PREFIX}/tables/{table}")
    style = re.search(r'href="([^"]*app\.css)"', html)
    assert style is not None
    connection.request("GET", style[1])
    assert connection.getresponse().read()
    connection.close()


def test_live_updates_come_through_nginx_at_once(proxied: str, table: str) -> None:
    with urllib.request.urlopen(f"{proxied}/tables/{table}/live", timeout=10) as stream:
        lines = [stream.readline() for _ in range(3)]
    assert lines == [b"retry: 1000\n", b"\n", b"data: 0\n"]


# --- careless proxies

CARELESS = {
    "nginx with nothing but proxy_pass": "",
    "nginx that says its name": "proxy_set_header Host localhost;",
    "nginx for web sockets": """proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection "upgrade"; proxy_set_header Host localhost;""",
    "nginx that hides the visitor": """proxy_set_header X-Forwarded-For ""; proxy_set_header Via "";
        proxy_set_header X-Real-IP ""; proxy_set_header Forwarded "";""",
    "nginx that believes anybody": "proxy_set_header X-Forwarded-For 127.0.0.1;",
    "Apache with ProxyAddHeaders Off": "proxy_set_header Host 127.0.0.1;",
    "Apache as it comes": """proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Host $http_host; proxy_set_header X-Forwarded-Server $host;""",
    "Caddy with header_up Host and -X-Forwarded-*": "proxy_set_header Host 127.0.0.1:8765;",
    "Caddy as it comes": """proxy_set_header Host $http_host; proxy_set_header Via "1.1 Caddy";
        proxy_set_header X-Forwarded-For $remote_addr;""",
    "Traefik with passHostHeader=false": """proxy_set_header X-Real-Ip 127.0.0.1;
        proxy_set_header X-Forwarded-For 127.0.0.1;""",
    "Traefik as it comes": """proxy_set_header Host $http_host;
        proxy_set_header X-Real-Ip $remote_addr; proxy_set_header X-Forwarded-Port 443;""",
}
"""What each of them sends to a server behind it, sent by a real nginx."""


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """The key of a server on this machine, and the addresses that careless proxies give it."""
    if NGINX is None:
        lacking("nginx", "run tools/install_nginx.sh")
    folder = tmp_path_factory.mktemp("careless")
    with closing(Store(folder / "tables.sqlite")) as store:
        store.create(Match.new(registered("patchwork"), {}, Seed.from_text("careless")), "Ada's")
    with running("--database", str(folder / "tables.sqlite")) as (address, process):
        key = re.search(r"/host\?key=([\w-]+)", process.stdout.readline())
        assert key is not None
        ports = {name: free_port() for name in CARELESS}
        servers = [
            f"}} server {{ listen 127.0.0.1:{ports[name]};"
            f" location / {{ proxy_pass {address}; {headers} }}"
            for name, headers in CARELESS.items()
        ]
        location = "\n".join(servers)
        with running_nginx(folder, free_port(), location):
            yield key[1], {name: f"http://127.0.0.1:{port}" for name, port in ports.items()}


@pytest.mark.parametrize("proxy", CARELESS)
def test_a_careless_proxy_makes_nobody_the_host(
    careless: tuple[str, dict[str, str]], proxy: str
) -> None:
    """All of them come from 127.0.0.1, and once saw everything."""
    key, addresses = careless
    netloc = addresses[proxy].removeprefix("http://")
    for path in ("/", "/history", "/level", "/records"):
        assert "Ada" not in asked(netloc, "GET", path)[1]
    cookie = asked(netloc, "GET", "/")[2].split(";")[0]
    form = f"guard={cookie.removeprefix('guard=')}&game=patchwork"
    for path in ("/lab", "/lab/design", "/games/patchwork/decks/begin"):
        status, text, _ = asked(netloc, "POST", path, form, cookie)
        assert (status, "only its host" in text) == (403, True)
    assert "Ada" in asked(netloc, "GET", "/", cookie=f"host={key}")[1]  # the host may use one


def asked(
    netloc: str, method: str, path: str, form: str = "", cookie: str = ""
) -> tuple[int, str, str]:
    """Status, page and first cookie."""
    headers = {"Cookie": cookie, "Accept-Language": "en", "Sec-Fetch-Site": "same-origin",
               "Content-Type": "application/x-www-form-urlencoded"}  # fmt: skip
    with closing(http.client.HTTPConnection(netloc, timeout=30)) as connection:
        connection.request(method, path, form or None, headers)
        reply = connection.getresponse()
        return reply.status, reply.read().decode(), reply.headers.get("Set-Cookie", "")


# --- systemd

SYSTEMD = shutil.which("systemd-analyze")


def documented_unit(state: Path) -> str:
    """The unit of docs/hosting.md with our command and folder."""
    text = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"(?s)```ini\n(.*?)```", text)
    assert found is not None
    ours = found[1].replace("/opt/automatable/bin/automatable", AUTOMATABLE)
    return ours.replace("/var/lib/automatable", str(state))


def test_the_unit_is_right_and_gives_little_away(tmp_path: Path) -> None:
    if SYSTEMD is None:
        lacking("systemd-analyze", "run the tests on a system with systemd")
    unit = tmp_path / "automatable.service"
    unit.write_text(documented_unit(tmp_path))
    for check in (["verify"], ["security", "--offline=true", "--threshold=30"]):
        command = [str(SYSTEMD), *check, str(unit)]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_command_of_the_unit_serves(tmp_path: Path) -> None:
    unit = documented_unit(tmp_path).replace("\\\n", " ")
    words = re.findall(r"(?m)^ExecStart=(.*)$", unit)[0].split()
    assert words[:2] == [AUTOMATABLE, "serve"]
    variables = dict(re.findall(r"(?m)^Environment=(\w+)=(.*)$", unit))
    with running(*words[2:], **variables) as (address, _):
        assert address.endswith("/solo")
        local = address.removesuffix("/solo")
        for host, status in (("tables.example.org", 200), ("other.example.org", 421)):
            asked = urllib.request.Request(f"{local}/help", headers={"Host": host})
            assert status_of(asked) == status
    assert (tmp_path / "tables.sqlite").exists()


def status_of(asked: urllib.request.Request) -> int:
    try:
        with urllib.request.urlopen(asked, timeout=20) as reply:
            return int(reply.status)
    except urllib.error.HTTPError as refused:
        refused.close()
        return refused.code


# --- stopping


def test_a_gentle_stop_ends_what_was_begun(database: Path, table: str) -> None:
    """An open live update does not hold the server; the file is left whole, alone and clean."""
    with running("--database", str(database)) as (address, process):
        stream = urllib.request.urlopen(f"{address}/tables/{table}/live", timeout=20)
        stream.readline()
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=15) == 0
        assert b"data: 0" in stream.read()
        stream.close()
        assert process.stderr is not None
        log = process.stderr.read()
    assert "Traceback" not in log
    assert f"GET /tables/{table[:4]}…/live 200" in log
    assert table not in log
    assert not database.with_name("tables.sqlite-wal").exists()


# --- who is told what


def test_this_machine_only_unless_told_otherwise(database: Path) -> None:
    with running("--database", str(database)) as (address, _):
        assert address.startswith("http://127.0.0.1:")


def test_the_network_is_told_how_to_come_in_and_what_that_means(database: Path) -> None:
    """`--lan` prints the address, a code for the phone's camera, and a warning."""
    secret = {"AUTOMATABLE_ACCESS_CODE": CODE}
    with running("--lan", "--database", str(database), **secret) as (address, process):
        port = address.rsplit(":", 1)[1]
        assert not address.startswith("http://0.0.0.0")
        told = ""
        while "access code" not in told:
            told += process.stdout.readline()
        assert told.count("█") > 50
        assert "Everybody in this network can open that address now" in told
        assert CODE not in told
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20)
        assert refused.value.code == 401
        refused.value.close()


def test_a_code_that_is_too_short_is_refused() -> None:
    command = [AUTOMATABLE, "serve", "--port", "0", "--access-code", "1234", "--lang", "en"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert "at least 6 characters" in ran.stderr


# --- backup


def test_a_copy_made_while_others_write_can_be_restored(
    database: Path, table: str, tmp_path: Path
) -> None:
    copy, done = tmp_path / "copies" / "copy.sqlite", threading.Event()
    copy.parent.mkdir()

    def write() -> None:
        store = Store(database)
        while not done.is_set():
            at = store.open(table).sequence
            store.answer(table, ">", at)
            store.undo(table, at + 1)
        store.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        command = [AUTOMATABLE, "backup", str(copy), "--database", str(database), "--lang", "en"]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    finally:
        done.set()
        writer.join()
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "1 table was copied" in ran.stdout
    assert [file.name for file in copy.parent.iterdir()] == ["copy.sqlite"]
    with sqlite3.connect(copy) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    restored = Store(copy)
    found = restored.open(table)  # replayed, and compared with its fingerprint
    assert found.match.seed == Seed.from_text("hosted")
    assert restored.answer(table, ">", found.sequence).sequence == found.sequence + 1
    restored.close()


def test_a_copy_never_overwrites_a_file(store: Store, tmp_path: Path) -> None:
    photo = tmp_path / "photo.jpg"
    photo.write_text("dear")
    for there in (photo, tmp_path / "no" / "such" / "folder.sqlite"):
        with pytest.raises(StoreFailed, match="backup_unwritable"):
            store.back_up(there)
    assert photo.read_text() == "dear"
