game-acquire = Acquire
home-about-acquire = Place tiles, found hotel chains, buy shares, and cash in when chains merge.
rules-prices = Prices and bonuses
