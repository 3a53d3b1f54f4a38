"""A typical mid-game position in which the Automa moves, as an example to edit."""

TEMPLATE = (
    "pw1 ZDATYdPQRaUXMNKVBObE 29-26 2 "
    "6g2/5ggg1/3f1ggg1/1fffffg*1/eeef5/1e7/eee2IIII/1HHHG4/2H1GGG2;9 @3n;CFJLSWc*;1;2:10 - o"
)
