"""Learning value functions from games; it needs numpy and numba (`magnate[fast]`)."""
