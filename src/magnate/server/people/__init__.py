"""People: identity, accounts, ratings and notices."""
