"""The real server in a process of its own, on a free port of this machine."""

import re
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PATIENCE_S = 120


@dataclass(frozen=True)
class Server:
    url: str
    process: subprocess.Popen[bytes]


HOST_KEYS: dict[str, str] = {}
"""Of servers that were started here, by address: whoever has the key is the host."""


@contextmanager
def running_server(file: Path, *options: str, database: str = "") -> Iterator[Server]:
    """A server that answers already, and that ends with the block: on a file, or a database.

    Tests that want a crash kill `process` themselves and start another on the same database.
    """
    port = free_port()
    log = file.with_suffix(f".{port}.log")
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*serve_command(port, database or file), *options],
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    server = Server(f"http://127.0.0.1:{port}", process)
    try:
        wait_until_it_answers(server, log)
        if key := re.search(r"/host\?key=([\w-]+)", log.read_text("utf-8")):
            HOST_KEYS[server.url] = key[1]
        yield server
    finally:
        end(process)


def serve_command(port: int, database: Path | str) -> list[str]:
    automatable = Path(sys.executable).with_name("automatable")
    return [
        *(str(automatable), "serve"),
        *("--host", "127.0.0.1", "--port", str(port)),
        *("--database", str(database)),
    ]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_until_it_answers(server: Server, log: Path) -> None:
    deadline = time.monotonic() + PATIENCE_S
    while not answers(server.url):
        if server.process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError(f"the server did not start:\n{log.read_text()}")
        time.sleep(0.05)


def answers(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE_S):
            return True
    except urllib.error.HTTPError as refusal:  # the page may be broken, but the server is up
        refusal.close()
        return True
    except OSError:
        return False


def end(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(timeout=10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
