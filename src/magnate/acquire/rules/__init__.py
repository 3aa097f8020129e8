"""The rules of Acquire, one file per rule, as functions over a state and an edition's table."""
