"""The drawings of the table: positions in, SVG and figures out, no framework."""
