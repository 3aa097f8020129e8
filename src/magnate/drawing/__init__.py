"""Layout of pictures and plain text, for all games."""
