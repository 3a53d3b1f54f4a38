"""The Starlette shell around `ui`: routes, live updates, security headers.

app(store)                                  # the ASGI application for the tables of one store
app(store, Access(names, code))               # that answers to more names, and asks for a code
"""

from automatable.server.access import Access
from automatable.server.application import app

__all__ = ["Access", "app"]
