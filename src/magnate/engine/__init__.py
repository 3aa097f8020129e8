"""What all games share: editions, events, refusals, positions, a game with its history."""
