"""Words in the reader's language, and as HTML."""
