"""The drawings of Expeditions' table: positions in, SVG and figures out, no framework."""
