"""Learning the value of positions of Acquire."""
