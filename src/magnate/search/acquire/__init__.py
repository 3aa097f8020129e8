"""Search in Acquire."""
