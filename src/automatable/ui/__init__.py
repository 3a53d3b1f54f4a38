"""Pure functions from a match and a language to words and HTML; no web framework here."""
