"""How pictures and plain text are laid out, for both games."""
