"""Bots against bots, fairly: every seed is played with every rotation of the seats."""
