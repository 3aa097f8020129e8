"""Training the value function of Monopoly."""
