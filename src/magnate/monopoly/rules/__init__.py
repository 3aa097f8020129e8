"""The rules of Monopoly, one file per rule, as functions over a state and an edition's table."""
