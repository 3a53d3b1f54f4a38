"""Shows a built pocket on this machine: a plain static host, as any other would be.

python tools/pocket/serve.py build/pocket [PORT]
"""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

PORT = 8766


class Handler(SimpleHTTPRequestHandler):
    """Files as they are; the app's own page for an address that only the app knows."""

    protocol_version = "HTTP/1.1"

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        unknown = Path(str(self.directory)) / "404.html"
        if code != 404 or not unknown.is_file():
            return super().send_error(code, message, explain)
        contents = unknown.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(contents)))
        self.end_headers()
        self.wfile.write(contents)
        return None

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        pass


def host(folder: Path, port: int = 0) -> ThreadingHTTPServer:
    """A host for a folder on this machine only; `serve_forever` starts it."""
    return ThreadingHTTPServer(("127.0.0.1", port), partial(Handler, directory=str(folder)))


def main(folder: Path, port: int = PORT) -> None:
    if not (folder / "service-worker.js").is_file():
        sys.exit(f"There is no pocket in {folder}: `make pocket` builds it.")
    served = host(folder, port)
    print(f"The pocket is open at http://localhost:{served.server_address[1]}/ (Ctrl+C ends it)")
    try:
        served.serve_forever()
    except KeyboardInterrupt:
        served.server_close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:3]))
