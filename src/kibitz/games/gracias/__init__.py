"""Gracias: take a trio, keep one open card, give the other away; the most of a colour is too many.

A round has four turns. In each turn everybody takes one trio, of two open cards and one face-down
card: the face-down card and one open card stay here, the other open card is a gift to an opponent.
Then whoever has the most loose cards of a colour discards them, and every card left is a point.

Source: the Gracias rulebook by Richard Borg and Alan R. Moon, settled where it is silent; the rules
with their ids are in rulebook/. Read in this order: cards, actions, table, deal, turn, scoring,
worlds, game.
"""
