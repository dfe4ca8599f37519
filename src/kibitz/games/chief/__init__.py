"""Indian Chief: seven rounds, and in each everyone lays another of the seven melds of the rhyme.

The melds have one to seven cards and are chosen in secret, then turned up together and scored;
Thieves may steal from what lies there, and hands are filled up to eight again. The highest total
wins. A game by Stven Carlberg.

Source: the Polish rulebook ("7 układów"), a translation whose first section is missing; what it
lacks or leaves open is settled, and the rules with their ids are in rulebook/. Read in this order:
cards, actions, table, deal, meld, poker, scoring, theft, refill, worlds, game.
"""
