"""Rules that cannot be deleted unnoticed: change a line that implements one, run its tests.

    make mutants GAME=scythe N=200     # 200 random changes; goes on where it was stopped
    python -m tools.mutants again scythe   # what survived so far, when tests were added
    python -m tools.mutants run scythe --rule SCY-CMB-15   # every change of a rule
    python -m tools.mutants run scythe --number 200 --quick   # only the tests that cite the rules
    python -m tools.mutants report     # the table of docs/proof.md, and what survived

`changes.py` finds what can be changed, `nursery.py` collects the tests of a game once and tries
each change in a fork of that process, `reporting.py` counts.
"""
