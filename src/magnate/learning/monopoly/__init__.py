"""Learning the value of positions of Monopoly."""
