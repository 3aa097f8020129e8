"""Training the value function of Acquire."""
