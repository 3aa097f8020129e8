"""Training value functions from games; needs numpy and numba (`magnate[fast]`)."""
