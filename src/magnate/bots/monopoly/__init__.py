"""The players of Monopoly."""
