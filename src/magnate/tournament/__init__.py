"""Tournaments between bots: every seed is played with every rotation of the seats."""
