"""The Starlette shell around `ui`: routes, live updates, security headers.

app(store)                                  # the ASGI application for the tables of one store
app(store, Door(names, code))               # that answers to more names, and asks for a code
"""

from automatable.server.application import app
from automatable.server.door import Door

__all__ = ["Door", "app"]
