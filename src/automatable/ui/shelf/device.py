"""The page about this device: what it may do at the table, what it keeps, all as one file."""

from __future__ import annotations

from collections.abc import Sequence

from automatable.table.histories import Parting
from automatable.ui.frame import Frame, render


def device_page(
    frame: Frame,
    note: str = "",
    problems: Sequence[str] = (),
    parted: Sequence[Parting] = (),
) -> str:
    """Wishes for the table; without a server also the storage, and everything as one file."""
    return render(frame, "device.html", note=note, problems=problems, parted=parted)
