"""The rules of Monopoly: one file per rule, functions over a state and an edition."""
