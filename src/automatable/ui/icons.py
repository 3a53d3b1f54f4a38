"""The icons of the frame: our own strokes, one for one thing, each beside a text label."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

_STROKES = {
    "undo": "M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11",
    "redo": "M15 14l5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13",
    "log": "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
    "score": "M4 20V11h4v9M10 20V4h4v16M16 20v-6h4v6M3 20h18",
    "pencil": "M4 20l1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8 18.5zM14.5 6l3 3",
    "help": "M9.2 9a2.9 2.9 0 1 1 4.4 2.5c-1 .6-1.6 1.2-1.6 2.5M12 17.5h.01M21 12"
    "a9 9 0 1 1-18 0a9 9 0 0 1 18 0z",
    "moon": "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
    "sun": "M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5"
    "l1.8 1.8M17.2 17.2L19 19M5 19l1.8-1.8M17.2 6.8L19 5",
    "half": "M12 3a9 9 0 1 0 0 18zM12 3a9 9 0 0 1 0 18",
    "globe": "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0zM3 12h18M12 3c2.5 2.7 3.7 5.7 3.7 9"
    "s-1.2 6.3-3.7 9c-2.5-2.7-3.7-5.7-3.7-9s1.2-6.3 3.7-9z",
    "shelf": "M3 19.5h18M5 19.5V7h4v12.5M9 19.5V4.5h4v15M14.2 8.6l3.7-1.2 3.6 12.1",
    "cards": "M8 4h9a2 2 0 0 1 2 2v11M5 7h8a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9"
    "a2 2 0 0 1 2-2z",
    "book": "M12 6.5C10.5 5 8 4.5 4 4.5v13.5c4 0 6.5.5 8 2 1.5-1.5 4-2 8-2V4.5c-4 0"
    "-6.5.5-8 2zM12 6.5V20",
    "menu": "M5 12h.01M12 12h.01M19 12h.01",
    "download": "M12 4v11M7 11l5 5 5-5M4 20h16",
    "upload": "M12 16V5M7 9l5-5 5 5M4 20h16",
    "copy": "M9 9h10v11H9zM15 9V4H5v11h4",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5",
    "next": "M9 5l7 7-7 7",
    "previous": "M15 5l-7 7 7 7",
    "checklist": "M4 6l1.5 1.5L8 5M4 12.5L5.5 14 8 11.5M4 19l1.5 1.5L8 18M12 6.5h8M12 13"
    "h8M12 19.5h8",
    "history": "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 7.5V12l3 2",
    "play": "M8 5l11 7-11 7z",
    "warning": "M12 4L2.5 20h19zM12 10v4.5M12 17.3h.01",
    "cross": "M6 6l12 12M18 6L6 18",
    "list": "M4 6h16M4 12h16M4 18h16",
    "replay": "M5 12a7 7 0 1 1 2.2 5.1M5 12V7.5M5 12h4.5M10.5 9.5l4 2.5-4 2.5z",
    "check": "M4.5 12.8l5 5L19.5 7",
    "hand": "M9 11V5a1.5 1.5 0 0 1 3 0v5l5.5 1.2a2 2 0 0 1 1.5 2.2L18 20H10l-4.5-6"
    "a1.5 1.5 0 0 1 2.3-2z",
    "search": "M10.5 17a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21",
    "bulb": "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2"
    "A6 6 0 0 0 12 3z",
    "partner": "M5 9h14v10H5zM12 9V5M12 5h.01M9 13.5h.01M15 13.5h.01M9.5 16.5h5"
    "M2.5 12.5v3M21.5 12.5v3",
    "star": "M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6L3.4 9.8l6-.8z",
    "whole": "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
    "near": "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
    "last": "M5 5l7 7-7 7M13 5l7 7-7 7",
    "pause": "M8 5v14M16 5v14",
    "stop": "M6.5 6.5h11v11h-11z",
    "arrow": "M19 12H5M11 6l-6 6 6 6",
    "grid": "M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3.5 10h17"
    "M9.5 10v9M15 10v9",
    "tiles": "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    "steps": "M4 3.5h16v5H4zM7 10.5h13v4H7zM7 16.5h13v4H7z",
    "letters": "M4 18L9 6l5 12M5.7 14h6.6M15 10h6M18 8v2c0 4-1.5 6.5-4 8"
    "M15.5 12.5c1 2.5 3 4.5 5.5 5.5",
    "code": "M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14",
    "die": "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z"
    "M8.5 8.5h.01M15.5 15.5h.01M12 12h.01M15.5 8.5h.01M8.5 15.5h.01",
    "plus": "M12 5v14M5 12h14",
    "up": "M6 15l6-6 6 6",
    "down": "M6 9l6 6 6-6",
    "say": "M5 5h14v11H10l-5 4z",
    "loop": "M17 3l3.5 3.5L17 10M20 6.5H8a4.5 4.5 0 0 0 0 9M7 21l-3.5-3.5L7 14"
    "M4 17.5h12a4.5 4.5 0 0 0 0-9",
    "filter": "M4 5h16l-6 7.5V19l-4 2v-8.5z",
    "place": "M12 20V9M8 13V6.5M16 13V6.5M5 20h14",
    "fork": "M12 20v-6M12 14c0-4-6-3-6-9M12 14c0-4 6-3 6-9",
    "change": "M5 8h11M12 4l4 4-4 4M19 16H8M12 12l-4 4 4 4",
    "flask": "M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3"
    "M8.5 3h7M7.5 14.5h9",
    "screen": "M3 5h18v11H3zM9 20h6M12 16v4",
    "box": "M12 3l8.5 4.5v9L12 21l-8.5-4.5v-9zM3.7 7.6L12 12l8.3-4.4M12 12v9",
    "file": "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h5",
    "package": "M4 8h5a2.2 2.2 0 1 1 4.4 0H18v4.6a2.2 2.2 0 1 1 0 4.4V21H4z",
    "wrench": "M15 3.5a5.5 5.5 0 0 0-5.2 7.4L3 17.7 6.3 21l6.8-6.8a5.5 5.5 0 0 0 7-7.2l-3.3 3.2"
    "-2.9-.8-.8-2.9z",
    "trophy": "M7 4h10v6a5 5 0 0 1-10 0zM7 6H3.5c0 3.2 1.4 5 3.8 5M17 6h3.5c0 3.2-1.4 5-3.8 5"
    "M12 15v3M8 21h8M9.5 18h5v3",
    "flame": "M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2.4 1.2-3.8 2.3-4.7 0 2 .8 3 2 3.2"
    "C10.600 9 10.500 6 12 3z",
    "sort": "M4 6h16M4 12h11M4 18h6",
    "calendar": "M4 6h16v14H4zM4 10.5h16M8 3.500v4M16 3.500v4",
    "seed": "M12 21c0-7 0-9-5-12M12 14c0-5 2-8 8-9 0 6-3 9-8 9zM10 11C8 7 6 6 3 6c0 3 2 5 7 5z",
}


@cache
def icon(name: str) -> Markup:
    """An ornament to stand beside its label; it is silent for screen readers."""
    return Markup(
        '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor"'
        ' stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="{}"/></svg>'
    ).format(_STROKES[name])
