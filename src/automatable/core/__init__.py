"""The frame every game stands on, in pure Python: no web, no storage, no words of a language.

`game` is the contract, `solo` its usual form. The folders: `turns` (procedures that ask, cascades,
answers, events), `state` (facts declared once), `matches` (answers and a seed, saves), `decks`,
`files` (what comes from outside), `drawing` (plain data and markup), `advice` (players, odds,
looking back) and `simulating` (what the laboratory asks of a game).
"""
