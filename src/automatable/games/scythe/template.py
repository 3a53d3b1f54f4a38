"""A typical mid-game position in which the Automa moves, as an example to edit."""

TEMPLATE = (
    "scy1 turn=9 phase=automa to_move=nordic tokens=A3,B2,B7,E1 | "
    "human saxony mechs=D6 workers=G1,F2*2 abilities=riverwalk stars=1 | "
    "automa nordic level=automa progress=6 character=D4 mechs=C4,D5 workers=A4,A5,C5,E6 "
    "power=8 coins=7 cards=2 factory_card=yes main=1,2,6,7,8,9,10 combat=4 last=10"
)
