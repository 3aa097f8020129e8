"""Search in Monopoly."""
