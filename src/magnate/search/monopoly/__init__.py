"""Looking ahead in Monopoly."""
