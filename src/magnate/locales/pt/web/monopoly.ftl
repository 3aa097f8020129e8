## The Monopoly table
