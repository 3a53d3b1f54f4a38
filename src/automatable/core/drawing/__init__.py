"""How a game shows itself: plain data and markup, no web framework."""
