"""Search: determinizations of a view, rollouts from them, and value functions."""
