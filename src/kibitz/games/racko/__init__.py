"""Rack-O: ten cards in a rack, exchanged one at a time until they rise; rounds to 500 points.

Source: the Rack-O rulebook (Belarusian), settled where it is silent; the rules with their ids are in
rulebook/. Read in this order: cards, actions, table, deal, turn, scoring, game.
"""
