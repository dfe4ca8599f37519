"""How each game's table is shown in a terminal: a picture, and the same in words."""
