"""Harbour, a toy game against an Automa: small, complete, and an example to copy.

Rules in ten lines:

HAR-SET-01  Nine of the twelve crates are unloaded onto the quay, in a row; each side has 4 coins.
HAR-SET-02  The Automa's six cards are shuffled; one is set aside unseen.
HAR-YOU-01  Load one crate and pay its duty, or wait and take 2 coins.
HAR-YOU-02  After loading give any number of coins to the lighthouse.
HAR-AUT-01  The Automa draws a card; after the fifth all six are shuffled again, one aside.
HAR-AUT-02  On a card with a toll you may pay it: then the Automa takes nothing.
HAR-AUT-03  It can lift crates up to the card's strength (1 more in a storm). Of these it takes the
            wanted kind if there is one, then the most valuable, the lightest, the nearest or
            farthest. If it can lift none it takes 1 coin. Either way it gives the card's light.
HAR-TIDE-01 A round is your turn, one Automa turn per level, and the tide. The game ends
            after the last tide, or when the quay is empty.
HAR-END-01  Score the worth of your crates and 1 point for every 2 coins.
HAR-END-02  A tie goes to whoever gave more light, then to the Automa.
HAR-FIX-01  Any fact can be corrected at any time.
"""

from toy_game.game import GAME

__all__ = ["GAME"]
