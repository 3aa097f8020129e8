game-monopoly = Monopoly
home-about-monopoly = Walk the loop, buy streets, build houses, and collect the rent.
rules-board = The board with prices and rents
