"""Patchwork in the laboratory: the fast kernel and what is built on it.

The kernel plays the same rules as `automatable.games.patchwork`, on flat arrays; tests prove
the two equal. It needs the extra `lab` (numba).
"""
