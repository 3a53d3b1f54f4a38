"""The workshop: a game file as parts that are edited by forms (KIT-WRK)."""
