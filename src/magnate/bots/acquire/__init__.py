"""The players of Acquire."""
