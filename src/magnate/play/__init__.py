"""A game at a table: seats, clocks, standing orders, undo and chance. No I/O."""
