"""What `make bench` measures: one module for each part, with a function `rows` that yields lines.

A module may also be run by itself: `python -m benchmarks scythe`.
"""
