"""What every form of a table sends along."""

from __future__ import annotations

from markupsafe import Markup

from automatable.table.store import Table
from automatable.ui.frame import Frame


def form_fields(frame: Frame, table: Table) -> Markup:
    """Every change names the state it was made for, and itself, so that it is made once."""
    hidden = Markup('<input type="hidden" name="{}" value="{}">')
    fields = {"guard": frame.guard, "sequence": table.sequence, "token": frame.token()}
    return Markup("").join(hidden.format(name, value) for name, value in fields.items())
