"""Facts declared once: positions, copies, corrections and what a seat sees follow from them."""
