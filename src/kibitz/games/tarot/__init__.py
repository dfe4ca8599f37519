"""French Tarot for four: one taker against three defenders, 18 tricks, a target in card points.

The seats bid for the contract; the taker takes the dog (or leaves it), and must reach the target
that belongs to the bouts he has at the end. Points are counted in halves throughout: a point is two
units, and the pack has 182. Seats are numbered counter-clockwise, as the game is played.

Source: the Tarot rulebook (Italian), settled where it is silent; the rules with their ids are in
rulebook/. Read in this order: cards, actions, table, deal, bidding, dog, declarations, play,
scoring, worlds, ways, game.
"""
