"""Looking ahead in Acquire."""
